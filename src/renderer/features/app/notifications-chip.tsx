import { Bell } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Icon } from '../../components/icons';
import { Moment } from '../../components/moment';
import { useNow } from '../../components/use-now';
import { useTold } from '../../i18n/use-told';
import type { KeptNotification } from '../../../shared/notifications';
import { readAllNotifications, useNotifications } from './notifications-store';
import { hrefOf } from './route';

/** What the person was told, also what no notification of the system has shown. */
export function NotificationsChip() {
  const { t } = useTranslation('app');
  const now = useNow(30_000);
  const [isOpen, setOpen] = useState(false);
  const list = useNotifications((state) => state.list);
  const unread = list?.unread ?? 0;
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <button
          type="button"
          className="bell"
          aria-label={unread === 0 ? t('notifications') : t('notificationsUnread', { count: unread })}
        >
          <Icon of={Bell} size={14} />
          {unread === 0 ? null : <b className="t">{unread}</b>}
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="pop told"
          side="top"
          align="start"
          sideOffset={8}
          collisionPadding={12}
          aria-label={t('notifications')}
        >
          <div className="told-head">
            <h2>{t('notifications')}</h2>
            {unread === 0 ? null : (
              <Button
                size="sm"
                onClick={({ currentTarget }) => {
                  // The button goes with what was read.
                  currentTarget.closest<HTMLElement>('.pop')?.focus();
                  void readAllNotifications();
                }}
              >
                {t('notificationsRead')}
              </Button>
            )}
          </div>
          {list === null || list.notifications.length === 0 ? (
            <p className="it m">{t('notificationsNone')}</p>
          ) : (
            list.notifications.map((notification) => (
              <Told
                key={notification.id}
                notification={notification}
                now={now}
                onOpen={() => {
                  setOpen(false);
                }}
              />
            ))
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Told({
  notification: { at, title, body, place, readAt, shown, why },
  now,
  onOpen,
}: {
  readonly notification: KeptNotification;
  readonly now: number;
  readonly onOpen: () => void;
}) {
  const { t } = useTranslation('app');
  const told = useTold();
  const open = {
    approvals: t('notificationApproval'),
    runs: t('notificationRun'),
    chat: t('notificationChat'),
  };
  return (
    <div className={readAt === null ? 'it unread' : 'it'}>
      <span className="told-line">
        <b>{told(title)}</b>
        {readAt === null ? <span className="new">{t('notificationNew')}</span> : null}
        <Moment at={at} now={now} />
      </span>
      <p>{told(body)}</p>
      {shown === false ? <p className="note">{t('notificationNotShown', { why: told(why ?? '') })}</p> : null}
      {place === null ? null : (
        <a className="link" href={hrefOf(place.page, place.id)} onClick={onOpen}>
          {open[place.page]}
        </a>
      )}
    </div>
  );
}
