import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ask } from '../../bridge/bridge';
import { Button } from '../../components/button';
import { Dialog, DialogActions } from '../../components/dialog';
import { ProblemNote } from '../../components/problem-note';
import { momentText } from '../../components/time-format';
import { useNow } from '../../components/use-now';
import { useLanguage } from '../../i18n/use-language';
import type { ToolPermission } from '../../../shared/chat';
import { rangeText } from '../../../shared/range';
import type { Refusal, Result } from '../../../shared/result';
import { viaText, whoText } from './phrases';
import { useApp } from '../app/app-store';

/**
 * Tools that somebody allowed always in conversations: who, where, when; each can be taken back. Gates of
 * procedures have none.
 */
export function PermissionsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('approvals');
  const language = useLanguage();
  const now = useNow(60_000);
  const person = useApp((state) => state.preferences.person);
  const [rows, setRows] = useState<readonly ToolPermission[] | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const show = useCallback((answer: Result<readonly ToolPermission[]>) => {
    if (answer.ok) setRows(answer.value);
    else setRefusal(answer.error);
  }, []);
  useEffect(() => {
    void ask('permissions.list', {}).then(show);
  }, [show]);
  const revoke = async (tool: string): Promise<void> => {
    const answer = await ask('permissions.revoke', { tool });
    setRefusal(answer.ok ? null : answer.error);
    show(await ask('permissions.list', {}));
  };
  return (
    <Dialog open onClose={onClose} title={t('permissions')}>
      {rows?.length === 0 ? <p className="note">{t('noPermissions')}</p> : null}
      <ul className="permissions">
        {rows?.map((row) => (
          <li key={row.tool}>
            <span>
              <b className="code">{row.tool}</b>
              <br />
              <span className="code">
                {row.range === null
                  ? t('permissionWhole')
                  : t('permissionWhile', { range: rangeText(row.range) })}
              </span>
              <br />
              <span className="note">
                {row.failed ? t('permissionFailed') : t('permissionUses', { count: row.uses })}
              </span>
              <br />
              <span className="note">
                {t('permissionBy', {
                  by: whoText(row.by, person, t),
                  via: viaText(row.via, t),
                  time: momentText(row.at, now, language),
                })}
              </span>
            </span>
            <Button size="sm" onClick={() => void revoke(row.tool)}>
              {t('takeBack')}
            </Button>
          </li>
        ))}
      </ul>
      {rows === null || rows.length === 0 ? null : <p className="cons mt-3">{t('permissionsMean')}</p>}
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <DialogActions>
        <Button onClick={onClose}>{t('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
