import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

export interface Drawn {
  readonly place: HTMLElement;
  /** Draws the part again with what it is told now; what it has kept stays. */
  again(part: ReactNode): Promise<void>;
  /** Takes it off the page. */
  end(): Promise<void>;
}

/** A part of the window on a page of its own, with all that it does at once done. */
export async function draw(part: ReactNode): Promise<Drawn> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const show = (now: ReactNode): Promise<void> =>
    act(() => {
      root.render(now);
      return Promise.resolve();
    });
  await show(part);
  return {
    place,
    again: show,
    end: async () => {
      await act(() => {
        root.unmount();
        return Promise.resolve();
      });
      place.remove();
    },
  };
}

/** Presses what has this name, wherever on the page it is. Throws where there is no such button. */
export async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
  if (button === undefined) throw new Error(`There is no button "${name}".`);
  await act(() => {
    button.click();
    return Promise.resolve();
  });
}
