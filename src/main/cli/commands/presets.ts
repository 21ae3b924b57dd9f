import type { Preset } from '../../../shared/chat-presets';
import { parseJson } from '../../../shared/parse-json';
import type { Sampling } from '../../../shared/sampling';
import { readSampling } from '../../../domain/procedure/step-sampling';
import type { CommandLine } from '../command-line';
import { UsageError } from '../refused';
import { printableLine } from '../render/printable';
import { table } from '../render/table';

export interface PresetOptions {
  /** Absent: the app's own words. */
  readonly system?: string;
  /** As JSON. */
  readonly sampling?: string;
}

const samplingText = ({ sampling }: Preset): string =>
  Object.entries(sampling)
    .map(([key, value]) => `${key} ${String(value)}`)
    .join(', ');

/** What conversations may begin with. */
export async function listPresets(cli: CommandLine): Promise<void> {
  const presets = await cli.ask('chat.presets', {});
  if (cli.json) {
    cli.printJson(presets);
    return;
  }
  if (presets.length === 0) {
    cli.print(
      'There are no presets.',
      cli.paint(
        'quiet',
        'Keep one with `zeroclaw presets keep NAME --system TEXT`, or in the chat of the app.',
      ),
    );
    return;
  }
  cli.print(
    ...table(
      [
        { title: 'PRESET', cell: ({ name }) => name },
        { title: 'SAMPLING', cell: samplingText },
        { title: 'SYSTEM PROMPT', cell: ({ prompt }) => prompt ?? 'the app’s own words' },
      ],
      presets,
      cli.paint,
    ),
  );
}

/** In place of one with the same name; conversations keep what they began with. */
export async function keepPreset(cli: CommandLine, name: string, options: PresetOptions): Promise<void> {
  const { system = '' } = options;
  const preset: Preset = {
    name,
    prompt: system.trim() === '' ? null : system,
    sampling: samplingOf(options),
  };
  await cli.ask('chat.keep-preset', preset);
  if (cli.json) cli.printJson(preset);
  else cli.print(`Kept. \`zeroclaw chat --preset ${printableLine(name)}\` begins with it.`);
}

export async function removePreset(cli: CommandLine, name: string): Promise<void> {
  await cli.ask('chat.delete-preset', { name });
  if (cli.json) cli.printJson({ name, deleted: true });
  else cli.print(`${printableLine(name)} is deleted. Conversations keep what they began with.`);
}

function samplingOf({ sampling: text }: PresetOptions): Sampling {
  if (text === undefined) return {};
  const sampling = readSampling(parseJson(text));
  if (sampling === null)
    throw new UsageError(
      `--sampling ${text} does not fit`,
      'Write a JSON object such as {"temperature": 0.2, "seed": 7}, with the keys and limits of a model’s settings.',
    );
  return sampling;
}
