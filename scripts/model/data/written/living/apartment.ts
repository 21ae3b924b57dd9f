import { choice, made, maybe, whole, type Written } from '../table';

const block = made((dice, language) => (language === 'ko' ? `${String(dice.int(101, 118))}동` : dice.pick(['A', 'B', 'C', 'D', 'East', 'West', 'Garden'])));

export const apartment: readonly Written[] = [
  {
    tool: 'lobby_door_mode', about: ['Set how the lobby door of a block behaves', '공동현관 문 모드'],
    takes: { block, mode: choice({ locked: ['locked|on the code', '잠금|비밀번호'], free: ['free|unlocked', '상시 개방|개방'], intercom: ['intercom only|by intercom', '인터폰 전용|세대 호출'] }) },
    en: `
      lobby of block {block}: {mode}
      put the front door of block {block} on {mode}
      [mode=free] Movers are carrying {any} boxes into block {block}; keep the lobby door from locking.
      [mode=locked] The movers have gone. Let the lobby of block {block} latch again.
      [mode=free] leave block {block} standing open for the removal men until {clock}
      [mode=locked] from {clock} nobody gets into block {block} without the code
      [mode=intercom] Someone has passed the code of block {block} around, so from now on residents buzz people in themselves.
      the lobby door in block {block} shall be {mode}, block {not_block} stays as it is
      {mode} for the entrance of {block}, the {who} said
      [mode=locked] shut the public out of block {block} for the night
      Entrance {block} was on {not_mode} all {day}. Make it {mode}.
      [mode=intercom] code pad of block {block} off, visitors ring the flat
      [mode=free] The barrier in front of {block} works as usual, but the sofa will not fit through a door that falls shut. Keep the lobby open.
      [mode=locked] Burglars went through {any} cellars last night. Entrance {block} wants the code again, the car park arm is not our business here.
      [mode=intercom] Block {block} had its code on a piece of paper at the bus stop. Until {day} only the residents let people in.`,
    ko: `
      {block} 공동현관 {mode} 모드
      {block} 현관문을 {mode} 상태로 바꾸#
      [mode=free] {block} 이사 차량 도착. 공동현관이 잠기지 않게 하#
      [mode=locked] 이삿짐 {any}상자 반입 끝. {block} 공동현관을 다시 잠그#
      [mode=free] {clock}까지 {block} 로비 문을 열어 두#
      [mode=locked] 야간에는 {block:을} 비밀번호로만 드나들게 하#
      [mode=intercom] {block} 비밀번호가 외부에 퍼졌음. 입주민이 직접 열어 주는 방식으로 전환 요망
      {not_block} 말고 {block} 현관을 {mode:로} 설정하#
      [mode=intercom] {block:은} 키패드를 끄고 세대에서 확인 후 열게 하#
      {who} 요청, {block} 로비 {mode}
      {day}까지 {not_mode}였던 {block} 현관을 {mode:로} 돌리#
      [mode=free] {block} 차단기는 평소대로 두고, 소파가 들어갈 때까지 로비 문이 저절로 닫히지 않게 하#
      [mode=locked] 지하 창고 {any}칸이 털렸다. {block} 현관은 다시 번호를 눌러야만 열리게 하#
      [mode=intercom] {day}까지 {block} 방문객은 세대에서 열어 줄 때만 들어오게 하#`,
    titles: ['Lobby door; Front door of the block; Entrance mode', '공동현관; 현관문 모드; 로비 문'],
  },
  {
    tool: 'barrier_arm_mode', about: ['Set how the car park barrier of a block behaves', '주차 차단기 모드'],
    takes: { block, mode: choice({ up: ['up|raised', '올림|상시 올림'], down: ['down|lowered', '내림|상시 내림'], auto: ['automatic|on number plates', '자동|번호 인식'] }) },
    en: `
      barrier of block {block} {mode}
      block {block}, car park arm: {mode}
      [mode=up] The plate camera of block {block} is blind with frost. Leave the arm standing so nobody queues.
      [mode=down] no more cars into block {block} today, {any} spaces are being painted
      [mode=auto] Camera cleaned. Block {block} may read plates by itself again.
      [mode=up] fire engine coming to block {block}: arm out of the way
      have the arm at {block} {mode} before {clock}
      [mode=down] keep vehicles out at block {block}, the entrance door for people is not touched
      [mode=auto] give the arm in front of {block} back to the camera
      The barrier, not the lobby, of block {block} goes to {mode}.
      the {who} wanted the parking arm of {block} {mode} on {day}
      [mode=up] The lobby of {block} stays on its code. Outside, though, the arm has to be out of the way of {any} lorries.
      [mode=down] Nobody parks at {block} while the asphalt is soft; residents on foot go in and out as ever.
      [mode=auto] At {clock} the plate reader of {block} came back, so nobody has to lift the arm by hand.`,
    ko: `
      {block} 차단기 {mode}
      {block} 주차장 차단기를 {mode} 모드로 하#
      [mode=up] {block} 번호 인식 카메라 성에. 차단봉을 든 채로 두#
      [mode=down] 도색 구획 {any}면, {block} 주차장에는 차를 들이지 말 것. 차단봉을 막은 상태로 두#
      [mode=auto] 카메라 청소 끝. {block} 차단기를 번호 인식으로 되돌리#
      [mode=up] 소방차 진입 예정이니 {block} 차단봉을 치워 두#
      [mode=down] {clock}부터 {block} 차량 진입을 막#
      현관문이 아니라 {block} 주차 차단기를 {mode:로} 바꾸#
      {who} 확인 사항: {block} 차단기 {mode:로} 운영
      [mode=auto] {block} 수동 조작 해제, 차단봉은 카메라에 맡기#
      [mode=up] {block} 공동현관은 그대로 두되 트럭 {any}대가 지나가게 차단봉을 치워 두#
      [mode=down] 아스팔트가 굳을 때까지 {block}에는 차를 대지 못하게 한다. 걸어서 다니는 사람은 상관없음
      [mode=auto] {clock}에 번호판 인식기가 살아났다. {block} 차단봉을 손으로 들 필요가 없게 하#`,
    titles: ['Car park arm; Barrier; Parking entrance', '주차 차단기; 차단봉; 주차장 입구'],
  },
  {
    tool: 'household_notice', about: ['Speak a notice in one flat, over its wall pad', '한 세대 월패드로 방송한다'],
    takes: { dong: whole(101, 130), ho: whole(201, 1904), text: made((dice, language) => dice.pick(language === 'ko' ? ['택배가 3개 와 있습니다', '차를 옮겨 주세요, 지하 2층입니다', '오후 2시 검침 방문 예정', '누수 확인 바랍니다', '정화조 청소, 창문 닫아 주세요', '관리비 고지서를 찾아가세요'] : ['Your parcel is at the desk', 'Please move the car, level B2', 'Meter reading at 14:00', 'Water drips into the flat below, please check', 'Keep windows shut, drain cleaning', 'Form 7 is missing'])), repeat: maybe(whole(1, 4, 'times')) },
    en: `
      tell flat {ho} in building {dong}: "{text}"
      building {dong}, flat {ho}, wall pad: "{text}"
      say "{text}" in {ho} of building {dong}, {repeat}
      The desk rang {any} minutes ago and got no answer. Speak to {dong}-{ho} over the pad: "{text}"
      "{text}", to flat number {ho} in house {dong} only
      let {dong}/{ho} hear "{text}" {repeat}
      Flat {ho} (building {dong}) has not reacted since {clock}. Give them "{text}" {repeat}.
      announce in one household, building {dong}, number {ho}: "{text}"
      not the whole of building {dong}, just flat {ho}: "{text}"
      {repeat} over the pad of {dong}-{ho}: "{text}"
      The bathroom ceiling of the flat below drips since {clock}, {any} buckets are full. In building {dong} it is flat {ho} that has to hear "{text}".
      Number {ho} of building {dong} did not open when the plumber rang, so say it to them inside: "{text}"`,
    ko: `
      {dong}동 {ho}호에 "{text}" 방송하#
      {dong}동 {ho}호 월패드: "{text}"
      {ho}호({dong}동)에 "{text}"라고 {repeat} 알리#
      {clock} 인터폰 무응답. {dong}동 {ho}호에 "{text}" 음성 안내 요망
      "{text}" — {dong}-{ho} 세대에만
      단지 전체가 아니라 {dong}동 {ho}호에만 "{text}"를 내보내#
      {who} 부탁으로 {dong}동 {ho}호에 "{text}" {repeat} 방송
      세대 방송 {dong}-{ho}, 문구 "{text}", {repeat}
      민원 {any}건 접수됨. {dong}동 {ho}호 월패드로 "{text}" 안내하#
      {dong}동의 {ho}호 한 집에 "{text}"라고 말해 주#
      {clock}부터 아랫집 천장에서 물이 떨어진다. 원인 세대인 {dong}동 {ho}호에 "{text}"라고 전하#
      기사가 초인종을 눌렀으나 {dong}동 {ho}호에서 나오지 않음. 월패드로 "{text}" 알림 바람`,
    titles: ['Notice to a flat; Wall pad; Tell one household', '세대 방송; 월패드 안내; 개별 방송'],
  },
  {
    tool: 'read_cold_meter', about: ['Read the cold water meter of a flat', '세대 수도 검침'],
    takes: { dong: whole(101, 130), ho: whole(201, 1904) }, reads: true, result: '{any}',
    en: `
      cold water meter of {dong}-{ho}
      read how much water flat {ho} in building {dong} has used
      Building {dong}, flat {ho}: what is on the water meter?
      The people in {ho}, building {dong}, say the bill of {day} is wrong. Get the count.
      take the cold reading for flat {ho}, house {dong}
      moving out at {clock}: water count of {dong}-{ho}
      see whether water runs in {ho} (building {dong}); the meter tells
      Leak somewhere under floor {any}. Begin with the meter of flat {ho} in building {dong}.
      meter {dong}/{ho}, cold side only`,
    ko: `
      {dong}동 {ho}호 수도 검침
      {dong}동 {ho}호 냉수 계량기 값을 읽#
      {day} 퇴거 세대: {dong}동 {ho}호 수도 지침 확인
      {ho}호({dong}동) 수도 요금 이의. 지침을 다시 확인하#
      {any}층 누수 의심. 먼저 {dong}동 {ho}호 수도 사용량을 보#
      {dong}-{ho} 냉수 지침 조회 바람
      이사 정산용으로 {dong}동 {ho}호 계량기를 조회하#
      {clock} 기준 {dong}동 {ho}호 냉수 얼마
      온수 말고 {dong}동 {ho}호 냉수만 검침하#`,
    titles: ['Water meter; Read the meter; Moving-out reading', '수도 검침; 계량기 확인; 퇴거 검침'],
  },
];
