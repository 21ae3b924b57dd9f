import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../../scripts/setup/paths.mjs';
import { sentences } from '../../../src/shared/sentences/in-korean';

/** Files whose every sentence is in the tables. Named with them: what nobody reads on a page, and parts of sentences. */
const covered: Readonly<Record<string, readonly string[]>> = {
  'api/pulse.ts': ['The pulse was ended: X is X.'],
  'config/check-references.ts': [],
  'config/config-desk.ts': [],
  'config/config-findings.ts': [', not X'],
  'config/hide-secrets.ts': [],
  'config/key-text.ts': [],
  'config/parse-config.ts': [],
  'sop/library/edit-step.ts': [],
  'sop/library/edit-texts.ts': [],
  'sop/library/step-references.ts': [],
  'sop/library/edit-steps.ts': [],
  'sop/library/edit-manifest.ts': [],
  'sop/definition/sop-name.ts': [],
  'sop/library/sop-editor.ts': ['Saved procedures could not be kept as versions; it is tried again at the next change', 'The name "X" is used in X/SOP.toml', 'edited as text', 'restored version X', 'X/X cannot be read: X', 'saved outside the product', 'X X X'],
  'sop/library/sop-file.ts': [],
  'sop/definition/check-flow.ts': [', or "next: end"', 'Did you mean X?', 'Did you mean $.steps.X.X?'],
  'sop/definition/check-steps.ts': [],
  'sop/definition/check-triggers.ts': [],
  'sop/language/concurrency-key.ts': ['X… X'],
  'sop/language/condition-syntax.ts': [],
  'sop/language/conditions.ts': [],
  'sop/definition/definition.ts': [],
  'sop/definition/duplicates.ts': [],
  'sop/language/json-path.ts': [],
  'sop/triggers/limits.ts': [' without X', ' with X = X'],
  'sop/definition/manifest.ts': ['sop is X, but must be a table', 'triggers is X, but must be a list of tables', '"type" is missing'],
  'sop/definition/manifest-table.ts': [],
  'sop/definition/step-routing.ts': [', from 1 to X', '; the number goesX'],
  'sop/definition/item-slips.ts': [],
  'sop/definition/markdown-lines.ts': [],
  'sop/definition/step-slips.ts': ['Did you mean requires_confirmation?'],
  'sop/definition/steps.ts': [],
  'sop/definition/toml-mistake.ts': [],
  'sop/language/topics.ts': [],
  'sop/triggers/triggers.ts': [],
  'sop/definition/unreadable.ts': [],
  'sop/definition/why-no-steps.ts': [],
  'base/cron.ts': [],
  'base/cron-mistake.ts': [],
  'base/json-mistake.ts': [],
  'base/toml-reason.ts': ['trying to redefine', 'each key-value declaration', 'expected end of table array', 'invalid unicode escape', 'illegal character in key', 'illegal quoted key', 'unexpected end of key', 'illegal empty bare key', 'illegal leading zero', 'illegal character in numeric', 'integer value cannot', 'document contains an unsafe'],
  '../shared/pin-roles.ts': [],
  'serial/board.ts': ['The board was closed', 'The speed was changed', 'Changes of pins may have been missed', 'A board is connected'],
  'serial/bridge.ts': ['A listener of the boards failed', 'No board is configured.'],
  'serial/connection.ts': ['a line of X bytes'],
  'serial/find-port.ts': [],
  'composition/question-notice.ts': [],
  'composition/undriven-pins.ts': [],
  'composition/level-events.ts': ['the engine closes', 'A change of a pin is given up: too many could not be recorded'],
  'serial/gpio-requests.ts': ['not as asked'],
  'serial/node-serial-port.ts': [],
  'serial/open-error.ts': [],
  'serial/usb-guess.ts': ['Arduino Uno Q'],
  'serial/virtual/virtual-boards.ts': [],
  'config/resolve-secret.ts': [],
  'providers/create-provider.ts': ['A listener of the model chip failed'],
  'providers/model-files.ts': [],
  'providers/suitability.ts': [],
  'providers/gguf/examine.ts': [],
  'providers/gguf/examined.ts': ['X X X'],
  'providers/gguf/header.ts': [],
  'providers/gguf/types.ts': [],
  'providers/http/event-stream.ts': [],
  'providers/http/failures.ts': ['could not be reached: X'],
  'providers/http/server-sent-events.ts': [],
  'providers/llama/failures.ts': [],
  'providers/llama/inference-failure.ts': [],
  'providers/llama/load-plan.ts': [' for each of X conversations'],
  'providers/llama/plan-from-file.ts': [],
  'providers/llama/model-process.ts': ['The inference process hangs and is ended', 'The inference process ended'],
  'providers/llama/provider.ts': [],
  'providers/llama/host.ts': ['A listener of the model state failed', 'The reader of the answer went away'],
  'providers/llama/worker-process.ts': [],
  'providers/llama/whole-context.ts': [],
  'providers/llama/answering-model.ts': ['The model was loaded without a sequence'],
  'providers/model-store/checksum-file.ts': [],
  'providers/model-store/disk-errors.ts': [],
  'providers/model-store/download.ts': [],
  'providers/model-store/downloads.ts': [],
  'providers/model-store/fetch-rest.ts': [],
  'providers/model-store/http-source.ts': [],
  'providers/model-store/model-files-on-disk.ts': [],
  'providers/model-store/model-name.ts': [],
  'providers/model-store/model-uri.ts': [],
  'providers/model-store/model-uses.ts': [],
  'providers/model-store/part-file.ts': [],
  'providers/model-store/watchdog.ts': ['the work has ended', 'nothing was heard'],
  'providers/openai/errors.ts': [],
  'providers/openai/dialect.ts': [],
  'providers/openai/list-models.ts': [],
  'providers/openai/provider.ts': [],
  'providers/openai/from-stream.ts': [],
  'providers/anthropic/errors.ts': [],
  'providers/anthropic/provider.ts': [],
  'providers/anthropic/from-stream.ts': [],
  'providers/gemini/errors.ts': [],
  'providers/gemini/from-stream.ts': [],
  'providers/gemini/provider.ts': [],
  'providers/reliable/classify-failure.ts': [],
  'providers/reliable/provider.ts': ['A model is given up', 'The prompt was too long; older messages are left out', 'A model is asked again', 'Every provider was given up'],
};

