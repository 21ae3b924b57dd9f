/**
 * What runtimes put around a tool's name: a namespace before it; behind it the number of the call, or a mark that
 * their parser left there (`gpio_read<|channel|>commentary`).
 */
const wrapped = /^(?:(?:functions?|tools?|default_api)[.:/])?(.*?)(?::\d+|<\|.*)?$/su;

/** What is the same of names that mean one tool. */
export const plain = (name: string): string => (wrapped.exec(name.trim())?.[1] ?? name).trim().toLowerCase();

/**
 * The tool that a model means by a name: that name, if a tool has it; else the one tool whose name differs in
 * letter case alone, or in what a runtime puts around it. `known` are all names that the model was told, of
 * which a call may use those in `offered`.
 */
export function offeredName(
  name: string,
  offered: readonly string[],
  known: readonly string[] = offered,
): string {
  const all = [...new Set([...offered, ...known])];
  if (all.includes(name)) return name;
  const [meant, ...others] = all.filter((candidate) => plain(candidate) === plain(name));
  return meant !== undefined && others.length === 0 && offered.includes(meant) ? meant : name;
}
