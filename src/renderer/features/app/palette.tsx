import { Command } from 'cmdk';
import {
  Activity,
  Box,
  CircuitBoard,
  DoorOpen,
  Keyboard,
  Languages,
  ListChecks,
  MessageSquare,
  NotebookText,
  OctagonX,
  Pause,
  Play,
  Plus,
  RadioTower,
  ScrollText,
  Search,
  Settings2,
  Signature,
  SunMoon,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icons';
import { leftText } from '../../components/time-format';
import { useNow } from '../../components/use-now';
import { useLanguage } from '../../i18n/use-language';
import type { Approval } from '../../../shared/procedures';
import { openCard, useApprovals } from '../approvals/approvals-store';
import { isQuestion, keyOf } from '../approvals/waiting';
import { startConversation } from '../chat/chat-store';
import { openFirstRun } from '../first-run/first-run-store';
import { settingsParts } from '../settings/settings-state';
import { addressOf } from '../sops/sop-address';
import { pauseTriggers, setPreferences, useApp } from './app-store';
import { useOverlay } from './overlay-store';
import { found, useTyped } from './palette-found';
import { Item } from './palette-item';
import { BoardItems, ConversationItems, ModelItems, RunItems } from './palette-things';
import { digitOf, go, type Page } from './route';

/**
 * Find or run: what waits, pages, procedures, runs, conversations, boards, models, and what the frame can do.
 */
export function Palette() {
  const { t } = useTranslation('app');
  const close = useOverlay((state) => state.close);
  return (
    <Radix.Root
      open
      onOpenChange={(next) => {
        if (!next) close();
      }}
    >
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content className="dg palette" aria-describedby={undefined}>
          <Radix.Title className="sr">{t('find')}</Radix.Title>
          <Command label={t('find')} loop>
            <div className="pf">
              <Icon of={Search} />
              <Command.Input placeholder={t('find')} aria-label={t('find')} />
              <kbd aria-hidden="true">Esc</kbd>
            </div>
            <Command.List label={t('find')}>
              <Command.Empty>{t('paletteNone')}</Command.Empty>
              <WaitingItems />
              <PageItems />
              <SopItems />
              <RunItems />
              <ConversationItems />
              <BoardItems />
              <ModelItems />
              <ActionItems />
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function WaitingItems() {
  const { t } = useTranslation('app');
  const language = useLanguage();
  const now = useNow();
  const typed = useTyped();
  const waiting = useApprovals((state) => state.waiting);
  const shown = found(waiting, typed, (each) =>
    [
      keyOf(each),
      each.title,
      isQuestion(each)
        ? t('paletteCall', { tool: each.tool })
        : t('paletteStep', { step: each.step, sop: each.sop }),
    ].join(' '),
  );
  if (shown.length === 0) return null;
  const withGate = ({ runId, sop, step, title, gate }: Approval) => (
    <Item
      key={runId}
      id={`approval ${runId}`}
      icon={Signature}
      words={t('paletteStep', { step, sop })}
      alsoCalled={[title]}
      signal
      note={
        gate.expiresAt === null
          ? t('paletteNoLimit')
          : t('paletteLeft', { left: leftText(gate.expiresAt - now, language) })
      }
      onSelect={() => {
        openCard(runId);
      }}
    />
  );
  return (
    <Command.Group heading={t('paletteWaits')}>
      {shown.map((each) =>
        isQuestion(each) ? (
          <Item
            key={keyOf(each)}
            id={`approval ${keyOf(each)}`}
            icon={Signature}
            words={t('paletteCall', { tool: each.tool })}
            alsoCalled={[each.title]}
            signal
            note={t('paletteNoLimit')}
            onSelect={() => {
              openCard(each.conversationId);
            }}
          />
        ) : (
          withGate(each)
        ),
      )}
    </Command.Group>
  );
}

function PageItems() {
  const { t } = useTranslation('app');
  const shown: readonly (readonly [Page, LucideIcon, string])[] = [
    ['approvals', Signature, t('approvals')],
    ['chat', MessageSquare, t('chat')],
    ['sops', ScrollText, t('sops')],
    ['runs', ListChecks, t('runs')],
    ['events', Activity, t('events')],
    ['boards', CircuitBoard, t('boards')],
    ['channels', RadioTower, t('channels')],
    ['memory', NotebookText, t('memory')],
    ['models', Box, t('models')],
    ['settings', Settings2, t('settings')],
  ];
  const settings = useTranslation('settings').t;
  return (
    <Command.Group heading={t('palettePages')}>
      {shown.map(([page, icon, words], index) => (
        <Item
          key={page}
          id={`page ${page}`}
          icon={icon}
          words={words}
          alsoCalled={[page]}
          note={digitOf(index)}
          onSelect={() => {
            go(page);
          }}
        />
      ))}
      {settingsParts.map((part) => (
        <Item
          key={part}
          id={`settings ${part}`}
          icon={Settings2}
          words={`${t('settings')}: ${settings(part)}`}
          alsoCalled={part === 'data' ? [settings('backup'), settings('restore')] : []}
          onSelect={() => {
            go('settings', part);
          }}
        />
      ))}
    </Command.Group>
  );
}

function SopItems() {
  const { t } = useTranslation('app');
  const open = useOverlay((state) => state.open);
  const typed = useTyped();
  const sops = useApp((state) => state.sops);
  const stateWords = {
    valid: t('sopValid'),
    warnings: t('sopWarnings'),
    errors: t('sopErrors'),
    disabled: t('sopDisabled'),
  };
  const lines = sops.flatMap(({ folder, name, state, sop }) => [
    {
      words: t('paletteOpenSop', { sop: name }),
      item: {
        id: `open ${folder}`,
        icon: ScrollText,
        note: stateWords[state],
        onSelect: () => {
          go('sops', addressOf({ name, folder }, sops));
        },
      },
    },
    ...(sop === null || !sop.enabled
      ? []
      : [
          {
            words: t('paletteRunSop', { sop: name }),
            item: {
              id: `run ${folder}`,
              icon: Play,
              note: undefined,
              onSelect: () => {
                open({ kind: 'start-run', sop: name });
              },
            },
          },
        ]),
  ]);
  const shown = found(lines, typed, ({ words }) => words);
  if (shown.length === 0) return null;
  return (
    <Command.Group heading={t('paletteSops')}>
      {shown.map(({ words, item }) => (
        <Item key={item.id} words={words} {...item} />
      ))}
    </Command.Group>
  );
}

function ActionItems() {
  const { t } = useTranslation('app');
  const open = useOverlay((state) => state.open);
  const paused = useApp((state) => state.status?.triggersPaused ?? false);
  const themes = [
    ['system', t('themeSystem')],
    ['light', t('themeLight')],
    ['dark', t('themeDark')],
  ] as const;
  const languages = [
    ['system', t('languageSystem')],
    ['en', 'English'],
    ['ko', '한국어'],
  ] as const;
  return (
    <Command.Group heading={t('paletteActions')}>
      <Item id="new-chat" icon={Plus} words={t('newChat')} onSelect={() => void startConversation()} />
      <Item
        id="new-sop"
        icon={ScrollText}
        words={t('newSop')}
        onSelect={() => {
          open({ kind: 'new-sop' });
        }}
      />
      <Item
        id="pause"
        icon={paused ? Play : Pause}
        words={paused ? t('resume') : t('pause')}
        onSelect={() => void pauseTriggers(!paused)}
      />
      <Item
        id="stop"
        icon={OctagonX}
        words={t('emergencyStop')}
        onSelect={() => {
          open({ kind: 'stop' });
        }}
      />
      <Item
        id="preferences"
        icon={Settings2}
        words={t('preferences')}
        onSelect={() => {
          open({ kind: 'preferences' });
        }}
      />
      <Item id="first-run" icon={DoorOpen} words={t('firstRun')} onSelect={openFirstRun} />
      <Item
        id="shortcuts"
        icon={Keyboard}
        words={t('shortcuts')}
        onSelect={() => {
          open({ kind: 'shortcuts' });
        }}
      />
      {themes.map(([theme, name]) => (
        <Item
          key={theme}
          id={`theme ${theme}`}
          icon={SunMoon}
          words={t('paletteTheme', { name })}
          onSelect={() => void setPreferences({ theme })}
        />
      ))}
      {languages.map(([language, name]) => (
        <Item
          key={language}
          id={`language ${language}`}
          icon={Languages}
          words={t('paletteLanguage', { name })}
          onSelect={() => void setPreferences({ language })}
        />
      ))}
    </Command.Group>
  );
}
