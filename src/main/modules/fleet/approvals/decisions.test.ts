import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import type { FleetGiven } from '../../../../shared/fleet';
import type { Approval } from '../../../../shared/procedures';
import { ok, type Result } from '../../../../shared/result';
import type { Decider } from '../../../../shared/run';
import { comesTrue } from '../../../testing/comes-true';
import { FakeClock } from '../../../testing/fake-clock';
import { idleEngine } from '../../../testing/fleet-about';
import { FleetInMemory } from '../../../testing/fleet-in-memory';
import type { Me } from '../../../ports/fleet-calls';
import { signerOf } from '../../record/chain/signing-key';
import { Asking } from './asking';
import { Deciding, trustName, type Door } from './deciding';
import type { SaidDecision } from './said-decision';

const newSigner = () => signerOf(generateKeyPairSync('ed25519').privateKey);
const [ofA, ofB, ofEve] = [newSigner(), newSigner(), newSigner()];
const ana: Decider = { by: 'ana', via: 'cli' };
const never = new AbortController().signal;

const card: Approval = {
  runId: 'r1',
  sop: 'close-valve',
  version: '1',
  priority: 'normal',
  step: 2,
  totalSteps: 3,
  title: 'Close',
  body: 'Close the valve.',
  suggestedTools: [],
  gate: {
    gate: 'r1/2/1',
    step: 2,
    requestedAt: 1,
    expiresAt: null,
    reason: 'confirmation',
    calls: [],
    note: '',
  },
  trigger: { source: 'manual', topic: null, payload: null, receivedAt: 1 },
  condition: null,
  shown: 'hash-of-calls',
  code: '7F3A',
  fails: [],
  earlier: [],
  askedOn: [],
  nextTitle: null,
  lastRuns: [],
};

/** Engine a, where ana stands, and engine b, where the run waits, before one database. */
async function rig({
  trusted = [trustName('a', ofA.publicKey)],
}: { readonly trusted?: readonly string[] } = {}) {
  const clock = new FakeClock();
  const fleet = new FleetInMemory(clock);
  const session = await fleet.connect();
  const join = async (name: string): Promise<Me> => {
    const joined = await session.register({
      name,
      home: name,
      host: 'h',
      version: '1',
      tags: [],
      token: null,
    });
    if (joined.kind !== 'joined') throw new Error('not let in');
    const me = { name, token: joined.token };
    await session.beat(me, { about: idleEngine, skewMs: null, leaseMs: 1_000_000 });
    return me;
  };
  const [a, b, e] = [await join('a'), await join('b'), await join('e')];
  const given = new Map<string, FleetGiven>();
  const newAsking = (): Asking =>
    new Asking({
      clock,
      signer: ofA,
      newId: () => `k${String(given.size + fleet.calls.all.length + 1)}`,
      given: {
        put: (row) => given.set(row.key, row),
        settle: (key, outcome, why) => {
          const row = given.get(key);
          if (row !== undefined) given.set(key, { ...row, outcome, why });
        },
        list: () => [...given.values()],
      },
      onFailure: (failure) => {
        throw failure;
      },
      changed: () => {},
    });
  const door = {
    now: card as Approval | null,
    decided: [] as (readonly [string, string, Decider])[],
    answer: ok(null) as Result<null>,
  };
  const decide = (what: string, gate: string, by: Decider): Result<null> => {
    if (door.answer.ok) door.decided.push([what, gate, by]);
    if (door.answer.ok) door.now = null;
    return door.answer;
  };
  const itsDoor: Door = {
    card: (runId) => (door.now?.runId === runId ? door.now : null),
    approve: (_run, gate, _shown, by) => decide('approve', gate, by),
    deny: (_run, gate, reason, by) => decide(`deny: ${reason}`, gate, by),
    decidedBy: (_run, gate) => door.decided.find(([, each]) => each === gate)?.[2] ?? null,
  };
  const told: string[] = [];
  const newDeciding = (name = 'b', home = ofB.publicKey): Deciding =>
    new Deciding({
      clock,
      home,
      trusted: () => trusted,
      door: () => itsDoor,
      tell: (message) => told.push(message),
    });
  let deciding = newDeciding();
  const asking = newAsking();
  const judge = async (me: Me = b, by: Deciding = deciding): Promise<void> => {
    await by.round(session, me, (await session.callsFor(me)).calls);
  };
  const offer = (): Promise<void> => asking.round({ me: a, session });
  /** Until it is answered. */
  const carried = async <T>(asked: Promise<T>): Promise<T> => {
    await offer();
    await judge();
    await offer();
    return asked;
  };
  const look = () => carried(asking.card('a', { engine: 'b', runId: 'r1' }, never));
  const wanted = async (decision: 'approve' | 'deny' = 'approve', reason = '') => {
    const answer = await look();
    if (!answer.ok) throw new Error(answer.error.message);
    const { approval, home, seen } = answer.value;
    const { runId, sop, step, gate, shown } = approval;
    return { engine: 'b', home, runId, sop, step, gate: gate.gate, shown, seen, decision, reason };
  };
  return {
    clock,
    fleet,
    session,
    a,
    b,
    e,
    given,
    door,
    told,
    asking,
    newAsking,
    look,
    wanted,
    offer,
    judge,
    carried,
    give: async (decision: 'approve' | 'deny' = 'approve', reason = '') =>
      asking.decide('a', await wanted(decision, reason), ana, never),
    /** What stands in the row that ana's decision is offered in, with something else in it. */
    forge: (change: (said: SaidDecision) => object, more: object = {}): void => {
      const row = fleet.calls.all.at(-1);
      if (row === undefined) throw new Error('there is no row');
      const said = JSON.parse(row.call) as SaidDecision;
      fleet.calls.all[fleet.calls.all.length - 1] = { ...row, ...more, call: JSON.stringify(change(said)) };
    },
    restart: () => {
      deciding = newDeciding();
    },
    newDeciding,
  };
}

