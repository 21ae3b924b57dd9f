import { RE2JS } from 're2js';

/** Of a pattern; a longer one is not written by hand. */
const longestPattern = 1_000;
/** Further pieces of a text are not searched. */
export const longestSearched = 100_000;

interface Pattern {
  test(text: string): boolean;
}

const compiled = new Map<string, Pattern | { readonly mistake: string }>();
const mostCompiled = 1_000;

/** Reads a regular expression that is searched in linear time, whatever it is and is searched in. */
export function compilePattern(pattern: string): Pattern | { readonly mistake: string } {
  const before = compiled.get(pattern);
  if (before !== undefined) return before;
  if (compiled.size >= mostCompiled) compiled.clear();
  const read = compile(pattern);
  compiled.set(pattern, read);
  return read;
}

function compile(pattern: string): Pattern | { readonly mistake: string } {
  if (pattern.length > longestPattern) return { mistake: 'it is longer than 1000 characters' };
  try {
    return RE2JS.compile(pattern);
  } catch (failure) {
    const said = failure instanceof Error ? failure.message : '';
    return { mistake: said.replace(/^error parsing regexp: /u, '') };
  }
}
