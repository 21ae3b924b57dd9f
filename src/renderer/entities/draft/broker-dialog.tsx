import { useId, useState, type ReactNode } from 'react';
import type { TopicsHeard } from '../../../shared/topics';
import { hrefOf } from '../window/route';
import { useSay } from '../../i18n/use-say';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { useTopicsHeard } from './topics-heard';
import heardStyles from './heard.module.css';
import { classes } from '../../kit/classes';

/** A dialog that shows what comes at the broker, with a field to find something in it; or why nothing comes. */
export function BrokerDialog({
  title,
  text,
  above,
  none,
  list,
  onClose,
}: {
  readonly title: string;
  readonly text: string;
  /** Between the field and the list. */
  readonly above?: ReactNode;
  /** Where nothing is looked for and nothing is there. */
  readonly none: (broker: string) => string;
  /** What is there of what was heard; null: nothing. */
  readonly list: (heard: TopicsHeard) => ReactNode;
  readonly onClose: () => void;
}) {
  const { say } = useSay('condition');
  const [find, setFind] = useState('');
  const heard = useTopicsHeard('#', find);
  return (
    <Dialog open onClose={onClose} title={title}>
      <p>{text}</p>
      {heard?.state === 'no-broker' ? (
        <div className={heardStyles.nothing}>
          <p>
            <b>{say('noBroker')}</b>
          </p>
          <p>{say('noBrokerHow')}</p>
          <p>
            <ToSettings />
          </p>
        </div>
      ) : (
        <>
          {heard?.problem == null ? null : (
            <ProblemNote
              message={heard.problem.message}
              remedy={heard.problem.remedy}
              action={<ToSettings />}
            />
          )}
          <Find find={find} onFind={setFind} />
          {above}
          <Heard heard={heard} find={find.trim()} title={title} none={none} list={list} />
        </>
      )}
      <DialogActions
        note={heard?.state === 'listening' ? say('listening', { broker: heard.broker }) : undefined}
      >
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function ToSettings() {
  const { say } = useSay('condition');
  return (
    <a className="link" href={hrefOf('settings', 'mqtt')}>
      {say('toSettings')}
    </a>
  );
}

function Find({ find, onFind }: { readonly find: string; readonly onFind: (text: string) => void }) {
  const { say } = useSay('condition');
  const id = useId();
  return (
    <div className={classes('field', heardStyles.search)}>
      <label htmlFor={id}>{say('find')}</label>
      <input
        id={id}
        type="search"
        className="in"
        value={find}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          onFind(target.value);
        }}
      />
    </div>
  );
}

function Heard({
  heard,
  find,
  title,
  none,
  list,
}: {
  readonly heard: TopicsHeard | null;
  readonly find: string;
  readonly title: string;
  readonly none: (broker: string) => string;
  readonly list: (heard: TopicsHeard) => ReactNode;
}) {
  const { say } = useSay('condition');
  if (heard === null || heard.state !== 'listening')
    return heard?.problem == null ? <Nothing>{say('connecting')}</Nothing> : null;
  const listed = list(heard);
  if (listed === null)
    return <Nothing>{find === '' ? none(heard.broker) : say('noneFound', { text: find })}</Nothing>;
  return (
    <div className={heardStyles.list} data-part="heard" tabIndex={0} role="group" aria-label={title}>
      {listed}
    </div>
  );
}

const Nothing = ({ children }: { readonly children: string }) => (
  <p className={classes(heardStyles.nothing, 'note')} role="status">
    {children}
  </p>
);
