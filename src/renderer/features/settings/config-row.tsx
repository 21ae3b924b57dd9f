import { CircleAlert } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import { keyText } from '../../../shared/config-keys';
import { hiddenSecret, placeKey, type ConfigView } from '../../../shared/config-desk';
import type { Json } from '../../../shared/json';
import type { Refusal } from '../../../shared/result';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icons';
import { useWhenGone } from '../../kit/use-when-gone';
import { useToldWhole } from '../../i18n/use-told';
import { showLine } from './show-line';
import { allowedIn, docOf, wantedPhrase } from '../../entities/settings/config-words';
import { ConfigField } from '../../entities/settings/config-field';
import { SecretField } from './secret-field';
import { fieldText, readRow, valueAt, type Row } from '../../entities/settings/settings-state';
import {
  changeConfig,
  loadConfig,
  moveBrokerPassword,
  useSettings,
} from '../../entities/settings/settings-store';
import {
  leftBehind,
  saved,
  withRow,
  withSaved,
  type FieldValue,
  type UnsavedRow,
  type WrittenField,
} from '../../entities/settings/unsaved-rows';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './settings.module.css';

/**
 * One key: what it is, its control, its name and where it stands. What is wrong with it stands under it, with
 * a way out.
 */
export function ConfigRow({ row, view }: { readonly row: Row; readonly view: ConfigView }) {
  const voice = useSay('settings');
  const { say, language } = voice;
  const toldWhole = useToldWhole();
  const { title, text } = docOf(row, view.values, language);
  const [labelId, hintId] = [useId(), useId()];
  const { node, name, place } = row;
  const key = placeKey(place);
  const { field, wrong: draft, refused } = useSettings((state) => state.rows[key]) ?? saved;
  const put = (change: Partial<UnsavedRow>): void => {
    useSettings.setState(({ rows }) => ({ rows: withRow(rows, key, change) }));
  };
  const found = view.diagnostics.find((each) => each.severity === 'error' && each.key === keyText(place));
  const inForce = fieldText(valueAt(view.inForce, place)).replaceAll('\n', ', ') || say('nothing');
  const save = async (
    value: FieldValue | null,
    over = false,
    was: Json | undefined = row.written,
  ): Promise<void> => {
    const change = {
      kind: 'set' as const,
      place: [...place],
      value: typeof value === 'object' && value !== null ? [...value] : value,
    };
    const sent = useSettings.getState().rows[key]?.field?.text ?? null;
    const problem = await changeConfig(over ? change : { ...change, was: was ?? null });
    if (problem === null)
      useSettings.setState(({ rows }) => ({ rows: withSaved(rows, key, sent, change.value ?? undefined) }));
    else put({ refused: { problem, value } });
  };
  const wrong =
    draft !== null
      ? say('wrong', { given: draft, wanted: wantedPhrase(node, name, voice), inForce })
      : refused?.problem.code === leftBehind.code
        ? say('leftBehind', { inForce })
        : refused !== null
          ? toldWhole(
              refused.problem.code === 'config.changed'
                ? { message: refused.problem.message }
                : refused.problem,
            )
          : found === undefined
            ? null
            : say('wrong', {
                given: fieldText(row.written),
                wanted: wantedPhrase(node, name, voice),
                inForce,
              });
  // Where there is no default, nothing is used instead.
  const backWord = row.free || node.default === undefined ? 'removeNow' : 'useDefault';
  const conflict = refused?.problem.code === 'config.changed';
  const forget = (): void => {
    put(saved);
  };
  const saveLeft = ({ text: left, from }: WrittenField): void => {
    const read = readRow(left, row);
    if (read === null) put({ wrong: left, refused: null });
    else void save(read.value, false, from);
  };
  // What a field holds is there again with its reason; a switch that was refused says so on the page alone.
  useWhenGone(() => {
    if ((useSettings.getState().rows[key]?.field ?? null) === null) forget();
  });
  return (
    <div
      className={wrong === null ? styles.setting : classes(styles.setting, styles.wrong)}
      data-part="setting"
      role="group"
      aria-labelledby={labelId}
    >
      <div>
        <h3 id={labelId} className={row.free ? classes(styles.code, 'code') : undefined}>
          {title}
        </h3>
        <p id={hintId}>{text}</p>
        {wrong === null ? null : (
          <div className={styles.settingActs}>
            {field !== null && refused?.problem.code === leftBehind.code ? (
              <>
                <Button
                  size="sm"
                  onClick={() => {
                    saveLeft(field);
                  }}
                >
                  {say('save')}
                </Button>
                <Button size="sm" look="bare" onClick={forget}>
                  {say('textRevert')}
                </Button>
              </>
            ) : conflict ? (
              <>
                <Button
                  size="sm"
                  onClick={() => {
                    forget();
                    void loadConfig();
                  }}
                >
                  {say('keepTheirs')}
                </Button>
                <Button size="sm" look="bare" onClick={() => void save(refused.value, true)}>
                  {say('writeMine')}
                </Button>
              </>
            ) : (
              <WaysOut
                row={row}
                written={row.written}
                onDefault={() => {
                  forget();
                  void save(null, true);
                }}
              />
            )}
          </div>
        )}
      </div>
      <div>
        {node.secret === true ? (
          <SecretField row={row} title={title} secretsIn={view.secretsIn} onSave={(value) => save(value)} />
        ) : node.const !== undefined || node.type === 'object' ? (
          <span className={classes(styles.code, 'code')}>{fieldText(node.const ?? row.written)}</span>
        ) : (
          <ConfigField
            row={row}
            label={title}
            describedBy={hintId}
            invalid={wrong !== null}
            field={field}
            onWrite={(next) => {
              put(next === null ? { field: null, refused: null } : { field: next });
            }}
            onWrong={(next) => {
              put({ wrong: next });
            }}
            onSave={(value, was) => void save(value, false, was)}
          />
        )}
        {keyText(place) === 'mqtt.url' && fieldText(row.written).includes(hiddenSecret) ? (
          <AddressSecret />
        ) : null}
        {wrong === null ? null : (
          <p className={styles.settingWrong} role="alert">
            <Icon of={CircleAlert} size={14} /> <span>{wrong}</span>
          </p>
        )}
      </div>
      <div className={styles.settingWhere}>
        {row.free ? null : (
          <span className={classes(styles.code, 'code')}>
            <KeyName name={name} />
          </span>
        )}
        <Where row={row} column={found?.column ?? null} />
        {wrong === null && row.written !== undefined && !row.required && node.const === undefined ? (
          <button
            type="button"
            className={classes(styles.link, 'link')}
            aria-label={`${say(backWord)}: ${title}`}
            onClick={() => void save(null)}
          >
            {say(backWord)}
          </button>
        ) : null}
      </div>
    </div>
  );
}

