import type { JsonObject } from '../../../../shared/json';
import { harmless } from '../../../../domain/answer/inert';
import { thoughtsIn } from '../../../../domain/answer/thoughts';
import type { ModelMessage, ToolSpec } from '../../../ports/provider';
import { ownFormat, type CallFormat } from '../../../../domain/answer/call-format';
import { firstWords, triggerOf } from '../../../../domain/answer/call-words';
import { writeCalls } from '../../../../domain/answer/write-call';
import type { Conversation, ConversationCall, ConversationMessage } from './conversation';
import { fallbackFor } from './fallback';
import { TemplateFailure } from './jinja';
import { layOut, type PromptPiece } from './lay-out';
import { writtenCalls } from './learn-layout';
import { ModelTemplate, type TemplateTokens } from './model-template';
import { noteOf, noteOfTalk } from './template-note';
import { toSignature } from './tool-signature';
import { plainSchema, toldSchema } from './told-schema';
import { understoodLayout } from './understood-layout';

/** What a model's file says about how the model is spoken to. */
export interface SpokenTo extends TemplateTokens {
  readonly template: string | null;
  /** Whether its vocabulary has this as one token. */
  readonly hasToken: (text: string) => boolean;
}

/** What a model is told, before it is laid out. */
export interface Told {
  readonly system: string;
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ToolSpec[];
  readonly now: Date;
  /** Tools are told in few words, for a context that has no room for their schemas. */
  readonly brief: boolean;
  /** Whether the model shall think before it answers; absent: it shall. */
  readonly thinking?: boolean;
}

/**
 * How a model is spoken to and how it calls tools: by its file's own template where that can be used, and in
 * the product's own form where the template knows no tools.
 */
export class ModelLanguage {
  /** How calls are written, in the prompt and in the answer. */
  readonly format: CallFormat;
  /** Why the file's own template is not used, or not for all that is said, in words; null: it is. */
  readonly note: string | null;
  /** The file's own template is used. */
  readonly isOwn: boolean;
  readonly name: string;
  /** Its template knows of thoughts. */
  readonly thinks: boolean;
  /** JSON in its calls has blanks behind colons and commas. */
  readonly spaced: boolean;
  readonly #template: ModelTemplate;
  readonly #ways: Ways;

