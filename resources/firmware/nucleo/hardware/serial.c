#include "serial.h"

#include "handlers.h"
#include "registers.h"

#define BAUD 115200u

static struct byte_queue *queue;

/** PA2 and PA3 as the serial line; the pull-up keeps it quiet while nothing drives it. */
static void start_pins(void) {
  GPIO_A->afr[0] = (GPIO_A->afr[0] & ~0xFF00u) | 0x7700u;
  GPIO_A->pupdr = (GPIO_A->pupdr & ~(3u << 6)) | (1u << 6);
  GPIO_A->moder = (GPIO_A->moder & ~(0xFu << 4)) | (0xAu << 4);
}

void serial_start(struct byte_queue *received, uint32_t peripheral_hz) {
  queue = received;
  RCC->apb1enr |= RCC_APB1ENR_USART2;
  (void)RCC->apb1enr; // the clock needs a moment
  start_pins();
  USART_2->brr = (peripheral_hz + BAUD / 2u) / BAUD;
  USART_2->cr1 = USART_CR1_UE | USART_CR1_TE | USART_CR1_RE | USART_CR1_RXNEIE;
  NVIC_ISER1 = BIT(USART_2_INTERRUPT - 32u);
}

bool serial_can_send(void) {
  return (USART_2->sr & USART_SR_TXE) != 0;
}

void serial_send(uint8_t byte) {
  USART_2->dr = byte;
}

void on_serial(void) {
  uint32_t status = USART_2->sr;
  if ((status & (USART_SR_RXNE | USART_SR_ORE)) == 0) return;
  uint8_t byte = (uint8_t)USART_2->dr; // also clears the errors
  if ((status & (USART_SR_FE | USART_SR_NF)) != 0) byte_queue_lose(queue, 1);
  else if ((status & USART_SR_RXNE) != 0) byte_queue_put(queue, byte);
  // The byte above is good; the one after it was overwritten.
  if ((status & USART_SR_ORE) != 0) byte_queue_lose(queue, 1);
}
