import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { Escalation as Stage } from '../../../shared/escalation';
import { RouteFields } from '../../entities/channel/route-fields';
import { edit, useEditor } from '../../entities/draft/editor-store';
import { changeStage, writeStageSecs } from '../../entities/draft/write-stage';
import { useSay } from '../../i18n/use-say';
import { useToldWhole } from '../../i18n/use-told';
import { Button, IconButton } from '../../kit/button';
import { ChoiceField } from '../../kit/choice-field';
import { roughDuration } from '../../kit/time-format';
import { LiveField } from './live-field';
import { findingsOfKey } from './step-findings';
import { classes } from '../../kit/classes';
import styles from './editor.module.css';

/** Whom else a question of the procedure is told when nobody decides it. */
export function Escalation() {
  const { say } = useSay('editor');
  const stages = useEditor((state) => state.document?.cards.head?.escalation) ?? [];
  const last = stages.at(-1)?.afterSecs ?? 0;
  return (
    <section className={styles.fields} aria-label={say('escalation')}>
      <h3>{say('escalation')}</h3>
      <p className={classes(styles.note, 'note')}>
        {say(stages.length === 0 ? 'escalationNone' : 'escalationNote')}
      </p>
      {stages.map((stage, index) => (
        <StageFields key={index} stage={stage} index={index} />
      ))}
      <Button
        size="sm"
        icon={Plus}
        onClick={() =>
          void edit([{ type: 'add-escalation', stage: { afterSecs: last + 600, notify: ['desktop'] } }])
        }
      >
        {say('escalationAdd')}
      </Button>
    </section>
  );
}

function StageFields({ stage, index }: { readonly stage: Stage; readonly index: number }) {
  const { say, language } = useSay('editor');
  const told = useToldWhole();
  const id = useId();
  const diagnostics = useEditor((state) => state.document?.present.checked?.entry.diagnostics) ?? [];
  const findings = findingsOfKey(diagnostics, `escalation[${String(index)}]`);
  const wrong = (key: string): string | undefined => {
    const found = findings.find((each) => each.key?.startsWith(`escalation[${String(index)}].${key}`));
    return found === undefined ? undefined : told(found);
  };
  const noSeconds = (text: string): string => say('noSeconds', { text });
  const spoken = (secs: number | undefined): string | undefined =>
    secs === undefined || secs < 60 ? undefined : roughDuration(secs * 1000, language);
  const number = String(index + 1);
  return (
    <div className={styles.stage} role="group" aria-label={say('escalationOf', { number })}>
      <div className={styles.stageHead}>
        <b>{say('escalationOf', { number })}</b>
        <IconButton
          icon={Trash2}
          name={say('escalationRemove', { number })}
          onClick={() => void edit([{ type: 'remove-escalation', stage: index }])}
        />
      </div>
      <LiveField
        label={say('escalationAfter')}
        unit={say('seconds')}
        value={String(stage.afterSecs)}
        write={writeStageSecs(index, 'after_secs', false, noSeconds)}
        note={spoken(stage.afterSecs)}
        problem={wrong('after_secs')}
      />
      <div className={classes(styles.field, 'field')}>
        <span className={classes(styles.fieldLabel, 'fl')} id={id}>
          {say('escalationNotify')}
        </span>
        <RouteFields
          label={say('escalationNotify')}
          describedBy={`${id}-note`}
          routes={stage.notify}
          onChange={(routes) => {
            changeStage(index, 'notify', [...routes]);
          }}
        />
        <span
          id={`${id}-note`}
          className={
            wrong('notify') === undefined ? classes(styles.note, 'note') : classes(styles.fieldError, 'fe')
          }
        >
          {wrong('notify')}
        </span>
      </div>
      <LiveField
        label={say('escalationRepeat')}
        unit={say('seconds')}
        value={stage.repeatSecs === undefined ? '' : String(stage.repeatSecs)}
        placeholder={say('escalationOnce')}
        write={writeStageSecs(index, 'repeat_secs', true, noSeconds)}
        note={spoken(stage.repeatSecs)}
        problem={wrong('repeat_secs')}
      />
      <ChoiceField
        label={say('escalationPriority')}
        value={stage.priority ?? ''}
        choices={[
          { value: '', label: say('escalationAsBefore') },
          { value: 'high', label: say('priorityHigh') },
          { value: 'critical', label: say('priorityCritical') },
        ]}
        note={wrong('priority')}
        onChoose={(value) => {
          changeStage(index, 'priority', value === '' ? null : value);
        }}
      />
    </div>
  );
}
