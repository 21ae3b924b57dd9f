/*
 * In place of hardware/pins.c: QEMU's STM32F405 has no pins. Levels come from outside over USART1, one byte a change: the
 * letter of the pin ('a' for pin 0), capital for high. A change waits until its pin is looked at, so a watch sees every one;
 * a pin that nobody looks at takes it over after a while.
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

#define WAIT_US (4u * TICK_US)

static void take_change(uint8_t looked_at) {
  static uint32_t letter;
  static uint32_t since_us;
  if (letter == 0 && (USART_1->sr & USART_SR_RXNE) != 0) {
    letter = USART_1->dr;
    since_us = ticks_us();
  }
  uint32_t pin = (letter | 0x20u) - 'a';
  if (letter == 0 || (pin != looked_at && ticks_us() - since_us < WAIT_US)) return;
  if (pin >= PIN_FIRST && pin <= PIN_LAST) outside[pin - PIN_FIRST] = (letter & 0x20u) == 0;
  letter = 0;
}

bool board_read_pin(uint8_t pin) {
  take_change(pin);
  return is_output[pin - PIN_FIRST] ? written[pin - PIN_FIRST] : outside[pin - PIN_FIRST];
}

void board_write_pin(uint8_t pin, bool level) {
  written[pin - PIN_FIRST] = level;
  is_output[pin - PIN_FIRST] = true;
}
