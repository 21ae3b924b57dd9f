import { setText, untilText } from '../../../domain/procedure/work-text';
import { tellTiming } from '../../../domain/procedure/triggers/timing-text';
import { shownNumber, shownStep } from '../../../shared/step-numbers';
import type { Output } from '../../../shared/procedures';
import type { Diagnostic, SopEntry, SopState, StartsHeld, Step, Trigger } from '../../../shared/sop';
import { placeOf } from '../../../shared/trigger-facts';
import type { CommandLine } from '../command-line';
import { UsageError } from '../refused';
import { excerpt } from '../render/excerpt';
import { localTime } from '../render/figures';
import { printable, printableLine } from '../render/printable';
import type { Paint, Tone } from '../render/style';
import { table } from '../render/table';
import { failureText, toSopDetail, toSopRow, toValidationRow } from '../rows/sops';
import { payloadText } from './file-text';
import { runTone } from './run-text';
import { waitForRun } from './wait';

const heldWords: Readonly<Record<StartsHeld, string>> = {
  'procedures-off': 'procedures are off',
  'cut-off': 'cut off from the fleet',
  'triggers-paused': 'triggers are paused',
};
const stateTones: Readonly<Record<SopState, Tone>> = {
  valid: 'good',
  warnings: 'warn',
  errors: 'bad',
  disabled: 'quiet',
};

export async function listSops(cli: CommandLine): Promise<void> {
  const sops = await cli.read('sops.list', {});
  if (cli.json) {
    cli.printJson(sops.map(toSopRow));
    return;
  }
  if (sops.length === 0) {
    cli.print(`There are no procedures in ${cli.home}.`);
    return;
  }
  cli.print(
    ...table(
      [
        { title: 'NAME', cell: ({ name }) => name, most: 40 },
        { title: 'STATE', cell: ({ state }) => ({ text: state, tone: stateTones[state] }) },
        { title: 'STEPS', cell: ({ sop }) => (sop === null ? '–' : String(sop.steps.length)) },
        { title: 'MODE', cell: ({ sop }) => sop?.executionMode ?? '–' },
        {
          title: 'TRIGGERS',
          cell: ({ sop }) => [...new Set(sop?.triggers.map(({ type }) => type) ?? [])].join(', ') || '–',
        },
        {
          title: 'NEXT',
          cell: ({ nextFireAt, held }) =>
            held !== null
              ? { text: heldWords[held], tone: 'warn' }
              : nextFireAt === null
                ? '–'
                : localTime(nextFireAt),
        },
        {
          title: 'LAST RUN',
          cell: ({ lastRun }) =>
            lastRun === null
              ? '–'
              : { text: `${lastRun.status} ${localTime(lastRun.startedAt)}`, tone: runTone(lastRun.status) },
        },
      ],
      sops,
      cli.paint,
    ),
  );
  for (const sop of sops.filter(({ state }) => state === 'errors'))
    cli.print('', ...diagnosticLines(sop, cli).slice(0, 10));
}

/** Whether a step above or below it has the same group: alone it is carried out like every other one. */
const isBeside = (steps: readonly Step[], { number, group }: Step): boolean =>
  [steps[number - 2], steps[number]].some((other) => other?.group === group);

export async function showSop(cli: CommandLine, name: string): Promise<void> {
  const shown = await cli.read('sops.show', { name });
  if (cli.json) {
    cli.printJson(toSopDetail(shown));
    return;
  }
  const { entry } = shown;
  const { sop } = entry;
  cli.print(
    `${cli.paint('strong', printableLine(entry.name))}  ${cli.paint(stateTones[entry.state], entry.state)}`,
  );
  if (sop !== null) {
    cli.print(
      printableLine(sop.description),
      `version ${printableLine(sop.version)} · ${sop.priority} · ${sop.executionMode} · cooldown ${String(sop.cooldownSecs)} s · at most ${String(sop.maxConcurrent)} at a time${sop.concurrencyKey === undefined ? '' : ` for each ${printableLine(sop.concurrencyKey)}`}${sop.admission === undefined ? '' : ` · admission ${sop.admission}`}`,
    );
    cli.print(
      '',
      cli.paint('quiet', 'TRIGGERS'),
      ...(sop.triggers.length === 0
        ? ['  none']
        : sop.triggers.map((trigger) => `  ${printableLine(triggerText(trigger))}`)),
    );
    for (const { key, timing } of shown.underWay ?? [])
      cli.print(cli.paint('quiet', `  ${printableLine(key)}: ${tellTiming(timing)}`));
    cli.print('', cli.paint('quiet', 'STEPS'));
    for (const step of sop.steps) {
      const notes = stepNotes(step, cli.paint).map((note) => `  ${note}`);
      cli.print(
        `  ${String(shownNumber(step))}. ${cli.paint('strong', printableLine(step.title))}${notes.join('')}`,
      );
      if (step.forEach !== undefined)
        cli.print(cli.paint('quiet', `     for each of: ${printableLine(step.forEach.list)}`));
      if (step.group !== undefined)
        cli.print(
          cli.paint(
            'quiet',
            `     ${isBeside(sop.steps, step) ? 'side by side' : 'alone in its group'}: ${printableLine(step.group)}`,
          ),
        );
      if (step.model !== undefined) cli.print(cli.paint('quiet', `     model: ${printableLine(step.model)}`));
      for (const set of step.set ?? [])
        cli.print(cli.paint('quiet', `     set: ${printableLine(setText(set))}`));
      if (step.when !== undefined) cli.print(cli.paint('quiet', `     when: ${printableLine(step.when)}`));
      if (step.body !== '')
        cli.print(
          ...printable(step.body)
            .split('\n')
            .map((line) => `     ${line}`),
        );
      if (step.suggestedTools.length > 0)
        cli.print(cli.paint('quiet', `     tools: ${printableLine(step.suggestedTools.join(', '))}`));
      for (const call of step.calls)
        cli.print(
          cli.paint('quiet', `     call: ${printableLine(`${call.tool} ${JSON.stringify(call.arguments)}`)}`),
        );
      if (step.onFailure !== undefined)
        cli.print(cli.paint('quiet', `     on_failure: ${failureText(step.onFailure, sop.steps)}`));
      if (step.next !== undefined)
        cli.print(
          cli.paint(
            'quiet',
            `     next: ${step.next === 'end' ? 'end' : String(shownStep(sop.steps, step.next))}`,
          ),
        );
    }
  }
  if (entry.diagnostics.length > 0) cli.print('', ...diagnosticLines(entry, cli, shown));
}

