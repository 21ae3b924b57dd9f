import { backgrounds } from './backgrounds';
import type { Dice } from '../dice';
import { chooseEnding, conjugate, type Ending } from '../language/korean';
import { capitalised, type Language } from '../language/template';

const startsEnglish = ['please ', 'now ', 'first, ', 'then ', 'immediately ', 'for safety, ', 'carefully ', 'next, ', 'quickly ', 'to be safe, ', 'in this step, ', 'make sure to ', 'be sure to ', 'remember to ', 'it is time to ', 'we want to ', 'go ahead and ', 'do this: ', 'as soon as possible, ', 'just ', 'also ', 'finally, ', 'kindly ', 'without delay, ', 'could you ', 'can you ', 'the task is to ', 'do not forget to ', 'the plan says to ', 'we have to ', 'I need you to ', 'the next thing is to ', 'would you please ', 'we would like you to ', 'all that is needed is to ', 'from now on, ', 'in any case, ', 'you may now ', 'before we go on, ', 'after that, ', 'when the alarm comes, ', 'start with this: ', 'OK, ', 'to begin with, ', 'to finish, ', 'before the break, ', 'before lunch, ', 'at the end of the shift, ', 'as every evening, ', 'as agreed, ', 'as discussed, ', 'on a Friday as today, ', 'right away ', 'at once ', 'once again ', 'for the next run, ', 'to get ready, ', 'in preparation, ', 'as a precaution, ', 'at the request of the customer, ', 'on behalf of the night shift, ', 'to be on the safe side, ', 'if you please, ', 'your turn: ', 'one thing more: ', 'to do: ', 'TODO: ', 'action: ', 'task: ', 'instruction: ', 'for this batch ', 'this time ', 'straight away ', 'when you get here, ', 'at this point, ', 'for the inspection, ', 'for the visitors, ', 'to save power, ', 'because of the weather ', 'for cleaning ', 'in the meantime ', 'by default ', 'there is only one thing to do: ', 'last of all, ', 'here we ', 'for the record, ', 'so, ', 'in short: '];
const endsEnglish = [' now', ' at once', ' immediately', ' please', ', please', ' before anything else', ' as usual', ' for safety', ' again', ' right away', ' this time', ' as agreed', ' before people enter', ' to be safe', ' as the plan says', ' for now', ', thank you', ' from today', ' until further notice', ' for the night', ' because the shift ends', ', it is urgent', ', as always', ' as soon as you can', ', nothing more', ' before the others come', ' so the crew can go home', ' straight away', ' without delay', ' before the break', ' for the inspection', ' after the cleaning', ' as every day', ' like last time', ', thanks', ' first thing', ' for the weekend', ' before the truck comes', ' and leave the rest', ', that is all', ' to be on the safe side', ', as written on the board', ' for the customer', ' as a precaution', ' before we go home', ' on behalf of the day shift', ', and that is it', ' (urgent)', ' (routine)', ' - thanks', ' while we are at lunch', ', then we are ready'];
const startsKorean = ['먼저 ', '즉시 ', '지금 ', '안전을 위해 ', '이 단계에서는 ', '다음으로 ', '바로 ', '우선 ', '반드시 ', '이어서 ', '신속히 ', '주의해서 ', '마지막으로 ', '가능한 한 빨리 ', '그 다음 ', '절차에 따라 ', '문제가 없도록 ', '이때 ', '이번에는 ', '이제 ', '여기서는 ', '규정대로 ', '잊지 말고 ', '늦지 않게 ', '계획대로 ', '남은 일: ', '할 일: ', '부탁: ', '빠짐없이 ', '경보가 오면 ', '사람이 오기 전에 ', '확인이 끝나면 ', '작업 전에 ', '교대 전에 ', '오늘부터 ', '당분간 ', '번거롭겠지만 ', '급하니 ', '늘 하던 대로 ', '끝으로 ', '첫째, ', '규칙에 따라 ', '무엇보다 ', '점심 전에 ', '퇴근 전에 ', '청소 끝나면 ', '점검 대비로 ', '요청에 따라 ', '혹시 모르니 ', '다시 한번 ', '매일 하듯이 ', '회의에서 정한 대로 ', '인수인계 사항: ', '작업 지시: ', '조치: ', '현장 요청으로 ', '야간에는 ', '오늘만 ', '미리 ', '시간 맞춰 ', '고객 요청: ', '출하 전에 ', '지체 없이 ', '이상 없으면 ', '조용히 ', '되도록 빨리 ', '순서대로 ', '당장 ', '일단 ', '이번 건은 '];

/** `opened`: a word may come before or behind it. */
export function finished(dice: Dice, language: Language, body: string, opened = true): string {
  return withNotes(dice, language, language === 'ko' ? koreanSentence(dice, body, chooseEnding(dice), opened) : englishSentence(dice, body, opened));
}

