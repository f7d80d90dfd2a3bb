# SPDX-FileCopyrightText: 2026 The Pitwise authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Writes the texts of lessons and clauses as marked strings to OUT, where lupdate finds them. Semicolons would part the
# elements of CMake's lists and \" would end a string: other characters stand for them meanwhile.
string(ASCII 1 semicolon)
string(ASCII 2 quote)
set(marked "")

function(read_lines variable path pattern)
    file(READ ${path} text)
    string(REPLACE ";" "${semicolon}" text "${text}")
    string(REPLACE "\\\"" "${quote}" text "${text}")
    string(REGEX MATCHALL "(^|\n)${pattern}[^\n]*" lines "${text}")
    set(${variable} "${lines}" PARENT_SCOPE)
endfunction()

function(mark context text)
    string(REPLACE "${semicolon}" ";" text "${text}")
    string(REPLACE "${quote}" "\\\"" text "${text}")
    # Numbers, ratios and blanks alone are the same in every language.
    string(REGEX REPLACE "{[^}]*}" "" words "${text}")
    if(words MATCHES "[A-Za-z]")
        set(marked "${marked}QT_TRANSLATE_NOOP(\"${context}\", \"${text}\")\n" PARENT_SCOPE)
    endif()
endfunction()

# Clauses: the rows of the tables, `| WA-9 | War: the patron adds a bet ... |`.
read_lines(rows docs/clauses.md "[|] [A-Z][A-Z]-[0-9]+ [|] ")
foreach(row IN LISTS rows)
    string(REGEX REPLACE "^\n[|] [A-Z]+-[0-9]+ [|] (.*) [|]$" "\\1" text "${row}")
    string(REPLACE "\"" "\\\"" text "${text}")
    mark(Clauses "${text}")
endforeach()

# Lessons: the values of those keys that are sentences.
file(GLOB lessons assets/lessons/*.toml)
foreach(lesson IN LISTS lessons)
    read_lines(lines ${lesson} "(title|read|text|ask|answer|wrong) = ")
    foreach(line IN LISTS lines)
        string(REGEX MATCHALL "\"[^\"]*\"" texts "${line}")
        foreach(text IN LISTS texts)
            string(REPLACE "\"" "" text "${text}")
            mark(Lessons "${text}")
        endforeach()
    endforeach()
endforeach()

file(WRITE ${OUT} "${marked}")
