import type { Migration } from '../migrate';

/**
 * When we were last known to be connected to the broker of a session, so that it can be told from when on
 * messages may be missing if it has lost that session. Not known of earlier versions.
 */
export const mqttLastConnected: Migration = {
  name: '0035-mqtt-last-connected',
  sql: 'ALTER TABLE mqtt_sessions ADD COLUMN connected_at INTEGER;',
};
