import { useEffect, type RefObject } from 'react';
import { useOverlay } from '../../entities/window/overlay-store';
import { shownOf } from '../../entities/approval/approvals-state';
import { moveSelection, useApprovals } from '../../entities/approval/approvals-store';
import { asksTwice } from './readiness';
import { isQuestion } from '../../entities/approval/waiting';
import { shortcutsAreOn } from '../../entities/engine/app-store';

/**
 * J and K move, A approves (for critical, high and conversations it only goes to the button; Enter signs), R
 * rejects or asks for the reason, E edits.
 */
export function useApprovalKeys(
  approveButton: RefObject<HTMLButtonElement | null>,
  onReject: () => void,
  onEdit: () => void,
): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (
        !shortcutsAreOn() ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.isComposing ||
        event.repeat ||
        isTyping(event.target) ||
        useOverlay.getState().overlay !== null
      )
        return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null) return;
      const state = useApprovals.getState();
      const shown = shownOf(state);
      const open = shown !== null && state.settled === null && state.sending === null;
      if (event.code === 'KeyJ') move(1);
      else if (event.code === 'KeyK') move(-1);
      else if (
        event.code === 'KeyA' &&
        open &&
        approveButton.current !== null &&
        !approveButton.current.disabled
      ) {
        approveButton.current.focus();
        if (!isQuestion(shown) && !asksTwice(shown)) approveButton.current.click();
      } else if (event.code === 'KeyR' && open) onReject();
      else if (event.code === 'KeyE' && open) onEdit();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, [approveButton, onReject, onEdit]);
}

/** The focus goes along with the selection, so that Enter never signs a card that was not chosen. */
function move(by: 1 | -1): void {
  moveSelection(by);
  const { selected } = useApprovals.getState();
  requestAnimationFrame(() => {
    document
      .querySelector<HTMLElement>(`[data-part~="queue"] a[data-key="${CSS.escape(selected ?? '')}"]`)
      ?.focus();
  });
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
