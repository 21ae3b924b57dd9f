/** Steps from one version of the tables to the next; they are only ever added. */
export const migrations: readonly { readonly name: string; readonly sql: string }[] = [
  {
    name: '0001-record',
    // A run that was deleted and imported again has its numbers twice in one record. Texts are the bytes that the engine stored. `link`, `hash`: how far the record of the engine is here.
    sql: `
      CREATE TABLE zeroclaw.engines (
        name        text PRIMARY KEY,
        home        text NOT NULL,
        host        text NOT NULL,
        version     text NOT NULL,
        tags        text[] NOT NULL,
        token       bigint NOT NULL,
        started_at  timestamptz NOT NULL,
        seen_at     timestamptz NOT NULL,
        link        bigint NOT NULL DEFAULT 0,
        hash        text NOT NULL,
        removal     bigint NOT NULL DEFAULT 0
      );
      CREATE TABLE zeroclaw.run_events (
        engine    text NOT NULL REFERENCES zeroclaw.engines,
        link      bigint NOT NULL,
        run_id    text NOT NULL,
        seq       bigint NOT NULL,
        at        bigint NOT NULL,
        type      text NOT NULL,
        event     text NOT NULL,
        hash      text NOT NULL,
        late      boolean NOT NULL,
        handed_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (engine, link)
      );
      CREATE INDEX run_events_by_run ON zeroclaw.run_events (engine, run_id, seq);
      CREATE TABLE zeroclaw.removals (
        engine text NOT NULL REFERENCES zeroclaw.engines,
        id     bigint NOT NULL,
        at     bigint NOT NULL,
        ranges text NOT NULL,
        PRIMARY KEY (engine, id)
      );
      CREATE TABLE zeroclaw.runs (
        engine     text NOT NULL REFERENCES zeroclaw.engines,
        run_id     text NOT NULL,
        status     text NOT NULL,
        started_at bigint NOT NULL,
        run        text NOT NULL,
        PRIMARY KEY (engine, run_id)
      );
      CREATE INDEX runs_by_start ON zeroclaw.runs (started_at);
      CREATE INDEX runs_by_status ON zeroclaw.runs (status, started_at);
      CREATE TABLE zeroclaw.events (
        engine    text NOT NULL REFERENCES zeroclaw.engines,
        id        bigint NOT NULL,
        at        bigint NOT NULL,
        row       text NOT NULL,
        handed_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (engine, id)
      );
      CREATE INDEX events_by_time ON zeroclaw.events (at);
    `,
  },
  {
    name: '0002-presence',
    sql: `
      ALTER TABLE zeroclaw.engines
        ADD COLUMN lease_until timestamptz,
        ADD COLUMN left_at     timestamptz,
        ADD COLUMN skew_ms     bigint,
        ADD COLUMN about       text;
    `,
  },
  {
    name: '0003-orders',
    sql: `
      CREATE TABLE zeroclaw.orders (
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind   text NOT NULL CHECK (kind IN ('stop', 'resume')),
        engine text NOT NULL REFERENCES zeroclaw.engines,
        person text NOT NULL,
        via    text NOT NULL,
        at     timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      CREATE TABLE zeroclaw.acknowledgements (
        number  bigint NOT NULL REFERENCES zeroclaw.orders,
        engine  text NOT NULL REFERENCES zeroclaw.engines,
        outcome text NOT NULL,
        at      timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (number, engine)
      );
    `,
  },
  {
    name: '0004-ticks',
    sql: `
      CREATE TABLE zeroclaw.ticks (
        procedure  text NOT NULL,
        expression text NOT NULL,
        due        bigint NOT NULL,
        engine     text NOT NULL REFERENCES zeroclaw.engines,
        taken_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (procedure, expression, due)
      );
    `,
  },
  {
    name: '0006-calls',
    sql: `
      CREATE TABLE zeroclaw.calls (
        engine      text NOT NULL REFERENCES zeroclaw.engines,
        key         text NOT NULL,
        token       bigint NOT NULL,
        reach       text NOT NULL,
        call        text NOT NULL,
        until       timestamptz NOT NULL,
        state       text NOT NULL CHECK (state IN ('offered', 'withdrawn', 'taken', 'answered')),
        called_off  boolean NOT NULL DEFAULT false,
        taker       text REFERENCES zeroclaw.engines,
        taker_token bigint,
        answer      text,
        offered_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
        taken_at    timestamptz,
        answered_at timestamptz,
        PRIMARY KEY (key)
      );
      CREATE INDEX calls_open ON zeroclaw.calls (state) WHERE state IN ('offered', 'taken');
    `,
  },
];
