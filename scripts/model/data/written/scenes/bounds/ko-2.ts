import type { Scene } from '../../scene';

/** 견주어 보고 하거나 하지 않는 단계: 한도도 값도 그때그때 다르다, 2부. */
export const bounds2: readonly Scene[] = [
  // 냉동 창고
  {
    language: 'ko',
    event: 'mqtt cold/{room} {"창고": "{room}", "온도": {t}, "서리mm": {ice}, "문": "{door}"}',
    slots: { room: '=북1, 북2, 남3', lim: '-20..-18', t: '-27..-21 / -17..-4', ice: '1..7 / 11..24', il: '8..10', door: '=닫힘 / 열림', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @t failed "온도가 {t}도다" // gpio_write pin={p} value=1 | 냉동기 | {lim}도보다 높으면 {p}번 냉동기를 돌린다. 낮으면 안 돌린다.
      @t gpio_write pin={p} value=0 // failed "아직 {t}도다" | 냉동기 쉬기 | {lim}도 아래로 내려갔을 때만 {p}번을 끈다.
      @t gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | 경광등 | {lim}도보다 따뜻하면 {q}번 경광등 켜고 아니면 끈다.
      @ice failed "서리가 {ice}mm다" // gpio_write pin={r} value=1 | 제상 | 서리 {il}mm 초과면 {r}번 제상 히터. 이하면 금지.
      @door gpio_write pin={p} value=1 // failed "문이 열려 있다" | 급속 냉동 | 문이 닫혔다고 나올 때만 {p}번을 켠다.
      @door failed "문이 닫혀 있다" // notify message="창고 문 확인" | 문 확인 | 문이 열림으로 왔으면 "창고 문 확인" 알림. 닫혔으면 알리지 마라.
      gpio_write pin={r} value=0 | 제상 끝 | {r}번 제상 히터 끄기. 서리 두께는 안 본다.
      memory_store key=서리-{room} content="{ice}mm 서리" | 서리 메모 | "서리-창고" 메모에 "1mm 서리"처럼 적는다.
    `,
  },
  // 보일러 업체
  {
    language: 'ko',
    event: 'mqtt boiler/{id} {"보일러": "{id}", "압력": {bar}, "수온": {w}, "허가": "{perm}"}',
    slots: { id: 'KB-2, KB-7, H-31', lo: '1.0..1.2', bar: '0.3..0.9 / 1.3..2.9', w: '41..79 / 91..104', hi: '80..90', perm: '=유효 / 만료, 취소' },
    tools: ['hn_fire(boiler, on: bool): 버너를 켜고 끈다', 'hn_fill(boiler, liters: int): 물을 채운다', 'hn_vent(boiler, seconds: int): 공기를 뺀다'],
    steps: `
      @bar hn_fill boiler={id} liters=10 // failed "압력이 {bar}바다" | 물 채우기 | 압력이 {lo}바에 못 미치면 물 10리터를 채워 주세요. 넘으면 채우지 마세요.
      @bar failed "압력이 {bar}바뿐이다" // hn_fire boiler={id} on=true | 점화 | 압력 {lo}바 미만이면 점화하지 않습니다. 그 이상이면 버너를 켜 주세요.
      @w hn_fire boiler={id} on=true // hn_fire boiler={id} on=false | 버너 조절 | 수온이 {hi}도를 넘으면 버너를 끄고 아니면 켭니다.
      @w failed "수온이 {w}도다" // hn_vent boiler={id} seconds=30 | 과열 | {hi}도 넘게 과열된 보일러만 30초 공기를 빼 주세요.
      @perm hn_fire boiler={id} on=true // failed "허가가 {perm} 상태다" | 허가 | 허가가 유효하면 버너를 켜고 아니면 손대지 않습니다.
      hn_fire boiler={id} on=false | 정지 | 버너를 꺼 주세요. 허가가 없어도 끄는 건 됩니다.
      hn_vent boiler={id} seconds=5 | 잠깐 빼기 | 5초만 공기를 뺍니다. 이 보일러는 {hi}도까지 견딥니다.
      failed "배관을 감쌀 도구가 없다" | 보온재 | 노출된 배관을 보온재로 감쌉니다.
    `,
  },
  // 주차장
  {
    language: 'ko',
    event: 'webhook /park/gate {"차량": "{car}", "높이": {h}, "잔여": {left}, "정기권": "{pass}"}',
    slots: { car: '=12가3456, 88모0912, 304다7781', max: '210..220', h: '150..209 / 221..260', left: '0..0 / 1..64', pass: '=유효 / 만료, 없음', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @h gpio_write pin={p} value=1 // failed "차 높이가 {h}cm다" | 차단기 | 높이 {max}cm 넘는 차는 못 들어옴. 아니면 {p}번 올리기.
      @h failed "{h}cm는 낮다" // notify message="높이 초과 차량" | 높이 초과 | {max}cm 넘을 때만 "높이 초과 차량" 알림.
      @left failed "잔여가 0이다" // gpio_write pin={p} value=1 | 빈자리 | 잔여 0이면 열지 말 것. 한 자리라도 있으면 {p}번 1.
      @left gpio_write pin={q} value=1 // gpio_write pin={q} value=0 | 만차등 | 만차(잔여 0)면 {q}번 켜고, 그렇지 않으면 끄기.
      @pass gpio_write pin={r} value=1 // failed "정기권이 {pass} 상태" | 정기권 문 | 정기권 유효한 차만 {r}번 전용문 열기.
      gpio_write pin={p} value=0 | 차단기 내리기 | {p}번 내리기. 만차든 아니든.
      memory_store key=last-car content="{car}" | 차 번호 | last-car 에 차량 번호. 정기권은 안 봄.
      pushover message="{car} 입차" | 푸시 | "(차량) 입차" 푸시. 높이 제한은 문에 붙여 뒀음.
    `,
  },
  // 꿀벌 농가
  {
    language: 'ko',
    event: 'mqtt bee/hive/{n} {"통": {n}, "무게": {kg}, "온도": {t}, "소리": "{snd}"}',
    slots: { n: '1..40', need: '24..26', kg: '11.5..23.5 / 27.0..44.5', t: '30.5..34.4 / 35.5..39.0', snd: '=조용함, 보통 / 분봉음, 시끄러움' },
    tools: ['bee_gate(hive: int, open: bool): 벌통 문', 'bee_syrup(hive: int, ml: int): 설탕물을 준다', 'bee_fan(hive: int, minutes: int): 바람을 넣는다'],
    steps: `
      @kg bee_syrup hive={n} ml=500 // failed "무게가 {kg}킬로다" | 먹이 | {need}킬로가 안 되는 통에만 설탕물 500을 준다.
      @kg failed "{kg}킬로밖에 안 된다" // pushover message="{n}번 통 채밀" | 꿀 따기 | {need}킬로 넘은 통이면 "{n}번 통 채밀"이라고 푸시. 못 넘었으면 보내지 마라.
      @t failed "온도가 {t}도다" // bee_fan hive={n} minutes=15 | 바람 | 35도 넘으면 15분 바람을 넣는다. 안 넘었는데 넣으면 애벌레가 얼어 죽는다.
      @snd bee_gate hive={n} open=true // failed "소리가 {snd}이다" | 문 열기 | 조용하거나 보통일 때는 문을 연다. 다른 소리면 열지 마라.
      @snd failed "소리가 {snd}이다" // bee_gate hive={n} open=false | 분봉 막기 | 분봉음이 나거나 시끄러우면 문을 닫는다. 아니면 그대로 둔다.
      bee_syrup hive={n} ml=100 | 약 섞은 물 | 이번에는 무게를 보지 않고 그 통에 100을 준다.
      bee_fan hive={n} minutes=3 | 잠깐 | 3분 바람. 35도를 넘겨서가 아니라 냄새 빼려고 하는 거다.
      failed "연기를 피울 도구가 없다" | 훈연 | 쑥을 태워 벌통 앞에 연기를 피운다.
    `,
  },
  // 제약 공장, 하십시오체
  {
    language: 'ko',
    earlier: ['정제수 분석 | 전도도 {us}', '멸균 시간 | {min}분', '결재 | {ok}', '작업자 | {who}'],
    slots: { lim: '1.2..1.3', us: '0.6..1.1 / 1.4..3.8', need: '30..35', min: '12..29 / 36..60', ok: '=승인 / 반려, 대기', who: '=성하진, 문도경 / 없음, 미배정', p: '2..9', q: '10..18' },
    steps: `
      @us gpio_write pin={p} value=1 // failed "전도도가 {us}입니다" | 정제수 공급 | 전도도가 {lim} 이하인 경우에 한해 {p}번 밸브를 여십시오.
      @us failed "전도도 {us:은} 기준 안입니다" // gpio_write pin={q} value=1 | 배수 | 전도도가 {lim:을} 초과하면 {q}번 배수 밸브를 여십시오. 초과하지 않으면 열지 마십시오.
      @min failed "멸균을 {min}분 했습니다" // notify message="멸균 완료" | 멸균 완료 | 멸균 {need}분이 지났으면 "멸균 완료"를 표시하십시오. 지나지 않았으면 표시하지 마십시오.
      @ok sop_execute name=충전 // failed "결재가 {ok}입니다" | 충전 시작 | 결재가 승인된 경우에만 충전 절차를 시작하십시오.
      @ok failed "이미 승인되었습니다" // send_message channel=qa text="결재 바랍니다" | 결재 독촉 | 승인이 아직 나지 않았으면 qa 채널에 "결재 바랍니다"라고 보내십시오. 났으면 보내지 마십시오.
      @who memory_store key=operator content="{who}" // failed "작업자가 정해지지 않았습니다" | 작업자 | operator 메모에 작업자 이름을 남기십시오. 배정된 사람이 없으면 남기지 마십시오.
      gpio_write pin={p} value=0 | 밸브 닫기 | {p}번 밸브를 닫으십시오. 결재와 무관합니다.
      file_write path=qa/conduct.csv content="{us}" append=true | 전도도 대장 | qa/conduct.csv 끝에 전도도 숫자를 덧붙이십시오. 기준은 {lim}입니다.
    `,
  },
  // 피시방
  {
    language: 'ko',
    event: 'webhook /pc/seat {"좌석": {seat}, "나이": {age}, "시각": "{time}", "잔액": {won}, "이용분": {min}}',
    slots: { seat: '1..90', age: '11..18 / 19..52', time: '=14:20, 19:45, 21:59 / 22:00, 22:30, 23:50', won: '0..900 / 1100..20000', min: '12..110 / 125..400' },
    tools: ['zone_power(seat: int, on: bool): 좌석 컴퓨터', 'zone_msg(seat: int, text): 좌석에 말한다', 'zone_food(seat: int, item): 음식을 보낸다'],
    steps: `
      @age failed "나이가 {age}살" // zone_food seat={seat} item=맥주 | 맥주 | 열아홉 살 미만한테는 맥주 절대 안 됨. 아니면 보내.
      @age zone_msg seat={seat} text="10시 전에 나가야 해요" // failed "{age}살이면 미성년이 아님" | 미성년 안내 | 19살 안 된 손님한테만 "10시 전에 나가야 해요".
      @time failed "아직 {time}" // zone_power seat={seat} on=false | 10시 이후 | 22시 이후면 좌석 꺼. 그 전이면 놔둬.
      @won failed "잔액 {won}원" // zone_food seat={seat} item=라면 | 라면 | 잔액 천 원 넘으면 라면 보내. 모자라면 말고.
      @won zone_power seat={seat} on=false // zone_power seat={seat} on=true | 좌석 전원 | 잔액 천 원 이상이면 켜고 아니면 꺼.
      @min failed "{min}분밖에 안 했음" // zone_msg seat={seat} text="좀 쉬세요" | 쉬기 | 두 시간 지났으면 "좀 쉬세요". 안 지났으면 말 걸지 마.
      zone_msg seat={seat} text="청소할게요" | 청소 | 몇 살이든 몇 시든 그 자리에 "청소할게요".
      failed "재떨이를 비울 도구가 없다" | 재떨이 | 흡연실 재떨이 비워.
    `,
  },
  // 골재 트럭
  {
    language: 'ko',
    event: 'mqtt quarry/scale {"차": "{car}", "총중량": {w}, "적재함": "{bed}", "기사": "{who}"}',
    slots: { car: '=7호차, 12호차, 덤프3', lim: '24.0..25.0', w: '14.5..23.5 / 25.5..31.0', bed: '=덮음 / 안 덮음', who: '=배상득, 노용호, 유만기 / ∅, null', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @w gpio_write pin={p} value=1 // failed "총중량 {w}톤" | 출문 | {lim}톤 안 넘으면 {p}번 출문 개방. 넘으면 못 나감.
      @w gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | 과적등 | {lim}톤 초과 시 {q}번 점등, 아니면 소등.
      @w failed "{w}톤이라 과적 아님" // send_message channel=무전 text="과적 차량 회차" | 회차 | 과적({lim}톤 초과)일 때만 무전 채널로 "과적 차량 회차".
      @bed gpio_write pin={p} value=1 // failed "적재함을 안 덮음" | 덮개 확인 후 개방 | 적재함 덮었으면 {p}번 열기. 안 덮었으면 열지 말기.
      @bed failed "적재함을 덮었음" // gpio_write pin={r} value=1 | 살수 | 안 덮은 차만 {r}번 살수 켜기.
      @who memory_store key=driver content="{who}" // failed "기사 이름이 없음" | 기사 | driver 메모에 기사 이름. 안 왔으면 비워 두지도 말고 실패.
      gpio_write pin={r} value=0 | 살수 끔 | {r}번 끔. 기사가 누군지 몰라도 됨.
      memory_store key=weight content="{w}" | 중량 메모 | weight 에 총중량 숫자만. {lim}톤은 도로 기준.
    `,
  },
  // 어린이집
  {
    language: 'ko',
    event: 'webhook /kids/temp {"아이": "{kid}", "체온": {t}, "반": "{cls}", "보호자확인": "{ok}"}',
    slots: { kid: '이서우, 한별, 주아인', t: '36.2..37.4 / 37.5..39.4', cls: '=햇님반, 달님반 / 별님반', ok: '=예 / 아니오, 모름', tel: '=010-4471-2230, 010-8016-5592' },
    tools: ['ty_call(kid, urgent?: bool): 보호자에게 연락한다', 'ty_snack(kid, menu): 간식을 준다', 'ty_nap(class, minutes: int): 낮잠을 재운다', 'ty_leave(kid): 하원시킨다'],
    steps: `
      @t failed "체온이 {t}도예요" // ty_call kid="{kid}" urgent=true | 열 | 체온이 37.5도 이상이면 보호자께 급하게 연락해 주세요. 그 아래면 연락하지 않아요.
      @t ty_snack kid="{kid}" menu=요거트 // failed "열이 {t}도예요" | 요거트 | 열이 있는 아이(37.5도 이상)에게는 요거트를 주지 마세요. 없으면 주세요.
      @t ty_snack kid="{kid}" menu=과일 // ty_snack kid="{kid}" menu=죽 | 간식 | 37.5도 이상이면 죽, 그렇지 않으면 과일을 주세요.
      @ok ty_leave kid="{kid}" // failed "보호자 확인이 {ok}예요" | 하원 | 보호자 확인이 된 아이만 하원시킵니다.
      @cls ty_nap class={cls} minutes=60 // failed "별님반은 낮잠을 자지 않아요" | 낮잠 | 별님반은 낮잠이 없어요. 다른 반이면 60분 재워 주세요.
      ty_call kid="{kid}" | 준비물 연락 | 준비물 때문에 보호자께 연락해 주세요. 열이 있든 없든요. 급한지는 적지 않아요.
      send_message channel=sms to={tel} text="오늘 잘 놀았어요" | 문자 | sms로 {tel}에 "오늘 잘 놀았어요" 보내 주세요. 체온은 안 봐도 돼요.
      failed "아이를 안아 줄 수 없다" | 달래기 | 울고 있으면 안아서 등을 토닥여 줍니다.
    `,
  },
  // 전기차 충전소
  {
    language: 'ko',
    event: 'mqtt ev/{st} {"충전기": "{st}", "배터리": {soc}, "전류": {a}, "카드": "{card}", "케이블온도": {t}}',
    slots: { st: 'E-04, E-11, DC2', cap: '80..85', soc: '22..79 / 86..100', a: '10..30 / 45..120', card: '=승인 / 거절, 미확인', tl: '60..65', t: '24..59 / 66..88', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @soc gpio_write pin={p} value=1 // failed "배터리가 {soc}%다" | 충전 | 배터리 {cap}% 이하인 차만 {p}번으로 충전을 시작해요.
      @soc failed "아직 {soc}%다" // gpio_write pin={p} value=0 | 충전 멈춤 | {cap}%를 넘었으면 {p}번을 끄고, 아니면 계속 둬요.
      @t gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | 냉각 | 케이블이 {tl}도를 넘으면 {q}번 냉각 펌프를 켜고 아니면 꺼요.
      @t gpio_write pin={p} value=1 // failed "케이블이 {t}도다" | 급속 | 케이블 온도가 {tl}도를 넘는 동안에는 {p}번을 켜면 안 돼요. 안 넘으면 켜요.
      @card gpio_write pin={r} value=1 // failed "카드가 {card} 상태다" | 잠금 풀기 | 카드가 승인됐으면 {r}번으로 커넥터 잠금을 풀어요.
      gpio_write pin={r} value=0 | 잠그기 | {r}번을 0으로 해서 잠가요. 카드 승인은 필요 없어요.
      mqtt_publish topic=ev/soc payload="{soc}" | 잔량 | ev/soc 로 배터리 숫자를 보내요. {cap}%가 넘어도 보내요.
      failed "케이블을 감을 도구가 없다" | 케이블 정리 | 바닥에 늘어진 케이블을 둥글게 감아 걸어요.
    `,
  },
  // 양조장
  {
    language: 'ko',
    event: 'mqtt brew/{tank} {"탱크": "{tank}", "비중": {sg}, "온도": {t}, "일수": {day}}',
    slots: { tank: '=막1, 막2, 약1', sg: '0.990..1.009 / 1.015..1.060', t: '14.0..19.5 / 24.5..29.0', hot: '20..24', day: '2..6 / 7..15' },
    tools: ['sul_chill(tank, celsius: num): 탱크를 식힌다', 'sul_rack(tank, to): 술을 옮긴다', 'sul_stir(tank, minutes: int): 젓는다'],
    steps: `
      @sg sul_rack tank={tank} to=숙성조 // failed "비중이 {sg}다" | 옮기기 | 비중이 1.010 밑으로 떨어졌으면 숙성조로 옮긴다. 아니면 옮기지 말 것.
      @sg failed "비중이 {sg}까지 떨어졌다" // sul_stir tank={tank} minutes=10 | 젓기 | 비중 1.010 이상인 동안만 10분씩 젓는다.
      @t failed "온도가 {t}도다" // sul_chill tank={tank} celsius=18 | 식히기 | {hot}도보다 높으면 18도로 식힌다. 높지 않으면 식히지 말 것.
      @t sul_stir tank={tank} minutes=5 // sul_stir tank={tank} minutes=2 | 저어 주기 | {hot}도 넘으면 2분, 안 넘으면 5분.
      @day failed "{day}일밖에 안 됐다" // sul_rack tank={tank} to=여과조 | 여과 | 일주일이 지나지 않았으면 여과조로 옮기지 않는다. 이레째부터 옮긴다.
      sul_chill tank={tank} celsius=4 | 출하 전 | 비중도 날짜도 따지지 말고 4도로.
      sul_stir tank={tank} minutes=1 | 한 번 | 1분 젓기. {hot}도 넘으면 쉰다지만 그건 나중 얘기고 지금은 젓는다.
      failed "술맛을 볼 수 없다" | 맛 | 한 잔 떠서 단맛이 남았는지 맛본다.
    `,
  },
  // 사무실 관리
  {
    language: 'ko',
    event: 'mqtt office/{fl}f {"층": {fl}, "인원": {n}, "CO2": {co}, "조도": {lux}, "출입": "{lock}"}',
    slots: { fl: '2..19', n: '0..0 / 1..46', cl: '900..1000', co: '410..899 / 1001..1900', ll: '300..400', lux: '40..299 / 401..900', lock: '=잠김 / 열림, 고장', p: '2..9', q: '10..18', r: '20..27' },
    steps: `
      @n gpio_write pin={p} value=0 // failed "사람이 {n}명 있습니다" | 소등 | 인원이 0이면 {p}번 조명을 끕니다. 한 사람이라도 있으면 끄지 않습니다.
      @lux gpio_write pin={p} value=1 // failed "조도가 {lux}입니다" | 점등 | 조도가 {ll} 미만일 때만 {p}번 조명을 켜 주십시오.
      @co failed "CO2가 {co}입니다" // gpio_write pin={q} value=1 | 환기 | CO2 {cl} 초과면 {q}번 환기를 켜 주시고, 이하면 켜지 마십시오.
      @co gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | 환기 조절 | CO2가 {cl:을} 넘으면 {q}번을 1로, 넘지 않으면 0으로 합니다.
      @lock gpio_write pin={r} value=1 // failed "출입문이 {lock} 상태입니다" | 경비 | 출입문이 잠겼을 때만 {r}번 경비를 겁니다.
      @n failed "그 층에는 아무도 없습니다" // notify message="{fl}층 퇴근 확인" | 퇴근 확인 | 아직 사람이 있는 층이면 "{fl}층 퇴근 확인"을 띄웁니다. 없으면 띄우지 않습니다.
      gpio_write pin={r} value=0 | 경비 해제 | {r}번을 0으로 해서 경비를 풉니다. 문 상태는 확인하지 않아도 됩니다.
      memory_store key=lux-{fl} content="{lux}" | 조도 기록 | "lux-층" 메모에 조도 숫자를 적습니다. 기준 {ll:은} 적지 않습니다.
    `,
  },
  // 3D 프린터 동아리
  {
    language: 'ko',
    event: 'mqtt print/{pr} {"프린터": "{pr}", "노즐": {noz}, "베드": {bed}, "필라멘트g": {g}, "상태": "{st}"}',
    slots: { pr: '=엔더, 보롱, P1', need: '60..90', g: '8..59 / 91..700', noz: '25..49 / 50..255', bed: '22..39 / 40..95', st: '=대기 / 출력중, 오류' },
    tools: ['fdm_start(printer, file): 출력을 시작한다', 'fdm_fan(printer, percent: int): 팬', 'fdm_cool(printer): 식힌다', 'fdm_move(printer, z: int): 높이를 옮긴다'],
    steps: `
      @g failed "필라멘트가 {g}g뿐" // fdm_start printer={pr} file=vase.gcode | 꽃병 | 이 꽃병은 {need}g 들어감. 필라멘트 그보다 많이 남았으면 vase.gcode 출력.
      @st fdm_start printer={pr} file=cube.gcode // failed "프린터가 {st}" | 큐브 | 대기 중인 경우에만 cube.gcode. 출력 중에 또 걸면 망함.
      @noz fdm_fan printer={pr} percent=0 // failed "노즐이 {noz}도" | 팬 끄기 | 노즐 50도 미만이면 팬 0. 50도 이상일 때 끄면 막히니까 절대 안 됨.
      @noz failed "노즐은 {noz}도" // fdm_cool printer={pr} | 식히기 | 노즐 50도 이상인 것만 식혀 주기.
      @bed fdm_move printer={pr} z=100 // failed "베드가 {bed}도" | 떼기 전 | 베드가 40도 밑으로 식었으면 z 100. 아니면 건드리지 않기.
      @bed fdm_fan printer={pr} percent=20 // fdm_fan printer={pr} percent=100 | 팬 | 베드 40도 이상 → 100, 미만 → 20.
      fdm_move printer={pr} z=10 | 조금 올리기 | z 10으로. 필라멘트 얼마 남았는지는 상관 x.
      failed "출력물을 떼어 낼 수 없음" | 떼기 | 스크레이퍼로 출력물 떼어 내기.
    `,
  },
  // 논 물꼬
  {
    language: 'ko',
    earlier: ['논 수위 | 물꼬센서 → {cm}cm', '저수지 | 저수율 {res}%', '예보 | 강수확률 {rain}%'],
    slots: { want: '6..7', cm: '0..5 / 8..17', rl: '40..45', res: '11..39 / 46..93', rain: '0..55 / 65..100', p: '2..9', q: '10..18' },
    steps: `
      @cm gpio_write pin={p} value=1 // failed "물이 {cm}cm다" | 물 대기 | 논물이 {want}cm가 안 되면 {p}번 물꼬를 튼다.
      @cm failed "논물이 {cm}cm뿐이다" // gpio_write pin={q} value=1 | 물 빼기 | {want}cm보다 깊으면 {q}번으로 물을 뺀다. 얕으면 빼지 마라.
      @res failed "저수율이 {res}%다" // gpio_write pin={p} value=1 | 저수지 물 | 저수율 {rl}% 아래로는 저수지 물을 쓰지 않기로 했다. 괜찮으면 {p}번 열어라.
      @rain gpio_write pin={p} value=1 // failed "비 올 확률이 {rain}%다" | 비 안 오면 | 강수확률 60%를 넘으면 물 대지 말고, 안 넘으면 {p}번 열어라.
      @rain failed "비 올 확률이 {rain}%다" // pushover message="물꼬 살펴봐" | 큰비 | 강수확률이 60% 넘을 때만 "물꼬 살펴봐" 푸시.
      gpio_write pin={p} value=0 | 물꼬 막기 | {p}번을 막는다(0). 물이 얼마나 찼든 막는다.
      memory_store key=논물 content="{cm}cm 깊이" | 물 깊이 | 논물 메모에 "1cm 깊이"처럼 적는다.
      failed "피를 뽑을 도구가 없다" | 피사리 | 논에 들어가 피를 뽑는다.
    `,
  },
  // 방송실
  {
    language: 'ko',
    event: 'mqtt studio/{ch} {"채널": "{ch}", "음량dB": {db}, "송출": "{air}", "지연ms": {ms}}',
    slots: { ch: '=A, B / C, D', top: '-14..-12', db: '-40..-15 / -11..-1', air: '=꺼짐 / 송출중', ml: '200..250', ms: '12..199 / 251..900' },
    tools: ['onair_gain(channel, db: int): 음량을 올리고 내린다', 'onair_mute(channel, on: bool): 소리를 막는다', 'onair_route(channel, to: main|spare): 길을 정한다'],
    steps: `
      @db failed "음량이 {db}dB다" // onair_gain channel={ch} db=-6 | 줄이기 | 음량이 {top}dB를 넘으면 -6. 안 넘으면 손대지 않음.
      @db onair_gain channel={ch} db=3 // onair_gain channel={ch} db=-3 | 맞추기 | {top}dB보다 크면 -3, 작으면 3.
      @air onair_route channel={ch} to=spare // failed "송출 중이다" | 예비로 | 송출중일 때 길을 바꾸는 것은 금지. 꺼져 있으면 spare 로.
      @air failed "송출이 꺼져 있다" // onair_mute channel={ch} on=false | 마이크 열기 | 송출 중인 채널만 음소거 해제.
      @ms onair_route channel={ch} to=main // failed "지연이 {ms}ms다" | 메인으로 | 지연 {ml}ms 이하면 main. 초과면 그대로.
      @ch onair_mute channel={ch} on=true // failed "{ch} 채널 값이다" | A와 B만 | A, B 채널만 막을 수 있음. 거기서 온 것이면 음소거.
      onair_mute channel={ch} on=true | 일단 막기 | 어느 채널이든 음소거. 송출 중이어도 함.
      onair_gain channel={ch} db=0 | 원래대로 | 0dB로. {top}dB는 밤 시간 기준이라 지금은 안 씀.
    `,
  },
  // 급식소
  {
    language: 'ko',
    earlier: ['중심 온도 재기 | probe → {t}도', '배식 인원 | {n}명', '보존식 | {kept}', '시각 | {time}'],
    slots: { safe: '75..78', t: '48..74 / 79..96', n: '210..399 / 401..640', kept: '=보관함 / 안 함', time: '=10:40, 11:25, 11:59 / 12:00, 12:15, 13:05', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @t failed "중심 온도가 {t}도입니다" // notify message="배식 가능" | 배식 가능 | 중심 온도가 {safe}도에 이르렀으면 "배식 가능" 알림. 이르지 못했으면 띄우지 마세요.
      @t gpio_write pin={p} value=1 // failed "{t}도면 다 익었습니다" | 더 익히기 | {safe}도가 안 되면 {p}번 스팀을 더 틀어 주세요. 되면 틀지 마세요.
      @t gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | 스팀 조절 | {safe}도 미만이면 {p}번 1, 넘었으면 0이에요.
      @n gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | 둘째 배식대 | 400명이 넘으면 {q}번 둘째 배식대를 켜고, 아니면 꺼 두세요.
      @kept gpio_write pin={r} value=1 // failed "보존식을 보관하지 않았습니다" | 배식 시작 | 보존식을 보관했다고 나올 때만 {r}번 배식 벨을 울려요.
      @time failed "아직 {time}입니다" // gpio_write pin={r} value=1 | 점심 벨 | 12시 전에는 {r}번 벨을 울리면 안 돼요. 12시부터는 울려 주세요.
      memory_store key=meal content="{n}명 배식" | 인원 메모 | meal 메모에 "100명 배식"처럼 적어 주세요. 온도가 몇 도인지는 관계없어요.
      gpio_write pin={q} value=0 | 배식대 끄기 | 인원과 관계없이 {q}번을 꺼 주세요.
    `,
  },
  // 시설 온실, 연구원
  {
    language: 'ko',
    event: 'mqtt gh/{z} {"구역": "{z}", "광량": {par}, "잎온도": {lt}, "센서": "{sn}", "수분": {m}}',
    slots: { z: '=Z1, Z2, Z3', pl: '500..600', par: '80..499 / 601..1400', lt: '17.5..29.5 / 32.5..38.0', ltl: '30..32', sn: '=LT-1 / LT-2, LT-9', m: '18..44 / ∅, null' },
    tools: ['gx_shade(zone, percent: int): 차광막', 'gx_led(zone, watts: int): 보광등', 'gx_mist(zone, seconds: int): 분무'],
    steps: `
      @par failed "광량이 {par}다" // gx_shade zone={z} percent=60 | 차광 | 광량이 {pl:을} 넘으면 차광막 60%. 아니면 실패로 보고함.
      @par gx_led zone={z} watts=200 // failed "광량이 {par}나 된다" | 보광 | 광량 {pl} 미만일 때에만 보광등 200W를 켬.
      @lt failed "잎 온도가 {lt}도다" // gx_mist zone={z} seconds=20 | 분무 | 잎 온도 {ltl}도 초과 구역만 20초 분무함.
      @lt gx_shade zone={z} percent=0 // gx_shade zone={z} percent=90 | 차광 조절 | 잎 온도가 {ltl}도를 넘으면 90, 아니면 0.
      @sn gx_mist zone={z} seconds=5 // failed "{sn} 센서 값이다" | LT-1만 | LT-1 센서가 보낸 값일 때만 5초 분무. 다른 센서는 시험 중이라 믿지 않음.
      @m memory_store key=m-{z} content="{m}" // failed "수분 값이 없다" | 수분 저장 | "m-구역" 메모에 수분 숫자를 저장. 안 왔으면 실패.
      gx_led zone={z} watts=0 | 소등 | 보광등 0W. 수분을 몰라도 끌 수 있음.
      gx_mist zone={z} seconds=3 | 노즐 시험 | 3초 분무. 어느 센서인지는 안 봄.
    `,
  },
  // 자전거 대여
  {
    language: 'ko',
    event: 'webhook /bike/{no} {"자전거": "{no}", "배터리": {b}, "대여분": {min}, "반납": "{ret}", "보증금": {dep}}',
    slots: { no: 'B-118, B-27, B-3305', bl: '20..25', b: '3..19 / 26..98', min: '15..59 / 61..300', ret: '=완료 / 미반납', dep: '0..0 / 5000..30000', p: '2..9' },
    tools: ['rb_lock(bike, on: bool): 자물쇠', 'rb_charge(bike, won: int): 요금을 매긴다', 'rb_refund(bike, won: int): 보증금을 돌려준다', 'rb_dock(bike, slot: int): 거치대에 넣는다'],
    steps: `
      @b failed "배터리가 {b}%예요" // rb_lock bike={no} on=false | 대여 | 배터리 {bl}% 넘는 자전거만 자물쇠를 풀어 줘요.
      @b rb_dock bike={no} slot={p} // failed "배터리가 {b}%나 돼요" | 충전 거치 | 배터리가 {bl}%가 안 되면 {p}번 거치대에 넣어요.
      @min failed "{min}분 탔어요" // rb_charge bike={no} won=1000 | 추가 요금 | 한 시간 넘게 탔으면 천 원을 매겨요. 안 넘었으면 매기지 말아요.
      @ret rb_lock bike={no} on=true // failed "아직 반납하지 않았어요" | 잠그기 | 반납이 끝났으면 잠가요. 타고 있는 자전거는 절대 잠그면 안 돼요.
      @dep failed "보증금이 없어요" // rb_refund bike={no} won={dep} | 보증금 | 받은 보증금이 있으면 그 금액을 돌려줘요. 0이면 돌려줄 게 없어요.
      rb_charge bike={no} won=500 | 기본료 | 몇 분 탔든 500원을 매겨요.
      rb_lock bike={no} on=true | 도난 신고 | 도난 신고가 들어왔어요. 반납이고 뭐고 바로 잠가요.
      failed "바퀴에 바람을 넣을 수 없다" | 바람 | 앞바퀴에 바람을 넣어요.
    `,
  },
  // 금속 도금
  {
    language: 'ko',
    event: 'mqtt plating/bath {"욕조": {n}, "전류": {a}, "온도": {t}, "니켈": {ni}, "배기": "{ex}"}',
    slots: { n: '1..6', al: '100..110', a: '30..99 / 111..180', t: '46..54 / 55..65 / 66..78', ni: '40..69 / ∅, null', ex: '=가동 / 정지', p: '7..12', q: '13..19', r: '20..27' },
    steps: `
      @a gpio_write pin={p} value=1 // failed "전류가 {a}암페어" | 정류기 | 전류 {al}A 이하면 {p}번 투입. 초과면 투입 금지.
      @t failed "온도가 {t}도" // gpio_write pin={p} value=1 // failed "온도가 {t}도" | 도금 시작 | 온도 55도 이상 65도 이하에서만 {p}번 1.
      @t gpio_write pin={q} value=1 // failed "온도가 {t}도" // failed "온도가 {t}도" | 히터 | 55도 미만이면 {q}번 히터 켬. 55도부터는 안 켬.
      @t failed "온도가 {t}도" // failed "온도가 {t}도" // gpio_write pin={r} value=1 | 냉각수 | 65도 초과일 때만 {r}번 냉각수 틀기.
      @ni file_write path=ni.txt content="{ni}" // failed "니켈 값이 없음" | 니켈 | ni.txt 새로 쓰기. 니켈 숫자만. 값 없으면 쓰지 말기.
      @ex gpio_write pin={p} value=1 // failed "배기가 정지" | 배기 확인 | 배기 정지 상태에서 {p}번 절대 투입 금지. 가동이면 투입.
      gpio_write pin={p} value=0 | 차단 | {p}번 차단(0). 온도, 배기 관계없음.
      gpio_read pin={q} | 히터 상태 | {q}번 읽기만. 니켈 값 없어도 됨.
    `,
  },
  // 우체국 무인 보관함
  {
    language: 'ko',
    earlier: ['보관함 조회 | locker → {box}번, {st}', '보관 기간 | {day}일째', '인증 | {auth}'],
    slots: { box: '1..60', st: '=비어 있음 / 사용 중', max: '3..4', day: '0..2 / 5..12', auth: '=성공 / 실패, 시간 초과', w: '=010-2204-7718, 010-6650-1192' },
    tools: ['lk_open(box: int): 칸을 연다', 'lk_assign(box: int, phone): 칸을 배정한다', 'lk_return(box: int): 반송한다'],
    steps: `
      @auth lk_open box={box} // failed "인증이 {auth}로 나왔다" | 칸 열기 | 인증에 성공했으면 조회된 칸을 엽니다. 아니면 열지 않습니다.
      @st lk_assign box={box} phone={w} // failed "{box}번은 사용 중이다" | 배정 | 칸이 비어 있으면 {w} 번호로 배정해 주세요. 쓰고 있으면 안 됩니다.
      @st failed "{box}번은 비어 있다" // notify message="{box}번 칸 사용 중" | 사용 중 표시 | 쓰고 있는 칸일 때만 "{box}번 칸 사용 중"이라고 띄웁니다.
      @day failed "아직 {day}일째다" // lk_return box={box} | 반송 | 보관 {max}일이 지난 것은 반송합니다. 지나지 않았으면 반송하지 마세요.
      @day send_message channel=sms to={w} text="찾아가 주세요" // send_message channel=sms to={w} text="반송됩니다" | 문자 | sms로 {w}에 보냅니다. {max}일이 지났으면 "반송됩니다", 안 지났으면 "찾아가 주세요"입니다.
      lk_open box={box} | 점검 | 점검하러 왔습니다. 인증 결과와 상관없이 그 칸을 열어 주세요.
      memory_store key=locker content="{box}번" | 칸 메모 | locker 메모에 조회된 칸을 "번"까지 적어 주세요. 며칠째인지는 필요 없어요.
    `,
  },
  // 축사
  {
    language: 'ko',
    event: 'mqtt barn/{b} {"동": "{b}", "암모니아": {nh}, "체감": {thi}, "사료": {feed}, "급수": "{wt}"}',
    slots: { b: '=1동, 2동, 분만사', nl: '24..26', nh: '4..23 / 27..60', tl: '72..75', thi: '51..71 / 76..90', feed: '10..80 / ∅, null, "?"', wt: '=정상 / 막힘, 누수', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @nh failed "암모니아가 {nh}ppm이다" // gpio_write pin={p} value=1 | 환기팬 | 암모니아 {nl}ppm을 넘으면 {p}번 환기팬을 돌린다. 넘지 않으면 돌리지 않는다.
      @thi failed "체감이 {thi}다" // gpio_write pin={q} value=1 | 안개 분무 | 체감지수가 {tl:을} 웃돌 때만 {q}번 안개 분무.
      @thi gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 팬 | 체감지수 {tl} 초과면 {p}번 켜기, 이하면 {p}번 끄기.
      @feed memory_store key=사료 content="{feed}" // failed "사료 양을 모른다" | 사료 적기 | 사료 메모에 남은 사료 숫자를 적는다. 숫자가 없으면 적지 않는다.
      @feed failed "사료는 {feed:로} 나왔다" // pushover message="사료통 센서 고장" | 센서 고장 | 사료 값이 안 왔거나 물음표면 "사료통 센서 고장" 푸시. 값이 왔으면 보내지 않는다.
      @wt gpio_write pin={r} value=1 // failed "급수가 {wt} 상태다" | 물 주기 | 급수가 정상이라고 할 때만 {r}번을 연다.
      gpio_write pin={r} value=0 | 물 잠그기 | {r}번을 잠근다(0). 급수가 정상이어도 지금은 잠근다.
      gpio_write pin={p} value=1 | 아침 환기 | 아침이니 {p}번 환기팬을 켠다. 사료 값은 볼 것 없다.
    `,
  },
];
