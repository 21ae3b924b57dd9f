import { Dialog as Radix } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { classes } from './classes';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** At the right of the head: a countdown stays in view. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** Where the focus starts; the first control otherwise. */
  readonly onOpenAutoFocus?: (event: Event) => void;
  readonly role?: 'dialog' | 'alertdialog';
  /** As wide as the window has room for: a picture. */
  readonly wide?: boolean;
}

/** Whether a dialog lies over the page, which keeps still behind it. */
export const dialogIsOpen = (): boolean => document.querySelector('[data-part~="dialog"]') !== null;

/**
 * A sheet over the page: head with a black line, body, consequences above the buttons. Escape closes it, and
 * a click beside it, but for one that asks or warns.
 */
export function Dialog({
  open,
  onClose,
  title,
  aside,
  children,
  onOpenAutoFocus,
  role = 'dialog',
  wide = false,
}: DialogProps) {
  const [places] = useState(placesBefore);
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Radix.Portal>
        <Radix.Overlay className="scrim" data-part="scrim" />
        <Radix.Content
          className={wide ? classes(styles.dialog, 'dg wide') : classes(styles.dialog, 'dg')}
          data-part="dialog"
          role={role}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            giveBack(event, places);
          }}
          onPointerDownOutside={(event) => {
            if (role === 'alertdialog') event.preventDefault();
          }}
          {...(onOpenAutoFocus === undefined ? {} : { onOpenAutoFocus })}
        >
          <div className="dh">
            <Radix.Title asChild>
              <h2>{title}</h2>
            </Radix.Title>
            {aside === undefined ? null : <span className="t sig">{aside}</span>}
          </div>
          <div className="db" data-part="dialog-body">
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * What the focus goes back to, in this order: what had it; the button of the menu it was chosen from, which
 * is gone by then; the page.
 */
function placesBefore(): readonly HTMLElement[] {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return [];
  const menu = activeElement.closest('[role="menu"]')?.getAttribute('aria-labelledby') ?? null;
  const button = menu === null ? null : document.getElementById(menu);
  return button === null ? [activeElement] : [activeElement, button];
}

/**
 * The focus goes back, unless something else was given it in the meantime. What is gone or disabled cannot take it.
 */
function giveBack(event: Event, places: readonly HTMLElement[]): void {
  event.preventDefault();
  const page = document.querySelector<HTMLElement>('[data-part~="page"] h1');
  for (const place of places.length === 0 || page === null ? places : [...places, page]) {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    place.focus();
  }
}

/** The buttons of a dialog: the key one at the left, then Back; `note` at the right. */
export function DialogActions({
  children,
  note,
}: {
  readonly children: ReactNode;
  readonly note?: string | undefined;
}) {
  return (
    <div className="dacts">
      {children}
      {note === undefined ? null : (
        <span className="note" data-part="note">
          {note}
        </span>
      )}
    </div>
  );
}
