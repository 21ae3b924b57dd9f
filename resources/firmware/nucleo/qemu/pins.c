/*
 * In place of hardware/pins.c: QEMU's STM32F405 has no pins. Levels come from outside over USART1, one byte a change: the
 * letter of the pin ('a' for pin 0), capital for high. At most one byte is taken up in a tick, so a watch sees every change.
 */
#include "../hardware/pins.h"

#include "../core/board.h"
#include "../core/pins.h"
#include "../hardware/registers.h"
#include "../hardware/ticks.h"

#define USART_1 ((struct usart *)0x40011000u)

static bool outside[PIN_COUNT];
static bool written[PIN_COUNT];
static bool is_output[PIN_COUNT];

void pins_start(void) {
  for (uint8_t pin = PIN_FIRST; pin <= PIN_LAST; pin += 1) outside[pin - PIN_FIRST] = pin != PIN_LED;
  USART_1->cr1 = USART_CR1_UE | USART_CR1_RE;
}

static void take_change(void) {
  static uint32_t taken_us;
  if (ticks_us() == taken_us || (USART_1->sr & USART_SR_RXNE) == 0) return;
  taken_us = ticks_us();
  uint32_t letter = USART_1->dr;
  uint32_t pin = (letter | 0x20u) - 'a';
  if (pin >= PIN_FIRST && pin <= PIN_LAST) outside[pin - PIN_FIRST] = (letter & 0x20u) == 0;
}

bool board_read_pin(uint8_t pin) {
  take_change();
  return is_output[pin - PIN_FIRST] ? written[pin - PIN_FIRST] : outside[pin - PIN_FIRST];
}

void board_write_pin(uint8_t pin, bool level) {
  written[pin - PIN_FIRST] = level;
  is_output[pin - PIN_FIRST] = true;
}
