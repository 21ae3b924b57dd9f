import { Check, Ellipsis, TriangleAlert, X } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ModelFile } from '../../../shared/status';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icons';
import { StatusDot } from '../../kit/status-dot';
import { dayText, fullTime, isSameDay } from '../../kit/time-format';
import { useNow } from '../../kit/use-now';
import { useTold } from '../../i18n/use-told';
import {
  amountsIn,
  bytesText,
  configName,
  fitBar,
  nameOf,
  speedOf,
  speedText,
} from '../../entities/model/models-state';
import { loadModel, unloadModel, answerWith, tryCard, useModels } from '../../entities/model/models-store';
import { useArrival } from './use-arrival';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './models.module.css';
import filterMenu from '../../kit/filter-menu.module.css';

interface RowProps {
  readonly file: ModelFile;
  readonly files: readonly ModelFile[];
  readonly onRemove: () => void;
  /** Asks first: there is too little memory for it. */
  readonly onLoad: () => void;
  readonly onSettings: () => void;
}

/** A model file of this machine. */
export function ModelRow({ file, files, onRemove, onLoad, onSettings }: RowProps) {
  const { say } = useSay('models');
  const name = nameOf(file, say('builtIn'));
  return (
    <tr {...useArrival<HTMLTableRowElement>(name)}>
      <td>
        <b title={file.path}>{name}</b>
        <small>{useFacts(file).join(' · ')}</small>
        <Place file={file} />
        {file.builtIn ? <small className={styles.purpose}>{say('builtInFor')}</small> : null}
      </td>
      <td className={classes(styles.file, 't')}>{bytesText(file.bytes)}</td>
      <td className={styles.fits}>
        <Fit file={file} />
      </td>
      <td className={classes(styles.context, 't')}>
        {file.plan === undefined || file.fit === 'will_not_load' ? null : <Context file={file} />}
      </td>
      <td className={classes(styles.speed, 't')}>
        <Speed file={file} files={files} />
      </td>
      <td className={styles.actions}>
        <Acts file={file} name={name} onRemove={onRemove} onLoad={onLoad} onSettings={onSettings} />
      </td>
    </tr>
  );
}

/** Where it is computed, and why not on the graphics card. */
function Place({ file: { runsOn, cardFailed } }: { readonly file: ModelFile }) {
  const { say } = useSay('models');
  const told = useTold();
  if (runsOn === undefined)
    return cardFailed === undefined ? null : <small className="warn">{told(cardFailed)}</small>;
  const { card, layers, of, why } = runsOn;
  if (card === null || layers === 0)
    return (
      <small className={cardFailed === undefined ? '' : 'warn'}>
        {why === null ? say('onProcessor') : `${say('onProcessor')} · ${told(why)}`}
      </small>
    );
  return (
    <small>
      {say('onCard', {
        name: card.names.join(', '),
        layers,
        of,
        ...amountsOf(card.total - card.free, card.total),
      })}
    </small>
  );
}

const amountsOf = (used: number, total: number): { readonly used: string; readonly total: string } => {
  const { part, whole } = amountsIn(used, total);
  return { used: part, total: whole };
};

/** Under the name: what it is, how it suits procedures, and what uses it. */
function useFacts(file: ModelFile): readonly string[] {
  const { say } = useSay('models');
  const uses = file.uses ?? [];
  return [
    ...(file.quantisation === null ? [] : [file.quantisation]),
    ...(file.suitability === undefined || file.suitability.total === 0
      ? []
      : [say('suits', { percent: Math.floor((100 * file.suitability.exact) / file.suitability.total) })]),
    ...(uses.includes('default_model') ? [say('isDefault')] : []),
    ...(uses.some((use) => use.includes('route')) ? [say('isRoute')] : []),
    ...(uses.includes('memory.embedding_model')
      ? [say('isEmbedding')]
      : file.embeds === true
        ? [say('embedsOnly')]
        : []),
    ...(file.base === true ? [say('baseModel')] : []),
    ...(file.elsewhere === true
      ? [say('elsewhereFile', { folder: file.path.replace(/[/\\][^/\\]*$/u, '') })]
      : []),
  ];
}

const marks = {
  fits: [Check, 'ok'],
  tight: [TriangleAlert, 'warn'],
  will_not_load: [X, 'bad'],
  unknown: [TriangleAlert, 'm'],
} as const;

export function Fit({ file }: { readonly file: ModelFile }) {
  const { say } = useSay('models');
  const told = useTold();
  const [mark, tone] = marks[file.fit];
  const bar = fitBar(file);
  const damaged = file.state === 'failed' || (file.plan === undefined && file.fit === 'will_not_load');
  return (
    <>
      <span className={classes(styles.fit, tone)}>
        <Icon of={mark} size={14} />
        {damaged && file.plan === undefined ? say('damaged') : say(file.fit)}
      </span>
      {bar === null ? null : (
        <div className={styles.bar} aria-hidden="true">
          <i data-fit={bar.look} style={{ width: `${String(Math.round(100 * bar.filled))}%` }} />
          {bar.edge === null ? null : <u style={{ left: `${String(Math.round(100 * bar.edge))}%` }} />}
        </div>
      )}
      <small>{damaged ? told(file.detail) : <Need file={file} />}</small>
    </>
  );
}

