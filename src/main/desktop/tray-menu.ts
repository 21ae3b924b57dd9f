import type { Desk, Waiting } from './desk';
import type { Words } from './words';

const mostCards = 8;

export interface TrayActions {
  open(): void;
  /** `place`: a run, or a conversation. */
  openApproval(place: string): void;
  pause(paused: boolean): void;
  stopEverything(): void;
  closeToTray(on: boolean): void;
  quit(): void;
}

/** The part of Electron's menu template that the tray uses. */
export interface TrayItem {
  readonly label?: string;
  readonly type?: 'normal' | 'separator' | 'checkbox';
  readonly enabled?: boolean;
  readonly checked?: boolean;
  readonly click?: () => void;
}

export function trayMenu(desk: Desk, closeToTray: boolean, words: Words, actions: TrayActions): TrayItem[] {
  const count = desk.waiting.length;
  return [
    { label: count === 0 ? words.nothingWaits : words.waiting(count), enabled: false },
    ...desk.waiting.slice(0, mostCards).map((waiting) => ({
      label: menuText(nameOf(waiting, words)),
      click: () => {
        actions.openApproval('runId' in waiting ? waiting.runId : waiting.conversationId);
      },
    })),
    ...(desk.proceduresOff ? [{ label: words.proceduresOff, enabled: false }] : []),
    { type: 'separator' },
    {
      label: words.open,
      click: () => {
        actions.open();
      },
    },
    {
      label: desk.paused ? words.resume : words.pause,
      click: () => {
        actions.pause(!desk.paused);
      },
    },
    {
      label: words.stop,
      click: () => {
        actions.stopEverything();
      },
    },
    { type: 'separator' },
    {
      label: words.closeToTray,
      type: 'checkbox',
      checked: closeToTray,
      click: () => {
        actions.closeToTray(!closeToTray);
      },
    },
    {
      label: words.quit,
      click: () => {
        actions.quit();
      },
    },
  ];
}

const nameOf = (waiting: Waiting, words: Words): string =>
  'runId' in waiting ? words.step(waiting.sop, waiting.step) : words.call(waiting.tool, waiting.title);

/** `&` marks a shortcut letter in menus. */
const menuText = (text: string): string => text.replace(/&/g, '&&');
