import type { Scene } from '../../scene';

/** Done or refused, in Korean: words that allow, limits, forbidden pins, hours, missing fields, part 2. */
export const refusedKo2: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 수영장/{pool} {"잔류염소": {cl}, "안전요원": "{guard}", "수심m": {depth}, "펌프핀": {pin}}',
    slots: { pool: '어린이풀, 성인풀, 다이빙풀', cl: '0.42..0.95 / 1.21..2.8', guard: '=금시온, 탁여름, 계노을 / ∅, 없음, 미배정, 공석', depth: '=0.9, 1.3, 1.8', pin: '4..19' },
    tools: ['pool_open(풀): 풀을 연다', 'pool_close(풀, 이유): 풀을 닫는다', 'dose_chlorine(풀, 그램: int): 염소를 넣는다'],
    steps: `
      @guard pool_open 풀="{pool}" // failed "안전요원이 없다" | 개장 | 안전요원이 배정된 풀이면 문을 여십시오. 지키는 사람 없이는 한 명도 들이지 않습니다.
      @cl pool_open 풀="{pool}" // failed "잔류염소가 {cl}로 1을 넘는다" | 수질 개장 | 잔류염소 1.0 이하일 때 이 풀을 연다. 1.0을 넘었으면 열지 못하게 할 것.
      @cl dose_chlorine 풀="{pool}" 그램=150 // failed "잔류염소 {cl}이면 충분하다" | 염소 투입 | 1 mg/L가 안 되는 물에만 150그램 넣어 줘. 이미 넘은 물에 더 넣지는 마라.
      @guard send_message channel=무전 to={guard} text="{pool} 배치" // failed "보낼 안전요원이 없다" | 배치 무전 | 무전 채널로 오늘 지킬 사람에게 '(풀) 배치'라고 보낸다. 이름이 비어 있으면 실패로 남긴다.
      @cl failed "염소 {cl}로는 환기할 일이 없다" // gpio_write pin=23 value=1 | 환기 | 염소가 기준 1.0을 웃돌 때만 23번 환기팬을 돌려요.
      gpio_write pin={pin} value=0 | 순환 멈춤 | 거름망을 갈아야 하니 순환펌프 핀을 0으로. 요원이 있든 없든 한다.
      pool_close 풀="{pool}" 이유=점검 | 닫기 | 지금은 '점검'을 이유로 닫아 두고, 두 시간 뒤에 다시 여는 것은 그때 가서 정한다.
      failed "물에 들어갈 도구가 없다" | 잠수 | 물안경을 쓰고 들어가 바닥 배수구의 나사를 확인한다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /약국/처방전 {"번호": "{rx}", "환자": "{who}", "상태": "{state}", "일수": {days}, "알레르기": "{allergy}", "서랍": {drawer}}',
    slots: { rx: 'RX-2041, RX-3377, RX-9180', who: '도가온, 모하린, 염정우', state: '=유효, 접수 / 만료, 취소, 위조 의심', days: '3..28 / 45..90', allergy: '=페니실린, 아스피린, 설파제 / ∅, 미상, 확인 안 됨', drawer: '2..40' },
    tools: ['pharm_pick(서랍: int): 서랍에서 약을 꺼낸다', 'pharm_bag(번호, 일수: int): 약봉지를 찍는다', 'pharm_warn(번호, 성분): 성분 경고를 단다'],
    steps: `
      @state pharm_pick 서랍={drawer} // failed "처방전이 {state} 상태다" | 약 꺼내기 | 처방전이 살아 있으면 적힌 서랍에서 약을 꺼내 주세요. 기한이 지났거나 문제가 있는 처방전이면 꺼내시면 안 됩니다.
      @days pharm_bag 번호={rx} 일수={days} // failed "{days}일치는 30일을 넘는다" | 조제 봉지 | 30일치까지만 지을 수 있음. 그 이내면 처방 번호와 일수로 봉지를 찍는다.
      @allergy pharm_warn 번호={rx} 성분={allergy} // failed "알레르기 정보가 없다" | 경고 달기 | 환자의 알레르기 성분을 처방에 달아 준다. 무엇인지 모르면 달 수 없다.
      @days failed "{days}일치라 확인할 필요가 없다" // notify message="{who} {days}일치 확인" | 장기 처방 | 한 달(30일)을 넘는 처방이 왔거든 이 컴퓨터에 누구의 며칠치인지 '박하늘 50일치 확인' 꼴로 띄워라.
      @state send_message channel=sms to={who} text="약이 준비되었습니다" // failed "{state}된 처방이라 알리지 않는다" | 준비 문자 | 정상적인 처방이라야 sms로 환자에게 '약이 준비되었습니다'라고 알릴 수 있다.
      @allergy memory_store key=알레르기 content="{who}: {allergy}" // failed "알레르기가 적혀 있지 않다" | 알레르기 메모 | 알레르기 키에 '환자: 성분'으로 남길 것. 성분이 빠졌으면 남기지 않음.
      gpio_write pin={drawer} value=0 | 서랍 닫기 | 서랍마다 같은 번호의 핀이 붙어 있다. 처방과 무관하게 이 서랍의 핀을 0으로 내려 닫는다.
      failed "가루약을 빻을 도구가 없다" | 가루약 | 아이가 알약을 못 삼키니 막자사발에 빻아서 나눠 담습니다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 정미소/건조기{no} {"품종": "{rice}", "수분": {wet}, "곡온": {t}, "버너": {burner}, "농가": "{farm}"}',
    slots: { no: '1..6', rice: '신동진, 삼광, 오대, 새청무', wet: '12.8..14.6 / 17.2..23.5', t: '18..38 / 46..58', burner: '5..20', farm: '=박씨네, 들녘농장, 장수골 / ∅, 미상, -' },
    tools: ['dry_stop(건조기: int): 건조기를 세운다', 'dry_more(건조기: int, 분: int): 더 말린다', 'silo_in(품종, 농가): 쌀을 사일로에 넣는다'],
    steps: `
      @wet dry_stop 건조기={no} // failed "수분이 {wet}%라 아직 멀었다" | 건조 끝 | 수분 15% 이하로 내려온 건조기만 세웁니다.
      @wet failed "수분이 {wet}%로 이미 말랐다" // dry_more 건조기={no} 분=40 | 더 말리기 | 15%가 넘거든 그 건조기를 40분 더 돌려라. 넘지 않는데 돌리면 쌀이 갈라진다.
      @t gpio_write pin={burner} value=1 // failed "곡온이 {t}도다" | 버너 점화 | 곡온 42도 미만에서만 버너 핀을 올릴 수 있음
      @t failed "곡온 {t}도는 과열이 아니다" // gpio_write pin={burner} value=0 | 버너 끄기 | 42도를 넘어 과열된 때에 버너 핀을 내려 불을 끈다. 과열이 아니면 이 단계는 실패 처리.
      @farm silo_in 품종={rice} 농가={farm} // failed "농가를 알 수 없다" | 사일로 | 누구네 쌀인지 알아야 섞이지 않는다. 알면 품종과 농가를 적어 사일로에 넣고, 모르면 넣지 말게.
      @farm memory_store key=최근농가 content="{farm}" // failed "농가 이름이 없다" | 농가 기억 | 이번에 가져온 농가를 최근농가 키에 적어 두세요. 미상인 것은 적지 않습니다.
      mqtt_publish topic="정미소/{no}/수분" payload="{wet}%" | 수분 내보내기 | 다 말랐든 아니든 정미소/{no}/수분 으로 수분에 %를 붙여 내보낸다.
      failed "포대를 꿰맬 도구가 없다" | 포대 | 40kg 포대의 입구를 바늘로 꿰매 지게차 앞에 쌓는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /승강기/점검요청 {"호기": {car}, "핀": {pin}, "층": {floor}, "기사": "{who}", "자격": "{lic}"}',
    slots: { car: '1..6', pin: '9, 10, 11 / 2, 4, 7, 14, 19', floor: '2..18', who: '채운성, 함시우, 봉라온', lic: '=유효, 갱신 완료 / 만료, 정지, 미보유' },
    tools: ['lift_park(호기: int, 층: int): 호기를 그 층에 세워 둔다', 'lift_service(호기: int, 기사): 점검 운전으로 바꾼다', 'lift_resume(호기: int): 다시 운행한다'],
    steps: `
      @pin failed "{pin}번은 비상 브레이크 핀이다" // gpio_write pin={pin} value=1 | 요청 핀 올리기 | 9, 10, 11번은 비상 브레이크에 물려 있어 누구도 못 건드린다. 그 외의 핀이라면 요청대로 1로.
      @lic lift_service 호기={car} 기사={who} // failed "자격이 {lic}이다" | 점검 운전 | 자격이 제대로인 기사에게만 그 호기를 점검 운전으로 넘긴다. 자격에 문제가 있다면 거절해 주십시오.
      @pin failed "{pin}번은 비상 브레이크에 속한다" // gpio_write pin={pin} value=0 | 핀 내리기 | 요청한 핀을 끄되 비상 브레이크(9~11번)라면 끄지 말 것.
      @lic lift_park 호기={car} 층={floor} // failed "기사 자격이 {lic} 상태다" | 세우기 | 요청한 호기를 요청한 층에 세워 둡니다. 자격이 유효하지 않은 사람의 요청으로는 세우지 않아요.
      @lic failed "자격이 {lic}이라 문제없다" // pushover message="{who} 자격 {lic}" | 자격 문제 | 무자격이나 다름없는 기사가 오면 '(기사) 자격 (상태)'를 푸시로 보내라. 멀쩡하면 보내지 않는다.
      @pin failed "{pin}번 핀은 금지되어 있다" // memory_store key=시험핀 content="{pin}" | 시험 핀 | 시험핀 이라는 키에 요청 핀 저장. 금지된 9~11번이면 저장도 금지.
      lift_resume 호기={car} | 운행 재개 | 자격 심사와 별도로, 민원이 많으니 이 호기는 다시 돌린다.
      gpio_read pin=10 | 브레이크 읽기 | 건드리지 않고 읽기만 하는 것은 된다. 10번이 지금 어떤 상태인지 읽어 주세요.
      failed "레일에 기름을 칠 도구가 없다" | 기름칠 | 카 상부에 올라가 레일에 붓으로 기름을 바른다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /학교/방송신청 {"내용": "{text}", "시각": "{time}", "층": "{floor}", "신청": "{who}", "교사확인": "{ok}"}',
    slots: { text: '분실물 찾아가세요, 동아리 모집, 급식 순서 변경', time: '=12:35, 12:50, 13:05, 13:20 / 09:40, 10:25, 14:30, 15:15', floor: '2층, 3층, 별관', who: '2학년 방송부, 학생회, 도서부', ok: '=확인, 승인, 서명함 / 미확인, 반려, 대기 중' },
    tools: ['pa_say(층, 내용): 그 층에 방송한다', 'pa_chime(층, 횟수: int): 종을 울린다', 'pa_all(내용): 전체에 방송한다'],
    steps: `
      @time pa_say 층="{floor}" 내용="{text}" // failed "{time}은 점심시간이 아니다" | 층 방송 | 수업을 방해하지 않도록 12시 30분에서 13시 30분 사이 신청만 그 층에 그대로 방송합니다. 벗어나면 하지 않습니다.
      @ok pa_all 내용="{text}" // failed "교사 확인이 {ok} 상태다" | 전체 방송 | 선생님이 확인해 준 내용이면 전체에 방송. 확인이 안 됐으면 마이크를 켜지 말 것!
      @ok file_write path=방송/목록.txt content="{who}: {text}" append=true // failed "교사확인이 {ok}이다" | 목록에 넣기 | 선생님 허락이 떨어진 것만 방송/목록.txt 에 '신청: 내용' 한 줄로 더해 주세요
      @time pa_chime 층="{floor}" 횟수=2 // failed "{time}에는 종을 울리지 않는다" | 종 | 점심시간(12:30~13:30)에 들어온 신청이면 그 층에 종을 두 번 울려라. 수업 중이면 안 된다.
      @ok failed "교사 확인은 {ok}으로 끝났다" // send_message channel=교무실 text="{who} 방송 {ok}" | 확인 부탁 | 선생님 허락을 받지 못한 신청만 교무실 채널에 신청한 곳, '방송', 확인 칸의 말을 띄어 써서 알린다.
      @time failed "{time}은 점심시간이라 미룰 것이 없다" // cron_add schedule="30 12 * * 1-5" action=message text="{text}" | 미루기 | 점심시간 밖에 온 신청은 평일 12시 30분마다 그 내용을 메시지로 내도록 예약한다. 점심시간에 왔다면 예약하지 않고 실패로 둔다.
      notify message="{who}" title="{floor}" | 접수 표시 | 제목은 층, 글은 신청한 곳. 이 컴퓨터에. 언제 온 것이든 띄운다.
      failed "마이크 줄을 감을 도구가 없다" | 정리 | 방송이 끝났으니 마이크 줄을 팔꿈치에 감아 서랍에 넣는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 캠핑장/{site}/전기 {"kW": {kw}, "차단기": {brk}, "체크인": "{inn}", "전등": {lamp}}',
    slots: { site: 'A-3, B-11, 숲자리, 계곡2', kw: '0.2..0.9 / 1.3..3.4', brk: '12..26 / ∅, null, "?"', inn: '=완료, 입실 / 미완료, 노쇼, 취소', lamp: '30..40' },
    tools: ['camp_power(자리, 켬: bool): 자리의 전기를 켜고 끈다', 'camp_warn(자리, 글): 자리에 경고 글을 띄운다', 'camp_fee(자리, 원: int): 요금을 더한다'],
    steps: `
      @inn camp_power 자리="{site}" 켬=true // failed "체크인이 {inn}이다" | 전기 넣기 | 손님이 실제로 들어온 자리라면 전기를 켜 주고, 아니면 켜지 마십시오.
      @brk gpio_write pin={brk} value=0 // failed "차단기 번호가 없다" | 차단 | 알려 온 차단기를 0으로 하여 끊는다. 번호를 모르면 아무 차단기나 내리지 말고 실패.
      @kw failed "{kw}kW는 허용 범위다" // camp_warn 자리="{site}" 글="전기 사용이 많습니다" | 과다 사용 | 1kW를 초과해 쓰는 자리에는 '전기 사용이 많습니다'라고 띄워라. 1kW가 안 되면 놔둔다.
      @kw failed "{kw}kW밖에 쓰지 않았다" // camp_fee 자리="{site}" 원=5000 | 추가 요금 | 기준인 1kW보다 많이 썼으면 5천 원(5000)을 더 받습니다. 덜 썼으면 받을 수 없음.
      @brk gpio_read pin={brk} // failed "차단기가 적혀 있지 않다" | 차단기 상태 | 그 차단기가 올라가 있는지 읽어 봐 줘. 어느 것인지 안 왔으면 못 한다고 해.
      @inn gpio_write pin={lamp} value=1 // failed "손님이 {inn} 상태다" | 자리등 | 사람이 든 자리에만 전등 핀을 1로.
      camp_power 자리=관리동 켬=false | 관리동 | 메시지의 자리 말고 관리동의 전기를 내려 주세요. 체크인 같은 것은 볼 필요가 없습니다.
      failed "장작을 팰 도구가 없다" | 장작 | 도끼로 장작을 열 개비쯤 패서 이 자리에 놓아 둘 것.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /시약/불출 {"시약": "{chem}", "등급": "{grade}", "요청g": {g}, "실험자": "{who}", "과제번호": "{proj}", "캐비닛": {cab}}',
    slots: { chem: '염화칼슘, 아세트산, 황산구리, 질산은', grade: '=일반, 4등급 / 유독, 1등급, 폭발성', g: '5..95 / 130..600', who: '석나래, 온지후, 인태경', proj: '=2026-RND-14, 2026-EDU-03, 2025-BIO-88 / ∅, 없음, 미정', cab: '1..8' },
    tools: ['cab_unlock(캐비닛: int): 시약장을 연다', 'chem_issue(시약, 그램: int, 과제?): 시약을 불출한다', 'sds_print(시약): 안전 자료를 뽑는다'],
    steps: `
      @g chem_issue 시약={chem} 그램={g} // failed "{g}g은 한 번에 100g을 넘는다" | 불출 | 한 번에 100g까지만 내준다. 그 이하면 청한 시약을 청한 만큼 내주고 과제는 적지 않는다.
      @proj chem_issue 시약={chem} 그램=10 과제={proj} // failed "과제번호가 없다" | 과제로 불출 | 요청서의 과제를 달아 그 시약 10그램을 불출하십시오. 달아야 할 번호가 비었다면 불출할 수 없습니다.
      @grade cab_unlock 캐비닛={cab} // failed "{grade} 시약이다" | 시약장 열기 | 일반이나 4등급이면 요청된 시약장을 연다. 유독, 폭발성, 1등급은 책임자가 직접 열어야 하므로 거절.
      @grade failed "{grade} 시약이라 알릴 일이 아니다" // send_message channel=안전관리 text="{who} {chem} {grade}" | 위험물 보고 | 위험한 등급(유독, 폭발성, 1등급)을 청했다면 안전관리 채널로 실험자, 시약, 등급을 한 칸씩 띄어 보고한다. 위험하지 않으면 보고 없음.
      @proj memory_store key=최근과제 content="{proj}" // failed "과제가 정해지지 않았다" | 과제 기억 | 최근과제 키에 이번 과제번호를 넣#. 번호가 없거나 미정이면 실패 처리하#.
      @g failed "{g}g이면 저울 예약이 필요 없다" // gpio_write pin=17 value=1 | 큰 저울 | 100g이 넘어가면 작은 저울에 안 올라갑니다. 그런 때만 17번 핀을 올려 큰 저울을 켜 주세요.
      sds_print 시약={chem} | 안전 자료 | 등급이 무엇이건 그 시약의 안전 자료를 뽑는다.
      failed "장갑을 끼울 도구가 없다" | 보호구 | 실험자에게 니트릴 장갑을 끼우고 보안경을 씌운다.
    `,
  },
  {
    language: 'ko',
    earlier: ['세탁기 상태 | washer_state → {state}', '세제 잔량 | soap_level → {soap}%', '보일러 켜기 | {boil}'],
    slots: { state: '=대기, 비어 있음, idle / 고장, off, 전원 꺼짐', soap: '31..90 / 2..14', boil: '=gpio_write → ok, gpio_write → 켜짐 / 실패: 응답 없음, 건너뜀, 실패: 핀 오류', no: '2..9', item: '수건, 시트, 가운, 식탁보' },
    tools: ['washer_state(번호: int): 세탁기 상태를 읽는다', 'soap_level(): 세제 잔량을 읽는다', 'washer_go(번호: int, 온도: int): 세탁을 시작한다', 'soap_buy(통: int): 세제를 주문한다', 'press_heat(온도: int): 다림판을 달군다'],
    steps: `
      @state washer_go 번호={no} 온도=60 // failed "세탁기가 {state} 상태다" | 세탁 시작 | {no}번 세탁기로 {item:을} 60도에 빤다. {step1}단계에서 본 세탁기가 쓸 수 있는 상태일 때 이야기다.
      @soap failed "세제가 {soap}% 남아 있다" // soap_buy 통=4 | 세제 주문 | 세제가 20% 아래로 떨어졌으면 네 통을 시킵니다. 아직 남았는데 시키면 둘 데가 없어요.
      @boil press_heat 온도=150 // failed "보일러가 켜지지 않았다" | 다림판 | 보일러가 켜졌어야 증기가 온다. 켜졌으면 다림판을 150도로 달궈라.
      @boil gpio_write pin=8 value=1 // failed "보일러가 켜지지 않아 열 증기가 없다" | 증기 밸브 | {step3}단계가 잘 되었으면 8번 증기 밸브를 연다(1). 되지 않았으면 실패로 처리한다.
      @state memory_store key=빈세탁기 content="{no}" // failed "세탁기가 {state}이다" | 빈 세탁기 | 앞에서 본 {no}번을 쓸 수 있다면 빈세탁기 키에 번호만 적어 주십시오.
      @soap mqtt_publish topic=laundry/soap payload="{soap}" // failed "세제가 {soap}%뿐이다" | 잔량 발행 | laundry/soap 에 세제 숫자만 발행. 20% 미만이면 발행하지 않고 실패.
      notify message="{item} 세탁 예정" | 예정 | 이 컴퓨터에 '{item} 세탁 예정'을 띄운다. 앞 단계 결과와 관계없다.
      failed "빨래를 갤 도구가 없다" | 개기 | 마른 {item:을} 네모반듯하게 개어 선반에 올린다.
    `,
  },
  {
    language: 'ko',
    earlier: ['발효조 온도 | tank_temp → {t}도', '효모 찾기 | memory_recall → {yeast}', '도수 측정 | abv_probe → {abv}%'],
    slots: { t: '14..22 / 29..36', yeast: '=라빈 71B, 충무 2호, EC-1118 / 메모 없음, 0건, 결과 없음', abv: '12.1..15.8 / 6.2..9.4', tank: '1..12' },
    tools: ['tank_temp(탱크: int): 온도를 잰다', 'abv_probe(탱크: int): 도수를 잰다', 'tank_cool(탱크: int, 목표: int): 탱크를 식힌다', 'press_run(탱크: int): 술을 짠다', 'yeast_order(이름, 봉: int): 효모를 주문한다'],
    steps: `
      @t failed "{t}도라 식힐 필요가 없다" // tank_cool 탱크={tank} 목표=20 | 식히기 | 품온이 25도를 넘었으면 {tank}번 탱크를 20도까지 식힌다. 넘지 않았으면 하지 마라.
      @abv press_run 탱크={tank} // failed "도수가 {abv}%밖에 안 된다" | 술 짜기 | 도수 12%는 되어야 짭니다. 못 미치면 다음 주까지 기다리고 이 단계는 실패로 두세요. 탱크는 {tank}번.
      @yeast yeast_order 이름="{yeast}" 봉=3 // failed "효모 이름을 찾지 못했다" | 효모 주문 | {step2}단계 메모에 있던 효모를 세 봉 주문. 메모가 없었다면 다른 효모로 대신하지 않는다.
      @yeast notify message="효모: {yeast}" // failed "효모 메모가 없다" | 효모 표시 | 찾은 효모를 '효모: 이름' 꼴로 이 컴퓨터에 띄우되, 못 찾았으면 못 찾았다고 실패 처리할 것
      @t gpio_write pin=6 value=1 // failed "{t}도는 25도보다 높다" | 보온등 | 25도 밑이면 6번 보온등을 켠다. 25도보다 더우면 켤 수 없음.
      @abv file_write path=술/도수.txt content="{tank}번 {abv}%" append=true // failed "{abv}%라 적지 않는다" | 도수 적기 | 12% 이상 나왔을 때만 {tank}번 탱크를 술/도수.txt 끝에 '3번 14%'처럼 한 줄 보탠다.
      tank_cool 탱크={tank} 목표=4 | 가라앉히기 | 맛이 들었으니 {tank}번을 지금 4도로. 도수나 품온은 보지 않아도 되고, 15도로 되돌리는 건 월요일 일이다.
      failed "술을 맛볼 도구가 없다" | 맛보기 | 작은 잔에 조금 따라 맛을 보고 단맛이 남았는지 말해 주세요.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /ci/deploy {"branch": "{branch}", "tests": "{tests}", "time": "{time}", "tag": "{tag}", "host": "{host}", "author": "{who}"}',
    slots: { branch: '=main, release / feature-login, wip, hotfix-test', tests: '=passed, green, success / failed, flaky, cancelled', time: '=10:10, 11:40, 14:20, 15:55 / 18:30, 21:05, 23:50, 02:15', tag: 'v2.14.0, v3.0.2, v1.9.7', host: 'app01, app-blue, edge3', who: 'yuna, minjae, dohee' },
    tools: ['rollout_begin(host, tag): 배포를 시작한다', 'rollout_back(host, tag): 배포를 되돌린다', 'flag_set(name, on: bool): 기능 스위치를 바꾼다'],
    steps: `
      @tests rollout_begin host={host} tag={tag} // failed "테스트가 {tests}이다" | 배포 | 테스트가 다 통과했다면 그 호스트에 그 태그를 올려 주세요. 통과 못 했으면 올리지 않습니다.
      @branch rollout_begin host={host} tag={tag} // failed "{branch} 브랜치는 배포하지 않는다" | 브랜치 확인 후 배포 | 배포 대상은 main과 release 둘뿐. 해당하면 태그를 호스트에 배포하고 나머지 브랜치는 돌려보낸다.
      @time sop_execute name=배포 payload="{tag}" // failed "{time}은 배포 시간이 아니다" | 배포 절차 | 오전 10시에서 오후 5시 사이에 온 요청이면 '배포' 절차를 태그를 넘기며 시작한다. 저녁과 밤에는 금지.
      @tests failed "테스트는 {tests}이다" // send_message channel=dev to={who} text="{tag} 테스트 {tests}" | 작성자에게 | 테스트가 깨졌거나 흔들리거나 중단됐을 때만 dev 채널로 작성자에게 태그, '테스트', 결과를 차례로 띄어 보낸다.
      @time flag_set name=new-cart on=true // failed "{time}에는 켜지 않는다" | 기능 켜기 | new-cart 를 켠다, 단 사람이 자리에 있는 10~17시 요청에 한해서다.
      @branch memory_store key=last-release content="{tag}" // failed "{branch:은} 릴리스 브랜치가 아니다" | 마지막 릴리스 | main이나 release에서 온 태그만 last-release 에 저장해.
      rollout_back host={host} tag=v1.0.0 | 되돌리기 | 오늘 배포와 별개로 이 호스트를 v1.0.0 으로 되돌려 놓는다. 테스트 결과는 볼 것 없음.
      failed "랜선을 꽂을 도구가 없다" | 랜선 | {host} 뒤쪽 두 번째 포트에 노란 랜선을 꽂아 주시겠어요?
    `,
  },
  {
    language: 'ko',
    event: 'webhook /보호소/입양 {"동물": "{pet}", "신청자": "{who}", "접종": "{vac}", "면담점수": {score}, "칸": {cage}, "전화": "{tel}"}',
    slots: { pet: '나비, 콩이, 바둑이, 치즈', who: '맹소라, 방현석, 육아름', vac: '=완료, 3차까지 / 미접종, 1차만, 기록 없음', score: '70..98 / 20..55', cage: '1..30', tel: '=010-8831-2204, 010-3367-7745 / ∅, 없음, 비공개' },
    tools: ['adopt_approve(동물, 신청자): 입양을 승인한다', 'adopt_reject(신청자, 이유): 입양을 거절한다', 'cage_unlock(칸: int): 칸을 연다', 'vet_book(동물, 일: int): 며칠 뒤로 진료를 잡는다'],
    steps: `
      @vac adopt_approve 동물={pet} 신청자={who} // failed "접종이 {vac} 상태다" | 승인 | 접종을 다 마친 아이만 신청한 분께 보내 드립니다. 덜 맞은 아이는 아직 보낼 수 없어요.
      @score adopt_approve 동물={pet} 신청자={who} // failed "면담점수가 {score}점이다" | 점수로 승인 | 면담 60점 이상이면 승인한다. 60점에 못 미치면 실패로 끝낼 것.
      @score failed "{score}점이라 거절하지 않는다" // adopt_reject 신청자={who} 이유="점수 미달" | 거절 | 60점이 안 되는 신청자를 '점수 미달'로 거절 처리하라.
      @vac failed "접종이 {vac}이라 예약이 필요 없다" // vet_book 동물={pet} 일=3 | 접종 예약 | 주사가 남았거나 기록이 없는 동물이면 사흘 뒤로 진료를 잡아 줘. 다 맞았으면 잡지 마.
      @tel send_message channel=sms to={tel} text="{pet} 면담 결과를 알려 드립니다" // failed "전화번호가 없다" | 결과 문자 | sms로 신청자 전화에 '(동물) 면담 결과를 알려 드립니다'를 보낸다. 번호를 안 남긴 신청은 보낼 수 없음.
      @tel memory_store key=신청전화 content="{who} {tel}" // failed "전화를 남기지 않았다" | 전화 적기 | 신청전화 키에 신청자와 번호를 띄어 적어 두십시오. 번호 칸이 비었으면 이 단계는 실패입니다.
      cage_unlock 칸={cage} | 산책 | 입양과 상관없이 산책 시간이 되었다. 이 칸을 연다.
      failed "발톱을 깎을 도구가 없다" | 발톱 | {pet:을} 무릎에 앉히고 발톱을 짧게 깎아 준다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 아파트/난방/{home} {"세대": "{home}", "실온": {t}, "미납월": {due}, "밸브": {valve}, "부재": "{away}"}',
    slots: { home: '102-804, 107-1501, 203-302', t: '11..17 / 22..27', due: '0..2 / 4..11', valve: '7..25 / ∅, null, ""', away: '=아니오, 재택 / 예, 장기, 외출 중' },
    tools: ['heat_set(세대, 온도: int): 세대 난방 온도를 정한다', 'heat_lock(세대): 세대 난방을 잠근다', 'bill_notice(세대, 글): 고지 글을 넣는다'],
    steps: `
      @t heat_set 세대={home} 온도=21 // failed "실온이 이미 {t}도다" | 난방 올리기 | 실온이 20도에 못 미치는 세대는 21도로 맞춰 드립니다. 20도를 넘는 집은 건드리지 않습니다.
      @due failed "미납이 {due}개월뿐이다" // heat_lock 세대={home} | 잠그기 | 3개월을 초과해 밀린 세대만 난방을 잠근다.
      @valve gpio_write pin={valve} value=1 // failed "밸브 번호가 없다" | 밸브 열기 | 세대 밸브의 핀을 올려라. 핀이 빠져 있거든 다른 집 것을 대신 열지 말고 실패로.
      @away failed "집에 사람이 있다" // heat_set 세대={home} 온도=12 | 외출 온도 | 집을 비운 세대라면 12도로 낮춘다. 사람이 있는데 낮추면 안 된다.
      @due failed "미납 {due}개월은 고지하지 않는다" // bill_notice 세대={home} 글="{due}개월 미납" | 고지 | 석 달을 넘게 안 낸 집에는 '몇개월 미납'이라는 글을 넣을 것. 석 달 이하면 넣지 않음.
      @valve gpio_read pin={valve} // failed "밸브 핀이 적혀 있지 않다" | 밸브 보기 | 밸브가 열렸나 읽어 보세요. 어느 핀인지 안 왔으면 읽을 수 없겠지요.
      memory_store key=최근난방 content="{home}" | 최근 세대 | 실온 18도가 넘든 안 넘든 최근난방 키에 세대를 적는다.
      failed "라디에이터의 공기를 뺄 도구가 없다" | 공기 빼기 | 라디에이터 옆 나사를 드라이버로 돌려 공기를 빼 준다.
    `,
  },
];
