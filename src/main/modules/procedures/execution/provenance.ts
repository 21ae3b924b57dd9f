import { sameAs, type GivenText } from '../../../../domain/approval/same-as';
import type { JsonObject } from '../../../../shared/json';
import type { DraftedCall, Provenance, Run } from '../../../../shared/run';
import type { Step } from '../../../../shared/sop';
import { shownStep } from '../../../../shared/step-numbers';
import type { ModelToolCall } from '../../../ports/provider';
import { saidBy } from '../../../../domain/procedure/flow';
import { withoutGroup } from '../../../../domain/procedure/topics';

/**
 * What the model was given in this step: the step's own words, the event, and what steps and tools said.
 * `said`: by tools of the step itself, so far.
 */
export function givenTo(run: Run, step: Step, said: readonly string[] = []): readonly GivenText[] {
  const { topic, payload, handed } = run.trigger;
  const result = (number: number, text: string | null | undefined): readonly GivenText[] =>
    text == null ? [] : [{ place: { in: 'result', step: shownStep(run.sop.steps, number) }, text }];
  return [
    { place: { in: 'procedure' }, text: `${step.title} ${step.body}` },
    ...[payload, topic === null ? null : withoutGroup(topic)].flatMap((text): readonly GivenText[] =>
      text === null ? [] : [{ place: { in: handed === undefined ? 'event' : 'handed' }, text }],
    ),
    ...run.steps
      .filter(({ number }) => number !== step.number)
      .flatMap((state) => [
        ...result(state.number, saidBy(state)),
        ...result(state.number, state.gave?.value),
      ]),
    ...said.flatMap((text) => result(step.number, text)),
  ];
}

/** Who put each argument there, and of what the model wrote, where it stands as well. */
export function sourcesOf(
  args: JsonObject,
  from: ModelToolCall['from'],
  given: readonly GivenText[],
): Required<Pick<DraftedCall, 'provenance' | 'same'>> {
  const names = Object.keys(args);
  const provenance: Record<string, Provenance> = Object.fromEntries(
    names.map((name) => [name, from?.[name] ?? 'model']),
  );
  return {
    provenance,
    same: Object.fromEntries(
      names
        .filter((name) => provenance[name] === 'model')
        .map((name) => [name, sameAs(args[name] ?? null, given)]),
    ),
  };
}

/** A call of the model as a card shows it. */
export const toDrafted = (
  { name, arguments: args, confidence, beside, from }: ModelToolCall,
  given: readonly GivenText[],
): DraftedCall => ({
  tool: name,
  arguments: args,
  ...sourcesOf(args, from, given),
  ...(confidence === undefined ? {} : { confidence }),
  ...(beside === undefined ? {} : { beside }),
});

/** Of a call that was on a card: what is known of its values, whoever carries it on. */
export const knownFrom = ({ provenance }: Pick<DraftedCall, 'provenance'>): Pick<ModelToolCall, 'from'> => {
  const known = Object.entries(provenance).filter(([, from]) => from !== 'model');
  return known.length === 0 ? {} : { from: Object.fromEntries(known) };
};
