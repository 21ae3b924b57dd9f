import type { Scene } from '../../scene';

/** Levels and pins that follow from wiring told in the step, beside everyday calls of other tools: Korean, part 1. */
export const wiredKo1: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 양식장/{site} {"수조": {tank}, "DO": {dox}, "수온": {t}, "근무": "{who}"}',
    slots: { site: '완도3동, 돌산, 종묘동', tank: '1..12', dox: '2.1..4.8 / 5.3..8.9', t: '14..26', who: '김판수, 어진희, 모태식', blow: '4..9', oxy: '10..16', drain: '17..24', act: '0에서 붙는 / 1에서 붙는', sol: '무전압 열림, 노멀 오픈 / 무전압 닫힘, 노멀 클로즈', gram: '=350, 420, 900', min: '6..18' },
    tools: ['badasoft_feeder(tank: int, grams: int, minutes: int, floating?: bool): 사료 급이기', 'badasoft_level(tank: int, low_cm: int, high_cm: int): Water level limits of a tank'],
    steps: `
      @act gpio_write pin={blow} value=0 // gpio_write pin={blow} value=1 | 블로워 돌리기 | 블로워 릴레이는 {act} 물건이다. {blow}번에 달려 있으니 돌려라.
      @act gpio_write pin={blow} value=1 // gpio_write pin={blow} value=0 | 블로워 세움 | {act} 릴레이, {blow}번. 밥 먹는 동안은 블로워 세워 놓읍시다.
      @sol gpio_write pin={drain} value=1 // gpio_write pin={drain} value=0 | 배수 막기 | 물 빠지면 큰일 남. 배수 솔레노이드({drain}번)는 {sol}형이니까 막히는 쪽으로 써 주세요.
      @sol gpio_write pin={drain} value=0 // gpio_write pin={drain} value=1 | 물 빼기 | 청소할 거라 {drain}번 배수를 연다. 밸브 종류: {sol}
      @dox gpio_write pin={oxy} value=1 // failed "용존산소 {dox}로 낮지 않다" | 액화산소 | DO가 5 밑으로 떨어졌을 때만 {oxy}번(1이면 산소 나옴)을 튼다. 멀쩡하면 하지 말고 실패로.
      badasoft_feeder tank={tank} grams={gram} minutes={min} | 급이 | 보고한 수조에 {gram}g을 {min}분에 걸쳐 뿌린다. 뜨는지 가라앉는지는 적지 마.
      badasoft_feeder tank={tank} grams={gram} minutes={min} floating=true | 뜨는 사료 | {min}분 동안 {gram}그램. 물에 뜨는 놈으로 준다고 표시하고 이벤트 수조에.
      badasoft_level tank={tank} low_cm=85 high_cm=120 | 수위 한계 | 위로는 120cm, 아래로는 85cm를 한계로 잡는다. 그 수조만.
      send_message channel=kakao to="{who}" text="{tank}번 수조 DO {dox}" | 근무자 카톡 | 근무 서는 사람한테 kakao로 "{tank}번 수조 DO {dox}" 이렇게만.
    `,
  },
  {
    language: 'ko',
    earlier: ['계사 배선 읽기 | file_read → 1실 배기 {p1}, 2실 배기 {p2}, 3실 배기 {p3}, 점등 {li}. 배기는 전부 {lv}', '암모니아 재기 | gas_probe → 2실 {ppm}ppm'],
    slots: { p1: '=4, 30', p2: '=5, 31', p3: '=6, 32', li: '8..19', lv: '1이면 돈다 / 0이면 돈다', ppm: '21..44 / 3..14', bd: '계사함, coop-2, 닭장', topic: '=coop/light, farm/coop/lamp', hr: '=14, 15, 16' },
    tools: ['kkokko_egg_belt(house: int, direction: forward|reverse, mpm: num): Egg belt speed in metres a minute', 'kkokko_light(house: int, lux: int, ramp_min: int, colour?: warm|white|red): Light of a house'],
    steps: `
      @lv gpio_write pin={p2} value=1 // gpio_write pin={p2} value=0 | 2실 환기 | 2실 배기팬 가동. 몇 번인지, 어느 값에서 도는지는 {step1}단계에 다 있음.
      @lv gpio_write pin={p3} value=0 // gpio_write pin={p3} value=1 | 3실 배기 정지할 것 | 병아리가 들어왔으니 3실은 바람을 멎게. 값은 배선표 보고 따질 것.
      @lv gpio_write pin={p1} value=1 board="{bd}" // gpio_write pin={p1} value=0 board="{bd}" | 1실 틀어요 | {bd} 보드로요. 첫째 방 배기 좀 틀어 줘요, 배선표대로.
      gpio_read pin={p2} | 2실만 조회 | 2실 배기 핀 상태를 읽기만 한다.
      gpio_write pin={li} value=0 | 점등 소등 | 점등 핀은 높을 때 밝다. 닭 재울 시간이니 어둡게 한다.
      kkokko_egg_belt house=2 direction=reverse mpm=1.5 | 난좌 벨트 | 2동 벨트가 걸렸어요. 분당 1.5미터로 뒤로 돌려 빼 주세요.
      kkokko_light house=3 lux=20 ramp_min=15 | 3동 조도 | 15분에 걸쳐 20럭스까지. 색은 손대지 않는다. 3동.
      kkokko_light house=1 lux=12 ramp_min=30 colour=red | 1동 쪼기 막기 | 쪼아 대는 통에 1동은 붉은빛으로, 12럭스, 30분 두고 천천히.
      @ppm notify message="암모니아 {ppm}ppm" // failed "암모니아 {ppm}ppm으로 기준 아래" | 냄새 알림 | 20ppm을 넘었으면 이 컴퓨터에 "암모니아 {ppm}ppm"을 띄우고, 안 넘었으면 띄우지 말고 실패 처리.
    `,
  },
  {
    language: 'ko',
    slots: { st: '4..9', mix: '10..15', ex: '16..22', w: '1을 쓰면 멈춘다 / 0을 쓰면 멈춘다', nc: 'B접점, 평상시 닫힌 접점 / A접점, 평상시 열린 접점', kg: '8..24', wat: '=1.2, 2.4, 3.6', min: '12..35', cake: '=백설기, 시루떡, 절편, 인절미', who: '떡집 큰아들, 황 여사, 배달 준호', key: '=쌀-불림, rice-soak, 고물-남음', tm: '=05:20, 06:40' },
    tools: ['siru_steam(basket: int, minutes: int, bar: num): Steam a basket', 'ssal_mill(kg: int, litres: num, passes: int, salt_g?: int): Mill soaked rice'],
    steps: `
      @w gpio_write pin={st} value=0 // gpio_write pin={st} value=1 | 스팀 올리기 | 보일러 스팀 {st}번. 여기는 {w}. 지금 쪄야 하니 스팀이 나오게 해라잉.
      @w gpio_write pin={st} value=1 // gpio_write pin={st} value=0 | 스팀 세우기 | {cake} 다 쪘다. {st}번 스팀을 세운다. 참고로 {w}.
      @nc gpio_write pin={mix} value=1 // gpio_write pin={mix} value=0 | 반죽기 전기 끊기 | 반죽기 모터선은 {mix}번 릴레이의 {nc}에 물렸다. 손 들어가기 전에 전기를 끊을 것.
      @nc gpio_write pin={mix} value=0 // gpio_write pin={mix} value=1 | 반죽기 살리기 | 손 뺐어요. 반죽기 다시 살려 주세요. ({mix}번 릴레이 {nc} 사용)
      gpio_write pin={ex} value=1 | 김 빼기 | 부엌에 김이 꽉 찼다. {ex}번 배기, 켜짐이 1. 틀자.
      siru_steam basket=3 minutes={min} bar=0.7 | 시루 3번 | 3번 시루를 0.7바로 {min}분 찐다.
      ssal_mill kg={kg} litres={wat} passes=2 | 쌀 빻기 | {kg}kg에 물 {wat}L 잡고 두 번 내린다. 소금은 나중에 손으로 넣으니 적지 않음.
      ssal_mill kg={kg} litres={wat} passes=1 salt_g=90 | 한 번만 | 소금 90g 넣어서 한 번만 내려 줘. 쌀은 {kg}킬로, 물은 {wat}리터.
      memory_store key={key} content="{cake} {kg}kg {tm}" | 적어 두기 | {key:이}라는 이름으로 '{cake} {kg}kg {tm}'을 기억해 둔다.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral bath/{room} {"탕": "{room}", "온도": {t}, "펌프핀": {pm}, "급탕핀": {hv}, "기포핀": {bb}}',
    slots: { room: '열탕, 온탕, 쑥탕', t: '45..52 / 31..40', pm: '2..7', hv: '8..13', bb: '14..20', ev: '전기가 오면 열린다 / 전기가 오면 닫힌다', dr: '반전 드라이버를 거친다 / 반전 없이 바로 간다', mn: '5..25', who: '세신실, 카운터, 보일러 박 씨', nt: '=물 받는 중입니다, 온도 조절 중입니다' },
    tools: ['tangmul_set(pool, celsius: num, tolerance: num): 탕 온도를 정한다', 'tangmul_jets(pool, power: weak|middle|strong, minutes: int): 기포'],
    steps: `
      @ev gpio_write pin={hv} value=1 // gpio_write pin={hv} value=0 | 뜨거운 물 틀기 | 급탕 밸브는 {ev}. 물이 식었으니 틀어라. 번호는 메시지.
      @ev gpio_write pin={hv} value=0 // gpio_write pin={hv} value=1 | 뜨거운 물 잠그기 | 손님이 뜨겁다고 난리다. 급탕을 잠가 주세요. 이 밸브는 {ev}.
      @dr gpio_write pin={bb} value=0 // gpio_write pin={bb} value=1 | 기포 켜기 | 기포 발생기는 높은 신호를 받으면 도는데, 우리 핀에서 거기까지 {dr}. 기포가 나오게 하시오.
      @dr gpio_write pin={bb} value=1 // gpio_write pin={bb} value=0 | 기포 끄기 | 조용히 쉬겠다는 손님. 기포기(높으면 돈다)를 끈다. 우리 출력은 {dr}. 펌프핀은 손대지 않는다.
      @t gpio_write pin={hv} value=0 // failed "{t}도라 급탕을 끊을 까닭이 없다" | 과열이면 | 이번에 새로 단 급탕 밸브는 1일 때 열립니다. 42도를 넘으면 닫고, 42도가 안 되면 손대지 말고 실패로 남기세요.
      gpio_read pin={pm} | 순환펌프 보기 | 펌프가 켜져 있는지 펌프핀만 읽어 봐.
      tangmul_set pool="{room}" celsius=41.5 tolerance=0.5 | 온도 맞추기 | 보고된 탕을 41.5도로, 오차는 0.5도까지 봐준다.
      tangmul_jets pool="{room}" power=weak minutes={mn} | 살살 | 그 탕 기포를 {mn}분만, 제일 약하게.
      mqtt_publish topic=bath/board payload="{nt}" | 안내판 | bath/board 토픽에 {nt:이}라고 발행.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /press/{mc} {"기계": "{mc}", "매수": {cnt}, "잉크온도": {t}, "작업": "{job}"}',
    slots: { mc: '하이델-2, 고모리, 윤전1호', cnt: '1200..9800', t: '19..33', job: '달력, 선거공보, 학원교재', d1: '4..8', d2: '9..13', d3: '14..21', bk: '22..27', mag: '무여자로 물리는, 전기가 없어야 물리는 / 여자해야 물리는, 전기를 줘야 물리는', act: '로우 액티브 / 하이 액티브', rpm: '=6500, 7200, 8000', pc: '12..35' },
    tools: ['ingmok_fountain(unit: int, rpm: int, percent: int): Dampening', 'ingmok_ink(unit: int, ink: cyan|magenta|yellow|black, celsius: int): Ink unit', 'ingmok_count(job, sheets: int, spare: int): Job counter'],
    steps: `
      @act gpio_write pin={d1} value=0 // gpio_write pin={d1} value=1 | 건조 히터 ON | D{d1} 건조 히터, D{d2} 분말. SSR은 {act}. 히터 넣어.
      @act gpio_write pin={d2} value=1 // gpio_write pin={d2} value=0 | 분말 OFF | 분말 스프레이(D{d2}) 차단 요망. 입력 논리는 {act}임. D{d1:은} 히터라 그대로.
      @mag gpio_write pin={bk} value=0 // gpio_write pin={bk} value=1 | 브레이크 물리기 | 판 갈이 중. 실린더가 돌면 손 나간다. {bk}번은 {mag} 브레이크. 물려 놔라.
      @mag gpio_write pin={bk} value=1 // gpio_write pin={bk} value=0 | 브레이크 떼기 | 판 다 갈았습니다. {bk}번 브레이크를 떼 주십시오. {mag} 종류입니다.
      gpio_read pin={d3} | 용지 센서 | 용지 유무는 D{d3}. 지금 값 확인 바람.
      ingmok_fountain unit=4 rpm={rpm} percent={pc} | 축임물 | 4호기, 회전 {rpm}rpm에 물량 {pc}%.
      ingmok_ink unit=2 ink=magenta celsius=28 | 붉은 잉크 | 2호기에 마젠타를 28도로 올려 둔다.
      ingmok_count job="{job}" sheets=5000 spare=150 | 계수기 | 이 작업은 5천 장, 여분은 150장으로 잡아 주세요.
      file_write path=press/log.txt content="{mc} {job} {cnt}" append=true | 일지 한 줄 | press/log.txt 맨 뒤에 이어서 "{mc} {job} {cnt}".
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 도금/라인{ln} {"조": "{bath}", "pH": {ph}, "전류A": {amp}, "온도": {t}}',
    slots: { ln: '1..4', bath: '니켈조, 크롬조, 아연조', ph: '3.8..4.4', amp: '220..480 / 505..790', t: '48..62', rec: '3..8', agi: '9..14', acid: '15..21', hoist: '22..28', rl: 'NC 접점, 상시 폐로 접점 / NO 접점, 상시 개로 접점', hs: '하강이고 0이 상승 / 상승이고 0이 하강', ml: '=40, 75, 120', sec: '=90, 150, 210', who: '설비 남 주임, 폐수 오 기사' },
    tools: ['plata_rectifier(bath, amps: int, volts: num, seconds: int): Plating current', 'plata_dose(bath, agent: brightener|acid|nickel, ml: int): Dose an agent'],
    steps: `
      @rl gpio_write pin={rec} value=0 // gpio_write pin={rec} value=1 | 정류기 통전 | 정류기 전원은 {rec}번 릴레이 {rl:을} 거쳐 간다. 통전시킬 것.
      @rl gpio_write pin={rec} value=1 // gpio_write pin={rec} value=0 | 정류기 단전 | 걸이 빼는 중. {rec}번({rl} 결선)으로 정류기를 단전한다.
      @hs gpio_write pin={hoist} value=0 // gpio_write pin={hoist} value=1 | 호이스트 상승 | {hoist}번 방향 신호는 1이 {hs}이다. 걸이를 끌어 올려라.
      @hs gpio_write pin={hoist} value=1 // gpio_write pin={hoist} value=0 | 호이스트 내려 | 걸이를 조에 담가 주세요. 방향은 {hoist}번, 1이 {hs}입니다.
      @amp gpio_write pin={agi} value=1 // failed "전류가 {amp}A로 500A 이상" | 교반 | 500A 아래일 때만 공기 교반({agi}번, HIGH 가동)을 건다. 그 이상이면 걸지 않고 실패.
      gpio_write pin={acid} value=0 | 산 투입 중지 | {acid}번 산 펌프는 1에서 돈다. pH {ph}면 됐으니 그만 넣는다.
      plata_rectifier bath="{bath}" amps=450 volts=6.5 seconds={sec} | 도금 조건 | 보고한 조에 450A, 6.5V로 {sec}초.
      plata_dose bath="{bath}" agent=brightener ml={ml} | 광택제 | 광택이 죽었다. 그 조에 광택제 {ml}ml 보충.
      pushover message="{bath} {amp}A {t}도" | 폰으로 | 푸시로 "{bath} {amp}A {t}도" 보내 줘요.
    `,
  },
  {
    language: 'ko',
    event: 'cron -',
    slots: { c1: '4..7', c2: '8..11', c3: '12..15', c4: '16..19', lk: '정전되면 열리는, 전기가 있어야 잠기는 / 정전돼도 잠겨 있는, 전기가 있어야 열리는', bar: '위에 줄(바)이 그어져 있다 / 위에 줄(바)이 없다', rk: '=R3-17, R1-04, R7-22', tmo: '=30, 45, 90', host: '=10.0.4.21, 10.0.9.7', svc: '=nginx, postgres, redis', to: '=web-b, db-2, cache-9', from: '=web-a, db-1, cache-3', h: '=2, 3, 4' },
    tools: ['rackbot_pdu(rack, outlet: int, state: energize|cut, delay_s?: int): Outlet of a rack', 'rackbot_restart(host, service, timeout_s: int): Restart a service', 'rackbot_move(service, from, to): Move a service'],
    steps: `
      @lk gpio_write pin={c1} value=0 // gpio_write pin={c1} value=1 | 서버실 문 풀기 | 외주 기사 입실. {c1}번은 {lk} 락이다. 풀어 준다.
      @lk gpio_write pin={c1} value=1 // gpio_write pin={c1} value=0 | 문 걸기 | 나갔으면 걸어야지. {lk} 전기정, IO{c1}.
      @bar gpio_write pin={c2} value=0 // gpio_write pin={c2} value=1 | 항온기 EN | 항온기 EN 단자가 GPIO{c2}에 있고 도면에는 EN 글자 {bar}. 가동시키십시오.
      @bar gpio_write pin={c2} value=1 // gpio_write pin={c2} value=0 | 항온기 쉬게 | GPIO{c2}가 EN으로 간다(EN 글자 {bar}). 밤이라 쉬게 하면 돼.
      gpio_write pin={c3} value=1 | 경광등 통전 | c3이라 적힌 등은 IO{c3}. c4(IO{c4})는 화재 수신반이니 절대 건드리지 말 것. 1이면 번쩍인다. 켜기.
      rackbot_pdu rack={rk} outlet=6 state=cut | 6번 콘센트 내림 | 랙 {rk} 여섯 번째 콘센트를 죽여. 지연은 안 준다.
      rackbot_pdu rack={rk} outlet=2 state=energize delay_s=20 | 2번 살림 | {rk}의 2번 콘센트에 20초 뒤 전기를 살립니다.
      rackbot_restart host={host} service={svc} timeout_s={tmo} | 재기동 | {svc} 다시 올려 주세요. {host}에서 돌고 있고 {tmo}초까지 기다려 봅니다.
      rackbot_move service={svc} from={from} to={to} | 이사 | {to:로} {svc:을} 옮긴다. 지금 있는 데는 {from}.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 어선/{ship} {"배": "{ship}", "어창도": {t}, "빌지cm": {bil}, "축전지V": {v}, "선장": "{who}"}',
    slots: { ship: '대성호, 307만선, 은파호', t: '-24..-6', bil: '18..40 / 2..9', v: '22.8..27.5', who: '안 선장, 표득만, 갑판장 리', bp: '3..8', nav: '9..14', ice: '15..20', horn: '21..27', mos: 'P채널이 위쪽에서 끊는다 / N채널이 아래쪽에서 끊는다', rp: '붙으면 등이 꺼지게 / 붙으면 등이 켜지게', nm: '3..11', crew: '=항해일지, 조업일지' },
    tools: ['eochang_chill(hold: int, celsius: int, mode: flash|keep): Fish hold', 'haero_plot(name, lat: num, lon: num, radius_nm: int): Mark a place'],
    steps: `
      @mos gpio_write pin={bp} value=0 // gpio_write pin={bp} value=1 | 빌지펌프 돌리기 | 빌지펌프는 핀 {bp}에 문 MOSFET이 바로 끊고 잇는다: {mos}. 펌프를 돌려라.
      @mos gpio_write pin={bp} value=1 // gpio_write pin={bp} value=0 | 빌지펌프 정지 | 마른 채로 돌면 타 버립니다. 펌프 정지. 핀 {bp}, {mos}.
      @rp gpio_write pin={nav} value=0 // gpio_write pin={nav} value=1 | 항해등 켬 | 항해등 릴레이({nav}번)는 1에서 붙고, {rp} 이어 놨다. 해 졌다, 등 켜라.
      @rp gpio_write pin={nav} value=1 // gpio_write pin={nav} value=0 | 항해등 끔 | 날이 밝음. {nav}번 릴레이(1=붙음, {rp} 결선)로 항해등 소등.
      @bil gpio_write pin={horn} value=1 // failed "빌지가 {bil}cm뿐이다" | 물 찼으면 | 빌지가 12cm를 넘으면 {horn}번 경적을 1로 울린다. 아니면 울리지 말고 실패.
      eochang_chill hold=2 celsius=-22 mode=flash | 2번 어창 | 막 올린 고기다. 2번 어창을 영하 22도로 급속.
      haero_plot name="양망" lat=34.51 lon=127.88 radius_nm={nm} | 표시 | 위도 34.51, 경도 127.88에 "양망"이라 찍고 {nm}해리 원을 둘러.
      file_write path="배/{crew}.txt" content="빌지 {bil}cm, {v}V" append=true | 일지 쓰기 | 배/{crew}.txt 에 이어서 "빌지 {bil}cm, {v}V".
      send_message channel=sms to="{who}" text="어창 {t}도" | 선장에게 | sms로 이벤트에 적힌 선장에게 '어창 {t}도'라고 보낼 것.
    `,
  },
  {
    language: 'ko',
    earlier: ['무대 패치 확인 | patch_read → 하우스등 K1(핀 {k1}), 포그 K2(핀 {k2}), 회전무대 K3(핀 {k3}), 경종 K4(핀 {k4})', '관객 수 | door_count → {n}명'],
    slots: { k1: '5..9', k2: '10..14', k3: '15..20', k4: '21..26', n: '40..380', m1: '코일에 전기가 없을 때 불이 들어온다 / 코일에 전기가 있을 때 불이 들어온다', m2: '1인 동안 무대가 잠긴다 / 1인 동안 무대가 돈다', bd: '무대함, stage-x, 그리드', cue: '12..88', deg: '=45, 90, 180', sec: '7..25', txt: '=5분 뒤 막이 오릅니다, 휴대전화를 꺼 주세요, 곧 2막입니다' },
    tools: ['mudae_turn(degrees: int, seconds: int, sense: cw|ccw): Turn the stage', 'mudae_cue(list, number: int, follow: bool): Fire a cue', 'mudae_page(zone: foyer|backstage|house, sentence, repeat?: int): Announcement'],
    steps: `
      @m1 gpio_write pin={k1} value=0 // gpio_write pin={k1} value=1 | 객석 밝히기 | K1은 {m1}. 막이 내렸으니 하우스등을 밝혀라. K4는 만지면 안 됨.
      @m1 gpio_write pin={k1} value=1 // gpio_write pin={k1} value=0 | 객석 어둡게 | 곧 시작해요. 하우스등 꺼 주세요. K1은 {m1}는 점 주의.
      @m2 gpio_write pin={k3} value=1 // gpio_write pin={k3} value=0 | 회전무대 멈춤 | K3은 {m2}. 배우가 서 있을 동안 움직이지 못하게 하시오.
      @m2 gpio_write pin={k3} value=0 // gpio_write pin={k3} value=1 | 회전무대 놓기 | 이제 돌아도 된다, K3을 돌 수 있게. ({m2})
      gpio_write pin={k2} value=1 board="{bd}" | 포그 | K2, {bd} 보드. 1이면 나온다. 깔아 줘.
      mudae_turn degrees={deg} seconds={sec} sense=ccw | 반 바퀴 말고 | {sec}초 동안 {deg}도만, 시계 반대로.
      mudae_cue list="2막" number={cue} follow=false | 큐 {cue} | "2막" 목록의 {cue}번 큐를 쏜다. 다음 큐가 저절로 따라오면 안 된다.
      mudae_page zone=foyer sentence="{txt}" | 로비 방송 | 로비에 "{txt}" 한마디. 몇 번 되풀이할지는 정하지 않음.
      mudae_page zone=backstage sentence="{txt}" repeat=2 | 분장실 쪽 | 무대 뒤에 {txt:이}라고 두 번 내보내.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /camp/{site} {"자리": "{site}", "전류": {amp}, "차단핀": {p}, "가로등핀": {li}, "손님": "{who}"}',
    slots: { site: 'A-07, 숲-12, 강변3', amp: '14.2..19.8 / 3.1..9.4', p: '2..9', li: '10..17', gt: '18..24', uv: '부족전압 트립(전압이 사라지면 떨어짐) / 분로 트립(전압을 주면 떨어짐)', or: '스프링이 올리고 코일이 내린다 / 스프링이 내리고 코일이 올린다', who: '박민재, 손 다은, 캠핑클럽', n: '2..6', won: '=5000, 8000, 12000', u: '=http://camp.local/api/site, http://10.1.1.8/site' },
    tools: ['yayeong_extend(site, nights: int, guests: int, car?: bool): 숙박 연장', 'yayeong_firewood(site, bundles: int, won: int): 장작 판매'],
    steps: `
      @uv gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 자리 전기 내리기 | 그 자리 차단기는 {uv} 방식. 이벤트의 차단핀으로 떨어뜨리세요.
      @amp gpio_write pin={li} value=0 // failed "{amp}A밖에 안 쓴다" | 과부하면 가로등부터 | 12A를 넘게 쓰면 그 자리 가로등(핀은 이벤트, 낮으면 꺼짐)부터 끈다. 12A 아래면 아무것도 하지 말고 실패로.
      @or gpio_write pin={gt} value=0 // gpio_write pin={gt} value=1 | 차단봉 올리기 | 입구 차단봉 {gt}번: {or}. 손님 들어오시게 올려 드려요.
      @or gpio_write pin={gt} value=1 // gpio_write pin={gt} value=0 | 차단봉 내리기 | 밤 10시 넘음. 봉 내림({gt}번, {or}).
      gpio_read pin={p} | 차단 핀 | 이벤트의 차단핀 값 좀 봐 줘요. 가로등 말고요.
      yayeong_extend site={site} nights=1 guests={n} | 하루 더 | 하룻밤 더 묵는다. 사람은 {n}명. 차는 말이 없으니 비워 둔다. 자리는 보고한 곳.
      yayeong_extend site={site} nights=2 guests={n} car=true | 이틀 더 | 그 자리 {n}명이 차 가지고 이틀 더 있겠대요.
      yayeong_firewood site={site} bundles=3 won={won} | 장작 | 세 단, {won}원. 그 자리 앞으로.
      http_request url={u} method=POST body="{site}" | 예약 서버에 | {u}에 POST. 본문은 자리 이름 하나만.
    `,
  },
  {
    language: 'ko',
    event: 'cron -',
    earlier: ['급식실 점검 | temp_read → 보온고 {t}℃, 냉장고 {c}℃', '릴레이 표 | file_read → R1 식기세척 {r1}, R2 보온고 {r2}, R3 후드 {r3}, R4 가스차단 {r4}'],
    slots: { t: '41..58 / 61..79', c: '1..8', r1: '4..8', r2: '9..13', r3: '14..19', r4: '20..26', g: '1일 때 가스가 통한다 / 1일 때 가스가 막힌다', inv: '논리가 뒤집혀 있다 / 논리가 그대로다', menu: '=수수밥, 짜장밥, 비빔밥', cnt: '240..890', al: '=우유, 땅콩, 게', who: '영양사 유선경, 조리장 문 씨, 행정실 백 주무관' },
    tools: ['geupsik_cook(kettle: int, servings: int, minutes: int): Kettle', 'geupsik_label(menu, allergen, best_before_h: int): Label', 'geupsik_washer(program: short|normal|heavy, celsius: int, rinse: bool): Dish washer'],
    steps: `
      @g gpio_write pin={r4} value=0 // gpio_write pin={r4} value=1 | 가스 차단 | R4는 {g}. 조리 끝났으니 가스를 끊는다.
      @g gpio_write pin={r4} value=1 // gpio_write pin={r4} value=0 | 가스 열기 | 불 올릴 시간. R4({g})로 가스를 열어 주십시오.
      @inv gpio_write pin={r3} value=0 // gpio_write pin={r3} value=1 | 후드 돌림 | 후드 R3은 보통 1에서 돌게 하는데 우리 집은 {inv}. 연기 빠지게 돌려 줘.
      @inv gpio_write pin={r3} value=1 // gpio_write pin={r3} value=0 | 후드 죽임 | 다 끝났다, 후드 R3 죽이자. 1=가동인 표준에 견주어 {inv}.
      @t gpio_write pin={r2} value=1 // gpio_write pin={r2} value=0 | 보온고 열선 | 60℃에 못 미치면 보온고 열선(R2)에 1, 넘으면 0을 쓴다.
      geupsik_cook kettle=2 servings={cnt} minutes=35 | 2번 솥 | {cnt}인분, 2번 솥, 35분.
      geupsik_label menu={menu} allergen={al} best_before_h=2 | 라벨 | {menu}, 알레르기 {al}, 2시간 안에 먹어야 함.
      geupsik_washer program=heavy celsius=82 rinse=true | 기름때 | 기름때가 심하니 제일 센 과정으로 82도, 헹굼까지.
      send_message channel=teams to="{who}" text="보온고 {t}℃" | 온도 전하기 | {who} 앞으로 teams 채널에 "보온고 {t}℃"만 보냅니다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 정수장/{pl} {"탁도": {ntu}, "여과지": {bed}, "역세밸브": {bv}, "유입밸브": {iv}, "송풍기": {bl}}',
    slots: { pl: '구의2, 성산, 문의', ntu: '0.31..0.89 / 0.04..0.19', bed: '1..8', bv: '3..9', iv: '10..16', bl: '17..23', fo: '페일 오픈 / 페일 클로즈', snk: '싱크 출력이라 0일 때 전류가 흘러 / 소스 출력이라 1일 때 전류가 흘러', mg: '=0.6, 0.8, 1.1', m3: '=120, 180, 260', mm: '6..14', day: '=월요일, 화요일', nm: '=역세 정기, 점검 알림' },
    tools: ['malgeunmul_backwash(bed: int, air_min: int, water_min: int, rate_m3h: int): Backwash a filter bed', 'malgeunmul_dose(chemical: PAC|NaOCl|carbon, mg_l: num, point: inlet|outlet): Dose'],
    steps: `
      @fo gpio_write pin={bv} value=0 // gpio_write pin={bv} value=1 | 역세밸브 개방 | 이벤트의 역세밸브는 {fo}. 즉 구동 전원이 없을 때 어느 쪽인지 알 것. 개방하시오.
      @fo gpio_write pin={bv} value=1 // gpio_write pin={bv} value=0 | 역세밸브 폐쇄 | 역세 종료. 역세밸브({fo}형, 핀은 메시지)를 폐쇄함.
      @snk gpio_write pin={bl} value=0 // gpio_write pin={bl} value=1 | 송풍기 기동 | {snk} 송풍기 접촉기가 붙는다. 공기 세척 시작, 송풍기 기동. 번호는 이벤트에.
      @snk gpio_write pin={bl} value=1 // gpio_write pin={bl} value=0 | 송풍기 정지 | 공기 끝. {snk} 접촉기가 붙는 방식이니 떨어지도록 송풍기 핀에 쓴다.
      @ntu malgeunmul_backwash bed={bed} air_min=4 water_min={mm} rate_m3h={m3} // failed "탁도 {ntu}로 역세 대상 아님" | 역세 | 탁도 0.3 초과 시 그 여과지를 공기 4분, 물 {mm}분, 시간당 {m3}㎥로 씻는다. 0.3 이하면 실패 처리.
      malgeunmul_dose chemical=carbon mg_l={mg} point=inlet | 냄새 잡기 | 흙내가 난다. 들어오는 쪽에 활성탄 {mg} mg/L.
      gpio_read pin={iv} | 유입 확인 | 유입밸브가 붙은 핀을 조회. 쓰기 금지.
      cron_add schedule="30 6 * * 1" action=message text="역세 주간 점검" name="{nm}" | 매주 알림 | 월요일마다 아침 6시 반에 '역세 주간 점검'이라는 메시지를 보내게 예약. 예약 이름 {nm}.
      cron_list | 예약 보기 | 뭐가 예약돼 있는지 죽 보여 줘.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /wash/{bay} {"베이": {bay}, "카드잔액": {won}, "고압": {hp}, "폼건": {fg}, "진공": {vac}}',
    slots: { bay: '1..9', won: '=0, 300 / 4000, 7500', hp: '2..8', fg: '9..15', vac: '16..23', sgn: '24..29', op: '광커플러가 켜져 펌프 쪽 입력이 떨어지고 그러면 펌프가 멎는다 / 광커플러가 켜져 펌프 쪽 입력이 떨어지고 그러면 펌프가 돈다', led: '애노드는 5V에 있고 캐소드가 / 캐소드는 GND에 있고 애노드가', sec: '40..150', bar: '=80, 110, 140', plate: '=12가3456, 187너2210, 64모7788' },
    tools: ['sechajang_jet(bay: int, bar: int, seconds: int, hot: bool): High pressure', 'sechajang_block(plate, days: int, reason?): Block a car'],
    steps: `
      @op gpio_write pin={hp} value=1 // gpio_write pin={hp} value=0 | 고압 멎게 | 고압 핀을 1로 하면 {op}. 손님이 노즐을 놓쳤다! 멎게. 핀은 이벤트의 고압.
      @op gpio_write pin={hp} value=0 // gpio_write pin={hp} value=1 | 고압 돌게 | 고압 핀이 1이면 {op}. 동전 넣었으니 고압을 돌린다. 핀은 이벤트에.
      @led gpio_write pin={sgn} value=0 // gpio_write pin={sgn} value=1 | '사용중' 불 | '사용중' LED는 {led} {sgn}번에 물렸어요. 불 들어오게 해 주세요.
      @led gpio_write pin={sgn} value=1 // gpio_write pin={sgn} value=0 | '사용중' 끔 | 차 나갔다. {led} {sgn}번에 물린 '사용중' LED, 꺼.
      @won failed "잔액 {won}원" // gpio_write pin={fg} value=1 | 폼건 | 잔액이 1000원 이상이면 이벤트의 폼건을 튼다(1=거품). 모자라면 실패.
      gpio_write pin={vac} value=0 | 청소기 끄기 | 진공 청소기는 이벤트의 진공 핀, 켜짐 1. 소리 시끄럽다는 민원. 끄기.
      sechajang_jet bay={bay} bar={bar} seconds={sec} hot=false | 찬물로 | {bar}바, {sec}초, 데우지 않은 물. 이 베이.
      sechajang_block plate={plate} days=30 | 진상 차량 | {plate} 차는 한 달(30일) 못 들어오게. 사유는 안 남긴다.
      sechajang_block plate={plate} days=7 reason="노즐 파손" | 노즐 부순 차 | 사유 "노즐 파손", {plate}, 이레 동안 막기.
    `,
  },
  {
    language: 'ko',
    slots: { v1: '3..8', v2: '9..14', v3: '15..20', n2: '21..27', tw: 'C포트로 흐르고 여자하면 D포트로 / D포트로 흐르고 여자하면 C포트로', hood: '내려간 채다(1이 되어야 올라간다) / 올라간 채다(1이 되어야 내려간다)', rpm: '=3000, 4500, 12000', g: '5..40', min: '3..28', buf: '=PBS, TE, HEPES', who: '석사 마지훈, 포닥 구예리, 조교 방', key: '=원심기-예약, 시약-마감, fume-note' },
    tools: ['labster_spin(rpm: int, minutes: int, celsius: int, brake: soft|hard|none): Centrifuge', 'labster_pump(line: A|B, ml_min: num, ml: int): Syringe pump', 'labster_book(device, who, hours: int, overnight?: bool): Book a device'],
    steps: `
      @tw gpio_write pin={v1} value=0 // gpio_write pin={v1} value=1 | C로 보내기 | 삼방밸브 {v1}번. 소자 상태면 {tw} 간다. 용액을 C로 보내세요.
      @tw gpio_write pin={v1} value=1 // gpio_write pin={v1} value=0 | D로 돌리기 | 삼방밸브({v1})를 D포트 쪽으로. 전기를 안 주면 {tw} 간다.
      @hood gpio_write pin={v2} value=0 // gpio_write pin={v2} value=1 | 후드 창 닫기 | 흄후드 창({v2}번)은 0이면 {hood}. 창을 내려 닫아라.
      @hood gpio_write pin={v2} value=1 // gpio_write pin={v2} value=0 | 후드 창 올리기 | 시료 넣어야 돼서 창을 올림. {v2}번이 0일 때 창은 {hood}.
      gpio_write pin={n2} value=1 | 질소 넣기 | 질소 {n2}번, 진공 {v3}번, 둘 다 1에서 열림. 글로브박스에 질소만 넣는다.
      labster_spin rpm={rpm} minutes={min} celsius=4 brake=soft | 원심분리 | 4℃, {rpm}rpm, {min}분. 펠릿이 풀어지니 제동은 부드럽게.
      labster_pump line=B ml_min=0.25 ml={g} | 시린지 | B라인으로 {buf} {g}mL를 분당 0.25mL씩.
      labster_book device="원심기" who="{who}" hours=3 overnight=false | 예약 | {who} 이름으로 "원심기" 세 시간. 밤은 안 넘긴다고 표시할 것.
      memory_forget key={key} | 메모 치우기 | {key} 메모는 이제 필요 없다. 지워.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 창고/{dock} {"도크": "{dock}", "차량": "{car}", "무게kg": {kg}, "도착": "{tm}"}',
    slots: { dock: 'D-04, 북2, 하역7', car: '11톤 윙, 5톤 탑, 트레일러', kg: '900..4800 / 5200..9900', tm: '=06:10, 13:45, 21:30', lv: '4..9', sh: '10..15', lt: '16..22', hk: '23..28', cyl: '단동 실린더로 스프링이 밀어 올린다 / 단동 실린더로 스프링이 당겨 내린다', tl: '적색이 0이고 녹색이 1 / 녹색이 0이고 적색이 1', to: '=김해센터, 옥천허브, 군포', pal: '4..28', cnt: '11..33' },
    tools: ['mulnyu_assign(dock, carrier, pallets: int, cold: bool): Assign a truck', 'mulnyu_transfer(from, to, boxes: int, priority?: normal|rush): Move stock', 'mulnyu_sms_driver(plate, sentence): Text a driver'],
    steps: `
      @cyl gpio_write pin={lv} value=0 // gpio_write pin={lv} value=1 | 도크판 올림 | 도크 레벨러는 {cyl}. 에어 밸브는 {lv}번(1이면 공기가 들어가 반대로 감). 판을 올릴 것.
      @cyl gpio_write pin={lv} value=1 // gpio_write pin={lv} value=0 | 도크판 내림 | 하역 끝, 판 내려요. {lv}번에 공기를 넣으면 스프링을 이긴다. {cyl}.
      @tl gpio_write pin={lt} value=0 // gpio_write pin={lt} value=1 | 빨간불 | 지게차 사람 지나감. 신호등 {lt}번은 {tl}. 빨간불로.
      @tl gpio_write pin={lt} value=1 // gpio_write pin={lt} value=0 | 파란불 | 나가도 좋다는 신호(녹색)를 준다. {lt}번, {tl}이다.
      @kg gpio_write pin={hk} value=0 // failed "{kg}kg은 5000kg을 넘는다" | 후크 풀기 | 5000kg 이하로 실렸으면 차량 후크({hk}번, 1=걸림)를 푼다. 넘으면 못 보내니 실패.
      mulnyu_assign dock={dock} carrier="{car}" pallets={pal} cold=true | 배차 | 메시지의 도크에 그 차를 붙인다. {pal}파렛트, 냉장 짐이다.
      mulnyu_transfer from="{dock}" to="{to}" boxes={cnt} | 이고 | {to:로} {cnt}박스. 나가는 데는 보고한 도크. 급한지는 말이 없음.
      mulnyu_transfer from="{to}" to="{dock}" boxes={cnt} priority=rush | 거꾸로 | {to}에서 보고한 도크로 {cnt}박스를, 급하게.
      notify message="{dock} {tm} 도착" title="입차" | 화면 | 제목 "입차", 내용 "{dock} {tm} 도착".
    `,
  },
];
