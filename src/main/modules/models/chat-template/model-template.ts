import type { ToolSpec } from '../../../ports/provider';
import type { Conversation, ConversationMessage } from './conversation';
import { JinjaTemplate, TemplateFailure } from './jinja';
import { strftime } from './strftime';

/** What of a conversation a template can lay out; found out by rendering. */
export interface TemplateAbilities {
  /** Texts are lists of parts and nothing else. */
  readonly partsOnly: boolean;
  readonly system: boolean;
  /** Tools are told, calls are laid out, results are laid out. */
  readonly tools: boolean;
  readonly calls: boolean;
  readonly results: boolean;
  /** Several calls of one answer are laid out. */
  readonly severalCalls: boolean;
  /** Arguments are wanted as their JSON text. */
  readonly textArguments: boolean;
  /** Results stand within the answer that made the calls. */
  readonly resultsWithin: boolean;
  readonly resultRole: string;
  /** A person may speak behind a result, without a word of the model between them. */
  readonly userBehindResult: boolean;
  /** The name of a call stands in its id alone. */
  readonly namesInIds: boolean;
  /** Of what was said before the last question: all of it, a part, or it takes one question alone. */
  readonly earlier: 'all' | 'part' | 'refused';
  /** How the template is told that the model shall think, and that it shall not. */
  readonly thinking: ThinkingWords;
  readonly notThinking: ThinkingWords;
}

type ThinkingWords = Readonly<Record<string, boolean | string>>;

/** The ways to say it; the first that a template does not refuse is used. */
const thinkingWords: readonly ThinkingWords[] = [{ enable_thinking: true }, {}];
const notThinkingWords: readonly ThinkingWords[] = [
  // Some know efforts only, and of those not every one the least.
  ...['low', 'none', 'minimal'].map((effort) => ({
    enable_thinking: false,
    thinking: false,
    reasoning_effort: effort,
  })),
  { enable_thinking: false, thinking: false },
  // It always thinks.
  { reasoning_effort: 'low' },
];

export interface TemplateTokens {
  readonly bos: string;
  readonly eos: string;
}

/** A chat template and how it wants what it lays out. */
export class ModelTemplate {
  readonly abilities: TemplateAbilities;
  /** Before the model's words, and behind them, where a conversation ends with them. */
  readonly #opening: string = '';
  readonly #closing: string = '';
  readonly #jinja: JinjaTemplate;

  /** Throws a TemplateFailure when it is no template, or cannot lay out one question. */
  constructor(
    source: string,
    private readonly tokens: TemplateTokens,
  ) {
    this.#jinja = new JinjaTemplate(source);
    this.abilities = leastAbilities;
    this.abilities = this.#findAbilities();
    const question = { role: 'user', text: word.user } as const;
    const asked = this.render(trial([question]));
    this.#opening = behind(this.render(trial([question], { answer: true })), asked);
    const answered = this.#attempt(trial([question, { role: 'assistant', text: word.answer, calls: [] }]));
    this.#closing =
      answered === null ? '' : answered.slice(answered.lastIndexOf(word.answer) + word.answer.length);
  }

  get source(): string {
    return this.#jinja.source;
  }

  /** What follows the model's words where a conversation ends with them. */
  get closing(): string {
    return this.#closing;
  }

  /** Throws a TemplateFailure. */
  render(conversation: Conversation): string {
    const text = this.#renderWith(conversation, this.abilities);
    // Some templates open no turn for the model behind a call of its own, even where that turn was closed.
    const isClosed =
      conversation.answer &&
      this.#closing.trim() !== '' &&
      text.endsWith(this.#closing) &&
      this.#opening !== '';
    return isClosed && !text.endsWith(this.#opening) ? text + this.#opening : text;
  }

  #renderWith(conversation: Conversation, abilities: TemplateAbilities, printed?: string): string {
    const { tools, thinking, now, answer } = conversation;
    return this.#jinja.render(
      {
        messages: toMessages(conversation.messages, abilities),
        // A template that looks for tools without asking whether there are any takes an empty list.
        ...(tools.length === 0 ? {} : { tools: tools.map(toTool) }),
        add_generation_prompt: answer,
        ...(thinking ? abilities.thinking : abilities.notThinking),
        bos_token: this.tokens.bos,
        eos_token: this.tokens.eos,
        date_string: strftime(now, '%d %b %Y'),
        datetime: strftime(now, '%b %d %Y'),
      },
      now,
      printed,
    );
  }

