import { useEffect } from 'react';
import { fieldsOf, likeliestField } from '../../../../domain/procedure/triggers/fields';
import { printPath, type JsonPath } from '../../../../domain/procedure/expression/path';
import { pinNameOf } from '../../../../shared/pin-names';
import {
  SketchComparison,
  SketchFigure,
  type SketchCondition,
  type SketchTrigger,
} from '../../../../shared/sketch';
import { topicNames, withoutDoubles } from '../../../../domain/procedure/triggers/named-topics';
import type { TopicsHeard } from '../../../../shared/topics';
import { followChannels, useChannels } from '../../../entities/channel/channels-store';
import { useChoiceLabel } from '../../../entities/draft/choice-label';
import { NextTimes } from '../../../entities/draft/next-times';
import { useTopicsHeard } from '../../../entities/draft/topics-heard';
import { useApp } from '../../../entities/engine/app-store';
import { ChoiceField } from '../../../kit/choice-field';
import { useSay, type Word } from '../../../i18n/use-say';
import { atTime, dayTimes, newTriggers, noCondition, typedValue } from './draft-state';
import { TextField, TimeField } from './draft-fields';
import { classes } from '../../../kit/classes';
import styles from '../sops.module.css';

const kindWord = {
  mqtt: 'onMqtt',
  pin: 'onPin',
  cron: 'onCron',
  silence: 'onSilence',
  window: 'onWindow',
  webhook: 'onWebhook',
  queue: 'onQueue',
  file: 'onFile',
  message: 'onMessage',
  procedure: 'onProcedure',
  manual: 'onManual',
} as const satisfies Readonly<Record<SketchTrigger['kind'], Word<'draft'>>>;
const kinds = Object.keys(kindWord) as readonly SketchTrigger['kind'][];

const comparisonWord = {
  above: 'above',
  'at-least': 'atLeast',
  below: 'below',
  'at-most': 'atMost',
  equals: 'is',
  differs: 'isNot',
  contains: 'contains',
} as const satisfies Readonly<Record<SketchComparison, Word<'condition'>>>;

interface Props<T> {
  readonly trigger: T;
  readonly onChange: (trigger: SketchTrigger) => void;
}
type Of<K extends SketchTrigger['kind']> = Extract<SketchTrigger, { kind: K }>;

/** The answer to "When?": what starts it, and at which place. */
export function TriggerAnswer({ trigger, onChange }: Props<SketchTrigger>) {
  const { say } = useSay('draft');
  return (
    <div className={styles.draftAnswer}>
      <ChoiceField
        label={say('startsWith')}
        value={trigger.kind}
        choices={kinds.map((kind) => ({ value: kind, label: say(kindWord[kind]) }))}
        onChoose={(kind) => {
          const chosen = kinds.find((each) => each === kind);
          if (chosen !== undefined) onChange(newTriggers[chosen]);
        }}
      />
      <TriggerFields key={trigger.kind} trigger={trigger} onChange={onChange} />
    </div>
  );
}

function TriggerFields({ trigger, onChange }: Props<SketchTrigger>) {
  const { say } = useSay('draft');
  switch (trigger.kind) {
    case 'mqtt':
      return <MessageFields trigger={trigger} onChange={onChange} />;
    case 'pin':
      return <PinFields trigger={trigger} onChange={onChange} />;
    case 'cron':
      return <ClockFields trigger={trigger} onChange={onChange} />;
    case 'silence':
      return <SilenceFields trigger={trigger} onChange={onChange} />;
    case 'window':
      return <WindowFields trigger={trigger} onChange={onChange} />;
    case 'webhook':
      return (
        <TextField
          code
          label={say('path')}
          value={trigger.path}
          onChange={(path) => {
            onChange({ ...trigger, path });
          }}
        />
      );
    case 'queue':
      return <QueueFields trigger={trigger} onChange={onChange} />;
    case 'file':
      return (
        <TextField
          code
          label={say('files')}
          note={say('filesNote')}
          value={trigger.path}
          onChange={(path) => {
            onChange({ ...trigger, path });
          }}
        />
      );
    case 'message':
      return <ChannelFields trigger={trigger} onChange={onChange} />;
    case 'procedure':
      return <EndFields trigger={trigger} onChange={onChange} />;
    case 'manual':
      return null;
  }
}

