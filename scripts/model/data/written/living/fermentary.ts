import { choice, maybe, names, whole, type Written } from '../table';

const jar = names('jar 3, jar 8, big jar, N-12, S-5', '큰독, 작은독, 3번 항아리, 씨간장독, 남쪽 12번, 고추장독');

export const fermentary: readonly Written[] = [
  {
    tool: 'jangdok_lid', about: ['Open or close the lid of a soy sauce jar', '장독 뚜껑을 여닫는다'],
    takes: { jar, state: choice({ 열림: ['open|off', '열림|개방'], 닫힘: ['closed|on', '닫힘|덮음'] }) },
    en: `
      lid of {jar}: {state}
      {jar} lid {state} at {clock}
      [state=열림] let the sun into {jar}
      [state=닫힘] rain is {any} minutes away, cover {jar}
      [state=열림] Fine weather on {day}. {jar} should breathe.
      [state=닫힘] flies about; shut {jar}
      [state=닫힘] evening dew must not get into {jar}
      [state=열림] uncover {jar} and leave {not_jar}
      the {who} asked for the lid of {jar} to be {state}
      [state=열림] Three days of rain are behind us and {jar} smells musty; air to it.
      [state=닫힘] Pollen is flying since {clock} and would settle in {jar}.`,
    ko: `
      {jar} 뚜껑 {state}
      [state=열림] 볕이 좋다. {jar} 뚜껑을 열어 두#
      [state=닫힘] 소나기 온다. {jar} 뚜껑을 닫#
      [state=열림] {jar}에 햇볕을 쬐게 하#
      [state=닫힘] 밤이슬이 들어가지 않게 {jar:을} 씌우#
      [state=열림] {day} 맑음, {jar:이} 숨을 쉬게 뚜껑을 걷#
      [state=닫힘] 파리가 꼬인다. {jar} 닫아 둘 것
      {not_jar:은} 두고 {jar} 뚜껑만 {state} 상태로 하#
      [state=닫힘] {any}분 뒤 비 예보, {jar} 비설거지
      {who:이} 부탁함. {jar}: {state}
      [state=열림] 사흘 비 끝에 {jar}에서 군내가 난다. 바람을 쐬게 하#
      [state=닫힘] {clock}부터 송홧가루가 날린다. {jar}에 들어가지 않게 하#`,
    titles: ['Lids; Sun for the soy sauce; Cover the jars', '장독 뚜껑; 볕 쬐기; 비설거지'],
  },
  {
    tool: 'kimchiFridge.mode', about: ['Set the mode of a compartment of the kimchi refrigerator', '김치냉장고 칸 모드'],
    takes: { room: choice({ left: ['left', '왼쪽 칸|좌칸'], right: ['right', '오른쪽 칸|우칸'], drawer: ['drawer', '서랍|아래 칸'] }), mode: choice({ ripen: ['ripening|ripen', '익힘|숙성'], keep: ['keeping|store', '보관'], freeze: ['freezer|deep freeze', '냉동'] }), days: maybe(whole(1, 9, 'days')) },
    en: `
      {room} compartment: {mode}, {days}
      put the {room} side on {mode}
      [mode=ripen] The fresh cabbage in the {room} compartment should sour for {days}.
      [mode=keep] what is in the {room} one tastes right now, do not let it get any riper
      [mode=freeze] {any} kilos of dumplings go in the {room} compartment
      [mode=ripen] make the kimchi in the {room} part ready to eat in {days}
      {mode} for {days} in the {room} compartment, {not_room} unchanged
      [mode=keep] hold the {room} compartment as it is until {day}
      kimchi fridge, {room}, {mode}
      [mode=freeze] turn the {room} compartment hard as ice
      [room=left,mode=ripen] Where the young radish is, on the left, {days} of ripening; the drawer keeps frozen.
      [room=drawer,mode=freeze] Down below the {any} dumplings are to become stones.
      [room=right,mode=keep] The right one has just the sourness that we like. Hold it there.`,
    ko: `
      {room} {mode} {days}
      김치냉장고 {room:을} {mode} 모드로 하#
      [mode=ripen] 갓 담근 김치다. {room}에서 {days} 익히#
      [mode=keep] {room} 김치가 맛이 들었으니 더 시지 않게 하#
      [mode=freeze] {room}에 만두 {any}kg 넣음. 얼리#
      [mode=ripen] {room} 김치를 {days} 뒤에 먹을 수 있게 하#
      {not_room:은} 그대로, {room:은} {mode:로} {days}
      [mode=keep] {day}까지 {room} 상태 유지
      [mode=freeze] {room:을} 꽁꽁 얼게 설정하#
      {room} → {mode} 전환 바람
      [room=left,mode=ripen] 왼쪽에 넣은 총각김치를 {days} 익히#
      [room=drawer,mode=freeze] 맨 아래에 만두 {any}개. 꽁꽁 얼리#
      [room=right,mode=keep] 오른쪽 것은 지금 맛이 딱 좋다. 그대로 멈추게 하#`,
    titles: ['Kimchi fridge; Ripen the kimchi; Compartment', '김치냉장고; 김치 익히기; 칸 모드'],
  },
  {
    tool: 'stir_mash', about: ['Stir a makgeolli mash', '막걸리 술덧을 젓는다'],
    takes: { vat: whole(1, 18), turns: whole(5, 80, 'times'), dir: maybe(choice({ cw: ['clockwise', '시계 방향'], ccw: ['anticlockwise|counter-clockwise', '반시계 방향'] })) },
    en: `
      vat {vat}: {turns}
      stir the mash in vat {vat} {turns} {dir}
      The rice floats on vat {vat}. {turns} with the paddle, {dir}.
      give vat {vat} {turns} of the paddle
      vat {vat} bubbles over at {any} degrees, stir it down, {turns}
      {dir}, {turns}, vat {vat}
      work the crust of vat {vat} under: {turns}
      second mash went into {vat} at {clock}, so {turns} now
      paddle {turns} in vat {vat}, none in {not_vat}
      so that it ferments evenly, vat {vat} is turned over {turns} {dir}
      [dir=cw] the way a clock goes, {turns} in vat {vat}
      [dir=ccw] Vat {vat} is stirred {turns} against the clock, as on {day}.
      [dir=ccw] turn the paddle of vat {vat} to the left, {turns}`,
    ko: `
      {vat}번 술독 {turns} 저어 주#
      {vat}번 술덧 {turns} 교반
      {vat}번에 고두밥이 떠 있다. {dir:로} {turns} 저어 주#
      {vat}번 술독 온도 {any}도, 끓어 넘친다. {turns} 저어 가라앉히#
      {turns}, {dir}, {vat}번
      {clock} 2단 담금한 {vat}번 {turns} 교반하#
      골고루 뜨게 {vat}번을 {dir:로} {turns} 섞#
      {not_vat}번은 젓지 말고 {vat}번만 {turns}
      {vat}번 독 위쪽 밥을 {turns} 눌러 섞#
      주걱질 {turns} / {vat}번 독
      [dir=cw] {vat}번 독을 시계 바늘 도는 쪽으로 {turns} 저어 주#
      [dir=ccw] {day}처럼 시계 바늘과 거꾸로 {turns}, {vat}번
      [dir=ccw] {vat}번 술덧을 왼쪽으로 돌려 {turns} 섞#`,
    titles: ['Stir the mash; Makgeolli; Paddle', '술덧 젓기; 막걸리 교반; 주걱질'],
  },
  {
    tool: 'meju_room', about: ['Set warmth and moisture of the room where meju hangs', '메주방 온습도'],
    takes: { temp: whole(18, 35, 'C'), rh: whole(50, 85, 'pct') },
    en: `
      meju room {temp}, {rh}
      bring the meju room to {temp} and {rh}
      {rh} humidity at {temp} where the meju hangs
      White mould has begun. {temp} from now, and {rh}.
      black spots on block {any}, drier please: {rh}, {temp}
      warm to {temp}, moisture {rh}, the straw stays on
      the blocks smell of ammonia, so {temp} with {rh}
      climate for the soya blocks, {rh} / {temp}
      let the blocks hang at {temp} in {rh} until {day}`,
    ko: `
      메주방 {temp}, {rh}
      메주방을 {temp}, 습도 {rh:로} 맞추#
      습도 {rh}, 온도 {temp}. 메주 뜨는 방
      하얀 곰팡이가 피기 시작했다. 이제 {temp}에 {rh:로} 하#
      {any}번 메주에 검은 점. 습도를 {rh:로} 하고 온도는 {temp:로} 두#
      {temp:로} 데우되 습도는 {rh}
      암모니아 냄새가 난다. 메주방 {rh}, {temp:로} 조정하#
      {day}까지 메주를 {temp}, {rh}에서 띄우#
      메주 띄우기 조건: {temp} / {rh}`,
    titles: ['Meju room; Hang the soya blocks', '메주방; 메주 띄우기'],
  },
];
