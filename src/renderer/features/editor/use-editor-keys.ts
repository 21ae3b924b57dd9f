import { useEffect } from 'react';
import { isMac } from '../../entities/window/key-label';
import { redo, undo } from '../../entities/draft/editor-store';
import { saveAndFollow } from './save-and-follow';
import { shortcutsAreOn } from '../../entities/engine/app-store';

/**
 * Save, run, undo and redo by keyboard, wherever on the page the focus is: every field and the source text
 * share one stack.
 */
export function useEditorKeys(part: string): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const command = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
      if (!command || !shortcutsAreOn() || event.altKey || event.isComposing || isElsewhere(event.target))
        return;
      if (event.code === 'Enter' && !event.shiftKey)
        document.querySelector<HTMLButtonElement>('[data-part~="run-now"]')?.click();
      else if (event.code === 'KeyS' && !event.shiftKey) void saveAndFollow(part);
      else if (event.code === 'KeyZ' && event.shiftKey) void redo();
      else if (event.code === 'KeyY' && !event.shiftKey && !isMac()) void redo();
      else if (event.code === 'KeyZ') void undo();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => {
      window.removeEventListener('keydown', listen, { capture: true });
    };
  }, [part]);
}

/** What is typed in a dialog or in the search of a text is no part of the document. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-part~="dialog"], .find-widget') !== null;
