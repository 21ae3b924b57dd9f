import { createHash, generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RunEvent } from '../../../../shared/run';
import { toRunFile } from '../../../testing/to-run-file';
import { definitionHash } from '../../../platform/base/definition-hash';
import { signerOf } from '../../record/chain/signing-key';
import { readRunFile, verifyRunFile } from './run-file';
import { fold } from '../../../../domain/run/run-state';
import { draws } from '../../../testing/draws';

const history = JSON.parse(
  readFileSync(join(import.meta.dirname, '../__histories__', 'planned-approved-completed.json'), 'utf8'),
) as { events: unknown[] };
const events = history.events.map((event) => RunEvent.parse(event));
const run = fold(events);
const file = toRunFile(
  run,
  events.map((event, index) => ({ seq: index + 1, event })),
  Date.UTC(2026, 10, 21),
);
const lines = file.trimEnd().split('\n');

const changed = (number: number, change: (line: string) => string): string =>
  lines.map((line, index) => (index === number ? change(line) : line)).join('\n');

test('a run is the same after export and import', () => {
  expect(readRunFile(file)).toEqual({ ok: true, value: { run, events, proof: null, definition: null } });
});

test('the chain is that of the run, whenever it is exported', () => {
  const later = toRunFile(
    run,
    events.map((event, index) => ({ seq: index + 1, event })),
    Date.UTC(2027, 0, 1),
  )
    .trimEnd()
    .split('\n');
  expect(later.slice(1)).toEqual(lines.slice(1));
  expect(later[0]).not.toBe(lines[0]);
});

test('the header says what it is without reading on', () => {
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    format: 'zeroclaw-run',
    version: 4,
    run_id: run.runId,
    sop: 'pump',
    events: 17,
    exported_at: '2026-11-21T00:00:00.000Z',
    definition: null,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
  });
});

test.each([
  { name: 'with a byte order mark', text: `\uFEFF${lines.join('\n')}\n` },
  { name: 'with line ends of Windows', text: `${lines.join('\r\n')}\r\n` },
])('a file $name is told as one that was changed on the way', ({ text }) => {
  for (const read of [readRunFile(text), verifyRunFile(text)])
    expect(read).toMatchObject({ ok: false, error: { code: 'run-file.line-ends' } });
});

