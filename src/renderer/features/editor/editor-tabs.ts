import type { ComponentType } from 'react';
import { FlowTab } from '../flow/flow-tab';
import { HistoryTab } from '../history/history-tab';
import { SourceTab } from '../source/source-tab';
import { TrialTab } from '../trial/trial-tab';
import { StepsTab } from './steps-tab';
import type { EditorWord } from './use-say';

interface EditorTab {
  /** In the address: `#/sops/NAME/steps`. */
  readonly id: string;
  readonly word: EditorWord;
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
