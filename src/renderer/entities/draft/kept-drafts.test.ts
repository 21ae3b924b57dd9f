import { expect, test } from 'vitest';
import type { LastingStorage } from '../../bridge/lasting-storage';
import { keepDraft, readDraft, type KeptDraft } from './kept-drafts';

function memoryStore(full = false): LastingStorage & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key) => {
      items.delete(key);
    },
  };
}

const draft: KeptDraft = {
  texts: { toml: 'a', markdown: 'b' },
  base: { texts: { toml: '', markdown: '' }, hash: 'h' },
};

test('a draft comes back under the name of its procedure until it is taken away', () => {
  const store = memoryStore();
  keepDraft(store, '펌프', draft);
  expect([readDraft(store, '펌프'), readDraft(store, 'pump')]).toEqual([draft, null]);
  keepDraft(store, '펌프', null);
  expect(readDraft(store, '펌프')).toBeNull();
});

test.each(['{"texts":', '{"texts":{"toml":1}}', 'null'])('a damaged draft is none: %s', (text) => {
  const store = memoryStore();
  keepDraft(store, 'pump', draft);
  for (const key of store.items.keys()) store.items.set(key, text);
  expect(readDraft(store, 'pump')).toBeNull();
});

test('a store that is full does not stop the work', () => {
  expect(() => {
    keepDraft(memoryStore(true), 'pump', draft);
  }).not.toThrow();
});
