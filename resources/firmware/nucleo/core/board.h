#ifndef BOARD_H
#define BOARD_H

#include <stdbool.h>
#include <stdint.h>

/**
 * What the core needs of a board: `pin` is PIN_FIRST to PIN_LAST. A pin pulls nowhere until it is used: whoever reads it
 * first gives it its pull, whoever writes it makes it an output, which it stays until the next reset. Reading gives the
 * level that is really on the pin.
 */
bool board_read_pin(uint8_t pin);
void board_write_pin(uint8_t pin, bool level);
/**
 * What analog input `channel`, below ANALOG_COUNT, measures: 0 to 2^ANALOG_BITS - 1. False when the converter gives no
 * reading in time. The input pulls nowhere.
 */
bool board_read_analog(uint8_t channel, uint16_t *reading);

#endif
