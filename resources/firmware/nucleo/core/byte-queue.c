#include "byte-queue.h"

void byte_queue_put(struct byte_queue *queue, uint8_t byte) {
  unsigned written = atomic_load_explicit(&queue->written, memory_order_relaxed);
  if (written - atomic_load_explicit(&queue->read, memory_order_acquire) >= BYTE_QUEUE_SIZE) {
    byte_queue_lose(queue, 1);
    return;
  }
  queue->entries[written % BYTE_QUEUE_SIZE] = (struct received){.byte = byte, .after_loss = queue->loss_to_tell};
  queue->loss_to_tell = false;
  atomic_store_explicit(&queue->written, written + 1u, memory_order_release);
}

void byte_queue_lose(struct byte_queue *queue, uint32_t count) {
  queue->loss_to_tell = true;
  // The writer is the only one that changes it.
  atomic_store_explicit(&queue->lost, atomic_load_explicit(&queue->lost, memory_order_relaxed) + count, memory_order_relaxed);
}

bool byte_queue_take(struct byte_queue *queue, struct received *received) {
  unsigned read = atomic_load_explicit(&queue->read, memory_order_relaxed);
  if (read == atomic_load_explicit(&queue->written, memory_order_acquire)) return false;
  *received = queue->entries[read % BYTE_QUEUE_SIZE];
  atomic_store_explicit(&queue->read, read + 1u, memory_order_release);
  return true;
}

uint32_t byte_queue_lost(struct byte_queue *queue) {
  return atomic_load_explicit(&queue->lost, memory_order_relaxed);
}

bool byte_queue_is_empty(struct byte_queue *queue) {
  return atomic_load_explicit(&queue->read, memory_order_relaxed) == atomic_load_explicit(&queue->written, memory_order_acquire);
}
