import type { Sampling } from '../../../../shared/sampling';
import type { MakersWord } from '../makers-sampling';

/** Whether a model that can think does so in chat: by what people set, else as its makers have it. */
export function thinksInChat({ thinking = 'auto' }: Sampling, makers: MakersWord | null): boolean {
  return thinking === 'auto' ? (makers?.thinksByDefault ?? true) : thinking === 'on';
}
