import { changeText } from '../../../shared/basis-text';
import { rangeText } from '../../../shared/range-text';
import { createInterface } from 'node:readline/promises';
import type { ChatMessage, ShownPrompt, ToolCard, ToolDecision } from '../../../shared/chat';
import type { Notice } from '../../../shared/notices';
import type { CommandLine } from '../command-line';
import { RefusedError, UsageError, valueOf } from '../refused';
import { printable, printableLine } from '../render/printable';
import { followEngine } from './follow-engine';
import { GrowingAnswer } from './growing-answer';
import { TerminalLines } from './terminal-lines';

export interface ChatOptions {
  readonly message?: string;
  /** Id or title of a conversation to go on with. */
  readonly session?: string;
  /** Name of a preset that it begins with. */
  readonly preset?: string;
  /** What the model is told before it. */
  readonly system?: string;
  /** What the model read goes with each answer. */
  readonly showPrompt?: boolean;
}

/** The command line's conversation: one message and its answer, or a dialogue until /quit. */
export async function chat(
  cli: CommandLine,
  { message, session, preset, system, showPrompt = false }: ChatOptions,
): Promise<void> {
  const onlyPrompt = showPrompt && session !== undefined && message === undefined;
  if (cli.json && message === undefined && !onlyPrompt)
    throw new UsageError('--json needs one message', 'Give it with -m.');
  const conversationId = await chooseConversation(cli, session);
  await begin(cli, conversationId, { session, preset, system });
  if (onlyPrompt) {
    await tellLastPrompt(cli, conversationId);
    return;
  }
  const show = async (answer: ChatMessage): Promise<void> => {
    tellPrompt(cli, await promptOf(cli, conversationId, answer));
  };
  const questions =
    cli.input.isTTY === true && message === undefined
      ? createInterface({ input: cli.input, output: process.stderr })
      : null;
  try {
    if (message !== undefined) {
      const shown = showPrompt && !cli.json ? show : null;
      const answer = await exchange(cli, conversationId, message, async () => silentNo, shown);
      if (cli.json)
        cli.printJson({
          answer: answer.text,
          conversation: conversationId,
          ...(showPrompt ? { prompt: await promptOf(cli, conversationId, answer) } : {}),
        });
      return;
    }
    await converse(cli, conversationId, questions, showPrompt ? show : null);
  } finally {
    questions?.close();
  }
}

/** What it begins with; one that was made for this and cannot begin so is not left behind. */
async function begin(
  cli: CommandLine,
  conversationId: string,
  { session, preset, system }: Readonly<Record<'session' | 'preset' | 'system', string | undefined>>,
): Promise<void> {
  try {
    if (preset !== undefined) await cli.ask('chat.use-preset', { conversationId, name: preset });
    if (system !== undefined)
      await cli.ask('chat.set-prompt', {
        conversationId,
        prompt: system.trim() === '' ? null : system,
      });
  } catch (failure) {
    if (session === undefined) await cli.ask('chat.delete', { conversationId });
    throw failure;
  }
}

async function chooseConversation(cli: CommandLine, session: string | undefined): Promise<string> {
  if (session === undefined) return (await cli.ask('chat.new', {})).id;
  const known = (await cli.ask('chat.conversations', {})).find(
    ({ id, title }) => id === session || title === session,
  );
  if (known !== undefined) return known.id;
  throw new RefusedError({
    code: 'chat.unknown',
    message: `There is no conversation "${session}"`,
    remedy: 'Leave --session out to begin one; its id is shown when it begins.',
  });
}

async function converse(
  cli: CommandLine,
  conversationId: string,
  terminal: ReturnType<typeof createInterface> | null,
  show: Show | null,
): Promise<void> {
  const said = async (line: string, decide: (tool: ToolCard) => Promise<Verdict | null>): Promise<void> => {
    await exchange(cli, conversationId, line, decide, show);
  };
  cli.say(`Conversation ${conversationId}. /quit ends it, /help lists what else you can say.`);
  if (terminal === null) {
    // Piped in: one line is one message.
    for await (const line of createInterface({ input: cli.input })) {
      if (line.trim() === '/quit') return;
      if (line.trim() !== '') await said(line, async () => silentNo);
    }
    return;
  }
  const lines = new TerminalLines(terminal, cli.signal);
  const stop = (): void => {
    void stopAnswer(cli, conversationId);
    cli.say('The answer is stopped. Procedures go on (/runs): `zeroclaw stop` stops everything.');
  };
  for (;;) {
    const line = await lines.next('> ');
    if (line === null || line.trim() === '/quit') return;
    if (line.trim() !== '')
      await lines.during(async () => {
        await said(line, (tool) => askPerson(lines, tool));
      }, stop);
  }
}

