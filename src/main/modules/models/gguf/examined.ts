import { stat } from 'node:fs/promises';
import { fileMark } from '../../../platform/base/file-mark';
import { examineGguf, type Examination } from './examine';

export type Examine = (path: string) => Promise<Examination>;

const mostRemembered = 500;

/**
 * Looks at a file again only when its size or time has changed: the vocabulary in its head takes a moment to
 * read.
 */
export function rememberExaminations(examine: Examine = examineGguf): Examine {
  const known = new Map<string, { readonly mark: string; readonly examination: Promise<Examination> }>();
  return async (path) => {
    const mark = await stat(path).then(fileMark, () => null);
    const before = known.get(path);
    if (mark !== null && before?.mark === mark) return before.examination;
    const examination = examine(path);
    if (mark === null) return examination;
    if (known.size >= mostRemembered) known.clear();
    known.set(path, { mark, examination });
    return examination;
  };
}
