import { Fragment } from 'react';
import { useTold } from '../i18n/use-told';

/**
 * A sentence of the engine, in the language of the window; what stands between back-ticks, a command or a
 * key, is set as code.
 */
export function Sentence({ message }: { readonly message: string }) {
  const told = useTold();
  return told(message)
    .split(/`([^`]+)`/u)
    .map((part, index) => <Fragment key={index}>{index % 2 === 0 ? part : <code>{part}</code>}</Fragment>);
}
