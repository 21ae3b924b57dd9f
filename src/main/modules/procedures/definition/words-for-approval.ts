/*
 * What people write about approvals, in the words of one language: the rules of asks-for-approval.ts are written for
 * English, and each row turns what another language, or a trade, says into it. A language is a row, not a rule.
 */

import { madeOnce } from '../../../../shared/made-once';

interface Words {
  readonly language: string;
  /** A person's yes, and who gives it. */
  readonly approval: string;
  readonly confirm?: string;
  readonly required: string;
  readonly no: string;
  readonly yes?: string;
  readonly wait?: string;
  readonly without?: string;
  readonly only?: string;
  readonly before?: string;
  readonly after?: string;
  readonly by?: string;
  /** Words around it that say nothing of their own. */
  readonly the?: string;
  readonly operator?: string;
  /** Its words are not parted by blanks. */
  readonly isJoined?: boolean;
}

const rows: readonly Words[] = [
  {
    language: 'the trades',
    approval:
      'hold[ -]?points?|witness[ -]?points?|stop[ -]?points?|permits?[ -]to[ -]work|work[ -]permits?|ptw|lock[ -]?out[ -/]*tag[ -]?out|loto|(?:four|4|two|2)[ -]?eyes[ -](?:principle|rule|check)|(?:two|2|second)[ -]?person[ -](?:rule|check)|buddy[ -]check|dual[ -]control|counter[ -]?sign(?:ature|ed)?|toolbox[ -]talk|release[ -]for[ -]work|clearance[ -]to[ -]proceed|safety[ -]sign[ -]?off',
    required: '',
    no: '',
  },
  {
    language: 'German',
    approval:
      'freigaben?|genehmigung(?:en)?|bestätigung(?:en)?|zustimmung|erlaubnis|erlaubnisschein|freigabeschein|arbeitsfreigabe|abnahme|unterschrift|einwilligung|quittierung|quittung|vier-?augen(?:-?prinzip)?|haltepunkt|genehmigt|freigegeben|abgezeichnet|gegengezeichnet',
    confirm: 'bestätigen|freigeben|genehmigen',
    required: 'erforderlich|nötig|notwendig|pflicht|zwingend|muss|benötigt|einholen|abwarten|vorliegen',
    no: 'kein(?:e[rsmn]?)?|nicht|nein',
    yes: 'ja',
    wait: 'warten?(?: auf)?',
    without: 'ohne',
    only: 'nur|erst',
    before: 'vor|vorher|bevor',
    after: 'nach|nachdem',
    by: 'durch|von|vom|mit',
    the: 'der|des|dem|den|das|eine[rsmn]?|ein|schriftliche|vorherige|manuelle',
    operator: 'schichtleiters?|schichtführers?|bedieners?|meisters?|vorgesetzten?|verantwortlichen?',
  },
  {
    language: 'French',
    approval:
      "approbations?|autorisations?|validations?|confirmations?|accord|feu vert|permis de travail|signatures?|aval|consentement|point d['’]arrêt|approuvée?s?|autorisée?s?|validée?s?|visée?s? par",
    confirm: 'confirmer|valider|approuver',
    required: 'requise?s?|nécessaires?|obligatoires?|exigée?s?|demandée?s?|doit|doivent|attendue?s?',
    no: 'non|pas|aucune?|jamais',
    yes: 'oui',
    wait: "attendre|en attente d[e']|attente|obtenir|demander",
    without: 'sans',
    only: 'seulement|uniquement',
    before: 'avant',
    after: 'après',
    by: 'par|du|avec',
    the: "la|le|les|l['’]|une?|de|des|d['’]|préalable|écrite|être",
    operator: "chef(?: d['’]équipe)?|responsable|opérateurs?|superviseur",
  },
  {
    language: 'Spanish',
    approval:
      'aprobación|aprobaciones|autorización|confirmación|visto bueno|permiso(?: de trabajo)?|firma|validación|consentimiento|conformidad|punto de espera|aprobad[oa]|autorizad[oa]',
    confirm: 'confirmar|aprobar|validar',
    required:
      'requerid[oa]|requiere|necesari[oa]|obligatori[oa]|debe|exigid[oa]|se necesita|necesita|pendiente',
    no: 'no|nunca|ningun[oa]?',
    yes: 'sí',
    wait: 'esperar|espera|obtener|pedir|solicitar',
    without: 'sin',
    only: 'sólo|solo|solamente|únicamente',
    before: 'antes',
    after: 'después|tras',
    by: 'por|del?|con',
    the: 'la|el|una?|previ[oa]|escrit[oa]|ser',
    operator: 'jefe(?: de turno)?|responsable|operador(?:es)?|supervisor',
  },
  {
    language: 'Italian',
    approval:
      'approvazion[ei]|autorizzazion[ei]|conferma|benestare|nulla ?osta|permesso(?: di lavoro)?|firma|consenso|via libera|approvat[oa]|autorizzat[oa]|punto di arresto',
    confirm: 'confermare|approvare',
    required: 'richiest[oa]|necessari[oa]|obbligatori[oa]|deve|serve|occorre|richiede',
    no: 'non|nessun[oa]?|mai',
    yes: 'sì',
    wait: 'attendere|aspettare|ottenere|chiedere|in attesa(?: di)?',
    without: 'senza',
    only: 'solo|soltanto',
    before: 'prima',
    after: 'dopo',
    by: 'da|dal|del|con',
    the: 'la|il|lo|una?|di|della|scritta|essere|previa',
    operator: 'capo(?:turno)?|responsabile|operatore|supervisore',
  },
  {
    language: 'Portuguese',
    approval:
      'aprovação|aprovações|autorização|confirmação|permissão|licença de trabalho|assinatura|aval|consentimento|aprovad[oa]|autorizad[oa]|ponto de parada',
    confirm: 'confirmar|aprovar',
    required: 'necessári[oa]|obrigatóri[oa]|exigid[oa]|requerid[oa]|requer|deve|precisa(?: de)?',
    no: 'não|nunca|nenhuma?',
    yes: 'sim',
    wait: 'aguardar|esperar|obter|pedir|solicitar',
    without: 'sem',
    only: 'só|somente|apenas',
    before: 'antes',
    after: 'após|depois',
    by: 'por|pelo|do|da|com',
    the: 'a|o|uma?|de|prévia|ser',
    operator: 'chefe|responsável|operador|supervisor|encarregado',
  },
  {
    language: 'Dutch',
    approval:
      'goedkeuring(?:en)?|toestemming|bevestiging|akkoord|vergunning|werkvergunning|handtekening|vrijgave|goedgekeurd|vrijgegeven',
    confirm: 'bevestigen|goedkeuren',
    required: 'vereist|verplicht|nodig|noodzakelijk|moet',
    no: 'geen|niet|nee|nooit',
    yes: 'ja',
    wait: 'wachten?(?: op)?|vragen',
    without: 'zonder',
    only: 'alleen|slechts|pas',
    before: 'voor|vóór',
    after: 'na',
    by: 'door|van|met',
    the: 'de|het|een',
    operator: 'ploegleider|chef|operator|verantwoordelijke',
  },
  {
    language: 'Scandinavian and Finnish',
    approval:
      'godkännande|godkänt|tillstånd|bekräftelse|underskrift|godkjenning|godkjent|tillatelse|bekreftelse|godkendelse|godkendt|tilladelse|bekræftelse|arbetstillstånd|hyväksyntä|hyväksytty|vahvistus|lupa|työlupa',
    required:
      'krävs|kräver|nödvändig|obligatorisk|kreves|påkrevd|kræves|påkrævet|nødvendig|vaaditaan|tarvitaan|pakollinen',
    no: 'inte|ingen|inget|nej|ikke|nei|aldrig|aldri|ei',
    yes: 'ja|kyllä',
    wait: 'vänta(?: på)?|vent(?: på)?|odota',
    without: 'utan|uten|uden|ilman',
    only: 'bara|endast|kun|vain',
    before: 'före|innan|før|ennen',
    after: 'efter|etter|jälkeen',
    by: 'av|fra|från|med',
  },
  {
    language: 'Polish and Czech',
    approval:
      'zatwierdzeni[ea]|zgod[ayę]|potwierdzeni[ea]|zezwoleni[ea]|akceptacj[aię]|pozwoleni[ea]|podpis|zatwierdzone|schválení|souhlas|potvrzení|povolení|schváleno',
    confirm: 'potwierdzić|zatwierdzić|potvrdit|schválit',
    required:
      'wymagan[aey]|potrzebn[aey]|konieczn[aey]|obowiązkow[aey]|wymaga|vyžadován[oa]?|nutn[éýá]|povinn[éýá]|vyžaduje|musi',
    no: 'nie|bez potrzeby|żadn\\p{L}+|ne|žádn\\p{L}+',
    yes: 'tak|ano',
    wait: 'czekać(?: na)?|czekaj(?: na)?|uzyskać|počkat(?: na)?|čekat(?: na)?',
    without: 'bez',
    only: 'tylko|dopiero|jen|pouze',
    before: 'przed|před',
    after: 'po',
    by: 'przez|od',
  },
  {
    language: 'Russian and Ukrainian',
    approval:
      'одобрени[еяю]|утверждени[еяю]|подтверждени[еяю]|разрешени[еяю]|согласовани[еяю]|допуск|наряд-?допуск|подпись|подписи|одобрено|утверждено|согласовано|погодження|підтвердження|дозвіл|дозволу|затвердження',
    confirm: 'подтвердить|утвердить|одобрить',
    required:
      'требуется|требуют|нужн[оаы]|нужен|необходим[оаы]?|обязательн[оаы]|обязателен|должн[оаы]|потрібн[оаеі]|потрібен',
    no: 'не|нет|никогда|ні',
    yes: 'да|так',
    wait: 'ждать|дождаться|ожидать|получить|запросить',
    without: 'без',
    only: 'только|лише|тільки',
    before: 'до|перед',
    after: 'после|після',
    by: 'от|с|со',
    operator: 'начальника(?: смены)?|оператора|мастера|ответственного',
  },
  {
    language: 'Turkish',
    approval: 'onay[ıi]?|onayla|onaylı|izin|izni|iş izni|imza|teyit',
    required: 'gerekli(?:dir)?|gerekir|zorunlu(?:dur)?|şart|bekleniyor|alınmalı|alın',
    no: 'yok|gerekmez|değil|hayır|gerekmiyor',
    yes: 'evet',
    wait: 'bekle|al',
    without: 'olmadan|almadan|onaysız',
    after: 'sonra',
    before: 'önce',
  },
  {
    language: 'Vietnamese, Indonesian',
    approval:
      'phê duyệt|xác nhận|cho phép|giấy phép(?: làm việc)?|đồng ý|persetujuan|izin(?: kerja)?|konfirmasi|disetujui',
    required: 'bắt buộc|cần|yêu cầu|phải|diperlukan|wajib|perlu|harus',
    no: 'không|chưa|tidak|tanpa perlu|jangan',
    yes: 'có|ya',
    wait: 'chờ|đợi|menunggu|tunggu',
    without: 'mà không có|tanpa',
    only: 'chỉ|hanya',
    before: 'trước khi|trước|sebelum',
    after: 'sau khi|sau|setelah',
    by: 'bởi|oleh|dari',
  },
  {
    language: 'Japanese',
    approval:
      '承認|許可|認可|同意|決裁|稟議|合意|承諾|捺印|押印|サイン|作業許可証?|ホールドポイント|立会い?点|ゴーサイン|(?:人の|目視以外の|最終|二重|ダブル)?(?:確認必須|要確認|確認待ち|人手確認)|オペレーター?の?確認',
    required:
      '必要(?:です|である)?|必須|要(?=$|[\\s承許認確])|待ち|済み?(?:のみ|まで)|得る|得て|得た|もらう|受ける|求める|いただく',
    no: '不要|不必要|なし(?=$|[。\\s])|無し|いりません|要りません|いいえ|ありません|禁止|してはならない|しないこと|しない',
    yes: 'はい|有り?|あり(?=$)',
    wait: '待つ|待って|待機|取得',
    without: 'なしに|なしで|無しで|得ずに|得るまで|を?得ない(?:限り|で)|前に',
    only: 'のみ|だけ|初めて',
    before: '事前(?:に|の)?|実行前|開始前|前',
    after: '後',
    the: 'の|を|が|に|は|へ|から|も|で|と|者',
    operator: '責任者|担当者|管理者|上長|監督者|班長|オペレーター?|作業者|人間?',
    isJoined: true,
  },
  {
    language: 'Chinese',
    approval:
      '批准|审批|審批|核准|许可证?|許可證?|授权|授權|同意|签字|簽字|签核|簽核|会签|會簽|复核|複核|放行|工作票|作业票|作業票|停工待检点|停止点|见证点|(?:人工|二次|双人|最终)?(?:确认|確認)(?!号|編號|编号)',
    required: '需要|需|须|須|必须|必須|必要|必需|要求|应当|应经|待|请',
    no: '无需|無需|不需要?|不用|不必|免|否|不得|禁止|严禁|嚴禁|切勿|不要|不能|不可|勿',
    without: '未经|未經|没有|沒有|未获|未獲|无(?!需)',
    yes: '是|有|对',
    wait: '等待|等候|获得|獲得|取得|得到|征得|徵得',
    only: '只有|仅|僅|方可|才可?以?',
    before: '之?前',
    after: '之?后|之?後|经过?|經過?',
    by: '由',
    the: '的|人员|人員|人',
    operator: '班长|班長|主管|值班|负责人|負責人|操作员|操作員|领导|領導|上级',
    isJoined: true,
  },
  {
    language: 'Arabic, Hebrew, Hindi, Thai',
    approval:
      'موافقة|الموافقة|تصريح(?: عمل)?|إذن|تأكيد|اعتماد|אישור|הרשאה|היתר|स्वीकृति|अनुमोदन|अनुमति|पुष्टि|अनुमति पत्र|อนุมัติ|อนุญาต|ยืนยัน|ใบอนุญาต',
    required: 'مطلوبة?|ضروري[ةه]?|يلزم|يجب|נדרש|חובה|דרוש|आवश्यक|ज़रूरी|अनिवार्य|จำเป็น|ต้อง|ต้องได้รับ',
    no: 'لا|غير|ليس|לא|אין|नहीं|ไม่',
    yes: 'نعم|כן|हाँ|ใช่',
    wait: 'انتظار|انتظر|המתן|प्रतीक्षा|รอ',
    without: 'بدون|ללא|बिना|โดยไม่',
    isJoined: true,
  },
];

