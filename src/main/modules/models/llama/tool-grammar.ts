import type { ToolSpec } from '../../../ports/provider';
import { freeTextUntil } from './free-text-grammar';
import { anyOf, GbnfRules, literal } from './gbnf';
import { argumentsExpression, space } from './json-grammar';
import { callClose, callOpen, thoughtClose, thoughtOpen } from './tool-protocol';

/** Calls that may follow each other in one answer. */
const mostCalls = 8;

/**
 * The grammar an answer is sampled under when tools are offered: plain text is free; once `<tool_call>`
 * stands at the start of the answer, of a line, or after a thought, nothing but well-formed calls of offered
 * tools can follow. With `required` the answer is calls alone, after a thought at most, and cannot end
 * before. Null without tools.
 */
export function toolGrammar(tools: readonly ToolSpec[], choice: 'auto' | 'required' = 'auto'): string | null {
  if (tools.length === 0) return null;
  const rules = new GbnfRules();
  const blank = space(rules);
  const offered = tools.map((tool, index) => {
    const name = `tool-${String(index)}`;
    return rules.add(
      name,
      `${literal(`${JSON.stringify(tool.name)},`)} ${blank} "\\"arguments\\":" ${blank} ${argumentsExpression(tool.parameters, name, rules)}`,
    );
  });
  rules.add('call', `"\\n"? "{\\"name\\":" ${blank} ${anyOf(offered)} "}" "\\n"? ${literal(callClose)}`);
  rules.add('calls', `call ("\\n"? ${literal(callOpen)} call){0,${String(mostCalls - 1)}}`);
  if (choice === 'required') {
    rules.add('thought-end', `"\\n"{0,2} ${literal(callOpen)} calls`);
    return `root ::= ${literal(callOpen)} calls | ${literal(thoughtOpen)} text\n${freeThought(rules)}`;
  }
  const text = freeTextUntil([`\n${callOpen}`, `${thoughtClose}${callOpen}`], '\n', 'calls', rules);
  return `root ::= ${text}\n${rules.toString()}`;
}

function freeThought(rules: GbnfRules): string {
  freeTextUntil([thoughtClose], '', 'thought-end', rules, false);
  return rules.toString();
}
