import { flag, maybe, names, span, whole, type Written } from '../table';
import { code } from '../industry/slots';
import { figure, letter, town } from './plant-slots';

const oven = names('oven 2, tunnel oven, retort 4, curing oven B, Miwe left, anneal 1', '2호 오븐, 터널오븐, 레토르트 4, 경화로 B, 미베 좌, 소둔 1호');
const zone = whole(1, 8);

export const ovenLine: readonly Written[] = [
  {
    tool: 'ovn_zone_sp', about: ['Set the temperature of one zone of an oven', '오븐 한 존의 온도를 설정한다'],
    takes: { oven, zone, sp: whole(60, 480, 'C') },
    beside: { letter },
    en: `
      {oven} zone {zone} to {sp}
      zone {zone} of {oven}: {sp}
      {sp} in zone {zone}, {oven}
      set {sp} on {oven}, zone {zone}
      heat zone {zone} of {oven} up to {sp}
      The crust is pale in zone {zone}. {oven} gets {sp} there.
      {oven}: {sp} in the zone number {zone}, all others unchanged
      {any} m of belt lie in zone {zone}; on {oven} it must have {sp}
      bring down or up zone {zone} on {oven} until it is {sp}
      zone {zone} is too cold by {any} degrees, so {oven} has to make {sp} in it
      on {oven} only zone {zone} changes: {sp}
      The {who} asks for {sp} in {oven}, that is zone {zone}
      new product from {clock}: {oven}, zone {zone}, {sp}
      {oven}, not {not_oven}: zone {zone} at {sp}
      set point {sp} for the {oven}, zone {zone}
      On {oven} <zone {zone} is burner {letter}|, | and >. Burner {letter} is to make {sp}.
      zone {not_zone} of {oven} has its {not_sp}; zone {zone} shall have {sp}`,
    ko: `
      {oven} {zone}존 {sp}
      {oven} {zone}번 존을 {sp:로} 맞추#
      {zone}존 온도 {sp}, {oven}
      {oven}: {zone}존만 {sp:로} 바꾸#
      {zone}존에서 색이 안 난다. {oven} 그 존을 {sp:로} 올리#
      {oven} {zone}존이 {any}도 낮다. {sp:로} 설정하#
      나머지는 두고 {oven} {zone}번 존 {sp}
      {who} 요청: {oven} {zone}존 설정 {sp}
      {clock}부터 새 제품. {oven} {zone}존 {sp}
      {not_oven} 말고 {oven}, {zone}존, {sp}
      {sp:로} 할 곳은 {oven}의 {zone}번 존이다
      {oven} {zone}존 설정온도 {sp} 변경 바람
      {zone}존 길이가 {any}m다. {oven}에서 여기를 {sp:로} 유지하#
      {any}번 판부터 밑이 탄다. {oven} {zone}존 {sp}
      {oven}, {zone}존, {sp}
      {oven:은} <{letter}버너가 {zone}존|, >이다. {letter}버너를 {sp:로} 맞추#
      {oven} {not_zone}존은 {not_sp:로} 맞다. {zone}존을 {sp:로} 바꾸#`,
    titles: ['Zone temperature; Oven zone', '존 온도; 오븐 존 설정'],
  },
  {
    tool: 'ovn_dwell', about: ['Set how long goods stay in an oven', '오븐 체류 시간을 정한다'],
    takes: { oven, min: span('min', 3, 180) },
    en: `
      dwell in {oven}: {min}
      goods stay {min} in {oven}
      {oven}, {min} of baking time
      let it lie in {oven} for {min}
      baking time of {oven} to {min}
      slow the belt of {oven} so that it takes {min}
      {min} through {oven}, from door to door
      The core needs more. {oven}: {min} instead of {any}.
      {oven} holds each tray for {min}
      for {min} the parts remain in {oven}, its temperature is not touched
      time in {oven} {min}; {not_oven} as it is
      from {clock} the passage through {oven} takes {min}
      The {who} wants {min} in {oven} for the thick ones
      set the residence time on {oven}: {min}
      raw in the middle after {any} minutes: {oven} needs {min}
      {not_oven} takes {not_min} for the same bread. {oven} is hotter: {min}.`,
    ko: `
      {oven} 체류 {min}
      {oven} 굽는 시간을 {min:로} 하#
      {oven:을} {min} 걸려 지나가게 하#
      {min} 동안 {oven} 안에 머물게 하#
      속이 덜 익는다. {any}분이던 {oven} 시간을 {min:로} 바꾸#
      {oven} 벨트를 늦춰 {min} 걸리게 하#
      온도는 두고 {oven} 시간만 {min:로} 맞추#
      {not_oven:은} 그대로. {oven} 통과 시간 {min}
      {clock}부터 {oven} 통과에 {min}
      {who} 요청: 두꺼운 것은 {oven}에서 {min}
      {oven} 경화 시간 {min} 설정 요망
      {oven}: 문에서 문까지 {min}
      {any}분으로는 속이 날것이다. {oven} {min}
      {oven} 안에서 {min}
      [min=30] {oven} 반 시간 통과
      같은 빵이 {not_oven}에서는 {not_min} 걸린다. {oven:은} 더 뜨거우니 {min:로} 하#`,
    titles: ['Dwell time; Baking time', '체류 시간; 굽는 시간'],
  },
  {
    tool: 'ovn_door', about: ['Raise or lower the door of an oven', '오븐 문을 올리거나 내린다'],
    takes: { oven, raised: flag(['up|raised', '올림'], ['down|lowered', '내림']) },
    beside: { figure },
    en: `
      door of {oven} {raised}
      {oven}: door {raised}
      [raised=true] raise the door of {oven}
      [raised=false] lower the door of {oven}
      [raised=true] let the trolley into {oven}
      [raised=false] the trolley is in {oven}, keep the heat inside
      [raised=true] {oven} has to give off its heat, lift its door
      [raised=false] draught in the hall: {oven} shut in front
      [raised=true] we unload {oven} at {clock}, so give us the way in
      [raised=false] {any} trays are inside {oven}, drop the door
      [raised=true] The {who} needs to look into {oven}
      [raised=false] {oven} closed at the front, {not_oven} stays open
      [raised=true] pull the door of {oven} up, {not_oven} stays shut
      put the door on {oven} {raised}
      [raised=true] <line {figure} ends at {oven}|, >. The trolley of line {figure} is coming, give it the way in.
      [raised=false] <line {figure} ends at {oven}|, >. The trolley of line {figure} is inside, keep the heat there.`,
    ko: `
      {oven} 문 {raised}
      {oven}: 도어 {raised}
      [raised=true] {oven} 문을 올리#
      [raised=false] {oven} 문을 내리#
      [raised=true] {oven}에 대차가 들어가게 하#
      [raised=false] 대차가 들어갔다. {oven} 열이 안 새게 닫#
      [raised=true] {oven} 열을 빼야 한다. 문을 들어 올리#
      [raised=false] 바람이 든다. {oven} 앞을 막#
      [raised=true] {clock}에 {oven} 하역한다. 앞을 열어 두#
      [raised=false] {oven} 안에 판이 {any}장 있다. 문 내려 둘 것
      [raised=true] {who:이} {oven} 안을 봐야 한다. 문을 열#
      [raised=false] {not_oven:은} 열어 둔 채 {oven} 문만 내리#
      [raised=true] {not_oven:은} 닫은 채 {oven} 문만 올리#
      [raised=false] {oven} 문짝 아래로
      [raised=true] {oven} 문짝 위로
      [raised=true] <{figure}라인은 {oven}|, >. {figure}라인 대차가 들어간다. 그 문을 올리#
      [raised=false] <{figure}라인은 {oven}|, >. {figure}라인 대차가 들어갔다. 그 문을 내리#`,
    titles: ['Oven door; Raise or lower', '오븐 문; 도어 올림·내림'],
  },
  {
    tool: 'ovn_damper', about: ['Set the exhaust damper of an oven in percent', '오븐 배기 댐퍼를 퍼센트로 정한다'],
    takes: { oven, pct: whole(0, 100, 'pct') },
    en: `
      damper of {oven}: {pct}
      {oven} exhaust {pct}
      {pct} on the flue of {oven}
      open the damper on {oven} to {pct}
      [pct=0] keep all the steam in {oven}
      [pct=100] let all the steam out of {oven}
      [pct=50] damper of {oven} halfway
      [pct=25] a quarter open on the flue of {oven} is right for rye
      The windows are wet because {oven} steams. Its damper goes to {pct}.
      {oven} stood at {any} %, from now on {pct} of damper
      flue damper {pct} at {oven}, {not_oven} keeps its position
      [pct=0] shut the flue of {oven} for the first {any} minutes
      The {who} smells solvent at {oven}: exhaust to {pct}
      put the exhaust flap on {oven} to {pct} before {clock}
      {not_oven} at {not_pct} draws well. Put {oven} at {pct} of damper.`,
    ko: `
      {oven} 댐퍼 {pct}
      {oven} 배기를 {pct:로} 하#
      {oven} 연도 {pct} 열#
      [pct=0] {oven} 증기를 다 가두#
      [pct=100] {oven} 증기를 다 빼#
      [pct=50] {oven} 댐퍼를 절반 열#
      [pct=25] 호밀빵은 {oven} 연도 4분의 1이면 된다. 맞추#
      창이 젖는다. {oven} 배기 댐퍼 {pct:로} 바꾸#
      지금 {any}%다. {oven} 댐퍼를 {pct:로} 옮기#
      {not_oven:은} 두고 {oven} 배기 플랩만 {pct:로} 하#
      [pct=0] 처음 {any}분은 {oven} 연도를 닫아 두#
      {who:이} 용제 냄새가 난다고 한다. {oven} 배기 {pct}
      {clock} 전에 {oven} 댐퍼 {pct} 요망
      [pct=75] {oven} 댐퍼 4분의 3 개방
      {any}도까지 오르면 넘친다. {oven} 연도 {pct}
      {not_oven:은} {not_pct}에서 잘 빠진다. {oven} 댐퍼는 {pct:로} 하#`,
    titles: ['Exhaust damper; Steam out', '배기 댐퍼; 연도'],
  },
  {
    tool: 'ovn_recipe_load', about: ['Load a recipe into an oven', '오븐에 레시피를 불러 넣는다'],
    takes: { recipe: code('R-##, EPX-#@, BRD##, T6-#'), oven },
    beside: { town },
    en: `
      {recipe} into {oven}
      load {recipe} on {oven}
      {oven} runs {recipe} next
      next is {recipe}, so {oven} needs that recipe
      {oven}: recipe {recipe}
      put recipe {recipe} into the controller of {oven}
      {oven} still has {not_recipe}, load {recipe}
      after {any} trays of the old one {oven} changes to {recipe}
      change {oven} over to {recipe}
      The {who} has released {recipe}; it goes to {oven} before {clock}
      {recipe} belongs in {oven}, not in {not_oven}
      call up {recipe} at {oven}, do not start
      prepare {oven} with {recipe}
      order {any} is baked by {recipe}, in {oven}
      {any} kilos of dough wait; the recipe is {recipe}, the oven {oven}
      Orders: <{town} is {recipe}|, | and >. {oven} bakes for {town} next, load it.
      {not_oven} bakes {not_recipe} until {clock}, {oven} gets {recipe} loaded.`,
    ko: `
      {oven}에 {recipe} 불러오#
      {recipe} → {oven}
      {oven}: 레시피 {recipe}
      {oven} 다음은 {recipe}이다. 불러 넣#
      {oven}에 아직 {not_recipe:이} 들어 있다. {recipe:을} 올리#
      판 {any}장 뒤에 {oven:을} {recipe:로} 바꾸#
      {who:이} {recipe:을} 승인했다. {clock} 전에 {oven}에 넣#
      {not_oven} 말고 {oven}에 {recipe:을} 올리#
      시작은 하지 말고 {oven}에 {recipe}만 불러 두#
      {oven} 레시피를 {recipe:로} 전환하#
      주문 {any}호는 {recipe}, 오븐은 {oven}
      {recipe} 프로그램을 {oven} 제어기에 올리기
      반죽 {any}킬로 대기. 레시피는 {recipe}, 오븐은 {oven}. 올리#
      {oven:은} {recipe:로} 준비
      {recipe:을} 쓸 오븐은 {oven}이다. 불러오#
      주문: <{town} {recipe}|, >. {oven} 다음은 {town} 것이다. 불러오#
      {not_oven:은} {clock}까지 {not_recipe:을} 굽는다. {oven}에는 {recipe:을} 불러오#`,
    titles: ['Load the recipe; Next program', '레시피 불러오기; 프로그램 변경'],
  },
  {
    tool: 'ovn_quench', about: ['Start or stop the cooling section behind an oven', '오븐 뒤 냉각부를 켜거나 끈다'],
    takes: { oven, running: flag(['running|on', '가동'], ['stopped|off', '정지']), fans: maybe(whole(1, 12)) },
    en: `
      cooling behind {oven}: {running}
      [running=true] cool what comes out of {oven}
      [running=true] {oven}: cooling section with {fans} fans
      [running=true] {fans} fans blow behind {oven}
      [running=false] no cooling behind {oven}
      [running=false] the parts out of {oven} may cool by themselves
      [running=true] The sheets leave {oven} at {any} degrees. Blow on them with {fans} fans.
      [running=false] glass cracks behind {oven}; no cold air on it
      [running=true] start the cooler after {oven}
      [running=false] stop the cooler after {oven}, that of {not_oven} runs
      cooling section of {oven} {running}
      [running=true] it burns the packers' fingers: cool behind {oven}
      [running=false] at {clock} the last tray leaves {oven}; the cooler can rest then, switch it off
      [running=true] get the air going where {oven} ends, {fans} fans will do`,
    ko: `
      {oven} 냉각부 {running}
      [running=true] {oven}에서 나오는 것을 식히#
      [running=true] {oven} 냉각, 팬 {fans}대
      [running=true] {oven} 뒤에서 팬 {fans}대를 돌리#
      [running=false] {oven} 뒤 냉각은 하지 말고 끄#
      [running=false] {oven} 제품은 저절로 식게 두#
      [running=true] {oven}에서 {any}도로 나온다. 팬 {fans}대로 불어 식히#
      [running=false] {oven} 뒤에서 유리가 깨진다. 찬바람을 멈추#
      [running=true] {oven} 다음 쿨러를 켜#
      [running=false] {not_oven} 쿨러는 두고 {oven} 쿨러만 끄#
      [running=true] 포장반 손이 덴다. {oven} 출구를 식히#
      [running=false] {clock}에 마지막 판이 나왔다. {oven} 냉각 끝내#
      {oven} 쿨링: {running}
      [running=true] 팬 {fans}대, {oven} 출구 냉각
      [running=false] {oven} 쿨러 정지`,
    titles: ['Cooling section; Cool or not', '냉각부; 쿨러'],
  },
  {
    tool: 'ovn_core', about: ['Read the core temperature from a probe in an oven', '오븐 안 심부 온도를 읽는다'],
    takes: { oven, probe: maybe(whole(1, 6)) }, reads: true, result: '{any}.2',
    en: `
      core temperature in {oven}
      read probe {probe} in {oven}
      {oven}, probe {probe}: how hot inside?
      how hot is the core in {oven}
      is it done in {oven}? core temperature
      after {any} minutes: core of what is in {oven}
      The {who} wants the core value from {oven}, probe {probe}
      probe number {probe} of {oven}, one reading
      do not change the zones, only read the core in {oven}
      look at the core in {oven}, {not_oven} was right at {clock}
      check probe {probe}, it sticks in the thickest piece in {oven}
      {any} loaves are in {oven}; how warm are they inside
      {oven} - core - probe {probe}
      leave the door of {oven} shut and read its core
      has {oven} reached 96 in the middle? read it
      core probe {probe} of {oven}, value`,
    ko: `
      {oven} 심부 온도를 읽#
      {oven} {probe}번 프로브 확인하#
      {probe}번 탐침, {oven} 안 몇 도인지 보#
      {oven} 안의 것이 다 익었는지 심부를 확인하#
      {any}분 지났다. {oven} 심부온도 조회
      {who:이} {oven} {probe}번 프로브 값을 묻는다. 조회
      존 설정은 두고 {oven} 심부만 읽#
      {not_oven:은} {clock}에 맞았다. {oven} 심부를 보#
      {oven} 프로브 {probe} 1회 읽기
      가장 두꺼운 것에 꽂힌 {oven} {probe}번 탐침을 확인하#
      빵 {any}개가 {oven}에 있다. 속이 몇 도인지 보#
      {oven} 심부 프로브 {probe}
      문은 열지 말고 {oven} 심부만 확인하#
      {oven} 가운데가 96도에 왔는지 읽#
      {oven} {probe}번 심부값`,
    titles: ['Core temperature; Is it done?', '심부 온도; 프로브 확인'],
  },
];
