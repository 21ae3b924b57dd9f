/**
 * The words of a sentence beside a call that make it doubtful. One row a language, with what each language has few of:
 * words that deny, set conditions, weaken, call something an example, point to what follows, or wait for a yes. Patterns
 * without capital letters; of languages that part their words with blanks they are whole words.
 */
interface DoubtWords {
  readonly language: string;
  readonly denies: string;
  /** At the beginning of a sentence, or before the person it speaks to. */
  readonly supposes: string;
  readonly weakens: string;
  readonly example: string;
  readonly follows: string;
  /** It needs, or waits for … */
  readonly needs: string;
  /** … a yes. */
  readonly yes: string;
  /** Words are not parted by blanks, or endings make them. */
  readonly isPlain?: true;
}

const rows: readonly DoubtWords[] = [
  {
    language: 'English',
    denies: String.raw`not|never|cannot|instead of|avoid\w*|refus\w+|forbidden|without executing|\w+n['’]t`,
    supposes: 'if|suppose|supposing|assuming|imagine|once you|when you|in case',
    weakens:
      'would|might|shall i|may i|should i|(?:you|one) (?:can|could|may|should|need to|have to|must)(?! see)',
    example:
      'examples?|e\\.g|for instance|samples?|illustrat\\w+|looks? like|demo(?:nstration)?|hypothetical\\w*',
    follows: 'the following|as follows',
    needs: 'need|needs|require|requires|required|await\\w*|wait\\w*|pending|ask\\w* for|request\\w*',
    yes: 'approval|permission|confirmation|consent|go-ahead|authori[sz]ation',
  },
  {
    language: 'German',
    denies: 'nicht|nie|niemals|kein\\w*|ohne auszuführen|verboten|statt(?:dessen)?',
    supposes: 'wenn|falls|sobald|angenommen|sofern',
    weakens: 'würde\\w*|wäre\\w*|könnte\\w*|sollte\\w*|dürfte\\w*|(?:man|du|sie) (?:kann|kannst|können)',
    example: 'beispiel\\w*|z\\. ?b|zum beispiel|muster',
    follows: 'folgende\\w*|wie folgt',
    needs: 'brauche|benötige|warte\\w*|bitte um|erforderlich|nötig',
    yes: 'bestätigung|zustimmung|genehmigung|freigabe|erlaubnis',
  },
  {
    language: 'French',
    denies: "ne|jamais|pas|aucun\\w*|n['’]\\p{L}+|sans exécuter|interdit\\w*",
    supposes: "si|s['’]ils?|supposons|dès que vous|quand vous",
    weakens: 'serai(?:t|ent)|pourrai\\w*|devrai(?:t|s)|ferai(?:t|s)|vous pouvez|on peut',
    example: 'exemples?|p\\. ?ex',
    follows: 'suivante?s?|ce qui suit|ci-dessous',
    needs: "besoin|attends|attente|demande|nécessaire|j['’]attends",
    yes: 'confirmation|autorisation|approbation|accord|permission',
  },
  {
    language: 'Spanish',
    denies:
      'no (?:voy|debo|debe|se|lo|la|es|era|puedo|puede|quiero|haré|hago|he|ha|ejecut\\w+|abr\\w+|cierr\\w+|hay que)|nunca|jamás|ningun\\w*|sin ejecutar|prohibid\\w+',
    supposes: 'si|supongamos|en caso de|cuando usted',
    weakens: 'sería\\w*|podría\\w*|debería\\w*|haría\\w*|puedes|puede usted|se puede',
    example: 'ejemplos?|p\\. ?ej',
    follows: '(?:lo|el|la|los|las) siguientes?|siguiente|a continuación',
    needs: 'necesito|espero|esperando|requiere|pido',
    yes: 'confirmación|aprobación|permiso|autorización|consentimiento',
  },
  {
    language: 'Italian',
    denies: 'non|mai|nessun\\w*|senza eseguire|vietat\\w+',
    supposes: 'se (?:vuoi|vuole|lei|tu|il|lo|non|approvi)|supponiamo|qualora|nel caso',
    weakens: 'sarebbe\\w*|potre\\w+|dovre\\w+|farei|puoi|si può',
    example: 'esemp[io]\\w*',
    follows: 'seguent[ei]|quanto segue|come segue',
    needs: 'bisogno|attendo|aspetto|attesa|chiedo|serve',
    yes: 'conferma|approvazione|permesso|autorizzazione|consenso',
  },
  {
    language: 'Portuguese',
    denies: 'não|nunca|jamais|nenhum\\w*|sem executar|proibid\\w+',
    supposes: 'se (?:você|quiser|o|a|não)|caso|suponha\\w*|quando você',
    weakens: 'seria\\w*|poderia\\w*|deveria\\w*|faria\\w*|você pode|pode-se',
    example: 'exemplos?',
    follows: 'seguintes?|a seguir',
    needs: 'preciso|aguardo|aguardando|espero|peço|necess[aá]ri\\w+',
    yes: 'confirmação|aprovação|permissão|autorização|consentimento',
  },
  {
    language: 'Dutch',
    denies: 'niet|nooit|geen|zonder uit te voeren|verboden',
    supposes: 'als (?:u|je|jij|het)|indien|stel dat|zodra u',
    weakens: 'zou\\w*|kunt u|je kunt|men kan',
    example: 'voorbeeld\\w*|bijv',
    follows: 'volgende|als volgt',
    needs: 'nodig|wacht\\w*|vraag',
    yes: 'bevestiging|toestemming|goedkeuring|akkoord',
  },
  {
    language: 'Scandinavian and Finnish',
    denies: 'inte|aldrig|ikke|aldri|ingen|älä|en (?:aio|voi|suorita|tee)|ei (?:saa|pidä|ole)',
    supposes: '(?:om|jos|hvis) (?:du|ni|man|sinä|haluat|de)|hvis',
    weakens: 'skulle|ville|kunne|kunde|voisi\\w*',
    example: 'exempel\\w*|eksempe\\w+|esimerk\\w+',
    follows: 'följande|følgende|seuraava\\w*',
    needs: 'behöver|väntar|trenger|venter|brug for|tarvitsen|odotan',
    yes: 'bekräftelse|godkännande|tillstånd|bekreftelse|bekræftelse|godkjenning|godkendelse|vahvistus\\w*|luva\\w*',
  },
  {
    language: 'Polish and Czech',
    denies: 'nie|nigdy|nikdy|není|nebudu|nesmím|nelze|neprovedu|zabronion\\w+',
    supposes: 'jeśli|jeżeli|gdyby|pokud|kdyby',
    weakens: 'byłoby|mógłby|powin\\w+|mohl\\w+ by|bych',
    example: 'przykład\\p{L}*|příklad\\p{L}*',
    follows: 'następując\\p{L}*|následujíc\\p{L}*',
    needs: 'potrzebuję|czekam|wymaga\\p{L}*|potřebuji|čekám',
    yes: 'potwierdzeni\\p{L}*|zgod\\p{L}*|potvrzení|souhlas\\p{L}*',
  },
  {
    language: 'Russian and Ukrainian',
    denies: 'не|нет|ни|никогда|ніколи|нельзя|запрещ\\p{L}+',
    supposes: 'если|якщо|допустим|предположим',
    weakens: 'бы|б|можете|можно|следует|могли',
    example: 'пример\\p{L}*|приклад\\p{L}*|например',
    follows: 'следующ\\p{L}+|наступн\\p{L}+',
    needs: 'нужн\\p{L}+|жду|ожида\\p{L}+|требу\\p{L}+|прошу|потріб\\p{L}+',
    yes: 'подтвержд\\p{L}+|разрешени\\p{L}+|одобрени\\p{L}+|согласи\\p{L}+|підтвердж\\p{L}+',
  },
  {
    language: 'Turkish',
    denies: 'değil|asla|hayır|yok|\\p{L}{2,}(?:mayacağ|meyeceğ|mıyor|miyor|muyor|müyor)\\p{L}*',
    supposes: 'eğer|şayet|diyelim',
    weakens: 'olabilir\\p{L}*|\\p{L}+(?:abilir|ebilir)siniz',
    example: 'örnek\\p{L}*|örneğin',
    follows: 'aşağıdaki\\p{L}*|şu şekilde',
    needs: 'gerek\\p{L}*|bekliyor\\p{L}*|ihtiya\\p{L}+',
    yes: 'onay\\p{L}*|izin|izni\\p{L}*',
  },
  {
    language: 'Vietnamese, Indonesian',
    denies: 'không|chưa|đừng|tidak|jangan|bukan|belum',
    supposes: 'nếu|giả sử|jika|kalau',
    weakens: 'có thể|sẽ là|bisa|dapat|mungkin',
    example: 'ví dụ|contoh\\w*',
    follows: 'sau đây|như sau|berikut\\w*',
    needs: 'cần|chờ|đợi|perlu|menunggu',
    yes: 'xác nhận|cho phép|phê duyệt|konfirmasi|persetujuan|izin',
  },
  {
    language: 'Chinese',
    denies: '不(?![过過断斷仅僅同但久])|没|沒|别(?!的)|勿|禁止|拒绝|拒絕|切勿',
    supposes: '如果|假如|假设|假設|若',
    weakens: '可能|也许|也許|或许|您可以|你可以|应该可以',
    example: '示例|例子|例如|范例|範例|举例|舉例',
    follows: '如下|以下|下面|下列',
    needs: '需要|等待|请求|請求|等您|待',
    yes: '确认|確認|批准|许可|許可|同意|授权|授權',
    isPlain: true,
  },
  {
    language: 'Japanese',
    denies: 'ない(?=$|[。！!、で])|ません|ずに|せず|禁止|拒否|べからず',
    supposes: 'もし|仮に',
    weakens: 'かもしれ|でしょうか|だろう|できます(?=$|[。])',
    example: '例えば|たとえば|例です|例を|の例|一例|サンプル',
    follows: '次の(?=よう|呼|コマンド|通り)|以下|下記',
    needs: '必要|待ち|待って|お願い|求め',
    yes: '承認|許可|確認|同意',
    isPlain: true,
  },
  {
    language: 'Korean',
    denies: '않|못\\s?(?:하|합|해)|안\\s(?:됩|돼|하|합|할)|말아|마세요|마십시오|금지|아닙니다|아니|거부',
    supposes: '만약|만일|가령',
    weakens: '수도 있|것 같|하실 수|할까요|일 수',
    example: '예시|예제|예를 들|예입니다|예로',
    follows: '다음(?:을|과 같|의 호출|의 명령)|아래(?:를|와 같|의 호출|의 명령)',
    needs: '필요|기다|요청|부탁|받아야',
    yes: '승인|허가|허락|확인|동의',
    isPlain: true,
  },
  {
    language: 'Arabic, Hebrew, Hindi, Thai',
    denies: '(?<!\\p{L})(?:لا|لن|لم|ليس|ليست|לא|אל|אין)(?!\\p{L})|नहीं|मत |ไม่|อย่า',
    supposes: 'إذا|لو |אם |अगर|यदि|ถ้า|หาก',
    weakens: 'يمكنك|ربما|אפשר|सकते|อาจ',
    example: 'مثال|דוגמ|उदाहरण|ตัวอย่าง',
    follows: 'التالي|ما يلي|הבא|निम्न|ต่อไปนี้',
    needs: 'أحتاج|أنتظر|צריך|ממתין|चाहिए|รอ|ต้องการ',
    yes: 'موافق|تأكيد|אישור|पुष्टि|अनुमति|ยืนยัน|อนุมัติ',
    isPlain: true,
  },
];