  constructor(private readonly spokenTo: SpokenTo) {
    const { template: source, hasToken, ...tokens } = spokenTo;
    const own = source === null ? null : openOrWhy(source, tokens);
    const fallback = own instanceof ModelTemplate ? null : fallbackFor(hasToken);
    this.#template = own instanceof ModelTemplate ? own : new ModelTemplate(fallback?.source ?? '', tokens);
    this.name = fallback?.name ?? 'its own template';
    this.isOwn = fallback === null;
    this.note =
      fallback === null
        ? noteOfTalk(this.#template.abilities.earlier, fallbackFor(hasToken).name)
        : noteOf(own instanceof ModelTemplate ? null : own, fallback.name);
    const learnt = understoodLayout(this.#template, hasToken);
    this.#ways = waysOf(this.#template, learnt);
    this.format = learnt ?? ownFormat;
    const example = exampleCall(this.#template, this.format, this.#ways.calls);
    this.spaced = !/"count":2/u.test(example);
    this.thinks = thoughtsIn(this.#template.source).length > 0;
  }

  /** Results of tools are told by the user, in our own marks. */
  get tellsResultsInWords(): boolean {
    return this.#ways.results === 'words';
  }

  /** The marks with which the model's turn ends. */
  get turnEnd(): string {
    return this.#template.closing.trim();
  }

  /**
   * The prompt, and what the model's answer begins in. Where the template cannot lay out the calls of this
   * conversation, they are told in words; where it cannot lay out the conversation at all, as a file without a
   * template has it.
   */
  layOut(told: Told): {
    readonly pieces: readonly PromptPiece[];
    readonly opensThought: boolean;
    /** The last words of the prompt. */
    readonly end: string;
  } {
    const pieces = this.#pieces(told);
    const end = pieces
      .map(({ text }) => text)
      .join('')
      .slice(-200);
    const last = thoughtsIn(end).at(-1);
    return {
      pieces,
      end,
      opensThought:
        last !== undefined && last.end === end.length && last.thought.trim() === '' && !closes(end),
    };
  }

  #pieces(told: Told): readonly PromptPiece[] {
    const inWords: Ways = { tools: 'words', calls: 'words', results: 'words' };
    const ways: Ways = told.brief ? { ...this.#ways, tools: 'words' } : this.#ways;
    return (
      this.#attempt(this.#template, told, ways) ??
      (ways.tools === 'template' ? this.#attempt(this.#template, told, { ...ways, tools: 'plain' }) : null) ??
      this.#attempt(this.#template, told, inWords) ??
      layOut(this.#fallback, toConversation(told, this.format, inWords, this.#fallback))
    );
  }

  #attempt(template: ModelTemplate, told: Told, ways: Ways): readonly PromptPiece[] | null {
    try {
      return layOut(template, toConversation(told, this.format, ways, template));
    } catch (failure) {
      if (failure instanceof TemplateFailure) return null;
      throw failure;
    }
  }

  get #fallback(): ModelTemplate {
    return new ModelTemplate(fallbackFor(this.spokenTo.hasToken).source, this.spokenTo);
  }
}

/** Who writes what into the prompt: the template, or we, in words of the conversation. */
interface Ways {
  /** Plain: by the template, with schemas that each can lay out. */
  readonly tools: 'template' | 'plain' | 'words';
  readonly calls: 'template' | 'words';
  readonly results: 'template' | 'words';
}

function openOrWhy(source: string, tokens: TemplateTokens): ModelTemplate | string {
  try {
    return new ModelTemplate(source, tokens);
  } catch (failure) {
    if (failure instanceof TemplateFailure) return failure.message.slice(0, 200);
    throw failure;
  }
}

function waysOf({ abilities }: ModelTemplate, learnt: CallFormat | null): Ways {
  const way = (isAble: boolean): 'template' | 'words' => (isAble && learnt !== null ? 'template' : 'words');
  return {
    tools: way(abilities.tools),
    calls: way(abilities.calls),
    results: way(abilities.results && (abilities.calls || abilities.tools)),
  };
}

const closes = (text: string): boolean => /<\/[\w:]+>\s*$|\[\/\w+\]\s*$/u.test(text);

function toConversation(
  { system, messages, tools, now, brief, thinking = true }: Told,
  format: CallFormat,
  ways: Ways,
  template: ModelTemplate,
): Conversation {
  const inWords =
    tools.length > 0 && ways.tools === 'words' ? toolsInWords(template, format, ways, tools, brief) : '';
  const text = [system, inWords].filter((part) => part !== '').join('\n\n');
  const spoken = messages.flatMap((message, index) =>
    toMessages(message, messages, index, format, ways, template.abilities.severalCalls),
  );
  return {
    messages: [
      ...(text === '' ? [] : [{ role: 'system' as const, text }]),
      ...alternating(template.abilities.userBehindResult ? spoken : answeredResults(spoken)),
    ],
    tools:
      ways.tools === 'words'
        ? []
        : tools.map((tool) => ({
            ...tool,
            parameters: (ways.tools === 'plain' ? plainSchema : toldSchema)(tool.parameters),
          })),
    thinking,
    now,
    answer: true,
  };
}

function toMessages(
  message: ModelMessage,
  all: readonly ModelMessage[],
  index: number,
  format: CallFormat,
  ways: Ways,
  severalCalls: boolean,
): readonly ConversationMessage[] {
  switch (message.role) {
    case 'user':
      return [{ role: 'user', text: message.text }];
    case 'tool': {
      // Where one call at a time is laid out, its result was laid out behind it.
      if (ways.calls === 'template' && !severalCalls && callsBefore(all, index) > 1) return [];
      return [toResult(message, ways)];
    }
    case 'assistant': {
      const { text, thought } = message;
      const calls = message.toolCalls.map(({ name, arguments: args }) => ({ name, arguments: args }));
      const thoughtOf = thought === undefined ? {} : { thought };
      if (ways.calls === 'words') {
        const written = calls.length === 0 ? null : (writeCalls(format, calls) ?? inOwnWords(calls));
        const said = [text, written ?? ''].filter((part) => part !== '').join('\n');
        return [{ role: 'assistant', text: said, ...thoughtOf, calls: [] }];
      }
      if (severalCalls || calls.length < 2) return [{ role: 'assistant', text, ...thoughtOf, calls }];
      const results = resultsBehind(all, index);
      return calls.flatMap((call, at): ConversationMessage[] => {
        const result = results[at];
        return [
          { role: 'assistant', text: at === 0 ? text : '', ...(at === 0 ? thoughtOf : {}), calls: [call] },
          ...(result === undefined ? [] : [toResult(result, ways)]),
        ];
      });
    }
  }
}

type Result = Extract<ModelMessage, { role: 'tool' }>;

const inOwnWords = (calls: readonly ConversationCall[]): string => writeCalls(ownFormat, calls) ?? '';

/** What a tool returns is data, and never looks like the next turn. */
function toResult({ name, status, output }: Result, ways: Ways): ConversationMessage {
  const text = harmless(output);
  return ways.results === 'template'
    ? { role: 'tool', name, text: status === 'error' ? `Error: ${text}` : text }
    : { role: 'user', text: `<tool_result name="${name}" status="${status}">${text}</tool_result>` };
}

function resultsBehind(all: readonly ModelMessage[], index: number): readonly Result[] {
  const results: Result[] = [];
  for (const message of all.slice(index + 1)) {
    if (message.role !== 'tool') break;
    results.push(message);
  }
  return results;
}

function callsBefore(all: readonly ModelMessage[], index: number): number {
  const caller = all.slice(0, index).findLast((message) => message.role !== 'tool');
  return caller?.role === 'assistant' ? caller.toolCalls.length : 0;
}

/** Turns of people and of the model take turns strictly, as some templates demand. */
function alternating(messages: readonly ConversationMessage[]): readonly ConversationMessage[] {
  const turns: ConversationMessage[] = [];
  for (const message of messages) {
    const last = turns.at(-1);
    const isMore =
      last !== undefined &&
      ((last.role === 'user' && message.role === 'user') ||
        (last.role === 'assistant' &&
          message.role === 'assistant' &&
          last.calls.length === 0 &&
          message.calls.length === 0));
    if (isMore)
      turns[turns.length - 1] = {
        ...last,
        text: [last.text, message.text].filter((part) => part !== '').join('\n'),
      };
    else turns.push(message);
  }
  return turns;
}

/** An answer that was stopped behind a result, for templates that refuse what a person says next. */
const answeredResults = (messages: readonly ConversationMessage[]): readonly ConversationMessage[] =>
  messages.flatMap((message, index): ConversationMessage[] =>
    message.role === 'user' && messages[index - 1]?.role === 'tool'
      ? [{ role: 'assistant', text: '(no answer)', calls: [] }, message]
      : [message],
  );

/** For a model whose template tells it of no tools: which there are, and how a call is written. */
function toolsInWords(
  template: ModelTemplate,
  format: CallFormat,
  ways: Ways,
  tools: readonly ToolSpec[],
  brief: boolean,
): string {
  return [
    'To use one of the tools below, write a call and nothing after it. A call, here of a tool "example_tool":',
    exampleCall(template, format, ways.calls).trim(),
    ways.results === 'template'
      ? 'You then get its result. Never write a result yourself.'
      : 'You then get its result in <tool_result>. Never write a result yourself.',
    'Tools, with their arguments; those with a "?" may be left out:',
    ...tools.map((tool) => `- ${toSignature(tool)}${brief ? '' : moreOf(tool.parameters)}`),
  ].join('\n');
}

/** A call as it will stand in the conversation. */
function exampleCall(template: ModelTemplate, format: CallFormat, way: Ways['calls']): string {
  const example = [{ name: 'example_tool', arguments: { text: 'hello', count: 2 } }];
  const inWords = way === 'words' ? writeCalls(format, example) : null;
  try {
    return inWords ?? writtenCalls(template, example);
  } catch (failure) {
    if (failure instanceof TemplateFailure) return inOwnWords(example);
    throw failure;
  }
}

/** What stands before the first call, as far as it must be written: blanks and marks, without marks of thoughts. */
export function wordsBeforeCalls(format: CallFormat): { readonly start: string; readonly rest: string } {
  const { leading, rest } = firstWords(format);
  const open = thoughtsIn(leading).at(-1);
  const start = open === undefined || open.shown ? leading : leading.slice(open.end);
  return { start: start + triggerOf(format), rest };
}

/** What a signature does not say: the schemas of arguments that hold others, and what is said of each. */
function moreOf({ properties }: JsonObject): string {
  if (typeof properties !== 'object' || properties === null || Array.isArray(properties)) return '';
  return Object.entries(properties)
    .map(([name, schema]) => {
      const text = JSON.stringify(
        typeof schema === 'object' && schema !== null && !Array.isArray(schema) ? toldSchema(schema) : schema,
      );
      if (/"(?:properties|items|\$ref|oneOf|anyOf|allOf)":/u.test(text)) return `\n    ${name}: ${text}`;
      const said =
        typeof schema === 'object' && schema !== null && 'description' in schema ? schema.description : '';
      return typeof said === 'string' && said !== ''
        ? `\n    ${name}: ${said.replaceAll(/\s+/gu, ' ').trim()}`
        : '';
    })
    .join('');
}