/** Everything that may say further sentences of the tables. */
const engine = [...globSync('**/*.ts', { cwd: join(projectRoot, 'src/main') }).filter((file) => !file.endsWith('.test.ts')), '../shared/config.ts', '../shared/pin-roles.ts', '../shared/config-keys.ts'];

/** Put together from parts in a way that cannot be read off the source. */
const composed = ['X. Use another pin, or take X out of config.toml.', 'X The pulse was ended: X is X.', 'X The pulse was not ended, and X may stay X: X', 'X Whether the pulse ended is not known. X', 'The file was changed: event X (line X) cannot be read.', 'The file was changed: event X (line X), X, is the first that does not fit its hash and what stands before it.', 'The file was changed: event X (line X) is the first that does not fit its hash and what stands before it.', 'There is more than the X events that the header names, from event X (line X) on.', 'X is created', 'X is replaced', 'X is extended', 'a whole number from X to X', 'a number from X to X', 'Did you mean "X"? X', 'a list of tables', 'Name one from 1 to X, or "next: end".', 'X is followed by "X", which is not X, from 1 to X', 'Write for example "on_failure: X:2"; the number goes, from 1 to X.', '1 run', 'X runs', 'The last run with X = X ended at X; X may start again at X.', 'The last run without X ended at X; X may start again at X.', 'X: write either "command" or "url"', 'X: the name of a server has at most 20 letters, digits and -'];

/** Every text of a source, each in every way in which it can read. */
function textsIn(file: string): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (isText(node)) found.push(readings(node).map((text) => text.trimEnd()));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(join(projectRoot, 'src/main', file), 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

const isText = (node: ts.Node): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression => ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);

/** A text with more values than this is a page, not a sentence. */
const mostValues = 7;

/** A value stands as X or is left out, unless the source says what it can be. */
function readings(node: ts.Expression): readonly string[] {
  if (ts.isTemplateExpression(node) && node.templateSpans.length > mostValues) return [];
  if (ts.isTemplateExpression(node)) return node.templateSpans.reduce<readonly string[]>((texts, span) => texts.flatMap((text) => ['X', '', ...readings(span.expression)].map((piece) => `${text}${piece}${span.literal.text}`)), [node.head.text]);
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...readings(node.whenTrue), ...readings(node.whenFalse)];
  return ts.isBinaryExpression(node) ? readings(node.right) : [];
}

const read = (english: string): string => english.replaceAll(/\{\w+[?!]?\}/gu, 'X');
const known = new Set(Object.keys(sentences).map(read));

describe.each(Object.entries(covered))('%s', (file, unread) => {
  test('says nothing to people that has no Korean', () => {
    const missing = textsIn(file).filter((texts) => texts.some((text) => /\S\s\S+\s\S/u.test(text)) && !texts.some((text) => known.has(text) || unread.includes(text)));
    expect(missing.map(([text]) => text)).toEqual([]);
  });
});

test('every sentence of the tables is one that the engine says', () => {
  const said = new Set(engine.flatMap((file) => textsIn(file).flat()));
  expect([...known].filter((sentence) => !said.has(sentence) && !composed.includes(sentence))).toEqual([]);
});
