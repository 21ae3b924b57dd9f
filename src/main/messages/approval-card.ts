import type { Decision, DraftedCall, OpenGate, Run } from '../../shared/run';

const longestPayload = 300;
const longestArguments = 200;

/** A gate as a message: what will happen with which arguments, what set it off, and how long there is. Markdown. */
export function toApprovalCard(run: Run, gate: OpenGate): string {
  const step = run.sop.steps[gate.step - 1];
  return [
    `**${run.sop.name}, step ${String(gate.step)} of ${String(run.steps.length)}: ${step?.title ?? ''}**${run.sop.priority === 'critical' ? ' (critical)' : ''}`,
    gate.reason === 'interrupted' ? 'The step was interrupted by a restart. Approving carries it out again.' : '',
    step?.body.trim() ?? '',
    callsOf(gate.calls),
    `Set off by ${run.trigger.source}${run.trigger.topic === null ? '' : ` ${code(run.trigger.topic)}`}${run.trigger.payload === null ? '' : ` with ${code(shortened(run.trigger.payload, longestPayload))}`}.`,
    gate.expiresAt === null ? '' : `Without an answer it is denied at ${new Date(gate.expiresAt).toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
    `Run ${code(run.runId)}`,
  ].filter((part) => part !== '').join('\n\n');
}

export function toOutcome(decision: Pick<Decision, 'decision' | 'by' | 'via' | 'reason'>): string {
  const who = `${decision.by} (${decision.via})`;
  switch (decision.decision) {
    case 'approved':
      return `Approved by ${who}`;
    case 'denied':
      return `Denied by ${who}${decision.reason === null || decision.reason === '' ? '' : `: ${decision.reason}`}`;
    case 'timed_out':
      return 'Nobody answered in time: denied';
  }
}

function callsOf(calls: readonly DraftedCall[] | null): string {
  if (calls === null) return 'Which tools it will call is not known yet.';
  if (calls.length === 0) return '';
  return calls.map(({ tool, arguments: given }) => `▸ ${code(tool)} ${code(shortened(JSON.stringify(given), longestArguments))}`).join('\n');
}

/** Text of others must not become markup. */
const code = (text: string): string => `\`${text.replaceAll('`', 'ˋ').replaceAll(/\s+/gu, ' ')}\``;

const shortened = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text);
