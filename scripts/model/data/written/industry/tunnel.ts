import { choice, flag, maybe, names, span, whole, type Written } from '../table';
import { tens } from './slots';

const tube = names('north tube, south tube, tube A, tube B, east bore', '상행 터널, 하행 터널, A튜브, B튜브, 동쪽 본선');

export const tunnel: readonly Written[] = [
  {
    tool: 'jetfan_group', about: ['Run the jet fans of a tube', '제트팬을 돌린다'],
    takes: { tube, direction: choice({ with: ['with the traffic|with traffic', '차량 진행 방향|순방향'], against: ['against the traffic|against traffic', '차량 반대 방향|역방향'] }), fans: whole(1, 24) },
    en: `
      {tube}: {fans} fans {direction}
      run {fans} jet fans {direction} in the {tube}
      start {fans} fans in the {tube}, blowing {direction}
      [direction=with] Smoke behind the queue in the {tube}; push it out the way the cars go, {fans} fans.
      [direction=against] the wreck is near the exit of the {tube}, so {fans} fans have to turn round and blow towards the entrance
      visibility {any} % since {clock}, {tube}, {fans} fans {direction}
      [direction=with] exhaust in the {tube}: {fans} fans, normal sense
      [direction=against] {fans} fans in the {tube}, reversed
      {direction}, {fans} of them, {tube}
      not all, only {fans} fans {direction}, and only in the {tube}`,
    ko: `
      {tube} 제트팬 {fans}대 {direction}
      {tube} 제트팬 {fans}대를 {direction:로} 돌리#
      {clock}부터 시정 {any}%. {tube} 제트팬 {fans}대, {direction:로} 가동하#
      [direction=with] {tube} 정체 뒤쪽에 연기가 있다. 차가 가는 쪽으로 제트팬 {fans}대로 밀어 내#
      [direction=against] 출구 쪽 사고다. {tube} 제트팬 {fans}대를 입구 쪽으로 거꾸로 돌리#
      [direction=with] {tube} 매연 배출, 평소 방향으로 제트팬 {fans}대
      [direction=against] {tube} 제트팬 {fans}대 역회전 운전
      전부 말고 {fans}대만 {direction:로}, {tube}
      제트팬: {tube} / {direction} / {fans}대`,
    titles: ['Jet fans; Ventilation; Smoke', '제트팬; 터널 환기; 제연'],
  },
  {
    tool: 'laneSignal', about: ['Signal above a lane', '차로 신호를 바꾼다'],
    takes: { tube, lane: whole(1, 4), aspect: choice({ green_arrow: ['green arrow|open', '녹색 화살표|개방'], red_cross: ['red cross|closed', '적색 X표|폐쇄'], yellow_left: ['yellow arrow to the left', '좌측 황색 화살표'], yellow_right: ['yellow arrow to the right', '우측 황색 화살표'] }) },
    en: `
      {tube} lane {lane}: {aspect}
      show {aspect} over lane {lane} in the {tube}
      [aspect=red_cross] nobody may drive in lane {lane} of the {tube}
      [aspect=red_cross] a lorry broke down in lane {lane}, {tube}; block that lane
      [aspect=green_arrow] lane {lane} of the {tube} is free again, let them drive
      [aspect=green_arrow] give lane {lane} in the {tube} back to traffic at {clock}
      [aspect=yellow_left] drivers in lane {lane} of the {tube} have to move over to the left
      [aspect=yellow_right] merge lane {lane} of the {tube} to the right, {any} cones are out
      over lane {lane}: {aspect} ({tube})
      {tube}, {aspect}, lane {lane}, lane {not_lane} as before`,
    ko: `
      {tube} {lane}차로 {aspect}
      {tube} {lane}차로 신호를 {aspect:로} 하#
      [aspect=red_cross] {tube} {lane}차로에 고장 차량. 차로를 막#
      [aspect=red_cross] {tube} {lane}차로 통행 금지 표시를 켜#
      [aspect=green_arrow] {tube} {lane}차로 정리 완료. 다시 통행시키#
      [aspect=green_arrow] {clock}에 {tube} {lane}차로를 열#
      [aspect=yellow_left] {tube} {lane}차로 차들을 왼쪽으로 유도하#
      [aspect=yellow_right] 라바콘 {any}개 설치함. {tube} {lane}차로는 오른쪽으로 합류시키#
      {not_lane}차로는 그대로, {tube} {lane}차로만 {aspect}`,
    titles: ['Lane signal; Close the lane; Open the lane', '차로 신호; 차로 통제'],
  },
  {
    tool: 'speed_limit_sign', about: ['Speed limit shown in a tube', '터널 제한 속도를 표시한다'],
    takes: { tube, kmh: tens(30, 100) },
    en: `
      {tube}: {kmh} km/h
      speed limit in the {tube} {kmh}
      let the signs of the {tube} show {kmh}
      Road works behind the bend. Nobody may go faster than {kmh} in the {tube}.
      change the limit of the {tube} to {kmh} km/h
      {kmh} in the {tube} from {clock}, not in the {not_tube}
      wet lane, {any} mm of water, {kmh} km/h on the signs of the {tube}
      slow them down to {kmh} in the {tube}
      sign bridge {tube}, {kmh}
      A tyre lies somewhere after kilometre {any}. While {who} looks for it, {kmh} in the {tube}.`,
    ko: `
      {tube} 제한 속도 {kmh}
      {tube} 속도 표지를 {kmh}km/h로 바꾸#
      커브 뒤 공사 중. {tube} 차량은 시속 {kmh}킬로를 넘으면 안 된다. 표지에 띄우#
      {clock}부터 {tube} 시속 {kmh}km
      {not_tube} 말고 {tube} 표지판에 {kmh} 표시하#
      물 고임 {any}mm. {tube} 제한을 {kmh:로} 하#
      {tube} 차들을 {kmh}킬로로 늦추#
      속도 표지({tube}): {kmh}
      {any}km 지점에 타이어가 있다. {who:이} 치우는 동안 {tube} 제한 속도 {kmh:로} 하#
      {tube} 전광판 시속 {kmh}km 표출 바람`,
    titles: ['Speed limit; Speed sign', '제한 속도; 속도 표지'],
  },
  {
    tool: 'lighting_zone', about: ['Brightness of a lighting zone', '조명 구간 밝기'],
    takes: { tube, zone: choice({ entrance: ['entrance|portal', '입구부'], interior: ['interior|inner', '기본부|내부'], exit: ['exit', '출구부'] }), level: whole(5, 100, 'pct'), fade: maybe(span('s', 10, 300)) },
    en: `
      {tube}, {zone} zone {level}
      Light in the {zone} zone of the {tube} to {level}
      fade the {zone} lights of the {tube} to {level} over {fade}
      {level} in the {zone} zone, {tube}, within {fade}
      The sun stands low; drivers are blinded, so {level} in the {zone} zone of the {tube}.
      {any} lamps are dead in the {zone} zone of the {tube}, let the others give {level}
      take {fade} to bring the {zone} zone of the {tube} to {level}
      from {clock} the {zone} section of the {tube} needs only {level}
      dim {tube} {zone} {level}
      Nobody should notice: over {fade}, {tube}, {zone} zone, until it is at {level}.`,
    ko: `
      {tube} {zone} 조명 {level}
      {tube} {zone} 조명을 {level:로} 하#
      {tube} {zone} 조명을 {fade}에 걸쳐 {level:로} 바꾸#
      해가 낮아 눈이 부시다. {tube} {zone} 밝기를 {level:로} 올리#
      {any}등이 나갔다. {tube} {zone} 나머지를 {level:로} 켜#
      {clock}부터 {tube} {zone} 조명은 {level}면 된다. 그렇게 맞추#
      {fade} 동안 서서히 {tube} {zone} {level}까지 조정하#
      조명: {tube} / {zone} / {level}
      운전자가 모르게 {fade}에 걸쳐 {tube} {zone:을} {level:로} 바꾸#
      눈이 온다. {tube} {zone} 밝기 {level}`,
    titles: ['Tunnel light; Lighting zone', '터널 조명; 구간 밝기'],
  },
  {
    tool: 'crossPassage', about: ['Lock or unlock the doors of a cross passage', '피난 연결통로 문을 잠그거나 연다'],
    takes: { passage: whole(1, 30), locked: flag(['locked', '잠김'], ['unlocked', '열림']) },
    en: `
      cross passage {passage} {locked}
      [locked=false] people must be able to flee through passage {passage}
      [locked=false] make cross passage {passage} free for escape
      [locked=false] fire at {clock}! {passage} is the nearest way to the other tube; release its doors
      [locked=false] rescue team wants through {passage}
      [locked=true] nobody should walk through cross passage {passage} any more
      [locked=true] keep the curious out of {passage}, the alarm was {any} minutes ago and false
      [locked=true] secure the doors of passage {passage} after the drill
      [locked=true] bolt {passage} again, leave {not_passage} as it is`,
    ko: `
      연결통로 {passage}번 {locked}
      [locked=false] {passage}번 피난 통로를 개방하#
      [locked=false] {clock} 화재. 대피자가 {passage}번 연결통로로 나갈 수 있게 문을 풀#
      [locked=false] 구조대가 {passage}번으로 들어간다. 잠금 해제
      [locked=false] {passage}번 연결통로 문을 열어 두#
      [locked=true] 훈련 끝. {passage}번 연결통로를 잠그#
      [locked=true] {any}분 전 경보는 오보였다. {passage}번 통로를 막#
      [locked=true] {not_passage}번은 두고 {passage}번 문만 걸#
      [locked=true] {passage}번 연결통로 시건 요망`,
    titles: ['Cross passage; Escape doors', '연결통로; 피난문'],
  },
];
