import { starterOf } from '../../../../shared/run-starter';
import { gateAsKnown } from '../../../../domain/approval/origins';
import { askedValue } from '../../../../domain/approval/answer-text';
import { codeOf } from '../../../../domain/approval/approval-request';
import { changeText } from '../../../../shared/basis-text';
import type { OpenGate, Run, SureFailure, ToolCallState } from '../../../../shared/run';
import { knownOf } from '../../../../shared/run-facts';
import { countOf, shownStep } from '../../../../shared/step-numbers';
import { shortened } from '../../../../shared/shortened';
import { followsLine, measuredLine, pinLines, type CardWorld } from './card-lines';
import { asCode, callLine, originLine } from './call-text';
import type { ChannelWords } from '../../../platform/words/channel-words';

const longestPayload = 300;
const longestNote = 300;

export interface CardLook {
  /** Characters of the step's text. */
  readonly longestBody?: number;
  /** The file that shows the calls, where they do not stand on the card itself. */
  readonly callsIn?: string;
}

/**
 * A gate as a message: what will happen with which arguments, what must fail, what set it off, and how long
 * there is. Markdown. Whatever a yes is for comes first and is never cut.
 */
export function toApprovalCard(
  run: Run,
  gate: OpenGate,
  fails: readonly SureFailure[],
  words: ChannelWords,
  world: CardWorld,
  { longestBody = Infinity, callsIn }: CardLook = {},
): string {
  const { source, topic, payload, handed } = run.trigger;
  return [
    titleOf(run, gate, words),
    (gate.changed ?? []).map((change) => words.hasChanged(asCode(words.told(changeText(change))))).join('\n'),
    gate.reason === 'interrupted' ? words.cardInterrupted : '',
    callsOf(gateAsKnown(gate, run.sop), callsIn, words),
    pinLines(gate, world.boards, words).join('\n'),
    // What changed says what it was and what it is.
    (gate.changed ?? []).some(({ was }) => was.of === 'trigger') ? '' : measuredLine(world.evidence, words),
    askOf(run, gate, words),
    failsText(
      fails.map(({ why }) => why),
      words,
    ),
    ...(gate.reason === 'interrupted' ? whatIsKnown(run, gate, words) : []),
    noteOf(gate.note, words),
    earlierFailures(run, gate, words),
    shortened(run.sop.steps[gate.step - 1]?.body.trim() ?? '', longestBody),
    words.setOffBy(
      handed === undefined ? source : words.handedBy(starterOf(handed)),
      topic === null ? null : asCode(topic),
      payload === null ? null : asCode(shortened(payload, longestPayload)),
    ),
    followsLine(run, gate, words),
    [
      words.askedAt(words.at(gate.requestedAt)),
      gate.expiresAt === null ? '' : words.deniedAt(words.at(gate.expiresAt)),
    ]
      .filter((part) => part !== '')
      .join(' '),
    words.run(asCode(run.runId)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** What is asked for. */
function askOf(run: Run, { reason, step }: OpenGate, words: ChannelWords): string {
  const ask = reason === 'input' ? run.sop.steps[step - 1]?.ask : undefined;
  if (ask === undefined) return '';
  const { limits, ...value } = askedValue(ask);
  return words.asksFor({ ...value, limits: limits === '' ? '' : asCode(limits) });
}

/** What a person types who has seen the card: the run and the card's code. */
export const namedCard = (run: Pick<Run, 'runId'>, gate: OpenGate): string =>
  `${run.runId} ${codeOf({ id: gate.gate, calls: gate.calls })}`;

/** What would fail for sure, a line each. */
export const failsText = (fails: readonly string[], words: ChannelWords): string =>
  [...new Set(fails)].map((why) => words.mustFail(asCode(words.told(why)))).join('\n');

function callsOf({ calls }: OpenGate, callsIn: string | undefined, words: ChannelWords): string {
  if (calls === null) return words.callsNotKnown;
  return callsIn === undefined
    ? calls
        .flatMap((call) => [callLine(call), originLine(call, words)])
        .filter((line) => line !== '')
        .join('\n')
    : words.callsInFile(asCode(callsIn), calls.map(({ tool }) => asCode(tool)).join(', '));
}

/** Steps before this one that failed, with their reasons. */
function earlierFailures(run: Run, gate: OpenGate, words: ChannelWords): string {
  return run.steps
    .filter(({ status, number }) => status === 'failed' && number !== gate.step)
    .map(({ number, title, output }) =>
      words.stepFailedBefore(
        shownStep(run.sop.steps, number),
        title,
        asCode(shortened(words.told(output ?? ''), longestNote)),
      ),
    )
    .join('\n');
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

/** The card where its calls cannot be shown: it can be rejected there. */
export const toCardElsewhere = (run: Run, gate: OpenGate, words: ChannelWords): string =>
  [titleOf(run, gate, words), words.tooLongHere, words.run(asCode(run.runId))].join('\n\n');

const titleOf = (run: Run, { step }: OpenGate, words: ChannelWords): string =>
  words.cardTitle(
    { sop: run.sop.name, step: shownStep(run.sop.steps, step), title: run.sop.steps[step - 1]?.title ?? '' },
    countOf(run.sop.steps),
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
