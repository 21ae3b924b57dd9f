import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './components/button';
import { ProblemNote } from './components/problem-note';
import { followApprovals } from './features/approvals/approvals-store';
import { dismissRefusal, followEngine, useApp } from './features/app/app-store';
import { followAnswers } from './features/app/engine-answers';
import { followNotifications } from './features/app/notifications-store';
import { useOverlay } from './features/app/overlay-store';
import { PageBoundary } from './features/app/page-boundary';
import { Rail } from './features/app/rail';
import { useRoute } from './features/app/route';
import { StatusLine } from './features/app/status-line';
import { useTheme } from './features/app/theme';
import { useShortcuts } from './features/app/use-shortcuts';
import { followChannels } from './features/channels/channels-store';
import { ApprovalAnnouncer } from './features/approvals/approval-announcer';
import { followChat } from './features/chat/chat-store';
import { followEventCount } from './features/events/events-store';
import { DemoStrip } from './features/first-run/demo-strip';
import { useDemo } from './features/first-run/demo-store';
import { useFirstRunShown } from './features/first-run/first-run-store';
import { followModels } from './features/models/models-store';
import { languageFor } from '../shared/language';
import { speak } from './i18n/i18n';
import { firstRunPart, overlaysPart, pageParts, readTheRest } from './pages';

/** The window: rail, page, status line, and whatever lies over them. */
export function App() {
  const { t } = useTranslation('app');
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
    document.title = `${t(page)} · ZeroClaw`;
  }, [page, t]);
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
    <div className={withDemo ? 'app with-demo' : 'app'}>
      <a className="btn skip" href="#page" onClick={skipToPage}>
        {t('skip')}
      </a>
      <Rail />
      <DemoStrip />
      <PageBoundary key={page} ready={ready}>
        <Suspense fallback={<main className="page" id="page" aria-busy="true" />}>
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
                {t('dismiss')}
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
  document.querySelector<HTMLElement>('.page h1')?.focus();
}
