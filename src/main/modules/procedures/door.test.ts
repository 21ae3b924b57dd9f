import { expect, test } from 'vitest';
import { openDatabase } from '../../platform/storage/database';
import { createTransaction } from '../../platform/storage/transaction';
import { carriedOut, Door, NeedsDisk, putOff, type Turn } from './door';

/** A door to a table of texts; the turn ends, and time passes, when the test says so. */
function rig({ diskMs = 2 }: { /** How long a write takes. */ readonly diskMs?: number } = {}) {
  const database = openDatabase(':memory:');
  database.exec('CREATE TABLE texts (number INTEGER PRIMARY KEY, text TEXT UNIQUE NOT NULL) STRICT');
  const transaction = createTransaction(database);
  /** Whether each transaction waited for the disk. */
  const transactions: boolean[] = [];
  const atEnd: (() => void)[] = [];
  const timers: { readonly at: number; readonly work: () => void }[] = [];
  let now = 0;
  const door = new Door(
    (durable, work) => {
      transactions.push(durable);
      now += diskMs;
      return transaction(durable, work);
    },
    {
      atEndOfTurn: (work) => {
        atEnd.push(work);
      },
      after: (ms, work) => {
        timers.push({ at: now + ms, work });
      },
      now: () => now,
    },
  );
  const insert = database.prepare('INSERT INTO texts (text) VALUES (?)');
  const told: string[] = [];
  const write = (text: string, durable = true): Promise<string> =>
    door.enter(
      () => durable,
      () => {
        insert.run(text);
        return text;
      },
      (written) => {
        told.push(`${written}${database.inTransaction ? ' too early' : ''}`);
      },
    );
  return {
    door,
    write,
    told,
    transactions,
    endTurn: () => {
      for (const work of atEnd.splice(0)) work();
    },
    pass: (ms: number) => {
      now += ms;
      for (const timer of [...timers]) {
        if (timer.at > now) continue;
        timers.splice(timers.indexOf(timer), 1);
        timer.work();
      }
    },
    texts: () => database.prepare<[], string>('SELECT text FROM texts ORDER BY number').pluck().all(),
  };
}

test('what arrives in one turn is one transaction, in the order in which it came, and followed when that is over', async () => {
  const { write, told, transactions, endTurn, texts } = rig();
  const answers = Promise.all(['one', 'two', 'three'].map((text) => write(text)));
  expect([texts(), told]).toEqual([[], []]);
  endTurn();
  expect(texts()).toEqual(['one', 'two', 'three']);
  expect(told).toEqual(['one', 'two', 'three']);
  expect(transactions).toEqual([true]);
  expect(await answers).toEqual(['one', 'two', 'three']);
});

