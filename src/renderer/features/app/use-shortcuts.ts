import { useEffect } from 'react';
import { answerAgain, focusComposer, startConversation } from '../chat/chat-store';
import { isMac } from './key-label';
import { useOverlay } from './overlay-store';
import { digitOf, go, pages } from './route';

/** Shortcuts of the whole window. Ctrl and Cmd are not interchangeable on macOS. */
export function useShortcuts(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.isComposing) return;
      if (event.key === 'Escape' && event.shiftKey) {
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
  if (event.shiftKey) {
    if (event.code === 'Period') open({ kind: 'stop' });
    else if (event.code === 'KeyN') open({ kind: 'new-sop' });
    else if (event.code === 'KeyR') return answerAgain();
    else return false;
    return true;
  }
  const page = pages.find((_, index) => digitOf(index) === event.key);
  if (page !== undefined) go(page);
  else if (event.code === 'KeyK') open({ kind: 'palette' });
  else if (event.code === 'KeyN') void startConversation();
  else if (event.key === ',') open({ kind: 'preferences' });
  else if (event.key === '/') open({ kind: 'shortcuts' });
  else return false;
  return true;
}
