import type { Scene } from '../../scene';

/** Labs, breweries, workshops, kitchens, hotels in Korean, part 8. */
export const benchesKo8: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt lab/autoclave {"기기": "{dev}", "압력": {kpa}, "온도": {t}, "문": "{door}", "물": {water}, "회차": {round}}',
    slots: { dev: 'AC-1, AC-2, 멸균기 3, 멸균기 6', kpa: '0..4 / 20..210', t: '40..60', door: '=잠김, 풀림', water: '11..19', round: '300..900' },
    tools: ['steri_run(device, celsius: int, minutes: int): Start a sterilisation', 'steri_dry(device, minutes: int): Dry a load', 'steri_unlock(device): Unlock the door', 'steri_fill(device, liters: num): Fill water', 'steri_empty(device): Drain water'],
    steps: `
      @kpa steri_unlock device="{dev}" // failed "압력이 {kpa} kPa 남아 있다" | 문 풀기 | 지난달에 김에 덴 사람이 있었습니다. 압력이 5 kPa 밑으로 빠졌을 때만 보고한 기기의 문을 풀어 주시고, 그보다 높으면 풀지 말고 실패로 끝내 주세요.
      steri_run device="{dev}" celsius=121 minutes=15 | 멸균 시작해 주세요 | 배지라서 134도는 안 됩니다. 그 기기를 121도에서 15분 돌려 주십시오.
      ^ | 멸균 | 121℃·15분. 기기는 메시지에 나온 것.
      steri_dry device="{dev}" minutes=30 | 건조 | 포장물이 젖어 나온다는 말이 많습니다. 같은 기기에서 반 시간 말려 주세요.
      steri_fill device="{dev}" liters=3.5 | 물 채우기 | 그 기기에 물을 3리터 반 넣어 주세요. 빼는 것이 아닙니다.
      steri_empty device="{dev}" | 물 빼기 | 주말에는 비워 둡니다. 그 기기의 물을 빼 주세요.
      notify message="{dev} {round}회차, {t}℃" | 알림 부탁 | 이 컴퓨터에 어느 기기가 몇 회차이고 몇 ℃인지 띄워 주세요. 회차와 온도 사이는 쉼표입니다.
      mqtt_publish topic="lab/autoclave/water" payload="{water}" | 물 양 | 남은 물 값만 숫자로 lab/autoclave/water 에 보내 주세요. 압력이나 온도는 필요 없습니다.
      failed "시험관을 흔들어 볼 도구가 없다" | 흔들어 보기 | 나온 시험관을 손으로 흔들어 거품이 이는지 봐 주세요.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /brewery/tour {"이름": "{who}", "어른": {adults}, "아이": {kids}, "날짜": "{date}", "시각": "{time}", "언어": "{lang}", "전화": "{phone}"}',
    slots: { who: '하윤성, 오미연, 표지한, 강샛별', adults: '2..12', kids: '13..18', date: '=2026-08-08, 2026-08-15, 2026-09-05', time: '=11:00, 14:00, 16:30', lang: '=한국어, 영어, 일본어', phone: '010-7781-2240, 010-3306-9912, 010-5029-4471' },
    tools: ['visit_add(name, adults: int, children: int, date, time): Register a visit', 'visit_drop(name, date): Cancel a visit', 'taste_set(date, glasses: int): Prepare glasses', 'guide_pick(language: 한국어|영어|일본어, date, time): Choose a guide'],
    steps: `
      visit_add name="{who}" adults={adults} children={kids} date={date} time={time} | 방문 등록해 주세요 | 신청하신 분 성함과 어른·아이 수, 날짜와 시각을 그대로 올려 주세요. 어른과 아이 수가 바뀌지 않게 주의하시고요.
      ^ | 견학 등록 | 신청 내용을 빠짐없이 옮긴다. 말과 전화는 넣을 곳이 없다.
      taste_set date={date} glasses={adults} | 시음잔 | 아이들은 마시지 않으니, 그날 어른 수만큼만 잔을 준비해 주세요.
      guide_pick language={lang} date={date} time={time} | 안내인 | 손님이 고르신 말로 안내할 분을 그 날짜와 시각에 정해 주십시오.
      visit_drop name="{who}" date={date} | 취소 처리 | 방금 전화로 못 온다고 하셨습니다. 그날 그분 방문을 지워 주세요.
      send_message channel=sms to="{phone}" text="{who} 님, {date} {time} 견학 예약되었습니다" | 문자 보내 주세요 | sms 채널로 신청하신 전화번호에 '누구 님, 날짜 시각 견학 예약되었습니다' 꼴로 보내 주세요.
      notify message="{date} {who} 어른 {adults}명, 아이 {kids}명" | 화면 알림 | 날짜, 이름, 어른 몇 명, 아이 몇 명 순서로 이 컴퓨터에 띄워 주세요.
      file_write path=tour/list.csv content="{date},{time},{who}" append=true | 명단 | tour/list.csv 맨 끝에 날짜,시각,이름을 한 줄 보태 주세요. 앞의 줄은 지우지 마십시오.
      memory_store key=tour-phone content="{who} {phone}" | 연락처 | tour-phone 에 이름과 전화를 한 칸 띄워 남겨 주세요.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt tofu/cooling {"수조": "{tub}", "물온도": {t}, "두부온도": {core}, "유입밸브": {inn}, "배출밸브": {out}, "모수": {count}}',
    slots: { tub: '냉각조 1, 냉각조 2, 냉각조 5', t: '8..14', core: '21..39 / 5..7', inn: '15..19', out: '40..45', count: '200..900' },
    tools: ['chill_ice(tub, kg: int): Add ice', 'chill_stir(tub, on: bool): Stir a cooling tub', 'pack_feed(tub, per_minute: int): Send tofu to the packing', 'pack_pause(minutes: int): Pause the packing'],
    steps: `
      @core chill_ice tub="{tub}" kg=25 // pack_feed tub="{tub}" per_minute=40 | 포장으로 보낼지 | 두부 속이 10도 이하로 식었으면 그 수조 것을 분당 40모로 포장에 보내 주세요. 아직 따뜻하면 대신 얼음 25 kg을 넣어 주세요.
      gpio_write pin={inn} value=1 | 찬물 틀기 | 메시지에 밸브가 둘 나옵니다. 들어오는 쪽을 1로 올려 찬물을 틀어 주십시오. 나가는 쪽은 건드리지 마세요.
      ^ | 유입 열기 | 유입이라고 적힌 번호에 1.
      gpio_write pin={out} value=0 | 배출 잠그기 | 물이 빠지면 안 되니 나가는 쪽 밸브를 0으로 닫아 주세요.
      chill_stir tub="{tub}" on=true | 젓기 시작 | 가장자리만 차갑습니다. 그 수조를 저어 주세요.
      chill_stir tub="{tub}" on=false | 젓기 그만 | 모서리가 깨집니다. 젓던 것을 꺼 주세요.
      pack_pause minutes=12 | 포장 쉬기 | 비닐을 가는 동안 12분 쉬게 해 주세요.
      notify message="{tub} 물 {t}℃, 두부 {core}℃, {count}모" | 알림 | 이 컴퓨터에 수조, '물' 온도, '두부' 온도(둘 다 ℃), 몇 모인지 차례로.
      file_write path=tofu/cool.csv content="{tub},{core}" append=true | 식힌 기록 | tofu/cool.csv 에 수조,두부온도를 한 줄로 덧붙여 주세요. 물온도는 적지 않습니다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /떡집/반품 {"가게": "{shop}", "품목": "{item}", "상자": {boxes}, "사유": "{why}", "제조일": "{made}", "기사": "{driver}"}',
    slots: { shop: '온누리마트, 초록반찬, 시장 12호, 두레생협', item: '가래떡, 경단, 증편, 수수팥떡', boxes: '2..20', why: '=굳음, 포장 터짐, 이물, 늦은 배송', made: '=2026-01-19, 2026-02-02, 2026-02-16', driver: '석준영, 임나경, 왕선호' },
    tools: ['return_in(shop, item, boxes: int, reason): Book a return', 'return_out(shop, item): Send a return back', 'refund_pay(shop, won: int): Pay a shop back', 'charge_shop(shop, won: int): Charge a shop', 'lot_block(item, made_on): Block what was made on a day'],
    steps: `
      return_in shop="{shop}" item="{item}" boxes={boxes} reason="{why}" | 반품 받기 | 가게가 적어 보낸 품목과 상자 수, 사유 그대로 반품을 잡아 주세요.
      ^ | 반품 등록 | 어느 가게의 무엇이 몇 상자 왜 돌아오는지는 접수에 다 있다.
      lot_block item="{item}" made_on={made} | 출고 막기 | 같은 날 만든 것이 더 있을 테니, 그 품목 그 제조일 것을 모두 막아 주세요.
      refund_pay shop="{shop}" won=48000 | 환불 | 그 가게에 사만 팔천 원을 돌려주세요. 매기는 것이 아니라 내어 주는 쪽입니다.
      charge_shop shop="{shop}" won=5000 | 상자값 | 빈 상자를 안 돌려줬으니 그 가게에 오천 원을 매겨 주세요.
      return_out shop="{shop}" item="{item}" | 되돌려 보내기 | 가 보니 멀쩡했습니다. 그 가게로 그 품목을 다시 보내 주세요.
      send_message channel=배송 to="{driver}" text="{shop} {item} {boxes}상자 회수" | 기사님께 | 배송 채널로 담당 기사님께 가게와 품목, 몇 상자, 그리고 '회수'라고 적어 보내 주세요.
      notify message="{shop}: {item} {boxes}상자, {why}" | 사무실 알림 | 이 컴퓨터에 가게, 쌍점, 품목과 몇 상자, 쉼표, 사유.
      memory_store key=return-{made} content="{item} {why}" | 반품 메모 | return-{made} 에 품목과 사유를 띄어 적어 주세요.
    `,
  },
  {
    language: 'ko',
    earlier: ['배추 검수 | cabbage_check → 1번 차 무름 {r1} %, 2번 차 무름 {r2} %', '하역 순서 | dock_list → 1번 차 {d1}번 문, 2번 차 {d2}번 문', '당직 품질 | qa_now → {qa}'],
    slots: { r1: '1..4', r2: '6..9 / 11..24', d1: '=2, 3', d2: '=5, 6, 8', qa: '노영채, 길수림, 목단비' },
    tools: ['truck_accept(truck: int, door: int): Accept a truck', 'truck_refuse(truck: int, reason): Refuse a truck', 'wash_line(speed: slow|normal|fast): Set the washing line', 'qa_call(person, door: int): Call quality control to a door'],
    steps: `
      @r2 truck_accept truck=2 door={d2} // truck_refuse truck=2 reason="무름 {r2} %" | 둘째 차 | 무른 것이 10 %를 넘으면 2번 차를 '무름 n %' 사유로 돌려보내고, 10 % 이하면 그 차의 문으로 받아 주세요. 문 번호는 하역 순서에 있습니다.
      truck_accept truck=1 door={d1} | 첫째 차 받기 | 1번 차는 검수가 좋으니 정해진 문으로 받아 주세요.
      ^ | 1번 차 하역 | {step2}단계에서 1번 차에 배정된 문을 쓴다.
      qa_call person="{qa}" door={d2} | 품질 부르기 | 지금 당직인 품질 담당을 2번 차 문으로 불러 주세요.
      wash_line speed=slow | 세척 천천히 | 흙이 많으니 세척 라인을 느리게 해 주세요.
      wash_line speed=fast | 세척 빠르게 | 밀렸습니다. 빠르게 돌려 주세요.
      notify message="1번 차 무름 {r1} %, 2번 차 무름 {r2} %" | 두 차 알림 | 이 컴퓨터에 두 차의 무름을 차 번호 순서로 %와 함께.
      send_message channel=qa to="{qa}" text="2번 차 무름 {r2} %" | 담당자에게 | qa 채널로 당직 품질 담당에게 2번 차 무름만 알려 주세요.
      file_write path=kimchi/rot.csv content="{r1},{r2}" append=true | 무름 기록 | kimchi/rot.csv 에 1번,2번 차의 무름을 숫자만 한 줄 보태 주세요.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt kitchen/dishwasher {"세척기": {no}, "세척온도": {wash}, "헹굼온도": {rinse}, "세제": {soap}, "린스": {shine}}',
    slots: { no: '=1, 2, 3', wash: '55..69', rinse: '71..81 / 82..94', soap: '10..39', shine: '40..90' },
    tools: ['dish_cycle(washer: int, program: short|normal|heavy): Start a cycle', 'dish_stop(washer: int): Stop a cycle', 'soap_dose(washer: int, ml: int): Dose detergent', 'shine_dose(washer: int, ml: int): Dose rinse aid', 'rinse_heat(washer: int, celsius: int): Set the rinse temperature'],
    steps: `
      @rinse rinse_heat washer={no} celsius=85 // dish_cycle washer={no} program=normal | 헹굼 확인 | 위생 기준은 헹굼 82도 이상입니다. 지켜지고 있으면 그 세척기를 보통으로 돌리고, 모자라면 헹굼을 85도로 올려 주세요. 세척온도는 기준이 아닙니다.
      dish_cycle washer={no} program=heavy | 솥 씻기 | 눌어붙은 솥이 들어갔습니다. 보고한 세척기를 강하게 돌려 주세요.
      dish_cycle washer={no} program=short | 컵만 | 컵뿐이니 그 세척기를 짧은 코스로.
      soap_dose washer={no} ml=80 | 세제 보충 | 세제가 떨어져 갑니다. 그 세척기에 80 ml 넣어 주세요. 린스가 아닙니다.
      shine_dose washer={no} ml=30 | 린스 | 물자국이 남는다고 합니다. 린스 쪽에 30 ml. 세척기는 메시지.
      dish_stop washer={no} | 정지 | 접시가 걸렸다. 그 세척기를 세운다.
      notify message="세척기 {no} 세척 {wash}℃, 헹굼 {rinse}℃" | 온도 알림 | 이 컴퓨터에 세척기 번호와 '세척', '헹굼' 온도를 ℃로.
      file_write path=kitchen/rinse.csv content="{no},{rinse}" append=true | 위생 기록 | 점검 나오면 보여 줄 표입니다. kitchen/rinse.csv 에 세척기,헹굼온도를 한 줄 보태 주세요.
      pushover message="세제 {soap} %, 린스 {shine} %" | 푸시 | 푸시로 '세제'와 '린스' 잔량을 이 순서로 %와 함께 보내 주세요.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /kitchen/waste {"구역": "{zone}", "종류": "{kind}", "kg": {kg}, "통": {bin}, "담당": "{who}", "수거": "{pickup}"}',
    slots: { zone: '전처리실, 조리실, 퇴식구, 제과실', kind: '=음식물, 폐유, 종이, 캔', kg: '14..60', bin: '=1, 2, 3, 4', who: '금나래, 사윤호, 봉지은', pickup: '=05:00, 06:30, 22:00' },
    tools: ['bin_weigh(bin: int, kg: num): Enter the weight of a bin', 'bin_swap(bin: int, zone): Bring an empty bin', 'pickup_ask(kind, time): Ask for a pickup', 'pickup_off(kind): Cancel a pickup'],
    steps: `
      bin_weigh bin={bin} kg={kg} | 무게 적기 | 적힌 통에 적힌 무게를 올려 주세요. 통 번호와 무게를 바꿔 적는 일이 잦으니 조심해 주시고요.
      ^ | 통 무게 | 통은 통, kg은 kg. 메시지대로.
      bin_swap bin={bin} zone="{zone}" | 빈 통 | 그 구역으로 같은 번호의 빈 통을 갖다 놓게 해 주세요.
      pickup_ask kind={kind} time={pickup} | 수거 요청 | 나온 종류를 적힌 수거 시각에 가져가 달라고 요청해 주세요.
      pickup_off kind={kind} | 수거 취소 | 오늘은 양이 적습니다. 그 종류의 수거를 빼 주세요.
      bin_weigh bin=4 kg=12.5 | 4번 통 | 메시지와 별개로, 4번 통은 제가 재 보니 12.5 kg입니다. 그렇게 올려 주세요.
      notify message="{zone} {kind} {kg} kg, {who}" | 알림 | 이 컴퓨터에 구역, 종류, 무게(kg), 쉼표 뒤에 담당.
      memory_store key=waste-{bin} content="{kind} {kg} kg" | 통 메모 | waste-{bin} 에 종류와 무게를 kg과 함께 남겨 주세요.
      failed "통을 씻을 도구가 없다" | 통 씻기 | 비운 통 안쪽을 솔로 씻어 말려 주세요.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt shop/welding {"용접기": "{dev}", "전류": {amp}, "가스유량": {flow}, "와이어": {wire}, "환기": "{vent}", "작업자": "{who}"}',
    slots: { dev: 'TIG-1, TIG-3, MIG-2, MIG-5', amp: '60..180', flow: '5..14', wire: '15..49', vent: '=켜짐, 가동 / 꺼짐, 정지', who: '지승아, 마도현, 형은새' },
    tools: ['arc_enable(welder, amps: int): Enable a welder', 'arc_disable(welder): Disable a welder', 'gas_rate(welder, liters_per_minute: int): Set the shielding gas', 'wire_feed(welder, cm_per_minute: int): Set the wire feed', 'spark_watch(minutes: int): Watch for fire'],
    steps: `
      @vent arc_enable welder={dev} amps={amp} // failed "환기가 {vent} 상태다" | 용접 허가 | 환기가 돌고 있을 때만 신청한 용접기를 적힌 전류로 풀어 주세요. 꺼져 있으면 연기가 차니 실패로 두시면 됩니다.
      ^ | 아크 켜기 | 환기부터 확인. 꺼졌으면 실패, 돌면 그 전류 그대로.
      gas_rate welder={dev} liters_per_minute=12 | 보호 가스 | 지금 유량이 아니라 분당 12리터로 그 용접기를 맞춰 주세요.
      wire_feed welder={dev} cm_per_minute=350 | 와이어 속도 | 와이어는 분당 3미터 반(350 cm)으로. 용접기는 메시지.
      arc_disable welder={dev} | 끄기 | 점심시간입니다. 그 용접기를 막아 주세요.
      spark_watch minutes=60 | 불티 감시 | 끝난 뒤 한 시간 동안 불티를 지켜봐 주세요.
      notify message="{who} {dev} {amp} A" | 알림 | 작업자와 용접기, 전류(A)를 이 순서로 이 컴퓨터에.
      mqtt_publish topic="shop/wire" payload="{wire} %" | 와이어 잔량 | 와이어 남은 양을 한 칸 띄운 % 와 함께 shop/wire 에 보내 주세요.
      gpio_write pin=21 value=1 | 차광막 내리기 | 차광막은 21번이고, 0이면 올라가 있고 1을 주면 내려온다. 내려 주세요.
      gpio_write pin=21 value=0 | 차광막 올리기 | 21번에서 1을 빼면 차광막이 올라갑니다. 올려 주세요.
    `,
  },
  {
    language: 'ko',
    event: 'webhook - {firm} {who}입니다. 도면 {dwg} 수정본 보냅니다. 재질은 {mat}, 수량은 {count}개, 납기는 {date}로 부탁드립니다.',
    slots: { firm: '한울정밀, 서광기공, 다산로봇, 미래금형', who: '임보람, 천우식, 견지호', dwg: 'DW-2210, DW-3087, A-119, B-405', mat: 'SUS304, AL6061, S45C, 황동', count: '12..80', date: '=2026-03-31, 2026-04-15, 2026-05-29' },
    tools: ['job_create(drawing, material, count: int, due): Create a job', 'job_close(drawing): Close a job', 'stock_cut(material, pieces: int, length_mm: int): Cut stock', 'stock_return(material, pieces: int): Put stock back', 'quote_send(customer, drawing): Send a quote'],
    steps: `
      job_create drawing={dwg} material="{mat}" count={count} due={date} | 작업 만들기 | 메일에 적힌 도면, 재질, 수량, 납기로 작업을 하나 만들어 주세요.
      ^ | 작업 등록 | 네 가지 다 메일에 있다. 보낸 사람은 넣지 않는다.
      stock_cut material="{mat}" pieces={count} length_mm=120 | 소재 절단 | 그 재질을 120 mm로, 주문한 수량만큼 잘라 주세요.
      stock_return material="{mat}" pieces=4 | 소재 되돌리기 | 네 토막이 남았습니다. 같은 재질로 창고에 돌려 주세요.
      quote_send customer="{firm}" drawing={dwg} | 견적 보내기 | 메일 보낸 회사에 그 도면 견적을 보내 주세요.
      job_close drawing={dwg} | 작업 닫기 | 이전 판으로 열어 둔 것이 있으니 그 도면 작업을 닫아 주세요.
      send_message channel=telegram to="{who}" text="{dwg} {count}개 {date} 납기 확인했습니다" | 답장 | channel telegram 으로 보낸 분께 도면, 몇 개, 납기일을 적고 '납기 확인했습니다'로 끝내 주세요.
      notify message="{firm} {dwg}: {mat} {count}개" | 현장 알림 | 이 컴퓨터에 회사와 도면, 쌍점, 재질과 몇 개인지.
      file_write path=cnc/due.txt content="{date} {dwg}" append=true | 납기표 | cnc/due.txt 에 납기일과 도면을 띄어 한 줄 보태 주세요.
    `,
  },
  {
    language: 'ko',
    earlier: ['도료 재고 | paint_stock → 백색 {w}리터, 흑색 {b}리터, 투명 {c}리터', '점도 재기 | visc_read → {visc}초'],
    slots: { w: '20..45', b: '3..9', c: '10..19', visc: '14..19 / 26..35', dot: '4..27' },
    tools: ['thin_add(color: 백색|흑색|투명, ml: int): Add thinner', 'paint_add(color: 백색|흑색|투명, ml: int): Add paint', 'can_open(color: 백색|흑색|투명, cans: int): Open cans', 'can_order(color: 백색|흑색|투명, cans: int): Order cans', 'stir_go(color: 백색|흑색|투명, minutes: int): Stir paint'],
    steps: `
      @visc paint_add color=백색 ml=300 // thin_add color=백색 ml=200 | 점도 맞추기 | 포드컵으로 20초에서 25초 사이가 맞습니다. 그보다 오래 걸리면 백색에 신너 200 ml를, 그보다 빨리 흐르면 백색 도료 300 ml를 더 넣어 주세요.
      can_order color=흑색 cans=6 | 모자란 색 | 셋 중 가장 적게 남은 색을 여섯 통 시켜 주세요.
      ^ | 발주 | {step1}단계에서 리터가 가장 작은 색, 6통.
      can_open color=투명 cans=1 | 통 따기 | 마감에 쓸 투명 한 통을 따 주세요. 시키는 것이 아니라 있는 것을 땁니다.
      stir_go color=백색 minutes=10 | 젓기 | 가장 많이 남은 색을 10분 저어 주세요.
      gpio_write pin={dot} value=0 | 교반기 돌리기 | {dot}번은 접점이 뒤집혀 있어 1이면 서고 0이면 돈다. 돌려 주세요.
      notify message="백색 {w}리터, 흑색 {b}리터, 투명 {c}리터" | 재고 알림 | 이 컴퓨터에 세 색의 재고를 조회된 순서로 리터와 함께 띄워 주세요.
      memory_store key=visc content="점도 {visc}초" | 점도 메모 | visc 에 '점도'와 잰 초를 남겨 주세요.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt print/binder {"제본기": {no}, "풀온도": {glue}, "책두께": {thick}, "권수": {books}, "불량": {bad}, "책": "{title}"}',
    slots: { no: '=1, 2', glue: '140..169 / 171..189', thick: '8..30', books: '200..900', bad: '3..7', title: '산행 안내, 마을지, 졸업 작품집, 요리 수첩' },
    tools: ['glue_goal(binder: int, celsius: int): Set the glue', 'glue_off(binder: int): Switch the glue off', 'spine_set(binder: int, mm: int): Set the spine', 'bind_go(binder: int, books: int): Bind books', 'bind_redo(title, books: int): Order books to be made again'],
    steps: `
      @glue glue_goal binder={no} celsius=175 // bind_go binder={no} books={books} | 풀 온도 보고 | 풀이 170도를 넘게 녹았으면 그 제본기로 적힌 권수를 묶어 주세요. 덜 녹았으면 먼저 175도로 맞춰 주시고요.
      spine_set binder={no} mm={thick} | 책등 | 책 두께에 맞춰 그 제본기의 책등을 잡아 주세요. 밀리미터입니다.
      ^ | 책등 맞추기 | 두께 값은 메시지. 권수나 온도와 헷갈리지 말 것.
      bind_redo title="{title}" books={bad} | 다시 만들기 | 불량 난 권수만큼 그 책을 다시 만들어 주세요.
      glue_off binder={no} | 풀 끄기 | 오늘은 끝났으니 그 제본기의 풀을 꺼 주세요.
      notify message="{title} {books}권, 불량 {bad}권" | 제본 알림 | 이 컴퓨터에 책과 몇 권, '불량' 몇 권을 띄워 주세요.
      send_message channel=print text="제본기 {no} 풀 {glue}℃" | 인쇄팀 | print 채널에 '제본기'와 번호, '풀' 온도(℃)를.
      file_write path=print/bind.csv content="{title};{books};{bad}" append=true | 제본 기록 | print/bind.csv 에 책;권수;불량을 한 줄.
      failed "표지 색을 눈으로 견줄 도구가 없다" | 색 견주기 | 표지 색이 교정쇄와 같은지 눈으로 견줘 주세요.
    `,
  },
  {
    language: 'ko',
    earlier: ['다림질 순번 | iron_queue → 1번 {g1}, 2번 {g2}, 3번 {g3}', '옷 정보 | garment_info → {g1} 실크, {g2} 면, {g3} 모직'],
    slots: { g1: '가-301, 나-118', g2: '다-77, 라-240', g3: '마-12, 바-509' },
    tools: ['iron_do(tag, celsius: int): Iron a garment', 'iron_skip(tag): Skip a garment', 'steam_do(tag, seconds: int): Steam a garment', 'bag_put(tag, hanger: bool): Put a garment into a bag'],
    steps: `
      iron_do tag={g2} celsius=200 | 면 다림질 | 면으로 나온 옷을 200도로 다려 주세요. 표 번호는 옷 정보에 있습니다.
      ^ | 뜨겁게 | {step2}단계에서 면인 것만 200도.
      iron_do tag={g1} celsius=110 | 실크는 약하게 | 실크 옷은 110도를 넘기면 안 됩니다. 110도로 다려 주세요.
      steam_do tag={g3} seconds=40 | 모직은 김으로 | 모직은 누르지 말고 김만 40초 쐬어 주세요.
      iron_skip tag={g1} | 첫 번째 건너뛰기 | 순번 1번 옷은 손님이 그냥 달라고 하셨습니다. 건너뛰어 주세요.
      bag_put tag={g3} hanger=true | 걸어서 | 마지막 순번 옷은 옷걸이째 싸 주세요.
      bag_put tag={g2} hanger=false | 개어서 | 두 번째 순번 옷은 옷걸이 없이 싸 주세요.
      notify message="{g1} 실크, {g3} 모직" | 조심할 옷 | 이 컴퓨터에 실크와 모직 옷을 표 번호와 함께 알려 주세요. 면은 빼고요.
      memory_store key=iron-order content="{g1}, {g2}, {g3}" | 순번 메모 | iron-order 에 순번대로 표 번호 셋을 쉼표로 이어 주세요.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt hotel/room/{room} {"실내": {t}, "희망": {want}, "창": "{window}", "재실": {inside}, "에어컨핀": {ac}, "전등핀": {lamp}}',
    slots: { room: '501..1890', t: '26..31', want: '20..25', window: '=닫힘 / 열림', inside: '=true, false', ac: '2..9', lamp: '10..19' },
    tools: ['suite_temp(room: int, celsius: int): Set a room', 'suite_night(room: int, on: bool): Switch the night mode of a room', 'suite_blind(room: int, percent: int): Move the blind of a room', 'suite_ask(room: int): Ask a room how it is'],
    steps: `
      @window suite_temp room={room} celsius={want} // failed "창이 열려 있다" | 온도 맞추기 | 창이 닫혀 있으면 그 방을 손님이 바라시는 온도로 맞춰 주세요. 창이 열려 있으면 전기만 버리니 하지 마시고요.
      gpio_write pin={lamp} value=0 | 불 끄기 | 에어컨 말고 전등이 물린 핀을 0으로 내려 주세요.
      ^ | 객실 소등 | 메시지에 핀이 두 개. 전등 쪽만 끈다(0).
      gpio_write pin={ac} value=1 | 냉방 켜기 | 에어컨이 물린 핀을 1로 올려 주십시오.
      suite_night room={room} on=true | 취침 모드 | 손님이 주무신답니다. 그 방을 밤 모드로.
      suite_night room={room} on=false | 취침 모드 해제 | 일어나셨습니다. 밤 모드를 풀어 주세요.
      suite_blind room={room} percent=75 | 블라인드 | 그 방 블라인드를 사분의 삼만 내려 주세요.
      notify message="{room}호 실내 {t}℃, 희망 {want}℃" | 프런트 알림 | 이 컴퓨터에 몇 호인지와 '실내', '희망' 온도를 ℃로 띄워 주세요.
      mqtt_publish topic="hotel/want/{room}" payload="{want}" | 희망 온도 | hotel/want/{room} 에 손님이 바라는 온도만 숫자로.
    `,
  },
  {
    language: 'ko',
    earlier: ['예약 검색 | booking_find → {n1} 스탠다드 {d1}, {n2} 디럭스 {d2}, {n3} 스위트 {d3}', '객실 점유 | house_count → {full} %'],
    slots: { n1: '도예슬, 강무현', n2: '유태린, 반승규', n3: '최나온, 사라온', d1: '=2026-07-01, 2026-07-02', d2: '=2026-07-10, 2026-07-11', d3: '=2026-07-20, 2026-07-21', full: '40..89 / 91..99' },
    tools: ['stay_confirm(guest, date): Confirm a booking', 'stay_cancel(guest, date): Cancel a booking', 'stay_upgrade(guest, to_class: 디럭스|스위트): Upgrade a guest', 'rate_change(percent: int): Change the rates'],
    steps: `
      @full rate_change percent=-10 // rate_change percent=15 | 요금 | 객실이 90 %를 넘게 찼으면 요금을 15 % 올리고, 아니면 10 % 내려 주세요. 내릴 때는 빼기 부호를 씁니다.
      stay_confirm guest="{n3}" date={d3} | 스위트 확정 | 스위트로 예약하신 분을 그 날짜로 확정해 주세요.
      ^ | 예약 확정 | {step1}단계에서 스위트를 잡은 손님.
      stay_cancel guest="{n1}" date={d1} | 취소 | 스탠다드 손님이 취소를 부탁하셨습니다. 이름과 날짜는 검색 결과대로.
      stay_upgrade guest="{n2}" to_class=스위트 | 올려 드리기 | 디럭스 손님을 스위트로 올려 드립시다.
      stay_upgrade guest="{n1}" to_class=디럭스 | 한 단계 | 스탠다드로 예약하신 분은 디럭스로.
      notify message="{n3} 스위트 {d3}" | 귀빈 알림 | 이 컴퓨터에 스위트 손님의 이름, 객실, 날짜를 띄워 주세요.
      memory_store key=house content="점유 {full} %" | 점유 메모 | house 에 '점유'와 값(%)을 남겨 주세요.
      file_write path=hotel/deluxe.txt content="{d2}, {n2}" | 디럭스 파일 | hotel/deluxe.txt 를 디럭스 손님의 날짜, 이름 순으로 새로 써 주세요.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt pool/slide {"미끄럼틀": "{slide}", "수량": {flow}, "대기": {queue}, "키제한": {limit}, "요청키": {height}, "요원": "{guard}"}',
    slots: { slide: '튜브형, 직선형, 회오리, 가족형', flow: '20..79', queue: '5..18', limit: '=120', height: '95..119 / 121..160', guard: '선예담, 팽도윤, 황시우' },
    tools: ['slide_go(slide, seconds: int): Release a rider', 'slide_close(slide, minutes: int): Close a slide', 'slide_flow(slide, liters_per_second: int): Set the water of a slide', 'guard_shift(guard, slide): Send a lifeguard to a slide'],
    steps: `
      @height failed "키 {height} cm는 탈 수 없다" // slide_go slide="{slide}" seconds=20 | 태워도 되나 | 이 미끄럼틀은 120 cm가 넘어야 탑니다. 요청한 아이가 되면 20초 간격으로 내려 보내고, 안 되면 실패로 끝내 주세요.
      ^ | 출발 | 키를 보고 120에 못 미치면 거절, 넘으면 그 미끄럼틀 20초.
      slide_flow slide="{slide}" liters_per_second=65 | 물 양 | 물이 약하다고 합니다. 지금 값 말고 초당 65리터로 맞춰 주세요.
      slide_close slide="{slide}" minutes=45 | 닫기 | 천둥이 칩니다. 그 미끄럼틀을 45분 닫아 주세요.
      guard_shift guard="{guard}" slide="{slide}" | 요원 배치 | 이름이 나온 요원을 그 미끄럼틀로 보내 주세요.
      notify message="{slide} 대기 {queue}명, 요원 {guard}" | 알림 | 이 컴퓨터에 미끄럼틀, '대기' 몇 명, '요원'과 이름.
      pushover message="{slide} 키 제한 {limit} cm" | 안내 푸시 | 푸시로 미끄럼틀과 '키 제한' 값(cm)을 보내 주세요. 요청한 아이 키가 아닙니다.
      file_write path=pool/slide.csv content="{slide},{queue},{flow}" append=true | 기록 | pool/slide.csv 에 미끄럼틀,대기,수량을 한 줄.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /museum/volunteer {"이름": "{who}", "전시실": "{hall}", "요일": "{day}", "시작": "{from}", "끝": "{to}", "외국어": "{lang}"}',
    slots: { who: '길예나, 표동욱, 엄소미, 도한솔', hall: '고고실, 불교미술실, 어린이관, 기증실', day: '=화, 수, 목, 금, 토 / 월', from: '=09:30, 10:00, 11:00', to: '=13:00, 14:30, 17:00', lang: '=영어, 일본어, 스페인어 / ∅, -' },
    tools: ['shift_put(person, hall, day, start, end): Put a person on the plan', 'shift_off(person, day): Take a person off the plan', 'badge_make(person, language?): Make a badge', 'badge_void(person): Void a badge'],
    steps: `
      @day shift_put person="{who}" hall="{hall}" day={day} start={from} end={to} // failed "월요일은 휴관이다" | 일정 넣기 | 월요일은 휴관이라 넣을 수 없습니다. 다른 요일이면 신청하신 전시실과 시각으로 넣어 주세요.
      ^ | 봉사 일정 | 요일이 월이면 실패('월요일은 휴관이다'). 아니면 적힌 그대로.
      @lang badge_make person="{who}" language={lang} // badge_make person="{who}" | 명찰 | 하실 수 있는 외국어가 적혀 있으면 그 말을 넣어 명찰을 만들고, 비었으면 이름만으로 만들어 주세요.
      badge_void person="{who}" | 명찰 폐기 | 그만두셨습니다. 그분 명찰을 못 쓰게 해 주세요.
      shift_off person="{who}" day={day} | 빼기 | 그분을 그 요일에서 빼 주세요.
      notify message="{day}요일 {hall} {who}" | 안내 데스크 | 이 컴퓨터에 무슨 요일, 어느 전시실, 누구인지 띄워 주세요.
      send_message channel=volunteers to="{who}" text="{hall} {from}~{to} 부탁드립니다" | 봉사자께 | volunteers 채널로 그분께 전시실과 시작~끝을 적고 '부탁드립니다'로 맺어 주세요.
      memory_store key=volunteer content="{who}, {hall}" | 메모 | volunteer 에 이름과 전시실을 쉼표로 이어 주세요.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt pharmacy/robot {"서랍": "{drawer}", "약": "{drug}", "남음": {left}, "최소": {min}, "로트": "{lot}", "기한": "{until}"}',
    slots: { drawer: 'A-03, B-17, C-22, D-08', drug: '암로디핀, 라니티딘, 레보티록신, 가바펜틴', left: '3..19 / 41..90', min: '=20, 30, 40', lot: 'H2204, K8810, M0031', until: '=2026-09-30, 2027-02-28, 2027-06-30' },
    tools: ['drawer_fill(drawer, drug, count: int): Fill a drawer', 'drawer_clear(drawer): Empty a drawer', 'drawer_pick(drawer, count: int): Take from a drawer', 'hold_the_lot(lot, reason): Put a lot on hold', 'lot_free(lot): Release a lot'],
    steps: `
      @left drawer_fill drawer={drawer} drug="{drug}" count=100 // failed "{left}정 남아 있어 최소보다 많다" | 채울까요 | 남은 수가 최소보다 적을 때만 그 서랍에 그 약을 백 정 채워 주세요. 넉넉하면 채우지 말고 실패로 두세요.
      ^ | 서랍 보충 | 남음과 최소를 견준다. 모자라면 100정, 아니면 실패.
      drawer_pick drawer={drawer} count={min} | 꺼내기 | 그 서랍에서 최소로 적힌 수만큼 꺼내 주세요.
      drawer_clear drawer={drawer} | 비우기 | 약이 섞였습니다. 그 서랍을 다 비워 주세요.
      hold_the_lot lot={lot} reason=변색 | 로트 보류 | 알약이 누렇습니다. 그 로트를 변색 사유로 묶어 주세요.
      lot_free lot={lot} | 로트 풀기 | 제약사에서 괜찮다고 했습니다. 묶어 둔 그 로트를 풀어 주세요.
      notify message="{drawer} {drug} {left}정, 최소 {min}정" | 재고 알림 | 이 컴퓨터에 서랍과 약, 몇 정, '최소' 몇 정인지 띄워 주세요.
      file_write path=pharmacy/until.csv content="{drug},{lot},{until}" append=true | 기한 기록 | pharmacy/until.csv 에 약,로트,기한을 한 줄 보태 주세요.
      memory_forget key=drawer-{drawer} | 메모 지우기 | drawer-{drawer} 메모는 낡았으니 지워 주세요.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt theater/seat {"열": "{row}", "번": {seat}, "등급": "{grade}", "상태": "{state}", "예매": "{who}", "등핀": {lamp}}',
    slots: { row: '=A, B, C, F, K', seat: '1..9', grade: '=R, S, VIP', state: '=비어 있음, 빈자리 / 고장, 판매됨', who: '우도현, 임채아, 국서진', lamp: '12..27' },
    tools: ['chair_sell(row, seat: int, guest): Sell a chair', 'chair_block(row, seat: int, reason): Block a chair', 'chair_free(row, seat: int): Free a chair', 'aisle_light(row, percent: int): Dim the aisle light'],
    steps: `
      @state chair_sell row={row} seat={seat} guest="{who}" // failed "좌석이 {state} 상태다" | 팔 수 있나 | 빈자리면 예매하신 분께 그 열 그 번 자리를 팔아 주세요. 고장이거나 이미 팔린 자리면 실패로 끝내 주시고요.
      chair_block row={row} seat={seat} reason=파손 | 막기 | 팔걸이가 부러졌습니다. 그 자리를 파손 사유로 막아 주세요.
      chair_free row={row} seat={seat} | 풀기 | 고쳤습니다. 막아 둔 그 자리를 풀어 주세요.
      ^ | 자리 살리기 | 같은 열 같은 번을 다시 팔 수 있게.
      aisle_light row={row} percent=30 | 통로등 | 그 열 통로등을 삼 할(30 %)만 켜 주세요.
      gpio_write pin={lamp} value=1 | 좌석등 | 자리에 딸린 등의 핀이 메시지에 있습니다. 1로 올려 켜 주세요.
      notify message="{row}열 {seat}번 {grade}석, {who}" | 하우스 알림 | 이 컴퓨터에 몇 열 몇 번 무슨 석인지, 쉼표 뒤에 예매하신 분.
      memory_store key=last-grade content="{grade}석 {row}열" | 등급 메모 | last-grade 에 무슨 석 몇 열인지 남겨 주세요.
      mqtt_publish topic="theater/state" payload="{state}" | 상태 발행 | theater/state 에 그 자리 상태를 그 말 그대로 보내 주세요.
    `,
  },
  {
    language: 'ko',
    earlier: ['부스 점검 | stall_check → 1구역 {s1}, 2구역 {s2}, 3구역 {s3}', '배전반 조회 | panel_list → 1구역 핀 {p1}, 2구역 핀 {p2}, 3구역 핀 {p3}'],
    slots: { s1: '=이상 없음', s2: '=누전', s3: '=천막 풀림', p1: '4..9', p2: '11..18', p3: '20..27', who: '변가온, 추민결' },
    tools: ['crew_send(zone: int, crew: 전기|천막|청소): Send a crew', 'crew_recall(zone: int): Call a crew back', 'zone_close(zone: int, minutes: int): Close a zone', 'zone_open(zone: int): Open a zone'],
    steps: `
      gpio_write pin={p2} value=0 | 누전 구역 끊기 | 누전이 난 구역의 전원을 내려 주세요. 핀은 배전반 조회에 있고 0이면 끊깁니다.
      ^ | 차단 | {step1}단계에서 누전인 구역을 찾아 {step2}단계의 그 핀을 0으로.
      crew_send zone=2 crew=전기 | 전기팀 | 누전 난 구역으로 전기 하는 분들을 보내 주세요.
      crew_send zone=3 crew=천막 | 천막팀 | 천막이 풀린 구역에는 천막팀을.
      zone_close zone=3 minutes=20 | 구역 닫기 | 천막을 다시 매는 동안 그 구역을 20분 닫아 주세요.
      zone_open zone=1 | 구역 열기 | 이상이 없는 구역을 열어 주세요.
      crew_recall zone=3 | 불러들이기 | 3구역에 간 팀을 불러들인다.
      notify message="2구역 {s2}, 3구역 {s3}" | 문제 구역 알림 | 이 컴퓨터에 문제가 있는 두 구역을 번호와 상태로 알려 주세요.
      gpio_write pin={p1} value=1 | 1구역 켜기 | 1구역 핀을 찾아 1로 올려 주세요.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt kiln/cone {"가마": "{kiln}", "위": {top}, "가운데": {mid}, "아래": {low}, "문": "{door}", "분": {min}}',
    slots: { kiln: '도자기마당, 산채가마, 학교가마, 새가마', top: '1200..1249', mid: '1150..1199', low: '1050..1149', door: '=닫힘 / 열림', min: '20..90' },
    tools: ['elem_power(kiln, part: top|middle|bottom, percent: int): Set the power of heating elements', 'elem_off(kiln, part: top|middle|bottom): Switch heating elements off', 'soak_for(kiln, minutes: int): Hold the temperature', 'soak_end(kiln): End holding the temperature'],
    steps: `
      elem_power kiln="{kiln}" part=bottom percent=90 | 아래를 올려 주세요 | 늘 아래가 덜 구워집니다. 가장 낮은 쪽 열선을 90 %로 올려 주세요.
      ^ | 찬 쪽 | 세 온도를 견줘 가장 낮은 칸(아래)만 90 %.
      elem_off kiln="{kiln}" part=top | 위는 끄기 | 위가 너무 뜨거우니 위 열선은 꺼 주세요. 가마는 메시지에 나온 것입니다.
      @door soak_for kiln="{kiln}" minutes={min} // failed "문이 열려 있다" | 유지해 주세요 | 문이 닫혀 있을 때만 메시지에 적힌 분수만큼 온도를 유지해 주세요. 열려 있으면 하지 마십시오.
      soak_end kiln="{kiln}" | 유지 끝 | 충분합니다. 유지하던 것을 끝내 주세요.
      elem_power kiln="{kiln}" part=middle percent=50 | 가운데 절반 | 가운데는 절반만 주면 됩니다.
      notify message="{kiln} 위 {top}℃, 가운데 {mid}℃, 아래 {low}℃" | 세 온도 알림 | 이 컴퓨터에 가마와 위, 가운데, 아래 온도를 ℃로 띄워 주세요.
      mqtt_publish topic="kiln/middle" payload="{mid}" | 가운데만 | 가운데 온도만 숫자로 kiln/middle 에 보내 주세요.
      file_write path=kiln/three.csv content="{top},{mid},{low}" append=true | 기록 | kiln/three.csv 에 위,가운데,아래를 한 줄로.
    `,
  },
];
