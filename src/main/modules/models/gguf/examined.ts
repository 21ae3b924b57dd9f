import { stat } from 'node:fs/promises';
import { fileMark } from '../../../platform/base/file-mark';
import { examineGguf, type Examination } from './examine';
import { partsOf } from './parts';

export type Examine = (path: string) => Promise<Examination>;

const mostRemembered = 500;

/**
 * Looks at a file again only when its size or time has changed, or that of a part of it: the vocabulary in its
 * head takes a moment to read.
 */
export function rememberExaminations(examine: Examine = examineGguf): Examine {
  const known = new Map<string, { readonly mark: string; readonly examination: Promise<Examination> }>();
  return async (path) => {
    const mark = await markOf(path);
    const before = known.get(path);
    if (mark !== null && before?.mark === mark) return before.examination;
    const examination = examine(path);
    if (mark === null) return examination;
    if (known.size >= mostRemembered) known.clear();
    known.set(path, { mark, examination });
    return examination;
  };
}

/** Null: it is not there. A part that is missing is remembered as such until it comes. */
async function markOf(path: string): Promise<string | null> {
  const [first, ...further] = await Promise.all(
    partsOf(path).map((part) => stat(part).then(fileMark, () => null)),
  );
  return first === undefined || first === null ? null : [first, ...further].join(' ');
}
