/**
 * Threads for inference. One core stays free, and never more threads than cores: with more, generation slows
 * down by a factor of ten and worse. `override` is the text of ZEROCLAW_LLAMA_THREADS; `configured` comes
 * from config.toml.
 */
export function threadCount(
  machine: { readonly mathCores: number; readonly parallelism: number },
  configured: number | null,
  override: string | undefined,
): number {
  const wanted =
    positive(Number(override)) ?? configured ?? Math.min(machine.mathCores, machine.parallelism) - 1;
  return Math.max(1, Math.min(wanted, machine.parallelism));
}

const positive = (value: number): number | null => (Number.isInteger(value) && value > 0 ? value : null);
