import { choice, flag, made, maybe, names, span, whole, type Written } from '../table';

const peer = names('jonas-laptop, van-07, branch-east, tablet-qa, home-yuna, scada-remote, auditor-2, barge-router', '본사-노트북, 현장차-3, 동부지점, 검수태블릿, 재택-유나, 협력사-2');
const lan = made((dice) => `10.${String(dice.int(0, 60))}.${String(dice.int(0, 30))}.${String(dice.int(2, 250))}`);
const wan = made((dice) => `${dice.pick(['192.0.2', '198.51.100', '203.0.113'])}.${String(dice.int(2, 250))}`);
const mac = made((dice) => Array.from({ length: 6 }, () => dice.int(16, 255).toString(16)).join(':'));
const port = whole(20, 9999);

export const gateway: readonly Written[] = [
  {
    tool: 'tunnel_peer_add', about: ['Let a new peer into the VPN with an address', '새 VPN 피어에 주소를 주고 들인다'],
    takes: { peer, addr: lan },
    en: `
      add the peer {peer} with {addr}
      {peer} gets {addr} in the tunnel
      let {peer} into the VPN, address {addr}
      {addr} is free, enter {peer} under it
      new peer: {peer}, {addr}
      The {who} works from home from {day}. The machine is {peer}, the tunnel address {addr}; let it in.
      under {addr} we expect {peer} from now on
      VPN: {peer} = {addr}
      create a way in for {peer} at {addr}; {not_addr} belongs to somebody else
      {peer} has never been in our tunnel. Take it in with {addr}.
      peer {peer} to be set up, IP {addr}
      {any} peers exist already; {peer} is the next and takes {addr}
      Addresses up to {not_addr} are taken. {peer} is new and comes next: {addr}.
      {any} minutes of work for the {who}: the machine {peer} is to be known in our VPN as {addr}
      A van was bought on {day}. In it sits {peer}; let it into the tunnel, {addr}.
      who: {peer}; under which address: {addr}; into the VPN`,
    ko: `
      피어 {peer:을} {addr:로} 추가하#
      {peer}에 터널 주소 {addr:을} 주#
      {peer:을} VPN에 들이#. 주소는 {addr}
      {addr:이} 비어 있다. 거기에 {peer:을} 등록하#
      신규 피어: {peer}, {addr}
      {day}부터 {who:이} 재택이다. 단말 {peer}, 터널 주소 {addr:로} 들여보내#
      VPN {peer} = {addr} 등록
      {not_addr:은} 남의 것이다. {peer}에는 {addr:을} 배정하#
      처음 들어오는 {peer:을} {addr:로} 등록 요망
      이미 {any}대가 있다. 다음은 {peer}, 주소 {addr}
      {addr} / {peer} 피어 생성
      {not_addr}까지는 찼다. 새로 온 {peer:은} 그다음 {addr:로} 넣#
      {day}에 차를 샀다. 차 안 단말이 {peer:이}다. {addr:로} 터널에 들이#
      누구: {peer}, 주소: {addr}. VPN 신규 등록
      {who} 부탁: {peer:을} {addr:로} VPN에 올릴 것`,
    titles: ['New VPN peer; Into the tunnel', '피어 추가; VPN 등록'],
  },
  {
    tool: 'tunnel_peer_drop', about: ['Remove a peer from the VPN for good', 'VPN 피어를 영구히 지운다'],
    takes: { peer },
    en: `
      remove the peer {peer}
      {peer} is out of the VPN for good
      delete {peer} from the tunnel
      the laptop {peer} was sold, strike it from the VPN
      {peer} never comes back, so its key goes too
      throw {peer} out of the peers, {not_peer} stays
      VPN: {peer} away
      The contract of the {who} ended on {day}. {peer} is to disappear from the peer list.
      no suspension, {peer} gets deleted
      {any} peers are too many; start with {peer} and erase it
      peer {peer}: gone, once and for all
      {peer} and {not_peer} were one laptop with two names. The name {peer} is to be deleted.
      suspended since {day}, {peer} will not be needed again; delete it altogether
      the firm behind {peer} closed, away with the entry`,
    ko: `
      피어 {peer:을} 삭제하#
      {peer:을} VPN에서 완전히 빼#
      노트북 {peer:은} 팔았다. 피어 목록에서 지우#
      {peer:은} 다시 오지 않는다. 키까지 없애#
      {not_peer:은} 두고 {peer}만 터널에서 제거하#
      {who} 계약이 {day}에 끝났다. {peer} 말소
      잠시 막는 게 아니라 {peer:을} 아주 지울 것
      피어 {any}대는 너무 많다. {peer}부터 삭제하#
      VPN {peer} 영구 삭제
      {peer} 피어 등록 취소 요망
      {peer:과} {not_peer:은} 같은 노트북이다. {peer} 쪽을 지우#
      {day}부터 정지해 둔 {peer}, 다시 쓸 일이 없으니 아예 삭제하#
      {peer} 쓰던 회사가 문을 닫았다. 등록째 없애#`,
    titles: ['Remove the VPN peer', '피어 삭제; VPN 말소'],
  },
  {
    tool: 'tunnel_peer_pause', about: ['Shut a peer out of the VPN for a while, or let it in again', 'VPN 피어를 잠시 막거나 다시 들인다'],
    takes: { peer, suspended: flag(['suspended', '정지'], ['active', '사용']) },
    en: `
      {peer} in the VPN: {suspended}
      [suspended=true] {peer} must not come in while its owner is on leave, the entry stays
      [suspended=false] holiday over, {peer} may use the tunnel again
      [suspended=true] keep {peer} out for now, do not delete it
      [suspended=false] let {peer} back into the tunnel
      [suspended=true] {peer} was lost in a train at {clock}. Bar it until it turns up.
      [suspended=false] {peer} was found under a seat; lift the bar
      [suspended=true] no tunnel for {peer} until the {who} has looked at it
      [suspended=false] {peer} has been checked, {any} findings, all harmless. It may connect.
      [suspended=true] put {peer} on ice, {not_peer} keeps working
      [suspended=false] take {peer} off the ice
      [suspended=true] peer {peer} sleeps until next month
      [suspended=false] {peer} wants in again, and it may
      [suspended=true] {peer} sends {any} GB a night and nobody knows what. Hold it off until we do, but keep its address.
      [suspended=false] We know now what {peer} sent: backups. It may go on.
      [suspended=true] three weeks without {peer}, then again
      [suspended=false] {peer} had to stay outside while its key was looked at; the key is good`,
    ko: `
      {peer} VPN {suspended}
      [suspended=true] 휴가 동안 {peer:이} 못 들어오게 하되 등록은 두#
      [suspended=false] 휴가가 끝났다. {peer:을} 다시 들이#
      [suspended=true] {peer:을} 지우지 말고 당분간 막아 두#
      [suspended=false] {peer} 터널 접속 다시 허용
      [suspended=true] {clock}에 {peer:을} 기차에 두고 내렸다. 찾을 때까지 차단하#
      [suspended=false] {peer:을} 되찾았다. 막아 둔 것을 풀#
      [suspended=true] {who:이} 점검할 때까지 {peer:은} 터널 사용 금지
      [suspended=false] {peer} 점검 결과 {any}건 모두 이상 없음. 접속 재개
      [suspended=true] {not_peer:은} 두고 {peer}만 잠시 정지하#
      [suspended=false] {peer} 정지 해제 바람
      [suspended=true] 다음 달까지 {peer} 재워 두#
      [suspended=true] {peer:이} 밤마다 {any}GB를 보내는데 뭔지 모른다. 알 때까지 막되 주소는 남기#
      [suspended=false] {peer:이} 보내던 건 백업이었다. 다시 들여도 된다
      [suspended=true] 3주 동안 {peer} 없이, 그 뒤 다시
      [suspended=false] 키를 조사하느라 막았던 {peer}, 키는 멀쩡하다. 풀어 주#`,
    titles: ['Suspend the peer; Peer on hold', '피어 정지; VPN 접속'],
  },
  {
    tool: 'forward_open', about: ['Forward a port from outside to a port of an inside address', '바깥 포트를 내부 주소의 포트로 넘긴다'],
    takes: { outside: port, to_addr: lan, inside: port },
    en: `
      forward port {outside} to {to_addr}, port {inside}
      outside {outside}, inside {to_addr}:{inside}
      {to_addr} listens on {inside}; let the world reach it under {outside}
      whoever knocks at {outside} lands at {to_addr} port {inside}
      inside port {inside} of {to_addr} is to be seen outside as {outside}
      The recorder {to_addr} speaks on {inside}, the provider only lets {outside} through. Connect the two.
      open {outside} from outside; behind it stand {to_addr} and {inside}
      {any} cameras, one way in: {outside} → {to_addr}:{inside}
      let {outside} lead in to {to_addr} on {inside}
      map {to_addr}:{inside} to the public port {outside}
      port forwarding: public {outside}, private {inside}, machine {to_addr}
      The camera's own port is {inside}, its address {to_addr}. From outside it should be found at {outside}.
      {outside} is free on our side and {inside} is what {to_addr} understands; join them
      8080 is used up, so take {outside} for the door, {to_addr} for the room and {inside} for its port`,
    ko: `
      포트 {outside:을} {to_addr} {inside}번으로 넘기#
      밖 {outside}, 안 {to_addr}:{inside}
      {to_addr:은} {inside}번에서 듣는다. 밖에서는 {outside}번으로 들어오게 하#
      {outside}번을 두드리면 {to_addr}의 {inside}번에 닿게 하#
      {to_addr} 내부 포트 {inside:이} 밖에서는 {outside:로} 보이게 하#
      녹화기 {to_addr:은} {inside}번인데 통신사는 {outside}번만 열어 준다. 둘을 이어 줄 것
      포트 포워딩: 외부 {outside}, 내부 {inside}, 장비 {to_addr}
      카메라 {any}대, 들어오는 길은 하나: {outside} → {to_addr}:{inside}
      {to_addr}:{inside:을} 공개 포트 {outside}에 연결하#
      외부 {outside}번 열고 {to_addr} {inside}번으로 전달
      카메라 자체 포트는 {inside}, 주소는 {to_addr}. 밖에서는 {outside}번으로 찾게 하#
      우리 쪽 {outside}번이 비었고 {to_addr:은} {inside}번을 알아듣는다. 둘을 이을 것
      8080은 이미 쓴다. 밖은 {outside}, 안은 {to_addr}의 {inside}번으로 열어 주#`,
    titles: ['Port forwarding; A way in', '포트 포워딩; 포트 열기'],
  },
  {
    tool: 'forward_close', about: ['Close a forwarded port', '넘기던 포트를 닫는다'],
    takes: { outside: port },
    en: `
      close the forwarded port {outside}
      {outside} is shut from outside
      end the forwarding of {outside}
      nobody comes in through {outside} any more
      the recorder is gone, so close {outside}
      Port {outside} was opened on {day} for {any} days; the time is up.
      drop the forward on {outside}, leave {not_outside}
      {outside}: no way in
      strangers scan us on {outside}, seal it
      take {outside} off the list of forwarded ports
      public port {outside} closed, please
      {outside} and {not_outside} both lead in. One of them is for the old recorder: {outside}. Shut that.
      The technician wanted {outside} for {any} minutes and has been gone since {clock}. Close it behind him.
      what leads in at {outside} must lead in no longer`,
    ko: `
      포워딩 포트 {outside:을} 닫#
      {outside}번은 밖에서 막#
      {outside}번 포워딩 종료
      이제 {outside}번으로 아무도 못 들어오게 하#
      녹화기가 없어졌으니 {outside}번을 닫#
      {day}에 {any}일만 열기로 한 {outside}번이다. 기한이 지났으니 닫을 것
      {not_outside}번은 두고 {outside}번 포워딩만 없애#
      {outside} 포트 공개 중지
      모르는 곳에서 {outside}번을 훑는다. 봉쇄하#
      포워딩 목록에서 {outside} 빼기
      {outside}번과 {not_outside}번이 열려 있다. 옛 녹화기용 {outside}번을 닫#
      기사가 {any}분만 쓴다던 {outside}번, {clock}에 갔으니 닫아 둘 것
      {outside}번으로 들어오던 길을 끊#
      공유기 {outside}번 포트 막기`,
    titles: ['Close the port; No way in', '포트 닫기; 포워딩 종료'],
  },
  {
    tool: 'ban_addr', about: ['Refuse everything from an address for some time', '한 주소를 일정 시간 차단한다'],
    takes: { addr: wan, for_min: maybe(span('min', 5, 1440)), reason: maybe(choice({ scan: ['port scan', '포트 스캔'], brute: ['password guessing', '암호 대입'], flood: ['flood', '폭주'] })) },
    en: `
      ban {addr}
      ban {addr} for {for_min}
      {addr} stays out for {for_min}, {reason}
      refuse {addr}: {reason}
      [reason=brute] {addr} has tried {any} passwords since {clock}. Keep it off.
      [reason=scan] {addr} goes from port to port; out for {for_min}
      [reason=flood] we drown in packets from {addr}, bar it
      nothing more from {addr} until we say so
      for {for_min} nobody talks to {addr}
      [reason=brute] {for_min} outside the door for {addr}, it guesses logins
      block {addr}, not {not_addr}, for {for_min}
      [reason=flood] {addr} sends {any} thousand a second, shut it out for {for_min}
      {addr}: ban, no end given
      put {addr} on the black list because of {reason}
      {not_addr} is our branch and stays. The stranger is {addr}; {for_min} without us.
      [reason=scan] {addr} has looked at 1024 doors of ours in {any} seconds. Out.
      [reason=brute] {addr} wants to be admin so badly that it tried {any} words. {for_min} of rest.
      [reason=flood] Since {clock} nobody gets a page, because {addr} asks for all of them. Bar it for {for_min}.`,
    ko: `
      {addr:을} 차단하#
      {addr} {for_min} 동안 차단
      {addr:은} {for_min} 출입 금지. 사유 {reason}
      {addr} 거부: {reason}
      [reason=brute] {addr:이} {clock}부터 암호를 {any}번 찍었다. 막#
      [reason=scan] {addr:이} 포트를 하나씩 더듬는다. {for_min} 차단하#
      [reason=flood] {addr}에서 패킷이 쏟아진다. 막아 두#
      따로 말할 때까지 {addr} 차단
      {not_addr} 말고 {addr}, {for_min}만 막을 것
      [reason=brute] 로그인을 찍어 대는 {addr:을} {for_min} 문밖에 두#
      [reason=flood] {addr:이} 초당 {any}천 건을 보낸다. 차단 요망
      {reason} 때문에 {addr} 블랙리스트에 올리#
      {not_addr:은} 우리 지점이니 두고, 낯선 {addr:은} {for_min} 막#
      [reason=scan] {addr:이} {any}초 만에 문 1024개를 두드렸다. 차단
      [reason=brute] {addr:이} 관리자가 되겠다고 {any}번 찍어 본다. {for_min} 막아 두#
      [reason=flood] {clock}부터 {addr:이} 혼자 다 불러 가서 페이지가 안 뜬다. {for_min} 차단하#`,
    titles: ['Ban the address; Keep it out', '주소 차단; 접속 차단'],
  },
  {
    tool: 'unban_addr', about: ['Lift the ban of an address', '주소 차단을 푼다'],
    takes: { addr: wan },
    en: `
      lift the ban on {addr}
      {addr} may talk to us again
      unban {addr}
      {addr} was our own branch, let it in again
      forgive {addr}
      {addr}: ban off
      The customer behind {addr} mistyped a password {any} times and cannot work since {clock}. Free the address.
      take {addr} off the black list, {not_addr} remains there
      {addr} has served its time
      open up for {addr} again
      two addresses are barred, {addr} and {not_addr}; the first one is innocent
      The {who} called: nothing loads. The office sits behind {addr}, which we shut out at {clock}. Undo that.
      {addr} was to stay out 60 minutes, {any} are enough`,
    ko: `
      {addr} 차단을 풀#
      {addr:은} 다시 접속해도 된다
      {addr} 차단 해제
      {addr:은} 우리 지점이었다. 다시 들이#
      {addr} 손님이 암호를 {any}번 틀려 {clock}부터 일을 못 한다. 풀어 주#
      {not_addr:은} 그대로 두고 {addr}만 블랙리스트에서 빼#
      {addr} 벌은 끝났다. 해제
      {addr} 접속 허용으로 돌리#
      막아 둔 {addr:을} 열어 줄 것
      {addr:과} {not_addr:이} 막혀 있다. 앞엣것은 죄가 없다. 풀#
      {who} 전화: 아무것도 안 뜬다고 한다. {clock}에 막은 {addr:이} 그 사무실이다. 해제
      {addr} 60분 차단했는데 {any}분이면 충분하다. 풀어 줄 것
      {addr} 막은 것 취소`,
    titles: ['Lift the ban; Let it in again', '차단 해제; 접속 허용'],
  },
  {
    tool: 'lease_reserve', about: ['Always give a device the same address', '장치에 늘 같은 주소를 준다'],
    takes: { mac, addr: lan, name: maybe(names('printer-hall, scale-3, badge-reader-2, cam-dock, projector-b', '복도프린터, 저울-3, 출입단말-2, 하역장카메라, 빔프로젝터')) },
    en: `
      always give {mac} the address {addr}
      {mac} → {addr}
      {addr} is reserved for {mac}, name {name}
      reserve {addr} for the card {mac}
      {name} has the MAC {mac} and keeps {addr}
      the device {mac} turned up under {any} addresses; pin it to {addr}
      DHCP: {mac}, fixed {addr}, called {name}
      hand out {addr} to nobody but {mac}
      {mac} should come up as {name} under {addr} every time
      tie {addr} to {mac}
      The {who} wrote {addr} on the case; the card reads {mac}. Make it so.
      {not_addr} went to a phone. The scale with the card {mac} should never lose {addr} again.
      {any} devices in the hall. The one with {mac} is {name}, its place {addr}.
      on the sticker: {mac}. In the plan: {addr}. Fix the two together.`,
    ko: `
      {mac}에는 늘 {addr:을} 주#
      {mac} → {addr} 고정
      {addr:을} {mac}용으로 예약하#. 이름은 {name}
      {name} MAC은 {mac}, 주소는 {addr:로} 묶#
      {mac} 장치 주소가 {any}번이나 바뀌었다. {addr:로} 고정하#
      DHCP 예약: {mac}, {addr}, {name}
      {addr:은} {mac} 말고 아무에게도 주지 말 것
      {mac:이} 켜질 때마다 {name}, {addr:로} 뜨게 하#
      {who:이} 케이스에 {addr:을} 적어 놨다. 카드는 {mac}. 그렇게 예약하#
      {addr:을} {mac}에 붙들어 매 둘 것
      {not_addr:은} 전화기가 가져갔다. 카드 {mac:은} 앞으로 {addr:을} 잃지 않게 하#
      홀에 장치가 {any}대. 그중 {mac:은} {name:이}고 자리는 {addr}. 고정하#
      스티커에 {mac}, 도면에 {addr}. 둘을 묶어 둘 것`,
    titles: ['Fixed address; DHCP reservation', '고정 주소; 주소 예약'],
  },
];
