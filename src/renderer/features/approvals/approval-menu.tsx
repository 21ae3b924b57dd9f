import { ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icons';
import { leftText } from '../../components/time-format';
import { useNow } from '../../components/use-now';
import { useLanguage } from '../../i18n/use-language';
import { shownOf } from './approvals-state';
import { selectApproval, useApprovals } from './approvals-store';
import { DecidedItems, useDecidedToday } from './decided-today';
import { questionText } from './phrases';
import { expiresAt, isQuestion, keyOf } from './waiting';

/** The list as a menu, where the window is too narrow for both. */
export function ApprovalMenu() {
  const { t } = useTranslation('approvals');
  const language = useLanguage();
  const now = useNow();
  const waiting = useApprovals((state) => state.waiting);
  const shown = useApprovals(shownOf);
  const decided = useDecidedToday(now);
  if (waiting.length === 0 && decided.length === 0) return null;
  const leftOf = (end: number | null, at: number): string =>
    end === null ? t('noLimit') : leftText(end - at, language);
  const place = waiting.findIndex((approval) => shown !== null && keyOf(approval) === keyOf(shown)) + 1;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <button type="button" className="btn only-narrow" aria-label={t('choose')}>
          <span className="t">
            {place === 0
              ? t('wait', { count: waiting.length })
              : t('chooseOther', { place, count: waiting.length })}
          </span>
          <Icon of={ChevronDown} />
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className="pop menu" align="end" sideOffset={4}>
        {waiting.map((approval) => (
          <DropdownMenu.Item
            key={keyOf(approval)}
            className="mi"
            onSelect={() => {
              selectApproval(keyOf(approval));
            }}
          >
            {isQuestion(approval) ? (
              <>
                <b>{t('chat')}</b> {questionText(approval, t)}
              </>
            ) : (
              <>
                <b>{approval.sop}</b> {approval.step} · {approval.title}
              </>
            )}
            <span className="t">{leftOf(expiresAt(approval), now)}</span>
          </DropdownMenu.Item>
        ))}
        <DecidedItems rows={decided} />
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
