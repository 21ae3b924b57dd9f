const small = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = ',,twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety'.split(',');

/** `fourteen`, `thirty-two`; 0 to 99. */
export const englishNumber = (value: number): string => small[value] ?? `${tens[Math.floor(value / 10)] ?? ''}${value % 10 === 0 ? '' : `-${small[value % 10] ?? ''}`}`;

const native = ',한,두,세,네,다섯,여섯,일곱,여덟,아홉'.split(',');
const nativeTens = ',열,스물,서른,마흔,쉰'.split(',');

/** 열네, as it stands before a counter; 1 to 59. */
export const nativeNumber = (value: number): string => (value === 20 ? '스무' : (nativeTens[Math.floor(value / 10)] ?? '') + (native[value % 10] ?? ''));

const sinoDigits = ',일,이,삼,사,오,육,칠,팔,구'.split(',');

/** 십사; 1 to 99. */
export const sinoNumber = (value: number): string => `${value >= 20 ? (sinoDigits[Math.floor(value / 10)] ?? '') : ''}${value >= 10 ? '십' : ''}${sinoDigits[value % 10] ?? ''}`;
