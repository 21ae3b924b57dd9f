import { describe, expect, test } from 'vitest';
import type { SopEntry } from '../../../shared/sop';
import type { DraftedSop, SopEdit, SopOutline } from '../../../shared/sop-edit';
import {
  checkedAs,
  doneSinceSaved,
  edited,
  foundGone,
  foundOnDisk,
  isDirty,
  keptMine,
  opened,
  redone,
  replaced,
  resumed,
  savedAs,
  tookTheirs,
  typed,
  undone,
  type EditorState,
  type Texts,
} from './editor-state';

const start: Texts = { toml: 'name = "pump"', markdown: '## Steps\n1. Look' };
const entry = (hash = ''): SopEntry => ({
  folder: 'pump',
  name: 'pump',
  state: 'valid',
  diagnostics: [],
  sop: null,
  hash,
});
const step = (title: string) => ({
  number: 1,
  title,
  body: '',
  suggestedTools: [],
  requiresConfirmation: false,
  calls: [],
  line: 2,
});
const outline = (titles: readonly string[] | null): SopOutline => ({
  head: null,
  triggers: [{ type: 'manual' }],
  steps: titles?.map(step) ?? null,
});
const drafted = (texts: Texts, titles: readonly string[] | null = ['Look']): DraftedSop => ({
  ...texts,
  entry: entry(),
  outline: outline(titles),
});
const setTitle = (title: string): SopEdit => ({ type: 'set-step', step: 1, changes: { title } });
const withTitle = (title: string): Texts => ({ ...start, markdown: `## Steps\n1. ${title}` });

const open = (): EditorState =>
  checkedAs(opened('pump', { ...start, hash: 'h0' }), start, { entry: entry(), outline: outline(['Look']) });
const retitled = (state: EditorState, title: string, at = 0): EditorState =>
  edited(state, drafted(withTitle(title), [title]), [setTitle(title)], { what: 'title 1', at });
const texts = ({ present }: EditorState): Texts => present.texts;

describe('one stack for both files', () => {
  test('steps of cards and of typing come back one by one, and go again', () => {
    let state = typed(retitled(open(), 'Read'), 'toml', 'name = "fan"', 10);
    expect(texts(state)).toEqual({ toml: 'name = "fan"', markdown: '## Steps\n1. Read' });
    state = undone(state);
    expect(texts(state)).toEqual(withTitle('Read'));
    state = undone(state);
    expect([texts(state), isDirty(state)]).toEqual([start, false]);
    expect(undone(state)).toBe(state);
    state = redone(redone(state));
    expect(texts(state)).toEqual({ toml: 'name = "fan"', markdown: '## Steps\n1. Read' });
    expect(redone(state)).toBe(state);
  });

  test('what is typed in one go is one step, a pause or another file begins a new one', () => {
    let state = open();
    for (const [index, text] of ['n', 'na', 'nam'].entries()) state = typed(state, 'toml', text, index * 200);
    expect(state.past).toHaveLength(1);
    state = typed(state, 'toml', 'name', 9_000);
    state = typed(state, 'markdown', 'x', 9_100);
    expect(state.past).toHaveLength(3);
  });

  test('keys in one field of a card are one step', () => {
    const state = retitled(retitled(open(), 'R', 0), 'Re', 300);
    expect(state.past).toHaveLength(1);
    expect(texts(undone(state))).toEqual(start);
  });

  test('a change after a step back takes away what could be done again', () => {
    const state = typed(undone(retitled(open(), 'Read')), 'toml', 'other', 5);
    expect(state.future).toEqual([]);
  });

  test('a save in the middle of typing is a step of its own', () => {
    let state = typed(open(), 'toml', 'a', 0);
    state = savedAs(
      state,
      state.present.texts,
      { ...state.present.texts, entry: entry('h1'), version: 2 },
      entry('h1').name,
    );
    state = typed(state, 'toml', 'ab', 100);
    expect(texts(undone(state)).toml).toBe('a');
    expect(isDirty(undone(state))).toBe(false);
  });
});

describe('what the cards show', () => {
  test('a text that cannot be read leaves the cards as they were, and says which file', () => {
    let state = typed(open(), 'markdown', '## Steps\n```', 0);
    state = checkedAs(state, state.present.texts, { entry: entry(), outline: outline(null) });
    expect(state.cards).toMatchObject({ steps: [{ title: 'Look' }], stale: { markdown: true } });
    state = checkedAs(
      typed(state, 'markdown', '## Steps\n1. New', 1),
      { ...start, markdown: '## Steps\n1. New' },
      { entry: entry(), outline: outline(['New']) },
    );
    expect(state.cards).toMatchObject({ steps: [{ title: 'New' }], stale: { markdown: false } });
  });

  test('what was found out about an earlier text is left out', () => {
    const state = typed(open(), 'toml', 'later', 0);
    expect(checkedAs(state, start, { entry: entry(), outline: outline(['Wrong']) })).toBe(state);
  });

  test('a step back shows the cards of that state', () => {
    expect(undone(retitled(open(), 'Read')).cards.steps[0]?.title).toBe('Look');
  });
});

