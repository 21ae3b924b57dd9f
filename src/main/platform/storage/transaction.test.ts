import { expect, test } from 'vitest';
import { openDatabase } from './database';
import { createTransaction } from './transaction';

function table() {
  const database = openDatabase(':memory:');
  database.exec('CREATE TABLE t (n INTEGER)');
  const insert = database.prepare('INSERT INTO t VALUES (?)');
  return {
    database,
    transaction: createTransaction(database),
    add: (number: number) => {
      insert.run(number);
    },
    all: () => database.prepare('SELECT n FROM t').pluck().all(),
  };
}

test.each([true, false])(
  'what fails leaves nothing, also of what was nested in it (durable: %s)',
  (durable) => {
    const { transaction, add, all } = table();
    expect(() =>
      transaction(durable, () => {
        add(1);
        transaction(!durable, () => {
          add(2);
        });
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(all()).toEqual([]);
  },
);

test('a nested one that fails and is caught leaves the rest', () => {
  const { transaction, add, all } = table();
  const answer = transaction(true, () => {
    add(1);
    expect(() =>
      transaction(false, () => {
        add(2);
        throw new Error('no');
      }),
    ).toThrow('no');
    return 'done';
  });
  expect([answer, all()]).toEqual(['done', [1]]);
});

test('whatever happened, the next write is one that waits for the disk', () => {
  const { database, transaction } = table();
  const synchronous = (): unknown => database.pragma('synchronous', { simple: true });
  const within = transaction(false, synchronous);
  expect(() =>
    transaction(false, () => {
      throw new Error('no');
    }),
  ).toThrow();
  expect([within, synchronous()]).toEqual([1, 2]);
});
