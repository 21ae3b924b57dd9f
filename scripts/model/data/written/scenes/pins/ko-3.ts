import type { Scene } from '../../scene';

/** Pins and levels that follow from how a device is wired, in Korean, part 3. */
export const pinsKo3: readonly Scene[] = [
  {
    language: 'ko',
    event: 'webhook /역삼투/스키드 {"스키드": "{sk}", "전도도": {us}, "입구bar": {bar}, "공정": "{ph}"}',
    slots: { sk: 'RO-1, 2호기, 초순수A', us: '2..38', bar: '8..17', ph: '=플러싱, 세정 / 생산, 운전', fl: '3..8', hp: '9..14', perm: '15..20', eff: '=멈추고 0이면 돈다 / 돌고 0이면 멈춘다', hold: '=열린 채 / 닫힌 채' },
    tools: ['samtumak_valve(tag, coil: 통전|차단): Coil of a valve; every valve here is normally open', 'samtumak_cip(tank: int, heat: bool): Heat a cleaning tank'],
    steps: `
      gpio_write pin={fl} value=0 | 플러싱 끝 | 플러싱 밸브({fl}) 다시 닫음. HIGH = 열림.
      gpio_write pin={fl} value=1 | 한 번 더 | 막에서 냄새가 난다. {fl}번 플러싱 밸브를 틔워라. HIGH가 열림이다.
      @ph gpio_write pin={fl} value=1 // gpio_write pin={fl} value=0 | 공정 따라 | 플러싱이나 세정이면 {fl}번 밸브를 열고(1) 생산이나 운전이면 닫는다.
      @eff gpio_write pin={hp} value=1 // gpio_write pin={hp} value=0 | 고압 펌프 정지 | {hp}번은 1이면 고압 펌프가 {eff}. 펌프를 멈춰 주세요.
      @eff gpio_write pin={hp} value=0 // gpio_write pin={hp} value=1 | 고압 펌프 기동 | 입구 {bar}bar면 됐다. 고압 펌프를 돌린다. {hp}번이 1이면 {eff}.
      @hold gpio_write pin={perm} value=0 // gpio_write pin={perm} value=1 | 투과수 막기 | 핀 {perm:이} 높으면 투과수 밸브가 {hold:로} 붙들려 있다. {us}µS짜리는 탱크로 가면 안 되니 닫는다.
      @hold gpio_write pin={perm} value=1 // gpio_write pin={perm} value=0 | 투과수 보내기 | 맑아졌습니다. 투과수 밸브를 열어 주십시오. {perm}번이 높은 동안 {hold:로} 있는 밸브입니다.
      samtumak_valve tag="XV7" coil=통전 | XV7 막기 | 밸브 도구로 XV7을 막는다. 평소 어떤 밸브인지는 도구에 적혀 있다.
      samtumak_valve tag="XV7" coil=차단 | XV7 트기 | XV7로 물이 지나가야 한다. 밸브 도구, 종류 주의.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 미곡처리장/건조기 {"건조기": "{dr}", "수분": {m}, "열풍c": {t}, "명령": "{cmd}"}',
    slots: { dr: '1호 건조기, 타워B, 남쪽기', m: '13.1..24.8', t: '38..61', cmd: '=가동, 시작, RUN / 정지, 중단, STOP', bn: '3..8', au: '9..14', sl: '15..20', fan: '21..27', nc: '=NC / NO', cyl: '=실린더가 나가며 배출구를 연다 / 실린더가 나가며 배출구를 막는다', bd: '건조동, dryer-2, 제어반' },
    tools: ['najak_sample(take: bool): Take a sample', 'najak_bin(bin: int, full: yes|no): Mark a bin'],
    steps: `
      @cmd gpio_write pin={bn} value=1 // gpio_write pin={bn} value=0 | 버너는 명령대로 | {bn} = 버너 허가. 메시지의 명령이 가동이나 시작, RUN이면 1, 정지나 중단, STOP이면 0.
      @cmd gpio_write pin={au} value=0 // gpio_write pin={au} value=1 | 이송기는 명령대로 | 이송 스크루도 메시지의 명령을 따르되 {au:은} 로우 액티브라 1이면 선다는 것을 잊지 마라.
      gpio_write pin={au} value=1 | 이송기 세우기 | 호퍼에 전화기가 빠졌다. {au}번 이송 스크루는 로우 액티브, 1이면 멈춘다. 멈춰!
      gpio_write pin={au} value=0 | 다시 돌리기 | 전화기는 건졌다. 로우 액티브라서 0을 쓰면 도는 이송 스크루({au}번), 이제 돌립니다.
      @nc gpio_write pin={fan} value=0 // gpio_write pin={fan} value=1 | 송풍 전기 주기 | 릴레이 {fan}, COM과 {nc} 단자에 송풍기. 전기를 줘라.
      @nc gpio_write pin={fan} value=1 // gpio_write pin={fan} value=0 | 송풍 전기 끊기 | 송풍기가 떤다. {fan}번 릴레이의 {nc} 단자로 가는 전기를 끊어 주세요.
      @cyl gpio_write pin={sl} value=1 // gpio_write pin={sl} value=0 | 쏟기 | {sl}번에 1을 주면 {cyl}, 0이면 되돌아온다. 벼를 쏟아라.
      @cyl gpio_write pin={sl} value=0 // gpio_write pin={sl} value=1 | 배출 막기 | 수분이 {m}%라 아직 내보낼 수 없다. {sl:이} HIGH면 {cyl}. 배출구를 막는다.
      gpio_read pin={bn} board="{bd}" | 버너 허가 | 보드 {bd}에서 버너 허가({bn})를 읽는다. {fan:은} 송풍기다.
    `,
  },
  {
    language: 'ko',
    earlier: ['통행 조회 | permit_lookup → {plate}: {ok}', '볼라드 설명서 | file_read → 시장 쪽 핀 {mk}, 학교 쪽 핀 {sc}. {res}. 적색등 {red:은} 낮을 때 켜짐.'],
    slots: { plate: '31나4471, 88호2040, 12고7719', ok: '=허가, 주민 / 미등록, 만료', mk: '3..9', sc: '10..17', red: '18..27', res: '=무전압이면 올라와 있고 전기를 주면 내려감 / 무전압이면 내려가 있고 전기를 주면 올라옴', bd: '광장함, bollard, 교문함' },
    tools: ['gilmok_lens(pole: int, night: on|off): Night mode', 'gilmok_tally(lane, cars: int): Count cars'],
    steps: `
      @res gpio_write pin={mk} value=0 // gpio_write pin={mk} value=1 | 시장 막기 | 장이 섰다. 시장 쪽 볼라드가 올라와 있어야 한다. 전기를 주면 어떻게 되는지는 설명서에.
      @res gpio_write pin={mk} value=1 // gpio_write pin={mk} value=0 | 시장 트기 | 짐차가 나가게 시장 쪽 볼라드를 내려 주세요.
      @res gpio_write pin={sc} value=0 // gpio_write pin={sc} value=1 | 등교 시간 | 아이들이 등교한다. 학교 쪽으로 차가 못 들어오게 볼라드를 세워라, {step2}단계의 성질대로.
      @res gpio_write pin={sc} value=1 // gpio_write pin={sc} value=0 | 급식차 | 급식차가 왔습니다. 학교 쪽 볼라드를 낮춰 주십시오.
      gpio_write pin={red} value=0 board="{bd}" | 적색등 켜기 | {bd} 보드의 적색등에 불을 넣는다. 논리는 설명서에 적힌 그대로.
      gpio_write pin={red} value=1 board="{bd}" | 적색등 끄기 | 이제 빨간 불은 필요 없어. {bd} 보드다. 낮을 때 켜진다는 걸 잊지 마.
      gpio_read pin={sc} | 학교 쪽 값 | 학교 쪽 볼라드 핀이 지금 몇인가?
      @ok gilmok_tally lane=시장 cars=1 // failed "{plate:은} {ok} 차량이다" | 세기 | 허가되었거나 주민 차면 시장 차로에 한 대로 센다. 그 밖의 차면 실패.
      gilmok_lens pole=2 night=on | 해 질 녘 | 2번 기둥 카메라는 야간으로.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 연구동/가스함 {"가스함": "{cab}", "가스": "{gas}", "ppm": {ppm}, "퍼지핀": {pu}, "공정핀": {ga}, "배기핀": {ve}}',
    slots: { cab: 'GC2, 북쪽함, 증착실', gas: '실란, 암모니아, 아르곤', ppm: '0..17', pu: '3..9', ga: '10..17', ve: '18..26', air: '=공기가 차면 열리는(ATO) / 공기가 차면 닫히는(ATC)', mode: '=1에서 켜지고 0에서 꺼진다 / 1에서 꺼지고 0에서 켜진다', who: '명재원, 탁수린, 어진우' },
    tools: ['gasjigi_scale(cylinder, kg: num): Weight of a cylinder', 'gasjigi_hood(fan: 최대|절반): Speed of the hood'],
    steps: `
      @air gpio_write pin={ga} value=0 // gpio_write pin={ga} value=1 | 가스 막기 | 공정 밸브는 {air} 것이고, 메시지의 공정핀이 높으면 공기가 찬다. 가스를 막아라.
      @air gpio_write pin={ga} value=1 // gpio_write pin={ga} value=0 | 가스 보내기 | {who} 박사가 점검을 마쳤다. {air} 공정 밸브를 연다. 공정핀에 1이면 공기가 들어간다.
      gpio_write pin={pu} value=1 | 퍼지 | 퍼지 밸브를 연다. 정전에도 닫혀 있도록 전기가 없으면 닫히는 것을 달았다. 핀은 메시지에.
      gpio_write pin={pu} value=0 | 퍼지 끝 | {ppm}ppm, 질소는 이만하면 됐다. 메시지에 나온 퍼지 밸브를 닫아 주세요. 통전 개방형이에요.
      @mode gpio_write pin={ve} value=1 // gpio_write pin={ve} value=0 | 배기 켜기 | 배기핀에 달린 팬은 {mode}. 켜라.
      @mode gpio_write pin={ve} value=0 // gpio_write pin={ve} value=1 | 배기 끄기 | 조용히 재야 하니 배기 팬을 끈다. 배기핀의 팬은 {mode}.
      gpio_read pin={ga} | 공정핀만 | 보고된 세 핀 가운데 공정핀만 조회할 것.
      gasjigi_hood fan=최대 | 후드 | 후드를 있는 대로 세게.
      pushover message="{cab}: {ppm}ppm" title="{gas}" | 푸시 | 푸시를 보낸다. 제목은 가스 이름, 내용은 'GC9: 4ppm'처럼 가스함과 농도.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /무인택배/요청 {"단지": "{st}", "칸": {lk}, "송장": "{pa}", "채널": {rl}, "걸쇠": "{bolt}"}',
    slots: { st: '푸른마을, 3단지, 정문함', lk: '17..48', pa: '7731-22, 4480-91, 5512-03', rl: '1..16', bolt: '=통전 중 걸림, 전기가 붙들어 잠금 / 통전 중 풀림, 전기가 걸쇠를 당겨 풂', pin: '49..53', heat: '54..58', io: '=참이면 닫힘 / 참이면 열림' },
    tools: ['susinham_relay(channel: int, energise: bool): Energise a relay channel', 'susinham_flap(number: int, state: bool, memo?: text): Drive a flap; true closes it'],
    steps: `
      @bolt susinham_relay channel={rl} energise=false // susinham_relay channel={rl} energise=true | 칸 풀기 | 손님이 왔다. 요청의 릴레이 채널로 걸쇠를 풀어라. 걸쇠의 성질도 요청에 있다.
      @bolt susinham_relay channel={rl} energise=true // susinham_relay channel={rl} energise=false | 칸 걸기 | 물건을 넣었으니 그 채널의 걸쇠를 걸어 주세요. 성질에 맞게.
      susinham_flap number={lk} state=true | 덮개 닫기 | 요청된 칸과 같은 번호의 덮개를 닫는다.
      susinham_flap number={lk} state=false | 덮개 열기 | 그 칸 번호의 덮개가 열려 있어야 한다. true가 무엇인지 볼 것.
      gpio_write pin={heat} value=1 | 지붕 눈 | {heat}번 열선에 전기를 흘려 눈을 녹인다.
      gpio_write pin={heat} value=0 | 다 녹음 | 눈이 다 녹았어요. {heat}번 열선에서 전기를 거두세요.
      @io gpio_write pin={pin} value=1 // gpio_write pin={pin} value=0 | 셔터 닫기 | 셔터는 {pin}번. 설치 기사 메모: '{io}'(참 = 1). 닫아라.
      @io gpio_write pin={pin} value=0 // gpio_write pin={pin} value=1 | 셔터 열기 | 아침이니 {pin}번 셔터를 연다. 기사 메모에 '{io}', 참은 1이다.
      memory_store key="{pa}" content="{st} {lk}번" | 어디 있나 | 송장 번호를 키로 해서 단지, 한 칸, 칸 번호와 '번'을 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'cron -',
    slots: { a: '3..7', b: '8..12', c: '13..17', d: '18..22', e: '23..29', bd: '오락실, coin-1, 뒷방', job: '=b접점에 물린 것을 끈다, a접점에 물린 것을 켠다 / b접점에 물린 것을 켠다, a접점에 물린 것을 끈다', pull: '=풀업이라 누르면 GND에 붙는다 / 풀다운이라 누르면 3.3V에 붙는다', inv: '=반전한다 / 반전하지 않는다' },
    tools: ['ttungttang_credit(machine: text, coins: int): Give credit', 'ttungttang_claw(grip: 세게|약하게): Grip of the claw'],
    steps: `
      @job gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | 릴레이 {a} | {a}번 릴레이에서 {job}.
      @inv gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | 조명 켜기 | {b}번 뒤의 드라이버 칩은 신호를 {inv}. 기계 조명이 들어오게 해라.
      @inv gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | 조명 끄기 | 문 닫을 시간입니다. 조명 드라이버({b}번)는 신호를 {inv}. 조명을 꺼 주세요.
      @pull gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | 단추 누른 척 | 시작 단추를 {c}번으로 흉내 낸다. 진짜 단추는 {pull}. 눌린 것처럼 만들어.
      @pull gpio_write pin={c} value=1 // gpio_write pin={c} value=0 | 단추 뗀 척 | {c}번 선은 단추 대신인데 그 단추는 {pull}. 아무도 안 누른 것처럼 둔다.
      gpio_write pin={d} value=0 | 동전 안 받기 | 동전 코일({d}번)에 전기가 있어야 동전이 들어간다. 지금은 뱉어 내게 한다.
      gpio_write pin={d} value=1 board="{bd}" | 동전 받기 | 보드 {bd}, {d}번 코일에 전기를 줘서 동전을 다시 받는다.
      gpio_read pin={e} | 인형 센서 | 배출구 센서 {e}번 값만 알려 줘.
      ttungttang_claw grip=세게 | 집게 | 아이가 열 번째다. 집게를 세게 해 주자.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 제설/염수분사 {"구간": {sec}, "노면c": {t}, "강설": {snow}, "지시": "{cmd}"}',
    slots: { sec: '=1 / 2', t: '-9..3', snow: '=true / false', cmd: '=분사, ON, 살포 / 중지, OFF, 종료', n1: '3..8', n2: '9..14', pump: '15..20', mix: '21..27', tr: '=닫힌다 / 열린다', bd: '고갯길, brine-io, 12km함' },
    tools: ['nunkkot_sign(km: int, line): Line on a road sign', 'nunkkot_tank(tank: 동|서, stirred: bool): Stir a brine tank'],
    steps: `
      @sec gpio_write pin={n1} value=1 // gpio_write pin={n2} value=1 | 노즐 열기 | 1구간 노즐 {n1}, 2구간 노즐 {n2}. 무전압이면 닫혀 있다. 메시지의 구간에 뿌린다.
      @sec gpio_write pin={n1} value=0 // gpio_write pin={n2} value=0 | 노즐 닫기 | 다 뿌렸어요. 그 구간 노즐을 닫으세요(2구간이 {n2}, 1구간이 {n1}).
      @sec gpio_read pin={n1} // gpio_read pin={n2} | 노즐 되읽기 | 1구간은 {n1}, 2구간은 {n2}. 보고한 구간의 핀 값을 조회.
      @cmd gpio_write pin={pump} value=0 // gpio_write pin={pump} value=1 | 펌프는 지시대로 | 염수 펌프({pump})는 거꾸로 배선되어 0이면 돌고 1이면 선다. 분사, ON, 살포면 돌리고 중지, OFF, 종료면 세운다.
      @snow gpio_write pin={mix} value=1 // gpio_write pin={mix} value=0 | 교반 | {mix}번 교반 모터는 눈이 오면(true) 돌리고 안 오면 쉬게 한다.
      @tr gpio_write pin={n2} value=1 // gpio_write pin={n2} value=0 | 2구간 새 밸브 닫기 | 2구간 밸브({n2})를 새로 달았는데 트랜지스터가 켜지면 {tr}. 핀이 1이면 트랜지스터가 켜진다. 닫아 둘 것.
      @tr gpio_write pin={n2} value=0 // gpio_write pin={n2} value=1 | 2구간 새 밸브 열기 | {n2}번에 1을 쓰면 트랜지스터가 켜지고, 켜지면 새 밸브가 {tr}. 2구간에 염수가 나오게 열어라.
      gpio_write pin={pump} value=1 board="{bd}" | 펌프 세움 | {t}도면 안 언다. {bd} 보드의 염수 펌프({pump}번, 로우 액티브)를 세워 주십시오.
      nunkkot_sign km=12 line="미끄럼 주의" | 표지판 | 12km 표지판에 '미끄럼 주의'를 띄운다.
    `,
  },
];