/** A password in the address of the broker: it can be moved to where secrets are kept. */
function AddressSecret() {
  const { say } = useSay('settings');
  const told = useToldWhole();
  const [problem, setProblem] = useState<Refusal | null>(null);
  return (
    <div className={styles.addressSecret}>
      <p className={classes(styles.warn, 'warn')}>{say('addressSecret')}</p>
      <Button size="sm" onClick={() => void moveBrokerPassword().then(setProblem)}>
        {say('moveSecret')}
      </Button>
      {problem === null ? null : (
        <p className="fe" role="alert">
          {told(problem)}
        </p>
      )}
    </div>
  );
}

/** It breaks after an underline where it must. */
const KeyName = ({ name }: { readonly name: string }) =>
  name.split('_').map((part, index) => (
    <Fragment key={index}>
      {index === 0 ? null : (
        <>
          _<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));

function WaysOut({
  row,
  written,
  onDefault,
}: {
  readonly row: Row;
  readonly written: Json | undefined;
  readonly onDefault: () => void;
}) {
  const { say } = useSay('settings');
  const byDefault = row.node.default;
  return (
    <>
      {row.required || row.free ? null : (
        <Button size="sm" onClick={onDefault}>
          {byDefault === undefined || Array.isArray(byDefault)
            ? say(byDefault === undefined ? 'removeNow' : 'useDefault')
            : say('setDefault', { value: fieldText(byDefault) || say('nothing') })}
        </Button>
      )}
      {row.line === null || written === undefined ? null : (
        <Button
          size="sm"
          look="bare"
          onClick={() => {
            showLine(row.line ?? 1);
          }}
        >
          {say('openLine')}
        </Button>
      )}
    </>
  );
}

function Where({ row: { line, node }, column }: { readonly row: Row; readonly column: number | null }) {
  const { say, language } = useSay('settings');
  if (line === null)
    return (
      <span title={allowedIn(node, language)}>
        {say(node.default === undefined ? 'notSet' : 'isDefault')}
      </span>
    );
  return (
    <button
      type="button"
      className={column === null ? styles.settingLine : classes(styles.settingLine, styles.bad, 'bad')}
      title={allowedIn(node, language)}
      onClick={() => {
        showLine(line);
      }}
    >
      {say(column === null ? 'line' : 'lineColumn')}
    </button>
  );
}
