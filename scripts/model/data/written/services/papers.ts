import { code, texts } from '../industry/slots';
import { choice, date, flag, maybe, names, whole, type Written } from '../table';

const doc = code('D-####, SOP-0##, HB-7#, C-26-###, QM ##.#, Lease ##, FORM-#@');
const folder = names('contracts/2026, permits, press, old drawings, quality/labels, board minutes, tenants/block C', '계약/2026, 인허가, 보도, 옛 도면, 품질/라벨, 이사회 회의록, 입주자/3동');
const person = names('Mrs Aalto, jfeld, Piet, audit team, M. Sorel, tenant 14, Ines', '김 변호사, 정유리, 감사팀, 박 소장, 14호 세입자, 이나은, 품질 2조');

export const papers: readonly Written[] = [
  {
    tool: 'doc_file', about: ['File a document in a folder', '문서를 폴더에 넣는다'],
    takes: { doc, folder },
    en: `
      file {doc} in {folder}
      {doc} belongs into {folder}
      {folder} ← {doc}
      put {doc} away under {folder}
      {doc} lies on the desk since {day}; its place is {folder}
      {doc} goes to {folder}, not to {not_folder}
      move {doc} over to {folder}
      the scan {doc} has {any} pages and ends up in {folder}
      into {folder} with the paper {doc}
      let {folder} have {doc}
      {not_doc} is where it should be, {doc} is not; that one to {folder}
      After the audit of {day} {doc} lives in {folder}.
      {any} papers on the floor, and {doc} is for {folder}
      shelve {doc} under {folder}`,
    ko: `
      {doc:을} {folder}에 넣#
      {folder} ← {doc}
      {doc:은} {folder} 자리다. 옮겨 두#
      {day}부터 책상에 있던 {doc:을} {folder}에 철하#
      {not_folder} 아니고 {folder}에 {doc:을} 넣을 것
      {any}쪽짜리 스캔 {doc}, {folder:로} 보내#
      {folder} 폴더에 {doc} 보관
      문서 {doc} → {folder}
      {not_doc:은} 제자리고 {doc:은} 아니다. {folder:로} 보내#
      {day} 감사 뒤로 {doc:은} {folder}에 둔다
      바닥에 서류가 {any}장. {doc:은} {folder} 것이다
      {doc} 정리: {folder}
      {doc:은} {folder} 칸에
      {folder} 아래로 {doc:을} 옮기#`,
    titles: ['File the document; Put it away', '문서 넣기; 문서 보관'],
  },
  {
    tool: 'doc_hold', about: ['Lock a document against changes, or free it', '문서를 고치지 못하게 잠그거나 푼다'],
    takes: { doc, locked: flag(['locked', '잠금'], ['free', '풀림']) },
    en: `
      {doc}: {locked}
      [locked=true] nobody may change {doc} until it is signed
      [locked=false] {doc} may be edited again
      [locked=true] nail down {doc} as it stands
      [locked=false] open {doc} for corrections
      [locked=true] the lawyer reads {doc} until {day}; no hands on it
      [locked=false] the lawyer is through with {doc} and wants {any} changes, so let people in
      [locked=true] {doc} can be read but not written
      [locked=false] take the seal off {doc}, {not_doc} keeps it
      [locked=true] Two wrote in {doc} at {clock} and one lost. No writing until we have sorted it out.
      [locked=false] {doc} was sealed by mistake
      [locked=true] {doc} goes to the printer at {clock}; until then no comma moves
      [locked=false] the printer is done, {doc} may live again
      [locked=true] {not_doc} is a draft, {doc} is not and nobody writes in it
      [locked=false] {any} typos in {doc} and no way to mend them: unlock`,
    ko: `
      {doc} {locked}
      [locked=true] 서명할 때까지 {doc:을} 아무도 못 고치게 하#
      [locked=false] {doc:을} 다시 고칠 수 있게 하#
      [locked=true] {doc:을} 지금 상태로 못 박아 두#
      [locked=false] {doc} 수정하게 열어 주#
      [locked=true] {day}까지 변호사가 {doc:을} 본다. 손대지 못하게 하#
      [locked=false] 변호사가 {doc:을} 다 봤고 {any}군데 고치라고 한다. 풀#
      [locked=true] {doc:은} 읽기만 되고 쓰기는 안 되게
      [locked=false] {not_doc:은} 두고 {doc} 봉인만 풀#
      [locked=true] {clock}에 둘이 동시에 {doc:을} 썼다. 정리될 때까지 잠그#
      [locked=true] {doc:은} {clock}에 인쇄소로 간다. 그때까지 쉼표 하나 못 옮기게 하#
      [locked=false] 인쇄가 끝났다. {doc:을} 다시 손볼 수 있게
      [locked=true] {not_doc:은} 초안이고 {doc:은} 아니다. 아무도 못 쓰게 잠그#
      [locked=false] {doc}에 오타가 {any}개인데 고칠 수가 없다. 풀 것`,
    titles: ['Lock or free the document', '문서 잠금; 문서 풀기'],
  },
  {
    tool: 'doc_share', about: ['Let somebody read or edit a document', '누군가 문서를 읽거나 고치게 한다'],
    takes: { doc, with_whom: person, right: choice({ read: ['reading|read only', '읽기'], edit: ['editing|edit', '수정'] }), until: maybe(date()) },
    en: `
      share {doc} with {with_whom}: {right}
      {with_whom} gets {doc} for {right}
      [right=read] {with_whom} may look into {doc} and no more
      [right=edit] {with_whom} has to write in {doc}, let it happen
      [right=read] show {doc} to {with_whom} until {until}
      [right=edit] until {until} {with_whom} corrects {doc}
      {doc}, {with_whom}, {right}, ends {until}
      give {with_whom} {doc} ({right}), {not_with_whom} has it
      [right=read] {with_whom} wants to see page {any} of {doc}, not to change it
      [right=edit] {with_whom} fills in the blanks of {doc}
      access to {doc} for {with_whom}, {right}
      [right=read] {with_whom} has to know what is in {doc}, and {not_with_whom} may go on writing it
      [right=edit] the chapter about money in {doc} is written by {with_whom}
      [right=read] for the talks on {day} {with_whom} needs {doc} before the eyes
      hand {doc} to {with_whom} for {right} until {until}`,
    ko: `
      {doc:을} {with_whom:과} 공유: {right}
      {with_whom}에게 {doc} {right} 권한을 주#
      [right=read] {with_whom:은} {doc:을} 들여다보기만
      [right=edit] {with_whom:이} {doc}에 직접 적을 수 있게 하#
      [right=read] {until}까지 {with_whom}에게 {doc:을} 보여 주#
      [right=edit] {until}까지 {with_whom:이} {doc:을} 바로 고친다. 열어 둘 것
      {doc}, {with_whom}, {right}, {until}까지
      {not_with_whom:은} 이미 있다. {with_whom}에게도 {doc} {right} 공유하#
      [right=read] {with_whom:이} {doc} {any}쪽을 보고 싶어 한다. 고치지는 못하게
      [right=edit] {with_whom:이} {doc} 빈칸을 채운다
      [right=read] {with_whom:은} {doc} 내용을 알아야 한다. 쓰는 건 {not_with_whom}
      [right=edit] {doc}의 돈 이야기는 {with_whom:이} 쓴다
      [right=read] {day} 협의 때 {with_whom:이} {doc:을} 봐야 한다
      {with_whom} 앞으로 {doc} {right:을} {until}까지 허용`,
    titles: ['Share the document; Access', '문서 공유; 문서 권한'],
  },
  {
    tool: 'doc_unshare', about: ['End somebody’s access to a document', '누군가의 문서 권한을 거둔다'],
    takes: { doc, with_whom: person },
    en: `
      end the access of {with_whom} to {doc}
      {with_whom} may no longer open {doc}
      take {doc} away from {with_whom}
      {doc}: {with_whom} out
      {with_whom} has read {doc}, that will do
      no more {doc} for {with_whom}, {not_with_whom} keeps it
      The talks ended on {day}; {with_whom} loses {doc}.
      withdraw {doc} from {with_whom}
      {any} outsiders see {doc}. Begin with {with_whom}: no access.
      {with_whom} and {not_with_whom} could both read {doc}. From now on only the second.
      from {clock} {doc} is none of the business of {with_whom}
      nothing is deleted; {with_whom} just does not see {doc} any more
      close {doc} for {with_whom}`,
    ko: `
      {with_whom}의 {doc} 권한을 거두#
      {with_whom:이} 더는 {doc:을} 못 열게 하#
      {doc}: {with_whom} 제외
      {with_whom:은} {doc:을} 다 읽었다. 이제 됐으니 닫#
      {not_with_whom:은} 두고 {with_whom}만 {doc} 공유를 끊#
      {day}에 협의가 끝났다. {with_whom}에게서 {doc:을} 회수하#
      외부인 {any}명이 {doc:을} 본다. {with_whom}부터 끊을 것
      {doc} 공유 해제: {with_whom}
      {with_whom:과} {not_with_whom} 둘 다 {doc:을} 봤다. 이제 뒷사람만. 앞사람 권한을 끊#
      {clock}부터 {doc:은} {with_whom:과} 상관없다. 닫을 것
      지우는 게 아니라 {with_whom:이} {doc:을} 못 보게만 하#
      {with_whom}, {doc} 열람 종료
      {doc} 보던 {with_whom}, 이제 그만 보게 하#
      {with_whom:은} {doc} 접근 불가로`,
    titles: ['End the access; Unshare', '공유 해제; 권한 회수'],
  },
  {
    tool: 'doc_return_to', about: ['Go back to an older version of a document', '문서를 옛 판으로 되돌린다'],
    takes: { doc, version: whole(2, 40) },
    en: `
      {doc} back to version {version}
      return {doc} to {version}
      version {version} of {doc} was the good one
      undo what happened to {doc} after {version}
      {doc}: {version} counts again
      somebody wrote nonsense into {doc} at {clock}; {version} was clean
      take number {version} of {doc}, not {not_version}
      let {doc} read as in its version {version}
      the {who} rewrote {any} lines of {doc}. We prefer {version}.
      version {not_version} has the wrong price, {version} the right one; {doc} again as in the latter
      {doc} now has 41 versions, and we want number {version} on top
      what was written in {doc} since {day} does not count, back to {version}
      {doc}, restore {version}`,
    ko: `
      {doc:을} {version}판으로 되돌리#
      {doc} {version}판 복귀
      {doc:은} {version}판이 맞다. 그걸로 하#
      {version}판 뒤로 {doc}에 생긴 변경을 무효로 하#
      {clock}에 누가 {doc}에 엉뚱한 걸 썼다. {version}판은 깨끗했다
      {not_version}판 말고 {version}판으로 {doc:을} 돌리#
      {who:이} {doc} {any}줄을 고쳤다. {version}판이 낫다. 되돌릴 것
      {not_version}판은 값이 틀렸고 {version}판이 맞다. {doc:을} 맞는 판으로
      {day} 이후 {doc}에 쓴 것은 무효. {version}판으로 되돌리#
      {doc} {version}판 복원하#
      {doc}, 지금은 41판. {version}판이 위로 오게 하#
      문서 {doc}, 되돌릴 판은 {version}
      {doc} 판 번호 {version:로} 복구
      잘못 고친 {doc:을} {version}판 상태로`,
    titles: ['Older version; Back to the version', '옛 판 복귀; 판 되돌리기'],
  },
  {
    tool: 'doc_shred_on', about: ['On which day a document is destroyed', '문서를 없앨 날을 정한다'],
    takes: { doc, day_of: date() },
    en: `
      {doc} may be destroyed on {day_of}
      shred {doc} on {day_of}
      {doc}: end of life {day_of}
      keep {doc} until {day_of} and not a day longer
      the law wants {doc} for {any} years, that is until {day_of}
      {day_of} is the last day of {doc}
      destruction of {doc}, date {day_of}
      {not_doc} stays for ever, {doc} until {day_of}
      mark {doc} for the shredder, {day_of}
      {any} boxes go to the mill. {doc} goes with them on {day_of}, not before.
      the lease ran out, so {doc} has no reason to exist after {day_of}
      {doc}: {day_of}, then ash
      set {day_of} as the end of {doc}`,
    ko: `
      {doc:을} {day_of}에 파기하게 하#
      {doc}: 파기일 {day_of}
      {doc:은} {day_of}까지 두고 하루도 더 두지 말 것
      법으로 {any}년이다. {doc:은} {day_of}까지
      {not_doc:은} 영구 보관, {doc:은} {day_of}까지
      {doc} 파기 예정일을 {day_of:로} 정하#
      {day_of:이} {doc} 마지막 날이다
      상자 {any}개가 파쇄장으로 간다. {doc}도 {day_of}에 함께
      임대가 끝났다. {doc:은} {day_of} 뒤로 둘 까닭이 없다
      {doc} 보존 만료: {day_of}
      {day_of}에 {doc} 없앨 것. 그 전에는 안 됨
      {doc} 폐기는 {day_of:로} 등록
      {doc}, {day_of} 파쇄 예정으로 표시하#
      {day_of} 지나면 {doc:은} 없어야 한다`,
    titles: ['When to destroy it', '파기일; 문서 파기'],
  },
  {
    tool: 'doc_remark', about: ['Write a remark on a document', '문서에 의견을 단다'],
    takes: { doc, page: maybe(whole(1, 60)), remark: texts(`
      figure # is upside down, labels too
      clause 1#: who pays, they or we?
      2#0 litres, not 2# litres
      agreed with Ines on the phone, #:30
      new stamp needed, old address
      who is meant by us in line 1#, tenant or owner
      photo is from 201#, hall # had no roof then
      sum is wrong, # and 1# make less
      strike the last sentence, keep the table, ask Piet
      see D-##, page #, says the opposite`, `
      그림 #번이 거꾸로, 글자도
      1#조: 누가 내나, 저쪽인가 우리인가
      2#리터가 아니라 2#0리터
      #:30 전화로 합의함
      도장 새로 필요, 옛 주소임
      1#줄의 우리가 누구인지, 세입자인가 소유자인가
      사진은 201#년 것, 그때 #동은 지붕이 없었음
      합계 틀림, #에 1#을 더하면 더 적음
      마지막 문장 빼고 표는 두고 박 소장에게 문의
      D-## #쪽과 반대`) },
    en: `
      remark on {doc}: {remark}
      {doc}, page {page}: {remark}
      write beside page {page} of {doc}: "{remark}"
      "{remark}" as a comment to {doc}
      on {doc} note "{remark}"
      {doc}: comment "{remark}", page {page}
      The {who} read {doc} on {day}. In the margin: {remark}
      page {page} of {doc} wants the words "{remark}"
      leave the text of {doc} as it is and put beside it: {remark}
      for {doc}, not for {not_doc}: "{remark}"
      nobody changes {doc} itself; beside it stands from now on: {remark}
      the {who} wants a word added at page {page} of {doc}: {remark}
      {doc}, {not_page} is fine, {page} is not: "{remark}"`,
    ko: `
      {doc} 의견: {remark}
      {doc} {page}쪽: {remark}
      {doc} {page}쪽 옆에 "{remark}"라고 적#
      {doc}에 "{remark}" 의견을 남기#
      {day}에 {who:이} {doc:을} 읽었다. 여백에: {remark}
      {doc} 본문은 두고 옆에 적어 두#: {remark}
      {not_doc} 말고 {doc}에 "{remark}"
      {page}쪽 메모, 문서 {doc}: {remark}
      {doc} 자체는 안 고친다. 옆에 이렇게: {remark}
      {who:이} {doc} {page}쪽에 한마디 남긴다: {remark}
      {doc} {not_page}쪽은 괜찮고 {page}쪽은 아니다: "{remark}"
      {doc} 검토 의견: {remark}
      {doc}에 달 의견, {page}쪽: {remark}
      {clock}에 {doc} 읽고 남김: {remark}`,
    titles: ['Remark; Comment on the paper', '문서 의견; 메모'],
  },
];
