import type { ModelDownload } from '../../shared/models';
import { isFinished, type RunSummary } from '../../shared/run';
import type { Words } from './words';

/** What is under way when somebody wants to quit. */
export interface UnderWay {
  readonly runs: readonly Pick<RunSummary, 'sop' | 'status' | 'currentStep'>[];
  readonly downloads: readonly Pick<ModelDownload, 'name' | 'state'>[];
}

export interface QuitQuestion {
  readonly message: string;
  /** One line for each, by its name, and what becomes of it. */
  readonly detail: string;
}

const mostNames = 8;

/** Null: nothing is under way, and nobody is asked. */
export function quitQuestion({ runs, downloads }: UnderWay, words: Pick<Words, 'quitQuestion' | 'quitRuns' | 'quitWaits' | 'quitDownload' | 'quitMore' | 'quitAfter' | 'step'>): QuitQuestion | null {
  const lines = [
    ...runs.filter(({ status }) => !isFinished(status)).map(({ sop, status, currentStep }) => (status === 'waiting_approval' ? words.quitWaits : words.quitRuns)(words.step(sop, currentStep))),
    ...downloads.filter(({ state }) => state === 'downloading' || state === 'checking').map(({ name }) => words.quitDownload(name)),
  ];
  if (lines.length === 0) return null;
  const shown = lines.length > mostNames ? [...lines.slice(0, mostNames), words.quitMore(lines.length - mostNames)] : lines;
  return { message: words.quitQuestion, detail: `${shown.join('\n')}\n\n${words.quitAfter}` };
}
