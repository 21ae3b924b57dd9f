import {
  Activity,
  Box,
  CircuitBoard,
  ListChecks,
  MessageSquare,
  NotebookText,
  OctagonX,
  Pause,
  Play,
  RadioTower,
  ScrollText,
  Search,
  Settings2,
  Signature,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, Mark } from '../../components/icons';
import { busyShare } from '../models/models-state';
import { useModels } from '../models/models-store';
import { useApprovals } from '../approvals/approvals-store';
import { askingConversations } from '../approvals/waiting';
import { channelCount } from '../channels/channels-state';
import { useChannels } from '../channels/channels-store';
import { useEvents } from '../events/events-store';
import { boardCount, configFaults, liveRuns, shortCount } from './app-state';
import { pauseTriggers, useApp } from './app-store';
import { keyLabel } from './key-label';
import { useOverlay } from './overlay-store';
import { hrefOf, useRoute, type Page } from './route';

/** The pages with what waits on each, and the two ways to hold everything. */
export function Rail() {
  const { t } = useTranslation('app');
  const open = useOverlay((state) => state.open);
  const paused = useApp((state) => state.status?.triggersPaused ?? false);
  const waiting = useApprovals((state) => state.waiting.length);
  const asking = useApprovals((state) => askingConversations(state.waiting).size);
  const sops = useApp((state) => state.sops.length);
  const live = useApp((state) => liveRuns(state.runs));
  const boards = useApp((state) => (state.status === null ? null : countBadge(boardCount(state.status))));
  const channels = useChannels((state) =>
    state.channels === null ? null : countBadge(channelCount(state.channels)),
  );
  const today = useEvents((state) => state.today ?? 0);
  const fetched = useModels((state) => busyShare(state.downloads, state.loading));
  const faults = useApp((state) => configFaults(state.status));
  const pauseWord = paused ? t('resume') : t('pause');
  return (
    <nav className="rail" aria-label={t('pages')}>
      <div className="mark">
        <Mark />
        <b>ZeroClaw</b>
      </div>
      <button
        type="button"
        className="find"
        aria-label={t('find')}
        title={t('find')}
        onClick={() => {
          open({ kind: 'palette' });
        }}
      >
        <Icon of={Search} />
        <span>{t('findShort')}</span>
        <kbd aria-hidden="true">{keyLabel('K')}</kbd>
      </button>
      <div className="nav">
        <RailLink
          page="approvals"
          icon={Signature}
          name={t('approvals')}
          badge={waiting === 0 ? null : String(waiting)}
          badgeWords={t('waiting', { count: waiting })}
          signal
        />
        <RailLink
          page="chat"
          icon={MessageSquare}
          name={t('chat')}
          badge={asking === 0 ? null : String(asking)}
          badgeWords={t('chatsAsk', { count: asking })}
          signal
        />
        <hr />
        <RailLink page="sops" icon={ScrollText} name={t('sops')} badge={sops === 0 ? null : String(sops)} />
        <RailLink
          page="runs"
          icon={ListChecks}
          name={t('runs')}
          badge={live === 0 ? null : t('live', { count: live })}
        />
        <RailLink
          page="events"
          icon={Activity}
          name={t('events')}
          badge={today === 0 ? null : shortCount(today)}
          badgeWords={t('eventsToday', { count: today })}
        />
        <hr />
        <RailLink page="boards" icon={CircuitBoard} name={t('boards')} badge={boards} />
        <RailLink page="channels" icon={RadioTower} name={t('channels')} badge={channels} />
        <RailLink page="memory" icon={NotebookText} name={t('memory')} badge={null} />
        <hr />
        <RailLink
          page="models"
          icon={Box}
          name={t('models')}
          badge={fetched === null ? null : t('share', { percent: Math.floor(fetched * 100) })}
        />
        <RailLink
          page="settings"
          icon={Settings2}
          name={t('settings')}
          badge={faults === 0 ? null : String(faults)}
          badgeWords={t('settingsFaults', { count: faults })}
        />
      </div>
      <div className="halt">
        <button
          type="button"
          title={pauseWord}
          aria-label={pauseWord}
          onClick={() => {
            void pauseTriggers(!paused);
          }}
        >
          <Icon of={paused ? Play : Pause} />
          <span>{pauseWord}</span>
        </button>
        <button
          type="button"
          className="stop"
          title={t('emergencyStop')}
          aria-label={t('emergencyStop')}
          onClick={() => {
            open({ kind: 'stop' });
          }}
        >
          <Icon of={OctagonX} />
          <span>{t('emergencyStop')}</span>
        </button>
      </div>
    </nav>
  );
}

const countBadge = ({
  connected,
  all,
}: {
  readonly connected: number;
  readonly all: number;
}): string | null => (all === 0 ? null : `${String(connected)}/${String(all)}`);

interface RailLinkProps {
  readonly page: Page;
  readonly icon: LucideIcon;
  readonly name: string;
  readonly badge: string | null;
  /** What the badge says in a sentence, for those who hear it. */
  readonly badgeWords?: string;
  readonly signal?: boolean;
}

function RailLink({ page, icon, name, badge, badgeWords, signal = false }: RailLinkProps) {
  const here = useRoute().page === page;
  const link = useRef<HTMLAnchorElement>(null);
  // In a low window the pages scroll.
  useEffect(() => {
    if (here) link.current?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  return (
    <a
      ref={link}
      href={hrefOf(page)}
      aria-current={here ? 'page' : undefined}
      aria-label={name}
      aria-description={badge === null ? undefined : (badgeWords ?? badge)}
      title={name}
    >
      <Icon of={icon} />
      <span className="l">{name}</span>
      {badge === null ? null : <span className={signal ? 'b sig' : 'b'}>{badge}</span>}
    </a>
  );
}
