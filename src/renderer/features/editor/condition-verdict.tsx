import { Check, X } from 'lucide-react';
import { judgeCondition } from '../../../domain/procedure/expression/conditions';
import { readPayload } from '../../../domain/procedure/expression/payload';
import { useBackTest } from '../../entities/draft/use-back-test';
import { useEditor } from '../../entities/draft/editor-store';
import type { EditorState } from '../../entities/draft/editor-state';
import type { Received } from '../../entities/draft/last-received';
import { Icon } from '../../kit/icons';
import { momentText } from '../../kit/time-format';
import { useNow } from '../../kit/use-now';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './editor.module.css';

/** Whether the condition is true of what came last, and how often it would have started the procedure in a day. */
export function ConditionVerdict({
  index,
  condition,
  received,
}: {
  readonly index: number;
  readonly condition: string;
  readonly received: Received | null;
}) {
  const document = useEditor((state) => state.document);
  return (
    <div className={styles.conditionVerdict}>
      <LastOne condition={condition} received={received} />
      {document === null || condition.trim() === '' ? null : (
        <LastDay document={document} index={index} asOf={received?.at ?? 0} />
      )}
    </div>
  );
}

function LastOne({
  condition,
  received,
}: {
  readonly condition: string;
  readonly received: Received | null;
}) {
  const { say, language } = useSay('condition');
  const now = useNow(60_000);
  if (received === null) return <p className={classes(styles.note, 'note')}>{say('nothingReceived')}</p>;
  if (condition.trim() === '') return null;
  const { holds, compared } = judgeCondition(condition, readPayload(received.payload), received.at);
  const value = compared[0]?.value ?? null;
  const time = momentText(received.at, now, language);
  const told = value === null ? 'missing' : holds ? 'holds' : 'holdsNot';
  return (
    <p
      className={holds ? classes(styles.state, styles.ok, 'st ok') : classes(styles.state, 'st')}
      role="status"
    >
      <Icon of={holds ? Check : X} size={14} />
      <span>
        {received.kept ? say(`${told}Kept`, { value: value ?? '' }) : say(told, { value: value ?? '', time })}
      </span>
    </p>
  );
}

function LastDay({
  document,
  index,
  asOf,
}: {
  readonly document: EditorState;
  readonly index: number;
  readonly asOf: number;
}) {
  const { say } = useSay('condition');
  const { tried, refusal } = useBackTest(document.name, document.present.texts, index, null, {
    days: 1,
    asOf,
  });
  if (refusal !== null || tried?.trigger?.index !== index) return null;
  return (
    <p className={classes(styles.note, 'note')}>
      {tried.readings === 0 ? say('noneRecorded') : say('wouldStart', { count: tried.starts })}
    </p>
  );
}
