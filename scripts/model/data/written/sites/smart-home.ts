import { choice, flag, many, maybe, names, span, tenths, whole, type Written } from '../table';

const room = names('living room, bedroom, study, kitchen, nursery, attic, bathroom 2, hall upstairs', '거실, 안방, 서재, 부엌, 아이 방, 다락, 화장실 2, 위층 복도');
const scene = names('film night, good morning, away, dinner, party, bedtime, reading', '영화, 아침, 외출, 저녁 식사, 파티, 취침, 독서');

/** A house that can be told what to do: heating, blinds, scenes. */
export const smartHome: readonly Written[] = [
  {
    tool: 'heat_room', about: ['Temperature that a room keeps', '방이 유지할 온도'],
    takes: { room, celsius: tenths(12, 26, 'C') },
    en: `
      {room} {celsius}
      heat the {room} to {celsius}
      the {room} shall keep {celsius} from now on
      {celsius} in the {room}
      Grandmother is coming on {day}. She likes {celsius} in the {room}.
      set the thermostat of the {room} to {celsius}, no boost
      turn the {room} down to {celsius}, the gas bill was {any} euros higher
      temperature of the {room}: {celsius}
      {celsius} will do in the {room}, the {not_room} may stay warmer
      {who} freezes in the {room}; {celsius}
      keep the {room} at {celsius} while we are out
      the setpoint of the {room} is to be {celsius}, and stays there
      Outside minus 8, in the cellar 11, bill {any} euros: all the same {celsius} for the {room}.
      not for an hour but for good: {room} at {celsius}
      Grandma sleeps in the {room}, the twins in the {not_room}. Grandma likes {celsius}.`,
    ko: `
      {room} {celsius}
      {room} 온도를 {celsius:로} 맞추#
      {room:은} 앞으로 {celsius} 유지
      {day}에 할머니가 오신다. {room:을} {celsius:로} 하#
      가스비가 {any}% 올랐다. {room:을} {celsius}까지 낮추#
      급속 난방 말고 {room} 온도조절기만 {celsius}
      {not_room:은} 두고 {room:은} {celsius:이}면 된다
      {room:이} 춥다는 말이 있다. {celsius:로} 올리#
      외출 중 {room} {celsius} 유지 바람
      {room} 희망 온도 {celsius}
      밖은 영하 8도, 지하 11도. 그래도 {room:은} {celsius:로} 하#
      잠깐이 아니라 계속이다. {room} {celsius}
      할머니는 {room}, 쌍둥이는 {not_room}. 할머니 방을 {celsius:로} 하#`,
    titles: ['Room temperature; Heating', '방 온도; 난방 온도'],
  },
  {
    tool: 'heat_boost', about: ['Heat a room with full power for some minutes, then back to before', '방을 몇 분 최대로 데우고 되돌린다'],
    takes: { room, minutes: span('min', 5, 180) },
    en: `
      boost the {room} for {minutes}
      {minutes} of full heating in the {room}
      {room}: boost {minutes}
      the children take a bath at {clock}, so let the {room} have everything for {minutes}
      quick heat, {room}, {minutes}, then as before
      The window was open and the {room} has {any} degrees. Full power for {minutes}.
      leave the setpoint of the {room}, just push it for {minutes}
      radiators in the {room} wide open during {minutes}
      {minutes} boost, {room}, not {not_room}
      for {minutes} the {room} shall get all the heat there is
      a burst of warmth for the {room}, {minutes}
      18 degrees in the {room}, the baby bathes in {any} minutes: {minutes} of full heat, then as it was
      {room} {minutes} flat out
      frozen after the sledge, {any} children; {room}, {minutes} of everything
      twins: {room}; grandma: {not_room}; quick heat for the twins, {minutes}`,
    ko: `
      {room} 급속 난방 {minutes}
      {room:을} {minutes} 동안 최대로 데우#
      {clock}에 아이들 목욕. {room} {minutes} 전력 난방
      창을 열어 두어 {room:이} {any}도다. {minutes} 세게 데우#
      설정은 그대로, {room}만 {minutes} 부스트
      {room} 라디에이터를 {minutes} 활짝 열었다 되돌리#
      {not_room} 말고 {room} {minutes} 급속 난방
      {minutes} 동안 {room}에 열을 있는 대로 주#
      {room} 빨리 데우기 {minutes} 요망
      {room} 18도, {any}분 뒤 아기 목욕. {minutes} 최대로 데우고 되돌리#
      {room} {minutes} 최대로
      썰매 타고 온 아이 {any}명이 꽁꽁 얼었다. {room} {minutes} 확 데우#
      {room} 잠깐 세게, {minutes}
      쌍둥이는 {room}, 할머니는 {not_room}. 쌍둥이 방 {minutes} 급속 난방`,
    titles: ['Boost; Quick heat', '급속 난방; 부스트'],
  },
  {
    tool: 'heat_plan', about: ['Use or suspend the weekly heating plan of a room', '주간 난방 계획을 쓰거나 멈춘다'],
    takes: { room, follow: flag(['follow the plan|plan on', '계획대로|계획 사용'], ['by hand|plan off', '수동으로|계획 안 씀']) },
    en: `
      {room}: {follow}
      [follow=true] let the week's timetable decide about the {room} again
      [follow=false] the {room} shall not listen to its timetable, {who} regulates it himself
      [follow=false] guests sleep in the {room} until {day}; its schedule would wake them with {any} degrees. Take it out.
      [follow=true] the guests have left the {room}, its schedule counts again
      [follow=false] no programme for the {room}
      [follow=true] automatic heating in the {room} as the calendar has it
      [follow=true] give the {room} back to the weekly plan
      [follow=false] suspend the weekly plan of the {room}, the {not_room} keeps its own
      [follow=false] holiday from the plan in the {room}
      [follow=true] {room}, schedule active from {clock}
      [follow=true] 22 by day and 17 at night, as the calendar of the {room} says; let it rule again
      [follow=false] the calendar says 17 but {who} is ill in the {room}; ignore the calendar`,
    ko: `
      {room} 난방 {follow}
      [follow=true] {room:을} 다시 주간 시간표에 맡기#
      [follow=false] {room:은} 시간표를 따르지 않고 손으로 조절하게 하#
      [follow=false] {day}까지 손님이 {room}에서 잔다. 예약 난방을 멈추#
      [follow=true] 손님이 갔다. {room} 예약 난방을 되살리#
      [follow=false] {room} 프로그램 없음
      [follow=true] {room} 자동 난방, 달력대로
      [follow=false] {not_room:은} 두고 {room} 주간 계획만 쉬게 하#
      [follow=true] {clock}부터 {room} 일정 적용
      [follow=false] {room} 예약 난방 보류 요망
      [follow=true] 낮 22, 밤 17이라는 {room} 달력을 다시 따르게 하#
      [follow=false] 달력은 17도지만 {room}에 환자가 있다. 계획을 무시하게 하#`,
    titles: ['Heating plan; Weekly plan', '난방 계획; 주간 예약'],
  },
  {
    tool: 'blind_to', about: ['Move the blind of a room: 0 is open, 100 is closed', '블라인드 위치. 0은 열림, 100은 닫힘'],
    takes: { room, closed_pct: whole(0, 100, 'pct') },
    en: `
      blind in the {room} {closed_pct} closed
      {room}: blind at {closed_pct}
      lower the blind in the {room} to {closed_pct}
      [closed_pct=0] all the way up with the blind in the {room}
      [closed_pct=100] darken the {room} completely
      [closed_pct=50] half down in the {room}, the plants want some light
      [closed_pct=100] The neighbours look into the {room} after {clock}. Shut the blind.
      [closed_pct=0] let the morning into the {room}
      the sun stands {any} degrees high; {closed_pct} for the blind of the {room}
      {closed_pct} of shade at the window of the {room}
      [closed_pct=50] blind of the {room} in the middle
      [closed_pct=0] nothing before the window of the {room}, the {not_room} stays dark
      {closed_pct}, {room}, blind only, lamps as they are
      [closed_pct=75] three quarters down in the {room}, the screen reflects
      [closed_pct=25] {room}: a quarter of blind is plenty
      [closed_pct=100] The telescope stands in the {room}, the desk in the {not_room}. Dark where the telescope is.
      [closed_pct=0] the desk is in the {room}, the telescope in the {not_room}; let the window by the desk be free`,
    ko: `
      {room} 블라인드 {closed_pct}
      {room} 블라인드를 {closed_pct} 내리#
      [closed_pct=0] {room} 블라인드를 끝까지 올리#
      [closed_pct=100] {room:을} 완전히 어둡게 블라인드를 내리#
      [closed_pct=50] 화분에 빛이 필요하다. {room} 블라인드 반만 내리#
      [closed_pct=100] {clock} 이후 이웃에서 {room:이} 보인다. 블라인드를 닫#
      [closed_pct=0] {room}에 아침 해를 들이게 블라인드를 걷#
      해 높이 {any}도. {room} 블라인드 {closed_pct}
      [closed_pct=50] {room} 블라인드 중간
      등은 그대로, {room} 블라인드만 {closed_pct:로} 하#
      [closed_pct=0] {not_room:은} 어둡게 두고 {room} 창은 다 열리게 블라인드를 올리#
      [closed_pct=75] 화면이 비친다. {room} 블라인드 4분의 3 내리#
      [closed_pct=25] {room} 블라인드는 4분의 1만 내리면 된다
      [closed_pct=100] 망원경은 {room}, 책상은 {not_room}. 망원경 있는 방을 캄캄하게 블라인드를 내리#
      [closed_pct=0] 책상은 {room}, 망원경은 {not_room}. 책상 쪽 블라인드를 다 올리#`,
    titles: ['Blind; Shade the window', '블라인드; 창 가리기'],
  },
  {
    tool: 'scene.play', about: ['Switch a saved scene on in some rooms', '저장된 장면을 방들에 켠다'],
    takes: { scene, rooms: many(room, 1, 3), fade_s: maybe(span('s', 1, 120)) },
    en: `
      scene {scene} in {rooms}
      {rooms}: {scene}
      play {scene} in {rooms}, fading over {fade_s}
      {scene} for {rooms}, within {fade_s}
      The film begins at {clock}. {rooms} get {scene}.
      call up {scene} for {rooms}
      let {rooms} change to {scene} in {fade_s}
      we sit down with {any} people, {scene} please, {rooms}
      activate {scene}, {rooms}, no fading
      {fade_s} to {scene} in {rooms}
      not {not_scene}: {scene} in {rooms}
      8 guests, 3 courses, candles at {clock}. What is saved as {scene} shall come on in {rooms}.
      {rooms} want {scene} now
      the mood {scene} in {rooms}, slowly, {fade_s}`,
    ko: `
      {rooms} {scene} 장면
      {rooms}에 {scene} 장면을 켜#
      {scene} 장면, {rooms}, {fade_s}에 걸쳐 전환
      {clock}에 영화 시작. {rooms} {scene} 장면으로 바꾸#
      {fade_s} 동안 서서히 {rooms:을} {scene} 장면으로 하#
      손님 {any}명 착석. {rooms}에 {scene} 장면 적용
      {not_scene} 말고 {scene} 장면을 {rooms}에 불러 켜#
      {rooms:은} {scene} 분위기로 하#
      {scene} 장면 호출: {rooms}
      손님 8명, 코스 3가지, {clock} 촛불. {rooms}에 저장된 {scene} 장면을 켜#
      {rooms} 이제 {scene}
      {rooms} 분위기를 {scene:로} 천천히 {fade_s} 동안 바꾸#
      {scene:을} {rooms}에 적용하#`,
    titles: ['Scene; Play a scene', '장면; 장면 켜기'],
  },
  {
    tool: 'scene.store', about: ['Save how a room is now as a scene', '지금 방 상태를 장면으로 저장한다'],
    takes: { scene, room },
    en: `
      save the {room} as {scene}
      as it is now, the {room} is to be {scene}
      store {scene} from the {room}
      {room}: remember the light as {scene}
      The {room} has never looked better than at {clock}. Keep that as {scene}.
      write what the {room} shows into {scene}
      {scene} := the {room} as it is
      overwrite {scene} with the present state of the {room}
      take over the {any} lamps of the {room} into the scene {scene}
      do not play {scene}, record it from the {room}
      a scene {scene} should be made from the {room}
      lamp 1 at 40, lamp 2 at {any}, blind half: this state of the {room} shall be called {scene}
      {scene}, recorded from the {room}
      give the name {scene} to what the {room} looks like`,
    ko: `
      {room} 현재 상태를 {scene} 장면으로 저장하#
      지금 {room} 그대로 {scene} 저장
      {scene} 장면을 {room}에서 새로 담#
      {clock} {room} 조명이 제일 좋다. {scene:로} 기억해 두#
      {scene} 장면을 지금 {room} 모습으로 덮어쓰#
      켜지 말고 {room} 상태를 {scene} 이름으로 저장만 하#
      {room} 등 {any}개 상태를 {scene}에 저장
      {room} → {scene} 장면 저장 바람
      {scene:은} {room:을} 보고 새로 만들#
      1번 등 40, 2번 등 {any}, 블라인드 반. {room} 이 상태를 {scene:로} 저장하#
      {room}에서 본뜬 {scene} 장면 만들#
      지금 {room} 모습에 {scene:이}라는 이름으로 저장하#
      {room} 이 느낌을 {scene:로} 남기#`,
    titles: ['Save a scene; Store the scene', '장면 저장; 장면 담기'],
  },
  {
    tool: 'scene.forget', about: ['Delete a saved scene', '저장된 장면을 지운다'],
    takes: { scene },
    en: `
      delete the scene {scene}
      {scene} is not needed any more
      forget {scene}
      Nobody has used {scene} for {any} weeks. Remove it.
      scene {scene} away
      throw {scene} out of the list, keep {not_scene}
      {who} wants {scene} gone from the panel
      the button {scene} must disappear
      clear up the scenes: {scene} goes
      do not overwrite {scene}, erase it
      11 scenes on a panel for 8; {scene} is the one to go
      {scene}: gone
      no button {scene} any more, please
      {who} made {scene} by mistake on {day}; out with it`,
    ko: `
      {scene} 장면을 지우#
      {scene} 장면 삭제
      {any}주 동안 아무도 안 썼다. {scene} 장면을 없애도록 지우#
      {not_scene:은} 남기고 {scene} 장면은 지우#
      목록에서 {scene:을} 빼#
      {scene} 버튼이 패널에서 사라지게 하#
      덮어쓰지 말고 {scene:을} 삭제하#
      {scene} 장면 정리 요망, 더는 안 씀
      8칸 패널에 장면이 11개다. {scene:을} 지우#
      {scene}: 삭제
      {scene} 버튼 없앰
      {day}에 실수로 만든 {scene:을} 지우#
      {scene} 장면은 이제 필요 없다. 빼#`,
    titles: ['Delete a scene; Remove the scene', '장면 삭제; 장면 지우기'],
  },
  {
    tool: 'vacuum_send', about: ['Send the robot vacuum: clean rooms, go home, or stop where it is', '로봇 청소기를 보낸다'],
    takes: { task: choice({ clean: ['clean', '청소'], dock: ['go home|dock', '충전대로'], freeze: ['stop where it is|stand still', '그 자리 정지'] }), rooms: maybe(many(room, 1, 3)) },
    en: `
      [task=clean] let the robot clean {rooms}
      [task=dock] send the robot home
      [task=freeze] the dog is chasing the robot, make it stand still
      [task=clean] crumbs from {any} children in {rooms}
      [task=dock] The robot has {any} % left. Back to its station.
      [task=freeze] the robot shall not move a centimetre more
      [task=clean] vacuum {rooms} before {clock}
      robot: {task}
      [task=clean] floor of {rooms}, robot
      [task=dock] enough vacuumed, back to the charger
      [task=freeze] robot, stay, somebody is on the ladder
      [task=clean] {who} spilt rice in {rooms}, get the robot there
      [task=dock] call the vacuum back to base
      [task=clean] 3 rooms are clean, {rooms} not: let the robot do that
      [task=dock] robot back, battery 12, bin full
      [task=freeze] robot: do not move, a marble lies before it`,
    ko: `
      [task=clean] 로봇 청소기로 {rooms} 청소
      [task=dock] 로봇 청소기를 충전대로 돌려보내#
      [task=freeze] 개가 로봇을 쫓는다. 그 자리에 멈추#
      [task=clean] 아이 {any}명이 {rooms}에 부스러기를 흘렸다. 로봇을 보내#
      [task=dock] 배터리 {any}%. 로봇 복귀
      [task=freeze] 로봇이 한 치도 움직이지 않게 세우#
      [task=clean] {clock} 전에 {rooms} 바닥을 로봇이 치우게 하#
      로봇 청소기 {task}
      [task=dock] 청소 그만, 로봇은 집으로 보내#
      [task=freeze] 사다리 작업 중. 로봇 그대로 정지
      [task=clean] {rooms} 로봇 청소 요망
      [task=clean] 세 곳은 깨끗하다. {rooms:은} 로봇이 청소하게 하#
      [task=dock] 배터리 12, 먼지통 가득. 로봇을 돌려보내#
      [task=freeze] 로봇 앞에 구슬이 있다. 꼼짝 않게 세우#`,
    titles: ['Robot vacuum; Vacuum', '로봇 청소기; 로봇 청소'],
  },
];
