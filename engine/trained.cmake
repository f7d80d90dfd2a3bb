# SPDX-FileCopyrightText: 2026 The Pitwise authors
# SPDX-License-Identifier: GPL-3.0-or-later

# An engine that was watched at work: it is built once with counters, deals rounds of every house, and is then
# compiled again for what it was seen to do. Only where PITWISE_TRAINED is on (the preset `release`) and GCC compiles.

set(training ${CMAKE_BINARY_DIR}/training)
set(profile ${CMAKE_BINARY_DIR}/profile)

function(pitwise_train)
    execute_process(
        COMMAND ${CMAKE_COMMAND} -S ${CMAKE_SOURCE_DIR} -B ${training} -G ${CMAKE_GENERATOR} -DCMAKE_BUILD_TYPE=Release
                -DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER} -DPITWISE_ENGINE_ONLY=ON -DBUILD_TESTING=OFF
                "-DCMAKE_CXX_FLAGS=${CMAKE_CXX_FLAGS} -fprofile-generate -fprofile-dir=${profile} -fprofile-prefix-path=${training}"
        OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
    set(deal ${training}/pitwise-cli simulate --threads 1 --house)
    set(lessons)
    foreach(house washington fun-casino three-hand ontario)
        list(APPEND lessons COMMAND ${deal} ${house} --rounds 20000 --patrons war
                            COMMAND ${deal} ${house} --rounds 20000 --patrons war --seats 1
                            COMMAND ${deal} ${house} --rounds 5000 --patrons mixed)
    endforeach()
    list(APPEND lessons COMMAND ${deal} war-blackjack --rounds 3000 --patrons war
                        COMMAND ${deal} war-blackjack --rounds 500 --patrons mixed)
    # Notation is written and read, too.
    foreach(house washington war-blackjack)
        list(APPEND lessons
             COMMAND sh -c "'${training}/pitwise-cli' deal --house ${house} --rounds 300 | '${training}/pitwise-cli' audit - > '${training}/audit.log'")
    endforeach()
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/engine/*.cpp ${CMAKE_SOURCE_DIR}/engine/*.h)
    add_custom_command(OUTPUT ${profile}/trained
        COMMAND ${CMAKE_COMMAND} -E rm -rf ${profile}
        COMMAND ${CMAKE_COMMAND} --build ${training} --target pitwise-cli
        ${lessons}
        COMMAND ${CMAKE_COMMAND} -E touch ${profile}/trained
        DEPENDS ${sources}
        COMMENT "Training the engine" VERBATIM)
    add_custom_target(train_engine DEPENDS ${profile}/trained)
endfunction()

# An act passes through many small functions: those that were seen to be busy may grow into one another. The linker
# decides it, so it has to be told as well.
set(busy --param max-inline-insns-auto=200 --param max-inline-insns-single=500 --param inline-unit-growth=300
         --param large-function-growth=800 --param large-stack-frame-growth=2000 --param inline-min-speedup=3)
string(REPLACE "--param;" "--param=" busy "${busy}")

function(pitwise_compile_as_trained)
    foreach(library ${ARGN})
        add_dependencies(${library} train_engine)
        target_compile_options(${library} PRIVATE -fprofile-use=${profile} -fprofile-prefix-path=${CMAKE_BINARY_DIR}
                               -Wno-missing-profile -Wno-coverage-mismatch ${busy})
        target_link_options(${library} INTERFACE ${busy})
    endforeach()
endfunction()
