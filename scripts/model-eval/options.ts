import { parseArgs } from 'node:util';
import { AppError, messageOf } from '../../src/shared/errors';

export interface EvalOptions {
  readonly source:
    | { readonly file: string }
    | { readonly baseUrl: string; readonly name: string; readonly keyEnv: string | null };
  readonly cases: readonly string[];
  readonly heldOut: readonly string[];
  readonly json: boolean;
  readonly free: boolean;
  readonly failures: boolean;
  readonly store: boolean;
  /** Null: the one that is stored with the model, or chosen from the cases. */
  readonly limit: number | null;
  /** Tokens. */
  readonly context: number;
  /** Null: as many as the product takes. */
  readonly threads: number | null;
}

/** What was asked on the command line. Throws AppError eval.usage. */
export function readOptions(args: readonly string[]): EvalOptions {
  const values = parsed(args);
  const { model, 'base-url': baseUrl } = values;
  if (values.cases.length === 0 || (model === undefined) === (baseUrl === undefined))
    throw usage(
      'It is not said which model is asked, or what',
      'Say --cases FILE and either --model FILE.gguf or --base-url URL --name MODEL.',
    );
  if (values.store && model === undefined)
    throw usage(
      'The result for a model on a server cannot be stored: there is no file that it could lie beside',
      'Leave --store out; --json gives the result as a file of your own.',
    );
  return {
    source:
      model === undefined
        ? { baseUrl: baseUrl ?? '', name: values.name, keyEnv: values['key-env'] ?? null }
        : { file: model },
    cases: values.cases,
    heldOut: values['held-out'],
    json: values.json,
    free: values.free,
    failures: values.failures,
    store: values.store,
    limit: number('limit', values.limit, (value) => value >= 0 && value <= 1, 'a number from 0 to 1'),
    context:
      number(
        'context',
        values.context,
        (value) => Number.isInteger(value) && value >= 256,
        'a whole number of tokens from 256 on',
      ) ?? 4096,
    threads: number(
      'threads',
      values.threads,
      (value) => Number.isInteger(value) && value >= 1,
      'a whole number from 1 on',
    ),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        model: { type: 'string' },
        'base-url': { type: 'string' },
        name: { type: 'string', default: 'default' },
        'key-env': { type: 'string' },
        cases: { type: 'string', multiple: true, default: [] },
        'held-out': { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
        free: { type: 'boolean', default: false },
        failures: { type: 'boolean', default: false },
        limit: { type: 'string' },
        store: { type: 'boolean', default: false },
        context: { type: 'string' },
        threads: { type: 'string' },
      },
    }).values;
  } catch (failure) {
    throw usage(messageOf(failure), 'The options stand at the top of scripts/model-eval.ts.');
  }
}

function number(
  name: string,
  text: string | undefined,
  isFine: (value: number) => boolean,
  allowed: string,
): number | null {
  if (text === undefined) return null;
  const value = Number(text);
  if (text.trim() === '' || !isFine(value)) throw usage(`--${name} is "${text}"`, `It must be ${allowed}.`);
  return value;
}

const usage = (message: string, remedy: string): AppError => new AppError('eval.usage', message, { remedy });