test.each([
  {
    name: 'an output',
    text: changed(4, (line) => line.replace('"output":"1"', '"output":"0"')),
    says: 'event 4 (line 5), tool-call-answered,',
  },
  {
    name: 'who approved',
    text: changed(
      lines.findIndex((line) => line.includes('approval-granted')),
      (line) => line.replace('"by":"ana"', '"by":"bo"'),
    ),
    says: 'approval-granted, is the first',
  },
  {
    name: 'a hash',
    text: changed(3, (line) => line.replace(/"hash":"./, '"hash":"x')),
    says: 'event 3 (line 4)',
  },
  {
    name: 'the header',
    text: changed(0, (line) => line.replace('"sop":"pump"', '"sop":"door"')),
    says: 'header of the file (line 1)',
  },
  {
    name: 'the order of two events',
    text: [...lines.slice(0, 4), lines[5], lines[4], ...lines.slice(6)].join('\n'),
    says: 'event 4 (line 5)',
  },
  {
    name: 'an event that is taken out',
    text: [...lines.slice(0, 5), ...lines.slice(6)].join('\n'),
    says: 'event 5 (line 6)',
  },
  {
    name: 'an event that is put in twice',
    text: [...lines.slice(0, 6), lines[5], ...lines.slice(6)].join('\n'),
    says: 'event 6 (line 7)',
  },
  { name: 'an end that is cut off', text: lines.slice(0, -3).join('\n'), says: 'event 16 of 17 is missing' },
  { name: 'a line that is cut off', text: file.slice(0, -50), says: 'event 17 (line 18) cannot be read' },
  {
    name: 'an event put behind the end',
    text: [...lines, lines[17]].join('\n'),
    says: 'from event 18 (line 19) on',
  },
  {
    name: 'a key that nobody knows',
    text: changed(2, (line) => line.replace('{"seq":2', '{"seq":2,"note":"x"')),
    says: 'event 2 (line 3)',
  },
])('a file is refused for $name, with its place', ({ text, says }) => {
  const read = readRunFile(text);
  expect(read).toMatchObject({
    ok: false,
    error: {
      code: 'run-file.tampered',
      message: expect.stringContaining(says) as string,
      remedy: expect.stringContaining('Export the run again') as string,
    },
  });
});

test.each([
  { name: 'nothing', text: '', code: 'run-file.format' },
  { name: 'a letter', text: 'Dear Ana,\nthe pump is fine.\n', code: 'run-file.format' },
  { name: 'a list', text: '[]', code: 'run-file.format' },
  {
    name: 'an id that is a path',
    text: changed(0, (line) => line.replace(`"run_id":"${run.runId}"`, '"run_id":"../../x"')),
    code: 'run-file.format',
  },
  {
    name: 'a later format',
    text: changed(0, (line) => line.replace('"version":4', '"version":5')),
    code: 'run-file.newer',
  },
])('$name is refused as $code', ({ text, code }) => {
  expect(readRunFile(text)).toMatchObject({ ok: false, error: { code } });
});

const file2 = (...contents: readonly unknown[]): string =>
  toRunFile(
    run,
    contents.map((event, index) => ({ seq: index + 1, event: event as RunEvent })),
    0,
  );

test.each([
  {
    name: 'an event of a kind that is not known',
    text: file2(events[0], { type: 'run-melted', at: 1 }),
    says: 'Event 2 is not understood',
  },
  { name: 'no start', text: file2(events[1]), says: 'starts with' },
  { name: 'two starts', text: file2(events[0], events[0]), says: 'starts twice' },
  {
    name: 'the start of another run',
    text: file2({ ...events[0], runId: 'run-other' }),
    says: 'event 1 starts run run-other',
  },
  {
    name: 'content nested too deep',
    text: file2(events[0]).replace(
      /\n$/,
      `\n{"seq":2,"event":${'['.repeat(200_000)}${']'.repeat(200_000)},"hash":""}\n`,
    ),
    says: '',
  },
])('a chain that fits around $name is refused', ({ text, says }) => {
  const read = readRunFile(text);
  expect(read.ok ? 'taken' : read.error.message).toContain(says);
  expect(read.ok).toBe(false);
});

test('whatever single character of an event changes, the file is refused at that event, or says the same', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: (lines[0] ?? '').length + 1, max: file.length - 2 }),
      fc.constantFrom(...'0a"}, '),
      (at, character) => {
        fc.pre(file[at] !== '\n');
        const read = readRunFile(file.slice(0, at) + character + file.slice(at + 1));
        const number = file.slice(0, at).split('\n').length - 1;
        if (read.ok) expect(read.value.events).toEqual(events);
        else
          expect(read.error.message).toContain(
            number > events.length
              ? 'The last line of the file is no proof'
              : `event ${String(number)} (line ${String(number + 1)})`,
          );
      },
    ),
    { numRuns: draws(300) },
  );
});

test('a file is signed by the home that exported it, and any edit of its bytes is found', () => {
  const signer = signerOf(generateKeyPairSync('ed25519').privateKey);
  const signed = toRunFile(
    run,
    events.map((event, index) => ({ seq: index + 1, event })),
    5,
    signer,
  );
  expect(verifyRunFile(signed)).toMatchObject({
    ok: true,
    value: { proof: { key: signer.publicKey, at: 5 } },
  });
  const place = fc.nat({ max: signed.length - 1 });
  const edits = fc.oneof(
    fc
      .tuple(place, fc.constantFrom(...'0aZ" {}\\,:\n\r\t='))
      .map(([at, letter]) => signed.slice(0, at) + letter + signed.slice(at + 1)),
    fc
      .tuple(place, fc.constantFrom(...'0aZ" {}\\,:\n\r\t='))
      .map(([at, letter]) => signed.slice(0, at) + letter + signed.slice(at)),
    fc
      .tuple(place, fc.integer({ min: 1, max: 300 }))
      .map(([at, many]) => signed.slice(0, at) + signed.slice(at + many)),
  );
  const notFound = fc
    .sample(edits, { numRuns: 1_000, seed: 11 })
    .filter((text) => text !== signed && verifyRunFile(text).ok);
  expect(notFound).toEqual([]);
});

/** Puts the keys of every object the other way round, from the deepest on. */
const turned = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(turned)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, each]) => [key, turned(each)]),
        )
      : value;

