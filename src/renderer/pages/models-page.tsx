import { Download, FilePlus2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ModelDownload, ModelsOverview } from '../../shared/models';
import type { ModelFile } from '../../shared/status';
import { Button } from '../kit/button';
import { PageHead } from '../kit/page-head';
import { ProblemNote } from '../kit/problem-note';
import { useApp } from '../entities/engine/app-store';
import { go, type PageProps } from '../entities/window/route';
import { AddDialog } from '../features/models/add-dialog';
import { ConnectDialog } from '../entities/model/connect-dialog';
import { DownloadDialog } from '../features/models/download-dialog';
import { DownloadRow } from '../features/models/download-row';
import { FoundModels } from '../features/models/found-models';
import { GpuPackLine } from '../features/models/gpu-pack-line';
import { LoadDialog } from '../features/models/load-dialog';
import { ModelSettingsDialog } from '../features/models/model-settings-dialog';
import { ModelRow } from '../features/models/model-row';
import { bytesText, hasOnlyBuiltIn, inOrder, shownDownloads } from '../entities/model/models-state';
import { dismissProblem, findOthers, refreshModels, useModels } from '../entities/model/models-store';
import { ProviderRows } from '../features/models/provider-rows';
import { RemoveDialog } from '../features/models/remove-dialog';
import { Routes } from '../features/models/routes';
import { useSay } from '../i18n/use-say';
import { classes } from '../kit/classes';
import styles from '../features/models/models.module.css';

type Over =
  | { readonly kind: 'add' | 'download' | 'connect' }
  | { readonly kind: 'remove' | 'load' | 'settings'; readonly file: ModelFile }
  | { readonly kind: 'discard'; readonly download: ModelDownload };

/**
 * The models there are, whether they fit, and what goes on with them; then those elsewhere, and the routes.
 */
export function ModelsPage({ id }: PageProps) {
  const { say } = useSay('models');
  const overview = useModels((state) => state.overview);
  // `download`: somebody comes to fetch a model, from the chat.
  const [over, setOver] = useState<Over | null>(id === 'download' ? { kind: 'download' } : null);
  const close = (): void => {
    setOver(null);
    if (id !== null) go('models');
  };
  useEffect(() => {
    void findOthers();
  }, []);
  const download = (): void => {
    setOver({ kind: 'download' });
  };
  return (
    <main className="page" data-part="page" id="page">
      <PageHead
        title={say('models')}
        sub={
          overview === null
            ? null
            : overview.disk === null
              ? say('roomNoDisk', { memory: bytesText(overview.memory.free) })
              : say('room', { memory: bytesText(overview.memory.free), disk: bytesText(overview.disk) })
        }
      >
        <Button
          icon={FilePlus2}
          onClick={() => {
            setOver({ kind: 'add' });
          }}
        >
          {say('add')}
        </Button>
        <Button look="key" icon={Download} onClick={download}>
          {say('download')}
        </Button>
      </PageHead>
      <div className={classes(styles.desk, styles.oneRow, 'desk one-row')}>
        <Notes />
        <section
          className={classes(styles.table, 'sheet')}
          data-part="sheet models"
          aria-label={say('models')}
          tabIndex={0}
        >
          <Files
            onLoad={(file) => {
              setOver({ kind: 'load', file });
            }}
            onSettings={(file) => {
              setOver({ kind: 'settings', file });
            }}
            onRemove={(file) => {
              setOver({ kind: 'remove', file });
            }}
            onDiscard={(begun) => {
              setOver({ kind: 'discard', download: begun });
            }}
            onSuggest={download}
          />
          <FoundModels />
          <ProviderRows
            onConnect={() => {
              setOver({ kind: 'connect' });
            }}
          />
          <Routes />
        </section>
      </div>
      {over?.kind === 'add' ? <AddDialog onClose={close} /> : null}
      {over?.kind === 'download' ? <DownloadDialog onClose={close} /> : null}
      {over?.kind === 'connect' ? <ConnectDialog onClose={close} /> : null}
      {over?.kind === 'settings' ? <ModelSettingsDialog file={over.file} onClose={close} /> : null}
      {over?.kind === 'load' ? <LoadDialog file={over.file} onClose={close} /> : null}
      {over?.kind === 'remove' ? <RemoveDialog file={over.file} onClose={close} /> : null}
      {over?.kind === 'discard' ? <RemoveDialog download={over.download} onClose={close} /> : null}
    </main>
  );
}

