import { create } from 'zustand';
import type { Refusal, Result } from '../../../shared/result';
import type { SopEntry } from '../../../shared/sop';
import type { SopEdit } from '../../../shared/sop-edit';
import { ask, onNotice } from '../../bridge/bridge';
import { draftStorage } from '../../bridge/lasting-storage';
import { useApp } from '../engine/app-store';
import { addressOf } from '../procedure/sop-address';
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
  sameStep,
  sameTrigger,
  savedAs,
  textsOf,
  tookTheirs,
  typed,
  undone,
  type Checked,
  type EditorState,
  type TextName,
  type Texts,
} from './editor-state';
import type { KeptCalls } from './kept-calls';
import { keepDraft, readDraft } from './kept-drafts';

/** A step is put elsewhere in the list. */
export interface StepMove {
  readonly from: number;
  readonly to: number;
}

interface EditorStore {
  /** Null: none is open, or it is being read. */
  readonly document: EditorState | null;
  /** Why it cannot be shown. */
  readonly problem: Refusal | null;
  /** Why the last edit or save was not made; null: it was. */
  readonly refusal: Refusal | null;
  readonly saving: boolean;
  /** The step that the tabs look at, from 1. */
  readonly selected: number | null;
  /** The trigger that is looked at instead, from 0. */
  readonly trigger: number | null;
  /**
   * Where the window has no room beside the sheet: what can be said of the procedure as a whole lies over it.
   */
  readonly overSheet: boolean;
  /**
   * What the engine has been asked to put elsewhere and has not yet, oldest first: shown where it will be.
   */
  readonly moves: readonly StepMove[];
  /** What of a run was written into a step and is not saved yet. */
  readonly keptCalls: KeptCalls | null;
  /**
   * Counts undo, redo and texts from elsewhere: fields that are being written in show what the document says
   * from then on.
   */
  readonly turns: number;
}

const closed: EditorStore = {
  document: null,
  problem: null,
  refusal: null,
  saving: false,
  selected: null,
  trigger: null,
  overSheet: false,
  moves: [],
  keptCalls: null,
  turns: 0,
};

/** The one document that all tabs of the editor work on. */
export const useEditor = create<EditorStore>(() => closed);

/** Fields whose last keys are not in the document yet. */
const unwritten = new Set<() => void>();

/** A field says how its last keys get into the document. Returns the function that takes it back. */
export function whenLeaving(write: () => void): () => void {
  unwritten.add(write);
  return () => {
    unwritten.delete(write);
  };
}

const writeFields = (): void => {
  for (const write of [...unwritten]) write();
};

/** Edits follow one another: each is made on what the one before left. */
let edits: Promise<unknown> = Promise.resolve();

/**
 * Resolves when the last keys of every field are in the document, those included that come while it waits.
 */
async function fieldsWritten(): Promise<void> {
  let made: typeof edits | null = null;
  for (writeFields(); made !== edits; writeFields()) {
    made = edits;
    await made;
  }
}

let checking: ReturnType<typeof setTimeout> | null = null;
/** Keys follow one another faster than anybody reads what validation says. */
const settleMs = 150;

/** Puts a new state in, keeps it against a reload, and has its texts read when they are new. */
function put(next: EditorState, also: Partial<EditorStore> = {}): void {
  useEditor.setState({ document: next, ...also });
  keepDraft(draftStorage, next.name, isDirty(next) ? { texts: next.present.texts, base: next.saved } : null);
  if (next.present.checked !== null) return;
  if (checking !== null) clearTimeout(checking);
  checking = setTimeout(() => {
    checking = null;
    void check();
  }, settleMs);
}

/** Changes the document that is open, if it is still that one. */
function change(
  name: string,
  work: (state: EditorState) => EditorState,
  also: Partial<EditorStore> = {},
): void {
  const { document } = useEditor.getState();
  if (document?.name === name) put(work(document), also);
}

async function check(): Promise<void> {
  const { document } = useEditor.getState();
  if (document === null) return;
  const {
    name,
    present: { texts },
  } = document;
  const answer = await ask('sops.draft', { name, ...texts });
  if (answer.ok) change(name, (state) => checkedAs(state, texts, answer.value));
  else if (useEditor.getState().document?.present.texts === texts)
    useEditor.setState({ refusal: answer.error });
}

/**
 * Which reading is the latest: the answer to an earlier one would stand under another procedure's heading.
 */
let reading = 0;

/**
 * Reads a procedure, and takes up the work on it that was left behind. Resolves once it can be shown, or
 * another one is wanted.
 */
