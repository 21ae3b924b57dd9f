import { code } from '../industry/slots';
import { choice, date, flag, maybe, names, span, type Written } from '../table';

const login = names('mkessler, t.oduya, jpark2, scanner-svc, r_lindqvist, intern07, hyejin.k, night-desk, bwalsh');
const other = names('pnowak, a.ferro, dlee9, relay-svc, g_okafor, temp12, soyoung.c, labdesk, kmarsh');
const group = names('payroll, lab-staff, vpn-users, print-admins, board, door-plan, archive-ro', '급여팀, 연구원, 원격접속, 인쇄관리, 임원, 출입담당, 문서열람');

export const accounts: readonly Written[] = [
  {
    tool: 'login_create', about: ['Create an account for a person', '사람에게 계정을 만들어 준다'],
    takes: { login, full_name: names('Mara Kessler, Tobi Oduya, Jon Park, Rune Lindqvist, Ines Ferro, Paul Walsh, Ada Bloom', '김혜진, 박정우, 오태빈, 문소영, 이도현, 최가람, 한서윤'), expires: maybe(date()) },
    en: `
      create the account {login} for {full_name}
      {full_name} starts on {day} and needs a login: {login}
      new user {login} ({full_name})
      account {login}, name {full_name}, valid until {expires}
      {full_name} is to log in as {login}
      the login {login} belongs to {full_name} from now on, set it up
      {full_name}, temp until {expires}: {login}
      set up {full_name} with the short name {login}, it ends {expires}
      {login} for {full_name}; the similar {not_login} exists already and is somebody else
      Contract runs to {expires}. {full_name} gets {login}.
      HR announced {any} newcomers, this is the first: {full_name}, login {login}
      enter {full_name} as {login}, no end date
      {not_login} was refused because it is taken; {full_name} becomes {login} instead
      From {clock} on {day} {full_name} sits at desk {any}. Prepare the account {login}.
      the temp is called {full_name}, the account {login}, the last day {expires}
      create {login}. The person: {full_name}.`,
    ko: `
      {full_name} 계정 {login:을} 만들#
      {day}에 {full_name:이} 온다. 로그인 {login} 생성
      신규 사용자 {login}({full_name})
      계정 {login}, 이름 {full_name}, {expires}까지
      {full_name:은} {login:로} 로그인하게 하#
      {expires}까지 일하는 {full_name}: {login} 발급
      비슷한 {not_login:은} 다른 사람이다. {full_name}에게는 {login} 계정을 만들어 주#
      계약 만료 {expires}. {full_name}, {login} 계정 개설
      입사자 {any}명 중 첫 번째: {full_name}, 아이디 {login}
      {full_name:을} {login:로} 등록하#. 만료일 없음
      아이디 {login} / 성명 {full_name} / 계정 신설
      {not_login:은} 이미 있어 안 된다. {full_name} 계정은 {login:로} 만들#
      {day} {clock}부터 {full_name:이} {any}번 자리에 앉는다. {login} 계정 준비
      임시직 {full_name}, 계정 {login}, 마지막 날 {expires}
      사람은 {full_name}, 아이디는 {login}. 새로 만들어 둘 것`,
    titles: ['New account; Account for the newcomer', '계정 생성; 신규 계정'],
  },
  {
    tool: 'login_disable', about: ['Disable an account without deleting it', '계정을 지우지 않고 쓰지 못하게 한다'],
    takes: { login },
    en: `
      disable {login}
      {login} must not log in any more, keep the mailbox
      shut {login} out, do not delete anything
      the account {login} is to be closed for now
      {login} left on {day}; deactivate
      Something logs in as {login} from {any} countries at once. Bar the account.
      {login}: disabled
      put {login} out of action, {not_login} stays as it is
      no more logins for {login}
      parental leave: {login} sleeps until further notice
      freeze the account of {login}
      {login} and {not_login} share a desk; the one who must not get in until the talk with HR is {login}
      Deleting comes in {any} days. Today {login} is only to be shut out.
      {login} has been away since {day} and someone prints in that name. Close the account, delete nothing.`,
    ko: `
      {login} 계정을 비활성화하#
      {login:이} 더는 로그인 못 하게 하#. 편지함은 유지
      지우지는 말고 {login:을} 막아 두#
      {day}에 {login:이} 퇴사했다. 계정 정지
      {login} 이름으로 {any}개국에서 동시에 들어온다. 계정을 막을 것
      {login}: 사용 중지
      {not_login:은} 그대로, {login}만 로그인 금지
      육아 휴직. {login} 계정을 당분간 재우#
      {login} 계정 동결하#
      {login} 사용 중지 요망, 자료 보존
      {login:과} {not_login:은} 같은 자리를 쓴다. 면담 때까지 못 들어오게 할 쪽은 {login:이}다
      삭제는 {any}일 뒤다. 오늘은 {login:을} 막기만 하#
      {day}부터 없는 {login} 이름으로 누가 출력한다. 계정을 닫되 지우지는 말 것
      {login} 접속 막기, 복직하면 다시 엶`,
    titles: ['Disable the account', '계정 정지; 계정 비활성'],
  },
  {
    tool: 'login_enable', about: ['Enable a disabled account again', '막아 둔 계정을 다시 쓰게 한다'],
    takes: { login },
    en: `
      enable {login} again
      {login} may log in again
      reactivate the account {login}
      {login} is back from leave since {day}, wake the account
      open {login} up, it was disabled {any} weeks ago
      the bar on {login} falls
      {login} is cleared by the {who}; let it in
      give {login} its account back
      {login}: active again, {not_login} remains closed
      lift the block on {login}
      the talk with HR went well, {login} may work
      {login} and {not_login} are both off. Only the first comes back on {day}.
      since {clock} the {who} stands at the desk and cannot start: {login} is still disabled. Change that.`,
    ko: `
      {login} 계정을 다시 활성화하#
      {login} 로그인 허용
      {login:이} {day}에 복직했다. 계정을 깨우#
      {any}주 전에 막은 {login:을} 다시 열#
      {login} 정지 해제
      {who} 확인 끝. {login:을} 들여보내#
      {not_login:은} 계속 막아 두고 {login}만 풀#
      {login}에게 계정을 돌려주#
      {login}: 다시 사용
      면담이 잘 끝났다. {login} 계정을 다시 열어 주#
      {login:과} {not_login} 둘 다 막혀 있다. {day}에 돌아오는 건 앞사람이다. 그 계정을 살리#
      {clock}부터 {who:이} 못 들어가고 있다. 막힌 {login:을} 풀#
      {login} 사용 재개 바람`,
    titles: ['Enable the account; Account back', '계정 활성화; 계정 복구'],
  },
  {
    tool: 'login_erase', about: ['Delete an account for good, with or without its files', '계정을 완전히 지운다'],
    takes: { login, keep_files: flag() },
    en: `
      [keep_files=true] delete {login}, but its files stay
      [keep_files=false] delete {login} with all it has
      [keep_files=false] wipe {login} and everything that belonged to it
      [keep_files=true] the account {login} goes for good, the papers do not
      [keep_files=true] {login} retired on {day}. Erase the account, the team still needs the folder.
      [keep_files=false] {login} was a test of {any} minutes, nothing of it is worth keeping; erase
      [keep_files=true] remove {login} for ever and leave the home folder alone
      [keep_files=false] nothing may remain of {login}
      [keep_files=true] {login}: account away, data kept
      [keep_files=false] {login}: account and data away, {not_login} untouched
      [keep_files=false] the data officer wants {login} gone down to the last file
      [keep_files=true] erase {login}, hand nobody the files yet, just keep them
      [keep_files=true] {any} GB of drawings lie under {login}. The drawings stay, the account does not.
      [keep_files=false] {login} was a trainee of one afternoon; account, mailbox and folder into the bin
      [keep_files=true] strike {login} from the directory, hands off its folder`,
    ko: `
      [keep_files=true] {login} 계정은 삭제하되 파일은 남기#
      [keep_files=false] {login} 계정을 파일까지 모두 지우#
      [keep_files=false] {login:과} 관련된 것을 하나도 남기지 말고 없애#
      [keep_files=true] {login:은} {day}에 퇴직. 폴더는 팀에서 쓰니 계정만 지우#
      [keep_files=false] {login:은} {any}분짜리 시험 계정이었다. 통째로 삭제
      [keep_files=true] {login} 완전 삭제, 홈 폴더는 건드리지 말 것
      [keep_files=true] {login}: 계정 제거, 자료 보존
      [keep_files=false] {login}: 계정도 자료도 제거. {not_login:은} 그대로
      [keep_files=false] 개인정보 담당 요청. {login:은} 마지막 파일까지 없앨 것
      [keep_files=true] {login} 말소하#. 파일은 그대로 둠
      [keep_files=true] {login} 밑에 도면이 {any}GB 있다. 도면은 두고 계정만 삭제하#
      [keep_files=false] {login:은} 하루 온 실습생이다. 계정, 편지함, 폴더 모두 버리#
      [keep_files=true] 명부에서 {login:을} 지우되 폴더는 그대로
      [keep_files=false] {login} 흔적까지 싹 없애#`,
    titles: ['Delete the account; Account gone for good', '계정 삭제; 계정 말소'],
  },
  {
    tool: 'group_put', about: ['Put an account into a group', '계정을 그룹에 넣는다'],
    takes: { login, group },
    en: `
      put {login} into {group}
      {login} joins the group {group}
      {group} gets {login}
      add to {group}: {login}
      {login} should be allowed what {group} may do
      {login} + {group}
      From {day} {login} works with {group}. Add the account.
      enrol {login} in {group}, not in {not_group}
      {group} has {any} members, make {login} one more
      give {login} the membership of {group}
      into {group} with {login}
      {not_login} is in {group} already, {login} is not. Make that good.
      The {who} cannot open the plan. Whoever is in {group} can. The account is {login}.
      {login} may stay in {not_group} and also becomes part of {group}`,
    ko: `
      {login:을} {group} 그룹에 넣#
      {group}에 {login} 추가
      {login} → {group} 가입
      {day}부터 {login:은} {group} 소속이다. 그룹에 넣어 두#
      {login}도 {group:이} 하는 일을 할 수 있게 하#
      {not_group:이} 아니라 {group}에 {login:을} 등록하#
      {group} 인원 {any}명. {login:을} 한 명 더 넣#
      {group} 명단에 {login} 올리기
      그룹 {group}, 계정 {login}: 추가 요망
      {not_login:은} 이미 {group}에 있는데 {login:이} 없다. 채워 넣#
      {who:이} 도면을 못 연다. {group:이}면 열린다. 계정은 {login}
      {login:은} {not_group}에 남기고 {group}에도 넣을 것
      {group}에 한 명 더: {login}
      {login} 소속 추가, {group}`,
    titles: ['Into the group; Membership', '그룹 추가; 그룹 가입'],
  },
  {
    tool: 'group_pull', about: ['Take an account out of a group', '계정을 그룹에서 뺀다'],
    takes: { login, group },
    en: `
      take {login} out of {group}
      {login} leaves {group}
      {group} without {login}
      remove from {group}: {login}
      {login} has nothing more to do in {group}
      {login} − {group}
      {login} moved to the shop floor on {day}; out of {group}, the account itself stays
      strike {login} off {group}
      end the membership of {login} in {group}, keep {not_group}
      {group} has {any} members, {login} should no longer be one
      pull {login} from the group {group}
      {login} belongs to {group} and {not_group}; the first of these ends
      {any} people could see the salaries. One too many: {login} in {group}. Out.
      Not the account, only the seat of {login} in {group} is taken away.`,
    ko: `
      {login:을} {group}에서 빼#
      {group}에서 {login} 제외
      {login} {group} 탈퇴 처리
      {login:은} 이제 {group}에서 할 일이 없다. 빼 두#
      {day}에 {login:이} 현장으로 옮겼다. {group}에서 빼고 계정은 유지
      {not_group:은} 그대로 두고 {group}에서만 {login:을} 내보내#
      {group} {any}명 가운데 {login:은} 빼기
      {group} 명단에서 {login:을} 지우#
      그룹 {group}, 계정 {login}: 제거 요망
      {login:은} {group:과} {not_group} 소속이다. 앞의 것만 끝내#
      {any}명이 급여를 볼 수 있다. {group}에서 {login:을} 빼 둘 것
      계정은 두고 {group} 자리만 {login}에게서 거두#
      {group} 인원 정리: {login} 내보내기
      {login} 소속 해제, {group}`,
    titles: ['Out of the group; End of membership', '그룹 제외; 그룹 탈퇴'],
  },
  {
    tool: 'files_hand_over', about: ['Hand the files of one account over to another', '한 계정의 파일을 다른 계정에 넘긴다'],
    takes: { from_login: login, to_login: other },
    en: `
      hand the files of {from_login} over to {to_login}
      {to_login} gets what {from_login} had
      {from_login} → {to_login}
      everything {from_login} owns now belongs to {to_login}
      {to_login} takes over the folder of {from_login}
      {from_login} quits on {day}; heir is {to_login}
      let {to_login} inherit from {from_login}
      make {to_login} the owner of the {any} folders of {from_login}
      the successor of {from_login} is called {to_login}, give over the files
      files: new owner {to_login}, old owner {from_login}
      leave {from_login} with nothing, {to_login} receives it
      {to_login} starts on {day} where {from_login} stopped; all files pass on
      {any} GB lie in the name of {from_login}, who is gone. The name should be {to_login}.
      {to_login} asked for them: the files that {from_login} left`,
    ko: `
      {from_login} 파일을 {to_login}에게 넘기#
      {to_login:이} {from_login} 자료를 이어 가게 하#
      {from_login} → {to_login} 이관
      {from_login} 소유물을 모두 {to_login} 앞으로 돌리#
      {day}에 {from_login:이} 그만둔다. 인수자는 {to_login}
      새 주인 {to_login}, 옛 주인 {from_login}
      {from_login} 폴더 {any}개의 주인을 {to_login:로} 바꾸#
      {from_login} 후임은 {to_login:이}다. 파일을 물려주#
      {to_login:이} 맡을 것: {from_login} 폴더 전체
      {from_login:이} 멈춘 데서 {to_login:이} {day}에 시작한다. 파일을 모두 넘기#
      떠난 {from_login} 이름으로 {any}GB가 있다. {to_login} 이름으로 바꾸#
      {to_login:이} 달라고 한 것: {from_login:이} 남긴 파일
      받는 사람 {to_login}, 주는 사람 {from_login}. 자료 인계
      {to_login} 앞으로 {from_login} 자료 이전할 것`,
    titles: ['Hand over the files; New owner', '파일 인계; 자료 이관'],
  },
  {
    tool: 'admin_lend', about: ['Lend administrator rights on a machine for a time', '머신의 관리자 권한을 잠시 빌려준다'],
    takes: { login, host: names('hmi-2, cad-04, srv-print, lims-a, cutting-pc, till-main'), minutes: span('min', 5, 240), ticket: maybe(code('REQ-####, CHG-###, INC####')) },
    en: `
      lend {login} admin rights on {host} for {minutes}
      {login} may do anything on {host} for {minutes}
      {host}: {login} admin, {minutes}, ticket {ticket}
      for {minutes}, {login} is administrator of {host}
      {ticket} is approved: {login}, {host}, {minutes}
      {login} installs {any} fonts on {host}. Rights for {minutes} are enough.
      raise {login} on {host} for {minutes} and write {ticket} beside it
      give {login} the keys to {host}, {minutes}, then take them back
      on {host} make {login} an admin, for {minutes} only, not {not_minutes}
      admin loan under {ticket}: host {host}, {minutes}, to {login}
      {login} normally may do nothing on {host}. Today there is a scanner to be installed; {minutes} as admin.
      {any} minutes were too short last time; {minutes} now, account {login}, machine {host}
      {ticket} says {login} and {host}. Lend the rights for {minutes}.
      until the {who} is through with {host}, {minutes}, {login} needs full rights there`,
    ko: `
      {login}에게 {host} 관리자 권한을 {minutes} 빌려주#
      {minutes} 동안 {login:이} {host}에서 무엇이든 하게 하#
      {host}: {login} 관리자, {minutes}, 티켓 {ticket}
      {ticket} 승인됨. {login}, {host}, {minutes}
      {login:이} {host}에 글꼴 {any}개를 깐다. {minutes}이면 된다. 권한을 주#
      {host}에서 {login} 권한을 {minutes} 올리고 {ticket:을} 적어 두#
      {minutes}만 {login:을} {host} 관리자로. 끝나면 자동 회수
      {ticket} 근거로 {host} 관리자 권한 대여: {login}, {minutes}
      {not_minutes} 아니고 {minutes}, {host}에서 {login} 관리자 승격
      {login:은} 평소 {host}에서 아무것도 못 한다. 오늘 스캐너를 깐다. {minutes} 관리자 권한을 주#
      지난번 {any}분은 짧았다. 이번엔 {minutes}, 계정 {login}, 장비 {host}
      {ticket}에 {login:과} {host:이} 적혀 있다. {minutes} 권한 대여
      {host} 작업 {minutes}, {login} 임시 관리자
      {login} {minutes} 승격, 대상은 {host}`,
    titles: ['Admin rights for a while; Lend rights', '관리자 권한 대여; 임시 권한'],
  },
  {
    tool: 'mfa_lost', about: ['Second factor of an account: take it away or demand a new one', '계정의 2차 인증을 없애거나 새로 요구한다'],
    takes: { login, action: choice({ clear: ['clear|remove', '초기화|제거'], require: ['require|demand', '요구|필수'] }) },
    en: `
      second factor of {login}: {action}
      [action=clear] {login} dropped the phone into the lake, forget the old second factor
      [action=require] {login} must show a second factor from now on
      [action=clear] the token of {login} is broken since {clock}, detach it
      [action=require] no more entry with only a password for {login}
      [action=clear] wipe the authenticator of {login}
      [action=require] {login} handles {any} salaries; a password alone is too little
      [action=clear] let {login} in without the lost key this once by taking it off the account
      [action=require] insist on the app with {login}, {not_login} has it already
      [action=clear] new phone for {login}: old pairing away
      {action} the second factor for {login}
      [action=clear] {login} has a new phone since {day}, the old pairing only blocks the way
      [action=require] after {any} tries from abroad {login} may no longer come in on a password alone
      [action=clear] so that {login} can set up the app again, throw the present one out
      [action=require] auditors want it: from {clock} on {login} needs the code from the app too`,
    ko: `
      {login} 2차 인증 {action}
      [action=clear] {login:이} 전화기를 호수에 빠뜨렸다. 옛 인증기를 지우#
      [action=require] 앞으로 {login:은} 2차 인증을 꼭 거치게 하#
      [action=clear] {login} 토큰이 {clock}부터 고장이다. 떼어 내#
      [action=require] {login:은} 암호만으로는 못 들어오게 하#
      [action=clear] 전화기 교체: {login} 옛 등록을 풀#
      [action=require] {login:은} 급여 {any}건을 다룬다. 암호 하나로는 모자라다
      [action=clear] 잃어버린 열쇠를 {login} 계정에서 떼 줄 것
      [action=require] {not_login:은} 이미 했다. {login}에게도 앱 인증을 강제하#
      [action=clear] {day}에 {login} 전화기가 바뀌었다. 옛 등록이 길을 막는다. 없애#
      [action=require] 해외에서 {any}번 시도가 있었다. {login:은} 이제 암호만으로 안 된다
      [action=clear] {login:이} 앱을 새로 등록할 수 있게 지금 것을 지우#
      [action=require] {clock}부터 {login:은} 앱 번호까지 넣어야 들어오게 하#
      {login} 2단계 인증 {action} 처리`,
    titles: ['Second factor; Lost phone', '2차 인증; 인증기 분실'],
  },
];
