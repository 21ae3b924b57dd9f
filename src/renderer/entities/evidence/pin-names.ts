import { pinNameOf, type NamedPins, type PinName } from '../../../shared/pin-names';
import { useApp } from '../engine/app-store';

const none: readonly NamedPins[] = [];

/** The boards with the names that people gave to their pins. */
export const useNamedPins = (): readonly NamedPins[] => useApp((state) => state.status?.boards ?? none);

/** What the pin is called; null: nobody said. */
export function usePinName(board: string | null, pin: unknown): PinName | null {
  return pinNameOf(useNamedPins(), board, pin);
}
