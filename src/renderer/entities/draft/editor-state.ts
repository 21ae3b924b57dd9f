import type { SopEntry, Step, Trigger } from '../../../shared/sop';
import type { DraftedSop, SavedSop, SopEdit, SopOutline } from '../../../shared/sop-edit';

/** Both files of a procedure as one document. */
export interface Texts {
  readonly toml: string;
  readonly markdown: string;
}

export type TextName = keyof Texts;

/** What the engine made of texts. */
export interface Checked {
  readonly entry: SopEntry;
  readonly outline: SopOutline;
}

/** One state of the document, and how it came from the one before. */
export interface Revision {
  readonly texts: Texts;
  /** Null: not asked yet. */
  readonly checked: Checked | null;
  /** Null: it was typed. */
  readonly edits: readonly SopEdit[] | null;
  /** Changes of the same thing, shortly after one another, are one step back. */
  readonly burst: { readonly what: string; readonly at: number } | null;
}

/** One move of the document: a change, or one taken back. */
interface Move {
  /** Where it led to. */
  readonly texts: Texts;
  /** Null: typed, or taken from elsewhere. */
  readonly edits: Revision['edits'];
  readonly back: boolean;
}

/** The files as they were when they were last read or saved. */
export interface OnDisk {
  readonly texts: Texts;
  readonly hash: string;
}

export interface EditorState {
  /** By which the engine knows it: the name in the saved SOP.toml. */
  readonly name: string;
  readonly saved: OnDisk;
  readonly past: readonly Revision[];
  readonly present: Revision;
  readonly future: readonly Revision[];
  /**
   * What was done of late, oldest first: what undo and redo make of each other is left out, unless a save
   * lies between.
   */
  readonly moves: readonly Move[];
  /** What the cards show: the last state of each part that could be read. */
  readonly cards: Cards;
  /** What somebody else wrote to the disk since; null: nothing. */
  readonly theirs: OnDisk | null;
  /** There is no procedure of this name on the disk any more. */
  readonly gone: boolean;
}

/** The procedure as its cards show it. */
export interface Cards {
  readonly head: NonNullable<SopOutline['head']> | null;
  readonly triggers: readonly (Trigger | null)[];
  readonly steps: readonly Step[];
  /** Parts that cannot be read at present, so that the cards show them as they were. */
  readonly stale: Readonly<Record<TextName, boolean>>;
}

/** Of the same field or file within so long. */
const burstMs = 1_200;
/** More than anybody goes back. */
const longestPast = 500;

const noCards: Cards = { head: null, triggers: [], steps: [], stale: { toml: false, markdown: false } };

const withOutline = (before: Cards, { head, triggers, steps }: SopOutline): Cards => ({
  head: head ?? before.head,
  triggers: triggers ?? before.triggers,
  steps: steps ?? before.steps,
  stale: { toml: triggers === null || head === null, markdown: steps === null },
});

export const sameTexts = (a: Texts, b: Texts): boolean => a.toml === b.toml && a.markdown === b.markdown;

export const textsOf = ({ toml, markdown }: Texts): Texts => ({ toml, markdown });

/** A document just read. */
export function opened(
  name: string,
  { toml, markdown, hash }: Texts & { readonly hash: string },
): EditorState {
  const texts = { toml, markdown };
  return {
    name,
    saved: { texts, hash },
    past: [],
    present: { texts, checked: null, edits: [], burst: null },
    future: [],
    moves: [{ texts, edits: [], back: false }],
    cards: noCards,
    theirs: null,
    gone: false,
  };
}

function moved(state: EditorState, next: Revision): EditorState {
  const { present, past } = state;
  const goesOn =
    next.burst !== null &&
    present.burst?.what === next.burst.what &&
    next.burst.at - present.burst.at <= burstMs &&
    past.length > 0 &&
    !sameTexts(present.texts, state.saved.texts);
  const edits = goesOn
    ? present.edits === null || next.edits === null
      ? null
      : [...present.edits, ...next.edits]
    : next.edits;
  const moves = goesOn ? state.moves.slice(0, -1) : state.moves;
  return withCards({
    ...state,
    past: goesOn ? past : [...past, present].slice(-longestPast),
    present: { ...next, edits },
    future: [],
    moves: [...moves, { texts: next.texts, edits, back: false }].slice(-2 * longestPast),
  });
}

/**
 * Undo after what it undoes, or redo after what it redoes, is as if neither had been; what was saved has
 * been.
 */
function withTurn({ moves, saved }: EditorState, turn: Move): readonly Move[] {
  const last = moves.at(-1);
  const cancels =
    moves.length > 1 && last !== undefined && last.back !== turn.back && !sameTexts(last.texts, saved.texts);
  return cancels ? moves.slice(0, -1) : [...moves, turn].slice(-2 * longestPast);
}

function withCards(state: EditorState): EditorState {
  const { checked } = state.present;
  return checked === null ? state : { ...state, cards: withOutline(state.cards, checked.outline) };
}

/** One file has another text. */
export function typed(state: EditorState, file: TextName, text: string, at: number): EditorState {
  if (state.present.texts[file] === text) return state;
  return moved(state, {
    texts: { ...state.present.texts, [file]: text },
    checked: null,
    edits: null,
    burst: { what: `typed ${file}`, at },
  });
}

/** Both files have other texts, as when an earlier version is taken up. */
export function replaced(state: EditorState, texts: Texts): EditorState {
  return sameTexts(texts, state.present.texts)
    ? state
    : moved(state, { texts: textsOf(texts), checked: null, edits: null, burst: null });
}

/**
 * Edits were made by the engine on the present texts. `what` names the field, so that typing in it is one
 * step back.
 */
