import { Command } from 'cmdk';
import {
  Activity,
  Box,
  CircleQuestionMark,
  CircuitBoard,
  DoorOpen,
  Keyboard,
  Languages,
  ListChecks,
  MessageSquare,
  MessageSquareText,
  Network,
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
import { Icon } from '../kit/icons';
import { leftText } from '../kit/time-format';
import { useNow } from '../kit/use-now';
import { useLanguage } from '../i18n/use-language';
import type { Approval } from '../../shared/procedures';
import { openCard, useApprovals } from '../entities/approval/approvals-store';
import { isQuestion, keyOf } from '../entities/approval/waiting';
import { startConversation } from '../entities/conversation/chat-store';
import { openFirstRun } from '../entities/demo/first-run-store';
import { settingsParts } from '../entities/settings/settings-state';
import { addressOf } from '../entities/procedure/sop-address';
import { pauseTriggers, setPreferences, useApp } from '../entities/engine/app-store';
import { useOverlay } from '../entities/window/overlay-store';
import { found, useTyped } from './palette-found';
import { HelpItems } from './palette-help';
import { Item } from './palette-item';
import { rankOf } from './palette-rank';
import { BoardItems, ConversationItems, ModelItems, RunItems } from './palette-things';
import { digitOf, go, listedPages, type Page } from '../entities/window/route';
import { useSay, type Word } from '../i18n/use-say';
import { classes } from '../kit/classes';
import commandStyles from '../kit/command-list.module.css';

/**
 * Find or run: what waits, pages, procedures, runs, conversations, boards, models, and what the frame can do.
 */
export function Palette() {
  const { say } = useSay('shell');
  const close = useOverlay((state) => state.close);
  return (
    <Radix.Root
      open
      onOpenChange={(next) => {
        if (!next) close();
      }}
    >
      <Radix.Portal>
        <Radix.Overlay className="scrim" data-part="scrim" />
        <Radix.Content
          className={classes(commandStyles.commands, 'dg palette')}
          data-part="dialog"
          aria-describedby={undefined}
        >
          <Radix.Title className="sr">{say('find')}</Radix.Title>
          <Command
            label={say('find')}
            loop
            filter={(_id, typed, keywords = []) => rankOf(typed, keywords[0] ?? '', keywords.slice(1))}
          >
            <div className={commandStyles.field}>
              <Icon of={Search} />
              <Command.Input placeholder={say('find')} aria-label={say('find')} />
              <kbd aria-hidden="true">Esc</kbd>
            </div>
            <Command.List label={say('find')}>
              <Command.Empty>{say('paletteNone')}</Command.Empty>
              <WaitingItems />
              <PageItems />
              <SopItems />
              <RunItems />
              <ConversationItems />
              <BoardItems />
              <ModelItems />
              <ActionItems />
              <HelpItems />
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function WaitingItems() {
  const { say } = useSay('shell');
  const language = useLanguage();
  const now = useNow();
  const typed = useTyped();
  const waiting = useApprovals((state) => state.waiting);
  const shown = found(waiting, typed, (each) =>
    [
      keyOf(each),
      each.title,
      isQuestion(each)
        ? say('paletteCall', { tool: each.tool })
        : say('paletteStep', { step: each.step, sop: each.sop }),
    ].join(' '),
  );
  if (shown.length === 0) return null;
  const withGate = ({ runId, sop, step, title, gate }: Approval) => (
    <Item
      key={runId}
      id={`approval ${runId}`}
      icon={Signature}
      words={say('paletteStep', { step, sop })}
      alsoCalled={[title]}
      signal
      note={
        gate.expiresAt === null
          ? say('paletteNoLimit')
          : say('paletteLeft', { left: leftText(gate.expiresAt - now, language) })
      }
      onSelect={() => {
        openCard(runId);
      }}
    />
  );
  return (
    <Command.Group heading={say('paletteWaits')}>
      {shown.map((each) =>
        isQuestion(each) ? (
          <Item
            key={keyOf(each)}
            id={`approval ${keyOf(each)}`}
            icon={Signature}
            words={say('paletteCall', { tool: each.tool })}
            alsoCalled={[each.title]}
            signal
            note={say('paletteNoLimit')}
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
  const { say } = useSay('shell');
  const shown: readonly (readonly [Page, LucideIcon, string])[] = [
    ['approvals', Signature, say('approvals')],
    ['chat', MessageSquare, say('chat')],
    ['sops', ScrollText, say('sops')],
    ['runs', ListChecks, say('runs')],
    ['events', Activity, say('events')],
    ['boards', CircuitBoard, say('boards')],
    ['channels', RadioTower, say('channels')],
    ['memory', NotebookText, say('memory')],
    ['models', Box, say('models')],
    ['settings', Settings2, say('settings')],
    ['fleet', Network, say('fleet')],
    ['help', CircleQuestionMark, say('help')],
  ];
  const { say: settings } = useSay('settings');
  return (
    <Command.Group heading={say('palettePages')}>
      {shown.map(([page, icon, words], index) => (
        <Item
          key={page}
          id={`page ${page}`}
          icon={icon}
          words={words}
          alsoCalled={[page, say(alsoCalled[page])]}
          note={index < listedPages.length ? digitOf(index) : undefined}
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
          words={`${say('settings')}: ${settings(part)}`}
          alsoCalled={[
            // Groups keep their places, and what it is about is done by lines of the last one.
            ...(part === 'appearance' ? [] : [settings(`also_${part}`)]),
            ...(part === 'data' ? [settings('backup'), settings('restore')] : []),
          ]}
          onSelect={() => {
            go('settings', part);
          }}
        />
      ))}
    </Command.Group>
  );
}

/** Words by which people look for a page that is called otherwise. */
const alsoCalled = {
  approvals: 'alsoApprovals',
  chat: 'alsoChat',
  sops: 'alsoSops',
  runs: 'alsoRuns',
  events: 'alsoEvents',
  boards: 'alsoBoards',
  channels: 'alsoChannels',
  memory: 'alsoMemory',
  models: 'alsoModels',
  settings: 'alsoSettings',
  fleet: 'alsoFleet',
  help: 'alsoHelp',
} as const satisfies Record<Page, Word<'shell'>>;

function SopItems() {
  const { say } = useSay('shell');
  const open = useOverlay((state) => state.open);
  const typed = useTyped();
  const sops = useApp((state) => state.sops);
  const stateWords = {
    valid: say('sopValid'),
    warnings: say('sopWarnings'),
    errors: say('sopErrors'),
    disabled: say('sopDisabled'),
  };
  const lines = sops.flatMap(({ folder, name, state, sop }) => [
    {
      words: say('paletteOpenSop', { sop: name }),
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
            words: say('paletteRunSop', { sop: name }),
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
    <Command.Group heading={say('paletteSops')}>
      {shown.map(({ words, item }) => (
        <Item key={item.id} words={words} {...item} />
      ))}
    </Command.Group>
  );
}

function ActionItems() {
  const { say } = useSay('shell');
  const open = useOverlay((state) => state.open);
  const paused = useApp((state) => state.status?.triggersPaused ?? false);
  const themes = [
    ['system', say('themeSystem')],
    ['light', say('themeLight')],
    ['dark', say('themeDark')],
  ] as const;
  const languages = [
    ['system', say('languageSystem')],
    ['en', 'English'],
    ['ko', '한국어'],
  ] as const;
  return (
    <Command.Group heading={say('paletteActions')}>
      <Item id="new-chat" icon={Plus} words={say('newChat')} onSelect={() => void startConversation()} />
      <Item
        id="new-sop"
        icon={ScrollText}
        words={say('newSop')}
        onSelect={() => {
          open({ kind: 'new-sop' });
        }}
      />
      <Item
        id="draft"
        icon={MessageSquareText}
        words={say('draftSop')}
        alsoCalled={[say('alsoDraft')]}
        onSelect={() => {
          go('sops', null, 'draft');
        }}
      />
      <Item
        id="pause"
        icon={paused ? Play : Pause}
        words={paused ? say('resume') : say('pause')}
        onSelect={() => void pauseTriggers(!paused)}
      />
      <Item
        id="stop"
        icon={OctagonX}
        words={say('emergencyStop')}
        onSelect={() => {
          open({ kind: 'stop' });
        }}
      />
      <Item
        id="preferences"
        icon={Settings2}
        words={say('preferences')}
        onSelect={() => {
          open({ kind: 'preferences' });
        }}
      />
      <Item id="first-run" icon={DoorOpen} words={say('firstRun')} onSelect={openFirstRun} />
      <Item
        id="shortcuts"
        icon={Keyboard}
        words={say('shortcuts')}
        onSelect={() => {
          open({ kind: 'shortcuts' });
        }}
      />
      {themes.map(([theme, name]) => (
        <Item
          key={theme}
          id={`theme ${theme}`}
          icon={SunMoon}
          words={say('paletteTheme', { name })}
          alsoCalled={[say('alsoTheme')]}
          onSelect={() => void setPreferences({ theme })}
        />
      ))}
      {languages.map(([language, name]) => (
        <Item
          key={language}
          id={`language ${language}`}
          icon={Languages}
          words={say('paletteLanguage', { name })}
          onSelect={() => void setPreferences({ language })}
        />
      ))}
    </Command.Group>
  );
}
