import type { ToolInfo } from '../../../shared/tool';

const pin = { type: 'integer', minimum: 0, maximum: 63 };

/** Tools of the sample world. */
export const sampleTools: ToolInfo[] = [
  {
    name: 'gpio_read',
    description: 'Reads a pin of a board.',
    effect: 'reads',
    parameters: {
      type: 'object',
      properties: { board: { type: 'string' }, pin },
      required: ['board', 'pin'],
    },
  },
  {
    name: 'gpio_write',
    description: 'Sets a pin of a board.',
    effect: 'acts',
    parameters: {
      type: 'object',
      properties: { board: { type: 'string' }, pin, value: { enum: [0, 1] } },
      required: ['board', 'pin', 'value'],
    },
  },
];
