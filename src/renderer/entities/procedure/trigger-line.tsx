import {
  Cable,
  ChartLine,
  Clock,
  FileText,
  Flag,
  Hand,
  ListStart,
  MessageSquare,
  RadioTower,
  TimerOff,
  Webhook,
  type LucideIcon,
} from 'lucide-react';
import type { EventSource, FileChange, RunOutcome, Trigger } from '../../../shared/sop';
import { placeOf, writtenConditionOf } from '../../../shared/trigger-facts';
import { Icon } from '../../kit/icons';
import { durationText } from '../../kit/time-format';
import { visible } from '../../../shared/visible';
import { usePinName } from '../evidence/pin-names';
import { cronPhrase } from './cron-phrase';
import { useSay, type Word } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './procedure.module.css';

const icons: Record<EventSource, LucideIcon> = {
  mqtt: RadioTower,
  webhook: Webhook,
  cron: Clock,
  peripheral: Cable,
  absence: TimerOff,
  window: ChartLine,
  procedure: Flag,
  file: FileText,
  message: MessageSquare,
  amqp: ListStart,
  manual: Hand,
};
export const sourceWord: Record<EventSource, Word<'sops'>> = {
  mqtt: 'byMqtt',
  webhook: 'byWebhook',
  cron: 'byCron',
  peripheral: 'byPeripheral',
  absence: 'byAbsence',
  window: 'byWindow',
  procedure: 'byProcedure',
  file: 'byFile',
  message: 'byMessage',
  amqp: 'byQueue',
  manual: 'byManual',
};
const endedWord: Record<RunOutcome | 'any', Word<'sops'>> = {
  any: 'endedAny',
  completed: 'endedCompleted',
  failed: 'endedFailed',
  cancelled: 'endedCancelled',
};

const changeWord: Record<FileChange, Word<'sops'>> = {
  created: 'fileCreated',
  changed: 'fileChanged',
  removed: 'fileRemoved',
};

/** One trigger in a line: its mark, its address in mono, and with `full` its condition and time zone. */
export function TriggerLine({
  trigger,
  full = false,
}: {
  readonly trigger: Trigger;
  readonly full?: boolean;
}) {
  const { say } = useSay('sops');
  const address = placeOf(trigger);
  const condition = writtenConditionOf(trigger);
  return (
    <span className={styles.triggerLine} data-part="trigger-line" title={address ?? undefined}>
      <Icon of={icons[trigger.type]} size={14} />
      <span className="sr">{say(sourceWord[trigger.type])} </span>
      {address === null ? (
        <span aria-hidden={!full}>{say(full ? 'byHandLong' : 'byManual')}</span>
      ) : address === '' ? (
        <span>{say('nowhereYet')}</span>
      ) : (
        <span className={classes(styles.code, 'code')} data-part="mono">
          {address}
        </span>
      )}
      {trigger.type === 'peripheral' ? <PinCalled trigger={trigger} /> : null}
      {full && trigger.type === 'cron' ? <CronWords expression={trigger.expression} /> : null}
      {full && trigger.type === 'procedure' ? <span>{say(endedWord[trigger.outcome ?? 'any'])}</span> : null}
      {full && trigger.type === 'file' && trigger.on !== undefined ? (
        <span>{trigger.on.map((change) => say(changeWord[change])).join(', ')}</span>
      ) : null}
      {full && condition !== null ? (
        <span>
          {say('when')}{' '}
          <span className={classes(styles.code, 'code')} data-part="mono">
            {condition}
          </span>
        </span>
      ) : null}
      {full ? <TriggerTimes trigger={trigger} /> : null}
      {full && trigger.type === 'cron' && trigger.timezone !== undefined ? (
        <span>{say('inTimezone', { zone: trigger.timezone })}</span>
      ) : null}
    </span>
  );
}

/** What a person calls the pin. */
function PinCalled({
  trigger: { board, signal },
}: {
  readonly trigger: Extract<Trigger, { type: 'peripheral' }>;
}) {
  const pin = /^pin_(\d{1,3})$/u.exec(signal)?.[1];
  const named = usePinName(board, pin === undefined ? null : Number(pin));
  return named === null ? null : <span>{visible(named.name)}</span>;
}

function CronWords({ expression }: { readonly expression: string }) {
  const { say, language } = useSay('sops');
  const words = cronPhrase(expression, say, language);
  return words === null ? null : <span>{words}</span>;
}

/** What it waits for after an event came: for how long, until what, until nothing comes. */
export function TriggerTimes({ trigger }: { readonly trigger: Trigger }) {
  const { say, language } = useSay('sops');
  if (trigger.type === 'absence') return <Silence trigger={trigger} />;
  if (trigger.type === 'window')
    return <span>{say('overTime', { time: durationText(trigger.over_secs * 1000, language) })}</span>;
  if (!('for_secs' in trigger || 'clear_condition' in trigger || 'debounce_secs' in trigger)) return null;
  const { for_secs: held, clear_condition: clears, debounce_secs: quiet } = trigger;
  const time = (secs: number): string => durationText(secs * 1000, language);
  return (
    <>
      {held === undefined ? null : <span>{say('forTime', { time: time(held) })}</span>}
      {clears === undefined ? null : (
        <span>
          {say('againAfter')}{' '}
          <span className={classes(styles.code, 'code')} data-part="mono">
            {clears}
          </span>
        </span>
      )}
      {quiet === undefined ? null : <span>{say('whenQuiet', { time: time(quiet) })}</span>}
    </>
  );
}

function Silence({ trigger }: { readonly trigger: Extract<Trigger, { type: 'absence' }> }) {
  const { say, language } = useSay('sops');
  const { condition, after_secs: after } = trigger;
  return (
    <>
      {condition === undefined ? null : (
        <span>
          {say('when')}{' '}
          <span className={classes(styles.code, 'code')} data-part="mono">
            {condition}
          </span>
        </span>
      )}
      <span>{say('notHeardFor', { time: durationText(after * 1000, language) })}</span>
    </>
  );
}
