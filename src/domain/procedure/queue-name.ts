/** In bytes: a name travels as a short string of AMQP 0-9-1. */
export const longestQueueName = 255;

/** Why no queue of an AMQP broker can have the name; null: one can. */
export function queueNameMistake(name: string): 'empty' | 'long' | null {
  if (name === '') return 'empty';
  return new TextEncoder().encode(name).length > longestQueueName ? 'long' : null;
}
