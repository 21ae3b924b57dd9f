#include "../core/board.h"
#include "../core/pins.h"
#include "registers.h"

enum { MODE_ANALOG = 3, PULL_NONE = 0 };

/** A conversion takes 25 us at 84 MHz, in which this counts to about 300; at 16 MHz both are slower alike. */
#define LONGEST_ROUNDS 4000u
/** The converter needs 3 us after it was switched on. */
#define SETTLING_ROUNDS 100u

struct input {
  struct gpio *port;
  uint8_t bit;
  uint8_t channel;
};

/** A0 to A5 of the Arduino header of a Nucleo-64, with the channel of ADC1 that each one is. */
static const struct input inputs[ANALOG_COUNT] = {
  {GPIO_A, 0, 0}, {GPIO_A, 1, 1}, {GPIO_A, 4, 4}, {GPIO_B, 0, 8}, {GPIO_C, 1, 11}, {GPIO_C, 0, 10},
};

static bool is_on;

static void set_field(volatile uint32_t *fields, uint8_t bit, uint32_t value) {
  *fields = (*fields & ~(3u << (2u * bit))) | (value << (2u * bit));
}

static void switch_on(void) {
  RCC->apb2enr |= RCC_APB2ENR_ADC1;
  (void)RCC->apb2enr; // the clock needs a moment
  ADC_CCR = ADC_CCR_QUARTER;
  ADC_1->cr1 = 0; // 12 bits
  ADC_1->smpr1 = ADC_SMPR1_SLOWEST;
  ADC_1->smpr2 = ADC_SMPR2_SLOWEST;
  ADC_1->sqr1 = 0; // one conversion
  ADC_1->cr2 = ADC_CR2_ADON;
  for (volatile uint32_t round = 0; round < SETTLING_ROUNDS; round += 1) {
  }
  is_on = true;
}

bool board_read_analog(uint8_t channel, uint16_t *reading) {
  const struct input *input = &inputs[channel];
  if (!is_on) switch_on();
  set_field(&input->port->pupdr, input->bit, PULL_NONE);
  set_field(&input->port->moder, input->bit, MODE_ANALOG);
  ADC_1->sqr3 = input->channel;
  ADC_1->sr = 0;
  ADC_1->cr2 = ADC_CR2_ADON | ADC_CR2_SWSTART;
  for (uint32_t round = 0; round < LONGEST_ROUNDS; round += 1) {
    if ((ADC_1->sr & ADC_SR_EOC) == 0) continue;
    *reading = (uint16_t)(ADC_1->dr & ((1u << ANALOG_BITS) - 1u));
    return true;
  }
  return false;
}
