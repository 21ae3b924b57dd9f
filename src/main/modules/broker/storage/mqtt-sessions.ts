import { z } from 'zod';
import type { Database } from '../../../platform/storage/database';
import { createTransaction } from '../../../platform/storage/transaction';

/**
 * What is known of our sessions at brokers; `session` names broker, client and QoS. Writes take part in the
 * transaction around them.
 */
export interface MqttSessions {
  /** Topics that the broker was last told to deliver. */
  topics(session: string): readonly string[];
  saveTopics(session: string, topics: readonly string[]): void;
  /** When we were last known to be connected; null: not known. Of a session without topics it is not kept. */
  lastConnected(session: string): number | null;
  saveConnected(session: string, at: number): void;
  /** What was last handled under this packet id, unless it was forgotten; null: nothing. */
  handled(session: string, packetId: number): string | null;
  saveHandled(session: string, packetId: number, fingerprint: string): void;
  handledIds(session: string): readonly number[];
  forgetHandled(session: string, packetIds: readonly number[]): void;
  /** Whether there was a session of this client, at any broker. */
  isKnown(clientId: string): boolean;
}

const Topics = z.array(z.string());

export function createMqttSessions(database: Database): MqttSessions {
  const readTopics = database
    .prepare<[string], string>('SELECT topics FROM mqtt_sessions WHERE session = ?')
    .pluck();
  const writeTopics = database.prepare(
    'INSERT INTO mqtt_sessions (session, topics) VALUES (?, ?) ON CONFLICT (session) DO UPDATE SET topics = excluded.topics',
  );
  const readConnected = database
    .prepare<[string], number | null>('SELECT connected_at FROM mqtt_sessions WHERE session = ?')
    .pluck();
  const writeConnected = database.prepare('UPDATE mqtt_sessions SET connected_at = ? WHERE session = ?');
  const readHandled = database
    .prepare<[string, number], string>(
      'SELECT fingerprint FROM mqtt_deliveries WHERE session = ? AND packet_id = ?',
    )
    .pluck();
  const readIds = database
    .prepare<[string], number>('SELECT packet_id FROM mqtt_deliveries WHERE session = ?')
    .pluck();
  const writeHandled = database.prepare(
    'INSERT INTO mqtt_deliveries (session, packet_id, fingerprint) VALUES (?, ?, ?) ON CONFLICT (session, packet_id) DO UPDATE SET fingerprint = excluded.fingerprint',
  );
  const forget = database.prepare(
    'DELETE FROM mqtt_deliveries WHERE session = ? AND packet_id IN (SELECT value FROM json_each(?))',
  );
  const ofClient = database
    .prepare<[string], number>('SELECT count(*) FROM mqtt_sessions WHERE instr(session, ?) > 0')
    .pluck();
  const transaction = createTransaction(database);
  return {
    topics: (session) => Topics.parse(JSON.parse(readTopics.get(session) ?? '[]')),
    saveTopics: (session, topics) => {
      writeTopics.run(session, JSON.stringify(topics));
    },
    lastConnected: (session) => readConnected.get(session) ?? null,
    saveConnected: (session, at) => {
      writeConnected.run(at, session);
    },
    handled: (session, packetId) => readHandled.get(session, packetId) ?? null,
    saveHandled: (session, packetId, fingerprint) => {
      writeHandled.run(session, packetId, fingerprint);
    },
    handledIds: (session) => readIds.all(session),
    // Every second under load; one that a power cut brings back is forgotten later.
    forgetHandled: (session, packetIds) => {
      transaction(false, () => forget.run(session, JSON.stringify(packetIds)));
    },
    isKnown: (clientId) => (ofClient.get(` ${clientId}`) ?? 0) > 0,
  };
}