function MessageFields({ trigger, onChange }: Props<Of<'mqtt'>>) {
  const { say } = useSay('draft');
  const { topic, condition = noCondition, for_secs: held } = trigger;
  return (
    <>
      <TopicAndCondition
        topic={topic}
        condition={condition}
        onChange={(next) => {
          onChange({ ...trigger, ...next });
        }}
      />
      <TimeField
        label={say('forTime')}
        note={say('forTimeNote')}
        secs={held ?? null}
        onChange={(secs) => {
          const { for_secs: _held, ...rest } = trigger;
          onChange(secs === null ? rest : { ...rest, for_secs: secs });
        }}
      />
    </>
  );
}

/** What comes there is not shown: to see a message is to take it out of its queue. */
function QueueFields({ trigger, onChange }: Props<Of<'queue'>>) {
  const { say } = useSay('draft');
  const { queue, condition = noCondition } = trigger;
  return (
    <>
      <TextField
        code
        label={say('queue')}
        note={say('queueNote')}
        value={queue}
        onChange={(next) => {
          onChange({ ...trigger, queue: next });
        }}
      />
      <ConditionFields
        condition={condition}
        last={undefined}
        onChange={(next) => {
          onChange({ ...trigger, condition: next });
        }}
      />
    </>
  );
}

function SilenceFields({ trigger, onChange }: Props<Of<'silence'>>) {
  const { say } = useSay('draft');
  const heard = useTopicsHeard('#');
  return (
    <>
      <TopicField
        topic={trigger.topic}
        heard={heard}
        onChange={(topic) => {
          onChange({ ...trigger, topic });
        }}
      />
      <TimeField
        label={say('silentFor')}
        secs={trigger.after_secs}
        onChange={(secs) => {
          if (secs !== null) onChange({ ...trigger, after_secs: secs });
        }}
      />
    </>
  );
}

/** A topic, and the comparison that what comes there has to pass. */
export function TopicAndCondition({
  topic,
  condition,
  onChange,
}: {
  readonly topic: string;
  readonly condition: SketchCondition;
  readonly onChange: (change: { readonly topic?: string; readonly condition?: SketchCondition }) => void;
}) {
  const heard = useTopicsHeard('#');
  return (
    <>
      <TopicField
        topic={topic}
        heard={heard}
        onChange={(next) => {
          const field = condition.field === '' ? likeliestAt(next, heard) : '';
          onChange({ topic: next, ...(field === '' ? {} : { condition: { ...condition, field } }) });
        }}
      />
      <ConditionFields
        condition={condition}
        last={heard?.topics.find((each) => each.topic === topic)?.payload}
        onChange={(next) => {
          onChange({ condition: next });
        }}
      />
    </>
  );
}

const fieldText = (path: JsonPath): string => printPath(path).replace(/^\$\.?/u, '');

/** What a condition on that topic is most likely about; empty: the message itself, or nothing is known of it. */
function likeliestAt(topic: string, heard: TopicsHeard | null): string {
  const named = withoutDoubles(heard?.named ?? []).find((each) => each.topic === topic)?.path;
  const last = heard?.topics.find((each) => each.topic === topic);
  const path =
    named ?? (last === undefined || last.cut ? null : likeliestField(fieldsOf(last.payload))?.path);
  return path == null ? '' : fieldText(path);
}

/** A topic that arrives, or any other. */
function TopicField({
  topic,
  heard,
  onChange,
}: {
  readonly topic: string;
  readonly heard: TopicsHeard | null;
  readonly onChange: (topic: string) => void;
}) {
  const { say } = useSay('draft');
  const names = topicNames(heard?.named ?? []);
  const topics = [...new Set([...names.keys(), ...(heard?.topics ?? []).map((each) => each.topic)])];
  return (
    <TextField
      code
      label={say('topic')}
      note={say(heard?.state === 'no-broker' ? 'noBroker' : 'topicNote')}
      value={topic}
      offers={topics.map((value) => ({ value, label: names.get(value) }))}
      onChange={onChange}
    />
  );
}

