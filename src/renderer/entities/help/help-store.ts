import { create } from 'zustand';
import type { Page } from '../window/route';
import { docsOf, type Docs } from './docs';

export const useHelp = create<{ readonly docs: Docs | null }>(() => ({ docs: null }));

let reading: Promise<void> | null = null;

/** Reads the documentation, once. */
export function readDocs(): Promise<void> {
  reading ??= import('./docs-texts').then(({ docsTexts }) => {
    useHelp.setState({ docs: docsOf(docsTexts) });
  });
  return reading;
}

/** The page of the documentation that a page of the window is explained on. */
export const helpOf: Readonly<Record<Page, string>> = {
  approvals: 'concepts',
  chat: 'how-to/chat',
  sops: 'how-to/write-a-procedure',
  runs: 'concepts',
  events: 'how-to/see-why-nothing-started',
  boards: 'how-to/boards',
  channels: 'how-to/telegram',
  memory: 'how-to/chat',
  models: 'how-to/connect-a-model',
  settings: 'configuration',
  fleet: 'how-to/run-a-fleet',
  help: 'start',
};