/** Tells what the model read for an answer. */
type Show = (answer: ChatMessage) => Promise<void>;

const promptOf = (cli: CommandLine, conversationId: string, answer: ChatMessage): Promise<ShownPrompt> =>
  cli.ask('chat.prompt', { conversationId, messageId: answer.id });

async function tellLastPrompt(cli: CommandLine, conversationId: string): Promise<void> {
  const messages = await cli.ask('chat.open', { conversationId });
  const answer = messages.findLast(({ role, aside }) => role === 'assistant' && aside === undefined);
  if (answer === undefined)
    throw new RefusedError({
      code: 'chat.nothing-answered',
      message: 'Nothing has been answered in this conversation',
      remedy: 'Say something first.',
    });
  const prompt = await promptOf(cli, conversationId, answer);
  if (cli.json) cli.printJson({ conversation: conversationId, message: answer.id, prompt });
  else tellPrompt(cli, prompt);
}

/** What was said stands in ⟦ ⟧, the words of the model's template outside of them. */
function tellPrompt(cli: CommandLine, { parts, laidOutBy, isCertain }: ShownPrompt): void {
  const text = parts
    .map((part) => (part.outside ? `⟦${printable(part.text)}⟧` : printable(part.text)))
    .join('');
  cli.say(
    laidOutBy === 'model'
      ? 'What the model read; what was said stands in ⟦ ⟧, all else is its template.'
      : 'What the server was sent, message by message; it lays the prompt out itself.',
  );
  if (!isCertain) cli.say('This answer may have been told in other words: they were not kept.');
  cli.print(text);
}

interface Verdict {
  readonly decision: ToolDecision;
  readonly reason: string;
}

const silentNo: Verdict = { decision: 'no', reason: '' };

const answers: Readonly<Record<string, ToolDecision>> = {
  y: 'once',
  c: 'conversation',
  a: 'always',
  n: 'no',
};

/** What answers a message whose sender is not proved is allowed once and no longer. */
const onceOnly: typeof answers = { y: 'once', n: 'no' };

/** What is allowed in this conversation, and what with "always". */
const offered = ({ here, offer }: ToolCard): string =>
  (here === undefined
    ? ''
    : `for this [c]onversation${rangeText(here) === '' ? '' : ` while ${printableLine(rangeText(here))}`}, `) +
  (offer === undefined ? '' : `[a]lways while ${printableLine(rangeText(offer))}, `);

/** Null: the answer was stopped instead. */
async function askPerson(lines: TerminalLines, tool: ToolCard): Promise<Verdict | null> {
  const isProved = tool.unproved !== true;
  for (;;) {
    const answer = await lines.answer(
      `${changedText(tool)}${failsText(tool)}Allow ${toolText(tool)}? [y]es, ${isProved ? offered(tool) : ''}[n]o: `,
    );
    if (answer === null) return null;
    const letter = answer.trim().toLowerCase().slice(0, 1);
    const known = (isProved ? answers : onceOnly)[letter];
    const isOffered =
      known === 'always' ? tool.offer !== undefined : known !== 'conversation' || tool.here !== undefined;
    const decision = isOffered ? known : undefined;
    if (decision === 'no') {
      const reason = await lines.answer('Why not, in a sentence? The model reads it; Enter leaves it out: ');
      return reason === null ? null : { decision, reason };
    }
    if (decision !== undefined) return { decision, reason: '' };
  }
}

const elsewhere: ReadonlySet<string> = new Set([
  'chat.tool-changed',
  'chat.nothing-to-decide',
  'basis_changed',
]);

const toolText = (tool: ToolCard): string => printableLine(`${tool.name} ${JSON.stringify(tool.arguments)}`);

/** Above a question that is asked once more: what it was based on and is not so any more. */
const changedText = ({ changed = [] }: ToolCard): string =>
  changed.map((change) => `Changed since it was asked: ${printableLine(changeText(change))}\n`).join('');

