import { HookRunner } from '../agent/hooks/hook-runner';
import { redactSecrets } from '../agent/hooks/redact-secrets';
import type { Hook } from '../ports/hooks';
import type { Foundation } from './foundation';

/** The hooks that ship with the product, and those of plugins. */
export function buildHooks(
  { clock, problems, mask }: Foundation,
  ofPlugins: () => readonly Hook[],
): HookRunner {
  const builtIn: readonly Hook[] = [redactSecrets(mask)];
  return new HookRunner({
    hooks: () => [...builtIn, ...ofPlugins()],
    clock,
    failed: (hook, point, message) => {
      problems.report(
        `hook:${hook.name}`,
        `Hook ${hook.name}`,
        `It failed at ${point} and was skipped: ${message}`,
        'Fix its file in the plugins folder, or take it out of config.toml.',
      );
    },
    worked: (hook) => {
      problems.clear(`hook:${hook.name}`);
    },
  });
}
