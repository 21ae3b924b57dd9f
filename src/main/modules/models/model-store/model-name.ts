import { join } from 'node:path';
import { ok, refuse, type Result } from '../../../../shared/result';
import { builtInModel } from '../model-files';

const longest = 120;

/** The name of a model as config.toml has it: of a file in models/, without `.gguf`. */
export function readModelName(text: string): Result<string> {
  const name = text.replace(/\.gguf$/iu, '');
  if (name === builtInModel)
    return refuse({
      code: 'models.name',
      message: `"${builtInModel}" is the name of the model that ships with ZeroClaw`,
      remedy: 'Give another name with --name.',
    });
  if (name === '' || name.length > longest || !/^[\p{L}\p{N}][\p{L}\p{N} ._+()-]*$/u.test(name)) {
    return refuse({
      code: 'models.name',
      message: `"${name}" cannot be the name of a model`,
      remedy: `Give one with --name: letters, digits, spaces, and . _ + ( ) -, at most ${String(longest)}.`,
    });
  }
  return ok(name);
}

export const modelFile = (folder: string, name: string): string => join(folder, `${name}.gguf`);