  #attempt(conversation: Conversation, abilities = this.abilities, printed?: string): string | null {
    try {
      return this.#renderWith(conversation, abilities, printed);
    } catch (failure) {
      if (failure instanceof TemplateFailure) return null;
      throw failure;
    }
  }

  #findAbilities(): TemplateAbilities {
    const question = { role: 'user', text: word.user } as const;
    const refuses = (
      abilities: TemplateAbilities,
      rest: Partial<Pick<Conversation, 'thinking' | 'answer'>>,
    ): boolean =>
      [false, true].every(
        (partsOnly) => this.#attempt(trial([question], rest), { ...abilities, partsOnly }) === null,
      );
    const thinking = thinkingWords.find(
      (words) => !refuses({ ...leastAbilities, thinking: words }, { answer: true }),
    );
    const spoken = { ...leastAbilities, ...(thinking === undefined ? {} : { thinking }) };
    const notThinking =
      notThinkingWords.find(
        (words) => !refuses({ ...spoken, notThinking: words }, { answer: true, thinking: false }),
      ) ?? spoken.thinking;
    const shows = (conversation: Conversation, abilities: TemplateAbilities, ...words: string[]): boolean => {
      const text = this.#attempt(conversation, abilities);
      return text !== null && words.every((each) => text.includes(each));
    };
    const plain = { ...spoken, notThinking };
    const partsOnly =
      !shows(trial([question]), plain, word.user) &&
      shows(trial([question]), { ...plain, partsOnly: true }, word.user);
    const base = { ...plain, partsOnly };
    if (!shows(trial([question]), base, word.user)) {
      this.#renderWith(trial([question]), base);
      // Those of models that rank texts lay out other roles than those of a conversation.
      throw new TemplateFailure('it leaves out what the user says');
    }
    const system = shows(
      trial([{ role: 'system', text: word.system }, question]),
      { ...base, system: true },
      word.system,
    );
    const called = (calls: number): Conversation =>
      trial(
        [
          question,
          {
            role: 'assistant',
            text: '',
            calls: Array.from({ length: calls }, (_, index) => ({
              name: word.tool,
              arguments: { [word.key]: index === 0 ? word.value : word.other },
            })),
          },
          ...Array.from(
            { length: calls },
            () => ({ role: 'tool', name: word.tool, text: word.result }) as const,
          ),
        ],
        { tools: [trialTool] },
      );
    // Of a tool that is not offered, whose name stands nowhere else.
    const another = { role: 'assistant', text: '', calls: [{ name: word.other, arguments: {} }] } as const;
    const showsName = (abilities: TemplateAbilities): boolean =>
      shows(trial([question, another]), abilities, word.other);
    const namesInIds = !showsName(base) && showsName({ ...base, namesInIds: true });
    const told = { ...base, system, namesInIds };
    const tools = shows(trial([question], { tools: [trialTool] }), told, word.tool);
    const withCalls = (abilities: TemplateAbilities): boolean =>
      shows(called(1), abilities, word.tool, word.value);
    const asText = { ...told, textArguments: true };
    const textArguments = this.#writesTextAsItIs(called(1), told, asText);
    const able = textArguments ? asText : told;
    const calls = withCalls(able);
    const resulted = { ...able, calls };
    const within = { ...resulted, resultsWithin: true };
    // A role that is laid out as any word would be is none that the template knows.
    const knowsRole = (): boolean =>
      this.#attempt(called(1), resulted) !==
      this.#attempt(called(1), { ...resulted, resultRole: word.role })?.replaceAll(
        word.role,
        resulted.resultRole,
      );
    const showsResult = shows(called(1), resulted, word.result);
    const isWithin = (!showsResult || !knowsRole()) && shows(called(1), within, word.result);
    const found = isWithin ? within : resulted;
    const interrupted = { ...called(1), messages: [...called(1).messages, question] };
    return {
      ...found,
      earlier: this.#earlierTalk(found),
      userBehindResult:
        this.#attempt(called(1), found) === null || this.#attempt(interrupted, found) !== null,
      tools,
      results: isWithin || (showsResult && (tools || knowsRole())),
      severalCalls: calls && shows(called(2), found, word.value, word.other),
    };
  }

  /** Templates of models that judge or translate lay out the last words of a conversation, or one question. */
  #earlierTalk(abilities: TemplateAbilities): TemplateAbilities['earlier'] {
    const text = this.#attempt(
      trial(
        [
          { role: 'user', text: word.value },
          { role: 'assistant', text: word.answer, calls: [] },
          { role: 'user', text: word.user },
        ],
        { answer: true },
      ),
      abilities,
    );
    if (text === null) return 'refused';
    return [word.value, word.answer, word.user].every((each) => text.includes(each)) ? 'all' : 'part';
  }

  /** A template that prints arguments wants their text; one that makes JSON of them, or lists them, does not. */
  #writesTextAsItIs(call: Conversation, asObject: TemplateAbilities, asText: TemplateAbilities): boolean {
    const text = this.#attempt(call, asText);
    const object = this.#attempt(call, asObject, printedObject);
    const written = JSON.stringify({ [word.key]: word.value });
    return (
      text !== null &&
      text.includes(written) &&
      (object === null || object.includes(printedObject) || !object.includes(word.value))
    );
  }
}

