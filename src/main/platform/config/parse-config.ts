import { keyText } from '../../../shared/config-keys';
import { parse, TomlError } from 'smol-toml';
import type { Config } from '../../../shared/config';
import type { ConfigDiagnostic } from '../../../shared/config-diagnostic';
import { messageOf } from '../../../shared/errors';
import { tomlPositions, type TomlPositions } from '../base/toml-positions';
import { plainTomlReason, type TomlReason } from '../base/toml-reason';
import { tomlTwice, type TomlTwice } from '../base/toml-twice';
import { configFindings } from './config-findings';
import { checkReferences } from './check-references';
import type { Finding } from './finding';

export interface ParsedConfig {
  /** Null: something is wrong, and the configuration before it stays in force. */
  readonly config: Config | null;
  /** By place. */
  readonly diagnostics: readonly ConfigDiagnostic[];
}

const file = 'config.toml';

/** Reads config.toml. Unknown keys are warnings, and left out; wrong values are errors. Never throws. */
export function parseConfig(text: string): ParsedConfig {
  const source = text.replace(/^\uFEFF/, '');
  let raw: Record<string, unknown>;
  try {
    raw = parse(source, { unsafeKeyBehaviour: 'throw' });
  } catch (failure) {
    return { config: null, diagnostics: [syntaxError(source, failure)] };
  }
  const { config, findings } = configFindings(raw);
  const all = config === null ? findings : [...findings, ...checkReferences(config)];
  const positions = tomlPositions(source);
  const diagnostics = all
    .map((finding) => toDiagnostic(finding, positions))
    .sort((a, b) => a.line - b.line || a.column - b.column);
  return { config: all.some(({ severity }) => severity === 'error') ? null : config, diagnostics };
}

function toDiagnostic(finding: Finding, positions: TomlPositions): ConfigDiagnostic {
  const place = positions.around(finding.path);
  const { line, column } =
    finding.at === 'value' && positions.find(finding.path) !== null ? place.value : place.key;
  return {
    severity: finding.severity,
    file,
    line,
    column,
    key: keyText(finding.path),
    message: finding.message,
    remedy: finding.remedy,
  };
}

function syntaxError(source: string, failure: unknown): ConfigDiagnostic {
  const place =
    failure instanceof TomlError ? { line: failure.line, column: failure.column } : { line: 1, column: 1 };
  const reason = (messageOf(failure).split('\n')[0] ?? '').replace(/^Invalid TOML document: /, '');
  const twice = reason.includes('redefine') ? tomlTwice(source, place.line) : null;
  const said =
    twice === null
      ? {
          message: plainTomlReason(reason)?.message ?? reason,
          remedy:
            'Correct this line. Texts stand in quotes, a key may be written once, and every bracket is closed.',
        }
      : whyTwice(twice);
  return {
    severity: 'error',
    file,
    ...place,
    key: null,
    message: `This is not valid TOML: ${said.message}`,
    remedy: said.remedy,
  };
}

/** A new config.toml has the tables already, so whoever adds lines at its end writes one a second time. */
const whyTwice = ({ name, isHead, firstLine }: TomlTwice): TomlReason => ({
  message: `${name} is written twice, first in line ${String(firstLine)}`,
  remedy: isHead
    ? `Put the keys that stand below it under line ${String(firstLine)}, and delete this line.`
    : 'Keep one of the two.',
});
