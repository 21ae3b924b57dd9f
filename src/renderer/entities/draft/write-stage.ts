import type { SopValue } from '../../../shared/sop-edit';
import { edit } from './editor-store';
import type { WriteText } from './use-live-text';
import { tellRefusal } from './write-step';

/** Changes a key of an escalation at once; null takes it out. */
export const changeStage = (stage: number, key: string, value: SopValue): void =>
  void edit([{ type: 'set-escalation-key', stage, key, value }]);

/** For a field in which seconds of an escalation are typed. */
export const writeStageSecs =
  (stage: number, key: string, mayBeLeftOut: boolean, wrong: (text: string) => string): WriteText =>
  async (text) => {
    const trimmed = text.trim();
    if (!/^[1-9]\d{0,9}$/u.test(trimmed) && !(trimmed === '' && mayBeLeftOut)) return wrong(trimmed);
    return tellRefusal(
      await edit(
        [{ type: 'set-escalation-key', stage, key, value: trimmed === '' ? null : Number(trimmed) }],
        `escalation ${String(stage)} ${key}`,
      ),
    );
  };
