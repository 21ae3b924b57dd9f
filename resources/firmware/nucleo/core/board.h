#ifndef BOARD_H
#define BOARD_H

#include <stdbool.h>
#include <stdint.h>

/**
 * What the core needs of a board: `pin` is PIN_FIRST to PIN_LAST. A pin is an input from the start until it is first
 * written; from then on it is an output until the next reset, and reading gives the level that is really on it.
 */
bool board_read_pin(uint8_t pin);
void board_write_pin(uint8_t pin, bool level);

#endif
