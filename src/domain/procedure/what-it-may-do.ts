import { isCarriedOut } from '../../shared/step-facts';
import type { Json } from '../../shared/json';
import type { Sop } from '../../shared/sop';
import { shownNumber } from '../../shared/step-numbers';
import { startCall } from './start-call';
import { asksBefore } from './asking';

/**
 * What a procedure reaches for, as its text says: read before somebody enables what another has written. Values
 * with a template stand as they are written. Sorted, each once.
 */
export interface MayDo {
  readonly pins: readonly ReachedPin[];
  readonly topics: readonly string[];
  /** Addresses of requests, without path. */
  readonly hosts: readonly string[];
  readonly files: readonly string[];
  readonly commands: readonly string[];
  /** Tools of other fixed calls. */
  readonly others: readonly string[];
  /** Tools that a model may call with arguments of its own; 'any': all there are. */
  readonly ofTheModel: readonly string[] | 'any';
  /** Who is sent its questions when nobody decides them. */
  readonly tells: readonly string[];
  /** Steps before which a person is asked, by the number that people see. */
  readonly asks: readonly number[];
  readonly steps: number;
}

/** As it is written: templates too. Without `level` it is read. */
export interface ReachedPin {
  /** '' where none is named. */
  readonly board: string;
  readonly pin: string;
  readonly level: string | null;
}

export function whatItMayDo(
  sop: Pick<Sop, 'steps' | 'tools' | 'executionMode' | 'priority' | 'escalation'>,
): MayDo {
  const pins = new Map<string, ReachedPin>();
  const found = { topics: [], hosts: [], files: [], commands: [], others: [] } as {
    readonly [K in 'topics' | 'hosts' | 'files' | 'commands' | 'others']: string[];
  };
  for (const { tool, arguments: args } of sop.steps.flatMap((step) => [
    ...step.calls,
    ...[startCall(step)].filter((call) => call !== null),
  ])) {
    const text = (name: string): string => said(args[name]);
    if (args['pin'] !== undefined) {
      const level = args['value'] === undefined ? null : text('value');
      const pin = { board: text('board'), pin: text('pin'), level };
      pins.set(JSON.stringify(pin), pin);
    } else if (args['topic'] !== undefined) found.topics.push(text('topic'));
    else if (args['url'] !== undefined) found.hosts.push(hostOf(text('url')));
    else if (args['path'] !== undefined) found.files.push(text('path'));
    else if (args['command'] !== undefined) found.commands.push(text('command'));
    else found.others.push(tool);
  }
  const byModel = sop.steps.filter((step) => isCarriedOut(step) && step.calls.length === 0);
  return {
    pins: sorted([...pins.keys()]).flatMap((key) => pins.get(key) ?? []),
    topics: sorted(found.topics),
    hosts: sorted(found.hosts),
    files: sorted(found.files),
    commands: sorted(found.commands),
    others: sorted(found.others),
    ofTheModel:
      sop.tools === 'any' && byModel.length > 0
        ? 'any'
        : sorted(byModel.flatMap(({ suggestedTools }) => suggestedTools)),
    tells: sorted((sop.escalation ?? []).flatMap(({ notify }) => notify)),
    asks: sop.steps.filter((step) => asksBefore(sop, step)).map(shownNumber),
    steps: sop.steps.length,
  };
}

const said = (value: Json | undefined): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** A template there may name any host. */
function hostOf(url: string): string {
  const host = /^[a-z][\w+.-]*:\/\/([^/?#]+)/iu.exec(url)?.[1] ?? url;
  return host.slice(host.lastIndexOf('@') + 1);
}

const sorted = (texts: readonly string[]): readonly string[] => [...new Set(texts)].sort();
