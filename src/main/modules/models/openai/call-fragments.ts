import { exactJsonText } from '../../../../shared/exact-json';
import { parseJson } from '../../../../shared/parse-json';
import type { NewId } from '../../../platform/base/ids';
import type { ModelToolCall, ToolSpec } from '../../../ports/provider';
import { readCall } from '../http/read-call';
import { LoopWatch } from '../loop-watch';
import type { CallFragment } from './piece';

interface OpenCall {
  id: string;
  name: string;
  argumentsText: string;
}

interface NamedPiece {
  readonly id: string;
  readonly name: string;
  readonly given: string;
}

/**
 * The calls of one answer, put together from the pieces in which they come. Servers number, name and cut them
 * in ways of their own.
 */
export class CallFragments {
  readonly #calls: OpenCall[] = [];
  /** The call that an index means at the moment. */
  readonly #byIndex = new Map<number, OpenCall>();
  /** Of the arguments, one call's behind the other's. */
  readonly watch = new LoopWatch('arguments');

  constructor(
    private readonly server: string,
    private readonly newId: NewId,
    private readonly tools: readonly ToolSpec[],
  ) {}

  get isEmpty(): boolean {
    return this.#calls.length === 0;
  }

  push(fragment: Partial<CallFragment>): void {
    const id = fragment.id ?? '';
    const name = fragment.function?.name ?? '';
    const said = fragment.function?.arguments ?? '';
    const given = typeof said === 'string' ? said : exactJsonText(said);
    if (id === '' && name === '' && given === '') return;
    const call = this.#callOf(fragment.index ?? null, { id, name, given });
    this.watch.push(given);
    call.id ||= id;
    // Some repeat the name with every piece, others send it in pieces.
    if (call.name !== name) call.name += name;
    if (replacesNothing(call.argumentsText, given)) call.argumentsText = given;
    else if (!isSaidAgain(call.argumentsText, given)) call.argumentsText += given;
  }

  /** One that cannot be read is passed on as such, so that the model is told. */
  calls(): readonly ModelToolCall[] {
    return this.#toCalls(this.#calls);
  }

  /**
   * Those of an answer that was cut: the last one only with arguments that are whole, and none at all may be
   * some that did not come.
   */
  callsBeforeCut(): readonly ModelToolCall[] {
    const last = this.#calls.at(-1);
    const lastCounts = last !== undefined && isWhole(last.argumentsText);
    return this.#toCalls(lastCounts ? this.#calls : this.#calls.slice(0, -1));
  }

  #toCalls(calls: readonly OpenCall[]): readonly ModelToolCall[] {
    const taken = new Set(['']);
    return calls.map(({ id: said, name, argumentsText }) => {
      const id = taken.has(said) ? this.newId() : said;
      taken.add(id);
      return { id, ...readCall(this.server, name, argumentsText, this.tools) };
    });
  }

  #callOf(index: number | null, piece: NamedPiece): OpenCall {
    const open = this.#meant(index, piece);
    if (open !== undefined && !beginsAnother(open, index, piece)) return open;
    const call: OpenCall = { id: '', name: '', argumentsText: '' };
    this.#calls.push(call);
    if (index !== null) this.#byIndex.set(index, call);
    return call;
  }

  /**
   * The call that a piece goes on with, unless it begins another: that of its id, of its index, or the one that
   * is open. Relays give each piece an index, and some an id, of its own.
   */
  #meant(index: number | null, piece: NamedPiece): OpenCall | undefined {
    const { id, name, given } = piece;
    const last = this.#calls.at(-1);
    const indexed = index === null ? last : this.#byIndex.get(index);
    const known = id === '' ? undefined : this.#calls.findLast((call) => call.id === id);
    if (name !== '') {
      if (known !== undefined && !isWhole(known.argumentsText)) return known;
      return indexed ?? (last !== undefined && repeats(last, piece) ? last : undefined);
    }
    if (known !== undefined) return known;
    // A new id alone begins a call whose name is still to come.
    if (given === '') return id === '' || indexed?.id === '' ? (indexed ?? last) : undefined;
    if (indexed === undefined) return last;
    const isOver = isWhole(indexed.argumentsText) && !replacesNothing(indexed.argumentsText, given);
    return isOver ? last : indexed;
  }
}

/** A piece names the open call once more and goes on with its arguments. */
const repeats = (open: OpenCall, { id, name, given }: NamedPiece): boolean =>
  name === open.name &&
  (id === '' || open.id === '') &&
  given !== '' &&
  open.argumentsText.trim() !== '' &&
  !isComplete(open.argumentsText);

/**
 * Ollama gives every call the index 0, others none at all, and some of both no id: another id with a name, or
 * a name where a whole call stands already, begins another call.
 */
function beginsAnother(open: OpenCall, index: number | null, { id, name, given }: NamedPiece): boolean {
  if (name === '') return false;
  if (id !== '' && open.id !== '') return id !== open.id || isAnotherWhole(open.argumentsText, given);
  if (open.name === '' || !isComplete(open.argumentsText)) return false;
  // A name may come in pieces, or again with every piece.
  return index === null || (open.argumentsText.trim() !== '' && (name !== open.name || given.trim() !== ''));
}

const isWhole = (text: string): boolean => text.trim() !== '' && isComplete(text);

/**
 * Relays to Anthropic begin with `{}`, or with `null`, before the arguments come: whatever object stands
 * behind it is what is meant.
 */
const replacesNothing = (said: string, given: string): boolean =>
  /^\s*(?:\{\s*\}|null)\s*$/u.test(said) && given.trimStart().startsWith('{');

/** Some give all calls of an answer one id, or that of their tool: two whole objects are two calls. */
const isAnotherWhole = (whole: string, given: string): boolean =>
  isWhole(whole) && isWhole(given) && !replacesNothing(whole, given) && !isSaidAgain(whole, given);

/** Relays there are that end a call with all of its arguments once more, as they are or as a text of JSON. */
const isSaidAgain = (whole: string, given: string): boolean =>
  isWhole(whole) && (given.trim() === whole.trim() || parseJson(given) === whole);

/** JSON, or none at all. Some servers send a first `{}` before the arguments come. */
const isComplete = (text: string): boolean => text.trim() === '' || parseJson(text) !== undefined;
