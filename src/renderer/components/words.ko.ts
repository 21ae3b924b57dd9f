export const words = {
  fromSop: '절차서 글',
  fromPayload: '이벤트 값',
  fromModel: '모델이 정함',
  fromResult: '앞 단계 결과',
  fromPerson: '직접 고침',
  openingText: '글을 여는 중 …',
  textKeys: 'Tab: 글에서 나가기 · Ctrl+Space: 알맞은 말 보기 · Ctrl+] Ctrl+[: 들여쓰기',
} as const;
