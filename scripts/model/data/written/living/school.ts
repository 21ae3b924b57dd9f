import { choice, made, maybe, names, whole, type Written } from '../table';

const room = made((dice, language) => (language === 'ko' ? dice.pick([`${String(dice.int(1, 6))}-${String(dice.int(1, 9))}`, `${String(dice.int(1, 3))}학년 ${String(dice.int(1, 9))}반`, '과학실', '음악실', '도서실']) : dice.pick([`${String(dice.int(1, 3))}.${String(dice.int(10, 29))}`, `R${String(dice.int(101, 240))}`, 'physics', 'music', 'library'])));

export const school: readonly Written[] = [
  {
    tool: 'bell.ring', about: ['Ring the school bell in a building', '학교 종을 울린다'],
    takes: { building: names('main, annex, gym, lower, science', '본관, 별관, 체육관, 후관, 과학동'), tone: choice({ start: ['start|lesson start', '시작|시작종'], end: ['end|lesson end', '끝|끝종'], exam: ['exam', '시험|시험종'] }) },
    en: `
      {tone} bell in the {building} building
      ring {building}, {tone} tone
      [tone=start] Period {any} begins. Sound it in {building}.
      [tone=end] lesson over in the {building} building, let them out
      [tone=exam] The candidates in {building} may turn their papers. Give them their bell.
      [tone=end] {any} minutes are up, call break in {building}
      the {building} bell with the {tone} sound, {not_building} is writing a test
      {clock}: {tone}, {building}
      [tone=start] get the pupils of {building} back to their desks
      sound {tone} over {building} because the clock there is slow
      [tone=exam] papers down at {clock}; ring {building} with the tone for written tests
      [tone=start] The clock in {building} has stood still since {clock}; the pupils do not know that lesson {any} has begun. Tell them.
      [tone=end] Class {any} has been sitting for ninety minutes, which is enough; dismiss everyone in {building}.
      [tone=exam] Not the usual bell: in {building} they write the finals, and the papers may be opened now.`,
    ko: `
      {building} {tone} 울리#
      {building}에 {tone} 종을 치#
      [tone=start] {any}교시 들어갈 시간. {building}에 수업 알림 종
      [tone=end] {building} 수업 마침. 쉬는 시간 종을 치#
      [tone=exam] 지필평가 {any}번 고사실 준비 완료, {building}에 평가용 종을 울리#
      {not_building:은} 평가 중이니 {building}에만 {tone} 울림
      {clock} {building} {tone}
      [tone=start] {building} 학생들을 자리에 앉히게 종을 내보내#
      [tone=end] {building} 학생들이 나와도 된다는 종을 울리#
      시계가 늦는 {building:은} 손으로: {tone}
      {who} 지시. {building} 종, 종류는 {tone}
      [tone=start] {building} 시계가 {clock}에 멈췄다. 학생들이 수업이 시작된 줄 모르니 종으로 알리#
      [tone=end] {any}분째 앉아 있다. {building} 학생들을 쉬게 종을 내보내#
      [tone=exam] 평소 종 말고, {building}에서 평가가 시작된다는 종을 울리#`,
    titles: ['Bell; Ring the bell; Period bell', '종; 타종; 수업 종'],
  },
  {
    tool: 'classroom_hvac', about: ['Run heating or cooling in a classroom', '교실 냉난방'],
    takes: { room, mode: choice({ heat: ['heating|heat', '난방'], cool: ['cooling|cool', '냉방'], off: ['off', '정지|꺼짐'] }), temp: maybe(whole(16, 28, 'C')) },
    en: `
      room {room}: {mode}, {temp}
      {mode} in room {room}
      [mode=heat] It is {any} below in the yard; warm room {room} up to {temp}.
      [mode=cool] room {room} faces south, bring it down to {temp}
      [mode=off] nobody in room {room} after {clock}, stop the air
      [mode=off] windows open in room {room}, so nothing runs there
      set room {room} to {temp} {mode}
      [mode=heat] the class in room {room} sits in coats since {clock}
      [mode=cool] {any} pupils sweat in room {room}; give them cold air
      {room} on {mode} at {temp}, room {not_room} is empty
      [mode=heat] frost guard in room {room}, {temp} will do
      [mode=off] The projector in {room} may go on, only the air conditioner hums into the oral exam. Silence it until {clock}.
      [mode=cool] {any} computers run in room {room} since {clock} and the children fan themselves with their books. Bring it to {temp}.
      [mode=heat] The pipe under {room} froze on {day}. At least {temp} in there from now on.`,
    ko: `
      {room} 교실 {mode} {temp}
      {room} 교실 {mode}
      [mode=heat] 바깥이 영하 {any}도다. {room} 교실을 {temp}까지 데우#
      [mode=cool] {room} 교실이 남향이라 덥다. {temp}까지 식히#
      [mode=off] {clock} 이후 {room}에 아무도 없음. 공조를 세우#
      [mode=off] 창을 열었으니 {room:은} 돌리지 말 것, 전원 내림
      {room:을} {temp}, {mode:로} 설정하#
      [mode=heat] 학생들이 외투를 입고 있다. {room}에 따뜻한 바람을 넣#
      [mode=cool] {any}명이 땀을 흘린다. {room}에 찬바람 요망
      {not_room} 말고 {room} 교실을 {mode:로} 바꾸#
      {room} 에어컨: {mode} / {temp}
      [mode=off] 빔은 켜 두고, 구술시험에 소리가 들어가니 {room} 에어컨만 세우#
      [mode=cool] 컴퓨터 {any}대가 돌아 학생들이 책으로 부채질한다. {room:을} {temp}까지 내리#
      [mode=heat] {day}에 배관이 얼었다. {room:은} 최소 {temp:로} 데워 두#`,
    titles: ['Classroom air; Heat the room; Cooling', '교실 냉난방; 교실 온도; 냉난방기'],
  },
  {
    tool: 'beamer_source', about: ['Switch the projector of a classroom to a source', '빔프로젝터 입력을 바꾼다'],
    takes: { room, src: choice({ hdmi1: ['HDMI 1|the teacher PC', 'HDMI 1|교사용 PC'], hdmi2: ['HDMI 2|the document camera', 'HDMI 2|실물화상기'], cast: ['casting|the tablet', '무선 미러링|태블릿'], blank: ['blank|black', '블랭크|검은 화면'] }) },
    en: `
      projector in {room}: {src}
      show {src} on the wall in room {room}
      [src=blank] hide the picture in room {room} while they write
      [src=hdmi2] She lays {any} leaves under the document camera in room {room}; project that.
      [src=cast] the pupils' tablets go onto the screen of {room}
      switch the beamer in room {room} over from {not_src} to {src}
      [src=hdmi1] back to the teacher's computer in room {room}
      {room} wall picture = {src}
      [src=blank] Nothing to be seen in room {room} until {clock}, lamp stays warm.
      In room {room} the film begins at {clock}. Put the projector on {src}.`,
    ko: `
      {room} 빔 입력 {src}
      {room} 프로젝터를 {src:로} 바꾸#
      [src=blank] 받아쓰기 하는 동안 {room} 화면을 가리#
      [src=hdmi2] {room} 수업에서 잎 {any}장을 실물화상기로 보여 준다. 입력 전환 요망
      [src=cast] {room} 학생 태블릿 화면을 띄우#
      [src=hdmi1] {room}: 다시 선생님 컴퓨터 화면으로
      {not_src}에서 {src:로} {room} 프로젝터 전환
      {clock}에 영상 시청. {room} 빔프로젝터를 {src}에 맞추#
      {room} 화면 = {src}
      [src=blank] {room} 램프는 켜 둔 채 그림만 안 나오게 하#`,
    titles: ['Projector; Beamer input; Screen of the room', '빔프로젝터; 화면 전환; 입력 선택'],
  },
  {
    tool: 'classroom_temp', about: ['Read the temperature of a classroom', '교실 온도를 읽는다'],
    takes: { room }, reads: true, result: '{any}',
    en: `
      temperature in {room}
      how warm is it in {room} at {clock}
      Before anybody touches the heating, see what {room} has.
      The class in {room} complains again. Is it really cold there? Read it.
      read the thermometer of {room}, not that of {not_room}
      degrees in {room} for the inspector on {day}
      look at the sensor in {room}, change nothing
      we only want to know how {room} is, the radiator stays as it is
      fetch the room value, {room}`,
    ko: `
      {room} 교실 온도 확인
      {clock} {room} 몇 도인지 보#
      난방을 건드리기 전에 {room} 온도부터 읽#
      {room} 학생들이 춥다고 한다. 실제로 몇 도인지 조회하#
      {not_room} 말고 {room} 온도계 값
      {day} 점검용 {room} 실내 온도 조회 바람
      {room} 센서만 보고 설정은 바꾸지 말 것
      {room} 실온을 알려 주#
      에어컨은 두고 {room} 현재 온도만 확인하#`,
    titles: ['Room temperature; Is it cold?', '교실 온도 확인; 실온 조회'],
  },
];
