/** What stands for the name of the tool, and for what a runtime numbers, in the words around a call. */
export const namePart = '{name}';
export const anyPart = '{any}';
/** What stands for the name of an argument. */
export const keyPart = '{key}';

/** How the arguments of a call are written. */
export type ArgumentsLayout =
  /** One JSON object. */
  | { readonly kind: 'json' }
  /** `key=value, key=value)`, as in Python; the bracket belongs to it. */
  | { readonly kind: 'python' }
  /** `call:name{key:value}` with a mark of its own around texts; all of it. */
  | { readonly kind: 'gemma'; readonly quote: string }
  /** One element an argument, between marks. */
  | {
      readonly kind: 'elements';
      /** By the type of the value, as JSON Schema calls it. */
      readonly open: Readonly<Record<ValueType, string>>;
      readonly close: string;
      readonly between: string;
    };

export const valueTypes = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'] as const;
export type ValueType = (typeof valueTypes)[number];

/**
 * How a model writes its calls, to the letter: `open`, then `head`, arguments and `tail` of each call with
 * `between` in between, then `close`.
 */
export interface CallLayout {
  readonly open: string;
  readonly head: string;
  readonly tail: string;
  readonly between: string;
  readonly close: string;
  readonly several: boolean;
  readonly arguments: ArgumentsLayout;
  /** What tells within an answer that calls begin; empty: they stand at its start alone. */
  readonly trigger: string;
}

/** The words before the first call: blanks, then the trigger, then the rest of them up to the arguments. */
export function firstWords({ open, head, trigger }: CallLayout): {
  readonly leading: string;
  readonly rest: string;
} {
  const words = open + head;
  if (trigger === '') return { leading: '', rest: words };
  const at = words.indexOf(trigger);
  return { leading: words.slice(0, at), rest: words.slice(at + trigger.length) };
}
