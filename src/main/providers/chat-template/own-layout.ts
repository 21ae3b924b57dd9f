import { namePart, type CallLayout } from './call-layout';

/** The product's own form of calls, for models that have none: every family has read it somewhere. */
export const ownLayout: CallLayout = {
  open: '',
  head: `<tool_call>{"name": "${namePart}", "arguments": `,
  tail: '}</tool_call>',
  between: '\n',
  close: '',
  several: true,
  arguments: { kind: 'json' },
  trigger: '<tool_call>',
};
