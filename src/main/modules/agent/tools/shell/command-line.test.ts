import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toWords } from './command-line';

const words = (command: string): readonly string[] | string => {
  const read = toWords(command);
  return read.ok ? read.value : read.error.message;
};

test.each([
  { command: 'ls -l notes', means: ['ls', '-l', 'notes'] },
  { command: ' \tls\t ', means: ['ls'] },
  { command: 'grep \'a b; $c\' "d e" f\\ g', means: ['grep', 'a b; $c', 'd e', 'f g'] },
  { command: 'echo all\'one\'"token" "" \'\'', means: ['echo', 'allonetoken', '', ''] },
  { command: 'echo "\\" \\\\ \\$ \\n"', means: ['echo', '" \\ $ \\n'] },
  { command: 'sed s/a/b/ x=1 a#b c~ {}', means: ['sed', 's/a/b/', 'x=1', 'a#b', 'c~', '{}'] },
  { command: 'echo 한글 "파일 이름"', means: ['echo', '한글', '파일 이름'] },
])('$command means $means', ({ command, means }) => {
  expect(words(command)).toEqual(means);
});

test.each([
  { command: 'ls | rm x', says: 'a pipe' },
  { command: 'ls; rm x', says: 'a second command' },
  { command: 'ls && rm x', says: 'background' },
  { command: 'ls &', says: 'background' },
  { command: 'ls > x', says: 'redirection' },
  { command: 'cat<x', says: 'redirection' },
  { command: 'ls\nrm x', says: 'second line' },
  { command: 'ls\rrm x', says: 'second line' },
  { command: 'echo $(rm x)', says: 'substitution' },
  { command: 'echo "$HOME"', says: 'variable' },
  { command: 'echo "`rm x`"', says: 'substitution' },
  { command: 'echo `rm x`', says: 'substitution' },
  { command: '(ls)', says: 'a group' },
  { command: 'rm *.txt', says: 'pattern' },
  { command: 'ls ?', says: 'pattern' },
  { command: 'ls [ab]', says: 'pattern' },
  { command: 'ls ~/x', says: 'home folder' },
  { command: 'ls # all', says: 'comment' },
  { command: 'PATH=. ls', says: 'sets a variable' },
  { command: "echo 'a", says: 'single quote' },
  { command: 'echo "a', says: 'double quote' },
  { command: 'echo a\\', says: 'backslash' },
  { command: "echo 'a\0'", says: 'null byte' },
  { command: '   ', says: 'empty' },
])('$command is refused: $says', ({ command, says }) => {
  expect(words(command)).toContain(says);
});

test.runIf(process.platform !== 'win32')('whatever is accepted means the same to a shell', () => {
  const sign = fc.constantFrom(...'ab \t\'"\\$`|;&<>()*?[]~#={}!\n-/.,:%^한');
  const commands = fc
    .sample(fc.string({ unit: sign, minLength: 1, maxLength: 14 }), { numRuns: 20_000, seed: 7 })
    .filter((command) => toWords(`x ${command}`).ok);
  expect(commands.length).toBeGreaterThan(1_000);
  const script = commands.map((command) => `printf '%s\\0' x ${command}; printf '\\n\\0'`).join('\n');
  const said = execFileSync('sh', ['-s'], {
    input: script,
    cwd: '/',
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  const byShell = said
    .split('\n\0')
    .slice(0, -1)
    .map((row) => row.split('\0').slice(0, -1));
  expect(byShell).toEqual(commands.map((command) => words(`x ${command}`)));
});
