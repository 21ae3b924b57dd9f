import type { TFunction } from 'i18next';

/**
 * Where a problem is, in the reader's language; files and keys of config.toml are called the same in every
 * language.
 */
export function whereText(where: string, t: TFunction): string {
  const [, key] = /^(.+) in config\.toml$/u.exec(where) ?? [];
  if (key !== undefined) return t('whereKey', { key });
  const [, kind = '', name = ''] =
    /^(MQTT topic|MQTT broker|MCP server|Procedure|Hook|Model|Run|board) (.+)$/su.exec(where) ?? [];
  switch (kind) {
    case 'MQTT topic':
      return t('whereTopic', { name });
    case 'MQTT broker':
      return t('whereBroker', { name });
    case 'MCP server':
      return t('whereServer', { name });
    case 'Procedure':
      return t('whereProcedure', { name });
    case 'Hook':
      return t('whereHook', { name });
    case 'Model':
      return t('whereModel', { name });
    case 'Run':
      return t('whereRun', { name });
    case 'board':
      return t('whereBoard', { name });
    default: {
      const known: Readonly<Record<string, string>> = {
        Boards: t('boards'),
        'MQTT broker': t('broker'),
        'Audit records': t('whereAudit'),
        'Old runs': t('whereOldRuns'),
        'Signed record': t('whereSignedRecord'),
        'Webhook gateway': t('whereGateway'),
        plugins: t('wherePlugins'),
      };
      return Object.hasOwn(known, where) ? (known[where] ?? where) : where;
    }
  }
}