/** The same with the decision offered, and what comes of it. */
async function offered(options: Parameters<typeof rig>[0] = {}) {
  const rigged = await rig(options);
  const outcomes: Result<null>[] = [];
  void rigged.give().then((outcome) => outcomes.push(outcome));
  await comesTrue(() => {
    expect(rigged.given.size).toBe(1);
  });
  await rigged.offer();
  return { ...rigged, outcomes };
}

test('a yes at one engine is carried out by the other through its own door, and both know who and where', async () => {
  const { door, outcomes, judge, offer, given, told } = await offered();
  await judge();
  await offer();
  await comesTrue(() => {
    expect(outcomes).toEqual([ok(null)]);
  });
  expect(door.decided).toEqual([['approve', 'r1/2/1', { by: 'ana at a', via: 'fleet' }]]);
  expect([...given.values()]).toMatchObject([
    { engine: 'b', runId: 'r1', by: 'ana', outcome: 'done', why: null },
  ]);
  expect(told).toEqual([]);
});

test('a no carries its reason', async () => {
  const { give, carried, door } = await rig();
  const asked = give('deny', 'sensor fault');
  await comesTrue(async () => {
    await carried(Promise.resolve());
    expect(door.decided).toEqual([['deny: sensor fault', 'r1/2/1', { by: 'ana at a', via: 'fleet' }]]);
  });
  expect(await asked).toEqual(ok(null));
});

test('the card comes from the engine that asks, and says whether it takes decisions from here', async () => {
  const trusting = await rig();
  expect(await trusting.look()).toMatchObject({ ok: true, value: { approval: card, trusts: true } });
  const other = await rig({ trusted: [] });
  expect(await other.look()).toMatchObject({
    ok: true,
    value: { trusts: false, entry: trustName('a', ofA.publicKey) },
  });
  other.door.now = null;
  expect(await other.look()).toMatchObject({ ok: false, error: { code: 'fleet.asks-nothing' } });
});

type Offered = Awaited<ReturnType<typeof offered>>;
const forged = 'its signature does not fit what it says';
const copied = 'it was signed for another engine or another question, and copied';

