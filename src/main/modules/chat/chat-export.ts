import type { ChatMessage, ToolCard } from '../../../shared/chat';
import { partsOf } from '../../../shared/message-parts';
import { JsonObject } from '../../../shared/json';

/** A conversation as it is taken along. */
export interface ExportedConversation {
  readonly title: string;
  readonly channel: string;
  readonly messages: readonly ChatMessage[];
  /** The branch on show. */
  readonly shown: readonly ChatMessage[];
}

/**
 * The same without secrets: `text` hides those in a text, `fields` those in the arguments of a call, which
 * have names.
 */
export function maskedExport(
  conversation: ExportedConversation,
  mask: {
    readonly text: (text: string) => string;
    readonly fields: (fields: JsonObject) => Readonly<Record<string, unknown>>;
  },
): ExportedConversation {
  const masked = (message: ChatMessage): ChatMessage => ({
    ...message,
    text: mask.text(message.text),
    thought: mask.text(message.thought),
    tools: message.tools.map((tool) => ({
      ...tool,
      arguments: JsonObject.parse(mask.fields(tool.arguments)),
      output: tool.output === null ? null : mask.text(tool.output),
    })),
    problem:
      message.problem === null
        ? null
        : {
            ...message.problem,
            message: mask.text(message.problem.message),
            remedy: message.problem.remedy === null ? null : mask.text(message.problem.remedy),
          },
  });
  return {
    ...conversation,
    title: mask.text(conversation.title),
    messages: conversation.messages.map(masked),
    shown: conversation.shown.map(masked),
  };
}

/** Every message of every branch, for other programs. `parent` says what each stands behind. */
export const toJsonExport = ({ title, channel, messages, shown }: ExportedConversation, at: number): string =>
  `${JSON.stringify({ format: 'zeroclaw-conversation-1', exportedAt: new Date(at).toISOString(), title, channel, shown: shown.map(({ id }) => id), messages }, null, 2)}\n`;

/**
 * The branch on show, for people. What was said stands in quotes, so that no text of it can pass for a
 * heading of the file; what people and tools wrote is no Markdown, and what the model wrote can neither hold
 * HTML nor fetch a picture.
 */
export function toMarkdownExport({ title, channel, shown }: ExportedConversation): string {
  const head = `# ${oneLine(title)}\n\n${channel === 'desktop' ? '' : `Channel: ${oneLine(channel)}\n\n`}`;
  return `${head}${shown.map(toSection).join('\n')}`;
}

function toSection(message: ChatMessage): string {
  const { role, at, thought, problem, state, versions } = message;
  const facts = [
    new Date(at).toISOString(),
    ...(versions === undefined
      ? []
      : [`version ${String(versions.indexOf(message.id) + 1)} of ${String(versions.length)}`]),
    ...(state === 'complete' ? [] : [state]),
  ];
  return [
    `## ${role === 'user' ? 'You' : 'Model'} · ${facts.join(' · ')}`,
    ...(thought === '' ? [] : [`Thought:\n\n${fenced(thought)}`]),
    ...partsOf(message).map((part) =>
      part.kind === 'tool'
        ? toCall(part.tool)
        : role === 'user'
          ? fenced(part.text)
          : quoted(inert(part.text)),
    ),
    ...(problem === null
      ? []
      : [
          `Did not answer:\n\n${fenced([problem.message, problem.remedy].filter((part) => part !== null).join(' '))}`,
        ]),
    '',
  ].join('\n\n');
}

const toCall = ({ name, arguments: given, state, output }: ToolCard): string =>
  `Tool call (${state}):\n\n${fenced(`${name} ${JSON.stringify(given, null, 2)}`)}${output === null ? '' : `\n\nResult:\n\n${fenced(output)}`}`;

/** As it is: a fence longer than any in the text. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text.trimEnd()}\n${fence}`;
}

const quoted = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');

const oneLine = (text: string): string => inert(text.replaceAll(/\s+/gu, ' ').trim());

/**
 * Markdown that shows and does nothing: outside of fences that begin a line, HTML and pictures become text.
 */
function inert(text: string): string {
  let fence: string | null = null;
  return text
    .split('\n')
    .map((line) => {
      if (fence !== null) {
        const close = /^ {0,3}(`+|~+)\s*$/u.exec(line)?.[1];
        if (close?.startsWith(fence) === true) fence = null;
        return line;
      }
      const open = /^(`{3,})[^`]*$|^(~{3,})/u.exec(line);
      fence = open?.[1] ?? open?.[2] ?? null;
      return fence === null ? line.replaceAll('<', '&lt;').replaceAll('![', '!\\[') : line;
    })
    .join('\n');
}

/** A name for the file, which every system takes. */
export function exportName(title: string, extension: 'md' | 'json'): string {
  const words = [...title.normalize('NFC').replaceAll(/[^\p{L}\p{N}]+/gu, '-')]
    .slice(0, 60)
    .join('')
    .replaceAll(/^-+|(?<!-)-+$/gu, '');
  return `${words === '' ? 'conversation' : words}.${extension}`;
}
