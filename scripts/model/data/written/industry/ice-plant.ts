import { choice, maybe, names, span, whole, type Written } from '../table';
import { degrees, texts } from '../industry/slots';
import { figure, letter } from './plant-slots';

const maker = names('ice maker 1, flaker 3, block tank east, tube ice, Geneglace, slurry unit', '제빙기 1호, 플레이크 3호, 동측 각빙조, 튜브아이스, 제네글라스, 슬러리기');
const bin = names('bin A, bin 4, quay silo, fish hall store, B-2', 'A빙고, 4번 빙고, 부두 사일로, 위판장 빙고, B-2');

export const icePlant: readonly Written[] = [
  {
    tool: 'ice_make', about: ['Let an ice maker make ice, pause it, or stop it', '제빙기를 돌리거나 잠시 세우거나 끈다'],
    takes: { maker, cmd: choice({ make: ['make ice|production', '제빙'], pause: ['pause|wait', '대기'], stop: ['stop|off', '정지'] }) },
    en: `
      {maker}: {cmd}
      [cmd=make] {maker} shall make ice
      [cmd=make] the boats are in at {clock}, get {maker} freezing
      [cmd=make] {maker} goes back to production
      [cmd=pause] hold {maker} for a moment, it stays cold
      [cmd=pause] The bin overflows. {maker} waits, but it stays ready.
      [cmd=stop] {maker} is finished for the season
      [cmd=stop] shut {maker} down altogether
      [cmd=stop] The {who} opens the drum of {maker}, no waiting position, off
      [cmd=pause] keep {maker} in waiting until {any} cm are free in the bin
      [cmd=make] {not_maker} stands still; {maker} takes over the freezing
      [cmd=pause] {maker} takes a break, not an end
      [cmd=stop] put {maker} out of action, {not_maker} may go on
      set {maker} to {cmd}
      command for {maker}: {cmd}
      [cmd=pause] {any} minutes of washing at the bin: {maker} is to wait and then go on
      [cmd=make] {maker} has waited long enough, ice again`,
    ko: `
      {maker} {cmd}
      [cmd=make] {maker:로} 얼음을 만들#
      [cmd=make] {clock}에 배가 들어온다. {maker:을} 돌려 얼리#
      [cmd=make] {maker} 생산 복귀시키#
      [cmd=pause] {maker} 잠깐 붙들어 두#. 냉기는 유지
      [cmd=pause] 빙고가 넘친다. {maker:은} 준비 상태로 기다리게 하#
      [cmd=stop] {maker:은} 올해 끝이다. 꺼 둘 것
      [cmd=stop] {maker:을} 완전히 내리#
      [cmd=stop] {who:이} {maker} 드럼을 연다. 대기가 아니라 아예 끄#
      [cmd=pause] 빙고에 {any}cm 빌 때까지 {maker:은} 대기
      [cmd=make] {not_maker:은} 섰다. {maker:이} 대신 얼리게 하#
      [cmd=pause] 끝이 아니고 쉼이다. {maker} 대기로 두#
      {maker} 명령: {cmd}
      [cmd=pause] 빙고 청소 {any}분. {maker:은} 기다렸다가 이어서 하게 두#
      [cmd=make] {maker:은} 충분히 쉬었다. 다시 얼리게 하#
      [cmd=stop] {maker} 전원 내려 둘 것, 대기 아님`,
    titles: ['Ice maker; Make ice, pause or stop', '제빙기 운전; 제빙'],
  },
  {
    tool: 'ice_harvest', about: ['Start a harvest of an ice maker', '제빙기 탈빙을 시작한다'],
    takes: { maker, hot_gas_s: maybe(span('s', 20, 300)) },
    beside: { letter },
    en: `
      harvest {maker}
      {maker}: harvest with {hot_gas_s} of hot gas
      get the ice off {maker}
      let {maker} drop its ice
      hot gas on {maker} for {hot_gas_s}
      {hot_gas_s} of hot gas, {maker}
      thaw the ice loose in {maker}
      The tubes of {maker} are full to {any} mm. Harvest.
      early harvest at {maker}, the {who} loads at {clock}
      {maker} to release what it has frozen
      release the blocks from {maker} with {hot_gas_s} of hot gas
      harvest cycle now on {maker}, {not_maker} is {any} minutes behind
      loosen it in {maker} and let it fall
      make {maker} shed its ice, {hot_gas_s} will do
      <{maker} fills bin {letter}|, | and >. Bin {letter} is empty: harvest.`,
    ko: `
      {maker} 탈빙하#
      {maker} 탈빙, 핫가스 {hot_gas_s}
      {maker}에서 얼음을 떼#
      {maker} 얼음을 떨어뜨려 내보내#
      {hot_gas_s} 핫가스로 {maker} 탈빙하#
      {maker} 튜브에 {any}mm까지 찼다. 탈빙 시작하#
      {who:이} {clock}에 싣는다. {maker:을} 일찍 탈빙하#
      {maker} 탈빙 사이클 개시
      {not_maker:은} {any}분 뒤다. {maker} 먼저 탈빙
      {maker}: 핫가스 {hot_gas_s} 넣고 얼음을 풀#
      {maker} 빙괴 분리 요망
      {maker} 수확 시작, {hot_gas_s}
      {any}분 얼렸다. {maker} 얼음을 털어 내#
      [hot_gas_s=60] {maker} 핫가스 1분으로 탈빙
      {maker} 얼음 내리#
      <{maker:은} {letter}빙고|, >를 채운다. {letter}빙고가 비었다. 그 제빙기를 탈빙하#`,
    titles: ['Harvest; Ice off', '탈빙; 얼음 떼기'],
  },
  {
    tool: 'brine_sp', about: ['Set the brine temperature of an ice maker', '제빙기 브라인 온도를 정한다'],
    takes: { maker, sp: degrees(-28, -4) },
    en: `
      brine of {maker} to {sp}
      {maker}: brine {sp}
      {sp} in the brine of {maker}
      cool the brine of {maker} to {sp}
      The blocks of {maker} crack, {sp} is cold enough.
      {maker} must have {sp} by {clock}
      set the brine on {maker} to {sp}; now it is {any} below
      let the brine in {maker} get to {sp}
      The {who} wants clear ice: {maker} at {sp}
      slower freezing in {maker}: {sp}
      for {maker} {sp}, for {not_maker} nothing new
      brine set point {sp}, {maker}
      {maker} has been running at another temperature for {any} days; it goes to {sp}
      {any} kilos of salt went in, so {maker} can go down to {sp}
      {maker} is to freeze at {sp}
      {not_maker} freezes at {not_sp}; for {maker} set {sp}`,
    ko: `
      {maker} 브라인 {sp}
      {maker} 브라인을 {sp:로} 맞추#
      브라인 {sp}, {maker}
      {maker} 각빙이 갈라진다. {sp}면 충분하다. 맞추#
      {clock}까지 {maker} 브라인 {sp} 도달할 것
      {who:이} 투명 얼음을 원한다. {maker:을} {sp:로} 하#
      {maker:은} 천천히 얼린다. 브라인 {sp:로} 바꾸#
      지금 영하 {any}도다. {maker} 브라인 설정을 {sp:로} 하#
      {not_maker:은} 그대로 두고 {maker} 염수만 {sp:로} 하#
      {maker} 염수 온도 {sp} 변경 바람
      {maker} 염수를 {sp}까지 식히#
      소금 {any}킬로를 넣었다. {maker} 브라인 {sp}까지 가게 하#
      {maker:은} {sp}에서 얼린다. 설정하#
      {sp}, {maker} 염수
      {clock} 이후 {maker} 브라인 설정 {sp}
      {not_maker:은} {not_sp}에서 얼린다. {maker:은} {sp:로} 설정하#`,
    titles: ['Brine temperature; Brine', '브라인 온도; 염수 온도'],
  },
  {
    tool: 'ice_dispense', about: ['Give out kilograms of ice from a bin to a boat or lorry', '빙고에서 배나 차에 얼음을 내준다'],
    takes: { bin, kg: whole(50, 4000, 'kg'), to: names('Haeseong 7, lorry 12, Nordkapp, Blue Fin, crate wagon', '해성 7호, 12호차, 만선호, 동진 3호, 어상자 카트') },
    beside: { figure },
    en: `
      {kg} from {bin} to {to}
      give {to} {kg} of ice out of {bin}
      {to}: {kg}, {bin}
      {bin} delivers {kg} for {to}
      blow {kg} over to {to} from {bin}
      {to} has paid for {kg}; it comes out of {bin}
      load {to} with {kg}, use {bin}
      {any} crates wait on the quay. {kg} for {to}, bin {bin}.
      {to} lies at berth {any} and gets {kg}; draw from {bin}
      dispense {kg} to {to}, {bin} has the freshest
      from {bin}, not from {not_bin}, {kg} for {to}
      not {not_to}, it is {to} that takes {kg} out of {bin}
      The {who} ordered {kg} for {to} before {clock}, {bin} is next
      {to} takes on ice: {kg} ({bin})
      {bin} still holds {any} tonnes. {to} gets {kg} of it.
      Berths: <{figure} {to}|, | and >. The one at berth {figure} takes {kg} out of {bin}.
      <{to} lies at {figure}|, | and >. {kg} from {bin} to berth {figure}.
      {not_to} took {not_kg} from {not_bin} at {clock}. Next is {to}: {kg}, from {bin}.`,
    ko: `
      {bin}에서 {to}에 얼음 {kg} 내주#
      {to} {kg}, {bin}
      {bin} → {to}, {kg}
      {to}에 {kg} 실어 보내#. 빙고는 {bin}
      {bin} 얼음 {kg:을} {to:로} 불어 보내#
      {to:이} {kg} 값을 냈다. {bin}에서 내주#
      부두에 상자 {any}개가 기다린다. {to} {kg}, {bin}에서 출빙
      {not_bin} 말고 {bin}에서 {to:로} {kg} 출빙하#
      {not_to} 아니고 {to}다. {bin}에서 {kg} 보내#
      {who} 주문: {clock} 전 {to}에 {kg}. {bin} 차례
      {to} 급빙 {kg} ({bin})
      {any}번 선석 {to}에 {bin} 얼음 {kg:을} 보내#
      {bin}에 {any}톤 남았다. 그중 {kg:을} {to}에 보내#
      {to} 앞으로 {kg}, 출처 {bin}
      {to}에 줄 얼음 {kg}, {bin}에서 꺼내#
      선석: <{figure}번 {to}|, >. {figure}번에 {bin} 얼음 {kg} 보내#
      <{to:은} {figure}번 선석|, >. {bin}에서 {figure}번 선석으로 {kg} 출빙하#
      {clock}에 {not_to:이} {not_bin}에서 {not_kg} 실었다. 다음은 {to}. {bin}에서 {kg} 보내#`,
    titles: ['Give out ice; Load ice', '출빙; 급빙'],
  },
  {
    tool: 'dispense_cancel', about: ['Cancel the ice that a bin is giving to somebody', '출빙을 취소한다'],
    takes: { to: names('Haeseong 7, lorry 12, Nordkapp, Blue Fin, crate wagon', '해성 7호, 12호차, 만선호, 동진 3호, 어상자 카트') },
    beside: { figure },
    en: `
      no more ice for {to}
      cancel the ice for {to}
      {to} has enough, break it off
      break off the loading of {to}
      {to} does not get its ice, call it off
      stop giving ice to {to}, {not_to} is next
      {to}'s hold is full after {any} hundred kilos; cancel the rest
      The {who} rang: {to} sails without ice. Cancel it.
      the order of {to} is void
      withdraw what was planned for {to} at {clock}
      end the filling of {to}
      take {to} off the dispensing, leave {not_to} on it
      The {who} paid for {any} crates and wants no ice: nothing for {to}
      {to}: ice order cancelled
      forget about the ice of {to}
      Berths: <{figure} {to}|, | and >. The one at berth {figure} wants no ice after all.`,
    ko: `
      {to} 출빙을 취소하#
      {to} 얼음 그만
      {to:은} 다 찼다. 출빙을 멈추#
      {to} 급빙 중단
      {to}에 주던 얼음을 끊#. 다음은 {not_to}
      {any}백 킬로에서 {to} 어창이 찼다. 나머지는 취소하#
      {who:이} 전화했다. {to:은} 얼음 없이 나간다. 취소
      {to} 주문은 무효로 하#
      {clock}에 잡힌 {to} 출빙 취소 바람
      {not_to:은} 남기고 {to} 출빙만 빼#
      {to} 싣기를 끝내#
      {who:이} 상자 {any}개 값만 냈고 얼음은 필요 없다. {to} 출빙 취소
      {to} 얼음 주문 지우#
      {to} 출빙은 없던 일로 하#
      {to} 급빙 취소 요망
      선석: <{figure}번 {to}|, >. {figure}번 배는 얼음이 필요 없다고 한다. 취소하#`,
    titles: ['Cancel the ice; No more ice', '출빙 취소; 급빙 중단'],
  },
  {
    tool: 'rake_speed', about: ['Set the rake of an ice bin', '빙고 레이크를 정한다'],
    takes: { bin, level: choice({ 정지: ['off|still', '정지'], 저속: ['slow', '저속'], 고속: ['fast', '고속'] }) },
    en: `
      rake in {bin}: {level}
      {bin} rake {level}
      [level=고속] push the ice in {bin} forward as quickly as it goes
      [level=저속] keep the ice in {bin} just moving
      [level=정지] rake in {bin} must not move, the {who} is inside
      [level=정지] the shear pin of {bin} is gone, no raking
      [level=고속] {any} boats wait, {bin} has to rake harder
      [level=저속] gentle raking is enough in {bin}
      [level=정지] let the ice in {bin} lie until {clock}
      [level=저속] it bridges in {bin}: rake, but with feeling
      [level=고속] the auger of {bin} runs empty, more speed on its rake
      set {bin} to {level} raking, {not_bin} as before
      the rake of {bin} should be {level}
      [level=정지] a shovel fell into {bin}; nothing may turn there
      [level=고속] the hold of the boat is large, make {bin} deliver as fast as its rake can`,
    ko: `
      {bin} 레이크 {level}
      {bin} 갈퀴를 {level:로} 하#
      [level=고속] {bin} 얼음을 있는 대로 빨리 밀어 내#
      [level=저속] {bin} 얼음이 굳지 않을 만큼만 움직이#
      [level=정지] {who:이} {bin} 안에 있다. 레이크가 움직이지 않게 하#
      [level=정지] {bin} 전단핀이 나갔다. 갈퀴를 세우#
      [level=고속] 배 {any}척이 기다린다. {bin} 레이크를 더 세게 돌리#
      [level=저속] {bin:은} 살살 긁어도 된다
      [level=정지] {clock}까지 {bin} 얼음은 그대로 두#
      [level=고속] {bin} 오거가 헛돈다. 레이크를 빨리 돌리#
      {not_bin:은} 그대로, {bin} 레이크만 {level}
      {bin} 레이크 속도 {level} 변경 요망
      [level=저속] {bin}에 다리가 놓였다. 조심조심 움직이게 하#
      [level=정지] {bin}에 삽이 빠졌다. 갈퀴 멈추#`,
    titles: ['Rake; Move the ice in the bin', '레이크; 빙고 갈퀴'],
  },
  {
    tool: 'quay_sms', about: ['Send a short text to the skipper or driver of a boat or lorry', '배 선장이나 기사에게 문자를 보낸다'],
    takes: { to: names('Haeseong 7, lorry 12, Nordkapp, Blue Fin, crate wagon', '해성 7호, 12호차, 만선호, 동진 3호, 어상자 카트'), msg: texts(`
      ice ready at #0 past, berth 2, bring your own hose
      only 1#00 kilos left, the rest comes tomorrow at six
      price is 1#.5 a tonne from Monday, and cash is fine
      silo broken, come to hall #, not to the quay
      you are number # in the queue, about 40 minutes
      flake today, no blocks, sorry`, `
      #시 반에 얼음 준비됨, 2번 선석, 호스 지참
      1#00킬로만 남음, 나머지는 내일 6시
      월요일부터 톤당 1#만 5천 원, 현금도 됨
      사일로 고장, 부두 말고 #동으로 오세요
      순번 #번, 40분쯤 걸립니다
      오늘은 플레이크만, 각빙 없음, 죄송합니다`) },
    beside: { figure },
    en: `
      text {to}: {msg}
      message to {to}: {msg}
      let {to} know: {msg}
      write to {to}: {msg}
      {to} should read this: {msg}
      send "{msg}" to {to}
      short message, {to}, "{msg}"
      tell {to}, in these words: {msg}
      Not {not_to}, {to} gets the text: {msg}
      The {who} asks us to write to {to}: {msg}
      SMS to {to} - {msg}
      "{msg}" goes to {to}
      The phone of {to} is busy, so in writing: {msg}
      {to} by text message: {msg}
      please inform {to}. The words: {msg}
      Berths: <{figure} {to}|, | and >. Write to the one at berth {figure}: {msg}
      {not_to} was rung at {clock}, {to} only gets a text: {msg}`,
    ko: `
      {to}에 문자 보내#: {msg}
      {to} 문자: {msg}
      {to}에 알리#: {msg}
      "{msg}"라고 {to}에 보내#
      {to}에 다음 문구 전송: {msg}
      {not_to} 말고 {to}에: {msg}
      문자, 받는 쪽 {to}, 내용 "{msg}"
      {who} 부탁, {to} 앞 문자: {msg}
      {to} 선장에게 그대로 보낼 것: {msg}
      {to} ← "{msg}"
      {to} 전화가 통화 중이다. 문자로: {msg}
      {to} 앞: {msg}
      {to}에 짧게 보내#: {msg}
      다음을 {to}에 문자로 알리#: {msg}
      선석: <{figure}번 {to}|, >. {figure}번 배에 문자 보내#: {msg}
      {not_to:은} {clock}에 전화했다. {to}에는 문자로: {msg}`,
    titles: ['Text the skipper; Message to the driver', '문자 보내기; 선장에게 알림'],
  },
];