/** What is wrong with the models that config.toml names, and what was refused here. */
function Notes() {
  const { say } = useSay('models');
  const status = useApp((state) => state.status);
  const problem = useModels((state) => state.problem);
  const unread = useModels((state) => state.files === null);
  const wrong = (status?.problems ?? []).filter(({ id }) => aboutModels.has(id));
  if (problem === null && wrong.length === 0) return null;
  return (
    <div className={styles.wrong}>
      {problem === null ? null : (
        <ProblemNote
          message={problem.message}
          remedy={problem.remedy}
          action={
            unread ? (
              <Button size="sm" onClick={() => void refreshModels()}>
                {say('tryAgain')}
              </Button>
            ) : (
              <Button size="sm" onClick={dismissProblem}>
                {say('dismiss')}
              </Button>
            )
          }
        />
      )}
      {wrong.map(({ id, message, remedy }) => (
        <ProblemNote key={id} message={message} remedy={remedy} tone="warn" />
      ))}
    </div>
  );
}

const aboutModels: ReadonlySet<string> = new Set([
  'model',
  'model-routes',
  'model-fallbacks',
  'embedding-model',
  'memory-vectors',
]);

/** The graphics card of this machine, once one has looked for it. */
function CardLine({ card }: { readonly card: ModelsOverview['card'] }) {
  const { say } = useSay('models');
  return (
    <p className={classes(styles.remark, 'note')}>
      {card === undefined
        ? say('cardUnknown')
        : card === null
          ? say('cardNone')
          : say('cardThere', { name: card.names.join(', '), kind: card.kind, memory: bytesText(card.total) })}
    </p>
  );
}

interface FilesProps {
  readonly onSettings: (file: ModelFile) => void;
  readonly onLoad: (file: ModelFile) => void;
  readonly onRemove: (file: ModelFile) => void;
  readonly onDiscard: (download: ModelDownload) => void;
  readonly onSuggest: () => void;
}

function Files({ onLoad, onSettings, onRemove, onDiscard, onSuggest }: FilesProps) {
  const { say } = useSay('models');
  const files = useModels((state) => state.files);
  const overview = useModels((state) => state.overview);
  const downloads = useModels((state) => state.downloads);
  if (files === null)
    return (
      <p className={classes(styles.remark, 'note')} role="status">
        {say('reading')}
      </p>
    );
  const begun = shownDownloads(downloads);
  return (
    <>
      <table aria-label={say('models')}>
        <thead>
          <tr>
            <th scope="col">{say('columnModel')}</th>
            <th scope="col" className={styles.file}>
              {say('columnFile')}
            </th>
            <th scope="col" className={styles.fits}>
              {say('columnFits')}
            </th>
            <th scope="col" className={styles.context}>
              {say('columnContext')}
            </th>
            <th scope="col" className={styles.speed}>
              {say('columnSpeed')}
            </th>
            <th scope="col" className={styles.actions}>
              <span className="sr">{say('columnActs')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {inOrder(files).map((file) => (
            <ModelRow
              key={file.path}
              file={file}
              files={files}
              onRemove={() => {
                onRemove(file);
              }}
              onLoad={() => {
                onLoad(file);
              }}
              onSettings={() => {
                onSettings(file);
              }}
            />
          ))}
          {begun.map((download) => (
            <DownloadRow
              key={download.name}
              download={download}
              onDiscard={() => {
                onDiscard(download);
              }}
            />
          ))}
        </tbody>
      </table>
      <CardLine card={overview?.card} />
      <GpuPackLine pack={overview?.gpuPack} />
      {hasOnlyBuiltIn(files, overview) && begun.length === 0 ? (
        <p className={styles.remark}>
          {say('onlyBuiltIn')}{' '}
          <button type="button" className="link" onClick={onSuggest}>
            {say('suggest')}
          </button>
        </p>
      ) : null}
    </>
  );
}
