import type { RunEvent } from '../../src/shared/run';
import type { Sop } from '../../src/shared/sop';

const steps = 20;
/** Pairs of a question to the model and a call in one visit of a step. */
const rounds = 12;

const sop: Sop = {
  name: 'long-watch',
  description: 'Watches a line for a week',
  version: '1.0.0',
  priority: 'normal',
  executionMode: 'auto',
  cooldownSecs: 0,
  maxConcurrent: 1,
  enabled: true,
  tools: 'listed',
  onInterrupt: 'ask',
  approvalTimeoutSecs: null,
  triggers: [],
  steps: Array.from({ length: steps }, (_, index) => ({
    number: index + 1,
    title: `Watch pump ${String(index + 1)}`,
    body: 'Read the pressure, compare it with the limit, and write down what was found.',
    suggestedTools: ['gpio_read'],
    requiresConfirmation: false,
    calls: [],
    line: index + 3,
  })),
};

/** A run that goes round and round its steps until it has about so many events, and completes. */
export function longRun(runId: string, wanted: number, from = Date.UTC(2026, 10, 1)): readonly RunEvent[] {
  let at = from;
  const tick = (ms: number): number => (at += ms);
  const events: RunEvent[] = [
    {
      type: 'run-started',
      at,
      runId,
      sop,
      sopHash: 'bench',
      trigger: { source: 'manual', topic: null, payload: '{"line": 2}', receivedAt: at },
      approvalTimeoutSecs: 0,
      startedBy: 'bench',
    },
  ];
  for (let visit = 1; events.length < wanted; visit += 1) {
    for (let step = 1; step <= steps && events.length < wanted; step += 1) {
      events.push({ type: 'step-started', at: tick(5), step, attempt: visit });
      for (let round = 0; round < rounds && events.length < wanted; round += 1) {
        const call = `${String(visit)}.${String(step)}.${String(round)}`;
        events.push(
          {
            type: 'model-requested',
            at: tick(2),
            step,
            call: `m${call}`,
            provider: 'local',
            model: 'bench',
            prompt: `[SOP: long-watch | Step ${String(step)}] Watch pump ${String(step)}. Round ${String(round)} of visit ${String(visit)}.`,
          },
          {
            type: 'model-answered',
            at: tick(700),
            step,
            call: `m${call}`,
            text: '',
            toolCalls: 1,
            usage: { promptTokens: 410, evaluatedTokens: 60, outputTokens: 22 },
            queuedMs: 40,
          },
          {
            type: 'tool-call-sent',
            at: tick(3),
            step,
            call,
            tool: 'gpio_read',
            arguments: { board: 'nucleo-f401re-0', pin: (step % 8) + 1 },
            provenance: { board: 'sop', pin: 'model' },
            acts: false,
          },
          {
            type: 'tool-call-answered',
            at: tick(90),
            step,
            call,
            success: true,
            output: `{"value": ${String((visit + step + round) % 2)}}`,
          },
        );
      }
      events.push({
        type: 'step-completed',
        at: tick(4),
        step,
        output: `Pump ${String(step)} reads ${String(70 + ((visit * step) % 20))} bar.`,
        ...(step === steps ? { next: 1 } : {}),
      });
    }
  }
  events.push({ type: 'run-completed', at: tick(1) });
  return events;
}
