import { useEffect } from 'react';
import { dialogIsOpen } from '../kit/dialog';
import { answerAgain, focusComposer, startConversation } from '../entities/conversation/chat-store';
import { shortcutsAreOn, useApp } from '../entities/engine/app-store';
import { isMac } from '../entities/window/key-label';
import { useOverlay, type Overlay } from '../entities/window/overlay-store';
import { helpOf } from '../entities/help/help-store';
import { digitOf, go, listedPages, routeOf } from '../entities/window/route';

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
      if (event.key === 'F1' && shortcutsAreOn() && !dialogIsOpen()) {
        event.preventDefault();
        go('help', helpOf[routeOf(window.location.hash).page]);
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
  const { overlay, close } = useOverlay.getState();
  const inPalette = overlay?.kind === 'palette';
  // Behind a dialog the page stays as it is. The palette leads elsewhere itself, so it gives way.
  if (!inPalette && dialogIsOpen()) return false;
  const action = event.shiftKey ? shiftedAction(event) : actionOf(event);
  if (action === null) return false;
  if (inPalette) close();
  return action();
}

/** Says whether something was done. */
type Action = () => boolean;

const opens =
  (overlay: Overlay): Action =>
  () => {
    useOverlay.getState().open(overlay);
    return true;
  };

function shiftedAction(event: KeyboardEvent): Action | null {
  if (event.code === 'KeyN') return opens({ kind: 'new-sop' });
  return event.code === 'KeyR' ? () => event.repeat || answerAgain() : null;
}

function actionOf(event: KeyboardEvent): Action | null {
  const page = listedPages.find((_, index) => digitOf(index) === event.key);
  if (page !== undefined)
    return () => {
      go(page);
      return true;
    };
  if (event.code === 'KeyK') return opens({ kind: 'palette' });
  if (event.key === ',') return opens({ kind: 'preferences' });
  // Held, it is one conversation, not thirty.
  return event.code === 'KeyN'
    ? () => {
        if (!event.repeat) void startConversation();
        return true;
      }
    : null;
}
