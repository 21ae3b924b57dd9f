import { expect, test } from 'vitest';
import { readDrafts, writeDrafts, type DraftPlace } from './drafts';

const storage = (text: string | null = null): DraftPlace & { text: string | null } => ({
  text,
  getItem() {
    return this.text;
  },
  setItem(_, value) {
    this.text = value;
  },
});

test('drafts come back as they were left; empty ones are not kept', () => {
  const kept = storage();
  writeDrafts(kept, { a: '밸브를 닫', b: '', c: ' \n' });
  expect(readDrafts(kept)).toEqual({ a: '밸브를 닫' });
});

test.each([null, '', 'no json', '[]', '{"a":1}'])('storage with %j holds no drafts', (text) => {
  expect(readDrafts(storage(text))).toEqual({});
});

test('a storage that refuses loses drafts and nothing else', () => {
  const refuse = (): never => {
    throw new Error('full');
  };
  const full: DraftPlace = { getItem: refuse, setItem: refuse };
  writeDrafts(full, { a: 'x' });
  expect(readDrafts(full)).toEqual({});
});
