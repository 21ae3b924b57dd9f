import { choice, maybe, names, whole, type Written } from '../table';
import { code, texts } from '../industry/slots';
import { figure } from './plant-slots';

const scale = names('bridge 1, north scale, floor scale 3, hopper scale B, W-4', '1번 계근대, 북측 저울, 바닥저울 3호, 호퍼저울 B, W-4');
const plate = code('##-@@-#8, K@ ###7, B-@# 4##, 8#7@#2');

export const weighbridge: readonly Written[] = [
  {
    tool: 'wb_first', about: ['Take the first weighing of a vehicle', '차량 1차 계근'],
    takes: { scale, plate, goods: maybe(names('gravel, scrap, wheat, sludge, rape seed, pellets', '자갈, 고철, 밀, 슬러지, 유채, 펠릿')) }, beside: { figure },
    en: `
      first weighing of {plate} on {scale}
      {plate} stands on {scale}, weigh it in
      weigh {plate} in, {scale}
      {scale}: {plate} arriving with {goods}
      {plate} comes with {goods}; first weight on {scale}
      in: {plate}, {goods}, {scale}
      The lorry {plate} has not been weighed yet. First weight, {scale}.
      {plate} drove onto {scale} at {clock} loaded with {goods}; take its arrival weight
      arrival weight {plate} ({scale}), it was {any} t last time
      not the second, the first weighing: {plate}, {scale}
      {not_plate} waits, {plate} is on {scale} and gets its first weight
      <lane {figure} holds {plate}|, | and >. Weigh in the one from lane {figure} on {scale}.
      register the gross of {plate} before it tips its {goods}, scale {scale}
      the {who} sends {plate} over {scale} for the first time today`,
    ko: `
      {plate} 1차 계근, {scale}
      {scale}에 {plate:이} 올라왔다. 1차 계근하#
      {plate} 입차 계근하#. 저울은 {scale}
      {scale}: {plate}, {goods} 싣고 입차
      {plate:이} {goods:을} 싣고 왔다. {scale}에서 첫 계근하#
      입차: {plate} / {goods} / {scale}
      {plate:은} 아직 안 쟀다. {scale}에서 1차 계량
      2차가 아니라 1차다. {plate}, {scale}
      {not_plate:은} 기다리고 {plate:은} {scale} 위에 있다. 1차 계근
      <{figure}번 차로 {plate}|, >. {figure}번 차로 차를 {scale}에서 1차 계근하#
      지난번은 {any}톤. {plate} 입차 중량을 {scale}에서 재#
      {clock} 도착 {plate}, {goods}. {scale} 첫 계량 요망
      {goods} 내리기 전에 {plate} 총중량을 {scale:로} 재 두#
      {not_plate:은} 나가는 차고 {plate:은} 들어오는 차다. {plate:을} {scale}에서 1차 계근`,
    titles: ['Weigh in; First weighing', '1차 계근; 입차 계근'],
  },
  {
    tool: 'wb_second', about: ['Take the second weighing of a vehicle and close its ticket', '차량 2차 계근, 전표 마감'],
    takes: { scale, plate }, beside: { figure },
    en: `
      second weighing of {plate} on {scale}
      weigh {plate} out, {scale}
      {plate} is empty again, weigh it out on {scale}
      out: {plate}, {scale}
      {scale}: {plate} leaving, second weight
      {plate} has tipped and wants to go. Second weight on {scale}.
      close the ticket of {plate} with its weight from {scale}
      departure weight of {plate} ({scale})
      not the first, the second weighing: {plate}, {scale}
      {plate} was weighed in at {clock} with {any} t; it stands on {scale} for the way out
      {not_plate} has still to unload, {plate} leaves over {scale}
      <lane {figure}: {plate}|, >. The one from lane {figure} has unloaded; weigh it out on {scale}.
      the {who} lets {plate} go as soon as {scale} has its second weight
      take the tare of {plate} on its way out, on {scale}
      {not_plate} comes in and {plate} goes out; {scale} weighs {plate} for the second time`,
    ko: `
      {plate} 2차 계근, {scale}
      {plate} 출차 계근하#. 저울은 {scale}
      {plate:이} 다 내리고 {scale}에 섰다. 2차 계근하#
      출차: {plate} / {scale}
      {scale}에서 {plate} 두 번째 계량을 하#
      {plate} 전표를 {scale} 중량으로 마감하#
      1차가 아니라 2차다. {plate}, {scale}
      {clock}에 {any}톤으로 들어온 {plate:이} {scale}에서 나간다. 출차 계량
      {not_plate:은} 아직 하역 중. {plate}만 {scale}에서 2차 계근
      <{figure}번 차로 {plate}|, >. {figure}번 차는 하역이 끝났다. {scale}에서 출차 계근하#
      {who:이} {plate:을} 내보낸다. {scale} 2차 중량 먼저 재#
      {plate} 공차 중량을 나가는 길에 {scale}에서 재#
      {not_plate:은} 들어오는 차고 {plate:은} 나가는 차다. {plate:을} {scale}에서 2차 계근`,
    titles: ['Weigh out; Second weighing', '2차 계근; 출차 계근'],
  },
  {
    tool: 'scale_zero', about: ['Set an empty scale to zero', '빈 저울의 영점을 잡는다'],
    takes: { scale },
    en: `
      zero {scale}
      {scale} to zero
      nothing is on {scale}, it shows {any} kg: set it to nought
      set {scale} back to zero
      {scale} has mud on it from the night, sweep it and zero it; the sweeping is done
      the empty {scale} must read 0
      zero point of {scale} anew
      no tare, a true zero on {scale}
      {scale} drifted by {any} kg since {clock}, so back to zero
      before the first lorry: {scale}, zero
      make {scale} start from nothing, {not_scale} is right
      {scale}: zero setting for the {who}
      {scale} empty and at {any}: that must be zero
      zero on {scale} after the rain`,
    ko: `
      {scale} 영점을 잡아 두#. 비어 있음
      {scale} 제로
      아무것도 없는데 {any}kg이 나온다. {scale:을} 0으로 맞추#
      {scale} 영점 맞추기
      밤새 진흙이 쌓였다가 치웠다. {scale:을} 0으로 하#
      용기 빼기가 아니라 진짜 영점이다. {scale}
      {clock}부터 {any}kg 밀렸다. {scale} 영점 다시
      첫 차 오기 전에 {scale} 영점을 맞추#
      {not_scale:은} 맞다. {scale}만 영점 조정하#
      {who} 요청, {scale} 제로 세팅
      빈 {scale:이} 0을 가리키게 하#
      {scale} 비었는데 {any}. 0으로 하#
      비 온 뒤다. {scale} 영점
      {scale}, 제로, 지금`,
    titles: ['Zero the scale; Zero point', '영점; 저울 제로'],
  },
  {
    tool: 'ticket_print_wb', about: ['Print the weighing ticket of a vehicle', '차량 계근 전표를 출력한다'],
    takes: { plate, copies: maybe(whole(2, 5)), note: maybe(texts(`
      wet, # percent off, agreed with the driver
      second trip, first was at 0#:40
      seal 4#17, two tarpaulins, one torn
      for the account of Brandt and Sons`, `
      수분 #% 감량, 기사와 합의
      두 번째 운행, 첫 번째는 0#:40
      봉인 4#17, 덮개 둘, 하나 찢어짐
      한빛상사와 두레농산 공동 부담`)) },
    en: `
      print the ticket of {plate}
      ticket {plate}, {copies} copies
      {copies} copies of the ticket for {plate}
      weighing ticket for {plate}, please
      print {plate}'s ticket with the note: {note}
      ticket of {plate}, write on it: {note}
      {plate} waits for its paper
      {copies} times the ticket for {plate}, with "{note}" on it
      {plate} gets a ticket that says: {note}
      the printer was out of paper at {clock}; now the ticket of {plate}
      not {not_plate}, the ticket for {plate}
      paper for {plate}; the {who} signs {copies} of them
      {any} t net, done. Print for {plate}.
      {not_plate} has its paper, {plate} has none yet: {copies} copies`,
    ko: `
      {plate} 계근표 출력하#
      {plate} 전표 {copies}장
      {plate} 계근 전표를 {copies}장 내#. 기사에게는 {who:이} 전한다
      {plate} 전표를 출력하고 비고에 적#: {note}
      {plate} 전표, 비고: {note}
      {plate:이} 종이를 기다린다. 전표를 내보내#
      비고 "{note}" 넣어서 {plate} 전표 {copies}장 출력하#
      {clock}에 용지가 떨어졌었다. 이제 {plate} 전표 출력
      {not_plate} 말고 {plate} 계근표
      순중량 {any}톤, 끝. {plate} 전표 출력 바람
      {who:이} 서명할 {plate} 전표 {copies}부
      {plate} 계근증명서에 이렇게 넣어 출력: {note}
      {not_plate:은} 받아 갔다. {plate} 전표 {copies}장 출력하#
      {plate} 종이 한 벌 출력`,
    titles: ['Print the ticket; Weighing ticket', '전표 출력; 계근표'],
  },
  {
    tool: 'ticket_void', about: ['Void the weighing ticket of a vehicle', '계근 전표를 취소한다'],
    takes: { plate, reason: maybe(texts(`
      wrong plate, driver swapped trailers
      scale moved by # kg, wind
      weighed twice, keep the one of 1#:20`, `
      번호 오기, 트레일러 바뀜
      바람에 #kg 흔들림
      두 번 계근, 1#:20 것을 남김`)) },
    en: `
      void the ticket of {plate}
      {plate}: ticket void
      cancel {plate}'s weighing ticket, because: {reason}
      the ticket for {plate} does not count
      strike the ticket of {plate}, reason: {reason}
      {plate} was weighed with the trailer of another; its ticket is to be cancelled
      withdraw the ticket of {plate}, {not_plate}'s is right
      "{reason}" - so the ticket for {plate} is void
      take back ticket {any}, that of {plate}
      declare the paper of {plate} invalid, {reason}
      the {who} made a mistake at {clock}, annul the ticket for {plate}
      do not print, cancel: {plate}
      {not_plate} keeps its ticket, that of {plate} is wrong and must go`,
    ko: `
      {plate} 전표를 취소하#
      {plate} 계근표 무효
      {plate} 전표 취소, 사유: {reason}
      {plate} 전표는 없던 것으로 하#
      {not_plate:은} 맞고 {plate} 전표만 취소
      사유 "{reason}"로 {plate} 계근표를 무효 처리하#
      {any}번 전표, 차량 {plate:은} 취소 처리
      {who:이} {clock}에 실수했다. {plate} 전표를 무효로 하#
      출력 말고 취소: {plate}
      {plate} 계근 기록을 취소하#. 이유는 {reason}
      {plate} 전표 파기 처리 요망
      {not_plate} 전표는 살리고 {plate} 전표는 죽이#
      잘못 뽑은 {plate} 전표 무효
      {plate} 전표, 취소, "{reason}"`,
    titles: ['Void the ticket; Cancel a weighing', '전표 취소; 계근표 무효'],
  },
  {
    tool: 'bridge_lights', about: ['Set the traffic light before a scale', '계근대 앞 신호등을 바꾼다'],
    takes: { scale, colour: choice({ red: ['red', '적색'], green: ['green', '녹색'], flashing: ['flashing amber|flashing', '황색 점멸'] }) },
    en: `
      light at {scale}: {colour}
      {scale} {colour}
      [colour=green] the next lorry may drive onto {scale}
      [colour=green] wave the next one onto {scale}
      [colour=red] nobody drives onto {scale} now
      [colour=red] {scale} is being swept, keep the lorries off
      [colour=flashing] {scale} is out of service, they may cross it with care
      [colour=flashing] nobody weighs at {scale} tonight, let drivers pass with caution
      [colour=red] a lorry of {any} t stands on {scale}, hold the others back
      [colour=green] {scale} has been free since {clock}, call one up
      put {scale} on {colour}, {not_scale} as it is
      set the lamp of {scale} to {colour} for the {who}
      [colour=green] {scale} is swept and empty, on with the queue
      [colour=red] wait, says the lamp at {scale}
      {colour} at {scale}`,
    ko: `
      {scale} 신호 {colour}
      {scale} 신호등을 {colour:로} 하#
      [colour=green] 다음 차가 {scale}에 올라와도 된다. 신호를 주#
      [colour=green] {clock}부터 {scale:이} 비었다. 다음 차를 들이게 하#
      [colour=red] 지금은 아무도 {scale}에 올라오지 못하게 하#
      [colour=red] {scale} 청소 중. 차를 세우#
      [colour=red] {any}톤 차가 {scale} 위에 있다. 뒤차를 막#
      [colour=flashing] {scale:은} 고장. 조심해서 지나가게만 하#
      [colour=flashing] 오늘 밤 {scale} 계근 없음. 주의하며 통과시키#
      {not_scale:은} 그대로, {scale}만 {colour}
      {who} 요청, {scale} 신호 {colour}
      [colour=green] {scale} 청소 끝, 비었음. 줄 선 차를 들이#
      [colour=red] {scale} 앞에서 기다리게 하#
      {scale} 앞 신호: {colour}`,
    titles: ['Light at the scale; Next lorry', '계근대 신호; 다음 차'],
  },
];
