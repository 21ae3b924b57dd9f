#ifndef HARDWARE_PINS_H
#define HARDWARE_PINS_H

/** Makes every pin an input with a pull. Reading and writing: ../core/board.h. */
void pins_start(void);

#endif
