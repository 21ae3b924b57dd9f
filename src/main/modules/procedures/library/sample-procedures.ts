import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { definitionHash } from '../../../platform/base/definition-hash';
import { readUtf8File } from '../../../platform/base/utf8-file';
import { AppError } from '../../../../shared/errors';
import type { Language } from '../../../../shared/language';
import type { Decider } from '../../../../shared/run';
import type { SopEntry } from '../../../../shared/sop';
import type { SopEditor } from './sop-editor';

interface Sample {
  readonly toml: string;
  readonly markdown: string;
}

interface Parts {
  /** Folders of the samples that ship with the product, by the language they are written in. */
  readonly samples: Readonly<Record<Language, string>>;
  readonly entries: () => readonly SopEntry[];
  readonly editor: Pick<SopEditor, 'replace'>;
}

/**
 * Writes the samples of a home in this language, as far as nobody has changed them: each is still, byte for byte,
 * what ships in another language. Throws an AppError when one cannot be read or written.
 */
export function writeSamplesIn(language: Language, by: Decider, { samples, entries, editor }: Parts): void {
  const shipped = new Set(
    (Object.keys(samples) as Language[])
      .filter((other) => other !== language)
      .flatMap((other) => samplesIn(samples[other]).map(([folder, text]) => `${folder} ${hashOf(text)}`)),
  );
  for (const [folder, text] of samplesIn(samples[language])) {
    const entry = entries().find((each) => each.folder === folder);
    if (entry === undefined || !shipped.has(`${folder} ${entry.hash}`)) continue;
    const written = editor.replace(folder, text, entry.hash, by, 'written in the chosen language');
    // Somebody who saves it in this very moment keeps what they saved.
    if (written.ok || written.error.code === 'sop.changed') continue;
    const { code, message, remedy } = written.error;
    throw new AppError(code, message, remedy === undefined ? {} : { remedy });
  }
}

const hashOf = ({ toml, markdown }: Sample): string => definitionHash(toml, markdown);

const samplesIn = (folder: string): readonly (readonly [name: string, text: Sample])[] =>
  (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []).flatMap((each) =>
    each.isDirectory()
      ? [
          [
            each.name,
            {
              toml: readUtf8File(join(folder, each.name, 'SOP.toml')),
              markdown: readUtf8File(join(folder, each.name, 'SOP.md')),
            },
          ] as const,
        ]
      : [],
  );
