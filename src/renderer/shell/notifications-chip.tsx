import { Bell } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { Button } from '../kit/button';
import { Icon } from '../kit/icons';
import { Moment } from '../kit/moment';
import { useNow } from '../kit/use-now';
import { useTold } from '../i18n/use-told';
import type { KeptNotification } from '../../shared/notifications';
import { readAllNotifications, useNotifications } from './notifications-store';
import { hrefOf } from '../entities/window/route';
import { useSay } from '../i18n/use-say';
import { classes } from '../kit/classes';
import styles from './notifications.module.css';

/** What the person was told, also what no notification of the system has shown. */
export function NotificationsChip() {
  const { say } = useSay('shell');
  const now = useNow(30_000);
  const [isOpen, setOpen] = useState(false);
  const list = useNotifications((state) => state.list);
  const unread = list?.unread ?? 0;
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <button
          type="button"
          data-part="bell"
          aria-label={unread === 0 ? say('notifications') : say('notificationsUnread', { count: unread })}
        >
          <Icon of={Bell} size={14} />
          {unread === 0 ? null : <b className="t">{unread}</b>}
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={classes(styles.told, 'pop')}
          data-part="popover notifications"
          side="top"
          align="start"
          sideOffset={8}
          collisionPadding={12}
          aria-label={say('notifications')}
        >
          <div className={styles.head}>
            <h2>{say('notifications')}</h2>
            {unread === 0 ? null : (
              <Button
                size="sm"
                onClick={({ currentTarget }) => {
                  // The button goes with what was read.
                  currentTarget.closest<HTMLElement>('[data-part~="popover"]')?.focus();
                  void readAllNotifications();
                }}
              >
                {say('notificationsRead')}
              </Button>
            )}
          </div>
          {list === null || list.notifications.length === 0 ? (
            <p className="it m" data-part="item">
              {say('notificationsNone')}
            </p>
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
  const { say } = useSay('shell');
  const told = useTold();
  const open = {
    approvals: say('notificationApproval'),
    runs: say('notificationRun'),
    chat: say('notificationChat'),
  };
  return (
    <div
      className={classes(readAt === null && styles.unread, 'it')}
      data-part={readAt === null ? 'item unread' : 'item'}
    >
      <span className={styles.line}>
        <b>{told(title)}</b>
        {readAt === null ? <span className={styles.new}>{say('notificationNew')}</span> : null}
        <Moment at={at} now={now} />
      </span>
      <p>{told(body)}</p>
      {shown === false ? (
        <p className="note" data-part="note">
          {say('notificationNotShown', { why: told(why ?? '') })}
        </p>
      ) : null}
      {place === null ? null : (
        <a className="link" href={hrefOf(place.page, place.id)} onClick={onOpen}>
          {open[place.page]}
        </a>
      )}
    </div>
  );
}
