import { CommanderError, type Command } from 'commander';
import { createProgram } from '../../src/main/cli/program';
import { UsageError } from '../../src/main/cli/refused';

/** Thrown in the place of what a command would do: the line was understood. */
class Understood extends Error {}

const newProgram = (): Command =>
  createProgram({
    version: '0.0.0',
    open: () => {
      throw new Understood();
    },
    composeEngine: () => Promise.reject(new Understood()),
    writeOut: () => {},
    writeError: () => {},
  });

/** To look at, never to read a line with: what it has read stays in it. */
const program = newProgram();

/** Reads one command line of an example as the program reads it, up to where it would act. */
export async function parseMistake(args: readonly string[]): Promise<string | null> {
  try {
    await newProgram().parseAsync([...args], { from: 'user' });
    return null; // help
  } catch (failure) {
    if (failure instanceof Understood) return null;
    if (failure instanceof CommanderError && failure.exitCode === 0) return null;
    if (failure instanceof CommanderError || failure instanceof UsageError)
      return `\`zeroclaw ${args.join(' ')}\`: ${failure.message}`;
    throw failure;
  }
}

/**
 * Looks at a command as the text describes it, `runs [--sop NAME] [--limit K]`: the words have to name a
 * command, and every option has to be one of its own or of the program.
 */
export function commandMistake(described: string): string | null {
  const [first = ''] = described.split(' | '); // what follows reads its output
  const words = first.split(/[\s[\]()|…]+/u).filter((word) => word !== '');
  let command = program;
  for (const word of words) {
    if (!/^[a-z][a-z-]*$/u.test(word)) break;
    const below = command.commands.find((one) => one.name() === word || one.aliases().includes(word));
    if (below === undefined) {
      if (command === program || command.registeredArguments.length === 0)
        return `\`zeroclaw ${described}\`: there is no command ${word} here.`;
      break;
    }
    command = below;
  }
  const known = new Set(
    [...command.options, ...program.options].flatMap(({ short, long }) => [short, long]).concat('--help'),
  );
  const unknown = words
    .filter((word) => /^--?[a-z]/u.test(word))
    .find((word) => !known.has(word.split('=')[0]));
  return unknown === undefined
    ? null
    : `\`zeroclaw ${described}\`: ${command.name()} has no option ${unknown}.`;
}

/** The command lines of `zeroclaw` in a shell example, each as its arguments. */
export function zeroclawLines(shell: string): readonly (readonly string[])[] {
  return simpleCommands(shell).flatMap((words) => {
    const [first = '', ...args] = withoutRunner(words);
    return /(?:^|\/)zeroclaw(?:\.mjs)?$/u.test(first) ? [args] : [];
  });
}

/** The scripts of package.json that a shell example runs, with what is handed on to them. */
export function npmScripts(
  shell: string,
): readonly { readonly script: string; readonly args: readonly string[] }[] {
  return simpleCommands(shell).flatMap(([program, verb = '', ...rest]) => {
    if (program !== 'npm') return [];
    const words = rest.filter((word) => word !== '--silent');
    if (verb === 'start' || verb === 'test')
      return [{ script: verb, args: words.filter((word) => word !== '--') }];
    return verb === 'run' ? [{ script: words[0] ?? '', args: words.slice(1) }] : [];
  });
}

/** What stands before the program: variables, `sudo -u USER`, `node`, `npx`. */
function withoutRunner(words: readonly string[]): readonly string[] {
  const begin = words.findIndex(
    (word, at) =>
      !/^\w+=/u.test(word) && !['sudo', '-u', 'node', 'npx'].includes(word) && words[at - 1] !== '-u',
  );
  return begin === -1 ? [] : words.slice(begin);
}

/** A shell text as the words of its commands. Enough for examples: quotes, `\` at a line's end, `|` and `&&`. */
function simpleCommands(shell: string): readonly (readonly string[])[] {
  const commands: string[][] = [[]];
  const joined = shell.replace(/\\\n\s*/gu, ' ');
  for (const line of joined.split('\n')) {
    for (const [token] of line.matchAll(/(?:'[^']*'|"(?:\\.|[^"\\])*"|\\.|[^\s'"\\;|&<>])+|[;|&<>]+/gu)) {
      if (token.startsWith('#')) break;
      if (/^[;|&]/u.test(token)) commands.push([]);
      else if (/^[<>]/u.test(token)) commands.at(-1)?.push(token);
      else commands.at(-1)?.push(token.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"/gu, '$1$2'));
    }
    commands.push([]);
  }
  return commands.map((words) => {
    const redirected = words.findIndex((word) => /^[<>]/u.test(word));
    return redirected === -1 ? words : words.slice(0, redirected);
  });
}
