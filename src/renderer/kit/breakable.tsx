import { Fragment } from 'react';

/** A topic or a path: where it does not fit, it breaks after a slash. */
export function Breakable({ text }: { readonly text: string }) {
  return text.split('/').map((part, index) => (
    <Fragment key={index}>
      {index === 0 ? null : '/'}
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}
