import type { Changed } from './basis';
import { text } from './modbus-signals';

/** The change as a sentence. */
export function changeText({ was, now }: Changed): string {
  if (was.of === 'pin' && now.of === 'pin')
    return `Pin ${String(was.pin)} of ${was.board} was ${String(was.level)} when this was asked, and is ${String(now.level)} now`;
  if (was.of === 'signal' && now.of === 'signal')
    return `The signal ${was.signal} of ${was.device} was ${text(was.value, was)} when this was asked, and is ${text(now.value, now)} now`;
  if (was.of === 'when' && now.of === 'when')
    return `The condition of the step does not hold any more: ${was.condition}. What was measured was ${was.value}, and is ${now.value} now`;
  if (was.of === 'board' && now.of === 'board')
    return `Another board answers as ${was.board} than when this was asked: ${now.identity}, and it was: ${was.identity}`;
  if (was.of === 'trigger' && now.of === 'trigger')
    return `What started this does not hold any more: ${was.condition}. The value was ${was.value}, and is ${now.value} now`;
  if (was.of === 'silence' && now.of === 'silence')
    return `Nothing had been heard from ${was.place} when this was asked, and something is heard again now`;
  return 'What this was based on has changed';
}
