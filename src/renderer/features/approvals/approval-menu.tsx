import { ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Icon } from '../../kit/icons';
import { leftText } from '../../kit/time-format';
import { useNow } from '../../kit/use-now';
import { useLanguage } from '../../i18n/use-language';
import { shownOf } from '../../entities/approval/approvals-state';
import { selectApproval, useApprovals } from '../../entities/approval/approvals-store';
import { DecidedItems, useDecidedToday } from './decided-today';
import { questionText } from '../../entities/approval/phrases';
import { expiresAt, isQuestion, keyOf } from '../../entities/approval/waiting';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './approvals.module.css';

/** The list as a menu, where the window is too narrow for both. */
export function ApprovalMenu() {
  const { say } = useSay('approvals');
  const language = useLanguage();
  const now = useNow();
  const waiting = useApprovals((state) => state.waiting);
  const shown = useApprovals(shownOf);
  const decided = useDecidedToday(now);
  if (waiting.length === 0 && decided.length === 0) return null;
  const leftOf = (end: number | null, at: number): string =>
    end === null ? say('noLimit') : leftText(end - at, language);
  const place = waiting.findIndex((approval) => shown !== null && keyOf(approval) === keyOf(shown)) + 1;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <button
          type="button"
          className="btn only-narrow"
          data-look="plain"
          data-part="only-narrow"
          aria-label={say('choose')}
        >
          <span className={classes(styles.figures, 't')}>
            {place === 0
              ? say('wait', { count: waiting.length })
              : say('chooseOther', { place, count: waiting.length })}
          </span>
          <Icon of={ChevronDown} />
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        className={classes(styles.popover, styles.menu, 'pop')}
        data-part="popover"
        align="end"
        sideOffset={4}
      >
        {waiting.map((approval) => (
          <DropdownMenu.Item
            key={keyOf(approval)}
            className={styles.menuItem}
            onSelect={() => {
              selectApproval(keyOf(approval));
            }}
          >
            {isQuestion(approval) ? (
              <>
                <b>{say('chat')}</b> {questionText(approval, say)}
              </>
            ) : (
              <>
                <b>{approval.sop}</b> {approval.step} · {approval.title}
              </>
            )}
            <span className={classes(styles.figures, 't')}>{leftOf(expiresAt(approval), now)}</span>
          </DropdownMenu.Item>
        ))}
        <DecidedItems rows={decided} />
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
