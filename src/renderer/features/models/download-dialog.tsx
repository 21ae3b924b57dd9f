import { useId, useState } from 'react';
import type { Refusal } from '../../../shared/result';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { bytesText, foreseenFit } from '../../entities/model/models-state';
import { pullModel, useModels } from '../../entities/model/models-store';
import { suggestedModels } from '../../entities/model/suggested-models';
import { useSay } from '../../i18n/use-say';
import { HubSearch } from './hub-search';
import styles from './models.module.css';

const other = '';
const tones = { fits: 'ok', tight: 'warn', will_not_load: 'bad', unknown: 'm' } as const;

/** What fits comes first, the largest of it before all. */
function inOrderOfUse(memory: { readonly free: number; readonly total: number } | null) {
  const ranks = { fits: 0, tight: 1, unknown: 1, will_not_load: 2 } as const;
  return suggestedModels
    .map((model) => ({
      model,
      fit: memory === null ? ('unknown' as const) : foreseenFit(model.bytes, memory),
    }))
    .sort((one, other) => ranks[one.fit] - ranks[other.fit] || other.model.bytes - one.model.bytes);
}

/** Fetches a file: one that is suggested, or any other by its address. */
export function DownloadDialog({ onClose }: { readonly onClose: () => void }) {
  const { say } = useSay('models');
  const id = useId();
  const overview = useModels((state) => state.overview);
  const [chosen, setChosen] = useState(other);
  const [address, setAddress] = useState('');
  const [sha256, setSha256] = useState('');
  const [fault, setFault] = useState<'noAddress' | 'wrongSha256' | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const listed = suggestedModels.find((model) => model.uri === chosen);
  const uri = chosen === other ? address.trim() : chosen;
  const download = async (): Promise<void> => {
    const found =
      uri === ''
        ? 'noAddress'
        : chosen === other && sha256.trim() !== '' && !/^[0-9a-f]{64}$/iu.test(sha256.trim())
          ? 'wrongSha256'
          : null;
    setFault(found);
    if (found !== null) return;
    setBusy(true);
    const answer = await pullModel(uri, '', listed?.sha256 ?? sha256.trim());
    setBusy(false);
    if (answer.ok) onClose();
    else setRefusal(answer.error);
  };
  const host = uri.startsWith('hf:')
    ? (overview?.hub ?? '')
    : (/^https?:\/\/([^/\s]+)/u.exec(uri)?.[1] ?? '');
  return (
    <Dialog open onClose={onClose} title={say('downloadTitle')}>
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <fieldset className={styles.choices}>
        <legend>{say('suggested')}</legend>
        {inOrderOfUse(overview?.memory ?? null).map(({ model, fit }) => {
          return (
            <label key={model.uri}>
              <input
                type="radio"
                name={id}
                checked={chosen === model.uri}
                onChange={() => {
                  setChosen(model.uri);
                  setFault(null);
                }}
              />
              <span>
                <b>{model.title}</b>
                <small>
                  {[
                    say('suggestedNote', { size: bytesText(model.bytes), licence: model.licence }),
                    ...(model.korean === true ? [say('speaksKorean')] : []),
                    ...(model.thinking === 'never' || model.thinking === null
                      ? []
                      : [say(`thinks_${model.thinking}`)]),
                  ].join(' · ')}
                </small>
              </span>
              <span className={tones[fit]}>{say(fit)}</span>
            </label>
          );
        })}
        <label>
          <input
            type="radio"
            name={id}
            checked={chosen === other}
            onChange={() => {
              setChosen(other);
            }}
          />
          <span>
            <b>{say('another')}</b>
          </span>
        </label>
      </fieldset>
      {chosen === other ? (
        <>
          <HubSearch
            onChoose={(file) => {
              setAddress(file.uri);
              setSha256(file.sha256 ?? '');
              setFault(null);
            }}
          />
          <div className="field">
            <label htmlFor={`${id}-address`}>{say('address')}</label>
            <input
              id={`${id}-address`}
              className="in"
              value={address}
              autoComplete="off"
              spellCheck={false}
              aria-invalid={fault === 'noAddress'}
              aria-describedby={`${id}-address-note`}
              onChange={(event) => {
                setAddress(event.target.value);
                setFault(null);
              }}
            />
            <span id={`${id}-address-note`} className={fault === 'noAddress' ? 'fe' : 'note'}>
              {say(fault === 'noAddress' ? 'noAddress' : 'addressNote')}
            </span>
          </div>
          <div className="field">
            <label htmlFor={`${id}-sha`}>{say('sha256')}</label>
            <input
              id={`${id}-sha`}
              className="in code"
              value={sha256}
              autoComplete="off"
              spellCheck={false}
              aria-invalid={fault === 'wrongSha256'}
              aria-describedby={`${id}-sha-note`}
              onChange={(event) => {
                setSha256(event.target.value);
                setFault(null);
              }}
            />
            <span id={`${id}-sha-note`} className={fault === 'wrongSha256' ? 'fe' : 'note'}>
              {say(fault === 'wrongSha256' ? 'wrongSha256' : 'sha256Note')}
            </span>
          </div>
        </>
      ) : null}
      <DialogActions note={host === '' ? undefined : say('downloadConsequence', { host })}>
        <Button look="key" busy={busy ? say('beginning') : null} onClick={() => void download()}>
          {say('downloadDo')}
        </Button>
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
