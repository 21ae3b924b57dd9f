import { expect, test } from 'vitest';
import { Emitter } from './emitter';

test('nobody who listens hears anything after it is closed, and whoever comes later hears nothing', () => {
  const heard: string[] = [];
  const emitter = new Emitter<string>((failure) => heard.push(String(failure)));
  emitter.on((value) => heard.push(`first ${value}`));
  emitter.emit('one');
  emitter.close();
  emitter.on((value) => heard.push(`second ${value}`));
  emitter.emit('two');
  expect(heard).toEqual(['first one']);
});
