import type { DraftedCall, OpenGate, Run } from '../../shared/run';
import type { ChannelWords } from './words/channel-words';

const longestPayload = 300;
const longestArguments = 200;

/** A gate as a message: what will happen with which arguments, what set it off, and how long there is. Markdown. */
export function toApprovalCard(run: Run, gate: OpenGate, words: ChannelWords): string {
  const step = run.sop.steps[gate.step - 1];
  const { source, topic, payload } = run.trigger;
  return [
    words.cardTitle({ sop: run.sop.name, step: gate.step, title: step?.title ?? '' }, run.steps.length, run.sop.priority === 'critical'),
    gate.reason === 'interrupted' ? words.cardInterrupted : '',
    step?.body.trim() ?? '',
    callsOf(gate.calls, words),
    words.setOffBy(source, topic === null ? null : code(topic), payload === null ? null : code(shortened(payload, longestPayload))),
    gate.expiresAt === null ? '' : words.deniedAt(new Date(gate.expiresAt).toISOString().slice(0, 16).replace('T', ' ')),
    words.run(code(run.runId)),
  ].filter((part) => part !== '').join('\n\n');
}

function callsOf(calls: readonly DraftedCall[] | null, words: ChannelWords): string {
  if (calls === null) return words.callsNotKnown;
  if (calls.length === 0) return '';
  return calls.map(({ tool, arguments: given }) => `▸ ${code(tool)} ${code(shortened(JSON.stringify(given), longestArguments))}`).join('\n');
}

/** Text of others must not become markup. */
const code = (text: string): string => `\`${text.replaceAll('`', 'ˋ').replaceAll(/\s+/gu, ' ')}\``;

const shortened = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text);
