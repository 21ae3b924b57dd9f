import type { GpuPack } from '../../../shared/gpu-pack';
import { Button } from '../../kit/button';
import { useToldWhole } from '../../i18n/use-told';
import { bytesText } from '../../entities/model/models-state';
import { installGpuPack, removeGpuPack, stopGpuPack } from '../../entities/model/models-store';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './models.module.css';

/** What computes on NVIDIA's cards: shown where it is of use, or already here. */
export function GpuPackLine({ pack }: { readonly pack: GpuPack | undefined }) {
  const { say } = useSay('models');
  const told = useToldWhole();
  const { offered, state, bytes, isOfUse, problem } = pack ?? nothing;
  if (offered === null || (!isOfUse && state === 'absent' && problem === null)) return null;
  const isGoing = state !== 'absent' && state !== 'installed';
  const size = bytesText(offered.fetched);
  const share = bytes / offered.fetched;
  const words =
    state === 'installed'
      ? say('packHere')
      : state === 'absent'
        ? say(bytes === 0 ? 'packAbsent' : 'packBegun', {
            size,
            part: bytesText(bytes),
            disk: bytesText(offered.onDisk),
          })
        : say(packWord[state], { size, part: bytesText(bytes) });
  return (
    <div className={classes(styles.remark, styles.gpuPack)} role="group" aria-label={say('pack')}>
      <span className="note" role="status">
        {words}
        {problem === null ? null : <span className="bad"> {told(problem)}</span>}
      </span>
      {isGoing ? (
        <div
          className={styles.bar}
          role="progressbar"
          aria-label={say('pack')}
          aria-valuetext={words}
          aria-valuenow={Math.round(100 * share)}
        >
          <i className={styles.live} style={{ width: `${String(100 * share)}%` }} />
        </div>
      ) : null}
      {isGoing ? (
        <Button size="sm" onClick={() => void stopGpuPack()}>
          {say('pause')}
        </Button>
      ) : state === 'absent' ? (
        <Button size="sm" onClick={() => void installGpuPack()}>
          {say(bytes === 0 ? 'packInstall' : 'resume')}
        </Button>
      ) : null}
      {state === 'installed' || bytes > 0 ? (
        <Button size="sm" look="bare" onClick={() => void removeGpuPack()}>
          {say('packRemove')}
        </Button>
      ) : null}
    </div>
  );
}

const nothing: GpuPack = { offered: null, state: 'absent', bytes: 0, isOfUse: false, problem: null };

const packWord = {
  downloading: 'packDownloading',
  checking: 'packChecking',
  unpacking: 'packUnpacking',
} as const;
