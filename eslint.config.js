import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

// Rules that find bugs or keep the house style; formatting is nobody's argument here. The direction of imports is
// checked by .dependency-cruiser.cjs, dead code by knip.
export default defineConfig(
  { ignores: ['node_modules', 'out', 'dist', 'release', 'coverage', 'test-results', 'playwright-report', 'scripts/model', 'tests/board-sim', 'resources'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // A port's method may be async in one adapter and plain in the next.
      '@typescript-eslint/require-await': 'off',
      // `unreachable(value)` prints a never.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true, allowNever: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'max-lines': ['error', { max: 500, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/main/agent/**/*.ts', 'src/main/sop/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'The cores take time from Clock.' },
        { object: 'Math', property: 'random', message: 'The cores take randomness from newId or a port.' },
      ],
      'no-restricted-globals': ['error', { name: 'setTimeout', message: 'The cores wait with Clock.' }, { name: 'setInterval', message: 'The cores wait with Clock.' }],
    },
  },
  {
    // What others send is searched in time that grows with its length: docs/decisions/0103. The patterns of SOP.md look at the beginnings of lines; tests/integration/bad-input/long-texts.test.ts watches them.
    files: ['src/main/**/*.ts', 'src/shared/**/*.ts'],
    ignores: ['**/*.test.ts', 'src/main/sop/definition/**'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': ['error', { report: 'certain' }], 'regexp/no-super-linear-move': ['error', { report: 'certain' }] },
  },
  { files: ['src/renderer/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat.recommended] },
  // The virtual list's functions change on purpose; nothing here is compiled by the React Compiler, which that rule speaks of.
  { files: ['src/renderer/**/*.{ts,tsx}'], rules: { 'react-hooks/incompatible-library': 'off', 'no-console': ['error', { allow: ['warn', 'error'] }] } },
  {
    // Tests read replies and files whose shape the next line asserts.
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.ts', 'e2e/**/*.ts', 'bench/**/*.ts'],
    rules: {
      'max-lines': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  { files: ['src/main/cli/**/*.ts', 'bench/**/*.ts', 'scripts/**/*.ts', 'tests/**/*.ts', 'e2e/**/*.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.{js,mjs,cjs}'],
    rules: { eqeqeq: ['error', 'always', { null: 'ignore' }], 'no-var': 'error', 'prefer-const': 'error', 'object-shorthand': 'error' },
  },
);
