import type { Migration } from '../migrate';

/**
 * Messages of queues that were handled, so that one which the broker gives out again starts nothing twice: those
 * with an id for a while, the others until the broker has their acknowledgement.
 */
export const amqpDeliveries: Migration = {
  name: '0060-amqp-deliveries',
  sql: `
    CREATE TABLE amqp_message_ids (
      place TEXT NOT NULL,
      mark  TEXT NOT NULL,
      at    INTEGER NOT NULL,
      PRIMARY KEY (place, mark)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX amqp_message_ids_by_age ON amqp_message_ids (at);
    CREATE TABLE amqp_unsettled (
      place  TEXT NOT NULL,
      mark   TEXT NOT NULL,
      copies INTEGER NOT NULL,
      PRIMARY KEY (place, mark)
    ) STRICT, WITHOUT ROWID;
  `,
};
