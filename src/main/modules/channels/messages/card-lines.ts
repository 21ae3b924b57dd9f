import { pinNameOf, meaningOf, type NamedPins, type PinName } from '../../../../shared/pin-names';
import type { Evidence } from '../../../../shared/evidence';
import type { OpenGate, Run } from '../../../../shared/run';
import { shownStep } from '../../../../shared/step-numbers';
import { evidenceFor } from '../../../../domain/procedure/triggers/signal';
import { nextInRun } from '../../../../domain/procedure/flow';
import type { Trend } from '../../../ports/outbox';
import type { RunLog } from '../../../ports/run-log';
import type { ChannelWords } from '../../../platform/words/channel-words';
import { asCode } from './call-text';

/** What a card says of the world beside its calls. */
export interface CardWorld {
  readonly boards: readonly NamedPins[];
  /** The signal that started the run; null: nothing is measured. */
  readonly evidence: Evidence | null;
}

/** What cards say of the world, for a run: names as they are now, what was measured when it started. */
export const worldOf =
  (boards: () => readonly NamedPins[], log: Pick<RunLog, 'page'>) =>
  ({ runId }: Pick<Run, 'runId'>): CardWorld => {
    const started = log.page(runId, 0, 1).events[0]?.event;
    return {
      boards: boards(),
      // A card does not change with every reading.
      evidence: started?.type === 'run-started' ? evidenceFor(started, [], null) : null,
    };
  };

/** Pins that the calls set: what hangs on them, what they were when it was asked, and what they will be. */
export const pinLines = (
  { calls, basis = [] }: Pick<OpenGate, 'calls' | 'basis'>,
  boards: readonly NamedPins[],
  words: ChannelWords,
): readonly string[] =>
  (calls ?? []).flatMap(({ tool, arguments: { board, pin, value } }) => {
    if (tool !== 'gpio_write' || typeof board !== 'string' || typeof pin !== 'number') return [];
    if (value !== 0 && value !== 1) return [];
    const named = pinNameOf(boards, board, pin);
    const was = basis.find((fact) => fact.of === 'pin' && fact.board === board && fact.pin === pin);
    return named === null && was === undefined
      ? []
      : [
          words.pinGoes({
            board: asCode(board),
            pin,
            name: named === null ? null : asCode(named.name),
            was: was?.of === 'pin' ? levelText(was.level, named) : null,
            becomes: levelText(value, named),
          }),
        ];
  });

function levelText(level: 0 | 1, named: PinName | null): string {
  const means = meaningOf(named, level);
  return means === null ? String(level) : `${String(level)} ${asCode(means)}`;
}

/** The value that started it against its limit, and how it came there. */
export function measuredLine(evidence: Evidence | null, words: ChannelWords): string {
  const { started = null, limit = null, unit = null, name = '', points = [] } = evidence ?? {};
  if (started === null) return '';
  const unitText = unit === null ? '' : ` ${unit}`;
  const line = words.measured(
    name === '' ? null : asCode(name),
    asCode(`${String(started.value)}${unitText}`),
    limit === null ? null : asCode(`${limit.operator} ${String(limit.value)}`),
  );
  const trend = sparkline(points.filter(({ at }) => at <= started.at).map(({ value }) => value));
  return trend === null ? line : `${line}\n${asCode(trend)}`;
}

/** With fewer there is nothing to see on a phone's picture. */
const fewestReadings = 3;
/** As many points as it has room for. */
const mostDrawn = 120;

/** The same readings for a picture; null: too few to see anything. */
export function trendOf(evidence: Evidence | null): Trend | null {
  if (evidence === null || evidence.started === null) return null;
  const { name, unit, limit, holds, started } = evidence;
  const before = evidence.points.filter(({ at }) => at <= started.at);
  if (before.length < fewestReadings) return null;
  const every = Math.ceil(before.length / mostDrawn);
  // The last one is what started it.
  const points = before.filter((_, index) => (before.length - 1 - index) % every === 0);
  return { name, unit, limit, holds, points };
}

const bars = '▁▂▃▄▅▆▇█';
const widest = 24;

/** A picture of the values that every service shows, a bar each; null: too few to see anything. */
export function sparkline(values: readonly number[]): string | null {
  if (values.length < fewestReadings) return null;
  const shown = thinned(values);
  const [lowest, highest] = [Math.min(...shown), Math.max(...shown)];
  if (!Number.isFinite(lowest) || !Number.isFinite(highest)) return null;
  return shown
    .map((value) =>
      highest === lowest
        ? bars[0]
        : bars[Math.round(((value - lowest) / (highest - lowest)) * (bars.length - 1))],
    )
    .join('');
}

/** At most as many as fit a line; of each part the highest. */
const thinned = (values: readonly number[]): readonly number[] =>
  values.length <= widest
    ? values
    : Array.from({ length: widest }, (_, index) =>
        Math.max(
          ...values.slice(
            Math.floor((index * values.length) / widest),
            Math.floor(((index + 1) * values.length) / widest),
          ),
        ),
      );

/** What a yes and a no lead to. */
export function followsLine(
  run: Run,
  { step, reason }: Pick<OpenGate, 'step' | 'reason'>,
  words: ChannelWords,
): string {
  const asked = run.sop.steps[step - 1];
  if (asked === undefined || reason === 'interrupted') return '';
  const next = nextInRun(run, asked);
  return words.follows(
    next === 'end'
      ? null
      : { step: shownStep(run.sop.steps, next), title: asCode(run.sop.steps[next - 1]?.title ?? '') },
  );
}