/** One comparison; the fields of what came last are offered. */
function ConditionFields({
  condition,
  last = '',
  onChange,
}: {
  readonly condition: SketchCondition;
  readonly last: string | undefined;
  readonly onChange: (condition: SketchCondition) => void;
}) {
  const { say } = useSay('draft');
  const { say: sayCondition } = useSay('condition');
  const offers = fieldsOf(last).map(({ path, value }) => ({
    value: fieldText(path),
    label: value,
  }));
  return (
    <div className={styles.comparison} role="group" aria-label={say('onlyWhen')}>
      <TextField
        code
        label={say('field')}
        note={say('fieldNote')}
        value={condition.field}
        offers={offers.filter(({ value }) => value !== '')}
        onChange={(field) => {
          onChange({ ...condition, field });
        }}
      />
      <ChoiceField
        label={say('comparison')}
        value={condition.is}
        choices={SketchComparison.options.map((is) => ({
          value: is,
          label: sayCondition(comparisonWord[is]),
        }))}
        onChoose={(is) => {
          onChange({ ...condition, is: SketchComparison.parse(is) });
        }}
      />
      <TextField
        label={say('value')}
        note={condition.value === '' ? say('always') : undefined}
        value={String(condition.value)}
        onChange={(text) => {
          onChange({ ...condition, value: typedValue(text) });
        }}
      />
    </div>
  );
}

function PinFields({ trigger, onChange }: Props<Of<'pin'>>) {
  const { say } = useSay('draft');
  const labelOf = useChoiceLabel();
  const boards = useApp((state) => state.status?.boards) ?? [];
  const board = boards.find(({ name }) => name === trigger.board);
  useEffect(() => {
    const [first] = boards;
    if (trigger.board === '' && first !== undefined)
      onChange({ ...trigger, board: first.name, pin: first.pins[0] ?? 0 });
  });
  if (boards.length === 0) return <p className={classes(styles.note, 'note')}>{say('noBoard')}</p>;
  return (
    <>
      <ChoiceField
        code
        label={say('board')}
        value={trigger.board}
        choices={boards.map(({ name }) => ({ value: name, label: name }))}
        onChoose={(name) => {
          onChange({ ...trigger, board: name, pin: boards.find((each) => each.name === name)?.pins[0] ?? 0 });
        }}
      />
      <ChoiceField
        label={say('pin')}
        value={String(trigger.pin)}
        choices={(board?.pins ?? []).map((pin) => ({
          value: String(pin),
          label: labelOf(String(pin), pinNameOf(boards, trigger.board, pin)?.name),
        }))}
        onChoose={(pin) => {
          onChange({ ...trigger, pin: Number(pin) });
        }}
      />
      <ChoiceField
        label={say('level')}
        value={trigger.level === undefined ? '' : String(trigger.level)}
        choices={[
          { value: '1', label: '1' },
          { value: '0', label: '0' },
          { value: '', label: say('anyLevel') },
        ]}
        onChoose={(level) => {
          const { level: _level, ...rest } = trigger;
          onChange(level === '' ? rest : { ...rest, level: level === '1' ? 1 : 0 });
        }}
      />
    </>
  );
}

function ClockFields({ trigger, onChange }: Props<Of<'cron'>>) {
  const { say } = useSay('draft');
  const at = dayTimes(trigger.expression);
  const put = (expression: string): void => {
    onChange({ ...trigger, expression });
  };
  return (
    <>
      {at === null ? (
        <TextField code label={say('expression')} value={trigger.expression} onChange={put} />
      ) : (
        <>
          <TextField
            type="time"
            label={say('time')}
            value={at.time}
            onChange={(time) => {
              if (time !== '') put(atTime(time, at.days));
            }}
          />
          <ChoiceField
            label={say('days')}
            value={at.days}
            choices={[
              { value: '*', label: say('everyDay') },
              { value: '1-5', label: say('workingDays') },
              { value: '6,0', label: say('weekend') },
              { value: 'other', label: say('otherTimes') },
            ]}
            onChoose={(days) => {
              put(days === 'other' ? '0 6 1 * *' : atTime(at.time, days));
            }}
          />
        </>
      )}
      <NextTimes expression={trigger.expression} timezone={trigger.timezone ?? null} />
    </>
  );
}

