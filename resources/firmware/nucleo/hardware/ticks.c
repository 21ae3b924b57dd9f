#include "ticks.h"

#include "handlers.h"
#include "registers.h"

static volatile uint32_t now_us;

void ticks_start(uint32_t core_hz) {
  SYSTICK->csr = 0;
  SYSTICK->rvr = core_hz / (1000000u / TICK_US) - 1u;
  SYSTICK->cvr = 0;
  SYSTICK->csr = SYSTICK_ENABLE | SYSTICK_INTERRUPT | SYSTICK_CORE_CLOCK;
}

uint32_t ticks_us(void) {
  return now_us;
}

void on_tick(void) {
  now_us += TICK_US;
}
