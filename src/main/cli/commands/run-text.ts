import { afterWeakModel } from '../../../shared/weak-model';
import { leftSet, leftText } from '../../../domain/run/left-set';
import type { Run, RunStatus, StepState, StepStatus, ToolCallState } from '../../../shared/run';
import { answeredInWords, knownOf } from '../../../shared/run-facts';
import { partText } from '../../../shared/part-text';
import type { RunFigures, StepWaiting } from '../../../shared/run-figures';
import { shownNumber, shownStep } from '../../../shared/step-numbers';
import { duration, localTime } from '../render/figures';
import { printable, printableLine } from '../render/printable';
import type { Paint, Tone } from '../render/style';

const runTones: Readonly<Record<RunStatus, Tone | null>> = {
  pending: null,
  running: null,
  waiting_approval: 'needs-you',
  interrupted: 'warn',
  completed: 'good',
  failed: 'bad',
  cancelled: 'quiet',
};
export const runTone = (status: RunStatus): Tone | null => runTones[status];

const stepMarks: Readonly<Record<StepStatus, readonly [mark: string, tone: Tone | null]>> = {
  pending: ['○', 'quiet'],
  waiting: ['?', 'needs-you'],
  running: ['…', null],
  interrupted: ['!', 'warn'],
  completed: ['✓', 'good'],
  failed: ['✗', 'bad'],
  skipped: ['–', 'quiet'],
  cancelled: ['–', 'quiet'],
};
const longestOutput = 2_000;

/** A run as a person reads it: what started it, each step with its calls and decisions, how it ended. */
export function runText(run: Run, paint: Paint, now: number): readonly string[] {
  const { trigger } = run;
  const advice = run.status === 'failed' ? afterWeakModel(run.reason) : null;
  const came = [trigger.source, trigger.topic].filter((part) => part !== null).join(' ');
  return [
    `${paint('strong', `${run.dry === true ? 'Dry run' : 'Run'} ${run.runId}`)} of ${paint('strong', printableLine(run.sop.name))} ${printableLine(run.sop.version)}: ${paint(runTone(run.status), statusText(run))}${awaitedText(run.figures, now)}${run.reason === null ? '' : `, ${printableLine(run.reason)}`}`,
    `started ${localTime(run.startedAt)} by ${printableLine(run.startedBy)}, ${run.completedAt === null ? `${duration(now - run.startedAt)} ago` : `took ${duration(run.completedAt - run.startedAt)}`}`,
    `trigger ${printableLine(came)}${trigger.payload === null ? '' : `: ${printableLine(trigger.payload).slice(0, longestOutput)}`}`,
    ...(run.again === undefined
      ? []
      : [
          `repeats ${printableLine(run.again.runId)} from ${run.again.step === 1 ? 'the start' : `step ${String(shownStep(run.sop.steps, run.again.step))}`}${run.again.payloadEdited === true ? ', on another payload' : ''}`,
        ]),
    ...(advice === null ? [] : [`  ${advice}`]),
    '',
    ...run.steps.flatMap((step) => [...stepText(run, step, paint), ...decisionText(run, step.number, paint)]),
    ...(run.gate === null ? [] : ['', ...gateText(run, paint, now)]),
    ...(run.status === 'cancelled' || run.status === 'failed' ? whatStays(run, paint) : []),
  ];
}

/** Nothing puts back what a run has set that ended before its time. */
const whatStays = (run: Run, paint: Paint): readonly string[] =>
  leftSet(run).map((set) =>
    paint(
      'warn',
      printableLine(`${leftText(set)}, as step ${String(shownStep(run.sop.steps, set.step))} set it`),
    ),
  );

function stepText({ sop }: Run, step: StepState, paint: Paint): readonly string[] {
  const inWords = answeredInWords(sop, step);
  const [mark, tone] = inWords ? (['"', 'quiet'] as const) : stepMarks[step.status];
  const outcome = inWords ? 'answered in words, nothing carried out' : words(step.status);
  const took =
    step.startedAt !== null && step.completedAt !== null
      ? paint('quiet', `  ${duration(step.completedAt - step.startedAt)}`)
      : '';
  return [
    `${paint(tone, mark)} ${String(shownNumber(step))}. ${printableLine(step.title)}  ${paint(tone, outcome)}${took}${step.carried === true ? paint('quiet', '  carried over, not carried out again') : ''}${step.visits === undefined ? '' : paint('quiet', `  visit ${String(step.visits)}`)}${step.retryAt === undefined ? '' : paint('warn', `  tries again at ${localTime(step.retryAt)}`)}`,
    ...step.toolCalls.flatMap((call) => [
      `     ${call.success === null ? paint('warn', '… no answer yet') : call.success ? paint('good', '→') : paint('bad', '✗')} ${printableLine(`${call.name} ${JSON.stringify(call.arguments)}${place(call)}`)}`,
      ...(call.output === null ? [] : indented(call.output, 7).map((line) => paint('quiet', line))),
    ]),
    ...(step.output === null ? [] : indented(step.output, 5)),
    ...(step.unset ?? []).map(({ name, why }) =>
      paint('warn', `     could not remember ${printableLine(name)}: ${printableLine(why)}`),
    ),
  ];
}