function WindowFields({ trigger, onChange }: Props<Of<'window'>>) {
  const { say } = useSay('draft');
  const { say: sayCondition } = useSay('condition');
  const heard = useTopicsHeard('#');
  return (
    <>
      <TopicField
        topic={trigger.topic}
        heard={heard}
        onChange={(topic) => {
          onChange({ ...trigger, topic });
        }}
      />
      <TextField
        code
        label={say('field')}
        note={say('fieldNote')}
        value={trigger.field}
        onChange={(field) => {
          onChange({ ...trigger, field });
        }}
      />
      <TimeField
        label={say('over')}
        secs={trigger.over_secs}
        onChange={(secs) => {
          if (secs !== null) onChange({ ...trigger, over_secs: secs });
        }}
      />
      <div className={styles.comparison} role="group" aria-label={say('onlyWhen')}>
        <ChoiceField
          label={say('figure')}
          value={trigger.figure}
          choices={SketchFigure.options.map((figure) => ({ value: figure, label: say(figure) }))}
          onChoose={(figure) => {
            onChange({ ...trigger, figure: SketchFigure.parse(figure) });
          }}
        />
        <ChoiceField
          label={say('comparison')}
          value={trigger.is}
          choices={SketchComparison.options
            .filter((is) => is !== 'contains')
            .map((is) => ({ value: is, label: sayCondition(comparisonWord[is]) }))}
          onChoose={(is) => {
            onChange({ ...trigger, is: SketchComparison.parse(is) });
          }}
        />
        <TextField
          label={say('value')}
          value={String(trigger.value)}
          onChange={(text) => {
            const value = typedValue(text);
            if (typeof value === 'number') onChange({ ...trigger, value });
          }}
        />
      </div>
    </>
  );
}

function ChannelFields({ trigger, onChange }: Props<Of<'message'>>) {
  const { say } = useSay('draft');
  const channels = useChannels((state) => state.channels) ?? [];
  useEffect(followChannels, []);
  if (channels.length === 0) return <p className={classes(styles.note, 'note')}>{say('noChannel')}</p>;
  return (
    <>
      <ChoiceField
        code
        label={say('channel')}
        value={trigger.channel}
        choices={channels.map(({ name }) => ({ value: name, label: name }))}
        onChoose={(channel) => {
          onChange({ ...trigger, channel });
        }}
      />
      <TextField
        label={say('contains')}
        value={trigger.contains ?? ''}
        onChange={(contains) => {
          onChange({ ...trigger, contains });
        }}
      />
    </>
  );
}

function EndFields({ trigger, onChange }: Props<Of<'procedure'>>) {
  const { say } = useSay('draft');
  const sops = useApp((state) => state.sops);
  return (
    <>
      <ChoiceField
        label={say('whichProcedure')}
        value={trigger.name}
        choices={sops.map(({ name }) => ({ value: name, label: name }))}
        onChoose={(name) => {
          onChange({ ...trigger, name });
        }}
      />
      <ChoiceField
        label={say('outcome')}
        value={trigger.outcome ?? 'any'}
        choices={[
          { value: 'failed', label: say('failed') },
          { value: 'completed', label: say('completed') },
          { value: 'cancelled', label: say('cancelled') },
          { value: 'any', label: say('anyEnd') },
        ]}
        onChoose={(outcome) => {
          const { outcome: _outcome, ...rest } = trigger;
          onChange(
            outcome === 'completed' || outcome === 'failed' || outcome === 'cancelled'
              ? { ...rest, outcome }
              : rest,
          );
        }}
      />
    </>
  );
}
