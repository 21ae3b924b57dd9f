import type { SopEvent } from '../../../../shared/sop';
import type { PastMessage, PastMessages, PastPlace } from '../../../ports/past-messages';
import type { Database } from '../../../platform/storage/database';
import type { SettledNow } from '../../../platform/storage/settled-time';
import { cutToBytes } from '../../../platform/storage/cut-to-bytes';
import { readingOf, ReadingSlot } from '../../../platform/storage/reading-slot';

export interface PastMessageStore extends PastMessages {
  /** `fixed`: it started or was kept from starting something. Inside the caller's transaction. */
  record(event: SopEvent, fixed: boolean): void;
}

export interface PastMessagesOptions {
  /** Rows kept; the oldest go in steps of a twentieth. */
  readonly maxRows?: number;
  /** Default: messages come with the right time. */
  readonly settledNow?: SettledNow;
}

const minuteMs = 60_000;
const keptForMs = 31 * 24 * 60 * minuteMs;
/**
 * As long as the record of events keeps them. A longer one cannot be read as JSON, so no condition holds for
 * it.
 */
const longestPayloadBytes = 8 * 1024;
const mostSlots = 1_000;

export function createPastMessages(
  database: Database,
  { maxRows = 300_000, settledNow = () => Infinity }: PastMessagesOptions = {},
): PastMessageStore {
  const insert = database.prepare(
    'INSERT INTO past_messages (source, topic, at, payload) VALUES (?, ?, ?, ?)',
  );
  // The id of a row that was not written after all is given to another.
  const drop = database.prepare('DELETE FROM past_messages WHERE id = ? AND source = ? AND topic IS ?');
  const stand = database.prepare(
    'UPDATE past_messages SET messages = ? WHERE id = ? AND source = ? AND topic IS ?',
  );
  const dropOld = database.prepare('DELETE FROM past_messages WHERE at < ?');
  const dropOldest = database.prepare(
    'DELETE FROM past_messages WHERE id IN (SELECT id FROM past_messages ORDER BY at, id LIMIT ?)',
  );
  const places = database.prepare<[number], PastPlace>(
    'SELECT DISTINCT source, topic FROM past_messages WHERE at >= ? ORDER BY source, topic',
  );
  const page = database.prepare<[string, string | null, number, number, number, number], PastMessage>(
    'SELECT id, at, source, topic, payload FROM past_messages WHERE source = ? AND topic IS ? AND at >= ? AND (at, id) > (?, ?) ORDER BY at, id LIMIT ?',
  );
  const total = database
    .prepare<[string, string | null, number], number>(
      'SELECT coalesce(sum(messages), 0) FROM past_messages WHERE source = ? AND topic IS ? AND at >= ?',
    )
    .pluck();
  const first = database.prepare<[], number | null>('SELECT min(at) FROM past_messages').pluck();
  const newest = database
    .prepare<[], string>(
      "SELECT id || '/' || at FROM past_messages WHERE id = (SELECT max(id) FROM past_messages)",
    )
    .pluck();
  const step = Math.max(1, Math.floor(maxRows / 20));
  const slots = new Map<string, ReadingSlot>();
  let rows = database.prepare<[], number>('SELECT count(*) FROM past_messages').pluck().get() ?? 0;

  /** The last one that is kept of a minute stands for those that were left out. */
  const settle = (slot: ReadingSlot): void => {
    const last = slot.ids.at(-1);
    if (last !== undefined)
      stand.run(slot.messages - slot.ids.length + 1, last, slot.place.source, slot.place.topic);
  };

  const slotOf = (event: SopEvent): ReadingSlot => {
    const place = JSON.stringify([event.source, event.topic]);
    const minute = Math.floor(event.receivedAt / minuteMs);
    const known = slots.get(place);
    if (known?.minute === minute) return known;
    if (known !== undefined) settle(known);
    if (slots.size >= mostSlots) {
      for (const slot of slots.values()) settle(slot);
      slots.clear();
    }
    const fresh = new ReadingSlot({ source: event.source, topic: event.topic }, minute);
    slots.set(place, fresh);
    return fresh;
  };

  return {
    record(event, fixed) {
      const slot = slotOf(event);
      const payload = event.payload === null ? null : cutToBytes(event.payload, longestPayloadBytes);
      const reading = readingOf(payload);
      if (!slot.wants(reading, fixed)) return;
      const id = Number(insert.run(event.source, event.topic, event.receivedAt, payload).lastInsertRowid);
      rows += 1;
      for (const each of slot.keep(id, reading, fixed))
        rows -= drop.run(each, event.source, event.topic).changes;
      if (rows > maxRows + step) {
        rows -= dropOld.run(Math.min(event.receivedAt, settledNow()) - keptForMs).changes;
        if (rows > maxRows) rows -= dropOldest.run(rows - maxRows).changes;
      }
    },
    places: (since) => places.all(since),
    newest: () => newest.get() ?? '',
    page: ({ source, topic }, since, after, limit) =>
      page.all(source, topic, since, after?.at ?? -1, after?.id ?? -1, limit),
    count(place, since) {
      const open = slots.get(JSON.stringify([place.source, place.topic]));
      return (
        (total.get(place.source, place.topic, since) ?? 0) +
        (open === undefined ? 0 : open.messages - open.ids.length)
      );
    },
    since: () => first.get() ?? null,
  };
}
