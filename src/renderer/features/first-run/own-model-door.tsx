import { useEffect, useState } from 'react';
import type { FoundModel } from '../../../shared/models';
import type { Refusal, Result } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { bytesText } from '../../entities/model/models-state';
import { ConnectDialog } from '../../entities/model/connect-dialog';
import {
  addModel,
  chooseModelFile,
  findOthers,
  answerInPlace,
  useFound,
  useModels,
} from '../../entities/model/models-store';
import { Door, Fact } from './door';
import { startConversation } from '../../entities/conversation/chat-store';
import { leaveFirstRun } from '../../entities/demo/first-run-store';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './first-run.module.css';

/** A model file of this machine: it stays where it is, and answers from now on. */
export function OwnModelDoor() {
  const { say } = useSay('first-run');
  const files = useModels((state) => state.files);
  const free = useModels((state) => state.overview?.memory.free);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const others = useFound((state) => state.found?.models);
  const [connecting, setConnecting] = useState(false);
  useEffect(() => {
    void findOthers();
  }, []);
  const usable = (others ?? []).filter(({ problem: wrong, file }) => wrong === null && file.embeds !== true);
  // The largest that fits has most to say.
  const best = usable
    .filter(({ file }) => file.fit === 'fits')
    .sort((a, b) => b.file.bytes - a.file.bytes)[0];
  const found = [
    ...(files ?? []).filter(({ builtIn, embeds }) => !builtIn && embeds !== true),
    ...usable.map(({ file }) => file),
  ];
  const takeBest = async (model: FoundModel): Promise<void> => {
    setBusy(true);
    const used = await answerInPlace(model);
    setBusy(false);
    if (used.ok) talk();
    else setProblem(used.error);
  };
  const begin = async (): Promise<void> => {
    setProblem(null);
    const chosen = await chooseModelFile();
    if (!chosen.ok) setProblem(chosen.error);
    else if (chosen.value.file !== null) {
      setBusy(true);
      const used = await linkAndUse(chosen.value.file);
      setBusy(false);
      if (used.ok) leaveFirstRun('models');
      else setProblem(used.error);
    }
  };
  return (
    <Door
      number={1}
      title={say('own')}
      text={say('ownText')}
      more={
        <>
          {best === undefined ? null : (
            <button
              type="button"
              className={classes(styles.link, 'link')}
              disabled={busy}
              onClick={() => void begin()}
            >
              {say('choose')}
            </button>
          )}
          <button
            type="button"
            className={classes(styles.link, 'link')}
            onClick={() => {
              setConnecting(true);
            }}
          >
            {say('connect')}
          </button>
        </>
      }
      problem={problem}
      facts={
        <dl className={styles.facts}>
          <Fact label={say('found')}>
            {files === null ? (
              ''
            ) : found.length === 0 ? (
              say('foundNone')
            ) : (
              <b>
                {say('foundSome', {
                  count: found.length,
                  size: bytesText(found.reduce((sum, { bytes }) => sum + bytes, 0)),
                })}
              </b>
            )}
          </Fact>
          <Fact label={say('freeMemory')}>
            <span className="t">{free === undefined ? '' : bytesText(free)}</span>
          </Fact>
          <Fact label={say('copied')}>{say('nothing')}</Fact>
        </dl>
      }
      button={
        <>
          {best === undefined ? (
            <Button size="lg" busy={busy ? say('adding') : null} onClick={() => void begin()}>
              {say('choose')}
            </Button>
          ) : (
            <Button size="lg" busy={busy ? say('adding') : null} onClick={() => void takeBest(best)}>
              {say('useFound', { model: best.called, program: best.owner })}
            </Button>
          )}
          {connecting ? (
            <ConnectDialog
              onClose={() => {
                setConnecting(false);
              }}
              onConnected={talk}
            />
          ) : null}
        </>
      }
    />
  );
}

/** To a conversation in which the first message can be written. */
function talk(): void {
  leaveFirstRun('chat');
  void startConversation();
}

async function linkAndUse(file: string): Promise<Result<unknown>> {
  const added = await addModel(file, '', 'link');
  return added.ok ? ask('models.use', { name: added.value.name }) : added;
}
