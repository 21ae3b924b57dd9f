import type { Json, JsonObject } from '../../../shared/json';
import { parseJson } from '../../../shared/parse-json';
import type { Notice } from '../../../shared/notices';
import type { Telling } from '../../../shared/escalation';
import { awaitedText } from '../../../shared/part-text';
import type { Approval } from '../../../shared/procedures';
import { changeText } from '../../../shared/basis-text';
import { askedValue } from '../../../domain/approval/answer-text';
import { onlyWith } from '../../../domain/approval/range';
import { canonicalJson } from '../../../shared/canonical-json';
import type { Range } from '../../../shared/range';
import { rangeText } from '../../../shared/range-text';
import { shortened } from '../../../shared/shortened';
import { origins } from '../../../domain/approval/origins';
import { english } from '../../platform/words/english';
import type { CommandLine } from '../command-line';
import { confirm } from '../confirm';
import { RefusedError, UsageError } from '../refused';
import { duration, localTime } from '../render/figures';
import { printable, printableLine } from '../render/printable';
import { alwaysName, gateName, toApprovalRow } from '../rows/rest';
import { followEngine } from './follow-engine';
import { brokenOffText } from './run-text';

const longestPayload = 2_000;
const longestOutput = 2_000;

export async function listApprovals(cli: CommandLine): Promise<void> {
  const approvals = await cli.read('approvals.list', {});
  if (cli.json) {
    cli.printJson(approvals.map(toApprovalRow));
    return;
  }
  if (approvals.length === 0) cli.print('Nothing waits for you.');
  for (const approval of approvals) {
    const { runId } = approval;
    cli.print(
      ...(await cardText(cli, approval)),
      cli.paint(
        'quiet',
        approval.gate.calls === null
          ? `  zeroclaw deny ${runId} --gate ${gateName(approval)} --reason "…"`
          : approval.ask === undefined
            ? `  zeroclaw approve ${runId} --gate ${gateName(approval)}   or   zeroclaw deny ${runId} --gate ${gateName(approval)} --reason "…"`
            : `  zeroclaw answer ${runId} --gate ${gateName(approval)} --value "…"   or   zeroclaw deny ${runId} --gate ${gateName(approval)} --reason "…"`,
      ),
      ...(approval.offer === undefined
        ? []
        : [cli.paint('quiet', `  zeroclaw approve ${runId} --always --gate ${alwaysName(approval)}`)]),
      '',
    );
  }
}

/** Everything a yes is for: the step, its calls whole, what must fail, why, what came before and follows. */
async function cardText(
  cli: CommandLine,
  approval: Approval,
  isElsewhere = false,
): Promise<readonly string[]> {
  const { runId, sop, step, totalSteps, uncounted, title, priority, gate, trigger, condition, fails } =
    approval;
  const { paint } = cli;
  const left =
    gate.expiresAt === null
      ? 'no limit'
      : `${duration(Math.max(0, gate.expiresAt - cli.clock.now()))} left, then it is cancelled`;
  const brokenOff =
    gate.reason === 'interrupted' && !isElsewhere
      ? brokenOffText((await cli.read('runs.show', { runId })).run, gate.step, paint)
      : [];
  const cause = [trigger.source, trigger.topic, trigger.payload].filter((part) => part !== null).join(' ');
  return [
    `${paint('needs-you', runId)}  ${paint('strong', printableLine(sop))}, step ${String(step)}${uncounted === true ? '' : ` of ${String(totalSteps)}`}: ${printableLine(title)}  ${priority === 'critical' ? paint('bad', 'critical') : ''}`.trimEnd(),
    ...(gate.changed ?? []).map((change) =>
      paint('warn', `  changed since it was asked: ${printableLine(changeText(change))}`),
    ),
    `  waits since ${localTime(gate.requestedAt)}, ${left}`,
    ...tellingText(approval.telling, gate.expiresAt, cli),
    `  because of ${printableLine(shortened(cause, longestPayload))}${condition === null ? '' : `, which met ${printableLine(condition)}`}`,
    ...brokenOff,
    ...approval.earlier
      .filter(({ status }) => status === 'failed')
      .map(({ number, title: earlier, output }) =>
        paint(
          'bad',
          `  step ${String(number)}, ${printableLine(earlier)}, failed: ${printableLine(output ?? '')}`,
        ),
      ),
    ...(approval.ask === undefined ? [] : [`  ${printableLine(english.asksFor(askedValue(approval.ask)))}`]),
    ...(gate.calls === null
      ? [
          '  the model is still preparing the call: it can be approved when it stands here, and rejected at once',
          ...(approval.awaits === undefined ? [] : [`  ${printableLine(awaitedText(approval.awaits.part))}`]),
        ]
      : gate.calls.flatMap((call) => [
          ...callText(call.tool, call.arguments),
          ...origins(call).map(({ origin, names }) =>
            paint('quiet', `    ${printableLine(names.join(', '))}: ${english.valueFrom(origin)}`),
          ),
        ])),
    ...new Set(fails.map(({ why }) => paint('bad', `  this will fail: ${printableLine(why)}`))),
    ...(gate.note === '' ? [] : [`  ${printableLine(gate.note)}`]),
    ...(approval.offer === undefined
      ? []
      : [`  with --always from now on without asking, while ${printableLine(rangeText(approval.offer))}`]),
    `  then ${approval.nextTitle === null ? 'the run is over' : `step ${String(approval.nextStep ?? step + 1)} follows: ${printableLine(approval.nextTitle)}`}`,
  ];
}