describe('the files on the disk', () => {
  const theirs = { toml: 'theirs', markdown: '', hash: 'h1' };

  test('without unsaved work the document follows them, one step back', () => {
    const state = foundOnDisk(open(), theirs);
    expect([texts(state), isDirty(state), state.theirs]).toEqual([
      { toml: 'theirs', markdown: '' },
      false,
      null,
    ]);
    expect(texts(undone(state))).toEqual(start);
  });

  test('unsaved work stays and the other text is told', () => {
    const state = foundOnDisk(retitled(open(), 'Mine'), theirs);
    expect([texts(state), state.theirs?.hash]).toEqual([withTitle('Mine'), 'h1']);
    expect(foundOnDisk(state, { ...start, hash: 'h0' }).theirs).toBeNull();
    const taken = tookTheirs(state);
    expect([texts(taken).toml, isDirty(taken), texts(undone(taken))]).toEqual([
      'theirs',
      false,
      withTitle('Mine'),
    ]);
    const kept = keptMine(state);
    expect([texts(kept), isDirty(kept), kept.saved.hash, kept.theirs]).toEqual([
      withTitle('Mine'),
      true,
      'h1',
      null,
    ]);
  });

  test('files that are gone are told, with what is written as it was, until they are there again', () => {
    const state = foundGone(foundOnDisk(retitled(open(), 'Mine'), theirs));
    expect([texts(state), state.gone, state.theirs]).toEqual([withTitle('Mine'), true, null]);
    const back = foundOnDisk(state, { ...start, hash: 'h0' });
    expect([texts(back), back.gone, back.theirs]).toEqual([withTitle('Mine'), false, null]);
    expect(foundOnDisk(state, theirs)).toMatchObject({ gone: false, theirs: { hash: 'h1' } });
  });

  test('the same text saved by somebody else is no conflict', () => {
    const state = foundOnDisk(retitled(open(), 'Mine'), { ...withTitle('Mine'), hash: 'h2' });
    expect([isDirty(state), state.theirs, state.saved.hash]).toEqual([false, null, 'h2']);
  });

  test('a draft that was left behind is taken up, and says so when the files are others now', () => {
    const base = { texts: start, hash: 'h0' };
    const same = resumed(opened('pump', { ...start, hash: 'h0' }), withTitle('Mine'), base);
    expect([texts(same), isDirty(same), same.theirs]).toEqual([withTitle('Mine'), true, null]);
    const other = resumed(
      opened('pump', { toml: 'theirs', markdown: '', hash: 'h1' }),
      withTitle('Mine'),
      base,
    );
    expect([texts(other), isDirty(other), other.theirs?.texts.toml]).toEqual([
      withTitle('Mine'),
      true,
      'theirs',
    ]);
    expect(resumed(opened('pump', { ...start, hash: 'h0' }), start, base).past).toEqual([]);
  });
});

const saved = (state: EditorState): EditorState =>
  savedAs(state, state.present.texts, { ...state.present.texts, entry: entry('h1'), version: 2 }, 'pump');

describe('what is told of a save', () => {
  test('edits alone are told one by one', () => {
    expect(doneSinceSaved(retitled(retitled(open(), 'A', 0), 'AB', 100))).toEqual({
      edits: [setTitle('A'), setTitle('AB')],
      takenBack: [],
    });
  });

  test.each([
    ['typing', typed(retitled(open(), 'A'), 'toml', 'x', 9)],
    ['texts from elsewhere', replaced(open(), withTitle('B'))],
    ['nothing', open()],
  ])('%s is not', (_name, state) => {
    expect(doneSinceSaved(state)).toEqual({ edits: [], takenBack: [] });
  });

  test('only what came after the last save counts', () => {
    expect(doneSinceSaved(retitled(saved(retitled(open(), 'A')), 'B', 9_000))).toEqual({
      edits: [setTitle('B')],
      takenBack: [],
    });
  });

  const twice = saved(retitled(retitled(open(), 'A'), 'B', 9_000));
  test.each<{
    name: string;
    state: EditorState;
    edits?: readonly SopEdit[];
    takenBack?: readonly (SopEdit | null)[];
  }>([
    { name: 'a step back from what was saved', state: undone(twice), takenBack: [setTitle('B')] },
    { name: 'two steps back', state: undone(undone(twice)), takenBack: [setTitle('B'), setTitle('A')] },
    {
      name: 'two steps back and one forth',
      state: redone(undone(undone(twice))),
      takenBack: [setTitle('B')],
    },
    {
      name: 'a step back and another change',
      state: retitled(undone(twice), 'C', 20_000),
      edits: [setTitle('C')],
      takenBack: [setTitle('B')],
    },
    {
      name: 'a step back, another change, and that taken back as well',
      state: undone(undone(retitled(undone(twice), 'C', 20_000))),
      takenBack: [setTitle('B'), setTitle('A')],
    },
    {
      name: 'a change that was taken back and done again',
      state: redone(undone(retitled(twice, 'C', 20_000))),
      edits: [setTitle('C')],
    },
    {
      name: 'what was typed, saved and taken back',
      state: undone(saved(typed(open(), 'toml', 'x', 9))),
      takenBack: [null],
    },
    { name: 'typing after a step back', state: typed(undone(twice), 'toml', 'x', 20_000) },
  ])('$name', ({ state, edits = [], takenBack = [] }) => {
    expect(doneSinceSaved(state)).toEqual({ edits, takenBack });
  });
});
