import type { LucideIcon } from 'lucide-react';
import { Signature } from 'lucide-react';

/**
 * A lucide icon in the product's stroke: 16 px, 14 in notes, 20 in the signature block. Always beside a word.
 */
export function Icon({ of: Shape, size = 16 }: { readonly of: LucideIcon; readonly size?: 14 | 16 | 20 }) {
  return <Shape className="i" style={{ width: size, height: size }} strokeWidth={1.75} aria-hidden="true" />;
}

/** Means "a person decides", and nothing else. */
export function SignatureIcon({ size = 16 }: { readonly size?: 14 | 16 | 20 }) {
  return <Icon of={Signature} size={size} />;
}

/** The product's mark: a sheet with one signal line. */
export function Mark() {
  return (
    <svg
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="square"
      aria-hidden="true"
    >
      <path d="M3 1.8h12v14.4H3z" />
      <path d="M6 6h6" />
      <path d="M6 12.2h6" style={{ stroke: 'var(--signal)' }} strokeWidth="2" />
    </svg>
  );
}
