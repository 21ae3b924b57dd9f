import { Pause, Play } from 'lucide-react';
import type { ModelDownload } from '../../../shared/models';
import { Button } from '../../kit/button';
import { durationText } from '../../kit/time-format';
import { useToldWhole } from '../../i18n/use-told';
import { amountsIn, bytesText, isUnderWay, progressOf } from '../../entities/model/models-state';
import { pauseDownload, resumeDownload } from '../../entities/model/models-store';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './models.module.css';

/** A file that is being fetched, or was begun. */
export function DownloadRow({
  download,
  onDiscard,
}: {
  readonly download: ModelDownload;
  readonly onDiscard: () => void;
}) {
  const { say } = useSay('models');
  const told = useToldWhole();
  const { name, state, problem } = download;
  const { share } = progressOf(download);
  const words = useProgress(download);
  return (
    <tr>
      <td colSpan={2}>
        <b>{name}</b>
        <small>{hostOf(download.url)}</small>
      </td>
      <td colSpan={3}>
        <span
          className={
            state === 'failed'
              ? classes(styles.words, 'bad t')
              : isUnderWay(download)
                ? classes(styles.words, 'ink t')
                : classes(styles.words, 'm t')
          }
          role="status"
        >
          {words}
        </span>
        <div
          className={styles.bar}
          role="progressbar"
          aria-label={say('downloadOf', { name })}
          aria-valuetext={words}
          {...(share === null ? {} : { 'aria-valuenow': Math.round(100 * share) })}
        >
          <i
            className={isUnderWay(download) ? styles.live : styles.still}
            style={{ width: `${String(100 * (share ?? 0))}%` }}
          />
        </div>
        <small>
          {problem === null
            ? say(download.thenUse === true ? 'downloadUsed' : 'downloadNote')
            : told(problem)}
        </small>
      </td>
      <td className={styles.actions}>
        <span className={styles.row}>
          {isUnderWay(download) ? (
            <Button size="sm" icon={Pause} onClick={() => void pauseDownload(name)}>
              {say('pause')}
            </Button>
          ) : (
            <Button size="sm" icon={Play} onClick={() => void resumeDownload(name)}>
              {say('resume')}
            </Button>
          )}
          <Button size="sm" look="bare" onClick={onDiscard}>
            {say('cancel')}
          </Button>
        </span>
      </td>
    </tr>
  );
}

function useProgress(download: ModelDownload): string {
  const { say, language } = useSay('models');
  const { state, bytes, total, pace } = download;
  if (state === 'checking') return say('checking', { whole: bytesText(total ?? bytes) });
  const amounts = total === null ? { part: bytesText(bytes) } : amountsIn(bytes, total);
  const { secondsLeft } = progressOf(download);
  if (state === 'downloading')
    return secondsLeft === null || pace === null
      ? say(total === null ? 'downloadingUnknown' : 'downloading', amounts)
      : say('downloadingPace', {
          ...amounts,
          pace: bytesText(pace),
          left: durationText(secondsLeft * 1000, language),
        });
  if (state === 'failed') return say(total === null ? 'failedUnknown' : 'failed', amounts);
  return say(total === null ? 'pausedUnknown' : 'paused', amounts);
}

function hostOf(url: string): string {
  try {
    return new URL(url).host;
  } catch {
    return url;
  }
}
