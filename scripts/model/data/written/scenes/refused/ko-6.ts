import type { Scene } from '../../scene';

/** Done or refused, in Korean: notes in few words and long polite sentences, part 6. */
export const refusedKo6: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 터널/환풍 구간 {sec}, CO {co} ppm, 시정 {vis} m, 시각 {time}',
    slots: { sec: 'T3, T8, 남측갱구, 중앙부', co: '8..40 / 85..160', vis: '120..300 / 15..60', time: '=09:10, 13:25, 17:40 / 00:30, 02:20, 03:45', jet: '4..15', sign: '20..29' },
    tools: ['tunnel_jet(구간, 단: int): 제트팬 단수를 정한다', 'tunnel_limit(구간, kmh: int): 제한 속도를 바꾼다', 'tunnel_wash(구간): 물청소를 시작한다'],
    steps: `
      @co failed "CO {co}ppm이라 충분히 낮다" // tunnel_jet 구간={sec} 단=3 | 제트팬 3단 | CO 50ppm 초과 구간만 3단. 이하면 거절.
      @vis failed "{vis}m까지 보인다" // tunnel_limit 구간={sec} kmh=40 | 속도 제한 | 앞이 100m도 안 보이는 구간은 시속 40으로 낮춘다. 그보다 잘 보이면 낮출 수 없다.
      @time failed "{time}은 청소 시간이 아니다" // tunnel_wash 구간={sec} | 물청소 | 차가 드문 밤 12시에서 새벽 4시 사이에만 그 구간 물청소를 시작할 수 있습니다.
      @co gpio_write pin={jet} value=0 // failed "CO가 {co}ppm이다" | 팬 끄기 | {jet}번 팬은 CO가 50을 밑돌 때 끈다(0). 웃돌면 끄지 않는다.
      @vis memory_store key=맑은구간 content="{sec}" // failed "{vis}m밖에 안 보인다" | 맑은 구간 | 시정 100m 이상이면 맑은구간 키에 구간 이름을 적어 두세요.
      @time notify message="{sec} 주간 측정" // failed "{time}은 낮이 아니다" | 주간 측정 | 낮(아침 6시~저녁 8시)에 잰 것이면 이 컴퓨터에 '(구간) 주간 측정'을 띄운다.
      gpio_write pin={sign} value=1 | 전광판 | 지난주 사고 때문에 {sign}번 전광판은 공기가 좋든 나쁘든 켜 두기로 했다.
      failed "램프를 갈 도구가 없다" | 램프 교체 | 고소차를 타고 올라가 꺼진 램프를 새것으로 바꿔 끼움.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /시험실/시료 {"시료": "{id}", "봉인": "{seal}", "무게g": {g}, "의뢰": {"기관": "{org}", "기한": "{due}"}, "보관도": {t}, "칸": {rack}}',
    slots: { id: 'S-2290, S-3471, S-8016', seal: '=온전, 이상 없음 / 파손, 개봉 흔적, 누락', g: '12..48 / 1..7', org: '=수질원, 서해대, 푸른환경 / ∅, 미기재, 미상', due: '=10월 4일, 11월 15일, 12월 2일', t: '-28..-21 / -12..-3', rack: '1..24' },
    tools: ['lims_accept(시료, 기관): 시료를 접수한다', 'lims_return(시료, 이유): 시료를 돌려보낸다', 'freezer_slot(칸: int, 시료): 냉동고 칸에 올린다', 'split_run(시료, 개: int): 시료를 나눈다'],
    steps: `
      @org lims_accept 시료={id} 기관={org} // failed "의뢰 기관이 없다" | 접수 | 의뢰한 기관 이름으로 시료를 접수하여 주시기 바랍니다. 기관이 밝혀지지 않은 시료는 접수하실 수 없습니다.
      @seal failed "봉인이 {seal:이}다" // lims_return 시료={id} 이유={seal} | 돌려보내기 | 봉인에 문제가 있으면 봉인 칸의 말을 이유로 돌려보낸다. 멀쩡하면 돌려보내지 않음.
      @t freezer_slot 칸={rack} 시료={id} // failed "{t}도는 영하 18도보다 따뜻하다" | 냉동고 | 영하 18도보다 차게 온 시료만 그 칸에 올린다. 녹기 시작한 것은 올리지 마라.
      @g split_run 시료={id} 개=3 // failed "{g}g으로는 나눌 수 없다" | 나누기 | 세 몫으로 나눌 것. 단 10g 이상이어야 가능.
      @seal memory_store key=접수가능 content="{id}" // failed "봉인 상태가 {seal:이}다" | 접수 가능 | 봉인이 온전한 시료를 접수가능 키에.
      @t failed "{t}도로 잘 얼어 있다" // send_message channel=운송 text="{id} 온도 {t}도" | 운송사에 | 영하 18도를 지키지 못한 시료면 운송 채널에 '(시료) 온도 (값)도'라고 따져 묻는다. 지켰으면 따질 것이 없다.
      @org notify message="{org}: {due}" // failed "기관을 알 수 없다" | 기한 표시 | 이 컴퓨터에 기관, 쌍점, 기한. 기관 칸이 비었으면 실패.
      failed "뚜껑을 돌려 열 도구가 없다" | 뚜껑 | 시료병 뚜껑을 비틀어 열고 피펫으로 윗물을 뜬다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 냉동창고/문 {"문": "{gate}", "시각": "{time}", "카드": {card}, "소속": "{org}", "온도": {t}, "등": {lamp}}',
    slots: { gate: '북문, 3번문, 하역문', time: '=23:20, 00:50, 02:35, 04:10 / 06:30, 09:45, 14:15, 21:40', card: '3100..8800 / ∅, null, "읽기 실패"', org: '=수산팀, 냉동팀, 설비팀 / 방문, 배송, 미등록', t: '-26..-19', lamp: '5..20' },
    tools: ['coldgate_open(문, 초: int): 문을 연다', 'coldgate_log(카드: int): 카드 기록을 남긴다', 'guard_page(글): 경비를 부른다'],
    steps: `
      @time gpio_write pin={lamp} value=1 // failed "{time}은 심야가 아니다" | 야간등 | 밤 11시부터 새벽 5시 사이에 열린 문이면 등 핀을 켭니다. 그 사이가 아니면 켜지 않고 실패로 남깁니다.
      @org coldgate_open 문={gate} 초=20 // failed "소속이 {org}이다" | 열어 주기 | 우리 팀(수산, 냉동, 설비) 사람이면 그 문을 20초 열어 준다. 방문객이나 배송 기사, 등록 안 된 사람이면 못 연다.
      @card coldgate_log 카드={card} // failed "카드 번호를 읽지 못했다" | 카드 기록 | 찍힌 카드의 기록을 남길 것. 번호를 못 읽었으면 남길 수 없음.
      @time guard_page 글="{gate} 심야 출입" // failed "{time}에는 부르지 않는다" | 경비 | 심야(23시~05시) 출입에 한하여 경비에게 '(문) 심야 출입'이라고 알려라.
      @time failed "{time}에는 트럭이 들어올 수 없다" // send_message channel=하역 text="{gate} 비었음" | 하역 안내 | 트럭은 새벽 5시가 지나서 밤 11시까지만 들어온다. 그때라면 하역 채널에 '(문) 비었음'이라고 쓰자.
      @card memory_store key=최근카드 content="{card}" // failed "카드 번호가 없다" | 카드 기억 | 최근카드 키에 번호를 넣어 주시겠어요? 안 읽힌 카드라면 실패라고 해 주세요.
      @org failed "{org:은} 등록된 소속이다" // pushover message="{gate} 외부인" | 외부인 | 우리 세 팀이 아닌 사람이 문 앞에 있을 때만 '(문) 외부인' 푸시.
      mqtt_publish topic=냉동창고/온도 payload="{t}" | 온도 내기 | 영하 18도보다 따뜻해진 적이 없는 창고다. 냉동창고/온도 로 온도 숫자를 그냥 낸다.
      failed "성에를 긁을 도구가 없다" | 성에 | 문틀에 낀 성에를 플라스틱 주걱으로 긁어낸다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /렌터카/반납 {"차": "{car}", "주행km": {km}, "한도km": {cap}, "연료": {fuel}, "손상": "{dmg}", "고객": "{who}", "주차핀": {pin}}',
    slots: { car: '허 2210, 하 8834, 호 5127', km: '60..280 / 520..1400', cap: '300..500', fuel: '72..98 / 6..38', dmg: '=없음, 무손상 / 범퍼, 앞유리, 문짝', who: '단우빈, 매해인, 국다경', pin: '3..24' },
    tools: ['rent_close(차): 대여를 끝낸다', 'rent_charge(고객, 원: int): 고객에게 청구한다', 'rent_repair(차, 부위): 수리를 건다', 'rent_offer(차): 다음 손님에게 내놓는다'],
    steps: `
      @dmg rent_close 차="{car}" // failed "손상 부위가 {dmg}이다" | 대여 종료 | 차에 손상이 없다고 하면 대여를 끝내 주세요. 어딘가 상했으면 끝내지 말아 주세요.
      @km failed "{km}km로 한도 {cap}km 안이다" // rent_charge 고객={who} 원=40000 | 초과 요금 | 메시지의 한도보다 많이 달렸으면 4만 원(40000)을 청구. 안 넘었으면 청구 금지.
      @fuel rent_offer 차="{car}" // failed "연료가 {fuel}%뿐이다" | 내놓기 | 연료가 50% 넘게 든 차라야 다음 손님에게 내놓는다.
      @dmg failed "손상이 없다" // rent_repair 차="{car}" 부위={dmg} | 수리 | 상한 데가 있으면 그 부위로 수리를 건다. 없는데 걸지는 말 것.
      @fuel failed "연료 {fuel}%면 된다" // send_message channel=세차 text="{car} 주유 부탁" | 주유 | 절반(50%)도 안 남은 차는 세차 채널에 '(차) 주유 부탁'이라고 넘긴다.
      @km memory_store key=좋은손님 content="{who}" // failed "{km}km로 한도를 넘겼다" | 좋은 손님 | 한도를 지킨 고객이면 좋은손님 키에 이름을 적어라.
      gpio_write pin={pin} value=1 | 주차봉 | 손상이나 연료는 나중에 보고, 차부터 세우게 주차핀을 1로 올린다.
      failed "시트를 닦을 도구가 없다" | 시트 | 뒷좌석에 흘린 커피를 물걸레로 문질러 닦기.
      failed "키를 복사하는 도구가 없다" | 열쇠 복사 | 고객이 잃어버린 열쇠를 하나 더 깎는다.
    `,
  },
  {
    language: 'ko',
    earlier: ['젖은 목재 재기 | wood_probe → {wet}%', '집진기 켜기 | {dust}', '작업자 교육 보기 | cert_look → {who}: {cert}'],
    slots: { wet: '7..12 / 19..34', dust: '=gpio_write → ok, dust_on → 가동 / 실패: 차단기 내려감, 건너뜀, 실패: 응답 없음', who: '=천호담, 문별하, 석도진', cert: '=이수, 유효 / 미이수, 만료, 기록 없음', saw: '3..14', wood: '느티나무, 참죽, 물푸레' },
    tools: ['wood_probe(나무): 함수율을 잰다', 'dust_on(): 집진기를 켠다', 'cert_look(이름): 교육을 본다', 'saw_arm(이름, 분: int): 톱을 쓰게 한다', 'kiln_dry(나무, 일: int): 건조실에 넣는다', 'plane_feed(나무, mm: num): 대패로 깎는다'],
    steps: `
      @cert saw_arm 이름={who} 분=45 // failed "{who}의 교육이 {cert} 상태다" | 톱 | {step3}단계에서 교육이 확인된 사람이면 톱을 45분 쓰게 한다. 확인되지 않았다면 손가락을 걸 일이니 거절한다.
      @wet plane_feed 나무={wood} mm=1.5 // failed "함수율이 {wet}%다" | 대패 | 15% 이하로 마른 {wood:을} 1.5mm씩 깎습니다. 그보다 젖었으면 깎지 않습니다.
      @dust gpio_write pin={saw} value=1 // failed "집진기가 켜지지 않았다" | 톱 전원 | {saw}번이 톱 전원이다. 집진기가 먼저 돌고 있어야 올릴 수 있다.
      @wet failed "{wet}%면 다 말랐다" // kiln_dry 나무={wood} 일=6 | 건조실 | 15%를 넘으면 {wood:을} 엿새 동안 건조실에. 넘지 않으면 이 단계 실패.
      @dust mqtt_publish topic=목공/집진 payload=on // failed "집진기가 돌지 않는다" | 집진 발행 | 집진기가 켜진 것을 앞에서 봤다면 목공/집진 으로 on 을 내 줘.
      @cert failed "{who}의 교육은 {cert:이}다" // send_message channel=교육 to={who} text="안전 교육을 받아 주세요" | 교육 안내 | 교육을 못 받았거나 기한이 지난 사람에게만 교육 채널로 '안전 교육을 받아 주세요'라 보내라.
      gpio_write pin={saw} value=0 | 톱 끄기 | 점심시간. 집진기가 켜졌든 말든 {saw}번 내림.
      failed "나무에 기름을 먹일 도구가 없다" | 마감 | 천에 오일을 묻혀 결을 따라 문지른다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /물류/통관 {"신고": "{no}", "품목": "{item}", "결과": "{res}", "세금원": {tax}, "창고문": {gate}, "화주": "{owner}", "유통기한": "{exp}"}',
    slots: { no: 'IM-4471, IM-6038, IM-9925', item: '커피 생두, 냉동 새우, 유아 식기, 자전거 부품', res: '=수리, 통과, 완료 / 검사 중, 보류, 반송', tax: '20000..90000 / 300000..900000', gate: '3..22', owner: '=동아무역, 새길상사, 오름 / ∅, 미상, 확인 필요', exp: '=2027-02-01, 2027-06-30, 2027-11-15' },
    tools: ['bond_release(신고): 보세 창고에서 내보낸다', 'bond_scan(신고): 엑스레이로 비춘다', 'duty_pay(신고, 원: int): 세금을 낸다', 'owner_call(화주, 글): 화주에게 알린다'],
    steps: `
      @res bond_release 신고={no} // failed "통관 결과가 {res:이}다" | 반출 | 통관이 끝난 건만 창고에서 내보내 주시고, 끝나지 않은 건은 아무리 급하다 해도 내보내지 말아 주시기 바랍니다.
      @tax duty_pay 신고={no} 원={tax} // failed "{tax}원은 20만 원을 넘는다" | 자동 납부 | 20만 원까지는 알아서 낸다. 그보다 많으면 사장님 결재 없이 못 낸다.
      @owner owner_call 화주={owner} 글="{item} 도착" // failed "화주를 알 수 없다" | 화주 연락 | 화주에게 '(품목) 도착'. 화주 불명이면 실패.
      @res gpio_write pin={gate} value=1 // failed "{res} 상태의 화물이다" | 창고문 | 통과한 화물이면 창고문 핀을 high로 하라.
      @tax failed "{tax}원이라 결재가 필요 없다" // send_message channel=결재 text="{no} 세금 {tax}원" | 결재 올리기 | 20만 원을 넘긴 세금만 결재 채널에 '(신고) 세금 (얼마)원'으로 올린다.
      @owner memory_store key="{no} 화주" content="{owner}" // failed "화주 칸에 이름이 없다" | 화주 적기 | '(신고) 화주'라는 키에 화주를 넣는다. 확인이 안 된 화주는 넣지 마라.
      bond_scan 신고={no} | 엑스레이 | 결과가 이미 나왔더라도 이 건은 한 번 비춰 보기로 했다.
      file_write path=통관/기한.csv content="{no},{exp}" append=true | 기한 기록 | 통관/기한.csv 에 신고 번호와 유통기한을 쉼표로 이어 한 줄 더한다. 보류된 건도 적음.
      failed "상자를 뜯을 도구가 없다" | 개봉 검사 | 칼로 상자 모서리를 뜯어 안에 든 물건을 꺼내 본다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 태양광/인버터{inv} {"발전kW": {kw}, "온도": {t}, "고장": "{fault}", "패널": "{panel}", "팬": {fan}, "시각": "{time}"}',
    slots: { inv: '1..9', kw: '12..48 / 0..3', t: '31..52 / 71..88', fault: '=없음, 0, OK / 절연저하, 과전압, 통신두절', panel: '동쪽 지붕, 축사 위, 창고 남면', fan: '10..25', time: '=10:20, 12:45, 14:30 / 19:50, 22:10, 05:00' },
    tools: ['inv_limit(인버터: int, 퍼센트: int): 출력을 제한한다', 'inv_reset(인버터: int): 고장을 푼다', 'panel_rinse(패널): 패널에 물을 뿌린다', 'batt_sell(kW: int): 전기를 판다'],
    steps: `
      @t failed "{t}도라 줄이지 않는다" // inv_limit 인버터={inv} 퍼센트=60 | 출력 제한 | 65도가 넘게 달아오른 인버터는 60%로 묶어 둔다. 그만큼 뜨겁지 않으면 묶지 않는다.
      @fault failed "고장이 없다" // inv_reset 인버터={inv} | 고장 풀기 | 고장 칸에 무언가 떠 있으면 풀어 주고, 없으면 풀 것도 없으니 실패.
      @time panel_rinse 패널="{panel}" // failed "{time}에는 물을 뿌리지 않는다" | 물 뿌리기 | 한낮(오전 9시~오후 4시)에만 먼지가 보여서 그 시간대 메시지면 그 패널에 물을 뿌려 주세요. 아니면 하지 마세요.
      @kw batt_sell kW=10 // failed "{kw}kW밖에 안 나온다" | 팔기 | 발전이 10kW를 넘어야 10kW를 팔 수 있습니다. 못 넘으면 살 전기도 모자랍니다.
      @fault gpio_write pin={fan} value=0 // failed "{fault} 고장이 떠 있다" | 팬 끄기 | 고장이 없는 인버터의 팬만 끈다(팬 핀 0).
      @t failed "온도가 {t}도뿐이다" // gpio_write pin={fan} value=1 | 팬 켜기 | 65도 초과 시 팬 핀 1. 이하 시 거절 요망.
      @kw failed "{kw}kW면 정상이다" // pushover message="{panel} 발전 {kw}kW" | 저조 알림 | 10kW에도 못 미치면 '(패널) 발전 (값)kW'를 푸시로 알린다. 10kW가 넘으면 알릴 것 없음.
      memory_store key=발전 content="{time} {kw}kW" | 발전 적기 | 발전 키에 '11:00 20kW' 꼴로. 고장이 나 있어도 적는다.
      failed "잡초를 벨 도구가 없다" | 풀베기 | 패널을 가리는 잡초를 낫으로 벤다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /사진관/예약 {"번호": "{no}", "종류": "{kind}", "손님": "{who}", "반려동물": "{pet}", "인화장수": {n}, "배경": "{bg}"}',
    slots: { no: 'F-102, F-377, F-519', kind: '=여권, 증명, 가족 / 드론, 수중, 야간', who: '하나래, 김바울, 옹예은', pet: '=없음, 소형견 / 대형견, 뱀, 앵무새', n: '2..20 / 60..300', bg: '=흰색, 하늘색, 회색 / ∅, 미정, 고민 중' },
    tools: ['studio_slot(번호, 종류): 촬영을 잡는다', 'backdrop(색): 배경을 내린다', 'photo_print(번호, 장: int): 인화한다', 'flash_test(횟수: int): 조명을 터뜨려 본다'],
    steps: `
      @kind studio_slot 번호={no} 종류={kind} // failed "{kind} 촬영은 하지 않는다" | 촬영 잡기 | 저희는 여권, 증명, 가족사진만 찍습니다. 그 가운데 하나면 번호와 종류로 잡아 주시고 다른 것이면 정중히 거절해 주세요.
      @bg backdrop 색={bg} // failed "배경 색을 고르지 않았다" | 배경 | 고른 색의 배경을 내린다. 아직 못 골랐으면 멋대로 흰색을 내리지 않기.
      @n photo_print 번호={no} 장={n} // failed "{n}장은 50장을 넘는다" | 인화 | 가게 기계로는 50장까지. 이 안이면 예약한 장수만큼 뽑는다.
      @pet notify message="{who} 스튜디오 입장" // failed "{pet:은} 들어올 수 없다" | 입장 | 대형견, 뱀, 앵무새는 못 들어온다. 그런 동물이 없으면 이 컴퓨터에 '(손님) 스튜디오 입장'.
      @n failed "{n}장이면 여기서 뽑는다" // send_message channel=현상소 text="{no} {n}장 부탁합니다" | 현상소 | 50장을 넘겨 우리가 못 뽑는 것은 현상소 채널에 '(번호) (몇)장 부탁합니다'라고 넘길 것
      @bg memory_store key="{no} 배경" content="{bg}" // failed "배경이 미정이다" | 배경 적기 | 예약 번호에 ' 배경'을 붙인 키로 고른 색을 적는다. 안 골랐으면 적지 않는다.
      @kind sop_execute name=촬영준비 payload="{kind}" // failed "{kind:은} 취급하지 않는다" | 준비 절차 | 취급하는 촬영(여권·증명·가족)이라면 '촬영준비' 절차에 종류를 넘겨 시작하자.
      flash_test 횟수=3 | 조명 시험 | 무슨 촬영이든 조명부터 세 번 터뜨려 본다.
      failed "넥타이를 고쳐 맬 도구가 없다" | 옷매무새 | 손님 넥타이를 똑바로 하고 어깨 먼지를 털어 드린다.
    `,
  },
  {
    language: 'ko',
    earlier: ['쉼터 전기 보기 | meter_v → {v}V', '물탱크 보기 | tank_pct → {pct}%', '난로 켜기 | {stove}', '관리인 찾기 | ranger_find → {who}'],
    slots: { v: '212..228 / 0..90', pct: '40..95 / 3..18', stove: '=gpio_write → ok, stove_on → 점화됨 / 실패: 연료 없음, 건너뜀, 실패: 꺼져 있음', who: '=염바다, 시은결, 라우진 / 없음, 0명, 응답 없음', hut: '장터목, 삿갓재, 벽소령', pump: '6..18' },
    tools: ['meter_v(쉼터): 전압을 본다', 'tank_pct(쉼터): 물을 본다', 'stove_on(쉼터): 난로를 켠다', 'ranger_find(쉼터): 관리인을 찾는다', 'hut_shower(쉼터, 분: int): 샤워를 열어 준다', 'hut_beds(쉼터, 개: int): 잠자리를 내준다', 'ranger_go(이름, 쉼터): 관리인을 보낸다'],
    steps: `
      @pct hut_shower 쉼터={hut} 분=10 // failed "물이 {pct}%밖에 없다" | 샤워 | {hut} 물탱크가 30% 이상이면 샤워를 10분 열어 주세요. 30%가 안 되면 마실 물도 모자랍니다.
      @stove hut_beds 쉼터={hut} 개=8 // failed "난로가 켜지지 않았다" | 잠자리 | 난로가 켜진 밤에만 {hut}에 여덟 자리를 내준다. {step3}단계가 실패했거나 넘어갔으면 내주지 않는다.
      @who ranger_go 이름={who} 쉼터={hut} // failed "관리인을 찾지 못했다" | 관리인 | 찾은 관리인을 {hut:로} 올려 보내라. 찾지 못했으면 보낼 이가 없다.
      @v gpio_write pin={pump} value=1 // failed "전압이 {v}V다" | 물 펌프 | {pump}번 펌프는 전압이 200V 이상일 때 켠다. 밑이면 켜지 않고 실패.
      @stove memory_store key="{hut} 난로" content="켜짐" // failed "난로를 켜지 못했다" | 난로 기억 | '{hut} 난로' 키에 '켜짐'. 켜지지 않았는데 적으면 안 됨.
      @v failed "{v}V가 들어온다" // send_message channel=산악구조 text="{hut} 정전" | 정전 알림 | 전압이 200V에도 못 미치면 정전으로 본다. 그런 때에만 산악구조 채널에 '{hut} 정전'이라고 올릴 것.
      @who notify message="관리인: {who}" // failed "관리인이 없다고 나왔다" | 관리인 표시 | {step4}단계에서 누가 나왔으면 '관리인: 이름' 꼴로 이 컴퓨터에 띄워 주십시오.
      gpio_write pin={pump} value=0 | 펌프 멈춤 | 정전이든 아니든 밤에는 조용해야 한다. {pump}번 내림.
      failed "라면을 끓일 도구가 없다" | 저녁 | 코펠에 물을 올리고 라면 다섯 개를 끓여 나눠 준다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /온실카드/{house} {"동": {house}, "작물": "{crop}", "습도": {rh}, "새벽최저": {low}, "미스트핀": {mist}, "히터핀": {heat}, "야간담당": "{who}"}',
    slots: { house: '1..9', crop: '심비디움, 고추냉이, 딸기모종', rh: '52..68 / 81..90', low: '-9..-3 / 6..14', mist: '4..11', heat: '15..25 / ∅, null, ""', who: '=진노을, 황도겸, 위새봄 / ∅, 공석, 없음' },
    tools: ['curtain_pull(동: int, 퍼센트: int): 보온 커튼을 친다', 'nutri_mix(동: int, ec: num): 양액 농도를 맞춘다', 'night_call(이름): 야간 담당을 부른다'],
    steps: `
      gpio_write pin={mist} value=1 | 미스트 | 이 작물은 습도가 88% 밑이라도 92% 위라도 같은 시간에 물안개를 맞는다. 미스트핀을 1로.
      @rh nutri_mix 동={house} ec=1.2 // failed "습도가 {rh}%다" | 양액 | 습도 75% 미만인 날에는 양액을 1.2로 맞춰 주세요. 그보다 습한 날은 그대로 둡니다.
      @low curtain_pull 동={house} 퍼센트=100 // failed "새벽 최저가 {low}도라 치지 않는다" | 보온 커튼 | 새벽 최저가 영하로 떨어진다고 나왔으면 이 동 커튼을 끝까지(100) 친다. 영상이면 손대지 않는다.
      @heat gpio_write pin={heat} value=1 // failed "히터 핀이 없다" | 히터 | 히터핀 high. 미기재면 짐작 금지, 실패 보고.
      @who night_call 이름={who} // failed "야간담당이 비어 있다" | 야간 담당 | 밤에 볼 사람을 부른다. 비어 있거나 없다고 적혔으면 부를 사람이 없다.
      @rh failed "{rh}%면 습하지 않다" // mqtt_publish topic="온실/{house}/제습" payload="{rh}" | 제습 요청 | 75%를 넘긴 동만 온실/{house}/제습 으로 습도를 내보내라.
      @low failed "최저가 {low}도로 영하다" // memory_store key=따뜻한밤 content="{low}" | 영하가 아닌 밤 | 최저가 영상인 밤이면 따뜻한밤 키에 그 온도를. 영하로 내려가면 적지 않고 실패로 한다.
      curtain_pull 동={house} 퍼센트=30 | 지금은 조금만 | 커튼은 지금 30%만. 해가 완전히 지면 80%로 늘리겠지만 지금 할 일은 아니다.
      failed "꽃대를 묶을 도구가 없다" | 지주 | 휘어진 꽃대를 지주에 실로 느슨하게 묶어 준다.
    `,
  },
];
