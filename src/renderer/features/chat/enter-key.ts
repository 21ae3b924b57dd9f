/** What of a key event decides between sending and a new line. */
export interface EnterKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  /** True while a syllable is being composed. */
  readonly isComposing: boolean;
  /** 229 while an input method handles the key, also where `isComposing` is already false. */
  readonly keyCode: number;
}

/**
 * Enter sends, Shift+Enter breaks the line. The Enter that ends a composition belongs to the input method: it never sends;
 * the next one does, once, with the whole text.
 */
export function sendsMessage(event: EnterKey): boolean {
  if (event.key !== 'Enter' || event.isComposing || event.keyCode === 229) return false;
  return !event.shiftKey && !event.altKey;
}
