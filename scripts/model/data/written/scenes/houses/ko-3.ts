import type { Scene } from '../../scene';

/** Apartment houses, offices and small servers in Korean, part 3. */
export const housesKo3: readonly Scene[] = [
  {
    language: 'ko',
    event: 'webhook /gym/pass {"회원": "{mem}", "종목": "{sport}", "만료": "{until}", "잔여": {left}, "사물함": {locker}}',
    slots: { mem: 'G-1204, G-0388, H-7719', sport: '수영, 헬스, 탁구, 배드민턴', until: '=2026-09-30, 2026-12-15, 2027-04-01', left: '=0 / 1, 4, 9, 12', locker: '21..180' },
    tools: ['turnstile_let(member): 개찰구를 열어 준다', 'locker_free(n: int): 사물함을 비운다', 'pass_renew(member, months: int): 회원권을 늘린다', 'pass_deduct(member, times: int): 횟수를 뺀다'],
    steps: `
      @left failed "남은 횟수가 없다" // turnstile_let member={mem} | 입장 | 횟수가 남은 회원만 들여보낸다. 0이면 실패.
      @left pass_renew member={mem} months=1 // pass_deduct member={mem} times=1 | 횟수 처리 | 잔여가 없으면 회원권을 한 달 늘리고, 있으면 한 번 뺀다.
      pass_renew member={mem} months=6 | 반년 연장 | 이 회원은 반년치를 냈다. 그만큼 늘린다.
      pass_renew member={mem} months=12 | 일 년 연장 | 회원권을 1년 늘린다. 단위는 달이다.
      locker_free n={locker} | 사물함 비우기 | 그만둔 회원이다. 쓰던 사물함을 비운다.
      notify message="{mem} {sport} {left}회 남음" | 창구 알림 | 이 컴퓨터에 회원, 종목, 몇 회 남음.
      send_message channel=gym to={mem} text="{sport} 회원권이 {until}에 끝납니다" | 만료 안내 | gym 채널로 회원에게: 종목, "회원권이", 만료 날짜, "에 끝납니다".
      memory_store key=gym-{mem} content="사물함 {locker}" | 사물함 메모 | gym-회원 키에 "사물함"과 번호.
      file_write path=gym/{mem}.csv content="{sport},{left},{until}" append=true | 회원 기록 | gym/회원.csv 에 종목,잔여,만료 순으로.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt b{lv}/sump {"수위cm": {cm}, "펌프1": "{p1}", "펌프2": "{p2}", "유입": {flow}, "필터교체": "{date}"}',
    slots: { lv: '1..4', cm: '20..49 / 86..130', p1: '=가동, 운전 / 정지, 고장', p2: '=대기, 준비', flow: '3..19', date: '=2026-06-02, 2026-08-11, 2026-07-20', ka: '4..11', kb: '12..19', horn: '20..27' },
    tools: ['sump_test(level: int): 배수 펌프를 시험한다', 'float_reset(level: int): 부레 스위치를 되돌린다'],
    steps: `
      @p1 gpio_write pin={kb} value=0 // gpio_write pin={kb} value=1 | 둘째 펌프 | 1번 펌프({ka})가 돌고 있으면 2번 펌프({kb})를 세우고(0), 1번이 서 있거나 고장이면 2번을 돌린다(1).
      @cm failed "수위가 {cm} cm다" // gpio_write pin={horn} value=1 | 경적 | 수위가 80 cm를 넘었을 때만 {horn}번 경적을 울린다(1). 아니면 울리지 않는다.
      @cm mqtt_publish topic=sump/state payload="정상" // mqtt_publish topic=sump/state payload="위험" | 상태 발행 | sump/state 에 수위가 50 cm 미만이면 "정상", 80 cm를 초과하면 "위험"이라고 발행한다.
      gpio_write pin={ka} value=1 | 1번 펌프 | {ka}번은 상시 닫힌 접점을 거치지 않으므로 1을 주면 돈다. 1번 펌프를 돌린다.
      gpio_write pin={horn} value=0 | 경적 끄기 | 1번 펌프 {ka}, 2번 펌프 {kb}, 경적 {horn}. 경적을 0으로 내린다.
      sump_test level={lv} | 시험 운전 | 신호를 보낸 지하층의 배수 펌프를 시험한다.
      float_reset level={lv} | 부레 되돌리기 | 그 층 부레 스위치가 걸렸다. 되돌린다.
      pushover message="지하 {lv}층 수위 {cm} cm" title="배수" | 당직 푸시 | "배수"라는 제목으로 푸시. "지하 몇층 수위 몇 cm".
      memory_store key=sump-{lv} content="유입 {flow}, 필터 {date}" | 집수정 메모 | sump-{lv} 에 유입과 필터교체 날짜를. 앞에 각각 "유입", "필터"를 쓰고 쉼표로 나눈다.
      file_write path=sump/{lv}.csv content="{cm};{flow}" append=true | 수위 기록 | sump/층.csv 에 수위;유입을 더한다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /web/deploy {"서비스": "{app}", "버전": "{ver}", "이전": "{prev}", "브랜치": "{branch}", "검사": "{test}"}',
    slots: { app: 'minwon-web, lib-app, wonmu-api, notice', ver: '2.14.0, 3.0.7, 1.9.21', prev: '2.13.6, 2.9.9, 1.9.20', branch: 'main, release-9, hotfix-2', test: '=pass, ok / fail, error' },
    tools: ['deploy_push(app, version): 새 버전을 올린다', 'deploy_back(app, version): 예전 버전으로 되돌린다', 'deploy_freeze(app, hours: int): 배포를 막는다'],
    steps: `
      @test deploy_push app={app} version={ver} // failed "검사가 {test}다" | 배포 | 검사를 통과했을 때만 새 버전을 올린다. 통과하지 못했으면 실패로 둔다.
      @test deploy_push app={app} version={ver} // deploy_back app={app} version={prev} | 올리거나 되돌리기 | 검사가 좋으면 새 버전을 올리고, 나쁘면 이전 버전으로 되돌린다.
      deploy_back app={app} version={prev} | 되돌리기 | 로그인이 안 된다는 신고. 그 서비스를 이전 것으로 되돌린다.
      deploy_freeze app={app} hours=48 | 배포 막기 | 이틀 동안 그 서비스 배포를 막는다. 단위는 시간.
      send_message channel=deploy text="{app} {prev} → {ver}" | 배포 공지 | deploy 채널에 서비스, 이전 버전, →, 새 버전을 한 칸씩 띄어 올린다.
      send_message channel=deploy to=개발팀 text="{branch} 검사 {test}" | 개발팀에 | deploy 채널로 개발팀에게 브랜치, "검사", 결과를.
      notify message="{app} {ver} 배포" | 화면 알림 | 이 컴퓨터에 서비스, 새 버전, "배포".
      memory_store key=ver-{app} content="{ver}" | 버전 메모 | ver-서비스 키({app} 자리)에 새 버전만.
      file_write path=deploy/{app}.log content="{ver} ({branch})" append=true | 배포 기록 | deploy/서비스.log 에 새 버전과 괄호 안 브랜치를.
      http_request url=https://hub.gaon.kr/api/{app}/{ver} method=DELETE | 이미지 삭제 | https://hub.gaon.kr/api/서비스/버전 에 DELETE. 버전은 새 것.
      http_request url=https://hub.gaon.kr/api/{app} method=PUT body="{prev}" | 기본 버전 | https://hub.gaon.kr/api/서비스 에 이전 버전을 본문으로 PUT.
    `,
  },
  {
    language: 'ko',
    event: 'cron',
    earlier: ['도서관 예약 자료 조회 | hold_list → {m1}: {b1} 도착, {m2}: {b2} 대기 2번, {m3}: {b3} 기한 지남', '오늘 날짜 | clock_get → {date}'],
    slots: { m1: 'U-201, U-118, K-9', m2: 'U-340, U-451, K-22', m3: 'U-505, U-677, K-31', b1: '소금 아이, 강의 역사, 별의 시간', b2: '숲의 문법, 종이 배, 밤의 서가', b3: '바람의 집, 작은 우주, 먼 마을', date: '=2026-08-14, 2026-11-03, 2027-03-19' },
    tools: ['hold_ready(member, book): 예약 자료를 내줄 준비를 한다', 'hold_void(member): 예약을 없앤다', 'member_text(member, text): 회원에게 문자한다'],
    steps: `
      hold_ready member={m1} book="{b1}" | 도착한 책 | 도착했다고 나온 책을 그 회원에게 내줄 준비를 한다.
      hold_void member={m3} | 기한 지난 예약 | {step1}단계에서 기한이 지난 예약을 없앤다.
      member_text member={m1} text="{b1:이} 도착했습니다" | 도착 문자 | 책이 온 회원에게 무슨 책이 도착했는지 문자. "…이 도착했습니다" 꼴.
      member_text member={m2} text="대기 2번입니다" | 대기 안내 | 기다리는 회원에게 "대기 2번입니다"라고 문자한다.
      memory_store key=late-hold content="{m3} {b3}" | 기한 지난 것 메모 | late-hold 에 기한이 지난 회원과 책을 적는다.
      notify message="{b1} 도착: {m1}" | 데스크 알림 | 이 컴퓨터에 도착한 책, "도착:", 회원.
      file_write path=hold/{date}.txt content="{b2}" append=true | 대기 자료 | hold 폴더에 오늘 날짜로 된 txt 끝에 아직 기다리는 책을 적는다. 날짜는 {step2}단계.
      file_read path=hold/{date}.txt | 오늘 파일 | hold 폴더의 오늘 날짜 txt를 읽는다.
      send_message channel=library text="{date} {b3} 서가로" | 서가 이동 | library 채널에 오늘 날짜, 기한이 지난 책, "서가로".
      memory_forget key=hold-{m3} | 메모 삭제 | 기한이 지난 회원의 hold- 메모를 지운다. 키는 hold-회원.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt ward/fridge/{fr} {"온도": {t}, "문": "{door}", "약품": "{drug}", "로트": "{lot}", "알람음": {beep}}',
    slots: { fr: 'F1, vac-2, R07, blood3', t: '2.4..6.9 / 9.1..13.8', door: '=닫힘 / 열림', drug: '독감백신, 인슐린, 간염백신, 혈장', lot: 'LT-3391, QX-0087, BN-4410', beep: '=true, false' },
    tools: ['hold_the_lot(lot, reason?): 로트를 쓰지 못하게 묶는다', 'lot_clear(lot): 묶은 것을 푼다', 'fridge_target(fridge, celsius: num): 냉장고 온도를 정한다', 'fridge_mute(fridge, minutes: int): 알람음을 재운다'],
    steps: `
      @t lot_clear lot={lot} // hold_the_lot lot={lot} reason="온도 이탈" | 로트 판단 | 온도가 8도를 넘으면 로트를 "온도 이탈"로 묶고, 8도 이하이면 푼다.
      @t failed "온도가 {t}도다" // pushover message="{fr} {t}도, {drug}" | 이탈 푸시 | 8도를 넘었을 때만 푸시: 냉장고, 온도("도"), 쉼표, 약품.
      @door failed "문이 닫혀 있다" // notify message="{fr} 문 열림" | 문 알림 | 문이 열려 있으면 이 컴퓨터에 냉장고와 "문 열림"을 알린다. 닫혀 있으면 실패.
      hold_the_lot lot={lot} | 묶기 | 제조사에서 회수한다고 한다. 그 로트를 묶는다. 사유는 쓰지 않는다.
      fridge_target fridge={fr} celsius=4.5 | 온도 맞추기 | 그 냉장고를 4.5도로. 지금 {t}도라고 해도 값은 그대로다.
      fridge_mute fridge={fr} minutes=30 | 알람 재우기 | 반 시간만 그 냉장고 소리를 재운다.
      memory_store key=lot-{lot} content="{drug}, {fr}" | 로트 메모 | lot-로트 키에 약품, 쉼표, 냉장고.
      file_write path=cold/{fr}.csv content="{t},{door}" append=true | 냉장고 기록 | cold/냉장고.csv 에 온도,문.
      send_message channel=pharm to=약제과장 text="{drug} {lot} 확인 바랍니다" | 약제과장 | pharm 채널로 약제과장에게 약품, 로트, "확인 바랍니다".
      mqtt_publish topic=pharm/{fr}/t payload="{t}°C" | 온도 발행 | pharm/{fr}/t 에 온도를 °C 붙여 발행.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /gyoyuk/apply {"강좌": "{cls}", "이름": "{name}", "나이": {age}, "정원": {cap}, "신청": {cnt}, "전화": "{tel}"}',
    slots: { cls: '스마트폰 교실, 텃밭 교실, 생활 영어, 목공 기초', name: '피옥순, 라종수, 심금자, 어진우', age: '31..58 / 66..81', cap: '=20, 24, 30', cnt: '3..17 / 31..44', tel: '010-8820-1193, 010-3347-9021, 010-5561-7730' },
    tools: ['enroll(class, name): 수강생을 넣는다', 'enroll_wait(class, name): 대기자로 넣는다', 'enroll_drop(class, name): 수강생을 뺀다', 'fee_free(name): 수강료를 면제한다'],
    steps: `
      @cnt enroll class="{cls}" name="{name}" // enroll_wait class="{cls}" name="{name}" | 등록 | 신청이 정원보다 적으면 수강생으로, 정원을 넘었으면 대기자로 넣는다.
      @cnt enroll class="{cls}" name="{name}" // failed "신청이 {cnt}명이라 자리가 없다" | 자리 있을 때만 | 정원이 찼으면 실패. 아직 자리가 있으면 신청한 사람을 그 강좌에 넣는다.
      @age failed "{age}세라 면제가 아니다" // fee_free name="{name}" | 경로 면제 | 예순다섯 살부터 수강료를 면제한다. 그보다 젊으면 면제하지 않는다.
      enroll_drop class="{cls}" name="{name}" | 수강 취소 | 못 오겠다고 전화가 왔다. 그 강좌에서 뺀다.
      send_message channel=edu to="{name}" text="{cls} 신청이 접수되었습니다" | 접수 안내 | edu 채널로 신청한 사람에게 강좌와 "신청이 접수되었습니다".
      notify message="{cls} {cnt}/{cap}" | 신청 현황 | 이 컴퓨터에 강좌, 한 칸, 신청/정원.
      memory_store key="edu-{name}" content="{cls}, {tel}" | 수강생 메모 | edu-이름 키에 강좌와 전화를 쉼표로.
      file_write path=edu/list.csv content="{cls},{name},{age}" append=true | 명단 | edu/list.csv 에 강좌,이름,나이.
      mqtt_publish topic=edu/count payload="신청 {cnt}명" | 신청 수 | edu/count 에 "신청" 뒤에 신청한 수를 "명"과 함께.
    `,
  },
  {
    language: 'ko',
    earlier: ['디스크 검사 | smart_read → sda {ta}도 재할당 {ra}, sdb {tb}도 재할당 {rb}', '예비 디스크 확인 | slot_list → 예비: {spare}'],
    slots: { ta: '31..38', ra: '=0', tb: '44..57', rb: '12..190', spare: 'slot-7, slot-9, bay3, bay5' },
    tools: ['disk_retire(disk): 디스크를 뺀다', 'disk_join(slot): 예비 디스크를 넣는다', 'scrub_run(disk): 디스크를 훑는다', 'led_blink(disk, on: bool): 디스크 등을 깜박인다'],
    steps: `
      disk_retire disk=sdb | 나쁜 디스크 빼기 | 재할당이 생긴 디스크를 뺀다.
      disk_join slot={spare} | 예비 넣기 | {step2}단계의 예비를 넣는다.
      scrub_run disk=sda | 성한 디스크 훑기 | 재할당이 0인 디스크를 훑는다.
      led_blink disk=sdb on=true | 등 깜박이기 | 더 뜨거운 디스크의 등을 깜박이게 한다.
      led_blink disk=sda on=false | 등 끄기 | 덜 뜨거운 디스크의 등은 깜박이지 않게 할 것.
      notify message="sdb {tb}도, 재할당 {rb}" title="디스크" | 디스크 알림 | 제목 "디스크", 이 컴퓨터 알림. 재할당이 생긴 디스크의 이름, 온도("도"), 쉼표, "재할당" 값.
      memory_store key=spare content="{spare}" | 예비 메모 | spare 에 예비 디스크의 자리만 적는다.
      file_write path=disk/temp.csv content="{ta},{tb}" append=true | 온도 기록 | disk/temp.csv 에 sda 온도, sdb 온도를 쉼표로.
      send_message channel=ops to=업체 text="sdb 교체 요청, 재할당 {rb}" | 교체 요청 | ops 채널로 업체에게 나쁜 디스크 이름, "교체 요청", 쉼표, "재할당" 값을.
      failed "서랍을 당기는 도구는 없다" | 서랍 빼기 | 서버 앞문을 열고 서랍을 당겨 디스크를 손으로 꺼낸다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /recycle/scan {"배출": "{kind}", "동": {dong}, "무게kg": {kg}, "요일": "{day}", "스티커": {sticker}}',
    slots: { kind: '=종이, 플라스틱, 유리, 캔', dong: '101..119', kg: '3..28', day: '=화, 목 / 월, 수, 금, 토', sticker: '=4402, 7719, 3085 / null, ∅', press: '4..27' },
    tools: ['bin_unlock(kind, seconds: int): 수거함을 연다', 'bin_seal(kind): 수거함을 잠근다', 'bulky_log(sticker: int, dong: int): 대형 폐기물을 올린다'],
    steps: `
      @day bin_unlock kind={kind} seconds=60 // failed "{day}요일은 배출일이 아니다" | 수거함 열기 | 화요일과 목요일에만 그 종류의 수거함을 1분 연다. 다른 요일이면 열지 않는다.
      @day bin_unlock kind={kind} seconds=120 // bin_seal kind={kind} | 열고 잠그기 | 화·목이면 2분 열고, 다른 요일이면 그 수거함을 잠근다.
      @sticker bulky_log sticker={sticker} dong={dong} // failed "스티커 번호가 없다" | 대형 폐기물 | 스티커 번호와 동을 올린다. 번호가 없으면 올릴 수 없다.
      bin_seal kind={kind} | 잠그기 | 꽉 찼다. 알린 종류의 수거함을 잠근다.
      gpio_write pin={press} value=1 | 압축기 | 압축기는 {press}번, 1이면 내려온다. 내린다.
      gpio_write pin={press} value=0 | 압축기 올리기 | {press}번에 0을 주면 압축판이 올라간다. 올린다.
      notify message="{dong}동 {kind} {kg}kg" | 배출 알림 | 이 컴퓨터에 몇 동 무엇 몇 kg인지.
      memory_store key=recycle-{dong} content="{kind} {kg} kg" | 배출 메모 | recycle-{dong} 에 종류와 무게를 적는다. 무게와 kg 사이는 띄운다.
      file_write path=recycle/{kind}.csv content="{dong},{kg}" append=true | 종류별 기록 | recycle/종류.csv 에 동,무게.
      send_message channel=clean text="{dong}동에 가 주세요" | 미화반 | clean 채널에 어느 동에 가야 하는지. "동에 가 주세요"로 맺는다.
    `,
  },
  {
    language: 'ko',
    event: 'manual',
    earlier: ['회계 파일 읽기 | file_read → 전기 {el}원, 수도 {wa}원, 가스 {ga}원, 청소 {cl}원', '한도 메모 | memory_recall → 전기 한도 {lim}원, 담당 {who}'],
    slots: { el: '310000..480000 / 720000..980000', wa: '80000..150000', ga: '160000..240000', cl: '30000..70000', lim: '500000..700000', who: '곽과장, 제주임, 옥팀장' },
    tools: ['pay_send(item: power|water|gas|clean, won: int): 요금을 낸다', 'pay_defer(item: power|water|gas|clean, days: int): 납부를 미룬다'],
    steps: `
      @el pay_send item=power won={el} // failed "전기 요금이 한도를 넘었다" | 전기 요금 납부 | {step1}단계의 전기 요금이 메모의 한도 안이면 낸다. 넘으면 내지 않는다.
      @el pay_send item=power won={el} // pay_defer item=power days=10 | 전기 처리 | 전기 요금이 한도를 넘지 않았으면 내고, 넘었으면 열흘 미룬다.
      pay_send item=gas won={ga} | 가스 요금 | 읽은 파일의 가스 요금을 낸다.
      pay_send item=clean won={cl} | 청소비 | 청소비를 파일에 적힌 만큼 낸다.
      pay_defer item=water days=5 | 수도 미루기 | 물값은 닷새 미룬다.
      notify message="수도 {wa}원, 가스 {ga}원" | 요금 알림 | 이 컴퓨터에 수도와 가스 요금을 원 단위로, 쉼표로 나눠.
      send_message channel=accounting to="{who}" text="전기 {el}원" | 담당에게 | accounting 채널로 메모에 나온 담당에게 "전기"와 요금("원").
      memory_store key=clean-fee content="{cl}원" | 청소비 메모 | clean-fee 에 청소 요금을 원까지.
      file_write path=acct/util.csv content="{el},{wa},{ga},{cl}" append=true | 요금 장부 | acct/util.csv 에 네 요금을 읽은 순서대로 숫자와 쉼표로만 한 줄.
      sop_execute name=pay-approval payload={"item":"water","won":{wa}} | 수도 결재 | pay-approval 을 시작한다. 페이로드는 item이 water, won이 수도 요금인 객체.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt meeting/panel/{room} "{text}" 라고 눌렀음 ({name})',
    slots: { room: '=A1, B3, C2, D5', text: '물 부족, 너무 추움, 화면 안 나옴, 마이크 고장', name: '설현주, 기태영, 우나래, 명지훈' },
    tools: ['panel_reply(room, text): 회의실 판에 답을 띄운다', 'panel_clear(room): 판을 지운다', 'helper_go(room, person): 사람을 보낸다'],
    steps: `
      panel_reply room={room} text="곧 갑니다" | 답 띄우기 | 눌러 온 방의 판에 "곧 갑니다"라고 띄운다.
      panel_clear room={room} | 판 지우기 | 다 해결했다. 그 방의 판을 지운다.
      helper_go room={room} person="{name}" | 사람 보내기 | 누른 사람이 직접 가겠단다. 그 방에 그 사람을 보내는 것으로 넣는다.
      notify message="{room} {text}" | 안내 데스크 | 이 컴퓨터에 방과 눌러 온 말만. 사람 이름은 뺀다.
      pushover message="{name}: {text}" title="{room}" | 담당 푸시 | 방을 제목으로 푸시. 내용은 누른 사람, 콜론, 그 말.
      memory_store key=panel-{room} content="{text}" | 마지막 요청 | panel-{room} 에 따옴표 안의 말만.
      file_write path=panel/all.log content="{name} {room} {text}" append=true | 요청 기록 | panel/all.log 에 이름, 방, 말 순서로 덧붙인다.
      send_message channel=facility text="{room} 회의실 {text}, 확인 바람" | 시설팀 | facility 채널에 방과 "회의실", 눌러 온 말, 쉼표, "확인 바람".
      mqtt_publish topic=meeting/ack/{room} payload="접수" | 접수 응답 | meeting/ack/ 뒤에 방을 붙인 토픽에 "접수"라고만 보낸다.
      file_search query="{text}" path=faq | 해결책 찾기 | faq 폴더에서 눌러 온 말을 찾는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /notice/sms {"수신": "{group}", "문구": "{text}", "예약": "{at}", "발신": "{from}"}',
    slots: { group: '1단지 전체, 동대표, 경비조, 학부모회', text: '내일 오전 단수입니다, 오늘 소독합니다, 승강기를 교체합니다, 회의가 연기되었습니다', at: '=2026-09-11T07:00, 2026-10-05T18:30, 2027-01-22T09:15', from: '관리소장, 총무, 행정실장' },
    tools: ['bulk_sms(group, text): 지금 단체 문자를 보낸다', 'bulk_sms_plan(group, text, at): 단체 문자를 예약한다', 'bulk_sms_stop(group): 예약한 문자를 멈춘다'],
    steps: `
      bulk_sms group="{group}" text="{text}" | 바로 문자 | 예약하지 말고 지금, 온 문구를 온 수신처에 보낸다.
      bulk_sms_plan group="{group}" text="{text}" at={at} | 문자 예약 | 지금이 아니라 적힌 시각에 그 문구가 나가게 한다.
      bulk_sms_stop group="{group}" | 예약 멈추기 | 잘못 잡았다. 그 수신처로 나갈 문자를 멈춘다.
      bulk_sms group="{group}" text="문의는 관리실로 해 주세요" | 다른 문구 | 온 문구는 쓰지 않는다. 같은 수신처에 지금 "문의는 관리실로 해 주세요"라고 보낸다.
      cron_add schedule={at} action=message text="{text}" | 메시지 예약 | 우리 예약 목록에 그 시각, 그 문구로 메시지를 넣는다. 이름은 없다.
      cron_add schedule={at} action=message text="{text}" name=sms timezone=Asia/Seoul | 이름 붙여 예약 | 적힌 시각에 그 문구를 메시지로 예약. 이름 sms, 시간대 Asia/Seoul.
      notify message="{text}" title="{from}" | 발신자를 제목으로 | 이 컴퓨터 알림. 보낸 사람이 제목, 문구가 내용.
      memory_store key=sms-last content="{from} → {group}" | 발송 메모 | sms-last 에 "발신 → 수신" 꼴.
      file_write path=sms/sent.log content="[{group}] {text}" append=true | 발송 기록 | sms/sent.log 에 [수신] 문구 꼴로 덧붙인다.
      send_message channel=office text="{group}에게 보낼 문구: {text}" | 문구 돌려 보기 | office 채널에 올린다. 수신처, "에게 보낼 문구:", 문구.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt serverroom/door {"문": "{door}", "상태": "{st}", "열린초": {sec}, "출입자": {who}}',
    slots: { door: '=앞문, 뒷문', st: '=열림, 닫힘', sec: '3..24 / 65..240', who: '"공하늘", "우진석" / null, ∅', lock: '4..27', cam: 'SC-1, SC-4, K-09' },
    tools: ['bolt_throw(door): 빗장을 건다', 'bolt_draw(door): 빗장을 푼다', 'clip_save(camera, seconds: int): 영상을 저장한다', 'badge_note(person, text): 출입자 기록에 적는다'],
    steps: `
      @sec failed "{sec}초밖에 안 됐다" // pushover message="서버실 {door} {sec}초째 열림" | 문 열림 푸시 | 1분 넘게 열려 있으면 푸시로 "서버실 문이름 몇초째 열림"을 보낸다. 1분이 안 됐으면 실패로 끝낸다.
      @who badge_note person={who} text="서버실 출입" // failed "출입자가 없다" | 출입 기록 | 출입자가 있으면 그 사람 기록에 "서버실 출입"이라고 적는다. 비어 있으면 실패.
      @who notify message="{door} 출입" // notify message="{door} 출입자 미상" | 출입 알림 | 출입자가 적혀 있으면 "{door} 출입", 없으면 "{door} 출입자 미상"을 이 컴퓨터에 띄운다.
      bolt_throw door={door} | 빗장 걸기 | 신호가 온 문에 빗장을 건다.
      bolt_draw door={door} | 빗장 풀기 | 작업자가 안에 있다. 그 문의 빗장을 푼다.
      clip_save camera={cam} seconds=150 | 영상 저장 | {cam} 카메라 영상을 2분 30초 저장한다.
      gpio_write pin={lock} value=0 | 전자석 풀기 | {lock}번 전자석은 1일 때 붙어 있고 0이면 놓는다. 놓는다.
      gpio_write pin={lock} value=1 | 전자석 붙이기 | 0이면 떨어지고 1이면 붙는 전자석이 {lock}번에 있다. 문이 안 열리게 할 것.
      file_write path=door/server.csv content="{door},{st},{sec}" append=true | 문 기록 | door/server.csv 에 문, 상태, 열린초를 쉼표로.
      memory_store key=door-server content="{door} {st}" | 문 상태 메모 | door-server 에 어느 문이 어떤지.
    `,
  },
  {
    language: 'ko',
    event: 'cron',
    earlier: ['계약 만료 조회 | contract_due → {c1} {d1}, {c2} {d2}', '갱신 여부 메모 | memory_recall → {c1}: {r1}, {c2}: {r2}'],
    slots: { c1: '청소 용역, 승강기 보수, 정수기 임대', c2: '경비 용역, 인터넷 회선, 복사기 임대', d1: '=2026-11-30, 2026-12-15, 2027-01-31', d2: '=2027-02-28, 2027-03-31, 2027-05-01', r1: '=갱신 / 종료', r2: '=종료 / 갱신', to: '감사, 총무, 이사회' },
    tools: ['contract_renew(contract, months: int): 계약을 갱신한다', 'contract_end(contract, date): 계약을 끝낸다', 'quote_ask(contract): 견적을 받는다'],
    steps: `
      @r1 contract_renew contract="{c1}" months=12 // contract_end contract="{c1}" date={d1} | 먼저 끝나는 계약 | 두 계약 중 먼저 만료되는 것을 메모대로 처리한다. 갱신이면 1년, 종료면 만료 날짜로 끝낸다.
      @r2 contract_end contract="{c2}" date={d2} // contract_renew contract="{c2}" months=24 | 나중 계약 | 늦게 끝나는 계약을 메모대로. 종료면 만료 날짜에 끝내고, 갱신이면 2년.
      @r1 failed "갱신하기로 했다" // quote_ask contract="{c1}" | 견적 | {c1:을} 종료하기로 했을 때만 견적을 받는다. 갱신이라고 적혀 있으면 실패.
      quote_ask contract="{c2}" | 비교 견적 | 목록의 두 번째 계약에 대해 견적을 받는다.
      cron_add schedule={d1}T09:00 action=message text="{c1} 만료" | 만료 알림 예약 | {c1} 만료 날 아침 9시(날짜T09:00)에 "{c1} 만료" 메시지를 예약한다.
      notify message="{c1} {d1}, {c2} {d2}" title="계약 만료" | 만료 알림 | 제목 "계약 만료", 이 컴퓨터. 조회된 줄을 그대로.
      send_message channel=board to="{to}" text="{c2} {d2} 만료 예정" | 보고 | board 채널로 {to}에게 두 번째 계약, 만료 날짜, "만료 예정".
      memory_store key=contract-next content="{c1} ({d1})" | 다음 만료 | contract-next 에 먼저 만료되는 계약과 괄호 안 날짜.
      file_write path=contract/due.txt content="{d1} {c1}\\n{d2} {c2}" | 만료표 | contract/due.txt 를 두 줄로. 줄마다 날짜 계약, 먼저 끝나는 것부터.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt hall/stage {"행사": "{show}", "조명": {lamp}, "음향": {snd}, "막": "{curtain}", "관객": {n}}',
    slots: { show: '졸업식, 경로잔치, 합창제, 인형극', lamp: '10..100', snd: '10..90', curtain: '=올림 / 내림', n: '=0 / 35, 80, 140', m: '4..9', s: '11..15', w: '16..20', f: '21..27' },
    tools: ['dimmer(group: stage|seats, percent: int): 조명을 맞춘다', 'mixer(ch: int, level: int): 음향을 맞춘다', 'scene_load(name): 조명 장면을 부른다'],
    steps: `
      dimmer group=stage percent={lamp} | 무대 조명 | 무대 조명을 온 값으로.
      dimmer group=seats percent=25 | 객석 어둡게 | 객석 조명을 사분의 일로 낮춘다.
      mixer ch=3 level={snd} | 3번 채널 | 음향 3번 채널을 메시지의 음향 값으로.
      scene_load name="{show}" | 장면 부르기 | 행사 이름으로 저장해 둔 조명 장면을 부른다.
      @curtain gpio_write pin={m} value=1 // gpio_write pin={m} value=0 | 막 | 막 모터 {m}번은 1이면 올라가고 0이면 내려온다. 요청한 대로.
      @n failed "관객이 없다" // gpio_write pin={w} value=1 | 환풍기 | 음향 {s}, 환풍 {w}, 안개 {f}번이고 1이 가동. 관객이 있을 때만 환풍기를 돌린다.
      @n gpio_write pin={f} value=1 // failed "관객이 {n}명 있다" | 안개 시험 | 안개 발생기({f}번, 1이 가동)는 객석이 비었을 때만 시험한다.
      gpio_write pin={s} value=0 | 음향 전원 내림 | {s}번이 음향 전원이다. 0으로 내린다.
      notify message="{show} 관객 {n}명, 막 {curtain}" | 무대 알림 | 이 컴퓨터에 행사, "관객" 몇 명, 쉼표, "막"과 상태.
      memory_store key=stage content="조명 {lamp}, 음향 {snd}" | 무대 값 메모 | stage 에 조명과 음향을 이름 붙여 쉼표로.
      file_write path=stage/{show}.txt content="{lamp}/{snd}" | 행사 설정 | stage/행사.txt 를 조명/음향(빗금)으로 새로 쓴다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /attend {"반": "{cls}", "번호": {no}, "이름": "{name}", "시각": "{time}", "상태": "{st}", "보호자": {tel}}',
    slots: { cls: '=1-2, 2-4, 3-3, 4-1', no: '1..29', name: '도가온, 류한결, 여름, 차은솔', time: '=08:55, 09:12, 09:40', st: '=지각 / 결석 / 출석', tel: '"010-4420-9981", "010-7713-2206" / null, ∅' },
    tools: ['roll_mark(class, no: int, mark: late|absent|present): 출석부에 표시한다', 'guardian_text(number, text): 보호자에게 문자한다'],
    steps: `
      @st roll_mark class={cls} no={no} mark=late // roll_mark class={cls} no={no} mark=absent // roll_mark class={cls} no={no} mark=present | 출석 표시 | 온 상태대로 그 반 그 번호에 표시한다. 지각, 결석, 출석 세 가지.
      @tel guardian_text number={tel} text="{name} 학생이 {time}에 왔습니다" // failed "보호자 번호가 없다" | 등교 문자 | 보호자 번호가 있으면 "{name} 학생이 {time}에 왔습니다"라고 문자한다. 없으면 실패.
      ^ | 보호자 안내 | 번호가 비어 있으면 아무 번호나 쓰지 말고 실패로. 있으면 그 번호로 학생 이름을 넣어 "… 학생이 …에 왔습니다". 시각도 이벤트의 것.
      @st notify message="{name} 지각 {time}" // notify message="{name} 결석" // notify message="{name} 출석" | 담임 알림 | 이 컴퓨터에 이름과 상태를 알린다. 지각일 때만 뒤에 시각을 붙인다.
      file_write path=attend/{cls}.csv content="{no},{name},{st}" append=true | 출석부 기록 | attend/반.csv 에 번호,이름,상태.
      memory_store key=attend-{cls}-{no} content="{st} {time}" | 출결 메모 | attend-{cls}-{no} 에 상태와 시각.
      send_message channel=damim to={cls} text="{no}번 {name} {st}" | 담임에게 | damim 채널로 그 반에 몇 번, 이름, 상태를 보낸다.
      mqtt_publish topic=school/attend/{cls} payload="{no}" | 번호만 | school/attend/{cls} 에 번호만.
      memory_recall query="{name}" limit=5 | 지난 출결 | 학생 이름으로 메모를 다섯 건까지.
    `,
  },
  {
    language: 'ko',
    event: 'manual - {date} {time} {place} 단전 작업 예정',
    slots: { date: '=2026-10-14, 2026-11-26, 2027-02-04', time: '=10:00, 13:30, 22:00', place: '1단지, 서관, 기숙사, 별관 3층', hours: '2..5', feeder: 'FD-2, TR-7, NB1' },
    tools: ['feeder_open(feeder): 차단기를 연다(전기가 끊긴다)', 'feeder_close(feeder): 차단기를 넣는다(전기가 들어온다)', 'outage_plan(place, date, hours: int): 단전을 등록한다'],
    steps: `
      outage_plan place="{place}" date={date} hours={hours} | 단전 등록 | 온 글의 곳과 날짜로, {hours}시간짜리 단전을 등록한다.
      feeder_open feeder={feeder} | 전기 끊기 | 작업을 시작한다. {feeder} 쪽 전기를 끊는다.
      feeder_close feeder={feeder} | 전기 넣기 | 작업이 끝났다. {feeder} 쪽에 전기를 다시 넣는다.
      notify message="{date} {time} {place} 단전 작업 예정" | 온 글 그대로 | 이 컴퓨터에 받은 글을 그대로 띄운다.
      send_message channel=jumin text="{place} {time}부터 전기가 끊깁니다" | 주민 안내 | jumin 채널에 어디가 몇 시부터 전기가 끊기는지 알린다. "…부터 전기가 끊깁니다".
      cron_add schedule={date}T{time} action=procedure text=power-down | 절차 예약 | 작업 날짜와 시각에 power-down 절차가 돌게 한다. 형식은 날짜T시각.
      cron_add schedule={date}T{time} action=message text="단전 시작" timezone=Asia/Seoul | 메시지 예약 | 같은 때(Asia/Seoul)에 "단전 시작"이라는 메시지.
      memory_store key=outage content="{place} {date}" | 단전 메모 | outage 에 곳과 날짜를 적는다. 시각은 빼고.
      file_write path=power/plan.txt content="{date} {time} {place} 단전 작업 예정" append=true | 계획 추가 | power/plan.txt 끝에 받은 글 전체를 붙인다.
      pushover message="{feeder} 작업 {time}" title="단전" | 전기반 푸시 | 제목 "단전", 내용은 {feeder}, "작업", 온 글의 시각.
    `,
  },
  {
    language: 'ko',
    earlier: ['주간 예약 조회 | room_week → 월 {m}, 화 {t}, 수 비었음, 목 {th}, 금 {f}', '방 상태 | room_state → 난방 {heat}, 조명 {light}, 창문 {win}'],
    slots: { m: '합창반, 요가반, 동대표 회의', t: '서예반, 장기 모임, 반상회', th: '영화 모임, 바느질반, 독서회', f: '탁구반, 노인회, 기타반', heat: '=켜짐 / 꺼짐', light: '=꺼짐 / 켜짐', win: '=열림 / 닫힘' },
    tools: ['slot_take(day: mon|tue|wed|thu|fri, group): 요일을 잡는다', 'slot_give(day: mon|tue|wed|thu|fri): 요일을 내놓는다', 'room_power(part: heat|light, on: bool): 난방이나 조명을 켜고 끈다'],
    steps: `
      slot_take day=wed group=바둑반 | 빈 요일 잡기 | 조회에서 비어 있는 요일을 바둑반에 준다.
      slot_give day=thu | {th} 내놓기 | {th:이} 이번 주는 쉰다. 그 요일을 내놓는다.
      slot_give day=mon | 월요일 비우기 | {m:이} 나오지 않는다. 그들이 쓰던 요일을 비운다.
      slot_take day=fri group="{t}" | 금요일로 | 화요일에 모이던 모임을 금요일에도 잡는다.
      @heat room_power part=heat on=false // room_power part=heat on=true | 난방 뒤집기 | {step2}단계에서 난방이 켜져 있으면 끄고, 꺼져 있으면 켠다.
      @light room_power part=light on=true // failed "조명이 이미 켜져 있다" | 조명 켜기 | 조명이 꺼져 있다고 나왔을 때만 켠다. 켜져 있으면 실패로 둔다.
      @win failed "창문이 열려 있다" // room_power part=heat on=true | 난방 | 창문이 닫혀 있을 때만 난방을 켠다. 열려 있으면 켜지 않는다.
      notify message="월 {m}, 금 {f}" | 요일 알림 | 이 컴퓨터에 월요일과 금요일 모임만 "월 …, 금 …" 꼴로.
      send_message channel=hall to="{f}" text="이번 주 금요일입니다" | 금요일 모임에 | hall 채널로 금요일에 쓰는 모임에게 "이번 주 금요일입니다".
      memory_store key=room-tue content="{t}" | 화요일 메모 | room-tue 에 화요일 모임만.
      file_write path=hall/week.txt content="월 {m}\\n화 {t}" | 주간표 | hall/week.txt 를 두 줄로: "월 모임", "화 모임". 나머지는 쓰지 않는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /plan/change {"예약": "{job}", "이름": "{name}", "새시각": "{at}", "중지": {stop}, "실행": "{run}"}',
    slots: { job: 'job-18, cron-7, plan-33, k204', name: '옥상 점검, 야간 소등, 주간 보고, 수질 검사', at: '=2026-09-18T06:30, 2026-12-24T15:00, 2027-03-08T10:45', stop: '=true / false', run: 'run-61, run-702, r-4418' },
    steps: `
      cron_remove id={job} | 예약 지우기 | 바뀐 예약을 먼저 지운다. 실행 번호가 아니라 예약 번호다.
      cron_add schedule={at} action=message text="{name}" | 새 시각에 예약 | 예약의 이름을 문구로 하여, 새 시각에 메시지를 예약한다.
      cron_add schedule={at} action=procedure text=night-check name="{name}" | 절차로 다시 | 새 시각에 night-check 절차를 걸고 예약 이름은 이벤트의 이름을 쓴다.
      @stop sop_cancel run_id={run} reason="일정 변경" // sop_status run_id={run} | 멈추거나 보거나 | 중지가 true이면 그 실행을 "일정 변경"을 사유로 취소하고, false이면 상태만 본다.
      @stop cron_remove id={job} // failed "중지 요청이 아니다" | 중지일 때만 삭제 | 중지 요청일 때만 예약을 지운다. 아니면 실패로 끝낸다.
      memory_store key={job} content="{name} → {at}" | 변경 메모 | 예약 번호를 키로 "이름 → 새시각".
      notify message="{name} {at}" title="일정 변경" | 변경 알림 | 이 컴퓨터, 제목 "일정 변경". 이름과 새 시각을 띄어 쓴다.
      send_message channel=plan text="{name} 시각이 {at} 로 바뀜" | 채널 공지 | plan 채널에 이름, "시각이", 새 시각, "로 바뀜"을 한 칸씩 띄어 올린다.
      sop_execute name=replan payload={"id":"{job}","at":"{at}"} | 재계획 절차 | replan 절차를 시작하고 예약 번호를 id로, 새 시각을 at으로 넘긴다.
      cron_list | 예약 보기 | 지금 무엇이 예약되어 있는지 본다.
    `,
  },
  {
    language: 'ko',
    event: 'cron',
    earlier: ['메모 찾기 | memory_recall → {k1}: {v1} / {k2}: {v2} / {k3}: {v3}', '파일 찾기 | file_search → {p1}.txt 12줄, {p2}.txt 340줄'],
    slots: { k1: 'wifi-1f, lamp-hall, key-roof', k2: 'wifi-2f, lamp-stair, key-pump', k3: 'wifi-old, lamp-old, key-lost', v1: '1층 공유기 교체함, 회관 등 48개, 옥상 열쇠 K-2', v2: '2층은 느림, 계단 등 12개, 펌프실 열쇠 K-5', v3: '지난해 기록, 쓰지 않음, 분실됨', p1: 'notes/wifi, notes/lamp, notes/key', p2: 'log/all, log/2026, log/house' },
    steps: `
      memory_forget key={k3} | 쓸모없는 메모 | 찾은 메모 셋 중 마지막 것은 지운다.
      memory_forget key={k1} | 첫 메모 지우기 | {step1}단계에서 맨 앞에 나온 메모를 지운다.
      memory_store key={k2} content="{v1}" | 내용 옮기기 | 첫째 메모의 내용을 둘째 메모의 키에 저장한다.
      memory_store key={k1} content="{v2}" | 바꿔 적기 | 둘째 메모의 내용을 첫째 키에 넣는다.
      file_read path={p1}.txt | 짧은 파일 | 찾은 두 파일 가운데 줄이 적은 것을 읽는다.
      file_read path={p2}.txt from_line=300 lines=40 | 긴 파일 끝 | 긴 쪽을 300번째 줄부터 40줄 읽는다.
      file_write path={p1}.txt content="{v2}" append=true | 짧은 파일에 더하기 | 짧은 파일 끝에 둘째 메모의 내용을 붙인다.
      file_write path={p2}.txt content="비움" | 긴 파일 비우기 | 긴 파일을 "비움"이라는 글자만 남게 새로 쓴다.
      notify message="{k1}: {v1}" | 첫 메모 알림 | 이 컴퓨터에 첫 메모를 찾은 그대로(키: 내용).
      send_message channel=office text="{v2}" | 둘째 내용 | office 채널에 둘째 메모의 내용만 올린다.
      pushover message="{v1}" title="{k1}" | 푸시 | 첫 메모를 푸시한다. 키를 제목, 내용을 본문으로.
      memory_recall query={k2} limit=1 | 하나만 다시 | 둘째 메모의 키로 다시 찾되 한 건만.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /file/new {"경로": "{path}.csv", "크기kb": {kb}, "줄수": {lines}, "만든이": "{by}", "분류": "{kind}"}',
    slots: { path: 'in/toll, in/book-0914, in/wonmu, in/acct-3', kb: '2..90', lines: '100..900', by: '최서기, 문사서, 장주무관, 홍간호사', kind: '=민원 / 회계 / 일정', name: 'done, keep, final' },
    tools: ['file_move(from, to): 파일을 옮긴다', 'csv_check(path, strict?: bool): 표를 검사한다', 'csv_merge(path, into): 표를 합친다'],
    steps: `
      file_read path={path}.csv lines=10 | 앞 열 줄 | 새로 들어온 파일을 열 줄만 읽는다.
      file_read path={path}.csv | 전부 읽기 | 들어온 파일을 처음부터 끝까지 읽는다.
      file_read path={path}.csv from_line={lines} | 마지막 줄 | 줄수만큼 내려가서, 그 번호의 줄부터 읽는다.
      csv_check path={path}.csv | 검사 | 들어온 표를 검사한다. 엄격하게 하라는 말은 없다.
      csv_check path={path}.csv strict=true | 엄격한 검사 | 그 표를 엄격하게 검사한다.
      @kind csv_merge path={path}.csv into=minwon.csv // csv_merge path={path}.csv into=acct.csv // csv_merge path={path}.csv into=plan.csv | 합치기 | 분류에 따라 합친다. 민원은 minwon.csv, 회계는 acct.csv, 일정은 plan.csv 로.
      file_move from={path}.csv to=archive/{name}.csv | 옮기기 | 온 파일을 archive/{name}.csv 로 옮긴다.
      memory_store key=last-file content="{path}.csv ({by})" | 파일 메모 | last-file 에 경로와 괄호 안 만든이.
      notify message="{by} {kind} 파일 {lines}줄" | 파일 알림 | 이 컴퓨터에 만든이, 분류, "파일", 줄수와 "줄".
      send_message channel=files to="{by}" text="{path}.csv 확인했습니다" | 만든이에게 | files 채널로 만든 사람에게 경로와 "확인했습니다".
      file_write path=in/index.txt content="{path}.csv,{kb}" append=true | 목록에 더하기 | in/index.txt 끝에 경로와 크기를 쉼표로.
      mqtt_publish topic=files/{kind} payload="{path}.csv" | 분류 토픽 | files/ 뒤에 분류를 붙인 토픽으로 경로를 발행.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt apt/intercom {"동": {dong}, "호": {ho}, "누른버튼": "{btn}", "통화초": {sec}, "말": "{said}"}',
    slots: { dong: '101..114', ho: '201..1903', btn: '=경비 / 비상 / 관리', sec: '4..59', said: '물이 샙니다, 문이 안 열려요, 택배가 안 왔어요, 너무 시끄러워요' },
    tools: ['call_forward(to: guard|center|fire): 통화를 넘긴다', 'call_note(dong: int, ho: int, text): 통화를 적는다', 'unit_ring(dong: int, ho: int): 세대에 전화한다'],
    steps: `
      @btn call_forward to=guard // call_forward to=fire // call_forward to=center | 통화 넘기기 | 누른 버튼대로 넘긴다. 경비는 guard, 비상은 fire, 관리는 center.
      @btn failed "비상이 아니다" // pushover message="비상: {dong}동 {ho}호" // failed "비상이 아니다" | 비상 푸시 | 비상 버튼일 때만 푸시로 "비상: 몇동 몇호"를 보낸다. 다른 버튼이면 실패.
      call_note dong={dong} ho={ho} text="{said}" | 통화 기록 | 통화한 집에 한 말을 그대로 적는다.
      unit_ring dong={dong} ho={ho} | 되걸기 | 전화한 세대에 되건다.
      send_message channel=guard text="{dong}동 {ho}호 \\"{said}\\"" | 경비조에 | guard 채널에 동 호를 쓰고, 한 말은 큰따옴표에 넣어 올린다.
      notify message="{said}" title="{dong}동 {ho}호" | 관리실 알림 | 이 컴퓨터. 제목은 동과 호, 내용은 한 말.
      file_write path=intercom/{dong}.log content="{ho}호 {sec}초" append=true | 통화 시간 | intercom/동.log 에 몇 호가 몇 초 통화했는지 덧붙인다.
      memory_store key=call-{dong}-{ho} content="{said}" | 통화 메모 | call-동-호 꼴의 키에 한 말만 남긴다.
      sop_execute name=leak payload={"dong":{dong},"ho":{ho}} | 누수 절차 | leak 절차를 시작하며 dong과 ho를 담은 객체를 넘긴다.
      sop_execute name=call-back payload="{said}" | 회신 절차 | call-back 절차를 한 말을 페이로드로 하여 시작한다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /vm/request {"신청자": "{who}", "이름": "{vm}", "코어": {cpu}, "메모리": {mem}, "기간일": {days}, "승인": "{ok}"}',
    slots: { who: '차전산, 복주임, 엄연구원, 노강사', vm: 'class-vm, stat-lab, wiki2, film-db', cpu: '2..16', mem: '=24, 32, 48, 64', days: '=7, 14, 30 / 200, 365', ok: '=승인, 결재완료 / 반려, 대기' },
    tools: ['vm_make(name, cores: int, gb: int): 가상 서버를 만든다', 'vm_resize(name, cores: int, gb: int): 크기를 바꾼다', 'vm_expire(name, days: int): 사용 기한을 건다', 'vm_drop(name): 가상 서버를 없앤다'],
    steps: `
      @ok vm_make name={vm} cores={cpu} gb={mem} // failed "아직 {ok} 상태다" | 가상 서버 만들기 | 결재가 난 신청만 만든다. 이름, 코어, 메모리는 신청대로. 반려나 대기이면 실패.
      @days vm_expire name={vm} days={days} // failed "{days}일은 너무 길다" | 기한 | 90일까지만 빌려준다. 그 안이면 신청한 날수를 걸고, 넘으면 걸지 않는다.
      @days vm_expire name={vm} days={days} // vm_expire name={vm} days=90 | 기한 자르기 | 신청 기간이 90일을 넘으면 90일로, 넘지 않으면 신청한 만큼 기한을 건다.
      vm_resize name={vm} cores=4 gb={mem} | 코어만 줄이기 | 코어는 4개로 줄이고 메모리는 신청한 그대로 둔다.
      vm_drop name={vm} | 없애기 | 다 썼다고 한다. 그 가상 서버를 없앤다.
      send_message channel=it to="{who}" text="{vm} 준비됨, {mem} GB" | 신청자에게 | it 채널로 신청한 사람에게: 이름, "준비됨", 쉼표, 메모리와 GB.
      notify message="{who} {vm} {ok}" | 신청 알림 | 이 컴퓨터에 신청자, 서버 이름, 승인 상태.
      memory_store key=vm-{vm} content="{who}, 코어 {cpu}개" | 서버 메모 | vm-이름 키에 신청자, 쉼표, "코어" 몇 개.
      file_write path=vm/list.csv content="{vm},{cpu},{mem},{who}" append=true | 서버 대장 | vm/list.csv 에 이름,코어,메모리,신청자.
      http_request url=http://10.0.9.4/vm/{vm} method=PATCH body="{mem}" | 메모리 바꾸기 | http://10.0.9.4/vm/서버이름 에 PATCH. 본문은 메모리 숫자.
      http_request url=http://10.0.9.4/vm/{vm} method=GET | 서버 조회 | http://10.0.9.4/vm/ 뒤에 이름을 붙여 GET으로 부른다.
    `,
  },
  {
    language: 'ko',
    earlier: ['상태 주소 부르기 | http_request → HTTP 200 OK: {"queue": {q}, "oldest_min": {old}, "worker": "{w}", "node": "{node}"}', '지난 실행 | memory_recall → {run} 실패, 사유: {why}'],
    slots: { q: '0..9 / 120..400', old: '1..59', w: 'wk-2, wk-main, mailer', node: 'n-4, hub2, srv-b', run: 'run-19, r-551, run-240', why: '시간 초과, 디스크 부족, 인증 실패, 주소 오류' },
    tools: ['queue_flush(worker): 대기를 비운다', 'queue_hold(worker, minutes: int): 대기를 멈춘다', 'node_drain(node): 노드에서 일을 뺀다'],
    steps: `
      @q failed "대기가 {q}건뿐이다" // queue_flush worker={w} | 대기 비우기 | 응답의 대기가 100건을 넘으면 그 일꾼(worker)의 대기를 비운다. 넘지 않으면 실패로 둔다.
      @q notify message="대기 정상" // notify message="대기 많음" | 대기 알림 | 이 컴퓨터에 대기가 50건 미만이면 "대기 정상", 100건 이상이면 "대기 많음"이라고 알린다.
      queue_hold worker={w} minutes=90 | 한 시간 반 멈춤 | 응답에 나온 일꾼을 한 시간 반 멈춘다.
      node_drain node={node} | 노드 빼기 | 응답한 노드에서 일을 뺀다. 일꾼과 헷갈리지 말 것.
      sop_status run_id={run} | 지난 실행 보기 | 메모에 나온 실행의 상태를 본다.
      sop_execute name=retry payload="{run}" | 다시 하기 | retry 절차를 시작하고 실패한 실행의 번호를 넘긴다.
      memory_store key=fail-last content="{why}" | 실패 사유 | fail-last 에 지난 실행의 사유만 적는다.
      memory_store key=queue content="대기 {q}건, 최장 {old}분" | 대기 메모 | queue 에 "대기" 몇 건, 쉼표, "최장" 몇 분.
      send_message channel=ops text="{run} 실패: {why}" | 실패 보고 | ops 채널에 실행 번호, "실패:", 사유.
      file_write path=queue/old.csv content="{q},{old}" append=true | 대기 기록 | queue/old.csv 에 대기 건수와 가장 오래된 분을 쉼표로.
      mqtt_publish topic=queue/{node} payload="최장 {old}분" | 노드 토픽 | queue/노드 토픽(queue/{node})에 "최장"과 가장 오래된 분을 "분"까지 발행.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt apt/playground {"소음dB": {db}, "인원": {n}, "기온": {t}, "자외선": {uv}, "방송구역": {zone}}',
    slots: { db: '41..64 / 76..92', n: '=0 / 6, 14, 23', t: '5..37', uv: '1..11', zone: '1..8', la: '4..10', lb: '11..18', fog: '19..27' },
    tools: ['chime_say(zone: int, text): 구역 스피커로 말한다', 'chime_vol(zone: int, percent: int): 구역 소리를 정한다', 'swing_lock(on: bool): 그네를 잠그거나 푼다'],
    steps: `
      @db failed "{db} dB라 조용하다" // chime_say zone={zone} text="조용히 놀아 주세요" | 소음 안내 | 70 dB를 넘을 때만 그 방송구역에 "조용히 놀아 주세요"라고 말한다. 넘지 않으면 실패.
      chime_vol zone={zone} percent=50 | 소리 절반 | 알린 방송구역의 소리를 절반으로.
      chime_vol zone={zone} percent=75 | 소리 키우기 | 그 구역 소리를 사분의 삼으로 키운다.
      @n swing_lock on=true // swing_lock on=false | 그네 | 아무도 없으면 그네를 잠그고, 사람이 있으면 푼다.
      @n gpio_write pin={la} value=0 // gpio_write pin={la} value=1 | 놀이터 등 | 놀이터 등({la}번, 1이 켜짐)은 사람이 있으면 켜고 없으면 끈다.
      gpio_write pin={fog} value=1 | 안개 분무 | 놀이터 등 {la}, 산책로 등 {lb}, 안개 분무 {fog}번이고 1이면 켜진다. 더워서 분무를 튼다.
      gpio_write pin={lb} value=0 | 산책로 소등 | 등은 {la}(놀이터)와 {lb}(산책로). 0이 꺼짐. 산책로만 끈다.
      notify message="기온 {t}도, 자외선 {uv}" title="놀이터" | 놀이터 알림 | 제목 "놀이터", 이 컴퓨터. "기온" 몇 도, 쉼표, "자외선" 값.
      mqtt_publish topic=apt/uv payload="{uv}" | 자외선 발행 | apt/uv 에 자외선 값만.
      memory_store key=noise content="{db} dB, {n}명" | 소음 메모 | noise 에 소음(dB)과 인원(명)을 쉼표로.
      file_write path=play/log.csv content="{n},{db},{t}" append=true | 놀이터 기록 | play/log.csv 에 인원, 소음, 기온 차례로.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /doc/request {"증명서": "{doc}", "신청인": "{name}", "통수": {n}, "수수료": {fee}, "용도": "{use}", "본인": {self}}',
    slots: { doc: '재학증명서, 진료확인서, 입금확인서, 성적증명서', name: '마은결, 추성훈, 인해솔, 표도현', n: '1..9', fee: '1000..9000', use: '제출용, 보험용, 장학금, 보관용', self: '=true / false', win: '11..19' },
    tools: ['cert_issue(kind, person, copies: int, purpose?): 증명서를 낸다', 'cert_deny(person, reason): 발급을 거절한다', 'fee_take(window: int, won: int): 수수료를 받는다'],
    steps: `
      @self cert_issue kind="{doc}" person="{name}" copies={n} // failed "본인이 아니다" | 발급 | 본인이 신청한 것만, 신청한 증명서를 통수대로 낸다. 용도는 넣지 않는다. 본인이 아니면 실패.
      @self cert_issue kind="{doc}" person="{name}" copies={n} purpose="{use}" // cert_deny person="{name}" reason="본인 아님" | 발급 또는 거절 | 본인이면 용도까지 넣어 발급하고, 본인이 아니면 "본인 아님"을 사유로 거절한다.
      cert_issue kind="{doc}" person="{name}" copies=1 purpose="{use}" | 한 통만 | 신청 통수와 상관없이 한 통만, 용도를 넣어 낸다.
      cert_deny person="{name}" reason="신분증 없음" | 거절 | 신분증을 안 가져왔다. 신청인을 "신분증 없음"으로 거절한다.
      fee_take window={win} won={fee} | 수수료 | {win}번 창구에서 신청서에 적힌 수수료를 받는다.
      notify message="{name} {doc} {n}통" | 발급 알림 | 이 컴퓨터에 신청인, 증명서, 몇 통.
      send_message channel=desk text="{doc} {n}통, {use}" | 창구 공유 | desk 채널에 증명서, 통수("통"), 쉼표, 용도.
      file_write path=cert/issue.csv content="{doc},{name},{n},{fee}" append=true | 발급 대장 | cert/issue.csv 에 증명서, 신청인, 통수, 수수료를 쉼표만으로.
      memory_store key="cert-{name}" content="{doc} {fee}원" | 발급 메모 | cert-이름 키에 증명서와 수수료("원").
      file_search query="{name}" path=cert | 예전 발급 | cert 폴더에서 신청인 이름을 찾는다.
      failed "직인을 찍는 도구는 없다" | 직인 | 출력한 증명서에 붉은 직인을 손으로 찍는다.
    `,
  },
];
