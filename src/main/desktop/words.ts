import { languageFor, type Language } from '../../shared/language';
import { inKorean } from '../../shared/sentences/in-korean';
import type { Preferences } from '../../shared/status';

export type MenuRole =
  | 'undo'
  | 'redo'
  | 'cut'
  | 'copy'
  | 'paste'
  | 'pasteAndMatchStyle'
  | 'selectAll'
  | 'resetZoom'
  | 'zoomIn'
  | 'zoomOut'
  | 'togglefullscreen'
  | 'minimize'
  | 'close'
  | 'quit';

/**
 * The words that the desktop itself draws: tray, menu, notifications, the question before an emergency stop.
 */
export interface Words {
  readonly open: string;
  readonly nothingWaits: string;
  readonly waiting: (count: number) => string;
  readonly step: (sop: string, step: number) => string;
  /** A tool call of a conversation; an empty title: it has none yet. */
  readonly call: (tool: string, title: string) => string;
  readonly pause: string;
  readonly resume: string;
  readonly proceduresOff: string;
  readonly stop: string;
  readonly stopQuestion: string;
  readonly stopDetail: string;
  readonly stopConfirm: string;
  /** After it, where something stays as a run had set it. */
  readonly stopped: string;
  readonly back: string;
  readonly closeToTray: string;
  readonly quit: string;
  readonly approve: string;
  readonly reject: string;
  readonly openCard: string;
  readonly notDecided: string;
  readonly edit: string;
  readonly view: string;
  readonly window: string;
  /** Of the system's own menus; the rest of the app is in its palette. */
  readonly roles: Readonly<Record<MenuRole, string>>;
  readonly inTray: string;
  readonly inTrayText: string;
  readonly quitQuestion: string;
  readonly quitRuns: (what: string) => string;
  readonly quitWaits: (what: string) => string;
  readonly quitDownload: (name: string) => string;
  readonly quitMore: (count: number) => string;
  readonly quitAfter: string;
  readonly saveBackup: string;
  readonly openBackup: string;
  readonly backups: string;
  readonly chooseModel: string;
  readonly chooseModelFolder: string;
  readonly saveFile: string;
  readonly modelFiles: string;
  readonly saveRun: string;
  readonly openRun: string;
  readonly runFiles: string;
  readonly language: Language;
  /** A sentence of the engine. */
  readonly told: (text: string) => string;
}

const english: Words = {
  open: 'Open ZeroClaw',
  nothingWaits: 'Nothing waits for you',
  waiting: (count) => (count === 1 ? '1 waits for you' : `${String(count)} wait for you`),
  step: (sop, step) => `${sop}, step ${String(step)}`,
  call: (tool, title) => `${title === '' ? 'Chat' : title}: ${tool}`,
  pause: 'Pause all triggers',
  resume: 'Resume all triggers',
  proceduresOff: 'Procedures are switched off: nothing starts one',
  stop: 'Emergency stop…',
  stopQuestion: 'Stop everything now?',
  stopDetail:
    'Every live run is cancelled, the chat stops, and all triggers are paused. What has already been done stays done.',
  stopConfirm: 'Stop everything',
  stopped: 'Everything is stopped. This is still set:',
  back: 'Back',
  closeToTray: 'Stay in the tray when the window closes',
  quit: 'Quit',
  approve: 'Approve',
  reject: 'Reject…',
  openCard: 'Open the card',
  notDecided: 'Not decided',
  edit: 'Edit',
  view: 'View',
  window: 'Window',
  roles: {
    undo: 'Undo',
    redo: 'Redo',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    pasteAndMatchStyle: 'Paste as plain text',
    selectAll: 'Select all',
    resetZoom: 'Actual size',
    zoomIn: 'Larger',
    zoomOut: 'Smaller',
    togglefullscreen: 'Full screen',
    minimize: 'Minimise',
    close: 'Close window',
    quit: 'Quit',
  },
  inTray: 'ZeroClaw is in the tray',
  inTrayText: 'Procedures and triggers go on. Its icon opens the window and quits.',
  quitQuestion: 'Quit while this is under way?',
  quitRuns: (what) => `${what}: is being carried out`,
  quitWaits: (what) => `${what}: waits for you`,
  quitDownload: (name) => `${name}: is being downloaded`,
  quitMore: (count) => `and ${String(count)} more`,
  quitAfter:
    'A step that is being carried out is interrupted, and the next start says so. What waits for you waits on, and a download goes on where it stopped. Until then no trigger starts anything.',
  saveBackup: 'Where to write the backup',
  openBackup: 'Choose a backup',
  backups: 'Backups',
  chooseModel: 'Choose a model file',
  chooseModelFolder: 'Choose a folder of model files',
  saveFile: 'Save as',
  modelFiles: 'GGUF models',
  saveRun: 'Export the run',
  openRun: 'Open a run file',
  runFiles: 'Exported runs',
  language: 'en',
  told: (text) => text,
};

