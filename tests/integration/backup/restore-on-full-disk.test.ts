import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../../src/main/platform/base/clock';
import {
  decideStaged,
  makeBackup,
  stageBackup,
  type BackupParts,
} from '../../../src/main/modules/backup/backups';
import type { InboundMessage } from '../../../src/main/ports/channel';
import { openDatabase, type Database } from '../../../src/main/platform/storage/database';
import { homePaths } from '../../../src/main/platform/storage/home-paths';
import { createInbox } from '../../../src/main/modules/channels/storage/inbox';
import { createOutboxStore } from '../../../src/main/modules/channels/storage/outbox';
import { createReadMarks } from '../../../src/main/modules/channels/storage/read-marks';
import { createSecretsFile } from '../../../src/main/platform/storage/secrets-file';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';

/**
 * A backup with a run, messages and answers under way, restored where the disk takes nothing of what ends
 * them.
 */

const never = new AbortController().signal;
const approval: InboundMessage = {
  id: 'm1',
  channel: 'telegram',
  replyTarget: 'ana',
  sender: 'ana',
  senderName: 'ana',
  thread: null,
  interruptionScope: null,
  group: false,
  text: '/approve',
  attachments: [],
  at: 1,
};
/** Can be worked out for no text. */
const impossible = (column: string): string =>
  `abs(length(${column}) - length(${column}) - 9223372036854775807 - 1)`;
/**
 * What makes the database refuse: an index that cannot be worked out for what would be written, and a row of another
 * table that needs what would be deleted. A trigger would be taken out at the start.
 */
const refused: readonly (readonly [table: string, refuse: string, allow: string])[] = [
  [
    'run_events',
    `CREATE INDEX full_events ON run_events (${impossible('event')}) WHERE type = 'run-cancelled'`,
    'DROP INDEX full_events',
  ],
  [
    'preferences',
    `CREATE INDEX full_preferences ON preferences (${impossible('value')}) WHERE key = 'triggers_paused'`,
    'DROP INDEX full_preferences',
  ],
  [
    'inbox',
    `CREATE INDEX full_inbox ON inbox (${impossible('state')}) WHERE state = 'done'`,
    'DROP INDEX full_inbox',
  ],
  [
    'outbox',
    'CREATE TABLE full_outbox (seq INTEGER REFERENCES outbox (seq)); INSERT INTO full_outbox SELECT seq FROM outbox',
    'DROP TABLE full_outbox',
  ],
  [
    'read_marks',
    'CREATE TABLE full_marks (channel TEXT, place TEXT, FOREIGN KEY (channel, place) REFERENCES read_marks); INSERT INTO full_marks SELECT channel, place FROM read_marks',
    'DROP TABLE full_marks',
  ],
];
const ofTables = (tables: readonly string[]): typeof refused =>
  refused.filter(([table]) => tables.includes(table));

let engine: EngineFixture;
let runId: string;
beforeEach(async () => {
  engine = await openEngine({
    config: '[gateway]\nport = 0\n',
    sops: {
      'valve/SOP.toml':
        '[sop]\nname = "valve"\ndescription = "Opens the valve"\nexecution_mode = "auto"\n\n[[triggers]]\ntype = "manual"\n',
      'valve/SOP.md':
        '## Steps\n\n1. **Open** — Open it.\n   - requires_confirmation: true\n   - call: memory_store {"key": "valve", "content": "open"}\n',
    },
  });
  ({ runId } = await engine.ask('sops.start', { name: 'valve', payload: null }));
  await eventually(
    'the gate',
    async () => (await engine.ask('runs.show', { runId })).run.status === 'waiting_approval',
  );
});
afterEach(() => engine.close());

function inDatabase<T>(work: (database: Database) => T): T {
  const database = openDatabase(homePaths(engine.home).database);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Restores a backup of the home as it is; the engine that starts on it can write nothing to these tables. */
async function restoreWhereFull(tables: readonly string[]): Promise<void> {
  const paths = homePaths(engine.home);
  const parts: BackupParts = {
    paths,
    version: '0.0.0-test',
    clock: systemClock,
    secrets: createSecretsFile(paths.secretsFile),
  };
  await engine.restart(async () => {
    inDatabase((database) => {
      createInbox(database, systemClock, () => 0).put(approval);
      createReadMarks(database, 'slack').set('C1', '17');
      createOutboxStore(database).put(
        [
          {
            key: 'k',
            channel: 'telegram',
            recipient: 'ana',
            queue: 'q',
            what: { type: 'note', thread: null, text: 'old' },
          },
        ],
        1,
      );
      for (const [, refuse] of ofTables(tables)) database.exec(refuse);
    });
    const file = join(engine.home, 'backups', 'then.zip');
    await makeBackup(parts, file, null, never);
    await stageBackup(parts, file, never);
    await decideStaged(parts, null, never);
  });
}

const isMarked = (): boolean => existsSync(join(engine.home, 'data', 'restored'));
const left = (): unknown =>
  inDatabase((database) => ({
    inbox: createInbox(database, systemClock, () => 0).open().length,
    outbox: createOutboxStore(database).rows().length,
    marks: createReadMarks(database, 'slack').all().size,
  }));

test.each([
  {
    name: 'runs and the pause',
    tables: ['run_events', 'preferences'],
    problem: 'unwritten-runs',
    says: 'integer overflow',
  },
  { name: 'messages', tables: ['inbox'], problem: null, says: '' },
  { name: 'what was owed', tables: ['outbox'], problem: 'unwritten-channels', says: 'FOREIGN KEY' },
  {
    name: 'how far channels had read',
    tables: ['read_marks'],
    problem: 'unwritten-channels',
    says: 'FOREIGN KEY',
  },
  {
    name: 'anything',
    tables: refused.map(([table]) => table),
    problem: 'unwritten-runs',
    says: 'integer overflow',
  },
])(
  'a restore after which $name could not be written is not over: the engine starts, and the next one calls it off too',
  async ({ tables, problem, says }) => {
    await restoreWhereFull(tables);
    expect([isMarked(), (await engine.ask('engine.status', {})).triggersPaused]).toEqual([true, true]);
    if (problem !== null) expect((await engine.problem(problem)).message).toContain(says);
    await engine.restart(() => {
      inDatabase((database) => {
        for (const [, , allow] of ofTables(tables)) database.exec(allow);
      });
      return Promise.resolve();
    });
    const { run } = await engine.ask('runs.show', { runId });
    expect([run.status, run.reason]).toEqual([
      'cancelled',
      'it was under way when the backup was made that was restored',
    ]);
    expect(await engine.ask('engine.status', {})).toMatchObject({
      triggersPaused: true,
      pausedBy: { by: 'restore' },
    });
    await eventually('the restore to be over', () => !isMarked());
    expect(left()).toEqual({ inbox: 0, outbox: 0, marks: 0 });
  },
);
