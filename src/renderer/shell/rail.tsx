import {
  Activity,
  Box,
  CircleQuestionMark,
  CircuitBoard,
  ListChecks,
  MessageSquare,
  Network,
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
import { Icon, Mark } from '../kit/icons';
import { busyShare } from '../entities/model/models-state';
import { useModels } from '../entities/model/models-store';
import { useApprovals } from '../entities/approval/approvals-store';
import { askingConversations } from '../entities/approval/waiting';
import { channelCount } from '../entities/channel/channels-state';
import { useChannels } from '../entities/channel/channels-store';
import { useEvents } from '../entities/event/events-store';
import { helpOf } from '../entities/help/help-store';
import { boardCount, configFaults, liveRuns, shortCount } from '../entities/engine/app-state';
import { pauseTriggers, useApp } from '../entities/engine/app-store';
import { keyLabel } from '../entities/window/key-label';
import { useOverlay } from '../entities/window/overlay-store';
import { hrefOf, useRoute, type Page } from '../entities/window/route';
import { useSay } from '../i18n/use-say';
import type { EngineStatus } from '../../shared/status';
import { classes } from '../kit/classes';
import styles from './rail.module.css';

/** The pages with what waits on each, and the two ways to hold everything. */
export function Rail() {
  const { say } = useSay('shell');
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
  const fleet = useApp((state) => (state.status === null ? undefined : fleetBadge(state.status)));
  const faults = useApp((state) => configFaults(state.status));
  const pauseWord = paused ? say('resume') : say('pause');
  return (
    <nav className={styles.rail} data-part="rail" aria-label={say('pages')}>
      <div className="mark">
        <Mark />
        <b>ZeroClaw</b>
      </div>
      <button
        type="button"
        className={styles.find}
        aria-label={say('find')}
        title={say('find')}
        onClick={() => {
          open({ kind: 'palette' });
        }}
      >
        <Icon of={Search} />
        <span>{say('findShort')}</span>
        <kbd aria-hidden="true">{keyLabel('K')}</kbd>
      </button>
      <div className={styles.pages}>
        <RailLink
          page="approvals"
          icon={Signature}
          name={say('approvals')}
          badge={waiting === 0 ? null : String(waiting)}
          badgeWords={say('waiting', { count: waiting })}
          signal
        />
        <RailLink
          page="chat"
          icon={MessageSquare}
          name={say('chat')}
          badge={asking === 0 ? null : String(asking)}
          badgeWords={say('chatsAsk', { count: asking })}
          signal
        />
        <hr />
        <RailLink page="sops" icon={ScrollText} name={say('sops')} badge={sops === 0 ? null : String(sops)} />
        <RailLink
          page="runs"
          icon={ListChecks}
          name={say('runs')}
          badge={live === 0 ? null : say('live', { count: live })}
        />
        <RailLink
          page="events"
          icon={Activity}
          name={say('events')}
          badge={today === 0 ? null : shortCount(today)}
          badgeWords={say('eventsToday', { count: today })}
        />
        <hr />
        <RailLink page="boards" icon={CircuitBoard} name={say('boards')} badge={boards} />
        <RailLink page="channels" icon={RadioTower} name={say('channels')} badge={channels} />
        <RailLink page="memory" icon={NotebookText} name={say('memory')} badge={null} />
        {fleet === undefined ? null : (
          <RailLink page="fleet" icon={Network} name={say('fleet')} badge={fleet} />
        )}
        <hr />
        <RailLink
          page="models"
          icon={Box}
          name={say('models')}
          badge={fetched === null ? null : say('share', { percent: Math.floor(fetched * 100) })}
        />
        <RailLink
          page="settings"
          icon={Settings2}
          name={say('settings')}
          badge={faults === 0 ? null : String(faults)}
          badgeWords={say('settingsFaults', { count: faults })}
        />
      </div>
      <div className={styles.foot}>
        <HelpLink />
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
          className={styles.stop}
          title={say('emergencyStop')}
          aria-label={say('emergencyStop')}
          onClick={() => {
            open({ kind: 'stop' });
          }}
        >
          <Icon of={OctagonX} />
          <span>{say('emergencyStop')}</span>
        </button>
      </div>
    </nav>
  );
}

/** Leads to what is written about the page that is shown. */
function HelpLink() {
  const { say } = useSay('shell');
  const { page } = useRoute();
  return (
    <a
      className={styles.help}
      href={hrefOf('help', helpOf[page])}
      aria-current={page === 'help' ? 'page' : undefined}
      aria-label={say('help')}
      title={say('helpWhy')}
    >
      <Icon of={CircleQuestionMark} />
      <span>{say('help')}</span>
    </a>
  );
}

const countBadge = ({
  connected,
  all,
}: {
  readonly connected: number;
  readonly all: number;
}): string | null => (all === 0 ? null : `${String(connected)}/${String(all)}`);

/** Undefined: there is no fleet. */
const fleetBadge = ({ fleet }: EngineStatus): string | null | undefined =>
  fleet === undefined
    ? undefined
    : fleet.here === null || fleet.all === null
      ? null
      : `${String(fleet.here)}/${String(fleet.all)}`;

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
      <span className={styles.name}>{name}</span>
      {badge === null ? null : (
        <span
          className={classes(styles.badge, signal && styles.signal)}
          data-part={signal ? 'badge waiting' : 'badge'}
        >
          {badge}
        </span>
      )}
    </a>
  );
}
