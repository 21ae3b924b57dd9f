/** How the place of an event is called, by its source. */
export const placeWord = {
  mqtt: 'topic',
  webhook: 'path',
  cron: 'schedule',
  peripheral: 'pin',
  procedure: 'procedure',
  file: 'file',
  message: 'channel',
  amqp: 'queue',
} as const;
