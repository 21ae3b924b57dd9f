import { Command } from 'cmdk';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../kit/icons';
import { useOverlay } from '../entities/window/overlay-store';
import { piecesOf, useTyped } from './palette-found';
import { classes } from '../kit/classes';
import commandStyles from '../kit/command-list.module.css';

interface ItemProps {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly words: string;
  /** Other words that find it. */
  readonly alsoCalled?: readonly string[];
  readonly note?: string | undefined;
  readonly signal?: boolean;
  readonly onSelect: () => void;
}

/** One line of the palette. */
export function Item({ id, icon, words, alsoCalled = [], note, signal = false, onSelect }: ItemProps) {
  const close = useOverlay((state) => state.close);
  const typed = useTyped();
  return (
    <Command.Item
      value={id}
      keywords={[words, ...alsoCalled]}
      onSelect={() => {
        close();
        onSelect();
      }}
    >
      <Icon of={icon} />
      <span>
        {piecesOf(words, typed).map(({ text, hit }, index) => (hit ? <b key={index}>{text}</b> : text))}
      </span>
      {note === undefined ? null : (
        <span className={classes(commandStyles.note, signal && commandStyles.signal, 't')}>{note}</span>
      )}
    </Command.Item>
  );
}
