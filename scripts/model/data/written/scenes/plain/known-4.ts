import type { Scene } from '../../scene';

/** Ordinary procedures in full sentences: the product's own tools, part 4. */
export const plainKnown4: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 보일러/상태 {"보일러": "{boiler}", "압력": {bar}, "불꽃": "{flame}", "버너": {burner}, "안전변": {relief}}',
    slots: { boiler: '1호 보일러, 동관 보일러, K2, 예비 보일러', bar: '0.8..2.4 / 2.6..3.9', flame: '=있음 / 없음', burner: '4..14', relief: '15..27' },
    steps: `
      gpio_write pin={burner} value=0 | 버너 소화 | 버너는 핀이 1인 동안 탄다. 번호는 메시지에 있으니 불이 꺼지도록 내려 준다.
      gpio_write pin={relief} value=0 | 안전변 열기 | 메시지의 안전변은 전기가 가면 닫혀 있고 0이 되면 열린다. 압력이 빠지도록 연다.
      gpio_write pin={relief} value=1 | 안전변 닫기 | 압력이 다 빠졌다. 1이면 닫히고 0이면 열리는 안전변을 다시 닫아 주세요. 핀은 메시지에 있습니다.
      @bar gpio_write pin={burner} value=1 // gpio_write pin={burner} value=0 | 압력에 따라 | 압력이 2.5bar 이하이면 버너에 전기를 주고, 넘으면 끊는다. 압력과 핀은 모두 메시지에 있다.
      @flame notify message="{boiler} 연소 중, {bar}bar" // notify message="{boiler} 꺼짐" | 상태 알림 | 이 컴퓨터에 알림을 띄운다. 불꽃이 있으면 보일러 이름과 '연소 중', 쉼표, 압력 몇 bar인지를, 없으면 보일러 이름과 '꺼짐'을 쓴다.
      memory_store key=보일러 content="압력 {bar}bar" | 압력 메모 | '보일러' 키에 압력이 몇 bar인지 적어 둔다. 예: 압력 4.5bar
      pushover message="{boiler} {bar}bar, 기준 2.5bar" | 기준과 함께 푸시 | 보일러 이름과 압력(bar)을 쓰고 쉼표 뒤에 '기준 2.5bar'를 붙여 푸시로 보낸다.
      failed "굴뚝을 청소할 도구가 없다" | 굴뚝 청소 | 버너를 다시 켜기 전에 이 보일러의 굴뚝을 청소한다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /gpio/요청 {"핀": {pin}, "값": "{level}", "요청자": "{from}", "티켓": "{ticket}"}',
    slots: { pin: '0..3 / 5..33', level: '=높음 / 낮음', from: '류다은, 고태식, 야간조, 시험실', ticket: '=T-1180, T-2214, T-3097' },
    steps: `
      @pin failed "{pin}번은 안전 회로에 속한다" // gpio_read pin={pin} | 허용되면 읽기 | 0~3번 핀은 안전 회로라 읽는 것도 안 되며, 그런 요청은 실패로 둔다. 그 밖의 핀이면 요청된 핀을 읽는다.
      @level gpio_write pin=36 value=1 // gpio_write pin=36 value=0 | 표시등 | 36번 표시등은 무엇을 요청했는지 보여 준다. 요청 값이 '높음'이면 켜고 '낮음'이면 끈다.
      @level gpio_write pin=35 value=0 // gpio_write pin=35 value=1 | 반전 출력 | 35번 출력은 0일 때 켜진다. 요청 값이 '높음'이면 켜야 하므로 0을, '낮음'이면 1을 준다.
      gpio_write pin=34 value=1 | 접수대 등 | 요청이 왔다는 것을 접수대에 보여 준다. 등은 요청에 나온 핀이 아니라 GPIO 34에 있다. 켠다.
      notify message="{from}: {pin}번 핀 {level}" | 접수대 알림 | 이 컴퓨터에 요청자, 쌍점, 몇 번 핀을 어느 값으로 해 달라는지 알림을 띄운다. 예: 홍길동: 44번 핀 높음
      memory_store key={ticket} content="{pin}번 핀, {from}" | 티켓 메모 | 티켓 번호를 키로 하여 몇 번 핀인지와 누가 요청했는지를 쉼표로 이어 저장한다.
      send_message channel=teams to="{from}" text="{ticket} 처리 완료" | 답장 | teams 채널로 요청자에게 티켓 번호와 '처리 완료'라고 답한다.
      file_write path=요청.csv content="{ticket};{pin};{level}" append=true | 장부 | 요청.csv 에 티켓, 핀, 값을 빈칸 없이 쌍반점(;)으로 이어 한 줄 덧붙인다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 주차장/{bay} {"구역": {bay}, "일산화탄소": {co}, "셔터": "{door}", "차량": "{plate}"}',
    slots: { bay: '1..4', co: '5..58 / 62..140', door: '=열림 / 닫힘', plate: '=71하 3302, 52거 8841, 08두 1190', fan: '5..14', motor: '15..24', lamp: '25..39' },
    steps: `
      @co gpio_write pin={fan} value=0 // gpio_write pin={fan} value=1 | 배기팬 | 일산화탄소가 60ppm을 넘으면 {fan}번 배기팬을 돌리고, 그렇지 않으면 세워 둔다.
      @door failed "셔터가 이미 열려 있다" // gpio_write pin={motor} value=1 | 셔터 올리기 | {motor}번 모터에 1을 주면 셔터가 올라간다. 셔터가 이미 열려 있으면 아무것도 하지 말고 실패로 둔다.
      gpio_write pin={motor} value=0 | 모터 정지 | 셔터 모터를 바로 멈춘다. {motor}번이고 1인 동안 돈다.
      gpio_write pin={lamp} value=0 | 경고등 켜기 | D{lamp}의 경고등은 거꾸로 배선되어 0이면 켜지고 1이면 꺼진다. 지금은 켜져 있어야 한다.
      gpio_write pin={lamp} value=1 | 경고등 끄기 | D{lamp} 경고등을 꺼 주세요. 로우 액티브라서 0이 점등, 1이 소등입니다.
      notify message="{bay}구역: {plate}, 셔터 {door}" | 차량 알림 | 이 컴퓨터에 몇 구역인지, 쌍점, 차량 번호, 쉼표, 셔터 상태를 알림으로 띄운다. 예: 9구역: 12가 3456, 셔터 열림
      memory_store key=구역-{bay} content="{plate}" | 차량 메모 | 어느 차가 서 있는지 알 수 있도록 구역-{bay} 키에 차량 번호를 저장한다.
      pushover message="{bay}구역 일산화탄소 {co}ppm" | 가스 푸시 | 몇 구역의 일산화탄소가 몇 ppm인지 푸시로 보낸다.
    `,
  },
  {
    language: 'ko',
    earlier: ['보고서 찾기 | file_search → 보고/{f1} (북부), 보고/{f2} (남부)', '줄 수 세기 | file_read → {f2}: {n}줄'],
    slots: { f1: '=3월.csv, w12.txt, n-0412.csv', f2: '=4월.csv, w13.txt, s-0413.csv', n: '12..480', pin: '4..39' },
    steps: `
      file_read path=보고/{f1} | 북부 보고서 읽기 | 북부 보고서를 읽는다. 경로는 {step1}단계에서 찾은 목록에 있다.
      file_read path=보고/{f2} from_line=1 lines=10 | 처음 열 줄 | 표의 머리글을 볼 수 있게 남부 보고서의 처음 열 줄만 보여 준다.
      file_write path=보고/{f2} content="임하늘 확인" append=true | 확인 표시 | 남부 보고서 끝에 '임하늘 확인'이라고 한 줄을 덧붙인다.
      notify message="{f2}: {n}줄" | 길이 알림 | 어느 파일이 몇 줄인지 이 컴퓨터에 알림을 띄운다. 예: 6월.csv: 30줄
      file_search query=넘침 path=보고 | 찾기 | '보고' 폴더에서 '넘침'이라는 말을 찾는다.
      file_list path=보고 | 폴더 보기 | '보고' 폴더에 무엇이 있는지 목록을 본다.
      gpio_write pin={pin} value=1 | 자료실 등 켜기 | 자료실에서 누가 일하는 동안에는 {pin}번 핀의 등이 켜져 있어야 한다. 켠다.
      gpio_write pin={pin} value=0 | 자료실 등 끄기 | 자료실에서 모두 나갔다. {pin}번 출력에 연결된 등을 꺼 주세요.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 과수원/밸브 {"밸브": {"사과": {apple}, "배": {pear}, "복숭아": {cherry}}, "토양": {soil}, "강수": {rain}}',
    slots: { apple: '4..12', pear: '13..21', cherry: '22..33', soil: '40..59 / 61..80', rain: '0.2..8.4' },
    steps: `
      gpio_write pin={pear} value=1 | 배나무 물 주기 | 배나무 밸브를 연다. 나무 세 종류의 핀이 메시지에 나란히 적혀 있으니 잘 골라야 한다.
      gpio_write pin={apple} value=0 | 사과는 충분 | 사과나무에는 물을 충분히 주었다. 메시지에 나온 사과 밸브를 닫아 주세요.
      gpio_write pin={cherry} value=1 | 복숭아 | 메시지의 복숭아 밸브, HIGH.
      @soil gpio_write pin={apple} value=1 // gpio_write pin={apple} value=0 | 흙이 마르면 | 토양 수분이 60% 미만이면 사과 밸브를 열고, 아니면 닫는다.
      @soil pushover message="흙이 말랐음: {soil}%" // failed "토양 수분이 {soil}%이다" | 건조 푸시 | 토양 수분이 60% 미만이면 '흙이 말랐음', 쌍점, 몇 %인지를 푸시로 보낸다. 그보다 많으면 실패로 둔다.
      file_write path=과수원.csv content="{soil},{rain}" append=true | 기록 | 토양과 강수 값을 쉼표로 이어 과수원.csv 에 덧붙인다.
      memory_store key=강수 content="강수 {rain}mm" | 강수 메모 | '강수' 키에 '강수'라는 말과 몇 mm인지를 적어 둔다.
      failed "가지를 칠 도구가 없다" | 가지치기 | 나무가 말라 있을 때 배나무 가지를 쳐서 밖으로 옮긴다.
    `,
  },
  {
    language: 'ko',
    event: 'cron - {day} 06:00',
    slots: { day: '=토요일, 일요일 / 월요일, 화요일, 목요일', door: '7..11', bell: '12..19', heat: '20..27', board: 'hall-1, esp-9, pico-3' },
    steps: `
      @day failed "{day}이다" // gpio_write pin={door} value=1 | 학교 문 열기 | 정문은 {door}번 핀에 1을 주면 열린다. 월요일부터 금요일까지만 열고, 주말이면 실패로 둔다.
      @day gpio_write pin={heat} value=0 // gpio_write pin={heat} value=1 | 아침 난방 | 평일 아침에는 {heat}번 난방을 켠다. 주말이면 꺼 두어야 한다.
      gpio_write pin={bell} value=0 | 종 끄기 | 오늘은 시험이 있어 조용해야 한다. 종은 {bell}번 핀으로 울리니 내려 둔다.
      gpio_write pin={bell} value=1 board={board} | 종 울리기 | {board} 보드의 {bell}번 핀이 1인 동안 종이 울린다. 종을 울려 주세요.
      @day notify message="오늘은 휴교" // notify message="오늘은 등교" | 안내 | 이 컴퓨터에 알림을 띄운다. 평일이면 '오늘은 등교', 주말이면 '오늘은 휴교'라고 쓴다.
      cron_add schedule="0 16 * * 5" action=message text="창문 닫기" timezone=Asia/Seoul | 금요일 알림 예약 | 매주 금요일 오후 4시(시간대 Asia/Seoul)에 '창문 닫기'라는 메시지가 가도록 예약한다.
      memory_forget key=시험 | 시험 메모 삭제 | '시험' 키의 메모는 이제 필요 없다. 지운다.
      failed "눈을 치울 도구가 없다" | 눈 치우기 | 아이들이 오기 전에 정문 계단의 눈을 치운다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 냉동기/{unit} {"기기": "{unit}", "공급": {sup}, "환수": {ret}, "오류": {err}}',
    slots: { unit: 'CH1, CH2, 옥상기, 예비기', sup: '5.2..8.8', ret: '10.4..15.6', err: '21..49 / ∅, null', pump: '4..19', relay: '22..39' },
    steps: `
      @err notify message="{unit}: 오류 {err}" // failed "오류 번호가 없다" | 오류 알림 | 이 컴퓨터에 기기 이름, 쌍점, '오류'와 그 번호를 알림으로 띄운다. 번호가 오지 않았으면 실패로 둔다.
      notify message="공급 {sup}도, 환수 {ret}도" | 두 온도 | 공급과 환수가 각각 몇 도인지 쉼표로 이어 이 컴퓨터에 알림을 띄운다.
      gpio_write pin={pump} value=1 | 냉수 펌프 | 환수가 너무 따뜻하다. {pump}번 핀에 연결된 냉수 펌프를 켠다.
      gpio_write pin={relay} value=1 | 기기 정지 | {relay}번 릴레이는 여자되면 기기를 막고, 떨어지면 풀어 준다. 지금은 막는다.
      gpio_write pin={relay} value=0 | 기기 해제 | {relay}번 릴레이가 여자된 동안 기기가 막혀 있다. 릴레이를 떨어뜨려 기기를 풀어 준다.
      mqtt_publish topic=냉동기/환수 payload="{ret}" | 환수 온도 발행 | 환수 온도를 단위 없이 냉동기/환수에 발행한다. 공급 온도와 헷갈리지 않게 한다.
      memory_store key="{unit}" content="{sup} / {ret}" | 두 값 저장 | 기기 이름을 키로 하여 공급과 환수를 저장한다. 둘 사이에는 빈칸, 빗금, 빈칸을 넣는다.
      http_request url=http://10.0.4.7/chiller/reset method=PUT | 리셋 | http://10.0.4.7/chiller/reset 에 PUT 요청을 보내 기기를 리셋한다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /입고/전표 {"업체": "{sup}", "품목": "{goods}", "상자": {boxes}, "출입구": {gate}, "온도": {temp}}',
    slots: { sup: '동해수산, 한들유통, 푸른농장, 대성식품', goods: '연어, 버터, 상추, 생효모', boxes: '40..80', gate: '1..6', temp: '1..6 / 8..15', lamp: '16..39' },
    steps: `
      @temp notify message="{sup} {goods} 입고" // notify message="{sup} {goods} 반송" | 입고냐 반송이냐 | 품목은 7도 이하여야 한다. 업체와 품목 뒤에, 괜찮으면 '입고', 더 따뜻하면 '반송'이라고 써서 이 컴퓨터에 알림을 띄운다.
      @temp gpio_write pin={lamp} value=1 // failed "온도가 {temp}도이다" | 하역 허가등 | {lamp}번 초록 등이 켜지면 기사가 짐을 내린다. 온도가 7도 이하일 때만 켜고, 넘으면 실패로 둔다.
      gpio_write pin={lamp} value=0 | 허가등 끄기 | 기사가 떠났으니 {lamp}번 초록 등을 다시 꺼 주세요.
      gpio_read pin={lamp} | 등 확인 | 초록 등이 정말 켜졌는지 보려고 {lamp}번 핀을 읽는다.
      file_write path=입고.csv content="2026-10-05,{sup},{boxes}" append=true | 입고 장부 | 입고.csv 에 날짜, 업체, 상자 수를 2026-10-01,우리상회,20 꼴로 한 줄 덧붙인다. 오늘은 2026-10-05이다.
      memory_store key=출입구-{gate} content="{goods} {boxes}상자" | 쌓인 물건 | 출입구-{gate} 키에 어떤 품목이 몇 상자 있는지 적어 둔다. 예: 우유 99상자
      send_message channel=telegram text="{sup}, {gate}번 출입구 도착" | 창고 호출 | telegram 채널로 어느 업체가 몇 번 출입구에 도착했는지 보낸다. 예: 우리상회, 9번 출입구 도착
      failed "상자를 내릴 도구가 없다" | 하역 | 트럭에서 상자를 내려 냉장실로 옮긴다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 집/센서 {"센서": "{sensor}", "방": "{room}", "상태": "{state}", "배터리": {bat}}',
    slots: { sensor: 'leak-3, 누수1, W7, 누수-2', room: '세탁실, 지하실, 부엌, 보일러실', state: '=젖음 / 마름', bat: '3..19 / 41..98', valve: '4..15', horn: '26..39' },
    steps: `
      @state gpio_write pin={valve} value=0 // failed "센서가 말라 있다" | 물 잠그기 | {valve}번 급수 밸브는 1을 주어야 열려 있다. 센서가 젖었으면 밸브를 닫고, 말라 있으면 실패로 둔다.
      @state gpio_write pin={horn} value=1 // gpio_write pin={horn} value=0 | 경적 | 센서가 젖어 있으면 GPIO {horn}의 경적을 울리고, 말라 있으면 멈춘다.
      gpio_write pin={valve} value=1 | 급수 재개 | 새던 곳을 고쳤다. {valve}번 핀을 1로 올려 급수 밸브를 다시 연다.
      @bat notify message="{sensor} 배터리 {bat}%" // failed "배터리가 {bat}%이다" | 배터리 | 배터리가 20% 미만이면 센서 이름과 배터리가 몇 %인지 이 컴퓨터에 알림을 띄운다. 예: 누수-9 배터리 1%. 아니면 실패로 둔다.
      pushover message="{room} {sensor} {state}" title=누수 | 상태 푸시 | 제목은 누수로 하고, 방, 센서, 상태를 빈칸으로 이어 푸시로 보낸다.
      memory_store key="{sensor}" content="{room}, {bat}%" | 센서 메모 | 센서 이름을 키로 하여 어느 방인지와 배터리가 몇 %인지 쉼표로 이어 적어 둔다.
      memory_recall query="{room}" limit=5 | 그 방의 지난 일 | 메시지에 나온 방을 메모에서 찾되 다섯 건까지만 본다.
      failed "배터리를 갈 도구가 없다" | 배터리 교체 | 알려 온 센서에 새 배터리를 넣고 단추를 한 번 누른다.
    `,
  },
  {
    language: 'ko',
    earlier: ['입력 읽기 | gpio_read → {p1}번 = {v1}, {p2}번 = 1', '실행 상태 묻기 | sop_status → {r1}: 세탁 (실행 중), {r2}: 건조 (대기)'],
    slots: { p1: '4..12', v1: '=0 / 1', p2: '13..20', r1: 'r-31, run8, w-204', r2: 'r-58, run9, d-117', out: '21..30', lock: '31..39' },
    steps: `
      sop_cancel run_id={r2} reason="더운 바람 없음" | 건조 취소 | 건조 실행을 취소한다. 번호는 {step2}단계에서 알아냈고, 사유는 '더운 바람 없음'이다.
      sop_cancel run_id={r1} reason="물 부족" | 세탁 취소 | 세탁 실행을 취소해 주세요. 사유는 '물 부족'으로 적습니다.
      sop_status run_id={r2} | 건조 상태 | 대기하던 실행이 지금 어떤지 한 번 더 물어본다.
      @v1 gpio_write pin={out} value=1 // gpio_write pin={out} value=0 | 급수 | {p1}번이 0이었으면 통이 빈 것이니 {out}번 급수 밸브를 열고, 1이었으면 가득 찬 것이니 닫는다.
      @v1 failed "{p1}번이 0이다" // gpio_write pin={lock} value=1 | 문 잠그기 | {lock}번 핀에 1을 주어 세탁기 문을 잠근다. {step1}단계에서 {p1}번이 1이었을 때만 하고, 아니면 실패로 둔다.
      gpio_write pin={lock} value=0 | 문 풀기 | 세탁이 끝났다. {lock}번 핀이 1인 동안 문이 잠겨 있으니 잠금을 푼다.
      notify message="{r1} 실행 중, {r2} 대기" | 세탁실 알림 | 이 컴퓨터에 어느 것이 실행 중이고 어느 것이 대기인지 알림을 띄운다. 예: r-1 실행 중, r-2 대기
      memory_store key=세탁실 content="{r1}" | 실행 번호 메모 | 지금 실행 중인 것의 번호를 '세탁실' 키에 저장한다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 방앗간/라인 {"모터": "{motor}", "전류": {amps}, "한계": {lim}, "인에이블": {en}, "조": "{shift}"}',
    slots: { motor: 'M1, M5, 분쇄기, 체', amps: '40..62', lim: '70..90', en: '4..19', shift: '=주간 / 야간, 심야', horn: '20..39' },
    steps: `
      gpio_write pin={en} value=0 | 인에이블 내리기 | 인에이블 핀이 1인 동안 모터가 돌 수 있다. 메시지에 나온 그 핀을 내려 모터를 멈춘다.
      gpio_write pin={en} value=1 | 모터 허가 | 모터를 다시 돌려도 된다. 메시지의 인에이블 핀을 올려 주세요.
      @shift gpio_write pin={horn} value=1 // failed "{shift} 조이다" | 경적 | {horn}번 경적은 이웃이 깨어 있는 주간 조에만 울릴 수 있다. 다른 조라면 실패로 둔다.
      @shift notify message="{motor}: 차 반장 호출" // notify message="{motor}: 엄 기사 호출" | 누구를 부를까 | 이 컴퓨터에 모터 이름, 쌍점을 쓰고 주간 조면 '차 반장 호출', 다른 조면 '엄 기사 호출'이라고 알림을 띄운다.
      gpio_write pin={horn} value=0 | 경적 멈춤 | 이제 모두 들었으니 {horn}번 경적을 끈다.
      pushover message="{motor} 전류 {amps}A, 한계 {lim}A" | 전류 푸시 | 어느 모터의 전류가 몇 A이고 한계가 몇 A인지 푸시로 보낸다.
      file_write path=방앗간/전류.csv content="{motor},{amps}" append=true | 전류 기록 | 모터와 전류를 쉼표로 이어 방앗간/전류.csv 에 덧붙인다. 한계는 적지 않는다.
      memory_store key=모터한계 content="{motor}: {lim}A" | 한계 메모 | '모터한계' 키에 모터 이름, 쌍점, 한계가 몇 A인지를 저장한다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /방문 {"방문자": "{name}", "담당": "{host}", "출입증": {badge}, "동행": "{escort}"}',
    slots: { name: '손지민, 권혁수, 임소라, 백도윤', host: '허윤아, 송재호, 도미영, 천우석', badge: '101..899', escort: '=있음 / 없음', door: '4..14', gate: '15..25', lamp: '26..39' },
    steps: `
      @escort gpio_write pin={door} value=0 // failed "동행이 없다" | 문 열기 | {door}번 전자석에 전기가 흐르는 동안 문이 잠겨 있다. 방문자에게 동행이 있을 때만 문을 풀고, 없으면 실패로 둔다.
      gpio_write pin={door} value=1 | 다시 잠그기 | 문을 다시 잠근다. {door}번 전자석은 1인 동안 문을 붙잡는다.
      @escort gpio_write pin={lamp} value=1 // gpio_write pin={lamp} value=0 | 초록 등 | {lamp}번 초록 등은 동행이 있는 방문자에게만 켜고, 없으면 꺼 둔다.
      gpio_write pin={gate} value=1 | 차단기 올리기 | 방문 차량이 들어오도록 차단기를 올린다. {gate}번 출력을 1로 하면 올라간다.
      send_message channel=slack to={host} text="{name}님 도착" | 담당자 연락 | slack 채널로 담당자에게 방문자 이름 뒤에 '님 도착'을 붙여 보낸다.
      notify message="{name}, 출입증 {badge}" | 안내 데스크 | 이 컴퓨터에 방문자 이름, 쉼표, '출입증'과 그 번호를 알림으로 띄운다.
      memory_store key=출입증-{badge} content="{name}, 담당 {host}" | 출입증 메모 | 출입증-{badge} 키에 방문자 이름을 쓰고 쉼표 뒤에 '담당'이라는 말과 담당자 이름을 적는다.
      file_write path=방문.txt content="{name} / {host}" append=true | 방문 장부 | 방문.txt 에 방문자, 빈칸, 빗금, 빈칸, 담당자를 한 줄로 덧붙인다.
    `,
  },
];
