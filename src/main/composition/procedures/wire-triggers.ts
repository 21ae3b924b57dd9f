import { AppError, messageOf } from '../../../shared/errors';
import type { Logger } from '../../base/logger';
import type { MessageInfo, MqttClient } from '../../mqtt/client';
import type { SopEvent, Trigger } from '../../../shared/sop';
import type { Clock } from '../../base/clock';
import type { Part } from '../../ports/parts';
import type { BoardStatus } from '../../../shared/status';
import type { BoardDesk, Boards, FirstLevel, WatchedPin } from '../../ports/boards';
import type { NotStarted, SopEngine } from '../../sop/engine';
import type { KnownLevels } from '../../../domain/procedure/triggers/signal';
import { listenedTo } from '../../sop/definition/listened-to';
import type { SopLibrary } from '../../sop/library/library';
import { isStorageFailure } from '../../storage/database';
import type { BoardPanel } from '../boards/board-panel';
import type { Foundation } from '../foundation';
import type { LevelEvents } from '../boards/level-events';

/** `pin_3` of a trigger is pin 3 of its board. */
const signalPin = /^pin_(\d{1,3})$/u;

/**
 * What boards and the broker are asked to listen for: the union over all definitions. A broken one starts
 * nothing, but its events are seen.
 */
export function listenFor(library: SopLibrary, mqtt: MqttClient, boards: Boards): void {
  const triggers = library.entries().flatMap(listenedTo);
  mqtt.subscribe([
    ...new Set(triggers.flatMap((trigger) => (trigger.type === 'mqtt' ? [trigger.topic] : []))),
  ]);
  boards.watch('procedures', pinsOf(triggers));
}

const pinsOf = (triggers: readonly Trigger[]): readonly WatchedPin[] =>
  triggers.flatMap((trigger) => {
    const pin = trigger.type === 'peripheral' ? signalPin.exec(trigger.signal)?.[1] : undefined;
    return trigger.type === 'peripheral' && pin !== undefined
      ? [{ board: trigger.board, pin: Number(pin) }]
      : [];
  });

/** Level changes of boards start procedures. A pin that only an open page looks at is no event. */
export function dispatchLevels(boards: Boards, library: SopLibrary, events: LevelEvents): () => void {
  return boards.onLevelChange((change) => {
    if (
      pinsOf(library.entries().flatMap(listenedTo)).some(
        ({ board, pin }) => board === change.board && pin === change.pin,
      )
    )
      events.take(change);
  });
}

/**
 * Triggers that count time hear what a pin is when its board is there again, and lose what they counted where
 * nothing is heard any more.
 */
