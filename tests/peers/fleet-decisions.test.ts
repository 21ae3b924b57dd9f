import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Input, Output } from '../../src/shared/procedures';
import {
  askDaemon,
  eventuallyTells,
  makeHome,
  startDaemon,
  zeroclaw,
  type Daemon,
  type TestHome,
} from '../fixtures/daemon';
import { eventually } from '../fixtures/eventually';
import { isPostgresThere, startPostgres, type Postgres } from '../fixtures/postgres';

const configOf = (name: string, { url }: Postgres, from: readonly string[]): string =>
  `[gateway]\nport = 0\n[storage]\nurl = "${url}"\n[fleet]\nname = "${name}"\napprovals_from = ${JSON.stringify(from)}\n`;

function makeMember(name: string, postgres: Postgres, from: readonly string[] = []): TestHome {
  const home = makeHome(configOf(name, postgres, from));
  const folder = join('workspace', 'sops', 'two-gates');
  mkdirSync(join(home.path, folder), { recursive: true });
  home.write(
    join(folder, 'SOP.toml'),
    '[sop]\nname = "two-gates"\ndescription = "Asks before each step"\nexecution_mode = "step_by_step"\nmax_concurrent = 100\n[[triggers]]\ntype = "manual"\n',
  );
  home.write(
    join(folder, 'SOP.md'),
    '## Steps\n\n1. **Look** — Recall.\n   - call: memory_recall {"query": "pressure"}\n2. **Look again** — Recall.\n   - call: memory_recall {"query": "pressure"}\n',
  );
  onTestFinished(() => {
    home.remove();
  });
  return home;
}

async function start(home: TestHome): Promise<Daemon> {
  const daemon = await startDaemon(home);
  onTestFinished(() => daemon.kill());
  return daemon;
}

/** Engine b asks, and takes decisions from a. */
async function plant() {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.close());
  const a = makeMember('a', postgres);
  const here = await start(a);
  const { entry } = await askDaemon(a, 'fleet.key', {});
  const b = makeMember('b', postgres, [entry]);
  const there = await start(b);
  await eventuallyTells(a, 'b to be there', 'fleet.engines', {}, ({ engines }) =>
    engines.some(({ name, state }) => name === 'b' && state === 'here'),
  );
  return { postgres, a, b, here, there, entry };
}

type RunOf = Output<'runs.show'>['run'];

/** A run of b that waits at its first step. */
async function waiting(b: TestHome): Promise<string> {
  const { runId } = await askDaemon(b, 'sops.start', { name: 'two-gates', payload: null });
  await waitsAt(b, runId, 1);
  return runId;
}

const waitsAt = (b: TestHome, runId: string, step: number): Promise<RunOf> =>
  eventually(`step ${String(step)} to wait`, async () => {
    const { run } = await askDaemon(b, 'runs.show', { runId });
    return run.gate?.step === step && run.gate.calls !== null ? run : null;
  });

async function seen(
  a: TestHome,
  runId: string,
  decision: 'approve' | 'deny',
): Promise<Input<'fleet.decide'>> {
  const { approval, home, seen: hash } = await askDaemon(a, 'fleet.card', { engine: 'b', runId });
  const { sop, step, gate, shown } = approval;
  return {
    engine: 'b',
    home,
    runId,
    sop,
    step,
    gate: gate.gate,
    shown,
    seen: hash,
    decision,
    reason: 'test',
  };
}

const decide = async (a: TestHome, runId: string, decision: 'approve' | 'deny' = 'approve'): Promise<null> =>
  askDaemon(a, 'fleet.decide', await seen(a, runId, decision));

const decisionsOf = async (b: TestHome, runId: string): Promise<readonly object[]> =>
  (await askDaemon(b, 'runs.show', { runId })).run.decisions;

const outcomeOf = (a: TestHome, outcome: string): Promise<unknown> =>
  eventuallyTells(a, `it to be ${outcome}`, 'fleet.given', {}, (given) => given[0]?.outcome === outcome);

