import type { SopValue } from '../../../shared/sop-edit';
import { edit } from './editor-store';
import type { WriteText } from './use-live-text';
import { writeSecs } from './write-step';

/** Changes a key of an escalation at once; null takes it out. */
export const changeStage = (stage: number, key: string, value: SopValue): void =>
  void edit([{ type: 'set-escalation-key', stage, key, value }]);

/** For a field in which seconds of an escalation are typed. */
export const writeStageSecs = (
  stage: number,
  key: string,
  mayBeLeftOut: boolean,
  wrong: (text: string) => string,
): WriteText =>
  writeSecs(
    (value) =>
      edit([{ type: 'set-escalation-key', stage, key, value }], `escalation ${String(stage)} ${key}`),
    mayBeLeftOut,
    wrong,
  );
