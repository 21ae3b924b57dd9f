import type { EventSource, Trigger } from '../../../shared/sop';

/** What a trigger of a kind begins as. */
export const newTriggers: Readonly<Record<EventSource, Trigger>> = {
  mqtt: { type: 'mqtt', topic: '' },
  webhook: { type: 'webhook', path: '/sop/start' },
  cron: { type: 'cron', expression: '0 6 * * *' },
  peripheral: { type: 'peripheral', board: 'board-0', signal: 'pin_3' },
  absence: { type: 'absence', topic: '', after_secs: 600 },
  window: {
    type: 'window',
    topic: '',
    value: '$.value',
    over_secs: 600,
    condition: '$.mean > 0',
  },
  procedure: { type: 'procedure', name: 'another-procedure' },
  file: { type: 'file', path: 'inbox/*.csv', on: ['created'] },
  amqp: { type: 'amqp', queue: '' },
  message: { type: 'message', channel: 'telegram', condition: "$.text matches '^start'" },
  manual: { type: 'manual' },
};
