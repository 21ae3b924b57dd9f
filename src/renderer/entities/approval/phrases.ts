import { clockTime, shortTime, isSameDay, dayText } from '../../kit/time-format';
import type { Language } from '../../../shared/language';
import type { Approval } from '../../../shared/procedures';
import { capitalised, fillSentence, levelOf, sentenceOf, type Part } from './action-sentence';
import { visible } from '../../../shared/visible';
import type { AnsweredQuestion, ToolQuestion } from '../../../shared/chat';
import { meaningOf, pinNameOf, type NamedPins } from '../../../shared/pin-names';
import { shortened } from '../../../shared/shortened';
import type { DecidedGate } from './approvals-state';
import { isOpen } from './edit-state';
import type { Say, Word } from '../../i18n/use-say';

/** The surface a decision came from, in words: `app`, `cli`, `telegram:123`. */
export function viaText(via: string, say: Say<'approvals'>): string {
  const kind = via.split(':')[0] ?? via;
  const known: Readonly<Record<string, string>> = {
    app: say('viaApp'),
    notification: say('viaNotification'),
    cli: say('viaCli'),
    telegram: say('viaTelegram'),
    slack: say('viaSlack'),
    discord: say('viaDiscord'),
    email: say('viaEmail'),
    webhook: say('viaWebhook'),
    mqtt: say('viaMqtt'),
    engine: say('viaEngine'),
    standing: say('viaStanding'),
  };
  return Object.hasOwn(known, kind) ? (known[kind] ?? via) : via;
}

/** One sentence: the step's title, and what its calls do. */
export function headline(
  approval: Approval,
  template: (key: Word<'approvals'>) => string,
  say: Say<'approvals'>,
  boards: readonly NamedPins[] = [],
): readonly Part[] {
  const { gate, step, title } = approval;
  if (gate.reason === 'interrupted') return [{ kind: 'text', text: say('repeat', { step, title }) }];
  const calls = gate.calls;
  if (calls === null || calls.length === 0) return [{ kind: 'text', text: title }];
  if (calls.length > 2) return [{ kind: 'text', text: say('manyCalls', { title, count: calls.length }) }];
  const told = calls.map((call) => {
    const sentence = sentenceOf(call, boards);
    return fillSentence(template(sentence.key), sentence.values);
  });
  const body = told.flatMap((parts, index): readonly Part[] =>
    index === 0 ? parts : [{ kind: 'text', text: ' ' }, ...capitalised(parts)],
  );
  return title === '' ? capitalised(body) : [{ kind: 'text', text: `${title}: ` }, ...body];
}

/** What each answer leads to, in exact values. */
export function consequences(
  approval: Approval,
  say: Say<'approvals'>,
  boards: readonly NamedPins[] = [],
): { readonly approve: string; readonly reject: string } {
  const { step, nextTitle, gate } = approval;
  const reject = gate.reason === 'interrupted' ? say('rejectsInterrupted') : say('rejects', { step });
  if (gate.calls === null) return { approve: say('approvesNothingYet'), reject };
  const what = approvedEffect(approval, say, boards);
  return {
    approve:
      nextTitle === null
        ? say('thenDone', { what })
        : say('thenStep', { what, step: approval.nextStep ?? step + 1, title: nextTitle }),
    reject,
  };
}

/** No call could be prepared, so that the model chooses them once the step runs. */
export const modelChooses = ({ gate, suggestedTools, fails }: Approval): boolean =>
  gate.calls?.length === 0 &&
  (gate.reason === 'mode' || gate.reason === 'confirmation') &&
  gate.note !== '' &&
  suggestedTools.length > 0 &&
  fails.every(({ call }) => call !== null);

