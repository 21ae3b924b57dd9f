import { expect, test } from 'vitest';
import { fromOutside } from '../../../ports/memory';
import type { ModelMessage } from '../../../ports/provider';
import { outsideOf } from './outside-of';

const tools = [
  { name: 'http_request', brings: 'a page of the web' },
  { name: 'gpio_read', brings: null },
  { name: 'undeclared' },
  { name: 'mcp_shop_list', brings: 'the MCP server shop' },
];
const result = (name: string, output = 'x'): ModelMessage => ({
  role: 'tool',
  callId: 'c',
  name,
  status: 'ok',
  output,
});

test.each<{
  name: string;
  messages: readonly ModelMessage[];
  known?: readonly string[];
  outside: readonly string[];
}>([
  {
    name: 'words of the person alone',
    messages: [{ role: 'user', text: 'hi' }, result('gpio_read')],
    outside: [],
  },
  {
    name: 'results of tools that bring others’ words, each once',
    messages: [result('http_request'), result('mcp_shop_list'), result('http_request')],
    outside: ['a page of the web', 'the MCP server shop'],
  },
  {
    name: 'a tool that does not say whose words it hands on, and one that is gone',
    messages: [result('undeclared'), result('mcp_gone_list')],
    outside: ['the tool undeclared', 'the tool mcp_gone_list'],
  },
  {
    name: 'a note from outside that is recalled',
    messages: [{ role: 'user', text: `- door ${fromOutside}: "open"\n\nhi` }],
    outside: ['an earlier note from outside'],
  },
  {
    name: 'what is known before',
    messages: [],
    known: ['an event (mqtt a/b)'],
    outside: ['an event (mqtt a/b)'],
  },
])('$name', ({ messages, known = [], outside }) => {
  expect(outsideOf(messages, tools, known)).toEqual(outside);
});
