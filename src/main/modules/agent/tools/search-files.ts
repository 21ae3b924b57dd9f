import { shortened } from '../../../../shared/shortened';
import type { WorkspaceFiles } from './workspace-files';

const mostHits = 100;
const mostFiles = 20_000;
/** Bytes of a file that is searched; larger ones are data. */
const largestSearched = 2 * 1024 * 1024;
const longestShown = 200;

/** Where a text stands, in names or in the text files below a folder; letter case does not count. */
export async function searchFiles(
  files: WorkspaceFiles,
  query: string,
  folder: string,
  signal: AbortSignal,
): Promise<string> {
  const wanted = folded(query);
  const hits: string[] = [];
  let seen = 0;
  await files.walk(folder, signal, async (path, read) => {
    seen += 1;
    if (folded(path.slice(path.lastIndexOf('/') + 1)).includes(wanted)) hits.push(path);
    // A file that cannot be read, or is gone by now, holds nothing to be found.
    const bytes = await read().catch(() => Buffer.alloc(0));
    if (bytes.length <= largestSearched && !bytes.includes(0))
      hits.push(...linesWith(wanted, bytes.toString(), path));
    return hits.length < mostHits && seen < mostFiles;
  });
  if (hits.length === 0)
    return seen < mostFiles
      ? 'nothing found'
      : `nothing found in the first ${String(mostFiles)} files; name a folder`;
  const shown = hits.slice(0, mostHits).join('\n');
  return hits.length >= mostHits || seen >= mostFiles
    ? `${shown}\n[there may be more; search for a longer text or in one folder]`
    : shown;
}

function linesWith(wanted: string, text: string, path: string): readonly string[] {
  if (!folded(text).includes(wanted)) return [];
  return text
    .split(/\r?\n/u)
    .flatMap((line, index) =>
      folded(line).includes(wanted)
        ? [`${path}:${String(index + 1)}: ${shortened(line.trim(), longestShown)}`]
        : [],
    );
}

const folded = (text: string): string => text.normalize('NFC').toLowerCase();
