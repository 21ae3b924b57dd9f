import { Tabs } from 'radix-ui';
import { useMemo, useState } from 'react';
import type { Diagnostic } from '../../../shared/sop';
import { plainLines } from '../../kit/text-editor/text-change';
import { TextEditor } from '../../kit/text-editor/text-editor';
import type { TextPlace } from '../../kit/text-editor/text-editor-props';
import { told } from '../../i18n/told';
import type { TextName } from '../../entities/draft/editor-state';
import { putText, typeText, useEditor } from '../../entities/draft/editor-store';
import { SideTest } from '../../features/trial/side-test';
import { fixed, fixFor, type Fix } from '../../features/source/fix-for';
import { completeManifest, hoverManifest } from '../../features/source/manifest-help';
import { Problems } from '../../features/source/problems';
import { completeSteps, hoverSteps } from '../../features/source/steps-help';
import { useKnownNames } from '../../features/source/use-known-names';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from '../../features/source/source.module.css';

type FileName = Diagnostic['file'];

const files: readonly (readonly [FileName, TextName])[] = [
  ['SOP.toml', 'toml'],
  ['SOP.md', 'markdown'],
];
const nothing: readonly Diagnostic[] = [];

/**
 * Both files as they are written. They are the document that the other tabs show, so undo and redo are those
 * of the page.
 */
export function SourceTab() {
  const { say, language } = useSay('source');
  const document = useEditor((state) => state.document);
  const known = useKnownNames();
  const [file, setFile] = useState<FileName>('SOP.toml');
  const [jump, setJump] = useState<(TextPlace & { readonly file: FileName }) | null>(null);
  const checked = document?.present.checked ?? null;
  // While a new text is being checked, the findings of the one before stand: they move with their lines soon
  // enough.
  const findings = checked?.entry.diagnostics ?? nothing;
  const byFile = useMemo(
    () => Object.fromEntries(files.map(([name]) => [name, findings.filter((each) => each.file === name)])),
    [findings],
  );
  const markers = useMemo(
    () =>
      Object.fromEntries(
        files.map(([name]) => [
          name,
          (byFile[name] ?? nothing).map((each) => ({
            ...each,
            message: told(each.message, language),
            remedy: told(each.remedy, language),
          })),
        ]),
      ),
    [byFile, language],
  );
  if (document === null) return null;
  const { texts } = document.present;
  const { stale } = document.cards;
  const linesOf: Readonly<Record<string, readonly string[]>> = {
    'SOP.toml': plainLines(texts.toml).split('\n'),
    'SOP.md': plainLines(texts.markdown).split('\n'),
  };
  const apply = (found: Diagnostic, fix: Fix): void => {
    const text = found.file === 'SOP.toml' ? 'toml' : 'markdown';
    putText(text, fixed(texts[text], found.line, fix));
    open(found);
  };
  const open = (found: Diagnostic): void => {
    setFile(found.file);
    setJump({ file: found.file, line: found.line, column: found.column });
  };
  return (
    <div className={classes(styles.desk, styles.columns, 'desk')}>
      <section className={classes(styles.page, 'sheet')} data-part="sheet" aria-label={document.name}>
        <Tabs.Root
          className={styles.files}
          value={file}
          onValueChange={(next) => {
            setFile(next as FileName);
            setJump(null);
          }}
        >
          <div className={styles.head}>
            <Tabs.List aria-label={say('files')} className={styles.fileTabs}>
              {files.map(([name]) => (
                <Tabs.Trigger key={name} value={name}>
                  {name} <Count findings={byFile[name] ?? nothing} />
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            {stale.toml || stale.markdown ? (
              <span className={classes(styles.note, 'note')} role="status">
                {say('stale')}
              </span>
            ) : null}
          </div>
          {files.map(([name, text]) => (
            <Tabs.Content
              key={name}
              value={name}
              className={styles.text}
              forceMount
              hidden={name !== file}
              tabIndex={-1}
            >
              <TextEditor
                value={texts[text]}
                language={text === 'toml' ? 'toml' : 'steps'}
                label={say('textOf', { file: name })}
                markers={markers[name] ?? nothing}
                complete={(lines, at) =>
                  (text === 'toml' ? completeManifest : completeSteps)(lines, at, known, language)
                }
                hover={(lines, at) =>
                  text === 'toml'
                    ? hoverManifest(lines, at, language)
                    : hoverSteps(lines, at, known, language)
                }
                jump={jump?.file === name ? jump : null}
                onChange={(written) => {
                  typeText(text, written);
                }}
                sharedSteps
              />
            </Tabs.Content>
          ))}
        </Tabs.Root>
        <Problems
          findings={findings}
          isReading={checked === null}
          fixOf={(found) => fixFor(found, linesOf[found.file]?.[found.line - 1])}
          onOpen={open}
          onFix={apply}
        />
      </section>
      <SideTest document={document} />
    </div>
  );
}

/** How many errors a file has, or else warnings. */
function Count({ findings }: { readonly findings: readonly Diagnostic[] }) {
  const { say } = useSay('source');
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const count = errors > 0 ? errors : findings.length;
  if (count === 0) return null;
  return (
    <span className={errors > 0 ? 'bad' : 'warn'}>
      <span aria-hidden="true">{count}</span>
      <span className="sr">{say(errors > 0 ? 'wrong' : 'doubtful', { count })}</span>
    </span>
  );
}
