import ts from 'typescript';
import { expect, test } from 'vitest';
import { configSections } from '../../shared/config-keys';
import { inKorean } from '../../shared/sentences/in-korean';
import { sentenceValues } from './phrase';

/** What the engine says is English. Shown as it comes, it stands in the middle of a Korean page. */

const sources = import.meta.glob<string>(
  ['../{entities,features,pages,shell}/**/*.{ts,tsx}', '../kit/**/*.tsx', '../*.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);

/** Names under which sentences of the engine come, and what makes such sentences here. */
const engineNames = new Set(['message', 'remedy']);
const makers = new Set(['allowedText']);
/** They say it in the reader's language themselves. */
const tellers = /^(?:told|toldWhole|inWords|whole)$/u;
const speakers = /^(?:t|say\w*)$/u;
/** Lines of a log stay as they were written. */
const verbatim = new Set(['../features/settings/logs-part.tsx']);

const isComparison = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind >= ts.SyntaxKind.LessThanToken &&
  node.operatorToken.kind <= ts.SyntaxKind.ExclamationEqualsEqualsToken;

/** Whether the node, shown as it is, shows English. */
function isUntold(node: ts.Node): boolean {
  if (
    isComparison(node) ||
    ts.isFunctionLike(node) ||
    ts.isJsxElement(node) ||
    ts.isJsxSelfClosingElement(node) ||
    ts.isJsxFragment(node)
  )
    return false;
  if (ts.isCallExpression(node)) {
    const callee = node.expression.getText();
    if (tellers.test(callee)) return false;
    if (makers.has(callee)) return true;
    if (speakers.test(callee))
      return node.arguments.some(
        (given) => ts.isObjectLiteralExpression(given) && given.properties.some(isUntoldValue),
      );
  }
  if (ts.isConditionalExpression(node)) return isUntold(node.whenTrue) || isUntold(node.whenFalse);
  if (ts.isPropertyAccessExpression(node))
    return (
      engineNames.has(node.name.text) || (!ts.isIdentifier(node.expression) && isUntold(node.expression))
    );
  if (ts.isIdentifier(node)) return engineNames.has(node.text);
  return node.getChildren().some(isUntold);
}

/** A value of a phrase. */
function isUntoldValue(property: ts.ObjectLiteralElementLike): boolean {
  if (ts.isPropertyAssignment(property))
    return !sentenceValues.has(property.name.getText()) && isUntold(property.initializer);
  return (
    ts.isShorthandPropertyAssignment(property) &&
    !sentenceValues.has(property.name.text) &&
    engineNames.has(property.name.text)
  );
}

function untoldIn(path: string, text: string): readonly string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    const shown = ts.isJsxExpression(node) ? node.expression : undefined;
    const attribute = ts.isJsxAttribute(node.parent) ? node.parent : null;
    // A part that takes a sentence under its name is looked at itself; names of classes are no words.
    const passesOn =
      attribute !== null &&
      (attribute.name.getText().startsWith('on') ||
        attribute.name.getText() === 'className' ||
        (engineNames.has(attribute.name.getText()) &&
          /^[A-Z]/u.test(attribute.parent.parent.tagName.getText())));
    if (shown !== undefined && !passesOn && isUntold(shown)) found.add(`${path}: ${shown.getText()}`);
    if (ts.isCallExpression(node) && speakers.test(node.expression.getText()) && isUntold(node))
      found.add(`${path}: ${node.getText()}`);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(
    ts.createSourceFile(
      path,
      text,
      ts.ScriptTarget.Latest,
      true,
      path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
    visit,
  );
  return [...found];
}

test('no page shows a sentence of the engine as it comes', () => {
  const pages = Object.entries(sources).filter(([path]) => !path.includes('.test.') && !verbatim.has(path));
  expect(pages.length).toBeGreaterThan(200);
  expect(pages.flatMap(([path, text]) => untoldIn(path, text))).toEqual([]);
});

test.each([
  '<p>{problem.message}</p>',
  '<p title={refusal.remedy ?? undefined}>x</p>',
  '<p>{refused === null ? note : refused.message}</p>',
  '<p>{`${message} ${remedy}`}</p>',
  '<Part note={answer.error.message} />',
  "<p>{say('failed', { text: problem.message })}</p>",
  "const words = say('failed', { text: problem.message });",
  '<span title={allowedText(node)}>x</span>',
])('the reading above finds %s', (code) => {
  expect(untoldIn('example.tsx', code)).toHaveLength(1);
});

test.each([
  '<p>{told(problem.message)}</p>',
  '<ProblemNote message={problem.message} remedy={problem.remedy} />',
  "<p>{say('failed', { message: problem.message })}</p>",
  '<p>{problem.message === before ? a : b}</p>',
  '<p>{message.text}</p>',
  '<Part onRemedy={remedy} />',
])('it lets %s be', (code) => {
  expect(untoldIn('example.tsx', code)).toEqual([]);
});

test('what a key of config.toml may hold is told in Korean, whatever its kind', () => {
  const kinds = [
    ...new Set(configSections().flatMap(({ keys }) => keys.map(({ allowed }) => allowed))),
  ].filter((allowed) => !/^"[^"]*"$/u.test(allowed));
  expect(kinds.length).toBeGreaterThan(20);
  expect(
    kinds.filter(
      (allowed) =>
        inKorean(allowed) === null || /\b(?:an?|the|or|each|item)\b/u.test(inKorean(allowed) ?? ''),
    ),
  ).toEqual([]);
});
