import type { EngineStatus, Problem } from '../../../shared/status';
import type { Check } from './check';
import { skipped } from './check';
import { howText } from '../commands/boards';

const stateOf = (health: EngineStatus['broker']['health']): Check['state'] =>
  ({ on: 'ok', half: 'warning', off: 'skipped', broken: 'error' } as const)[health];

/** What happened stays until somebody has seen it. */
export function problemCheck({ id, where, message, mend, incident }: Problem): Check {
  if (id === 'gateway') return { check: 'gateway', state: 'error', message, mend };
  return {
    check: 'problem',
    state: 'warning',
    message: `${where}: ${message}`,
    mend:
      incident === undefined ? mend : `${mend} Then \`zeroclaw problems seen ${String(incident.number)}\`.`,
  };
}

/** What the engine that runs sees. */
export function liveChecks({ model, broker, boards, problems }: EngineStatus): readonly Check[] {
  return [
    {
      check: 'model',
      state: stateOf(model.health),
      message: `in the engine: ${model.label}: ${model.detail}`,
      mend: model.mend,
    },
    {
      check: 'broker',
      state: stateOf(broker.health),
      message: `${broker.label}: ${broker.detail}`,
      mend: broker.mend,
    },
    ...(boards.length === 0 ? [skipped('boards', 'none is configured')] : []),
    ...boards.map((board): Check => ({
      check: 'boards',
      state:
        board.state === 'connected'
          ? board.unconfirmed === true
            ? 'warning'
            : 'ok'
          : board.state === 'disabled'
            ? 'skipped'
            : 'error',
      message: `${board.name}: ${howText(board)}`,
      mend: board.mend,
    })),
    ...problems.map(problemCheck),
  ];
}
