import { ok, type Result } from '../../../../shared/result';
import { newlineOf } from '../../../platform/base/text-lines';
import { editManifest } from './edit-manifest';
import { parseManifest } from '../definition/manifest';
import type { SopTexts } from './sop-file';

/** The texts under this name, disabled; all else as it is. */
export function underName(texts: SopTexts, name: string): Result<SopTexts> {
  const named = editManifest(texts.toml, { type: 'set-key', key: 'name', value: name });
  const disabled = named.ok
    ? editManifest(named.value, { type: 'set-key', key: 'enabled', value: false })
    : named;
  return disabled.ok ? ok({ markdown: texts.markdown, toml: disabled.value }) : disabled;
}

/**
 * The same for a procedure of one's own, whose SOP.toml may be in the middle of being written: what cannot be
 * parsed is changed by its lines. Both keys then stand right under `[sop]`, so that it is disabled once the
 * rest is fixed, or has a key twice and does not run.
 */
export const copiedAs = (texts: SopTexts, name: string): Result<SopTexts> =>
  byLines(texts, name, underName(texts, name));

/** The same under the name that it has. */
export function switchedOff(texts: SopTexts): Result<SopTexts> {
  const off = editManifest(texts.toml, { type: 'set-key', key: 'enabled', value: false });
  return byLines(texts, null, off.ok ? ok({ markdown: texts.markdown, toml: off.value }) : off);
}

/** `copied`, or if that cannot be made of a broken text, the lines of it. `name` null: as it is. */
function byLines(texts: SopTexts, name: string | null, copied: Result<SopTexts>): Result<SopTexts> {
  if (copied.ok || !isBroken(texts.toml)) return copied;
  const newline = newlineOf(texts.toml);
  const lines = texts.toml.split(/(?<=\n)/u);
  const header = lines.findIndex((line) => /^\s*\[\s*sop\s*\]\s*(?:#.*)?$/u.test(line.trimEnd()));
  if (header < 0) return copied;
  const after = lines.slice(header + 1);
  const next = after.findIndex((line) => /^\s*\[/u.test(line));
  const own = next < 0 ? after : after.slice(0, next);
  const written =
    name === null ? /^\s*(?:enabled|"enabled")\s*=/u : /^\s*(?:name|enabled|"name"|"enabled")\s*=/u;
  const kept = own.filter((line) => !written.test(line));
  const named = name === null ? [] : [`name = ${JSON.stringify(name)}${newline}`];
  const head = (lines[header] ?? '').trimEnd() + newline;
  return ok({
    markdown: texts.markdown,
    toml: [
      ...lines.slice(0, header),
      head,
      ...named,
      `enabled = false${newline}`,
      ...kept,
      ...after.slice(own.length),
    ].join(''),
  });
}

const isBroken = (toml: string): boolean =>
  parseManifest(toml, 'supervised').findings.problems.some(({ kind }) => kind === 'syntax');
