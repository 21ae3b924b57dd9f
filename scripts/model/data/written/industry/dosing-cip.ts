import { choice, flag, maybe, names, span, tenths, whole, type Written } from '../table';
import { figure } from './plant-slots';

const pump = names('DP-1, DP-4, acid pump, caustic pump, biocide pump, flocculant skid', 'DP-1, DP-4, 산 펌프, 가성 펌프, 살균제 펌프, 응집제 스키드');
const line = names('filler 3, tank line B, juice line, CIP-2, evaporator, north loop', '충진 3호, 탱크라인 B, 주스 라인, CIP-2, 증발기, 북측 루프');

export const dosingCip: readonly Written[] = [
  {
    tool: 'dp_shot', about: ['Give one shot with a dosing pump', '정량펌프로 한 번 투입한다'],
    takes: { pump, ml: whole(5, 900, 'ml') },
    beside: { figure },
    en: `
      {ml} with {pump}
      give {ml} from {pump}
      one shot of {ml}, {pump}
      let {pump} give {ml} and stop by itself
      {pump}: single shot, {ml}
      dose {ml} on {pump}, the rate is not changed
      The pH has crept up by 0.{any}. {ml} out of {pump}.
      {ml} in one go by {pump}
      once, not continuously: {pump}, {ml}
      The tank holds {any} m³ and the {who} worked it out: {ml}, from {pump}.
      squirt {ml} in with {pump}
      shot on {pump} of {ml}, {not_pump} gets none
      add {ml} by way of {pump} before the sample of {clock}
      {pump} owes the tank {ml}, give it now
      The recipe gives {any} ml per cube, we have made {ml} of it: in with it through {pump}, at once.
      do not change the rate of {pump}, give one portion of {ml}
      <basin {figure} is fed by {pump}|, >. Basin {figure} needs {ml} at once.
      <{pump} goes to basin {figure}|, | and >. {ml} for basin {figure}.
      {not_pump} gave {any} ml at {clock}. What is missing, {ml}, comes from {pump}.`,
    ko: `
      {pump:로} {ml} 투입하#
      {pump} 1회 {ml}
      {pump:로} {ml} 한 번만 넣#
      연속 말고 한 번: {pump}, {ml}
      {pump} 원샷 {ml} 주입하#
      pH가 0.{any} 올랐다. {pump:로} {ml} 보내#
      탱크는 {any}루베. {who} 계산으로 {ml}. {pump:로} 주입
      {not_pump:은} 쓰지 말고 {pump:로} {ml} 넣#
      {clock} 시료 전에 {pump}에서 {ml} 투입 요망
      {ml:을} {pump:로} 단번에 넣#
      속도는 두고 {pump:로} {ml}만 주#
      {pump} 단발 투입 {ml}
      처방은 루베당 {any}ml. 계산해 보니 {ml:이}다. {pump:로} 한 번에 넣#
      {pump} 토출량은 건드리지 말고 {ml} 한 번 주입
      <{figure}번 수조는 {pump}|, >. {figure}번 수조에 {ml} 한 번 넣#
      <{pump:은} {figure}번 수조|, >로 간다. {figure}번 수조에 {ml} 주입하#
      {clock}에 {not_pump:로} {any}ml 넣었다. 모자란 {ml:은} {pump:로} 넣#`,
    titles: ['One shot; Dose once', '1회 투입; 단발 주입'],
  },
  {
    tool: 'dp_rate', about: ['Set the continuous rate of a dosing pump in litres an hour', '정량펌프 연속 토출량을 시간당 리터로 정한다'],
    takes: { pump, lph: tenths(0.2, 40), stroke_pct: maybe(whole(20, 100, 'pct')) },
    en: `
      {pump} to {lph} l/h
      rate of {pump}: {lph} litres an hour
      {pump} at {lph} l/h, stroke {stroke_pct}
      stroke {stroke_pct} and {lph} l/h on {pump}
      let {pump} deliver {lph} litres per hour from now on
      turn {pump} up or down to {lph} l/h
      Residual is low by {any} %. Continuous rate {lph} l/h on {pump}.
      change {pump} over from {any} to {lph} l/h
      {lph} every hour through {pump}, stroke length at {stroke_pct}
      {lph} l/h is enough for {pump}; {not_pump} keeps its rate
      the steady flow of {pump} should be {lph} l/h after {clock}
      with a stroke of {stroke_pct} {pump} makes {lph} l/h, set both
      no shot, a rate: {pump}, {lph} litres per hour
      The {who} found too little in the return: {pump} continuously at {lph} l/h, nothing in portions
      The basin takes {any} m³ an hour. That makes {lph} l/h on {pump}.
      {not_pump} makes {not_lph} l/h, that is enough. {pump} has to make {lph} l/h.`,
    ko: `
      {pump} 시간당 {lph}리터
      {pump} 토출량을 {lph} L/h로 맞추#
      {pump} {lph} L/h, 스트로크 {stroke_pct}
      스트로크 {stroke_pct:로} 두고 {pump} {lph} L/h로 돌리#
      지금부터 {pump:이} 시간당 {lph}리터씩 보내게 하#
      잔류 농도가 {any}% 낮다. {pump} 연속 {lph} L/h
      {any}에서 {lph} L/h로 {pump} 속도를 바꾸#
      한 방이 아니라 연속 주입이다. {pump}, 시간당 {lph}리터
      {not_pump:은} 그대로, {pump}만 시간당 {lph}리터로 하#
      {clock} 이후 {pump} 정상 유량 {lph} L/h
      {pump}: 행정 {stroke_pct}, 토출 {lph} L/h 설정 요망
      {who:이} 회수 쪽이 부족하다고 한다. {pump} 연속으로 시간당 {lph}리터
      수조에 시간당 {any}루베 들어온다. {pump:은} {lph} L/h로 하#
      행정은 말이 없다. {pump} {lph} L/h만 설정
      {not_pump:은} 시간당 {not_lph}리터로 충분하다. {pump:은} 시간당 {lph}리터로 하#`,
    titles: ['Dosing rate; Steady rate', '토출량 설정; 연속 주입량'],
  },
  {
    tool: 'dp_suspend', about: ['Suspend a dosing pump for minutes; it goes on by itself', '정량펌프를 몇 분간 멈췄다가 스스로 다시 돌게 한다'],
    takes: { pump, minutes: span('min', 2, 240) },
    beside: { figure },
    en: `
      {pump} pauses for {minutes}
      suspend {pump} {minutes}
      {minutes} without {pump}
      hold {pump} for {minutes}, then it may go on
      no dosing by {pump} for {minutes}
      The drum is changed, that takes {minutes}. {pump} waits meanwhile.
      let {pump} rest {minutes}; its rate of {any} l/h stays
      for {minutes}: {pump} quiet
      not off for good, {pump} is held for {minutes} only
      The {who} cleans the injection point, so {pump} must wait {minutes}
      {pump} out for {minutes}, {not_pump} carries on
      pause on {pump}, length {minutes}, from now
      {any} fish are in the basin while we clean; {pump} holds off {minutes}
      [minutes=30] half an hour's break for {pump}
      {pump} must not dose for the next {minutes}, afterwards as before
      <{pump} feeds basin {figure}|, | and >. The {who} swims in basin {figure}, hold its pump for {minutes}.
      {not_pump} goes on with its {any} l/h; for {pump} a pause of {minutes}.`,
    ko: `
      {pump} {minutes} 멈추#
      {pump:을} {minutes} 쉬게 하#
      {minutes} 동안 {pump} 주입 보류
      드럼 교체에 {minutes} 걸린다. 그동안 {pump} 대기
      시간당 {any}리터 설정은 두고 {pump}만 {minutes} 쉬게 하#
      아주 끄지 말고 {pump:을} {minutes}만 잡아 두#
      {who:이} 주입점을 청소한다. {pump} {minutes} 일시정지
      {not_pump:은} 계속, {pump}만 {minutes} 보류하#
      {pump} 일시 정지 {minutes} 요망
      지금부터 {minutes}간 {pump:이} 안 돌게 하#
      청소하는 동안 {pump:은} {minutes} 쉬었다가 이어서 하게 하#
      [minutes=30] {pump} 반 시간 휴지
      앞으로 {minutes}간 {pump} 주입 없음, 그 뒤는 전과 같이
      {any}번 호스를 갈 동안, 즉 {minutes} 동안 {pump:을} 세워 두#
      <{figure}번 수조는 {pump}|, >. {who:이} {figure}번에 들어간다. 그 펌프를 {minutes} 쉬게 하#
      {not_pump:은} 시간당 {any}리터로 계속, {pump:은} {minutes} 일시정지`,
    titles: ['Pause dosing; Suspend the pump', '주입 일시정지; 펌프 보류'],
  },
  {
    tool: 'dp_kill', about: ['Stop a dosing pump until somebody starts it again', '정량펌프를 정지시켜 둔다'],
    takes: { pump },
    beside: { figure },
    en: `
      stop {pump}
      {pump} off, and it stays off
      shut {pump} down until further notice
      {pump} has run dry, stop it
      no more dosing by {pump} at all
      {pump} is wrong here, kill it; {not_pump} doses instead
      {pump} does not run again before the {who} says so
      end the dosing with {pump}
      The drum under {pump} is empty since {clock}. Stop.
      {any} ml too much already, {pump} must stop for good
      not a pause: {pump} is switched off
      take {pump} out of operation
      The season is over, {any} drums go back. {pump} is to stop.
      {pump} stands from now until somebody starts it by hand
      The {who} smells chlorine: stop {pump}, do not merely pause it
      end of dosing for {pump}
      <basin {figure}: {pump}|, >. Basin {figure} is emptied, its pump stops for good.`,
    ko: `
      {pump:을} 정지하#
      {pump} 정지, 별도 지시 때까지
      {pump:이} 공운전이다. 끄#
      {pump} 주입을 완전히 끝내#
      잠깐이 아니라 아주 끈다. {pump} 정지
      {who} 허락 없이는 다시 돌지 않게 {pump:을} 세우#
      {clock}부터 {pump} 드럼이 비었다. 정지 요망
      이미 {any}ml 더 들어갔다. {pump:을} 끄#
      {not_pump:이} 대신한다. {pump:은} 끄#
      {pump} 운휴 처리
      올해는 끝났다. 드럼 {any}개 반납, {pump} 정지
      누가 다시 켤 때까지 {pump:은} 서 있게 하#
      {who:이} 염소 냄새를 맡았다. 일시정지 말고 {pump:을} 끄#
      {pump} 투입 종료 처리
      {pump:을} 내려 두#
      <{figure}번 수조 {pump}|, >. {figure}번 수조는 비운다. 그 펌프를 완전히 끄#`,
    titles: ['Stop the dosing pump; Pump off', '정량펌프 정지; 주입 종료'],
  },
  {
    tool: 'cip_launch', about: ['Launch a cleaning program on a line', '라인에 CIP 세척 프로그램을 시작한다'],
    takes: { line, recipe: choice({ rinse_only: ['rinse only|water only', '헹굼만|물 세척'], caustic: ['caustic|lye', '가성|알칼리'], full: ['full|complete', '전체|풀코스'] }), temp: maybe(whole(40, 88, 'C')) },
    en: `
      clean {line}, {recipe}
      CIP on {line}: {recipe}
      {recipe} program for {line} at {temp}
      start {recipe} cleaning of {line}, {temp}
      [recipe=full] lye, acid, water, everything through {line}
      [recipe=full] {line} gets the whole course before the allergen change
      [recipe=rinse_only] just water through {line}, no chemicals
      [recipe=rinse_only] {line} only stood for {any} minutes, so let water run through it
      [recipe=caustic] lye through {line} at {temp}, acid is not needed
      [recipe=caustic] fat in {line}: lye and nothing else
      [recipe=full] The last complete cleaning of {line} was on {day}. Do it again, at {temp}.
      {line} will be cleaned at {temp}, program {recipe}
      run the {recipe} CIP through {line}, {not_line} is still in product
      cleaning at {clock}: {line}, {recipe}
      [recipe=caustic] {any} batches of cream went through {line}; lye is what takes that off
      [recipe=rinse_only] {line} has carried nothing but sugar water, so flush with plain water at {temp}
      {not_line} was cleaned at {clock} with {any} m³ of water; now {line}, {recipe}, at {temp}.`,
    ko: `
      {line} {recipe} 세척 시작하#
      {line} CIP: {recipe}
      {line} {recipe}, {temp}
      {temp:로} {line} {recipe} CIP 돌리#
      [recipe=full] {line:은} 가성·산·물 다 돌리#
      [recipe=full] 알레르겐 교체 전이다. {line:을} 처음부터 끝까지 세척하#
      [recipe=rinse_only] {line:은} 약품 없이 물만 통과시키#
      [recipe=rinse_only] {line:은} {any}분만 서 있었다. 물로만 씻어 내#
      [recipe=caustic] {line}에 지방이 낀다. 산 없이 가성만 {temp:로} 돌리#
      [recipe=full] 지난 전체 세척이 {day}이다. {line:을} {temp:로} 다시 하#
      {not_line:은} 제품이 들어 있다. {line}만 {recipe} CIP 시작
      {clock} 세척: {line}, 프로그램 {recipe}
      [recipe=caustic] {line} 알칼리 한 번만
      [recipe=caustic] 크림 {any}배치를 돌렸다. {line:은} 알칼리로만 씻어 내#
      [recipe=rinse_only] {line:은} 설탕물만 지나갔다. {temp} 맹물로 헹구기
      {not_line:은} {clock}에 끝났다. 다음은 {line}, {recipe}, {temp} 세척 시작하#`,
    titles: ['Start the CIP; Clean the line', 'CIP 시작; 라인 세척'],
  },
  {
    tool: 'cip_freeze', about: ['Hold a running cleaning, or let it go on', '진행 중인 CIP를 붙들거나 이어서 한다'],
    takes: { line, held: flag(['held|on hold', '보류'], ['running on|released', '계속']) },
    en: `
      CIP of {line}: {held}
      [held=true] hold the cleaning of {line} where it is
      [held=false] let the cleaning of {line} go on
      [held=true] A flange on {line} drips. Freeze the CIP there, do not abort it.
      [held=false] The flange is tight. {line} may continue its CIP.
      [held=true] {line} waits at the step it is in
      [held=false] {line} continues from the step where it stood for {any} minutes
      [held=true] keep {line}'s cleaning from going any further until the {who} is there
      [held=false] release the cleaning on {line}, {not_line} stays held
      the program on {line} should be {held}
      [held=true] no next step on {line} yet
      [held=false] next step on {line}, the hold is over at {clock}
      [held=true] Nobody cancels anything: {line} only pauses in its CIP.
      [held=true] {any} l of lye are in {line} and the drain is blocked: let the program wait
      [held=false] the drain of {line} is free, its program can proceed
      [held=true] stop the clock on {line}'s cleaning, do not throw it out`,
    ko: `
      {line} CIP {held}
      [held=true] {line} 세척을 그 단계에서 붙들어 두#
      [held=false] {line} 세척을 이어서 하#
      [held=true] {line} 플랜지가 샌다. 중단 말고 CIP를 잠시 멈추#
      [held=false] 플랜지를 조였다. {line} CIP 계속 진행
      [held=true] {line:은} 지금 단계에서 대기
      [held=false] {any}분 서 있던 {line} 세척을 다시 진행시키#
      [held=true] {who:이} 올 때까지 {line} CIP가 더 나가지 않게 하#
      [held=false] {not_line:은} 보류로 두고 {line}만 풀#
      [held=true] {line} 다음 단계로 넘어가지 말 것, 홀드
      [held=false] {clock}에 {line} CIP 홀드를 풀#
      {line} 프로그램: {held}
      [held=true] {line}에 가성이 {any}리터 찼는데 배수가 막혔다. 프로그램을 기다리게 하#
      [held=false] {line} 배수가 뚫렸다. 프로그램을 진행시키#
      [held=true] {line} 세척을 버리지는 말고 잠깐 세워 두#`,
    titles: ['Hold or continue the CIP; Freeze the cleaning', 'CIP 보류·계속; 세척 홀드'],
  },
  {
    tool: 'cip_abort', about: ['Abort a cleaning; it must be started anew', 'CIP를 중단하고 처음부터 다시 해야 하게 한다'],
    takes: { line },
    beside: { figure },
    en: `
      abort the CIP of {line}
      {line}: break the cleaning off
      cancel the cleaning on {line}, it has to begin anew anyway
      {line} cleaning: stop for good
      The wrong recipe runs on {line}. Abort it.
      not a hold, an abort: {line}
      give up the cleaning of {line} after {any} minutes of it
      throw out the running program on {line}, leave that on {not_line}
      The {who} started lye on {line} with product inside - end that program at once
      {line} is needed at {clock}, so its CIP is abandoned
      drop the cleaning of {line} altogether
      {any} minutes in, and the wrong hose: {line} is broken off and will be cleaned from the start later
      {line}: no continuing, the cleaning ends here
      kill the program on {line}
      abandon {line}'s CIP for the {who}
      <order {figure} runs on {line}|, >. Order {figure} got the wrong lye: break its cleaning off.`,
    ko: `
      {line} CIP를 중단시키#
      {line} 세척 취소
      {line}에 잘못된 프로그램이 돌고 있다. 중단하#
      홀드가 아니라 중단: {line}
      {any}분 지났지만 {line} 세척을 포기하#
      {not_line:은} 두고 {line} 프로그램만 버리#
      {who:이} 제품이 든 {line}에 가성을 돌렸다. 즉시 프로그램 종료
      {clock}에 {line:을} 써야 한다. CIP 중단하고 처음부터 다시 할 것
      {line} CIP 어보트
      {line} 세척은 없던 걸로 하#
      {any}분째인데 호스가 틀렸다. {line} 세척을 접고 나중에 처음부터 하게 중단시키#
      {line:은} 이어서 하지 않는다. 세척 중단
      {line} CIP 프로그램 끄기
      {who} 요청으로 {line} CIP 버리#
      <{figure}번 주문은 {line}|, >. {figure}번 주문 라인에 잘못된 가성이 들어간다. 세척을 중단시키#`,
    titles: ['Abort the CIP; Break off the cleaning', 'CIP 중단; 세척 취소'],
  },
  {
    tool: 'cip_cond', about: ['Read the conductivity in the return of a line', '라인 회수 측 전도도를 읽는다'],
    takes: { line }, reads: true, result: '{any}.3 mS/cm',
    en: `
      conductivity in the return of {line}?
      return conductivity, {line}
      read the conductivity of {line}
      is the lye out of {line}? look at the conductivity
      how many millisiemens come back from {line}
      check {line} for rests of lye before the filler starts at {clock}
      after {any} minutes of rinsing: conductivity {line}
      The {who} wants the figure from the return of {line}
      measure in the return of {line}, {not_line} was fine
      what does the meter behind {line} say
      {any} litres have gone through {line}; what does the return conduct
      {line}, return, mS/cm?
      look at the lye in what comes back from {line}, do not touch the program
      value of the conductivity probe behind {line}`,
    ko: `
      {line} 회수 전도도를 읽#
      {line} 리턴 전도도 확인
      {line}에 가성이 다 빠졌는지 전도도를 보#
      {clock} 충진 전에 {line} 전도도 확인하#
      헹굼 {any}분 후 {line} 전도도 조회
      {not_line:은} 괜찮았다. {line} 회수 쪽 수치 읽기
      {who:이} {line} 리턴 전도도를 묻는다. 조회 바람
      {line}에서 몇 mS가 돌아오는지 읽#
      {line} 전도도계 지시값
      {line:로} {any}리터 흘렸다. 회수 전도도를 보#
      {line} 리턴 mS/cm 조회
      프로그램은 두고 {line} 회수 전도도만 읽#
      {line} 뒤 전도도 프로브 값
      {line} 회수액에 가성이 남았는지 전도도로 확인하#`,
    titles: ['Conductivity; Is the lye out?', '전도도 확인; 헹굼 확인'],
  },
];
