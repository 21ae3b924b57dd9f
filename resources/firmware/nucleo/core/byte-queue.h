#ifndef BYTE_QUEUE_H
#define BYTE_QUEUE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

/** Holds the longest line four times over: 90 ms at 115200 baud. A power of two. */
#define BYTE_QUEUE_SIZE 1024u

struct received {
  uint8_t byte;
  /** Bytes were lost right before this one. */
  bool after_loss;
};

/**
 * Bytes on their way from the receiving interrupt to the main loop: one writes, the other reads, nobody waits. What does
 * not fit, or arrived damaged, is counted, and the next byte that is kept says that something is missing before it.
 */
struct byte_queue {
  struct received entries[BYTE_QUEUE_SIZE];
  atomic_uint written;
  atomic_uint read;
  atomic_uint lost;
  /** Of the writer alone. */
  bool loss_to_tell;
};

/** In the interrupt. */
void byte_queue_put(struct byte_queue *queue, uint8_t byte);
/** In the interrupt: the line lost `count` bytes. */
void byte_queue_lose(struct byte_queue *queue, uint32_t count);
/** In the main loop; false when there is nothing. */
bool byte_queue_take(struct byte_queue *queue, struct received *received);
/** Bytes lost since the start; wraps. */
uint32_t byte_queue_lost(struct byte_queue *queue);
bool byte_queue_is_empty(struct byte_queue *queue);

#endif
