import { useCallback, useEffect, useState } from 'react';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { momentText } from '../../kit/time-format';
import { useNow } from '../../kit/use-now';
import { useLanguage } from '../../i18n/use-language';
import type { ToolPermission } from '../../../shared/chat';
import { rangeText } from '../../../shared/range-text';
import type { Refusal, Result } from '../../../shared/result';
import { viaText, whoText } from '../../entities/approval/phrases';
import { useApp } from '../../entities/engine/app-store';
import { useTold } from '../../i18n/use-told';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './approvals.module.css';

/** A tool by its name; a step, which is kept by the folder of its procedure, by its procedure and number. */
function PermittedName({ tool }: { readonly tool: string }) {
  const { say } = useSay('approvals');
  const sops = useApp((state) => state.sops);
  const slash = tool.lastIndexOf('/');
  if (slash === -1) return <b className={classes(styles.mono, 'code')}>{tool}</b>;
  const folder = tool.slice(0, slash);
  const name = sops.find((row) => row.folder === folder)?.name ?? folder;
  return <b>{say('decidedStep', { sop: name, step: tool.slice(slash + 1) })}</b>;
}

/**
 * Tools that somebody allowed always in conversations: who, where, when; each can be taken back. Gates of
 * procedures have none.
 */
export function PermissionsDialog({ onClose }: { readonly onClose: () => void }) {
  const { say } = useSay('approvals');
  const told = useTold();
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
    <Dialog open onClose={onClose} title={say('permissions')}>
      {rows?.length === 0 ? <p className={classes(styles.note, 'note')}>{say('noPermissions')}</p> : null}
      <ul className={styles.permissions}>
        {rows?.map((row) => (
          <li key={row.tool}>
            <span>
              <PermittedName tool={row.tool} />
              <br />
              <span className={classes(styles.mono, 'code')}>
                {row.range === null
                  ? say('permissionWhole')
                  : say('permissionWhile', { range: rangeText(row.range, told) })}
              </span>
              <br />
              <span className={classes(styles.note, 'note')}>
                {row.failed ? say('permissionFailed') : say('permissionUses', { count: row.uses })}
              </span>
              <br />
              <span className={classes(styles.note, 'note')}>
                {say('permissionBy', {
                  by: whoText(row.by, person, say),
                  via: viaText(row.via, say),
                  time: momentText(row.at, now, language),
                })}
              </span>
            </span>
            <Button size="sm" onClick={() => void revoke(row.tool)}>
              {say('takeBack')}
            </Button>
          </li>
        ))}
      </ul>
      {rows === null || rows.length === 0 ? null : (
        <p className={classes(styles.consequence, 'cons mt-3')}>{say('permissionsMean')}</p>
      )}
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <DialogActions>
        <Button onClick={onClose}>{say('done')}</Button>
      </DialogActions>
    </Dialog>
  );
}
