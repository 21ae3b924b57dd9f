import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../kit/button';
import { useSay } from '../../i18n/use-say';

const saidMs = 2_000;

/** Copies a text, and says for a moment that it did. */
export function CopyButton({ text, name }: { readonly text: string; readonly name: string }) {
  const { say } = useSay('chat');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const later = setTimeout(() => {
      setCopied(false);
    }, saidMs);
    return () => {
      clearTimeout(later);
    };
  }, [copied]);
  return (
    <IconButton
      size="sm"
      icon={copied ? Check : Copy}
      name={copied ? say('copied') : name}
      onClick={() =>
        void navigator.clipboard.writeText(text).then(() => {
          setCopied(true);
        })
      }
    />
  );
}
