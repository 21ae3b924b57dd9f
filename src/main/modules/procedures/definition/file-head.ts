import type { MarkdownLine } from './markdown-lines';
import { settingIn } from './settings-that-ask';

/** The head of a file, as other programs have it: settings between two lines of signs at its top. */
export class FileHead {
  /** What ends it, while it lasts. */
  #end: string | null = null;

  /** To be asked of each line in turn. */
  holds({ number, text }: MarkdownLine): boolean {
    if (number === 1) this.#end = /^(?:-{3}|\+{3})\s*$/u.test(text) ? text.trim() : null;
    const isIn = this.#end !== null;
    if (number > 1 && text.trim() === this.#end) this.#end = null;
    return isIn;
  }
}

/** What is wrong with a setting there that asks or switches off; null: it only describes the file. */
export function inHead(line: string): Readonly<Record<'key' | 'message' | 'remedy', string>> | null {
  const key = settingIn(line)?.key;
  return key === undefined
    ? null
    : {
        key,
        message: `"${key}" has no effect in the head of SOP.md, and it looks as if a person should be asked or the procedure be off`,
        remedy:
          'Write execution_mode = "supervised" or enabled = false below [sop] in SOP.toml, or "- requires_confirmation: true" in each step that shall ask.',
      };
}

/** Nobody writes it for something else. */
export const gateKey = /requires[_-]confirmation/iu;
const beginsWithGateKey = /^[^\p{L}\p{N}]*(?:\d+[.)][^\p{L}\p{N}]*)?requires[_-]confirmation/iu;

/** A line of its own that is nothing but a setting, whichever step it is meant for. */
export const isGateOfAll = (line: string): boolean =>
  beginsWithGateKey.test(line) || settingIn(line) !== null;
