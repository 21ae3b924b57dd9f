import type { TextCall } from './call-object';

/** What stands at a place of an answer where a call may begin. `end` is the index where reading goes on. */
export type CallForm =
  | { readonly kind: 'calls'; readonly calls: readonly TextCall[]; readonly end: number }
  /** A call that ends with the answer, and with nothing of its own. */
  | { readonly kind: 'open-call'; readonly call: TextCall; readonly end: number }
  /** Meant as a call but unreadable; nothing of it is for the reader. */
  | { readonly kind: 'unreadable'; readonly end: number }
  /** A call that begins and never ends: the rest of the answer stays text. */
  | { readonly kind: 'unfinished' }
  /** Text after all; `unread` when it was meant as a call. */
  | { readonly kind: 'text'; readonly end: number; readonly unread: boolean };
