#include "../core/firmware.h"
#include "clock.h"
#include "pins.h"
#include "registers.h"
#include "serial.h"
#include "ticks.h"
#include "watchdog.h"

#ifndef BOARD_NAME
#error "BOARD_NAME says which board this is built for"
#endif

#define FEED_EVERY_US 100000u

static struct firmware firmware;

int main(void) {
  const char *reset_cause = watchdog_reset_cause();
  watchdog_start();
  pins_start();
  struct clocks clocks = clock_start();
  serial_start(&firmware.received, clocks.peripheral_hz);
  ticks_start(clocks.core_hz);
  // Sleeping must not cut the ST-LINK off.
  DBGMCU_CR |= DBGMCU_CR_SLEEP;
  firmware_start(&firmware, BOARD_NAME, reset_cause);

  uint32_t fed_us = ticks_us();
  uint8_t byte;
  for (;;) {
    uint32_t now_us = ticks_us();
    if (now_us - fed_us >= FEED_EVERY_US) {
      watchdog_feed();
      fed_us = now_us;
    }
    firmware_step(&firmware, now_us);
    while (serial_can_send() && output_take(&firmware.output, &byte)) serial_send(byte);
    // An interrupt that comes right before is noticed a tick later.
    if (output_room(&firmware.output) == OUTPUT_SIZE && byte_queue_is_empty(&firmware.received)) __asm__ volatile("wfi");
  }
}
