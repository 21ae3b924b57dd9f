import { choice, flag, maybe, names, whole, type Written } from '../table';

const nets = names('office, guest-wifi, lab-net, dmz, vpn-pool, 10.40.0.0/16');
const targets = names('db-cluster, printers, 172.16.9.0/24, cameras, erp, internet');
const accounts = names('a.keller, jhpark, svc-scan, m.rossi, temp-07, tanaka');

export const accessRules: readonly Written[] = [
  {
    tool: 'fw_rule_add', about: ['Allow or deny traffic between two networks', '두 네트워크 사이의 통신을 허용하거나 막는다'],
    takes: { src: nets, dst: targets, port: whole(20, 9999), allow: flag(['allow', '허용'], ['deny|drop', '차단|거부']) },
    en: `
      {allow} {src} to {dst} on port {port}
      {src} → {dst}:{port} {allow}
      [allow=true] {src} needs {dst}, port {port}
      [allow=false] nothing from {src} may reach {dst} on {port}
      port {port} of {dst} from {src}: {allow}
      [allow=true] let {src} through to {dst} at port {port}
      [allow=false] slam the door: {port} on {dst} is none of {src}'s business
      [allow=true] {dst} should be reachable from {src}, {port} only
      [allow=false] {any} login attempts on {dst} came from {src} since {clock}. Bar port {port}.
      firewall, destination {dst}, source {src}, port {port}, {allow}
      [allow=false] shield {dst} (port {port}) against {src}
      [allow=true] open {port} towards {dst} for {src}, for {not_src} it stays shut
      [allow=true] the scanner in {src} has to drop its files on {dst}, {port} is the door it uses
      [allow=false] since the audit {src} must keep its hands off {dst}, at least at {port}
      Rule for {dst}: whoever comes from {src} and wants {port} meets {allow}.`,
    ko: `
      {src}에서 {dst} {port}번 포트 {allow}
      {src} → {dst}:{port} {allow}
      [allow=true] {src:이} {dst}의 {port} 포트를 써야 한다. 열어 주#
      [allow=false] {src}에서 {dst} {port:로} 가는 것은 모두 막#
      [allow=true] {dst} {port} 포트를 {src}에 열#
      [allow=false] {clock}부터 {src}에서 {dst:로} 로그인 시도 {any}회. {port} 포트를 막#
      목적지 {dst}, 출발지 {src}, 포트 {port}, {allow}
      [allow=false] {src:이} {dst}에 {port:로} 닿지 못하게 하#
      [allow=true] {not_src:은} 그대로 막고 {src}만 {dst} {port}번을 통과시키#
      방화벽: {dst} {port} ← {src} {allow}
      [allow=true] {src:은} {dst} {port}번에 접속할 수 있게 하#
      [allow=true] {src} 스캐너가 {dst}에 파일을 떨궈야 한다. {port}번을 열어 두#
      [allow=false] 감사 이후 {src:은} {dst} {port}번에서 손을 떼야 한다`,
    titles: ['Firewall rule; Traffic; Port', '방화벽 규칙; 포트 정책; 통신 정책'],
  },
  {
    tool: 'account_lock', about: ['Lock or unlock an account', '계정을 잠그거나 푼다'],
    takes: { user: accounts, locked: flag(['locked', '잠금'], ['unlocked', '해제']) },
    en: `
      [locked=true] lock {user}
      [locked=false] unlock {user}
      account {user}: {locked}
      [locked=true] {user} has left the company, no more logins
      [locked=false] {user} typed the password wrong {any} times and may come in again
      [locked=true] Somebody from abroad uses {user}. Shut the account until {day}.
      [locked=false] {user} stands at the help desk, let the account go
      [locked=true] {user} on parental leave: nobody signs in under that name
      [locked=false] lift the lock of {user}, {not_user} stays out
      {user} must be {locked}
      [locked=true] freeze the login of {user}
      [locked=false] free {user}'s login
      [locked=true] {user} clicked on the wrong link at {clock}; until we know more that login is dead
      [locked=false] the investigation about {user} is closed without result, give the login back
      [locked=true] hang a padlock on {user}
      [locked=false] let {user} work again`,
    ko: `
      [locked=true] {user} 계정을 잠그#
      [locked=false] {user} 계정 잠금을 풀#
      {user} 계정 {locked}
      [locked=true] {user} 퇴사. 로그인 못 하게 하#
      [locked=false] {user:이} 비밀번호를 {any}번 틀렸다. 다시 들어오게 하#
      [locked=true] 해외에서 {user:로} 접속한다. {day}까지 막아 두#
      [locked=false] {user} 본인 확인됨. 계정을 살리#
      [locked=true] {user} 휴직, 계정 동결
      [locked=false] {not_user:은} 그대로, {user}만 풀어 주#
      {user}: {locked} 처리
      [locked=true] {user:이} {clock}에 이상한 링크를 눌렀다. 밝혀질 때까지 계정을 걸어 잠그#
      [locked=false] {user} 조사 종결, 혐의 없음. 계정을 돌려주#
      [locked=true] {user}에 자물쇠를 걸#
      [locked=false] {user:이} 다시 일할 수 있게 하#`,
    titles: ['Account; Lock or unlock; Login', '계정 잠금; 계정; 로그인 제한'],
  },
  {
    tool: 'groupMembership', about: ['Add an account to a group or take it out', '계정을 그룹에 넣거나 뺀다'],
    takes: { user: accounts, group: names('finance-read, lab-admins, remote-users, print-color, hr-payroll'), change: choice({ add: ['add|in', '추가'], remove: ['remove|out', '제외'] }) },
    en: `
      [change=add] put {user} into {group}
      [change=remove] take {user} out of {group}
      {group}: {change} {user}
      [change=add] {user} starts in the team, {group} membership please
      [change=remove] {user} changed departments, has no business in {group} any more
      [change=add] {group} should have {user} as a member
      [change=remove] strike {user} from {group}
      [change=add] The new one, {user}, cannot see the folder; {group} is what is missing.
      [change=remove] {group} has {any} members, one too many: {user}
      {user} / {group} / {change}
      [change=add] make {user} one of {group}, not of {not_group}
      [change=add] {user} should see what {group} sees
      [change=remove] {user} must not see any longer what {group} sees`,
    ko: `
      [change=add] {user:을} {group} 그룹에 넣#
      [change=remove] {user:을} {group}에서 빼#
      {group}: {user} {change}
      [change=add] 신규 입사자 {user}, {group} 권한 부여
      [change=remove] {user} 부서 이동. {group}에 남아 있으면 안 된다
      [change=add] {user:이} 폴더를 못 본다. {group} 구성원으로 만들#
      [change=remove] {group} 명단에서 {user:을} 지우#
      [change=add] {not_group} 아니고 {group}에 {user:을} 올리#
      [change=remove] {group} {any}명 중 {user:은} 나가야 한다
      {user} {group} {change} 처리
      [change=add] {group:이} 보는 것을 {user} 계정도 보게 하#
      [change=remove] {user:은} 이제 {group} 자료를 보면 안 된다`,
    titles: ['Group; Membership', '그룹 변경; 권한 그룹'],
  },
  {
    tool: 'pw.reset', about: ['Send a new password to a user', '새 비밀번호를 보낸다'],
    takes: { user: accounts, via: maybe(choice({ sms: ['text message|SMS', '문자|SMS'], mail: ['mail|e-mail', '메일'], paper: ['letter|paper', '종이|서면'] })) },
    en: `
      new password for {user}
      {user} has forgotten the password, send a fresh one by {via}
      {user}: reset, {via}
      [via=sms] let {user} have a new password on the mobile
      [via=paper] {user} has neither phone nor mailbox; print the new password
      After the leak of {day} {user} needs another password.
      set {user}'s password back and tell the person by {via}
      reset pw {user}
      password reset for {user}, {not_user} called too but was mistaken
      [via=mail] {user} sits in front of the mailbox, send the new password there
      [via=sms] {user} is on the road without a laptop; a text with the new password`,
    ko: `
      {user} 비밀번호 초기화하#
      {user:이} 비밀번호를 잊었다. {via:로} 새로 보내#
      {user}: 초기화, {via}
      [via=sms] {user} 휴대전화로 새 비밀번호를 보내#
      [via=paper] {user:은} 전화도 메일도 없다. 새 비밀번호를 인쇄해 주#
      {day} 유출 이후 {user} 비밀번호 교체 필요
      {user} 새 비밀번호를 {via:로} 알리#
      {user} 암호 재설정 바람
      [via=mail] {user:은} 메일은 열린다. 새 비밀번호를 그리로 보내#
      [via=sms] {user} 출장 중, 노트북 없음. 새 비밀번호를 문자로`,
    titles: ['Password; Password reset', '비밀번호 초기화; 암호 재설정'],
  },
  {
    tool: 'suspicious_user', about: ['Account with the most failed logins on a host', '로그인 실패가 가장 많은 계정을 찾는다'],
    takes: { host: names('vpn-1, mail-1, erp-2, jump') }, reads: true, result: 'temp-{any}',
    en: `
      who fails to log in most on {host}?
      failed logins of {host}: which account leads
      somebody hammers on {host} since {clock}, see with which name
      find the account behind the wrong passwords on {host}
      look at {host}, not at {not_host}: name with most misses`,
    ko: `
      {host} 로그인 실패가 제일 많은 계정을 찾#
      {host} 실패 로그인 계정 조회
      {clock}부터 누가 {host:을} 두드린다. 어떤 계정인지 보#
      {not_host} 말고 {host} 의심 계정 확인하#`,
    titles: ['Failed logins; Who tries?', '로그인 실패 조회; 의심 계정'],
  },
];
