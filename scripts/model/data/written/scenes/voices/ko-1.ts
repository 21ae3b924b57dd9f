import type { Scene } from '../../scene';

/** Plain steps of many people, each in a manner of their own, Korean, part 1. */
export const voices1: readonly Scene[] = [
  // 참외 농부
  {
    language: 'ko',
    event: 'mqtt 참외/{h} {"하우스": "{h}", "지온": {t}, "주인": "{who}", "습도": {rh}}',
    slots: { h: '선남3동, 월항1동, 초전5동', t: '14..24 / 31..39', who: '도병찬, 배순기, 석말자', rh: '40..88', pct: '=20, 35, 60', m: '=10, 25, 40', say: '=물 주지 말 것, 벌통 새로 놓음, 순 지르기 끝남' },
    tools: ['chamoe_side(house, percent: int, minutes?: int): 측창을 연다', 'chamoe_quilt(house, laid: bool): 보온 덮개를 덮거나 걷는다', 'chamoe_slip(farmer, words): 농가에 쪽지를 보낸다'],
    steps: `
      chamoe_side house="{h}" percent={pct} | 측창 {pct}프로 | 그 동 측창 연다. 언제까지고 그대로.
      chamoe_side house="{h}" percent={pct} minutes={m} | 잠깐 환기 | 측창을 {m}분만 {pct}% 열어라. 보고 들어온 동이다.
      chamoe_quilt house="{h}" laid=true | 덮개 덮기 | 해 떨어졌다. 이 하우스 덮어라.
      chamoe_quilt house="{h}" laid=false | 덮개 | 날 밝았으니 {h} 것을 걷자.
      chamoe_slip farmer="{who}" words="{say}" | 농가 쪽지 | 이 하우스 임자한테 "{say}" 하고 쪽지.
      @t failed "지온이 {t}도" // chamoe_side house="{h}" percent=100 | 활짝 | 땅이 30도 넘게 달았으면 측창을 끝까지(100) 연다. 아니면 안 연다, 실패.
      @t chamoe_quilt house="{h}" laid=true // failed "지온이 {t}도" | 지온 보고 덮기 | 지온 30도 아래일 때만 덮는다. 넘었으면 실패로 적고 덮지 마라.
    `,
  },
  // 병동 간호사
  {
    language: 'ko',
    event: 'webhook /ward/call {"병실": "{room}", "환자": "{pt}", "담당": "{rn}", "내용": "{say}", "핀": {pin}}',
    slots: { room: '=701호, 812호, 905호', pt: '금복희, 표정호, 남궁옥', rn: '주연서, 양다인, 편지호', say: '=수액이 다 들어갔어요, 물 좀 주세요, 침대가 안 올라가요', pin: '4..26 / ∅, null', bd: 'ward-io, 7병동함, nurse-pi', tm: '=처치실, 수간호사' },
    steps: `
      notify message="{say}" | 화면 알림 | 환자분 말씀을 그대로 이 컴퓨터에 띄워 주세요.
      notify message="{say}" title="{room}" | 병실을 제목으로 | 병실 이름을 제목으로 달고, 들어온 내용 그대로 알림을 띄워 주세요.
      send_message channel=team to="{rn}" text="{room} 확인 부탁드립니다" | 담당 간호사에게 | team 채널로 이 환자를 보는 간호사에게 "{room} 확인 부탁드립니다"라고 보냅니다.
      @pin gpio_write pin={pin} value=1 // failed "핀 번호가 없습니다" | 호출등 켜기 | 호출이 온 핀의 등을 켜 주세요. 번호가 안 왔으면 켤 수 없으니 실패입니다.
      @pin gpio_write pin={pin} value=0 // failed "핀 번호가 없습니다" | 호출등 끄기 | 다녀왔습니다. 같은 핀의 등을 꺼 주세요.
      gpio_read pin=17 | 17번 읽기 | 낙상 매트 상태를 확인합니다.
      gpio_read pin=17 board="{bd}" | 매트 확인 | {bd} 보드에 있는 17번을 읽어 주세요.
      memory_store key="{room}" content="{pt}" | 병실 메모 | 병실을 키로 환자분 성함만 적어 둡니다.
    `,
  },
  // 아파트 관리인
  {
    language: 'ko',
    event: 'webhook /apt/parcel {"동호": "{unit}", "받는분": "{who}", "택배사": "{co}", "송장": "{inv}", "보관칸": {box}}',
    slots: { unit: '=103-1204, 105-302, 108-1501', who: '육근호, 사공민, 마은채', co: '=한진, 로젠, 우체국', inv: '=6820-1144, 5510-9073, 7031-4428', box: '1..40 / ∅, null', d: '=2, 3, 5', msg: '=착불입니다, 냉동식품이니 빨리 찾아가세요, 상자가 젖었습니다' },
    tools: ['bogwan_put(unit, invoice, days?: int): 택배를 맡아 둔다', 'bogwan_box(box: int, locked: bool): 보관함 칸을 잠그거나 연다', 'bogwan_call(person, text): 입주민에게 알린다'],
    steps: `
      bogwan_put unit={unit} invoice={inv} | 택배 맡기 | 들어온 송장, 그 호수 앞으로 맡아 둡니다.
      bogwan_put unit={unit} invoice={inv} days={d} | {d}일 보관 | 부재중이라 하십니다. 그날 수만큼 맡아 주세요. 송장은 위에 온 것.
      @box bogwan_box box={box} locked=true // failed "보관칸 번호가 없음" | 칸 잠그기 | 물건 넣었으니 그 칸 잠급니다. 칸이 안 적혔으면 실패로.
      @box bogwan_box box={box} locked=false // failed "보관칸 번호가 없음" | 칸 열어 드리기 | 찾으러 오셨어요. 해당 칸을 열어 드리세요.
      bogwan_call person="{who}" text="{msg}" | 수취인께 | 택배 주인께 "{msg}"라고만 전합니다.
      bogwan_call person="{who}" text="{co} 택배 왔습니다" | 도착 알림 | 수취인한테 택배사 이름 쓰고 한 칸 띄워서 "택배 왔습니다" 하고 알립니다.
      bogwan_box box=7 locked=false | 7번 칸 열기
      bogwan_box box=7 locked=true | 7번 칸 잠그기
    `,
  },
  // 시스템 관리자
  {
    language: 'ko',
    event: 'webhook /alert/disk {"host": "{host}", "mount": "{mnt}", "used": {used}, "oncall": "{who}", "job": "{job}"}',
    slots: { host: 'db04, web11, nas-b', mnt: '=/var/log, /data, /srv/backup', used: '31..72 / 91..99', who: '차윤, kmlee, 유담', job: '=c-81, c-207, job-33', ch: '=slack, telegram', n: '=20, 50, 100', q: '=rotate, 파티션 증설, inode' },
    steps: `
      file_read path={mnt}/disk.log | disk.log 읽기 | 경보 뜬 마운트 바로 밑의 disk.log 전체.
      file_read path={mnt}/disk.log lines={n} | 앞 {n}줄 | 같은 마운트의 disk.log에서 {n}줄만 읽음.
      @used failed "사용률 {used}%" // send_message channel={ch} to="{who}" text="{host} 정리 바람" | 당직 호출 | 사용률 90 초과면 {ch} 채널로 당직자에게 "{host} 정리 바람". 이하면 보내지 말고 실패 처리.
      @used memory_store key={host} content=ok // failed "사용률 {used}%" | 정상 표시 | 90% 이하일 때에 한해 호스트 이름을 키로 ok 저장. 초과면 실패.
      cron_remove id={job} | 예약 제거 | 알림에 딸려 온 작업은 이제 필요 없음.
      memory_recall query="{q}" | 메모 검색: {q}
      memory_recall query="{q}" limit=3 | 메모 3건 | "{q}" 관련 메모, 최대 3건.
      notify message="{host} {used}%" | 알림 | 호스트, 공백, 사용률에 % 붙여서 이 PC에.
    `,
  },
  // 수제 맥주 양조사
  {
    language: 'ko',
    earlier: ['비중 재기 | brix_look → 탱크 {tank}, 비중 {sg}', '레시피 찾기 | recipe → {beer}, 홉 {hop}'],
    slots: { tank: 'FV2, FV7, BT-1', sg: '=1.010, 1.012, 1.014 / 1.032, 1.041, 1.055', beer: '=단풍 앰버, 초여름 바이젠, 밤바다 스타우트', hop: '=Citra, Saaz, Mosaic', g: '150..900', h: '=24, 48, 72', c: '=2, 12, 18', memo: '=효모 3세대 사용, 냄새 이상 없음, 거품 많음' },
    tools: ['maekju_hop(tank, hop, grams: int, hours?: int): Dry hopping', 'maekju_chill(tank, celsius: num): Tank temperature', 'maekju_cap(tank, state: sealed|venting): Top of the tank', 'maekju_log(tank, line): Brew log'],
    steps: `
      maekju_hop tank={tank} hop={hop} grams={g} | 드라이호핑 | 위에 나온 홉 {g}g을 그 탱크에. 빼는 건 나중에 정함.
      maekju_hop tank={tank} hop={hop} grams={g} hours={h} | 홉 {h}시간 | {g}그램 넣고 {h}시간 담가 두기. 홉 종류랑 탱크는 앞에서 나왔음.
      maekju_cap tank={tank} state=sealed | 뚜껑 닫기 | 탄산 잡게 그 탱크는 밀폐.
      maekju_cap tank={tank} state=venting | 가스 빼기 | 아직 부글부글하네. 가스 빠지게 두자.
      @sg maekju_chill tank={tank} celsius={c} // failed "비중이 {sg}로 아직 높다" | 식히기 | 비중 1.016 아래로 떨어졌으면 {c}도로. 덜 떨어졌으면 식히지 말고 실패.
      @sg failed "비중 {sg}면 발효가 끝났다" // maekju_chill tank={tank} celsius=21 | 온도 올려 마저 발효 | 비중이 1.016보다 높을 때만 21도로 올린다. 아니면 그만두기.
      maekju_log tank={tank} line="{memo}" | 일지 | 그 탱크 일지에: {memo}
      memory_store key={tank} content="{beer}" | 탱크 이름표 | 탱크를 키로, 담긴 맥주 이름을 저장해 놓기.
    `,
  },
  // 초등 교사
  {
    language: 'ko',
    event: 'webhook /class/leave {"학생": "{kid}", "반": "{cls}", "보호자": "{par}", "사유": "{why}", "조퇴시각": "{time}"}',
    slots: { kid: '반소율, 탁지안, 명하준', cls: '=2학년 3반, 4학년 1반, 6학년 2반', par: '반영석, 조은하, 명수련', why: '=치과 예약, 열이 남, 가족 행사', time: '=11:20, 13:00, 14:10 / ∅, 미정, 모름', say: '=알림장 꼭 챙겨 주세요, 내일은 체육복 입고 오세요, 우유값은 봉투에 넣어 주세요' },
    tools: ['dambim_leave(child, at, reason?): 조퇴를 올린다', 'dambim_letter(parent, text): 가정에 글을 보낸다', 'dambim_seat(child, present: bool): 출석 표시를 바꾼다'],
    steps: `
      @time dambim_leave child="{kid}" at={time} // failed "조퇴 시각을 모릅니다" | 조퇴 올리기 | 그 아이 조퇴를 적힌 시각으로 올려요. 사유는 비워 두고요. 시각을 모르면 올리지 않아요.
      @time dambim_leave child="{kid}" at={time} reason="{why}" // failed "조퇴 시각을 모릅니다" | 사유까지 올리기 | 시각과 사유를 다 넣어서 조퇴를 올려 주세요.
      dambim_leave child="{kid}" at=12:30 | 12:30 조퇴 | 급식 먹고 보내려고요. 이 학생입니다.
      dambim_seat child="{kid}" present=true | 왔어요 | {kid} 학생은 교실에 있다고 표시해 주세요.
      dambim_seat child="{kid}" present=false | 자리 비움 | 방금 나갔으니 없는 것으로 해 주세요.
      dambim_letter parent="{par}" text="{say}" | 가정 연락 | 아이의 부모님께 "{say}" 보내 드려요.
      dambim_letter parent="{par}" text="{why}" | 사유 확인 | 보호자에게 적어 낸 사유를 그대로 되돌려 보내요.
    `,
  },
  // 연안 여객선 항해사
  {
    language: 'ko',
    event: 'mqtt 선교/보고 {"배": "{ship}", "다음항": "{port}", "파고": {w}, "당직": "{who}", "빌지핀": {bp}}',
    slots: { ship: '청해진7, 섬사랑호, 한려2', port: '=욕지, 소매물도, 비진도', w: '0.4..1.6 / 2.6..4.1', who: '일항사 구, 갑판장 여, 서한결', bp: '5..20', bd: '선교함, bridge-2, 기관실io', t: '=06:50, 11:15, 16:40' },
    steps: `
      gpio_write pin={bp} value=1 | 빌지 펌프 가동 | 빌지핀 1.
      gpio_write pin={bp} value=0 | 빌지 펌프 정지 | 물 다 펐음. 빌지핀 내릴 것.
      gpio_write pin=22 value=1 | 항해등 22번 켬
      gpio_write pin=22 value=1 board="{bd}" | 항해등 | {bd} 보드 22번. 켤 것.
      send_message channel=vhf text="{port} 입항 {t}" | 입항 통보 | vhf 채널에 "{port} 입항 {t}". 받는 이 지정 없음.
      send_message channel=vhf to="{who}" text="{port} 입항 {t}" | 당직자에게 | vhf 채널, 보고서의 당직자 앞. 문안은 "{port} 입항 {t}".
      @w mqtt_publish topic=선교/출항 payload={port} // failed "파고 {w}m" | 출항 신호 | 파고 2m 이하 시 선교/출항에 다음 기항지 송신. 초과 시 중지, 실패 보고.
      @w failed "파고 {w}m" // pushover message="결항" | 결항 푸시 | 파고 2m를 넘으면 "결항"이라고 푸시. 넘지 않으면 실패 처리.
    `,
  },
  // 시골 약국
  {
    language: 'ko',
    event: 'webhook /약국/처방 {"접수": "{no}", "환자명": "{who}", "약": "{drug}", "일수": {d}, "알레르기": "{al}"}',
    slots: { no: 'R-301, R-418, R-562', who: '제갈숙, 복길남, 함영도', drug: '=세티리진, 아목시실린, 로수바스타틴', d: '=3, 5, 28', al: '=없음, 해당 없음 / 페니실린, 설파제', txt: '=식후 30분에 드세요, 졸릴 수 있어요, 우유와 같이 드시지 마세요', n: '2..12' },
    tools: ['jeyak_bag(receipt, drug, days: int, split?: bool): 약을 짓는다', 'jeyak_label(receipt, text): 봉투에 글을 찍는다', 'jeyak_turn(person, seat: inside|car): 손님을 부른다', 'jeyak_stock(drug, boxes: int): 재고를 더한다'],
    steps: `
      jeyak_bag receipt={no} drug={drug} days={d} | 조제 | 처방대로 지어 주세요.
      jeyak_bag receipt={no} drug={drug} days={d} split=true | 반으로 쪼개서 | 어르신이 알이 크다 하시네요. 처방대로 하되 쪼개서 지어 주세요.
      @al jeyak_bag receipt={no} drug={drug} days=2 // failed "{al} 알레르기가 있다" | 이틀 치만 | 알레르기 없는 분이면 그 약 이틀 치를 지어요. 있으면 짓지 마세요.
      jeyak_label receipt={no} text="{txt}" | 봉투 문구 | 봉투에 "{txt}" 찍어요.
      jeyak_turn person="{who}" seat=inside | 안에서 기다리는 손님 | 약 나왔다고 이 손님을 불러요. 매장 안에 계세요.
      jeyak_turn person="{who}" seat=car | 차에서 기다리신대요 | 이분은 차 안에 계시니 그쪽으로 불러 줘요.
      jeyak_stock drug={drug} boxes={n} | 재고 {n}상자 | 처방에 나온 약이 들어왔어요. 더해 주세요.
    `,
  },
  // 동네 도서관 사서
  {
    language: 'ko',
    event: 'webhook /lib/return {"book": "{book}", "call_no": "{call}", "borrower": "{who}", "branch": "{br}", "late_days": {late}}',
    slots: { book: '=흰 고래의 노래, 골목의 시간, 별을 굽는 빵집', call: '=813.7-김28, 911-박55, 590.4-이31', who: '추예린, 곽도윤, 비아', br: '=솔밭관, 강변관', late: '=0 / 2, 6, 11', q: '=점자, 큰글자, 향토자료' },
    steps: `
      memory_store key={call} content="{who}" | 빌린 이 적기 | 청구기호를 키로 하여 빌려 간 사람 이름을 저장합니다.
      file_write path=return/{br}.txt content="{book}" append=true | 반납 대장 | return 폴더, 지점이름.txt 맨 끝에 책 제목을 한 줄 더합니다.
      file_write path=return/today.txt content="{book}" | 오늘 첫 책 | return/today.txt를 새로 만들어 책 제목만 써 주십시오.
      @late failed "연체가 아닙니다" // send_message channel=sms to="{who}" text="{late}일 연체되었습니다" | 연체 안내 | 늦은 날이 하루라도 있으면 sms로 대출자에게 "{late}일 연체되었습니다". 0일이면 보내지 않고 실패로 합니다.
      @late pushover message="{book}" // failed "{late}일 늦었습니다" | 제때 온 책 | 제날짜에 온 책(0일)만 제목을 푸시로 보냅니다. 늦은 책이면 실패입니다.
      file_search query="{q}" | {q} 찾기
      file_search query="{q}" path=lists/{br} | 지점 목록에서 | lists/{br} 폴더에서만 "{q}" 글자가 든 파일을 찾습니다.
      notify message="{book}" title="{br}" | 사서 화면 | 지점을 제목으로, 책 이름을 내용으로 알림.
    `,
  },
  // 펜션 주인
  {
    language: 'ko',
    event: 'webhook /pension/book {"예약자": "{who}", "방": "{room}", "입실": "{day}", "인원": {n}, "요청": "{say}", "입금": "{pay}"}',
    slots: { who: '방세린, 지대한, 엄누리', room: '=노을방, 파도방, 다락방', day: '=2026-06-12, 2026-08-01, 2026-10-09', n: '2..8', say: '=숯은 저희가 가져가요, 아기 의자 있나요, 늦게 도착해요', pay: '=확인, 완납 / 대기, 미입금', k: '=2, 3, 4' },
    tools: ['minbak_hold(room, date, nights?: int): 방을 잡아 둔다', 'minbak_floor(room, heat: on|off): 바닥 난방', 'minbak_reply(guest, text): 손님에게 답한다', 'minbak_memo(room, text): 방에 메모를 붙인다'],
    steps: `
      @pay minbak_hold room={room} date={day} // failed "입금이 {pay} 상태예요" | 방 잡기 | 돈 들어온 예약이면 그 방 그날로 잡아 줘요. 몇 밤인지는 몰라요. 안 들어왔으면 잡지 말고요.
      @pay minbak_hold room={room} date={day} nights={k} // failed "입금이 {pay} 상태예요" | {k}박으로 잡기 | 입금된 것만! 신청한 방, 신청한 날짜로요.
      minbak_floor room={room} heat=on | 불 넣기 | 손님 오시기 전에 방바닥 뜨끈하게 해 놔요.
      minbak_floor room={room} heat=off | 불 빼기 | 퇴실했어요. 그 방 바닥은 그만 데워요.
      minbak_reply guest="{who}" text="네 가능합니다" | 답장 | 예약한 사람한테 "네 가능합니다" 하고 답해 줘요.
      minbak_memo room={room} text="{say}" | 요청 붙여 두기 | 손님 요청을 글자 그대로 방 메모에 붙여요.
      minbak_memo room=사랑채 text="수건 {n}장" | 사랑채 수건 | 사랑채 메모에 "수건 {n}장"이라고 써 둬요.
    `,
  },
  // 정수장 운전원
  {
    language: 'ko',
    event: 'mqtt 정수장/탁도 {"지점": "{pt}", "탁도": {ntu}, "교대조장": "{who}", "밸브핀": {vp}, "시각": "{time}"}',
    slots: { pt: '=침전지 출구, 여과지 3지, 정수지 입구', ntu: '0.1..0.4 / 0.7..2.9', who: '양 주임, 도태건, 3조 허', vp: '2..27', time: '=03:10, 09:45, 22:20', m: '=15, 20, 45', bd: '정수함2, wtp-io' },
    steps: `
      gpio_write pin={vp} value=0 | 밸브 폐쇄 | 밸브핀에 0을 출력하십시오.
      gpio_write pin={vp} value=1 | 밸브 개방 | 밸브핀에 1을 출력하십시오.
      gpio_write pin=13 value=0 board="{bd}" | 13번 내림 | 대상 보드는 {bd}입니다.
      gpio_write pin=13 value=0 | 13번 교반기 정지 | 출력을 0으로 내려 주십시오.
      @ntu failed "탁도 {ntu} NTU" // mqtt_publish topic=정수장/배출 payload=start | 배출 개시 | 탁도 0.5 NTU를 초과한 경우 정수장/배출에 start를 발행한다. 초과하지 않으면 실패로 보고한다.
      @ntu memory_store key="{pt}" content="{ntu}" // failed "탁도 {ntu} NTU" | 양호값 기록 | 0.5 이하인 경우에만 지점을 키로 탁도 값을 기록한다.
      send_message channel=radio to="{who}" text="{pt} 확인 바랍니다" | 조장 호출 | radio 채널로 교대조장에게 "{pt} 확인 바랍니다"를 송신하십시오.
      file_write path=log/탁도.csv content="{time},{ntu}" append=true | 기록부 | log/탁도.csv 말미에 시각과 탁도를 쉼표로 이어 한 행 추가.
    `,
  },
  // 미용실 원장
  {
    language: 'ko',
    event: 'webhook /hair/book {"손님": "{who}", "디자이너": "{ds}", "시술": "{cut}", "시간": "{time}", "메모": "{say}"}',
    slots: { who: '=봉선화, 오나래, 위승아', ds: '=제니, 로운, 하루 / ∅, 미정', cut: '=뿌리염색, 매직, 남자컷', time: '=10:30, 14:00, 17:20', say: '=두피가 예민해요, 앞머리는 손대지 마세요, 아이랑 같이 가요', n: '=3, 4, 6' },
    tools: ['salon_slot(guest, time, stylist?): 예약을 넣는다', 'salon_chair(number: int, lamp: bool): 의자 조명을 바꾼다', 'salon_word(stylist, text): 디자이너에게 말을 전한다', 'salon_card(guest, text): 손님 카드에 적는다'],
    steps: `
      salon_slot guest={who} time={time} | 예약 넣기 | 손님이랑 시간만 넣어 주세용. 선생님은 나중에 배정할게요.
      @ds salon_slot guest={who} time={time} stylist={ds} // failed "디자이너가 정해지지 않았어요" | 지명 예약 | 지명하신 선생님까지 넣어서 예약 잡아 주세요. 지명이 안 적혔으면 못 해요.
      salon_chair number={n} lamp=true | {n}번 의자 불 켜기
      salon_chair number={n} lamp=false | {n}번 의자 | 손님 일어나셨어요, 불 꺼 주세요~
      @ds salon_word stylist={ds} text="{cut}" // failed "디자이너가 없어요" | 시술 전달 | 담당 쌤한테 무슨 시술인지 그것만 전해 줘요. 담당이 없으면 패스(실패).
      salon_card guest={who} text="{say}" | 손님 카드 | 남기신 메모를 카드에 똑같이 옮겨요.
      salon_card guest={who} text="염색약 테스트 완료" | 카드에 테스트 | 이 손님 카드에 "염색약 테스트 완료".
    `,
  },
  // 목공방
  {
    language: 'ko',
    earlier: ['집진기 상태 | dust_look → 필터 {f}%, 핀 {dp}', '주문장 읽기 | file_read → {who}, {item}, {wood}'],
    slots: { f: '8..55 / 86..99', dp: '3..12', who: '=송이든, 국채원, 피터 손', item: '=티테이블, 벤치, 도마 세트', wood: '=월넛, 오크, 물푸레', gp: '13..27', note: '=모서리는 둥글게, 오일 두 번, 다리는 나중에 조립' },
    steps: `
      gpio_write pin={dp} value=1 | 집진기 돌려 | 번호는 상태 볼 때 나왔지.
      gpio_write pin={dp} value=0 | 집진기 꺼 | 톱질 끝.
      @f gpio_write pin={gp} value=1 // failed "필터가 {f}% 막혔다" | 대패 전원 {gp}번 | 필터가 80% 안 되게 찼으면 올려. 더 찼으면 올리지 말고 실패.
      @f failed "필터 {f}%면 아직 쓸 만하다" // notify message="필터 청소" | 청소 알림 | 필터 80% 넘게 찼으면 이 컴퓨터에 "필터 청소" 띄워. 아니면 실패다.
      memory_store key="{who}" content="{note}" | 손님 메모 | 주문한 사람 이름으로 "{note}" 저장.
      pushover message="{item} 완성" | 완성 푸시 | 주문장에 있는 물건 이름 뒤에 " 완성" 붙여서 푸시.
      pushover message="{item} 완성" title="{who}" | 제목 붙인 푸시 | 제목은 손님, 내용은 물건 이름에 띄고 "완성".
      file_list path=도면/{wood} | 도면 목록 | 도면 폴더 안에 나무 이름으로 된 폴더가 있어. 주문한 나무 거 보여 줘.
    `,
  },
  // 급식실 조리장
  {
    language: 'ko',
    event: 'mqtt 급식/솥/{pot} {"솥": "{pot}", "온도": {t}, "메뉴": "{menu}", "조리원": "{who}", "인분": {n}}',
    slots: { pot: '=큰솥, 국솥, 볶음솥', t: '48..71 / 77..96', menu: '=북엇국, 카레, 미역줄기볶음', who: '정이모, 갈윤희, 초은', n: '80..420', m: '=5, 12, 20', txt: '=간 먼저 보세요, 불 줄이세요, 뚜껑 열지 마세요' },
    tools: ['sot_fire(pot, level: weak|strong): 솥의 불을 맞춘다', 'sot_stir(pot, minutes: int, reverse?: bool): 솥을 젓는다', 'sot_tell(cook, text): 조리원 이어폰에 말한다', 'sot_serve(dish, portions: int): 배식대로 올린다'],
    steps: `
      sot_fire pot={pot} level=strong | 센 불 | 그 솥 불 세게.
      sot_fire pot={pot} level=weak | 불 줄여 | 눌어붙는다. 그 솥 약하게.
      sot_stir pot={pot} minutes={m} | {m}분 젓기 | 알려 온 솥.
      sot_stir pot={pot} minutes={m} reverse=true | 거꾸로 젓기 | 알려 온 솥 {m}분. 반대 방향으로.
      sot_tell cook="{who}" text="{txt}" | 이어폰 | 솥 맡은 사람한테 "{txt}".
      @t failed "온도가 {t}도" // sot_serve dish="{menu}" portions={n} | 배식 올리기 | 75도 넘게 끓은 것만 메뉴하고 인분 그대로 올려. 덜 끓었으면 못 올린다.
      @t sot_stir pot={pot} minutes=3 // failed "{t}도면 다 끓었다" | 더 젓기 | 75도 안 됐으면 3분 더. 넘었으면 그만, 실패.
    `,
  },
  // 반려견 유치원
  {
    language: 'ko',
    event: 'webhook /puppy/in {"강아지": "{dog}", "보호자님": "{own}", "간식": "{ok}", "하원": "{time}", "부탁": "{say}"}',
    slots: { dog: '=두부, 콩이, 라떼, 모카', own: '주보람, 예상훈, 리사 킴', ok: '=가능, 먹어도 됨 / 금지, 안 됨', time: '=15:00, 17:30, 19:00', say: '=발바닥 약 발라 주세요, 큰 개랑 떼어 주세요, 물 많이 먹여 주세요', ch: '=kakao, band' },
    steps: `
      memory_store key={dog} content="{say}" | 부탁 저장 | 강아지 이름으로 보호자님 부탁을 그대로 저장해 주세요♡
      send_message channel={ch} to="{own}" text="{dog} 잘 놀고 있어요" | 안부 | {ch} 채널로 견주님께 "{dog} 잘 놀고 있어요" 보내 주세요!
      send_message channel={ch} text="{dog} 등원했어요" | 단체방 | {ch} 채널에 "{dog} 등원했어요"만 올려요. 받는 분은 안 정해요.
      @ok notify message="{dog} 간식" // failed "간식이 {ok:이}라고 적혀 있다" | 간식 시간 | 간식 되는 아이면 이 컴퓨터에 "{dog} 간식" 알림. 안 되는 아이면 알림 없이 실패로요.
      @ok failed "간식이 {ok:이}라고 적혀 있다" // memory_store key=간식금지 content={dog} | 금지 명단 | 간식이 안 되는 아이라면 간식금지 키에 이름을 남겨요. 되는 아이면 남기지 않아요.
      gpio_write pin=9 value=1 | 놀이방 문 열기 | 9번이 놀이방 문이에요. 1이면 열려요. 열어 주세요.
      gpio_write pin=9 value=0 | 놀이방 문 닫기 | 9번 놀이방 문(1이면 열림)을 닫아 주세요.
      pushover message="하원 {time}" title={dog} | 하원 푸시 | 제목에 강아지 이름, 내용은 "하원" 한 칸 띄고 시각이요.
    `,
  },
  // 냉동 창고 반장
  {
    language: 'ko',
    event: 'mqtt cold/dock{n} {"도크": {n}, "화주": "{own}", "기사": "{drv}", "차량온도": {t}, "품목": "{item}"}',
    slots: { n: '1..9', own: '대성수산, 미가푸드, 한올', drv: '변 기사, 구본철, 최 반장', t: '-24..-19 / -12..-4', item: '=명태, 만두, 새우', m: '=8, 15, 30', k: '2..40', txt: '=3번 도크로 가세요, 서류 먼저 주세요, 시동 꺼 주세요' },
    tools: ['naeng_dock(dock: int, raised: bool): 도크 문을 올리고 내린다', 'naeng_curtain(dock: int, minutes?: int): 에어커튼을 돌린다', 'naeng_in(owner, item, pallets: int): 입고를 잡는다', 'naeng_speak(driver, text): 기사에게 문자를 보낸다'],
    steps: `
      naeng_dock dock={n} raised=true | 문 올려 | 차 댔다. 그 도크.
      naeng_dock dock={n} raised=false | 문 내려 | {n}번 도크, 상차 끝. 냉기 샌다.
      naeng_curtain dock={n} | 에어커튼 | 이벤트 도크에 에어커튼 틀어. 시간은 됐고.
      naeng_curtain dock={n} minutes={m} | 에어커튼 {m}분 | 그 도크에.
      @t naeng_in owner="{own}" item={item} pallets={k} // failed "차량 온도 {t}도" | 입고 {k}파렛트 | 차량 온도 -18 이하면 물건 주인 앞으로 그 품목 입고. 그보다 높으면 안 받는다.
      @t failed "차량 온도 {t}도" // naeng_speak driver="{drv}" text="회차하세요" | 회차 | -18도보다 높은 차만 운전수한테 "회차하세요". 온도 맞으면 실패.
      naeng_speak driver="{drv}" text="{txt}" | 기사 문자 | 운전하는 사람한테 "{txt}" 보내.
    `,
  },
  // 교회 관리집사
  {
    language: 'ko',
    slots: { a: '2..8', b: '9..16', bd: '본당함, chapel-1, 교육관', t: '=5, 11, 19', w: '=주보, 찬양대, 새가족', who: '이 권사님, 강 장로님, 청년부장', txt: '=차량은 10시에 출발합니다, 식당 봉사 부탁드립니다, 오늘 저녁 모임은 없습니다', pf: '14..20 / ∅' },
    event: 'webhook /church/ask {"장소": "본당", "부탁하신분": "{who}", "앰프핀": "{pf}"}',
    steps: `
      gpio_write pin={a} value=1 | 본당 등 켜기 | {a}번입니다. 예배 시작 전에 켭니다.
      gpio_write pin={b} value=0 | {b}번 종탑 조명 끄기
      gpio_write pin={b} value=0 board="{bd}" | 종탑 조명 소등 | {bd} 보드의 {b}번을 꺼 주시기 바랍니다.
      @pf gpio_write pin={pf} value=1 // failed "앰프 핀이 적혀 있지 않습니다" | 앰프 올리기 | 신청서에 적힌 앰프핀을 켭니다. 적혀 있지 않으면 하지 마시고 실패로 남기십시오.
      @pf gpio_write pin={pf} value=0 // failed "앰프 핀이 적혀 있지 않습니다" | 앰프 내리기 | 예배가 끝났습니다. 신청서의 앰프핀을 끕니다.
      send_message channel=kakao to="{who}" text="{txt}" | 답 드리기 | kakao로 부탁하신 분께 "{txt}"라고 전해 드립니다.
      cron_add schedule="0 {t} * * 0" action=message text="{txt}" | 주일 안내 | 주일마다 {t}시 정각에 "{txt}" 메시지가 나가도록 예약해 주십시오.
      cron_add schedule="0 {t} * * 0" action=message text="{txt}" name="{w}" | 이름 붙인 예약 | 매주 일요일 {t}시 정각, 메시지 "{txt}", 예약 이름은 {w}.
    `,
  },
  // 자전거 대여소
  {
    language: 'ko',
    event: 'webhook /bike/rent {"자전거": "{bike}", "빌린사람": "{who}", "대여소": "{st}", "배터리": {bat}, "반납예정": "{time}"}',
    slots: { bike: 'B-0417, B-0882, E-131', who: '빈지우, 옥태린, 마르코', st: '=뚝섬, 반포, 안양천', bat: '5..18 / 42..99', time: '=16:00, 18:30, 20:00', h: '=1, 2, 4', txt: '=헬멧 꼭 쓰세요, 자물쇠 번호는 앱에 있어요, 강변길은 공사 중이에요' },
    tools: ['jajeon_lend(bike, rider, hours?: int): 자전거를 내준다', 'jajeon_lock(bike, state: lock|unlock): 자물쇠를 다룬다', 'jajeon_ping(rider, text): 이용자에게 보낸다', 'jajeon_back(station, bike): 돌려받는다'],
    steps: `
      jajeon_lend bike={bike} rider="{who}" | 대여 | 신청한 사람한테 그 자전거 내주기
      jajeon_lend bike={bike} rider="{who}" hours={h} | {h}시간 대여 | 신청한 사람, 신청한 자전거
      jajeon_lock bike={bike} state=unlock | 자물쇠 풀기 | 그 자전거, 지금 출발함
      jajeon_lock bike={bike} state=lock | 자물쇠 채우기 | {bike} 세워 뒀음
      jajeon_ping rider="{who}" text="{txt}" | 이용자 안내 | "{txt}" 이렇게 빌린 사람한테
      jajeon_back station={st} bike={bike} | 반납 | 빌린 데서 그대로 돌려받음
      @bat failed "배터리 {bat}%" // jajeon_lend bike={bike} rider="{who}" hours=6 | 종일권 6시간 | 배터리 20% 넘을 때만 여섯 시간 내줌. 모자라면 내주지 않음
      @bat jajeon_ping rider="{who}" text="충전이 필요해요" // failed "배터리 {bat}%" | 충전 안내 | 20% 밑이면 빌린 사람에게 "충전이 필요해요". 아니면 보낼 것 없음(실패)
    `,
  },
  // 군 농업기술센터 연구사
  {
    language: 'ko',
    event: 'peripheral agri-9/soil {"시험구": "{plot}", "수분": {wet}, "품종": "{kind}", "조사자": "{who}", "관수핀": {p}}',
    slots: { plot: 'A-3, C-1, 대조구2', wet: '9..17 / 26..44', kind: '=금실, 설향, 아리향', who: '연구사 국, 표다원, 심 선생', p: '2..27', f: '=data/2026.csv, 시험/봄.csv', n: '=10, 30' },
    steps: `
      file_write path={f} content="{plot},{wet}" append=true | 자료 추가 | {f} 끝에 시험구와 수분을 쉼표로 이어 한 줄 추가함.
      file_write path={f} content="plot,wet" | 머리줄 새로 쓰기 | {f:을} 처음부터 다시 만듦. 내용은 "plot,wet" 한 줄임.
      file_read path={f} lines={n} | {n}줄 읽기 | {f}에서.
      file_read path={f} | 전체 읽기 | {f} 파일을 통째로 읽음.
      @wet gpio_write pin={p} value=1 // failed "수분 {wet}%" | 관수 개시 | 수분이 20% 미만인 경우에 한하여 관수핀을 1로 함. 이상이면 실패 처리.
      gpio_write pin={p} value=0 | 관수 종료 | 수분과 무관하게 관수핀을 0으로 내릴 것.
      memory_store key={plot} content={kind} | 품종 메모 | 시험구를 키로 하여 심은 딸기 이름을 저장.
      send_message channel=mail to="{who}" text="{plot} 재조사 요망" | 재조사 | mail 채널, 조사한 사람 앞, "{plot} 재조사 요망".
    `,
  },
  // 볼링장 매니저
  {
    language: 'ko',
    event: 'webhook /bowl/lane {"레인": {lane}, "팀": "{team}", "대표": "{who}", "게임수": {g}, "신발": "{shoe}"}',
    slots: { lane: '1..24', team: '=스트라이크즈, 금요회, 가터킹', who: '=노을, 사민경, 전 과장', g: '=2, 3, 5 / ∅, null', shoe: '=250 260 275, 235 240, 280', txt: '=옆 레인 양보 부탁드려요, 음료는 테이블에만, 막판입니다' },
    tools: ['strike_open(lane: int, games: int, team?): 레인을 연다', 'strike_bumper(lane: int, up: bool): 거터 범퍼', 'strike_screen(lane: int, text): 레인 화면에 글', 'strike_bill(payer, games: int): 계산을 올린다'],
    steps: `
      @g strike_open lane={lane} games={g} // failed "게임 수가 없음" | 레인 오픈 | 신청한 레인, 신청한 게임 수로 오픈. 팀명 생략. 게임 수 없으면 실패.
      @g strike_open lane={lane} games={g} team={team} // failed "게임 수가 없음" | 팀명 넣어 오픈 | 팀 이름까지 넣어서 신청한 레인을 신청한 게임 수로 엽니다. 게임 수 없으면 실패.
      strike_open lane={lane} games=1 | 한 게임만 | 시간이 없대요. 그 레인 한 게임.
      strike_bumper lane={lane} up=true | 범퍼 세우기 | 아이들이 칩니다. 거터 막아 주세요.
      strike_bumper lane={lane} up=false | 범퍼 눕히기 | 이제 어른만 칩니다. {lane}번은 눕히세요.
      strike_screen lane={lane} text="{txt}" | 화면 글 | 그 레인에 "{txt}"
      @g strike_bill payer="{who}" games={g} // failed "게임 수가 없음" | 계산 | 팀 대표 이름으로 게임 수만큼 올립니다. 게임 수가 안 왔으면 올릴 수 없어요.
    `,
  },
];