export function followTime(
  time: Pick<SopEngine['time'], 'find' | 'lost'>,
  { boards, broker, clock, logger }: Surroundings,
): () => void {
  const attempt = (what: () => void): void => {
    try {
      what();
    } catch (failure) {
      logger.error('What a trigger counts could not be brought up to date', { failure: messageOf(failure) });
    }
  };
  const find = ({ board, pin, value }: FirstLevel): void => {
    attempt(() => {
      const topic = `${board}/pin_${String(pin)}`;
      time.find(
        { source: 'peripheral', topic, payload: String(value), receivedAt: clock.now() },
        `board ${board}`,
      );
    });
  };
  let wasReady = broker.now().state === 'ready';
  let connected = connectedOf(boards.status());
  // A board may have been there before anybody listened.
  for (const board of connected)
    for (const { pin, level, driven } of boards.facts(board)?.pins ?? [])
      if (level !== null && !driven) find({ board, pin, value: level });
  const ends = [
    boards.onFirstLevel(find),
    boards.onStatusChange((all) => {
      const now = connectedOf(all);
      const gone = new Set([...connected].filter((name) => !now.has(name)));
      connected = now;
      if (gone.size > 0)
        attempt(() => {
          time.lost((trigger) => trigger.type === 'peripheral' && gone.has(trigger.board));
        });
    }),
    broker.onChange(() => {
      const isReady = broker.now().state === 'ready';
      const isLost = wasReady && !isReady;
      wasReady = isReady;
      if (isLost)
        attempt(() => {
          time.lost(({ type }) => type === 'mqtt');
        });
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

const connectedOf = (all: readonly BoardStatus[]): ReadonlySet<string> =>
  new Set(all.flatMap(({ name, state }) => (state === 'connected' ? [name] : [])));

interface Surroundings {
  readonly boards: BoardDesk;
  readonly broker: Part;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Whether such an event could be heard now. */
export function canHear(
  { source, topic }: Pick<SopEvent, 'source' | 'topic'>,
  { boards, broker }: Pick<Surroundings, 'boards' | 'broker'>,
): boolean {
  if (source === 'mqtt') return broker.now().state === 'ready';
  return (
    source !== 'peripheral' ||
    boards.status().some(({ name, state }) => state === 'connected' && topic?.startsWith(`${name}/`) === true)
  );
}

/**
 * What the board itself knows of the pin that an event came from; null: it came from elsewhere, or the board
 * is gone.
 */
export function knownLevels(boards: BoardDesk, { source, topic }: SopEvent): KnownLevels | null {
  const [, board = '', pin] =
    (source === 'peripheral' ? /^(.+)\/pin_(\d{1,3})$/u.exec(topic ?? '') : null) ?? [];
  const known =
    pin === undefined ? undefined : boards.facts(board)?.pins.find((each) => each.pin === Number(pin));
  return known === undefined
    ? null
    : { points: known.history.map(({ at, value }) => ({ at, value })), heardAt: known.seenAt };
}

/** Presses decide, and the light follows what waits. */
export function followPanel(panel: BoardPanel, boards: BoardDesk, engine: SopEngine): () => void {
  const writable = new Set<string>();
  const ends = [
    boards.onLevelChange((change) => {
      panel.changed(change);
    }),
    boards.onFirstLevel((first) => {
      if (first.again !== true) panel.found(first);
    }),
    boards.onStatusChange((all) => {
      panel.checkPins();
      for (const { name, state, unconfirmed } of all) {
        const isWritable = state === 'connected' && unconfirmed !== true;
        if (isWritable && !writable.has(name)) panel.lightAgain(name);
        if (isWritable) writable.add(name);
        else writable.delete(name);
      }
    }),
    boards.onRestart((board) => {
      panel.restarted(board);
    }),
    boards.onUndriven(() => {
      panel.checkPins();
    }),
    // It may have started again without saying so.
    boards.onGap(({ board }) => {
      panel.lightAgain(board);
    }),
    engine.changes.on(() => {
      panel.light();
    }),
  ];
  panel.apply();
  return () => {
    for (const end of ends) end();
  };
}

/** A retained value is the last one known, not news; see docs/decisions/0031. */
const retainedValue: NotStarted = {
  reason: 'retained value',
  detail: 'The broker kept it from before we listened: the last known value, not news.',
};
const handledBefore: NotStarted = {
  reason: 'handled before',
  detail: 'The broker sent it again because our acknowledgement had not reached it.',
};

interface LevelDispatch extends EventRecord {
  readonly engine: Pick<SopEngine, 'dispatch'>;
}

interface MessageDispatch extends EventRecord {
  readonly engine: Pick<SopEngine, 'dispatchSoon'>;
}

interface EventRecord {
  readonly foundation: Pick<Foundation, 'clock' | 'ledger' | 'notices' | 'incidents'> & {
    readonly logger: Logger;
  };
}

/**
 * A message starts procedures once: what started or was skipped is remembered with it. Rejects only with what
 * may pass: the broker would send a message that cannot be handled again and again, before every other one.
 */
export async function dispatchMessage(
  parts: MessageDispatch,
  topic: string,
  payload: string,
  info: MessageInfo,
  remember: () => void,
): Promise<void> {
  const withheld = info.handledBefore ? handledBefore : info.retained ? retainedValue : null;
  const event: SopEvent = { source: 'mqtt', topic, payload, receivedAt: parts.foundation.clock.now() };
  try {
    await parts.engine.dispatchSoon(event, 'mqtt', {
      ...(withheld === null ? {} : { withheld }),
      // A message that concerned nobody may come again.
      alongside: (rows, counted) => {
        if ((rows.length > 0 || counted) && !info.handledBefore) remember();
      },
    });
  } catch (failure) {
    const why = refuseUnhandled(parts, event, failure);
    if (withheld === null) {
      parts.foundation.incidents.tell({
        id: `mqtt-unhandled:${topic}`,
        crowd: 'mqtt-unhandled',
        where: `MQTT topic ${topic}`,
        message: `A message on ${topic} could not be handled, and started nothing: ${why}`,
        remedy:
          'The page Events has what it said; start by hand, with that as the payload, what has to be done. It does not come again.',
      });
    }
  }
}

/**
 * A change of a pin starts procedures. Throws only what may pass: one that cannot be handled would keep every
 * other one waiting.
 */
export function dispatchLevel(parts: LevelDispatch, event: SopEvent, startedBy: string): void {
  try {
    parts.engine.dispatch(event, startedBy);
  } catch (failure) {
    const why = refuseUnhandled(parts, event, failure);
    const pin = event.topic ?? '';
    parts.foundation.incidents.tell({
      id: `board-unhandled:${pin}`,
      crowd: 'board-unhandled',
      where: 'Boards',
      message: `A change of ${pin} could not be handled, and started nothing: ${why}`,
      remedy:
        'Look at what this pin tells of, and start by hand, with its level as the payload, what has to be done.',
    });
  }
}

/**
 * A fault of ours is on record as refused; returns why. Throws what may pass: the disk, an engine that
 * closes.
 */
function refuseUnhandled(
  { foundation: { ledger, logger, notices } }: EventRecord,
  event: SopEvent,
  failure: unknown,
): string {
  if (isStorageFailure(failure) || (failure instanceof AppError && failure.retryable)) throw failure;
  const { source, topic, payload } = event;
  logger.error('An event could not be handled', {
    source,
    topic,
    bytes: payload?.length ?? 0,
    failure: failure instanceof Error ? (failure.stack ?? failure.message) : String(failure),
  });
  const why = messageOf(failure);
  notices.emit({ type: 'event-seen', id: ledger.refuse(event, notHandled, why) });
  return why;
}

/** The status of HTTP for a fault of ours. */
const notHandled = 500;
