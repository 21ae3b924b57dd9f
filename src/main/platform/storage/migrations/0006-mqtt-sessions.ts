import type { Migration } from '../migrate';

/**
 * What we know of our sessions at brokers. `mqtt_deliveries` holds messages that were handled and of whose
 * acknowledgement it is not certain that the broker has it: only these may come again.
 */
export const mqttSessions: Migration = {
  name: '0006-mqtt-sessions',
  sql: `
    CREATE TABLE mqtt_sessions (
      session TEXT PRIMARY KEY,
      topics  TEXT NOT NULL
    ) STRICT;

    CREATE TABLE mqtt_deliveries (
      session     TEXT NOT NULL,
      packet_id   INTEGER NOT NULL,
      fingerprint TEXT NOT NULL,
      PRIMARY KEY (session, packet_id)
    ) STRICT, WITHOUT ROWID;
  `,
};
