/** What the words of a step say of one level: of which pin, where they name one. */
export interface SaidLevel {
  readonly pin: number | null;
  readonly level: 0 | 1;
  /** As it is written. */
  readonly word: string;
}

export interface SaidOfPins {
  readonly pins: ReadonlySet<number>;
  readonly levels: readonly SaidLevel[];
}

/** Words of what is forbidden, or depends: who looks for a mistake there finds too many. */
const unsure =
  /\b(?:not|never|no longer|without|avoid|unless|instead of|don['’]t|cannot|can['’]t)\b|않|말고|마십시오|마세요|마라|금지|대신|아니라|아닌/iu;
/** What stands behind these words in a clause is looked at, and is not done. */
const asksAbout =
  /\b(?:if|when|whenever|while|until|whether|once|after|before|as long as|check|verify|confirm|ensure|wait)\b[^.;,\n]{0,80}$/iu;
const koreanCondition = /^[^.;,\n]{0,80}?(?:이면|하면|되면|으면|라면|인지|는지|때|동안|까지|확인)/u;

const pinWord = String.raw`(?:gpio(?:\s*pins?)?|pins?|핀)(?:\s*(?:number|no\.?|번호))?`;
const pinNumbers = new RegExp(
  String.raw`(?<![\p{L}\d])${pinWord}[\s_#:=]{0,2}(\d{1,3})(?![\d.]*\d)(?! ?(?:V|mA|%|bar|°)(?![\p{L}]))((?: ?(?:,|and|&|\/|및|와|과|or) ?\d{1,3}(?![\d.]*\d)(?! ?번? ?(?:V|mA|%|bar|°|초|분|회)))*)`,
  'giu',
);
const koreanPin = /(?<![\d.])(\d{1,3}) ?번? ?(?:핀|GPIO)/giu;

const betweenPinAndLevel = String.raw`(?:[\s,:=→>\-]|\bto\b|\bis\b|\bgoes\b|\bbe\b|\bat\b|\bmust\b|\bshall\b|\bgo\b|\blevel\b|\bthe\b|\boutput\b|\blogic\b|\bvalue\b|\bdriven\b|\bpulled\b|\bset\b|번|을|를|은|는|이|가|의|에|값|출력|레벨|상태)*`;
const pinAndLevel = new RegExp(
  String.raw`(?<![\p{L}\d])${pinWord}[\s_#:=]{0,2}(\d{1,3})(?!\d)${betweenPinAndLevel}(HIGH|LOW|[01](?=\s*(?:으로|로|[.,;)\n]|$)))(?![\p{L}\d]*\s+(?:pressure|level|temperature|limit|speed|flow|alarm|side))(?![a-z\d])`,
  'giu',
);
/** What a clause plainly forbids; one that says when it is allowed does not. */
const forbidden =
  /\b(?:(?:do|must|may|shall|should) not|don['’]t|mustn['’]t|never|cannot)\s+(?:ever\s+)?(?:be\s+)?(?:set|drive|pull|write|put|turn|switch|bring|make|force)\b[^.;\n]{0,120}/giu;
const exceptWhere =
  /\b(?:unless|except|if|when|while|until|before|after|without|longer|more than|again|both|together|instead)\b/iu;
const koreanForbidden =
  /[^.;\n]{0,120}?(?:HIGH|LOW)(?:으로|로)?[^.;\n]{0,30}?(?:지 ?(?:마|말|않)|금지|안 ?(?:됩|된|돼))/giu;
const koreanExceptWhere = /(?:면|때|전에|후에|동안|까지|이상|없이|동시|대신)/u;
const pinThenOnOff = new RegExp(
  String.raw`(?<![\p{L}\d])${pinWord}[\s_#]{0,2}(\d{1,3})\s*[:=→]\s*(on|off)\b`,
  'giu',
);
const koreanPinAndLevel =
  /(?<![\d.])(\d{1,3}) ?번? ?(?:핀|GPIO)(?:을|를|은|는|이|가|의|에)?(?: ?(?:출력|값|레벨|상태))?(?:을|를|은|는)?[\s:=→]*(HIGH|LOW)(?![A-Za-z])/giu;