test('one that cannot be written is refused alone, and the others of its group are written and told', async () => {
  const { write, told, endTurn, texts } = rig();
  const answers = Promise.allSettled(['one', 'one', 'two'].map((text) => write(text)));
  endTurn();
  expect(texts()).toEqual(['one', 'two']);
  expect(told).toEqual(['one', 'two']);
  expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('a group waits for the disk when one of it does', async () => {
  const { write, transactions, endTurn } = rig();
  const first = Promise.all([write('one', false), write('two', false)]);
  endTurn();
  await first;
  const second = Promise.all([write('three', false), write('four')]);
  endTurn();
  await second;
  expect(transactions).toEqual([false, true]);
});

test('what turns out to need the disk is carried out again with it, alone and in a group', async () => {
  const { door, write, transactions, endTurn, texts } = rig();
  const needing = ({ onDisk }: Pick<Turn, 'onDisk'>): string => {
    if (!onDisk) throw new NeedsDisk();
    return 'written';
  };
  const enter = (): Promise<string> =>
    door.enter(
      () => false,
      needing,
      () => {},
    );
  const answers = Promise.all([write('one', false), enter()]);
  endTurn();
  expect(await answers).toEqual(['one', 'written']);
  expect(transactions).toEqual([false, false, false, true]);
  expect(texts()).toEqual(['one']);
  const disks: boolean[] = [];
  const atomically = <T>(onDisk: boolean, work: () => T): T => {
    disks.push(onDisk);
    return work();
  };
  expect(carriedOut(atomically, () => false, needing)).toBe('written');
  expect(disks).toEqual([false, true]);
});

test('whoever would wait for the disk has it when another of the group does', async () => {
  const { door, write, transactions, endTurn } = rig();
  const needing = door.enter(
    () => false,
    ({ onDisk }) => {
      if (!onDisk) throw new NeedsDisk();
      return 'written';
    },
    () => {},
  );
  const other = write('one');
  endTurn();
  expect(await Promise.all([needing, other])).toEqual(['written', 'one']);
  expect(transactions).toEqual([true]);
});

test('what fails in following one keeps neither it nor the others from being on disk', async () => {
  const { door, write, told, endTurn, texts } = rig();
  const broken = door.enter(
    () => true,
    () => 'x',
    () => {
      throw new Error('a listener is broken');
    },
  );
  const other = write('one');
  endTurn();
  await expect(broken).rejects.toThrow('a listener is broken');
  expect(await other).toBe('one');
  expect([texts(), told]).toEqual([['one'], ['one']]);
});

test('in a crowd the next group waits for others as long as two writes take, and no longer than until there are enough', async () => {
  const { write, transactions, endTurn, pass, texts } = rig();
  let number = 0;
  const some = (count: number): Promise<unknown> =>
    Promise.all(Array.from({ length: count }, () => write(String((number += 1)))));
  const calm = some(31);
  endTurn();
  await calm;
  pass(1);
  // Nothing said so far that more would come.
  const last = some(1);
  endTurn();
  await last;
  expect(transactions).toHaveLength(2);
  const few = some(3);
  endTurn();
  pass(1);
  const more = some(2);
  endTurn();
  pass(1);
  // Somebody has come meanwhile.
  expect(texts()).toHaveLength(32);
  const most = some(1);
  endTurn();
  pass(2);
  await Promise.all([few, more, most]);
  expect(texts()).toHaveLength(38);
  expect(transactions).toHaveLength(3);
  const many = some(48);
  endTurn();
  await many;
  expect(texts()).toHaveLength(86);
  expect(transactions).toHaveLength(4);
  // It has become quiet.
  pass(100);
  const alone = some(1);
  endTurn();
  await alone;
  expect(transactions).toHaveLength(5);
});

test('in a crowd nobody else is waited for when nobody came for two milliseconds', async () => {
  const { write, transactions, endTurn, pass } = rig({ diskMs: 10 });
  const crowd = Promise.all(Array.from({ length: 32 }, (_, number) => write(String(number))));
  endTurn();
  await crowd;
  const all = write('all there are');
  endTurn();
  pass(1);
  expect(transactions).toHaveLength(1);
  pass(1);
  await all;
  expect(transactions).toHaveLength(2);
});

test('who waits for others is let in at once when the engine closes', async () => {
  const { door, write, endTurn, texts } = rig();
  const crowd = Promise.all(Array.from({ length: 32 }, (_, index) => write(String(index))));
  endTurn();
  await crowd;
  const last = write('last');
  endTurn();
  expect(texts()).toHaveLength(32);
  door.letInNow();
  await last;
  expect(texts()).toHaveLength(33);
  door.letInNow();
});

test('what closes a group is carried out behind all that came, and what was put off behind that', async () => {
  const { door, endTurn, transactions } = rig();
  const did: string[] = [];
  const durable = (): boolean => true;
  const nothing = (): void => {};
  const answers = Promise.all([
    door.enterLast(durable, () => void did.push('closing'), nothing),
    door.enter(durable, ({ isLast }) => (isLast ? did.push('put off') : putOff), nothing),
    door.enter(durable, ({ isBehind }) => void did.push(`in turn, behind: ${String(isBehind)}`), nothing),
  ]);
  endTurn();
  await answers;
  expect(did).toEqual(['in turn, behind: true', 'closing', 'put off']);
  expect(transactions).toEqual([true]);
  // Nothing comes behind one that is alone.
  const alone = door.enter(durable, ({ isLast }) => (isLast ? did.push('alone') : putOff), nothing);
  endTurn();
  await alone;
  expect(did.at(-1)).toBe('alone');
});
