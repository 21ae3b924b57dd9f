/** When it was here what the engine's clock said; as late as the shifts allow. */
export function realTimeOf(
  at: number,
  shifts: readonly { readonly from: number; readonly aheadMs: number }[],
): number {
  const found = shifts.findLast(
    ({ from, aheadMs }, index) =>
      at - aheadMs >= from && at - aheadMs <= (shifts[index + 1]?.from ?? Infinity),
  );
  return at - (found?.aheadMs ?? 0);
}
