import type { Scene } from '../../scene';

/** Ordinary procedures in full sentences: the product's own tools, part 2. */
export const plainKnown2: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 펌프장/수위 {"펌프": "{pump}", "릴레이": {relay}, "수위_cm": {lvl}, "가동시간": {hours}}',
    slots: { pump: '1호기, 3호기, 배수펌프, 예비펌프', relay: '5..27', lvl: '20..79 / 81..140', hours: '300..4200', siren: '28..39' },
    steps: `
      gpio_write pin={relay} value=1 | 펌프 기동 | 알려 온 펌프가 물린 릴레이 번호는 메시지에 있다. 그 릴레이를 켜서 펌프를 돌린다.
      gpio_write pin={relay} value=0 | 펌프 정지 | 물이 다 빠졌으므로 펌프를 세운다. 메시지에 적힌 릴레이를 0으로 내리면 멈춘다.
      @lvl gpio_write pin={siren} value=0 // gpio_write pin={siren} value=1 | 침수 경보기 | 침수 경보기는 {siren}번 핀에 있다. 수위가 80cm를 넘으면 켜고, 넘지 않으면 꺼 둔다.
      @lvl failed "수위가 {lvl}cm이다" // gpio_write pin={relay} value=1 | 공회전 방지 | 펌프가 헛돌면 안 된다. 수위가 80cm 이상일 때만 그 릴레이를 켜고, 모자라면 실패로 끝낸다.
      notify message="{pump} 수위 {lvl}cm" | 근무자 알림 | 근무자가 볼 수 있게 이 컴퓨터에 어느 펌프인지와 수위가 몇 cm인지 알림을 띄운다.
      memory_store key=가동시간 content="{pump} {hours}시간" | 가동 시간 메모 | '가동시간'이라는 키에 펌프 이름과 몇 시간 돌았는지를 적어 둔다.
      pushover message="펌프장 수위 {lvl}cm" | 푸시 | 펌프장 수위가 몇 cm인지 푸시로 보낸다. 예: 펌프장 수위 55cm
      failed "베어링에 기름을 칠 도구가 없다" | 윤활 | 다시 돌리기 전에 펌프 베어링에 기름을 쳐 주세요.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt farm/house{h} {"동": {h}, "온도": {t}, "습도": {rh}, "천창핀": {vent}, "난방핀": {heat}}',
    slots: { h: '1..9', t: '4..11 / 13..31', rh: '35..95', vent: '10..18', heat: '19..27', fan: '32..39' },
    steps: `
      gpio_write pin={vent} value=1 | 천창 열기 | 천창 모터는 신호가 1이면 열린다. 핀 번호는 이벤트에 들어 있으니 그 핀을 켜서 천창을 연다.
      gpio_write pin={heat} value=0 | 난방 끄기 | 이 동의 난방기를 꺼 주세요. 핀 번호는 측정값과 함께 왔습니다.
      @t gpio_write pin={heat} value=1 // gpio_write pin={heat} value=0 | 서리 방지 | 온도가 12도 미만이면 난방을 켜고, 그보다 따뜻하면 난방을 끈다. 핀은 이벤트를 볼 것.
      gpio_write pin={fan} value=1 | 순환팬 | 순환팬은 이벤트의 핀들과 상관없이 GPIO {fan}에 연결되어 있다. 순환팬을 켠다.
      notify message="{h}동 온도 {t}도, 습도 {rh}%" | 환경 알림 | 이 컴퓨터에 몇 동인지, 온도가 몇 도이고 습도가 몇 %인지 알림을 띄운다. 예: 12동 온도 20도, 습도 55%
      file_write path=logs/환경.csv content="{h},{t},{rh}" append=true | 환경 기록 | logs/환경.csv 끝에 동, 온도, 습도를 빈칸 없이 쉼표로 이어 한 줄 덧붙인다. 예: 3,18,60
      mqtt_publish topic=현관/습도 payload="{rh}" | 현관 표시기 | 현관 표시기에 습도가 나오도록 현관/습도 토픽에 숫자만 발행한다.
      failed "유리를 닦을 도구가 없다" | 유리 닦기 | 빛이 더 들어오도록 남쪽 유리를 깨끗이 닦는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 냉동창고/경보 {"창고": "{room}", "온도": {temp}, "기준": {limit}, "문": "{door}"}',
    slots: { room: '1호 창고, 수산물 창고, 육류 창고, 임시 창고', temp: '-12..9', limit: '=-20, -18, -15', door: '=열림 / 닫힘', lamp: '4..13', comp: '14..26' },
    steps: `
      gpio_write pin={lamp} value=1 | 경고등 켜기 | 문 위의 붉은 경고등을 켜서 모두가 경보를 알 수 있게 한다. 경고등은 {lamp}번 핀에 연결되어 있다.
      ^ | 경고등 | 경고등 GPIO {lamp}, HIGH로.
      @door failed "문이 열려 있다" // gpio_write pin={comp} value=1 | 압축기 기동 | 문이 닫혀 있을 때만 {comp}번 핀의 압축기를 켠다. 문이 열려 있으면 성에만 끼므로 실패로 처리한다.
      @door pushover message="{room} 문을 닫아 주세요" // failed "문이 닫혀 있다" | 문 닫기 부탁 | 문이 열려 있으면 창고 이름 뒤에 '문을 닫아 주세요'를 붙여 푸시로 보낸다. 닫혀 있으면 실패로 둔다.
      gpio_write pin={lamp} value=0 | 경보 해제 | 경보가 끝났으니 D{lamp}에 있는 붉은 경고등을 꺼 주세요.
      notify message="{room} 온도 {temp}도, 기준 {limit}도" title=냉동창고 | 경보 알림 | 제목은 냉동창고로 하고, 어느 창고인지와 온도, 기준이 몇 도인지를 이 컴퓨터 알림으로 띄운다. 예: 3호 창고 온도 -5도, 기준 -18도
      memory_store key=마지막경보 content="{room}, {temp}도" | 경보 메모 | '마지막경보'에 창고와 온도(도)를 쉼표로 이어 적어 둔다.
      send_message channel=telegram text="{room} 경보" | 텔레그램 | telegram 채널로 메시지에 나온 창고 이름과 '경보'라는 말을 보낸다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /서버/상태 {"서버": "{host}", "디스크": {disk}, "cpu온도": {cpu}, "담당": "{user}"}',
    slots: { host: 'mail01, nas, backup-2, web3', disk: '31..89 / 91..99', cpu: '41..88', user: '김서윤, 박도현, 이하람, 최민재', pin: '4..39' },
    steps: `
      @disk failed "디스크 사용률이 {disk}%이다" // send_message channel=email to={user} text="{host} 디스크 {disk}%" | 담당자 메일 | 디스크가 90%를 넘었으면 담당자에게 email 채널로 서버 이름과 디스크가 몇 %인지 보낸다. 예: web9 디스크 95%. 넘지 않았으면 실패로 둔다.
      @disk notify message="{host} 여유 있음" // notify message="{host} 용량 부족" | 여유 확인 | 이 컴퓨터에 알림을 띄운다. 디스크가 90% 이하이면 서버 이름과 '여유 있음', 넘으면 서버 이름과 '용량 부족'이라고 쓴다.
      gpio_write pin={pin} value=1 | 랙 팬 켜기 | 랙에는 {pin}번 핀에 물린 팬이 따로 있다. 장비가 식도록 그 팬을 켠다.
      gpio_write pin={pin} value=0 | 랙 팬 끄기 | 장비가 충분히 식었으니 {pin}번 출력을 내려 랙 팬을 멈춘다.
      memory_store key={host} content="디스크 {disk}%, CPU {cpu}도" | 서버 메모 | 서버 이름을 키로 하여 디스크가 몇 %인지, CPU가 몇 도인지 적어 둔다. 예: 디스크 40%, CPU 50도
      mqtt_publish topic=랙/온도 payload="{cpu}" | 온도 전달 | 요청에 온 CPU 온도를 숫자만 랙/온도 토픽으로 발행한다.
      file_read path=/var/log/syslog from_line=1 lines=20 | 로그 보기 | 다른 문제가 있었는지 보려고 /var/log/syslog 파일의 처음 스무 줄을 읽는다.
      http_request url=http://192.168.1.20/restart method=POST | 서비스 재시작 | 서비스가 다시 뜨도록 http://192.168.1.20/restart 로 POST 요청을 보낸다. 본문은 필요 없다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 양조장/발효 {"탱크": "{tank}", "온도": {temp}, "비중": {grav}, "밸브": {valve}, "펌프": {pump}}',
    slots: { tank: '1번 탱크, FV3, 막걸리 2조, 숙성조', temp: '14..20 / 22..29', grav: '1.008..1.054', valve: '4..13', pump: '30..39' },
    steps: `
      gpio_write pin={valve} value=1 | 냉각 밸브 열기 | 이 탱크의 냉각 밸브가 몇 번 핀인지는 이벤트에 있다. 1을 주면 열리니 열어 준다.
      gpio_write pin={valve} value=0 | 냉각 밸브 닫기 | 탱크가 충분히 차가워졌다. 이벤트에 적힌 밸브 핀을 다시 0으로 내려 닫는다.
      @temp gpio_write pin={pump} value=0 // gpio_write pin={pump} value=1 | 냉각 펌프 | 21도를 넘으면 탱크의 냉각 펌프를 돌리고, 넘지 않으면 세워 둔다. 펌프 핀은 이벤트에 있다.
      memory_store key=비중 content="{tank}: {grav}" | 비중 메모 | '비중' 키에 탱크 이름, 쌍점, 비중 순서로 적어 둔다.
      notify message="{tank} 온도 {temp}도" | 양조사 알림 | 양조사가 보도록 어느 탱크의 온도가 몇 도인지 이 컴퓨터에 알림을 띄운다.
      file_write path=brew/일지.txt content="{tank} / {temp} / {grav}" append=true | 양조 일지 | brew/일지.txt 끝에 탱크, 온도, 비중을 차례로 쓰되 사이에 빈칸과 빗금을 넣는다. 예: 7번 탱크 / 18 / 1.02
      mqtt_publish topic=양조장/안내 payload="탱크를 열지 마세요" | 안내판 | 양조장/안내에 발행한 글이 안내판에 나온다. 거기에 '탱크를 열지 마세요'라고 발행한다.
      failed "맛을 볼 도구가 없다" | 시음 | 이 탱크의 술을 맛보고 병에 담아도 되는지 판단한다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 양어장/{basin} {"수조": {basin}, "산소": {ox}, "수온": {w}, "폭기핀": {aer}, "급이핀": {feed}}',
    slots: { basin: '1..12', ox: '3..5 / 7..11', w: '6..19', aer: '20..28', feed: '29..39' },
    steps: `
      @ox gpio_write pin={aer} value=1 // gpio_write pin={aer} value=0 | 폭기기 | 산소가 6 미만이면 그 수조의 폭기기를 켜고, 그보다 많으면 꺼도 된다. 핀은 메시지에 있다.
      gpio_write pin={feed} value=0 | 급이 중단 | 물을 검사하는 동안 사료가 떨어지면 안 된다. 메시지에 적힌 급이기 핀을 꺼 주세요.
      gpio_write pin={feed} value=1 | 급이 시작 | 급이기를 켜서 먹이를 준다. 번호는 메시지에서 찾을 것.
      @ox pushover message="{basin}번 수조 산소 {ox}" // failed "산소가 {ox}이다" | 산소 부족 푸시 | 산소가 6 미만일 때만 몇 번 수조인지와 산소 값을 푸시로 보낸다. 예: 20번 수조 산소 4. 6 이상이면 실패로 둔다.
      file_write path=수조/오늘.csv content="{basin},{ox},{w}" append=true | 일일 기록 | 수조/오늘.csv 에 수조, 산소, 수온을 빈칸 없이 쉼표로 이어 한 줄 추가한다.
      memory_store key=수조-{basin} content="수온 {w}도" | 수온 메모 | 수조-{basin} 이라는 키에 '수온'이라는 말과 몇 도인지를 적는다.
      gpio_read pin={aer} | 폭기기 확인 | 폭기기가 정말 돌고 있는지 알 수 있도록 그 핀을 읽어 본다.
      failed "물고기를 건져 낼 도구가 없다" | 죽은 물고기 | 수조에 죽은 물고기 두 마리가 보인다. 다음 단계로 가기 전에 뜰채로 건져 낸다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /관리실/민원 {"호수": {flat}, "이름": "{who}", "내용": "{what}", "연락처": "{phone}"}',
    slots: { flat: '101..1504', who: '김옥자, 정대만, 오지현, 서태웅', what: '=온수가 안 나옴, 복도 전등 고장, 난방이 안 됨, 계단에 물이 샘', phone: '=010-2231-5580, 010-9034-1127, 010-7710-4309', valve: '4..14', light: '15..27' },
    steps: `
      notify message="{flat}호: {what}" | 관리실 알림 | 관리실 컴퓨터에 몇 호인지, 쌍점, 민원 내용을 알림으로 띄운다.
      memory_store key=민원-{flat} content="{who}, {what}" | 민원 메모 | 나중에 찾을 수 있게 민원-{flat} 키에 민원인 이름과 내용을 쉼표로 이어 저장한다.
      send_message channel=sms to="{phone}" text="오늘 안에 방문하겠습니다" | 답장 | 민원에 적힌 연락처로 sms 채널을 써서 '오늘 안에 방문하겠습니다'라고 보낸다.
      gpio_write pin={valve} value=0 | 단수 | 건물 주 급수 밸브는 {valve}번 핀이고 1이면 열림, 0이면 닫힘이다. 확인이 끝날 때까지 잠가 둔다.
      gpio_write pin={valve} value=1 | 급수 재개 | 수리가 끝났다. {valve}번 주 급수 밸브는 1이면 열림, 0이면 닫힘이니 다시 연다.
      gpio_write pin={light} value=1 | 계단등 | 넘어지는 사람이 없도록 {light}번 출력의 계단등을 켜 주세요.
      pushover message="{who}, {flat}호, {phone}" title=민원 | 기사에게 푸시 | 제목을 민원으로 하고 이름, 호수, 연락처를 쉼표로 이어 설비 기사에게 푸시로 보낸다. 호수에는 '호'를 붙인다.
      failed "배관을 고칠 도구가 없다" | 배관 수리 | 저녁에 물이 나오도록 신고된 배관을 고친다.
    `,
  },
  {
    language: 'ko',
    earlier: ['플로트 스위치 읽기 | gpio_read → {a}번: {fa}, {b}번: {fb}', '쉬는 펌프 찾기 | memory_recall → {run}번 펌프 가동 중, {free}번 펌프 정지'],
    slots: { a: '4..9', b: '10..15', fa: '=0 / 1', fb: '=0, 1', run: '16..25', free: '26..39' },
    steps: `
      gpio_write pin={free} value=1 | 보조 펌프 기동 | {step2}단계에서 어느 펌프가 서 있는지 알아냈다. 그 펌프를 켜서 돕게 한다.
      gpio_write pin={run} value=0 | 교대 | 메모에 따르면 지금 돌고 있는 펌프가 있다. 쉴 수 있게 그 펌프를 끈다.
      @fa gpio_write pin={run} value=0 // gpio_write pin={run} value=1 | 플로트 따라가기 | {a}번 플로트가 0이면 집수정이 빈 것이니 {run}번 펌프를 끄고, 1이면 켠다.
      @fa failed "{a}번 플로트가 0이다" // notify message="집수정 만수, {free}번 펌프 필요" | 만수 알림 | {a}번 플로트가 1이면 '집수정 만수, {free}번 펌프 필요'라고 알림을 띄우고, 0이면 실패로 둔다.
      gpio_read pin={b} | 한 번 더 읽기 | {b}번 위쪽 플로트는 가끔 튄다. 한 번 더 읽어 주세요.
      memory_store key=플로트 content="{a}번 {fa}, {b}번 {fb}" | 플로트 메모 | {step1}단계에서 읽은 두 플로트를 '플로트' 키에 적는다. 몇 번이 얼마인지 차례로 쓴다. 예: 2번 0, 3번 1
      mqtt_publish topic=집수정/펌프 payload="{free}" | 정지 펌프 번호 | 서 있는 펌프의 번호만 집수정/펌프 토픽으로 발행한다.
      memory_recall query="플로트 스위치" limit=3 | 지난 고장 | 메모에서 '플로트 스위치'를 찾되 세 건까지만 본다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 목공방/집진 {"기계": "{machine}", "분진": {dust}, "구역": "{slot}", "작업자": "{op}"}',
    slots: { machine: '띠톱, 대패기, 루터, 선반', dust: '1..4 / 6..14', slot: '=가 / 나 / 다', a: '2..9', b: '10..18', c: '19..27', op: '한지우, 남기철, 유아름, 배준호' },
    steps: `
      @slot gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 집진 켜기 | 메시지에 나온 구역의 집진기를 켠다. 가 구역은 {a}번, 나 구역은 {b}번, 다 구역은 {c}번 핀이다.
      @slot gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | 집진 끄기 | 작업이 끝났으니 알려 온 구역의 집진기를 끈다. 가 {a}번, 나 {b}번, 다 {c}번.
      gpio_write pin={b} value=1 | 청소용 구역 | 청소할 때는 늘 나 구역 집진기를 쓴다. 가, 나, 다 구역은 차례로 {a}, {b}, {c}번 핀이다. 나 구역만 켠다.
      @dust failed "분진이 {dust}mg이다" // pushover message="{machine} 분진 과다" | 분진 확인 | 분진이 5mg을 넘으면 기계 이름과 '분진 과다'라는 말을 푸시로 보낸다. 넘지 않으면 실패로 두고 아무도 부르지 않는다.
      notify message="{op}, {machine} 작업 중" | 작업 알림 | 이 컴퓨터에 누가 어느 기계에서 작업 중인지 알림을 띄운다. 예: 홍길동, 드릴 작업 중
      file_write path=공방/분진.txt content="{machine}: {dust}mg" append=true | 분진 기록 | 공방/분진.txt 끝에 기계, 쌍점, 분진 몇 mg 꼴로 한 줄을 덧붙인다.
      memory_store key=마지막작업자 content="{op}" | 작업자 메모 | 메시지에 온 작업자 이름을 '마지막작업자'에 적어 둔다.
      failed "집진 주머니를 비울 도구가 없다" | 주머니 비우기 | 집진 주머니가 가득 찼다. 집진기를 켜기 전에 주머니를 비운다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 계량/주 {reading}',
    slots: { reading: '=4210 W, 3.8 bar, 61 m3/h, 812 ppm, 22.4도', pin: '4..20', other: '21..39', file: '=계량/원본.txt, data/main.txt', limit: '500..900' },
    steps: `
      mqtt_publish topic=보관/주 payload="{reading}" | 그대로 전달 | 계량기가 보낸 값을 보관/주 토픽에 발행한다. 숫자와 단위까지 그대로 보내야 한다.
      file_write path={file} content="{reading}" append=true | 값 덧붙이기 | 이벤트로 온 값을 온 그대로 {file} 파일 끝에 덧붙인다.
      file_write path={file} content="{reading}" | 최신 값만 | {file} 파일에는 가장 새로운 값 하나만 남긴다. 들어온 값으로 덮어쓴다.
      notify message="계량값 {reading}" | 값 보여 주기 | '계량값'이라는 말 뒤에 들어온 값을 그대로 붙여 이 컴퓨터에 알림을 띄운다.
      memory_store key=한계 content="새 한계는 {limit}" | 새 한계 | '한계'라는 키에 다음 말을 저장한다: 새 한계는 {limit}
      gpio_write pin={pin} value=1 | 주 접촉기 투입 | 주 접촉기는 {pin}번 핀에 있다. 계량값이 얼마든 지금 투입한다.
      gpio_write pin={other} value=0 | 야간 부하 차단 | GPIO {other}에 물린 두 번째 부하는 밤에 필요 없다. 차단해 주세요.
      gpio_write pin={other} value=1 | 부하 복귀 | 밤이 지났다. 두 번째 부하에 다시 전기가 가도록 GPIO {other:을} HIGH로 올린다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /빵집/주문 {"매장": "{shop}", "식빵": {bread}, "단팥빵": {rolls}, "픽업": "{pickup}"}',
    slots: { shop: '역전점, 시장점, 항구점, 학교앞점', bread: '12..90', rolls: '91..480', pickup: '=05:30, 06:15, 07:00', oven: '4..11' },
    steps: `
      notify message="{shop}: 식빵 {bread}개, 단팥빵 {rolls}개" | 주문 알림 | 이 컴퓨터에 매장 이름, 쌍점, 식빵과 단팥빵이 각각 몇 개인지 알림을 띄운다.
      file_write path=주문/오늘.txt content="{pickup} {shop}" append=true | 배송 목록 | 배송 기사가 보는 주문/오늘.txt 에 픽업 시각, 빈칸, 매장 이름을 한 줄로 덧붙인다.
      gpio_write pin={oven} value=1 | 오븐 예열 | 오븐이 달궈지는 데 한 시간이 걸린다. {oven}번 출력에 연결된 오븐을 지금 켠다.
      gpio_write pin={oven} value=0 | 오븐 끄기 | 오늘 굽기는 끝났습니다. {oven}번 오븐을 꺼 주세요.
      gpio_write pin=33 value=0 | 스팀 차단 | 스팀 밸브는 33번이고 1인 동안 증기가 들어간다. 껍질이 다 되었으니 증기를 막는다.
      memory_store key=단팥빵 content="{shop} {rolls}개" | 단팥빵 수량 | '단팥빵' 키에 어느 매장에 몇 개인지를 적어 둔다.
      send_message channel=kakao text="{pickup}에 픽업" | 기사에게 알림 | kakao 채널로 주문에 적힌 시각 뒤에 '에 픽업'을 붙여 보낸다.
      failed "반죽을 치댈 도구가 없다" | 반죽 | 주문 반죽을 손으로 10분간 치댄 뒤 재워 둔다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 물탱크/{tank} {"리터": {l}, "입수": {inlet}, "출수": {outlet}, "교반": {mixer}, "모드": "{mode}"}',
    slots: { tank: '빗물, T2, 지하, 옥상', l: '40..190 / 210..900', inlet: '4..12', outlet: '13..21', mixer: '22..33', mode: '=자동 / 수동' },
    steps: `
      gpio_write pin={inlet} value=1 | 물 채우기 | 탱크에 물이 들어가도록 입수 밸브를 연다. 핀은 메시지에 출수, 교반 핀과 나란히 적혀 있다.
      gpio_write pin={outlet} value=1 | 물 빼기 | 출수 밸브 핀을 1로 해서 탱크를 비운다. 입수 핀과 헷갈리지 말 것.
      gpio_write pin={mixer} value=0 | 교반기 끄기 | 시료를 뜨는 동안 물이 잔잔해야 하므로 교반기를 꺼 주세요.
      @mode gpio_write pin={inlet} value=0 // failed "모드가 {mode}이다" | 자동일 때만 | 입수 밸브를 닫되 탱크가 자동 모드일 때만 한다. 다른 모드라면 사람이 직접 다루는 중이므로 실패로 둔다.
      @l gpio_write pin={inlet} value=1 // gpio_write pin={inlet} value=0 | 수위 유지 | 200리터 미만이면 입수 밸브를 열고(1), 그보다 많으면 닫는다(0).
      @l pushover message="{l}리터 남음" // failed "{l}리터가 있다" | 물 부족 | 200리터 미만일 때만 몇 리터가 남았는지 '리터 남음'을 붙여 푸시로 보낸다. 아니면 실패로 끝낸다.
      notify message="{l}리터, {mode} 모드" | 탱크 상태 | 몇 리터인지와 무슨 모드인지 이 컴퓨터에 알림을 띄운다.
      mqtt_publish topic=탱크/리터 payload="{l}" | 사무실 표시기 | 사무실 표시기가 탱크/리터를 듣고 있다. 거기에 리터 숫자만 발행한다.
    `,
  },
  {
    language: 'ko',
    earlier: ['예약 목록 보기 | cron_list → {id1}: 점등 18:00, {id2}: 소등 23:00, {id3}: 급수 06:30', '조도 센서 읽기 | gpio_read → {lux}'],
    slots: { id1: 'c-11, j4, a81', id2: 'c-27, j9, b52', id3: 'c-33, j15, d07', lux: '=0 / 1', lamp: '4..39' },
    steps: `
      cron_remove id={id3} | 급수 예약 삭제 | 이번 주 내내 비가 온다고 하니 급수 예약을 지운다. id는 {step1}단계 목록에 있다.
      cron_remove id={id2} | 소등하지 않기 | 오늘 밤은 행사가 있으니 불을 끄는 예약을 지워 주세요.
      cron_add schedule="0 7 * * *" action=message text="화분에 물 주기" | 새 알림 예약 | 매일 아침 7시에 메시지가 가도록 예약한다. 내용은 '화분에 물 주기'이다.
      cron_add schedule="30 22 * * *" action=procedure text=소등 name=저녁 | 더 이른 소등 | 매일 밤 10시 반에 '소등' 절차를 시작하도록 예약하고 이름은 저녁으로 한다.
      @lux gpio_write pin={lamp} value=1 // gpio_write pin={lamp} value=0 | 마당등 | 조도 센서는 어두우면 0, 밝으면 1이다. 어두우면 {lamp}번 마당등을 켜고 밝으면 끈다.
      gpio_write pin={lamp} value=0 | 무조건 끄기 | 센서 값과 상관없이 {lamp}번 핀의 마당등을 끈다.
      memory_store key=급수예약 content={id3} | id 적어 두기 | 나중에 찾아볼 수 있게 급수 예약의 id를 '급수예약' 키에 저장한다.
      @lux notify message="어두움" // notify message="밝음" | 밝기 알림 | 센서가 0이면 '어두움', 1이면 '밝음'이라고 이 컴퓨터에 알림을 띄운다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 사무실/프린터 {"프린터": "{printer}", "토너": {toner}, "매수": {pages}, "일련번호": "{serial}"}',
    slots: { printer: '총무팀 프린터, 라벨기, 2층 복합기, HP-3', toner: '1..9 / 11..90', pages: '1200..48000', serial: '=CN4471, VB0092, QX3318', pin: '4..39' },
    steps: `
      @toner notify message="{printer}: 토너 부족" // failed "토너가 {toner}%이다" | 토너 확인 | 토너가 10% 미만이면 프린터 이름, 쌍점, '토너 부족'이라고 이 컴퓨터에 알림을 띄운다. 아니면 실패로 둔다.
      notify message="{printer}: 토너 {toner}%, {pages}매" | 프린터 상태 | 프린터 이름, 쌍점, 토너가 몇 %인지, 몇 매를 찍었는지 알림으로 보여 준다.
      send_message channel=email to=supply@shop.example text="{serial} 토너를 보내 주세요" | 토너 주문 | email 채널로 supply@shop.example 에 일련번호와 '토너를 보내 주세요'라는 말을 보낸다.
      memory_store key=매수 content="{pages}" | 인쇄 매수 | 인쇄한 매수를 숫자만 '매수' 키에 저장한다.
      gpio_write pin={pin} value=0 | 프린터 전원 차단 | 프린터 콘센트는 {pin}번 핀으로 켜고 끈다. 밤이니 전원을 끊는다.
      gpio_write pin={pin} value=1 | 프린터 전원 투입 | 아침이라 프린터를 써야 한다. {pin}번 핀의 콘센트에 전기를 넣는다.
      file_write path=printers.csv content="2026-03-09,{serial},{pages}" append=true | 장부 | printers.csv 에 날짜, 일련번호, 매수를 빈칸 없이 쉼표로 이어 한 줄 덧붙인다. 날짜는 2026-03-09이다.
      failed "카트리지를 갈아 끼울 도구가 없다" | 카트리지 교체 | 빈 카트리지를 빼고 새것을 끼운다.
    `,
  },
  {
    language: 'ko',
    event: 'manual - {who}께서 강당 조명을 {from}부터 {to}까지 요청함',
    slots: { who: '합창단, 문 선생님, 조 주무관, 학부모회', from: '=17:00, 18:30, 19:15', to: '=21:00, 22:30, 23:15', l1: '4..11', l2: '12..19', l3: '20..27' },
    steps: `
      gpio_write pin={l1} value=1 | 첫째 줄 | 조명 세 줄은 문에서부터 차례로 {l1}, {l2}, {l3}번 핀이다. 문에서 가장 가까운 줄을 켠다.
      gpio_write pin={l2} value=1 | 가운데 줄 | 문에서 무대 쪽으로 {l1}, {l2}, {l3}번이다. 가운데 줄만 켜 주세요.
      gpio_write pin={l3} value=0 | 무대 쪽 소등 | 무대 쪽 마지막 줄은 어두워야 한다. 문에서부터 {l1}, {l2}, {l3}번이니 마지막 줄을 끈다.
      gpio_write pin={l1} value=0 | 현관 조명 | 현관 쪽 조명은 {l1}번 핀이고 1일 때 켜진다. 이제 꺼 준다.
      notify message="{who}께서 강당 조명을 {from}부터 {to}까지 요청함" | 요청 전달 | 요청으로 들어온 말을 한 글자도 바꾸지 말고 이 컴퓨터에 알림으로 띄운다.
      memory_store key=강당 content="{from}~{to}" | 시간 메모 | 요청한 두 시각을 물결표(~)로 이어 '강당' 키에 저장한다.
      send_message channel=matrix text="{from}부터 강당 사용" | 다른 분들께 | matrix 채널로 시작 시각 뒤에 '부터 강당 사용'을 붙여 보낸다.
      failed "의자를 놓을 도구가 없다" | 의자 놓기 | 사람들이 오기 전에 강당에 의자 마흔 개를 놓아 주세요.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 축사/환기 {"축사": {barn}, "팬1": {f1}, "팬2": {f2}, "암모니아": {nh3}, "보드": "{board}"}',
    slots: { barn: '1..8', f1: '9..17', f2: '18..27', nh3: '3..19 / 21..44', board: 'nano-1, pico-b, esp-4, uno-2' },
    steps: `
      gpio_write pin={f1} value=1 board={board} | 팬1 켜기 | 메시지에 나온 두 팬 가운데 팬1을 켠다. 메시지에 적힌 보드로 제어해야 한다.
      gpio_write pin={f2} value=1 board={board} | 팬2 켜기 | 팬2도 함께 돌려 주세요. 핀과 보드는 모두 메시지에 있습니다.
      @nh3 failed "암모니아가 {nh3}ppm이다" // gpio_write pin={f2} value=1 board={board} | 공기가 나쁠 때만 | 팬2는 시끄럽다. 암모니아가 20ppm을 넘을 때만 적힌 보드에서 팬2를 켜고, 넘지 않으면 실패로 둔다.
      gpio_write pin={f1} value=0 board={board} | 팬1 끄기 | 공기가 좋아졌으니 메시지의 보드에서 팬1을 끈다.
      board_info board={board} | 보드 보기 | 메시지에 적힌 보드의 상태와 핀을 보여 준다.
      gpio_read pin={f1} board={board} | 도는지 확인 | 메시지의 보드에서 팬1 핀을 읽는다.
      pushover message="{barn}번 축사 암모니아 {nh3}ppm" | 공기 푸시 | 몇 번 축사인지와 암모니아가 몇 ppm인지 푸시로 보낸다.
      memory_store key=축사-{barn} content="암모니아 {nh3}ppm" | 값 메모 | 축사-{barn} 키에 암모니아가 몇 ppm인지 적어 둔다. 예: 암모니아 50ppm
    `,
  },
  {
    language: 'ko',
    event: 'webhook /절차/요청 {"절차": "{proc}", "실행": "{run}", "요청자": "{by}", "사유": "{reason}"}',
    slots: { proc: '배관세척, 야간모드, nas백업, 서리감시', run: 'r-118, run-52, k9031', by: '강예린, 노태훈, 심보라, 장우진', reason: '=배치가 틀림, 너무 이름, 라인이 비었음, 탱크 누수', pin: '4..39' },
    steps: `
      sop_execute name={proc} | 절차 시작 | 요청에 적힌 절차를 시작한다. 따로 넘길 내용은 없다.
      sop_status run_id={run} | 실행 상태 | 요청에 적힌 실행이 지금 어떤 상태인지 알아본다.
      sop_cancel run_id={run} reason="{reason}" | 실행 취소 | 요청에 적힌 실행을 취소한다. 사유는 요청에 나온 말을 그대로 쓴다.
      notify message="{by}: {proc} 요청" | 근무조 알림 | 요청자 이름, 쌍점, 절차 이름과 '요청'이라는 말을 이 컴퓨터 알림으로 띄운다.
      send_message channel=slack to={by} text="{run} 취소: {reason}" | 답장 | slack 채널로 요청자에게 실행 번호와 '취소', 쌍점, 사유를 차례로 보낸다.
      gpio_write pin={pin} value=1 | 접수등 켜기 | {pin}번 핀의 초록 등은 요청을 받는다는 표시이다. 켜 준다.
      gpio_write pin={pin} value=0 | 접수등 끄기 | 오늘은 더 받지 않는다. {pin}번 출력의 초록 등을 끈다.
      file_write path=절차/요청.txt content="{by}: {proc} ({reason})" append=true | 요청 장부 | 절차/요청.txt 에 요청자, 쌍점, 절차를 쓰고 괄호 안에 사유를 넣어 한 줄 덧붙인다.
    `,
  },
  {
    language: 'ko',
    earlier: ['수영장 측정 | http_request → ph {ph}, 염소 {cl}, 수온 {t}', '핀 찾기 | memory_recall → 산 펌프 {acid}, 염소 펌프 {chl}, 히터 {heat}'],
    slots: { ph: '6.9..7.3 / 7.5..8.2', cl: '0.2..1.4', t: '19..27', acid: '4..13', chl: '14..25', heat: '28..39' },
    steps: `
      gpio_write pin={chl} value=1 | 염소 넣기 | 염소 펌프를 켠다. 핀은 {step2}단계에서 산 펌프, 히터 핀과 함께 찾아 두었다.
      gpio_write pin={heat} value=0 | 히터 끄기 | 물이 충분히 따뜻하다. 앞에서 찾은 히터 핀을 꺼 주세요.
      @ph gpio_write pin={acid} value=0 // gpio_write pin={acid} value=1 | 산 투입 | pH가 7.4를 넘으면 산 펌프를 돌리고, 넘지 않으면 꺼 둔다. pH와 핀 모두 앞 결과에 있다.
      @ph notify message="pH {ph} 정상" // notify message="pH {ph} 높음" | pH 알림 | 이 컴퓨터에 알림을 띄운다. pH가 7.4 이하이면 pH와 값 뒤에 '정상', 넘으면 '높음'이라고 쓴다.
      file_write path=수영장/일지.csv content="2026-07-12,{ph},{cl}" append=true | 수질 일지 | 수영장/일지.csv 에 날짜, pH, 염소를 2026-07-01,7.2,0.6 꼴로 한 줄 덧붙인다. 오늘은 2026-07-12이다.
      memory_store key=수영장 content="수온 {t}도, 염소 {cl}" | 오늘 메모 | '수영장' 키에 수온이 몇 도인지와 염소 값을 적는다. 예: 수온 20도, 염소 0.5
      mqtt_publish topic=수영장/수온 payload="{t}" | 수온 전광판 | 전광판이 단위를 스스로 붙이므로 수영장/수온에 수온 숫자만 발행한다.
      failed "필터를 씻을 도구가 없다" | 필터 | 수영장 필터를 꺼내 흐르는 물에 씻는다.
    `,
  },
];
