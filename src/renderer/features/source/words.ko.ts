export const words = {
  files: '절차서의 파일',
  textOf: '{{file}}의 글',
  wrong_one: '오류 1개',
  wrong_other: '오류 {{count}}개',
  doubtful_one: '경고 1개',
  doubtful_other: '경고 {{count}}개',
  stale: '카드에는 마지막으로 읽을 수 있었던 글이 보입니다',
  problems: '문제',
  error: '오류',
  warning: '경고',
  noProblems: '이 글에는 잘못된 것이 없습니다.',
  reading: '글을 살피는 중 …',
} as const;
