import type { Scene } from '../../scene';

/** Plain steps of many people, each in a manner of their own, Korean, part 4. */
export const voices4: readonly Scene[] = [
  // 양봉가
  {
    language: 'ko',
    event: 'mqtt 벌통/{hive} {"벌통": "{hive}", "무게kg": {kg}, "온도": {t}, "이웃": "{who}", "꽃": "{fl}"}',
    slots: { hive: 'H-07, H-22, 산밑3', kg: '14..21 / 38..55', t: '31..36', who: '=과수원 길씨, 윗집 봉 할매, 김천댁', fl: '=아까시, 밤꽃, 때죽', l: '=1, 2, 3', txt: '=내일 농약 치지 말아 주세요, 벌이 날아갔나 봐 주세요, 꿀 한 병 놓고 갑니다' },
    tools: ['벌통입구(통, 크기: 좁게|넓게): 소문 크기를 맞춘다', '설탕물(통, 리터: int, 묽게?: bool): 설탕물을 준다', '벌통팬(통, 가동: bool): 팬을 돌리거나 세운다', '이웃문자(이름, 글): 이웃에게 문자'],
    steps: `
      벌통입구 통="{hive}" 크기=좁게 | 말벌 온다 | 소문 좁혀.
      벌통입구 통="{hive}" 크기=넓게 | 소문 넓히기 | 꿀 들어온다, 그 통.
      설탕물 통="{hive}" 리터={l} | 설탕물 {l}리터 | 알려 온 통에.
      설탕물 통="{hive}" 리터={l} 묽게=true | 묽은 설탕물 | 알려 온 통에 {l}리터, 물을 더 타서.
      벌통팬 통="{hive}" 가동=true | 팬 돌리기 | 덥다.
      벌통팬 통="{hive}" 가동=false | 팬 세우기 | {hive:은} 밤이면 춥다. 세워.
      이웃문자 이름="{who}" 글="{txt}" | 이웃한테 | 옆 사는 이에게 "{txt}".
      @kg 설탕물 통="{hive}" 리터=4 // failed "{kg}kg이면 먹을 것이 있다" | 굶는 통 | 25킬로도 안 되면 설탕물 넷. 묵직하면 안 준다.
    `,
  },
  // 법무사 사무실
  {
    language: 'ko',
    event: 'webhook /law/case {"사건": "{no}", "의뢰인": "{who}", "상대": "{opp}", "기일": "{day}", "법원": "{court}", "인지대": {fee}}',
    slots: { no: '=2026가소1182, 2026차204, 2025등기771', who: '=명재훈, 옥선자, 주식회사 다올', opp: '=유한건설, 표승기, 한마음상가', day: '=2026-03-12, 2026-05-20, 2026-07-08 / ∅, 추후지정', court: '=수원지법, 서산지원, 통영지원', fee: '10000..90000', run: 'run-208, sop-5512' },
    steps: `
      @day memory_store key={no} content={day} // failed "기일이 정해지지 않았습니다" | 기일 기록 | 사건번호를 키로 기일을 저장하시기 바랍니다. 아직 지정되지 않았다면 저장하지 마시기 바랍니다.
      @day send_message channel=sms to="{who}" text="기일은 {day}입니다" // failed "기일이 정해지지 않았습니다" | 의뢰인 문자 | sms로 의뢰인에게 "기일은 (날짜)입니다"라고 보내십시오. 기일이 없으면 보내지 않습니다.
      file_list path=사건/{no} | 서류 목록 | 사건 폴더 안, 사건번호 폴더의 목록.
      file_list | 최상위 목록 보기
      file_write path=사건/{no}/메모.txt content="상대방 {opp}" append=true | 메모 덧붙임 | 사건 폴더 밑 사건번호 폴더의 메모.txt 끝에 "상대방" 한 칸 띄고 상대 이름을 쓰십시오.
      file_write path=사건/{no}/메모.txt content="{court}" | 메모 새로 씀 | 사건번호 폴더(사건 아래)의 메모.txt를 법원 이름만 남게 다시 작성합니다.
      notify message="{court}" title="{no}" | 알림 | 사건번호가 제목, 법원이 내용입니다.
      sop_execute name=소장접수 | 소장접수 절차 시작 | 같이 넘길 값은 없습니다.
    `,
  },
  // 캠핑장 관리
  {
    language: 'ko',
    event: 'webhook /camp/site {"사이트": "{site}", "캠퍼": "{who}", "차량": "{car}", "전기": "{el}", "장작": {n}, "요청사항": "{say}"}',
    slots: { site: 'C-14, 숲7, 데크2', who: '=불멍러, 최가네, 솔캠지우', car: '=55나 1023, 130보 8841', el: '=신청, 결제됨 / 미신청, 안 함', n: '=1, 2, 4', say: '=옆 사이트가 시끄러워요, 온수가 안 나와요, 모기향 있나요', h: '=3, 6, 12' },
    tools: ['campPower(site, on: bool, hours?: int): Power post of a site', 'campWood(site, bundles: int, dry?: bool): Bring firewood', 'campBar(car, move: lift|drop): Car barrier', 'campReply(camper, text): Answer a camper'],
    steps: `
      @el campPower site="{site}" on=true // failed "전기가 {el}" | 전기 올리기 | 전기 신청한 사이트만 올려요. 신청 안 한 데는 안 돼요.
      @el campPower site="{site}" on=true hours={h} // failed "전기가 {el}" | {h}시간 전기 | 신청했으면 그 시간만 켜 줘요. 안 했으면 실패.
      campPower site="{site}" on=false | 전기 내리기 | 퇴영했어요.
      campWood site="{site}" bundles={n} | 장작 배달 | 적힌 묶음 수대로
      campWood site="{site}" bundles={n} dry=true | 마른 장작 | 적힌 묶음 수대로, 잘 마른 걸로 갖다줘요.
      campBar car="{car}" move=lift | 차단기 올려요 | 이 차 들어와요.
      campBar car="{car}" move=drop | 차단기 내려요 | 이 차 지나갔어요.
      campReply camper="{who}" text="지금 가 볼게요" | 답장 | 요청한 분께 "지금 가 볼게요".
      campReply camper="{who}" text="{say}" | 요청 되묻기 | 요청하신 말을 그대로 다시 보내요.
    `,
  },
  // 조선소 안전
  {
    language: 'ko',
    event: 'mqtt yard/block/{blk} {"블록": "{blk}", "산소": {o2}, "작업반장": "{who}", "환기핀": {vp}, "감시인": "{watch}", "허가번호": "{pm}"}',
    slots: { blk: 'B114, E32, S7P', o2: '14..17 / 20..21', who: '=하 반장, 응우옌, 편 기원', vp: '2..27', watch: '=감시 도, 감시 라히, 감시 윤', pm: 'WP-3391, WP-4410, HW-208', t: '=07:50, 13:20, 19:00', bd: '=yard-io, 3도크함' },
    steps: `
      @o2 failed "산소 {o2}%" // memory_store key={pm} content=진입가능 | 진입 가능 기록 | 산소 19.5% 이상이면 허가번호를 키로 "진입가능" 저장. 미만 시 저장 금지, 실패 보고.
      @o2 send_message channel=radio to="{who}" text="전원 대피" // failed "산소 {o2}%로 정상" | 대피 지시 | 19.5% 미만인 경우에 한해 radio로 반장에게 "전원 대피". 정상이면 실패 보고.
      gpio_write pin={vp} value=1 | 환기 가동 | 환기핀 1.
      gpio_write pin={vp} value=0 | 환기 정지 | 작업 종료 확인됨. 환기핀 0.
      gpio_write pin=12 value=1 board={bd} | 경광등 | {bd} 보드 12번 점등.
      gpio_write pin=12 value=1 | 12번 경광등 점등
      send_message channel=radio to="{watch}" text="교대 {t}" | 감시인 교대 | radio, 지켜보는 사람에게 "교대 {t}".
      file_write path=permit/{blk}.txt content="{pm} {o2}" append=true | 허가 대장 | permit 폴더 블록명.txt 끝에 허가번호, 산소 값을 띄어 한 줄.
    `,
  },
  // 빵집 제빵사
  {
    language: 'ko',
    earlier: ['반죽 재기 | dough_temp → {d}도, {kind}', '예약 보기 | order_list → {who} {n}개, 찾는 시각 {time}'],
    slots: { d: '20..23 / 29..33', kind: '=깜빠뉴, 소금빵, 치아바타', who: '=정오의 커피, 이수네, 유치원', n: '6..60', time: '=08:00, 11:30, 16:00', m: '=12, 18, 22', c: '=190, 210, 235', txt: '=썰지 말아 주세요, 상자 두 개로, 영수증 필요' },
    tools: ['빵오븐(빵, 도: int, 분: int, 스팀?: bool): 굽는다', '발효실(켬: bool): 발효실을 켜고 끈다', '도우컨(쪽: 냉|온): 작업실 온도 방향', '예약표(이름, 글): 예약표에 적는다'],
    steps: `
      빵오븐 빵="{kind}" 도={c} 분={m} | 굽기 | 잰 반죽, {c}도 {m}분. 스팀 얘기는 없음.
      빵오븐 빵="{kind}" 도={c} 분={m} 스팀=true | 스팀 넣고 굽기 | 잰 반죽을 {c}도에서 {m}분. 스팀 쏘고.
      빵오븐 빵="{kind}" 도={c} 분={m} 스팀=false | 스팀 없이 | 같은 반죽 {m}분, {c}도, 스팀은 막아.
      발효실 켬=true | 발효실 켜 줘
      발효실 켬=false | 발효실 꺼 줘 | 마지막 판 나왔어.
      @d failed "반죽이 {d}도" // 도우컨 쪽=냉 | 더운 반죽 | 반죽이 26도 넘게 올랐으면 작업실을 차게. 안 올랐으면 실패.
      @d 도우컨 쪽=온 // failed "반죽이 {d}도" | 찬 반죽 | 26도가 안 되면 작업실을 따뜻하게. 넘으면 실패.
      예약표 이름="{who}" 글="{txt}" | 예약표 | 예약한 손님 칸에 "{txt}"라고 적어.
    `,
  },
  // 경찰서 유실물 담당
  {
    language: 'ko',
    event: 'webhook /lost/item {"관리번호": "{no}", "습득자": "{find}", "품명": "{item}", "장소": "{place}", "습득일": "{day}", "분실자": "{own}"}',
    slots: { no: 'F26-0331, F26-1184, F26-2207', find: '=권보람, 버스기사 심, 역무원', item: '=에어팟, 백팩, 반지', place: '=대전역 2번 홈, 한밭수목원, 702번 버스', day: '=2026-02-11, 2026-04-30', own: '=진솔, 모하메드, 곽 노인 / ∅, 미상', ch: '=sms, mail' },
    steps: `
      @own send_message channel={ch} to="{own}" text="{item} 보관 중입니다" // failed "분실자를 모른다" | 주인 연락 | 물건 주인이 확인된 경우 {ch}로 주인에게 "품명 보관 중입니다"를 발송. 예: 우산 보관 중입니다. 미상이면 실패.
      @own file_write path=lost/반환.txt content="{no} {own}" append=true // failed "분실자를 모른다" | 반환 대장 | lost/반환.txt 끝에 관리번호와 잃어버린 사람을 띄어 적음. 사람이 미상이면 적지 말 것.
      send_message channel={ch} to="{find}" text="접수되었습니다" | 습득자 회신 | {ch} 채널, 주워 온 사람 앞, "접수되었습니다".
      send_message channel={ch} text="접수되었습니다" | 게시 | {ch} 채널에 "접수되었습니다" 게시. 수신인 없음.
      memory_store key={no} content="{place}" | 장소 저장 | 관리번호 → 어디서 주웠는지.
      gpio_write pin=3 value=1 | 보관고 잠금 | 3번이 1이면 잠김. 잠글 것.
      gpio_write pin=3 value=0 | 보관고 해제 | 3번이 1이면 잠기는 보관고임. 풀 것.
      file_search query="{item}" path=lost | lost 폴더에서 품명으로 검색
      file_search query="{item}" | 품명으로 전체 검색 | 폴더를 정하지 않음.
    `,
  },
  // 피자 가게
  {
    language: 'ko',
    event: 'webhook /pizza/order {"주문번호": "{no}", "메뉴": "{pz}", "크기": "{sz}", "고객": "{who}", "주소": "{addr}", "요청": "{say}", "오븐온도": {t}}',
    slots: { no: 'P-201, P-334, P-507', pz: '=고구마피자, 페퍼로니, 불고기', sz: '=레귤러, 라지', who: '=조엘, 왕서연, 홍 팀장', addr: '=달빛로 9, 중앙상가 204호, 기숙사 B동', say: '=치즈 많이요, 소스 따로 주세요, 콜라 차갑게', t: '150..210 / 270..310', m: '=25, 40, 55' },
    tools: ['ovn_bake(menu, size, well_done?: bool): 오븐에 넣는다', 'ovn_power(burner: on|off): 화덕 불', 'ovn_hood(fast: bool): 후드 바람', 'ovn_ticket(number, text): 주문표에 찍는다', 'ovn_eta(customer, minutes: int): 도착 예정을 알린다'],
    steps: `
      ovn_bake menu="{pz}" size="{sz}" | 굽자 | 주문 들어온 메뉴, 크기.
      ovn_bake menu="{pz}" size="{sz}" well_done=true | 바싹 | 주문 들어온 대로인데 바싹 구워 달래.
      @t failed "화덕이 {t}도라 이르다" // ovn_bake menu="{pz}" size="{sz}" | 온도 되면 굽기 | 화덕이 250도를 넘었으면 주문한 거 넣어. 아직이면 실패.
      ovn_power burner=on | 화덕 붙여
      ovn_power burner=off | 화덕 꺼 | 장사 끝.
      ovn_hood fast=true | 후드 세게 | 연기 봐라.
      ovn_hood fast=false | 후드 살살 | 시끄럽다.
      ovn_ticket number={no} text="{say}" | 주문표 | 손님 요청 그대로 찍어.
      ovn_eta customer="{who}" minutes={m} | {m}분 뒤 도착 | 시킨 사람한테.
    `,
  },
  // 양로원 자원봉사 코디
  {
    language: 'ko',
    event: 'webhook /vol/apply {"봉사자": "{who}", "학교": "{sch}", "활동": "{act}", "날짜": "{day}", "나이": {age}, "인솔교사": "{tch}"}',
    slots: { who: '=나예준, 팜티, 서다움', sch: '=한빛고, 성지여중, 푸른대', act: '=말벗, 배식, 손톱 깎아드리기', day: '=2026-06-06, 2026-07-19, 2026-08-23', age: '11..13 / 16..24', tch: '=차 선생님, 엄 선생님', id: 'cron-12, job-6, t-301', h: '=9, 13, 15' },
    steps: `
      @age failed "{age}살이라 보호자가 필요해요" // memory_store key="{who}" content="{act}" | 활동 배정 | 열네 살 이상이면 봉사자 이름으로 활동을 저장해요. 더 어리면 배정하지 않아요.
      @age send_message channel=sms to="{tch}" text="보호자 동의서가 필요합니다" // failed "{age}살이면 필요 없어요" | 동의서 요청 | 열네 살이 안 됐을 때만 sms로 데리고 오시는 선생님께 "보호자 동의서가 필요합니다". 아니면 실패로요.
      file_write path=봉사/{day}.txt content="{who}" append=true | 명단 추가 | 봉사 폴더의 날짜.txt 끝에 이름만 더해요.
      file_write path=봉사/{day}.txt content="{sch}" | 명단 새로 | 봉사 폴더의 날짜.txt를 학교 이름 한 줄로 다시 만들어요.
      cron_add schedule="0 {h} * * 6" action=message text="봉사 안내" | 토요일 {h}시 알림 | 매주 토요일 그 시각 정각에 "봉사 안내" 메시지요.
      cron_add schedule="0 {h} * * 6" action=procedure text="봉사 안내" | 토요일 {h}시 절차 | 매주 토요일 정각에 '봉사 안내' 절차가 시작되게 해요.
      cron_remove id={id} | 예약 {id} 지우기
      notify message="{act}" title="{who}" | 오늘의 활동 | 이름을 제목으로, 활동을 내용으로.
    `,
  },
  // 가죽 공방
  {
    language: 'ko',
    earlier: ['주문 불러오기 | atelier_get → {who} / {item}', '가죽 두께 재기 | caliper → {mm}mm, 등급 {g}'],
    slots: { who: '=루이, 정다은, 밤비', item: '=카드지갑, 벨트, 여권케이스', mm: '=0.6, 0.8 / 1.6, 2, 2.4', g: '=A, B', ini: '=J.D.E, LUI 24, 봄', c: '=80, 95, 110', n: '=3, 5, 8', txt: '=단면은 세 번, 검은 실로, 버클은 무광' },
    tools: ['gajukStamp(item, letters, gold?: bool): Stamp letters', 'gajukPress(celsius: int, hold: on|off): Heated press', 'gajukSkive(thinner: bool): Skiving machine', 'gajukCard(customer, note): Order card', 'gajukThread(colour, metres: int): Reserve thread'],
    steps: `
      gajukStamp item="{item}" letters="{ini}" | 각인 "{ini}" | 주문한 물건에.
      gajukStamp item="{item}" letters="{ini}" gold=true | 금박 각인 | 주문한 물건에 "{ini}" 글자를 금박으로.
      gajukPress celsius={c} hold=on | 프레스 누르기 | {c}도, 눌러 놓음
      gajukPress celsius={c} hold=off | 프레스 놓기 | {c}도는 유지, 누름은 풀기
      gajukCard customer="{who}" note="{txt}" | 주문 카드 | 주문자 카드에: {txt}
      @mm failed "{mm}mm라 얇음" // gajukSkive thinner=true | 피할 | 1.2mm보다 두꺼운 경우 더 얇게 깎는 쪽으로. 얇으면 하지 않음.
      @mm gajukThread colour=검정 metres={n} // failed "{mm}mm는 두꺼움" | 검정 실 {n}m | 1.2mm 이하 가죽이면 검정으로 잡아 둠. 두꺼우면 실패.
    `,
  },
  // 양수장 기사
  {
    language: 'ko',
    event: 'mqtt 양수장/{st} {"양수장": "{st}", "수위cm": {lv}, "수리계장": "{who}", "1호핀": {p1}, "2호핀": {p2}, "보고": "{say}"}',
    slots: { st: '=방죽골, 큰들, 오리실', lv: '20..45 / 90..180', who: '=기 계장, 석 이장, 물꼬 허', p1: '2..9', p2: '10..27', say: '=스크린에 풀 걸림, 전압 낮음, 도로 쪽 누수', bd: '=양수반, pump-io' },
    steps: `
      gpio_write pin={p1} value=1 | 1호기 기동 | 1호핀. 2호는 쉰다.
      gpio_write pin={p2} value=1 | 2호기 기동 | 2호핀 쪽만.
      gpio_write pin={p1} value=0 | 1호기 정지 | 물 됐다. 첫째 것 세워.
      gpio_write pin={p2} value=0 | 2호기 정지 | 둘째 것 세워.
      @lv failed "수위 {lv}cm" // gpio_write pin={p1} value=1 | 수위 보고 1호 | 60cm 넘을 때만 1호핀 올림. 낮으면 헛돈다, 실패.
      @lv send_message channel=sms to="{who}" text="{st} 수위 낮음" // failed "수위 {lv}cm로 충분" | 수위 낮음 | 60도 안 되거든 sms로 물 맡은 사람한테 양수장 이름 쓰고 "수위 낮음". 충분하면 실패.
      gpio_read pin=18 | 18번 봐라
      gpio_read pin=18 board={bd} | 스크린 접점 | {bd} 보드의 18번 봐라.
      pushover message="{say}" | 보고 넘기기 | 온 보고 그대로 푸시.
      pushover message="{say}" title="{st}" | 제목 달아 넘기기 | 제목은 양수장, 내용은 온 보고 그대로.
    `,
  },
  // 어린이 수영장 강사
  {
    language: 'ko',
    event: 'webhook /swim/class {"반": "{cls}", "강사": "{tch}", "아이": "{kid}", "레벨": "{lv}", "보호자": "{par}", "수온": {t}}',
    slots: { cls: '=돌고래, 펭귄, 해마', tch: '=찬쌤, 미리쌤, 오쌤', kid: '=라온, 지호, 소피', lv: '=킥판, 자유형, 배영', par: '=라온맘, 지호 할머니, 소피 아빠', t: '24..27 / 30..32', n: '=2, 4, 8', txt: '=오늘 잠수 성공했어요, 수경 새로 사 주세요, 감기 기운이 있어요' },
    tools: ['레슨이동(아이, 반, 레벨?): 아이를 반에 넣는다', '물줄기(세기: 약|강): 유수풀 세기', '사다리(내림: bool): 풀 사다리', '알림장(보호자, 글): 보호자께 쓴다', '강사호출(강사, 글): 강사 이어폰'],
    steps: `
      레슨이동 아이="{kid}" 반="{cls}" | 반 배정 | 신청한 반으로요~ 레벨은 보고 정해요
      레슨이동 아이="{kid}" 반="{cls}" 레벨="{lv}" | 레벨까지 배정 | 신청한 반, 적힌 레벨로요~
      물줄기 세기=강 | 물살 세게!
      물줄기 세기=약 | 물살 약하게 | 꼬마반이에요
      사다리 내림=true | 사다리 내려요
      사다리 내림=false | 사다리 걷어요 | 수업 중엔 없어야 해요
      알림장 보호자="{par}" 글="{txt}" | 알림장 | 아이 보호자께 "{txt}"
      @t failed "수온이 {t}도예요" // 강사호출 강사="{tch}" 글="입수하세요" | 입수 | 물이 29도 이상이면 맡은 쌤 이어폰에 "입수하세요". 차가우면 안 돼요(실패)
    `,
  },
  // 자동차 정비소
  {
    language: 'ko',
    event: 'webhook /car/in {"차량번호": "{car}", "차주": "{who}", "증상": "{sym}", "정비사": "{mec}", "주행": "{km}km", "리프트핀": {lp}, "승인": "{ok}"}',
    slots: { car: '=28모 4417, 170거 3092, 91버 6605', who: '=공태양, 유 원장, 스테판', sym: '=브레이크 소리, 시동 꺼짐, 에어컨 안 시원함', mec: '=두식, 상우 형, 막내', km: '21000..184000', lp: '2..19', ok: '=승인, 동의 / 거절, 미응답', q: '=20, 21, 22', url: '=http://shop.local/parts, http://10.3.1.5/part' },
    steps: `
      gpio_write pin={lp} value=1 | 리프트 올려 | 리프트핀 1이 상승.
      gpio_write pin={lp} value=0 | 리프트 내려 | 리프트핀 1이 상승, 0이 하강. 다 됐다.
      @ok send_message channel=kakao to="{mec}" text="작업 시작" // failed "차주가 {ok}" | 작업 지시 | 차주가 견적에 오케이 했으면 kakao로 맡은 정비사한테 "작업 시작". 안 했으면 보내지 마.
      @ok memory_store key="{car}" content="{sym}" // failed "차주가 {ok}" | 증상 저장 | 승인된 차면 차번호에 증상 저장. 승인 안 났으면 실패.
      http_request url={url} | 부품 서버 확인 | {url} 불러.
      http_request url={url} method=POST body="{sym}" | 증상 올리기 | {url}에 POST로, 본문은 증상 글자 그대로.
      notify message="{km}km" title="{car}" | 주행거리 띄우기 | 차번호 제목, 주행거리는 온 대로 내용에.
      gpio_read pin={q} | 에어 압력 스위치 {q}번 읽어
    `,
  },
  // 국수 공장
  {
    language: 'ko',
    event: 'mqtt 국수/건조/{r} {"건조실": "{r}", "습도": {h}, "면": "{nd}", "작업자": "{who}", "로트": "{lot}"}',
    slots: { r: '=1실, 2실, 해풍실', h: '55..68 / 11..14', nd: '=소면, 중면, 메밀면', who: '=임순, 하우, 표 기사', lot: 'N0417, N0522, S1103', s: '=3, 5, 7', k: '12..90', txt: '=면이 휘었습니다, 앞줄부터 걷으세요, 밀가루 바꿨어요' },
    tools: ['myeon_dry(room, stage: int, overnight?: bool): 건조 단계', 'myeon_rack(room, turn: left|right): 걸대를 돌린다', 'myeon_pack(lot, boxes: int): 포장한다', 'myeon_hatch(room, open: bool): 배습구', 'myeon_pager(worker, text): 호출기'],
    steps: `
      myeon_dry room={r} stage={s} | {s}단 건조 | 보고된 건조실
      myeon_dry room={r} stage={s} overnight=true | 밤새 {s}단 | 보고된 건조실을 아침까지 돌려 둔다
      myeon_rack room={r} turn=left | 걸대 왼쪽으로
      myeon_rack room={r} turn=right | 걸대 오른쪽으로 | {r}
      myeon_hatch room={r} open=true | 배습구 열기 | 김이 찼다
      myeon_hatch room={r} open=false | 배습구 닫기 | 너무 빨리 마른다, 거기
      @h failed "습도 {h}%" // myeon_pack lot={lot} boxes={k} | 포장 {k}상자 | 습도 15% 아래로 마른 로트만 포장한다. 안 말랐으면 실패
      myeon_pager worker="{who}" text="{txt}" | 호출기 | 일하는 사람 호출기로 "{txt}"
    `,
  },
  // 시립합창단 단무장
  {
    language: 'ko',
    event: 'webhook /choir/rehearsal {"곡": "{song}", "파트장": "{who}", "지휘자": "{con}", "연습실": "{room}", "시간": "{time}", "결석": "{abs}명"}',
    slots: { song: '=강 건너 봄이 오듯, 메시아 23번, 아리랑', who: '=소프 민, 베이스 구, 알토 류', con: '=함 지휘자, 객원 베르너', room: '=소연습실, 지하홀, 로비', time: '=10:00, 14:30, 19:00 / ∅, 미정', abs: '0..9', txt: '=악보 꼭 지참하세요, 검정 옷입니다, 주차는 어렵습니다' },
    steps: `
      @time send_message channel=band to="{who}" text="{room} {time}" // failed "시간이 정해지지 않았습니다" | 파트장 안내 | band로 파트장에게 연습실과 시간을 한 칸 띄어 보내 주세요. 시간이 미정이면 보내지 말아 주세요.
      @time memory_store key="{song}" content={time} // failed "시간이 정해지지 않았습니다" | 연습 시간 저장 | 곡 이름으로 시간만 저장합니다. 미정이면 실패입니다.
      send_message channel=band text="{txt}" | 단원 전체 | band 채널에 받는 이 없이 "{txt}"를 올립니다.
      send_message channel=band to="{con}" text="{txt}" | 지휘자께 | band 채널로 지휘하시는 분께 "{txt}"를 보냅니다.
      gpio_write pin=15 value=1 | 무대 조명 올리기 | 15번, 1이 켜짐입니다.
      gpio_write pin=15 value=0 | 무대 조명 내리기 | 15번, 1이 켜짐입니다. 꺼 주세요.
      file_write path=출석/결석.txt content="{abs}명" append=true | 결석 적기 | 출석/결석.txt 끝에 결석 인원을 온 대로 이어 씁니다.
      mqtt_publish topic=hall/door payload="{song}" | 문 앞 화면 | hall/door에 오늘 곡명을 보냅니다.
    `,
  },
  // 재활용 선별장
  {
    language: 'ko',
    event: 'mqtt recyc/belt{b} {"벨트": {b}, "품목": "{item}", "이물질": {dirt}, "반입차": "{car}", "선별원": "{who}"}',
    slots: { b: '1..6', item: '=투명페트, 캔, 종이팩', dirt: '2..11 / 28..61', car: '=시청 7호, 한강환경, 위탁 3', who: '=옥 여사, 잠루, 남 반장', cm: '=20, 35, 60', kg: '120..900', txt: '=유리 조심, 배터리 골라내세요, 5분 쉬고 하세요' },
    tools: ['sunbyeol_belt(belt: int, cm_s: int, reverse?: bool): 벨트 속도', 'sunbyeol_mag(engaged: bool): 자석 선별기', 'sunbyeol_bale(item, kilos: int): 압축한다', 'sunbyeol_divert(belt: int, chute: A|B|C): 어느 쪽으로 보낼지', 'sunbyeol_vest(worker, text): 조끼 단말로 말한다'],
    steps: `
      sunbyeol_belt belt={b} cm_s={cm} | 초속 {cm}cm | 알림 온 벨트.
      sunbyeol_belt belt={b} cm_s={cm} reverse=true | 역회전 | 알림 온 벨트를 {cm}cm/s로 거꾸로.
      sunbyeol_mag engaged=true | 자석 붙여
      sunbyeol_mag engaged=false | 자석 떼 | 청소해야 됨.
      sunbyeol_divert belt={b} chute=B | B로 보내기 | 그 벨트.
      sunbyeol_divert belt={b} chute=C | C로 돌려 | B가 찼음. 그 벨트를 C로.
      @dirt sunbyeol_bale item={item} kilos={kg} // failed "이물질 {dirt}%" | {kg}킬로 압축 | 이물질 15% 이내면 그 품목 압축. 넘으면 하지 말 것.
      @dirt failed "이물질 {dirt}%로 깨끗함" // sunbyeol_vest worker="{who}" text="다시 골라 주세요" | 다시 | 15% 넘게 더러우면 선별하는 사람 조끼에 "다시 골라 주세요". 깨끗하면 실패.
      sunbyeol_vest worker="{who}" text="{txt}" | 조끼 | "{txt}" 하고 선별하는 사람한테.
    `,
  },
  // 학원 차량 도우미
  {
    language: 'ko',
    slots: { kid: '=하람, 태오, 은별', mom: '=하람 어머니, 태오네 할머니, 은별이 이모', stop: '=럭키마트, 정문, 놀이터', drv: '=봉 기사님, 새 기사님', tel: '=010-4410-7732, 010-9922-1038 / ∅, null', a: '3..9', b: '10..20', bd: '=van-io, 노란차', txt: '=오늘은 걸어서 가요, 우산 챙겨 주세요, 5분 늦어요' },
    event: 'webhook /hagwon/van {"학생": "{kid}", "학부모": "{mom}", "정류장": "{stop}", "운전": "{drv}", "비상전화": "{tel}"}',
    steps: `
      send_message channel=kakao to="{mom}" text="{txt}" | 어머님께 카톡 | kakao로 학생 보호자분께 "{txt}"라고 보내요!
      send_message channel=kakao to="{drv}" text="{stop} 대기" | 기사님께 | kakao, 운전하시는 분께 정류장 이름 쓰고 띄고 "대기".
      @tel memory_store key={kid} content={tel} // failed "비상 전화가 없어요" | 비상 번호 | 아이 이름에 비상 전화를 적어 둬요. 안 왔으면 적을 게 없죠, 실패.
      @tel send_message channel=sms to={tel} text="내렸어요" // failed "비상 전화가 없어요" | 하차 문자 | sms로 비상 전화에 "내렸어요". 번호가 안 왔으면 실패예요.
      gpio_write pin={a} value=1 | 경광등 켜기 | {a}번, 아이들 내려요.
      gpio_write pin={a} value=0 | 경광등 끄기 | {a}번, 출발해요.
      gpio_read pin={b} | 안전벨트 {b}번 확인
      gpio_read pin={b} board={bd} | 벨트 확인 | {bd} 보드에서 {b}번을 봐요.
    `,
  },
  // 장애인 작업장
  {
    language: 'ko',
    event: 'webhook /work/box {"작업": "{job}", "동료": "{who}", "수량": {n}, "지도교사": "{tch}", "납기": "{day}", "컨디션": "{c}"}',
    slots: { job: '=쇼핑백 접기, 볼펜 조립, 양말 포장', who: '=진우 씨, 미옥 씨, 다니엘 씨', n: '20..300', tch: '=채 선생님, 우 선생님', day: '=2026-04-03, 2026-05-29', c: '=좋음, 보통 / 아픔, 졸림', m: '=10, 15, 30', txt: '=천천히 해도 괜찮아요, 손 먼저 씻어요, 정말 잘했어요' },
    tools: ['동료배정(작업, 사람, 개수?: int): 일을 나눈다', '쉬는시간(분: int): 쉬는 시간을 시작한다', '음악(틀기: bool): 음악을 틀고 끈다', '작업등(색: 초록|빨강): 작업등 색', '그림카드(사람, 글): 화면에 글을 보여 준다'],
    steps: `
      @c 동료배정 작업="{job}" 사람="{who}" // failed "컨디션이 {c}" | 일 나누기 | 몸이 괜찮은 분만 그 일을 드려요. 몇 개인지는 정하지 않아요. 안 괜찮으면 쉬게 해요(실패).
      @c 동료배정 작업="{job}" 사람="{who}" 개수={n} // failed "컨디션이 {c}" | 개수까지 나누기 | 괜찮으신 분이면 그 일을 적힌 수량만큼 드려요. 아니면 실패.
      쉬는시간 분={m} | {m}분 쉬어요
      음악 틀기=true | 음악 틀어요
      음악 틀기=false | 음악 꺼요 | 전화가 왔어요.
      작업등 색=초록 | 시작이에요 | 작업등을 초록으로.
      작업등 색=빨강 | 그만해요 | 작업등을 빨강으로.
      그림카드 사람="{who}" 글="{txt}" | 화면 글 | 같이 일하는 분 화면에 "{txt}".
    `,
  },
  // 데이터센터 야간
  {
    language: 'ko',
    event: 'mqtt dc/row/{row} {"row": "{row}", "inlet_c": {t}, "crac": "{crac}", "vendor": "{who}", "ticket": "{tk}", "relay": {rl}}',
    slots: { row: 'R03, R11, K2', t: '19..24 / 31..38', crac: 'CRAC-2, CRAC-5', who: '=한빙공조, 쿨텍 원, 야간협력', tk: 'INC-4471, INC-8820, INC-1093', rl: '2..27', bd: '=pdu-pi, dcim-io', id: 'cron-31, job-9', t2: '=UTC, Asia/Seoul' },
    steps: `
      @t failed "{t}도로 정상" // send_message channel=telegram to="{who}" text="{row} {t}도" | 업체 호출 | 28도 초과 시 telegram, 공조 업체. 내용은 "row 온도도", 예: R99 30도. 정상이면 실패.
      @t memory_store key={tk} content=정상 // failed "{t}도" | 티켓 메모 | 28도 이하면 티켓 번호에 "정상". 초과면 실패.
      gpio_write pin={rl} value=1 | 보조팬 투입 | relay 번호 사용
      gpio_write pin={rl} value=0 | 보조팬 차단 | relay 번호 사용
      gpio_write pin=7 value=0 board={bd} | 부저 끄기 | {bd} 7번
      gpio_write pin=7 value=0 | 7번 부저 끄기
      cron_add schedule="*/15 * * * *" action=message text="{row} 확인" | 15분마다 | 15분 간격으로 "{row} 확인" 메시지 예약. 이름·시간대 지정 없음.
      cron_add schedule="*/15 * * * *" action=message text="{row} 확인" timezone={t2} | 시간대 지정 | 15분 간격 "{row} 확인" 메시지. 시간대는 {t2}.
      file_write path=shift/night.log content="{tk} {crac}" append=true | 야간 로그 | shift/night.log에 티켓, 공조기 순으로 띄어서 추가.
    `,
  },
  // 도예 체험장
  {
    language: 'ko',
    earlier: ['체험 예약 | clay_book → {team}, {n}명, {kind}', '가마 보기 | kiln_see → {k}, {t}도'],
    slots: { team: '=가족 나들이, 3학년 2반, 수요모임', n: '4..24', kind: '=머그, 접시, 화분', k: '=전기가마, 장작가마', t: '24..70 / 310..900', h: '=2, 6, 9', msg: '=이름은 바닥에 써 주세요, 소매 걷어 주세요, 3주 뒤에 찾아가세요' },
    tools: ['mulre_spin(wheel: int, fast: bool): 물레를 돌린다', 'mulre_clay(kind, people: int, colour?): 흙을 나눠 놓는다', 'mulre_kiln(kiln, door: open|shut): 가마 문', 'mulre_say(team, text): 체험 팀 화면에 쓴다'],
    steps: `
      mulre_clay kind={kind} people={n} | 흙 나누기 | 예약 인원수대로, 예약한 그릇.
      mulre_clay kind={kind} people={n} colour=백토 | 백토로 나누기 | 예약한 그릇, 예약 인원, 흙은 백토.
      mulre_spin wheel={h} fast=true | {h}번 물레 빠르게
      mulre_spin wheel={h} fast=false | {h}번 물레 느리게 | 아이가 앉았습니다.
      mulre_kiln kiln={k} door=shut | 문 닫기 | 앞에서 본 가마.
      @t mulre_kiln kiln={k} door=open // failed "아직 {t}도" | 문 열기 | 100도 아래로 식었으면 본 가마를 엽니다. 뜨거우면 열지 않습니다.
      @t failed "{t}도면 다 식었다" // mulre_say team="{team}" text="가마가 아직 뜨겁습니다" | 뜨겁다고 알리기 | 100도 넘을 때만 체험 팀 화면에 "가마가 아직 뜨겁습니다". 식었으면 실패.
      mulre_say team="{team}" text="{msg}" | 안내 | 예약한 팀에게 "{msg}".
    `,
  },
  // 고시원 총무
  {
    language: 'ko',
    event: 'webhook /gosi/room {"호": {room}, "입주자": "{who}", "이사업체": "{mv}", "퇴실일": "{day}", "보증금": {won}, "계좌": "{acc}", "민원": "{say}"}',
    slots: { room: '301..428', who: '=도정민, 하쿠, 예비순경', mv: '=날개이사, 짐카', day: '=2026-02-28, 2026-03-31', won: '100000..300000', acc: '=농협 302-11, 카뱅 3333-08, 국민 004-77 / ∅, 미제출', say: '=온수가 약해요, 옆방 알람이 안 꺼져요, 쓰레기통 비워 주세요' },
    steps: `
      @acc memory_store key={room} content="{acc}" // failed "계좌가 없음" | 계좌 적기 | 호수 키에 계좌. 안 냈으면 실패
      @acc file_write path=gosi/환급.csv content="{room},{won}" append=true // failed "계좌가 없음" | 환급 올리기 | 계좌 낸 방만 gosi/환급.csv 끝에 호수랑 보증금(쉼표). 안 냈으면 올리지 않음
      send_message channel=sms to="{who}" text="확인했습니다" | 답문자 | sms, 그 방 사는 사람, "확인했습니다"
      send_message channel=sms to="{mv}" text="{room}호 {day}" | 이사업체 | sms로 짐 옮기는 업체에 "n호 날짜". 예: 101호 2026-01-01
      notify message="{say}" | 민원 그대로 알림
      notify message="{say}" title="{room}" | 민원 알림(제목) | 제목은 호수 숫자만, 내용은 민원 그대로
      gpio_write pin=14 value=1 | 보일러 켜기 | 14번
      gpio_write pin=14 value=0 | 보일러 끄기 | 14번, 다들 나갔음
    `,
  },
];
