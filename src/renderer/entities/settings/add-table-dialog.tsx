import { useId, useState } from 'react';
import { hiddenSecret, type ConfigView } from '../../../shared/config-desk';
import type { ConfigNode } from '../../../shared/config-keys';
import type { Refusal } from '../../../shared/result';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { Select } from '../../kit/select';
import { docOf, wantedPhrase } from './config-words';
import { readField, requiredKeys, valueAt, variantsOf, type Block } from './settings-state';
import { changeConfig } from './settings-store';
import { useSay } from '../../i18n/use-say';

/**
 * Asks for a name and for what the table cannot do without, and writes it. The engine puts secrets where
 * secrets are kept.
 */
export function AddTableDialog({
  block,
  view,
  title,
  intro,
  onClose,
}: {
  readonly block: Block;
  readonly view: ConfigView;
  readonly title?: string;
  readonly intro?: string;
  readonly onClose: () => void;
}) {
  const { say, language } = useSay('settings');
  const { node, head, place } = block;
  const isList = node.type === 'array';
  const named = block.kind === 'several' && !isList;
  const variants = variantsOf(node);
  const [name, setName] = useState('');
  const [variant, setVariant] = useState(variants[0] ?? null);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [nameId, kindId, fieldId] = [useId(), useId(), useId()];
  const keys = requiredKeys(node, variant);
  const own = named ? [...place, name.trim()] : [...place];
  const taken = named && valueAt(view.values, own) !== undefined;
  const ready =
    (!named || (name.trim() !== '' && !taken)) &&
    keys.every(
      ([key, child]) => (texts[key] ?? '').trim() !== '' && readField(texts[key] ?? '', child) !== null,
    );
  const add = async (): Promise<void> => {
    setBusy(true);
    setRefusal(await write());
    setBusy(false);
  };
  const write = async (): Promise<Refusal | null> => {
    const values = Object.fromEntries([
      ...(variant === null ? [] : [['type', variant] as const]),
      ...keys.map(([key, child]) => [key, valueOf(key, child)] as const),
    ]);
    const problem = await changeConfig({ kind: 'add', place: own, list: isList, values });
    if (problem === null) onClose();
    return problem;
  };
  const valueOf = (key: string, child: ConfigNode): string | number | string[] => {
    const value = readField(texts[key] ?? '', child)?.value ?? '';
    return typeof value === 'object' ? [...value] : value;
  };
  return (
    <Dialog open onClose={onClose} title={title ?? say('addTitle', { head })}>
      {intro === undefined ? null : <p className="add-intro">{intro}</p>}
      {variants.length === 0 ? null : (
        <div className="field">
          <label htmlFor={kindId}>{say('addKind')}</label>
          <Select
            id={kindId}
            value={variant ?? ''}
            onChange={(event) => {
              setVariant(event.target.value);
            }}
          >
            {variants.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Select>
        </div>
      )}
      {named ? (
        <div className="field">
          <label htmlFor={nameId}>{say('addName')}</label>
          <input
            id={nameId}
            className="in code"
            value={name}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={taken}
            onChange={(event) => {
              setName(event.target.value);
            }}
          />
          {taken ? <span className="fe">{say('nameTaken')}</span> : null}
        </div>
      ) : null}
      {keys.map(([key, child]) => {
        const { title, text } = docOf(
          { place: [...own, ...(isList ? [0] : []), key], name: key, node: child },
          view.values,
          language,
        );
        return (
          <div className="field" key={`${variant ?? ''} ${key}`}>
            <label htmlFor={`${fieldId}-${key}`}>{title}</label>
            <input
              id={`${fieldId}-${key}`}
              className="in code"
              type={child.secret === true ? 'password' : 'text'}
              placeholder={child.secret === true ? hiddenSecret : undefined}
              value={texts[key] ?? ''}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => {
                setTexts({ ...texts, [key]: event.target.value });
              }}
            />
            <span className="note">
              {text}{' '}
              {(texts[key] ?? '') !== '' && readField(texts[key] ?? '', child) === null
                ? wantedPhrase(child, key, { say, language })
                : ''}
            </span>
          </div>
        );
      })}
      {keys.some(([, child]) => child.secret === true) ? (
        <p className="cons mt-3">
          {say(view.secretsIn === 'keychain' ? 'secretToKeychain' : 'secretToFile')}
        </p>
      ) : null}
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <p className="cons mt-3">{say('addText')}</p>
      <DialogActions>
        <Button look="key" busy={busy ? say('saving') : null} disabled={!ready} onClick={() => void add()}>
          {say('addNow')}
        </Button>
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
