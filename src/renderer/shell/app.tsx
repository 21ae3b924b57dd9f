import { Suspense, useEffect } from 'react';
import { Button } from '../kit/button';
import { ProblemNote } from '../kit/problem-note';
import { followApprovals } from '../entities/approval/approvals-store';
import { dismissRefusal, followEngine, useApp } from '../entities/engine/app-store';
import { followAnswers } from './engine-answers';
import { followNotifications } from './notifications-store';
import { useOverlay } from '../entities/window/overlay-store';
import { PageBoundary } from './page-boundary';
import { Rail } from './rail';
import { useRoute } from '../entities/window/route';
import { StatusLine } from './status-line';
import { useTheme } from './theme';
import { useShortcuts } from './use-shortcuts';
import { followChannels } from '../entities/channel/channels-store';
import { ApprovalAnnouncer } from '../features/approvals/approval-announcer';
import { followChat } from '../entities/conversation/chat-store';
import { followEventCount } from '../entities/event/events-store';
import { DemoStrip } from '../features/first-run/demo-strip';
import { useDemo } from '../entities/demo/demo-store';
import { useFirstRunShown } from '../entities/demo/first-run-store';
import { followModels } from '../entities/model/models-store';
import { languageFor } from '../../shared/language';
import { speak } from '../i18n/i18n';
import { firstRunPart, overlaysPart, pageParts, readTheRest } from './page-parts';
import { useSay } from '../i18n/use-say';
import { classes } from '../kit/classes';
import styles from './app.module.css';

/** The window: rail, page, status line, and whatever lies over them. */
export function App() {
  const { say } = useSay('shell');
  const { page, id } = useRoute();
  const { theme, language } = useApp((state) => state.preferences);
  const refusal = useApp((state) => state.refusal);
  useTheme(theme);
  useShortcuts();
  useEffect(() => {
    void speak(languageFor(language, navigator.languages));
  }, [language]);
  useEffect(() => {
    const ends = [
      followEngine(),
      followAnswers(),
      followApprovals(),
      followChat(),
      followEventCount(),
      followChannels(),
      followModels(),
      followNotifications(),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  const connected = useApp((state) => state.status !== null);
  useEffect(() => {
    if (!connected) return undefined;
    const leaving = new AbortController();
    void readTheRest(leaving.signal);
    return () => {
      leaving.abort();
    };
  }, [connected]);
  useEffect(() => {
    document.title = `${say(page)} · ZeroClaw`;
  }, [page, say]);
  const firstRun = useFirstRunShown();
  const withDemo = useDemo((state) => state.since !== null);
  if (firstRun) {
    return (
      <>
        <PageBoundary ready={firstRunPart.ready}>
          <Suspense fallback={null}>
            <firstRunPart.Part />
          </Suspense>
        </PageBoundary>
        <Overlays />
      </>
    );
  }
  const { Part: Shown, ready } = pageParts[page];
  return (
    <div className={withDemo ? classes(styles.app, styles.withDemo, 'app') : classes(styles.app, 'app')}>
      <a className="btn skip" data-look="plain" href="#page" onClick={skipToPage}>
        {say('skip')}
      </a>
      <Rail />
      <DemoStrip />
      <PageBoundary key={page} ready={ready}>
        <Suspense fallback={<main className="page" data-part="page" id="page" aria-busy="true" />}>
          <Shown id={id} />
        </Suspense>
      </PageBoundary>
      <StatusLine />
      <ApprovalAnnouncer />
      <Overlays />
      {refusal === null ? null : (
        <div className="engine-note">
          <ProblemNote
            message={refusal.message}
            remedy={refusal.remedy}
            action={
              <Button size="sm" onClick={dismissRefusal}>
                {say('dismiss')}
              </Button>
            }
          />
        </div>
      )}
    </div>
  );
}

/** What lies over the page; its code is there before anybody asks for it, or comes when they do. */
function Overlays() {
  const open = useOverlay((state) => state.overlay !== null);
  if (!open) return null;
  return (
    <PageBoundary over ready={overlaysPart.ready}>
      <Suspense fallback={null}>
        <overlaysPart.Part />
      </Suspense>
    </PageBoundary>
  );
}

/** The address holds the route, so the jump is done by hand. */
function skipToPage(event: { preventDefault(): void }): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('[data-part~="page"] h1')?.focus();
}
