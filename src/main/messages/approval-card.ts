import { shownStep } from '../../shared/step-numbers';
import { knownOf, type OpenGate, type Run, type ToolCallState } from '../../shared/run';
import { shortened } from '../../shared/shortened';
import { asCode, callLine } from './call-text';
import type { ChannelWords } from './words/channel-words';

const longestPayload = 300;
const longestNote = 300;

/**
 * A gate as a message: what will happen with which arguments, what set it off, and how long there is.
 * Markdown. Whatever a yes is for comes first and is never cut; of the step's text there are no more than
 * `longestBody` characters.
 */
export function toApprovalCard(
  run: Run,
  gate: OpenGate,
  words: ChannelWords,
  longestBody = Infinity,
): string {
  const { source, topic, payload } = run.trigger;
  return [
    titleOf(run, gate, words),
    gate.reason === 'interrupted' ? words.cardInterrupted : '',
    gate.calls === null ? words.callsNotKnown : gate.calls.map(callLine).join('\n'),
    ...(gate.reason === 'interrupted' ? whatIsKnown(run, gate, words) : []),
    noteOf(gate.note, words),
    shortened(run.sop.steps[gate.step - 1]?.body.trim() ?? '', longestBody),
    words.setOffBy(
      source,
      topic === null ? null : asCode(topic),
      payload === null ? null : asCode(shortened(payload, longestPayload)),
    ),
    gate.expiresAt === null ? '' : words.deniedAt(words.at(gate.expiresAt)),
    words.run(asCode(run.runId)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** What a repetition might do a second time. */
function whatIsKnown(run: Run, gate: OpenGate, words: ChannelWords): readonly string[] {
  const step = run.steps[gate.step - 1];
  const { done, open } = step === undefined ? { done: [], open: [] } : knownOf(step);
  const lines = (calls: readonly ToolCallState[]): string =>
    calls.map(({ name, arguments: args }) => callLine({ tool: name, arguments: args })).join('\n');
  return [
    done.length === 0 ? '' : words.carriedOut(lines(done)),
    open.length === 0 ? '' : words.outcomeNotKnown(lines(open)),
  ];
}

/** The card where its calls are too long for one message. */
export const toCardElsewhere = (run: Run, gate: OpenGate, words: ChannelWords): string =>
  [titleOf(run, gate, words), words.tooLongHere, words.run(asCode(run.runId))].join('\n\n');

const titleOf = (run: Run, { step }: OpenGate, words: ChannelWords): string =>
  words.cardTitle(
    { sop: run.sop.name, step: shownStep(run.sop.steps, step), title: run.sop.steps[step - 1]?.title ?? '' },
    run.steps.length,
    run.sop.priority === 'critical',
  );

/** What failed before stands above, of any length; what there is to say now is the last line. */
function noteOf(note: string, words: ChannelWords): string {
  const lines = words.told(note).split('\n');
  return [lines.slice(0, -1).join(' '), lines.at(-1) ?? '']
    .filter((line) => line !== '')
    .map((line) => `ℹ️ ${asCode(shortened(line, longestNote))}`)
    .join('\n');
}
