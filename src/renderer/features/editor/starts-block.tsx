import { CircleAlert, Plus } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { EventSource, type Trigger, type TypicalRun } from '../../../shared/sop';
import { Icon } from '../../kit/icons';
import { durationText } from '../../kit/time-format';
import { useToldWhole } from '../../i18n/use-told';
import { useApp, withoutBroker } from '../../entities/engine/app-store';
import { TriggerLine } from '../../entities/procedure/trigger-line';
import { edit, selectTrigger, useEditor } from '../../entities/draft/editor-store';
import { ListenButton } from './listen-dialog';
import { newTrigger } from './new-triggers';
import { findingsOfKey } from './step-findings';
import { sourceWord } from './source-words';
import { useSay } from '../../i18n/use-say';
import filterMenu from '../../kit/filter-menu.module.css';
import { classes } from '../../kit/classes';
import styles from './editor.module.css';

/** What starts the procedure, each line to be chosen and changed beside the sheet. */
export function StartsBlock({ typical }: { readonly typical: TypicalRun }) {
  const { say, language } = useSay('editor');
  const triggers = useEditor((state) => state.document?.cards.triggers) ?? [];
  const rests = useEditor((state) => state.document?.cards.head?.cooldownSecs) ?? 0;
  const lately = Object.values(typical.lately).reduce((sum, count) => sum + count, 0);
  return (
    <div className={classes(styles.triggers, styles.triggerLines)} role="group" aria-label={say('starts')}>
      <div className={styles.label} aria-hidden="true">
        {say('starts')}
      </div>
      <div>
        {triggers.map((trigger, index) => (
          <StartLine key={index} trigger={trigger} index={index} />
        ))}
        {triggers.length === 0 ? <p className="m">{say('startsNothing')}</p> : null}
        <div className={styles.startMore}>
          <AddTrigger count={triggers.length} />
          <ListenButton index={null} />
        </div>
      </div>
      <div className={styles.margin}>
        {lately === 0 ? null : <div>{say('lately', { count: lately })}</div>}
        {rests === 0 ? null : <div>{say('rests', { time: durationText(rests * 1000, language) })}</div>}
      </div>
    </div>
  );
}

function StartLine({ trigger, index }: { readonly trigger: Trigger | null; readonly index: number }) {
  const { say } = useSay('editor');
  const told = useToldWhole();
  const chosen = useEditor((state) => state.trigger === index);
  const diagnostics = useEditor((state) => state.document?.present.checked?.entry.diagnostics);
  const noBroker = useApp(withoutBroker);
  const wrong = findingsOfKey(diagnostics ?? [], `triggers[${String(index)}]`);
  return (
    <button
      type="button"
      className={styles.startLine}
      aria-pressed={chosen}
      onClick={() => {
        selectTrigger(chosen ? null : index);
      }}
    >
      {trigger === null ? (
        <span className="bad">{say('triggerUnreadable')}</span>
      ) : (
        <TriggerLine trigger={trigger} full />
      )}
      {wrong.length === 0 && noBroker && trigger?.type === 'mqtt' ? (
        <span className={classes(styles.warn, styles.state, 'warn st')}>
          <Icon of={CircleAlert} size={14} />
          {say('noBroker')}
        </span>
      ) : null}
      {wrong.length === 0 ? null : (
        <span
          className={
            wrong.some(({ severity }) => severity === 'error')
              ? classes(styles.state, 'bad st')
              : classes(styles.warn, styles.state, 'warn st')
          }
          title={wrong[0] === undefined ? undefined : told(wrong[0])}
        >
          <Icon of={CircleAlert} size={14} />
          {wrong[0]?.severity === 'error' ? say('neverFires') : say('doubtful')}
        </span>
      )}
    </button>
  );
}

function AddTrigger({ count }: { readonly count: number }) {
  const { say } = useSay('editor');
  const add = async (source: EventSource): Promise<void> => {
    const refusal = await edit([
      { type: 'add-trigger', trigger: newTrigger(source, useApp.getState().status) },
    ]);
    if (refusal === null) selectTrigger(count);
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        className={classes(styles.addStart, 'btn bare sm')}
        data-look="bare"
        data-size="sm"
      >
        <Icon of={Plus} size={14} />
        {say('addTrigger')}
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className={filterMenu.menu} align="start" sideOffset={4}>
        {EventSource.options.map((source) => (
          <DropdownMenu.Item key={source} onSelect={() => void add(source)}>
            {say(sourceWord[source])}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
