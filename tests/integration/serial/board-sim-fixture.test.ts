import { expect, onTestFinished, test } from 'vitest';
import { startBoardSim } from '../../fixtures/board-sim';

test('the simulated board can be set, dumped, made to vanish, and tells what happened in its log', async () => {
  const board = await startBoardSim();
  onTestFinished(() => board.stop());
  await board.setPin(3, 1);
  await board.fault('disconnect');
  expect((await board.dump()).connected).toBe(false);
  await board.fault('reconnect');
  const dump = await board.dump();
  expect(dump).toMatchObject({ connected: true, pins: { 3: 1 } });
  expect(await board.waitForLog('the pin to be set', (entry) => entry.kind === 'pin')).toMatchObject({
    pin: 3,
    value: 1,
    from: 'control',
  });
});
