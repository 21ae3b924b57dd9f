import { ChevronDown } from 'lucide-react';
import type { SelectHTMLAttributes } from 'react';
import { Icon } from './icons';

/** A choice of a few, drawn like every other field. */
export function Select({ className = 'in', children, ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <span className="choice" data-part="choice">
      <select {...rest} className={className}>
        {children}
      </select>
      <Icon of={ChevronDown} size={14} />
    </span>
  );
}
