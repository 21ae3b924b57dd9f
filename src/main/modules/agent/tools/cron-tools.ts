import type { Delivery } from '../../../../shared/job';
import type { JsonObject } from '../../../../shared/json';
import type { Refusal } from '../../../../shared/result';
import { shortened } from '../../../../shared/shortened';
import type { Jobs, ListedJob, NewJob } from '../../../ports/jobs';
import type { SopControl } from '../../../ports/sop-control';
import type { MessageOutlets } from '../../../ports/message-outlets';
import { nothingKnown, done, failed, textArgument, type OwnTool, type ToolResult } from '../../../ports/tool';

/** `cron_add`, `cron_list`, `cron_remove`: what the agent is to do later. */
export function cronTools(
  jobs: Jobs,
  outlets: MessageOutlets,
  procedures: Pick<SopControl, 'list'>,
): readonly OwnTool[] {
  return [
    {
      name: 'cron_add',
      brings: null,
      description: 'Plan a prompt, a message or the start of a procedure for later',
      effect: 'acts',
      plans: true,
      parameters: {
        type: 'object',
        properties: {
          schedule: {
            type: 'string',
            minLength: 1,
            maxLength: 100,
            description: 'Cron text such as "0 9 * * 1-5", or one moment such as 2026-12-24T18:00',
          },
          action: { type: 'string', enum: ['prompt', 'message', 'procedure'] },
          text: {
            type: 'string',
            minLength: 1,
            maxLength: 8_000,
            description: 'The prompt, the message, or the name of the procedure',
          },
          name: { type: 'string', maxLength: 100 },
          timezone: { type: 'string', maxLength: 60, description: 'IANA name' },
          delivery: {
            type: 'object',
            properties: {
              channel: { type: 'string', minLength: 1, maxLength: 100 },
              to: { type: 'string', maxLength: 200 },
            },
            required: ['channel'],
            additionalProperties: false,
            description: 'Where the message or the answer goes; the desktop unless given',
          },
        },
        required: ['schedule', 'action', 'text'],
        additionalProperties: false,
      },
      check: (args) => {
        const why = whyNotPlanned({ jobs, outlets, procedures }, args);
        return why === null ? [] : [why];
      },
      execute: (args, { origin, unproved, byJob, outside = [] }) =>
        Promise.resolve(
          byJob === 'alone'
            ? failed(
                'A job started this procedure, and a job plans nothing where no person can say yes. Tell a person what is to be planned.',
              )
            : add({ jobs, outlets, procedures }, args, {
                by: origin,
                ...(unproved === true ? { unproved } : {}),
                ...(outside.length === 0 ? {} : { outside: [...outside] }),
              }),
        ),
    },
    {
      name: 'cron_list',
      check: nothingKnown,
      brings: 'the text of a job',
      description: 'List what is planned',
      effect: 'reads',
      parameters: { type: 'object', properties: {}, required: [], additionalProperties: false },
      execute: () => {
        const rows = jobs.list().map(listed);
        return Promise.resolve(done(rows.length === 0 ? 'Nothing is planned.' : rows.join('\n')));
      },
    },
    {
      name: 'cron_remove',
      check: (args) => {
        const id = textArgument(args, 'id');
        return jobs.list().some((job) => job.id === id)
          ? []
          : [`There is no job ${id}. cron_list lists them.`];
      },
      brings: null,
      description: 'Remove what is planned, by its id',
      effect: 'acts',
      parameters: {
        type: 'object',
        properties: { id: { type: 'string', minLength: 1, maxLength: 100 } },
        required: ['id'],
        additionalProperties: false,
      },
      execute: (args) => {
        const id = textArgument(args, 'id');
        const removed = jobs.remove(id);
        return Promise.resolve(removed.ok ? done(`${id} is removed`) : refused(removed.error));
      },
    },
  ];
}

interface Ports {
  readonly jobs: Jobs;
  readonly outlets: MessageOutlets;
  readonly procedures: Pick<SopControl, 'list'>;
}

/** Why the call fails, whoever makes it; null: it is planned. */
function whyNotPlanned({ jobs, outlets, procedures }: Ports, args: JsonObject): string | null {
  const delivery = toDelivery(outlets, args);
  const mistake = delivery === null ? null : whyNoDelivery(outlets, delivery);
  if (mistake !== null) return mistake;
  const text = textArgument(args, 'text');
  const names = procedures.list().map(({ name }) => name);
  if (args['action'] === 'procedure' && !names.includes(text))
    return `There is no procedure "${text}" to be started. Procedures: ${names.join(', ')}.`;
  const refusal = jobs.whyNotAdded(whenOf(args));
  return refusal === null ? null : sentenceOf(refusal);
}

const whenOf = (args: JsonObject): Pick<NewJob, 'schedule' | 'timezone'> => ({
  schedule: textArgument(args, 'schedule').trim(),
  timezone: textArgument(args, 'timezone') || null,
});

function add(ports: Ports, args: JsonObject, from: Pick<NewJob, 'by' | 'unproved' | 'outside'>): ToolResult {
  const why = whyNotPlanned(ports, args);
  if (why !== null) return failed(why);
  const text = textArgument(args, 'text');
  const added = ports.jobs.add({
    name: textArgument(args, 'name') || inShort(text),
    ...whenOf(args),
    action: args['action'] as ListedJob['action'],
    text,
    delivery: toDelivery(ports.outlets, args),
    ...from,
  });
  return added.ok
    ? done(`planned as ${added.value.id}, next ${moment(added.value.nextAt)}`)
    : refused(added.error);
}

function toDelivery(outlets: MessageOutlets, { delivery }: JsonObject): Delivery | null {
  if (typeof delivery !== 'object' || delivery === null || Array.isArray(delivery)) return null;
  const channel = textArgument(delivery, 'channel');
  return { channel, to: recipientOn(outlets, channel, delivery) };
}

/** Whom the arguments of a call name on a channel; null: nobody, or it has no recipients. */
export const recipientOn = (outlets: MessageOutlets, channel: string, args: JsonObject): string | null =>
  outlets.list().find(({ name }) => name === channel)?.needsRecipient === false
    ? null
    : textArgument(args, 'to') || null;

/** Why nothing can be sent there, for the model; null: it can. */
export function whyNoDelivery(outlets: MessageOutlets, { channel, to }: Delivery): string | null {
  const outlet = outlets.list().find(({ name }) => name === channel);
  if (outlet === undefined)
    return `There is no channel "${channel}". Channels: ${outlets
      .list()
      .map(({ name }) => name)
      .join(', ')}.`;
  return outlet.needsRecipient && to === null
    ? `Say whom the message on ${channel} is for, with "to".`
    : null;
}

const listed = ({ id, name, schedule, timezone, action, text, delivery, nextAt, last }: ListedJob): string =>
  `${id}: ${name}; ${schedule}${timezone === null ? '' : ` (${timezone})`}; next ${moment(nextAt)}; ${action}: ${inShort(text)}${delivery === null ? '' : `; to ${delivery.channel}${delivery.to === null ? '' : ` ${delivery.to}`}`}${last === null ? '' : `; last ${moment(last.at)}: ${last.outcome}`}`;

const refused = (refusal: Refusal): ToolResult => failed(sentenceOf(refusal));

const sentenceOf = ({ message, remedy }: Refusal): string => `${message}. ${remedy ?? ''}`.trim();

const moment = (at: number | null): string => (at === null ? 'never' : new Date(at).toISOString());

const inShort = (text: string): string => shortened(text.replace(/\s+/gu, ' ').trim(), 60);
