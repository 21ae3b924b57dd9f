import type { ComponentType } from 'react';
import { FlowTab } from '../../features/flow/flow-tab';
import { HistoryTab } from '../../features/history/history-tab';
import { SourceTab } from './source-tab';
import { TrialTab } from '../../features/trial/trial-tab';
import { StepsTab } from '../../features/editor/steps-tab';
import type { Word } from '../../i18n/use-say';

interface EditorTab {
  /** In the address: `#/sops/NAME/steps`. */
  readonly id: string;
  readonly word: Word<'editor'>;
  readonly Content: ComponentType;
}

/**
 * The parts of the editor, in their order; each works on the one document of the store. The first is shown
 * when the address names none.
 */
export const editorTabs: readonly [EditorTab, ...EditorTab[]] = [
  { id: 'steps', word: 'steps', Content: StepsTab },
  { id: 'flow', word: 'flow', Content: FlowTab },
  { id: 'source', word: 'source', Content: SourceTab },
  { id: 'test', word: 'test', Content: TrialTab },
  { id: 'history', word: 'history', Content: HistoryTab },
];
