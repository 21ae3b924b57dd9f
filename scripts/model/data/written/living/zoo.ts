import { flag, maybe, names, whole, type Written } from '../table';

const den = names('bear, lynx, otter, macaque, tapir, red panda', '곰, 스라소니, 수달, 원숭이, 맥, 레서판다');

export const zoo: readonly Written[] = [
  {
    tool: 'den_slide', about: ['Open or close the slide between den and yard, for the animal', '동물이 드나드는 내실문'],
    takes: { den, open: flag(['open', '열림'], ['shut', '닫힘']) },
    en: `
      [open=true] let the {den} out into the yard
      [open=false] {den} are inside, slide down
      [open=true] {den} slide up at {clock}
      [open=false] keep the {den} in until the keepers have raked
      [open=true] Yard is clean, {any} apples hidden. The {den} may go and look for them.
      [open=false] storm on {day}; no way out for the {den}
      [open=false] shut the animals of {den} away from the yard
      [open=true] give the {den} the choice of in or out
      the slide of {den} has to be {open}
      [open=false] the {den} came in for food; drop the slide behind them, not at {not_den}
      [open=true] The people's door is locked and checked. Now the {den} may come from the yard into their den and back.
      [open=false] Keepers are still in the yard with {any} wheelbarrows; the {den} stay behind the slide.`,
    ko: `
      [open=true] {den:을} 방사장으로 내보내#
      [open=false] {den} 입사 완료, 내실문을 내리#
      [open=true] {clock} {den} 슬라이드 올림
      [open=false] 사육사가 방사장을 치울 때까지 {den:은} 안에 두#
      [open=true] 방사장에 사과 {any}개 숨겨 둠. {den:이} 나갈 수 있게 하#
      [open=false] {day} 폭풍 예보. {den} 나가는 길을 막#
      [open=true] {den:이} 안팎을 오가게 슬라이드를 열어 두#
      [open=false] {den:이} 먹이를 먹으러 들어왔다. 뒤를 닫#
      {den} 내실문 {open} 상태 유지
      [open=false] {not_den} 말고 {den} 슬라이드 닫기
      [open=true] 사람 문은 잠그고 확인했다. {den:이} 내실과 방사장을 다닐 수 있게 하#
      [open=false] 사육사가 수레 {any}대로 방사장에 있다. {den:은} 슬라이드 뒤에 있게 하#`,
    titles: ['Slide; Out into the yard; Animals in', '내실문; 방사; 입사'],
  },
  {
    tool: 'keeper_door', about: ['Unlock or lock the door that keepers use to enter a den', '사육사 출입문'],
    takes: { den, locked: flag(['locked', '잠김'], ['unlocked', '풀림']) },
    en: `
      [locked=false] the {who} must get into {den}, free the service door
      [locked=true] nobody may walk into the {den} den
      [locked=true] staff are out of {den}, bolt it
      [locked=false] All {den} are counted in the yard: keepers may enter.
      [locked=true] animals go back to {den} at {clock}. First the people's door has to be fast.
      keeper door {den} {locked}
      [locked=false] vet with {any} darts waits at {den}, let her in
      the people's door of {den} must be {locked}, the slide is another matter
      [locked=true] turn the key behind you at {den}, {not_den} too but later
      [locked=false] open up {den} for cleaning
      [locked=true] The slide of {den} will be pulled up in {any} minutes. Nobody on two legs may be able to walk in.
      [locked=false] slide down, {den} outside, counted: the broom may go in`,
    ko: `
      [locked=false] {who:이} {den} 내실에 들어가야 한다. 사육사문을 풀#
      [locked=true] {den} 내실에 사람이 못 들어가게 하#
      [locked=true] 직원이 {den}에서 나왔다. 빗장을 걸#
      [locked=false] {den} 전 개체 방사장 확인. 사육사 진입 가능하게 하#
      [locked=true] {clock} {den} 입사 예정. 그 전에 사람 문을 잠그#
      {den} 사육사문 {locked}
      [locked=false] 수의사가 마취침 {any}개를 들고 {den} 앞 대기, 들여보내#
      슬라이드 말고 {den} 사람 출입문을 {locked} 상태로 하#
      [locked=true] {not_den:은} 나중에, {den} 관리문 시건
      [locked=false] 청소하러 {den}에 들어갈 수 있게 하#
      [locked=true] {any}분 뒤 {den} 슬라이드를 올린다. 사람이 들어갈 수 없게 하#
      [locked=false] 슬라이드 내림, {den} 방사 확인. 빗자루 들고 들어갈 수 있게 하#`,
    titles: ['Keeper door; Service door; May keepers enter', '사육사문; 관리문; 출입문 시건'],
  },
  {
    tool: 'ration_log', about: ['Record what an animal group was fed', '급이 내역을 적는다'],
    takes: { den, food: names('browse, mackerel, carrots, horse meat, pellets, mealworms', '나뭇잎, 고등어, 당근, 말고기, 펠릿, 밀웜'), g: whole(50, 9000, 'g'), left_g: maybe(whole(10, 800, 'g')) },
    en: `
      {den} had {g} of {food}
      {g} {food} to {den}, {left_g} left lying
      log for {den}: {food}, {g}
      of {g} {food} the {den} left {left_g}
      {food}, {g}: eaten by the {den} at {clock}
      The {den} got {g} of {food} and not {not_food}.
      write into the feed book that {den} received {g} {food}
      {left_g} remained of the {g} of {food} in the {den} trough
      feed book {den}, {food} {g}, leftover {left_g}
      {any} visitors watched the {den} being given {g} of {food}; enter it
      Weighed at {clock}: the bucket had {g} of {food} for the {den}, and {left_g} came back.`,
    ko: `
      {den} {food} {g} 급이
      {den}에게 {food} {g:을} 줬다고 적#
      {food} {g} 중 {left_g} 남김, {den}
      {clock} {den:이} {food} {g:을} 먹었음. 기록하#
      {not_food} 아니고 {food}, {den}, {g}
      {den} 급이 일지: {food} / {g} / 잔량 {left_g}
      {den:은} {g:을} 받아 {left_g:을} 남겼다. 먹이는 {food}
      관람객 {any}명 앞에서 {den}에게 {food} {g} 제공, 일지 기입 요망
      먹이통에 {left_g} 남음. {den}, {food} {g} 준 것
      {den} 먹이 {food} {g} 기록 바람
      {clock} 계량. {den} 몫 {food} {g}에서 {left_g:이} 되돌아왔다. 일지에 적#`,
    titles: ['Feed book; Record the feed; Ration', '급이 일지; 먹이 기록; 급이 기록'],
  },
  {
    tool: 'pool_filter_zoo', about: ['Set the filter pump of an animal pool', '동물 수조 여과 펌프'],
    takes: { poolName: names('penguin, seal, hippo, otter, flamingo', '펭귄, 물범, 하마, 수달, 홍학'), pumpPct: whole(0, 100, 'pct') },
    en: `
      {poolName} pool filter {pumpPct}
      filter of the {poolName} pool at {pumpPct}
      the water of {poolName} is green, pump {pumpPct}
      [pumpPct=0] Diver in the {poolName} pool at {clock}. The pump must not draw at all.
      {pumpPct} on the {poolName} filter, sand was washed {any} hours ago
      [pumpPct=100] after the fish feeding the {poolName} pool gets everything the pump can give
      run {poolName} with {pumpPct}, {not_poolName} is all right
      turn the flow through the {poolName} sand filter to {pumpPct}
      quiet for the chicks: {poolName} only {pumpPct}`,
    ko: `
      {poolName} 수조 여과 {pumpPct}
      {poolName} 여과 펌프를 {pumpPct:로} 맞추#
      {poolName} 물이 초록색이다. 펌프 {pumpPct}
      [pumpPct=0] {clock} {poolName} 수조 잠수 작업. 펌프가 빨아들이지 않게 하#
      [pumpPct=100] 생선 급이 직후 {poolName} 여과를 최대로 돌리#
      모래 세척 후 {any}시간 경과, {poolName} 여과 {pumpPct}
      {not_poolName:은} 괜찮고 {poolName:은} {pumpPct:로} 돌리#
      새끼가 있으니 {poolName} 여과는 {pumpPct}만
      {poolName} 펌프 출력 {pumpPct} 설정 바람`,
    titles: ['Pool filter; Clean water for the animals', '수조 여과; 여과 펌프'],
  },
  {
    tool: 'den_count', about: ['Count the animals that are in a den', '내실에 있는 개체 수를 센다'],
    takes: { den }, reads: true, result: '{any}',
    en: `
      count the {den}
      how many {den} are inside
      Before a keeper goes in, find out how many {den} are in their den.
      {den}, number inside at {clock}
      are all {den} in? the camera counts
      neither slide nor door is moved: only count the {den}
      head count for {den}, {not_den} was right
      one of the {den} may be outside, see how many the camera has
      evening list of {day}: how many {den}`,
    ko: `
      {den} 개체 수
      내실에 {den:이} 몇 마리인지 세어 주#
      사육사가 들어가기 전에 {den} 마릿수를 확인하#
      {clock} {den} 입사 마릿수
      {den:이} 모두 들어왔는지 카메라로 보#
      문은 건드리지 말고 {den} 수만 조회하#
      {not_den:은} 맞다. {den:을} 세어 보#
      {den} 한 마리가 밖에 있을지 모른다. 안에 몇 마리인지 확인하#
      {day} 저녁 점호: {den} 몇 마리`,
    titles: ['Head count; Are all inside?', '개체 확인; 마릿수 확인'],
  },
];
