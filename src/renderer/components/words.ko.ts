export const words = {
  fromSop: '절차서 글',
  fromPayload: '이벤트 값',
  fromModel: '모델이 정함',
  fromResult: '앞 단계 결과',
  fromPerson: '직접 고침',
} as const;
