import type { Say } from '../i18n/use-say';

/**
 * Where a problem is, in the reader's language; files and keys of config.toml are called the same in every
 * language.
 */
export function whereText(where: string, say: Say<'shell'>): string {
  const [, key] = /^(.+) in config\.toml$/u.exec(where) ?? [];
  if (key !== undefined) return say('whereKey', { key });
  const [, kind = '', name = ''] =
    /^(MQTT topic|MQTT broker|AMQP queue|AMQP broker|MCP server|Procedure|Hook|Model|Run|board) (.+)$/su.exec(
      where,
    ) ?? [];
  switch (kind) {
    case 'MQTT topic':
      return say('whereTopic', { name });
    case 'MQTT broker':
      return say('whereBroker', { name });
    case 'AMQP queue':
      return say('whereQueue', { name });
    case 'AMQP broker':
      return say('whereQueues', { name });
    case 'MCP server':
      return say('whereServer', { name });
    case 'Procedure':
      return say('whereProcedure', { name });
    case 'Hook':
      return say('whereHook', { name });
    case 'Model':
      return say('whereModel', { name });
    case 'Run':
      return say('whereRun', { name });
    case 'board':
      return say('whereBoard', { name });
    default: {
      const known: Readonly<Record<string, string>> = {
        Boards: say('boards'),
        'MQTT broker': say('broker'),
        'Audit records': say('whereAudit'),
        'Old runs': say('whereOldRuns'),
        'Signed record': say('whereSignedRecord'),
        'Webhook gateway': say('whereGateway'),
        plugins: say('wherePlugins'),
      };
      return Object.hasOwn(known, where) ? (known[where] ?? where) : where;
    }
  }
}
