import { buildHostProgram } from '../tests/fixtures/host-program';

/**
 * `npm run firmware:fuzz -- MINUTES`: the fuzzer of the firmware's core, with a new seed every few seconds.
 */
const minutes = Number(process.argv[2] ?? '10');
const roundsEach = 200_000;
const program = await buildHostProgram('fuzz');
try {
  const endAt = Date.now() + minutes * 60_000;
  let seed = Date.now() % 1_000_000;
  let inputs = 0;
  for (; Date.now() < endAt; seed += 2) {
    await program.run(String(seed), String(roundsEach));
    inputs += roundsEach;
  }
  console.log(`${String(inputs)} inputs, nothing found`);
} finally {
  await program.dispose();
}
