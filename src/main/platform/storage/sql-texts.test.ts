import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { exampleRun, exampleSop } from '../../testing/example-run';
import { openDatabase } from './database';
import { createEventLedger } from '../../modules/record/storage/event-ledger';
import { createRunLog } from '../../modules/record/storage/run-log';
import { createSqliteMemory } from '../../modules/memory/storage/sqlite-memory';

/**
 * APP-08 of docs/security-checklist.md: what comes from outside reaches SQL as a value of a prepared
 * statement, never as a part of its text.
 */

/** Parts of statements that are chosen while the program runs, from texts that stand in the file. */
const chosen: Readonly<Record<string, readonly string[]>> = {
  // Of the terms of `whereOf`, each with its own question marks.
  'src/main/modules/record/storage/event-ledger.ts': ['sql'],
  // Of `conditionsOf`, with named values.
  'src/main/modules/record/storage/run-log.ts': ['where', 'unfinished'],
  // One of two indexes, and the terms of `where`.
  'src/main/modules/memory/storage/sqlite-memory.ts': ['table', 'sql'],
  // The tables that a start looks through; both are named in the file.
  'src/main/platform/storage/database.ts': ['pragma'],
  // A name that stands in the file of the database, in quotes that it cannot end; and triggers that stand beside it.
  'src/main/platform/storage/planted-triggers.ts': [`name.replaceAll('"', '""')`, 'sql'],
  // Of `sealedTables` and `partialIndexes`, which name every table, column and index.
  'src/main/modules/record/chain/seal.ts': [
    'quoted(columns)',
    'table',
    "when === undefined ? '' : ` WHERE ${when.replaceAll('?', table)}`",
    'triggersOf(name)',
    'from',
    'where',
  ],
  // Of two directions, both of the file.
  'src/main/modules/record/chain/start-check.ts': ['where', 'order'],
  // Of two tables, both named beside the statement.
  'src/main/modules/record/chain/verify-record.ts': ['table'],
  // Whole numbers of this program, and its own migrations.
  'src/main/platform/storage/migrate.ts': ['String(applicationId)', 'String(version)', 'migration.sql'],
};

const files = globSync('src/main/**/*.ts')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('src/main/testing/'));

/** Every text that a file gives to a database, as an expression of the source. */
function statementsIn(source: ts.SourceFile): readonly ts.Expression[] {
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      isOfDatabase(node.expression) &&
      node.arguments[0] !== undefined
    )
      found.push(node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** `exec` is what regular expressions have too. */
const isOfDatabase = ({ name, expression }: ts.PropertyAccessExpression): boolean =>
  ['prepare', 'pragma'].includes(name.text) ||
  (name.text === 'exec' && /database$/u.test(expression.getText()));

/** The parts of a statement that its file neither writes out nor names under `chosen`. */
function strangeParts(text: ts.Expression, source: ts.SourceFile): readonly string[] {
  if (ts.isStringLiteral(text) || ts.isNoSubstitutionTemplateLiteral(text)) return [];
  if (ts.isTemplateExpression(text))
    return text.templateSpans.flatMap(({ expression }) => strangeParts(expression, source));
  if (chosen[source.fileName]?.includes(text.getText()) === true || isQuestionMarks(text)) return [];
  const constant = ts.isIdentifier(text) ? constantNamed(text.text, source) : undefined;
  return constant === undefined ? [text.getText()] : strangeParts(constant, source);
}

const isQuestionMarks = (text: ts.Expression): boolean =>
  /^\w+\.map\(\(\) => '\?'\)\.join\(', '\)$/u.test(text.getText());

/** What a constant of the file holds, also of a file it is imported from. */
function constantNamed(name: string, source: ts.SourceFile): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  const visit = (node: ts.Node): void => {
    if (
      ts.isVariableDeclaration(node) &&
      node.name.getText() === name &&
      (node.parent.flags & ts.NodeFlags.Const) !== 0
    )
      found = node.initializer;
    const imported = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined;
    if (
      ts.isImportDeclaration(node) &&
      imported !== undefined &&
      ts.isNamedImports(imported) &&
      imported.elements.some((element) => element.name.text === name) &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      found = constantNamed(
        name,
        parsed(new URL(`${node.moduleSpecifier.text}.ts`, `file:///${source.fileName}`).pathname.slice(1)),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const parsed = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

test('no statement is put together from anything but texts of the sources', () => {
  const touching = files
    .filter((file) => /\.(?:prepare|pragma|exec)\b/u.test(readFileSync(file, 'utf8')))
    .map(parsed);
  const statements = touching.flatMap((source) => statementsIn(source).map((text) => ({ source, text })));
  expect(statements.length).toBeGreaterThan(100);
  expect(
    statements.flatMap(({ source, text }) =>
      strangeParts(text, source).map((part) => `${source.fileName}: ${part}`),
    ),
  ).toEqual([]);
});

test.each([
  "database.prepare(`SELECT * FROM runs WHERE sop = '${sop}'`)",
  "database.exec('DELETE FROM ' + table)",
  'database.prepare(text)',
  'let text = ``; database.prepare(text)',
])('the reading above finds %s', (code) => {
  const source = ts.createSourceFile(
    'src/main/platform/storage/example.ts',
    code,
    ts.ScriptTarget.Latest,
    true,
  );
  expect(statementsIn(source).flatMap((text) => strangeParts(text, source))).not.toEqual([]);
});

test.each([
  "' OR '1' = '1",
  "x'; DROP TABLE runs; --",
  'x" OR 1 = 1 --',
  '%',
  'NEAR(a b) OR *',
  '0) OR (1 = 1',
])('%s asks for what is called so, and for nothing else', async (text) => {
  const database = openDatabase(':memory:');
  const ledger = createEventLedger(database);
  const runs = createRunLog(database);
  const memory = createSqliteMemory(database);
  ledger.record({ source: 'mqtt', topic: 'a', payload: '1', receivedAt: 1 }, []);
  runs.append(
    'r1',
    0,
    [
      {
        type: 'run-started',
        at: 1,
        runId: 'r1',
        sop: exampleSop,
        sopHash: 'hash',
        trigger: exampleRun.trigger,
        approvalTimeoutSecs: 60,
        startedBy: 'mqtt',
      },
    ],
    exampleRun,
  );
  await memory.store({ key: 'kept', content: 'a valve', category: 'core', scope: '', at: 1 });
  const asked = [
    ledger.list(10, { sop: text }),
    ledger.list(10, { source: text as 'mqtt' }),
    runs.list({ limit: 10, sop: text }),
    runs.list({ limit: 10, status: text as 'failed' }),
    runs.list({ limit: 10, source: text as 'mqtt' }),
    runs.list({ limit: 10, after: text }),
    await memory.list({ scopes: [text], limit: 10, offset: 0 }),
    await memory.list({ scopes: 'all', category: text, limit: 10, offset: 0 }),
  ];
  await memory.recall(text, { scopes: 'all', limit: 10 }, new AbortController().signal);
  expect(asked.flat()).toEqual([]);
  expect([
    ledger.list(10).length,
    runs.list({ limit: 10 }).length,
    (await memory.list({ scopes: 'all', limit: 10, offset: 0 })).length,
  ]).toEqual([1, 1, 1]);
});
