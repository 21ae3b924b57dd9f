import type { Config } from './config';

export type PinRole = 'approve' | 'reject' | 'stop' | 'waiting_led';
export type PinRoleKey = `${PinRole}_pin`;

/** What config.toml says of a board's pins. */
export type BoardPins = Pick<Config['peripherals']['boards'][number], 'board' | PinRoleKey>;

/** In the order in which they count where one pin has several. */
const roles: readonly PinRole[] = ['stop', 'approve', 'reject', 'waiting_led'];

export const keyOf = (role: PinRole): PinRoleKey => `${role}_pin`;

export const isButton = (role: string | null): boolean =>
  role === 'stop' || role === 'approve' || role === 'reject';

/** The pins of a board that config.toml uses itself. */
export function rolesOn(board: BoardPins): readonly { readonly role: PinRole; readonly pin: number }[] {
  return roles.flatMap((role) => {
    const pin = board[keyOf(role)];
    return pin === undefined ? [] : [{ role, pin }];
  });
}

/** Pins that config.toml names more than once. `counts` is what the pin is for; the others do nothing. */
export function sharedPins(
  board: BoardPins,
): readonly { readonly pin: number; readonly counts: PinRole; readonly idle: readonly PinRole[] }[] {
  const used = rolesOn(board);
  return used.flatMap(({ pin, role }, index) => {
    const others = used.filter((other) => other.pin === pin && other.role !== role);
    return others.length === 0 || used.findIndex((other) => other.pin === pin) !== index
      ? []
      : [{ pin, counts: role, idle: others.map((other) => other.role) }];
  });
}

/** Why keys of config.toml that name the pin of another one do nothing. */
export function whyShared(
  board: string,
  { pin, counts, idle }: ReturnType<typeof sharedPins>[number],
): { readonly message: string; readonly remedy: string } {
  const keys = idle.map(keyOf).join(', ');
  return {
    message: `Pin ${String(pin)} of ${board} is its ${keyOf(counts)}, so ${keys} on the same pin does nothing`,
    remedy: `Write another pin as ${keys} in config.toml.`,
  };
}

export function roleOfPin(boards: readonly BoardPins[], name: string, pin: number): PinRole | null {
  const board = boards.find((candidate) => candidate.board === name);
  return (board === undefined ? [] : rolesOn(board)).find((used) => used.pin === pin)?.role ?? null;
}

/** Why a pin that config.toml uses itself is not set by anything else. */
export function whyNotSet(
  role: PinRole,
  board: string,
  pin: number,
): { readonly message: string; readonly remedy: string } {
  const name = `pin ${String(pin)} of ${board}`;
  return {
    message: reasons[role](name),
    remedy: `Use another pin, or take ${keyOf(role)} out of config.toml.`,
  };
}

const reasons: Readonly<Record<PinRole, (name: string) => string>> = {
  stop: (name) =>
    `${name} is the emergency stop (stop_pin in config.toml), and is not set: a pin that is set hears no button`,
  approve: (name) =>
    `${name} is the approve button (approve_pin in config.toml), and is not set: a pin that is set hears no button`,
  reject: (name) =>
    `${name} is the reject button (reject_pin in config.toml), and is not set: a pin that is set hears no button`,
  waiting_led: (name) =>
    `${name} is the light that says that something waits (waiting_led_pin in config.toml), and is not set: it follows what waits`,
};
