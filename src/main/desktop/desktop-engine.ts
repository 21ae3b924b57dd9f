import type { Notice } from '../../shared/notices';
import type { Result } from '../../shared/result';
import type { Decider } from '../../shared/run';
import type { Emitter } from '../base/emitter';
import type { Notifier } from '../ports/notifier';
import type { Secrets } from '../ports/secrets';

/** What the shell needs of the running engine. */
export interface DesktopEngine {
  readonly router: { ask(procedure: string, input: unknown, caller: Decider): Promise<Result<unknown>> };
  readonly notices: Emitter<Notice>;
  close(): Promise<void>;
}

/** What the shell gives the engine. */
export interface DesktopEngineOptions {
  readonly home: string;
  readonly resources: string;
  readonly sampleSops: string;
  readonly version: string;
  readonly workerFile: string;
  readonly notifier: Notifier;
  readonly secrets: Secrets | null;
  readonly logToStderr: boolean;
}

export type ComposeEngine = (options: DesktopEngineOptions) => Promise<DesktopEngine>;
