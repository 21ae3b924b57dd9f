import { expect, test } from 'vitest';
import { offeredName } from './offered-name';

test.each([
  { name: 'gpio_read', offered: ['gpio_read', 'GPIO_READ'], then: 'gpio_read' },
  { name: 'functions.gpio_read', offered: ['gpio_read', 'gpio_write'], then: 'gpio_read' },
  { name: 'functions.gpio_read:0', offered: ['gpio_read'], then: 'gpio_read' },
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
