import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { CallFormat } from '../../src/domain/answer/call-format';
import { triggerOf } from '../../src/domain/answer/call-words';
import { readAnswerText } from '../../src/domain/answer/read-answer-text';
import { readWholeCalls } from '../../src/main/modules/models/chat-template/read-layout';
import { parseJson } from '../../src/shared/parse-json';
import { fitArguments } from '../../src/shared/fit-arguments';
import type { WrittenJson } from '../../src/shared/written-json';

const Tool = z.object({ name: z.string(), parameters: z.record(z.string(), z.json()) });
/** What a model writes, and what is meant by it, as llama.cpp's own test has it. */
export const Cases = z.array(
  z.object({
    id: z.string(),
    template: z.string(),
    text: z.string(),
    tools: z.array(Tool),
    /** It is only the beginning of an answer. */
    partial: z.boolean(),
    /** What the prompt ends with, of the model's own turn. */
    generation_prefix: z.string(),
    expected: z.object({ calls: z.array(z.object({ name: z.string(), arguments: z.unknown() })) }),
  }),
);
type Case = z.infer<typeof Cases>[number];

interface Call {
  readonly name: string;
  readonly arguments: unknown;
}

export interface ReadCase {
  readonly id: string;
  readonly verdict: 'right' | 'partial' | 'missed' | 'other' | 'invented';
  readonly why: string;
}

/** What the product makes of an answer: in the form that was learnt of the template, else in any that it knows. */
export function readCase(each: Case, layout: CallFormat | null): ReadCase {
  const wanted = each.expected.calls.map(({ name, arguments: args }) => ({ name, arguments: toValue(args) }));
  const read = byLayout(each, layout) ?? inAnyForm(each);
  const verdict = judge(each, wanted, read);
  return {
    id: each.id,
    verdict,
    why:
      verdict === 'right'
        ? ''
        : `${JSON.stringify(read)} instead of ${JSON.stringify(wanted)} from ${JSON.stringify(each.text)}`,
  };
}

function judge({ partial }: Case, wanted: readonly Call[], read: readonly Call[]): ReadCase['verdict'] {
  if (isDeepStrictEqual(wanted, read)) return 'right';
  // A call that is not whole is not carried out; llama.cpp tells what there is of it.
  if (partial && read.every((call, index) => isDeepStrictEqual(call, wanted[index]))) return 'partial';
  if (read.length === 0) return 'missed';
  return wanted.length === 0 ? 'invented' : 'other';
}

const toValue = (args: unknown): unknown => (typeof args === 'string' ? (parseJson(args) ?? args) : args);

function byLayout(each: Case, layout: CallFormat | null): readonly Call[] | null {
  const { generation_prefix: prefix, text, tools } = each;
  if (layout === null || tools.length === 0 || triggerOf(layout) === '') return null;
  const all = prefix + text;
  const at = all.indexOf(triggerOf(layout));
  if (at === -1) return null;
  const { calls, isWhole } = readWholeCalls(layout, all.slice(at + triggerOf(layout).length));
  if (!isWhole || calls.length === 0) return null;
  // What stands before the mark was not held to the form.
  const before = inAnyForm({ ...each, generation_prefix: '', text: all.slice(0, at) });
  return [...before, ...calls.map((call) => fitted(call.name, call.arguments, tools))];
}

const inAnyForm = ({ generation_prefix: prefix, text, tools }: Case): readonly Call[] =>
  readAnswerText(prefix + text, tools).calls.map((call) => ({
    name: call.name,
    arguments: call.arguments,
  }));

function fitted(name: string, args: WrittenJson, tools: Case['tools']): Call {
  const fit = fitArguments(args, tools.find((tool) => tool.name === name)?.parameters ?? {}, 'are-refused');
  return { name, arguments: fit.ok ? fit.value : fit.error };
}
