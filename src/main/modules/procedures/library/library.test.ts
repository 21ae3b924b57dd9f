import { expect, test } from 'vitest';
import type { SopEntry, Trigger } from '../../../../shared/sop';
import { silentLogger } from '../../../platform/base/logger';
import type { SopFolder } from '../../../ports/sop-files';
import { listenedTo } from '../definition/listened-to';
import { SopLibrary, type LastTriggers } from './library';

const markdown = '## Steps\n\n1. **Look** — Look.\n';
const head = '[sop]\nname = "pump"\ndescription = "d"\n';
const pin = '[[triggers]]\ntype = "peripheral"\nboard = "b"\nsignal = "pin_3"\n';
const topic = '[[triggers]]\ntype = "mqtt"\ntopic = "leak"\n';
const pinTrigger: Trigger = { type: 'peripheral', board: 'b', signal: 'pin_3' };
const topicTrigger: Trigger = { type: 'mqtt', topic: 'leak' };

function memory(): LastTriggers {
  let kept: ReturnType<LastTriggers['read']> = new Map();
  return {
    read: () => kept,
    write: (triggers) => {
      kept = triggers;
    },
  };
}

interface Rig {
  readonly save: (texts: Partial<SopFolder>) => void;
  readonly entry: () => SopEntry | undefined;
}

function open(first: Partial<SopFolder>, lastTriggers?: LastTriggers): Rig {
  const { folder = 'pump' } = first;
  let texts: SopFolder = { folder, toml: '', markdown, ...first };
  let changed = (): void => {};
  const library = new SopLibrary(
    {
      read: () => [texts],
      onChange: (listener) => {
        changed = listener;
        return () => {};
      },
    },
    () => ({
      defaultExecutionMode: 'auto',
      timezone: '',
      now: 0,
      toolNames: new Set(),
      boardNames: new Set(['b']),
    }),
    silentLogger,
    lastTriggers,
  ).open();
  return {
    save: (next) => {
      texts = { folder, toml: '', markdown, ...next };
      changed();
    },
    entry: () => library.entries()[0],
  };
}

const broken: readonly {
  readonly name: string;
  readonly texts: Partial<SopFolder>;
  readonly then: readonly Trigger[];
}[] = [
  {
    name: 'a SOP.toml that is not TOML',
    texts: { toml: '[sop\nname = "pump"\n' },
    then: [pinTrigger, topicTrigger],
  },
  {
    name: 'a SOP.toml that cannot be read',
    texts: {
      toml: '',
      unreadable: [{ file: 'SOP.toml', line: 1, reason: 'it is away', remedy: 'Bring it.' }],
    },
    then: [pinTrigger, topicTrigger],
  },
  { name: 'a SOP.toml that was cut off at its begin', texts: { toml: '' }, then: [pinTrigger, topicTrigger] },
  {
    name: 'triggers that are not a list',
    texts: { toml: `${head}[triggers]\ntype = "mqtt"\n` },
    then: [pinTrigger, topicTrigger],
  },
  {
    name: 'a trigger with a typo beside one without',
    texts: { toml: `${head}${topic}${pin.replace('signal', 'singal')}` },
    then: [topicTrigger, pinTrigger],
  },
  {
    name: 'another mistake and a trigger less',
    texts: { toml: `${head}priority = "urgent"\n${pin}` },
    then: [pinTrigger],
  },
];

test.each(broken)(
  '$name: it listens to what was heard before as far as its triggers cannot be read, and runs only if a trigger alone is wrong',
  ({ name, texts, then }) => {
    const { save, entry } = open({ toml: `${head}${pin}${topic}` });
    save(texts);
    save(texts);
    expect([entry()?.sop === null, entry()?.state, listenedTo(entry() ?? { sop: null })]).toEqual([
      !name.startsWith('a trigger'),
      'errors',
      then,
    ]);
    save({ toml: `${head}${topic}` });
    expect([entry()?.state, listenedTo(entry() ?? { sop: null })]).toEqual(['valid', [topicTrigger]]);
  },
);

test.each(broken)('$name: that holds over a start too', ({ texts, then }) => {
  const kept = memory();
  open({ toml: `${head}${pin}${topic}` }, kept);
  const { entry } = open(texts, kept);
  expect(listenedTo(entry() ?? { sop: null })).toEqual(then);
});

test('what cannot be kept for the next start holds in this one', () => {
  const { save, entry } = open(
    { toml: `${head}${pin}` },
    {
      read: () => new Map(),
      write: () => {
        throw new Error('the disk is full');
      },
    },
  );
  save({ toml: '[sop\n' });
  expect(listenedTo(entry() ?? { sop: null })).toEqual([pinTrigger]);
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'a folder named %s that cannot be read is one like any other',
  (folder) => {
    const { save, entry } = open({ folder, toml: '[sop\n' });
    expect([entry()?.folder, entry()?.state, listenedTo(entry() ?? { sop: null })]).toEqual([
      folder,
      'errors',
      [],
    ]);
    save({ toml: `${head}${pin}` });
    save({ toml: '[sop\n' });
    expect(listenedTo(entry() ?? { sop: null })).toEqual([pinTrigger]);
  },
);

test('a procedure that is renamed tells those that start it by its old name, at once', () => {
  const caller = {
    folder: 'a',
    toml: head.replace('pump', 'caller'),
    markdown: `${markdown}   - call: sop_execute {"name": "pump"}\n`,
  };
  let folders: readonly SopFolder[] = [caller, { folder: 'b', toml: head, markdown }];
  let changed = (): void => {};
  const library = new SopLibrary(
    {
      read: () => folders,
      onChange: (listener) => {
        changed = listener;
        return () => {};
      },
    },
    () => ({
      defaultExecutionMode: 'auto',
      timezone: '',
      now: 0,
      toolNames: new Set(['sop_execute']),
      boardNames: new Set(),
    }),
    silentLogger,
  ).open();
  const missing = (entry: SopEntry | undefined): readonly string[] =>
    (entry?.diagnostics ?? []).filter(({ key }) => key === 'call').map(({ message }) => message);
  expect(missing(library.entries()[0])).toEqual([]);
  folders = [caller, { folder: 'b', toml: head.replace('pump', 'pump-2'), markdown }];
  changed();
  expect(missing(library.entries()[0])).toEqual([
    'Step 1, call to sop_execute: there is no procedure "pump"',
  ]);
  expect(missing(library.define({ ...caller, toml: head }))).toEqual([]);
});
