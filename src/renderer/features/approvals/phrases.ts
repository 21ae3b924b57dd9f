import type { TFunction } from 'i18next';
import { clockTime, shortTime, isSameDay, dayText } from '../../components/time-format';
import type { Language } from '../../../shared/language';
import type { Approval } from '../../../shared/procedures';
import { capitalised, fillSentence, levelOf, sentenceOf, type Part } from './action-sentence';
import { visible } from '../../../shared/visible';
import type { AnsweredQuestion, ToolQuestion } from '../../../shared/chat';
import { shortened } from '../../../shared/shortened';
import type { DecidedGate } from './approvals-state';
import { isOpen } from './edit-state';

/** The surface a decision came from, in words: `app`, `cli`, `telegram:123`. */
export function viaText(via: string, t: TFunction): string {
  const kind = via.split(':')[0] ?? via;
  const known: Readonly<Record<string, string>> = {
    app: t('viaApp'),
    notification: t('viaNotification'),
    cli: t('viaCli'),
    telegram: t('viaTelegram'),
    slack: t('viaSlack'),
    discord: t('viaDiscord'),
    email: t('viaEmail'),
    webhook: t('viaWebhook'),
    mqtt: t('viaMqtt'),
    engine: t('viaEngine'),
    standing: t('viaStanding'),
  };
  return Object.hasOwn(known, kind) ? (known[kind] ?? via) : via;
}

/** One sentence: the step's title, and what its calls do. */
export function headline(
  approval: Approval,
  template: (key: string) => string,
  t: TFunction,
): readonly Part[] {
  const { gate, step, title } = approval;
  if (gate.reason === 'interrupted') return [{ kind: 'text', text: t('repeat', { step, title }) }];
  const calls = gate.calls;
  if (calls === null || calls.length === 0) return [{ kind: 'text', text: title }];
  if (calls.length > 2) return [{ kind: 'text', text: t('manyCalls', { title, count: calls.length }) }];
  const told = calls.map((call) => {
    const sentence = sentenceOf(call);
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
  t: TFunction,
): { readonly approve: string; readonly reject: string } {
  const { step, nextTitle, gate } = approval;
  const what = approvedEffect(approval, t);
  return {
    approve:
      nextTitle === null
        ? t('thenDone', { what })
        : t('thenStep', { what, step: approval.nextStep ?? step + 1, title: nextTitle }),
    reject: gate.reason === 'interrupted' ? t('rejectsInterrupted') : t('rejects', { step }),
  };
}

function approvedEffect({ gate, step, suggestedTools }: Approval, t: TFunction): string {
  if (gate.reason === 'interrupted') return t('repeats', { step });
  if (gate.reason === 'checkpoint') return t('confirms', { step });
  if (gate.calls === null) return suggestedTools.length > 0 ? t('letsModel') : t('carriesOut');
  const [only] = gate.calls;
  if (only === undefined) return t('carriesOut');
  const value = gate.calls.length === 1 && only.tool === 'gpio_write' ? levelOf(only.arguments.value) : null;
  if (value !== null && (typeof only.arguments.pin === 'number' || typeof only.arguments.pin === 'string'))
    return t('writes', { value, pin: only.arguments.pin });
  return t('sends', { count: gate.calls.length });
}

/** What happens when nobody answers. */
export function timeoutText({ gate }: Approval, now: number, language: Language, t: TFunction): string {
  if (gate.expiresAt === null) return t('waitsForever');
  if (gate.expiresAt <= now) return t('timeoutOver');
  const time = isSameDay(gate.expiresAt, now)
    ? clockTime(gate.expiresAt, language)
    : `${dayText(gate.expiresAt, language)} ${clockTime(gate.expiresAt, language)}`;
  if (gate.reason === 'interrupted') return t('timeoutInterrupted', { time });
  return gate.calls?.some(({ tool }) => tool === 'gpio_write') === true
    ? t('timeoutPin', { time })
    : t('timeout', { time });
}

/** Who, as the reader would say it. */
export const whoText = (by: string, person: string, t: TFunction): string =>
  by === person && person !== '' ? t('you') : by;

/** One line of "Decided today". */
export function decidedText(row: DecidedGate, person: string, language: Language, t: TFunction): string {
  const values = {
    by: whoText(row.by, person, t),
    via: viaText(row.via, t),
    time: shortTime(row.at, language),
  };
  switch (row.decision) {
    case 'approved':
      return t('approvedBy', values);
    case 'denied':
      return t('rejectedBy', values);
    case 'timed_out':
      return t('timedOutAt', values);
  }
}

/** One line of a tool call that waits in a conversation: the tool and its first value. */
export function questionText({ tool, arguments: args }: ToolQuestion, t: TFunction): string {
  const [first] = Object.values(args);
  if (first === undefined) return visible(tool);
  const text = visible(typeof first === 'string' ? first : JSON.stringify(first));
  return t('questionLine', { tool: visible(tool), value: shortened(text, 60) });
}

/** One line of "Decided today", for a tool call of a conversation. */
export function answerText(row: AnsweredQuestion, person: string, language: Language, t: TFunction): string {
  const values = {
    by: whoText(row.by, person, t),
    via: viaText(row.via, t),
    time: shortTime(row.at, language),
  };
  return row.decision === 'no' ? t('rejectedBy', values) : t('approvedBy', values);
}

/** Which values of a card can be changed, and which stand. */
export function editableText({ gate }: Pick<Approval, 'gate'>, t: TFunction): string {
  const names = (gate.calls ?? []).flatMap((call) =>
    Object.keys(call.arguments).map((name) => ({ name: visible(name), open: isOpen(call, name) })),
  );
  const open = [...new Set(names.filter((each) => each.open).map((each) => each.name))].join(', ');
  const fixed = [...new Set(names.filter((each) => !each.open).map((each) => each.name))].join(', ');
  return fixed === '' ? t('editChanges', { open }) : t('editChangesSome', { open, fixed });
}
