import { choice, flag, made, maybe, names, whole, type Written } from '../table';

const players = names('xX_Falke_Xx, mira77, LordOfTheSoup, jun_0412, Tofu, gg.weasel');
const shards = names('eu-1, eu-2, kr-1, kr-3, creative, hardcore');

export const gameServer: readonly Written[] = [
  {
    tool: 'player_kick', about: ['Throw a player off a server, who may come back', '플레이어를 내보낸다'],
    takes: { player: players, shard: shards, reason: maybe(names('afk, spam, bad language, wrong map', '잠수, 도배, 욕설, 잘못된 맵')) },
    en: `
      kick {player} from {shard}
      {player} has been idle on {shard} for {any} minutes; throw the player off, coming back is allowed
      {shard}: kick {player}, reason {reason}
      off {shard} with {player}, but no ban
      show {player} the door on {shard} ({reason})
      {player} blocks a slot on {shard}, kick
      disconnect {player} on {shard}, {reason}, reconnecting is fine
      kick reason "{reason}": {player}, server {shard}
      from {shard}, not from {not_shard}, remove {player} for now`,
    ko: `
      {shard}에서 {player:을} 킥하#
      {player} {any}분째 잠수. {shard}에서 내보내되 재접속은 허용
      {shard}: {player} 킥, 사유 {reason}
      {player:을} {shard} 밖으로 잠시 내보내#. 밴은 아님
      {player} 강제 퇴장({shard}), 사유는 {reason}
      {player:이} 자리를 차지하고 있다. {shard} 접속만 끊#
      {not_shard} 말고 {shard}에서 {player} 킥
      {reason} 때문에 {player:을} {shard}에서 퇴장시키#
      {shard} 서버 {player} 추방(재입장 가능)`,
    titles: ['Kick; Throw the player off', '킥; 강제 퇴장'],
  },
  {
    tool: 'player_ban', about: ['Ban a player for some days', '플레이어를 며칠 동안 차단한다'],
    takes: { player: players, days: whole(1, 90, 'days'), ip_too: maybe(flag()) },
    en: `
      ban {player} for {days}
      {player}: {days} ban
      {player} cheats with an aimbot. {days} without us.
      lock {player} out, {days}
      [ip_too=true] {player} comes back with new accounts; ban {days} and the address as well
      [ip_too=false] {days} for {player}, but only the account: brothers play on the same line
      give {player} a {days} break from the game
      {any} people reported {player} on {day}. That makes {days} of ban.
      [ip_too=true] shut {player} and the whole connection out for {days}
      no game for {player} over the next {days}, {not_player} gets a warning only
      [ip_too=true] {player} and everybody behind that router stay away for {days}
      [ip_too=false] {days} for {player}, the sister may go on playing`,
    ko: `
      {player} {days} 밴하#
      {player:을} {days} 동안 이용 정지하#
      에임봇 사용 확인. {player} {days} 정지
      [ip_too=true] {player:이} 부계정으로 돌아온다. IP까지 {days} 막#
      [ip_too=false] 형제가 같은 회선을 쓴다. {player} 계정만 {days} 정지하#
      {player:은} 앞으로 {days} 접속하지 못하게 하#
      {day} 신고 {any}건. {player} {days} 밴 확정
      {not_player:은} 경고만, {player:은} {days} 차단
      [ip_too=true] {player} 회선째로 {days} 차단 요망
      [ip_too=true] {player} 집 공유기 뒤의 모두를 {days} 막아 두#
      [ip_too=false] {player}만 {days}. 동생은 계속 하게 두#`,
    titles: ['Ban; Lock the player out', '밴; 이용 정지'],
  },
  {
    tool: 'map.rotate', about: ['Change the map of a server', '맵을 바꾼다'],
    takes: { shard: shards, map: names('de_harbor, frostbite, old_mill, skyrails, canyon2, 벚꽃마을'), in_min: maybe(whole(1, 30, 'min')) },
    en: `
      {shard} to {map}
      next map on {shard}: {map}
      change {shard} over to {map} in {in_min}
      {map} on {shard} after {in_min}
      We have played {not_map} for {any} rounds on {shard}. Let it be {map} now.
      server {shard}, map {map}, warn them and switch in {in_min}
      load {map} on {shard}
      the players voted: {shard} plays {map}
      in {in_min} the players of {shard} stand on {map}`,
    ko: `
      {shard} 맵을 {map:로} 바꾸#
      {shard} 다음 맵 {map}
      {in_min} 뒤 {shard:을} {map:로} 전환하#
      {not_map}만 {any}판 했다. {shard:은} 이제 {map:로} 돌리#
      {shard}, {map}, {in_min} 후
      {map:을} {shard}에 띄우#
      투표 결과 {shard} 서버는 {map}
      {shard} 맵 변경: {map}, {in_min} 뒤 적용`,
    titles: ['Change the map; Next map', '맵 변경; 다음 맵'],
  },
  {
    tool: 'world_announce', about: ['Say something to everybody on a server', '서버에 공지한다'],
    takes: { shard: shards, text: made((dice, language) => dice.pick(language === 'ko' ? ['10분 뒤 점검합니다', '이벤트 보스 등장, 북쪽 성문으로!', '오늘 22시 서버를 내립니다', '경험치 2배가 시작되었습니다', '가방을 비워 주세요, 곧 초기화됩니다'] : ['restart in 10 minutes', 'Double XP until Sunday, enjoy!', 'please leave the arena, wipe at 22:00', 'boss at the north gate', 'thanks for playing, see you at 8'])), color: maybe(choice({ gold: ['gold|golden', '금색'], red: ['red', '빨간색'], white: ['white|plain', '흰색'] })) },
    en: `
      announce on {shard}: "{text}"
      tell everybody on {shard} "{text}"
      "{text}" in {color} letters on {shard}
      {shard} broadcast "{text}", {color}
      The {any} players on {shard} should read "{text}".
      [color=red] put "{text}" on the screens of {shard}, it has to look alarming: red
      let {shard} know: "{text}"
      server message for {shard}, colour {color}: "{text}"
      write "{text}" to all players of {shard}, not of {not_shard}
      [color=gold] let "{text}" shine like a trophy on {shard}, in gold
      [color=white] nothing loud, plain white: "{text}" on {shard}
      Maintenance is at {clock}, but for now {shard} only reads "{text}".`,
    ko: `
      {shard}에 "{text}" 공지하#
      {shard} 전체 알림: "{text}"
      {shard} 접속자 {any}명에게 "{text}"라고 알리#
      {color:로} "{text}"를 {shard}에 띄우#
      [color=red] 눈에 띄게 빨간 글씨로 {shard}에 "{text}" 공지
      {not_shard} 말고 {shard}에만 "{text}"를 내보내#
      {shard} 서버 공지 "{text}", 글자색 {color}
      {shard} 사람들이 "{text}"를 읽게 하#
      [color=gold] {shard}에 트로피처럼 금빛으로 "{text}" 띄우#
      [color=white] 요란하지 않게 흰 글씨로 {shard}에 "{text}"
      점검 시각은 {clock}. 하지만 지금은 {shard}에 "{text}"만 공지하#`,
    titles: ['Announcement; Tell the players', '서버 공지; 공지'],
  },
  {
    tool: 'loudest_player', about: ['Player with the most reports on a server', '신고가 가장 많은 플레이어'],
    takes: { shard: shards }, reads: true, result: 'troll{any}',
    en: `
      who gets reported most on {shard}?
      find the troublemaker of {shard}
      {shard}: name with most complaints since {day}
      look who annoys {shard}, {any} complaints came in
      reports on {shard}, not {not_shard}: top name`,
    ko: `
      {shard}에서 신고가 제일 많은 사람을 찾#
      {shard} 최다 신고 닉네임 조회
      {day}부터 {shard} 신고 {any}건. 누구인지 보#
      {not_shard} 말고 {shard} 말썽꾼 확인하#`,
    titles: ['Most reported; Who disturbs?', '최다 신고; 신고 확인'],
  },
];
