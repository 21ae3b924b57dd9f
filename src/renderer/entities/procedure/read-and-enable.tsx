import { useState } from 'react';
import { whatItMayDo } from '../../../domain/procedure/what-it-may-do';
import type { Refusal } from '../../../shared/result';
import type { Sop } from '../../../shared/sop';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { hrefOf } from '../window/route';
import type { SopListRow } from './sop-row-data';
import { TriggerLine } from './trigger-line';
import { useSay, type Word } from '../../i18n/use-say';

/** Of a disabled procedure that never ran: what it may do is read before it is enabled. */
export function ReadAndEnable({
  row,
  sop,
  address,
}: {
  readonly row: SopListRow;
  readonly sop: Sop;
  readonly address: string;
}) {
  const { say } = useSay('sops');
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const enable = async (): Promise<void> => {
    const answer = await ask('sops.edit', {
      name: address,
      edits: [{ type: 'set-key', key: 'enabled', value: null }],
      expectedHash: row.hash,
    });
    if (answer.ok) setOpen(false);
    else setRefusal(answer.error);
  };
  return (
    <span
      className="d"
      onClick={(event) => {
        event.stopPropagation();
      }}
    >
      <button
        type="button"
        className="link"
        onClick={() => {
          setRefusal(null);
          setOpen(true);
        }}
      >
        {say('readAndEnable')}
      </button>
      {isOpen ? (
        <Dialog
          open
          onClose={() => {
            setOpen(false);
          }}
          title={say('readTitle', { name: row.name })}
        >
          <p className="read-about">{sop.description}</p>
          <Reach sop={sop} />
          {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
          <DialogActions>
            <Button look="key" onClick={() => void enable()}>
              {say('enable')}
            </Button>
            <a className="btn" href={hrefOf('sops', address)}>
              {say('readSteps')}
            </a>
            <Button
              onClick={() => {
                setOpen(false);
              }}
            >
              {say('back')}
            </Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </span>
  );
}

const kinds = [
  ['topics', 'mayTopics'],
  ['hosts', 'mayHosts'],
  ['files', 'mayFiles'],
  ['commands', 'mayCommands'],
  ['others', 'mayOthers'],
] as const satisfies readonly (readonly [string, Word<'sops'>])[];

function Reach({ sop }: { readonly sop: Sop }) {
  const { say } = useSay('sops');
  const may = whatItMayDo(sop);
  return (
    <dl className="reach">
      <dt>{say('startedBy')}</dt>
      <dd>
        {sop.triggers.length === 0
          ? say('noTrigger')
          : sop.triggers.map((trigger, index) => <TriggerLine key={index} trigger={trigger} />)}
      </dd>
      {may.pins.length === 0 ? null : (
        <div>
          <dt>{say('mayPins')}</dt>
          <dd>
            {may.pins.map(({ board, pin, level }) => (
              <span key={`${board} ${pin} ${level ?? ''}`}>
                {say(level === null ? 'mayReadPin' : 'maySetPin', { board, pin, level: level ?? '' })}
              </span>
            ))}
          </dd>
        </div>
      )}
      {kinds.map(([kind, word]) =>
        may[kind].length === 0 ? null : (
          <div key={kind}>
            <dt>{say(word)}</dt>
            <dd className="code">
              {may[kind].map((each) => (
                <span key={each}>{each}</span>
              ))}
            </dd>
          </div>
        ),
      )}
      {may.ofTheModel === 'any' || may.ofTheModel.length > 0 ? (
        <div>
          <dt>{say('mayModel')}</dt>
          <dd className={may.ofTheModel === 'any' ? 'warn' : 'code'}>
            {may.ofTheModel === 'any'
              ? say('mayAnyTool')
              : may.ofTheModel.map((each) => <span key={each}>{each}</span>)}
          </dd>
        </div>
      ) : null}
      <dt>{say('asksYou')}</dt>
      <dd className={may.asks.length === 0 ? 'warn' : ''}>
        {may.asks.length === 0
          ? say('asksNever')
          : say('asksBefore', { steps: may.asks.join(', '), count: may.asks.length })}
      </dd>
    </dl>
  );
}
