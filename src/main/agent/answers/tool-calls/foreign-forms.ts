/**
 * How calls begin that other runtimes read out of a model's own form, as a pattern: Qwen3-Coder, Mistral,
 * Llama (and whoever marks calls with `<|tool…|>`: DeepSeek, Kimi, Phi, Granite), FunctionGemma, gpt-oss,
 * qwen-agent. They are recognised, and not read.
 */
export const foreignCall = [
  '<function=[\\w.:-]+>',
  '\\[TOOL_CALLS\\]\\s*[[{\\w]',
  '<[|｜](?:python_tag|tool|action_start|plugin|DSML)',
  '<start_function_call>',
  '<function_call>\\s*[{\\w]',
  '\\bto=functions\\.\\w',
  '<\\|call\\|>',
  '✿FUNCTION✿',
  'functools\\[',
].join('|');

/** Names of fences in which models of Gemma and others call. */
export const foreignFences: readonly string[] = ['tool_code', 'tool_calls', 'function_call'];

/** An answer that is nothing but a call of a tool as a line of code: `[tool(key=value)]`. */
export function isCodeCall(text: string, known: ReadonlySet<string>): boolean {
  const name = /^\[\s*(\w+)\([\s\S]*\)\s*\]$|^(\w+)\([^\n]*\)$/u.exec(text);
  return name !== null && known.has(name[1] ?? name[2] ?? '');
}