const verbAndLevel =
  /\b(?:set|sets|drive|drives|pull|pulls|write|writes|put|puts|make|bring|force|hold|turn|switch)\b(?:\s+(?:it|the|this|that|gpio|pin|output|line|relay|board|signal|level|to|a|logic|#?\d{1,3}))*\s+(high|low)\b(?!\s+(?:pressure|temperature|limit|speed|flow|alarm|side|point|priority))/giu;
const koreanLevel =
  /(?<![A-Za-z])(HIGH|LOW)(?: ?(?:으로|로|레벨로|상태로|출력)| ?(?:을|를) ?(?:쓰|써|씁|쓴|출력))|(?<!\d)([01]) ?(?:으로|로|을|를) ?(?:설정|출력|쓰|써|씁|쓴|바꾸|바꿉|바꾼|내보)/giu;
const writtenLevel =
  /\b(?:write|writes|send|sends|output|outputs)\s+(?:a\s+|the\s+value\s+)?([01])\s+(?:to|on)\b|\b(?:value|level)\s*[=:]\s*([01])(?!\d|\.\d)/giu;
const levelWord = /\b(HIGH|LOW)\b/gu;

const turnedOn = /\b(?:turn|turns|switch|switches|power|powers)\s+(?:[\w#]+\s+){0,5}?(on|off)\b/giu;
const energised = /\b((?:de-?)?energi[sz]es?)\b/giu;
const koreanOn =
  /(?<!\p{L})(켠다|켭니다|켜기|켜십시오|켜세요|켜라|켜고|켜 ?준다|켬|끈다|끕니다|끄기|끄십시오|끄세요|꺼라|끄고|끔)(?!\p{L})/gu;

const opening =
  /(?:^|[.;:,—–] ?|\n|\b(?:then|and|to) )(open|opens|close|closes|shut|shuts)\b(?!-|\s+(?:loop|circuit|question|issue|to|the (?:ticket|report|case)))/giu;
const koreanOpening =
  /(?:밸브|문|댐퍼|게이트|수문|셔터|벤트)(?: ?\d{1,3})?(?:을|를)?(?: 모두| 완전히)? ?(연다|엽니다|열기|여십시오|여세요|열어라|열고|닫는다|닫습니다|닫기|닫으십시오|닫으세요|닫아라|닫고|잠근다|잠급니다|잠그기)/gu;

const high = /^(?:high|1|on$|open|energ|켜|켠|켭|켬|연|엽|열|여)/iu;
const levelOf = (word: string): 0 | 1 => (high.test(word) ? 1 : 0);

/** Levels of pins that a text plainly forbids. */
export function forbiddenOfPins(text: string): readonly SaidLevel[] {
  const clauses = [
    ...[...text.matchAll(forbidden)].map(([clause]) => clause).filter((clause) => !exceptWhere.test(clause)),
    ...[...text.matchAll(koreanForbidden)]
      .map(([clause]) => clause)
      .filter((clause) => !koreanExceptWhere.test(clause)),
  ];
  return clauses.flatMap((clause) =>
    [pinAndLevel, koreanPinAndLevel].flatMap((pattern) =>
      [...clause.matchAll(pattern)].map(([, pin, word = '']) => ({
        pin: Number(pin),
        level: levelOf(word),
        word,
      })),
    ),
  );
}

/** The text without what could be read as said and is asked, and whether it is done there. */
function* found(text: string, pattern: RegExp): Generator<RegExpMatchArray> {
  for (const match of text.matchAll(pattern)) {
    const { index } = match;
    const rest = text.slice(index + match[0].length);
    if (!asksAbout.test(text.slice(0, index)) && !koreanCondition.test(rest)) yield match;
  }
}

/**
 * Which pins a text names, and which levels it clearly says to set: a level named with its pin, a level alone,
 * on or off, and where none of these is said, whether something is opened or closed. What is asked, forbidden or
 * said both ways says nothing.
 */
export function saidOfPins(text: string): SaidOfPins {
  const pins = new Set<number>();
  for (const [, first = '', more = ''] of text.matchAll(pinNumbers))
    for (const [number] of `${first} ${more}`.matchAll(/\d+/gu)) pins.add(Number(number));
  for (const [, number] of text.matchAll(koreanPin)) pins.add(Number(number));
  return { pins, levels: unsure.test(text) ? [] : levelsIn(text) };
}

function levelsIn(text: string): readonly SaidLevel[] {
  const said: SaidLevel[] = [];
  const add = (word: string | undefined, pin: number | null = null): void => {
    if (word !== undefined) said.push({ pin, level: levelOf(word), word });
  };
  for (const pattern of [pinAndLevel, pinThenOnOff, koreanPinAndLevel])
    for (const [, pin, word] of found(text, pattern)) add(word, Number(pin));
  for (const [, word] of found(text, verbAndLevel)) add(word);
  for (const [, word, digit] of found(text, writtenLevel)) add(word ?? digit);
  for (const [, word, digit] of found(text, koreanLevel)) add(word ?? digit);
  if (said.length > 0) {
    // Where both levels are explained, the one that is meant cannot be told.
    const named = [...found(text, levelWord)].map(([word]) => levelOf(word));
    return named.every((level) => said.some((one) => one.level === level)) ? said : [];
  }
  for (const [, word] of found(text, turnedOn)) add(word);
  for (const [, word] of found(text, energised)) add(word);
  for (const [, word] of found(text, koreanOn)) add(word);
  if (said.length > 0) return said;
  // A text that speaks of levels at all says by which of them something opens.
  if (/\b(?:HIGH|LOW)\b|\b(?:level|value)\s*[01]\b|normally/u.test(text)) return [];
  for (const [, word] of found(text, opening)) add(word);
  for (const [, word] of found(text, koreanOpening)) add(word);
  return said;
}