/** The English words, each the key of what stands for it, in the order in which they are put in. */
const englishWords = [
  'approval',
  'confirm',
  'without',
  'no',
  'wait',
  'required',
  'only',
  'before',
  'after',
  'by',
  'operator',
  'the',
  'yes',
] as const;

interface Reading {
  /** The same words wherever they stand, which is quickly looked for. */
  readonly somewhere: RegExp;
  readonly approval: () => RegExp;
  readonly words: readonly (readonly [pattern: () => RegExp, english: string])[];
}

/** A home is written in two or three of the languages, so most are never made: all 260 take 0.15 s. */
const patternOf = (words: string, { isJoined = false }: Words, flags: string): (() => RegExp) =>
  madeOnce(
    () =>
      new RegExp(isJoined ? words : `(?<![\\p{L}\\p{M}\\p{N}])(?:${words})(?![\\p{L}\\p{M}\\p{N}])`, flags),
  );

const readings: readonly Reading[] = rows.map((row) => ({
  somewhere: new RegExp(row.approval, 'u'),
  approval: patternOf(row.approval, row, 'u'),
  words: englishWords.flatMap((english) => {
    const words = row[english] ?? '';
    return words === '' ? [] : [[patternOf(words, row, 'gu'), ` ${english} `] as const];
  }),
}));

/**
 * A text in small letters in the words that the rules know. A row counts where the text, or what stands `beside` it,
 * has its word for an approval: what else it says is in that language then.
 */
export function inKnownWords(text: string, beside = ''): string {
  let read = text;
  for (const { somewhere, approval, words } of readings) {
    const isIn = (said: string): boolean => somewhere.test(said) && approval().test(said);
    if (!isIn(text) && !isIn(beside)) continue;
    for (const [pattern, english] of words) read = read.replaceAll(pattern(), english);
  }
  return read;
}

/** A yes or a no that stands alone as a value, in whatever language. */
export const plainAnswer = (value: string): 'yes' | 'no' | null =>
  answers.find(([words]) => words.includes(value))?.[1] ?? null;

const listed = (key: 'yes' | 'no' | 'required'): readonly string[] =>
  rows.flatMap((row) => (row[key] ?? '').split('|')).filter((word) => /^[\p{L}\p{M} ]+$/u.test(word));
const answers = [
  [['si', ...listed('yes'), ...listed('required')], 'yes'],
  [listed('no'), 'no'],
] as const;
