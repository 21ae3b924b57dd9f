import type { Scene } from '../../scene';

/** Water, pumps, greenhouses and farms in Korean, part 7. */
export const fieldKo7: readonly Scene[] = [
  {
    language: 'ko',
    event: 'webhook /irrig/start {"필지": "{f}", "밸브": {v}, "물_톤": {m3}, "요청": "{who}"}',
    slots: { f: 'F-11, F-24, G-3, G-8, H-2', v: '13..38', m3: '3..12 / ∅, null, "?"', who: '김순덕, 이상구, 방귀례, 황보석' },
    tools: ['fld.water(field, tons: num): Give a field so much water', 'fld.rinse(field, minutes: int): Rinse the pipes of a field', 'fld.owner(field, person): Enter the owner of a field'],
    steps: `
      @m3 fld.water field={f} tons={m3} // failed "물이 몇 톤인지 없다" | 물 주기 | 적힌 필지에 적힌 만큼 물을 준다. 양이 빠졌으면 짐작하지 말고 실패로 남긴다.
      ^ | 필지 관수 | 몇 톤인지는 요청에 있다. 비었거나 물음표면 주지 않는다.
      fld.water field={f} tons=0.5 | 반 톤만 | 양은 보지 말고 그 필지에 반 톤만 준다.
      fld.rinse field={f} minutes=60 | 한 시간 헹굼 | 그 필지 배관을 한 시간 헹군다. 도구는 분으로 받는다.
      fld.owner field={f} person={who} | 주인 등록 | 요청한 사람을 그 필지의 주인으로 넣는다.
      failed "몇 도인지 아무도 말하지 않았다" | 수온 맞추기 | 그 필지로 가는 물을 정해진 온도로 데운다. 몇 도인지는 요청서에 없으면 알 수 없다.
      gpio_write pin={v} value=1 | 밸브 열기 | 요청에 적힌 밸브 핀을 1로 하여 연다.
      send_message channel=sms to={who} text="{f} 필지 요청을 받았습니다" | 답 문자 | sms로 요청한 사람에게 '○○ 필지 요청을 받았습니다'라고 보낸다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt pv/{site}/day {"발전소": "{site}", "kwh": {kwh}, "가동률": {av}, "날짜": "{day}", "api": "{api}"}',
    slots: { site: '송산, 대월, 금당, 유천', kwh: '120..980', av: '61..99', day: '=2026-05-02, 2026-06-19, 2026-08-30, 2026-10-07', api: '=http://10.2.0.8/solar, http://10.2.0.9/energy, http://pv.local/in' },
    tools: ['yield_book(plant, date, kwh: int): Book the yield of a day', 'yield_fix(plant, date, kwh: int, reason): Correct a booked yield'],
    steps: `
      yield_book plant={site} date={day} kwh={kwh} | 발전량 기입 | 적힌 발전소의 그날 발전량을 기입한다.
      yield_fix plant={site} date={day} kwh={kwh} reason="계량기 교체" | 발전량 고치기 | 이미 적힌 것을 온 값으로 바로잡는다. 사유는 '계량기 교체'.
      http_request url={api} method=POST body="{kwh}" | 값 보내기 | 메시지에 적힌 api 주소로 발전량 숫자만 POST 한다.
      http_request url={api} | 주소 확인 | 적힌 api 주소를 불러 답이 오는지 본다. 방식은 정하지 않는다.
      http_request url={api} method=PUT body="{site};{day};{kwh}" | 세 값 넣기 | 적힌 주소에 발전소;날짜;발전량을 PUT 한다.
      notify message="{site} 발전소 {kwh} kWh, 가동률 {av}%" | 발전 알림 | 이 컴퓨터에 어느 발전소가 몇 kWh인지, 가동률이 몇 %인지.
      pushover title="{day}" message="{site} 가동률 {av}%" | 가동률 푸시 | 제목은 날짜, 본문은 발전소와 가동률(%).
      file_write path=pv/{site}.csv content="{day},{kwh}" append=true | 발전 대장 | pv/{site}.csv 에 날짜, 쉼표, 발전량을 덧붙인다. 예: 2026-03-01,415.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /run {"절차": "{sop}", "구역": "{zone}", "톤": {m3}, "예약번호": "{job}", "실행": "{run}"}',
    slots: { sop: '논물-대기, 필터-세척, 심야-배수, 하우스-환기', zone: '상류, 하류, 서편, 동편', m3: '4..60', job: 'c-14, c-27, c-38, c-55', run: 'run-201, run-377, run-418, run-590' },
    steps: `
      sop_execute name={sop} payload={"구역":"{zone}","톤":{m3}} | 값과 함께 시작 | 적힌 절차를 시작하며 구역과 톤을 같은 이름의 두 값으로 넘긴다.
      sop_execute name={sop} payload={"구역":"{zone}"} | 구역만 넘기기 | 그 절차를 시작한다. 구역만 '구역'이라는 이름으로 넘긴다.
      sop_execute name={sop} | 그냥 시작 | 그 절차를 아무것도 넘기지 않고 시작한다.
      sop_cancel run_id={run} reason="구역 {zone} 점검" | 실행 취소 | 적힌 실행을 취소한다. 사유는 '구역', 그 이름, '점검'을 한 칸씩 띄운 것.
      sop_status run_id={run} | 그 실행 상태 | 적힌 실행이 어떻게 되어 가는지 본다.
      sop_status | 모두 보기 | 지금 도는 실행을 다 본다. 하나만 고르지 않는다.
      cron_remove id={job} | 예약 빼기 | 적힌 예약번호를 지운다.
      memory_store key=last-job content="{job} → {run}" | 번호 메모 | last-job 에 예약번호, 화살표(→), 실행을 한 칸씩 띄워 적는다.
      notify title={sop} message="{zone} {m3}톤" | 절차 알림 | 제목을 절차로 하고, 구역과 톤(단위 붙여)을 이 컴퓨터에 띄운다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt mush/{bed} {"균상": "{bed}", "배지온": {t}, "co2": {co2}, "가습": {hum}, "흡기": {air}, "주기": {cyc}}',
    slots: { bed: 'b1, b4, b6, b9', t: '16.5..24.5', co2: '700..990 / 1050..2400', hum: '5..14', air: '15..27', cyc: '28..40' },
    tools: ['mush.pick(bed, from_row: int, to_row: int): Send the pickers to rows', 'mush.flush(bed, number: int): Note the number of the flush', 'mush.mist(bed, on_s: int, off_s: int): Set the mist rhythm'],
    steps: `
      @co2 gpio_write pin={air} value=0 // gpio_write pin={air} value=1 | 흡기 | CO2가 1000 ppm을 넘으면 흡기를 열고 넘지 않으면 닫는다. 1이 열림.
      @co2 failed "CO2가 {co2} ppm이다" // notify message="{bed} 균상 CO2 {co2} ppm, 한계 1000 ppm" | 한계 알림 | CO2가 1000 ppm을 넘을 때만 어느 균상의 CO2가 몇 ppm인지 이 컴퓨터에 쓰고 쉼표 뒤에 한계 1000 ppm을 덧붙인다.
      mush.mist bed={bed} on_s=10 off_s=300 | 분무 주기 | 10초 뿌리고 5분 쉬게 그 균상의 주기를 잡는다. 도구는 초로 받는다.
      mush.mist bed={bed} on_s=30 off_s=600 | 길게 뿌리기 | 반 분 뿌리고 10분 쉬게 바꾼다.
      mush.pick bed={bed} from_row=3 to_row=8 | 수확 | 이 균상의 3~8열을 따게 한다.
      mush.flush bed={bed} number=2 | 둘째 주기 | 이 균상을 두 번째 수확 주기로 적는다.
      gpio_write pin={hum} value=0 | 가습 멈춤 | 가습 핀을 내린다.
      memory_store key=bed-{bed} content="배지온 {t}℃" | 배지온 메모 | bed-{bed} 에 '배지온'과 값을 ℃까지.
    `,
  },
  {
    language: 'ko',
    earlier: ['밸브 조회 | valve_scan → 원수 핀 {a} 열림, 역세 핀 {b} 닫힘, 배출 핀 {c} 열림', '차압 읽기 | dp_read → {dp} kPa'],
    slots: { a: '3..13', b: '14..25', c: '26..39', dp: '12..38 / 42..88' },
    tools: ['filt_wash(minutes: int, air: bool): Wash the filter', 'filt_wait(hours: int): Put the wash off'],
    steps: `
      gpio_write pin={b} value=1 | 닫힌 밸브 열기 | 셋 가운데 닫혀 있다고 나온 밸브를 연다. 1이 열림.
      gpio_write pin={c} value=0 | 배출 닫기 | 배출 밸브를 닫는다. 핀은 {step1}단계, 0이 닫힘.
      gpio_write pin={a} value=0 | 원수 차단 | 원수 쪽을 0으로 닫는다.
      @dp failed "차압이 {dp} kPa로 40 kPa를 넘지 않는다" // filt_wash minutes=12 air=true | 역세 | {step2}단계 차압이 40 kPa를 넘을 때만 공기를 섞어 12분 씻는다.
      @dp filt_wait hours=48 // filt_wash minutes=8 air=false | 씻거나 미루기 | 차압 40 kPa 이하면 이틀 미루고, 넘으면 공기 없이 8분 씻는다.
      notify message="차압 {dp} kPa, 기준 40 kPa" | 차압 알림 | 이 컴퓨터에 차압을 kPa까지 쓰고 쉼표 뒤에 기준이 40 kPa라고 덧붙인다.
      file_write path=filter.txt content="원수 열림, 역세 닫힘, 배출 열림" append=true | 밸브 기록 | filter.txt 에 세 밸브의 이름과 상태를 나온 순서대로, 핀 번호 없이 쉼표로 이어 더한다.
      mqtt_publish topic=filter/dp payload="{dp}" | 차압 발행 | 차압 숫자만 filter/dp 에.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt loader/{n} {"구역": "{z}", "표": {"A": {a}, "B": {b}, "C": {c}}, "요청": "{want}"}',
    slots: { n: '1..8', z: '=A / B / C', a: '41..43', b: '4..19', c: '20..38', want: '=켜기, 끄기' },
    tools: ['gate_rail(pin: int, mm: int): Move a rail gate', 'rail_home(pin: int): Send a rail gate home'],
    steps: `
      @z gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 그 구역 켜기 | 표가 구역마다의 핀이다. 적힌 구역의 핀을 1로.
      @z gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | 그 구역 끄기 | 요청과 상관없이, 표에서 온 구역의 핀을 찾아 0으로 내린다.
      @z gpio_read pin={a} // gpio_read pin={b} // gpio_read pin={c} | 그 구역 읽기 | 온 구역에 해당하는 표의 핀을 읽는다.
      @z gate_rail pin={a} mm=500 // gate_rail pin={b} mm=500 // gate_rail pin={c} mm=500 | 반 미터 | 온 구역의 핀으로 레일 문을 반 미터 움직인다. 도구는 mm로 받는다.
      @z rail_home pin={a} // rail_home pin={b} // rail_home pin={c} | 제자리로 | 표에서 해당 구역을 찾아 그 레일 문을 제자리로 보낸다.
      gpio_write pin={b} value=1 | B 구역 켜기 | 어느 구역이 왔든 표의 B 핀을 켠다.
      gpio_read pin={c} | C 읽기 | 표에서 C의 핀을 읽는다.
      notify message="{z} 구역 {want}" | 구역 알림 | 이 컴퓨터에 어느 구역에 무슨 요청인지 '○ 구역 ○○' 꼴로.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /cctv/alert "{place}에서 {what} 감지됨, {at}"',
    slots: { place: '3번 하우스, 저온창고, 취수구, 사료창고', what: '=연기, 사람, 누수, 화염', at: '=00:41, 02:27, 14:09, 23:33' },
    tools: ['guard_call(place, reason): Send the guard', 'cam_keep(place, minutes: int): Keep the recording', 'spot_light(place, on: bool): Switch a spotlight'],
    steps: `
      guard_call place="{place}" reason={what} | 경비 보내기 | 감지된 곳으로 경비를 보낸다. 사유는 감지된 것 한 낱말.
      cam_keep place="{place}" minutes=30 | 녹화 보관 | 그곳 녹화를 반 시간 보관한다.
      spot_light place="{place}" on=true | 투광등 켜기 | 감지된 곳의 투광등을 켠다.
      spot_light place="{place}" on=false | 투광등 끄기 | 오감지였다. 그곳 투광등을 끈다.
      notify message="{place}에서 {what} 감지됨, {at}" | 그대로 알림 | 따옴표 안의 문장을 그대로 이 컴퓨터에 띄운다.
      pushover message="{what}: {place}" | 짧은 푸시 | 감지된 것과 쌍점을 앞에 두고, 한 칸 띄워 장소를 쓴 푸시를 보낸다. 시각은 뺀다.
      file_write path=cctv.csv content="{at},{place},{what}" append=true | 감지 대장 | cctv.csv 에 시각, 장소, 감지된 것을 쉼표로만 이어 더한다.
      memory_store key="{place}" content="{what} {at}" | 감지 메모 | 장소를 키로 하여 감지된 것과 시각을 한 칸 띄워 적는다.
      failed "불을 끌 도구가 없다" | 소화기 | 그곳에 가서 소화기로 불을 끈다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt chamber/{ch} {"챔버": "{ch}", "온도": {t}, "습도": {rh}, "문": {door}, "히터핀": {h}, "제습핀": {d}}',
    slots: { ch: 'K1, K2, X4, X7', t: '2.5..38.5', rh: '31..49 / 52..68 / 72..95', door: '=0 / 1', h: '4..17', d: '18..30' },
    tools: ['chm_recipe(chamber, name, hours: int): Run a recipe', 'chm_abort(chamber, why): Abort the recipe'],
    steps: `
      @door chm_recipe chamber={ch} name=순화 hours=24 // failed "문이 열려 있다" | 순화 시작 | 문 접점은 0이 닫힘, 1이 열림이다. 닫혀 있을 때만 '순화' 과정을 하루 돌린다.
      @door failed "문은 닫혀 있다" // chm_abort chamber={ch} why="문 열림" | 중단 | 문이 열렸을 때만(1) 이 챔버의 과정을 사유 '문 열림'으로 중단한다.
      @rh failed "습도가 {rh}%이다" // failed "습도가 {rh}%이다" // gpio_write pin={d} value=1 | 제습 | 습도가 70%를 초과할 때만 제습핀을 켠다.
      @rh failed "습도가 {rh}%로 50%보다 낮다" // chm_recipe chamber={ch} name=발아 hours=72 // failed "습도가 {rh}%로 70%보다 높다" | 발아 | 습도가 50%에서 70% 사이일 때만 '발아'를 사흘 돌린다. 벗어나면 실패.
      gpio_write pin={h} value=0 | 히터 끄기 | 히터핀을 내린다.
      notify message="{ch} 온도 {t}℃, 습도 {rh}%" | 챔버 알림 | 어느 챔버의 온도와 습도가 얼마인지 이 컴퓨터에.
      file_write path=chm/{ch}.csv content="{rh},{t}" append=true | 챔버 기록 | chm/{ch}.csv 에 습도, 온도 순으로 쉼표로 더한다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt booster/{z} {"가압장": "{z}", "흡입_kpa": {s}, "토출_kpa": {d}, "대수": {n}, "주파수": {hz}}',
    slots: { z: '중앙, 언덕, 산단, 해안', s: '40..95 / 105..240', d: '310..690', n: '=1, 2, 3', hz: '31..59' },
    tools: ['boost_hz(station, hertz: int): Set the frequency', 'boost_units(station, units: int): Set how many pumps run', 'boost_target(station, kpa: int): Set the outlet pressure'],
    steps: `
      @s boost_units station={z} units=0 // boost_units station={z} units=2 | 대수 제어 | 흡입이 100 kPa 밑이면 펌프를 모두 세우고(0대), 그 이상이면 두 대를 돌린다.
      @s failed "흡입이 {s} kPa로 100 kPa에 못 미친다" // boost_hz station={z} hertz=50 | 주파수 | 흡입 100 kPa 이상일 때만 이 가압장을 50 Hz로.
      boost_target station={z} kpa={d} | 토출 유지 | 지금 토출 압력을 그대로 목표로 준다. 흡입이 아니다.
      boost_target station={z} kpa=450 | 0.45 MPa | 이 가압장 목표를 0.45 MPa로. 도구는 kPa로 받는다.
      boost_hz station={z} hertz={hz} | 주파수 다시 | 보고된 주파수를 그대로 다시 써 준다.
      notify message="{z} 가압장 흡입 {s} kPa, 토출 {d} kPa" | 가압장 알림 | 어느 가압장의 흡입과 토출이 몇 kPa인지 이 컴퓨터에.
      send_message channel=telegram text="{z} 가압장 {n}대 {hz} Hz" | 운전 보고 | telegram 에 어느 가압장이 몇 대, 몇 Hz인지 보낸다. 조사와 쉼표는 쓰지 않는다.
      mqtt_publish topic=boost/{z} payload="{s}/{d}" | 두 압력 | boost/{z} 에 흡입과 토출을 빗금으로 붙여 낸다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt hive/scale {text}',
    slots: { text: '=PM10 131 나쁨, 31.8 ℃ 폭염, 0.42 m/s 정체, 2026-05-30 04:55, 7320 W' },
    tools: ['led_row(text, seconds: int): Show a text on the LED row', 'paper_slip(text, copies: int): Print a slip'],
    steps: `
      led_row text="{text}" seconds=30 | 전광판에 | 들어온 것을 단위까지 그대로 전광판에 반 분 띄운다.
      led_row text="점검 중" seconds=600 | 점검 표시 | 전광판에 '점검 중'이라고 10분 띄운다. 들어온 값은 쓰지 않는다.
      paper_slip text="{text}" copies=2 | 쪽지 | 들어온 그대로 쪽지 두 장을 뽑는다.
      mqtt_publish topic=hall/line payload="{text}" | 홀로 보내기 | 받은 것을 그대로 hall/line 으로 발행한다.
      notify message="{text}" | 그대로 띄우기 | 들어온 내용을 고치지 않고 이 컴퓨터 알림으로.
      send_message channel=slack text="받음: {text}" | 받았다고 | slack 채널에 '받음:' 뒤 한 칸 띄우고 들어온 것을 그대로.
      file_write path=raw.txt content="{text}" | 마지막 것만 | raw.txt 를 들어온 것으로 새로 쓴다. 앞의 것은 남기지 않는다.
      memory_store key=raw content="{text}" | 그대로 메모 | raw 키에 온 것을 그대로.
    `,
  },
  {
    language: 'ko',
    earlier: ['허가 확인 | permit_find → 굴착 {p1}, 화기 {p2}, 밀폐 {p3}', '현장 인원 | head_count → {n}명', '담당 | lead_who → {who}'],
    slots: { p1: '=유효, 승인 / 만료, 반려', p2: '=승인됨, 발급 / 미신청, 거절', p3: '=심사중, 보완', n: '2..9', who: '설동민, 마은자, 나길수, 진보라' },
    tools: ['permit_run(kind: dig|hot|space, hours: int): Start work under a permit', 'permit_stop(kind: dig|hot|space, reason): Stop work', 'permit_ask(kind: dig|hot|space, person): Ask for a permit'],
    steps: `
      @p1 permit_run kind=dig hours=4 // failed "굴착 허가가 {p1} 상태이다" | 굴착 시작 | 굴착 허가가 살아 있을 때만 네 시간 일을 시작한다.
      @p2 permit_run kind=hot hours=2 // failed "화기 허가가 {p2} 상태이다" | 용접 시작 | 용접은 화기 작업이다. 그 허가가 났을 때만 두 시간 시작한다.
      @p2 permit_run kind=hot hours=1 // permit_ask kind=hot person={who} | 화기 허가대로 | 화기 허가가 났으면 한 시간 시작하고, 아니면 담당 이름으로 화기 허가를 청한다.
      permit_stop kind=space reason="허가 {p3}" | 밀폐 작업 중지 | 밀폐 작업을 멈춘다. 사유는 '허가'와 밀폐 허가의 상태.
      permit_ask kind=space person={who} | 밀폐 허가 청하기 | {step3}단계의 담당 이름으로 밀폐 작업 허가를 청한다.
      notify message="{who} {n}명" | 인원 알림 | 담당 이름과 현장 인원(명)을 한 칸 띄워 이 컴퓨터에.
      file_write path=permit.txt content="굴착 {p1}, 화기 {p2}" append=true | 허가 기록 | permit.txt 에 굴착과 화기의 상태만 이름을 붙여 쉼표로 더한다.
      send_message channel=sms to={who} text="현장 인원 {n}명" | 담당에게 | sms로 담당에게 현장 인원이 몇 명인지 '현장 인원'이라는 말을 앞에 두고 보낸다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt press/{p} {"압착기": {p}, "압력_bar": {bar}, "유온": {oil}, "안전문": {door}, "솔1": {s1}, "솔2": {s2}}',
    slots: { p: '1..3', bar: '90..148 / 152..210', oil: '41..67', door: '=0 / 1', s1: '4..15', s2: '16..32' },
    steps: `
      @door failed "안전문이 열려 있다" // gpio_write pin={s1} value=1 | 전진 | 안전문 접점은 닫히면 1, 열리면 0이다. 닫혀 있을 때만 솔1을 넣어 전진시킨다.
      gpio_write pin={s2} value=1 | 후진 | 솔1이 전진, 솔2가 후진이다. 후진 솔레노이드를 넣는다.
      gpio_write pin={s1} value=0 | 전진 빼기 | 전진 쪽(솔1)의 전기를 끊는다.
      @bar gpio_write pin={s1} value=1 // gpio_write pin={s2} value=1 | 압력대로 | 150 bar를 넘으면 솔2로 후진, 넘지 않으면 솔1로 전진. 해당하는 쪽을 1로.
      @bar failed "압력이 {bar} bar이다" // notify message="압착기 {p} 압력 {bar} bar, 상한 150 bar" | 상한 알림 | 150 bar를 넘었을 때만 압착기 번호와 압력(bar)을 이 컴퓨터에 알리고 쉼표 뒤에 상한 150 bar를 덧붙인다.
      gpio_read pin={s2} | 후진 확인 | 후진 쪽 출력이 들어가 있는지 읽는다.
      file_write path=press/{p}.csv content="{bar};{oil}" append=true | 압착 기록 | press/{p}.csv 에 압력;유온을 더한다.
      memory_store key=press-{p} content="유온 {oil}℃" | 유온 메모 | press-{p} 에 '유온'과 값을 ℃까지.
    `,
  },
  {
    language: 'ko',
    event: 'cron - {"내일": "{day}", "해뜸": "{rise}", "해짐": "{set}", "하우스": "{h}"}',
    slots: { day: '=2026-04-08, 2026-05-19, 2026-09-12, 2026-10-24', rise: '=05:21, 05:48, 06:12, 06:37', set: '=17:44, 18:31, 19:02, 19:27', h: '연화동, 백합동, 국화동, 난실' },
    tools: ['shade_at(house, date, time): Close the shade at a time', 'shade_off_at(house, date, time): Open the shade at a time'],
    steps: `
      shade_at house={h} date={day} time={set} | 해 질 때 치기 | 내일 해가 지는 시각에 그 하우스의 차광을 치게 한다.
      shade_off_at house={h} date={day} time={rise} | 해 뜰 때 걷기 | 내일 해가 뜨는 시각에 차광을 걷게 한다.
      ^ | 아침에 걷기 | 그 하우스 차광이 내일 아침 해뜸에 맞춰 열리도록.
      cron_add schedule={day}T{rise} action=message text="{h} 환기" | 환기 메시지 | 내일 해뜸 시각({day}T{rise})에 하우스 이름과 '환기'라는 메시지가 나가게 예약한다.
      cron_add schedule={day}T{set} action=procedure text=저녁-점검 name=해짐 | 저녁 절차 | {day}T{set} 에 저녁-점검 절차를 시작하게 예약하고 이름을 해짐으로 한다.
      notify message="{day} 해뜸 {rise}, 해짐 {set}" | 해 알림 | 내일 날짜와 해뜸, 해짐 시각을 이 컴퓨터에. 뒤의 둘은 쉼표로 가른다.
      file_write path=sun.csv content="{day},{rise},{set}" append=true | 해 기록 | sun.csv 에 날짜, 해뜸, 해짐을 쉼표로만 이어 더한다.
      memory_store key=sunset content="{set}" | 해짐 메모 | sunset 에 해 지는 시각만.
    `,
  },
];
