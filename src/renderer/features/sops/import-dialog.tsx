import { FileInput, FolderInput } from 'lucide-react';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import type { Input } from '../../../shared/procedures';
import { ok, refuse, type Refusal, type Result } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { chosenText } from '../../kit/chosen-file';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { go } from '../../entities/window/route';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './sops.module.css';

type From = Input<'sops.import'>['from'];

/** Larger files are no procedures. */
const largestBytes = 4_000_000;

/**
 * Takes up a procedure that somebody else wrote. It arrives disabled; a name that is taken is asked about.
 */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { say } = useSay('sops');
  const [from, setFrom] = useState<From | null>(null);
  const [chosen, setChosen] = useState('');
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isTaken = refusal?.code === 'sop.name-taken';
  const take = async (texts: From, as: string | null, replace: boolean): Promise<void> => {
    const answer = await ask('sops.import', { from: texts, as, replace });
    if (!answer.ok) {
      setRefusal(answer.error);
      return;
    }
    onClose();
    go('sops', answer.value.entry.name);
  };
  const choose = async (files: readonly File[]): Promise<void> => {
    const texts =
      (await textsOf(files)) ??
      refuse({ code: 'sop.not-a-file', message: say('importNothing'), remedy: say('importNothingRemedy') });
    setChosen(
      files
        .map((file) => file.name)
        .filter((file) => file !== '')
        .slice(0, 3)
        .join(', '),
    );
    setFrom(texts.ok ? texts.value : null);
    setRefusal(texts.ok ? null : texts.error);
    if (texts.ok) await take(texts.value, null, false);
  };
  return (
    <Dialog open onClose={onClose} title={say('importTitle')}>
      <p>{say('importText')}</p>
      <div className={styles.importChoices}>
        <FileButton label={say('importFile')} onChoose={choose} />
        <FileButton label={say('importFolder')} folder onChoose={choose} />
      </div>
      {chosen === '' ? null : <p className={classes(styles.note, 'note')}>{chosen}</p>}
      {refusal === null ? null : (
        <ProblemNote tone={isTaken ? 'warn' : 'bad'} message={refusal.message} remedy={refusal.remedy} />
      )}
      {isTaken && from !== null ? (
        <NameAgain name={name} onName={setName} onTake={(as, replace) => void take(from, as, replace)} />
      ) : null}
      <DialogActions>
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function NameAgain({
  name,
  onName,
  onTake,
}: {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onTake: (as: string | null, replace: boolean) => void;
}) {
  const { say } = useSay('sops');
  const id = useId();
  return (
    <div className={styles.nameAgain}>
      <div className={classes(styles.field, 'field')}>
        <label htmlFor={id}>{say('importAs')}</label>
        <input
          id={id}
          className={classes(styles.input, 'in')}
          value={name}
          spellCheck={false}
          onChange={(event) => {
            onName(event.target.value);
          }}
        />
      </div>
      <Button
        disabled={name.trim() === ''}
        onClick={() => {
          onTake(name, false);
        }}
      >
        {say('importUnderName')}
      </Button>
      <Button
        className="danger"
        onClick={() => {
          onTake(null, true);
        }}
      >
        {say('importReplace')}
      </Button>
    </div>
  );
}

/** Lets the person choose files, or a folder with SOP.toml in it. */
function FileButton({
  label,
  folder = false,
  onChoose,
}: {
  readonly label: string;
  readonly folder?: boolean;
  readonly onChoose: (files: readonly File[]) => Promise<void>;
}) {
  const chooser = useRef<HTMLInputElement | null>(null);
  const chosen = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    if (files.length > 0) void onChoose(files);
  };
  return (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple={!folder}
        {...(folder ? { webkitdirectory: '' } : { accept: '.json,.toml,.md' })}
        data-chooser={folder ? 'folder' : 'file'}
        onChange={chosen}
      />
      <Button icon={folder ? FolderInput : FileInput} onClick={() => chooser.current?.click()}>
        {label}
      </Button>
    </>
  );
}

/** An exported file, or SOP.toml and SOP.md among what was chosen; null: neither. */
async function textsOf(files: readonly File[]): Promise<Result<From> | null> {
  const small = files.filter(({ size }) => size <= largestBytes);
  const toml = small.find(({ name }) => name === 'SOP.toml');
  const markdown = small.find(({ name }) => name === 'SOP.md');
  if (toml !== undefined) {
    const [first, second] = [
      await chosenText(toml),
      markdown === undefined ? ok(null) : await chosenText(markdown),
    ];
    if (!first.ok) return first;
    return second.ok ? ok({ toml: first.value, markdown: second.value }) : second;
  }
  const [file] = small.filter(({ name }) => name.endsWith('.json'));
  if (file === undefined) return null;
  const text = await chosenText(file);
  return text.ok ? ok({ file: text.value }) : text;
}
