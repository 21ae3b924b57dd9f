import { readFileSync, statSync } from 'node:fs';
import { fileMark } from '../../../platform/base/file-mark';

/** More is no template. */
const mostBytes = 1_000_000;

/** Where a person puts a template that is to be used in the place of a model file's own. */
const placeOf = (modelFile: string): string => modelFile.replace(/\.gguf$/iu, '.jinja');

/** Null: there is none. Throws where one cannot be read. */
export function templateBeside(modelFile: string): string | null {
  const place = placeOf(modelFile);
  const size = statSync(place, { throwIfNoEntry: false })?.size;
  if (place === modelFile || size === undefined) return null;
  if (size > mostBytes)
    throw new Error(`${place} is larger than ${String(mostBytes)} bytes, so it is no template`);
  return readFileSync(place, 'utf8');
}

/** Changes with it; empty: there is none. */
export function markBeside(modelFile: string): string {
  const found = statSync(placeOf(modelFile), { throwIfNoEntry: false });
  return found === undefined || placeOf(modelFile) === modelFile ? '' : fileMark(found);
}
