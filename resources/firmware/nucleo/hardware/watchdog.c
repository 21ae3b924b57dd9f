#include "watchdog.h"

#include "registers.h"

void watchdog_start(void) {
  // A debugger that halts the chip, as the ST-LINK does to write it, is no hang.
  DBGMCU_APB1_FZ |= DBGMCU_APB1_FZ_IWDG;
  IWDG->kr = 0xCCCCu; // run
  IWDG->kr = 0x5555u; // unlock
  IWDG->pr = 3u; // 32 kHz / 32
  IWDG->rlr = 999u;
  watchdog_feed();
}

void watchdog_feed(void) {
  IWDG->kr = 0xAAAAu;
}

const char *watchdog_reset_cause(void) {
  uint32_t csr = RCC->csr;
  RCC->csr = csr | RCC_CSR_RMVF;
  // Every reset pulls the pin too, so the pin comes last.
  if ((csr & RCC_CSR_WATCHDOG) != 0) return "watchdog";
  if ((csr & RCC_CSR_SOFTWARE) != 0) return "software";
  if ((csr & RCC_CSR_POWER) != 0) return "power";
  if ((csr & RCC_CSR_PIN) != 0) return "pin";
  return "unknown";
}
