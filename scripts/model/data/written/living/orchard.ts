import { choice, flag, maybe, names, tenths, whole, type Written } from '../table';

const block = names('Gala, Fuji, Conference, Upper, Brook, K3', '홍로, 부사, 신고, 위밭, 개울 밭, K3');

export const orchard: readonly Written[] = [
  {
    tool: 'windMachine', about: ['Run the frost fan of a block', '방상팬을 돌린다'],
    takes: { block, run: flag(['running', '가동'], ['stopped', '정지']), rpm: maybe(whole(300, 620, 'rpm')) },
    en: `
      [run=true] Inversion over {block}: pull the warm air down, {rpm}.
      [run=false] sun is on {block} since {clock}, the fan can rest
      [run=true] wind machine in {block} up to {rpm}
      [run=false] {block} fan out, neighbours complain
      [run=true] Blossom in {block} is open and it is minus {any} at grass height. Stir the air.
      [run=false] end the frost watch in {block}
      [run=true] turn the big propeller at {block}, {rpm}
      [run=false] the {block} wind machine has done its night
      [run=true] blades of {block} at {rpm} until somebody calls it off
      [run=false] bees start flying in {block}: no wind machine now
      [run=true] Water would break the branches of {block}, so not the sprinklers: move the air, {rpm}.
      [run=false] {any} minutes after sunrise {block} is at plus two. Blades down, and the sprinklers were never on.
      [run=true] The thermometer on the mast of {block} is warmer than the grass. Mix it.`,
    ko: `
      [run=true] {block} 방상팬 {rpm:로} 돌리#
      [run=false] {clock} 해가 들었다. {block} 방상팬은 쉬게 하#
      [run=true] {block} 역전층 형성. 위쪽 따뜻한 공기를 끌어내리#, {rpm}
      [run=false] {block} 팬 소음 민원, 세울 것
      [run=true] {block} 만개기인데 영하 {any}도. 팬으로 공기를 섞어 주#
      [run=false] {block} 서리 감시 끝, 팬 끄기
      [run=true] {block} 큰 날개 {rpm} 가동 요망
      [run=false] {block} 방상팬 운전을 끝내#
      [run=true] 서리 주의보. {block} 팬부터 움직이게 하#
      [run=false] 벌이 날기 시작하니 {block} 바람을 멈추#
      [run=true] 물을 뿌리면 가지가 부러진다. {block}에는 살수 말고 바람, {rpm}
      [run=false] 해 뜨고 {any}분, {block} 영상 2도. 날개를 세우#`,
    titles: ['Frost fan; Wind machine; Frost night', '방상팬; 서리 대비; 송풍'],
  },
  {
    tool: 'overhead_sprinkle', about: ['Run the overhead frost sprinklers of a block', '머리 위 살수로 서리를 막는다'],
    takes: { block, run: flag(['running', '가동'], ['stopped', '정지']), mm_h: maybe(tenths(2, 5)) },
    en: `
      [run=true] ice the buds of {block} over, {mm_h} mm an hour
      [run=false] the ice in {block} has all dropped, no more water
      [run=true] overhead water on {block}, rate {mm_h}
      [run=false] {block} sprinklers off at {clock}
      [run=true] wet bulb under zero in {block}, so rain on it
      [run=false] Never stop too early; now it is {any} degrees, {block} may stop being sprinkled.
      [run=true] let it rain over {block} with {mm_h} mm/h
      [run=false] pond nearly empty, {block} has to do without frost water
      [run=true] fan is not enough in {block}: water over the crowns
      [run=false] close the overhead lines of {block}
      [run=true] The fan of {block} has lost its belt, so only ice can save the blossom. {mm_h} mm an hour.
      [run=false] {block} drips and birds sing; stop raining on it, leave the wind machine as it is.
      [run=true] {any} below is too much for wind alone in {block}; let water freeze on the buds.`,
    ko: `
      [run=true] {block} 살수 결빙 시작, 시간당 {mm_h}mm
      [run=false] {block} 얼음이 다 떨어졌다. 물을 끊#
      [run=true] {block} 머리 위로 물을 뿌리#. {mm_h} mm/h
      [run=false] {clock} {block} 스프링클러 중지
      [run=true] {block} 습구 온도 영하. 꽃눈을 물로 감싸게 살수하#
      [run=false] 기온 {any}도, {block} 살수를 그만하#
      [run=true] 팬으로는 모자라니 {block} 미세살수 {mm_h:로} 돌리#
      [run=false] 저수지가 바닥이다. {block}에는 서리 물을 쓰지 말 것
      [run=true] {block} 상부 살수 요망
      [run=false] {block} 살수관을 잠그#
      [run=true] {block} 방상팬 벨트가 끊어졌다. 얼음으로 꽃을 지키게 시간당 {mm_h}mm 뿌리#
      [run=false] {block}에 물방울이 떨어진다. 방상팬은 두고 물만 멈추#`,
    titles: ['Frost sprinklers; Water over the crowns', '살수; 서리 살수; 상부 살수'],
  },
  {
    tool: 'birdScarer', about: ['Fire the gas cannon or play distress calls in a block', '새 쫓기'],
    takes: { block, method: choice({ cannon: ['gas cannon|bangs', '폭음기|가스포'], calls: ['distress calls|hawk cry', '경고음|매 소리'], laser: ['laser', '레이저'] }), every_min: whole(3, 45, 'min') },
    en: `
      {method} in {block} every {every_min}
      starlings on {block}: {method}, one go in {every_min}
      every {every_min} {method} for {block}
      [method=cannon] bang over {block} each {every_min}, from {clock}
      [method=calls] There is a school near {block}, so no shooting; let the hawk scream every {every_min}.
      [method=laser] green beam across {block}, again after {every_min}, no noise at all
      {any} kilos of fruit pecked in {block}. Use {method}, interval {every_min}.
      {block}, {method}, {every_min} apart, {not_block} has nets
      between one {method} and the next in {block} {every_min}
      [method=laser] The neighbours of {block} have a lawyer now. Only light, every {every_min}, nothing they could hear.
      [method=cannon] Nets will come on {day}; until then {block} gets its shots every {every_min}.`,
    ko: `
      {block} {method} {every_min} 간격
      {block}에 {every_min}마다 {method} 작동
      직박구리 떼. {block}에 {method:을} {every_min} 간격으로 걸어 두#
      [method=cannon] {clock}부터 {block}에서 {every_min}마다 쾅 소리를 내#
      [method=calls] {block} 옆이 학교라 폭음 불가. {every_min}마다 매 우는 소리를 틀어 주#
      [method=laser] 소리 없이 {block:을} 초록 빛으로 {every_min}마다 훑게 하#
      {any}kg 쪼아 먹혔다. {block}, {every_min} 간격, {method}
      {not_block:은} 그물이 있으니 {block}만 {method} {every_min}
      {method} / {block} / 주기 {every_min}
      [method=laser] {block} 이웃이 민원을 냈다. 소리 없이 빛으로만 {every_min}마다 쫓게 하#
      [method=cannon] {day}에 그물 설치. 그때까지 {block}에서 {every_min}마다 폭음을 내#`,
    titles: ['Scare the birds; Bird cannon; Starlings', '새 쫓기; 조류 퇴치; 폭음기'],
  },
];
