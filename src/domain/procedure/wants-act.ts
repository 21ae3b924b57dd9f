/**
 * What a clause begins with when it tells somebody to act on the world, each with what has to follow where the word
 * alone may as well mean a text.
 */
const english: readonly RegExp[] = [
  /(?:open|close|shut|lock|unlock|toggle)(?!-|\s+(?:questions?|issues?|points?|with)\b)\b/iu,
  /(?:de-?)?(?:activate|energi[sz]e|pressuri[sz]e)\s+\S/iu,
  /(?:trigger|enable|disable|reset|arm|disarm|start|stop|halt|purge|flush|vent|drain|isolate|bypass)\s+(?:the|all|both|every|each)\s+(?!(?:same|event|procedure|question|day|sentence|answer|list|summary|text|words?)\b)[a-z]/iu,
  /(?:increase|decrease|raise|lower|reduce|adjust|ramp)\s+(?:[\w']+\s+){0,5}?(?:to|by)\s+[\d$]/iu,
  /(?:get|fetch|query|read|measure|sample|poll)\s+(?:the\s+|its\s+)?(?:current\s+|actual\s+)?(?:temperature|pressure|level|flow|speed|humidity|voltage|position|status)\b(?!\s+(?:in|from|of)\s+the\s+(?:event|payload|message|report|text)\b)/iu,
  /(?:call|use|run|invoke)\s+(?:the\s+(?:tool\s+)?)?[a-z]+_[a-z_]+\b/iu,
  /(?:set|drive|pull)\s+(?:the|a|an|all|both|gpio|pins?|outputs?|relays?|valves?|it|[a-z]+\s+(?:to|high|low|on|off))\b/iu,
  /(?:turn|switch|power)\s+(?:[\w#]+\s+){0,6}?(?:on|off)\b/iu,
  /(?:start|stop|restart)\s+(?:the\s+|all\s+)?(?:[a-z]+\s+)?(?:pumps?|motors?|fans?|heaters?|machines?|brokers?|servers?|boards?|conveyors?|compressors?|agitators?|mixers?|burners?|services?|procedure)\b/iu,
  /(?:publish|send|post|e-?mail|notify|alert|page)\s+(?!(?:is|was|are|has|means)\b)\S/iu,
  /(?:write|record|log|save|store|append)\b[^.;\n]{0,80}?\b(?:pins?|gpio|files?|logs?|registers?|topics?|databases?|memory|disk|[01]\s+to|(?:to|into|as|under)\s+[a-z]+_[a-z_]+)\b/iu,
  /(?:record|log|save|store)\s+(?:the|its|all|every|both)\s+\S/iu,
  /(?:read|sample|measure|poll)\s+(?:[\w']+\s+){0,4}?(?:gpio|pins?|sensors?|switch(?:es)?|registers?|thermometers?|files?|boards?|inputs?)\b/iu,
  /(?:delete|download|upload|fetch|reboot)\s+\S/iu,
  /(?:run|execute)\s+(?:the\s+|a\s+)?(?:commands?|scripts?|shell|procedure)\b/iu,
];
/** Behind these words one deed follows another. */
const deedFollows = /^(?:and|then|please|now|first|next|finally|immediately)$/iu;

/** Where a clause may begin: the begin of the text, behind a sign, or where one deed follows another. */
function clauseBegins(text: string): readonly number[] {
  const begins: number[] = [];
  let isNext = true;
  for (const { 0: token, index } of text.matchAll(/[.:;,—–\n]|[^\s.:;,—–]+/gu)) {
    const isSign = /^[.:;,—–\n]$/u.test(token);
    if (isNext && !isSign) begins.push(index);
    isNext = isSign || deedFollows.test(token);
  }
  return begins;
}

/** Forms that tell or report a deed; what is asked or forbidden has others. */
const done = String.raw`(?:는다|ㄴ다|습니다|ㅂ니다|기|고|으십시오|으세요|아라|어라|음)`;
const korean: readonly RegExp[] = [
  /(?:밸브|문|댐퍼|게이트|수문|셔터|벤트|차단기)(?: ?\d{1,3})?(?:을|를)?(?: 모두| 완전히)? ?(?:연다|엽니다|열기|여십시오|여세요|열어라|열고|닫|잠그|잠근|잠급)(?!지\s|힌|혀|혔|힘)/u,
  new RegExp(String.raw`닫${done}`, 'u'),
  /(?<!\p{L})(?:켠다|켭니다|켜기|켜십시오|켜세요|켜고|끈다|끕니다|끄기|끄십시오|끄세요|끄고)(?!\p{L})/u,
  /(?:보낸다|보냅니다|보내기|보내십시오|보내세요|보내고|전송한다|전송합니다|전송하|발송|게시한다|게시합니다|발행한다|발행합니다)/u,
  /(?:기록|저장)(?:한다|합니다|하기|하십시오|하세요|하고|해\s?둔다|$)/mu,
  /(?:핀|GPIO|출력|릴레이|보드)[^.;\n]{0,80}?(?:설정한다|설정합니다|설정하|으로\s*한다|로\s*한다|로\s*합니다|쓴다|씁니다|쓰기|바꾼다|바꿉니다|내린다|올린다)/iu,
  /(?:핀|GPIO|센서|스위치|입력|파일)[^.;\n]{0,80}?(?:읽는다|읽습니다|읽기|읽으십시오|읽고)/iu,
  /(?:핀|GPIO|출력|릴레이)[^.;\n]{0,80}?(?:으로|로)\s*설정\s*$/imu,
  /(?:펌프|모터|팬|히터|버너|컨베이어|압축기|컴프레서|교반기|설비|기계|장비|라인|시스템|서비스|경보|사이렌|부저|경광등|밸브|차단기|전원|급수|공급)(?: ?\d{1,3})?(?:을|를)?\s*(?:모두\s*|완전히\s*|즉시\s*|비상\s*)?(?:정지|중지|가동|기동|작동|재시작|재기동|차단|개방|폐쇄|리셋|초기화|해제)(?:한다|합니다|하기|하십시오|하세요|하고|시킨다|시킵니다|시키|해\s?(?:주|라)|$)/imu,
  /(?:을|를)\s*(?:모두\s*|즉시\s*)?(?:멈춘다|멈춥니다|멈추기|멈추십시오|멈추세요|멈추고|세운다|세웁니다|울린다|울립니다|울리기|울리십시오|잠근다|잠급니다)/u,
  /(?:을|를)\s*(?:모두\s*|즉시\s*)?(?:열어|닫아|잠가|켜|꺼|보내|멈춰|세워|울려|돌려|올려|내려|바꿔|눌러|기록해|저장해|설정해|전송해|정지해|가동해|작동해|차단해)\s?(?:주|줘|준|줍|라)/u,
  /(?:에게|께|한테)\s*(?:알림|알린다|알립니다|알리기|알리십시오|알리고|통보)/u,
];
const koreanUndone = /않|마십시오|마세요|말\s*것|금지/u;

/**
 * The words by which a text tells somebody to act on the world, where it clearly does; null: it can be answered in
 * words.
 */
export function wantsAct(text: string): string | null {
  for (const index of clauseBegins(text)) {
    const rest = text.slice(index);
    if (english.some((pattern) => new RegExp(`^(?:${pattern.source})`, pattern.flags).test(rest)))
      return wordsOf(rest);
  }
  for (const sentence of text.split(/[.;\n]/u)) {
    if (koreanUndone.test(sentence)) continue;
    for (const pattern of korean) {
      const match = pattern.exec(sentence);
      if (match !== null) return wordsOf(sentence.slice(match.index));
    }
  }
  return null;
}

const mostWords = 4;
/** The first words of a clause. */
const wordsOf = (text: string): string =>
  (/^[^.;:,—–\n]+/u.exec(text.trim())?.[0] ?? '').split(/\s+/u).slice(0, mostWords).join(' ').trim();
