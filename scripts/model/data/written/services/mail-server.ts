import { flag, maybe, names, whole, type Written } from '../table';

const boxes = names('anna.weiss@orchard.example, sales@orchard.example, jobs@tideline.example, m.kowalski@tideline.example, hotline@orchard.example', 'jimin.kang@orchard.example, sales@orchard.example, recruit@tideline.example, dohyun@tideline.example, hotline@orchard.example');
const other = names('office@orchard.example, archive@tideline.example, k.brandt@orchard.example, night@tideline.example, hr@orchard.example');

export const mailServer: readonly Written[] = [
  {
    tool: 'mail_forward', about: ['Forward the mail of one address to another', '한 주소의 메일을 다른 주소로 전달한다'],
    takes: { from_addr: boxes, to_addr: other, keep_copy: maybe(flag()) },
    en: `
      forward {from_addr} to {to_addr}
      mail for {from_addr} goes to {to_addr} from now on
      {to_addr} should get whatever comes in for {from_addr}
      [keep_copy=true] {from_addr} → {to_addr}, and leave a copy in the old box
      [keep_copy=false] send on what arrives at {from_addr} to {to_addr}, nothing stays behind
      The colleague is away until {day}: let {to_addr} read the mail of {from_addr}.
      to {to_addr}, forwarded from {from_addr}
      [keep_copy=true] {to_addr} reads along with {from_addr}, the owner still gets everything
      redirect {from_addr}, destination {to_addr}, not {not_to_addr}
      {any} mails a day come for {from_addr}; pass them to {to_addr}
      [keep_copy=false] {from_addr} has left the firm, everything to {to_addr} and no copies kept
      Maternity leave begins on {day}. {to_addr} answers for {from_addr} meanwhile.
      [keep_copy=true] {from_addr} wants to go on reading, and {to_addr} wants to see it too
      [keep_copy=false] empty {from_addr} for good: all of it lands at {to_addr} and nowhere else`,
    ko: `
      {from_addr} 메일을 {to_addr:로} 전달하#
      {from_addr} → {to_addr} 포워딩
      {to_addr} 쪽에서 {from_addr} 앞으로 오는 메일을 받게 하#
      [keep_copy=true] {from_addr:을} {to_addr:로} 전달하되 원래 편지함에도 남기#
      [keep_copy=false] {from_addr} 메일은 남기지 말고 전부 {to_addr:로} 넘기#
      {day}까지 휴가. {from_addr} 메일은 {to_addr:이} 대신 본다
      전달지 {to_addr}, 원 주소 {from_addr}
      [keep_copy=true] {to_addr:이} 같이 읽게 하#. {from_addr} 사본은 유지
      하루 {any}통 들어오는 {from_addr} 메일을 {to_addr:로} 돌리#
      [keep_copy=false] {from_addr:은} 퇴사자다. 사본 없이 {to_addr:로} 보내#
      출산 휴가가 {day} 시작. 그동안 {from_addr} 앞 메일은 {to_addr:이} 답한다
      [keep_copy=true] {from_addr} 본인도 계속 보고 {to_addr} 쪽도 보게 하#
      [keep_copy=false] {from_addr} 쪽에는 한 통도 남기지 않고 {to_addr:로}만 가게 하#`,
    titles: ['Forward the mail; Redirect an address; Mail forwarding', '메일 전달; 포워딩'],
  },
  {
    tool: 'mailboxQuota', about: ['Set the size limit of a mailbox', '편지함 용량을 정한다'],
    takes: { box: boxes, gb: whole(1, 100) },
    en: `
      {box} gets {gb} GB
      quota of {box}: {gb} GB
      raise or lower the limit for {box} to {gb} gigabytes
      {box} is full at {any} GB, allow {gb} GB
      mailbox {box} may grow up to {gb} GB
      {gb} GB for {box}, as the {who} asked
      not more than {gb} GB in {box}
      give {box} room for {gb} GB, {not_box} has enough
      Since {clock} the box {box} bounces. Make its quota {gb} GB.`,
    ko: `
      {box} 용량 {gb}GB
      {box} 편지함을 {gb}GB로 하#
      {any}GB로 꽉 찼다. {box} 한도를 {gb}GB로 바꾸#
      {box:은} {gb}기가까지만 쓰게 하#
      {not_box:은} 충분하다. {box}만 {gb}GB로 조정하#
      {clock}부터 {box} 반송 발생. 쿼터 {gb}GB 요망
      쿼터: {box} {gb}GB
      {box}에 {gb}GB를 할당하#`,
    titles: ['Mailbox size; Quota', '편지함 용량; 메일 쿼터'],
  },
  {
    tool: 'block-sender', about: ['Refuse or accept again a sender or a domain', '발신자를 차단하거나 해제한다'],
    takes: { sender: names('promo@bulkline.example, invoice@paypa1.example, cheap-ink.example, win-now.example, noreply@crypto-up.example'), blocked: flag(['blocked', '차단'], ['allowed', '허용']) },
    en: `
      {sender}: {blocked}
      [blocked=true] we want no more mail from {sender}
      [blocked=false] {sender} was blocked by mistake, let them write to us again
      [blocked=true] {sender} phishes our people. Refuse everything.
      [blocked=false] take {sender} off the black list
      [blocked=true] put {sender} on the black list
      [blocked=false] Mails of {sender} must come through from {day} on.
      [blocked=true] {any} spam mails from {sender} last night, bar it
      [blocked=true] turn {sender} away at the door
      mail from {sender} is {blocked} from now on
      [blocked=false] lift the ban on {sender}, {not_sender} stays barred
      [blocked=true] nobody here ordered anything from {sender}; their mail may bounce
      [blocked=false] {sender} is our new bank after all, so the post must reach us`,
    ko: `
      {sender} {blocked}
      [blocked=true] {sender} 메일은 더 들어오지 않게 하#
      [blocked=false] {sender:이} 잘못 막혔다. 다시 들어오게 하#
      [blocked=true] {sender} 피싱 확인. 전부 거절하#
      [blocked=false] {sender:을} 수신 거부 목록에서 빼#
      [blocked=true] {sender:을} 수신 거부 목록에 올리#
      [blocked=false] {day}부터 {sender} 메일이 통과해야 한다
      [blocked=true] 어젯밤 {sender} 스팸 {any}통. 막아 두#
      [blocked=false] {not_sender:은} 그대로 막고 {sender}만 풀어 주#
      발신자 {sender}: {blocked} 처리
      [blocked=true] {sender}에 주문한 사람이 없다. 메일을 튕겨 내게 하#
      [blocked=false] 알고 보니 {sender:은} 새 거래 은행이다. 메일이 닿게 하#`,
    titles: ['Sender; Spam sender; Block list', '발신자 차단; 수신 거부'],
  },
  {
    tool: 'queue_flush', about: ['Try the deferred mail for a domain again', '지연된 메일을 다시 보낸다'],
    takes: { domain: names('tideline.example, partner-gmbh.example, hanbit.example, uni-north.example'), host: names('mx1, mx2, relay-a, relay-b') },
    en: `
      retry the mail for {domain} on {host}
      {host}: flush the queue for {domain}
      {any} mails to {domain} hang on {host}. Push them out.
      The server of {domain} is back since {clock}, so {host} should deliver again.
      on {host} everything for {domain} goes out now
      deliver what {host} holds back for {domain}
      flush {domain} ({host})
      {domain} was down; {host}, not {not_host}, has the letters, send them`,
    ko: `
      {host}에서 {domain} 대기 메일을 다시 보내#
      {host}: {domain} 큐 비우#
      {host}에 {domain}행 메일 {any}통이 걸려 있다. 밀어내#
      {clock}에 {domain} 서버 복구. {host:이} 재전송하게 하#
      {domain} 큐 재시도, {host}
      {host:이} 붙들고 있는 {domain} 앞 메일을 내보내#
      {not_host} 말고 {host}에서 {domain} 지연분 발송
      {domain} 지연 메일 재발송 바람({host})`,
    titles: ['Deferred mail; Flush the queue', '지연 메일 재전송; 메일 큐'],
  },
  {
    tool: 'worst_sender', about: ['Who sent the most spam to a host', '스팸을 가장 많이 보낸 곳을 찾는다'],
    takes: { host: names('mx1, mx2, relay-a, relay-b') }, reads: true, result: 'bulk{any}.example',
    en: `
      who floods {host}?
      find the worst spammer on {host}
      {host}: which domain sent most of the rubbish
      since {clock} {host} drowns in spam; see where it comes from
      look on {host}, not {not_host}, who spams us most`,
    ko: `
      {host}에 스팸을 제일 많이 보낸 곳을 찾#
      {host} 최다 스팸 발신처 조회
      {clock}부터 {host}에 스팸이 쏟아진다. 어디서 오는지 보#
      {not_host} 말고 {host} 스팸 출처 확인하#`,
    titles: ['Worst sender; Who floods us?', '최다 스팸 발신; 스팸 출처'],
  },
];
