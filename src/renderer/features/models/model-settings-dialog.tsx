import { useEffect, useId, useState } from 'react';
import { z } from 'zod';
import type { ConfigChange } from '../../../shared/config-desk';
import { GpuChoice, KvCache, loadingKeys } from '../../../shared/graphics';
import type { Refusal } from '../../../shared/result';
import { Sampling, samplingKeys } from '../../../shared/sampling';
import type { ModelFile } from '../../../shared/status';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { Select } from '../../kit/select';
import { configName, nameOf } from '../../entities/model/models-state';
import { refreshModels } from '../../entities/model/models-store';
import { NumberField } from '../../entities/model/number-field';
import { SamplingFields } from '../../entities/model/sampling-fields';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './models.module.css';
import modelStyles from '../../entities/model/model.module.css';

const Loading = z.object(loadingKeys);
type Loading = z.infer<typeof Loading>;
const Own = z.object({ ...loadingKeys, ...samplingKeys });
type Own = z.infer<typeof Own>;

const wholeNumbers = ['context_size', 'gpu_layers', 'main_gpu'] as const;

/** How one model is loaded and answers: its table in config.toml, written when a field is left. */
export function ModelSettingsDialog({
  file,
  onClose,
}: {
  readonly file: ModelFile;
  readonly onClose: () => void;
}) {
  const { say } = useSay('models');
  const name = configName(file);
  const [own, setOwn] = useState<Own | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    let over = false;
    void ask('config.show', {}).then((answer) => {
      if (over) return;
      if (answer.ok) setOwn(ownOf(answer.value.values, name));
      else setRefusal(answer.error);
    });
    return () => {
      over = true;
    };
  }, [name]);
  const save = async (next: Own): Promise<void> => {
    const answer = await ask('config.change', { changes: [...changesOf(name, own ?? {}, next)] });
    setRefusal(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    setOwn(next);
    void refreshModels();
  };
  return (
    <Dialog open onClose={onClose} title={say('settingsTitle', { name: nameOf(file, say('builtIn')) })}>
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      {own === null ? null : (
        <div className={styles.modelSettings}>
          <section>
            <h3>{say('settingsLoading')}</h3>
            <LoadingFields own={own} onChange={(next) => void save(next)} />
            <p className="note">{say('settingsLoadingNote')}</p>
          </section>
          <section>
            <h3>{say('settingsAnswers')}</h3>
            <SamplingFields
              own={Sampling.strip().parse(own)}
              otherwise={{}}
              canThink={file.canThink ?? null}
              onChange={(sampling) => void save({ ...Loading.parse(own), ...sampling })}
            />
            <p className="note">{say('settingsAnswersNote')}</p>
          </section>
        </div>
      )}
      <DialogActions>
        <Button look="key" onClick={onClose}>
          {say('settingsDone')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function LoadingFields({ own, onChange }: { readonly own: Own; readonly onChange: (next: Own) => void }) {
  const { say } = useSay('models');
  const set = <K extends keyof Loading>(key: K, value: Own[K] | undefined): void => {
    const { [key]: _before, ...rest } = own;
    onChange(value === undefined ? rest : { ...rest, [key]: value });
  };
  return (
    <div className={modelStyles.sampling}>
      <Choice
        label={say('loading_gpu')}
        value={own.gpu}
        options={GpuChoice.options.map((value) => [value, say(`gpu_${value}`)])}
        onChange={(value) => {
          set('gpu', value);
        }}
      />
      {wholeNumbers.map((key) => (
        <NumberField
          key={key}
          label={say(`loading_${key}`)}
          wrong={say(`loading_range_${key}`)}
          hint={say(`loading_otherwise_${key}`)}
          value={own[key]}
          of={{ kind: 'whole', schema: loadingKeys[key] }}
          onChange={(value) => {
            set(key, value);
          }}
        />
      ))}
      <Choice
        label={say('loading_kv_cache')}
        value={own.kv_cache}
        options={KvCache.options.map((value) => [value, say(`kv_${value}`)])}
        onChange={(value) => {
          set('kv_cache', value);
        }}
      />
      <Choice
        label={say('loading_flash_attention')}
        value={own.flash_attention}
        options={[
          ['auto', say('thinking_auto')],
          ['on', say('thinking_on')],
          ['off', say('thinking_off')],
        ]}
        onChange={(value) => {
          set('flash_attention', value);
        }}
      />
    </div>
  );
}

function Choice<T extends string>({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: T | undefined;
  readonly options: readonly (readonly [T, string])[];
  readonly onChange: (value: T | undefined) => void;
}) {
  const { say } = useSay('models');
  const id = useId();
  return (
    <div className={classes(styles.samplingRow, modelStyles.samplingRow)}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value ?? ''}
        onChange={(event) => {
          onChange(options.find(([option]) => option === event.target.value)?.[0]);
        }}
      >
        <option value="">{say('asProvider')}</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** What config.toml says of a model; what cannot be read is not there. */
export function ownOf(values: unknown, name: string): Own {
  const all = z.object({ model_settings: z.record(z.string(), z.unknown()) }).safeParse(values);
  const own =
    all.success && Object.hasOwn(all.data.model_settings, name) ? all.data.model_settings[name] : {};
  const parsed = Own.safeParse(own);
  return parsed.success ? parsed.data : {};
}

/** From one to the other, a change for each key that differs. */
export function changesOf(name: string, before: Own, after: Own): readonly ConfigChange[] {
  return (Object.keys(Own.shape) as (keyof Own)[])
    .filter((key) => before[key] !== after[key])
    .map((key) => ({ kind: 'set', place: ['model_settings', name, key], value: after[key] ?? null }));
}
