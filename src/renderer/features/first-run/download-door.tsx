import { Check, Download, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ModelDownload } from '../../../shared/models';
import type { Refusal } from '../../../shared/result';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icons';
import { amountsIn, bytesText, foreseenNeed } from '../../entities/model/models-state';
import { pullModel, useModels } from '../../entities/model/models-store';
import { Door, Fact } from './door';
import { leaveFirstRun } from '../../entities/demo/first-run-store';
import { recommend } from './recommend';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './first-run.module.css';

/** The largest recommended model that fits: fetched on a click, and only then. */
export function DownloadDoor() {
  const { say } = useSay('first-run');
  const memory = useModels((state) => state.overview?.memory ?? null);
  const [name, setName] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // One that was begun here before the doors were left and opened again.
  const download = useModels(
    (state) =>
      state.downloads.find((one) => (name === null ? one.thenUse === true : one.name === name)) ?? null,
  );
  const { model, fit } = recommend(memory);
  const size = bytesText(model.bytes);
  const begin = async (): Promise<void> => {
    setRefusal(null);
    setAsking(true);
    const answer = await pullModel(model.uri, '', model.sha256, true);
    setAsking(false);
    if (answer.ok) setName(answer.value.name);
    else setRefusal(answer.error);
  };
  const amounts = memory === null ? null : amountsIn(foreseenNeed(model.bytes), memory.free);
  const fits = fit === 'fits';
  return (
    <Door
      number={2}
      title={say('recommended')}
      text={`${say(fits ? 'recommendedText' : 'recommendedTight', { model: model.title })} ${say('recommendedUsed')}`}
      problem={refusal ?? (download?.state === 'failed' ? download.problem : null)}
      facts={
        <dl className={styles.facts}>
          <Fact label={say(download === null ? 'size' : 'downloading')}>
            <span className="t" role={download === null ? undefined : 'status'}>
              {download === null ? size : <Progress download={download} />}
            </span>
          </Fact>
          <Fact label={say('licence')}>{model.licence}</Fact>
          <Fact label={say('memory')}>
            {amounts === null ? (
              ''
            ) : (
              <span className={fits ? classes(styles.state, 'st ok') : classes(styles.state, 'st warn')}>
                <Icon of={fits ? Check : TriangleAlert} size={14} />{' '}
                {say('memoryNeed', { need: amounts.part, free: amounts.whole })}
              </span>
            )}
          </Fact>
        </dl>
      }
      button={
        download === null || download.state === 'failed' || download.state === 'paused' ? (
          <Button size="lg" icon={Download} busy={asking ? say('asking') : null} onClick={() => void begin()}>
            {download === null && refusal === null ? say('download', { size }) : say('again')}
          </Button>
        ) : (
          <Button
            size="lg"
            look={download.state === 'done' ? 'key' : 'plain'}
            onClick={() => {
              leaveFirstRun('models');
            }}
          >
            {say(download.state === 'done' ? 'goOn' : 'goOnMeanwhile')}
          </Button>
        )
      }
    />
  );
}

function Progress({ download }: { readonly download: ModelDownload }) {
  const { say } = useSay('first-run');
  if (download.state === 'done') return say('here');
  if (download.state === 'checking') return say('checking');
  return download.total === null
    ? bytesText(download.bytes)
    : say('downloaded', {
        share: Math.floor((download.bytes / download.total) * 100),
        size: bytesText(download.total),
      });
}
