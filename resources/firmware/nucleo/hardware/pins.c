#include "pins.h"

#include "../core/board.h"
#include "../core/pins.h"
#include "registers.h"

enum { MODE_INPUT = 0, MODE_OUTPUT = 1 };
enum { PULL_NONE = 0, PULL_UP = 1, PULL_DOWN = 2 };

/** About 0.1 ms at 84 MHz: the pull-up of 40 kOhm needs it to lift a long cable. */
#define LIFTING_ROUNDS 1000u

struct place {
  struct gpio *port;
  uint8_t bit;
};

/** The Arduino header of a Nucleo-64, from D2 on. */
static const struct place places[PIN_COUNT] = {
  {GPIO_A, 10}, {GPIO_B, 3}, {GPIO_B, 5}, {GPIO_B, 4}, {GPIO_B, 10}, {GPIO_A, 8},
  {GPIO_A, 9}, {GPIO_C, 7}, {GPIO_B, 6}, {GPIO_A, 7}, {GPIO_A, 6}, {GPIO_A, 5},
};

/** What reads or writes have made of each pin. */
static enum { UNUSED, PULLED, DRIVEN } uses[PIN_COUNT];

static void set_field(volatile uint32_t *fields, uint8_t bit, uint32_t value) {
  *fields = (*fields & ~(3u << (2u * bit))) | (value << (2u * bit));
}

void pins_start(void) {
  RCC->ahb1enr |= RCC_AHB1ENR_GPIO_ABC;
  (void)RCC->ahb1enr; // the clock needs a moment
  for (uint8_t pin = PIN_FIRST; pin <= PIN_LAST; pin += 1) {
    const struct place *place = &places[pin - PIN_FIRST];
    set_field(&place->port->pupdr, place->bit, PULL_NONE);
    set_field(&place->port->moder, place->bit, MODE_INPUT);
  }
}

/** Not at the start: a pull-up could switch on what hangs on an output before anybody has written it. */
static void start_pulling(uint8_t pin) {
  const struct place *place = &places[pin - PIN_FIRST];
  uses[pin - PIN_FIRST] = PULLED;
  set_field(&place->port->pupdr, place->bit, pin == PIN_LED ? PULL_DOWN : PULL_UP);
  for (volatile uint32_t round = 0; round < LIFTING_ROUNDS; round += 1) {
  }
}

bool board_read_pin(uint8_t pin) {
  const struct place *place = &places[pin - PIN_FIRST];
  if (uses[pin - PIN_FIRST] == UNUSED) start_pulling(pin);
  return (place->port->idr & BIT(place->bit)) != 0;
}

void board_write_pin(uint8_t pin, bool level) {
  const struct place *place = &places[pin - PIN_FIRST];
  // The level first, so that a pin that becomes an output begins with it.
  place->port->bsrr = BIT(place->bit + (level ? 0u : 16u));
  set_field(&place->port->moder, place->bit, MODE_OUTPUT);
  uses[pin - PIN_FIRST] = DRIVEN;
}
