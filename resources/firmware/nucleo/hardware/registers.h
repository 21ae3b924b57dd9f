#ifndef REGISTERS_H
#define REGISTERS_H

#include <stdint.h>

/*
 * The registers this firmware uses, by the reference manuals RM0368 (STM32F401xB/C/D/E) and RM0383 (STM32F411xC/E), which
 * agree on all of them, and the Armv7-M manual for the core. Offsets are checked below.
 */

struct rcc {
  volatile uint32_t cr, pllcfgr, cfgr, cir, ahb1rstr, ahb2rstr, reserved1[2], apb1rstr, apb2rstr, reserved2[2], ahb1enr, ahb2enr, reserved3[2], apb1enr, apb2enr, reserved4[2], ahb1lpenr, ahb2lpenr, reserved5[2], apb1lpenr, apb2lpenr, reserved6[2], bdcr, csr;
};
struct gpio {
  volatile uint32_t moder, otyper, ospeedr, pupdr, idr, odr, bsrr, lckr, afr[2];
};
struct usart {
  volatile uint32_t sr, dr, brr, cr1, cr2, cr3, gtpr;
};
struct iwdg {
  volatile uint32_t kr, pr, rlr, sr;
};
struct adc {
  volatile uint32_t sr, cr1, cr2, smpr1, smpr2, jofr[4], htr, ltr, sqr1, sqr2, sqr3, jsqr, jdr[4], dr;
};
struct systick {
  volatile uint32_t csr, rvr, cvr, calib;
};

_Static_assert(__builtin_offsetof(struct rcc, ahb1enr) == 0x30, "RCC");
_Static_assert(__builtin_offsetof(struct rcc, apb1enr) == 0x40, "RCC");
_Static_assert(__builtin_offsetof(struct rcc, apb2enr) == 0x44, "RCC");
_Static_assert(__builtin_offsetof(struct adc, sqr3) == 0x34, "ADC");
_Static_assert(__builtin_offsetof(struct adc, dr) == 0x4C, "ADC");
_Static_assert(__builtin_offsetof(struct rcc, csr) == 0x74, "RCC");
_Static_assert(__builtin_offsetof(struct gpio, afr) == 0x20, "GPIO");

#define RCC ((struct rcc *)0x40023800u)
#define GPIO_A ((struct gpio *)0x40020000u)
#define GPIO_B ((struct gpio *)0x40020400u)
#define GPIO_C ((struct gpio *)0x40020800u)
#define ADC_1 ((struct adc *)0x40012000u)
/** Common to the converters: their clock. */
#define ADC_CCR (*(volatile uint32_t *)0x40012304u)
#define USART_2 ((struct usart *)0x40004400u)
#define IWDG ((struct iwdg *)0x40003000u)
#define SYSTICK ((struct systick *)0xE000E010u)

#define FLASH_ACR (*(volatile uint32_t *)0x40023C00u)
#define DBGMCU_CR (*(volatile uint32_t *)0xE0042004u)
#define DBGMCU_APB1_FZ (*(volatile uint32_t *)0xE0042008u)
/** Interrupts 32 to 63. */
#define NVIC_ISER1 (*(volatile uint32_t *)0xE000E104u)
#define SCB_VTOR (*(volatile uint32_t *)0xE000ED08u)
#define SCB_AIRCR (*(volatile uint32_t *)0xE000ED0Cu)

#define BIT(number) (1u << (number))

#define RCC_CR_HSEON BIT(16)
#define RCC_CR_HSERDY BIT(17)
#define RCC_CR_HSEBYP BIT(18)
#define RCC_CR_PLLON BIT(24)
#define RCC_CR_PLLRDY BIT(25)
/** All that we set; what is reserved must stay as it is. */
#define RCC_PLLCFGR_FIELDS 0x0F437FFFu
#define RCC_PLLCFGR_SRC_HSE BIT(22)
#define RCC_CFGR_SW_MASK 3u
#define RCC_CFGR_SW_PLL 2u
#define RCC_CFGR_SWS_MASK (3u << 2)
#define RCC_CFGR_SWS_PLL (2u << 2)
#define RCC_CFGR_PPRE1_HALF (4u << 10)
#define RCC_AHB1ENR_GPIO_ABC 7u
#define RCC_APB1ENR_USART2 BIT(17)
#define RCC_APB2ENR_ADC1 BIT(8)
#define RCC_CSR_RMVF BIT(24)
#define RCC_CSR_PIN BIT(26)
#define RCC_CSR_POWER BIT(27)
#define RCC_CSR_SOFTWARE BIT(28)
#define RCC_CSR_WATCHDOG BIT(29)

#define FLASH_ACR_TWO_WAITS_AND_CACHES (2u | BIT(8) | BIT(9) | BIT(10))

#define USART_SR_FE BIT(1)
#define USART_SR_NF BIT(2)
#define USART_SR_ORE BIT(3)
#define USART_SR_RXNE BIT(5)
#define USART_SR_TXE BIT(7)
#define USART_CR1_RE BIT(2)
#define USART_CR1_TE BIT(3)
#define USART_CR1_RXNEIE BIT(5)
#define USART_CR1_UE BIT(13)
#define USART_2_INTERRUPT 38u

#define ADC_SR_EOC BIT(1)
#define ADC_CR2_ADON BIT(0)
#define ADC_CR2_SWSTART BIT(30)
/** 480 cycles for every channel: a source of 50 kOhm has loaded the input by then. */
#define ADC_SMPR1_SLOWEST 0x07FFFFFFu
#define ADC_SMPR2_SLOWEST 0x3FFFFFFFu
/** A quarter of the bus clock: 21 MHz of at most 36 at full speed. */
#define ADC_CCR_QUARTER BIT(16)

#define SYSTICK_ENABLE BIT(0)
#define SYSTICK_INTERRUPT BIT(1)
#define SYSTICK_CORE_CLOCK BIT(2)
#define SYSTICK_COUNTED BIT(16)

#define DBGMCU_CR_SLEEP BIT(0)
#define DBGMCU_APB1_FZ_IWDG BIT(12)

#define AIRCR_RESET 0x05FA0004u

#endif
