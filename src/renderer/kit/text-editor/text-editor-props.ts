/** Lines and columns count from 1; a column is a UTF-16 unit of its line. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** What is wrong at a place. */
export interface TextMarker extends TextPlace {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly remedy: string;
}

/**
 * One thing that may be written. It takes the place of what is there from `from` on, up to the end of the
 * word or text that the caret is in.
 */
export interface Completion {
  readonly label: string;
  readonly insert: string;
  readonly kind: 'table' | 'key' | 'value' | 'tool';
  /** What it wants or is, beside the label. */
  readonly detail?: string;
  readonly doc?: string;
}

export interface Completions {
  readonly items: readonly Completion[];
  /** Columns of the line that are replaced; `end` is behind the last one. */
  readonly start: number;
  readonly end: number;
}

/** What stands in the box over a word. */
export interface HoverText {
  readonly title: string;
  readonly detail?: string;
  readonly doc: string;
}

export type TextLanguage = 'toml' | 'steps';

export interface TextEditorProps {
  readonly value: string;
  readonly language: TextLanguage;
  readonly label: string;
  readonly markers: readonly TextMarker[];
  readonly complete?: (lines: readonly string[], place: TextPlace) => Completions | null;
  readonly hover?: (lines: readonly string[], place: TextPlace) => HoverText | null;
  /** Brought into view and the caret put there, each time it is another object. */
  readonly jump?: TextPlace | null;
  readonly readOnly?: boolean;
  readonly onChange?: (text: string) => void;
  readonly onSave?: () => void;
  /** Undo and redo are those of the page: the box is a view of its document and keeps no steps of its own. */
  readonly sharedSteps?: boolean;
}
