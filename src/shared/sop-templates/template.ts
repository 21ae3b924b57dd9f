/** What a new procedure can begin as. */
export interface Template {
  readonly id: string;
  /** Where it is at home; the dialog groups by it. */
  readonly trade: Trade;
  /** Lines of `[sop]` beside name and description. */
  readonly keys?: string;
  /** The lines of its trigger. `BOARD` stands for the name of a board, in quotes. */
  readonly trigger: string;
  /** An event that starts it, as its worked example and for a dry run; absent: a person or the clock starts it. */
  readonly example?: { readonly topic?: string; readonly payload: string };
  readonly en: TemplateText;
  readonly ko: TemplateText;
}

export interface TemplateText {
  /** In the dialog. */
  readonly title: string;
  readonly about: string;
  /** A sentence for SOP.toml. */
  readonly description: string;
  /** The steps of SOP.md. `BOARD` as above. */
  readonly steps: string;
}

export const trades = ['general', 'plant', 'growing', 'lab', 'server', 'home'] as const;
export type Trade = (typeof trades)[number];
