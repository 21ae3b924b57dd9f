/**
 * llama.cpp rounds a context up to a multiple of 256; beyond what the model was made for, answers fall apart.
 */
export function wholeContext(wanted: number, trained: number): number {
  const most = Math.min(wanted, trained);
  return most < 256 ? most : Math.floor(most / 256) * 256;
}