const korean: Words = {
  open: 'ZeroClaw 열기',
  nothingWaits: '기다리는 승인이 없습니다',
  waiting: (count) => `승인 대기 ${String(count)}건`,
  step: (sop, step) => `${sop}, ${String(step)}단계`,
  call: (tool, title) => `${title === '' ? '채팅' : title}: ${tool}`,
  pause: '모든 트리거 일시 정지',
  resume: '모든 트리거 다시 시작',
  proceduresOff: '절차가 꺼져 있음: 아무것도 시작하지 않음',
  stop: '비상 정지…',
  stopQuestion: '지금 모두 정지할까요?',
  stopDetail:
    '진행 중인 모든 실행을 취소하고, 채팅을 멈추고, 모든 트리거를 일시 정지합니다. 이미 수행한 동작은 되돌리지 않습니다.',
  stopConfirm: '모두 정지',
  stopped: '모두 멈췄습니다. 다음은 그대로 남아 있습니다:',
  back: '돌아가기',
  closeToTray: '창을 닫아도 트레이에 남기',
  quit: '종료',
  approve: '승인',
  reject: '거절…',
  openCard: '카드 열기',
  notDecided: '결정되지 않음',
  edit: '편집',
  view: '보기',
  window: '창',
  roles: {
    undo: '실행 취소',
    redo: '다시 실행',
    cut: '잘라내기',
    copy: '복사',
    paste: '붙여넣기',
    pasteAndMatchStyle: '서식 없이 붙여넣기',
    selectAll: '모두 선택',
    resetZoom: '실제 크기',
    zoomIn: '크게',
    zoomOut: '작게',
    togglefullscreen: '전체 화면',
    minimize: '최소화',
    close: '창 닫기',
    quit: '종료',
  },
  inTray: 'ZeroClaw는 트레이에 있습니다',
  inTrayText: '절차와 트리거는 계속됩니다. 아이콘에서 창을 열거나 종료할 수 있습니다.',
  quitQuestion: '진행 중인 일이 있는데 종료할까요?',
  quitRuns: (what) => `${what}: 수행 중`,
  quitWaits: (what) => `${what}: 승인 대기 중`,
  quitDownload: (name) => `${name}: 내려받는 중`,
  quitMore: (count) => `외 ${String(count)}건`,
  quitAfter:
    '수행 중인 단계는 중단되며, 다음에 시작할 때 알려 줍니다. 승인 대기는 그대로 이어지고, 내려받기는 멈춘 곳에서 계속합니다. 그때까지 트리거는 아무것도 시작하지 않습니다.',
  saveBackup: '백업을 저장할 곳',
  openBackup: '백업 고르기',
  backups: '백업',
  chooseModel: '모델 파일 고르기',
  chooseModelFolder: '모델 파일이 있는 폴더 고르기',
  saveFile: '다른 이름으로 저장',
  modelFiles: 'GGUF 모델',
  saveRun: '실행 내보내기',
  openRun: '실행 파일 열기',
  runFiles: '내보낸 실행',
  language: 'ko',
  told: (text) => inKorean(text) ?? text,
};

/** `system`: the languages of the machine, the preferred one first. */
export const wordsFor = (language: Preferences['language'], system: readonly string[]): Words =>
  languageFor(language, system) === 'ko' ? korean : english;