const decisionText = (run: Run, step: number, paint: Paint): readonly string[] =>
  run.decisions
    .filter((decision) => decision.step === step)
    .map(
      ({ decision, answered, by, via, at, reason }) =>
        `     ${paint(decision === 'approved' ? 'good' : 'bad', answered === true ? 'answered' : words(decision))} by ${printableLine(by)} via ${printableLine(via)}, ${localTime(at)}${reason === null ? '' : `: ${printableLine(reason)}`}`,
    );

function gateText(run: Run, paint: Paint, now: number): readonly string[] {
  const { gate } = run;
  if (gate === null) return [];
  const left =
    gate.expiresAt === null
      ? 'without a limit'
      : gate.expiresAt > now
        ? `${duration(gate.expiresAt - now)} left`
        : 'its time is over';
  const calls =
    gate.calls === null
      ? ['  The model is still preparing the call: it can be approved when it stands here.']
      : gate.calls.map(
          (call) => `  ${printableLine(`${call.tool} ${JSON.stringify(call.arguments)}${place(call)}`)}`,
        );
  return [
    paint('needs-you', `Step ${String(shownStep(run.sop.steps, gate.step))} waits for a person, ${left}.`),
    ...(gate.reason === 'interrupted' ? brokenOffText(run, gate.step, paint) : []),
    ...calls,
    ...(gate.reason === 'input'
      ? [`  zeroclaw answer ${run.runId} --value "…"`]
      : gate.calls === null
        ? []
        : [`  zeroclaw approve ${run.runId}`]),
    `  zeroclaw deny ${run.runId} --reason "…"`,
  ];
}

/** What a person has to know who is asked whether a step that broke off is carried out again. */
export function brokenOffText({ steps }: Pick<Run, 'steps'>, step: number, paint: Paint): readonly string[] {
  const state = steps.find(({ number }) => number === step);
  const { done, open } = state === undefined ? { done: [], open: [] } : knownOf(state);
  const callText = (call: ToolCallState): string =>
    printableLine(`${call.name} ${JSON.stringify(call.arguments)}${place(call)}`);
  return [
    paint(
      'warn',
      '  The step broke off in the middle; what it had sent may have been carried out. Approving carries it out again.',
    ),
    ...done.map((call) => `  carried out at ${localTime(call.answeredAt ?? call.sentAt)}: ${callText(call)}`),
    ...open.map((call) => `  sent at ${localTime(call.sentAt)}, outcome not known: ${callText(call)}`),
  ];
}

function indented(text: string, columns: number): readonly string[] {
  const shown = printable(
    text.length > longestOutput
      ? `${text.slice(0, longestOutput)}… (${String(text.length)} characters)`
      : text,
  );
  return shown
    .trimEnd()
    .split('\n')
    .map((line) => ' '.repeat(columns) + line);
}

/** What a run that goes on waits for. */
export const awaitedText = (figures: Pick<RunFigures, 'awaits' | 'waits'> | undefined, now: number): string =>
  figures?.waits !== undefined
    ? `, waits ${waitedText(figures.waits)}, since ${duration(Math.max(0, now - figures.waits.since))}`
    : figures?.awaits === undefined
      ? ''
      : `, waits for ${printableLine(partText(figures.awaits.part))} for ${duration(Math.max(0, now - figures.awaits.since))}`;

/** What a step of kind wait waits for. */
const waitedText = ({ dueAt, timeoutAt, heard, child }: StepWaiting): string => {
  if (child !== undefined)
    return `for the procedure ${printableLine(child.sop)}${child.runId === null ? '' : ` (${child.runId})`}`;
  const what =
    heard === undefined
      ? `until ${localTime(dueAt ?? 0)}`
      : `for ${printableLine(heard.condition)} on ${printableLine(heard.topic)}`;
  return timeoutAt === null ? what : `${what} (fails at ${localTime(timeoutAt)})`;
};

/** A run that asks for a value waits for no approval. */
export const statusText = ({
  status,
  figures,
}: {
  readonly status: RunStatus;
  readonly figures?: RunFigures | undefined;
}): string =>
  `${status === 'waiting_approval' && figures?.gate?.input === true ? 'waiting for an answer' : words(status)}${moreText(figures?.gate?.behind)}`;

/** Questions of steps side by side are asked one after the other. */
const moreText = (behind = 0): string => (behind === 0 ? '' : `, then ${String(behind)} more`);

export const words = (status: string): string => status.replaceAll('_', ' ');

/** At which engine of the fleet it is carried out; nothing of one that is carried out here. */
const place = ({
  on,
  engine,
}: {
  readonly on?: string | undefined;
  readonly engine?: string | undefined;
}): string => (on === undefined ? '' : ` on ${engine === undefined || engine === '' ? on : engine}`);
