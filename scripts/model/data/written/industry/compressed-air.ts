import { maybe, names, span, tenths, whole, type Written } from '../table';
import { code } from '../industry/slots';
import { letter } from './plant-slots';

const comp = names('K1, K-3, screw 2, Kaeser east, booster, GA-75', 'K1, K-3, 스크루 2호, 동측 콤프, 부스터, GA-75');

export const compressedAir: readonly Written[] = [
  {
    tool: 'comp_start', about: ['Start a compressor', '압축기를 기동한다'],
    takes: { comp },
    beside: { letter },
    en: `
      start {comp}
      {comp}: start
      bring {comp} on
      get {comp} going, the net is down to {any} tenths of a bar
      {comp} has to run by {clock}
      put {comp} into operation
      we need air: {comp}
      {not_comp} is in service, so let {comp} make the air
      let {comp} run
      The filter of {comp} is new, it can run once more.
      more air, with {comp}
      wake {comp} up, the {who} blasts sand from {clock} on
      {not_comp} has {any} thousand hours and rests today. {comp} on.
      The {who} blows out moulds from {clock}, {comp} has to deliver by then
      do not unload {comp}, start it
      <{comp} feeds hall {letter}|, | and >. Hall {letter} wants air.
      <hall {letter} has {comp}|, >. Let that of hall {letter} run.`,
    ko: `
      {comp} 기동하#
      {comp:을} 켜#
      {comp} 가동
      공기가 모자란다. {comp:을} 돌리#
      {clock}까지 {comp:이} 돌고 있어야 한다
      {not_comp:은} 정비 중. {comp:로} 공기를 만들#
      필터를 갈았다. {comp:을} 다시 돌리#
      배관압이 {any}% 떨어졌다. {comp} 운전 시작
      {who:이} {clock}부터 샌드블라스트 작업. {comp} 기동 요망
      {comp} 스타트
      {not_comp:은} {any}00시간을 넘겨서 오늘 쉰다. {comp:을} 켜#
      {who:이} {clock}부터 금형을 분다. 그때까지 {comp:을} 돌리#
      {comp} 온
      {comp:을} 운전에 넣#
      <{comp:은} {letter}동|, > 담당. {letter}동에 공기가 필요하다. 켜#
      <{letter}동 {comp}|, >. {letter}동 것을 기동하#`,
    titles: ['Start the compressor; More air', '압축기 기동; 콤프 가동'],
  },
  {
    tool: 'comp_idle', about: ['Let a compressor run without load', '압축기를 무부하로 돌린다'],
    takes: { comp },
    beside: { letter },
    en: `
      unload {comp}
      {comp} idles
      let {comp} run without load
      keep {comp} turning, but it must not press
      {comp}: off load, do not stop it
      the net is full at {any} %, so {comp} may idle
      take the load from {comp}
      {comp} goes to no-load, {not_comp} carries on
      relieve {comp}, the motor stays on
      no delivery from {comp} until {clock}, just spinning
      {comp} has to stay warm, let it turn empty
      {any} l/s go out, {not_comp} makes that alone; {comp} turns without pressing
      {comp}: leave the motor, lose the load
      neither stop nor load {comp}, idling is what we want
      The {who} listens to the bearings of {comp}, so run it empty
      <{comp} feeds hall {letter}|, | and >. Hall {letter} is on its break: its machine may turn without load.`,
    ko: `
      {comp} 무부하로 두#
      {comp} 언로드
      {comp:을} 세우지는 말고 무부하로 돌리#
      {comp} 부하를 떼#
      배관이 {any}% 찼다. {comp:은} 공회전으로 두#
      {not_comp:은} 계속, {comp}만 무부하
      {clock}까지 {comp:은} 토출 없이 헛돌게 하#
      모터는 돌리고 {comp} 부하만 내리#
      {comp:은} 식으면 안 된다. 빈 채로 돌게 하#
      {comp} 무부하 운전 요망
      {not_comp} 혼자 {any}L/s를 낸다. {comp:은} 부하 없이 돌리#
      {comp}: 모터는 두고 부하만 빼#
      {comp:은} 정지도 부하도 아니고 공회전
      {who:이} {comp} 베어링 소리를 듣는다. 빈 채로 돌리#
      {comp} 무부하 전환
      <{comp:은} {letter}동|, > 담당. {letter}동이 쉰다. 그 기계를 무부하로 두#`,
    titles: ['Unload the compressor; Idle', '무부하 운전; 언로드'],
  },
  {
    tool: 'comp_halt', about: ['Stop a compressor', '압축기를 정지한다'],
    takes: { comp, cooldown: maybe(span('s', 20, 600)) },
    beside: { letter },
    en: `
      stop {comp}
      {comp} off
      stop {comp} after a cool-down of {cooldown}
      {comp}: cool down {cooldown}, then stop
      shut {comp} off
      {comp} does not run any more today
      give {comp} {cooldown} to cool and stop it
      Oil at {any} degrees. {comp} must come to a stop, let it cool for {cooldown}.
      {not_comp} alone will do, {comp} stops
      The {who} opens {comp} at {clock}; it has to stand still
      end of shift: {comp} to rest
      take {comp} off the net, motor and all
      the hall is empty, {any} bar or not: {comp} off
      [cooldown=60] {comp} off after one minute of cooling
      not idle, off: {comp}
      <{comp} feeds hall {letter}|, | and >. Hall {letter} is closed for today, so stop its machine.
      {not_comp} is to run {any} hours more, {comp} is not: stop it after {cooldown}.`,
    ko: `
      {comp} 정지하#
      {comp:을} 끄#
      {comp:을} {cooldown} 냉각 후 정지하#
      {comp}: 냉각 {cooldown}, 정지
      {comp:은} 오늘 더 안 돌린다. 정지
      오일이 {any}도다. {cooldown} 식힌 뒤 {comp:을} 세우#
      {not_comp}만으로 된다. {comp:은} 세우#
      {clock}에 {who:이} {comp:을} 연다. 세워 두#
      {comp} 모터까지 정지 요망
      퇴근 전 {comp} 끄기
      현장이 비었다. {comp:을} 끄#
      [cooldown=60] {comp} 1분 식히고 정지
      무부하 말고 정지: {comp}
      {comp} 정지, 냉각은 {cooldown}
      <{comp:은} {letter}동|, > 담당. {letter}동은 오늘 끝났다. 그 기계를 정지하#
      {not_comp:은} {any}시간 더 돌린다. {comp:은} {cooldown} 식히고 세우#`,
    titles: ['Stop the compressor; Compressor off', '압축기 정지; 콤프 끄기'],
  },
  {
    tool: 'comp_band', about: ['Set cut-in and cut-out pressure of a compressor', '압축기 기동압과 정지압을 정한다'],
    takes: { comp, cut_in: tenths(4, 7, 'bar'), cut_out: tenths(7.1, 11, 'bar') },
    en: `
      {comp} in at {cut_in}, out at {cut_out}
      {comp}: cut-in {cut_in}, cut-out {cut_out}
      let {comp} start at {cut_in} and stop at {cut_out}
      {comp} stops at {cut_out} and comes again at {cut_in}
      pressure band of {comp} from {cut_in} to {cut_out}
      upper switch point {cut_out}, lower one {cut_in}, on {comp}
      The painters need at least {cut_in}, so {comp} comes there; it ends at {cut_out}.
      not above {cut_out} and not below {cut_in}: {comp}
      {comp} is the base machine: {cut_in} up to {cut_out}; {not_comp} stays {any} tenths lower
      change {comp} to {cut_out} off and {cut_in} on
      new limits for {comp}, {cut_in} / {cut_out}
      The {who} lowers the leaks: {comp} from {cut_in} to {cut_out}, it used to go {any} tenths higher
      {comp} may rise to {cut_out} and must come back at {cut_in}
      out {cut_out} in {cut_in} for {comp}
      {cut_in} is where {comp} wakes, {cut_out} where it sleeps
      {not_comp} works between {not_cut_in} and {not_cut_out}. Give {comp} {cut_in} to start and {cut_out} to stop.`,
    ko: `
      {comp} 기동 {cut_in}, 정지 {cut_out}
      {comp:이} {cut_in}에서 돌고 {cut_out}에서 서게 하#
      {comp} 정지압 {cut_out}, 기동압 {cut_in}
      {comp} 압력 범위 {cut_in} ~ {cut_out}
      상한 {cut_out}, 하한 {cut_in:로} {comp:을} 맞추#
      도장반에 최소 {cut_in:이} 필요하다. {comp:은} 거기서 기동, {cut_out}에서 정지하게 하#
      {comp} 컷인 {cut_in} / 컷아웃 {cut_out}
      {not_comp}보다 먼저 돌게: {comp} {cut_in} 기동 {cut_out} 정지
      {cut_out:을} 넘지 않고 {cut_in} 아래로 안 가게 {comp:을} 설정하#
      {comp} 압력밴드 변경: {cut_in}, {cut_out}
      {who:이} 누기를 줄인다. {comp} {cut_in}에서 {cut_out}까지
      {comp:은} {cut_out}까지 올리고 {cut_in}에서 다시 돌게 하#
      정지 {cut_out}, 기동 {cut_in}, {comp}
      {comp:이} 깨는 압력 {cut_in}, 자는 압력 {cut_out}
      {not_comp:은} {not_cut_in}~{not_cut_out}에서 돈다. {comp:은} 기동 {cut_in}, 정지 {cut_out:로} 하#`,
    titles: ['Pressure band; Cut-in and cut-out', '압력 밴드; 기동·정지압'],
  },
  {
    tool: 'dryer_dew', about: ['Set the dew point of an air dryer', '에어드라이어 이슬점을 정한다'],
    takes: { dryer: code('AD-#, TD##, DRY-#@'), dewC: whole(-60, 8) },
    en: `
      dew point of {dryer} to {dewC}
      {dryer}: {dewC} degrees of dew point
      let {dryer} dry down to {dewC}
      [dewC=-40] {dryer} to minus 40, the instruments freeze outside
      [dewC=-20] twenty below is enough for {dryer}
      [dewC=3] set {dryer} to plus 3, it only feeds the spray guns
      {dewC} on {dryer}, {not_dryer} keeps its own
      The pipe over the yard is {any} m long. Dry its air in {dryer} to {dewC}.
      as dew point {dryer} gets {dewC}
      at {clock} frost is forecast; {dryer} therefore to {dewC}
      [dewC=-60] as dry as it goes: {dryer}, minus sixty
      [dewC=-25] {dryer} at twenty-five below zero
      {any} valves froze last winter; {dryer} is to reach {dewC}
      {dryer} dries too much and eats air, {dewC} will do`,
    ko: `
      {dryer} 이슬점 {dewC}
      {dryer} 노점을 {dewC}도로 맞추#
      [dewC=-40] {dryer:을} 영하 40도 노점으로 하#. 옥외 계기가 언다
      [dewC=-20] {dryer:은} 마이너스 20도면 된다
      [dewC=3] 스프레이건만 쓴다. {dryer:은} 영상 3도로 하#
      {not_dryer:은} 두고 {dryer}만 {dewC}도
      마당 배관이 {any}m다. {dryer}에서 {dewC}도까지 말리#
      {clock}부터 서리 예보. {dryer} 노점 {dewC:로} 변경
      {dryer} 노점 설정 {dewC} 요망
      [dewC=-60] {dryer} 최대로 건조, 영하 60도
      [dewC=-25] {dryer} 영하 25도
      작년 겨울에 밸브 {any}개가 얼었다. {dryer:은} {dewC}도까지 가게 하#
      {dryer:이} 공기를 너무 먹는다. {dewC:로} 하#
      {dryer} 노점 목표를 {dewC}도로 두#`,
    titles: ['Dew point; Dryer', '노점 설정; 에어드라이어'],
  },
  {
    tool: 'receiver_drain', about: ['Open the drain of an air receiver for some seconds', '공기탱크 드레인을 몇 초 연다'],
    takes: { receiver: names('R1, vessel 2, yard tank, north receiver', 'R1, 2호 탱크, 마당 탱크, 북측 리시버'), sec: span('s', 2, 120) },
    beside: { letter },
    en: `
      drain {receiver} for {sec}
      {receiver}: drain open {sec}
      {sec} of draining on {receiver}
      blow the water out of {receiver}, {sec}
      condensate out of {receiver}, it takes {sec}
      for {sec} open the drain under {receiver}
      water spits from the tools: {receiver}, drain, {sec}
      {receiver} has not been drained since {day}. {sec} of it.
      let {receiver} spit for {sec}, {not_receiver} was done at {clock}
      {any} litres may be in {receiver}; keep its drain open {sec}
      vent the bottom of {receiver} {sec} long
      The {who} fills tyres and gets water: {receiver}, {sec} of drain
      [sec=10] ten seconds on the drain of {receiver}
      {sec} out of {receiver}, it has {any} bar
      <{receiver} is behind door {letter}|, | and >. {sec} of drain behind door {letter}.
      {not_receiver} needed {not_sec}, {receiver} needs {sec} of drain.`,
    ko: `
      {receiver} 드레인 {sec}
      {receiver} 드레인을 {sec} 열#
      {sec} 동안 {receiver} 물을 빼#
      공구에서 물이 튄다. {receiver} {sec} 배출
      {day} 이후로 안 뺐다. {receiver} 드레인 {sec} 개방
      {not_receiver:은} {clock}에 했다. {receiver:을} {sec} 빼#
      {receiver} 응축수 {sec} 배출하#
      {receiver}에 {any}리터쯤 찼을 것이다. {sec} 열어 두#
      {receiver} 밑 밸브를 {sec} 열어 물을 빼#
      {receiver} 응축수 빼기, {sec}
      {who:이} 타이어를 넣는데 물이 나온다. {receiver} {sec} 드레인
      [sec=10] {receiver} 10초 배출
      {any}바 걸린 {receiver:을} {sec} 빼#
      {sec} 드레인: {receiver}
      <{receiver:은} {letter}문 뒤|, >. {letter}문 뒤의 것을 {sec} 배출하#
      {not_receiver:은} {not_sec} 걸렸다. {receiver:은} {sec} 배출하#`,
    titles: ['Drain the receiver; Condensate', '드레인 배출; 응축수'],
  },
  {
    tool: 'air_lead', about: ['Choose the lead compressor and the one that follows', '선행기와 후행기를 정한다'],
    takes: { lead: comp, lag: comp },
    en: `
      {lead} leads, {lag} follows
      {lag} follows {lead}
      lead {lead}, lag {lag}
      {lead} in front of {lag}
      let {lag} come only when {lead} is not enough
      {lead} carries the base load and {lag} the peaks
      peaks by {lag}, base by {lead}
      swap them: from {day} {lead} is first and {lag} second
      {lag} has {any} hours more than the other, so {lead} goes first and {lag} helps
      {lag} stands behind {lead} in the order
      first {lead}, then {lag}
      The {who} reads {any} hours on one and 900 on the other: first in line {lead}, second {lag}
      {lag} only as a help for {lead}
      {lag} shall lag, {lead} shall lead
      order: {lead}, {lag}`,
    ko: `
      {lead} 선행, {lag} 후행
      {lag:은} {lead} 다음에 돌게 하#
      {lead:이} 먼저, {lag:이} 나중
      {lead:로} 모자랄 때만 {lag:이} 붙게 하#
      기저는 {lead}, 피크는 {lag}
      피크 담당 {lag}, 기저 담당 {lead}
      {day}부터 순서를 바꾼다. 선행 {lead}, 후행 {lag}
      {lag} 운전시간이 {any}시간 많다. {lead:을} 앞에, {lag:을} 뒤에 두#
      후행 {lag} / 선행 {lead}
      주기 {lead}, 보조기 {lag:로} 지정하#
      {who:이} 시간을 맞춘다. 첫째 {lead}, 둘째 {lag}
      {lag:은} {lead:을} 돕기만 하게 하#
      순서: {lead}, 그다음 {lag}
      {lead} 먼저 돌고 {lag:은} 뒤따르게 하#`,
    titles: ['Lead and lag; Order of the compressors', '선행·후행; 콤프 순서'],
  },
  {
    tool: 'net_bar', about: ['Read the pressure in a branch of the air net', '공기 배관 압력을 읽는다'],
    takes: { branch: names('hall A, ring main, paint shop, branch 3', 'A동, 순환 본관, 도장반, 3번 지관') }, reads: true, result: '6.{any}',
    en: `
      pressure in {branch}?
      how many bar are there in {branch}
      read the air pressure of {branch}
      {branch}: pressure
      The {who} says the tools are weak in {branch}; what is the pressure there
      look whether {branch} has enough air
      check {branch} after the start of {clock}
      pressure of {branch} now, {not_branch} was {any} tenths low
      get the pressure at the end of {branch}
      {any} guns hang on {branch}; what pressure arrives
      {branch}, bar please
      nobody changes anything, only look how much {branch} has
      air pressure at {branch} before {clock}
      is {branch} below six? read it`,
    ko: `
      {branch} 압력을 읽#
      {branch} 공기압 확인
      {who:이} {branch} 공구가 약하다고 한다. 압력 조회
      {branch}에 몇 바 걸려 있는지 보#
      {clock} 기동 후 {branch} 압력 확인하#
      {not_branch:은} 낮았다. {branch} 압력을 보#
      {branch} 끝단 압력 조회 바람
      {branch} 공기가 충분한지 확인하#
      {branch}에 건 {any}자루가 물려 있다. 압력을 보#
      {branch} 몇 바
      설정은 두고 {branch} 압력만 읽#
      {clock} 전에 {branch} 공기압 조회
      {branch:이} 6바 아래인지 확인하#
      {branch} 배관 몇 바인지 {who:이} 묻는다. 조회`,
    titles: ['Net pressure; Is there enough air?', '배관압 확인; 공기압'],
  },
];
