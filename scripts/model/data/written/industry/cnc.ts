import { flag, maybe, names, tenths, whole, type Written } from '../table';

const machine = names('VMC-4, HMC-2, DMU50, Haas-3, M12, 5AX-1', 'VMC-4, HMC-2, DMU50, M12, 머시닝 3호, 5축 1호');

export const cnc: readonly Written[] = [
  {
    tool: 'tool_offset_set', about: ['Enter the length offset of a tool', '공구 길이 보정을 넣는다'],
    takes: { machine, tool: whole(1, 60), h_mm: tenths(-12, 180, 'mm') },
    en: `
      {machine}: T{tool} offset {h_mm}
      tool {tool} on {machine} gets a length of {h_mm}
      enter {h_mm} as the offset for tool {tool}, machine {machine}
      The presetter measured {h_mm} for T{tool}; put that into {machine}.
      offset {h_mm}, T{tool}, {machine}
      T{not_tool} is fine, but T{tool} of {machine} has to be corrected to {h_mm}
      We ground the cutter down on {day}. Tool {tool} in {machine} now measures {h_mm}.
      write the new height of tool {tool} into {machine}: {h_mm}
      after {any} parts the end mill is shorter. {machine}, T{tool}: {h_mm}.
      on {machine} make H{tool} {h_mm}`,
    ko: `
      {machine} T{tool} 보정값 {h_mm}
      {machine}의 {tool}번 공구 길이를 {h_mm:로} 입력하#
      {tool}번 공구 보정 {h_mm}, 장비 {machine}
      프리세터 측정값 {h_mm}. {machine} T{tool}에 넣#
      {not_tool}번은 그대로, {machine} {tool}번 공구 보정만 {h_mm:로} 고치#
      {day}에 재연마했다. {machine} {tool}번 공구 높이를 {h_mm:로} 바꾸#
      {machine} H{tool} = {h_mm}
      {any}개 가공 후 마모. {machine}의 T{tool} 길이 보정을 {h_mm:로} 적#
      길이 보정: {machine} / T{tool} / {h_mm}`,
    titles: ['Tool offset; Enter the tool length; Offset', '공구 보정; 길이 보정 입력; 공구 길이'],
  },
  {
    tool: 'tool.life_reset', about: ['Set the wear counter of a tool back to zero', '공구 수명 카운터를 되돌린다'],
    takes: { machine, tool: whole(1, 60) },
    en: `
      wear counter of T{tool} on {machine} back to zero
      new insert in tool {tool}, start its life over on {machine}
      {machine}, tool {tool}: life counter reset
      The {who} has fitted a fresh edge to T{tool}. {machine} should count from nothing again.
      forget the minutes that T{tool} has cut on {machine}
      T{tool} ({machine}) is as good as new, zero its wear
      {machine} still thinks T{tool} is worn after {any} parts; clear that
      the counter for tool {tool} in {machine} may begin again, the one for {not_tool} not
      zero the life of tool no. {tool}, {machine}
      At {clock} we changed the drill: {machine}, T{tool}, life to 0.`,
    ko: `
      {machine} T{tool} 수명 초기화
      {machine} {tool}번 공구 수명을 0으로 되돌리#
      {tool}번 인서트 교환 완료. {machine} 수명 카운터를 지우#
      {who:이} {machine} {tool}번 날을 갈았다. 마모 카운트를 처음부터 세게 하#
      {machine}: 공구 {tool} 사용 시간 리셋 요망
      {clock}에 드릴 교체함. {machine} T{tool} 수명을 리셋하#
      {not_tool}번 말고 {tool}번 공구 수명만 {machine}에서 초기화하#
      {any}개 가공 기록은 필요 없다. {machine}의 {tool}번 공구 카운터를 비우#
      수명 리셋 → {machine}, T{tool}`,
    titles: ['Tool life; New edge; Reset the wear counter', '공구 수명; 수명 초기화; 인서트 교환 후'],
  },
  {
    tool: 'setFeedOverride', about: ['Override the feed of a machine', '이송 오버라이드를 바꾼다'],
    takes: { machine, pct: whole(10, 150, 'pct') },
    en: `
      Feed override {machine} {pct}
      run {machine} at {pct} of its programmed feed
      {machine} chatters, pull the feed back to {pct}
      The first part always goes slowly: {machine}, feed {pct}.
      {pct} feed on {machine} until pallet {any} is in
      [pct=100] give {machine} its full programmed feed back
      turn the feed pot of {machine} to {pct}, spindle untouched
      tool {any} sounds dull on {machine}, so feed down to {pct}
      from {clock} on {machine} may feed at {pct}
      [pct=50] Halve the feed of {machine}.
      {machine} is faster than {not_machine}: {pct} feed`,
    ko: `
      {machine} 이송 {pct}
      {machine} 이송 오버라이드를 {pct:로} 하#
      떨림이 있다. {machine} 피드를 {pct:로} 줄이#
      초품이므로 {machine} 이송속도는 {pct:로} 맞추#
      팔레트 {any}번까지 {machine} 이송 {pct} 유지
      [pct=100] {machine} 이송을 프로그램 값 그대로 되돌리#
      [pct=50] {machine} 피드를 절반으로 하#
      주축은 그대로 두고 {machine} 피드만 {pct:로} 조정하#
      {clock}부터 {machine} 이송 {pct}
      {not_machine:이} 아니라 {machine} 피드를 {pct:로} 바꾸#`,
    titles: ['Feed; Feed override; Slow the feed', '이송 속도; 피드 조정; 오버라이드'],
  },
  {
    tool: 'chuck_grip', about: ['Clamp or release the workpiece', '척을 조이거나 푼다'],
    takes: { machine, clamped: flag(['clamped|gripped', '체결'], ['released|free', '해제']), pressure: maybe(whole(8, 40, 'bar')) },
    en: `
      [clamped=true] {machine}: grip the blank
      [clamped=true] bite on the workpiece in {machine} with {pressure}
      [clamped=true] Thin ring, do not crush it: jaws of {machine} on, {pressure}.
      [clamped=true] hold the part in {machine} before the door shuts
      [clamped=true] Chuck of {machine} tight, {pressure}. The bar is {any} mm.
      [clamped=false] let go of the part in {machine}
      [clamped=false] release the chuck of {machine}
      [clamped=false] The robot has the part at {clock}; {machine} may open its jaws.
      [clamped=false] {machine} loses its grip now, {who} takes the piece out
      [clamped=false] jaws of {machine} apart, not those of {not_machine}
      workpiece in {machine} must be {clamped}
      {machine} chuck {clamped}`,
    ko: `
      [clamped=true] {machine} 소재를 물리#
      [clamped=true] {machine} 척을 {pressure:로} 조이#
      [clamped=true] 얇은 링이다. {machine} 척압 {pressure:로} 클램프하#
      [clamped=true] 문 닫기 전에 {machine} 조를 조여 두#
      [clamped=true] {machine} 소재 {any}mm, 척 체결 바람
      [clamped=false] {machine} 척을 풀#
      [clamped=false] {clock}에 로봇이 제품을 잡았다. {machine} 조를 벌려 주#
      [clamped=false] {who:이} 꺼낼 수 있게 {machine} 척을 놓아 주#
      [clamped=false] {not_machine} 말고 {machine} 조를 풀어 두#
      [clamped=false] 가공 끝, {machine} 언클램프
      {machine} 척 {clamped} 상태로 하#`,
    titles: ['Chuck; Grip the part; Release the part', '척 조작; 소재 고정; 척 풀기'],
  },
];
