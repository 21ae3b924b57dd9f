/* In place of hardware/clock.c: QEMU's STM32F405 runs at 168 MHz and has no clock control. */
#include "../hardware/clock.h"

struct clocks clock_start(void) {
  return (struct clocks){.core_hz = 168000000u, .peripheral_hz = 42000000u};
}
