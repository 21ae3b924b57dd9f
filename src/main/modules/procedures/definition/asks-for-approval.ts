import { editDistance } from '../../../platform/base/nearest';
import { inKnownWords, plainAnswer } from './words-for-approval';

/** What people call a person's yes. The longer ones may have letters wrong; `consent` is near to `content`. */
const nouns = [
  'approval',
  'approvals',
  'approve',
  'approved',
  'approver',
  'approvers',
  'confirm',
  'confirmed',
  'confirmation',
  'confirmations',
  'signoff',
  'goahead',
  'signature',
  'signatures',
  'permit',
  'checkpoint',
  'authorization',
  'authorisation',
  'authorize',
  'authorise',
  'permission',
  'consent',
  'clearance',
  'freigabe',
  'genehmigung',
  'bestätigung',
  'zustimmung',
  'ok',
  'okay',
];
const koreanNoun = /^(?:승인|결재|확인|허가|허락|동의|재가|서명|사인|컨펌)(?:이|을|의|은|는|자)?$/u;

/** Whose yes: words that may stand before the noun without making prose of it. */
const before =
  /^(?:a|an|be|the|by|my|manual|manually|human|person|(?:persons?|people|operators?|supervisors?|managers?|leads?|shift|users?|owners?|engineers?)(?:['’]?s)?|has|to|explicit|written|verbal|prior|final|double|second|two|four|\d|eyes|step|this|is|it|(?:사람|담당자|관리자|책임자|운전원|작업자|반장|조장|팀장|소장)(?:의|가|이)?|이중|\d인|의|반드시|사전|최종|수동|작업|안전|(?:실행|시작|진행|작업)(?:하기)?|전|전에|후|후에)$/u;
const demands = /^(?:requires?|required|requiring|needs?|needed|needing|must|have|has|wants?|demands?)$/u;
/** As a bullet; in prose they are what the step does. */
const errands =
  /^(?:waits?|pauses?|holds?|stops?|halts?|with|await|awaits|asks?|gets?|obtains?|for|first|only|after|before|pending|until|if|when|once|upon|subject)$/u;
/** Whom a step may wait for or ask. */
const persons =
  /^(?:me|us|somebody|someone|people|persons?|humans?|operators?|supervisors?|managers?|leads?|users?|owners?)$/u;
/** What follows a yes that somebody is to give: `confirm before opening`, `approval by the shift lead`. */
const givenSo = /^(?:by|from|with|before|first)$/u;
/** Keys that mean the same with a yes behind them. */
const otherKeys = /^(?:ask|asks|gate|gated|supervised|manual|human|hitl|eyes)$/u;
/** Alone as a bullet. */
const flags = /^(?:gated|supervised|manual|hitl)$/u;
/** Keys that say of which kind a step is. */
const kindKeys = /^(?:kind|type|mode|execution|gate|stage|step)$/u;
/** Keys that say how a step goes without one: a no behind them asks. */
const unattended = /^(?:auto|automatic|automatically|automated|unattended|unsupervised|skip|no|without)$/u;

/** How a step goes that nobody looks at. */
const byItself = /^(?:automatic|automatically|automated|unattended|unsupervised|autonomous|autonomously)$/u;

const denials = /^(?:no|not|without|never|none|non|skip|isn't|doesn't|불필요|없이|없음)$/u;
const needed =
  /^(?:required|requires?|needed|needs?|mandatory|necessary|erforderlich|nötig|must|compulsory|obligatory|first|pending|gate|only|point|o|○|필요|필요함|필수|요|요함|요망|요청|받기|받고|받은|받아야|대기|하에|여부|후|필요하다|필요합니다)[.!]?$/u;

const yesWords = [
  'true',
  'yes',
  'y',
  'on',
  '1',
  'required',
  'needed',
  'always',
  'mandatory',
  'necessary',
  'must',
  'please',
  'x',
  'o',
  '○',
  '✓',
  '✔',
  '✅',
  '예',
  '네',
  '필요',
  '필요함',
  '필수',
  '참',
];
export const noWords = ['false', 'no', 'off', '0'];
const otherNoWords = [
  'n',
  'none',
  'never',
  'optional',
  'n/a',
  '✗',
  '❌',
  '아니오',
  '아니요',
  '불필요',
  '없음',
  '거짓',
];
const isNo = (word: string): boolean => noWords.includes(word) || otherNoWords.includes(word);

/** `pump: on` tells a state. */
const switchedOn = /^(?:true|yes|required|needed|always|mandatory|[✓✔✅☑]|예|네|필요함?|필수|참)$/u;
/** A setting that demands something, as settings are written. */
const demandingKey = /^(?:requires?|needs?|must|awaits?|wait_?for|hold_?for|holds?)[_-]\p{L}/iu;

/**
 * Whether a bullet is a switch that nobody knows: `double_check: true`, `requires_witness: ana`. What it is meant to do
 * cannot be known, so a person is asked whatever it is called.
 */
export function isUnknownSwitch(key: string, value: string): boolean {
  const answer = value.trim().toLowerCase();
  const words = wordsOf(key);
  if (words.length > mostWords || words.some((word) => unattended.test(word) || isDenial(word))) return false;
  if (isNo(answer) || plainAnswer(answer) === 'no') return false;
  if (demandsByKey(key)) return true;
  return switchedOn.test(answer) || plainAnswer(answer) === 'yes';
}

/** Whether a key alone says that something is demanded: `needs_review`. */
export const demandsByKey = (key: string): boolean => demandingKey.test(key) && !key.includes(' ');

/** The same as two words, and by whom: `needs review`, `requires inspection by QA`; things in number are gear. */
const demandInTwoWords = /^(?:requires?|needs?)\s\p{L}+(?<!s)(?:\s(?:by|from)\s[^.]{1,40})?[.!]?$/iu;

/** With which the settings of the product itself ask. */
const ownAsking = /^(?:ask|supervised|step[ _-]by[ _-]step)$/iu;

/** Words that are looked at: longer lines are prose unless they begin with a demand. */
const mostWords = 6;

/**
 * Whether the key of a line and its value ask for a person's yes: `approval: required`, `sign_off: true`,
 * `needsApproval: yes`. A key that demands one asks whatever follows, unless that is a no.
 */
export function keyAsks(key: string, value: string): boolean {
  const words = wordsOf(key);
  const plain = plainAnswer(value.trim().toLowerCase());
  const answer = plain === null ? wordsOf(value, key) : [plain];
  const [first = ''] = answer;
  if (words.length > mostWords) return false;
  if (ownAsking.test(value.trim()) && !words.some(isDenial)) return true;
  if (isNo(first) && answer.length === 1 && words.some((word) => unattended.test(word)))
    return words.length === 1
      ? !isDenial(words[0] ?? '')
      : words.some((word) => isNoun(word) || flags.test(word));
  const isOfKind = kindKeys.test(words.at(-1) ?? '');
  if (isOfKind && answer.length === 1 && (isNoun(first) || otherKeys.test(first))) return true;
  if (isOfKind && answer.join(' ') === 'step by step') return true;
  if (words.length > mostWords || words.some(isDenial) || isNo(first) || answer.some(isDenial)) return false;
  const isYes = yesWords.includes(value.trim().toLowerCase()) || yesWords.includes(first);
  if (isYes && words.some((word) => isNoun(word) || otherKeys.test(word))) return true;
  if (!words.some(isNoun) || !isPhrase(words, errands)) return false;
  if (words.some((word) => demands.test(word))) return true;
  // "approval: by the shift lead", "sign-off: shift lead"; not "Approved: see the wall chart".
  // A line to sign on says nothing yet: "Signature: ______".
  const saysWho = givenSo.test(first) || words.at(-1) === 'by' || answer.length <= 3;
  return saysWho && words.some((word) => isNoun(word) && isName(word) && !word.startsWith('확인'));
}

/**
 * Whether a line without a key asks for one. `isBullet`: a flag may stand there alone (`- approval`), and an
 * errand is one (`- wait for approval`).
 */
export function phraseAsks(line: string, isBullet: boolean): boolean {
  const words = wordsOf(line);
  if (forbidsWithout(words)) return true;
  if (isBullet && demandInTwoWords.test(line.trim()) && !words.some(isDenial)) return true;
  if (isBullet && (asksPeople(words) || isByHand(words))) return true;
  const at = words.findIndex(isNoun);
  if (at === -1 || at >= mostWords || words.slice(0, at + 3).some(isDenial)) return false;
  const lead = words.slice(0, at);
  const rest = words.slice(at + 1);
  if (!lead.every((word) => before.test(word) || demands.test(word) || (isBullet && errands.test(word))))
    return false;
  const named = isName(words[at]);
  if (named && lead.some((word) => demands.test(word))) return true;
  const [follows] = rest.filter((word) => !/^(?:is|are|the)$/u.test(word));
  if (named && follows !== undefined && needed.test(follows)) return true;
  if (!isBullet) return false;
  if (
    (lead.length === 0 || (named && lead.includes('be'))) &&
    givenSo.test(rest[0] ?? '') &&
    words.length <= mostWords + 2
  )
    return true;
  return lead.some((word) => errands.test(word)) ? named : rest.length === 0;
}

/** What comes first in a sentence and has to come first in the plant: `After approval, …`. */
export const clauseAsks = (clause: string): boolean =>
  /^(?:after|upon)$/u.test(wordsOf(clause)[0] ?? '') && phraseAsks(clause, true);

/** Words that forbid, or let something happen in one case alone. */
const forbids = /^(?:not|never|no|nobody|nothing|cannot|don't|mustn't|nicht|nie|kein\w*|only|nur|erst)$/u;
/** What the case is, before the noun. */
const save = /^(?:without|before|until|unless|after|with|if|when|once|upon|ohne|vor|nach|mit)$/u;
/** What a sentence of Korean forbids. */
const forbidden = /금지|불가|말\s?것|마십시오|마세요|마라|않는다|안\s?(?:됨|된다|됩니다)|못\s?한다/u;

/** `Do not open without approval`, `only after sign-off`, `승인 없이 실행 금지`: two denials are a demand. */
function forbidsWithout(words: readonly string[]): boolean {
  const text = words.join(' ');
  if (/(?:승인|결재|허가)(?:을|를|이)? ?(?:받지 ?않고|받기 ?전|없이|없으면|전에?는?)(?!\p{L})/u.test(text))
    return forbidden.test(text);
  return words.some((word, at) => {
    if (!isNoun(word) || !isName(word)) return false;
    const lead = words.slice(0, at);
    const from = lead.findLastIndex((each) => save.test(each));
    const isNear = from !== -1 && lead.slice(from + 1).every((each) => before.test(each) || isNoun(each));
    if (isNear && lead.slice(0, from).some((each) => forbids.test(each))) return true;
    // "Without approval do not open", and the languages in which that stands behind.
    const rest = words.slice(at + 1);
    const isWithout = (isNear && lead[from] === 'without') || rest[0] === 'without';
    return isWithout && rest.some((each) => forbids.test(each));
  });
}

/** `ask me first`, `ask before opening`, `wait for a person`, `human in the loop`. */
function asksPeople(words: readonly string[]): boolean {
  if (words.length > mostWords || words.some(isDenial)) return false;
  if (words.join(' ') === 'human in the loop') return true;
  const [verb = '', next = ''] = words;
  const isOneNeeded = words.every((word) => persons.test(word) || before.test(word) || needed.test(word));
  if (
    isOneNeeded &&
    words.some((word) => persons.test(word)) &&
    words.some((word) => /^(?:required|needed|mandatory)$/u.test(word))
  )
    return true;
  if (/^asks?$/u.test(verb) && /^(?:before|first)$/u.test(next)) return true;
  return (
    /^(?:asks?|waits?|needs?|requires?)$/u.test(verb) &&
    words.some((word) => persons.test(word)) &&
    words.slice(1).every((word) => persons.test(word) || before.test(word) || errands.test(word))
  );
}

/** `supervised`, `manual only`, `not automatic`, `never run this unattended`. */
function isByHand(words: readonly string[]): boolean {
  const [first = '', ...rest] = words;
  if (flags.test(first)) return rest.every((word) => /^(?:only|step|mode|operation|release)$/u.test(word));
  const forbidden =
    words.length <= mostWords && /^(?:not|never|no)$/u.test(first === 'do' ? (rest[0] ?? '') : first);
  return forbidden && rest.some((word) => byItself.test(word));
}

/** Nothing but the noun and words that may stand around it. */
const isPhrase = (words: readonly string[], more: RegExp): boolean =>
  words.every(
    (word) => isNoun(word) || before.test(word) || demands.test(word) || needed.test(word) || more.test(word),
  );

/** Whether it names a yes, and does not tell somebody to say it: "confirm the level" is what a step does. */
const isName = (word = ''): boolean => !/^(?:confirm|approve|authori[sz]e)$/u.test(word);

function isNoun(word: string): boolean {
  if (koreanNoun.test(word)) return true;
  return nouns.some((noun) =>
    noun.length < 8 ? noun === word : word.length >= 7 && editDistance(word, noun, 2) <= 1,
  );
}

const isDenial = (word: string): boolean => denials.test(word);

/**
 * In small letters, without marks; `sign-off`, `sign_off` and `signOff` are one word, and `사전승인필요` is
 * three.
 */
const wordsOf = (text: string, beside = ''): readonly string[] =>
  inKnownWords(inOneCase(text), inOneCase(beside))
    .replaceAll(/sign(?:ed)?[\s_-]*offs?\b/gu, 'signoff')
    .replaceAll(/\bgo[\s_-]*ahead\b/gu, 'goahead')
    .replaceAll(/(승인|결재|허가|허락|확인|서명|컨펌)(?=필요|필수|요망|요함|요$|대기|여부|하에)/gu, '$1 ')
    .replaceAll(/(사전|최종|수동|관리자|담당자|책임자|운전원|작업자|작업)(?=승인|결재|허가|확인)/gu, '$1 ')
    .replaceAll(/[_\-*`"“”‘’()[\]<>?,.;]+/gu, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '');

const inOneCase = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u200b-\u200f\ufeff\u00ad]/gu, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
