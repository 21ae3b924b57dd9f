import { basename } from 'node:path';
import { ProviderError } from '../../../ports/provider-error';
import { examineGguf, type Examination } from '../gguf/examine';
import type { Examine } from '../gguf/examined';
import { planLoad, tellPlan, type MemoryAtHand, type PlanFor } from './load-plan';
import type { MemoryReckoner } from './memory-reckoner';

/**
 * Plans from the file's header, and from what llama.cpp reckons for it. What it has not reckoned yet is waited
 * for only where the header says that it does not fit: headers know no sliding windows. `examine` may remember headers.
 */
export const planFromFile =
  (
    memory: () => MemoryAtHand,
    examine: Examine = examineGguf,
    reckoner: Pick<MemoryReckoner, 'known' | 'reckon'> | null = null,
  ): PlanFor =>
  async (file, wanted) => {
    const examination = await examine(file);
    if ('reason' in examination) throw unusable(file, examination);
    const { bytes, header } = examination;
    const reckoned = { file, purpose: wanted.purpose, kvCache: wanted.kvCache };
    const first = planLoad(bytes, header, wanted, memory(), reckoner?.known(reckoned));
    const figures = first.fit === 'fits' ? null : ((await reckoner?.reckon(reckoned)) ?? null);
    const plan = figures === null ? first : planLoad(bytes, header, wanted, memory(), figures);
    if (plan.fit !== 'will_not_load' || wanted.anyway === true) return plan;
    throw new ProviderError(
      'provider.model',
      `This machine has too little memory for ${basename(file)}: ${tellPlan(plan)}`,
      { remedy: 'Choose a smaller model, or a smaller context_size under [providers] in config.toml.' },
    );
  };

function unusable(file: string, { kind, reason }: Extract<Examination, { reason: string }>): ProviderError {
  const name = basename(file);
  switch (kind) {
    case 'missing':
      return new ProviderError('provider.model', `The model file ${name} does not exist (${file})`, {
        remedy: 'Choose another model, or put the file back.',
      });
    case 'unreadable':
      return new ProviderError(
        'provider.model',
        `The model file ${name} cannot be read (${file}): ${reason}`,
        { remedy: 'Give your user the right to read the file, and check the disk it is on.' },
      );
    case 'no-gguf':
      return new ProviderError('provider.model', `${name} is not a GGUF model file (${file})`, {
        remedy: 'Choose a file in GGUF format; other formats have to be converted first.',
      });
    case 'no-model':
      return new ProviderError('provider.model', `${name} cannot be used as a model: ${reason}`, {
        remedy: 'Choose the model that it belongs to.',
      });
    case 'damaged':
      return new ProviderError('provider.model', `${name} is cut off or damaged: ${reason} (${file})`, {
        remedy: 'Download or copy the file again and compare its size with the source.',
      });
  }
}
