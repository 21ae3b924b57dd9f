import { z } from 'zod';
import { ExactNumber, type ExactJson } from '../../../../shared/exact-json';

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
    index: z
      .union([z.number(), z.string().transform((text) => (/^\d{1,6}$/u.test(text) ? Number(text) : null))])
      .nullish(),
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

/** Content in parts: text, and in some services thoughts between it. */
const ContentPart = z.object({
  type: z.string().nullish(),
  text: z.string().nullish(),
  refusal: z.string().nullish(),
  thinking: z.union([z.string(), z.array(z.object({ text: z.string().nullish() }))]).nullish(),
});

/** What was said: of a piece in `delta`, of an answer that came whole in `message`. */
const Said = z.object({
  content: z.union([z.string(), z.array(ContentPart)]).nullish(),
  reasoning_content: z.string().nullish(),
  reasoning: z.string().nullish(),
  tool_calls: z.union([z.array(CallFragment), CallFragment.transform((one) => [one])]).nullish(),
  /** The older word for one call. */
  function_call: Named.nullish(),
  refusal: z.string().nullish(),
});
export type Said = z.infer<typeof Said>;

/** One `data:` piece. Servers differ, so everything may be missing. */
export const Piece = z.object({
  choices: z
    .array(
      z.object({
        index: z.number().nullish(),
        delta: Said.nullish(),
        message: Said.nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z
    .object({
      prompt_tokens: z.number().nullish(),
      completion_tokens: z.number().nullish(),
      prompt_tokens_details: z.object({ cached_tokens: z.number().nullish() }).nullish(),
    })
    .nullish(),
});
export type Piece = z.infer<typeof Piece>;

export interface SaidParts {
  readonly text: string;
  readonly thought: string;
}

export function partsOf({
  content,
  reasoning_content: reasoningContent,
  reasoning,
  refusal,
}: Said): SaidParts {
  const parts =
    typeof content === 'string' || content === null || content === undefined
      ? [{ text: content ?? '' }]
      : content;
  const thoughts = parts.flatMap((part) =>
    'thinking' in part && part.thinking !== null && part.thinking !== undefined ? [part.thinking] : [],
  );
  const thinking = thoughts
    .map((thought) =>
      typeof thought === 'string' ? thought : thought.map(({ text }) => text ?? '').join(''),
    )
    .join('');
  return {
    text:
      parts.map((part) => (part.text ?? '') + ('refusal' in part ? (part.refusal ?? '') : '')).join('') +
      (refusal ?? ''),
    thought: `${reasoningContent ?? reasoning ?? ''}${thinking}`,
  };
}
