import { choice, made, maybe, tenths, whole, type Written } from '../table';

export const bakery: readonly Written[] = [
  {
    tool: 'spiral_mix', about: ['Run the spiral mixer in its two speeds', '반죽기를 저속·고속으로 돌린다'],
    takes: { slowMin: whole(1, 12, 'min'), fastMin: whole(1, 14, 'min'), bowl: maybe(whole(1, 4)) },
    en: `
      knead {slowMin} slow, {fastMin} fast
      {fastMin} on second gear after {slowMin} on first
      bowl {bowl}: slow {slowMin}, fast {fastMin}
      The rye tears easily, so {slowMin} slowly and only {fastMin} quickly.
      mix {slowMin} in first speed and {fastMin} in second, bowl {bowl}
      fast phase {fastMin}, slow phase before it {slowMin}
      for bowl {bowl} {fastMin} at high speed, but begin gently with {slowMin}
      {any} kilos of ciabatta dough: {slowMin} low, {fastMin} high
      gluten wants {fastMin} of fast work; {slowMin} slow to bring the flour in
      start bowl {bowl}, {slowMin}/{fastMin} slow and fast
      No more than {fastMin} at full speed or the dough gets warm; before that let it find itself for {slowMin} at low.`,
    ko: `
      저속 {slowMin}, 고속 {fastMin}
      반죽기 저속으로 {slowMin}, 고속으로 {fastMin} 돌리#
      {bowl}번 볼: 저속 {slowMin} 후 고속 {fastMin}
      고속 {fastMin}, 그 전에 저속 {slowMin}
      호밀이라 찢어진다. 1단 {slowMin}, 2단은 {fastMin}만
      {bowl}번 볼을 1단 {slowMin}, 2단 {fastMin} 믹싱하#
      치아바타 {any}kg 반죽, 저속 {slowMin} 고속 {fastMin}
      밀가루가 섞이게 느리게 {slowMin}, 글루텐은 빠르게 {fastMin}
      빠르게 {fastMin} 돌리되 처음 {slowMin:은} 천천히, {bowl}번 볼
      믹싱 {slowMin}(저) / {fastMin}(고)
      반죽이 더워지니 고속은 {fastMin}까지만, 그 전에 저속으로 {slowMin} 돌리#`,
    titles: ['Knead; Mix the dough; Spiral mixer', '반죽; 믹싱; 반죽기'],
  },
  {
    tool: 'retard_until', about: ['Keep a rack of dough cold and have it ready at a time', '반죽을 저온에 두고 시각에 맞춰 발효한다'],
    takes: { rack: whole(1, 20), ready_at: made((dice) => `${String(dice.int(2, 9)).padStart(2, '0')}:${dice.pick(['00', '05', '20', '25', '40', '50'])}`), cold_c: maybe(tenths(-2, 8, 'C')) },
    en: `
      rack {rack} ready at {ready_at}
      retard rack {rack} at {cold_c}, proofed by {ready_at}
      croissants on rack {rack} sleep at {cold_c} and are to be risen at {ready_at}
      {ready_at} is baking time for rack {rack}
      The {who} will start at {clock}; rack {rack} must have come up by {ready_at}.
      hold rack {rack} cold ({cold_c}) until it is time for {ready_at}
      overnight: rack {rack}, {cold_c}, bake-ready {ready_at}
      {any} baguettes stand on rack {rack}. Let them be done proving at {ready_at}.
      slow rack {rack} down so it does not rise before {ready_at}
      cool rack {rack} to {cold_c}, its alarm is {ready_at}`,
    ko: `
      {rack}번 랙 {ready_at}까지 발효 완료
      {rack}번 랙을 {cold_c}에서 저온숙성, {ready_at}에 굽게 하#
      크루아상 {rack}번 랙: {cold_c} 보관, {ready_at} 준비
      {who:이} {clock} 출근. {rack}번 랙은 {ready_at}에 부풀어 있어야 한다
      {ready_at} 소성 예정인 {rack}번 랙을 맞추#
      {rack}번 랙이 {ready_at} 전에 부풀지 않게 하#
      바게트 {any}개({rack}번 랙) {ready_at}에 구울 수 있게 발효 예약하#
      오버나이트 {rack}번 {cold_c} / {ready_at}
      {rack}번 랙 {cold_c:로} 재우고 {ready_at}에 깨우#`,
    titles: ['Retard; Overnight dough; Ready for baking', '저온숙성; 오버나이트; 발효 예약'],
  },
  {
    tool: 'deck_steam', about: ['Give a deck of the oven a shot of steam', '오븐 단에 스팀을 넣는다'],
    takes: { deck: whole(1, 5), sec: whole(1, 15, 's') },
    en: `
      steam deck {deck}, {sec}
      deck {deck}: {sec} of steam
      {sec} of vapour into deck {deck} right after loading
      The crust on deck {deck} tears. More damp: {sec}.
      shoot {sec} into deck {deck}
      for a shiny crust deck {deck} gets {sec}, deck {not_deck} bakes dry
      {any} loaves are in, so steam deck {deck} for {sec}
      give deck {deck} {sec} of damp and keep the flap shut
      wet the air of deck {deck}, {sec}, at {clock} again by hand
      Loaded at {clock}, flap shut: now wet the loaves on deck {deck}, {sec} long.`,
    ko: `
      {deck}단 스팀 {sec}
      {deck}단에 스팀을 {sec} 넣#
      {deck}단 껍질이 터진다. 증기 {sec}
      반죽 넣은 직후 {deck}단에 {sec} 분사하#
      {not_deck}단은 건식, {deck}단만 스팀 {sec}
      윤기가 나게 {deck}단에 {sec} 동안 증기를 쏘아 주#
      {any}개 투입 완료. {deck}단 스팀 {sec}
      {deck}단 습하게 {sec}, 배기구는 닫은 채
      {sec} 스팀, {deck}단 요망
      {clock} 투입, 배기구 닫음. 이제 {deck}단 빵에 {sec} 동안 김을 쐬게 하#`,
    titles: ['Steam; Steam the deck; Shiny crust', '스팀; 오븐 스팀; 증기 넣기'],
  },
  {
    tool: 'deck_vent', about: ['Open or close the steam flap of a deck', '오븐 단 배기구'],
    takes: { deck: whole(1, 5), flap: choice({ open: ['open', '열림'], closed: ['closed|shut', '닫힘'] }) },
    en: `
      deck {deck} flap {flap}
      [flap=open] let the steam out of deck {deck}
      [flap=closed] keep the damp in deck {deck}
      [flap=open] last {any} minutes: dry crust on deck {deck}
      [flap=closed] before loading deck {deck} nothing may escape through its flap
      [flap=open] pull the damper of deck {deck}
      [flap=closed] push the damper of deck {deck} in
      the flap on deck {deck} is to be {flap}, deck {not_deck} not
      [flap=open] Deck {deck} sweats at the door since {clock}. Air it.
      {flap} flap, deck {deck}
      [flap=closed] Steam is coming in a moment; what has an opening on deck {deck} must be tight.
      [flap=open] Enough steam. After {any} minutes the loaves on deck {deck} want dry air.`,
    ko: `
      {deck}단 배기구 {flap}
      [flap=open] {deck}단 증기를 빼#
      [flap=closed] {deck}단 습기가 나가지 않게 하#
      [flap=open] 마지막 {any}분, {deck}단 껍질을 말리게 배기
      [flap=closed] {deck}단 입고 전에 배기구를 막아 두#
      [flap=open] {deck}단 댐퍼를 당기#
      [flap=closed] {deck}단 댐퍼를 넣#
      {not_deck}단 말고 {deck}단 배기구를 {flap} 상태로 하#
      [flap=open] {clock}부터 {deck}단 문에 김이 맺힘. 김을 빼 주#
      {deck}단: 배기구 {flap}
      [flap=closed] 곧 스팀을 넣는다. {deck}단에서 김이 새지 않게 하#
      [flap=open] 스팀은 충분하다. {any}분 뒤부터 {deck}단은 마른 공기로 굽게 하#`,
    titles: ['Steam flap; Damper of the deck; Air the deck', '배기구; 댐퍼; 오븐 배기'],
  },
];
