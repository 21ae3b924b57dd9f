import type { Json, JsonObject } from '../../../shared/json';
import type { DraftedCall } from '../../../shared/run';
import { meaningOf, pinNameOf, type NamedPins } from '../../../shared/pin-names';
import { particlesIn, unbroken } from '../../../shared/sentences/particles';
import { shortened } from '../../../shared/shortened';
import { visible } from '../../../shared/visible';
import type { Word } from '../../i18n/use-say';

/** A sentence as a key of words and what it is filled with; `code` values are set in mono. */
export interface Sentence {
  readonly key: Word<'approvals'>;
  readonly values: Readonly<Record<string, string>>;
}

export type Part = { readonly kind: 'text' | 'code'; readonly text: string };

const longestValue = 80;

function textOf(value: Json | undefined): string | null {
  if (value === undefined || value === null) return null;
  const text = visible(typeof value === 'string' ? value : JSON.stringify(value));
  return shortened(text, longestValue);
}

/** Level a pin is set to, however it is written; null when it is not a level. */
export function levelOf(value: Json | undefined): 0 | 1 | null {
  if (value === 0 || value === '0' || value === false || value === 'low' || value === 'LOW') return 0;
  if (value === 1 || value === '1' || value === true || value === 'high' || value === 'HIGH') return 1;
  return null;
}

/**
 * Tools that are told in their own words: the key of the sentence, and the arguments it needs, first known
 * name each.
 */
const ownWords: Readonly<
  Record<
    string,
    { readonly key: Word<'approvals'>; readonly needs: Readonly<Record<string, readonly string[]>> }
  >
> = {
  gpio_read: { key: 'doGpioRead', needs: { pin: ['pin'], board: ['board'] } },
  adc_read: { key: 'doAdcRead', needs: { channel: ['channel'], board: ['board'] } },
  memory_store: { key: 'doMemoryStore', needs: { key: ['key'] } },
  memory_recall: { key: 'doMemoryRecall', needs: { query: ['query'] } },
  memory_forget: { key: 'doMemoryForget', needs: { key: ['key'] } },
  file_write: { key: 'doFileWrite', needs: { path: ['path'] } },
  file_read: { key: 'doFileRead', needs: { path: ['path'] } },
  shell: { key: 'doShell', needs: { command: ['command'] } },
  http_request: { key: 'doHttp', needs: { url: ['url'] } },
  mqtt_publish: { key: 'doPublish', needs: { topic: ['topic'], payload: ['payload', 'message'] } },
  amqp_publish: { key: 'doEnqueue', needs: { queue: ['routing_key'], payload: ['payload'] } },
  'amqp_publish through': {
    key: 'doEnqueueThrough',
    needs: { queue: ['routing_key'], payload: ['payload'], exchange: ['exchange'] },
  },
  notify: { key: 'doNotify', needs: { text: ['body', 'message', 'text', 'title'] } },
  send_message: {
    key: 'doSend',
    needs: { to: ['recipient', 'to', 'channel'], text: ['text', 'message', 'body'] },
  },
  sop_execute: { key: 'doStartSop', needs: { name: ['name', 'sop'] } },
};

/** What one call does, in a sentence; a pin by the name that a person gave it. */
export function sentenceOf(
  { tool, arguments: args }: Pick<DraftedCall, 'tool' | 'arguments'>,
  boards: readonly NamedPins[] = [],
): Sentence {
  if (tool === 'gpio_write') {
    const level = levelOf(args.value);
    const pin = textOf(args.pin);
    const board = textOf(args.board);
    const named = pinNameOf(boards, args.board, args.pin);
    if (level !== null && pin !== null && named !== null) {
      const means = meaningOf(named, level);
      const key = means === null ? 'doPinNamed' : 'doPinNamedMeans';
      return {
        key: board === null ? `${key}Only` : key,
        values: {
          called: visible(named.name),
          pin,
          level: String(level),
          ...(board === null ? {} : { board }),
          ...(means === null ? {} : { means: visible(means) }),
        },
      };
    }
    if (level !== null && pin !== null) {
      const key = level === 0 ? 'doPinLow' : 'doPinHigh';
      return board === null ? { key: `${key}Only`, values: { pin } } : { key, values: { pin, board } };
    }
  }
  const name = tool === 'amqp_publish' && (args.exchange ?? '') !== '' ? 'amqp_publish through' : tool;
  const own = Object.hasOwn(ownWords, name) ? ownWords[name] : undefined;
  const values = own === undefined ? null : valuesFor(own.needs, args);
  if (own !== undefined && values !== null) return { key: own.key, values };
  const names = visible(Object.keys(args).join(', '));
  return names === ''
    ? { key: 'doCallPlain', values: { tool: visible(tool) } }
    : { key: 'doCall', values: { tool: visible(tool), names } };
}

function valuesFor(
  needs: Readonly<Record<string, readonly string[]>>,
  args: JsonObject,
): Record<string, string> | null {
  const values: Record<string, string> = {};
  for (const [name, sources] of Object.entries(needs)) {
    const text = sources.map((source) => textOf(args[source])).find((found) => found !== null);
    if (text === undefined) return null;
    values[name] = text ?? '';
  }
  return values;
}

/** Names whose values are set in mono: what a machine reads, not what a person says. */
const codeNames = new Set(['board', 'tool', 'topic', 'path', 'command', 'url', 'key', 'name']);

/**
 * Fills `{{name}}` of a template; the values are never read as a template themselves. A Korean particle behind a value
 * is the one that fits it.
 */
export function fillSentence(template: string, values: Readonly<Record<string, string>>): readonly Part[] {
  return template
    .split(/(\{\{\w+\}\})/)
    .filter((piece) => piece !== '')
    .reduce<readonly Part[]>((parts, piece) => {
      const name = /^\{\{(\w+)\}\}$/.exec(piece)?.[1];
      if (name === undefined)
        return [...parts, { kind: 'text', text: unbroken(particlesIn(piece, parts.at(-1)?.text ?? '')) }];
      return [...parts, { kind: codeNames.has(name) ? 'code' : 'text', text: values[name] ?? '' }];
    }, []);
}

/** A sentence that stands alone begins with a capital. */
export function capitalised(parts: readonly Part[]): readonly Part[] {
  const [first, ...rest] = parts;
  if (first === undefined || first.kind === 'code') return parts;
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest];
}
