import type { LlamaModel, Token } from 'node-llama-cpp';
import type { CallFormat } from '../../../../domain/answer/call-format';
import { triggerOf, wordsOf } from '../../../../domain/answer/call-words';
import { fitArguments } from '../../../../shared/fit-arguments';
import type { JsonObject } from '../../../../shared/json';
import type { ToolSpec } from '../../../ports/provider';
import { plainChatMl } from '../chat-template/fallback';
import { chooseTemplate } from '../chat-template/choose-template';
import { layOut, type PromptPiece } from '../chat-template/lay-out';
import { ModelLanguage, wordsBeforeCalls } from '../chat-template/model-language';
import { ModelTemplate } from '../chat-template/model-template';
import { readWholeCalls } from '../chat-template/read-layout';
import { templateBeside } from '../chat-template/template-beside';
import { AnswerWatch } from './answer-watch';
import { callConfidences, sectionConfidences, type WeighedToken } from './call-confidence';
import { callGrammar } from './call-grammar';
import { endOfThought } from '../../../../domain/answer/thoughts';
import type { GrammarCache } from './grammar-cache';
import type { GenerateCommand } from './protocol';
import { toolGrammar } from './tool-grammar';
import { toSystemText, toTurns } from './tool-protocol';
import { writeText, writeWithCalls, type WrittenAnswer, type Writing } from './write-answer';

/** As schemas are written. */
const charactersOfAToken = 3.5;
/** Of the context, what tools may take with their schemas. */
const shareForTools = 1 / 3;

export interface SaidCall {
  readonly name: string;
  readonly arguments: JsonObject;
  readonly unreadable?: string;
}

/** One request in the language of a model: its prompt, and how the answer is written and read. */
export interface Asked {
  readonly pieces: readonly PromptPiece[];
  write(writing: Writing, grammars: GrammarCache): Promise<WrittenAnswer>;
  /** The calls that were written in the model's own form, and text for the reader that is none of them. */
  read(written: WrittenAnswer): { readonly calls: readonly SaidCall[]; readonly text: string };
  /** Of each call, how sure the model was. */
  confidences(weighed: readonly WeighedToken[], written: WrittenAnswer): readonly number[];
}

/** How a model is spoken to. */
export interface Language {
  readonly name: string;
  /** In words, where it is not by the file's own template; null: it is. */
  readonly note: string | null;
  ask(command: GenerateCommand): Asked;
}

/** By what the file of the model says, and what lies beside it. */
export function languageOf(model: LlamaModel, contextSize: number, file?: string): Language {
  const own = {
    plain: model.fileInfo.metadata.tokenizer.chat_template ?? null,
    withTools: toolTemplateOf(model),
  };
  const {
    template,
    withTools: ofTools,
    note,
  } = chooseTemplate(own, () => (file === undefined ? null : templateBeside(file)));
  const { bosString, eosString } = model.tokens;
  if (template === plainChatMl) return builtInLanguage(bosString ?? '');
  const speaking = (source: string | null): ModelLanguage =>
    new ModelLanguage({
      template: source,
      bos: bosString ?? '',
      eos: eosString ?? '',
      hasToken: (text) => model.tokenize(text, true).length === 1,
    });
  const spoken = templateLanguage(model, contextSize, speaking(template));
  const language = { ...spoken, note: spoken.note ?? note };
  const withTools = ofTools === null ? null : speaking(ofTools);
  // One that cannot be used leaves the other, which can tell tools in words.
  return withTools === null || !withTools.isOwn
    ? language
    : byTools(language, templateLanguage(model, contextSize, withTools));
}

function toolTemplateOf({ fileInfo }: LlamaModel): string | null {
  const values: Readonly<Record<string, unknown>> = { ...fileInfo.metadata.tokenizer };
  const template = values['chat_template.tool_use'];
  return typeof template === 'string' ? template : null;
}

/** The tools of a conversation are there from its beginning to its end, so that it keeps to one of the two. */
const byTools = (plain: Language, withTools: Language): Language => ({
  name: withTools.name,
  note: plain.note,
  ask: (command) => (command.tools.length > 0 ? withTools : plain).ask(command),
});

/** The built-in model's own: what it was trained on (resources/models/README.md), and nothing else. */
function builtInLanguage(bos: string): Language {
  const template = new ModelTemplate(plainChatMl, { bos: '', eos: '' });
  return {
    name: 'ChatML',
    note: null,
    ask: ({ system, messages, tools, callable, choice, grammar, now }) => {
      const told = toSystemText(system, tools);
      return {
        pieces: [
          { text: bos, outside: false },
          ...layOut(template, {
            messages: [
              ...(told === '' ? [] : [{ role: 'system' as const, text: told }]),
              ...toTurns(messages).map(({ role, text }) =>
                role === 'user'
                  ? { role: 'user' as const, text }
                  : { role: 'assistant' as const, text, calls: [] },
              ),
            ],
            tools: [],
            thinking: false,
            now: new Date(now),
            answer: true,
          }),
        ],
        write: async (writing, grammars) => {
          const rules =
            grammar ?? (choice === 'free' ? null : toolGrammar(callableOf(tools, callable), choice));
          return writeText(writing, rules === null ? undefined : await grammars.get(rules));
        },
        read: () => ({ calls: [], text: '' }),
        confidences: (weighed) => callConfidences(weighed),
      };
    },
  };
}

