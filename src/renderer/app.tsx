import { useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './components/button';
import { ProblemNote } from './components/problem-note';
import { ApprovalsPage } from './features/approvals/approvals-page';
import { followApprovals } from './features/approvals/approvals-store';
import { dismissRefusal, followEngine, useApp } from './features/app/app-store';
import { Overlays } from './features/app/overlays';
import { PageBoundary } from './features/app/page-boundary';
import { Rail } from './features/app/rail';
import { useRoute, type Page, type PageProps } from './features/app/route';
import { StatusLine } from './features/app/status-line';
import { useTheme } from './features/app/theme';
import { useShortcuts } from './features/app/use-shortcuts';
import { BoardsPage } from './features/boards/boards-page';
import { ChannelsPage } from './features/channels/channels-page';
import { followChannels } from './features/channels/channels-store';
import { ChatPage } from './features/chat/chat-page';
import { followChat } from './features/chat/chat-store';
import { EventsPage } from './features/events/events-page';
import { followEventCount } from './features/events/events-store';
import { DemoStrip } from './features/first-run/demo-strip';
import { useDemo } from './features/first-run/demo-store';
import { FirstRun } from './features/first-run/first-run';
import { useFirstRunShown } from './features/first-run/first-run-store';
import { ModelsPage } from './features/models/models-page';
import { followModels } from './features/models/models-store';
import { MemoryPage } from './features/memory/memory-page';
import { RunsPage } from './features/runs/runs-page';
import { SettingsPage } from './features/settings/settings-page';
import { SopsPage } from './features/sops/sops-page';
import { languageFor } from './i18n/language';
import { speak } from './i18n/i18n';

const pageOf: Record<Page, ComponentType<PageProps>> = { approvals: ApprovalsPage, chat: ChatPage, sops: SopsPage, runs: RunsPage, events: EventsPage, boards: BoardsPage, channels: ChannelsPage, memory: MemoryPage, models: ModelsPage, settings: SettingsPage };

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
    const ends = [followEngine(), followApprovals(), followChat(), followEventCount(), followChannels(), followModels()];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  useEffect(() => {
    document.title = `${t(page)} · ZeroClaw`;
  }, [page, t]);
  const firstRun = useFirstRunShown();
  const withDemo = useDemo((state) => state.since !== null);
  if (firstRun) {
    return (
      <>
        <FirstRun />
        <Overlays />
      </>
    );
  }
  const Shown = pageOf[page];
  return (
    <div className={withDemo ? 'app with-demo' : 'app'}>
      <a className="btn skip" href="#page" onClick={skipToPage}>
        {t('skip')}
      </a>
      <Rail />
      <DemoStrip />
      <PageBoundary key={page}>
        <Shown id={id} />
      </PageBoundary>
      <StatusLine />
      <Overlays />
      {refusal === null ? null : (
        <div className="engine-note">
          <ProblemNote message={refusal.message} mend={refusal.mend} action={<Button size="sm" onClick={dismissRefusal}>{t('dismiss')}</Button>} />
        </div>
      )}
    </div>
  );
}

/** The address holds the route, so the jump is done by hand. */
function skipToPage(event: { preventDefault(): void }): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('.page h1')?.focus();
}
