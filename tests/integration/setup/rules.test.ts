import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '../../..');

/** One mistake for each kind of rule: of types, of the language, of the cores, of patterns, of React. */
const wrong = {
  'src/main/modules/procedures/wrong.ts': `declare function write(): Promise<void>;
export function wrong(text: string): number {
  write();
  setTimeout(() => {}, 1);
  if (text == '') return Date.now();
  return /(?:a+)+b/u.test(text) ? 1 : 0;
}
`,
  'src/renderer/wrong.tsx': `import { useState } from 'react';
export function Wrong({ on }: { readonly on: boolean }) {
  if (on) useState(0);
  console.log(on);
  return null;
}
`,
};
const folder = mkdtempSync(join(tmpdir(), 'zc-rules-'));

beforeAll(() => {
  for (const name of ['.oxlintrc.jsonc', 'tsconfig.base.json'])
    copyFileSync(join(project, name), join(folder, name));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: { lib: ['ES2024', 'DOM'], jsx: 'react-jsx', types: [] },
      include: ['src'],
    }),
  );
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(wrong)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface Finding {
  readonly code: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

test('the rules find what they are for, those of types and of the plugin in JavaScript too', async () => {
  const said = await new Promise<string>((told) => {
    execFile(
      process.execPath,
      [join(project, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', 'src'],
      { cwd: folder },
      (_failure, output) => {
        told(output);
      },
    );
  });
  const { diagnostics } = JSON.parse(said) as { readonly diagnostics: readonly Finding[] };
  expect(
    [
      ...new Set(
        diagnostics.map(
          ({ code, filename, labels }) => `${filename}:${String(labels[0]?.span.line)} ${code}`,
        ),
      ),
    ].sort(),
  ).toEqual([
    'src/main/modules/procedures/wrong.ts:3 typescript(no-floating-promises)',
    'src/main/modules/procedures/wrong.ts:4 eslint(no-restricted-globals)',
    'src/main/modules/procedures/wrong.ts:5 eslint(eqeqeq)',
    'src/main/modules/procedures/wrong.ts:5 eslint(no-restricted-properties)',
    'src/main/modules/procedures/wrong.ts:6 regexp(no-super-linear-backtracking)',
    'src/main/modules/procedures/wrong.ts:6 regexp(no-super-linear-move)',
    'src/renderer/wrong.tsx:3 react-hooks(rules-of-hooks)',
    'src/renderer/wrong.tsx:4 eslint(no-console)',
  ]);
});