function Need({ file: { plan, fit } }: { readonly file: ModelFile }) {
  const { say } = useSay('models');
  if (plan === undefined) return null;
  if (fit === 'tight') return say('tightNote', { need: bytesText(plan.need), free: bytesText(plan.free) });
  return say(fit === 'will_not_load' ? 'needs' : 'ofFree', amountsIn(plan.need, plan.free));
}

const tokensText = (tokens: number): string => tokens.toLocaleString('en');

function Context({ file: { plan, contextLength } }: { readonly file: ModelFile }) {
  const { say } = useSay('models');
  if (plan === undefined) return null;
  return (
    <>
      {tokensText(plan.contextSize)}
      {contextLength === null || contextLength <= plan.contextSize ? null : (
        <small>{say('upTo', { tokens: tokensText(contextLength) })}</small>
      )}
    </>
  );
}

function Speed({ file, files }: { readonly file: ModelFile; readonly files: readonly ModelFile[] }) {
  const { say, language } = useSay('models');
  const now = useNow(60_000);
  const speed = speedOf(file, files);
  if (speed === null) return file.fit === 'will_not_load' ? null : <small>{say('notMeasured')}</small>;
  const values = { speed: speedText(speed.tokensPerSecond) };
  if (speed.measuredAt === null)
    return (
      <>
        {say('about', values)}
        <small>{say('estimate')}</small>
      </>
    );
  return (
    <>
      {say('perSecond', values)}
      <small title={fullTime(speed.measuredAt, language)}>
        {say('measured', {
          when: isSameDay(speed.measuredAt, now) ? say('today') : dayText(speed.measuredAt, language),
        })}
      </small>
    </>
  );
}

function Acts({
  file,
  name,
  onRemove,
  onLoad,
  onSettings,
}: { readonly file: ModelFile; readonly name: string } & Pick<
  RowProps,
  'onRemove' | 'onLoad' | 'onSettings'
>) {
  const { say } = useSay('models');
  const share = useModels((state) => state.loading[file.path]);
  if (file.state === 'loading') {
    return (
      <span className={styles.row}>
        <span className="ink t" role="status">
          {share === undefined ? say('loading') : say('loadingShare', { percent: Math.floor(share * 100) })}
        </span>
        <Button size="sm" look="bare" onClick={() => void unloadModel()}>
          {say('cancelLoading')}
        </Button>
      </span>
    );
  }
  return (
    <span className={styles.row}>
      {file.state === 'ready' ? (
        <span className={classes(styles.state, 'st ok')}>
          <StatusDot state="on" />
          {say('loaded')}
        </span>
      ) : null}
      {file.state === 'ready' ? (
        <Button size="sm" aria-label={say('unloadOf', { name })} onClick={() => void unloadModel()}>
          {say('unload')}
        </Button>
      ) : (
        <LoadButton file={file} name={name} onLoad={onLoad} />
      )}
      <More file={file} name={name} onRemove={onRemove} onSettings={onSettings} />
    </span>
  );
}

/** A damaged file has none. */
function LoadButton({
  file,
  name,
  onLoad,
}: {
  readonly file: ModelFile;
  readonly name: string;
  readonly onLoad: () => void;
}) {
  const { say } = useSay('models');
  if (file.fit === 'fits' || file.fit === 'unknown')
    return (
      <Button size="sm" aria-label={say('loadOf', { name })} onClick={() => void loadModel(file.path)}>
        {say('load')}
      </Button>
    );
  if (file.plan === undefined) return null;
  const anyway = file.fit === 'will_not_load';
  return (
    <Button
      size="sm"
      look={anyway ? 'bare' : 'plain'}
      aria-label={say(anyway ? 'loadAnywayOf' : 'loadAskOf', { name })}
      onClick={onLoad}
    >
      {say(anyway ? 'loadAnywayAsk' : 'loadAsk')}
    </Button>
  );
}

function More({
  file,
  name,
  onRemove,
  onSettings,
}: {
  readonly file: ModelFile;
  readonly name: string;
  readonly onRemove: () => void;
  readonly onSettings: () => void;
}) {
  const { say } = useSay('models');
  const canAnswer =
    file.embeds !== true && file.fit !== 'will_not_load' && file.uses?.includes('default_model') !== true;
  const canDelete = !file.builtIn && file.elsewhere !== true;
  const canBeSet = file.plan !== undefined;
  if (!canAnswer && !canDelete && !canBeSet) return null;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <button
          type="button"
          className="btn bare ic sm"
          data-look="icon"
          data-size="sm"
          aria-label={say('more', { name })}
          title={say('more', { name })}
        >
          <Icon of={Ellipsis} size={14} />
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className={filterMenu.menu} align="end" sideOffset={4}>
        {canAnswer ? (
          <DropdownMenu.Item onSelect={() => void answerWith(configName(file))}>
            {say('makeDefault')}
          </DropdownMenu.Item>
        ) : null}
        {canBeSet ? <DropdownMenu.Item onSelect={onSettings}>{say('settings')}</DropdownMenu.Item> : null}
        {file.cardFailed === undefined ? null : (
          <DropdownMenu.Item onSelect={() => void tryCard(file.path)}>{say('tryCard')}</DropdownMenu.Item>
        )}
        {canDelete ? <DropdownMenu.Item onSelect={onRemove}>{say('remove')}</DropdownMenu.Item> : null}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
