import type { SopEntry } from '../../../shared/sop';

/** A procedure with one broken trigger: the rest of it still works. */
export const sampleColdRoom: SopEntry = {
  folder: 'cold-room-alarm',
  name: 'cold-room-alarm',
  state: 'errors',
  hash: 'cold-room-alarm-hash',
  diagnostics: [
    {
      severity: 'error',
      file: 'SOP.toml',
      line: 11,
      column: 15,
      key: 'triggers[0].expression',
      message: 'A minute is 0 to 59, this schedule says 61, so it never fires.',
      remedy: 'Write a minute from 0 to 59, for example "1 * * * *".',
    },
  ],
  sop: {
    name: 'cold-room-alarm',
    description: 'Tells the shift when the cold room is above 8 °C.',
    version: '0.2.0',
    priority: 'high',
    executionMode: 'step_by_step',
    cooldownSecs: 0,
    maxConcurrent: 1,
    enabled: true,
    tools: 'listed',
    onInterrupt: 'retry',
    approvalTimeoutSecs: null,
    triggers: [{ type: 'webhook', path: '/hooks/cold-room' }],
    steps: [
      {
        number: 1,
        title: 'Read the sensor',
        body: 'Pin 3 is high while the room is too warm.',
        suggestedTools: [],
        requiresConfirmation: false,
        line: 5,
        calls: [{ tool: 'gpio_read', arguments: { board: 'nucleo-f401re-0', pin: 3 } }],
      },
      {
        number: 2,
        title: 'Tell the shift',
        body: '',
        suggestedTools: [],
        requiresConfirmation: false,
        line: 9,
        calls: [
          {
            tool: 'message_send',
            arguments: { to: 'shift-a', text: 'Cold room: {{steps.1.output}}, event {{payload.value}}' },
          },
        ],
      },
    ],
  },
};

export const sampleColdRoomToml = `[sop]
name = "cold-room-alarm"
description = "Tells the shift when the cold room is above 8 °C."
version = "0.2.0"
priority = "high"
execution_mode = "step_by_step"
on_interrupt = "retry"

[[triggers]]
type = "cron"
expression = "61 * * * *"
timezone = "Asia/Seoul"

[[triggers]]
type = "webhook"
path = "/hooks/cold-room"
`;
