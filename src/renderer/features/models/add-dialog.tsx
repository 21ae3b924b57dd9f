import { useId, useState } from 'react';
import type { Refusal } from '../../../shared/result';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { Segments } from '../../kit/segments';
import { addFolder, addModel, chooseModelFile } from '../../entities/model/models-store';
import { useSay } from '../../i18n/use-say';
import modelStyles from '../../entities/model/model.module.css';

/** Takes a file of this machine in. */
export function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const { say } = useSay('models');
  const id = useId();
  const [file, setFile] = useState('');
  const [name, setName] = useState('');
  const [how, setHow] = useState<'copy' | 'link'>('copy');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [folder, setFolder] = useState<string | null>(null);
  const chooseFolder = async (): Promise<void> => {
    const answer = await addFolder();
    setRefusal(answer.ok ? null : answer.error);
    if (answer.ok && answer.value !== null) setFolder(answer.value);
  };
  const choose = async (): Promise<void> => {
    const answer = await chooseModelFile();
    if (!answer.ok) setRefusal(answer.error);
    else if (answer.value.file !== null) {
      setFile(answer.value.file);
      setMissing(false);
    }
  };
  const add = async (): Promise<void> => {
    if (file.trim() === '') {
      setMissing(true);
      return;
    }
    setBusy(true);
    const answer = await addModel(file.trim(), name.trim(), how);
    setBusy(false);
    if (answer.ok) onClose();
    else setRefusal(answer.error);
  };
  return (
    <Dialog open onClose={onClose} title={say('addTitle')}>
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <div className="field">
        <label htmlFor={`${id}-file`}>{say('addFile')}</label>
        <span className={modelStyles.withButton}>
          <input
            id={`${id}-file`}
            className="in"
            value={file}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={missing}
            aria-describedby={`${id}-file-note`}
            onChange={(event) => {
              setFile(event.target.value);
              setMissing(false);
            }}
          />
          <Button onClick={() => void choose()}>{say('choose')}</Button>
        </span>
        <span id={`${id}-file-note`} className={missing ? 'fe' : 'note'}>
          {say(missing ? 'noFile' : 'addFileNote')}
        </span>
      </div>
      <div className="field">
        <label htmlFor={`${id}-name`}>{say('addName')}</label>
        <input
          id={`${id}-name`}
          className="in"
          value={name}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-name-note`}
          onChange={(event) => {
            setName(event.target.value);
          }}
        />
        <span id={`${id}-name-note`} className="note">
          {say('addNameNote')}
        </span>
      </div>
      <div className="field">
        <span className="fl" id={`${id}-how`}>
          {say('addHow')}
        </span>
        <Segments
          name="model-how"
          labelledBy={`${id}-how`}
          value={how}
          onChange={setHow}
          options={[
            { value: 'copy', label: say('addCopy') },
            { value: 'link', label: say('addLink') },
          ]}
        />
        <span className="note">{say(how === 'copy' ? 'addCopyNote' : 'addLinkNote')}</span>
      </div>
      <div className="field">
        <span className="fl">{say('addFolder')}</span>
        <span className={modelStyles.withButton}>
          <span className="note" role="status">
            {folder === null ? say('addFolderNote') : say('addedFolder', { folder })}
          </span>
          <Button onClick={() => void chooseFolder()}>{say('chooseFolder')}</Button>
        </span>
      </div>
      <DialogActions>
        <Button look="key" busy={busy ? say('adding') : null} onClick={() => void add()}>
          {say('addDo')}
        </Button>
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
