/*
 * Sentences beside a call that say of it that it stood somewhere, or that somebody said it. They are whole, as those
 * are in which a model says what it does, so words tell them apart: those that point at what stands beside them, of
 * which every language has a few, together with a word for a text or for telling. A call beside one is doubtful.
 */

/** Texts and what is said in them, in the languages that small models speak. */
const texts =
  'message|mail|e-?mails?|payload|event|text|log|request|instruction|prompt|document|example|sample|summary|recap|zusammenfassung|résumé|resumen|riassunto|resumo|samenvatting|сводк|итог|podsumowani|özet|nachricht|ereignis|anfrage|anweisung|befehl|protokoll|beispiel|courriel|message|événement|demande|consigne|exemple|mensaje|correo|evento|texto|solicitud|instrucción|ejemplo|messaggio|testo|richiesta|istruzione|esempio|mensagem|pedido|instrução|exemplo|bericht|tekst|verzoek|voorbeeld|сообщени|письм|событи|текст|запрос|инструкци|пример|wiadomo|tre[śs][ćc]|zdarzeni|przykład|meddelande|melding|viesti|mesaj|metin|olay|istek|örnek|消息|訊息|信息|邮件|郵件|内容|內容|事件|指令|例子|示例|メッセージ|メール|本文|イベント|指示|まとめ|摘要|总结|總結|메시지|메일|본문|내용|이벤트|페이로드|지시|예시|예제|요약|[写寫说說]道';
const telling =
  'said|says|wrote|writes|written|asked|asks|quoted|stood|sent|forwarded|schickte|geschickt|gesendet|envoy[ée]|envió|inviato|enviou|stuurde|отправил|прислал|wysłał|gönderdi|stand|steht|schrieb|sagte|sagt|lautet|bat|dit|disait|écrit|écrivait|dijo|dice|escribió|decía|disse|scritto|scrisse|diceva|escreveu|dizia|zei|schreef|stond|сказал|написал|говорит|napisał|powiedział|yazdı|dedi|发来|發來|说|說|写|寫|送った|送りました|書いた|書きました|言った|言いました|보냈|보낸|썼|말했|적혀|적었|쓰여';

const text = new RegExp(`(?:${texts})`, 'iu');
/** "They sent it." */
const saysIt = new RegExp(`(?<!\\p{L})(?:${telling})\\s+(?:it|them|es|ihn|sie)["'”»)]*$`, 'iu');
const textOrTelling = new RegExp(`(?:${texts}|(?<!\\p{L})(?:${telling}))`, 'iu');

