import { expect, test } from 'vitest';
import { toldDocument } from '../main/modules/chat/documents/told-document';
import { attachedDocuments } from './attached-documents';

const note = toldDocument('note.txt', 'Maintenance note\n\nTorque 40 Nm.', 1_000).block;
const long = toldDocument('log.txt', 'line\n'.repeat(200), 300).block;

test('what a message brought along is told apart from the words of its sender', () => {
  const message = [note, long, 'Which torque?\n> as quoted'].join('\n\n');
  const { documents, own } = attachedDocuments(message);
  expect(own).toBe('Which torque?\n> as quoted');
  expect(documents.map(({ name, shown, total }) => ({ name, whole: shown === total }))).toEqual([
    { name: 'note.txt', whole: true },
    { name: 'log.txt', whole: false },
  ]);
  expect(documents[0]?.text).toBe('Maintenance note\n\nTorque 40 Nm.');
  expect([...documents.map(({ block }) => block), own].join('\n\n')).toBe(message);
});

test.each([
  { name: 'no file', message: '[File "x"] is what I mean', documents: 0, own: '[File "x"] is what I mean' },
  { name: 'a file alone', message: note, documents: 1, own: '' },
  { name: 'a file behind words', message: `See:\n\n${note}`, documents: 0, own: `See:\n\n${note}` },
])('$name', ({ message, documents, own }) => {
  const read = attachedDocuments(message);
  expect([read.documents.length, read.own]).toEqual([documents, own]);
});
