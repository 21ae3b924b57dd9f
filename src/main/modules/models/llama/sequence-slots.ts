/** A context sequence and the conversation whose evaluated tokens it holds. */
export interface Slot {
  /** E.g. `chat:ID` or `run:ID`; null: never used. */
  conversation: string | null;
  /** Grows with every use. */
  usedAt: number;
  /** An answer is being written in it. */
  isBusy: boolean;
}

/**
 * Which free slot a conversation works in: its own, else one that was never used, else the one that was longest
 * unused. Runs come and go, and a finished one never asks again, so a kind that holds half of the slots takes
 * its next one from its own: the runs of a night leave a chat evaluated.
 */
export function chooseSlot(slots: readonly Slot[], conversation: string): number {
  const indexes = slots.flatMap(({ isBusy }, index) => (isBusy ? [] : [index]));
  const own = indexes.find((index) => slots[index]?.conversation === conversation);
  if (own !== undefined) return own;
  const kin = indexes.filter((index) => kindOf(slots[index]?.conversation ?? null) === kindOf(conversation));
  const unused = indexes.find((index) => slots[index]?.conversation === null);
  const kinInAll = slots.filter((slot) => kindOf(slot.conversation) === kindOf(conversation)).length;
  const candidates =
    slots.length > 1 && kin.length > 0 && kinInAll * 2 >= slots.length
      ? kin
      : unused === undefined
        ? indexes
        : [unused];
  return candidates.reduce(
    (oldest, index) => (usedAt(slots, index) < usedAt(slots, oldest) ? index : oldest),
    candidates[0] ?? 0,
  );
}

const usedAt = (slots: readonly Slot[], index: number): number => slots[index]?.usedAt ?? 0;

const kindOf = (conversation: string | null): string | null => conversation?.split(':', 1)[0] ?? null;