const leastAbilities: TemplateAbilities = {
  partsOnly: false,
  system: true,
  tools: false,
  calls: true,
  results: true,
  severalCalls: true,
  textArguments: false,
  resultsWithin: false,
  resultRole: 'tool',
  userBehindResult: true,
  namesInIds: false,
  earlier: 'all',
  thinking: { enable_thinking: true },
  notThinking: { enable_thinking: false, thinking: false, reasoning_effort: 'low' },
};

/** Words that no template has of its own. */
const word = {
  role: 'zrole',
  system: 'Zsystemword',
  user: 'Zuserword',
  answer: 'Zanswerword',
  tool: 'ztoolname',
  key: 'zkeyname',
  value: 'Zvalueword',
  other: 'Zotherword',
  result: 'Zresultword',
} as const;
const printedObject = 'Zprintedobject';

const trialTool: ToolSpec = {
  name: word.tool,
  description: 'A tool',
  parameters: {
    type: 'object',
    properties: { [word.key]: { type: 'string', description: 'A text' } },
    required: [word.key],
  },
};

const trial = (
  messages: readonly ConversationMessage[],
  rest: Partial<Pick<Conversation, 'tools' | 'answer' | 'thinking'>> = {},
): Conversation => ({ messages, tools: [], thinking: true, now: new Date(0), answer: false, ...rest });

/** What a longer text has behind a shorter one; empty where it does not begin as that. */
const behind = (longer: string, shorter: string): string =>
  longer.startsWith(shorter) ? longer.slice(shorter.length) : '';

/** Templates go through the arguments, also of a tool that has none. */
const toTool = ({ name, description, parameters }: ToolSpec): object => ({
  type: 'function',
  function: { name, description, parameters: { type: 'object', properties: {}, ...parameters } },
});

/** The messages as the templates of models expect them: as those of the OpenAI API. */
function toMessages(
  messages: readonly ConversationMessage[],
  abilities: TemplateAbilities,
): readonly object[] {
  const content = (text: string): unknown => (abilities.partsOnly ? [{ type: 'text', text }] : text);
  const laidOut: Record<string, unknown>[] = [];
  let calls = 0;
  let answered = 0;
  const idOf = (index: number, name: string): string =>
    abilities.namesInIds ? `functions.${name}:${String(index - 1)}` : callId(index);
  for (const message of abilities.system ? messages : withoutSystem(messages)) {
    switch (message.role) {
      case 'system':
      case 'user':
        laidOut.push({ role: message.role, content: content(message.text) });
        break;
      case 'assistant': {
        answered = calls;
        laidOut.push({
          role: 'assistant',
          content: content(message.text),
          ...(message.thought === undefined ? {} : { reasoning_content: message.thought }),
          ...(message.calls.length === 0
            ? {}
            : {
                tool_calls: message.calls.map((call) => ({
                  type: 'function',
                  id: idOf((calls += 1), call.name),
                  function: {
                    name: call.name,
                    arguments: abilities.textArguments ? JSON.stringify(call.arguments) : call.arguments,
                  },
                })),
              }),
        });
        break;
      }
      case 'tool': {
        const before = laidOut.at(-1);
        if (abilities.resultsWithin && before?.['role'] === 'assistant') {
          const results = (before['tool_responses'] as object[] | undefined) ?? [];
          before['tool_responses'] = [...results, { name: message.name, response: message.text }];
        } else
          laidOut.push({
            role: abilities.resultRole,
            name: message.name,
            tool_call_id: idOf((answered += 1), message.name),
            content: content(message.text),
          });
      }
    }
  }
  return laidOut;
}

/** Nine letters and figures: some templates refuse every other id. */
const callId = (index: number): string => `call${String(index).padStart(5, '0')}`;

/** Where a template has no place for it, what the system says stands before what the user says first. */
function withoutSystem(messages: readonly ConversationMessage[]): readonly ConversationMessage[] {
  const system = messages.flatMap((message) => (message.role === 'system' ? [message.text] : [])).join('\n');
  const rest = messages.filter((message) => message.role !== 'system');
  const [first] = rest;
  if (system === '') return rest;
  return first?.role === 'user'
    ? [{ role: 'user', text: `${system}\n${first.text}` }, ...rest.slice(1)]
    : [{ role: 'user', text: system }, ...rest];
}
