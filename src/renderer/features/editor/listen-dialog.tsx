import { Ear } from 'lucide-react';
import { useId, useState } from 'react';
import { BrokerDialog } from '../../entities/draft/broker-dialog';
import { Button } from '../../kit/button';
import { ChoiceField } from '../../kit/choice-field';
import { clockTime } from '../../kit/time-format';
import { edit, selectTrigger, useEditor } from '../../entities/draft/editor-store';
import { useSay } from '../../i18n/use-say';
import { groupsOf, type HeardLine } from './heard-list';
import { suggestField } from './suggested-field';
import heardStyles from '../../entities/draft/heard.module.css';
import { classes } from '../../kit/classes';
import styles from './editor.module.css';

/** Opens the list of what arrives. `index`: of the trigger that listens to what is chosen; null: a new one does. */
export function ListenButton({ index }: { readonly index: number | null }) {
  const { say } = useSay('condition');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        look={index === null ? 'bare' : 'plain'}
        icon={Ear}
        className={index === null ? styles.addStart : ''}
        onClick={() => {
          setOpen(true);
        }}
      >
        {say('listen')}
      </Button>
      {open ? (
        <ListenDialog
          onClose={() => {
            setOpen(false);
          }}
          index={index}
          onChoose={(line, trigger) => {
            setOpen(false);
            void listenTo(line, trigger);
          }}
        />
      ) : null}
    </>
  );
}

async function listenTo({ topic, path }: HeardLine, index: number | null): Promise<void> {
  const { document } = useEditor.getState();
  if (document === null) return;
  const trigger = index ?? document.cards.triggers.length;
  const refusal = await edit([
    index === null
      ? { type: 'add-trigger', trigger: { type: 'mqtt', topic } }
      : { type: 'set-trigger-key', trigger, key: 'topic', value: topic },
  ]);
  if (refusal !== null) return;
  suggestField(path === null ? null : { procedure: document.name, trigger, path });
  selectTrigger(trigger);
}

/** The triggers that listen at the broker already, with what they hear. */
function useTopicsBefore(): readonly { readonly index: number; readonly topic: string }[] {
  const triggers = useEditor((state) => state.document?.cards.triggers) ?? [];
  return triggers.flatMap((trigger, index) =>
    trigger?.type === 'mqtt' ? [{ index, topic: trigger.topic }] : [],
  );
}

/** The trigger that a click changes; null: it makes one more. Of a procedure that is still made ready, the one that it began with. */
function useTarget(index: number | null) {
  const before = useTopicsBefore();
  const isEnabled = useEditor((state) => state.document?.cards.head?.enabled !== false);
  const [first, ...more] = before;
  const likeliest = !isEnabled && more.length === 0 ? (first?.index ?? null) : null;
  const [chosen, choose] = useState<number | null | undefined>();
  return {
    target: index ?? (chosen === undefined ? likeliest : chosen),
    others: index === null ? before : [],
    choose,
  };
}

function ListenDialog({
  index,
  onClose,
  onChoose,
}: {
  readonly index: number | null;
  readonly onClose: () => void;
  readonly onChoose: (line: HeardLine, trigger: number | null) => void;
}) {
  const { say } = useSay('condition');
  const { target, others, choose } = useTarget(index);
  return (
    <BrokerDialog
      title={say('listenTitle')}
      text={say('listenText')}
      above={
        others.length === 0 ? null : (
          <ChoiceField
            label={say('becomes')}
            value={String(target)}
            choices={[
              { value: 'null', label: say('oneMore') },
              ...others.map((one) => ({
                value: String(one.index),
                label: say('insteadOf', { topic: one.topic }),
              })),
            ]}
            onChoose={(value) => {
              choose(value === 'null' ? null : Number(value));
            }}
          />
        )
      }
      none={(broker) => say('waiting', { broker })}
      list={(heard) => {
        const { devices, arriving, kept } = groupsOf(heard);
        if (devices.length + arriving.length + kept.length === 0) return null;
        const onLine = (line: HeardLine): void => {
          onChoose(line, target);
        };
        return (
          <>
            <HeardGroup title={say('devices')} lines={devices} onChoose={onLine} />
            <HeardGroup title={say('arriving')} lines={arriving} onChoose={onLine} />
            <HeardGroup title={say('kept')} lines={kept} onChoose={onLine} />
            {heard.more === 0 ? null : (
              <p className={classes(styles.note, 'note')}>{say('more', { count: heard.more })}</p>
            )}
          </>
        );
      }}
      onClose={onClose}
    />
  );
}

function HeardGroup({
  title,
  lines,
  onChoose,
}: {
  readonly title: string;
  readonly lines: readonly HeardLine[];
  readonly onChoose: (line: HeardLine) => void;
}) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="lab">
        {title}
      </h3>
      <ul>
        {lines.map((line) => (
          <li key={line.key}>
            <button
              type="button"
              onClick={() => {
                onChoose(line);
              }}
            >
              <Line line={line} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ line: { name, topic, heard, shown } }: { readonly line: HeardLine }) {
  const { say, language } = useSay('condition');
  return (
    <>
      <span className={heardStyles.what}>
        {name === null ? null : <b>{name}</b>}
        <span className={classes(styles.code, 'code')}>{topic}</span>
      </span>
      {heard === null ? (
        <span className={classes(styles.note, 'note')}>{say('notYet')}</span>
      ) : (
        <span className={classes(styles.note, 'note t')} title={say('times', { count: heard.count })}>
          {heard.kept ? say('keptBefore') : clockTime(heard.at, language)}
        </span>
      )}
      {shown === null ? null : (
        <span className={classes(styles.code, 'code ink', heardStyles.value)}>{shown}</span>
      )}
    </>
  );
}