/** What stands behind the title of a step. */
function stepNotes(step: Step, paint: Paint): readonly string[] {
  const waits =
    step.wait === undefined ? [] : [paint('quiet', `waits: ${printableLine(untilText(step.wait.until))}`)];
  if (step.kind === 'checkpoint') return [...waits, paint('needs-you', 'a checkpoint, only waits')];
  if (step.kind === 'input') return [...waits, paint('needs-you', 'asks for a value')];
  if (step.run !== undefined) return [...waits, paint('quiet', `starts ${printableLine(step.run.name)}`)];
  return step.requiresConfirmation ? [...waits, paint('needs-you', 'asks first')] : waits;
}

const conditionsText = ({
  condition,
  for_secs: held,
  clear_condition: clears,
  debounce_secs: quiet,
}: Extract<Trigger, { type: 'mqtt' | 'webhook' | 'peripheral' }>): string =>
  [
    whenText(condition),
    held === undefined ? '' : ` for ${String(held)} s`,
    clears === undefined ? '' : `, again after ${clears}`,
    quiet === undefined ? '' : `, once quiet for ${String(quiet)} s`,
  ].join('');

const whenText = (condition: string | undefined): string =>
  condition === undefined ? '' : ` when ${condition}`;

function triggerText(trigger: Trigger): string {
  switch (trigger.type) {
    case 'mqtt':
      return `mqtt ${trigger.topic}${conditionsText(trigger)}`;
    case 'webhook':
      return `webhook ${trigger.path}${conditionsText(trigger)}`;
    case 'cron':
      return `cron ${trigger.expression}${trigger.timezone === undefined ? '' : ` (${trigger.timezone})`}${trigger.fleet === true ? ', once in the fleet' : ''}`;
    case 'peripheral':
      return `peripheral ${trigger.board}/${trigger.signal}${conditionsText(trigger)}`;
    case 'absence':
      return `absence ${placeOf(trigger) ?? ''}${whenText(trigger.condition)}, not heard for ${String(trigger.after_secs)} s`;
    case 'window':
      return `window ${placeOf(trigger) ?? ''} ${trigger.value ?? ''} over ${String(trigger.over_secs)} s when ${trigger.condition}`;
    case 'procedure':
      return `procedure ${trigger.name} ${trigger.outcome ?? 'ended'}${whenText(trigger.condition)}`;
    case 'file':
      return `file ${trigger.path}${trigger.on === undefined ? '' : ` ${trigger.on.join(' or ')}`}${whenText(trigger.condition)}`;
    case 'message':
      return `message ${trigger.channel}${whenText(trigger.condition)}`;
    case 'amqp':
      return `amqp ${trigger.queue}${whenText(trigger.condition)}`;
    case 'manual':
      return 'manual';
  }
}

/** Exit code 1 on errors; warnings alone are fine. */
export async function validateSops(cli: CommandLine, name: string | null): Promise<void> {
  const entries: readonly SopEntry[] =
    name === null ? await cli.read('sops.list', {}) : [(await cli.read('sops.show', { name })).entry];
  const failed = entries.some(({ diagnostics }) => diagnostics.some(({ severity }) => severity === 'error'));
  if (failed) cli.exitWith(1);
  if (cli.json) {
    cli.printJson(entries.map(toValidationRow));
    return;
  }
  if (entries.length === 0) cli.print(`There are no procedures in ${cli.home}.`);
  for (const entry of entries) {
    if (entry.diagnostics.length === 0)
      cli.print(`${cli.paint('good', 'ok')}       ${printableLine(entry.name)}`);
    else cli.print(...diagnosticLines(entry, cli, await textsOf(entry, cli)));
  }
  const count = (severity: Diagnostic['severity']): number =>
    entries.flatMap(({ diagnostics }) => diagnostics).filter((finding) => finding.severity === severity)
      .length;
  if (entries.length > 0)
    cli.print(
      '',
      `${counted(count('error'), 'error')}, ${counted(count('warning'), 'warning')} in ${counted(entries.length, 'procedure')}`,
    );
}

