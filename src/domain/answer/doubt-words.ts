import { madeOnce } from '../../shared/made-once';

/**
 * The words of a sentence beside a call that make it doubtful. One row a language, with what each language has few of:
 * words that deny or say that it came to nothing, set conditions, weaken or put off, call something an example, point to what follows, or wait for a yes. Patterns
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
    denies: String.raw`not|never|cannot|instead of|avoid\w*|refus\w+|forbidden|without executing|\w+n['’]t|no (?:action|call|need|tool)\w*|nothing|skipped|abort\w*|blocked|den(?:y|ied)|declined|rejected|cancell?ed|dry[ -]run|i (?:must |have to )?decline|prohibited|simulat\w+|wait(?:ing)? (?:until|till)`,
    supposes:
      'if|suppose|supposing|assuming|imagine|once you|when you|in case|when(?:ever)?|once|unless|until|as soon as|only (?:if|when|after)|after you\\w*|later|tomorrow|or|either|alternatively|planned|scheduled',
    weakens:
      'would|might|shall i|may i|should i|(?:you|one) (?:can|could|may|should|need to|have to|must)(?! see)|may (?:help|be|work)|maybe|perhaps|possibly|later|tomorrow|suggest\\w*|recommend\\w*|propos\\w+|could',
    example:
      'examples?|drafts?|templates?|for (?:your )?(?:information|reference)|fyi|e\\.g|for instance|samples?|illustrat\\w+|looks? like|demo(?:nstration)?|hypothetical\\w*',
    follows: 'the following|as follows',
    needs: 'need|needs|require|requires|required|await\\w*|wait\\w*|pending|ask\\w* for|request\\w*',
    yes: 'approval|permission|confirmation|consent|go-ahead|authori[sz]ation',
  },
  {
    language: 'German',
    denies:
      'nicht|nie|niemals|kein\\w*|ohne auszuführen|verboten|statt(?:dessen)?|nichts|übersprungen|abgebrochen|gesperrt|abgelehnt|verweigert|storniert|probelauf|lehne\\w*(?=.* ab$)|weigere|simulier\\w*|simulation|warte\\w* bis',
    supposes:
      'wenn|falls|sobald|angenommen|sofern|solange|bis|erst wenn|nur wenn|später|morgen|oder|entweder|alternativ|geplant',
    weakens:
      'würde\\w*|wäre\\w*|könnte\\w*|sollte\\w*|dürfte\\w*|(?:man|du|sie) (?:kann|kannst|können)|vielleicht|eventuell|möglicherweise|später|morgen|empfehle\\w*|empfohlen|vorschlag\\w*|schlage',
    example: 'beispiel\\w*|entwurf|vorlage|zur (?:information|kenntnis)|z\\. ?b|zum beispiel|muster',
    follows: 'folgende\\w*|wie folgt',
    needs: 'brauche|benötige|warte\\w*|bitte um|erforderlich|nötig',
    yes: 'bestätigung|zustimmung|genehmigung|freigabe|erlaubnis',
  },
  {
    language: 'French',
    denies:
      "ne|jamais|pas|aucun\\w*|n['’]\\p{L}+|sans exécuter|interdit\\w*|rien|annulé\\w*|ignoré\\w*|bloqué\\w*|refusé\\w*|rejeté\\w*|simulé\\w*|simulation",
    supposes:
      "si|s['’]ils?|supposons|dès que vous|quand vous|quand|lorsque|dès que|sauf si|à moins que|tant que|demain|ou|soit",
    weakens:
      'serai(?:t|ent)|pourrai\\w*|devrai(?:t|s)|ferai(?:t|s)|vous pouvez|on peut|peut-être|éventuellement|plus tard|demain|suggère|propose|recommande|conseille',
    example: 'exemples?|p\\. ?ex',
    follows: 'suivante?s?|ce qui suit|ci-dessous',
    needs: "besoin|attends|attente|demande|nécessaire|j['’]attends",
    yes: 'confirmation|autorisation|approbation|accord|permission',
  },
  {
    language: 'Spanish',
    denies:
      'no (?:voy|debo|debe|se|lo|la|es|era|puedo|puede|quiero|haré|hago|he|ha|ejecut\\w+|abr\\w+|cierr\\w+|hay que)|nunca|jamás|ningun\\w*|sin ejecutar|prohibid\\w+|nada|cancelad\\w+|omitid\\w+|bloquead\\w+|rechazad\\w+|denegad\\w+|simula\\w+|simulación|no ho|no hi|no puc|no (?:faré|executaré|obriré|tancaré)',
    supposes:
      'si|supongamos|en caso de|cuando usted|cuando|en cuanto|a menos que|hasta que|mañana|o bien|quan|tan bon punt',
    weakens:
      'sería\\w*|podría\\w*|debería\\w*|haría\\w*|puedes|puede usted|se puede|quizás?|tal vez|más tarde|mañana|sugiero|recomiendo|propongo',
    example: 'ejemplos?|p\\. ?ej',
    follows: '(?:lo|el|la|los|las) siguientes?|siguiente|a continuación',
    needs: 'necesito|espero|esperando|requiere|pido',
    yes: 'confirmación|aprobación|permiso|autorización|consentimiento',
  },
  {
    language: 'Italian',
    denies:
      'non|mai|nessun\\w*|senza eseguire|vietat\\w+|niente|nulla|annullat\\w+|saltat\\w+|bloccat\\w+|rifiutat\\w+|respint\\w+|simula\\w+',
    supposes:
      'se (?:vuoi|vuole|lei|tu|il|lo|non|approvi)|supponiamo|qualora|nel caso|quando|appena|a meno che|finché|domani|oppure',
    weakens:
      'sarebbe\\w*|potre\\w+|dovre\\w+|farei|puoi|si può|forse|più tardi|domani|suggerisco|consiglio|propongo',
    example: 'esemp[io]\\w*',
    follows: 'seguent[ei]|quanto segue|come segue',
    needs: 'bisogno|attendo|aspetto|attesa|chiedo|serve',
    yes: 'conferma|approvazione|permesso|autorizzazione|consenso',
  },
  {
    language: 'Portuguese',
    denies:
      'não|nunca|jamais|nenhum\\w*|sem executar|proibid\\w+|nada|cancelad\\w+|ignorad\\w+|bloquead\\w+|rejeitad\\w+|negad\\w+|simula\\w+|simulação',
    supposes:
      'se (?:você|quiser|o|a|não)|caso|suponha\\w*|quando você|quando|assim que|a menos que|até que|amanhã|ou',
    weakens:
      'seria\\w*|poderia\\w*|deveria\\w*|faria\\w*|você pode|pode-se|talvez|mais tarde|amanhã|sugiro|recomendo|proponho',
    example: 'exemplos?',
    follows: 'seguintes?|a seguir',
    needs: 'preciso|aguardo|aguardando|espero|peço|necess[aá]ri\\w+',
    yes: 'confirmação|aprovação|permissão|autorização|consentimento',
  },
  {
    language: 'Dutch',
    denies:
      'niet|nooit|geen|zonder uit te voeren|verboden|niets|geannuleerd|overgeslagen|geblokkeerd|geweigerd|afgewezen|gesimuleerd|simulatie',
    supposes: 'als (?:u|je|jij|het)|indien|stel dat|zodra u|wanneer|zodra|tenzij|totdat|morgen',
    weakens: 'zou\\w*|kunt u|je kunt|men kan|misschien|mogelijk|later|morgen|stel voor|adviseer|raad aan',
    example: 'voorbeeld\\w*|bijv',
    follows: 'volgende|als volgt',
    needs: 'nodig|wacht\\w*|vraag',
    yes: 'bevestiging|toestemming|goedkeuring|akkoord',
  },
  {
    language: 'Scandinavian and Finnish',
    denies:
      'inte|aldrig|ikke|aldri|ingen|älä|en (?:aio|voi|suorita|tee)|ei (?:saa|pidä|ole)|inget|ingenting|intet|mitään|avbrut\\w+|avbrutt|afbrudt|hoppades|sprunget over|blockerad\\w*|blokeret|peruutettu|simuler\\w+|simulo\\w+',
    supposes:
      '(?:om|jos|hvis) (?:du|ni|man|sinä|haluat|de)|hvis|om|när|når|jos|kun|såvida|medmindre|med mindre|ellei|eller|tai',
    weakens:
      'skulle|ville|kunne|kunde|voisi\\w*|kanske|måske|kanskje|ehkä|senare|senere|myöhemmin|imorgon|i morgon|i morgen|huomenna|föreslår|foreslår|ehdotan|suosittelen',
    example: 'exempel\\w*|eksempe\\w+|esimerk\\w+',
    follows: 'följande|følgende|seuraava\\w*',
    needs: 'behöver|väntar|trenger|venter|brug for|tarvitsen|odotan',
    yes: 'bekräftelse|godkännande|tillstånd|bekreftelse|bekræftelse|godkjenning|godkendelse|vahvistus\\w*|luva\\w*',
  },
  {
    language: 'Polish and Czech',
    denies:
      'nie|nigdy|nikdy|není|nebudu|nesmím|nelze|neprovedu|zabronion\\w+|nic|nikoli|žádn\\p{L}*|żadn\\p{L}*|ne\\p{L}{2,}(?:ám|ím|em|iem|ujem|uji|íme|áme)|anulowan\\p{L}*|odrzucon\\p{L}*|pominięt\\p{L}*|zrušen\\p{L}*|přeskočen\\p{L}*|preskočen\\p{L}*|zablokowan\\p{L}*|symulacj\\p{L}*|simulac\\p{L}*',
    supposes:
      'jeśli|jeżeli|gdyby|pokud|kdyby|gdy|kiedy|chyba że|dopóki|jutro|albo|lub|když|jakmile|dokud|ak|keď|kým|nebo|alebo|zítra',
    weakens:
      'byłoby|mógłby|powin\\w+|mohl\\w+ by|bych|może|możliwe|możesz|możecie|później|jutro|sugeruję|proponuję|zalecam|možná|asi|později|neskôr|zítra|zajtra|navrhuji|navrhujem|doporučuji|odporúčam',
    example: 'przykład\\p{L}*|příklad\\p{L}*',
    follows: 'następując\\p{L}*|následujíc\\p{L}*',
    needs: 'potrzebuję|czekam|wymaga\\p{L}*|potřebuji|čekám',
    yes: 'potwierdzeni\\p{L}*|zgod\\p{L}*|potvrzení|souhlas\\p{L}*',
  },
  {
    language: 'Russian and Ukrainian',
    denies:
      'не|нет|ни|никогда|ніколи|нельзя|запрещ\\p{L}+|ничего|нічого|отмен[её]н\\p{L}*|отменил\\p{L}*|скасован\\p{L}+|пропущ\\p{L}+|заблокир\\p{L}+|отклон\\p{L}+|відхил\\p{L}+|симул\\p{L}+|няма|недей|никога|нећу|није|немој|нищо|ништа',
    supposes:
      'если|якщо|допустим|предположим|когда|коли|пока|поки|если только|хіба|завтра|или|або|ако|когато|кад|када|уколико',
    weakens:
      'бы|б|можете|можно|следует|могли|возможно|можливо|может быть|может|може|позже|пізніше|завтра|предлага\\p{L}+|пропону\\p{L}+|рекоменд\\p{L}+|советую|бих|би|можда',
    example: 'пример\\p{L}*|приклад\\p{L}*|например',
    follows: 'следующ\\p{L}+|наступн\\p{L}+',
    needs: 'нужн\\p{L}+|жду|ожида\\p{L}+|требу\\p{L}+|прошу|потріб\\p{L}+',
    yes: 'подтвержд\\p{L}+|разрешени\\p{L}+|одобрени\\p{L}+|согласи\\p{L}+|підтвердж\\p{L}+',
  },
  {
    language: 'Hungarian',
    denies: 'nem|soha|sose|tilos|semmi\\w*|törölve|kihagyva|elutasítva|szimul\\p{L}+',
    supposes: 'ha (?:szeret|akar|igen|jóvá|ön|egyet)\\p{L}*|amikor|amint|hacsak|amíg|vagy|holnap',
    weakens: 'talán|esetleg|lehetne|kellene|később|holnap|javaslom|ajánlom',
    example: 'példa\\p{L}*|példá\\p{L}*',
    follows: 'következő\\p{L}*|alábbi\\p{L}*',
    needs: 'várok|várom|szükség\\p{L}*|kérem|kérek',
    yes: 'megerősítés\\p{L}*|jóváhagyás\\p{L}*|engedély\\p{L}*',
  },
  {
    language: 'Romanian',
    denies:
      'nu (?:voi|vom|pot|fac|execut|deschid|închid|vreau|trebuie|este|e|se|am|a|îl|o)|niciodată|nimic|fără a|anulat\\p{L}*|omis\\p{L}*|blocat\\p{L}*|respins\\p{L}*|simula\\p{L}+',
    supposes: 'dacă|când|de îndată ce|până când|sau|mâine',
    weakens: 'poate|aș|ați|puteți|mai târziu|mâine|sugerez|recomand|propun',
    example: 'exempl\\p{L}*',
    follows: 'următo\\p{L}*|mai jos',
    needs: 'aștept\\p{L}*|nevoie|necesit\\p{L}*|cer',
    yes: 'confirmar\\p{L}*|aprobar\\p{L}*|permisiun\\p{L}*|acord\\p{L}*',
  },
  {
    language: 'Greek',
    denies: 'δεν|δε|μη|μην|ποτέ|τίποτα|χωρίς|ακυρώθηκ\\p{L}*|προσομοίωσ\\p{L}*',
    supposes: 'αν|εάν|όταν|μόλις|εκτός αν|ή|αύριο',
    weakens: 'ίσως|μπορείτε|μπορεί|αργότερα|αύριο|προτείνω|συνιστώ',
    example: 'παράδειγμα\\p{L}*|παραδείγμα\\p{L}*',
    follows: 'ακόλουθ\\p{L}*|εξής|παρακάτω',
    needs: 'περιμένω|χρειάζομαι|απαιτείται|ζητώ',
    yes: 'επιβεβαίωσ\\p{L}*|έγκρισ\\p{L}*|άδεια\\p{L}*',
  },
  {
    language: 'Croatian, Serbian, Slovenian',
    denies:
      'neću|nećemo|nemoj\\p{L}*|nije|nikad\\p{L}*|ništa|ne (?:bom|mogu|smem|smijem|otvaram|zatvaram|radim)|otkazan\\p{L}*|preskočen\\p{L}*|odbijen\\p{L}*',
    supposes: 'ako|kad|kada|čim|ukoliko|osim ako|ili|če|sutra|jutri',
    weakens: 'možda|mogoče|kasnije|pozneje|sutra|jutri|predlažem|predlagam|preporučujem|priporočam',
    example: 'primjer\\p{L}*|(?:na|za) primer',
    follows: 'sljedeć\\p{L}*|sledeć\\p{L}*|naslednj\\p{L}*',
    needs: 'čekam|trebam|potrebn\\p{L}*|potrebuj\\p{L}*',
    yes: 'potvrd\\p{L}*|potrdit\\p{L}*|odobrenj\\p{L}*|dozvol\\p{L}*|dovoljenj\\p{L}*',
  },
  {
    language: 'Estonian, Latvian, Lithuanian, Swahili',
    denies:
      'ei|ära|mitte|nav|nedrīkst|ne\\p{L}{3,}(?:šu|siu|sime)|nėra|niekada|nekad|sita\\p{L}+|usi\\p{L}+|hapana|kamwe',
    supposes: 'kui|ja vien|ja (?:vēlaties|gribat)|jei|jeigu|kai|ikiwa|kama|arba|või',
    weakens: 'võib-olla|varbūt|galbūt|labda|hiljem|vēlāk|vėliau|homme|rīt|rytoj|kesho|baadaye',
    example: 'näide|näite\\p{L}*|piemēr\\p{L}*|pavyzd\\p{L}*|mfano',
    follows: 'järgmi\\p{L}*|sekojoš\\p{L}*|toliau|ifuatayo',
    needs: 'ootan|vajan|gaidu|laukiu|reikia|nasubiri|nahitaji',
    yes: 'kinnitus\\p{L}*|luba|apstiprinājum\\p{L}*|patvirtinim\\p{L}*|idhini|uthibitisho',
  },
  {
    language: 'Turkish',
    denies:
      'değil|asla|hayır|yok|\\p{L}{2,}(?:mayacağ|meyeceğ|mıyor|miyor|muyor|müyor)\\p{L}*|hiçbir\\p{L}*|iptal\\p{L}*|atlandı|engellendi|reddedildi|simül\\p{L}*',
    supposes: 'eğer|şayet|diyelim|yarın|ya da|veya',
    weakens: 'olabilir\\p{L}*|\\p{L}+(?:abilir|ebilir)siniz|belki|daha sonra|yarın|öner\\p{L}*',
    example: 'örnek\\p{L}*|örneğin',
    follows: 'aşağıdaki\\p{L}*|şu şekilde',
    needs: 'gerek\\p{L}*|bekliyor\\p{L}*|ihtiya\\p{L}+',
    yes: 'onay\\p{L}*|izin|izni\\p{L}*',
  },
  {
    language: 'Vietnamese, Indonesian',
    denies:
      'không|chưa|đừng|tidak|jangan|bukan|belum|tak|dibatalkan|dilewati|diblokir|ditolak|simulasi|đã hủy|bỏ qua|bị chặn|từ chối|mô phỏng|hindi|huwag|wala',
    supposes:
      'nếu|giả sử|jika|kalau|khi|trừ khi|cho đến khi|hoặc|ketika|saat|kecuali|sampai|atau|besok|kung|kapag|maliban',
    weakens:
      'có thể|sẽ là|bisa|dapat|mungkin|có lẽ|ngày mai|để sau|đề xuất|nanti|besok|saran\\w*|usul\\w*|rekomendasi\\w*|boleh|siguro|baka|mamaya|bukas',
    example: 'ví dụ|contoh\\w*|halimbawa\\w*',
    follows: 'sau đây|như sau|berikut\\w*|sumusunod',
    needs: 'cần|chờ|đợi|perlu|menunggu|hinihintay|kailangan',
    yes: 'xác nhận|cho phép|phê duyệt|konfirmasi|persetujuan|izin|kumpirmasyon|pahintulot|kelulusan',
  },
  {
    language: 'Chinese',
    denies:
      '不(?![过過断斷仅僅同但久])|没|沒|别(?!的)|勿|禁止|拒绝|拒絕|切勿|已取消|跳过|跳過|中止|驳回|駁回|模拟(?![量输信])|模擬(?![量輸訊])|演练|演練|忽略|无需|無需|无须',
    supposes: '如果|假如|假设|假設|若|除非|等到|一旦|直到|或者|当(?=.{1,30}[时時])|當(?=.{1,30}[时時])',
    weakens:
      '可能|也许|也許|或许|您可以|你可以|应该可以|稍后|稍後|明天|之后再|之後再|晚点|晚點|建议|建議|大概',
    example: '示例|例子|草稿|模板|仅供参考|僅供參考|例如|范例|範例|举例|舉例',
    follows: '如下|以下|下面|下列',
    needs: '需要|等待|请求|請求|等您|待',
    yes: '确认|確認|批准|许可|許可|同意|授权|授權',
    isPlain: true,
  },
  {
    language: 'Japanese',
    denies:
      'ない(?=$|[。！!、で])|ません|ずに|せず|禁止|拒否|べからず|中止|取り消しました|キャンセル(?:しま|済)|スキップ|却下|無視しま|模擬|シミュレーション|不要',
    supposes: 'もし|仮に|場合|たら[、,]|れば[、,]|なら[、,]|または|あるいは|まで待',
    weakens:
      'かもしれ|でしょうか|だろう|できます(?=$|[。])|後で|あとで|明日|たぶん|多分|おそらく|予定(?!通|どお)|提案|推奨|お勧め|おすすめ',
    example: '例えば|下書き|参考(?:です|まで)|たとえば|例です|例を|の例|一例|サンプル|[(（]例[)）]',
    follows: '次の(?=よう|呼|コマンド|通り)|以下|下記',
    needs: '必要|待ち|待って|お願い|求め',
    yes: '承認|許可|確認|同意',
    isPlain: true,
  },
  {
    language: 'Korean',
    denies:
      '않|못\\s?(?:하|합|해)|안\\s(?:됩|돼|하|합|할)|말아|마세요|마십시오|금지|아닙니다|아니|거부|취소(?:했|됐|되었|됨|합)|건너뛰|건너뜁|차단|거절|모의|시뮬레이션|불필요|보류|무시(?:합|했)|기다립니다|대기 중|취소$',
    supposes: '만약|만일|가령|(?<![\\p{L}])(?:경우|또는|혹은)(?![\\p{L}])|하시면|원하시면|되면 ',
    weakens: '수도 있|것 같|하실 수|할까요|일 수|나중에|내일|아마|어쩌면|예정(?!대로)|제안|권장|추천|권합',
    example: '예시|예제|초안|참고용|테스트입니다|예를 들|예입니다|예로|[(（]예[)）]',
    follows: '다음(?:을|과 같|의 호출|의 명령)|아래(?:를|와 같|의 호출|의 명령)',
    needs: '필요|기다|요청|부탁|받아야',
    yes: '승인|허가|허락|확인|동의',
    isPlain: true,
  },
  {
    language: 'Arabic, Hebrew, Hindi, Thai',
    denies:
      '(?<!\\p{L})(?:لا|لن|لم|ليس|ليست|לא|אל|אין)(?!\\p{L})|नहीं|मत |ไม่|อย่า|(?<!\\p{L})(?:لا|نمی|نمي|نخواهم|نباید|هرگز|نہیں)(?!\\p{L})|نمی‌|ألغي|إلغاء|محاكاة|בוטל|ביטול|לעולם|रद्द|ยกเลิก|จำลอง|(?<![\\p{L}\\p{M}])না(?![\\p{L}\\p{M}])|নয়|மாட்ட|இல்லை|வேண்டாம்|கூடாது|नाही|નથી',
    supposes:
      'إذا|لو |אם |अगर|यदि|ถ้า|หาก|(?<!\\p{L})(?:اگر|عندما|ما لم|כאשר)(?!\\p{L})|(?<![\\p{L}\\p{M}])जब(?![\\p{L}\\p{M}])|เมื่อ|যদি|என்றால்',
    weakens:
      'يمكنك|ربما|אפשר|सकते|อาจ|(?<!\\p{L})(?:شاید|لاحقا|لاحقًا|غدا|غدًا|אולי|מחר)(?!\\p{L})|(?<![\\p{L}\\p{M}])(?:शायद|बाद में|कल|পরে)(?![\\p{L}\\p{M}])|ภายหลัง|พรุ่งนี้|হয়তো|ஒருவேளை|நாளை',
    example: 'مثال|דוגמ|उदाहरण|ตัวอย่าง|نمونه|উদাহরণ|உதாரண',
    follows: 'التالي|ما يلي|הבא|निम्न|ต่อไปนี้|(?<!\\p{L})زیر(?!\\p{L})|নিম্ন|பின்வரும',
    needs: 'أحتاج|أنتظر|צריך|ממתין|चाहिए|รอ|ต้องการ|منتظر|نیاز|অপেক্ষা|দরকার|காத்திரு',
    yes: 'موافق|تأكيد|אישור|पुष्टि|अनुमति|ยืนยัน|อนุมัติ|تأیید|تایید|اجازه|অনুমতি|নিশ্চিত|அனுமதி|உறுதி',
    isPlain: true,
  },
];

const anyOf = (kind: Exclude<keyof DoubtWords, 'language' | 'isPlain'>, before = ''): (() => RegExp) =>
  madeOnce(
    () =>
      new RegExp(
        rows
          .map((row) =>
            row.isPlain === true
              ? `(?:${row[kind]})`
              : `(?<![\\p{L}\\p{N}])${before}(?:${row[kind]})(?![\\p{L}\\p{N}])`,
          )
          .join('|'),
        'iu',
      ),
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
/** Signs that forbid or cross out what stands below. */
const crossedOut = /[❌❎✖✗✘🚫⛔🙅]/u;
/** It was said or done before. */
const isOver =
  /(?<!\p{L})(?:i(?:['’]ve| have)? already|(?:cancel|scratch) that|oops|(?:did|done) (?:it|this|that) (?:already|earlier)|bereits ausgeführt|déjà exécutée?|so far|bisher|jusqu['’]ici|hasta ahora|finora|até agora|tot nu toe|до сих пор|지금까지|これまで|到目前为止|sorry|correction|i meant|no, rather|(?:my|a) mistake|korrektur|entschuldigung|ich meinte|désolée?|perdón|lo siento|scusa|desculpe|извините|исправл\p{L}+|更正|抱歉|訂正|失礼|정정|죄송|that (?:is|was) wrong|(?:just|only) (?:kidding|joking|testing)|jk|scherz|je plaisante|농담\p{L}*|冗談\p{L}*|开玩笑)(?!\p{L})/iu;

/** Why a sentence beside a call does not ask for it. */
export const isDoubtful = (sentence: string): boolean =>
  [denies, supposes, weakens, example].some((words) => words().test(sentence)) ||
  [warns, isOver, crossedOut].some((words) => words.test(sentence)) ||
  (needs().test(sentence) && yes().test(sentence));

/** It only points to what stands below it. */
export const pointsToWhatFollows = (sentence: string): boolean => follows().test(sentence);
