import { ok, refuse, type Result } from '../../../shared/result';
import type { Sampling } from '../../../shared/sampling';
import type { Handlers } from '../../platform/router';
import { noConversation } from './chat';
import { usualPrompt } from './chat-turn';
import type { ChatPrompts } from './storage/chat-prompts';

type PresetHandlers = Pick<
  Handlers,
  | 'chat.own-prompt'
  | 'chat.set-prompt'
  | 'chat.presets'
  | 'chat.keep-preset'
  | 'chat.delete-preset'
  | 'chat.use-preset'
>;

interface Parts {
  readonly prompts: ChatPrompts;
  readonly isThere: (conversationId: string) => boolean;
  readonly setSampling: (conversationId: string, sampling: Sampling) => void;
}

/** More than anybody finds their way in. */
const mostPresets = 200;

export function presetHandlers({ prompts, isThere, setSampling }: Parts): PresetHandlers {
  const within = (conversationId: string, work: () => void): Result<null> => {
    if (!isThere(conversationId)) return noConversation(conversationId);
    work();
    return ok(null);
  };
  return {
    'chat.own-prompt': ({ conversationId }) => ok({ own: prompts.own(conversationId), usual: usualPrompt }),
    'chat.set-prompt': ({ conversationId, prompt }) =>
      within(conversationId, () => {
        prompts.set(conversationId, prompt);
      }),
    'chat.presets': () => ok([...prompts.presets()]),
    'chat.keep-preset': (preset) => {
      const known = prompts.presets();
      if (known.length >= mostPresets && !known.some(({ name }) => name === preset.name))
        return refuse({
          code: 'chat.presets-full',
          message: `There are ${String(mostPresets)} presets`,
          remedy: 'Delete one that is not used any more.',
        });
      prompts.keep(preset);
      return ok(null);
    },
    'chat.delete-preset': ({ name }) => (prompts.remove(name) ? ok(null) : noPreset(name, prompts)),
    'chat.use-preset': ({ conversationId, name }) => {
      const preset = prompts.presets().find((each) => each.name === name);
      return preset === undefined
        ? noPreset(name, prompts)
        : within(conversationId, () => {
            prompts.set(conversationId, preset.prompt);
            setSampling(conversationId, preset.sampling);
          });
    },
  };
}

function noPreset(name: string, prompts: ChatPrompts): Result<never> {
  const known = prompts.presets().map((preset) => preset.name);
  return refuse({
    code: 'chat.unknown-preset',
    message: `There is no preset "${name}"`,
    remedy:
      known.length === 0
        ? 'Keep one in a conversation: open "System prompt and sampling" below the box, or write `zeroclaw presets keep NAME`.'
        : `These are there: ${known.join(', ')}.`,
  });
}
