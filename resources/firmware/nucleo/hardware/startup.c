#include <stdint.h>
#include "handlers.h"
#include "registers.h"

extern uint32_t stack_top, data_start, data_end, data_image, bss_start, bss_end;

int main(void);

/** A fault, or an interrupt that was never enabled: after a reset all pins are inputs again. */
static void on_fault(void) {
  SCB_AIRCR = AIRCR_RESET;
  for (;;) {
  }
}

void on_reset(void) {
  uint32_t *from = &data_image;
  for (uint32_t *to = &data_start; to < &data_end; to += 1, from += 1) *to = *from;
  for (uint32_t *to = &bss_start; to < &bss_end; to += 1) *to = 0;
  SCB_VTOR = 0x08000000u;
  (void)main();
  on_fault();
}

typedef void (*handler)(void);

#define FIRST_INTERRUPT 16u
#define INTERRUPTS 86u

struct vectors {
  uint32_t *stack_top;
  handler handlers[FIRST_INTERRUPT - 1u + INTERRUPTS];
};

__attribute__((section(".vectors"), used)) static const struct vectors vectors = {
  .stack_top = &stack_top,
  .handlers = {
    on_reset, on_fault, on_fault, on_fault, on_fault, on_fault, 0, 0, 0, 0, on_fault, on_fault, 0, on_fault, on_tick,
    [FIRST_INTERRUPT - 1u ... FIRST_INTERRUPT - 2u + USART_2_INTERRUPT] = on_fault,
    [FIRST_INTERRUPT - 1u + USART_2_INTERRUPT] = on_serial,
    [FIRST_INTERRUPT + USART_2_INTERRUPT ... FIRST_INTERRUPT - 2u + INTERRUPTS] = on_fault,
  },
};
