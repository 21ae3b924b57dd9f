#ifndef TICKS_H
#define TICKS_H

#include <stdint.h>

/** Watched pins are looked at this often; a pulse that lasts longer is never missed. */
#define TICK_US 250u

void ticks_start(uint32_t core_hz);
/** Since the start, in steps of a tick; wraps after 71 minutes. */
uint32_t ticks_us(void);

#endif
