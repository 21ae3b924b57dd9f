import { code } from '../industry/slots';
import { date, flag, maybe, names, span, tenths, type Written } from '../table';

const cam = names('cam 3, cam 12, dome north, pier camera, PTZ-2, ridge cam, barn cam', '3번 카메라, 12번 카메라, 북쪽 돔, 부두 카메라, PTZ-2, 능선 카메라, 축사 카메라');
const preset = names('gate, road, summit, silo door, nest, car park, view 4', '정문, 도로, 정상, 사일로 문, 둥지, 주차장, 4번 화각');
const mast = names('mast 1, mast K, ridge mast, mobile mast 2, met tower', '1번 마스트, K 마스트, 능선 마스트, 이동 마스트 2, 기상탑');

/** Weather masts, and cameras that look about. */
export const masts: readonly Written[] = [
  {
    tool: 'ptz_go', about: ['Turn a camera to a saved view', '저장된 화각으로 돌린다'],
    takes: { cam, preset },
    en: `
      {cam} to {preset}
      point {cam} at {preset}
      {cam}: view {preset}
      show me {preset} on {cam}
      somebody was seen at {preset}, turn {cam} there
      The wind has {any} knots. We want {preset} in the picture of {cam}.
      {preset}, {cam}
      {cam} looks at {not_preset}; it should look at {preset}
      call the view {preset} up on {cam}
      swing {cam} over to {preset} before {clock}
      go to {preset} with {cam}, do not save anything
      Motion at 02:14, {any} seconds, heat 36 degrees, near {preset}. {cam} should look there.
      not store, show: {cam}, {preset}
      {preset} on {cam} for the next shift
      have {cam} watch {preset}
      Cam list: {not_cam} roof, {cam} yard. With the yard one look at {preset}.`,
    ko: `
      {cam} {preset} 화각
      {cam:을} {preset:로} 돌리#
      {cam:로} {preset:을} 비추#
      {preset}에 사람이 보였다. {cam:을} 그쪽으로 돌리#
      {not_preset} 보고 있는 {cam:을} {preset:로} 옮기#
      {clock} 전에 {cam} {preset} 화각 호출
      풍속 {any}노트. {cam} 화면에 {preset:이} 나오게 하#
      저장은 하지 말고 {cam:을} {preset:로} 보내#
      {preset} 보기, {cam}
      02:14 움직임 {any}초, 36도, {preset} 근처. {cam:을} 그리로 돌리#
      저장 아니고 보기다. {cam}, {preset}
      다음 조를 위해 {cam:을} {preset}에 맞추#
      {cam:이} {preset:을} 지켜보게 돌리#
      {cam} → {preset}
      {not_cam:은} 지붕, {cam:은} 마당. 마당 것을 {preset:로} 돌리#`,
    titles: ['Turn the camera; Camera view', '카메라 돌리기; 화각 호출'],
  },
  {
    tool: 'ptz_learn', about: ['Save where a camera looks now as a view', '지금 방향을 화각으로 저장한다'],
    takes: { cam, preset },
    en: `
      save the view of {cam} as {preset}
      {cam}: what it sees now is {preset}
      store {preset} with {cam}
      {cam} stands exactly right. Keep this as {preset}.
      overwrite {preset} of {cam} with where it looks now
      remember the direction of {cam}, name {preset}
      {who} spent {any} minutes on aiming {cam}; write it down as {preset}
      new view {preset} from {cam}
      do not move {cam}, only memorise the position as {preset}
      the present picture of {cam} becomes {preset}
      pan 112, tilt {any}, zoom 8: good. That is {preset} for {cam} from today.
      {preset} is an empty place in the memory of {cam}; put the present view there
      {cam}: call this {preset}
      good as it is; {cam}, into memory, {preset}
      {cam} has just been aimed, {not_cam} has not. Keep the aimed one's view as {preset}.`,
    ko: `
      {cam} 지금 화각을 {preset:로} 저장하#
      {cam} 현재 방향 → {preset} 저장
      {cam:이} 딱 맞게 섰다. {preset} 이름으로 기억해 두#
      {cam}의 {preset:을} 지금 위치로 덮어쓰#
      {any}분 걸려 맞췄다. {cam} 방향을 {preset:로} 남기#
      움직이지 말고 {cam} 위치만 {preset:로} 저장하#
      {cam} 새 화각 {preset} 등록
      {preset} 화각은 {cam} 지금 그림으로 하#
      팬 112, 틸트 {any}, 줌 8, 좋다. {cam}에서 오늘부터 이걸 {preset:로} 기억시키#
      {cam} 메모리의 빈 {preset} 자리에 지금 그림을 넣#
      {cam}: 이 그림을 {preset:로} 하#
      지금이 좋다. {cam} 메모리에 {preset:로} 넣#
      {cam} 이 각도를 {preset} 이름으로 남기#
      {cam:은} 방금 맞췄고 {not_cam:은} 아니다. 맞춘 쪽 화각을 {preset:로} 저장하#`,
    titles: ['Save the view; New camera view', '화각 저장; 화각 등록'],
  },
  {
    tool: 'ptz_unlearn', about: ['Delete a saved view of a camera', '저장된 화각을 지운다'],
    takes: { cam, preset },
    en: `
      delete the view {preset} of {cam}
      {cam} no longer needs {preset}
      {preset} off the list of {cam}
      a wall was built before {preset}; remove the view from {cam}
      forget {preset} on {cam}
      {cam} has {any} views, too many; {preset} goes
      erase {preset}, {cam}, keep {not_preset}
      The works council does not want {cam} to know {preset}. Take the view out.
      clear {preset} from the memory of {cam}
      {cam} keeps 7 views and loses one, {preset}
      do not go to {preset} with {cam}, take it out of the memory
      {preset} is no view of {cam} any more
      free the memory place {preset} in {cam}
      {cam}: strike {preset}`,
    ko: `
      {cam} {preset} 화각을 지우#
      {cam}에서 {preset} 삭제
      {preset} 앞에 벽이 섰다. {cam} 화각을 없애게 지우#
      {cam} 화각이 {any}개나 된다. {preset:을} 빼#
      {not_preset:은} 남기고 {cam} {preset:은} 지우#
      {cam} 목록에서 {preset:을} 빼#
      노조 요청, {cam:이} {preset:을} 기억하지 않게 지우#
      {cam} {preset} 화각 삭제 요망
      {cam} 화각 7개는 두고 {preset} 하나만 지우#
      {cam:을} {preset:로} 보내지 말고 그 화각을 지우#
      {preset:은} 더는 {cam} 화각이 아니다. 빼#
      {cam} 메모리에서 {preset} 자리를 비우#
      {cam}: {preset} 제거
      {any}년 된 {preset} 화각을 {cam}에서 지우#`,
    titles: ['Delete the view; Remove a view', '화각 삭제; 화각 지우기'],
  },
  {
    tool: 'cam_record', about: ['Record with a camera for some time', '카메라로 녹화한다'],
    takes: { cam, secs: span('s', 10, 3600), with_sound: maybe(flag(['with sound', '소리까지'], ['without sound', '소리 없이'])) },
    en: `
      record {cam} for {secs}
      {cam}, {secs}, {with_sound}
      {secs} of film from {cam}
      {with_sound} {secs} from {cam}
      [with_sound=false] {secs} of pictures from {cam}, the microphone stays off by law
      [with_sound=true] film {cam} for {secs}, we want to hear the owls too
      The deer passed at {clock}. Let {cam} record the next {secs}.
      take {secs} of video on {cam}
      {any} clips are on the disk; one more, {cam}, {secs}
      keep {secs} of what {cam} sees, {not_cam} sleeps
      make a recording, {cam}, {secs} long
      [with_sound=true] the ice cracks about every {any} minutes; {cam}, {secs}, and we need to hear it
      disk 71 % full, {secs} from {cam} still fit
      [with_sound=false] {cam}, {secs}, mute
      evidence needed: {secs} from {cam}`,
    ko: `
      {cam} {secs} 녹화
      {cam:로} {secs} 찍어 두#
      {cam}, {secs}, {with_sound} 녹화
      [with_sound=false] 법 때문에 마이크는 끄고 {cam} {secs} 녹화하#
      [with_sound=true] 부엉이 소리도 듣고 싶다. {cam} {secs} 녹화
      {clock}에 사슴이 지나갔다. {cam} 앞으로 {secs} 녹화하#
      클립 {any}개 있음. {cam} {secs} 하나 더 녹화
      {not_cam:은} 쉬게 두고 {cam:로} {secs} 녹화하#
      {cam} 영상 {secs} 남기#
      [with_sound=true] 얼음이 {any}분마다 갈라진다. {cam} {secs} 녹화, 소리가 들려야 한다
      디스크 71%. {cam} {secs} 녹화는 들어간다. 찍어 두#
      [with_sound=false] {cam} {secs}, 음성 빼고 녹화하#
      증거가 필요하다. {cam} {secs} 녹화
      {cam} 다음 {secs:을} 담#`,
    titles: ['Record; Film with a camera', '녹화; 카메라 녹화'],
  },
  {
    tool: 'cam_privacy', about: ['Cover or uncover a camera', '카메라를 가리거나 연다'],
    takes: { cam, covered: flag(['covered|blind', '가림'], ['uncovered|seeing', '가리지 않음']) },
    en: `
      {cam} {covered}
      [covered=true] the staff have a break under {cam}, it must not see them
      [covered=false] the break is over, {cam} may see again
      [covered=true] privacy on for {cam}
      [covered=false] privacy off for {cam}
      [covered=true] A family mourns before {cam}. Close its eye.
      [covered=false] {cam} shows black since {clock}; open the shutter
      [covered=true] black picture on {cam} until {who} calls, {not_cam} goes on
      [covered=false] we need the picture of {cam} again, {any} calves are due
      [covered=true] lid on {cam}
      [covered=false] lid off {cam}
      [covered=true] 4 people change clothes under {cam} from {clock}, it shall see nothing
      [covered=false] the tent before {cam} is gone, the lens may be open
      [covered=true] {cam} sees the shower, {not_cam} the bar. The one with the shower must go blind.
      [covered=false] bar: {cam}, shower: {not_cam}; the bar may be watched again`,
    ko: `
      {cam} {covered}
      [covered=true] {cam} 밑에서 직원들이 쉰다. 안 보이게 가리#
      [covered=false] 휴식 끝. {cam:이} 다시 보게 하#
      [covered=true] {cam} 프라이버시 켜#
      [covered=false] {cam} 프라이버시 끄#
      [covered=true] {cam} 앞에 유족이 있다. 렌즈를 덮개로 가리#
      [covered=false] {clock}부터 {cam} 화면이 검다. 셔터를 열#
      [covered=true] {not_cam:은} 그대로, {cam}만 검은 화면으로 하#
      [covered=false] 송아지 {any}마리 나올 때다. {cam} 화면을 살리#
      [covered=true] {cam} 뚜껑 닫을 것
      [covered=true] {clock}부터 {cam} 밑에서 4명이 옷을 갈아입는다. 아무것도 안 보이게 가리#
      [covered=false] {cam} 앞 천막 철거. 렌즈를 열#
      [covered=true] {cam:은} 샤워장, {not_cam:은} 매점. 샤워장 쪽을 가리#
      [covered=false] 매점 {cam}, 샤워장 {not_cam}. 매점 쪽을 다시 보이게 하#`,
    titles: ['Privacy; Cover the camera', '프라이버시; 카메라 가리기'],
  },
  {
    tool: 'mast.height', about: ['Raise or lower a telescopic mast to a height', '마스트 높이'],
    takes: { mast, metres: tenths(2, 18, 'm') },
    en: `
      {mast} to {metres}
      {mast}: {metres}
      bring {mast} to a height of {metres}
      storm from {clock}, {mast} down to {metres}
      up with {mast}, {metres}, the trees are in the way
      The gust had {any} m/s. {metres} is high enough for {mast}.
      height of {mast} {metres}
      retract {mast} until {metres}
      {metres} above ground, {mast}
      crank {mast} to {metres}, {not_mast} has no motor
      18 m/s are allowed at 10 m, {any} were measured. {mast} goes to {metres}.
      the camera needs no change, the mast does: {mast}, {metres}
      {mast}, {metres} high, before the ice comes
      {metres}, no higher, {mast}
      {mast} stands in the field, {not_mast} on the roof. The one in the field to {metres}.`,
    ko: `
      {mast} {metres}
      {mast} 높이를 {metres:로} 하#
      {clock}부터 폭풍. {mast:을} {metres}까지 내리#
      나무에 가린다. {mast:을} {metres}까지 올리#
      순간 풍속 {any}m/s. {mast:은} {metres:이}면 충분하다
      {mast:을} {metres:로} 접어 내리#
      지상 {metres}, {mast}
      {not_mast:은} 모터가 없다. {mast}만 {metres:로} 맞추#
      10m에서 18m/s까지 허용인데 {any} 나왔다. {mast:을} {metres:로} 하#
      카메라는 그대로, 마스트만 {mast} {metres}
      얼기 전에 {mast:을} {metres:로} 하#
      {metres} 넘지 않게, {mast}
      {mast} 끝이 {metres} 높이에 오게 하#
      {mast:은} 밭, {not_mast:은} 지붕. 밭에 있는 것을 {metres:로} 하#`,
    titles: ['Height of the mast; Mast', '마스트 높이; 마스트'],
  },
  {
    tool: 'sensor_calib_note', about: ['Enter a calibration: sensor, what it read and what is true', '교정 기록: 센서, 지시값, 참값'],
    takes: { sensor: code('T-##, RH-#, WS-##, PR-###'), read: tenths(0, 90), truth: tenths(0, 90), on: maybe(date()) },
    en: `
      {sensor} read {read}, true was {truth}
      {sensor}: shown {read}, reference {truth}, {on}
      reference {truth}, {sensor} showed {read}
      calibration of {sensor} on {on}: it said {read} instead of {truth}
      the standard had {truth} and {sensor} had {read}
      We compared {any} sensors. {sensor} gave {read} at a true {truth}.
      enter for {sensor}: true value {truth}, reading {read}
      {on}, {sensor}, reading {read}, truth {truth}
      should be {truth}, is {read}: {sensor}
      Bath 1: reference {truth}, {sensor} {read}. Bath 2 follows at {clock}.
      on the certificate of {sensor}: true {truth}, indicated {read}, dated {on}
      {truth} expected, {read} found, {sensor}
      {sensor} is off: it gives {read} where {truth} would be right
      ice water says {truth}, {sensor} says {read}`,
    ko: `
      {sensor} 지시값 {read}, 참값 {truth}
      {sensor} 기준기 {truth}, 표시 {read}, {on}
      참값 {truth}인데 {sensor:은} {read:을} 가리켰다. 기록하#
      {on} {sensor} 교정: {truth} 대신 {read:이} 나옴
      센서 {any}개 비교. {sensor} 지시 {read}, 표준 {truth}
      {sensor} 교정 기록: 참 {truth} / 읽음 {read}
      표준기는 {truth}, {sensor:은} {read}. 교정 기록에 넣#
      1번 수조 기준 {truth}, {sensor} {read}. 교정으로 적#. 2번 수조는 {clock}에 한다
      {sensor} 성적서: 참값 {truth}, 지시값 {read}, 일자 {on}
      기대값 {truth}, 실제 {read}, {sensor}
      {sensor:이} 어긋난다. {truth:이} 맞는데 {read:을} 낸다. 기록하#
      얼음물 {truth}, {sensor} 표시 {read}
      {sensor} 점검: 읽은 값 {read}, 맞는 값 {truth}, 날짜 {on}`,
    titles: ['Calibration; Enter a calibration', '교정 기록; 센서 교정'],
  },
  {
    tool: 'rain_gauge.empty', about: ['Empty the rain gauge of a mast, counting the water or not', '우량계를 비운다. 물을 세거나 세지 않고'],
    takes: { mast, count: flag(['counting it|and count it', '집계하고'], ['without counting|do not count it', '집계 없이']) },
    en: `
      empty the gauge of {mast} {count}
      [count=true] rain in {mast}'s gauge goes into the record, then out
      [count=false] {who} cleaned {mast} with a hose, that water is no rain, let it out
      [count=true] pour the gauge of {mast} out and enter the amount
      [count=false] a bird bathed in the gauge of {mast}; empty, nothing into the statistics
      [count=true] {any} mm or so are in {mast}, they belong to {day}; empty and book
      [count=false] test water in {mast}, {any} ml, away with it unrecorded
      {mast}, gauge: empty, {count}
      [count=true] the gauge of {mast} is full of real rain; log it and drain it
      [count=true] 11 mm between {clock} and now in the gauge of {mast}: book them and make room
      [count=false] {mast}: calibration water, 200 ml; pour away, the rain sum stays as it is
      [count=false] leaves in the gauge of {mast}; tip it, the total must not change
      [count=true] gauge of {mast}: add to the total, then tip it
      {who} stands at {mast}; tip the gauge {count}`,
    ko: `
      {mast} 우량계를 {count} 비우#
      [count=true] {mast} 우량계 빗물을 기록에 넣고 비우#
      [count=false] 호스로 씻은 물이다. {mast} 우량계는 기록 없이 비우#
      [count=true] {mast} 우량계 비우고 양을 적#
      [count=false] 새가 목욕했다. {mast} 우량계 비우되 통계에는 넣지 않는다
      [count=true] {mast}에 {any}mm쯤 찼다. {day} 비로 올리고 비우#
      [count=false] {mast} 시험수 {any}ml, 남기지 말고 비우#
      {mast} 우량계 비움, {count}
      [count=true] {mast} 우량계 진짜 비가 찼다. 기록하고 배수
      [count=true] {clock}부터 11mm. {mast} 우량계를 장부에 올리고 비우#
      [count=false] {mast} 교정수 200ml. 강수량은 그대로 두고 비우#
      [count=false] {mast} 우량계에 낙엽. 합계는 그대로 두고 비우#
      [count=true] {mast} 우량계 합계에 더하고 비우#
      {mast} 우량계 쏟음, {count}`,
    titles: ['Empty the rain gauge; Rain gauge', '우량계 비우기; 우량계'],
  },
];
