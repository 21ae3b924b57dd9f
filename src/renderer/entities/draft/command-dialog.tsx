import { Lightbulb } from 'lucide-react';
import { useId, useState } from 'react';
import { commandsOnce } from '../../../domain/procedure/triggers/named-topics';
import type { NamedCommand, TopicsHeard } from '../../../shared/topics';
import { useSay } from '../../i18n/use-say';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { AtBroker } from './at-broker';
import { useTopicsHeard } from './topics-heard';

/** What is sent to a device. Without a payload it is written by hand. */
export interface ChosenCommand {
  readonly topic: string;
  readonly payload: string | null;
}

/** Opens the devices that announce what they can be told; a click writes topic and payload. */
export function CommandButton({ onChoose }: { readonly onChoose: (command: ChosenCommand) => void }) {
  const { say } = useSay('condition');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        icon={Lightbulb}
        onClick={() => {
          setOpen(true);
        }}
      >
        {say('chooseDevice')}
      </Button>
      {open ? (
        <CommandDialog
          onClose={() => {
            setOpen(false);
          }}
          onChoose={(command) => {
            setOpen(false);
            onChoose(command);
          }}
        />
      ) : null}
    </>
  );
}

function CommandDialog({
  onClose,
  onChoose,
}: {
  readonly onClose: () => void;
  readonly onChoose: (command: ChosenCommand) => void;
}) {
  const { say } = useSay('condition');
  const [find, setFind] = useState('');
  const heard = useTopicsHeard('#', find);
  return (
    <Dialog open onClose={onClose} title={say('chooseDeviceTitle')}>
      <p>{say('chooseDeviceText')}</p>
      <AtBroker heard={heard} find={find} onFind={setFind}>
        <Commands heard={heard} find={find} onChoose={onChoose} />
      </AtBroker>
      <DialogActions
        note={heard?.state === 'listening' ? say('listening', { broker: heard.broker }) : undefined}
      >
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Commands({
  heard,
  find,
  onChoose,
}: {
  readonly heard: TopicsHeard | null;
  readonly find: string;
  readonly onChoose: (command: ChosenCommand) => void;
}) {
  const { say } = useSay('condition');
  if (heard === null || heard.state !== 'listening')
    return heard?.problem == null ? (
      <p className="heard-none note" role="status">
        {say('connecting')}
      </p>
    ) : null;
  const commands = [...commandsOnce(heard.commands)].sort((a, b) => a.name.localeCompare(b.name));
  if (commands.length === 0)
    return (
      <p className="heard-none note" role="status">
        {find.trim() === ''
          ? say('noCommands', { broker: heard.broker })
          : say('noneFound', { text: find.trim() })}
      </p>
    );
  return (
    <div className="heard" tabIndex={0} role="group" aria-label={say('chooseDeviceTitle')}>
      <ul>
        {commands.map((command) => (
          <Command key={`${command.topic} ${command.name}`} command={command} onChoose={onChoose} />
        ))}
      </ul>
    </div>
  );
}

function Command({
  command: { name, topic, payloads },
  onChoose,
}: {
  readonly command: NamedCommand;
  readonly onChoose: (command: ChosenCommand) => void;
}) {
  const { say } = useSay('condition');
  const id = useId();
  return (
    <li className="command">
      <span className="heard-what" id={id}>
        <b>{name}</b>
        <span className="code">{topic}</span>
      </span>
      <span className="command-words" role="group" aria-labelledby={id}>
        {payloads.map(({ word, payload }) => (
          <Button
            key={payload}
            size="sm"
            aria-label={say('tellDevice', { name, word })}
            onClick={() => {
              onChoose({ topic, payload });
            }}
          >
            <span className="code">{word}</span>
          </Button>
        ))}
        {payloads.length === 0 ? (
          <Button
            size="sm"
            aria-label={say('tellDevice', { name, word: say('anyValue') })}
            onClick={() => {
              onChoose({ topic, payload: null });
            }}
          >
            {say('anyValue')}
          </Button>
        ) : null}
      </span>
    </li>
  );
}