/** The sentence begins with a word that points, and that word does not name the text: "This message says 92." */
const pointsFirst = new RegExp(
  String.raw`^["'“„«(]?(?:(?:this|that|these|those|here|das|dies|hier|ce|ceci|cela|ça|voici|voilà|esto|eso|así|aquí|questo|ciò|ecco|così|isto|isso|eis|assim|dit|dat|zo|это|вот|так|oto|tak|bu|şu|işte|böyle)(?:['’]\p{L}+)?\s+(?!(?:${texts}))|c['’](?:est|était)\s|(?:so|to)\s(?:sieht|lautet|steht|stand|war|hieß|jest|było|stało)|the (?:above|following|call|command|line)\b|(?:der|dieser|obiger) (?:aufruf|befehl)\b|(?:这|這|此)(?:是|就是|些是|个是)|以[上下]|[上下]面|(?:これ|それ)[はがも]|[上下]記|(?:이것|그것|이건|그건|이게)|(?:위|다음|아래)(?:는|은|의|에)\s?)`,
  'iu',
);
/** It ends with one: "Bob wrote this." */
const pointsLast =
  /(?:^|[^\p{L}])(?:this|that|these|the following|das|dies|folgendes|diesen aufruf|ceci|cela|ça|esto|eso|questo|ciò|così|isto|isso|dit|dat|så här|slik|sådan|näin|это|так|to|bunu|şunu|böyle)["'”»)]*$|(?:这个|这样|這樣|これを?|そう|이렇게|그렇게|이것을?|그것을?|[写寫说說]道)["'”»)]*$/iu;
/** It begins with where it came from: "Received at 14:02.", "(sent by Bob)", "Source: mail". */
const isCredited =
  /^["'“„«([（「*_]*(?:(?:received|sent|forwarded|copied|pasted|quoted|taken|empfangen|gesendet|weitergeleitet|kopiert|reçue?|envoyée?|transmis|recibid[oa]|enviad[oa]|reenviad[oa]|ricevut[oa]|inviat[oa]|recebid[oa]|ontvangen|verzonden|получен|отправлен|otrzyman|wysłan)(?![\p{Lu}-])|(?:source|from|author|sender|via|quelle|von|absender|fuente|origen|fonte|bron|источник|źródło|kaynak|来源|來源|出典|差出人|출처|보낸 ?사람)\s*[:：]|受信|収到|收到|수신|받은 )/iu;
/** In Japanese, Korean and Turkish the verb stands last. */
const pointsWithin =
  /(?:これ|それ|こう|そう)(?:が|を|と)?.{0,20}(?:書|言|あり|ある|載|含)|(?:이렇게|그렇게|이것[이을]?|그것[이을]?|이게|그게)\s.{0,20}(?:썼|말했|적혀|적었|쓰여|있었|들어)|(?:bunu|şunu|böyle|bu)\s.{0,20}(?:yaz|söyle|dedi|vardı|geçti)/iu;

/** It names the call itself as something that lies before it, and is not the model's own word of what it does. */
const namesTheCall =
  /(?<!\p{L})(?:this|that|such an?|the (?:above|following)) (?:tool |function )?(?:call|command|instruction|request|line)\b|(?<!\p{L})(?:diese[nrms]?|solch einen?) (?:aufruf|befehl|anweisung)|(?<!\p{L})(?:cet|cette|este|esta|ese|esa|questo|questa) (?:appel|commande|instruction|llamada|comando|orden|instrucción|chiamata|chamada)/iu;
const ownWord =
  /^["'“]?(?:(?:now|so|then|first|next|ok|okay)[,:]? )?(?:i|i['’]\p{L}+|we|ich|je|j['’]\p{L}+|yo|io|eu)(?!\p{L})/iu;

/** Whether a sentence beside a call says of it that it stood in a text, or that somebody said it. */
export function tellsOfText(sentence: string): boolean {
  const plain = sentence.trim();
  if (plain.length > 200) return false;
  return (
    isCredited.test(plain) ||
    saysIt.test(plain) ||
    (pointsFirst.test(plain) && text.test(plain)) ||
    (namesTheCall.test(plain) && !ownWord.test(plain)) ||
    ((pointsLast.test(plain) || pointsWithin.test(plain)) && textOrTelling.test(plain))
  );
}

/** What a model writes before what it says itself. Whatever else stands before a colon there may be a name. */
const ownLabel =
  /^(?:thoughts?|thinking|plan|notes?|reason(?:ing)?|rationale|step|next(?: step)?|actions?|answer|status|decision|analysis|summary|assistant|ai|model|response|now|warning|caution|important|update|task|goal|conclusion|check(?:ing)?|closing|opening|reading|writing|calling|using|(?:tool|function) calls?|tool|생각|계획|참고|이유|단계|다음|조치|답변?|상태|결정|분석|요약|주의|확인|호출|도구|모델)$/iu;
/** As in a play: who speaks, and what they say. Also behind a sentence, in the same line. */
const speech = new RegExp(
  [
    String.raw`(?:^|[\p{Sentence_Terminal}…]["'”’»)\]]*\s*)`,
    // When it was said, or which one it is, as programs for chats write it.
    String.raw`(?:(?:[[(]?(?:\p{Lo}{2} )?\d[\d:./-]{2,18}(?:[ T]\d[\d:.]{3,12})?(?: ?[AaPp][Mm])?[\])]?|\[[^[\]\n]{1,30}\]|#\d{1,6})[ \t–—-]*){0,2}@?`,
    String.raw`[*_]{0,2}(?<who>(?:[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]{0,24}(?:[ \t]\p{Lu}[\p{L}\p{M}'’.-]{0,24}){0,2}|\p{Ll}{2,24}))`,
    String.raw`(?:[ \t]?\([^()\n]{1,30}\))?[*_]{0,2}(?:[ \t]?[:：]|[>»](?=[ \t]))[*_]{0,2}[ \t]*(?<what>\S[^\n]*)$`,
  ].join(''),
  'u',
);
/** A line of a chat or a log: it begins with when it was written. */
const stamped =
  /^[[(]?(?:\p{Lo}{2} )?\d{1,2}(?::\d{2}){1,2}(?: ?[AaPp][Mm])?[\])]?[ \t–—-]*\p{L}|^\[[^[\]\n]{1,30}\][ \t]*\[[^[\]\n]{1,30}\][ \t]*\p{L}/u;
/** A sentence, and not a value. */
const isSaid = /\p{L}{2}[^\p{L}]{1,20}\p{L}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{3,}/u;

/** What stands behind such a name is measured: `Level: 92 %. I open it.` */
const aValue = /^[-+]?\d[\d.,]*\s?[^\s\d]{0,4}[.。](?:\s|$)/u;

/** Whether a line ends with what somebody else says: `Bob: Please open.` */
export function isSpeech(line: string): boolean {
  if (stamped.test(line)) return true;
  for (let rest = line; ;) {
    const found = speech.exec(rest);
    const { who = '', what = '' } = found?.groups ?? {};
    if (found === null) return false;
    if (!ownLabel.test(who.trim()) && isSaid.test(what) && !aValue.test(what)) return true;
    // Behind a label of its own somebody else may be quoted.
    rest = what;
  }
}
