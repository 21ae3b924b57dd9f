import { doubledKey } from '../../../shared/doubled-key';
import type { Json, JsonObject } from '../../../shared/json';
import type { Approval } from '../../../shared/procedures';
import { fixedBy, type DraftedCall } from '../../../shared/run';

/**
 * What stands in the fields of the dialog, by call and argument. Text is written as it is, everything else as
 * JSON.
 */
export type Draft = readonly Readonly<Record<string, string>>[];

/** Whether the values of a card can be changed at all: not what the procedure's text or config.toml says. */
export const isEditable = ({ gate }: Pick<Approval, 'gate'>): boolean =>
  gate.reason !== 'checkpoint' &&
  (gate.calls?.some((call) => Object.keys(call.arguments).some((name) => isOpen(call, name))) ?? false);

/** The same for the call of a conversation: all of its values are the model's. */
export const hasValues = (question: { readonly arguments: JsonObject }): boolean =>
  Object.keys(question.arguments).length > 0;

export const isOpen = (call: DraftedCall, name: string): boolean => fixedBy(call, name) === null;

export const draftOf = (calls: readonly DraftedCall[]): Draft =>
  calls.map((call) =>
    Object.fromEntries(Object.entries(call.arguments).map(([name, value]) => [name, fieldText(value)])),
  );

export const fieldText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Where the value stood that a person may put back. */
export const originalOf = (call: DraftedCall, name: string): Json =>
  call.was?.[name]?.value ?? call.arguments[name] ?? null;

export type FieldMistake = 'not-a-number' | 'not-true-or-false' | 'not-json' | 'doubled-key';

/** The value that the text of a field stands for: of the same kind as the one before. */
export function readField(
  text: string,
  before: Json,
): { readonly value: Json } | { readonly mistake: FieldMistake } {
  if (typeof before === 'string') return { value: text };
  if (typeof before === 'number') {
    const number = Number(text.trim());
    return text.trim() === '' || !Number.isFinite(number) ? { mistake: 'not-a-number' } : { value: number };
  }
  if (typeof before === 'boolean') {
    const word = text.trim().toLowerCase();
    return word === 'true' || word === 'false'
      ? { value: word === 'true' }
      : { mistake: 'not-true-or-false' };
  }
  try {
    const value = JSON.parse(text) as Json;
    return doubledKey(text) === null ? { value } : { mistake: 'doubled-key' };
  } catch {
    return { mistake: 'not-json' };
  }
}

/** What changed, call by call; null: nothing did, or a field cannot be read. */
export function editsOf(
  calls: readonly DraftedCall[],
  draft: Draft,
): readonly { readonly call: number; readonly arguments: JsonObject }[] | null {
  const edits: { call: number; arguments: JsonObject }[] = [];
  for (const [index, call] of calls.entries()) {
    const changed: JsonObject = {};
    for (const [name, before] of Object.entries(call.arguments)) {
      const text = draft[index]?.[name];
      if (text === undefined || text === fieldText(before) || !isOpen(call, name)) continue;
      const read = readField(text, before);
      if ('mistake' in read) return null;
      changed[name] = read.value;
    }
    if (Object.keys(changed).length > 0) edits.push({ call: index, arguments: changed });
  }
  return edits.length === 0 ? null : edits;
}
