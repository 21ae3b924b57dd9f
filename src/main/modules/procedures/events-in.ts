import { AppError, messageOf } from '../../../shared/errors';
import type { JsonObject } from '../../../shared/json';
import type { Logger } from '../../platform/base/logger';
import type { MessageInfo, MqttClient } from '../broker/mqtt/client';
import type { FileChange, SopEvent, Trigger } from '../../../shared/sop';
import { heardBoardOf, heardPlaceOf } from '../../../shared/trigger-facts';
import type { Boards, WatchedPin } from '../../ports/boards';
import type { NotStarted, SopEngine } from './engine';
import { listenedTo } from './definition/listened-to';
import type { SopLibrary } from './library/library';
import { isStorageFailure } from '../../platform/storage/database';
import type { Platform } from '../../platform/platform';
import type { EventLedger } from '../record/storage/event-ledger';

/** `pin_3` of a trigger is pin 3 of its board. */
const signalPin = /^pin_(\d{1,3})$/u;

/**
 * What boards and the broker are asked to listen for: the union over all definitions. A broken one starts
 * nothing, but its events are seen.
 */
export function listenFor(
  library: SopLibrary,
  /** What runs wait for. */ awaited: readonly string[],
  mqtt: Pick<MqttClient, 'subscribe'>,
  boards: Pick<Boards, 'watch'>,
): void {
  const triggers = library.entries().flatMap(listenedTo);
  mqtt.subscribe([
    ...new Set([
      ...triggers.flatMap((trigger) => {
        const heard = heardPlaceOf(trigger);
        return heard?.source === 'mqtt' ? [heard.place] : [];
      }),
      ...awaited,
    ]),
  ]);
  boards.watch('procedures', pinsOf(triggers));
}

/**
 * Hears what runs wait for, from the moment on in which one begins to wait: what the broker keeps on the topic
 * comes as well, which it would not send where the topic is listened to already.
 */
export function followWaits(
  engine: Pick<SopEngine, 'changes' | 'awaitedTopics'>,
  mqtt: Pick<MqttClient, 'hearAgain'>,
  listen: () => void,
): () => void {
  let known = engine.awaitedTopics.join('\n');
  if (known !== '') mqtt.hearAgain(engine.awaitedTopics);
  return engine.changes.on(({ event }) => {
    const topics = engine.awaitedTopics.join('\n');
    if (topics !== known) {
      known = topics;
      listen();
    }
    if (event.type === 'wait-began' && event.heard !== undefined) mqtt.hearAgain([event.heard.topic]);
  });
}

const pinsOf = (triggers: readonly Trigger[]): readonly WatchedPin[] =>
  triggers.flatMap((trigger) => {
    const heard = heardBoardOf(trigger);
    const pin = heard === null ? undefined : signalPin.exec(heard.signal)?.[1];
    return heard === null || pin === undefined ? [] : [{ board: heard.board, pin: Number(pin) }];
  });

/** Whether a procedure listens to the signal. A pin that only an open page looks at is no event. */
export const isListenedTo = (library: SopLibrary, board: string, signal: string): boolean =>
  library
    .entries()
    .flatMap(listenedTo)
    .some((trigger) => {
      const heard = heardBoardOf(trigger);
      return heard?.board === board && heard.signal === signal;
    });

/** A retained value is the last one known, not news; see docs/decisions/0031. */
const retainedValue: NotStarted = {
  reason: 'retained value',
  detail: 'The broker kept it from before we listened: the last known value, not news.',
  isKnown: true,
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
  readonly around: Pick<Platform, 'clock' | 'notices' | 'incidents'> & {
    readonly ledger: Pick<EventLedger, 'refuse'>;
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
  const event: SopEvent = {
    source: 'mqtt',
    topic,
    payload,
    ...(info.meta === undefined ? {} : { meta: info.meta }),
    receivedAt: parts.around.clock.now(),
  };
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
      parts.around.incidents.tell({
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

export interface QueuedInfo {
  readonly meta: JsonObject;
  readonly handledBefore: boolean;
}

const queuedBefore: NotStarted = {
  reason: 'handled before',
  detail:
    'It came before: our acknowledgement had not reached the broker, or its sender sent it twice with one id.',
};

/**
 * A message of a queue starts procedures once. False: it could not be handled, which is on record. Rejects only with
 * what may pass.
 */
export async function dispatchQueued(
  parts: MessageDispatch,
  queue: string,
  payload: string,
  { meta, handledBefore: isKnown }: QueuedInfo,
  remember: () => void,
): Promise<boolean> {
  const event: SopEvent = {
    source: 'amqp',
    topic: queue,
    payload,
    meta,
    receivedAt: parts.around.clock.now(),
  };
  try {
    await parts.engine.dispatchSoon(event, 'amqp', {
      ...(isKnown ? { withheld: queuedBefore } : {}),
      alongside: (rows, counted) => {
        if ((rows.length > 0 || counted) && !isKnown) remember();
      },
    });
    return true;
  } catch (failure) {
    const why = refuseUnhandled(parts, event, failure);
    if (!isKnown)
      parts.around.incidents.tell({
        id: `amqp-unhandled:${queue}`,
        crowd: 'amqp-unhandled',
        where: `AMQP queue ${queue}`,
        message: `A message of the queue ${queue} could not be handled, and started nothing: ${why}`,
        remedy:
          'The page Events has what it said; start by hand, with that as the payload, what has to be done. It does not come again.',
      });
    return false;
  }
}

/**
 * A file starts procedures. `remember` is called in one transaction with what it starts, or once it is refused.
 * Rejects only with what may pass: it would be told of again and again.
 */
export async function dispatchFile(
  parts: MessageDispatch,
  {
    path,
    change,
    size,
  }: { readonly path: string; readonly change: FileChange; readonly size: number | null },
  remember: () => void,
): Promise<void> {
  const event: SopEvent = {
    source: 'file',
    topic: path,
    payload: JSON.stringify({ path, change, size }),
    receivedAt: parts.around.clock.now(),
  };
  try {
    await parts.engine.dispatchSoon(event, 'file', { alongside: remember });
  } catch (failure) {
    const why = refuseUnhandled(parts, event, failure);
    remember();
    parts.around.incidents.tell({
      id: `file-unhandled:${path}`,
      crowd: 'file-unhandled',
      where: `File ${path}`,
      message: `What became of ${path} could not be handled, and started nothing: ${why}`,
      remedy: 'Look at the file, and start by hand what has to be done with it. It is not told of again.',
    });
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
    parts.around.incidents.tell({
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
  { around: { ledger, logger, notices } }: EventRecord,
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