export function edited(
  state: EditorState,
  { entry, outline, ...texts }: DraftedSop,
  edits: readonly SopEdit[],
  burst: Revision['burst'],
): EditorState {
  return sameTexts(texts, state.present.texts)
    ? checkedAs(state, state.present.texts, { entry, outline })
    : moved(state, { texts: textsOf(texts), checked: { entry, outline }, edits, burst });
}

/** What the engine made of texts; told too late, it is left out. */
export function checkedAs(state: EditorState, texts: Texts, checked: Checked): EditorState {
  return sameTexts(texts, state.present.texts)
    ? withCards({ ...state, present: { ...state.present, checked } })
    : state;
}

export function undone(state: EditorState): EditorState {
  const before = state.past.at(-1);
  return before === undefined
    ? state
    : withCards({
        ...state,
        past: state.past.slice(0, -1),
        present: { ...before, burst: null },
        future: [state.present, ...state.future],
        moves: withTurn(state, { texts: before.texts, edits: state.present.edits, back: true }),
      });
}

export function redone(state: EditorState): EditorState {
  const [after] = state.future;
  return after === undefined
    ? state
    : withCards({
        ...state,
        past: [...state.past, state.present],
        present: { ...after, burst: null },
        future: state.future.slice(1),
        moves: withTurn(state, { texts: after.texts, edits: after.edits, back: false }),
      });
}

/** What was sent to be saved is on the disk; what was changed in the meantime is not. */
export function savedAs(
  state: EditorState,
  sent: Texts,
  { entry, toml, markdown }: SavedSop,
  name: string,
): EditorState {
  return {
    ...state,
    name,
    saved: { texts: { toml, markdown }, hash: entry.hash },
    theirs: null,
    gone: false,
    present: {
      ...state.present,
      burst: null,
      ...(sameTexts(sent, state.present.texts) && state.present.checked !== null
        ? { checked: { ...state.present.checked, entry } }
        : {}),
    },
  };
}

/** The files were read again. Nothing unsaved: the document follows them, as one step that can be undone. */
export function foundOnDisk(
  state: EditorState,
  { toml, markdown, hash }: Texts & { readonly hash: string },
): EditorState {
  const texts = { toml, markdown };
  if (hash === state.saved.hash)
    return state.theirs === null && !state.gone ? state : { ...state, theirs: null, gone: false };
  const there = { ...state, gone: false };
  if (sameTexts(texts, state.present.texts)) return { ...there, saved: { texts, hash }, theirs: null };
  if (isDirty(state)) return { ...there, theirs: { texts, hash } };
  return { ...replaced(there, texts), saved: { texts, hash }, theirs: null };
}

/**
 * The number that a step has among other steps, told by its title; null: it is not there, or not told apart.
 */
export function sameStep(before: Cards, after: Cards, step: number): number | null {
  const title = before.steps.find(({ number }) => number === step)?.title;
  const alike = after.steps.filter((each) => each.title === title).map(({ number }) => number);
  return alike.includes(step) ? step : alike.length === 1 ? (alike[0] ?? null) : null;
}

/** The place that a trigger has among others; null: it is not there any more. */
export function sameTrigger(before: Cards, after: Cards, trigger: number): number | null {
  const wanted = JSON.stringify(before.triggers[trigger]);
  const written = after.triggers.map((each) => JSON.stringify(each));
  const at = written[trigger] === wanted ? trigger : written.indexOf(wanted);
  return at < 0 ? null : at;
}

/** The files were looked for and are not there. What is written stays. */
export const foundGone = (state: EditorState): EditorState =>
  state.gone ? state : { ...state, theirs: null, gone: true };

/** Of two texts the one on the disk counts; the own one is a step back. */
export const tookTheirs = (state: EditorState): EditorState =>
  state.theirs === null
    ? state
    : { ...replaced(state, state.theirs.texts), saved: state.theirs, theirs: null };

/** Of two texts the own one counts; saving writes over the one on the disk. */
export const keptMine = (state: EditorState): EditorState =>
  state.theirs === null ? state : { ...state, saved: state.theirs, theirs: null };

/** A draft that was left behind, on the state of the files that it began with. */
export function resumed(state: EditorState, draft: Texts, base: OnDisk): EditorState {
  if (sameTexts(draft, state.saved.texts)) return state;
  const drafted = replaced(state, draft);
  return base.hash === state.saved.hash ? drafted : { ...drafted, saved: base, theirs: state.saved };
}

export const isDirty = ({ saved, present }: Pick<EditorState, 'saved' | 'present'>): boolean =>
  !sameTexts(saved.texts, present.texts);

/** What was done since the last save, for the list of versions. */
interface Done {
  readonly edits: readonly SopEdit[];
  /** Null: what was typed, or came from elsewhere. */
  readonly takenBack: readonly (SopEdit | null)[];
}

const mostTold = 1000;
const editsOf = ({ edits }: Move): readonly (SopEdit | null)[] => edits ?? [null];
const untold: Done = { edits: [], takenBack: [] };

/** All since the last save; nothing when something was typed or taken from elsewhere. */
export function doneSinceSaved({ moves, saved }: EditorState): Done {
  const from = moves.findLastIndex(({ texts }) => sameTexts(texts, saved.texts));
  const since = moves.slice(from + 1);
  const edits = since.flatMap((move) => (move.back ? [] : editsOf(move)));
  const takenBack = since.flatMap((move) => (move.back ? editsOf(move) : []));
  const told = edits.filter((edit) => edit !== null);
  return from < 0 || told.length < edits.length || edits.length + takenBack.length > mostTold
    ? untold
    : { edits: told, takenBack };
}
