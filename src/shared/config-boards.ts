import { z } from 'zod';
import { count, name } from './config-values';
import { lineAddress } from './modbus-line';

const Board = z.strictObject({
  board: z
    .string()
    .regex(/^[^\s/]+$/)
    .meta({ allowed: 'a name without spaces and slashes' })
    .describe('Name of this board in triggers and tools.'),
  type: name().describe(
    'Kind of board, e.g. nucleo-f401re, for people to read; which pins it has, the board says itself. "virtual": a board inside this program, for trying things out.',
  ),
  path: name()
    .optional()
    .describe(
      'Serial port, e.g. /dev/ttyACM0 or COM3. It may change at every plug-in: prefer serial_number.',
    ),
  serial_number: name().optional().describe('USB serial number; finds the board wherever it is plugged in.'),
  baud: count(1_200, 4_000_000).default(115_200).describe('Speed of the serial line.'),
  debounce_ms: count(0, 60_000)
    .default(50)
    .describe('Milliseconds after a change of a pin in which further changes are not told.'),
  adc_poll_ms: count(100, 3_600_000)
    .default(1_000)
    .describe('Milliseconds between two readings of an analog input that a procedure listens to.'),
  adc_deadband: count(0, 16_777_215)
    .default(16)
    .describe(
      'A reading of an analog input starts something when it has moved by so much, or when a condition becomes true or false. 0: any move.',
    ),
  approve_pin: count(0, 255)
    .optional()
    .describe(
      'Pin of a button that, held for a second, approves the one procedure that waits. Never a critical one.',
    ),
  reject_pin: count(0, 255).optional().describe('Pin of a button that rejects the one procedure that waits.'),
  stop_pin: count(0, 255)
    .optional()
    .describe(
      'Pin of a button that is an emergency stop: every run is cancelled, and all triggers are paused.',
    ),
  pressed_level: count(0, 1)
    .default(0)
    .describe('Level of these pins while a button is pressed. 0: the button leads to ground.'),
  waiting_led_pin: count(0, 255)
    .optional()
    .describe('Pin of a light that is on while something waits for a person.'),
});

/** `[peripherals]`. */
export const Peripherals = z.strictObject({
  enabled: z.boolean().default(true).describe('Use the boards below.'),
  boards: z.array(Board).default([]).describe('Microcontroller boards on USB.'),
});

const ModbusSignal = z.strictObject({
  table: z
    .enum(['coil', 'discrete_input', 'holding_register', 'input_register'])
    .describe('Where it stands: coils and holding registers can be written, the others only read.'),
  address: count(0, 65_535).describe(
    'Address in the table, counted from 0. Many manuals count from 1, or write 40001 for holding register 0.',
  ),
  type: z
    .enum(['int16', 'uint16', 'int32', 'uint32', 'float32'])
    .optional()
    .describe('What the registers hold; those of 32 bits take two. Absent: uint16. A coil is a single bit.'),
  word_order: z
    .enum(['big', 'little'])
    .default('big')
    .describe('Which of two registers comes first: "big", that with the upper 16 bits.'),
  scale: z
    .number()
    .refine((scale) => scale !== 0, { error: 'scale must not be 0' })
    .default(1)
    .describe('What stands in the registers is multiplied by it.'),
  offset: z.number().default(0).describe('Added to it after that.'),
  unit: z.string().max(12).default('').describe('Unit of the value, for people: "°C", "bar".'),
  minimum: z.number().optional().describe('Least value that may be written.'),
  maximum: z.number().optional().describe('Greatest value that may be written.'),
  writable: z
    .boolean()
    .default(false)
    .describe('Procedures and the agent may write it, after the questions that writing a pin asks.'),
  poll_secs: z
    .number()
    .min(0)
    .max(86_400)
    .default(5)
    .describe('Seconds between two looks at it. 0: it is read only when a step asks.'),
  deadband: z
    .number()
    .min(0)
    .default(0)
    .describe('By how much it has to change to be told to procedures. 0: any change.'),
});

const ModbusDevice = z.strictObject({
  url: z
    .string()
    .refine((url) => lineAddress(url) !== null)
    .meta({
      allowed:
        'the line of the device: HOST, HOST:PORT or tcp://HOST:PORT, or serial:PATH?baud=9600&parity=even&stop_bits=1',
    })
    .describe(
      'Its line: "tcp://192.168.0.10:502", or a serial one, "serial:/dev/ttyUSB0?baud=9600&parity=even". Several devices may share one.',
    ),
  unit: count(0, 255).default(1).describe('Number of the device on its line.'),
  timeout_ms: count(10, 60_000).default(1_000).describe('Milliseconds it may take to answer.'),
  enabled: z.boolean().default(true).describe('Use this device.'),
  signals: z
    .record(
      z
        .string()
        .regex(
          /^[A-Za-z]\w{0,39}$/,
          'the name of a signal begins with a letter and has at most 40 letters, digits and _',
        ),
      ModbusSignal,
    )
    .default({})
    .describe('What is read and written, by names of your own.'),
});

/** `[modbus]`. */
export const Modbus = z.strictObject({
  devices: z
    .record(
      z
        .string()
        .regex(/^[A-Za-z0-9][\w-]{0,39}$/, 'the name of a device has at most 40 letters, digits, _ and -'),
      ModbusDevice,
    )
    .default({})
    .describe(
      'Controllers, drives and meters that speak Modbus. Their signals start procedures like pins do.',
    ),
});
