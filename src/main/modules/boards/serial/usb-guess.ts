import type { FoundPort } from '../../../../shared/boards';
import type { SerialPortInfo } from '../../../ports/serial-ports';

type Guess = NonNullable<FoundPort['guess']>;

interface Known extends Guess {
  readonly vendor: string;
  /** Absent: every product of the vendor that is not named. */
  readonly product?: string;
}

const nucleo = 'nucleo-f401re';

/**
 * What USB ids say about a port. They name the chip that makes the serial line, mostly not the board behind
 * it: an ST-LINK sits on every Nucleo, and the same converter on boards of many makers.
 */
const knownIds: readonly Known[] = [
  {
    vendor: '0483',
    product: '374b',
    what: 'ST-LINK/V2-1: a Nucleo board, which one the ids do not say',
    type: nucleo,
    sure: false,
  },
  {
    vendor: '0483',
    product: '3752',
    what: 'ST-LINK/V2-1 without its drive: a Nucleo board',
    type: nucleo,
    sure: false,
  },
  { vendor: '0483', product: '374e', what: 'ST-LINK/V3: a Nucleo board', type: nucleo, sure: false },
  { vendor: '0483', product: '374f', what: 'ST-LINK/V3: a Nucleo board', type: nucleo, sure: false },
  {
    vendor: '0483',
    product: '3753',
    what: 'ST-LINK/V3 with two ports: a Nucleo board',
    type: nucleo,
    sure: false,
  },
  {
    vendor: '0483',
    product: '3748',
    what: 'ST-LINK/V2 programmer, which has no serial line',
    type: null,
    sure: true,
  },
  { vendor: '0483', product: '374d', what: 'ST-LINK/V3 in its loader', type: null, sure: true },
  { vendor: '2341', product: '0043', what: 'Arduino Uno', type: 'arduino-uno', sure: true },
  { vendor: '2341', product: '0042', what: 'Arduino Mega', type: 'arduino-mega', sure: true },
  { vendor: '2341', product: '0078', what: 'Arduino Uno Q', type: null, sure: true },
  { vendor: '2341', what: 'a board of Arduino', type: 'arduino-uno', sure: false },
  {
    vendor: '10c4',
    product: 'ea60',
    what: 'CP2102 converter, often on an ESP32',
    type: 'esp32',
    sure: false,
  },
  {
    vendor: '10c4',
    product: 'ea70',
    what: 'CP2105 converter, often on an ESP32',
    type: 'esp32',
    sure: false,
  },
  {
    vendor: '1a86',
    product: '7523',
    what: 'CH340 converter: an ESP32 or an Arduino clone',
    type: 'esp32',
    sure: false,
  },
  { vendor: '1a86', product: '55d4', what: 'CH9102 converter: mostly an ESP32', type: 'esp32', sure: false },
  { vendor: '303a', what: 'ESP32 with a USB port of its own', type: 'esp32', sure: true },
  { vendor: '2e8a', what: 'a board with a Raspberry Pi chip, e.g. the Pico', type: 'pico', sure: false },
  { vendor: '0403', what: 'FTDI cable; what hangs on it the ids do not say', type: null, sure: false },
];

export function guessOf({
  vendorId,
  productId,
}: Pick<SerialPortInfo, 'vendorId' | 'productId'>): Guess | null {
  const vendor = knownIds.filter((known) => known.vendor === vendorId);
  const found =
    vendor.find(({ product }) => product === productId) ??
    vendor.find(({ product }) => product === undefined);
  return found === undefined ? null : { what: found.what, type: found.type, sure: found.sure };
}
