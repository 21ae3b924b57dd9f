import type { ModelDownload } from '../../../shared/models';
import type { RunsOn } from '../../../shared/graphics';
import type { CommandLine } from '../command-line';
import { bytes } from '../render/figures';
import { printableLine } from '../render/printable';
import { table } from '../render/table';
import { toDownloadRow, toModelRow, toServedRow } from '../rows/rest';
import { words } from './run-text';
import { servedModels, type ServedModels } from './server-models';

export async function listModels(cli: CommandLine): Promise<void> {
  const models = await cli.read('models.list', {});
  const begun = (await cli.read('models.downloads', {})).filter(({ state }) => state !== 'done');
  const served = await servedModels(cli);
  if (cli.json) {
    cli.printJson([
      ...models.map(toModelRow),
      ...begun.map(toDownloadRow),
      ...served.flatMap(({ provider, models: names }) => names.map((name) => toServedRow(provider, name))),
    ]);
    return;
  }
  if (models.length === 0 && begun.length === 0) {
    tellServed(cli, served);
    cli.print(
      'There is no model.',
      'Add a GGUF file with `zeroclaw models add FILE`, or fetch one with `zeroclaw models pull URI`.',
    );
    return;
  }
  cli.print(
    ...table(
      [
        // First what the commands and default_model take.
        { title: 'NAME', cell: ({ name, builtIn }) => (builtIn ? `built-in (${name})` : name) },
        { title: 'SIZE', cell: ({ bytes: size }) => bytes(size) },
        { title: 'QUANTISATION', cell: ({ quantisation }) => quantisation ?? '–' },
        {
          title: 'CONTEXT',
          cell: ({ contextLength }) => (contextLength === null ? '–' : String(contextLength)),
        },
        {
          title: 'FIT',
          cell: ({ fit }) => ({
            text: words(fit),
            tone: fit === 'fits' ? 'good' : fit === 'tight' ? 'warn' : fit === 'will_not_load' ? 'bad' : null,
          }),
        },
        { title: 'STATE', cell: ({ state }) => ({ text: state, tone: state === 'failed' ? 'bad' : null }) },
        { title: '', cell: ({ detail }) => detail },
      ],
      models,
      cli.paint,
    ),
  );
  for (const { name, runsOn } of models)
    if (runsOn !== undefined) cli.print(`${printableLine(name)}: ${printableLine(placeText(runsOn))}`);
  for (const download of begun)
    cli.print(
      `${printableLine(download.name)}: ${download.state}, ${amountText(download)}${download.problem === null ? '' : `. ${printableLine(download.problem.message)}`}`,
      cli.paint(
        'quiet',
        `  zeroclaw models pull ${printableLine(download.url)} goes on with it, zeroclaw models remove ${asWord(download.name)} deletes it`,
      ),
    );
  tellServed(cli, served);
}

/** Where a loaded model is computed, and why not on the graphics card. */
export const placeText = ({ card, layers, of, why }: RunsOn): string =>
  card === null || layers === 0
    ? `computed on the processor${why === null ? '' : `. ${why}`}`
    : `${String(layers)} of ${String(of)} layers on ${card.names.join(', ')}, ${bytes(card.total - card.free)} of ${bytes(card.total)} used`;

const mostTold = 20;

function tellServed(cli: CommandLine, served: readonly ServedModels[]): void {
  for (const { provider, models, why } of served) {
    const more = models.length > mostTold ? `, and ${String(models.length - mostTold)} more` : '';
    const told =
      why ?? (models.length === 0 ? 'lists no models' : `${models.slice(0, mostTold).join(', ')}${more}`);
    cli.print(`${printableLine(provider)}: ${printableLine(told)}`);
  }
}

/** One word for a shell: names may have spaces and brackets. */
export const asWord = (name: string): string =>
  /^[\p{L}\p{N}._+-]+$/u.test(name) ? name : `"${printableLine(name)}"`;

/** How much of it is there. */
export const amountText = ({ bytes: there, total }: Pick<ModelDownload, 'bytes' | 'total'>): string =>
  total === null ? bytes(there) : `${bytes(there)} of ${bytes(total)}`;