const rowIs = (postgres: Postgres, state: string): Promise<unknown> =>
  eventually(`the row to be ${state}`, async () => {
    const [row] = await postgres.query<{ state: string }>(
      'SELECT state FROM zeroclaw.calls ORDER BY offered_at DESC LIMIT 1',
    );
    return row?.state === state;
  });

describe.skipIf(!isPostgresThere)('an approval given at another engine', () => {
  test('is shown, approved and rejected from the command line, and the record says who and where', async () => {
    const { a, b, postgres, entry } = await plant();
    const runId = await waiting(b);
    const { approval } = await askDaemon(a, 'fleet.card', { engine: 'b', runId });
    const gate = `${approval.gate.gate}.${approval.code}`;
    const shown = await zeroclaw(a, 'fleet', 'approve', 'b', runId, '--gate', 'another');
    expect(shown.code).not.toBe(0);
    expect(shown.stderr).toContain('will call memory_recall {"query":"pressure"}');
    expect(await zeroclaw(a, 'fleet', 'approve', 'b', runId, '--gate', gate)).toMatchObject({
      code: 0,
      stdout: `Run ${runId} at b is approved and goes on there.\n`,
    });
    await waitsAt(b, runId, 2);
    expect(await zeroclaw(a, 'fleet', 'deny', 'b', runId, '--reason', 'sensor fault')).toMatchObject({
      code: 0,
    });
    expect(await decisionsOf(b, runId)).toMatchObject([
      { decision: 'approved', by: expect.stringMatching(/ at a$/u), via: 'fleet' },
      { decision: 'denied', by: expect.stringMatching(/ at a$/u), via: 'fleet', reason: 'sensor fault' },
    ]);
    expect((await askDaemon(a, 'fleet.given', {})).map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    // The key is taken out: what is signed with it is worth nothing.
    const other = await waiting(b);
    const card = await seen(a, other, 'approve');
    b.write('config.toml', configOf('b', postgres, [entry.replace('a:', 'z:')]));
    await eventually('the key to be out', async () => {
      const { trusts } = await askDaemon(a, 'fleet.card', { engine: 'b', runId: other });
      return !trusts;
    });
    await expect(askDaemon(a, 'fleet.decide', card)).rejects.toThrow(
      'b did not carry it out: this engine takes no decisions with that key',
    );
    expect(await decisionsOf(b, other)).toEqual([]);
    await eventuallyTells(b, 'the problem', 'engine.status', {}, ({ problems }) =>
      problems.some(({ message }) => message.includes('takes no decisions with that key')),
    );
  });

  test('is no approval when somebody with the password of the database copies, alters or repeats it', async () => {
    const { a, b, postgres } = await plant();
    const runId = await waiting(b);
    const other = await waiting(b);
    await decide(a, runId);
    await waitsAt(b, runId, 2);
    const open =
      "state = 'offered', until = clock_timestamp() + interval '1 hour', taker = NULL, answer = NULL";
    const newest =
      "key = (SELECT key FROM zeroclaw.calls WHERE call LIKE '%signature%' ORDER BY offered_at DESC LIMIT 1)";
    const answered = (): Promise<unknown> =>
      eventually('the row to be answered', async () => {
        const rows = await postgres.query("SELECT 1 FROM zeroclaw.calls WHERE state IN ('offered', 'taken')");
        return rows.length === 0;
      });
    const toldOf = (what: string): Promise<unknown> =>
      eventuallyTells(b, `the problem: ${what}`, 'engine.status', {}, ({ problems }) =>
        problems.some(({ message }) => message.includes(what)),
      );
    // Repeated, for the question that came after it.
    await postgres.query(`UPDATE zeroclaw.calls SET ${open} WHERE ${newest}`);
    await answered();
    await postgres.query(
      `INSERT INTO zeroclaw.calls (engine, key, token, reach, call, until, state)
       SELECT engine, 'copied', token, reach, call, clock_timestamp() + interval '1 hour', 'offered' FROM zeroclaw.calls WHERE ${newest}`,
    );
    await answered();
    await toldOf('and copied');
    await postgres.query(
      `UPDATE zeroclaw.calls SET key = 'altered', call = replace(call, '${runId}', '${other}'), ${open} WHERE key = 'copied'`,
    );
    await answered();
    await toldOf('its signature does not fit what it says');
    expect(await decisionsOf(b, runId)).toHaveLength(1);
    expect(await decisionsOf(b, other)).toEqual([]);
    await waitsAt(b, runId, 2);
    await waitsAt(b, other, 1);
  });

  test('is carried out once or not at all over the kill of either engine and of PostgreSQL, and told', async () => {
    const { a, b, postgres, ...daemons } = await plant();
    let { here, there } = daemons;
    const hangs = async (state: 'taken' | 'answered', how: string): Promise<void> => {
      await postgres.query(
        `CREATE OR REPLACE FUNCTION zeroclaw.hang() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${how}; RETURN NEW; END $$`,
      );
      await postgres.query('DROP TRIGGER IF EXISTS hangs ON zeroclaw.calls');
      await postgres.query(
        `CREATE TRIGGER hangs BEFORE UPDATE ON zeroclaw.calls FOR EACH ROW WHEN (NEW.state = '${state}') EXECUTE FUNCTION zeroclaw.hang()`,
      );
    };
    const freely = (): Promise<unknown> => postgres.query('DROP TRIGGER IF EXISTS hangs ON zeroclaw.calls');
    const runId = await waiting(b);

    // b is killed after it carried it out, and before anybody heard of it.
    let card = await seen(a, runId, 'approve');
    await hangs('answered', "RAISE EXCEPTION 'not now'");
    let told = askDaemon(a, 'fleet.decide', card).catch(String);
    await waitsAt(b, runId, 2);
    await there.kill();
    await freely();
    expect(await told).toContain('b has taken it and has not answered within 15 s');
    there = await start(b);
    await outcomeOf(a, 'done');
    expect(await decisionsOf(b, runId)).toHaveLength(1);

    // b is killed while it takes it.
    card = await seen(a, runId, 'approve');
    await hangs('taken', 'PERFORM pg_sleep(2)');
    told = askDaemon(a, 'fleet.decide', card).catch(String);
    await eventually('it to be taken', async () => {
      const rows = await postgres.query(
        "SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%SET state = ''taken''%' AND pid <> pg_backend_pid()",
      );
      return rows.length > 0;
    });
    await there.kill();
    await rowIs(postgres, 'taken');
    await freely();
    there = await start(b);
    // On a slow machine it is told first that b does not answer.
    await told;
    await outcomeOf(a, 'refused');
    const [refused] = await askDaemon(a, 'fleet.given', {});
    expect(refused?.why).toContain('b did not carry it out: it was taken, and nothing of it was carried out');
    await waitsAt(b, runId, 2);

    // a is killed after the click, while b does nothing.
    card = await seen(a, runId, 'approve');
    process.kill(there.pid, 'SIGSTOP');
    told = askDaemon(a, 'fleet.decide', card).catch(String);
    await rowIs(postgres, 'offered');
    await here.kill();
    await told;
    here = await start(a);
    await outcomeOf(a, 'withdrawn');
    process.kill(there.pid, 'SIGCONT');
    await eventuallyTells(a, 'b to be there', 'fleet.engines', {}, ({ engines }) =>
      engines.some(({ name, state }) => name === 'b' && state === 'here'),
    );
    await waitsAt(b, runId, 2);

    // PostgreSQL is killed after the click.
    card = await seen(a, runId, 'approve');
    process.kill(there.pid, 'SIGSTOP');
    told = askDaemon(a, 'fleet.decide', card).catch(String);
    await rowIs(postgres, 'offered');
    await postgres.kill();
    expect(await told).toContain('nobody knows whether b has it');
    await postgres.start();
    process.kill(there.pid, 'SIGCONT');
    await outcomeOf(a, 'withdrawn');
    expect(await decisionsOf(b, runId)).toHaveLength(1);

    // And it can be decided as before.
    await eventually('the decision', async () => (await decide(a, runId).catch(() => undefined)) === null);
    expect(await decisionsOf(b, runId)).toHaveLength(2);
  });
});
