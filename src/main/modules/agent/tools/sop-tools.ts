import { isFinished } from '../../../../shared/run-facts';
import { countedSteps } from '../../../../shared/run-numbers';
import { shownNumber } from '../../../../shared/step-numbers';
import type { JsonObject } from '../../../../shared/json';
import type { Refusal } from '../../../../shared/result';
import type { HandedOver } from '../../../../shared/sop';
import { shortened } from '../../../../shared/shortened';
import type { RunProgress, SopControl } from '../../../ports/sop-control';
import {
  nothingKnown,
  done,
  failed,
  textArgument,
  type OwnTool,
  type ToolContext,
  type ToolResult,
} from '../../../ports/tool';

const runId = { type: 'string', minLength: 1, maxLength: 200 };
/** Characters of a step's result that the model is told. */
const longestOutput = 500;

/**
 * `sop_list`, `sop_execute`, `sop_status`, `sop_cancel`. None decides an approval: that is for people, and
 * the port has no way to.
 */
export function sopTools(control: SopControl): readonly OwnTool[] {
  return [
    {
      name: 'sop_list',
      check: nothingKnown,
      brings: null,
      description: 'List the procedures',
      effect: 'reads',
      parameters: { type: 'object', properties: {}, required: [], additionalProperties: false },
      execute: () => Promise.resolve(done(listing(control))),
    },
    {
      name: 'sop_execute',
      brings: null,
      description: 'Start a procedure',
      effect: 'acts',
      parameters: {
        type: 'object',
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 200 },
          payload: {
            type: ['string', 'object', 'array', 'number', 'boolean', 'null'],
            description: 'What happened, as text or JSON',
          },
        },
        required: ['name'],
        additionalProperties: false,
      },
      check: (args) => {
        const why = control.whyNotStarted?.(textArgument(args, 'name')) ?? null;
        return why === null ? [] : [why];
      },
      execute: (args, context) => {
        const started = control.start(textArgument(args, 'name'), payloadText(args), handedOver(context));
        return Promise.resolve(
          started.ok ? done(`started run ${started.value.runId}`) : refused(started.error),
        );
      },
    },
    {
      name: 'sop_status',
      check: (args) => {
        const id = textArgument(args, 'run_id');
        return id === '' || control.status(id) !== null ? [] : [noRun(id)];
      },
      brings: 'the result of a run',
      description: 'Say how a run stands, or all active runs',
      effect: 'reads',
      parameters: {
        type: 'object',
        properties: { run_id: runId },
        required: [],
        additionalProperties: false,
      },
      execute: (args) => Promise.resolve(status(control, textArgument(args, 'run_id'))),
    },
    {
      name: 'sop_cancel',
      brings: null,
      description: 'Cancel a run',
      effect: 'acts',
      parameters: {
        type: 'object',
        properties: { run_id: runId, reason: { type: 'string', minLength: 1, maxLength: 1_000 } },
        required: ['run_id', 'reason'],
        additionalProperties: false,
      },
      check: (args) => {
        const id = textArgument(args, 'run_id');
        const run = control.status(id);
        if (run === null) return [noRun(id)];
        return isFinished(run.status) ? [`Run ${id} has ended already: ${run.status}.`] : [];
      },
      execute: (args, { origin }) => {
        const id = textArgument(args, 'run_id');
        const cancelled = control.cancel(id, textArgument(args, 'reason'), origin);
        return Promise.resolve(cancelled.ok ? done(`run ${id} is cancelled`) : refused(cancelled.error));
      },
    },
  ];
}

/** What is known of a call's words goes along with them. */
const handedOver = ({ origin, outside = [], byJob }: ToolContext): HandedOver => ({
  by: origin,
  ...(outside.length === 0 ? {} : { outside: [...outside] }),
  ...(byJob === undefined ? {} : { byJob: true }),
});

const noRun = (id: string): string =>
  `There is no run ${id}. sop_status without run_id lists the active ones.`;

const refused = ({ message, remedy }: Refusal): ToolResult =>
  failed(remedy === undefined ? message : `${message}. ${remedy}`);

/** Text is passed on as it is; everything else as JSON. */
function payloadText({ payload }: JsonObject): string | null {
  if (payload === undefined || payload === null) return null;
  return typeof payload === 'string' ? payload : JSON.stringify(payload);
}

function listing(control: SopControl): string {
  const rows = control
    .list()
    .map(
      ({ name, description, state, steps, activeRuns }) =>
        `${name} (${state}, ${String(steps)} steps, ${String(activeRuns)} active): ${description}`,
    );
  return rows.length === 0 ? 'There are no procedures.' : rows.join('\n');
}

function status(control: SopControl, id: string): ToolResult {
  if (id === '') {
    const active = control.active();
    return done(active.length === 0 ? 'No run is active.' : active.map(progressLine).join('\n'));
  }
  const run = control.status(id);
  if (run === null) return failed(noRun(id));
  return done(
    [
      progressLine(run),
      ...run.steps.map(
        ({ title, status: state, output, inWords, ...step }) =>
          `${String(shownNumber(step))}. ${title}: ${inWords === true ? 'answered in words, nothing carried out' : state}${output === null ? '' : `, ${shortened(output, longestOutput)}`}`,
      ),
    ].join('\n'),
  );
}

function progressLine(run: RunProgress): string {
  const { runId: id, sop, status: state, currentStep, stepTitle, reason } = run;
  const count = countedSteps(run);
  return `${id} of ${sop}: ${state}${state === 'waiting_approval' ? ' (waits for a person)' : ''}, step ${String(currentStep)}${count === null ? '' : ` of ${String(count)}`} (${stepTitle})${reason === null ? '' : `, ${reason}`}`;
}
