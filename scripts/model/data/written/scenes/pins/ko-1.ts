import type { Scene } from '../../scene';

/** Pins and levels that follow from how a device is wired: which pin of several, and a 0 or a 1 by the sense, in Korean, part 1. */
export const pinsKo1: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 양조장/발효 {"발효조": {tank}, "술덧온도": {t}, "상태": "{st}", "담당": "{who}"}',
    slots: { tank: '=1 / 2', t: '19..29', st: '=가동, 냉각 / 정지, 대기', who: '소백현, 우나경, 표진섭', f1: '18..22', f2: '23..29', stir: '3..9', k: '=상시 닫힘 / 상시 열림', ch: '10..14' },
    tools: ['nurukdo_coil(channel: int, coil: 여자|소자): Drive a coil of the relay card', 'nurukdo_brine(loop: int, flow: yes|no): Brine through a loop'],
    steps: `
      @tank gpio_write pin={f1} value=1 // gpio_write pin={f2} value=1 | 찬물 보내기 | 냉각수 밸브는 발효조 1 = 핀 {f1}, 발효조 2 = 핀 {f2}. 전기가 없으면 둘 다 막혀 있다. 보고한 발효조에 찬물을 보낸다.
      @tank gpio_write pin={f1} value=0 // gpio_write pin={f2} value=0 | 찬물 끊기 | {t}도면 됐습니다. 그 발효조의 냉각수를 끊으세요(1호 {f1}, 2호 {f2}, 높으면 열림).
      @st gpio_write pin={stir} value=1 // gpio_write pin={stir} value=0 | 교반기는 상태대로 | {stir}번 교반기. 상태가 가동이나 냉각이면 1, 정지나 대기면 0.
      @k gpio_write pin={f2} value=0 // gpio_write pin={f2} value=1 | 2호에는 안 가게 | 두 번째 발효조에는 냉각수가 들어가면 안 된다. 그 밸브(핀 {f2})는 {k}형이다.
      @k gpio_write pin={f2} value=1 // gpio_write pin={f2} value=0 | 2호로 흘리기 | 두 번째 발효조에 냉각수를 흘려라. {f2}번에 달린 것은 {k}형 밸브.
      gpio_write pin={stir} value=0 | 가라앉히기 | {who} 씨가 맛을 본다. 교반기({stir}번)를 멎게 해 지게미를 가라앉힌다.
      @k nurukdo_coil channel={ch} coil=소자 // nurukdo_coil channel={ch} coil=여자 | 세척 펌프 | 세척 펌프 전기는 {ch}번 채널의 {k} 접점을 지나간다. 펌프가 돌아야 한다.
      @tank nurukdo_brine loop=1 flow=no // nurukdo_brine loop=2 flow=no | 설비 쪽에서 막기 | 보고한 발효조와 번호가 같은 회로를 냉동 설비 도구로 막는다.
    `,
  },
  {
    language: 'ko',
    earlier: ['양액실 배선 확인 | file_read → 밸브는 전부 {k}. A동 핀 {a}, B동 핀 {b}. 혼합 모터 릴레이 핀 {m}(붙으면 돈다).', '배지 수분 | moist_scan → {w}%'],
    slots: { k: '=통전 개방형, 평시 닫힘형 / 통전 폐쇄형, 평시 열림형', a: '4..9', b: '10..16', m: '17..26', w: '31..79', bd: '양액실, farm-a, 온실함' },
    tools: ['sujaenara_acid(pump: int, ml: int): Dose acid', 'sujaenara_return(way: 회수|배수): Where the drained water goes'],
    steps: `
      @k gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | A동 급액 | A동에 양액을 준다. 밸브 종류는 {step1}단계에서 읽었다.
      @k gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | A동 그치기 | 수분 {w}%면 넉넉하다. A동에 더 안 들어가게 막아 주세요. 배선표의 밸브 종류를 볼 것.
      @k gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | B동은 막아 두기 | 사람이 들어가 있는 B동 밸브는 닫힌 채여야 합니다. 종류에 맞는 값을 쓰십시오.
      @k gpio_write pin={b} value=1 board="{bd}" // gpio_write pin={b} value=0 board="{bd}" | B동도 틀기 | {bd} 보드에서 B동 밸브를 연다. 1을 주면 어떻게 되는 밸브인지 위에 적혀 있다.
      gpio_write pin={m} value=1 | 혼합 모터 붙이기 | 모터 릴레이를 붙이세요. 핀은 배선표에 있습니다.
      gpio_write pin={m} value=0 | 혼합 모터 떼기 | 다 섞였다. 혼합 모터의 릴레이를 떨어뜨린다.
      gpio_read pin={b} | B동 밸브 값 | B동 밸브 핀이 지금 몇인지만. 쓰지는 마.
      sujaenara_return way=회수 | 배액 | 빠져나온 양액은 버리지 말고 도로 모은다.
      sujaenara_acid pump=2 ml=15 | 산 넣기 | 산 펌프 2번으로 15ml 넣어 줘.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /두부/라인 {"솥": {pot}, "콩물온도": {t}, "지시": "{st}", "반장": "{who}"}',
    slots: { pot: '1..4', t: '82..104', st: '=끓임, 가동 / 식힘, 정지', who: '금보라, 채만석, 여운학', steam: '4..7', brine: '8..13', flue: '14..19', press: '20..27', sense: '=평소 열려 있는 / 평소 닫혀 있는', act: '=눌리고 / 들리고' },
    tools: ['sundu_belt(motion: 전진|대기): Conveyor', 'sundu_lamp(pot: int, lit: bool): Lamp over a pot'],
    steps: `
      gpio_write pin={steam} value=1 | 증기 넣기 | 증기 밸브 D{steam}. 간수 밸브 D{brine:은} 건드리지 않는다. 힘이 없으면 닫혀 있는 밸브다. 솥에 증기를 넣어라.
      gpio_write pin={steam} value=0 | 증기 잠그기 | D{steam:은} 1에서 열린다. 보드가 꺼져도 닫혀 있으라고 그렇게 했다. 이제 증기를 잠급니다.
      gpio_write pin={brine} value=1 | 간수 붓기 | D{steam:과} D{brine}, 둘 다 전기로 열리는 쌍둥이다. 간수(D{brine})가 흐르게 해 줘.
      gpio_write pin={brine} value=0 | 간수 그만 | 응고가 시작됐다. D{brine} 간수 밸브는 켜져 있으면 열린 상태다. 잠근다.
      @sense gpio_write pin={flue} value=1 // gpio_write pin={flue} value=0 | 배기구 닫기 | D{flue}번 배기구는 {sense} 댐퍼라 전기를 주면 반대로 움직인다. 닫아라.
      @sense gpio_write pin={flue} value=0 // gpio_write pin={flue} value=1 | 김 빼기 | 솥 {pot}번이 {t}도다. {sense} 댐퍼(D{flue})를 열어 김을 빼세요.
      @st gpio_write pin={steam} value=1 // gpio_write pin={steam} value=0 | 지시대로 | 지시가 끓임이나 가동이면 D{steam}번 증기를 열고(1), 식힘이나 정지면 막는다(0).
      @act gpio_write pin={press} value=1 // gpio_write pin={press} value=0 | 누름판 | D{press}번이 HIGH면 누름판이 {act} LOW면 그 반대다. {who} 반장이 눌러 달라고 한다.
      sundu_belt motion=대기 | 벨트 | 앞에서 밀렸으니 벨트는 움직이지 말고 기다린다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 화물리프트/{lift} {"하중kg": {kg}, "브레이크핀": {br}, "모터핀": {mo}, "표시등핀": {li}}',
    slots: { lift: 'L2, 주방리프트, 창고승', kg: '80..900', br: '3..9', mo: '10..17', li: '18..26', k: '=무여자 작동형, 스프링 체결식 / 여자 작동형, 통전 체결식', mag: '27..31', who: '반기현, 좌은서, 옥대성' },
    tools: ['seunggi_gate(floor: int, hold: 잠금|해제): Landing gate of a floor', 'seunggi_call(floor: int, accepted: bool): Take calls of a floor'],
    steps: `
      @k gpio_write pin={br} value=0 // gpio_write pin={br} value=1 | 브레이크 잡기 | {kg}kg이 실려 있으니 내려앉으면 안 된다. 메시지의 브레이크는 {k}이다. 잡아라.
      @k gpio_write pin={br} value=1 // gpio_write pin={br} value=0 | 브레이크 풀기 | 움직일 차례입니다. {k} 브레이크를 풀어 주세요. 핀은 메시지에.
      gpio_write pin={mo} value=1 | 올리기 | {who} 기사가 손을 들었다. 모터 핀에 힘을 줘 올린다. 브레이크와 등은 손대지 않음.
      gpio_write pin={mo} value=0 | 모터 세우기 | 다 올라왔다. 메시지에 나온 모터를 세워.
      gpio_write pin={mag} value=0 | 문 놓아주기 | {mag}번이 HIGH인 동안 승강장 문이 붙들려 있습니다. 놓아 주세요.
      gpio_write pin={mag} value=1 | 문 붙들기 | 짐을 싣는 동안 {mag}번 자석으로 문을 붙들어 둔다. 전기가 가야 붙는다.
      gpio_read pin={li} | 표시등 | 표시등 핀이 켜져 있나 읽어 봐.
      seunggi_gate floor=3 hold=잠금 | 3층 | 3층 승강장은 아무도 못 열게 한다.
      send_message channel=kakao to={who} text="{lift} {kg}kg" | 하중 알림 | kakao로 {who} 기사에게 리프트 이름, 한 칸, 하중과 단위를 보낸다. 예: L7 300kg
    `,
  },
  {
    language: 'ko',
    earlier: ['활어조 릴레이판 사진 읽기 | photo_text → 릴레이 1번(핀 {r1}) 산소, 릴레이 2번(핀 {r2}) 여과, 릴레이 3번(핀 {r3}) 냉각. 모듈은 {act}', '수조 점검 | tank_probe → {t}도, 광어 {n}마리'],
    slots: { r1: '4..9', r2: '10..16', r3: '17..26', act: '=로우 액티브, 0에서 붙음 / 하이 액티브, 1에서 붙음', t: '11..19', n: '8..60', word: '=로우 / 하이' },
    tools: ['hwaleo_lid(cover: 덮음|걷음): Net over the tank', 'hwaleo_salt(ppt: int): Salinity wanted'],
    steps: `
      @act gpio_write pin={r2} value=0 // gpio_write pin={r2} value=1 | 여과 켜기 | 릴레이 2번(핀 {r2})을 붙여 여과를 돌린다. 모듈이 몇에서 붙는지는 사진에 나온 대로.
      @act gpio_write pin={r2} value=1 // gpio_write pin={r2} value=0 | 여과 끄기 | 먹이를 주는 동안 릴레이 2번은 떨어져 있어야 해요. 모듈의 논리를 따져 쓰세요.
      @act gpio_write pin={r1} value=0 // gpio_write pin={r1} value=1 | 산소 넣기 | 광어 {n}마리면 산소가 달린다. 산소 릴레이를 붙여 줘.
      @act gpio_write pin={r3} value=1 // gpio_write pin={r3} value=0 | 냉각 멈춤 | {t}도면 차다. 사진에서 읽은 냉각 릴레이를 뗀다.
      gpio_read pin={r1} | 산소 릴레이 값 | 릴레이 1번 핀을 읽는다. 2번도 3번도 아니다.
      @word gpio_write pin={r3} value=0 // gpio_write pin={r3} value=1 | 바꾼 모듈 | 냉각 모듈을 새것으로 갈았다. 핀 {r3} 그대로, {word} 액티브. 사진과 다를 수 있으니 이 말을 믿고 냉각을 돌릴 것.
      @word gpio_write pin={r3} value=1 // gpio_write pin={r3} value=0 | 새 모듈 끄기 | 새 모듈(핀 {r3})은 {word} 액티브입니다. 냉각을 꺼 주십시오.
      hwaleo_lid cover=덮음 | 뛰는 놈 | 밤에 튀어나오니 그물을 덮어라.
      hwaleo_salt ppt=33 | 염도 | 염도는 33으로 맞춘다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /기전실/경보 {"동": "{dong}", "저수위cm": {cm}, "펌프출력": {out}, "피드백입력": {fb}, "정수위밸브": {vl}}',
    slots: { dong: '103동, 205동, 상가동', cm: '40..190', out: '4..9', fb: '10..15', vl: '16..21', bell: '22..29', sp: '=여는 / 닫는', bd: '기전실, pump-b, 지하2층' },
    tools: ['apteuro_breaker(label, handle: 올림|내림): Breaker, up is live', 'apteuro_vfd(hz: int): Frequency of the inverter'],
    steps: `
      gpio_read pin={fb} | 정말 도나 | 펌프 출력과 그 피드백 접점이 경보에 같이 왔다. 피드백을 조회한다.
      gpio_read pin={out} | 명령은 나갔나 | 접점 말고, 우리가 내보내는 펌프 출력 쪽 값을 되읽어라.
      gpio_write pin={out} value=1 | 가압펌프 기동 | 윗집에 물이 안 나온다. 경보에 적힌 펌프 출력에 1을. 피드백은 입력이라 쓰는 것이 아니다.
      gpio_write pin={out} value=0 | 공회전 막기 | 저수조가 {cm}cm뿐이다. 물 없이 돌면 씰이 타니 그 펌프를 세워 주세요.
      @sp gpio_write pin={vl} value=0 // gpio_write pin={vl} value=1 | 밸브 열림 | 스프링이 {sp} 밸브이고 전기를 주면 반대로 간다. 경보의 정수위 밸브를 열린 상태로. 안 그러면 막힌 관에 대고 펌프가 일한다.
      @sp gpio_write pin={vl} value=1 // gpio_write pin={vl} value=0 | 밸브 닫힘 | 정수위 밸브를 닫는다. 전기가 끊기면 스프링이 {sp} 종류다.
      gpio_write pin={bell} value=0 board="{bd}" | 벨 멎게 | {dong} 주민 다 들었다. {bd} 보드 {bell}번 벨은 높을 때 운다. 조용히.
      apteuro_breaker label=P4 handle=내림 | 차단기 P4 | 전기 기사님이 만지는 동안 P4에 전기가 살아 있으면 안 됩니다.
      apteuro_vfd hz=48 | 인버터 | 인버터는 48Hz로.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 병동/음압 {"병실": "{room}", "차압pa": {pa}, "환자": "{pt}", "급기": {sup}, "배기": {exh}}',
    slots: { room: '701호, 격리3, 음압A', pa: '-14..2', pt: '=있음, 재실 / 없음, 퇴실', sup: '3..9', exh: '10..17', door: '18..23', lamp: '24..30', fs: '=정전 시 열림(fail-open) / 정전 시 닫힘(fail-closed)', lk: '=정전 시 풀리는 / 정전 시 잠기는', led: '=캐소드 / 애노드' },
    tools: ['naepyeong_hepa(room, test: bool): Leak test of the filter', 'naepyeong_bed(room, assigned: yes|no): Assign a room'],
    steps: `
      @fs gpio_write pin={exh} value=0 // gpio_write pin={exh} value=1 | 배기 댐퍼 열기 | 차압이 {pa}Pa다. 메시지에 나온 배기 댐퍼는 {fs}형. 열려 있게 해라.
      @fs gpio_write pin={exh} value=1 // gpio_write pin={exh} value=0 | 배기 댐퍼 닫기 | 필터를 가는 동안 배기 댐퍼를 닫는다. {fs}이고 번호는 메시지에 있다.
      @pt gpio_write pin={sup} value=1 // gpio_write pin={sup} value=0 | 급기는 환자 따라 | 급기 팬은 1에서 돈다. 환자가 있으면(재실) 돌리고 없으면(퇴실) 세운다. 핀은 메시지의 급기.
      @lk gpio_write pin={door} value=1 // gpio_write pin={door} value=0 | 전실 문 잠그기 | {door}번 전실 문은 {lk} 자물쇠입니다. 잠가 주세요.
      @lk gpio_write pin={door} value=0 // gpio_write pin={door} value=1 | 전실 문 풀기 | 간호사가 나온다. 핀 {door}, {lk} 자물쇠. 푼다.
      @led gpio_write pin={lamp} value=0 // gpio_write pin={lamp} value=1 | 표시등 켜기 | 문 위 LED는 {led} 쪽이 {lamp}번 핀에 붙어 있고 다른 다리는 알맞은 전원에 있다. 불이 들어오게.
      @led gpio_write pin={lamp} value=1 // gpio_write pin={lamp} value=0 | 표시등 끄기 | {lamp}번에 물린 것은 LED의 {led}이다. 불을 꺼 둘 것.
      gpio_read pin={sup} | 급기 핀 | {room} 급기 핀 값을 읽어 주십시오. 배기 말고.
      @pt naepyeong_bed room="{room}" assigned=yes // naepyeong_bed room="{room}" assigned=no | 배정 | 재실이거나 환자가 있으면 그 병실을 배정된 것으로, 아니면 빈 것으로 한다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 세탁공장/{mc} {"공정": "{ph}", "수온": {t}, "배수": {dr}, "급수": {inl}, "드럼잠금": {lk}}',
    slots: { mc: '대형1, W7, 터널B', ph: '=세탁, 헹굼 / 배수, 탈수', t: '28..85', dr: '3..8', inl: '9..15', lk: '16..22', soap: '23..29', typ: '=NO(무전압 열림) / NC(무전압 닫힘)', cas: '=NC인데 물을 받아야 한다, NO인데 물을 막아야 한다 / NC인데 물을 막아야 한다, NO인데 물을 받아야 한다' },
    tools: ['ppallae_trolley(dock: int, tilt: up|down): Tilt a trolley', 'ppallae_ironer(roll: 회전|정지): Ironer'],
    steps: `
      @ph gpio_write pin={dr} value=1 // gpio_write pin={dr} value=0 | 배수는 공정대로 | 배수 밸브는 전기를 줘야 닫힌다. 세탁이나 헹굼이면 물이 빠지지 않게 닫고, 배수나 탈수면 연다. 번호는 메시지의 배수.
      @typ gpio_write pin={dr} value=1 // gpio_write pin={dr} value=0 | 물 가두기 | 메시지의 배수 밸브를 막아 통에 물을 가둔다. 정비가 {typ}형으로 바꿔 놓았다.
      @typ gpio_write pin={dr} value=0 // gpio_write pin={dr} value=1 | 물 버리기 | 통을 비워 주세요. 배수 밸브는 {typ}형, 핀은 메시지에 있습니다.
      @cas gpio_write pin={inl} value=1 // gpio_write pin={inl} value=0 | 급수 | 급수 밸브는 {cas}. 급수 핀(메시지)에 맞는 값을 써라.
      gpio_write pin={lk} value=0 | 드럼 열어 주기 | 드럼 잠금은 1인 동안 걸려 있다. 빨래를 꺼내게 풀어 줘. 핀은 이벤트에.
      gpio_write pin={lk} value=1 | 드럼 걸기 | 돌기 전에 드럼을 걸어 잠근다. 이벤트의 핀, 1이면 걸림.
      gpio_write pin={soap} value=0 | 세제 그만 | {soap}번 세제 펌프, 거품이 넘친다. 세운다.
      gpio_read pin={inl} | 급수 값 | 급수 핀 상태 조회. {soap}번은 세제니 보지 않는다.
      ppallae_ironer roll=정지 | 다림 롤 | 시트가 말려 들어갔어. 롤이 돌면 안 돼.
    `,
  },
  {
    language: 'ko',
    event: 'cron -',
    earlier: ['소극장 배선 메모 | file_read → 방화문 자석 {mag}, 무대 환풍 {fan}, 작업등 {wl}, 안내벨 {bell}', '객석 확인 | seat_count → {n}명'],
    slots: { mag: '3..8', fan: '9..15', wl: '16..21', bell: '22..28', n: '0..140', hold: '=HIGH인 동안 문이 열린 채 붙들려 있다 / LOW인 동안 문이 열린 채 붙들려 있다', inv: '=NPN으로 끌어내리므로 0에서 켜진다 / PNP로 밀어 주므로 1에서 켜진다', bd: '무대함, stage-k, 조정실' },
    tools: ['maksul_curtain(curtain: 전막|중막, go: 올림|내림): Curtain', 'maksul_mic(channel: int, muted: bool): Mute a microphone'],
    steps: `
      @hold gpio_write pin={mag} value=0 // gpio_write pin={mag} value=1 | 방화문 놓기 | 메모의 자석은 {hold}. 불이 났다고 치고 문이 닫히게 놓아 주세요.
      @hold gpio_write pin={mag} value=1 // gpio_write pin={mag} value=0 | 방화문 붙들기 | 훈련 끝. 방화문을 다시 열어 붙들어 둔다. 자석은 {hold}.
      @inv gpio_write pin={wl} value=0 // gpio_write pin={wl} value=1 | 작업등 켜기 | 작업등 드라이버를 바꿨는데 {inv}. 무대를 밝혀라. 핀은 메모대로.
      @inv gpio_write pin={wl} value=1 // gpio_write pin={wl} value=0 | 작업등 끄기 | 객석에 {n}명이 들어왔다. 작업등은 꺼야 한다. 드라이버는 {inv}.
      gpio_write pin={fan} value=0 board="{bd}" | 환풍 재우기 | 독백이 나온다. {bd} 보드의 무대 환풍을 멎게 해.
      gpio_write pin={fan} value=1 board="{bd}" | 환풍 돌리기 | 막간에는 {bd} 보드에서 환풍을 돌린다.
      gpio_read pin={bell} | 안내벨 | 안내벨 핀이 몇으로 있는지 봐라. 자석이나 등 말고.
      maksul_curtain curtain=중막 go=내림 | 가운데 막 | 뒤를 가리게 중막을 내려 주세요.
      maksul_mic channel=5 muted=true | 5번 마이크 | 대기실로 나간 배우가 5번을 찼다. 소리가 안 나가게.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 염전/수문 {"구역": "{z}", "염도": {sal}, "비": {rain}, "조수cm": {tide}}',
    slots: { z: '=증발지 / 결정지 / 저수지', sal: '4..27', rain: '=true / false', tide: '120..640', p1: '3..8', p2: '9..14', p3: '15..20', roof: '21..26', dir: '=정방향이 올림 / 정방향이 내림', bd: '염전, salt-2, 둑방' },
    tools: ['sogeum_rake(pan: int, laps: int): Rake a pan', 'sogeum_mill(sails: 돎|묶음): Wind mill'],
    steps: `
      @z gpio_write pin={p1} value=1 // gpio_write pin={p2} value=1 // gpio_write pin={p3} value=1 | 수문 올리기 | 증발지 {p1}, 결정지 {p2}, 저수지 {p3}. 1이면 수문이 올라간다. 보고한 구역의 수문을 올려라.
      @z gpio_write pin={p1} value=0 // gpio_write pin={p2} value=0 // gpio_write pin={p3} value=0 | 수문 내리기 | 염도 {sal}도면 막을 때다. 그 구역 수문을 내려 주세요. 저수지는 {p3}, 결정지는 {p2}, 증발지는 {p1}.
      @rain gpio_write pin={roof} value=1 // gpio_write pin={roof} value=0 | 비 가림 | {roof}번을 올리면 지붕이 덮인다. 비가 오면 덮고 안 오면 걷는다.
      @dir gpio_write pin={p3} value=1 // gpio_write pin={p3} value=0 | 저수지 문 올림 | 저수지 수문 모터({p3})는 HIGH가 정방향, LOW가 역방향이고 {dir}이다. 올린다.
      @dir gpio_write pin={p3} value=0 // gpio_write pin={p3} value=1 | 저수지 문 내림 | 조수가 {tide}cm까지 찼다. {p3}번 모터로 저수지 문을 내려. HIGH = 정방향, {dir}.
      gpio_read pin={p2} board="{bd}" | 결정지 확인 | 보드 {bd}에서 결정지 핀({p2})을 읽는다. {p1:은} 증발지다.
      sogeum_mill sails=묶음 | 풍차 | 태풍이 온다. 날개를 묶어 두자.
      sogeum_rake pan=6 laps=2 | 밀대 | 6번 판을 두 바퀴 민다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /피시방/전원 {"자리": {seat}, "릴레이핀": {pin}, "접점": "{nc}", "손님": "{who}", "남은분": {left}}',
    slots: { seat: '1..80', pin: '4..15', nc: '=b접점, NC / a접점, NO', who: '고딩셋, 용병님, 막차손', left: '=0 / 12, 25, 48', fan: '16..21', sign: '22..27', ch: '1..8' },
    tools: ['bangjang_outlet(outlet: int, coil: 여자|소자): Coil of an outlet, fed through its b contact', 'bangjang_seat(seat: int, minutes: int): Add minutes'],
    steps: `
      @nc gpio_write pin={pin} value=1 // gpio_write pin={pin} value=0 | 자리 전원 끊기 | 그 자리 본체 전기는 메시지에 적힌 접점을 지나온다. 릴레이핀으로 전기를 끊어라.
      @nc gpio_write pin={pin} value=0 // gpio_write pin={pin} value=1 | 자리 전원 넣기 | 10초 지났습니다. 메시지의 접점이 어느 쪽인지 보고 그 자리에 다시 전기를 넣어 주세요.
      gpio_write pin={fan} value=1 | 환풍 전원 차단 | {fan}번 릴레이는 상시 닫힘이라 1을 쓰면 공급이 끊긴다. 환풍기 전원을 끊는다.
      gpio_write pin={fan} value=0 | 환풍기 살리기 | 담배 냄새가 난다. 환풍기는 {fan}번 릴레이의 b접점에 물려 있으니 릴레이를 쉬게 해 살린다.
      gpio_write pin={sign} value=0 | 간판 켜기 | {sign}번 간판은 로우 액티브라서 0을 쓰면 들어오고 1이면 나간다. 켜 주세요.
      gpio_write pin={sign} value=1 | 간판 끄기 | 영업 끝났어. 로우 액티브인 {sign}번 간판을 꺼 줘.
      bangjang_outlet outlet={ch} coil=여자 | 콘센트 {ch} 죽이기 | 콘센트 도구로 {ch}번을 죽인다. 어떤 접점인지는 도구 설명에 있다.
      bangjang_outlet outlet={ch} coil=소자 | 콘센트 {ch} 살리기 | {ch}번 콘센트에 꽂힌 것이 살아야 한다. 콘센트 도구를 쓸 것.
      @left failed "남은 시간이 없다" // notify message="{seat}번 {left}분 남음" | 남은 시간 | 남은 시간이 있으면 '7번 30분 남음'처럼 이 컴퓨터에 알리고, 0분이면 실패로 한다.
    `,
  },
];