/** Whom it was told as nobody decided, and whom it is told next. */
function tellingText(
  telling: Approval['telling'],
  expiresAt: number | null,
  { paint }: CommandLine,
): readonly string[] {
  if (telling === undefined) return [];
  const { first, heldUntil, told, next } = telling;
  const missing = first?.nobody ?? [];
  return [
    ...(heldUntil === null ? [] : [paint('warn', `  ${heldText(heldUntil, expiresAt, first)}`)]),
    ...(heldUntil !== null || missing.length === 0
      ? []
      : [paint('warn', `  nobody is on duty in ${printableLine(missing.join(', '))}: not sent to them`)]),
    ...told.map(
      (each) =>
        `  told ${whom(each)} at ${localTime(each.at)}${each.times === 1 ? '' : `, for the ${ordinal(each.times)} time`}${each.late === undefined ? '' : each.late === 'quiet' ? ', after the quiet hours' : ', late: no engine ran'}`,
    ),
    ...(next === null
      ? []
      : [
          paint(
            'quiet',
            `  goes to ${whom(next)} at ${localTime(next.at)}${next.late === undefined ? '' : ', after the quiet hours'}`,
          ),
        ]),
  ];
}

function heldText(
  until: number,
  expiresAt: number | null,
  first: NonNullable<Approval['telling']>['first'],
): string {
  if (expiresAt !== null && expiresAt <= until)
    return `quiet hours until ${localTime(until)}: cancelled at ${localTime(expiresAt)} without anybody being told`;
  return `quiet hours: nobody is told before ${localTime(until)}${first === undefined ? '' : `, then ${whom(first)}`}`;
}

function whom({ to, nobody = [] }: Pick<Telling, 'to' | 'nobody'>): string {
  const people = to.map(({ route, name }) =>
    name === undefined ? (route === 'desktop' ? 'this computer' : route) : `${name} (${route})`,
  );
  return (
    printableLine([...people, ...nobody.map((group) => `nobody (none on duty in ${group})`)].join(', ')) ||
    'nobody'
  );
}

const ordinal = (count: number): string => {
  const ending = count % 100 >= 11 && count % 100 <= 13 ? 'th' : ['th', 'st', 'nd', 'rd'][count % 10];
  return `${String(count)}${ending ?? 'th'}`;
};

/** Arguments on one line each; texts of several lines as they are, with a bar in front. */
function callText(tool: string, given: JsonObject): readonly string[] {
  const entries = Object.entries(given);
  const isPlain = entries.every(([, value]) => typeof value !== 'string' || !value.includes('\n'));
  if (isPlain) return [`  will call ${printableLine(`${tool} ${JSON.stringify(given)}`)}`];
  return [
    `  will call ${printableLine(tool)}`,
    ...entries.flatMap(([name, value]) => argumentText(name, value)),
  ];
}

