import { z } from 'zod';
import { ExactNumber, type ExactJson } from '../../../../shared/exact-json';

/** What some servers say where others say nothing. */
const isNothing = (value: unknown): boolean => value === '' || value === false || value === null;

/** A field that carries what is said or done: it is understood, or the answer is not. */
const carrying = <Carried extends z.ZodType>(
  field: Carried,
): z.ZodPreprocess<z.ZodOptional<z.ZodNullable<Carried>>> =>
  z.preprocess((value) => {
    if (!Array.isArray(value)) return isNothing(value) ? null : value;
    return value.filter((each: unknown) => !isNothing(each)) as readonly unknown[];
  }, field.nullish());

/** A field beside what is said and done: in a form that nobody knows it says nothing. */
const beside = <Told extends z.ZodType>(field: Told): z.ZodCatch<z.ZodOptional<z.ZodNullable<Told>>> =>
  field.nullish().catch(null);

const Index = z.union([
  z.number(),
  z.string().transform((text) => (/^\d{1,6}$/u.test(text) ? Number(text) : null)),
]);

/** JSON text by the protocol; some servers send the object itself. */
const Arguments = z.custom<ExactJson>().nullish();
const argumentKeys = ['arguments', 'parameters', 'args', 'input'] as const;
/** The protocol has one word for the arguments, servers have several. */
const named = {
  name: z.string().nullish(),
  arguments: Arguments,
  parameters: Arguments,
  args: Arguments,
  input: Arguments,
};
type Written = z.infer<z.ZodObject<typeof named>>;

function inOneWord(written: Written): Pick<Written, 'name' | 'arguments'> {
  const given = argumentKeys.flatMap((key) => {
    const said = written[key];
    return said === null || said === undefined || said === '' ? [] : [said];
  });
  // Under two words they are a list, which no call takes: the model is told.
  return { name: written.name, arguments: given.length < 2 ? given[0] : given };
}

const Named = z.object(named).transform(inOneWord);

const CallFragment = z
  .object({
    ...named,
    index: Index.nullish(),
    id: z
      .union([
        z.string(),
        z.number().transform(String),
        z.instanceof(ExactNumber).transform(({ text }) => text),
      ])
      .nullish(),
    function: Named.nullish(),
    /** Of a tool whose arguments are no JSON. */
    custom: Named.nullish(),
  })
  // Some servers leave the frame of a function out.
  .transform(({ index, id, function: called, custom, ...flat }) => ({
    index,
    id,
    function: called ?? custom ?? inOneWord(flat),
  }));
export type CallFragment = Partial<z.infer<typeof CallFragment>>;

/** Content in parts: text, and in some services thoughts between it, or what tools of the server said. */
const ContentPart = z.object({
  type: z.string().nullish(),
  text: z.string().nullish(),
  refusal: z.string().nullish(),
  thinking: z.union([z.string(), z.array(z.object({ text: z.string().nullish() }))]).nullish(),
});

const Part = z.union([ContentPart, z.string().transform((text) => ({ type: 'text', text }))]);
type Part = z.infer<typeof Part>;

/** What was said: of a piece in `delta`, of an answer that came whole in `message`. */
const Said = z.object({
  role: beside(z.string()),
  content: z.union([z.string(), z.array(Part), ContentPart.transform((one) => [one])]).nullish(),
  reasoning_content: beside(z.string()),
  /** Some servers say it in a form of their own beside. */
  reasoning: beside(z.string()),
  tool_calls: carrying(z.union([z.array(CallFragment), CallFragment.transform((one) => [one])])),
  /** The older word for one call. */
  function_call: carrying(Named),
  refusal: beside(z.string()),
});
export type Said = z.infer<typeof Said>;

const Count = beside(
  z.union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,9}$/u)
      .transform(Number),
  ]),
);

/** One `data:` piece. Servers differ, so everything may be missing. */
export const Piece = z.object({
  choices: z
    .array(
      z.object({
        index: beside(Index),
        delta: Said.nullish(),
        message: Said.nullish(),
        finish_reason: beside(z.string()),
      }),
    )
    .nullish(),
  usage: beside(
    z.object({
      prompt_tokens: Count,
      completion_tokens: Count,
      prompt_tokens_details: beside(z.object({ cached_tokens: Count })),
    }),
  ),
});
export type Piece = z.infer<typeof Piece>;

export interface SaidParts {
  readonly text: string;
  readonly thought: string;
}

const isThought = ({ type }: Part): boolean => /think|reason/iu.test(type ?? '');
/** Of other types it is no word of the model's: what a tool of the server said, or a source. */
const isText = ({ type }: Part): boolean => /^(?:(?:output_)?text|refusal|)$/iu.test(type ?? '');

export function partsOf({
  content,
  reasoning_content: reasoningContent,
  reasoning,
  refusal,
}: Said): SaidParts {
  const parts: readonly Part[] =
    typeof content === 'string' || content === null || content === undefined
      ? [{ type: 'text', text: content ?? '' }]
      : content;
  const thoughts = parts.filter(isThought).map((part) => {
    const thinking = 'thinking' in part ? part.thinking : null;
    if (typeof thinking === 'string') return thinking;
    return thinking?.map(({ text }) => text ?? '').join('') ?? part.text ?? '';
  });
  const said = parts
    .filter(isText)
    .map((part) => (part.text ?? '') + ('refusal' in part ? (part.refusal ?? '') : ''));
  return {
    text: said.join('') + (refusal ?? ''),
    thought: `${(reasoningContent ?? '') || (reasoning ?? '')}${thoughts.join('')}`,
  };
}
