import type { ToolSpec } from '../../ports/provider';
import { freeTextUntil } from './free-text-grammar';
import { anyOf, GbnfRules, literal } from './gbnf';
import { objectExpression, space } from './json-grammar';
import { callClose, callOpen, thoughtClose } from './tool-protocol';

/** Calls that may follow each other in one answer. */
const mostCalls = 8;

/**
 * The grammar an answer is sampled under when tools are offered: plain text is free; once `<tool_call>` stands at the
 * start of the answer, of a line, or after a thought, nothing but well-formed calls of offered tools can follow.
 * Null without tools.
 */
export function toolGrammar(tools: readonly ToolSpec[]): string | null {
  if (tools.length === 0) return null;
  const rules = new GbnfRules();
  const blank = space(rules);
  const offered = tools.map((tool, index) => {
    const name = `tool-${String(index)}`;
    return rules.add(name, `${literal(`${JSON.stringify(tool.name)},`)} ${blank} "\\"arguments\\":" ${blank} ${objectExpression(tool.parameters, name, rules)}`);
  });
  rules.add('call', `"\\n"? "{\\"name\\":" ${blank} ${anyOf(offered)} "}" "\\n"? ${literal(callClose)}`);
  rules.add('calls', `call ("\\n"? ${literal(callOpen)} call){0,${String(mostCalls - 1)}}`);
  const text = freeTextUntil([`\n${callOpen}`, `${thoughtClose}${callOpen}`], '\n', 'calls', rules);
  return `root ::= ${text}\n${rules.toString()}`;
}