function argumentText(name: string, value: Json): readonly string[] {
  const label = `    ${printableLine(name)}:`;
  return typeof value === 'string' && value.includes('\n')
    ? [
        label,
        ...printable(value)
          .split('\n')
          .map((line) => `      | ${line}`),
      ]
    : [`${label} ${printableLine(JSON.stringify(value))}`];
}

/**
 * Signs what was seen: the card that a terminal shows and asks about, or the gate that `approvals` listed. Then
 * stays until the step is over; exit code 1 when it failed.
 */
export async function approve(
  cli: CommandLine,
  runId: string,
  { gate = null, wait, always = false, only = [] }: ApproveOptions,
): Promise<void> {
  if (only.length > 0 && !always)
    throw new UsageError('--only narrows what --always allows', 'Give both, or neither.');
  const card = await preparedCard(cli, runId, gate);
  const range = !always ? undefined : card?.offer === undefined ? { calls: [] } : narrowed(card.offer, only);
  if (card !== undefined) await beSeen(cli, card, gate, range);
  // Listening comes first: a named call is over within milliseconds.
  const notices = wait ? await followEngine(cli, cli.signal) : null;
  // What opens after nothing was found to wait is for the next command: no gate has an empty id.
  await cli.ask('approvals.approve', {
    runId,
    gate: card?.gate.gate ?? '',
    shown: card?.shown ?? '',
    ...(range === undefined ? {} : { range }),
  });
  if (!cli.json) cli.print(`Run ${runId} is approved and goes on.`);
  const outcome = notices === null || card === undefined ? null : await cameOf(notices, runId, card);
  if (outcome?.result === 'failed') cli.exitWith(1);
  if (cli.json) {
    cli.printJson({ run_id: runId, result: 'approved', ...(outcome === null ? {} : { step: outcome }) });
    return;
  }
  if (outcome !== null) cli.print(outcomeText(cli, outcome));
}

/**
 * What the run asks. Whoever sits at a terminal and has named no card waits until its call is known; the engine refuses
 * all others.
 */
async function preparedCard(
  cli: CommandLine,
  runId: string,
  gate: string | null,
): Promise<Approval | undefined> {
  const asked = async (): Promise<Approval | undefined> =>
    (await cli.ask('approvals.list', {})).find((approval) => approval.runId === runId);
  const card = await asked();
  if (card?.gate.calls !== null || gate !== null || cli.json || cli.input.isTTY !== true) return card;
  cli.say(
    `The model is still preparing the call of step ${String(card.step)}. This waits until it is known; Ctrl+C ends the waiting.`,
  );
  // Listening comes first: it may be known by now.
  const notices = await followEngine(cli, cli.signal);
  const now = await asked();
  if (now?.gate.calls !== null) return now;
  for await (const notice of notices) {
    if (notice.type !== 'run-changed' || notice.summary.runId !== runId) continue;
    const later = await asked();
    if (later?.gate.calls !== null) return later;
  }
  throw engineEnded(card.step, runId);
}

export interface ApproveOptions {
  /** As `approvals` lists it; absent: the terminal is asked. */
  readonly gate?: string | null;
  readonly wait: boolean;
  readonly always?: boolean;
  /** With `always`: `NAME=VALUE`, of each argument the values that are allowed. */
  readonly only?: readonly string[];
}

/** What of the offer is allowed. Throws a UsageError where none of its calls has such values. */
function narrowed(offer: Range, only: readonly string[]): Range {
  const wanted = only.map((each) => {
    const at = each.indexOf('=');
    return { name: each.slice(0, Math.max(at, 0)), values: valuesOf(each.slice(at + 1)) };
  });
  const range = onlyWith(offer, wanted);
  if (range === null)
    throw new UsageError(
      `The card does not offer ${printableLine(only.join(', '))}. It offers ${printableLine(rangeText(offer))}`,
      'Write --only NAME=VALUE with a name and a value of the offer, once for each value. Nothing was approved.',
    );
  return range;
}

/** What may be meant: the JSON that it is, or the text as it stands there, such as 1.0. */
function valuesOf(text: string): readonly Json[] {
  const value = parseJson(text);
  return value === undefined ? [text] : [value, text];
}

