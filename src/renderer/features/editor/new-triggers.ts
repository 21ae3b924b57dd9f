import type { EventSource, Trigger } from '../../../shared/sop';
import type { EngineStatus } from '../../../shared/status';

type Known = Pick<EngineStatus, 'boards' | 'modbus'>;

/** What a trigger of a kind begins as; one of a pin, with a board or a device that is there. */
export const newTrigger = (source: EventSource, known: Known | null): Trigger =>
  source === 'peripheral' && known !== null ? firstSignal(known) : newTriggers[source];

function firstSignal({ boards: [board], modbus: [device] = [] }: Known): Trigger {
  const [signal] = device?.signals ?? [];
  if (board === undefined && device !== undefined && signal !== undefined)
    return { type: 'peripheral', board: device.name, signal };
  return { ...newTriggers.peripheral, ...(board === undefined ? {} : { board: board.name }) };
}

const newTriggers: { readonly [S in EventSource]: Extract<Trigger, { type: S }> } = {
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
