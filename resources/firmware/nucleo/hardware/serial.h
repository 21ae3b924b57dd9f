#ifndef SERIAL_H
#define SERIAL_H

#include <stdbool.h>
#include <stdint.h>
#include "../core/byte-queue.h"

/** USART2, which the ST-LINK shows as a serial port: 115200 baud, 8N1. What arrives goes into `received` by interrupt. */
void serial_start(struct byte_queue *received, uint32_t peripheral_hz);
bool serial_can_send(void);
void serial_send(uint8_t byte);

#endif