test.each<[what: string, forge: (rigged: Offered) => unknown, says: string]>([
  [
    'a made up signature',
    ({ forge }) => {
      forge((said) => ({ ...said, signature: 'AAAA' }));
    },
    forged,
  ],
  [
    'an altered decision',
    ({ forge }) => {
      forge((said) => ({ ...said, decision: 'deny' }));
    },
    forged,
  ],
  [
    'an altered card',
    ({ forge }) => {
      forge((said) => ({ ...said, seen: 'another', shown: 'another' }));
    },
    forged,
  ],
  [
    'another run',
    ({ forge }) => {
      forge((said) => ({ ...said, run: 'r2' }));
    },
    forged,
  ],
  [
    'another person',
    ({ forge }) => {
      forge((said) => ({ ...said, by: 'boss' }));
    },
    forged,
  ],
  [
    'a key that signs for a name that is not its own',
    ({ forge }) => {
      forge((said) => ({ ...said, from: { engine: 'a', home: ofEve.publicKey } }));
    },
    forged,
  ],
  [
    'a row copied under another key',
    ({ forge }) => {
      forge((said) => said, { key: 'copy' });
    },
    copied,
  ],
  [
    'a row copied under another engine',
    ({ forge, e }) => {
      forge((said) => said, { engine: 'e', token: e.token });
    },
    copied,
  ],
  [
    'a clock that is behind, or a row that was kept back',
    ({ clock }) => clock.advance(9_001),
    'which is too long',
  ],
  [
    'a clock that is ahead',
    ({ clock }) => {
      clock.set(clock.now() - 5_001);
    },
    'is ahead of the one here by 5 s',
  ],
])('%s does nothing, and is told in plain words', async (_what, forge, says) => {
  const rigged = await offered();
  await forge(rigged);
  await rigged.judge();
  await rigged.judge();
  expect(rigged.door.decided).toEqual([]);
  expect(rigged.told).toEqual([expect.stringContaining(says)]);
});

test('what is signed for another engine is left alone by one that has its name as a tag', async () => {
  const { judge, e, fleet, newDeciding } = await offered();
  fleet.calls.all.splice(0, fleet.calls.all.length - 1);
  const row = fleet.calls.all[0];
  if (row !== undefined) fleet.calls.all[0] = { ...row, reach: 'e' };
  await judge(e, newDeciding('e'));
  expect(fleet.calls.all.map(({ state }) => state)).toEqual(['offered']);
});

test('a home that has taken the name of another carries out nothing that was signed for it', async () => {
  const { judge, b, newDeciding, door, told } = await offered();
  await judge(b, newDeciding('b', ofEve.publicKey));
  expect(door.decided).toEqual([]);
  expect(told).toEqual([expect.stringContaining(copied)]);
});

test('a key that config.toml does not name decides nothing, and is told how to be named', async () => {
  const { judge, offer, door, outcomes, told, given } = await offered({
    trusted: [trustName('a', ofEve.publicKey)],
  });
  await judge();
  await offer();
  await comesTrue(() => {
    expect(outcomes).toMatchObject([
      {
        ok: false,
        error: {
          code: 'fleet.not-trusted',
          message: 'b did not carry it out: this engine takes no decisions with that key',
          remedy: expect.stringContaining(`"${trustName('a', ofA.publicKey)}" to approvals_from`),
        },
      },
    ]);
  });
  expect(door.decided).toEqual([]);
  expect(told).toHaveLength(1);
  expect([...given.values()]).toMatchObject([{ outcome: 'refused' }]);
});

test.each<[what: string, change: (now: Approval) => Approval | null]>([
  ['other calls', (now) => ({ ...now, shown: 'other' })],
  ['another text', (now) => ({ ...now, body: 'Open the valve.' })],
  ['the same once more, as another question', (now) => ({ ...now, gate: { ...now.gate, gate: 'r1/2/2' } })],
  ['nothing any more', () => null],
])('a card that asks %s by now is refused, without a word of forgery', async (_what, change) => {
  const { judge, door, told, fleet } = await offered();
  door.now = change(card);
  await judge();
  expect([door.decided, told]).toEqual([[], []]);
  expect(fleet.calls.all.at(-1)).toMatchObject({
    state: 'answered',
    answer: expect.stringContaining('"refused":{'),
  });
});