function templateLanguage(model: LlamaModel, contextSize: number, language: ModelLanguage): Language {
  const { format } = language;
  const { start } = wordsBeforeCalls(format);
  const around = wordsOf(format);
  // By the tools alone: what is told stays as it is while a conversation grows.
  const isMuch = (tools: readonly ToolSpec[]): boolean =>
    JSON.stringify(tools).length / charactersOfAToken > contextSize * shareForTools;
  const trigger = model.tokenize(triggerOf(format), true);
  const anywhere = trigger.length === 1 && model.isSpecialToken(trigger[0]);
  const ends = [
    language.turnEnd,
    ...model
      .tokenize(around.tail + around.close, true)
      .filter((token: Token) => model.isEogToken(token))
      .map((token) => model.detokenize([token], true)),
  ];
  const stops = [
    ...(/^[<[].{2,}/u.test(language.turnEnd) ? [language.turnEnd] : []),
    // A result is never the model's to write: weak ones go on with one as if a tool had answered.
    ...(language.tellsResultsInWords ? ['<tool_result'] : []),
  ];
  return {
    name: language.name,
    note: language.note,
    ask: ({
      system,
      messages,
      tools,
      callable,
      choice,
      grammar: own,
      now,
      mostWords = Infinity,
      thinking,
    }) => {
      const offered = callableOf(tools, callable);
      const laidOut = language.layOut({
        system,
        messages,
        tools,
        now: new Date(now),
        brief: isMuch(tools),
        ...(thinking === undefined ? {} : { thinking }),
      });
      const openedBefore = laidOut.opensThought ? laidOut.end : '';
      const read = (section: string, isCut: boolean): Reading => readSection(section, isCut, format, offered);
      return {
        pieces: laidOut.pieces,
        write: async (writing, grammars) => {
          if (own !== undefined) return writeText(writing, await grammars.get(own));
          return writeWithCalls(writing, {
            watch: new AnswerWatch({
              trigger: offered.length === 0 ? '' : triggerOf(format),
              anywhere,
              stops,
              inThought: laidOut.opensThought,
            }),
            isRequired: choice === 'required' && offered.length > 0,
            mayThink: language.thinks || laidOut.opensThought,
            endOfThought: (written) => endOfThought(openedBefore + written),
            start,
            mostWords,
            ...(choice === 'free'
              ? {}
              : {
                  grammarFor: async (written) => {
                    const rules = callGrammar(format, offered, written, ends, language.spaced);
                    return rules === null ? null : grammars.get(rules);
                  },
                }),
            endOfText: endOfText(format),
            repeats: (section) => read(section, true).repeats,
          });
        },
        read: ({ section, isCut }) => {
          if (section === null) return { calls: [], text: '' };
          const { calls, isWhole } = read(section, isCut);
          // What cannot be read is told as it was written; of an answer that was cut, whole calls count.
          return calls.length > 0 && (isWhole || isCut)
            ? { calls, text: '' }
            : { calls: [], text: start + section };
        },
        confidences: (weighed, { section, sectionFrom, isCut }) =>
          section === null
            ? []
            : sectionConfidences(
                weighed.slice(sectionFrom),
                (text) => readWholeCalls(format, text, isCut).ends,
              ).slice(0, read(section, isCut).calls.length),
      };
    },
  };
}

/** What ends a text that is an argument. */
function endOfText({ form }: CallFormat): string {
  if (form.kind === 'gemma') return form.quote;
  return form.kind === 'elements' ? (form.argument[0]?.close.trim() ?? '') : '"';
}

interface Reading {
  readonly calls: readonly SaidCall[];
  readonly isWhole: boolean;
  /** The last call is one that was made before. */
  readonly repeats: boolean;
}

function readSection(
  section: string,
  isCut: boolean,
  format: CallFormat,
  offered: readonly ToolSpec[],
): Reading {
  const { calls: written, isWhole } = readWholeCalls(format, section, isCut);
  const seen = new Set<string>();
  const calls: SaidCall[] = [];
  let repeats = false;
  for (const { name, arguments: args } of written) {
    const fitted = fitArguments(
      args,
      offered.find((tool) => tool.name === name)?.parameters ?? {},
      'are-refused',
    );
    const call: SaidCall = fitted.ok
      ? { name, arguments: fitted.value }
      : { name, arguments: {}, unreadable: fitted.error };
    const mark = JSON.stringify([name, fitted.ok ? fitted.value : args]);
    repeats = seen.has(mark);
    if (!repeats) calls.push(call);
    seen.add(mark);
  }
  return { calls, isWhole: isWhole || repeats, repeats };
}

const callableOf = (tools: readonly ToolSpec[], callable: readonly string[]): readonly ToolSpec[] =>
  tools.filter(({ name }) => callable.includes(name));
