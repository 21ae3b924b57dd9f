/** Something that can be read, and is hardly what was meant. */
export interface Doubt {
  /** `slip`: one value or key; `impossible`, `always`: the condition as a whole. */
  readonly kind: 'slip' | 'impossible' | 'always';
  /** Offset in the condition. */
  readonly at: number;
  readonly message: string;
  readonly remedy: string;
}
