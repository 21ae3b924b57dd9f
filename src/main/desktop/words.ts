import type { Preferences } from '../../shared/status';

/** The words that the desktop itself draws: tray, menu, notifications, the question before an emergency stop. */
export interface Words {
  readonly open: string;
  readonly nothingWaits: string;
  readonly waiting: (count: number) => string;
  readonly step: (sop: string, step: number) => string;
  readonly pause: string;
  readonly resume: string;
  readonly stop: string;
  readonly stopQuestion: string;
  readonly stopDetail: string;
  readonly stopConfirm: string;
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
  readonly saveBackup: string;
  readonly openBackup: string;
  readonly backups: string;
  readonly chooseModel: string;
  readonly modelFiles: string;
  readonly saveRun: string;
  readonly openRun: string;
  readonly runFiles: string;
}

const english: Words = {
  open: 'Open ZeroClaw',
  nothingWaits: 'Nothing waits for you',
  waiting: (count) => (count === 1 ? '1 waits for you' : `${String(count)} wait for you`),
  step: (sop, step) => `${sop}, step ${String(step)}`,
  pause: 'Pause all triggers',
  resume: 'Resume all triggers',
  stop: 'Emergency stop…',
  stopQuestion: 'Stop everything now?',
  stopDetail: 'Every live run is cancelled, the chat stops, and all triggers are paused. What has already been done stays done.',
  stopConfirm: 'Stop everything',
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
  saveBackup: 'Where to write the backup',
  openBackup: 'Choose a backup',
  backups: 'Backups',
  chooseModel: 'Choose a model file',
  modelFiles: 'GGUF models',
  saveRun: 'Export the run',
  openRun: 'Open a run file',
  runFiles: 'Exported runs',
};

const korean: Words = {
  open: 'ZeroClaw 열기',
  nothingWaits: '기다리는 승인이 없습니다',
  waiting: (count) => `승인 대기 ${String(count)}건`,
  step: (sop, step) => `${sop}, ${String(step)}단계`,
  pause: '모든 트리거 일시 정지',
  resume: '모든 트리거 다시 시작',
  stop: '비상 정지…',
  stopQuestion: '지금 모두 정지할까요?',
  stopDetail: '진행 중인 모든 실행을 취소하고, 채팅을 멈추고, 모든 트리거를 일시 정지합니다. 이미 수행한 동작은 되돌리지 않습니다.',
  stopConfirm: '모두 정지',
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
  saveBackup: '백업을 저장할 곳',
  openBackup: '백업 고르기',
  backups: '백업',
  chooseModel: '모델 파일 고르기',
  modelFiles: 'GGUF 모델',
  saveRun: '실행 내보내기',
  openRun: '실행 파일 열기',
  runFiles: '내보낸 실행',
};

/** `system` is the first preferred language of the machine, e.g. `ko-KR`. */
export function wordsFor(language: Preferences['language'], system: string): Words {
  const chosen = language === 'system' ? system.split('-')[0] : language;
  return chosen === 'ko' ? korean : english;
}