test.each([
  { name: 'more in the proof', edit: (line: string) => line.replace('{"proof":{', '{"proof":{"by":"ana",') },
  { name: 'more beside the proof', edit: (line: string) => line.replace('{"proof":', '{"note":1,"proof":') },
  { name: 'a time written in another way', edit: (line: string) => line.replace('"at":5', '"at":5.0') },
  {
    name: 'the keys of the proof in another order',
    edit: (line: string) => JSON.stringify(turned(JSON.parse(line))),
  },
])('$name is found in the last line', ({ edit }) => {
  const signed = toRunFile(
    run,
    events.map((event, index) => ({ seq: index + 1, event })),
    5,
    signerOf(generateKeyPairSync('ed25519').privateKey),
  )
    .trimEnd()
    .split('\n');
  const last = signed.at(-1) ?? '';
  const text = [...signed.slice(0, -1), edit(last), ''].join('\n');
  expect(readRunFile(text)).toMatchObject({ ok: false, error: { code: 'run-file.tampered' } });
});

test.each(lines.map((_, number) => number))(
  'line %i with its keys in another order, or with one more, is found',
  (number) => {
    for (const edit of [
      (line: string) => JSON.stringify(turned(JSON.parse(line))),
      (line: string) => line.replace('{', '{"extra":null,'),
      (line: string) => line.replace(',"hash"', ',"extra":null,"hash"'),
      (line: string) => line.replace(':', ': '),
    ]) {
      const text = changed(number, edit);
      if (text !== lines.join('\n')) expect(readRunFile(text).ok).toBe(false);
    }
  },
);

test('a header that somebody added to is refused, also where its hash was made again', () => {
  const header = (lines[0] ?? '')
    .replace('{', '{"approved":true,')
    .replace(/,"hash":"[0-9a-f]{64}"\}$/u, '}');
  const hash = createHash('sha256').update(header).digest('hex');
  const text = changed(0, () => `${header.slice(0, -1)},"hash":"${hash}"}`);
  expect(readRunFile(text)).toMatchObject({
    ok: false,
    error: { message: 'The header of the file (line 1) has something in it that no export writes.' },
  });
});

test('a file that an older version exported is read by the rules of its version', () => {
  const older = readFileSync(join(import.meta.dirname, '__fixtures__/exported-version-3.jsonl'), 'utf8');
  expect(verifyRunFile(older)).toMatchObject({ ok: true, value: { proof: { at: 5 } } });
  expect(verifyRunFile(older.replace('"by":"ana"', '"by":"bo"')).ok).toBe(false);
});

test('the key and the signature are written in one way only', () => {
  const signed = toRunFile(
    run,
    events.map((event, index) => ({ seq: index + 1, event })),
    5,
    signerOf(generateKeyPairSync('ed25519').privateKey),
  );
  for (const name of ['key', 'signature'])
    expect(verifyRunFile(signed.replace(new RegExp(`"${name}":"(.{9})`), `"${name}":"$1 `)).ok).toBe(false);
});

test('the procedure in a file is the one that the run names, and the header names its procedure', () => {
  const texts = { toml: '[sop]\nname = "pump"\n', markdown: null };
  const stored = (sopHash: string) =>
    events.map((event, index) => ({
      seq: index + 1,
      event: event.type === 'run-started' ? { ...event, sopHash } : event,
    }));
  expect(
    readRunFile(toRunFile(run, stored(definitionHash(texts.toml, texts.markdown)), 0, null, texts)),
  ).toMatchObject({ ok: true, value: { definition: texts } });
  expect(readRunFile(toRunFile(run, stored(definitionHash(texts.toml, '')), 0, null, texts))).toMatchObject({
    ok: false,
    error: {
      message: 'The procedure in the header of the file is not the one that event 1 names by its hash.',
    },
  });
  expect(readRunFile(toRunFile({ ...run, sop: { ...run.sop, name: 'door' } }, stored('h'), 0))).toMatchObject(
    { ok: false, error: { message: 'The header names another procedure than event 1.' } },
  );
});

test('a file whose chain was made again by somebody else does not fit the signature', () => {
  const signer = signerOf(generateKeyPairSync('ed25519').privateKey);
  const stored = events.map((event, index) => ({ seq: index + 1, event }));
  const proof = toRunFile(run, stored, 5, signer).trimEnd().split('\n').at(-1) ?? '';
  const forged = toRunFile(
    run,
    stored.map((one) =>
      one.event.type === 'approval-granted' ? { ...one, event: { ...one.event, by: 'bo' } } : one,
    ),
    5,
  );
  const text = [...forged.trimEnd().split('\n').slice(0, -1), proof, ''].join('\n');
  expect(verifyRunFile(text)).toMatchObject({
    ok: false,
    error: { message: 'The signature of the file does not fit what it signs.' },
  });
});
