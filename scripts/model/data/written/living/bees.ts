import { made, maybe, names, tenths, whole, type Written } from '../table';

const hive = made((dice) => dice.pick([`H${String(dice.int(1, 60))}`, `${dice.pick(['N', 'S', 'W'])}-${String(dice.int(1, 24))}`, `hive-${String(dice.int(1, 40))}`]));

export const bees: readonly Written[] = [
  {
    tool: 'entrance_width', about: ['Set how wide the entrance of a hive is', '소문 폭을 조절한다'],
    takes: { hive, mm: whole(0, 220, 'mm') },
    en: `
      entrance of {hive} to {mm}
      narrow {hive} down to {mm}, wasps about
      {hive}: {mm} wide
      The nectar flow has begun on {day}. Give {hive} {mm} of doorway.
      [mm=0] Spraying next door at {clock}; not one bee may leave {hive}.
      robbers at {hive}, leave them {mm} to defend and no more
      set the slider of {hive} at {mm}
      {mm} is enough for {hive}; {not_hive} keeps its own
      [mm=0] shut {hive} in for the journey
      for the winter {hive} gets a mouse-proof {mm}
      let {hive} have a door of {mm} because {any} frames are full
      The hive next to it has {not_mm} and that is fine. {hive}, with {any} frames of bees, needs {mm}.
      [mm=0] {hive} goes on the lorry at {clock}. Not a bee may come out.`,
    ko: `
      {hive} 소문 {mm}
      {hive} 소문을 {mm:로} 줄이#. 말벌 출몰
      {day} 유밀기 시작. {hive} 소문 폭을 {mm:로} 하#
      [mm=0] {clock} 옆 과수원 방제. {hive} 벌이 한 마리도 못 나오게 막#
      도봉 조짐. {hive} 출입구는 {mm}만 남기#
      {not_hive:은} 그대로, {hive} 입구를 {mm:로} 맞추#
      [mm=0] {hive} 이동 준비, 소문 완전 폐쇄
      월동 들어가는 {hive}, 쥐가 못 들게 {mm}
      {hive}: 소문 폭 {mm} 조정 바람
      소비 {any}장이 찼으니 {hive} 문을 {mm:로} 넓히#
      옆 통은 {not_mm}로 좋다. 벌이 {any}장 붙은 {hive:은} {mm} 필요
      [mm=0] {hive:은} {clock}에 트럭에 싣는다. 한 마리도 나오지 않게 하#`,
    titles: ['Hive entrance; Wasps; Doorway of the hive', '소문 조절; 말벌 대비; 벌통 출입구'],
  },
  {
    tool: 'feed_syrup', about: ['Give a hive sugar syrup', '벌통에 당액을 준다'],
    takes: { hive, litres: tenths(0.5, 6, 'l'), ratio: maybe(names('1:1, 3:2, 2:1')) },
    en: `
      {litres} of syrup for {hive}
      feed {hive} {litres}, mixed {ratio}
      {hive} is light, give it {litres}
      {ratio} syrup, {litres}, {hive}
      The queen in {hive} has stopped laying at frame {any}. A little {ratio} will get her going: {litres}.
      fill the feeder on {hive} with {litres}
      {hive} weighs less than {not_hive}; it needs {litres} before the frost
      at dusk, so that nobody robs: {hive} {litres} of {ratio}
      winter stores for {hive}: {litres}, strength {ratio}
      swarm in {hive} since {day}, hungry, so {litres}
      The frames of {hive} are empty at the edge, I counted {any}. So {litres}, and in the evening.
      On {day} {not_hive} was fed. Today it is the turn of {hive}: {litres} at {ratio}.`,
    ko: `
      {hive} 당액 {litres}
      {hive}에 {ratio} 당액 {litres} 급이
      {hive} 통이 가볍다. {litres} 먹이#
      {any}번 소비부터 산란이 멈췄다. {hive}에 {ratio:로} {litres} 주#
      {hive} 사양기에 {litres:을} 채우#
      {not_hive}보다 먹이가 적은 {hive}에 서리 전 {litres} 보충하#
      해 질 무렵 {hive} {ratio} 시럽 {litres} 공급
      월동 먹이: {hive} / {litres} / {ratio}
      {day}에 받은 분봉군이 {hive}에 있다. 설탕물 {litres:을} 주#
      설탕물 {litres}, {hive}, 농도 {ratio}
      {hive} 가장자리 소비가 비었다. {any}장을 세었음. 저녁에 {litres} 넣어 주#
      {day}에 {not_hive} 먹임. 오늘은 {hive} 차례, {ratio} {litres}`,
    titles: ['Feed the bees; Syrup; Autumn feeding', '사양; 당액 급이; 벌 먹이 주기'],
  },
  {
    tool: 'hive_weigh', about: ['Read the scale under a hive', '벌통 무게를 읽는다'],
    takes: { hive }, reads: true, result: '{any}.4',
    en: `
      weight of {hive}
      how heavy is {hive} this morning
      read the scale under {hive}
      Is {hive} ready for another super? The scale knows.
      {hive} has lost bees on {day}; see what it weighs
      weigh {hive}, leave {not_hive}
      note for the honey book: kilos of {hive} at {clock}
      before feeding, look at the weight of {hive}
      has anything come in? scale {hive}`,
    ko: `
      {hive} 무게
      {hive} 벌통 저울을 읽#
      오늘 아침 {hive} 중량 확인
      {hive}에 계상을 올려도 되는지 무게를 보#
      {day} 벌이 줄었다. {hive} 무게를 조회하#
      {not_hive} 말고 {hive:을} 재#
      채밀 일지에 쓸 {hive} 무게({clock})
      먹이 주기 전 {hive} 몇 kg인지 확인하#
      유밀 확인차 {hive} 저울값 조회 요망`,
    titles: ['Weigh the hive; Hive scale', '벌통 무게; 저울 확인'],
  },
];