function approvedEffect(approval: Approval, say: Say<'approvals'>, boards: readonly NamedPins[]): string {
  const { gate, step } = approval;
  if (gate.reason === 'interrupted') return say('repeats', { step });
  if (gate.reason === 'checkpoint') return say('confirms', { step });
  if (gate.reason === 'input') return say('answers', { step });
  const calls = gate.calls ?? [];
  const [only] = calls;
  if (only === undefined) return say(modelChooses(approval) ? 'letsModel' : 'carriesOut');
  const value = calls.length === 1 && only.tool === 'gpio_write' ? levelOf(only.arguments.value) : null;
  if (value !== null && (typeof only.arguments.pin === 'number' || typeof only.arguments.pin === 'string'))
    return say('writes', {
      value: called(value, meaningOf(pinNameOf(boards, only.arguments.board, only.arguments.pin), value)),
      pin: called(
        only.arguments.pin,
        pinNameOf(boards, only.arguments.board, only.arguments.pin)?.name ?? null,
      ),
    });
  return say('sends', { count: calls.length });
}

/** A number with what it is called, where somebody said it. */
const called = (number: number | string, name: string | null): string =>
  name === null ? String(number) : `${String(number)} (${visible(name)})`;

/** What happens when nobody answers. */
export function timeoutText(
  { gate }: Approval,
  now: number,
  language: Language,
  say: Say<'approvals'>,
): string {
  if (gate.expiresAt === null) return say('waitsForever');
  if (gate.expiresAt <= now) return say('timeoutOver');
  const time = isSameDay(gate.expiresAt, now)
    ? clockTime(gate.expiresAt, language)
    : `${dayText(gate.expiresAt, language)} ${clockTime(gate.expiresAt, language)}`;
  if (gate.reason === 'interrupted') return say('timeoutInterrupted', { time });
  return gate.calls?.some(({ tool }) => tool === 'gpio_write') === true
    ? say('timeoutPin', { time })
    : say('timeout', { time });
}

/** Who, as the reader would say it. */
export const whoText = (by: string, person: string, say: Say<'approvals'>): string =>
  by === person && person !== '' ? say('you') : by;

/** One line of "Decided today". */
export function decidedText(
  row: DecidedGate,
  person: string,
  language: Language,
  say: Say<'approvals'>,
): string {
  const values = {
    by: whoText(row.by, person, say),
    via: viaText(row.via, say),
    time: shortTime(row.at, language),
  };
  switch (row.decision) {
    case 'approved':
      return say(row.answered === true ? 'answeredBy' : 'approvedBy', values);
    case 'denied':
      return say('rejectedBy', values);
    case 'timed_out':
      return say('timedOutAt', values);
  }
}

/** One line of a tool call that waits in a conversation: the tool and its first value. */
export function questionText({ tool, arguments: args }: ToolQuestion, say: Say<'approvals'>): string {
  const [first] = Object.values(args);
  if (first === undefined) return visible(tool);
  const text = visible(typeof first === 'string' ? first : JSON.stringify(first));
  return say('questionLine', { tool: visible(tool), value: shortened(text, 60) });
}

/** One line of "Decided today", for a tool call of a conversation. */
export function answerText(
  row: AnsweredQuestion,
  person: string,
  language: Language,
  say: Say<'approvals'>,
): string {
  const values = {
    by: whoText(row.by, person, say),
    via: viaText(row.via, say),
    time: shortTime(row.at, language),
  };
  return row.decision === 'no' ? say('rejectedBy', values) : say('approvedBy', values);
}

/** Which values of a card can be changed, and which stand. */
export function editableText({ gate }: Pick<Approval, 'gate'>, say: Say<'approvals'>): string {
  const names = (gate.calls ?? []).flatMap((call) =>
    Object.keys(call.arguments).map((name) => ({ name: visible(name), open: isOpen(call, name) })),
  );
  const open = [...new Set(names.filter((each) => each.open).map((each) => each.name))].join(', ');
  const fixed = [...new Set(names.filter((each) => !each.open).map((each) => each.name))].join(', ');
  return fixed === '' ? say('editChanges', { open }) : say('editChangesSome', { open, fixed });
}
