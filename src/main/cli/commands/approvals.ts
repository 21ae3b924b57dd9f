import type { CommandLine } from '../command-line';
import { duration, localTime } from '../render/figures';
import { printableLine } from '../render/printable';
import { toApprovalRow } from '../rows/rest';
import { brokenOffText } from './run-text';

export async function listApprovals(cli: CommandLine): Promise<void> {
  const approvals = await cli.read('approvals.list', {});
  if (cli.json) {
    cli.printJson(approvals.map(toApprovalRow));
    return;
  }
  if (approvals.length === 0) cli.print('Nothing waits for you.');
  for (const { runId, sop, step, totalSteps, title, priority, gate, trigger } of approvals) {
    const left =
      gate.expiresAt === null
        ? 'no limit'
        : `${duration(Math.max(0, gate.expiresAt - cli.clock.now()))} left, then it is cancelled`;
    const brokenOff =
      gate.reason === 'interrupted'
        ? brokenOffText((await cli.read('runs.show', { runId })).run, gate.step, cli.paint)
        : [];
    cli.print(
      `${cli.paint('needs-you', runId)}  ${cli.paint('strong', printableLine(sop))}, step ${String(step)} of ${String(totalSteps)}: ${printableLine(title)}  ${priority === 'critical' ? cli.paint('bad', 'critical') : ''}`.trimEnd(),
      `  waits since ${localTime(gate.requestedAt)}, ${left}`,
      `  because of ${printableLine([trigger.source, trigger.topic, trigger.payload].filter((part) => part !== null).join(' ')).slice(0, 300)}`,
      ...brokenOff,
      ...(gate.calls ?? []).map(
        (call) => `  will call ${printableLine(`${call.tool} ${JSON.stringify(call.arguments)}`)}`,
      ),
      ...(gate.note === '' ? [] : [`  ${printableLine(gate.note)}`]),
      cli.paint(
        'quiet',
        `  zeroclaw approve ${runId} --gate ${gate.gate}   or   zeroclaw deny ${runId} --gate ${gate.gate} --reason "…"`,
      ),
      '',
    );
  }
}

/**
 * Approves what waits at this moment and says what that is; when it has changed by the time the engine is
 * asked, nothing is approved.
 */
export async function approve(cli: CommandLine, runId: string, gate: string | null): Promise<void> {
  const shown = (await cli.ask('approvals.list', {})).find(
    (approval) => approval.runId === runId && (gate === null || approval.gate.gate === gate),
  );
  // What opens after nothing was found to wait is for the next command: no gate has an empty id.
  await cli.ask('approvals.approve', {
    runId,
    gate: shown?.gate.gate ?? gate ?? '',
    callsShown: (shown?.gate.calls ?? null) !== null,
  });
  if (cli.json) {
    cli.printJson({ run_id: runId, result: 'approved' });
    return;
  }
  cli.print(
    `Run ${runId} is approved and goes on.`,
    ...(shown?.gate.calls ?? []).map(
      (call) => `  approved ${printableLine(`${call.tool} ${JSON.stringify(call.arguments)}`)}`,
    ),
  );
  if (shown?.gate.calls === null)
    cli.print(
      cli.paint(
        'quiet',
        '  What the step will call is not known yet. If the step asks first, it shows that before it acts.',
      ),
    );
}

export async function deny(
  cli: CommandLine,
  runId: string,
  gate: string | null,
  reason: string,
): Promise<void> {
  await cli.ask('approvals.deny', { runId, gate, reason });
  if (cli.json) cli.printJson({ run_id: runId, result: 'denied' });
  else cli.print(`Run ${runId} is denied and cancelled.`);
}
