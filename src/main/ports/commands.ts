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
   * `runId` null: the only one that waits, if it is the only one. `gate`: its number in the run; null:
   * whatever the run asks.
   */
  /** `confirmed`: with a yes behind it, as the second question about a critical procedure wants it. */
  | {
      readonly type: 'approve';
      readonly runId: string | null;
      readonly gate: string | null;
      readonly confirmed: boolean;
    }
  | {
      readonly type: 'deny';
      readonly runId: string | null;
      readonly gate: string | null;
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
  '/approve': (rest) => ({ type: 'approve', ...namedGate(firstWord(rest)), confirmed: isConfirmed(rest) }),
  '/deny': (rest) => ({
    type: 'deny',
    ...namedGate(firstWord(rest)),
    reason: rest.slice(firstWord(rest).length).trim(),
  }),
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

/** The name of a run and a yes are short. */
const longestConfirmation = 400;

/** One name, and a yes behind it. */
function isConfirmed(rest: string): boolean {
  if (rest.length > longestConfirmation) return false;
  const [, yes = '', ...more] = rest.replaceAll('`', ' ').trim().split(/\s+/u);
  return /^(?:yes|예|네)$/iu.test(yes) && more.length === 0;
}

const firstWord = (rest: string): string => plainName(/^\S*/u.exec(rest)?.[0] ?? '');

/**
 * How a person names one gate of a run, `RUN/2`: no other is meant, whatever happens before the message
 * arrives.
 */
export const nameOfGate = (runId: string, gate: string): string => `${runId}/${numberOfGate(gate)}`;

/** The last part of a gate's id counts the gates of the run. */
export const numberOfGate = (gate: string): string => gate.slice(gate.lastIndexOf('/') + 1);

function namedGate(name: string): { readonly runId: string | null; readonly gate: string | null } {
  const [runId = '', ...parts] = name.split('/');
  return { runId: runId || null, gate: parts.at(-1) || null };
}
