import { Lightbulb } from 'lucide-react';
import { useId, useState } from 'react';
import { commandsOnce } from '../../../domain/procedure/triggers/named-topics';
import type { NamedCommand } from '../../../shared/topics';
import { useSay } from '../../i18n/use-say';
import { Button } from '../../kit/button';
import { BrokerDialog } from './broker-dialog';
import heardStyles from './heard.module.css';

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
  return (
    <BrokerDialog
      title={say('chooseDeviceTitle')}
      text={say('chooseDeviceText')}
      none={(broker) => say('noCommands', { broker })}
      list={(heard) => listed(commandsOnce(heard.commands), onChoose)}
      onClose={onClose}
    />
  );
}

const listed = (commands: readonly NamedCommand[], onChoose: (command: ChosenCommand) => void) =>
  commands.length === 0 ? null : (
    <ul>
      {[...commands]
        .sort((a, b) => a.name.localeCompare(b.name))
        .map((command) => (
          <Command key={`${command.topic} ${command.name}`} command={command} onChoose={onChoose} />
        ))}
    </ul>
  );

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
    <li className={heardStyles.command}>
      <span className={heardStyles.what} id={id}>
        <b>{name}</b>
        <span className="code">{topic}</span>
      </span>
      <span className={heardStyles.words} role="group" aria-labelledby={id}>
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
