import { z } from 'zod';
import { JsonObject } from '../../../../shared/json';
import { parseJson } from '../../../../shared/parse-json';
import type { Run } from '../../../../shared/run';
import type { HandedOutcome } from '../../../../domain/run/run-command';
import type { HandedCall } from '../../../ports/handed-calls';

/** A call as one engine tells it to another. It comes from outside: nothing of it counts before it is read. */
const SaidCall = z.object({
  tool: z.string(),
  arguments: JsonObject,
  definition: z.string().optional(),
  procedure: z.string(),
  run: z.string(),
  step: z.number().int(),
  title: z.string(),
  approvedBy: z.string().nullable(),
});
export type SaidCall = z.infer<typeof SaidCall>;

const SaidAnswer = z.object({
  success: z.boolean(),
  output: z.string(),
  unknown: z.boolean().optional(),
  value: z.string().optional(),
  meta: JsonObject.optional(),
  run: z.string().optional(),
});
export type SaidAnswer = z.infer<typeof SaidAnswer>;

export const callText = ({ key: _key, on: _on, sentAt: _sentAt, ...said }: HandedCall): string =>
  JSON.stringify(said);

/** Null: it cannot be read. */
export const readCall = (text: string): SaidCall | null => SaidCall.safeParse(parseJson(text)).data ?? null;

export const answerText = (answer: SaidAnswer): string => JSON.stringify(answer);

export function readAnswer(text: string, engine: string): HandedOutcome {
  const answer = SaidAnswer.safeParse(parseJson(text)).data;
  return {
    kind: 'answered',
    engine,
    ...(answer ?? { success: false, output: 'its answer cannot be read', unknown: true }),
  };
}

/** Nothing was done, and never will be. */
export const notDone = (why: string): SaidAnswer => ({ success: false, output: why });

/** What came of the call that the run was for; null: it is not over. */
export function answerOf(run: Run): SaidAnswer | null {
  if (run.completedAt === null) return null;
  const [step] = run.steps;
  const call = step?.toolCalls.at(-1);
  const of = { run: run.runId };
  if (step === undefined || call === undefined)
    return { ...notDone(run.reason ?? 'it was not carried out'), ...of };
  if ((step.unsettled ?? []).length > 0)
    return {
      success: false,
      output: `${call.output ?? run.reason ?? 'it was interrupted'}. Whether it was carried out is not known.`,
      unknown: true,
      ...of,
    };
  if (call.success !== true)
    return { ...notDone(call.output ?? run.reason ?? 'it was not carried out'), ...of };
  const { value, meta } = step.gave ?? {};
  return {
    success: true,
    output: call.output ?? '',
    ...(value === undefined ? {} : { value }),
    ...(meta === undefined ? {} : { meta }),
    ...of,
  };
}
