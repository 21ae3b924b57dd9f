import { DropdownMenu } from 'radix-ui';
import { isSameDay } from '../../kit/time-format';
import { useLanguage } from '../../i18n/use-language';
import { useApp } from '../../entities/engine/app-store';
import { hrefOf } from '../../entities/window/route';
import { isAnswer } from '../../entities/approval/approvals-state';
import { useApprovals } from '../../entities/approval/approvals-store';
import { answerText, decidedText } from '../../entities/approval/phrases';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './approvals.module.css';

interface DecidedRow {
  readonly key: string;
  readonly href: string;
  readonly what: string;
  readonly decision: string;
}

/** What was decided today, latest first, each with where it is told in full. */
export function useDecidedToday(now: number): readonly DecidedRow[] {
  const { say } = useSay('approvals');
  const language = useLanguage();
  const person = useApp((state) => state.preferences.person);
  const decided = useApprovals((state) => state.decided);
  return decided
    .filter((row) => isSameDay(row.at, now))
    .map((row) =>
      isAnswer(row)
        ? {
            key: `${row.conversationId} ${row.call} ${String(row.at)}`,
            href: hrefOf('chat', row.conversationId),
            what: say('decidedCall', { tool: row.tool }),
            decision: answerText(row, person, language, say),
          }
        : {
            key: `${row.runId} ${row.gate}`,
            href: hrefOf('runs', row.runId),
            what: say('decidedStep', { sop: row.sop, step: row.step }),
            decision: decidedText(row, person, language, say),
          },
    );
}

/** Below the list of what waits. */
export function DecidedToday({ now }: { readonly now: number }) {
  const { say } = useSay('approvals');
  const rows = useDecidedToday(now);
  if (rows.length === 0) return null;
  return (
    <div className={styles.today}>
      <h2>{say('decidedToday')}</h2>
      <ul>
        {rows.map(({ key, href, what, decision }) => (
          <li className={styles.decided} key={key}>
            <a href={href}>
              <b>{what}</b>
              <br />
              {decision}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** At the end of the menu that stands for the list. */
export function DecidedItems({ rows }: { readonly rows: readonly DecidedRow[] }) {
  const { say } = useSay('approvals');
  if (rows.length === 0) return null;
  return (
    <DropdownMenu.Group>
      <DropdownMenu.Label className={classes(styles.note, styles.menuLabel, 'note')}>
        {say('decidedToday')}
      </DropdownMenu.Label>
      {rows.map(({ key, href, what, decision }) => (
        <DropdownMenu.Item key={key} className={styles.menuItem} asChild>
          <a href={href}>
            <b>{what}</b> <span className={classes(styles.figures, 't')}>{decision}</span>
          </a>
        </DropdownMenu.Item>
      ))}
    </DropdownMenu.Group>
  );
}
