import type { Scene } from '../../scene';

/** Pins and levels that follow from how a device is wired, in Korean, part 2. */
export const pinsKo2: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 김치/절임 {"탱크": "{tank}", "염도": {sal}, "배추kg": {kg}, "작업": "{st}"}',
    slots: { tank: '=가 / 나', sal: '6..14', kg: '300..2400', st: '=절임, 순환 / 세척, 비움', va: '4..9', vb: '10..15', cir: '16..21', dump: '22..28', k: '=스프링으로 닫히고 전기로 열리는 / 스프링으로 열리고 전기로 닫히는', bd: '절임동, brine-1, 김치반' },
    tools: ['jeorim_press(tank, weight: 올림|내림): Weight on the cabbage', 'jeorim_hoist(basket: int, dip: bool): Dip a basket'],
    steps: `
      @tank gpio_write pin={va} value=1 // gpio_write pin={vb} value=1 | 소금물 채우기 | 염수 밸브: 가 탱크 {va}, 나 탱크 {vb}, 높으면 열림. 메시지의 탱크에 소금물을 채운다.
      @tank gpio_write pin={va} value=0 // gpio_write pin={vb} value=0 | 소금물 막기 | 그만하면 찼어요. 해당 탱크 염수 밸브를 막아 주세요(나 {vb}, 가 {va}).
      @tank gpio_write pin={vb} value=0 // gpio_write pin={va} value=0 | 옆 탱크는 닫힌 채로 | {va:이} 가, {vb:이} 나. 메시지에 없는 쪽 탱크로 새지 않게 그쪽 염수 밸브는 0으로 누른다.
      @st gpio_write pin={cir} value=1 // gpio_write pin={cir} value=0 | 순환 펌프 | {cir}번 순환 펌프는 절임이나 순환 작업이면 돌고, 세척하거나 비울 때는 쉰다.
      @k gpio_write pin={dump} value=0 // gpio_write pin={dump} value=1 | 바닥 밸브 잠그기 | 배추 {kg}kg이 들어 있다. {dump}번 바닥 밸브는 {k} 것이다. 잠가라.
      @k gpio_write pin={dump} value=1 // gpio_write pin={dump} value=0 | 바닥 밸브 트기 | 다 건졌으니 바닥 밸브({dump})를 터서 비웁니다. {k} 밸브.
      gpio_read pin={cir} board="{bd}" | 순환 확인 | {bd} 보드의 순환 펌프 핀({cir})을 조회. {dump:은} 바닥 밸브다.
      @tank jeorim_press tank=가 weight=내림 // jeorim_press tank=나 weight=내림 | 누름돌 | 그 탱크 배추가 뜬다. 누름돌을 내려 눌러 둔다.
      jeorim_hoist basket=3 dip=false | 바구니 | 3번 바구니는 담그지 말고 들어 둘 것.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /주차타워/입출고 {"차량": "{car}", "동작": "{st}", "대기": {n}}',
    slots: { car: '27가8104, 51머3390, 08두7216', st: '=입고, IN / 출고, OUT', n: '0..9', bar: '3..8', tt: '9..14', red: '15..20', fan: '21..27', dir: '=내려오고 / 올라가고', col: '=빨간불 / 초록불', bd: '타워1, park-io, 입구함' },
    tools: ['cheolgol_pallet(slot: int, pin: 체결|이탈): Pin of a pallet', 'cheolgol_guide(line): Line on the guide board'],
    steps: `
      @dir gpio_write pin={bar} value=1 // gpio_write pin={bar} value=0 | 차단봉 내리기 | {bar}번이 1이면 차단봉이 {dir} 0이면 거꾸로다. 뒤차가 못 들어오게 내린다.
      @dir gpio_write pin={bar} value=0 // gpio_write pin={bar} value=1 | 차단봉 올리기 | 지나가게 올려 주세요. 차단봉은 {bar}번, HIGH에서 {dir} LOW에서 반대입니다.
      @st gpio_write pin={tt} value=1 // gpio_write pin={tt} value=0 | 턴테이블 방향 | 턴테이블({tt})은 1이면 안쪽, 0이면 바깥쪽을 본다. 입고(IN)면 안쪽, 출고(OUT)면 바깥쪽을 보게 하라.
      @col gpio_write pin={red} value=1 // gpio_write pin={red} value=0 | 멈춤 신호 | 릴레이 {red:이} 붙으면 {col}, 떨어지면 다른 색이 켜진다. 대기 {n}대를 세워야 하니 빨간불을 켜라.
      @col gpio_write pin={red} value=0 // gpio_write pin={red} value=1 | 통과 신호 | 초록불로 바꾼다. {red}번 릴레이가 붙었을 때 켜지는 것은 {col}이다.
      gpio_write pin={fan} value=0 | 배기 쉬게 | 타워 안 공기가 맑다. {fan}번 배기는 쉬어도 됩니다.
      gpio_read pin={bar} board="{bd}" | 차단봉 값 | 만지지 말고 {bd} 보드에서 {bar}번만 읽어.
      cheolgol_pallet slot=17 pin=체결 | 17번 팔레트 | 17번 팔레트가 흘러내리지 않도록 핀을 꽂는다.
      cheolgol_guide line="{car} 나옵니다" | 안내판 | 안내판에 차량 번호, 한 칸, '나옵니다'를 띄운다.
    `,
  },
  {
    language: 'ko',
    earlier: ['격납고 도면 | file_read → 지붕 모터 {roof}(1=열림 방향, 0=닫힘 방향), 착륙 자석 {mag}, 충전 접점 {chg}, 패드 히터 {heat}. 자석은 {mk}. 히터는 {hk}.', '바람 | anemo → {w}m/s'],
    slots: { roof: '3..8', mag: '9..14', chg: '15..20', heat: '21..27', w: '1..6 / 13..24', mk: '=전기가 가면 붙잡음 / 전기가 가면 놓아줌(영구자석식)', hk: '=GND 쪽 스위칭이라 0에서 데워짐 / VCC 쪽 스위칭이라 1에서 데워짐', bd: '격납고, hangar-2, pad-io' },
    tools: ['bihaeng_rotor(motor: int, tether: bool): Tether a rotor', 'bihaeng_lamp(pattern: 점멸|고정): Pad lamp'],
    steps: `
      @w gpio_write pin={roof} value=1 // gpio_write pin={roof} value=0 | 바람 따라 지붕 | 초속 10m를 밑돌면 지붕을 열고 넘으면 닫는다. 방향은 도면에.
      @mk gpio_write pin={mag} value=1 // gpio_write pin={mag} value=0 | 기체 붙잡기 | 돌풍이 온다. 착륙 자석으로 기체를 붙들어라. 어떤 자석인지 {step1}단계를 볼 것.
      @mk gpio_write pin={mag} value=0 // gpio_write pin={mag} value=1 | 기체 놓기 | 이륙합니다. 자석이 기체를 놓게 해 주세요. 도면에 자석의 성질이 나와 있어요.
      @hk gpio_write pin={heat} value=0 // gpio_write pin={heat} value=1 | 패드 녹이기 | 패드에 살얼음이 끼었다. 히터를 데운다, 도면의 논리대로.
      @hk gpio_write pin={heat} value=1 // gpio_write pin={heat} value=0 | 패드 식히기 | 다 녹았다. 히터가 식게 하되 논리를 헷갈리지 말 것.
      gpio_write pin={chg} value=1 board="{bd}" | 충전 붙이기 | 보드 {bd:로} 충전 접점을 붙이세요.
      gpio_write pin={chg} value=0 board="{bd}" | 충전 떼기 | 80%다. {bd} 보드에서 충전 접점을 뗀다.
      gpio_read pin={roof} | 지붕 모터 | 도면에 나온 지붕 모터의 지금 값을 읽는다.
      bihaeng_rotor motor=3 tether=true | 3번 로터 | 3번 로터가 바람에 돌지 않게 묶어 둔다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 목공소/집진 {"기계": "{mc}", "상태": "{st}", "필터pa": {pa}}',
    slots: { mc: '=테이블쏘, 대패 / 밴드쏘, 샌더', st: '=가동, ON, 절단중 / 정지, OFF, 대기', pa: '300..1800', g1: '3..8', g2: '9..14', blow: '15..20', pulse: '21..27', k: '=에어가 들어가면 열리는 / 에어가 들어가면 닫히는', ab: '=a접점 / b접점' },
    tools: ['tobabi_bag(bag: int, full: yes|no): Mark a bag', 'tobabi_saw(blade: 노출|수납): Saw blade'],
    steps: `
      @mc gpio_write pin={g1} value=1 // gpio_write pin={g2} value=1 | 게이트 열기 | 앞줄(테이블쏘와 대패)은 {g1}번, 뒷줄(밴드쏘와 샌더)은 {g2}번 게이트. 1이면 열린다. 메시지의 기계가 있는 줄을 열어라.
      @mc gpio_write pin={g2} value=0 // gpio_write pin={g1} value=0 | 다른 줄 막기 | 흡입이 새지 않게 반대 줄 게이트는 0으로 닫는다. {g1:은} 테이블쏘와 대패, {g2:은} 밴드쏘와 샌더.
      @st gpio_write pin={blow} value=1 // gpio_write pin={blow} value=0 | 송풍기는 상태대로 | 가동 중이거나 ON이거나 절단 중이면 {blow}번 송풍기를 돌리고, 그 밖에는 멎게 한다.
      @k gpio_write pin={g2} value=1 // gpio_write pin={g2} value=0 | 뒷줄 열기 | 뒷줄 게이트를 {k} 실린더로 갈았다. {g2}번이 1이면 에어가 들어간다. 열어 주세요.
      @k gpio_write pin={g2} value=0 // gpio_write pin={g2} value=1 | 뒷줄 닫기 | {g2}번은 1일 때 에어를 보낸다. {k} 게이트를 닫힌 상태로 만들어라.
      @ab gpio_write pin={pulse} value=0 // gpio_write pin={pulse} value=1 | 탈진기 전기 빼기 | 탈진기는 {pulse}번 릴레이의 {ab}에 연결. {pa}Pa면 털 것 없다, 전기를 뺀다.
      @ab gpio_write pin={pulse} value=1 // gpio_write pin={pulse} value=0 | 탈진기 전기 넣기 | 필터가 막혔습니다. {pulse}번 릴레이 {ab:을} 지나는 탈진기에 전기를 넣어 주세요.
      gpio_read pin={blow} | 송풍기 값 | 게이트({g1}, {g2})가 아니라 송풍기({blow})를 읽는다.
      tobabi_saw blade=수납 | 톱날 | 애들이 견학 왔다. 톱날이 밖에 나와 있으면 안 된다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /떡집/시루 {"시루": {s}, "쌀": "{rice}", "남은초": {sec}}',
    slots: { s: '=1 / 2 / 3', rice: '멥쌀, 찹쌀, 흑미', sec: '30..900', s1: '3..7', s2: '8..12', s3: '13..17', gas: '18..22', bell: '23..29', v: '=열림 / 닫힘', neg: '=정논리 / 부논리' },
    tools: ['tteokmok_mill(gap: int): Gap of the mill', 'tteokmok_cutter(knife: 작동|멈춤): Cutter'],
    steps: `
      @s gpio_write pin={s1} value=1 // gpio_write pin={s2} value=1 // gpio_write pin={s3} value=1 | 김 올리기 | 시루 1 = {s1}, 시루 2 = {s2}, 시루 3 = {s3}. 전기를 주면 김이 오른다. 메시지의 시루에 김을 올린다.
      @s gpio_write pin={s1} value=0 // gpio_write pin={s2} value=0 // gpio_write pin={s3} value=0 | 뜸 들이기 | 뜸 들일 시간이니 그 시루 김을 끊어 주세요. 셋째 시루 {s3}, 둘째 {s2}, 첫째 {s1}.
      @s gpio_read pin={s1} // gpio_read pin={s2} // gpio_read pin={s3} | 김 밸브 보기 | 김 밸브 핀은 차례로 {s1}, {s2}, {s3}이다. 메시지에 나온 시루 것만 읽어라.
      @v gpio_write pin={gas} value=0 // gpio_write pin={gas} value=1 | 가스 잠그기 | 가스 밸브 {gas}번, 켜져 있으면 {v} 상태다. 잠근다.
      @v gpio_write pin={gas} value=1 // gpio_write pin={gas} value=0 | 가스 열기 | 불을 붙이려고 한다. {gas}번은 HIGH일 때 {v}, LOW일 때 그 반대인 가스 밸브다. 열어 줘.
      @neg gpio_write pin={bell} value=1 // gpio_write pin={bell} value=0 | 벨 울리기 | {rice} 떡이 다 됐다. {bell}번 벨은 {neg}. 울려라.
      @neg gpio_write pin={bell} value=0 // gpio_write pin={bell} value=1 | 벨 끄기 | 시끄럽습니다. {neg:로} 만든 {bell}번 벨, 조용하게 해 주십시오.
      tteokmok_cutter knife=멈춤 | 칼 | 손으로 떼어 낼 것이 있으니 칼이 움직이지 않게.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral 기관실/pin_{fl} {lvl}',
    slots: { fl: '2..6', lvl: '=0 / 1', pump: '7..12', sea: '13..18', fanp: '19..24', horn: '25..31', st: '=전기가 끊기면 열리는 / 전기가 끊기면 닫히는' },
    tools: ['mangdung_winch(drum: 감기|풀기|정지): Net winch', 'mangdung_light(lamp: text, shine: bool): Lamps on deck'],
    steps: `
      @lvl gpio_write pin={pump} value=1 // gpio_write pin={pump} value=0 | 빌지 펌프 | 이벤트의 부표 스위치는 물이 차면 0, 빠지면 1이다. 차면 {pump}번 빌지 펌프를 돌리고 빠지면 세운다.
      @lvl gpio_write pin={horn} value=0 // gpio_write pin={horn} value=1 | 경보 나팔 | 나팔({horn})은 반전이라 0에서 운다. 물이 찼을 때(부표 0)만 울리고 아니면 조용히.
      @st gpio_write pin={sea} value=1 // gpio_write pin={sea} value=0 | 해수 밸브 막기 | {sea}번 해수 밸브는 {st} 종류. 물이 더 들어오지 않게 막아라.
      @st gpio_write pin={sea} value=0 // gpio_write pin={sea} value=1 | 해수 밸브 열기 | 냉각수가 모자랍니다. {st} 밸브({sea}번)를 여세요.
      gpio_write pin={fanp} value=1 | 기관실 환기 | 시동 전에 기름 냄새부터 뺀다. {fanp}번 환기 팬에 전기를 준다. {pump:은} 손대지 말고.
      gpio_write pin={fanp} value=0 | 환기 멈춤 | 불이 나면 바람이 기름이다. 환기 팬({fanp}번)의 전기를 뺏어라.
      gpio_read pin={fl} | 부표 다시 보기 | 이벤트를 낸 부표 핀을 한 번 더 읽는다.
      mangdung_winch drum=정지 | 양망기 | 줄이 엉켰어. 감지도 풀지도 말고 세워.
      mangdung_light lamp="집어등" shine=false | 집어등 | 항구에 들어간다. 집어등은 꺼 두자.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 캠핑장/사이트 {"사이트": "{site}", "결제": "{pay}", "릴레이": {rl}, "온수": {hw}}',
    slots: { site: 'A3, 솔밭7, 카라반2', pay: '=완료, 후불승인 / 미납, 취소', rl: '3..12', hw: '13..19', gate: '20..24', lamp: '25..31', rel: '=전원 차단 시 열림(fail-safe) / 전원 차단 시 잠김(fail-secure)', cas: '=평시 닫힘형 밸브라 온수를 주려면, 평시 열림형 밸브라 온수를 막으려면 / 평시 닫힘형 밸브라 온수를 막으려면, 평시 열림형 밸브라 온수를 주려면' },
    tools: ['solbat_barbecue(site, grill: 사용|금지): Allow the grill', 'solbat_meter(site, zero: bool): Zero a meter'],
    steps: `
      @pay gpio_write pin={rl} value=1 // gpio_write pin={rl} value=0 | 전기 공급 | 결제가 완료되었거나 후불이 승인되었으면 메시지의 릴레이를 붙이고, 미납이나 취소면 뗀다.
      gpio_write pin={rl} value=0 | 퇴실 | 손님이 나갔다. 그 사이트 릴레이를 떨어뜨려 주세요.
      @cas gpio_write pin={hw} value=1 // gpio_write pin={hw} value=0 | 온수 | {cas} 어떤 값이어야 하는지 생각해서 메시지의 온수 핀에 쓴다.
      @rel gpio_write pin={gate} value=1 // gpio_write pin={gate} value=0 | 샤워장 잠그기 | 밤 열한 시. 샤워장 자물쇠({gate}번)는 {rel}. 잠근다.
      @rel gpio_write pin={gate} value=0 // gpio_write pin={gate} value=1 | 샤워장 열기 | 아침이다. {gate}번 자물쇠를 풀어라, {rel}이다.
      gpio_write pin={lamp} value=1 | 길 밝히기 | 가로등은 {lamp}번. 어두우니 불이 있어야 한다.
      gpio_read pin={hw} | 온수 핀 값 | 온수 핀에 지금 무엇이 나가 있나 보기만 한다.
      @pay solbat_barbecue site="{site}" grill=사용 // solbat_barbecue site="{site}" grill=금지 | 바비큐 | 완료나 후불승인인 사이트는 그릴을 써도 되고 나머지는 못 쓴다.
      solbat_meter site="{site}" zero=true | 계량기 | 다음 손님을 위해 그 사이트 계량기를 0으로 돌린다.
    `,
  },
  {
    language: 'ko',
    earlier: ['보드 목록 | board_info → {b1}: 연결됨\n{b2}: 연결됨', '서고 배선표 | file_read → {b1} 보드: 제습기 {dh}(LOW에서 돎), 서고등 {lt}. {b2} 보드: 문 자석 {mg}({mk}), 사이렌 {sr}'],
    slots: { b1: '서고A, vault-1, 지하함', b2: '현관함, vault-2, 통로', dh: '3..8', lt: '9..14', mg: '15..20', sr: '21..27', mk: '=통전 중 잠김 / 통전 중 풀림', rh: '38..71' },
    tools: ['seogo_rack(rack: int, aisle: 벌림|모음): Mobile rack', 'seogo_gasmask(cabinet: int, sealed: bool): Seal of a cabinet'],
    steps: `
      gpio_write pin={dh} value=0 board="{b1}" | 제습기 돌리기 | 습도 {rh}%. 배선표의 보드에서 제습기를 돌린다. 몇에서 도는지 눈여겨볼 것.
      gpio_write pin={dh} value=1 board="{b1}" | 제습기 쉬게 | 제습기를 세워 주세요. 보드와 논리는 배선표대로.
      @mk gpio_write pin={mg} value=1 board="{b2}" // gpio_write pin={mg} value=0 board="{b2}" | 문 잠그기 | 서고 문을 잠가라. 자석이 있는 보드로, 배선표의 성질대로.
      @mk gpio_write pin={mg} value=0 board="{b2}" // gpio_write pin={mg} value=1 board="{b2}" | 문 풀기 | 사서가 나오니 문을 푼다. 보드가 둘이니 자석 쪽 보드를 쓰십시오.
      gpio_write pin={lt} value=1 board="{b1}" | 불 켜기 | 배선표에 적힌 보드에서 서고등을 밝힌다.
      gpio_write pin={sr} value=0 board="{b2}" | 사이렌 그만 | 오작동이다. 사이렌을 재워 줘. 어느 보드인지는 {step2}단계.
      gpio_read pin={lt} board="{b1}" | 등 상태 | 서고등이 켜져 있는지, 그 등이 달린 보드에서 읽는다.
      seogo_rack rack=4 aisle=벌림 | 4번 서가 | 4번 서가 사이로 사람이 들어갈 수 있게 해 주세요.
      memory_store key=seogo-rh content="{rh}%" | 습도 남기기 | seogo-rh에 습도를 단위까지 적어 둔다. 예: 45%
    `,
  },
  {
    language: 'ko',
    event: 'webhook /지열/제어 {"목표": "{goal}", "집열c": {col}, "축열c": {tank}, "모드": "{mode}"}',
    slots: { goal: '=축열조, 온수 / 바닥, 난방', col: '24..81', tank: '31..62', mode: '=냉방 / 난방', tw: '3..9', rev: '10..15', pm: '16..21', inh: '22..28', ab: '=A / B', oo: '=냉방에서 여자되는 O형 / 난방에서 여자되는 B형', en: '=허용 / 금지' },
    tools: ['jiyeol_antifreeze(percent: int): Share of antifreeze', 'jiyeol_meter(meter: text, hold: yes|no): Hold a meter'],
    steps: `
      @goal gpio_write pin={tw} value=0 // gpio_write pin={tw} value=1 | 삼방밸브 | {tw}번 삼방밸브는 쉬면 축열조, 힘을 주면 바닥으로 보낸다. 메시지의 목표로 보내라.
      @ab gpio_write pin={tw} value=0 // gpio_write pin={tw} value=1 | A로 돌리기 | 새 밸브({tw}번)는 무전압에서 {ab} 쪽, 전압을 주면 다른 쪽이 트인다. A 쪽으로 흐르게 한다.
      @ab gpio_write pin={tw} value=1 // gpio_write pin={tw} value=0 | B로 돌리기 | B 쪽으로 흘러야 합니다. {tw}번 밸브는 전기가 없을 때 {ab} 쪽입니다.
      @mode gpio_write pin={rev} value=1 // gpio_write pin={rev} value=0 | 사방밸브는 모드대로 | 사방밸브 {rev:은} 냉방이면 1, 난방이면 0. 모드에 맞춘다.
      @oo gpio_write pin={rev} value=1 // gpio_write pin={rev} value=0 | 시원하게 | 사방밸브({rev}번)는 {oo}이다. 냉방이 되게 해 주세요.
      @oo gpio_write pin={rev} value=0 // gpio_write pin={rev} value=1 | 따뜻하게 | {rev}번에 달린 사방밸브는 {oo}. 난방으로 돌려.
      @en gpio_write pin={inh} value=1 // gpio_write pin={inh} value=0 | 압축기 돌게 | {inh}번은 압축기의 '{en}' 단자, HIGH면 그 이름대로 된다. 압축기가 돌아도 되게 하라.
      @en gpio_write pin={inh} value=0 // gpio_write pin={inh} value=1 | 압축기 묶기 | 피크 시간이다. '{en}' 단자({inh}번, HIGH에서 이름대로)로 압축기를 못 돌게 한다.
      gpio_read pin={pm} | 순환 펌프 | 펌프({pm})가 켜져 있나 조회한다. 축열조는 {tank}도.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 도금/조 {"조": "{bath}", "품번": "{part}", "전류a": {amp}, "명령": "{cmd}"}',
    slots: { bath: '=탈지 / 니켈 / 크롬', part: 'K-118, 볼트M8, 핸들2', amp: '40..620', cmd: '=시작, 투입 / 종료, 인출', p1: '3..7', p2: '8..12', p3: '13..17', rect: '18..22', lid: '23..29', sn: '=SINK / SOURCE' },
    tools: ['dogeum_hanger(rail: int, stay: bool): Hold a hanger', 'dogeum_filter(bath, media: 교체|유지): Filter media'],
    steps: `
      @bath gpio_write pin={p1} value=1 // gpio_write pin={p2} value=1 // gpio_write pin={p3} value=1 | 액 돌리기 | 액순환 펌프는 탈지 {p1}, 니켈 {p2}, 크롬 {p3}. 보고한 조의 액을 돌린다.
      @bath gpio_write pin={p1} value=0 // gpio_write pin={p2} value=0 // gpio_write pin={p3} value=0 | 액 세우기 | 그 조의 액순환을 세워 주세요. 크롬은 {p3}번, 탈지는 {p1}번, 니켈은 {p2}번이에요.
      @cmd gpio_write pin={rect} value=0 // gpio_write pin={rect} value=1 | 정류기는 명령대로 | {rect}번 정류기는 액티브 로우. 시작이나 투입이면 전류를 흘리고, 종료나 인출이면 끊는다.
      gpio_write pin={rect} value=1 | 전류 끊기 | 액티브 로우 정류기({rect}번), {amp}A를 끊어라.
      @sn gpio_write pin={lid} value=0 // gpio_write pin={lid} value=1 | 배기 후드 켜기 | 후드 릴레이({lid})는 {sn} 배선이다. SINK는 0에서, SOURCE는 1에서 켜진다. 켠다.
      @sn gpio_write pin={lid} value=1 // gpio_write pin={lid} value=0 | 배기 후드 끄기 | {sn} 배선인 {lid}번 후드를 꺼 주십시오(SINK면 1이, SOURCE면 0이 꺼짐).
      gpio_read pin={rect} | 정류기 값 | 물건을 만지기 전에 정류기 핀({rect})을 읽는다.
      @cmd dogeum_hanger rail=2 stay=true // dogeum_hanger rail=2 stay=false | 2번 행거 | 시작했거나 투입 중이면 2번 레일 행거가 제자리에 있고, 끝났거나 인출이면 놓아 보낸다.
      mqtt_publish topic=dogeum/now payload="{part}: {amp}A" | 현황판 | dogeum/now로 품번, 쌍점, 한 칸, 전류와 A를 보낸다(예: B-2: 90A).
    `,
  },
  {
    language: 'ko',
    event: 'webhook /볼링/레인 {"레인": {lane}, "핀": {left}, "모드": "{mode}"}',
    slots: { lane: '1..24', left: '0..10', mode: '=영업, 경기 / 청소, 오일', set: '3..8', sweep: '9..14', gut: '15..20', ret: '21..27', how: '=눕고 LOW면 선다 / 서고 LOW면 눕는다', sol: '=당겨야 / 놓아야', bd: '레인함, bowl-io, 뒷편' },
    tools: ['gutterball_shoes(size: int, out: bool): Lend shoes', 'gutterball_score(lane: int, frozen: yes|no): Freeze a score'],
    steps: `
      @mode gpio_write pin={set} value=1 // gpio_write pin={set} value=0 | 세터 전원 | 볼링 핀을 세우는 기계는 출력 {set}. 영업이나 경기 중에는 1, 청소나 오일 작업 중에는 0.
      @how gpio_write pin={gut} value=0 // gpio_write pin={gut} value=1 | 범퍼 세우기 | 출력 {gut:이} HIGH면 범퍼가 {how}. 꼬마 손님이 왔으니 범퍼를 세운다.
      @how gpio_write pin={gut} value=1 // gpio_write pin={gut} value=0 | 범퍼 눕히기 | 어른들 차례예요. 범퍼를 눕혀 주세요. 출력 {gut}, HIGH면 {how}.
      @sol gpio_write pin={ret} value=0 // gpio_write pin={ret} value=1 | 공 막기 | 출력 {ret:은} 솔레노이드에 전기를 준다. 솔레노이드를 {sol} 공이 돌아온다. 지금은 돌아오지 않게 해라.
      @sol gpio_write pin={ret} value=1 // gpio_write pin={ret} value=0 | 공 보내기 | 손님에게 공을 돌려보낸다. {ret}번 솔레노이드는 {sol} 공이 나온다(1이면 당김).
      gpio_write pin={sweep} value=0 | 스위퍼 세움 | 안에 사람이 있다. 출력 {sweep}에 물린 쓸개를 세워라.
      gpio_read pin={sweep} board="{bd}" | 스위퍼 출력 | {bd} 보드에서 스위퍼 출력 {sweep:을} 읽는다. 남은 볼링 핀 {left}개와는 상관없다.
      gutterball_score lane={lane} frozen=yes | 점수 멈춤 | 시비가 붙었다. 이 레인 점수가 바뀌지 않게 한다.
      gutterball_shoes size=265 out=true | 신발 | 265 한 켤레 내준다.
    `,
  },
];