/** Above the question: what would make it fail for sure. */
const failsText = ({ fails = [] }: ToolCard): string =>
  fails.map((why) => `This will fail: ${printableLine(why)}\n`).join('');

/**
 * Sends one message and prints the answer as it is written, unless it is to be machine-readable as a whole.
 * `show` is called for an answer that failed too: then it is needed most. Rejects when the answer failed.
 */
async function exchange(
  cli: CommandLine,
  conversationId: string,
  text: string,
  decide: (tool: ToolCard) => Promise<Verdict | null>,
  show: Show | null,
): Promise<ChatMessage> {
  const listening = new AbortController();
  const stop = AbortSignal.any([cli.signal, listening.signal]);
  const notices = await followEngine(cli, stop);
  // The answer may begin before the request for it has been answered: notices are kept until then.
  const { messageId } = await cli.ask('chat.send', { conversationId, text });
  try {
    const answer = await printAnswer(cli, notices, { conversationId, sent: messageId, decide });
    // Where it failed before the model was asked there is no prompt, and the failure is what counts.
    await show?.(answer).catch((failure: unknown) => {
      if (answer.problem === null) throw failure;
    });
    if (answer.problem !== null)
      throw new RefusedError({
        code: 'chat.failed',
        message: answer.problem.message,
        remedy: answer.problem.remedy ?? undefined,
      });
    return answer;
  } catch (failure) {
    if (cli.signal.aborted) await stopAnswer(cli, conversationId);
    throw failure;
  } finally {
    listening.abort();
  }
}

interface Exchange {
  readonly conversationId: string;
  /** Id that `chat.send` answered: the person's message or the answer to it. */
  readonly sent: string;
  readonly decide: (tool: ToolCard) => Promise<Verdict | null>;
}

async function printAnswer(
  cli: CommandLine,
  notices: AsyncIterable<Notice>,
  { conversationId, decide }: Exchange,
): Promise<ChatMessage> {
  const answer = new GrowingAnswer((text) => {
    if (!cli.json) cli.write(text);
  });
  const asked = new Set<string>();
  const onTool = async (tool: ToolCard): Promise<void> => {
    const question = `${tool.call} ${tool.hash ?? ''}`;
    if (tool.state === 'asks' && !asked.has(question)) {
      asked.add(question);
      const verdict = await decide(tool);
      if (verdict === null) return;
      if (verdict.decision === 'no' && cli.input.isTTY !== true)
        cli.say(`Not allowed without a person at the terminal: ${toolText(tool)}`);
      const decided = await cli.engine.ask(
        'chat.decide-tool',
        { conversationId, call: tool.call, hash: tool.hash, ...verdict },
        cli.signal,
      );
      // Somebody else was quicker: what they changed is asked again, and what they decided counts.
      if (!decided.ok && elsewhere.has(decided.error.code))
        cli.say(`${decided.error.message} ${decided.error.remedy ?? ''}`.trim());
      else valueOf(decided);
    } else if (tool.state === 'done' || tool.state === 'failed') {
      cli.say(
        cli.paint(
          tool.state === 'done' ? 'quiet' : 'bad',
          `[${tool.state === 'done' ? '✓' : '✗'} ${toolText(tool)}]`,
        ),
      );
    }
  };
  for await (const notice of notices) {
    if (!('conversationId' in notice) || notice.conversationId !== conversationId) continue;
    if (notice.type === 'chat-delta') {
      answer.grow(notice.text, notice.at?.text);
    } else if (notice.type === 'chat-tool') {
      await onTool(notice.tool);
    } else if (notice.type === 'chat-message' && notice.message.role === 'assistant') {
      for (const tool of notice.message.tools) if (tool.state === 'asks') await onTool(tool);
      const { state, text } = notice.message;
      if (state === 'queued') continue;
      if (state === 'streaming') answer.become(text);
      else {
        answer.end(text);
        return notice.message;
      }
    }
  }
  throw new RefusedError({
    code: 'cli.engine-ended',
    message: 'The engine ended before the answer did',
    remedy: 'Start it again with `zeroclaw daemon`, or open the app.',
  });
}

/** Ctrl+C while the model writes: it must not go on for nobody. */
async function stopAnswer(cli: CommandLine, conversationId: string): Promise<void> {
  await cli.engine.ask('chat.stop', { conversationId }, AbortSignal.timeout(2_000)).catch(() => {});
}
