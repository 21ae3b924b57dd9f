import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { DropdownMenu } from 'radix-ui';
import { Icon } from './icons';
import styles from './filter-menu.module.css';

export interface FilterChoice {
  readonly value: string;
  readonly label: string;
}

/** The filters of a list, in the head of its page; the last of them give way where there is little room. */
export function FilterBar({ children }: { readonly children: ReactNode }) {
  return <span className={styles.bar}>{children}</span>;
}

/**
 * A filter in the head of a list: its name, what is chosen, and a menu of choices. An empty value means all.
 */
export function FilterMenu({
  name,
  all,
  value,
  choices,
  onChoose,
}: {
  readonly name: string;
  readonly all: string;
  readonly value: string;
  readonly choices: readonly FilterChoice[];
  readonly onChoose: (value: string) => void;
}) {
  const chosen = choices.find((choice) => choice.value === value)?.label ?? (value === '' ? all : value);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        className={styles.button}
        data-part="filter"
        data-chosen={value === '' ? undefined : true}
      >
        <span>{name}</span> <b>{chosen}</b>
        <Icon of={ChevronDown} size={14} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className={styles.menu} align="start" sideOffset={4}>
        <DropdownMenu.RadioGroup value={value} onValueChange={onChoose}>
          {[{ value: '', label: all }, ...choices].map((choice) => (
            <DropdownMenu.RadioItem key={choice.value} value={choice.value}>
              {choice.label}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