const anyOf = (kind: Exclude<keyof DoubtWords, 'language' | 'isPlain'>, before = ''): RegExp =>
  new RegExp(
    rows
      .map((row) =>
        row.isPlain === true
          ? `(?:${row[kind]})`
          : `(?<![\\p{L}\\p{N}])${before}(?:${row[kind]})(?![\\p{L}\\p{N}])`,
      )
      .join('|'),
    'iu',
  );

const denies = anyOf('denies');
const supposes = anyOf('supposes', '(?<=^["\'“„«(]?)');
const weakens = anyOf('weakens');
const example = anyOf('example');
const follows = anyOf('follows');
const needs = anyOf('needs');
const yes = anyOf('yes');
/** Who sees a trick in what stands there does not ask for it. */
const warns =
  /(?:injection|suspicious|malicious|phishing|manipulat\w+|untrusted|verdächtig|bösartig|suspecte?|malveillant|sospech|malicios|sospett|suspeit|подозрит|вредонос|可疑|恶意|惡意|注入|不審|悪意|의심|악의|주입|ignor\w+)/iu;
/** It was said or done before. */
const isOver =
  /(?<!\p{L})(?:i(?:['’]ve| have)? already|(?:cancel|scratch) that|oops|(?:my|a) mistake|that (?:is|was) wrong)(?!\p{L})/iu;

/** Why a sentence beside a call does not ask for it. */
export const isDoubtful = (sentence: string): boolean =>
  [denies, supposes, weakens, example, warns, isOver].some((words) => words.test(sentence)) ||
  (needs.test(sentence) && yes.test(sentence));

/** It only points to what stands below it. */
export const pointsToWhatFollows = (sentence: string): boolean => follows.test(sentence);
