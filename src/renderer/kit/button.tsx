import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from './icons';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** key: the one black button of a place; plain: outlined; bare: no outline. */
  readonly look?: 'key' | 'plain' | 'bare';
  readonly size?: 'sm' | 'md' | 'lg';
  readonly icon?: LucideIcon | undefined;
  /** Shown beside the word, never part of the name: `A Enter`. */
  readonly shortcut?: string | undefined;
  /** Work is under way: the words to show instead, in -ing. The button stays focusable and does nothing. */
  readonly busy?: string | null | undefined;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  look = 'plain',
  size = 'md',
  icon,
  shortcut,
  busy,
  children,
  className = '',
  onClick,
  ...rest
}: ButtonProps) {
  const isBusy = busy !== null && busy !== undefined;
  const classes = [
    'btn',
    look === 'plain' ? '' : look,
    size === 'md' ? '' : size,
    isBusy ? 'busy' : '',
    className,
  ]
    .filter((name) => name !== '')
    .join(' ');
  return (
    <button
      type="button"
      data-look={look}
      data-size={size}
      {...rest}
      className={classes}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {icon === undefined ? null : <Icon of={icon} />}
      {isBusy ? busy : children}
      {shortcut === undefined || isBusy ? null : <kbd aria-hidden="true">{shortcut}</kbd>}
    </button>
  );
}

/** A square button with an icon alone: it has a name and a tooltip. */
export function IconButton({
  icon,
  name,
  size = 'md',
  ...rest
}: Omit<ButtonProps, 'children' | 'icon' | 'look'> & { readonly icon: LucideIcon; readonly name: string }) {
  return (
    <button
      type="button"
      data-look="icon"
      data-size={size}
      {...rest}
      className={`btn bare ic ${size === 'sm' ? 'sm' : ''}`}
      aria-label={name}
      title={name}
    >
      <Icon of={icon} size={size === 'sm' ? 14 : 16} />
    </button>
  );
}
