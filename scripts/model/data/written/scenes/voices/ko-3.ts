import type { Scene } from '../../scene';

/** Plain steps of many people, each in a manner of their own, Korean, part 3. */
export const voices3: readonly Scene[] = [
  // 우체국 집배실
  {
    language: 'ko',
    event: 'webhook /post/reg {"등기": "{reg}", "수취인": "{who}", "집배원": "{man}", "구역": "{area}", "결과": "{res}", "주소": "{addr}"}',
    slots: { reg: '=1120-4471, 1134-9027, 1108-3356', who: '소진배, 목련희, 천우성', man: '=감 집배원, 두 집배원, 임시 오', area: '=교동, 석사동, 후평2동', res: '=폐문부재, 수취인 부재 / 배달완료, 본인수령', addr: '=안골길 12, 시청로 88, 봉의길 3-4', d: '=2, 3, 4', txt: '=신분증 지참 바랍니다, 경비실에 맡겼습니다, 5시 이후 방문 바랍니다' },
    tools: ['jipbae_again(item, carrier, day?: int): 다시 배달한다', 'jipbae_hold(item, place: counter|locker): 우체국에 보관한다', 'jipbae_note(receiver, text): 수취인 문자', 'jipbae_route(carrier, paused: bool): 집배 경로를 멈추거나 잇는다'],
    steps: `
      @res jipbae_again item={reg} carrier="{man}" // failed "{res} 건이다" | 재배달 | 못 준 등기만 같은 집배원에게 다시 맡긴다. 날은 비움. 이미 준 것이면 실패.
      @res jipbae_again item={reg} carrier="{man}" day={d} // failed "{res} 건이다" | {d}일 뒤 재배달 | 전해 주지 못한 경우 같은 집배원이 다시 간다. 전해 줬으면 실패.
      jipbae_hold item={reg} place=counter | 창구 보관 | 찾으러 온다고 함. 창구에.
      jipbae_hold item={reg} place=locker | 함에 보관 | 밤에 찾는다니까 무인 보관함 쪽에.
      jipbae_note receiver="{who}" text="{txt}" | 받을 사람 문자 | 등기 받을 사람에게 "{txt}".
      jipbae_route carrier="{man}" paused=true | 경로 멈춤 | 오토바이 펑크. 이 집배원 경로 일단 정지.
      jipbae_route carrier="{man}" paused=false | 경로 이어 가기 | 고쳤음. 같은 사람 다시 출발.
    `,
  },
  // 요트 마리나
  {
    language: 'ko',
    event: 'mqtt marina/berth/{bno} {"선석": "{bno}", "요트": "{boat}", "선주": "{who}", "육전핀": {pp}, "조수m": {tide}}',
    slots: { bno: 'P-04, P-17, N-2', boat: '=윤슬호, Blue Ginger, 하늘바라기', who: '=제임스 리, 목진하, 여울', pp: '3..16 / ∅, null', tide: '0.3..0.9 / 1.8..3.6', lp: '17..27', bd: '=부두함, dock-pi, north-io', txt: '=계류줄 하나 더 매세요, 기름이 보입니다, 물탱크 찼습니다' },
    steps: `
      @pp gpio_write pin={pp} value=1 // failed "육전핀이 없음" | 육상전원 연결 | 신고된 육전핀을 올려 주세요. 안 적혀 있으면 실패 처리.
      @pp gpio_write pin={pp} value=0 // failed "육전핀이 없음" | 육상전원 분리 | 곧 출항합니다. 신고된 육전핀을 내려 주세요. 없으면 실패.
      gpio_write pin={lp} value=1 board={bd} | 폰툰 조명 | {bd} 보드, {lp}번, 켬.
      gpio_write pin={lp} value=1 | {lp}번 폰툰 조명 켬
      @tide pushover message="{boat} 입항 가능" // failed "조수 {tide}m" | 들어와도 됨 | 조수가 1m 안 되면 "요트이름 입항 가능" 푸시, 그보다 높으면 다리에 걸리니 실패.
      send_message channel=whatsapp to="{who}" text="{txt}" | 배 주인께 | whatsapp으로 요트 주인에게 "{txt}" 전달 부탁.
      memory_store key={bno} content="{boat}" | 선석 메모 | 선석 번호 밑에 배 이름을 적어 두기.
    `,
  },
  // 방앗간 할아버지
  {
    language: 'ko',
    earlier: ['손님 받기 | guest_in → {who}, {grain} {kg}kg', '기름 온도 | oil_t → {t}도'],
    slots: { who: '=박 씨, 안골댁, 정미소집', grain: '=들깨, 참깨, 홍고추', kg: '3..40', t: '90..140 / 205..240', b: '=2, 4, 6', txt: '=고추씨는 빼 주시오, 병 다섯 개, 곱게 빻아 줘' },
    tools: ['bangat_mill(grain, kilos: int, passes?: int): Grind', 'bangat_roast(flame: low|high): Roaster flame', 'bangat_hopper(shut: bool): Hopper gate', 'bangat_paste(customer, words): Note on the sack'],
    steps: `
      bangat_mill grain={grain} kilos={kg} | 빻세 | 갖고 온 거 갖고 온 만큼 빻아.
      bangat_mill grain={grain} kilos={kg} passes={b} | {b}번 내려 | 갖고 온 거 몽땅. 곱게 해 달라네.
      bangat_roast flame=low | 불 죽여 | 탄내 난다.
      bangat_roast flame=high | 불 키워 | 아직 허옇구먼.
      bangat_hopper shut=true | 호퍼 막아
      bangat_hopper shut=false | 호퍼 터 | 다 됐으니 내려보내.
      bangat_paste customer="{who}" words="{txt}" | 자루에 붙여 | 그 손님 자루다. "{txt}".
      @t bangat_mill grain={grain} kilos={kg} // failed "기름이 {t}도" | 뜨거우면 쉬어 | 기름이 180도 안 넘었거든 가져온 걸 다 내리고, 넘었거든 관둬.
    `,
  },
  // 병원 영양실
  {
    language: 'ko',
    event: 'webhook /diet/order {"식판": "{tray}", "환자성명": "{who}", "식이": "{diet}", "병동간호사": "{rn}", "알림": "{say}", "금식": "{npo}"}',
    slots: { tray: 'T-114, T-327, T-560', who: '어윤재, 방실이, 마동국', diet: '=저염식, 당뇨식, 연식', rn: '명 간호사, 하예나, 두 책임', say: '=숟가락 큰 것으로, 국물 빼 주세요, 김치 씻어서', npo: '=아님, 해제 / 예, 검사 전 금식' },
    steps: `
      @npo memory_store key={tray} content="{diet}" // failed "금식 중입니다" | 식판 준비 | 금식이 아닌 분만 식판 번호에 식이 종류를 저장합니다. 금식이면 진행하지 않습니다.
      @npo failed "금식이 아닙니다" // notify message="{who} 식사 중지" | 중지 알림 | 금식인 분은 이 컴퓨터에 성함과 "식사 중지"를 한 칸 띄워 알립니다. 금식이 아니면 실패입니다.
      send_message channel=ward to="{rn}" text="식사 올라갑니다" | 병동 연락 | ward 채널로 담당 간호사께 "식사 올라갑니다"라고 전합니다.
      send_message channel=ward text="식사 올라갑니다" | 병동 전체 | ward 채널에 "식사 올라갑니다"를 올립니다. 누구 앞으로인지는 쓰지 않습니다.
      file_write path=diet/special.txt content="{say}" append=true | 특이사항 추가 | diet/special.txt의 끝에 알림 내용을 적힌 그대로 덧붙입니다.
      file_write path=diet/special.txt content="{say}" | 특이사항 새로 | diet/special.txt를 알림 내용만 남도록 새로 씁니다.
      gpio_write pin=5 value=1 | 온장고 켜기 | 온장고는 5번입니다.
      gpio_write pin=5 value=0 | 온장고 끄기 | 5번이 온장고입니다. 배식이 끝났습니다.
    `,
  },
  // 지게차 기사 겸 물류팀
  {
    language: 'ko',
    event: 'mqtt wh/zone/{z} {"구역": "{z}", "sku": "{sku}", "담당자": "{who}", "수량": {n}, "안전재고": {safe}, "비고": "{say}"}',
    slots: { z: 'A-07, F-12, R-3', sku: 'KX-2201, PM-0140, BB-776', who: '송 대리, 지게차 염, 알리', n: '3..18 / 60..140', safe: '=30', say: '=파손품 섞임, 바코드 안 읽힘, 위 칸 비움', q: '=20, 50, 80', p: '2..14' },
    tools: ['jgo_refill(sku, quantity: int, zone?): 보충 지시', 'jgo_tag(sku, text): 선반 라벨 출력', 'jgo_lane(zone, blocked: bool): 통로 통제', 'jgo_pick(sku, order: fifo|lifo): 꺼내는 순서', 'jgo_beep(person, text): 단말기로 보낸다'],
    steps: `
      jgo_refill sku={sku} quantity={q} | {q}개 보충 | 보고된 sku. 구역 미지정.
      jgo_refill sku={sku} quantity={q} zone={z} | 그 구역으로 {q}개 | 보고된 sku를 보고된 구역에.
      jgo_lane zone={z} blocked=true | 통로 막기 | 쏟아짐. 해당 구역 통행 금지.
      jgo_lane zone={z} blocked=false | 통로 개방 | 정리 끝, 해당 구역 다시 다녀도 됨.
      jgo_pick sku={sku} order=fifo | 먼저 온 것부터
      jgo_pick sku={sku} order=lifo | 나중 온 것부터 | 안쪽 물건이 안 나와서 이번만.
      jgo_tag sku={sku} text="{say}" | 라벨 | 비고 내용 그대로 라벨로.
      @n jgo_beep person="{who}" text="{sku} 부족" // failed "재고 {n}개로 충분" | 부족 통보 | 수량이 안전재고보다 적을 때 맡은 사람 단말기로 "sku 부족". 많으면 실패.
    `,
  },
  // 천문대 해설사
  {
    language: 'ko',
    slots: { obj: '=토성 고리, 안드로메다은하, 달 표면', who: '은하수, 맹소리, 조아람', cl: '5..25 / 70..98', p: '2..9', q: '10..18', bd: '=돔제어, dome-2, 서쪽함', txt: '=휴대폰 불빛은 꺼 주세요, 줄은 왼쪽입니다, 오늘 관측은 30분입니다', h: '=20, 21, 22' },
    event: 'webhook /star/tonight {"대상": "{obj}", "해설": "{who}", "구름": {cl}}',
    steps: `
      @cl gpio_write pin={p} value=1 // failed "구름이 {cl}%예요" | 돔 열기 | 구름 50% 아래면 {p}번을 1로 해서 돔을 열어요. 구름이 더 많으면 오늘은 실패!
      gpio_write pin={p} value=0 | 돔 닫기 | {p}번을 0으로 하면 돔이 닫혀요. 비 와요, 닫아요.
      gpio_write pin={q} value=0 | 붉은 등 끄기 | {q}번이에요.
      gpio_write pin={q} value=0 board={bd} | 붉은 등 끄기 | {bd} 보드에 달린 {q}번이에요.
      mqtt_publish topic=star/screen payload="{obj}" | 화면에 오늘의 대상 | star/screen 토픽으로 오늘 볼 것 이름을 보내요.
      send_message channel=team to="{who}" text="{txt}" | 해설하는 분께 | team 채널, 오늘 해설 맡은 분에게 "{txt}" 부탁드린다고 말고 딱 그 말만 보내요.
      @cl failed "구름이 {cl}%뿐이에요" // pushover message="오늘 관측은 취소되었습니다" | 취소 푸시 | 구름이 50%를 넘었을 때만 "오늘 관측은 취소되었습니다"를 푸시해요.
      cron_add schedule="0 {h} * * *" action=message text="돔 점검" | 매일 {h}시 알림 | 정각마다가 아니라 하루 한 번, "돔 점검" 메시지요.
      cron_add schedule="0 {h} * * *" action=message text="돔 점검" name=dome | 이름 있는 알림 | 날마다 {h}시 0분에 "돔 점검" 메시지. 예약 이름은 dome이에요.
    `,
  },
  // 찻집
  {
    language: 'ko',
    event: 'webhook /cha/table {"자리": "{seat}", "손님": "{who}", "차": "{tea}", "잔": {n}, "남긴말": "{say}"}',
    slots: { seat: '=마루 끝, 창가 소반, 뒷방', who: '=스님, 단골 허, 외국 손님', tea: '=우전, 호박차, 목련꽃차', n: '1..5 / ∅, null', say: '=조용한 음악이 좋겠어요, 다식 더 주세요, 찻잔이 예뻐요', c: '=70, 85, 95' },
    tools: ['dado_brew(tea, cups: int, celsius?: int): 차를 우린다', 'dado_lantern(seat, lit: bool): 등을 켜고 끈다', 'dado_bamboo(seat, blind: up|down): 발을 올리고 내린다', 'dado_book(guest, words): 방명록에 적는다'],
    steps: `
      @n dado_brew tea={tea} cups={n} // failed "몇 잔인지 모른다" | 우리기 | 청한 차를 잔 수만큼. 물 온도는 차가 알아서. 몇 잔인지 안 적혔거든 우리지 않는다.
      @n dado_brew tea={tea} cups={n} celsius={c} // failed "몇 잔인지 모른다" | {c}도로 우리기 | 청한 차, 청한 잔 수. 잔 수를 모르면 관둔다.
      dado_lantern seat="{seat}" lit=true | 등불 | 어둑하다. 손님 앉은 자리에 불을 밝힌다.
      dado_lantern seat="{seat}" lit=false | 등불 거두기 | {seat} 등을 끈다.
      dado_bamboo seat="{seat}" blind=down | 발을 친다 | 그 자리, 볕이 따갑다.
      dado_bamboo seat="{seat}" blind=up | 발을 걷는다 | 그 자리, 비 구경하시라고.
      dado_book guest="{who}" words="{say}" | 방명록 | 손님 이름으로 남긴 말을 그대로 옮긴다.
      dado_brew tea=녹차 cups=2 | 녹차 두 잔 | 따로 부탁하신 것.
    `,
  },
  // 소규모 인쇄소
  {
    language: 'ko',
    earlier: ['작업 지시 읽기 | job_get → {job}, {cust}, {paper}', '잉크 잔량 | ink_look → {ink}%'],
    slots: { job: 'J-3301, J-4128, J-5077', cust: '=소풍출판, 금강학원, 그린약국', paper: '=모조 100g, 스노우 150g, 크라프트', ink: '3..12 / 34..88', n: '=500, 1200, 3000', u: '2..13', f: '=jobs/today.txt, jobs/급.txt', txt: '=재단선 3mm 확인, 별색 빼기, 접지 먼저', ch: '=kakao, slack' },
    steps: `
      file_write path={f} content="{job}" append=true | 작업 올리기 | {f} 맨 아래에 작업번호만 한 줄.
      file_write path={f} content="{job}" | 작업 갈아쓰기 | {f} 내용 다 지우고 작업번호 하나만 남게.
      @ink failed "잉크 {ink}%밖에 없음" // gpio_write pin={u} value=1 | UV등 {u}번 | 잉크 20% 넘게 남았으면 켭니다. 모자라면 인쇄 못 하니 실패.
      @ink send_message channel={ch} to=자재담당 text="잉크 주문" // failed "잉크 {ink}% 남음" | 잉크 | 20% 안 되면 {ch}로 자재담당에게 "잉크 주문". 넉넉하면 실패 처리.
      gpio_write pin={u} value=0 | UV등 소등 | {u}번.
      memory_store key={job} content="{paper}" | 종이 적기 | 작업번호 → 종이 이름.
      notify message="{txt}" | 띄우기 | "{txt}"
      notify message="{txt}" title="{cust}" | 거래처 달아서 띄우기 | 제목은 일 맡긴 곳, 내용은 "{txt}".
    `,
  },
  // 고속도로 휴게소
  {
    language: 'ko',
    event: 'webhook /hyu/lost {"물건": "{item}", "찾은이": "{finder}", "주인": "{owner}", "전화": "{tel}", "구역": "{area}", "접수": "{no}"}',
    slots: { item: '=검정 지갑, 아이 신발, 보청기', finder: '=미화 구 여사, 주차요원 한, 호두과자집', owner: '=지윤배, 파티마, 소은찬', tel: '=010-3391-2008, 010-8812-4417 / ∅, 모름', area: '=B구역, 버스 쪽, 전기차 충전소', no: 'L-77, L-102, L-148', d: '=7, 14, 30', txt: '=안내소로 와 주세요, 택배로 보내 드립니다, 신분증이 필요합니다' },
    tools: ['hyuge_keep(number, days?: int): 습득물을 보관한다', 'hyuge_phone(tel, text): 전화로 알린다', 'hyuge_cone(area, closed: bool): 주차 구역을 막고 푼다', 'hyuge_thanks(person, text): 쪽지를 남긴다', 'hyuge_lamp(area, level: dim|full): 가로등 밝기'],
    steps: `
      hyuge_keep number={no} | 보관 | 접수번호대로 보관해 주세요. 기한은 안 정합니다.
      hyuge_keep number={no} days={d} | {d}일 보관 | 접수번호대로요.
      @tel hyuge_phone tel={tel} text="{txt}" // failed "전화번호를 모릅니다" | 주인께 전화 | 적힌 번호로 "{txt}" 알려 주세요. 번호를 모르면 실패입니다.
      hyuge_thanks person="{finder}" text="고맙습니다" | 고마운 분 | 주워 주신 분께 "고맙습니다" 쪽지를 남겨요.
      hyuge_thanks person="{owner}" text="고맙습니다" | 찾아간 분 | 주인에게도 "고맙습니다" 쪽지를 남겨요.
      hyuge_cone area="{area}" closed=true | 구역 막기 | 기름이 샜어요. 그 구역 차 못 들어오게요.
      hyuge_cone area="{area}" closed=false | 구역 풀기 | 다 닦았어요. 그 구역 열어요.
      hyuge_lamp area="{area}" level=dim | 불 낮추기 | 새벽이니 그 구역 어둑하게.
      hyuge_lamp area="{area}" level=full | 불 다 켜기 | 그 구역 제일 밝게.
    `,
  },
  // 반도체 장비 엔지니어
  {
    language: 'ko',
    event: 'mqtt fab/eq/{eq} {"eq": "{eq}", "lot": "{lot}", "pressure_mT": {p}, "owner": "{who}", "alarm": "{al}", "run": "{run}", "pump_pin": {pp}}',
    slots: { eq: 'ETCH-04, CVD-11, ALD-2', lot: 'WX2291, QA0417, PT8830', p: '3..9 / 40..120', who: 'hs.kang, 명도, jy.oh', al: '=RF reflect high, He leak, door open', run: 'run-9931, r-77ab, sop-410', pp: '2..27', why: '=PM 진입, 중복 호출' },
    steps: `
      @p gpio_write pin={pp} value=1 // failed "압력 {p}mT" | 터보 ON | 10mT 미만 확인 시 pump_pin High. 미달성이면 fail.
      gpio_write pin={pp} value=0 | 터보 OFF | pump_pin Low로. 압력 무관.
      @p failed "압력 {p}mT 정상" // send_message channel=teams to="{who}" text="{al}" | 담당 호출 | 10mT 초과일 때만 teams로 owner에게 알람 문구 그대로. 정상이면 fail.
      sop_cancel run_id={run} reason="{why}" | 런 취소: {why}
      sop_status run_id={run} | 상태 | 이 알람 건의 run 조회
      sop_status | 전체 상태 | 돌고 있는 거 다 조회
      memory_store key={eq} content={lot} | lot 기록 | 장비명 키에 lot만.
      file_search query={lot} | lot 검색 | 이 lot 들어간 파일.
      file_search query={lot} path=fdc/{eq} | fdc에서만 | fdc/장비명 폴더 한정으로 이 lot 검색.
    `,
  },
  // 수목원 해설 겸 관리
  {
    language: 'ko',
    event: 'webhook /arb/visit {"단체": "{grp}", "인솔": "{lead}", "인원": {n}, "코스": "{c}", "집결": "{spot}", "부탁말": "{say}"}',
    slots: { grp: '=솔빛유치원, 걷기동호회, 원예과', lead: '=민 선생님, 조합장, 토마스', n: '8..29 / 46..88', c: '=숲속길, 습지원, 암석원', spot: '=매표소 앞, 느티나무 아래', say: '=휠체어가 한 대 있어요, 화장실 들렀다 가요, 점심은 싸 왔어요', t: '=10:00, 13:30, 15:00' },
    tools: ['supgil_tour(course, people: int, start?): 해설을 잡는다', 'supgil_fountain(on: bool): 분수', 'supgil_barrier(course, action: raise|lower): 코스 입구 막대', 'supgil_board(place, text): 알림판에 쓴다', 'supgil_letter(leader, text): 인솔자에게 보낸다'],
    steps: `
      @n supgil_tour course={c} people={n} // failed "{n}명은 너무 많아요" | 해설 잡기 | 마흔 분까지만 모실 수 있어요. 신청한 코스, 신청한 인원으로 잡되 시각은 비워 둬요. 넘으면 실패예요.
      @n supgil_tour course={c} people={n} start={t} // failed "{n}명은 너무 많아요" | {t} 해설 | 40명 이하 단체면 신청한 대로 잡고, 넘으면 잡지 않아요.
      supgil_fountain on=true | 분수 틀기 | 아이들이 와요.
      supgil_fountain on=false | 분수 멈추기 | 바람이 세서 물이 튀어요.
      supgil_barrier course={c} action=raise | 길 열기 | 신청한 코스 막대를 올려요.
      supgil_barrier course={c} action=lower | 길 막기 | 신청한 코스에 벌집이 있대요. 막대를 내려요.
      supgil_board place="{spot}" text="{grp} 환영합니다" | 환영 | 모이는 곳 알림판에 단체 이름 쓰고 " 환영합니다".
      supgil_letter leader="{lead}" text="{say}" | 확인 | 데리고 오시는 분께, 남기신 부탁말을 그대로 되보내 확인해요.
    `,
  },
  // 오토바이 배달 대행 관제
  {
    language: 'ko',
    event: 'webhook /rider/call {"콜": "{no}", "가게": "{shop}", "라이더": "{rd}", "목적지": "{dst}", "기온": {t}, "손님요청": "{say}"}',
    slots: { no: 'K-8812, K-9034, K-7750', shop: '=도담분식, 남산왕돈까스, 콩국수집', rd: '=번개, 준이, 배 라이더 / ∅, 미배정', dst: '=푸른아파트 102동, 한빛빌라 3층, 테크노타워', t: '4..24', say: '=벨 누르지 마세요, 젓가락 빼 주세요, 문고리에 걸어 주세요', g: '=kakao, line' },
    steps: `
      @rd send_message channel={g} to="{rd}" text="{say}" // failed "배정된 라이더가 없음" | 요청 전달 | {g}로 이 콜 잡은 라이더한테 손님요청 그대로 ㄱㄱ. 안 잡혔으면 실패
      @rd memory_store key={no} content="{rd}" // failed "배정된 라이더가 없음" | 누가 잡았나 | 콜 번호로 라이더 저장. 미배정이면 저장 X, 실패
      send_message channel={g} to="{shop}" text="10분 뒤 도착" | 가게에 | {g}, 가게 앞으로 "10분 뒤 도착"
      send_message channel={g} text="10분 뒤 도착" | 방에만 | {g} 방에 "10분 뒤 도착". 수신자는 빼고
      pushover message="{dst}" | 목적지 푸시
      pushover message="{dst}" title={no} | 콜번호 제목으로 | 내용은 목적지
      gpio_write pin=8 value=1 | 대기실 난로 켜기 | 난로 8번
      gpio_write pin=8 value=0 | 대기실 난로 끄기 | 난로 8번, 다 나갔음
    `,
  },
  // 한의원
  {
    language: 'ko',
    event: 'webhook /hanui/room {"베드": {bed}, "환자": "{who}", "원장님": "{dr}", "혈자리": "{pt}", "임신": "{preg}", "탕약": "{herb}"}',
    slots: { bed: '1..9', who: '빙소희, 국만길, 염차순', dr: '=백 원장, 단 원장', pt: '=합곡, 족삼리, 태충', preg: '=아님, 해당 없음 / 임신 중, 가능성 있음', herb: '=쌍화탕, 갈근탕, 보중익기탕', m: '=10, 15, 20', n: '10..40', txt: '=따뜻하게 드세요, 밀가루 드시지 마세요, 땀 빼지 마세요' },
    tools: ['chim_timer(bed: int, minutes: int, buzzer?: bool): 침 시간을 잰다', 'chim_warm(bed: int, power: low|high): 온열등 세기', 'chim_brew(herb, packs: int): 탕약을 달인다', 'chim_kakao(patient, text): 환자에게 보낸다', 'chim_curtain(bed: int, drawn: bool): 커튼'],
    steps: `
      @preg chim_timer bed={bed} minutes={m} // failed "{preg:이}라고 적혀 있다" | 침 {m}분 | 임신과 상관없는 분만 그 베드에 타이머를 겁니다. 임신이거나 모르면 하지 않습니다.
      chim_timer bed={bed} minutes={m} buzzer=false | 소리 없이 {m}분 | 주무시는 분이니 그 베드 타이머는 버저가 울리지 않게 합니다.
      chim_timer bed={bed} minutes={m} | 부항 {m}분 | 그 베드에 시간만 겁니다.
      chim_warm bed={bed} power=low | 온열 약하게 | 뜨겁다고 하십니다.
      chim_warm bed={bed} power=high | 온열 세게 | 이분은 발이 차십니다.
      chim_brew herb={herb} packs={n} | {n}봉 달이기 | 처방된 탕약으로요.
      chim_kakao patient="{who}" text="{txt}" | 복용법 | 환자분께 "{txt}"를 보냅니다.
      chim_curtain bed={bed} drawn=true | 커튼 치기
      chim_curtain bed={bed} drawn=false | 커튼 걷기 | {bed}번, 끝나셨습니다.
    `,
  },
  // 유기농 달걀 농장
  {
    language: 'ko',
    event: 'mqtt egg/coop/{c} {"닭장": "{c}", "산란": {n}, "물통": "{w}", "문핀": {dp}, "돌보는이": "{who}"}',
    slots: { c: '=해, 달, 별', n: '40..310', w: '=가득, 반 / 빔, 바닥', dp: '2..13', who: '=큰딸, 우핑, 막내삼촌', wp: '14..26', bd: '=닭집, coop-io', p: '=eggs/7월.txt, eggs/대장.txt' },
    steps: `
      gpio_write pin={dp} value=1 | 닭장 문 열기 | 문핀을 1로 하면 열려. 아침이야.
      gpio_write pin={dp} value=0 | 닭장 문 닫기 | 문핀 0이 닫힘. 너구리 다닌다.
      gpio_read pin={wp} | 물 센서 보기({wp}번)
      gpio_read pin={wp} board={bd} | 물 센서 | {bd} 보드에 있는 {wp}번을 봐.
      @w failed "물이 {w} 상태" // send_message channel=family to="{who}" text="물 채워 줘" | 물 부탁 | 물통이 비었으면 family 채널로 거기 맡은 식구한테 "물 채워 줘". 남았으면 보낼 거 없어.
      @w memory_store key={c} content=물있음 // failed "물이 {w} 상태" | 물 표시 | 물이 남아 있을 때만 닭장 이름에 "물있음" 저장해. 비었으면 실패.
      file_write path={p} content="{c} {n}" append=true | 달걀 적기 | {p} 밑에 닭장 이름하고 낳은 개수, 띄어서 한 줄.
    `,
  },
  // 노래연습장
  {
    language: 'ko',
    event: 'webhook /noraebang/room {"방": {r}, "일행": "{grp}", "남은분": {left}, "신청곡": "{song}", "알바": "{who}", "주문": "{ord}"}',
    slots: { r: '1..18', grp: '=동창회, 김 부장님 팀, 학생 넷', left: '0..4 / 15..50', song: '=사랑은 늘 도망가, 여행을 떠나요, 밤편지', who: '=혜수, 강, 민규', ord: '=캔커피, 과일, 새우깡', m: '=10, 20, 30', txt: '=10분 남았습니다, 담배는 밖에서요, 마이크 돌려주세요' },
    tools: ['mic_time(room: int, minutes: int, free?: bool): 시간을 넣는다', 'mic_song(room: int, song, key: same|up|down): 노래를 예약한다', 'mic_light(room: int, disco: bool): 조명 모드', 'mic_staff(name, text): 알바 이어폰', 'mic_subtitle(room: int, text): 방 화면 자막'],
    steps: `
      mic_time room={r} minutes={m} | {m}분 추가 | 그 방에 시간 넣어 줘.
      mic_time room={r} minutes={m} free=true | 서비스 {m}분 | 그 방에 공짜로.
      mic_song room={r} song="{song}" key=same | 곡 예약 | 신청곡, 키 그대로.
      mic_song room={r} song="{song}" key=down | 키 내려서 | 신청곡인데 낮게 불러 달래.
      mic_light room={r} disco=true | 번쩍번쩍 | 디스코 불로 바꿔.
      mic_light room={r} disco=false | 얌전한 불 | 눈 아프대. 디스코 불 그만.
      mic_staff name="{who}" text="{r}번 방 {ord}" | 주문 | 알바한테 "n번 방" 띄고 주문한 것. 예: 3번 방 콜라
      @left mic_subtitle room={r} text="{txt}" // failed "아직 {left}분 남음" | 자막 | 5분도 안 남았으면 그 방 화면에 "{txt}". 더 남았으면 띄우지 마.
    `,
  },
  // 기상 관측소
  {
    language: 'ko',
    earlier: ['관측값 모으기 | obs_pull → 기온 {t}, 풍향 {wd}, 적설 {sn}cm', '관측자 확인 | duty → {who}'],
    slots: { t: '-14..-2', wd: '=북북서, 서, 북동', sn: '0..3 / 21..55', who: '예보관 조, 변하늬, 임시관측 강', p: '4..15', q: '16..27', bd: '=노장함, obs-pi', f: '=obs/아침.csv, obs/1월.csv' },
    steps: `
      file_write path={f} content="{t},{wd}" append=true | 관측 입력 | {f}에 기온과 풍향을 쉼표로 이어 한 줄 덧붙이시오.
      file_write path={f} content="기온,풍향" | 머리글 | {f}를 새로 만들고 "기온,풍향"만 쓰시오.
      @sn failed "적설 {sn}cm" // gpio_write pin={p} value=1 | 융설선 가동 | 적설 10cm 이상이면 {p}번을 투입하시오. 그 미만이면 실패 보고하시오.
      gpio_write pin={p} value=0 | 융설선 차단 | 눈이 그쳤다. {p}번.
      gpio_read pin={q} | 우량계 {q}번 판독
      gpio_read pin={q} board={bd} | 우량계 판독 | {bd} 보드 {q}번을 판독하시오.
      @sn memory_store key=적설 content={sn} // failed "적설 {sn}cm는 많다" | 적설 저장 | 10cm 미만의 적설만 '적설'이라는 키로 저장하시오. 많으면 실패.
      send_message channel=office to="{who}" text="풍향 {wd}" | 전달 | office로 오늘 관측 맡은 이에게 "풍향" 뒤에 한 칸 띄고 풍향값을 보내시오.
    `,
  },
  // 실버타운 셔틀 기사
  {
    language: 'ko',
    event: 'webhook /shuttle/board {"차량": "{van}", "어르신": "{who}", "내릴곳": "{stop}", "보호자": "{fam}", "기사": "{drv}", "빈자리": {free}}',
    slots: { van: '=목련 1호, 목련 2호, 휠체어 밴', who: '=한점례, 공두식, 로즈마리 윤', stop: '=보건소, 오일장, 성모병원', fam: '=한 서방, 공민지, 둘째 아들', drv: '=피 기사, 두 기사', free: '=0 / 1, 3, 5', t: '=09:10, 10:40, 14:20', txt: '=잘 도착하셨습니다, 약국에 들르십니다, 조금 늦습니다' },
    tools: ['motch_seat(van, rider, stop?): 자리를 잡는다', 'motch_ramp(van, out: bool): 경사판', 'motch_heat(van, zone: front|rear): 히터를 어디로', 'motch_family(person, text): 가족 문자', 'motch_drive(driver, time): 출발을 알린다'],
    steps: `
      @free failed "빈자리가 없습니다" // motch_seat van="{van}" rider="{who}" | 자리 잡기 | 빈자리가 있으면 어르신을 그 차에 태워 드립니다. 내릴 곳은 타서 여쭙니다. 없으면 실패.
      @free failed "빈자리가 없습니다" // motch_seat van="{van}" rider="{who}" stop="{stop}" | 내릴 곳까지 | 자리가 남았을 때 어르신 자리를 잡고 내릴 곳까지 넣습니다. 안 남았으면 실패.
      motch_ramp van="{van}" out=true | 경사판 내기 | 휠체어 타십니다.
      motch_ramp van="{van}" out=false | 경사판 넣기 | 다 타셨습니다.
      motch_heat van="{van}" zone=rear | 뒷자리 따뜻하게
      motch_heat van="{van}" zone=front | 앞쪽 히터 | 기사님 유리에 김 서려요.
      motch_family person="{fam}" text="{txt}" | 가족 문자 | 어르신 가족께 "{txt}" 보내 드립니다.
      motch_drive driver="{drv}" time={t} | {t} 출발 | 운전하실 분께 알립니다.
    `,
  },
  // 1인 출판사
  {
    language: 'ko',
    event: 'webhook /book/order {"서점": "{shop}", "책": "{book}", "부수": {n}, "담당자": "{who}", "메일": "{mail}", "공급률": {r}}',
    slots: { shop: '=고래서점, 책방 무사, 영풍 종로', book: '=느린 우편, 비 오는 날의 수학, 감자의 역사', n: '3..80', who: '=신 과장, 유미, MD 최', mail: '=order@gorae.kr, buy@musa.co / ∅, 없음', r: '=60, 65, 70', url: '=http://erp.local/api/out, http://192.168.0.12/ship' },
    steps: `
      @mail send_message channel=email to={mail} text="발송했습니다" // failed "메일 주소가 없다" | 발송 메일 | email 채널, 주문서의 주소로 "발송했습니다". 주소가 없으면 보낼 길이 없다. 실패.
      @mail memory_store key="{shop}" content={mail} // failed "메일 주소가 없다" | 주소록 | 서점 이름에 메일 주소를 적어 둔다. 주소 없으면 실패.
      http_request url={url} | {url} 불러오기 | 방식은 정하지 않는다.
      http_request url={url} method=POST body="{book}" | 출고 요청 | {url}에 POST. 본문은 책 제목만.
      file_write path=out/2026.csv content="{shop},{n}" append=true | 출고 장부 | out/2026.csv 끝줄에 서점과 부수를 쉼표로 붙여 넣는다.
      notify message="{book} {n}부" | 알림 | 책 제목, 한 칸, 부수에 "부"를 붙여 화면에.
      notify message="{book} {n}부" title="{who}" | 담당자 제목 | 제목은 주문한 담당자. 내용은 "책 n부" 꼴로, 예: 감자 10부
      gpio_write pin=4 value=1 | 제습기 켬 | 창고 제습기가 4번.
      gpio_write pin=4 value=0 | 제습기 끔 | 창고 제습기가 4번.
    `,
  },
  // 목욕탕
  {
    language: 'ko',
    event: 'mqtt bath/{tub} {"탕": "{tub}", "수온": {t}, "세신사": "{who}", "손님번호": {key}, "주문": "{ord}"}',
    slots: { tub: '=온탕, 열탕, 쑥탕', t: '33..37 / 43..47', who: '=장 여사, 노 실장, 미카', key: '11..99', ord: '=때밀이, 등 마사지, 오이팩', c: '=38, 40, 41', txt: '=바닥이 미끄럽습니다, 탕 안에서 빨래하지 마세요, 음식물 금지' },
    tools: ['tangsil_hot(tub, celsius: int, slow?: bool): 물 온도를 맞춘다', 'tangsil_drain(tub, plug: in|out): 마개', 'tangsil_bubble(tub, on: bool): 거품', 'tangsil_call(scrubber, text): 세신사를 부른다', 'tangsil_sign(text): 전광판'],
    steps: `
      tangsil_hot tub={tub} celsius={c} | {c}도 | 보고된 탕.
      tangsil_hot tub={tub} celsius={c} slow=true | 살살 {c}도까지 | 손님 들어 계시니 천천히 맞출 것. 보고된 탕.
      tangsil_drain tub={tub} plug=out | 물 빼기 | 마개 뽑아. 그 탕.
      tangsil_drain tub={tub} plug=in | 마개 막기 | 새 물 받는다. 그 탕.
      tangsil_bubble tub={tub} on=true | 거품 켜
      tangsil_bubble tub={tub} on=false | 거품 꺼 | {tub}.
      tangsil_call scrubber="{who}" text="{key}번 {ord}" | 세신 | 세신사한테 "n번 주문" 꼴로. 예: 8번 발마사지
      tangsil_sign text="{txt}" | 전광판: {txt}
      @t tangsil_hot tub={tub} celsius=39 // failed "{t}도라 데울 필요 없음" | 식은 탕 | 38도 밑으로 식었으면 39도. 안 식었으면 하지 마.
    `,
  },
  // 대학 실험실 조교
  {
    language: 'ko',
    event: 'peripheral lab3 {"배양기": "{inc}", "CO2pct": {co}, "사용자": "{who}", "세포주": "{cell}", "팬": {fp}, "교수": "{prof}"}',
    slots: { inc: '=INC-A, INC-B, 2호기', co: '4.8..5.2 / 1.1..3.4', who: '=서연, Bala, 인턴 조', cell: '=HeLa, HEK293, CHO-K1', fp: '3..25', prof: '=남 교수님, 주 교수님', q: '=계대, 동결, 마이코플라즈마', txt: '=CO2통 교체함, 문 꽉 닫기, 배지 주문 중' },
    steps: `
      @co failed "CO2 {co}%로 정상" // send_message channel=slack to="{who}" text="{inc} CO2 낮음" | 낮을 때 연락 | CO2 4% 밑일 때만 slack으로 쓰고 있는 사람에게 "배양기이름 CO2 낮음" 보내기. 정상이면 fail 처리요.
      @co memory_store key={inc} content={cell} // failed "CO2가 {co}%" | 세포주 기록 | CO2가 4% 이상이면 배양기 이름 키에 세포주 저장, 밑이면 실패로.
      gpio_write pin={fp} value=1 | 팬 돌리기 | 이벤트의 팬 번호요.
      gpio_write pin={fp} value=0 | 팬 멈추기 | 샘플 넣을 거예요. 이벤트의 팬 번호.
      memory_recall query={q} limit=5 | {q} 메모 5개
      memory_recall query={q} | {q} 메모 찾기 | 개수는 상관없어요.
      send_message channel=slack to="{prof}" text="{txt}" | 교수님께 | slack으로 교수님께 "{txt}".
      file_list path=protocol/{cell} | 프로토콜 목록 | protocol 밑에 세포주 이름 폴더가 있어요. 그 안을 보여 주세요.
    `,
  },
];