const counted = (count: number, noun: string): string => `${String(count)} ${noun}${count === 1 ? '' : 's'}`;

type SopTexts = Pick<Output<'sops.show'>, 'toml' | 'markdown'>;
const noTexts: SopTexts = { toml: '', markdown: '' };

/** For excerpts. Names may be shared, folders are not: what belongs to another one is not shown. */
async function textsOf({ name, folder, hash }: SopEntry, cli: CommandLine): Promise<SopTexts> {
  for (const candidate of [name, folder]) {
    const shown = await cli.read('sops.show', { name: candidate });
    if (shown.entry.folder === folder) return shown.entry.hash === hash ? shown : noTexts;
    if (candidate === folder) break;
  }
  return noTexts;
}

/** As compilers write it, so that editors and terminals can jump there. */
function diagnosticLines(
  { folder, diagnostics }: SopEntry,
  cli: CommandLine,
  texts: SopTexts = noTexts,
): readonly string[] {
  return diagnostics.flatMap((finding: Diagnostic) => {
    const tone = finding.severity === 'error' ? 'bad' : 'warn';
    return [
      `${printableLine(folder)}/${finding.file}:${String(finding.line)}:${String(finding.column)}: ${cli.paint(tone, finding.severity)}: ${printableLine(finding.message)}`,
      ...excerpt(finding.file === 'SOP.toml' ? texts.toml : texts.markdown, finding.line, finding.column).map(
        (line) => `    ${line}`,
      ),
      `    ${cli.paint('quiet', printableLine(finding.remedy))}`,
    ];
  });
}

export async function startSop(
  cli: CommandLine,
  name: string,
  options: { readonly payload?: string; readonly wait?: boolean; readonly dry?: boolean },
): Promise<void> {
  const dry = options.dry === true;
  const payload = options.payload === undefined ? null : await payloadText(cli, options.payload);
  if (payload !== null && looksCutOff(payload))
    cli.say('The payload is not JSON: it is given to the procedure as a text.');
  if (options.wait === true) {
    await waitForRun(cli, () => cli.ask('sops.start', { name, payload, dry }));
    return;
  }
  const { runId } = await cli.ask('sops.start', { name, payload, dry });
  if (cli.json) cli.printJson({ run_id: runId, sop_name: name, ...(dry ? { dry } : {}) });
  else
    cli.print(
      `${dry ? 'Dry run' : 'Run'} ${runId} of ${printableLine(name)} has started.`,
      cli.paint('quiet', `See it with: zeroclaw runs show ${runId}`),
    );
}

/** Whether it was meant as JSON, and is none. */
const looksCutOff = (payload: string): boolean => {
  if (!/^\s*["[{]/u.test(payload)) return false;
  try {
    JSON.parse(payload);
    return false;
  } catch {
    return true;
  }
};

export async function testSops(
  cli: CommandLine,
  options: { readonly source: string; readonly topic?: string; readonly payload?: string },
): Promise<void> {
  const { EventSource } = await import('../../../shared/sop');
  const source = EventSource.safeParse(options.source);
  if (!source.success)
    throw new UsageError(
      `There is no event source "${options.source}"`,
      `Choose one of ${EventSource.options.join(', ')}.`,
    );
  const payload = options.payload === undefined ? null : await payloadText(cli, options.payload);
  const verdicts = await cli.read('sops.test', {
    source: source.data,
    topic: options.topic ?? null,
    payload,
  });
  if (cli.json) {
    cli.printJson(
      verdicts.map(({ sop, starts, reason, triggers, warnings }) => ({
        sop,
        starts,
        reason,
        triggers,
        ...(warnings === undefined ? {} : { warnings }),
      })),
    );
    return;
  }
  if (verdicts.length === 0) cli.print('There are no procedures to test.');
  for (const verdict of verdicts) {
    cli.print(
      `${verdict.starts ? cli.paint('good', 'starts') : cli.paint('quiet', 'no    ')}  ${cli.paint('strong', printableLine(verdict.sop))}: ${printableLine(verdict.reason)}`,
    );
    for (const trigger of verdict.triggers)
      cli.print(
        cli.paint(
          'quiet',
          `          ${trigger.matched ? '✓' : '·'} ${trigger.type}: ${printableLine(trigger.why)}`,
        ),
      );
    for (const { file, line, column, message, remedy } of verdict.warnings ?? [])
      cli.print(
        `          ${cli.paint('warn', 'warning')} ${file}:${String(line)}:${String(column)}: ${printableLine(message)}. ${printableLine(remedy)}`,
      );
  }
}
