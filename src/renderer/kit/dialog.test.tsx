import { act, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { draw, press, type Drawn } from '../testing/draw';
import { Dialog } from './dialog';

let page: Drawn;
afterEach(() => page.end());

type From = 'button' | 'menu' | 'row';

/**
 * A page with a dialog that is opened from a button, from an item of a menu, which goes, or from a row that
 * the dialog takes away.
 */
function Page({ from }: { readonly from: From }) {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  const show = (): void => {
    setOpen(true);
  };
  return (
    <main data-part="page">
      <h1 tabIndex={-1}>Rows</h1>
      <button type="button" id="more">
        More
      </button>
      {from === 'menu' && open ? null : (
        <div role={from === 'menu' ? 'menu' : 'group'} aria-labelledby="more">
          {done ? null : (
            <button type="button" onClick={show}>
              Open
            </button>
          )}
        </div>
      )}
      {open ? (
        <Dialog
          open
          title="Sure?"
          onClose={() => {
            setOpen(false);
            setDone(from === 'row');
          }}
        >
          <button
            type="button"
            onClick={() => {
              setOpen(false);
              setDone(from === 'row');
            }}
          >
            Yes
          </button>
        </Dialog>
      ) : null}
    </main>
  );
}

const focused = (): string | null | undefined => document.activeElement?.textContent;

test.each<{ from: From; back: string }>([
  { from: 'button', back: 'Open' },
  { from: 'menu', back: 'More' },
  { from: 'row', back: 'Rows' },
])('after a dialog that was opened from a $from, the focus is on $back', async ({ from, back }) => {
  page = await draw(<Page from={from} />);
  act(() => {
    [...page.place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Open')?.focus();
  });
  await press('Open');
  expect(document.querySelector('[role="dialog"]')?.contains(document.activeElement)).toBe(true);
  await press('Yes');
  await vi.waitFor(
    () => {
      expect(focused()).toBe(back);
    },
    { timeout: 60_000 },
  );
});

test('where nothing had the focus, nothing is given it', async () => {
  page = await draw(<Page from="button" />);
  await press('Open');
  await press('Yes');
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  // The focus is given back behind what is under way.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(document.activeElement).toBe(document.body);
});

test.each([
  { role: 'dialog', closed: 1 },
  { role: 'alertdialog', closed: 0 },
] as const)(
  'a click beside a $role closes it $closed times; Escape closes either',
  async ({ role, closed }) => {
    const close = vi.fn();
    page = await draw(
      <Dialog open role={role} title="Sure?" onClose={close}>
        Text
      </Dialog>,
    );
    // Clicks are listened to, and answered, behind what is under way.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    const beside = document.querySelector('[data-part~="scrim"]');
    await act(async () => {
      for (const type of ['pointerdown', 'click'])
        beside?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    });
    expect(close).toHaveBeenCalledTimes(closed);
    act(() => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      );
    });
    expect(close).toHaveBeenCalledTimes(closed + 1);
  },
);
