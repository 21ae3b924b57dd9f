import { basename, dirname, join } from 'node:path';

const mark = /-(\d{5})-of-(\d{5})(\.gguf)$/iu;

/** It belongs to a file that was split, and is not the one to open. */
export const isFurtherPart = (name: string): boolean => {
  const part = mark.exec(name);
  return part !== null && Number(part[1]) !== 1;
};

/** All files of a model that was split, the one to open first; of any other, the file itself. */
export function partsOf(path: string): readonly string[] {
  const part = mark.exec(basename(path));
  if (part === null || Number(part[1]) !== 1) return [path];
  const stem = basename(path).slice(0, part.index);
  return Array.from({ length: Number(part[2]) }, (_, index) =>
    join(dirname(path), `${stem}-${String(index + 1).padStart(5, '0')}-of-${part[2] ?? ''}${part[3] ?? ''}`),
  );
}
