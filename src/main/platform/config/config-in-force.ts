import { Config } from '../../../shared/config';
import type { ConfigDiagnostic } from '../../../shared/config-diagnostic';
import { messageOf } from '../../../shared/errors';
import type { KeptText } from '../../ports/kept-config';
import { remedyOf } from './config-text';
import { parseConfig, type ParsedConfig } from './parse-config';

/** What lies at config.toml: its text, or why there is none to read. */
export type FoundConfig = string | { readonly message: string; readonly remedy: string };

export interface ConfigInForce {
  readonly config: Config;
  /**
   * config.toml; the last text that was in force, because config.toml cannot be used; or neither: the
   * defaults stand in, and nobody has asked for them.
   */
  readonly from: 'file' | 'kept' | 'nothing';
  /** What says so; null: nothing does. */
  readonly text: string | null;
  /**
   * Why the text that was in force last does not stand in for config.toml; null: it need not, or there is
   * none.
   */
  readonly keptUnusable: string | null;
  /** Errors and warnings of config.toml itself. */
  readonly diagnostics: readonly ConfigDiagnostic[];
}

/** What holds, while the engine runs and at its start alike. `kept`: the last text that was in force. */
export function configInForce(found: FoundConfig, kept: KeptText): ConfigInForce {
  const { config, diagnostics } = parsed(found, kept);
  if (config !== null && typeof found === 'string')
    return { config, from: 'file', text: found, keptUnusable: null, diagnostics };
  const before = typeof kept === 'string' ? parseConfig(kept) : { config: null, diagnostics: [] };
  if (typeof kept === 'string' && before.config !== null)
    return { config: before.config, from: 'kept', text: kept, keptUnusable: null, diagnostics };
  const keptUnusable =
    kept !== null && typeof kept !== 'string'
      ? kept.unreadable
      : (before.diagnostics.find(({ severity }) => severity === 'error')?.message ?? null);
  return { config: Config.parse({}), from: 'nothing', text: null, keptUnusable, diagnostics };
}

function parsed(found: FoundConfig, kept: KeptText): ParsedConfig {
  if (typeof found !== 'string')
    return {
      config: null,
      diagnostics: [wholeFile(found === notThere && typeof kept === 'string' ? goneWhileKept : found)],
    };
  // What a save leaves that was cut off.
  if (found === '' && kept !== null && kept !== '')
    return {
      config: null,
      diagnostics: [
        wholeFile({
          message: 'config.toml is empty',
          remedy: 'Save it again. If all defaults are to hold, write a line that begins with # into it.',
        }),
      ],
    };
  return parseConfig(found);
}

const wholeFile = ({
  message,
  remedy,
}: {
  readonly message: string;
  readonly remedy: string;
}): ConfigDiagnostic => ({
  severity: 'error',
  file: 'config.toml',
  line: 1,
  column: 1,
  key: null,
  message,
  remedy,
});

export const notThere = {
  message: 'config.toml is not there',
  remedy: 'Save it again, or restart ZeroClaw: a new one with all defaults is written.',
};

const goneWhileKept = {
  ...notThere,
  remedy:
    'Copy data/config-in-force.toml, which holds now, to config.toml. A restart without that writes a new one with all defaults, and puts what holds now aside as data/config-before-defaults.toml.',
};

/** Why there is no text. */
export const unreadable = (failure: unknown): FoundConfig =>
  (failure as NodeJS.ErrnoException).code === 'ENOENT'
    ? notThere
    : { message: `config.toml cannot be read: ${messageOf(failure)}`, remedy: remedyOf(failure) };