export async function openDocument(name: string): Promise<void> {
  if (useEditor.getState().document?.name === name) return reread(name);
  useEditor.setState({ ...closed });
  reading += 1;
  const mine = reading;
  const shown = await ask('sops.show', { name });
  if (mine !== reading) return;
  const document = documentOf(name, shown);
  if (document === null) {
    useEditor.setState({ problem: shown.ok ? null : shown.error });
    return;
  }
  const drafted = await ask('sops.draft', { name, ...document.present.texts });
  if (mine !== reading) return;
  put(drafted.ok ? checkedAs(document, document.present.texts, drafted.value) : document);
}

/**
 * What is on the disk, with the work that was left behind; that work alone where the files are gone. Null:
 * there is neither.
 */
function documentOf(name: string, shown: Result<Texts & { readonly entry: SopEntry }>): EditorState | null {
  const kept = readDraft(draftStorage, name);
  if (shown.ok) {
    const fresh = opened(name, { ...shown.value, hash: shown.value.entry.hash });
    return kept === null ? fresh : resumed(fresh, kept.texts, kept.base);
  }
  return kept === null || !isGone(shown.error)
    ? null
    : foundGone(resumed(opened(name, { ...kept.base.texts, hash: kept.base.hash }), kept.texts, kept.base));
}

const isGone = ({ code }: Refusal): boolean => code === 'not_found';

/** The work on it is given up. */
export function closeDocument(): void {
  const { document } = useEditor.getState();
  if (document !== null) keepDraft(draftStorage, document.name, null);
  reading += 1;
  useEditor.setState({ ...closed });
}

/** Looks at the files again; follows them when nothing is unsaved, the last keys of a field included. */
async function reread(name: string): Promise<void> {
  const seen = useEditor.getState().document?.saved;
  const shown = await ask('sops.show', { name });
  const read = shown.ok ? await readAs(name, textsOf(shown.value)) : null;
  await fieldsWritten();
  const { document, saving } = useEditor.getState();
  if (document?.name !== name || saving || (!shown.ok && !isGone(shown.error))) return;
  // What was read before a save says nothing of the files after it.
  if (document.saved !== seen) return reread(name);
  const next = shown.ok
    ? foundOnDisk(document, { ...shown.value, hash: shown.value.entry.hash })
    : foundGone(document);
  if (next === document) void check();
  else if (next.present === document.present) put(next);
  else follow(document, read === null ? next : checkedAs(next, next.present.texts, read));
}

/** What the engine makes of texts; null: it does not say. */
async function readAs(name: string, texts: Texts): Promise<Checked | null> {
  const answer = await ask('sops.draft', { name, ...texts });
  return answer.ok ? answer.value : null;
}

/**
 * Shows texts from elsewhere, together with what was read of them: a card that still showed the step before
 * would write into the one that has its number now.
 */
function follow(before: EditorState, next: EditorState): void {
  const { turns, selected, trigger } = useEditor.getState();
  put(next, {
    turns: turns + 1,
    selected: selected === null ? null : sameStep(before.cards, next.cards, selected),
    trigger: trigger === null ? null : sameTrigger(before.cards, next.cards, trigger),
  });
}

/** Follows saves from elsewhere, and tools and boards that come and go. Returns the function that ends it. */
export const followFiles = (): (() => void) =>
  onNotice((notice) => {
    const { document } = useEditor.getState();
    if (notice.type === 'sops-changed' && document !== null) void reread(document.name);
  });

/** Somebody typed in one of the files. */
export function typeText(file: TextName, text: string): void {
  const { document } = useEditor.getState();
  if (document !== null) put(typed(document, file, text, Date.now()), { refusal: null });
}

/**
 * One of the files has another text that nobody typed: a step back of its own, however soon after typing it
 * comes.
 */
export function putText(file: TextName, text: string): void {
  const { document } = useEditor.getState();
  if (document !== null)
    put(replaced(document, { ...document.present.texts, [file]: text }), { refusal: null });
}

/**
 * Changes the texts at one place and leaves the rest as it is. `field` names what is being typed in, so that
 * it is one step back. `also` is shown from the same moment. Resolves with why it could not be made; null: it
 * was.
 */
export function edit(
  changes: readonly SopEdit[],
  field: string | null = null,
  also: () => Partial<EditorStore> = () => ({}),
): Promise<Refusal | null> {
  const made = edits.then(() => makeEdit(changes, field, also));
  edits = made;
  return made;
}

async function makeEdit(
  changes: readonly SopEdit[],
  field: string | null,
  also: () => Partial<EditorStore>,
): Promise<Refusal | null> {
  const { document } = useEditor.getState();
  if (document === null) return null;
  const {
    name,
    present: { texts },
  } = document;
  const answer = await ask('sops.draft', { name, ...texts, edits: [...changes] });
  const now = useEditor.getState().document;
  if (now?.name !== name) return null;
  if (now.present.texts !== texts) return makeEdit(changes, field, also);
  if (!answer.ok) {
    // A field shows beside itself what cannot be written in it.
    if (field === null) useEditor.setState({ refusal: answer.error });
    return answer.error;
  }
  put(edited(now, answer.value, changes, field === null ? null : { what: field, at: Date.now() }), {
    refusal: null,
    ...also(),
  });
  return null;
}

