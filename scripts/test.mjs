// `npm test`: every check and every test, and one count at the end.
//   npm test -- unit integration      these parts only
//   npm test -- unit src/main/modules/procedures     the rest goes to the part
//   npm test -- --thorough           tests of properties draw five times as many inputs
import { failedWhole, parts, runPart, stages } from './test/parts.mjs';
import { elapsedSince } from './setup/progress.mjs';

const args = process.argv.slice(2).filter((arg) => arg !== '--thorough');
if (process.argv.includes('--thorough')) process.env['THOROUGH'] = '1';
const chosen = parts.filter((part) => args.includes(part.name));
const extraArgs = args.filter((arg) => !parts.some((part) => part.name === arg));
if (extraArgs.length > 0 && chosen.length !== 1) {
  console.error(
    `Name one part for the arguments ${extraArgs.join(' ')}: ${parts.map((part) => part.name).join(', ')}.`,
  );
  process.exit(2);
}

/** Lines. */
const longestReason = 20;
const onCi = Boolean(process.env['CI']) && process.env['CI'] !== 'false';
const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {{ part: string, told: import('./test/parts.mjs').Told }[]} */
const failures = [];

for (const stage of stages) {
  const lanes = stage
    .map((lane) => lane.filter((part) => chosen.length === 0 || chosen.includes(part)))
    .filter((lane) => lane.length > 0);
  await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));
}

for (const { part, told } of failures) console.log(`\nfailed: ${part} › ${told.name}${beginOf(told.reason)}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;

/**
 * @param {readonly import('./test/parts.mjs').Part[]} lane
 * @param {boolean} isAlone no other lane is running
 */
async function runLane(lane, isAlone) {
  for (const part of lane) {
    const startedAt = performance.now();
    // Beside others its output comes at its end.
    console.log(isAlone ? `\n=== ${part.name} ===` : `... ${part.name}`);
    const { tally, output } = await tallyPart(part, isAlone);
    process.stdout.write(isAlone ? output : `\n=== ${part.name} ===\n${output}`);
    count(part, tally, elapsedSince(startedAt));
  }
}

/**
 * @param {import('./test/parts.mjs').Part} part
 * @param {import('./test/parts.mjs').Tally} tally
 * @param {string} elapsed
 */
function count(part, tally, elapsed) {
  const { tolerated, refused } = sortSkipped(tally.skipped);
  const failed = [
    ...tally.failed,
    ...refused.map(({ name, reason }) => ({
      name,
      reason: `skipped, which counts as failed on CI${reason && ` (${reason})`}`,
    })),
  ];
  total.passed += tally.passed;
  total.failed += failed.length;
  total.skipped += tolerated.length;
  failures.push(...failed.map((told) => ({ part: part.name, told })));
  console.log(
    `--- ${part.name}: ${tally.passed} passed, ${failed.length} failed, ${tolerated.length} skipped (${elapsed})`,
  );
}

/**
 * @param {import('./test/parts.mjs').Part} part
 * @param {boolean} isAlone
 */
async function tallyPart(part, isAlone) {
  if (failures.some((failure) => failure.part === part.needs)) {
    return {
      tally: failedWhole(part, `not run, because ${String(part.needs)} failed`),
      output: `not run, because ${String(part.needs)} failed\n`,
    };
  }
  return runPart(part, extraArgs, isAlone);
}

/**
 * On CI a skipped test is one nobody ran: only hardware that is not there excuses it.
 * @param {import('./test/parts.mjs').Tally['skipped']} skipped
 */
function sortSkipped(skipped) {
  const excused = (/** @type {{ name: string, reason: string }} */ test) =>
    /needs hardware:/.test(`${test.name} ${test.reason}`);
  return {
    tolerated: skipped.filter((test) => !onCi || excused(test)),
    refused: skipped.filter((test) => onCi && !excused(test)),
  };
}

/**
 * The first lines of a reason, under the name of the test: a log of which only the end is kept has to tell
 * what failed.
 * @param {string} reason
 */
function beginOf(reason) {
  return reason
    .trim()
    .split('\n')
    .slice(0, longestReason)
    .map((line) => `\n  ${line}`)
    .join('');
}
