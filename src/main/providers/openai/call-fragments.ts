import { JsonObject } from '../../../shared/json';
import type { NewId } from '../../base/ids';
import type { ModelToolCall } from '../../ports/provider';
import { brokenArguments } from '../http/failures';
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

  constructor(
    private readonly server: string,
    private readonly newId: NewId,
  ) {}

  push(fragment: CallFragment): void {
    const id = fragment.id ?? '';
    const name = fragment.function?.name ?? '';
    const said = fragment.function?.arguments ?? '';
    const given = typeof said === 'string' ? said : JSON.stringify(said);
    const call = this.#callOf(fragment.index ?? null, { id, name, given });
    call.id ||= id;
    // Some repeat the name with every piece, others send it in pieces.
    if (call.name !== name) call.name += name;
    call.argumentsText += given;
  }

  /** One that cannot be read is passed on as such, so that the model is told. */
  calls(): readonly ModelToolCall[] {
    return this.#calls.map((open) => this.#toCall(open));
  }

  /**
   * Those of an answer that was cut: the last one only with arguments that are whole, and none at all may be
   * some that did not come.
   */
  callsBeforeCut(): readonly ModelToolCall[] {
    const last = this.#calls.at(-1);
    const isWhole = last !== undefined && last.argumentsText.trim() !== '' && isComplete(last.argumentsText);
    return (isWhole ? this.#calls : this.#calls.slice(0, -1)).map((open) => this.#toCall(open));
  }

  #toCall(open: OpenCall): ModelToolCall {
    const parsed = parseArguments(open.argumentsText);
    const call = { id: open.id === '' ? this.newId() : open.id, name: open.name, arguments: parsed ?? {} };
    return parsed === null
      ? { ...call, unreadable: brokenArguments(this.server, open.name, open.argumentsText) }
      : call;
  }

  #callOf(index: number | null, piece: NamedPiece): OpenCall {
    const open = index === null ? this.#calls.at(-1) : this.#byIndex.get(index);
    const isAnother = open !== undefined && beginsAnother(open, index, piece);
    if (open !== undefined && !isAnother) return open;
    const call: OpenCall = { id: '', name: '', argumentsText: '' };
    this.#calls.push(call);
    if (index !== null) this.#byIndex.set(index, call);
    return call;
  }
}

/**
 * Ollama gives every call the index 0, others none at all, and some of both no id: another id with a name, or
 * a name where a whole call stands already, begins another call.
 */
function beginsAnother(open: OpenCall, index: number | null, { id, name, given }: NamedPiece): boolean {
  if (name === '') return false;
  if (id !== '' && open.id !== '') return id !== open.id;
  if (open.name === '' || !isComplete(open.argumentsText)) return false;
  // A name may come in pieces, or again with every piece.
  return index === null || (open.argumentsText.trim() !== '' && (name !== open.name || given.trim() !== ''));
}

const isComplete = (text: string): boolean => parseArguments(text) !== null;

function parseArguments(text: string): JsonObject | null {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (value === null) return {};
    // Written as JSON twice.
    const parsed = JsonObject.safeParse(typeof value === 'string' ? JSON.parse(value) : value);
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