/**
 * Puts a step in another place of the list; what names it goes on naming it. Resolves with whether it was.
 */
export async function moveStep(from: number, to: number): Promise<boolean> {
  if (from === to) return false;
  const move = { from, to };
  const others = (): readonly StepMove[] => useEditor.getState().moves.filter((each) => each !== move);
  useEditor.setState({ moves: [...others(), move] });
  const refusal = await edit([{ type: 'move-step', step: from, to }], null, () => ({
    ...onStep(to),
    moves: others(),
  }));
  useEditor.setState({ moves: others() });
  return refusal === null;
}

/**
 * Writes what a run did into the step that it was done for. Resolves with whether that step can take it: it
 * reads as it did then, and names no calls of its own.
 */
export async function writeKeptCalls(kept: KeptCalls): Promise<boolean> {
  const step = useEditor.getState().document?.cards.steps[kept.step - 1];
  if (step?.title !== kept.title || step.body !== kept.body || step.calls.length > 0) return false;
  await edit([{ type: 'set-step', step: kept.step, changes: { calls: [...kept.calls] } }], null, () => ({
    ...onStep(kept.step),
    keptCalls: kept,
  }));
  return true;
}

/** Says why something that was asked for on the page is not made. */
export const refuseEdit = (refusal: Refusal): void => {
  useEditor.setState({ refusal });
};

export async function undo(): Promise<void> {
  await turn(undone);
}

export async function redo(): Promise<void> {
  await turn(redone);
}

async function turn(work: (state: EditorState) => EditorState): Promise<void> {
  await fieldsWritten();
  const { document, turns } = useEditor.getState();
  if (document !== null) put(work(document), { refusal: null, keptCalls: null, turns: turns + 1 });
}

/**
 * Writes both files. Resolves with what the procedure is asked for by then; null: it was not saved, and
 * `refusal`, `theirs` or `gone` says why.
 */
export async function save(): Promise<string | null> {
  await fieldsWritten();
  const { document, saving } = useEditor.getState();
  if (document === null || saving) return null;
  const {
    name,
    saved,
    present: { texts },
  } = document;
  useEditor.setState({ saving: true, refusal: null });
  const { edits: made, takenBack } = doneSinceSaved(document);
  const answer = await ask('sops.save', {
    name,
    ...texts,
    expectedHash: saved.hash,
    edits: [...made],
    takenBack: [...takenBack],
  });
  useEditor.setState({ saving: false });
  if (answer.ok) {
    keepDraft(draftStorage, name, null);
    const { entry } = answer.value;
    const address = addressOf(entry, [
      ...useApp.getState().sops.filter(({ folder }) => folder !== entry.folder),
      entry,
    ]);
    change(name, (state) => savedAs(state, texts, answer.value, address), { keptCalls: null });
    return address;
  }
  if (answer.error.code === 'sop.changed' || isGone(answer.error)) await reread(name);
  const now = useEditor.getState().document;
  useEditor.setState({ refusal: now === null || now.theirs !== null || now.gone ? null : answer.error });
  return null;
}

/** Shows what is on the disk; the own text, with the last keys of a field, is a step back. */
export async function takeTheirs(): Promise<void> {
  const { document: before } = useEditor.getState();
  if (before === null || before.theirs === null) return;
  const {
    name,
    theirs: { texts },
  } = before;
  const read = await readAs(name, texts);
  await fieldsWritten();
  const { document } = useEditor.getState();
  if (document?.name !== name) return;
  if (document.theirs !== before.theirs) return takeTheirs();
  const taken = tookTheirs(document);
  follow(document, read === null ? taken : checkedAs(taken, texts, read));
  useEditor.setState({ refusal: null });
}

/** Goes on with the own text; saving writes over what is on the disk. */
export function keepMine(): void {
  const { document } = useEditor.getState();
  if (document !== null) put(keptMine(document), { refusal: null });
}

const onStep = (step: number | null) => ({ selected: step, trigger: null, overSheet: false });

export const selectStep = (step: number | null): void => {
  useEditor.setState(onStep(step));
};

export const selectTrigger = (trigger: number | null): void => {
  useEditor.setState({ selected: null, trigger, overSheet: false });
};

/** Looks at the procedure as a whole. */
export const selectProcedure = (): void => {
  useEditor.setState({ selected: null, trigger: null, overSheet: true });
};
