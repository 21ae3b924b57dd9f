import { Dialog as Radix } from 'radix-ui';
import { useState, type ReactNode } from 'react';

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

/** A sheet over the page: head with a black line, body, consequences above the buttons. Escape closes it. */
export function Dialog({ open, onClose, title, aside, children, onOpenAutoFocus, role = 'dialog', wide = false }: DialogProps) {
  const [opener] = useState(() => document.activeElement);
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content className={wide ? 'dg wide' : 'dg'} role={role} aria-describedby={undefined} onCloseAutoFocus={(event) => { giveBack(event, opener); }} {...(onOpenAutoFocus === undefined ? {} : { onOpenAutoFocus })}>
          <div className="dh">
            <Radix.Title asChild>
              <h2>{title}</h2>
            </Radix.Title>
            {aside === undefined ? null : <span className="t sig">{aside}</span>}
          </div>
          <div className="db">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The focus goes back to what had it, unless something else was given it meanwhile. */
function giveBack(event: Event, opener: Element | null): void {
  event.preventDefault();
  if (opener instanceof HTMLElement && opener.isConnected && (document.activeElement === null || document.activeElement === document.body)) opener.focus();
}

/** The buttons of a dialog: the key one at the left, then Back; `note` at the right. */
export function DialogActions({ children, note }: { readonly children: ReactNode; readonly note?: string | undefined }) {
  return (
    <div className="dacts">
      {children}
      {note === undefined ? null : <span className="note">{note}</span>}
    </div>
  );
}
