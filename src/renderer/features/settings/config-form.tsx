import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ConfigView } from '../../../shared/config-desk';
import type { Chip } from '../../../shared/status';
import { Button } from '../../kit/button';
import { ProblemNote } from '../../kit/problem-note';
import { useToldWhole } from '../../i18n/use-told';
import { AddTableDialog } from '../../entities/settings/add-table-dialog';
import { AddValueDialog } from './add-value-dialog';
import { ConfigRow } from './config-row';
import { tableDocOf } from '../../entities/settings/config-words';
import { RemoveTableDialog } from './remove-table-dialog';
import { blocksOf, type Block, type Group } from '../../entities/settings/settings-state';
import { blockTitle, entryName } from './block-title';
import { useApp } from '../../entities/engine/app-store';
import { StatusDot } from '../../kit/status-dot';
import { useTold } from '../../i18n/use-told';
import { showLine } from './show-line';
import { hrefOf } from '../../entities/window/route';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './settings.module.css';

type Over = { readonly kind: 'add' | 'value' | 'remove'; readonly block: Block };

/** The tables of one part with a row for each key, made of the schema. */
export function ConfigForm({ group, view }: { readonly group: Group; readonly view: ConfigView }) {
  const { say } = useSay('settings');
  const told = useToldWhole();
  const top = useRef<HTMLElement>(null);
  useEffect(() => {
    top.current?.scrollTo({ top: 0 });
  }, []);
  const blocks = blocksOf(group, view);
  const syntax = view.values === null ? view.diagnostics.find(({ key }) => key === null) : undefined;
  return (
    <section className={classes(styles.form, 'sheet')} data-part="sheet" ref={top} aria-label={say(group)}>
      <div className={styles.head}>
        <h2>{say(group)}</h2>
        {blocks[0]?.kind === 'table' ? (
          <span className={classes(styles.code, styles.note, 'code note')}>{blocks[0].head}</span>
        ) : null}
        {blocks[0]?.place[0] === 'mqtt' ? <BrokerStates /> : null}
        {blocks[0]?.place[0] === 'storage' ? (
          <a className={classes(styles.link, 'link')} href={hrefOf('fleet')}>
            {say('toFleet')}
          </a>
        ) : null}
        <span className={classes(styles.note, 'note')}>{say('atOnce')}</span>
      </div>
      {blocks[0]?.place[0] === 'mqtt' ? <BrokerProblems /> : null}
      {syntax === undefined ? null : (
        <ProblemNote
          message={say('broken')}
          remedy={told(syntax)}
          action={
            <Button
              size="sm"
              onClick={() => {
                showLine(syntax.line);
              }}
            >
              {say('openLine')}
            </Button>
          }
        />
      )}
      <ConfigBlocks blocks={blocks} view={view} headed />
    </section>
  );
}

/** Tables one under the other, and what asks when one is added or removed. `headed`: the first is the page's own. */
export function ConfigBlocks({
  blocks,
  view,
  headed = false,
}: {
  readonly blocks: readonly Block[];
  readonly view: ConfigView;
  readonly headed?: boolean;
}) {
  const [over, setOver] = useState<Over | null>(null);
  return (
    <>
      {blocks.map((block, index) => (
        <BlockView
          key={`${block.kind} ${block.place.join('.')}`}
          block={block}
          view={view}
          first={headed && index === 0}
          onOver={setOver}
        />
      ))}
      {over?.kind === 'add' ? (
        <AddTableDialog
          block={over.block}
          view={view}
          onClose={() => {
            setOver(null);
          }}
        />
      ) : null}
      {over?.kind === 'value' ? (
        <AddValueDialog
          block={over.block}
          view={view}
          onClose={() => {
            setOver(null);
          }}
        />
      ) : null}
      {over?.kind === 'remove' ? (
        <RemoveTableDialog
          block={over.block}
          onClose={() => {
            setOver(null);
          }}
        />
      ) : null}
    </>
  );
}

function BlockView({
  block,
  view,
  first,
  onOver,
}: {
  readonly block: Block;
  readonly view: ConfigView;
  readonly first: boolean;
  readonly onOver: (over: Over) => void;
}) {
  const { say, language } = useSay('settings');
  const { kind, head, place, rows } = block;
  const name = entryName(block);
  const title = blockTitle(block, language);
  return (
    <div role="group" aria-label={name}>
      {first && kind === 'table' ? null : (
        <div className={styles.table}>
          <h3>
            {title} <span className={classes(styles.code, styles.note, 'code note')}>{head}</span>
          </h3>
          {kind === 'several' ? (
            <Button
              size="sm"
              icon={Plus}
              aria-label={`${say('add')} ${head}`}
              onClick={() => {
                onOver({ kind: 'add', block });
              }}
            >
              {say('add')}
            </Button>
          ) : null}
          {kind === 'free' ? (
            <Button
              size="sm"
              icon={Plus}
              aria-label={`${say('add')} ${head}`}
              onClick={() => {
                onOver({ kind: 'value', block });
              }}
            >
              {say('add')}
            </Button>
          ) : null}
          {kind === 'absent' ? (
            <Button
              size="sm"
              icon={Plus}
              aria-label={`${say('setUp')} ${head}`}
              onClick={() => {
                onOver({ kind: 'add', block });
              }}
            >
              {say('setUp')}
            </Button>
          ) : null}
          {kind === 'entry' && place.length > 1 ? (
            <Button
              size="sm"
              icon={Trash2}
              aria-label={`${say('remove')} ${name}`}
              onClick={() => {
                onOver({ kind: 'remove', block });
              }}
            >
              {say('remove')}
            </Button>
          ) : null}
          <p>{kind === 'absent' ? say('notSetUp') : tableDocOf(block, view.values, language)}</p>
        </div>
      )}
      {rows.map((row) => (
        <ConfigRow key={row.place.join('.')} row={row} view={view} />
      ))}
    </div>
  );
}

/** What was just saved is in force: how the brokers answer to it. */
function BrokerStates() {
  const broker = useApp((state) => state.status?.broker);
  const queues = useApp((state) => state.status?.queues);
  return (
    <>
      {broker === undefined ? null : <BrokerState broker={broker} />}
      {queues === undefined ? null : <BrokerState broker={queues} />}
    </>
  );
}

/** Why a broker is not connected, where its address was just written. */
function BrokerProblems() {
  const told = useTold();
  const problems = useApp((state) => state.status?.problems) ?? [];
  return problems
    .filter(({ id, incident }) => brokerProblems.has(id) && incident === undefined)
    .map(({ id, message, remedy }) => <ProblemNote key={id} message={told(message)} remedy={told(remedy)} />);
}

/** As the clients of the brokers report that there is no connection. */
const brokerProblems: ReadonlySet<string> = new Set(['mqtt', 'amqp']);

function BrokerState({ broker }: { readonly broker: Chip }) {
  const { say } = useSay('settings');
  const told = useTold();
  if (broker.health === 'off') return null;
  return (
    <span className={broker.health === 'on' ? 'st ok' : classes(styles.bad, 'st bad')} role="status">
      <StatusDot state={broker.health === 'on' ? 'on' : 'broken'} />
      {broker.health === 'on' ? say('connected', { to: broker.detail }) : told(broker.detail)}
    </span>
  );
}
