import type { EngineStatus, Problem } from '../../../shared/status';
import type { Check } from './check';
import { ok, skipped } from './check';
import { howText } from '../commands/boards';

const stateOf = (health: EngineStatus['broker']['health']): Check['state'] =>
  ({ on: 'ok', half: 'warning', off: 'skipped', broken: 'error' } as const)[health];

/** What happened stays until somebody has seen it. */
export function problemCheck({ id, where, message, remedy, incident }: Problem): Check {
  if (id === 'gateway') return { check: 'gateway', state: 'error', message, remedy };
  return {
    check: 'problem',
    state: 'warning',
    message: `${where}: ${message}`,
    remedy:
      incident === undefined
        ? remedy
        : `${remedy} Then \`zeroclaw problems seen ${String(incident.number)}\`.`,
  };
}

function backlogCheck(backlog: EngineStatus['backlog'], now: number): Check {
  if (backlog === undefined) return ok('events', 'none waits for a place');
  const secs = String(Math.max(0, Math.round((now - backlog.oldestAt) / 1000)));
  return {
    check: 'events',
    state: 'warning',
    message: `${String(backlog.count)} ${backlog.count === 1 ? 'waits' : 'wait'} for a place, the oldest since ${secs} s`,
    remedy: 'Decide what waits under Approvals, or raise max_active_runs or max_waiting_runs under [sop].',
  };
}

/** What the engine that runs sees. */
export function liveChecks(
  { model, broker, queues, boards, backlog, problems }: EngineStatus,
  now: number,
): readonly Check[] {
  return [
    {
      check: 'model',
      state: stateOf(model.health),
      message: `in the engine: ${model.label}: ${model.detail}`,
      remedy: model.remedy,
    },
    {
      check: 'broker',
      state: stateOf(broker.health),
      message: `${broker.label}: ${broker.detail}`,
      remedy: broker.remedy,
    },
    ...(queues === undefined
      ? []
      : [
          {
            check: 'queues',
            state: stateOf(queues.health),
            message: `${queues.label}: ${queues.detail}`,
            remedy: queues.remedy,
          },
        ]),
    backlogCheck(backlog, now),
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
      remedy: board.remedy,
    })),
    ...problems.filter(({ id }) => id !== 'event-backlog').map(problemCheck),
  ];
}
