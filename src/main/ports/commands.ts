import { isCode } from '../../domain/approval/approval-request';

/** What a person asks of the app instead of the model. The same on every channel. */
export type Command =
  | { readonly type: 'show-model' }
  | { readonly type: 'set-model'; readonly model: string }
  | { readonly type: 'show-providers' }
  | { readonly type: 'set-provider'; readonly provider: string }
  | { readonly type: 'new-session' }
  | { readonly type: 'stop' }
  | { readonly type: 'help' }
  | { readonly type: 'show-runs' }
  /**
   * `runId` null: the only one that waits, if it is the only one. `code`: of the card that was seen; null:
   * none was written. `confirmed`: with a yes behind it, as the second question about a critical procedure
   * wants it. `besides`: what else stands behind it: a condition, a doubt or a no makes it no plain yes.
   */
  | {
      readonly type: 'approve';
      readonly runId: string | null;
      readonly code: string | null;
      readonly confirmed: boolean;
      readonly besides: string;
    }
  /** What a step asks for, as it is written; '' : nothing is. */
  | {
      readonly type: 'answer';
      readonly runId: string | null;
      readonly code: string | null;
      readonly value: string;
    }
  | {
      readonly type: 'deny';
      readonly runId: string | null;
      readonly code: string | null;
      readonly reason: string;
    };

type Reader = (rest: string) => Command;

const readers: Readonly<Record<string, Reader>> = {
  '/model': (rest) =>
    plainName(rest) === '' ? { type: 'show-model' } : { type: 'set-model', model: plainName(rest) },
  '/models': (rest) =>
    firstWord(rest) === '' ? { type: 'show-providers' } : { type: 'set-provider', provider: firstWord(rest) },
  '/new': () => ({ type: 'new-session' }),
  '/stop': () => ({ type: 'stop' }),
  '/help': () => ({ type: 'help' }),
  '/runs': () => ({ type: 'show-runs' }),
  '/approve': (rest) => {
    const { named, left } = namedCard(rest);
    const confirmed = isYes(left);
    return { type: 'approve', ...named, confirmed, besides: confirmed ? '' : wordsIn(left) };
  },
  '/answer': (rest) => {
    const { named, left } = namedCard(rest);
    return { type: 'answer', ...named, value: left };
  },
  '/deny': (rest) => {
    const { named, left } = namedCard(rest);
    return { type: 'deny', ...named, reason: left };
  },
};

/**
 * The command that a message is, or null when it is for the model. Letter case and a `@bot` behind the word
 * do not count.
 */
export function parseCommand(content: string): Command | null {
  const [, word = '', rest = ''] = /^\s*(\/[^\s@]+)(?:@\S*)?(?:\s([^]*))?$/u.exec(content) ?? [];
  const reader = Object.hasOwn(readers, word.toLowerCase()) ? readers[word.toLowerCase()] : undefined;
  return reader?.(rest.trim()) ?? null;
}

/** Known before a message queues: stopping must not wait for what it stops. */
export const isStopCommand = (content: string): boolean => parseCommand(content)?.type === 'stop';

/** A command that leaves the conversation as it is: it neither ends an answer nor waits for one. */
export function standsBesideAnswers(content: string): boolean {
  const command = parseCommand(content);
  return command !== null && command.type !== 'stop' && command.type !== 'new-session';
}

/** People quote names the way they see them: in back-ticks. */
function plainName(rest: string): string {
  const isName = (sign: string): boolean => !/[`\s]/u.test(sign);
  const signs = rest.split('');
  return rest.slice(Math.max(signs.findIndex(isName), 0), signs.findLastIndex(isName) + 1);
}

const isYes = (text: string): boolean => /^(?:yes|예|네)$/iu.test(plainName(text));

/** What stands there besides signs that end a sentence or a name. */
const wordsIn = (text: string): string => (/[^\s.!`]/u.test(text) ? text : '');

const firstWord = (rest: string): string => plainName(/^\S*/u.exec(rest)?.[0] ?? '');

/** A run, and the code of the card of it that was seen. Back-ticks may stand around each or both. */
function namedCard(rest: string): {
  readonly named: { readonly runId: string | null; readonly code: string | null };
  readonly left: string;
} {
  const [runId, behindRun] = takeWord(rest);
  const [second, behindCode] = takeWord(behindRun);
  return isCode(second)
    ? { named: { runId: runId || null, code: second.toUpperCase() }, left: behindCode }
    : { named: { runId: runId || null, code: null }, left: behindRun.replace(/^[`\s]+/u, '') };
}

/** The first word without back-ticks, and what stands behind it. */
function takeWord(text: string): readonly [string, string] {
  const [all, word = ''] = /^[`\s]*([^`\s]*)`*/u.exec(text) ?? ['', ''];
  return [word, text.slice(all.length).trim()];
}
