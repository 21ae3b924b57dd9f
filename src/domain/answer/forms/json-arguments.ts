import { readWrittenJson, twiceWritten } from '../../../shared/written-json';
import { anyTemplate, goesOn, saysMore, matchAt, skipBlanks } from '../template';
import type { CallForm } from '../call-format';
import { unread, type FormReading } from './reading';

const fence = /```\w*\s*/uy;
const fenceEnd = /\s*```(?!\w)/uy;

/** A head with the name, and a JSON object of arguments behind it. */
export function jsonArgumentsReader(
  form: Extract<CallForm, { kind: 'json-arguments' }>,
): (text: string, start: number) => FormReading {
  const heads = form.head.map((head) => anyTemplate([head]));
  const ends = anyTemplate(form.end);
  return (text, start) => {
    for (const head of heads) {
      const found = head === null ? null : matchAt(head, text, start);
      const name = found?.groups?.['name'];
      if (found === null || name === undefined) continue;
      if (saysMore(found[0])) return unread(start + found[0].length);
      let at = skipBlanks(text, start + found[0].length);
      const opened = matchAt(fence, text, at);
      if (opened !== null && !found[0].startsWith('```')) at += opened[0].length;
      if (text[at] !== '{') continue;
      const read = readWrittenJson(text, at, true);
      if (!read.ok) return unread(read.at);
      const twice = twiceWritten(read.value);
      if (twice !== null) return unread(read.end, `The key "${twice}" stands twice in the arguments.`);
      let { end } = read;
      const isFence = found[0].includes('```');
      if (opened !== null || isFence) end += matchAt(fenceEnd, text, end)?.[0].length ?? 0;
      // The fence that is the call itself has closed; the next one opens another call.
      const closed = ends === null || isFence ? null : matchAt(ends, text, skipBlanks(text, end));
      // Behind the end of its fence, three backticks begin another one.
      const isOther = closed?.[0].includes('```') === true && text.slice(read.end, end).includes('```');
      if (closed !== null && !isOther) end = skipBlanks(text, end) + closed[0].length;
      if (closed === null && goesOn(text, end)) return unread(end);
      return { kind: 'calls', calls: [{ name, arguments: read.value }], end };
    }
    return null;
  };
}
