/** What of a key event decides between sending and a new line. */
export interface EnterKey {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  /** True while a syllable is being composed. */
  readonly isComposing: boolean;
  /** 229 while an input method handles the key, also where `isComposing` is already false. */
  readonly keyCode: number;
}

const hangul = /^[\p{Script=Hangul}]+$/u;

/**
 * Enter sends, Shift+Enter breaks the line. An Enter that comes while a Korean syllable is composed sends
 * once the syllable is there, and once only: some systems give the key a second time behind the composition,
 * some a line break, some neither. With other input methods, and for Hanja, that Enter chooses a candidate
 * and does not send.
 */
export class EnterKeys {
  #held = false;

  /** Whether to send now. */
  keyPressed(event: EnterKey): boolean {
    const plain = !event.shiftKey && !event.altKey;
    const handledByInputMethod = event.isComposing || event.keyCode === 229;
    this.#held =
      handledByInputMethod &&
      plain &&
      (event.key === 'Enter' || event.code === 'Enter' || event.code === 'NumpadEnter');
    return !handledByInputMethod && plain && event.key === 'Enter';
  }

  /** Whether an Enter waits for this syllable. Ask `taken` when the event is over. */
  composed(text: string): boolean {
    this.#held &&= hangul.test(text);
    return this.#held;
  }

  /** Whether the Enter that waited is to send now. It does so at most once. */
  taken(): boolean {
    const held = this.#held;
    this.#held = false;
    return held;
  }
}
