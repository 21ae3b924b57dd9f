import { expect, test } from 'vitest';
import { offeredName } from './offered-name';
import { namesOf, readAnswerText } from './read-answer-text';

test.each([
  { name: 'gpio_read', offered: ['gpio_read', 'GPIO_READ'], then: 'gpio_read' },
  { name: 'functions.gpio_read', offered: ['gpio_read', 'gpio_write'], then: 'gpio_read' },
  { name: 'functions.gpio_read:0', offered: ['gpio_read'], then: 'gpio_read' },
  { name: 'gpio_read<|channel|>commentary', offered: ['gpio_read', 'gpio_write'], then: 'gpio_read' },
  { name: 'functions.gpio_read <|constrain|>json', offered: ['gpio_read'], then: 'gpio_read' },
  { name: '<|channel|>gpio_read', offered: ['gpio_read'], then: '<|channel|>gpio_read' },
  { name: 'default_api.gpio_read', offered: ['gpio_read'], then: 'gpio_read' },
  { name: ' GPIO_READ', offered: ['gpio_read', 'gpio_write'], then: 'gpio_read' },
  { name: 'functions.a', offered: ['a', 'functions.a'], then: 'functions.a' },
  { name: 'Gpio_read', offered: ['gpio_read', 'GPIO_READ'], then: 'Gpio_read' },
  { name: 'GPIO_WRITE', offered: ['gpio_read'], told: ['gpio_read', 'gpio_write'], then: 'GPIO_WRITE' },
  { name: 'launch', offered: ['gpio_read'], then: 'launch' },
  { name: 'other.gpio_read', offered: ['gpio_read'], then: 'other.gpio_read' },
  { name: '', offered: ['gpio_read'], then: '' },
])('"$name" means "$then" where $offered may be called', ({ name, offered, told, then }) => {
  expect(offeredName(name, offered, told)).toBe(then);
});

test('every word of an answer is looked up as a name is, and at once', () => {
  const offered = ['gpio_write', 'GPIO_Read', 'gpio_read', 'a.b-c'];
  const { meant } = namesOf(offered.map((name) => ({ name })));
  for (const name of ['gpio_write', 'GPIO_WRITE', 'functions.gpio_write:0', 'gpio_READ', 'A.B-C', 'other'])
    expect([name, meant(name)]).toEqual([name, offeredName(name, offered)]);
  const tools = Array.from({ length: 60 }, (_, at) => ({
    name: `server${String(at)}__tool`,
    parameters: {},
  }));
  const words = Array.from({ length: 7000 }, (_, at) => `a${String(at)}.b${String(at)}.c/d`).join(' ');
  expect(readAnswerText(words, tools)).toMatchObject({ text: words, calls: [], unread: null });
});