/** Rejects unless a person has seen this very card, and with `--always` the range that it offers. */
export async function beSeen(
  cli: CommandLine,
  card: Approval,
  gate: string | null,
  range: Range | undefined,
  isElsewhere = false,
): Promise<void> {
  const name = range === undefined ? gateName(card) : alwaysName(card);
  if (gate === name) return;
  if (gate !== null) {
    cli.say(...(await cardText(cli, card, isElsewhere)), `  it is listed as ${name}`);
    throw new RefusedError({
      code: 'gate_changed',
      message: `Nothing was approved: run ${card.runId} does not ask what ${gate} stands for`,
      remedy: 'Look at what it asks now, above, and name that with --gate.',
    });
  }
  if (cli.json || cli.input.isTTY !== true)
    throw new UsageError(
      'approve shows the card and asks first, and nobody can answer here. Nothing was approved',
      'Run it in a terminal, or say which card was seen: --gate ID, as `zeroclaw approvals` lists it.',
    );
  cli.say(
    ...(await cardText(cli, card, isElsewhere)),
    ...(range === undefined || card.offer === undefined || canonicalJson(range) === canonicalJson(card.offer)
      ? []
      : [`  narrowed to ${printableLine(rangeText(range))}`]),
    '',
  );
  await confirm(cli, false, 'approve', 'Approve exactly this?');
}

interface Outcome {
  readonly number: number;
  /** `beside`: another step of its group asks before it begins. */
  readonly result: 'completed' | 'failed' | 'skipped' | 'waits' | 'beside' | 'cancelled';
  readonly output: string;
}

/** How the step went that was approved. */
async function cameOf(
  notices: AsyncIterable<Notice>,
  runId: string,
  { gate: { step }, step: number }: Approval,
): Promise<Outcome> {
  for await (const notice of notices) {
    if (notice.type !== 'run-changed' || notice.summary.runId !== runId) continue;
    const { event } = notice;
    switch (event.type) {
      case 'step-completed':
        if (event.step === step) return { number, result: 'completed', output: event.output };
        break;
      case 'step-failed':
        if (event.step === step) return { number, result: 'failed', output: event.reason };
        break;
      case 'step-skipped':
        if (event.step === step) return { number, result: 'skipped', output: event.reason };
        break;
      case 'approval-requested':
        return { number, result: event.step === step ? 'waits' : 'beside', output: '' };
      case 'run-cancelled':
        return { number, result: 'cancelled', output: event.reason };
      case 'run-failed':
        return { number, result: 'failed', output: event.reason };
      default:
    }
  }
  throw engineEnded(number, runId);
}

const engineEnded = (step: number, runId: string): RefusedError =>
  new RefusedError({
    code: 'cli.engine-ended',
    message: `The engine ended before step ${String(step)} of run ${runId} did`,
    remedy: 'Start it again: the run is still there. See `zeroclaw runs show`.',
  });

function outcomeText(cli: CommandLine, { number, result, output }: Outcome): string {
  const said = printableLine(shortened(output, longestOutput));
  const step = `Step ${String(number)}`;
  switch (result) {
    case 'completed':
      return cli.paint('good', said === '' ? `${step} is done.` : `${step} is done: ${said}`);
    case 'failed':
      return cli.paint('bad', `${step} failed: ${said}`);
    case 'skipped':
      return `${step} was skipped: ${said}`;
    case 'waits':
      return cli.paint('needs-you', `${step} waits for a person again.`);
    case 'beside':
      return cli.paint('needs-you', `${step} begins once the others of its group are answered too.`);
    case 'cancelled':
      return cli.paint('bad', `The run was cancelled: ${said}`);
  }
}

/** A no carries nothing out, so it is taken without a look; with `gate` only where that is what waits. */
export async function deny(
  cli: CommandLine,
  runId: string,
  gate: string | null,
  reason: string,
): Promise<void> {
  const card =
    gate === null
      ? undefined
      : (await cli.ask('approvals.list', {})).find(
          (approval) => approval.runId === runId && gateName(approval) === gate,
        );
  await cli.ask('approvals.deny', { runId, gate: card?.gate.gate ?? gate, reason });
  if (cli.json) cli.printJson({ run_id: runId, result: 'denied' });
  else cli.print(`Run ${runId} is rejected and cancelled.`);
}