export function englishSentence(dice: Dice, body: string, opened = true): string {
  const imperative = opened && /^[a-z]/u.test(body) && !/^(?:the|to|what|how|which|is|when|on|under|in|with|pin|using|board|there|for|from|under|as|at|into|over|through|by|below|we|it|whoever|after|so|without) /u.test(body);
  const start = imperative && dice.chance(0.28) ? dice.pick(startsEnglish) : '';
  // Nothing is said behind a text that may be the value itself.
  const closed = !opened || /[.?!]$/u.test(body) || /"|: /u.test(body);
  const end = !closed && dice.chance(0.08) ? dice.pick(endsEnglish) : '';
  const text = start + body + end;
  // A name at the beginning keeps its own letters.
  const written = dice.chance(0.9) && /^[a-z]+(?:[ ,:?!]|$)/u.test(text) ? capitalised(text) : text;
  return /[.?!]$/u.test(written) || dice.chance(0.15) ? written : `${written}.`;
}

export function koreanSentence(dice: Dice, body: string, ending: Ending, opened = true): string {
  const text = (opened && dice.chance(0.18) ? dice.pick(startsKorean) : '') + conjugate(body, ending);
  return /[.?!]$/u.test(text) || dice.chance(0.25) ? text : `${text}.`;
}

export function joined(dice: Dice, language: Language, bodies: readonly string[]): string {
  if (language === 'ko') {
    const ending = chooseEnding(dice);
    if (bodies.every((body) => /#$/u.test(body)) && dice.chance(0.5)) return koreanSentence(dice, [...bodies.slice(0, -1).map((body) => conjugate(body, '고')), bodies.at(-1) as string].join(dice.pick([' ', ', ', ' 이어서 '])), ending);
    const [first, ...rest] = bodies.map((body) => conjugate(body, ending));
    return [`${first as string}.`, ...rest.map((body) => `${dice.pick(['그런 다음 ', '다음으로 ', '그리고 ', '', '이어서 ', '그 후 '])}${body}.`)].join(' ');
  }
  const [first, ...rest] = bodies as [string, ...string[]];
  const link = dice.pick([', then ', ' and ', ' and then ', '. Then ', '. After that, ', '; then ', '. ', '. Also ', ' and after that ', ', and ', '. Next, ', '; ']);
  // What begins with a capital begins a sentence.
  const text = rest.reduce((all, body) => {
    const between = /^[A-Z][a-z]+ /u.test(body) ? '. ' : link;
    return all.replace(/\.$/u, '') + between + (between === '. ' ? capitalised(body) : body);
  }, first);
  return englishSentence(dice, dice.chance(0.1) && !text.includes('First') ? `first ${text}` : text);
}


/** Sentences around the instruction that ask for nothing: reasons, other devices, other numbers, what stays as it is. */
function withNotes(dice: Dice, language: Language, sentence: string): string {
  const count = dice.among([[66, 0], [22, 1], [8, 2], [4, 3]]);
  if (count === 0) return sentence;
  const around = backgrounds(dice, language, count);
  // Behind a colon may stand a text that is copied to its end: nothing is said behind it.
  const { before, after } = /: [^"]+$/u.test(sentence) ? { before: [...around.before, ...around.after], after: [] } : around;
  const linked = before.length > 0 && language === 'en' && dice.chance(0.25) ? so(dice, before.at(-1) ?? '', sentence) : before.length > 0 && language === 'ko' && dice.chance(0.3) ? `${before.at(-1) ?? ''} ${dice.pick(['그래서 ', '따라서 ', '그러니 ', '그러므로 ', '이에 '])}${sentence}` : null;
  const middle = linked ?? [...before.slice(-1), sentence].join(' ');
  const closed = after.length === 0 || /[.?!]$/u.test(middle) ? middle : `${middle}.`;
  return [...before.slice(0, -1), closed, ...after].join(' ');
}

/** The reason and the instruction in one sentence. */
function so(dice: Dice, reason: string, sentence: string): string {
  const small = /^[A-Z][a-z]/u.test(sentence) ? sentence.slice(0, 1).toLowerCase() + sentence.slice(1) : sentence;
  if (/^(?:Leave|Do|See|Count|Questions|You|Whatever|Otherwise|Revision|That|So|Nothing) /u.test(reason)) return `${reason} ${sentence}`;
  const bare = reason.replace(/\.$/u, '');
  const begun = /^(?:The|It|We|There|Nobody|Some|One|His|Her|They|Our|This|In|At|On|For|Last|From) /u.test(bare) ? bare.slice(0, 1).toLowerCase() + bare.slice(1) : bare;
  return dice.pick([`${bare}, so ${small}`, `Because ${begun}, ${small}`, `As ${begun}, ${small}`, `${bare}; ${small}`, `Since ${begun}, ${small}`, `${bare}, therefore ${small}`, `${bare} - ${small}`]);
}
