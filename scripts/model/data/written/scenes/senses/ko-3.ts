import type { Scene } from '../../scene';

/** Pins and states said in a roundabout way, inverted, or one of several, in Korean, part 3. */
export const sensesKo3: readonly Scene[] = [
  {
    language: 'ko',
    earlier: ['두 냉장고 재기 | probe_all → 왼쪽 {tl}℃, 오른쪽 {tr}℃', '출력 배치 | board_info → {bd}: {pl} = 왼쪽, {pr} = 오른쪽, {pd} = 문 히터'],
    slots: { tl: '2..4 / 9..12', tr: '5..8', pl: '4..10', pr: '11..18', pd: '19..26', bd: '주방반, 반찬가게, fridge-1' },
    tools: ['coolin_side(side: 왼쪽|오른쪽, compressor: on|off): Switch a compressor', 'coolin_drawer(number: int, lock: bool): Lock a drawer', 'coolin_alarm(value: 0|1): Set or reset the alarm', 'coolin_light(side: 왼쪽|오른쪽, lit: yes|no): Light inside'],
    steps: `
      @tl gpio_write pin={pr} value=1 board="{bd}" // gpio_write pin={pl} value=1 board="{bd}" | 더운 쪽 돌리기 | 잰 온도가 더 높은 쪽 냉장고의 출력을 올린다. 출력 번호와 보드는 {step2}단계에.
      @tl gpio_write pin={pl} value=0 board="{bd}" // gpio_write pin={pr} value=0 board="{bd}" | 찬 쪽 쉬게 | 두 온도를 견주어 더 차가운 쪽은 쉬게 해 주세요. 보드도 배치에 나온 대로 쓴다.
      gpio_write pin={pd} value=1 board="{bd}" | 문 말리기 | 문에 성에가 낀다. 배치에서 문 히터를 찾아 그 보드에서 데워라.
      gpio_read pin={pl} | 왼쪽 출력 | 보드는 빼고, 왼쪽 냉장고 출력이 높은지 읽는다.
      @tl coolin_side side=왼쪽 compressor=off // coolin_side side=왼쪽 compressor=on | 왼쪽 온도 판단 | 왼쪽이 8도를 넘으면 압축기를 돌리고 5도보다 낮으면 세운다.
      coolin_drawer number=6 lock=true | 육류 서랍 | 6번 서랍은 아무도 못 열게 해 둔다.
      coolin_alarm value=0 | 알겠음 | 주방장이 들었다. 알람은 풀어.
      coolin_light side=오른쪽 lit=no | 불 | 오른쪽 칸은 어두워야 한다.
      notify message="왼쪽 {tl}℃, 오른쪽 {tr}℃" title="냉장고" | 두 값 | 제목은 냉장고. 내용은 '왼쪽 1℃, 오른쪽 13℃' 꼴로 이 컴퓨터에 띄운다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 양식장/수조 {"수조": "{tank}", "용존산소": {dox}, "수온": {t}, "먹이g": {feed}}',
    slots: { tank: '=가 / 나 / 다', dox: '4.1..9.8', t: '11..24', feed: '120..900', pa: '2..9', pb: '10..18', pc: '19..27', bd: '양식반, fish-io, 수조동' },
    tools: ['fishcare_blower(running: bool): Main blower', 'fishcare_screen(tank, screen: up|down): Move the screen', 'fishcare_feeder(tank, value: 0|1): Feeder', 'fishcare_light(tank, lamp: 켬|끔): Lamp over a tank'],
    steps: `
      @tank gpio_write pin={pa} value=1 // gpio_write pin={pb} value=1 // gpio_write pin={pc} value=1 | 산소 넣기 | 가 수조 밸브 {pa}, 나 수조 {pb}, 다 수조 {pc}. 1이면 산소가 들어간다. 보고한 수조에 넣어 줘.
      @tank gpio_write pin={pa} value=0 // gpio_write pin={pb} value=0 // gpio_write pin={pc} value=0 | 산소 끊기 | 10분 동안 넣었다. 그 수조 밸브를 내린다(다={pc}, 나={pb}, 가={pa}).
      @tank gpio_read pin={pa} board="{bd}" // gpio_read pin={pb} board="{bd}" // gpio_read pin={pc} board="{bd}" | 밸브 보기 | 수온 {t}도에 먹이 {feed}g을 줬다. 해당 수조 밸브가 지금 몇인지 보드 {bd}에서 읽는다. 번호는 가, 나, 다 순으로 {pa}, {pb}, {pc}.
      @tank fishcare_light tank={tank} lamp=켬 // failed "나 수조에는 등이 없다" // fishcare_light tank={tank} lamp=켬 | 등 | 등은 가와 다에만 달려 있다. 그중 하나면 켜 두고, 나 수조면 실패로 한다.
      fishcare_blower running=true | 송풍기 | 밤에는 큰 송풍기가 계속 돌고 있어야 한다.
      fishcare_screen tank={tank} screen=up | 그물 올리기 | 청소하게 그 수조의 그물망을 올려 주십시오.
      fishcare_feeder tank={tank} value=0 | 먹이 멎게 | 배가 부르다. 보고한 수조에 더 떨어지지 않게 급이기를 꺼 두자.
      memory_store key=last-tank content="{tank} {t}도" | 기억 | last-tank라는 키로 수조와 수온을 '라 17도'처럼 남긴다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 목욕탕/설비 {"탕온도": {t}, "손님": {n}, "출력": {"버너": {burn}, "폭포": {fall}, "조명": {li}}, "보드": "{bd}"}',
    slots: { t: '34..38 / 43..47', n: '1..28', burn: '4..10', fall: '11..17', li: '18..25', bd: '탕비실, spa-1, 기관실' },
    tools: ['bathy_door(door: 잠금|열림): Lock the door of the bath', 'bathy_bubble(on: bool): Bubbles', 'bathy_panic(state: set|reset): Emergency bell', 'bathy_drain(plug: 0|1): Plug out (0) or in (1)'],
    steps: `
      @t gpio_write pin={burn} value=1 board="{bd}" // gpio_write pin={burn} value=0 board="{bd}" | 버너 | 탕이 40도에 못 미치면 버너를 살리고 42도를 넘으면 죽인다. 출력과 보드는 메시지대로.
      gpio_write pin={li} value=1 board="{bd}" | 조명 | 손님 {n}명이 어둡다고 한다. 이벤트의 보드와 출력으로 불을 밝혀 주세요.
      gpio_write pin={fall} value=0 board="{bd}" | 폭포 그치기 | 시끄럽다는 말이 나왔다. 물벼락을 그치게 하라. 메시지의 폭포 출력, 그 보드.
      gpio_read pin={burn} board="{bd}" | 버너 출력 보기 | 보고한 보드에서 버너 출력이 몇인지 알려 줘.
      bathy_door door=잠금 | 영업 끝 | 손님이 다 나갔으니 탕 문을 잠근다.
      bathy_bubble on=false | 거품 | 할머니가 싫어하신다. 거품이 안 올라오게.
      bathy_panic state=reset | 잘못 누름 | 아이가 비상벨을 눌렀다. 원래대로 돌려 놔.
      bathy_drain plug=0 | 물 빼기 | 마개를 뽑아 탕을 비운다.
      notify message="탕 {t}도, 손님 {n}명" | 현황 | 이 컴퓨터에 '탕 41도, 손님 7명' 꼴로 지금 값을 보여라.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /레이저/작업 {"작업": "{job}", "재료": "{mat}", "인터록": "{il}", "출력": {pw}}',
    slots: { job: 'J118, J204, 명찰7', mat: '=합판, 펠트, 아크릴 / PVC, 비닐', il: '=닫힘 / 열림', pw: '15..90', air: '4..9', exh: '10..16', tube: '17..24', bd: '공방, cutter, maker-1' },
    tools: ['raybox_tube(voltage: on|off): High voltage', 'raybox_table(lift: up|down): Move the table', 'raybox_pointer(shine: bool): Red pointer', 'raybox_bypass(interlock: 0|1): Bypass the interlock'],
    steps: `
      @il gpio_write pin={tube} value=1 // failed "인터록이 열려 있다" | 튜브 준비 | 인터록이 닫혀 있어야 {tube}번 튜브를 살릴 수 있다. 열려 있으면 실패.
      @mat gpio_write pin={air} value=1 // failed "{mat:은} 자를 수 없다" | 에어 | PVC와 비닐은 아예 자르지 않으니 실패로 하고, 나머지 재료면 {air}번 에어를 불게 한다.
      gpio_write pin={exh} value=1 board="{bd}" | 연기 빼기 | 불꽃이 튀기 전에 배기부터. 보드 {bd}, {exh}번. 출력 {pw}%면 연기가 많다.
      gpio_write pin={tube} value=0 | 튜브 죽이기 | {job:을} 다 잘랐다. {tube}번을 내리고 {exh}번 배기는 계속 둬라.
      gpio_read pin={exh} | 배기 확인 | {air}, {exh}, {tube} 셋 가운데 가운데 것을 읽어 주세요.
      raybox_tube voltage=off | 거울 청소 | 거울을 닦는다. 튜브에 전압이 있으면 큰일 난다.
      raybox_table lift=down | 두꺼운 판 | 판이 두꺼우니 테이블을 내린다.
      raybox_pointer shine=true | 자리 보기 | 어디를 자를지 빨간 점으로 비춰 줘.
      raybox_bypass interlock=0 | 우회 금지 | 인터록을 건너뛰고 쓰는 사람이 없도록 우회를 푼다.
    `,
  },
  {
    language: 'ko',
    event: 'cron -',
    earlier: ['분수 배선 | file_read → 낮은 물줄기 {low}, 가운데 {mid}, 높은 물줄기 {high}, 등 {lamps}. 밸브는 평소 열림형: 1이면 닫힌다.', '광장 바람 | wind_read → {wind}km/h'],
    slots: { low: '3..8', mid: '9..14', high: '15..20', lamps: '21..27', wind: '4..19 / 36..70', bd: '광장반, fountain, pit-3' },
    tools: ['bunsu_pump(pump: 큰|작은, running: bool): Pump', 'bunsu_music(playing: yes|no): Music', 'bunsu_drain(plug: in|out): Drain', 'bunsu_ring(ring: int, value: 0|1): Ring off (0) or on (1)'],
    steps: `
      @wind gpio_write pin={high} value=0 // gpio_write pin={high} value=1 | 바람과 높은 물줄기 | 바람이 30km/h를 넘으면 높은 물줄기를 막고, 아니면 솟게 둔다. 밸브가 어떤 종류인지는 {step1}단계.
      gpio_write pin={low} value=0 | 낮은 물줄기 | 아이들이 놀게 낮은 물줄기를 튼다. 평소 열림형임을 잊지 말 것.
      gpio_write pin={mid} value=1 board="{bd}" | 가운데 그치게 | 신랑 신부가 사진을 찍는다. {bd} 보드에서 가운데 물줄기를 그치게 해 주세요. 밸브는 배선표대로다.
      gpio_write pin={lamps} value=1 | 등 | 배선표의 등은 밸브가 아니어서 1이면 그냥 켜진다. 밝혀 둬라.
      gpio_read pin={mid} board="{bd}" | 가운데 값 | 가운데 밸브에 지금 무엇이 걸려 있는지 보드 {bd:로} 읽는다.
      bunsu_pump pump=작은 running=false | 작은 펌프 | 낙엽에 막혔으니 작은 펌프를 세워.
      bunsu_music playing=no | 밤 열 시 | 열 시부터는 음악이 나오지 않게 합니다.
      bunsu_drain plug=out | 비우기 | 청소하게 물을 뺀다.
      bunsu_ring ring=2 value=0 | 둘째 고리 | 물때가 낀 2번 고리는 꺼 두어라.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /인쇄기/정지 {"인쇄기": "{press}", "원인": "{cause}", "매수": {sheets}, "클러치": {clutch}, "급지": {feeder}, "송풍": {blower}}',
    slots: { press: '하이델, 2색기, 마스터', cause: '=걸림, 겹침 / 작업 끝', sheets: '120..9000', clutch: '3..9', feeder: '10..17', blower: '18..26', bd: '인쇄반, press-1, 을지로' },
    tools: ['inkworks_roller(press, ink: on|off): Bring the ink rollers on or off', 'inkworks_guard(press, guard: 잠금|해제): Guard', 'inkworks_inch(press, jog: bool): Inch the press', 'inkworks_damper(press, value: 0|1): Dampers off (0) or on (1)'],
    steps: `
      gpio_write pin={clutch} value=0 | 클러치 떼기 | 클러치는 전기가 오면 붙는다. 메시지에 있는 그 클러치를 뗀다.
      @cause gpio_write pin={feeder} value=0 // gpio_write pin={feeder} value=1 | 급지 | 종이가 걸리거나 겹쳤으면 급지를 멎게 하고 작업이 끝난 것이면 남은 종이가 빠지게 돌린다.
      gpio_write pin={blower} value=0 | 송풍 재우기 | 말소리가 안 들린다. 이벤트의 송풍을 잠재워 주세요.
      gpio_write pin={clutch} value=1 board="{bd}" | 다시 물리기 | {sheets}매까지 찍었다. 보드 {bd:로} 클러치를 다시 물려.
      gpio_read pin={feeder} | 급지 핀 | 손을 넣기 전에 급지 핀부터 읽어라.
      inkworks_roller press="{press}" ink=off | 롤러 들기 | 블랭킷이 마르지 않게 이 인쇄기의 잉크 롤러를 떼어 놓는다.
      @cause inkworks_guard press="{press}" guard=해제 // failed "작업이 끝난 것이다" | 덮개 | 걸림이나 겹침이면 그 인쇄기 덮개를 풀어 주고, 작업이 끝난 것뿐이면 실패.
      inkworks_inch press="{press}" jog=false | 손 조심 | 손이 들어가 있다. 인쇄기가 조금씩이라도 움직이면 안 된다.
      inkworks_damper press="{press}" value=1 | 축임 롤러 | 물을 먹이도록 축임 롤러를 붙여 둔다. 보고한 기계다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 로스터/{drum} {"원두": "{bean}", "원두온도": {t}, "크랙": {crack}, "kg": {kg}}',
    slots: { drum: '1호, 샘플기, R15', bean: '시다모, 우일라, 만델링', t: '171..194 / 206..221', crack: '=1, 2', kg: '3..14', drumpin: '4..10', cool: '11..18', after: '19..27', bd: '로스팅반, drum-io, cafe' },
    tools: ['roastly_flap(drum, flap: open|closed): Discharge flap', 'roastly_flame(drum, burning: bool): Burner', 'roastly_arm(drum, stir: 0|1): Stirring arm', 'roastly_latch(drum, latch: 걸림|풀림): Latch of the drum door'],
    steps: `
      @t failed "원두가 {t}도다" // roastly_flap drum="{drum}" flap=open | 원두 쏟기 | 200도가 넘어야 이 드럼의 배출구를 터서 쏟는다. 아직이면 실패.
      @t roastly_flame drum="{drum}" burning=true // roastly_flame drum="{drum}" burning=false | 불 | 200도까지는 이 드럼의 불을 살려 두고 넘으면 죽여.
      gpio_write pin={cool} value=1 | 식힘 팬 | 드럼 모터 {drumpin}, 식힘 팬 {cool}, 제연기 {after}. 두 번째 것을 돌린다.
      gpio_write pin={after} value=0 board="{bd}" | 제연기 | 연기가 없으니 보드 {bd}의 {after}번은 꺼 둔다. {drumpin}번을 끄면 {kg}kg이 다 탄다.
      gpio_write pin={drumpin} value=0 | 드럼 멎게 | 비었고 식었다. {drumpin}번 드럼을 멎게 해 주세요.
      gpio_read pin={after} | 제연기 값 | {after}번을 읽기만 하고 다른 것은 하지 마.
      roastly_arm drum="{drum}" stir=1 | 젓기 | 식힘판의 팔이 빙빙 돌아야 고루 식는다.
      roastly_latch drum="{drum}" latch=풀림 | 시료 | {bean} 시료를 꺼낼 테니 드럼 문을 풀어라.
      pushover message="{bean} {t}도" | 푸시 | 내 전화로 원두와 온도를 '수프리모 199도'처럼 보낸다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /소방서/출동 {"서": "{station}", "종류": "{kind}", "차량": {truck}}',
    slots: { station: '중앙, 서문, 강변', kind: '=화재, 구조 / 훈련', truck: '=1 / 2', d1: '3..8', d2: '9..14', gong: '15..20', traffic: '21..27', bd: '차고반, bay-io, 출동', secs: '8..40' },
    tools: ['firesta_door(truck: int, door: 올림|내림): Door of a truck', 'firesta_hose(truck: int, hose: 붙임|뗌): Exhaust hose', 'firesta_gong(sound: bool): Gong', 'firesta_lights(value: 0|1): All lights'],
    steps: `
      @truck gpio_write pin={d1} value=1 // gpio_write pin={d2} value=1 | 차고 문 올려 | 1호차 문 {d1}, 2호차 문 {d2}. 높으면 올라간다. 출동하는 차의 문을 올려.
      @truck gpio_write pin={d2} value=0 board="{bd}" // gpio_write pin={d1} value=0 board="{bd}" | 남은 차 문 내려 | 부르지 않은 차의 문은 내려 둔다. {bd} 보드에서 {d1:이} 1호차, {d2:이} 2호차이고 0에서 내려온다.
      @kind gpio_write pin={traffic} value=1 // failed "훈련이다" | 도로 신호 | 훈련만 아니면 {traffic}번을 올려 서 앞의 차들을 세운다. 훈련이면 실패한다.
      gpio_write pin={gong} value=0 board="{bd}" | 종 그만 | {secs}초나 울려 다 깼다. 보드 {bd}, 출력 {gong}의 종을 그치게.
      gpio_read pin={traffic} | 길은 빨간불인가 | 종 {gong}, 신호 {traffic}. 뒤엣것이 어떤지 보세요.
      firesta_hose truck={truck} hose=뗌 | 배기 호스 | 그 차가 나가는 동안 배기 호스를 떼어 준다.
      firesta_door truck={truck} door=내림 | 나간 뒤 | 차가 나갔으니 그 문은 도로 내려놓는다.
      @kind firesta_gong sound=true // firesta_gong sound=false | 종류별 종 | 화재와 구조는 종을 울리고 훈련은 조용히 한다.
      firesta_lights value=1 | 불 다 켜기 | 장화를 찾아야 하니 온 건물을 밝혀라.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 진공/챔버 {"압력": {p}, "게이트": "{gate}", "펌프": "{pump}", "밸브": {"러핑": {rough}, "벤트": {vent}, "포어": {fore}}}',
    slots: { p: '0.2..0.9 / 210..980', gate: '=닫힘', pump: '터보, 스크롤, 루츠', rough: '3..9', vent: '10..17', fore: '18..27', bd: '증착반, lab-io, chamber', secs: '15..50' },
    tools: ['vaclab_pump(name, spin: bool): Spin a pump', 'vaclab_gate(plate: open|shut): Gate valve', 'vaclab_shutter(value: 0|1): Shutter away (0) or in front (1)', 'vaclab_interlock(state: armed|tripped|reset): Interlock'],
    steps: `
      @p gpio_write pin={vent} value=0 // gpio_write pin={vent} value=1 | 벤트 | 압력이 100mbar를 넘으면 메시지의 벤트 밸브를 열고, 1mbar보다 낮으면 닫아 둔다. 1이 열림이다.
      @p vaclab_gate plate=open // failed "압력이 {p}mbar다" | 게이트 | 1mbar보다 낮을 때만 게이트를 튼다. 그보다 나쁘면 실패.
      gpio_write pin={rough} value=1 | 거친 배기 | 러핑 밸브를 연다. 1이 열림이고 번호는 이벤트의 셋 중 하나.
      gpio_write pin={fore} value=1 board="{bd}" | 포어 막기 | {bd} 보드의 포어 밸브는 거꾸로여서 1이면 닫힌다. 막아 주세요. 번호는 메시지에.
      gpio_write pin={fore} value=0 board="{bd}" | 포어 트기 | 다시 빨아야 한다. 보드 {bd}에서 포어 밸브를 튼다(1은 닫힘).
      gpio_read pin={rough} board="{bd}" | 러핑 값 | {secs}초를 뽑았다. 러핑 밸브가 지금 무엇인지 {bd}에서 확인해.
      vaclab_pump name={pump} spin=false | 펌프 재우기 | 보고된 펌프가 서서히 멎게 둔다.
      vaclab_shutter value=0 | 셔터 치우기 | 빔 앞을 막고 있는 셔터를 치워라.
      vaclab_interlock state=reset | 인터록 | 원인은 없앴으니 떨어진 인터록을 리셋해 주십시오.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 돈사/{barn} {"온도": {t}, "암모니아": {nh}, "마릿수": {n}, "환기핀": {fan}, "열등핀": {lamp}, "살수핀": {spray}}',
    slots: { barn: '1돈사, 분만사, 자돈사', t: '14..19 / 29..35', nh: '6..31', n: '40..380', fan: '2..9', lamp: '10..17', spray: '18..26', bd: '돈사반, pig-io, 축사' },
    tools: ['donsa_winch(barn, curtain: 올림|내림): Side curtain', 'donsa_auger(barn, running: bool): Feed auger', 'donsa_gate(barn, pen: int, latch: locked|unlocked): Pen gate', 'donsa_alarm(value: 0|1): Set or reset the alarm'],
    steps: `
      @t gpio_write pin={lamp} value=1 // gpio_write pin={spray} value=1 | 추위 더위 | 20도 아래면 열등을 켜고, 28도 위면 살수를 튼다. 핀은 메시지에서.
      @t gpio_write pin={fan} value=0 // gpio_write pin={fan} value=1 | 환기 | 28도 위에서는 환기를 돌리고 20도 아래에서는 멎게 한다.
      gpio_write pin={lamp} value=0 | 열등 끄기 | {n}마리가 몸으로 데우니 열등은 필요 없다. 이벤트에서 그 핀을 찾아 내려 주세요.
      gpio_write pin={fan} value=1 board="{bd}" | 암모니아 빼기 | 암모니아 {nh}ppm이면 냄새가 심하다. 보드 {bd}의 환기핀을 살려 바람을 뺀다.
      gpio_read pin={spray} | 살수 핀 | 바닥이 젖었다. 살수핀이 올라가 있는지 확인해라.
      donsa_winch barn="{barn}" curtain=내림 | 커튼 | 찬 바람이 드니 이 돈사 커튼을 내린다.
      donsa_auger barn="{barn}" running=false | 사료 멎게 | 사료통이 찼으니 그 동의 오거를 세워 둬.
      donsa_gate barn="{barn}" pen=5 latch=unlocked | 5번 칸 풀기 | 어미를 옮긴다. 보고한 동 5번 칸의 문 걸쇠를 풀어 놓는다.
      donsa_alarm value=0 | 경보 | 주인이 왔으니 경보는 리셋.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /놀이/기구 {"기구": "{ride}", "안전바": "{bar}", "탑승": {n}, "풍속": {wind}}',
    slots: { ride: '회전목마, 바이킹, 범퍼카', bar: '=내려옴 / 올라감', n: '2..36', wind: '2..7 / 14..21', brake: '4..9', music: '10..16', bulbs: '17..24', bd: '조종실, ride-io, 매표소' },
    tools: ['rideon_bar(ride, bars: 내림|올림): Safety bars', 'rideon_start(ride, enable: bool): Enable the start button', 'rideon_gate(ride, gate: locked|unlocked): Gate for the guests', 'rideon_horn(value: 0|1): Horn'],
    steps: `
      @bar gpio_write pin={brake} value=1 // failed "안전바가 올라가 있다" | 제동 풀기 | 제동은 스프링이 잡고 {brake}번이 1이면 푼다. 안전바가 내려왔을 때만 풀고 아니면 실패.
      gpio_write pin={brake} value=0 | 제동 잡기 | 한 바퀴 돌았다. {brake}번에서 전기를 빼면 스프링이 제동을 잡는다. 잡아라.
      gpio_write pin={music} value=1 board="{bd}" | 음악 | 제동 {brake}, 음악 {music}, 전구 {bulbs}. {bd} 보드에서 음악만 흐르게 한다.
      gpio_write pin={bulbs} value=0 | 전구 | 낮에는 전구를 꺼 두세요. {bulbs}번입니다.
      gpio_read pin={brake} board="{bd}" | 제동 확인 | {n}명이 탔다. 보드 {bd}에서 제동 핀({brake})을 읽는다.
      @wind rideon_start ride="{ride}" enable=true // rideon_start ride="{ride}" enable=false | 바람 | 풍속 10을 넘으면 이 기구의 시작 버튼이 듣지 않게 하고, 그 아래면 듣게 한다.
      rideon_bar ride="{ride}" bars=올림 | 내리는 손님 | 손님이 내리도록 그 기구의 안전바를 올려 줘.
      rideon_gate ride="{ride}" gate=locked | 줄 막기 | 점검한다. 이 기구로 아무도 들어오지 못하게 문을 걸어 잠근다.
      rideon_horn value=1 | 출발 신호 | 떠난다는 뜻으로 경적을 울려.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 막걸리/{vat} {"품온": {t}, "당도": {brix}, "교반핀": {stir}, "냉각핀": {cool}, "뚜껑": "{lid}"}',
    slots: { vat: '1번독, 큰독, 술덧3', t: '17..22 / 28..33', brix: '4..16', stir: '3..11', cool: '12..20', lid: '=닫힘 / 열림', lamp: '21..28', bd: '양조반, brew-io, 누룩방' },
    tools: ['sulbit_lid(vat, lid: 엶|닫음): Lid of a vat', 'sulbit_press(pressing: bool): Filter press', 'sulbit_valve(vat, outlet: open|closed): Outlet of a vat', 'sulbit_steam(value: 0|1): Steam for the rice'],
    steps: `
      @t failed "품온이 {t}도다" // gpio_write pin={cool} value=0 | 식히기 | 냉각핀은 0에서 물이 돈다. 품온이 25도를 넘을 때만 식히고 넘지 않으면 실패로 둔다.
      gpio_write pin={cool} value=1 board="{bd}" | 냉각 그만 | {bd} 보드 냉각핀은 거꾸로라 1에서 멎는다. 더 식으면 안 되니 멎게 해라.
      @lid gpio_write pin={stir} value=1 // gpio_write pin={stir} value=0 | 젓기 | 뚜껑이 닫혔으면 교반기를 돌리고 열렸으면 세운다.
      gpio_write pin={lamp} value=1 | 표시등 | 당도 {brix}이면 거를 때다. {lamp}번 표시등을 밝혀 주세요.
      gpio_read pin={stir} | 교반 확인 | 교반핀이 몇인지 읽어 와.
      sulbit_lid vat="{vat}" lid=엶 | 숨 쉬게 | 술이 숨을 쉬도록 이 독의 뚜껑을 연다.
      sulbit_press pressing=false | 압착 풀기 | 술지게미가 말랐다. 누르던 것을 놓아라.
      sulbit_valve vat="{vat}" outlet=closed | 출구 막기 | 아직 거르지 않으니 그 독의 출구는 막혀 있어야 합니다.
      sulbit_steam value=0 | 김 빼기 | 고두밥이 다 됐다. 증기를 꺼 둔다.
    `,
  },
];
