import type { Run, StepState, ToolCallState } from '../../../shared/run';
import { answeredInWords } from '../../../shared/run-facts';
import { shortened } from '../../../shared/shortened';
import { languageNow } from '../../i18n/i18n';
import { told } from '../../i18n/told';
import type { Say } from '../../i18n/use-say';

const longest = 60;
const short = (text: string): string => {
  const [line = ''] = told(text.trim(), languageNow()).split('\n');
  return shortened(line, longest);
};

/** What one call of a dry run would have done, or did: it was only read. */
export function callPhrase(call: ToolCallState, say: Say<'trial'>): string {
  const { name, arguments: given, success, output } = call;
  if (success === false) return say('failed', { output: short(output ?? '') });
  if (!(output ?? '').startsWith('would have:')) return say('didRead', { output: short(output ?? '') });
  if (name === 'gpio_write')
    return say('wouldSet', {
      pin: JSON.stringify(given['pin'] ?? '?'),
      level: say(given['value'] === 1 ? 'high' : 'low'),
    });
  if (name === 'notify' || name === 'message_send' || name === 'pushover') return say('wouldTell');
  if (name.startsWith('memory_')) return say('wouldRemember');
  if (name.startsWith('file_')) return say('wouldWrite');
  return say('wouldCall', { tool: name });
}

/** The margin beside a step of a dry run. */
export function stepPhrases(
  { sop }: Pick<Run, 'sop'>,
  step: StepState,
  say: Say<'trial'>,
): readonly string[] {
  if (step.status === 'skipped') return [say('skipped')];
  if (step.status === 'pending') return [say('notReached')];
  const calls = step.toolCalls.map((call) => callPhrase(call, say));
  if (answeredInWords(sop, step)) return [...calls, say('answeredInWords')];
  if (calls.length > 0) return calls;
  if (step.status === 'failed') return [say('failed', { output: short(step.output ?? '') })];
  return step.output === null ? [] : [say('modelDid')];
}
