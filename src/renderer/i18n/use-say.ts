import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../shared/language';
import type { words as approvals } from '../words/approvals.en';
import type { words as boards } from '../words/boards.en';
import type { words as channels } from '../words/channels.en';
import type { words as chat } from '../words/chat.en';
import type { words as condition } from '../words/condition.en';
import type { words as draft } from '../words/draft.en';
import type { words as editor } from '../words/editor.en';
import type { words as events } from '../words/events.en';
import type { words as evidence } from '../words/evidence.en';
import type { words as firstRun } from '../words/first-run.en';
import type { words as fleet } from '../words/fleet.en';
import type { words as flow } from '../words/flow.en';
import type { words as help } from '../words/help.en';
import type { words as history } from '../words/history.en';
import type { words as kit } from '../words/kit.en';
import type { words as memory } from '../words/memory.en';
import type { words as models } from '../words/models.en';
import type { words as runs } from '../words/runs.en';
import type { words as settings } from '../words/settings.en';
import type { words as shell } from '../words/shell.en';
import type { words as sops } from '../words/sops.en';
import type { words as source } from '../words/source.en';
import type { words as trial } from '../words/trial.en';
import { phrase } from './phrase';
import { useLanguage } from './use-language';

/** The words of each part of the window; the compiler knows their keys. */
interface Words {
  readonly approvals: typeof approvals;
  readonly boards: typeof boards;
  readonly channels: typeof channels;
  readonly chat: typeof chat;
  readonly condition: typeof condition;
  readonly draft: typeof draft;
  readonly editor: typeof editor;
  readonly events: typeof events;
  readonly evidence: typeof evidence;
  readonly 'first-run': typeof firstRun;
  readonly fleet: typeof fleet;
  readonly flow: typeof flow;
  readonly help: typeof help;
  readonly history: typeof history;
  readonly kit: typeof kit;
  readonly memory: typeof memory;
  readonly models: typeof models;
  readonly runs: typeof runs;
  readonly settings: typeof settings;
  readonly shell: typeof shell;
  readonly sops: typeof sops;
  readonly source: typeof source;
  readonly trial: typeof trial;
}

export type Part = keyof Words;

/** The keys of a part's words; a phrase that is counted is one word. */
export type Word<P extends Part> = keyof Words[P] extends infer Key
  ? Key extends `${infer Base}_one` | `${infer Base}_other`
    ? Base
    : Key
  : never;

/** Says one of a part's phrases. */
export type Say<P extends Part> = (
  word: Word<P>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The phrases of a part of the window, in the language of whoever looks at it. */
export function useSay<P extends Part>(part: P): { readonly say: Say<P>; readonly language: Language } {
  const { t } = useTranslation(part);
  const language = useLanguage();
  const say = useCallback<Say<P>>(
    (word, values = {}) => phrase(t(String(word), { ...values, skipInterpolation: true }), values, language),
    [t, language],
  );
  return { say, language };
}

/** The phrases of a part with their places still open, for a sentence that sets its values by itself. */
export function useOpenPhrase<P extends Part>(part: P): (word: Word<P>) => string {
  const { i18n } = useTranslation();
  return useCallback((word) => i18n.t(String(word), { ns: part, skipInterpolation: true }), [i18n, part]);
}