test('who was told meanwhile, and how often the same has failed, changes no card', async () => {
  const { judge, door } = await offered();
  door.now = {
    ...card,
    gate: { ...card.gate, expiresAt: 5 },
    fails: [{ call: null, why: 'the board is away' }],
    lastRuns: [],
  };
  await judge();
  expect(door.decided).toHaveLength(1);
});

test('what the door refuses is told in its words', async () => {
  const { judge, offer, door, outcomes } = await offered();
  door.answer = { ok: false, error: { code: 'expired', message: 'The time to decide is over' } };
  await judge();
  await offer();
  await comesTrue(() => {
    expect(outcomes).toMatchObject([
      {
        ok: false,
        error: { code: 'expired', message: 'b did not carry it out: The time to decide is over' },
      },
    ]);
  });
});

test('a row that is put there again is not carried out again, also by an engine that was started again', async () => {
  const { judge, door, fleet, restart, clock } = await offered();
  door.answer = { ok: false, error: { code: 'paused', message: 'not now' } };
  await judge();
  door.answer = ok(null);
  const again = async (): Promise<void> => {
    const row = fleet.calls.all.at(-1);
    if (row !== undefined) row.state = 'offered';
    await judge();
  };
  await again();
  await clock.advance(1);
  restart();
  await again();
  expect(door.decided).toEqual([]);
});

test('what nobody takes is withdrawn within 15 s, and whoever puts it there again has nothing of it', async () => {
  const { clock, offer, outcomes, given, judge, door, fleet } = await offered();
  await clock.advance(14_000);
  await offer();
  await comesTrue(() => {
    expect(outcomes).toMatchObject([{ ok: false, error: { code: 'fleet.withdrawn' } }]);
  });
  expect([...given.values()]).toMatchObject([{ outcome: 'withdrawn' }]);
  await judge();
  const row = fleet.calls.all.at(-1);
  if (row !== undefined)
    fleet.calls.all[fleet.calls.all.length - 1] = { ...row, state: 'offered', until: Infinity };
  await judge();
  expect(door.decided).toEqual([]);
});

test('what was taken and has no answer is told so, and what comes of it is heard later', async () => {
  const { clock, offer, outcomes, given, session, b, judge, door } = await offered();
  const key = [...given.keys()][0] ?? '';
  await session.takeCall(b, { engine: 'a', key }, 0);
  await offer();
  await clock.advance(15_000);
  await comesTrue(() => {
    expect(outcomes).toMatchObject([{ ok: false, error: { code: 'fleet.unanswered' } }]);
  });
  expect(given.get(key)).toMatchObject({ outcome: 'unknown' });
  // The engine that took it was killed before it did anything.
  await judge();
  await offer();
  expect(given.get(key)).toMatchObject({
    outcome: 'refused',
    why: expect.stringContaining('nothing of it was carried out'),
  });
  expect(door.decided).toEqual([]);
});

test('an engine that was killed after it carried it out answers from its record', async () => {
  const { offer, given, session, b, judge, door, outcomes } = await offered();
  const key = [...given.keys()][0] ?? '';
  await session.takeCall(b, { engine: 'a', key }, 0);
  door.decided.push(['approve', 'r1/2/1', { by: 'ana at a', via: 'fleet' }]);
  await judge();
  await offer();
  await comesTrue(() => {
    expect(outcomes).toEqual([ok(null)]);
  });
  expect(door.decided).toHaveLength(1);
});

test('without an answer of the database it is told that nobody knows, and known once it is back', async () => {
  const { clock, offer, outcomes, given, fleet } = await offered();
  fleet.isAway = true;
  await expect(offer()).rejects.toThrow('the connection broke');
  await clock.advance(15_000);
  await comesTrue(() => {
    expect(outcomes).toMatchObject([{ ok: false, error: { code: 'fleet.not-known' } }]);
  });
  fleet.isAway = false;
  await offer();
  expect([...given.values()]).toMatchObject([{ outcome: 'withdrawn' }]);
});

test('who was killed after a click withdraws it at the next start, or hears what came of it', async () => {
  const { given, newAsking, session, a, judge, door } = await offered();
  const first = newAsking();
  await first.round({ me: a, session });
  expect([...given.values()]).toMatchObject([{ outcome: 'withdrawn' }]);
  await judge();
  expect(door.decided).toEqual([]);
});
