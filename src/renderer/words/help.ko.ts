export const words = {
  title: '도움말',
  offline: '이 버전의 문서, 이 컴퓨터에 있음',
  contents: '차례',
  search: '문서에서 찾기',
  found: '찾은 곳',
  hits_one: '{{count}}곳',
  hits_other: '{{count}}곳',
  nothing: '“{{text}}”이(가) 든 곳이 없습니다.',
  reading: '문서를 읽는 중…',
  noSuchPage: '{{page}} 문서가 없습니다.',
  englishOnly: '이 문서는 아직 영어로만 있습니다. 화면의 설명과 오류 문장은 모두 한국어입니다.',
} as const;
