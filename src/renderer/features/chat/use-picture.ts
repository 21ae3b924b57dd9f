import { useEffect, useState } from 'react';
import { ask } from '../../bridge/bridge';

/** How many pictures are kept, so that a thread that is read again does not ask for each of them again. */
const mostKept = 24;

const kept = new Map<string, Promise<string | null>>();

/** The picture as an address of the window's own; null: it is not there any more, or is none. */
function readPicture(path: string): Promise<string | null> {
  const known = kept.get(path);
  if (known !== undefined) return known;
  const asked = ask('chat.picture', { path }).then((answer) => {
    if (answer.ok) return `data:${answer.value.mediaType};base64,${answer.value.base64}`;
    // It may be there the next time.
    kept.delete(path);
    return null;
  });
  kept.set(path, asked);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return asked;
}

/** `undefined`: not read yet. */
export function usePicture(path: string): string | null | undefined {
  const [read, setRead] = useState<{ readonly path: string; readonly address: string | null }>();
  useEffect(() => {
    let wanted = true;
    void readPicture(path).then((address) => {
      if (wanted) setRead({ path, address });
    });
    return () => {
      wanted = false;
    };
  }, [path]);
  return read?.path === path ? read.address : undefined;
}
