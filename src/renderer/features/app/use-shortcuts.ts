import { useEffect } from 'react';
import { answerAgain, focusComposer, startConversation } from '../chat/chat-store';
import { useApp } from './app-store';
import { isMac } from './key-label';
import { useOverlay } from './overlay-store';
import { digitOf, go, pages } from './route';

/** Whether keys do something by themselves. Who dictates, or whose keys stick, turns that off. */
export const shortcutsAreOn = (): boolean => useApp.getState().preferences.shortcuts;

/** Shortcuts of the whole window. Ctrl and Cmd are not interchangeable on macOS. */
export function useShortcuts(): void {
  const on = useApp((state) => state.preferences.shortcuts);
  useEffect(() => {
    document.documentElement.dataset['shortcuts'] = on ? 'on' : 'off';
  }, [on]);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.isComposing) return;
      if (event.key === 'Escape' && event.shiftKey && shortcutsAreOn()) {
        focusComposer();
        return;
      }
      const command = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
      if (command && !event.altKey && act(event)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, []);
}

function act(event: KeyboardEvent): boolean {
  const { open } = useOverlay.getState();
  // These two are there whatever happens.
  if (event.shiftKey && event.code === 'Period') open({ kind: 'stop' });
  else if (!event.shiftKey && event.key === '/') open({ kind: 'shortcuts' });
  else return shortcutsAreOn() && actOnChoice(event);
  return true;
}

function actOnChoice(event: KeyboardEvent): boolean {
  const { open } = useOverlay.getState();
  if (event.shiftKey) {
    if (event.code === 'KeyN') open({ kind: 'new-sop' });
    else if (event.code === 'KeyR') return event.repeat || answerAgain();
    else return false;
    return true;
  }
  const page = pages.find((_, index) => digitOf(index) === event.key);
  if (page !== undefined) go(page);
  else if (event.code === 'KeyK') open({ kind: 'palette' });
  else if (event.code === 'KeyN' && event.repeat) return true; // held: one conversation, not thirty
  else if (event.code === 'KeyN') void startConversation();
  else if (event.key === ',') open({ kind: 'preferences' });
  else return false;
  return true;
}
