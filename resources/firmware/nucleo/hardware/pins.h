#ifndef HARDWARE_PINS_H
#define HARDWARE_PINS_H

/** Makes every pin an input that pulls nowhere, as it is without power. Reading and writing: ../core/board.h. */
void pins_start(void);

#endif
