#include "clock.h"

#include <stdbool.h>
#include "registers.h"

#define HSI_HZ 16000000u
#define PLL_HZ 84000000u
/** The ST-LINK gives its 8 MHz to the board; it may start up later than we do. */
#define HSE_WITHIN_MS 200u
#define PLL_WITHIN_MS 5u

/** Runs from HSI, which is on after every reset. */
static bool is_set_within(volatile uint32_t *bits, uint32_t mask, uint32_t wanted, uint32_t ms) {
  SYSTICK->rvr = HSI_HZ / 1000u - 1u;
  SYSTICK->cvr = 0;
  SYSTICK->csr = SYSTICK_ENABLE | SYSTICK_CORE_CLOCK;
  for (uint32_t passed = 0; passed <= ms; passed += 1) {
    if ((*bits & mask) == wanted) return true;
    while ((SYSTICK->csr & SYSTICK_COUNTED) == 0) {
    }
  }
  return false;
}

/** 8 MHz / 4 * 168 / 4 = 84 MHz, which both chips can do at the voltage they start with. */
static bool start_pll(void) {
  RCC->cr |= RCC_CR_HSEBYP;
  RCC->cr |= RCC_CR_HSEON;
  if (!is_set_within(&RCC->cr, RCC_CR_HSERDY, RCC_CR_HSERDY, HSE_WITHIN_MS)) return false;
  RCC->pllcfgr = (RCC->pllcfgr & ~RCC_PLLCFGR_FIELDS) | 4u | (168u << 6) | (1u << 16) | RCC_PLLCFGR_SRC_HSE | (7u << 24);
  RCC->cr |= RCC_CR_PLLON;
  if (!is_set_within(&RCC->cr, RCC_CR_PLLRDY, RCC_CR_PLLRDY, PLL_WITHIN_MS)) return false;
  FLASH_ACR = FLASH_ACR_TWO_WAITS_AND_CACHES;
  (void)FLASH_ACR; // the waits must be in force before the clock is fast
  RCC->cfgr |= RCC_CFGR_PPRE1_HALF;
  RCC->cfgr = (RCC->cfgr & ~RCC_CFGR_SW_MASK) | RCC_CFGR_SW_PLL;
  return is_set_within(&RCC->cfgr, RCC_CFGR_SWS_MASK, RCC_CFGR_SWS_PLL, PLL_WITHIN_MS);
}

struct clocks clock_start(void) {
  if (start_pll()) return (struct clocks){.core_hz = PLL_HZ, .peripheral_hz = PLL_HZ / 2u};
  // Without the ST-LINK's clock, HSI is exact to about 1 % at room temperature: enough for the serial line.
  RCC->cfgr &= ~(RCC_CFGR_SW_MASK | (7u << 10));
  RCC->cr &= ~(RCC_CR_PLLON | RCC_CR_HSEON);
  return (struct clocks){.core_hz = HSI_HZ, .peripheral_hz = HSI_HZ};
}
