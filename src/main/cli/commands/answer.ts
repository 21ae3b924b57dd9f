import { askedValue, readAnswer } from '../../../domain/approval/answer-text';
import { english } from '../../platform/words/english';
import type { CommandLine } from '../command-line';
import { RefusedError } from '../refused';
import { printableLine } from '../render/printable';
import { gateName } from '../rows/rest';

/** Answers a step that asks for a value; with `gate` only where that is what waits. */
export async function answer(
  cli: CommandLine,
  runId: string,
  gate: string | null,
  value: string,
): Promise<void> {
  const card = (await cli.ask('approvals.list', {})).find((approval) => approval.runId === runId);
  if (card !== undefined && gate !== null && gateName(card) !== gate)
    throw new RefusedError({
      code: 'gate_changed',
      message: `Nothing was answered: run ${runId} does not ask what ${gate} stands for`,
      remedy: '`zeroclaw approvals` shows what it asks now.',
    });
  if (card?.ask !== undefined && !cli.json)
    cli.say(
      `  ${printableLine(card.sop)}, step ${String(card.step)}: ${printableLine(card.title)}`,
      `  ${printableLine(english.asksFor(askedValue(card.ask)))}`,
    );
  await cli.ask('approvals.approve', {
    runId,
    gate: card?.gate.gate ?? '',
    shown: card?.shown ?? '',
    answer: card?.ask === undefined ? value : readAnswer(value, card.ask),
  });
  if (cli.json) cli.printJson({ run_id: runId, result: 'answered' });
  else cli.print(`Run ${runId} has the answer and goes on.`);
}
