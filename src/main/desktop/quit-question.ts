import type { ModelDownload } from '../../shared/models';
import type { RunSummary } from '../../shared/run';
import { isUnderWay } from '../../shared/run-facts';
import type { EngineLink } from './engine-link';
import type { Words } from './words';

/** What is under way when somebody wants to quit. */
export interface UnderWay {
  readonly runs: readonly Pick<RunSummary, 'sop' | 'status' | 'currentStep' | 'importedAt'>[];
  readonly downloads: readonly Pick<ModelDownload, 'name' | 'state'>[];
}

export interface QuitQuestion {
  readonly message: string;
  /** One line for each, by its name, and what becomes of it. */
  readonly detail: string;
}

const mostNames = 8;

export async function askWhatIsUnderWay(link: Pick<EngineLink, 'askAs'>): Promise<UnderWay> {
  const [runs, downloads] = await Promise.all([
    link.askAs('app', 'runs.ledger', { limit: 0 }),
    link.askAs('app', 'models.downloads', {}),
  ]);
  return { runs: runs.ok ? runs.value.live : [], downloads: downloads.ok ? downloads.value : [] };
}

/** Null: nothing is under way, and nobody is asked. */
export function quitQuestion(
  { runs, downloads }: UnderWay,
  words: Pick<
    Words,
    'quitQuestion' | 'quitRuns' | 'quitWaits' | 'quitDownload' | 'quitMore' | 'quitAfter' | 'step'
  >,
): QuitQuestion | null {
  const lines = [
    ...runs
      .filter(isUnderWay)
      .map(({ sop, status, currentStep }) =>
        (status === 'waiting_approval' || status === 'interrupted' ? words.quitWaits : words.quitRuns)(
          words.step(sop, currentStep),
        ),
      ),
    ...downloads
      .filter(({ state }) => state === 'downloading' || state === 'checking')
      .map(({ name }) => words.quitDownload(name)),
  ];
  if (lines.length === 0) return null;
  const shown =
    lines.length > mostNames
      ? [...lines.slice(0, mostNames), words.quitMore(lines.length - mostNames)]
      : lines;
  return { message: words.quitQuestion, detail: `${shown.join('\n')}\n\n${words.quitAfter}` };
}
