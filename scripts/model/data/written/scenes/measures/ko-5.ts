import type { Scene } from '../../scene';

/** Amounts whose unit mostly the description of the tool tells, and their twins that it wants as they are, in Korean, part 5. */
export const measuresKo5: readonly Scene[] = [
  // 과수원 스프링클러
  {
    language: 'ko',
    event: 'mqtt orchard/row {"이랑": "{r}", "토양": {p}, "급수분": {m}, "비료L": {l}}',
    slots: { r: '사과 3열, 배나무 줄, OR-5', r2: '복숭아 6열, 자두 줄, OR-12', p: '12..38', m: '2..14', ms: '{m} * 60', l: '0.3..2.8', ml: '{l} * 1000', s: '20..58', ml2: '150..290', h: '=한 시간 / 두 시간 / 한 시간 반', mi: '15..19', w: '=오 분 / 십 분 / 십오 분' },
    tools: ['gwasu_water(row, for: int): Water a row; for is in seconds', 'gwasu_fog(row, for: int): Fog a row against frost; for is in minutes', 'gwasu_feed(row, amount: int): Feed fertiliser, amount in ml', 'gwasu_barrel(amount: num): Fill the fertiliser barrel, amount in litres', 'gwasu_skip(row): Leave a row out today'],
    steps: `
      gwasu_water row="{r}" for={ms} | 급수 | 그 이랑에 보고된 시간만큼 물을 댄다.
      gwasu_water row="{r2}" for={s} | 급수 | {r2:은} {s}초면 족함
      @w gwasu_water row="{r2}" for=300 // gwasu_water row="{r2}" for=600 // gwasu_water row="{r2}" for=900 | 급수 | {r2}에 물 {w} 틀어 주세요.
      gwasu_fog row="{r}" for={mi} | 서리 | 서리가 내릴 것 같습니다. 보고된 이랑에 안개를 {mi}분.
      @h gwasu_fog row="{r2}" for=60 // gwasu_fog row="{r2}" for=120 // gwasu_fog row="{r2}" for=90 | 서리 | {r2} 쪽은 골짜기라 안개를 {h} 피운다.
      gwasu_feed row="{r}" amount={ml} | 비료 | 보고된 비료량을 그 이랑에 준다.
      gwasu_feed row="{r2}" amount={ml2} | 비료 | {r2}, 비료 {ml2}ml.
      gwasu_barrel amount={l} | 통 채우기 | 쓴 만큼 채워야지. 보고된 비료량을 통에 다시 붓기.
      gwasu_skip row="{r2}" | 건너뜀 | {r2:은} 오늘 빼 주십시오.
    `,
  },
  // 레이저 각인
  {
    language: 'ko',
    slots: { j: '명판 12, 텀블러 B, LZ-7', j2: '열쇠고리 31, 도마 C, LZ-15', mm: '0.05..0.45', um: '{mm} * 1000', um2: '10..45', cm: '2..18', cmm: '{cm} * 10', mm2: '185..320', s: '2..9', ms: '{s} * 1000', ms2: '50..180', w: '0.02..0.09', p: '=절반 / 최대 / 4분의 1', p2: '30..45', kh: '11..40', hz: '{kh} * 1000' },
    tools: ['gakin_depth(job, value: int): Depth of the engraving in microns', 'gakin_width(job, value: int): Width of the engraving in millimetres', 'gakin_dwell(job, value: int): Time per dot, milliseconds', 'gakin_power(job, value: int): Power in percent of the full power', 'gakin_pulse(job, value: int): Pulses per second (Hz)'],
    steps: `
      gakin_depth job="{j}" value={um} | 깊이 | {j} 깊이 {mm}mm
      gakin_depth job="{j2}" value={um2} | 깊이 | {j2:은} 살짝, {um2}미크론만 팝니다.
      gakin_width job="{j}" value={cmm} | 폭 | {j} 각인 폭을 {cm}센티미터로 맞춰 주시겠습니까?
      gakin_width job="{j2}" value={mm2} | 폭 | {j2} 폭은 {mm2}mm다.
      gakin_dwell job="{j}" value={ms2} | 점 시간 | {j} 점마다 {ms2}밀리초.
      gakin_dwell job="{j2}" value={ms} | 점 시간 | 두꺼운 나무라 {j2:은} 점 하나에 {s}초씩 지진다.
      @p gakin_power job="{j}" value=50 // gakin_power job="{j}" value=100 // gakin_power job="{j}" value=25 | 세기 | {j} 출력은 {p:로}.
      gakin_power job="{j2}" value={p2} | 세기 | {j2}, 출력 {p2}%.
      gakin_pulse job="{j}" value={hz} | 펄스 | {j} {kh}kHz로 때려요.
      gakin_pulse job="{j2}" value=900 | 펄스 | {j2:은} 900Hz로 설정함.
    `,
  },
  // 동물병원
  {
    language: 'ko',
    event: 'webhook /vet/chart {"동물": "{a}", "체중g": {g}, "수액L": {l}, "마취분": {m}, "약mg": {mg}}',
    slots: { a: '보리, 초코, 7번 고양이', a2: '구름, 두부, 12번 토끼', g: '=800, 2400, 4500, 7200', kg: '{g} / 1000', l: '0.2..0.9', ml: '{l} * 1000', m: '15..70', ms: '{m} * 60', mg: '=50, 125, 250', gr: '{mg} / 1000', ml2: '20..95', kg2: '2.6..9.8', mi: '2..9', d: '=사흘 / 일주일 / 열흘', hr: '=하루 / 이틀' },
    tools: ['jinryo_weight(animal, weight: num): Enter the weight in kilograms', 'jinryo_drip(animal, volume: int): Give fluid; volume in millilitres', 'machwi_gas(animal, time: int): Give gas, time in seconds', 'machwi_watch(animal, time: int): Watch after waking up, time in minutes', 'jinryo_pills(animal, days: int): Prescribe pills', 'jinryo_powder(animal, dose: num): Prescribe powder; dose in grams', 'iwon_keep(animal, hours: int): Keep an animal in'],
    steps: `
      jinryo_weight animal="{a}" weight={kg} | 체중 | 차트에 적힌 무게를 그 아이 체중으로 넣어 주세요.
      jinryo_weight animal="{a2}" weight={kg2} | 체중 | {a2} 체중 {kg2}kg.
      jinryo_drip animal="{a}" volume={ml} | 수액 | 차트대로 그 동물에게 수액.
      jinryo_drip animal="{a2}" volume={ml2} | 수액 | {a2:은} 작으니까 {ml2}ml만 놓는다.
      machwi_gas animal="{a}" time={ms} | 마취 | 차트에 나온 시간만큼 마취 가스를 준다, 차트의 동물에게.
      machwi_watch animal="{a}" time={m} | 깨어남 | 깬 뒤에도 마취한 시간과 똑같이 지켜본다. 차트의 그 동물.
      machwi_watch animal="{a2}" time=25 | 깨어남 | {a2:은} 깬 뒤에 25분 지켜봅니다.
      machwi_gas animal="{a2}" time={mi} | 짧게 | {a2}, 가스 {mi}초.
      jinryo_powder animal="{a}" dose={gr} | 가루약 | 그 동물 가루약은 차트의 약 용량으로 처방.
      @d jinryo_pills animal="{a2}" days=3 // jinryo_pills animal="{a2}" days=7 // jinryo_pills animal="{a2}" days=10 | 알약 | {a2} 알약 {d}치 처방했습니다. 입력 바랍니다.
      @hr iwon_keep animal="{a2}" hours=24 // iwon_keep animal="{a2}" hours=48 | 입원 | {a2:을} {hr} 입원시킨다.
      iwon_keep animal="{a}" hours=6 | 입원 | 차트 속 동물은 6시간 입원.
    `,
  },
  // 무대 조명
  {
    language: 'ko',
    slots: { l: '핀 1, 뒤쪽 조명, LT-4', l2: '보더 3, 옆 조명, LT-9', s: '2..9', ms: '{s} * 1000', ms2: '120..900', d: '=0.5초 / 2.5초 / 1초 / 0.3초', p: '15..95', f: '{p} / 100', m: '2..8', msec: '{m} * 60', s2: '10..14', kw: '1..6', w: '{kw} * 1000', w2: '=575, 750', c: '=절반 / 4분의 3' },
    tools: ['mudae_fade(lamp, t: int): 서서히 바꾸기, t는 밀리초', 'mudae_hold(lamp, t: int): 켠 채로 두기, t는 초', 'mudae_level(lamp, level: num): 밝기, 0에서 1까지', 'mudae_house(percent: int): 객석 등 밝기', 'mudae_bulb(lamp, watts: int): 전구 용량 등록', 'mudae_fog(t: int): 연기 피우기, t는 초'],
    steps: `
      mudae_fade lamp="{l}" t={ms} | 페이드 | {l:을} {s}초에 걸쳐 바꾼다.
      mudae_hold lamp="{l}" t={s} | 유지 | 다 바뀌면 {l:을} {s}초 켜 둔다.
      mudae_fade lamp="{l2}" t={ms2} | 페이드 | {l2} 페이드 {ms2}ms.
      @d mudae_fade lamp="{l2}" t=500 // mudae_fade lamp="{l2}" t=2500 // mudae_fade lamp="{l2}" t=1000 // mudae_fade lamp="{l2}" t=300 | 전환 | 막이 바뀝니다. {l2} 전환은 {d}.
      mudae_hold lamp="{l2}" t={msec} | 유지 | {l2:은} 독백 내내, 그러니까 {m}분 동안 꺼지면 안 돼요. 켜 두세요.
      mudae_level lamp="{l}" level={f} | 밝기 | {l} {p}%로!
      mudae_level lamp="{l2}" level=0.3 | 밝기 | {l2} 밝기는 0.3.
      mudae_house percent={p} | 객석 | 객석 등 {p}퍼센트.
      @c mudae_house percent=50 // mudae_house percent=75 | 객석 | 객석 등은 밝기의 {c}으로 해 주십시오.
      mudae_bulb lamp="{l}" watts={w} | 전구 | {l} 전구는 {kw}kW짜리임. 등록.
      mudae_bulb lamp="{l2}" watts={w2} | 전구 | {l2}: {w2}W 전구 등록
      mudae_fog t={s2} | 연기 | 연기 {s2}초.
    `,
  },
  // 우체국 물류
  {
    language: 'ko',
    earlier: ['소포 재기 | sopo_scale → 소포 {b}: {kg}kg, 길이 {cm}cm', '소포 재기 | sopo_scale → 소포 {b2}: {g}g, 길이 {mm}mm'],
    slots: { b: 'EB-114, 사과 상자, 7702', b2: 'EB-230, 작은 봉투, 7719', kg: '1.5..19.5', kgg: '{kg} * 1000', g: '=250, 480, 820', gk: '{g} / 1000', cm: '25..95', cmm: '{cm} * 10', mm: '=160, 220, 310', mc: '{mm} / 10', w: '=4천 원 / 5천5백 원 / 만 천 원', won: '=2900, 3700', d: '=이틀 / 사흘 / 나흘', d2: '5..14', man: '3..50', ins: '{man} * 10000' },
    tools: ['sopo_heft(parcel, weight: int): Enter the weight in grams', 'sopo_sack(parcel, weight: num): Put a parcel into a sack and count its weight in kg', 'sopo_span(parcel, length: num): Enter the length in centimetres', 'sopo_belt(parcel, length: int): Tell the belt the length in millimetres', 'sopo_stamp(parcel, fee: int): Print a stamp, fee in won', 'sopo_insure(parcel, won: int): Insure a parcel', 'sopo_store(parcel, days: int): Keep a parcel at the counter'],
    steps: `
      sopo_heft parcel="{b}" weight={kgg} | 무게 | {b} 잰 무게를 넣는다.
      sopo_heft parcel="{b2}" weight={g} | 무게 | {b2}도 잰 대로 무게 입력.
      sopo_sack parcel="{b}" weight={kg} | 자루 | 잰 무게로 {b:을} 자루에 담는다.
      sopo_sack parcel="{b2}" weight={gk} | 자루 | 자루에 {b2}도 담아 주세요. 무게는 저울에 나온 것.
      sopo_span parcel="{b2}" length={mc} | 길이 | {b2} 길이 입력.
      sopo_span parcel="{b}" length={cm} | 길이 | {b} 길이도 잰 대로 입력합니다.
      sopo_belt parcel="{b}" length={cmm} | 벨트 | 벨트에 {b} 길이를 알려 줘.
      sopo_belt parcel="{b2}" length={mm} | 벨트 | {b2} 길이도 벨트에.
      @w sopo_stamp parcel="{b}" fee=4000 // sopo_stamp parcel="{b}" fee=5500 // sopo_stamp parcel="{b}" fee=11000 | 우표 | {b} 요금은 {w}입니다. 우표를 뽑습니다.
      sopo_stamp parcel="{b2}" fee={won} | 우표 | {b2} {won}원 우표.
      sopo_insure parcel="{b}" won={ins} | 보험 | {b:을} {man}만 원짜리 보험에 든다
      sopo_store parcel="{b}" days={d2} | 보관 | {b:은} {d2}일 보관.
    `,
  },
  // 양식장 사료
  {
    language: 'ko',
    event: 'mqtt hatchery/cage {"가두리": "{c}", "사료kg": {kg}, "산소분": {m}, "약품mL": {ml}, "마릿수": {n}}',
    slots: { c: '광어 2, 큰 가두리, HG-6', c2: '우럭 5, 작은 가두리, HG-11', kg: '1.2..8.5', g: '{kg} * 1000', g2: '150..950', m: '3..18', ms: '{m} * 60', ml: '=250, 600, 900', l: '{ml} / 1000', n: '120..900', s: '20..55', h: '=반 시간 / 한 시간', x: '2..14', neg: '0 - {x}', y: '15..19' },
    tools: ['garduri_feed(cage, qty: int): 사료 주기. qty 단위는 g', 'garduri_sack(cage, qty: num): 사료 포대 올리기. qty 단위는 kg', 'garduri_oxy(cage, dur: int): 산소 넣기. dur 단위는 초', 'garduri_light(cage, dur: int): 집어등 켜기. dur 단위는 분', 'garduri_med(cage, qty: num): 약품 풀기. qty 단위는 L', 'garduri_depth(cage, by: int): 그물 높이 바꾸기. by 단위는 m, 내릴 때는 음수', 'garduri_count(cage, fish: int): 마릿수 적기'],
    steps: `
      garduri_feed cage="{c}" qty={g} | 먹이 | 보고된 사료를 그 가두리에 준다.
      garduri_sack cage="{c2}" qty={kg} | 포대 | {c2}에 보고된 양과 똑같은 사료 포대를 올려 주세요.
      garduri_feed cage="{c2}" qty={g2} | 먹이 | {c2}, 사료 {g2}그램
      garduri_oxy cage="{c}" dur={ms} | 산소 | 그 가두리에 산소를 보고된 시간 동안 넣는다.
      garduri_oxy cage="{c2}" dur={s} | 산소 | {c2} 산소 {s}초.
      @h garduri_light cage="{c2}" dur=30 // garduri_light cage="{c2}" dur=60 | 집어등 | {c2} 집어등 {h} 켜 둠.
      garduri_light cage="{c}" dur={s} | 집어등 | 보고된 곳 집어등은 {s}분만 켭시다.
      garduri_med cage="{c}" qty={l} | 약품 | 약품을 보고된 대로 그 가두리에 푼다.
      garduri_med cage="{c2}" qty=1.5 | 약품 | {c2}에는 1.5리터.
      garduri_depth cage="{c}" by={neg} | 그물 | 물이 뜨거워요. 보고된 가두리 그물을 {x}m 내려요.
      garduri_depth cage="{c2}" by={y} | 그물 | {c2} 그물 {y}미터 올릴 것
      garduri_count cage="{c}" fish={n} | 마릿수 | 그 가두리 마릿수를 적는다.
    `,
  },
  // 시내버스 차고지
  {
    language: 'ko',
    slots: { b: '3417호, 저상 12, BUS-4', b2: '5508호, 전기 7, BUS-9', m: '2..12', ms: '{m} * 60', s: '15..58', h: '=두 시간 / 한 시간 반 / 반 시간', mi: '13..14', km: '2..38', mt: '{km} * 1000', mt2: '150..900', b3: '3..10', neg: '0 - {b3}', y: '60..75', w: '=만 오천 원 / 삼만 원 / 8천 원', won: '=1500, 2800', l: '20..90', kw: '100..240', fw: '=절반 / 가득 / 4분의 3' },
    tools: ['chago_idle(bus, time: int): Let the engine idle; time in seconds', 'chago_rest(driver_of, time: int): Break for the driver of a bus; time in minutes', 'chago_shift(bus, by: int): Move the departure; by is in minutes, earlier is negative', 'chago_range(bus, distance: int): Set the distance to the next stop in metres', 'chago_trip(bus, distance: num): Enter the length of a trip in km', 'chago_fine(bus, amount: int): Book a fine in won', 'chago_tank(bus, level: int): Enter the fuel level in percent'],
    steps: `
      chago_idle bus="{b}" time={ms} | 공회전 | 추우니 {b:을} {m}분 공회전시킨다.
      chago_idle bus="{b2}" time={s} | 공회전 | {b2:은} {s}초만 하세요.
      @h chago_rest driver_of="{b}" time=120 // chago_rest driver_of="{b}" time=90 // chago_rest driver_of="{b}" time=30 | 휴게 | {b} 기사님 {h} 쉬심.
      chago_rest driver_of="{b2}" time={s} | 휴게 | {b2} 기사, {s}분 휴게.
      chago_shift bus="{b}" by={neg} | 당김 | {b} 출발을 {b3}분 앞당긴다.
      chago_shift bus="{b2}" by={y} | 늦춤 | 길이 막혀서 {b2} 출발을 {y}분 늦춥니다.
      chago_range bus="{b}" distance={mt2} | 다음 정류장 | {b}, 다음 정류장까지 {mt2}m.
      chago_range bus="{b2}" distance={mt} | 다음 정류장 | 공항 노선이라 {b2:은} 다음 정류장까지 {km}km나 됩니다. 그렇게 설정해 주세요.
      chago_trip bus="{b}" distance={km} | 운행 거리 | {b} 오늘 운행 {km}킬로 입력
      @w chago_fine bus="{b}" amount=15000 // chago_fine bus="{b}" amount=30000 // chago_fine bus="{b}" amount=8000 | 과태료 | {b} 과태료 {w} 적기.
      chago_fine bus="{b2}" amount={won} | 벌금 | {b2} {won}원.
      @fw chago_tank bus="{b2}" level=50 // chago_tank bus="{b2}" level=100 // chago_tank bus="{b2}" level=75 | 기름 | {b2} 기름이 {fw} 차 있다고 입력한다.
    `,
  },
  // 커튼·블라인드 설치
  {
    language: 'ko',
    slots: { w: '안방 창, 거실 큰창, W-3', w2: '서재 창, 주방 작은창, W-7', m: '1.2..3.8', mc: '{m} * 100', cm: '45..95', c: '2..14', cmm: '{c} * 10', mm: '15..18', p: '=절반 / 4분의 1 / 끝까지', p2: '55..90', s: '20..40', ms: '{s} * 1000', ms2: '200..950', man: '5..38', won: '{man} * 10000', won2: '=4800, 16500', d: '=보름 / 일주일 / 열흘' },
    tools: ['keoteun_rod(window, length: int): Order a rod, length in cm', 'keoteun_hem(window, hem: int): Hem, in mm', 'keoteun_lower(window, amount: int): Lower the blind by so many percent of the window', 'keoteun_motor(window, run: int): Let the motor run; run in milliseconds', 'keoteun_quote(window, price: int): Write the offer in won', 'keoteun_when(window, in_days: int): Plan the installation', 'keoteun_double(window, lined: bool): With or without a lining'],
    steps: `
      keoteun_rod window="{w}" length={mc} | 봉 | {w} 봉 {m}m 주문.
      keoteun_rod window="{w2}" length={cm} | 봉 | {w2:은} {cm}cm 봉이면 맞습니다.
      keoteun_hem window="{w}" hem={cmm} | 단 | {w} 단을 {c}센티 접어 주세요.
      keoteun_hem window="{w2}" hem={mm} | 단 | {w2} 단 {mm}mm
      @p keoteun_lower window="{w}" amount=50 // keoteun_lower window="{w}" amount=25 // keoteun_lower window="{w}" amount=100 | 내림 | 햇빛이 들어온다. {w} 블라인드를 {p} 내려라.
      keoteun_lower window="{w2}" amount={p2} | 내림 | {w2:을} {p2}퍼센트 내립니다.
      keoteun_motor window="{w}" run={ms} | 모터 | {w} 모터를 {s}초 돌려 본다.
      keoteun_motor window="{w2}" run={ms2} | 모터 | {w2} 모터 {ms2}ms만 돌리기
      keoteun_quote window="{w}" price={won} | 견적 | {w} 견적은 {man}만 원.
      keoteun_quote window="{w2}" price={won2} | 견적 | {w2}, 부속값 {won2}원만 적어 주세요.
      @d keoteun_when window="{w2}" in_days=15 // keoteun_when window="{w2}" in_days=7 // keoteun_when window="{w2}" in_days=10 | 설치 | {w2} 설치는 {d} 뒤로 잡았으면 해요.
      keoteun_double window="{w}" lined=false | 안감 | {w:은} 안감 없이 홑겹으로 함.
    `,
  },
  // 제철 시료실
  {
    language: 'ko',
    event: 'webhook /steel/sample {"시료": "{s}", "두께mm": {mm}, "무게g": {g}, "가열분": {m}, "냉각시간": {h}}',
    slots: { s: 'ST-18, 코일 7, 열연 B', s2: 'ST-25, 코일 12, 냉연 D', mm: '0.3..2.8', um: '{mm} * 1000', g: '=350, 640, 1250', kg: '{g} / 1000', m: '5..25', ms: '{m} * 60', h: '2..9', hm: '{h} * 60', um2: '40..190', t: '30..59', v: '=1.5, 2.4, 0.8', mv: '{v} * 1000', mv2: '=250, 480', p: '2..14', pn: '0 - {p}' },
    tools: ['siryo_thick(sample, size: int): Log the thickness of a sample in micrometres', 'siryo_mass(sample, mass: num): Log the mass, kg', 'siryo_heat(sample, hold: int): Heat a sample, hold in seconds', 'siryo_cooling(sample, span: int): Let a sample cool; span in minutes', 'siryo_probe(sample, tension: int): Probe with a tension in millivolts', 'siryo_chill(sample, to: int): Chill a sample in the box; to in °C, below zero with a minus'],
    steps: `
      siryo_thick sample="{s}" size={um} | 두께 | 보고된 두께를 그 시료에 기록한다.
      siryo_thick sample="{s2}" size={um2} | 두께 | {s2} 두께 {um2}μm로 적을 것.
      siryo_mass sample="{s}" mass={kg} | 무게 | 그 시료 무게 기록.
      siryo_mass sample="{s2}" mass=2.5 | 무게 | {s2:은} 2.5kg 나감. 기록 바람.
      siryo_heat sample="{s}" hold={ms} | 가열 | 보고된 대로 그 시료를 가열해 주세요.
      siryo_heat sample="{s2}" hold={t} | 가열 | {s2:을} {t}초 가열한다.
      siryo_cooling sample="{s}" span={hm} | 냉각 | 보고된 시간만큼 그 시료를 식힌다.
      siryo_cooling sample="{s2}" span={t} | 냉각 | {s2} 냉각 {t}분이면 되겠습니다. 시작하십시오.
      siryo_probe sample="{s}" tension={mv} | 전압 | 그 시료에 {v}볼트를 걸어 보기
      siryo_probe sample="{s2}" tension={mv2} | 전압 | {s2}, {mv2}mV.
      siryo_chill sample="{s2}" to={pn} | 저온 | {s2:을} 영하 {p}도로.
      siryo_chill sample="{s}" to={p} | 저온 | 보고된 시료는 영상 {p}도까지만 식혀요.
    `,
  },
  // 로봇 급식기 / 반려동물 호텔
  {
    language: 'ko',
    slots: { d: '몽이, 콩떡, 3번 방 고양이', d2: '해피, 라떼, 8번 방 푸들', g: '25..95', kg: '0.2..0.9', gg: '{kg} * 1000', ml: '120..450', l: '0.5..1.5', lml: '{l} * 1000', m: '10..55', h: '=한 시간 / 반 시간 / 두 시간', n: '=이틀 / 사흘 / 하루', hr: '3..9', w: '=3만 원 / 4만 5천 원 / 만 팔천 원', won: '=6500, 9900', s: '2..8', ss: '{s} * 1000', t: '2..6' },
    tools: ['meonghotel_bowl(pet, food: int): Fill the bowl; food in grams', 'meonghotel_drink(pet, water: int): Fill the water; water in ml', 'meonghotel_walk(pet, length: int): Walk a pet; length in minutes', 'meonghotel_stay(pet, length: int): Book a stay; length in hours', 'meonghotel_due(pet, amount: int): Ask for money; amount in won', 'meonghotel_door(pet, open_for: int): Open the door for so many ms', 'meonghotel_meals(pet, twice: bool): Feed twice a day instead of once'],
    steps: `
      meonghotel_bowl pet="{d}" food={g} | 밥 | {d} 밥 {g}g이요.
      meonghotel_bowl pet="{d2}" food={gg} | 밥 | {d2:은} 덩치가 커서 {kg}kg 먹습니다. 담아 주세요.
      meonghotel_drink pet="{d}" water={ml} | 물 | {d} 물그릇에 {ml}밀리.
      meonghotel_drink pet="{d2}" water={lml} | 물 | {d2}, 물 {l}리터 채우기
      @h meonghotel_walk pet="{d}" length=60 // meonghotel_walk pet="{d}" length=30 // meonghotel_walk pet="{d}" length=120 | 산책 | {d:을} {h} 산책시킨다.
      meonghotel_walk pet="{d2}" length={m} | 산책 | {d2} 산책은 {m}분만 부탁드립니다.
      @n meonghotel_stay pet="{d}" length=48 // meonghotel_stay pet="{d}" length=72 // meonghotel_stay pet="{d}" length=24 | 숙박 | {d:은} {n} 동안 묵음.
      meonghotel_stay pet="{d2}" length={hr} | 놀이방 | {d2} {hr}시간 맡김.
      @w meonghotel_due pet="{d2}" amount=30000 // meonghotel_due pet="{d2}" amount=45000 // meonghotel_due pet="{d2}" amount=18000 | 요금 | {d2} 보호자께 {w:을} 청구한다.
      meonghotel_due pet="{d}" amount={won} | 간식 값 | {d} 간식 값, {won}원.
      meonghotel_door pet="{d}" open_for={ss} | 문 | {d} 방문을 {s}초 열어 둘 것
      meonghotel_meals pet="{d}" twice=false | 끼니 | {d:은} 하루 한 끼만 먹는대요.
    `,
  },
  // 콜센터 전화 교환
  {
    language: 'ko',
    event: 'webhook /pbx/queue {"회선": "{q}", "대기분": {m}, "벨초": {s}, "통화율": {p}, "안내": "{a}"}',
    slots: { q: '상담 1, 환불 회선, PBX-3', q2: '상담 6, 기술 회선, PBX-8', m: '2..14', ms: '{m} * 60', s: '15..40', sms: '{s} * 1000', p: '45..95', f: '{p} / 100', a: '=잠시만 기다려 주세요., 상담원이 통화 중입니다.', s2: '41..59', ms2: '250..900', h: '=반 시간 / 한 시간 / 두 시간', pc: '10..14', x: '2..9' },
    tools: ['gyohwan_wait(line, limit: int): Longest wait in seconds before a call is dropped', 'gyohwan_ring(line, length: int): Length of the ringing in ms', 'gyohwan_break(line, length: int): Pause a line, in minutes', 'gyohwan_share(line, share: num): Share of the calls a line gets, 0 to 1', 'gyohwan_report(line, percent: int): Report the share of answered calls', 'gyohwan_say(line, text, repeat_s?: int): Play an announcement'],
    steps: `
      gyohwan_wait line="{q}" limit={ms} | 대기 한도 | 보고된 대기 시간을 그 회선의 한도로 삼는다.
      gyohwan_wait line="{q2}" limit={s2} | 대기 한도 | {q2} 대기 한도를 {s2}초로 줄여 주십시오.
      gyohwan_ring line="{q2}" length={sms} | 벨 | {q2} 벨도 보고된 회선과 같은 길이로 울림.
      gyohwan_ring line="{q}" length={ms2} | 벨 | 그 회선 벨은 {ms2}ms.
      @h gyohwan_break line="{q2}" length=30 // gyohwan_break line="{q2}" length=60 // gyohwan_break line="{q2}" length=120 | 중지 | {q2:을} {h} 쉬게 할게요.
      gyohwan_break line="{q}" length={m} | 중지 | 그 회선은 보고된 대기 시간만큼 멈춰 둔다.
      gyohwan_share line="{q2}" share={f} | 몫 | {q2} 쪽으로 전화를 {p}% 보내자.
      gyohwan_report line="{q}" percent={p} | 보고 | 통화율을 보고된 회선 이름으로 올린다.
      gyohwan_say line="{q}" text="{a}" repeat_s={ms} | 안내 | 그 회선에 보고된 안내말을 {m}분마다 되풀이.
      gyohwan_say line="{q2}" text="{a}" | 안내 | {q2}에도 같은 안내말을 한 번만.
    `,
  },
  // 염전
  {
    language: 'ko',
    slots: { b: '증발지 2, 동쪽 판, YS-5', b2: '결정지 6, 서쪽 판, YS-9', c: '2..9', cmm: '{c} * 10', mm: '12..19', t: '0.5..3.5', kg: '{t} * 1000', kg2: '120..800', h: '2..8', hw: '{h} in words', hm: '{h} * 60', m: '20..55', d: '=보름 / 열흘 / 나흘', d2: '16..40', ml: '=300, 600, 1500', l: '{ml} / 1000', l2: '2.5..9.5', x: '=1.5, 2.5, 0.8' , xs: '{x} * 1000' },
    tools: ['yeomjeon_flood(pan, depth: int): Flood a pan, depth in mm', 'yeomjeon_drain(pan, opening: int): Open the drain of a pan, in minutes', 'yeomjeon_rake(pan, yield: int): Enter how much salt was raked, in kg', 'yeomjeon_dry(pan, span: int): Let a pan dry, span in days', 'yeomjeon_brine(pan, amount: num): Add brine, amount in litres', 'yeomjeon_road(length: int): Enter the length of the track in metres'],
    steps: `
      yeomjeon_flood pan="{b}" depth={cmm} | 물 대기 | {b}에 바닷물을 {c}cm 깊이로 댄다.
      yeomjeon_flood pan="{b2}" depth={mm} | 물 대기 | {b2:은} {mm}mm만요.
      yeomjeon_drain pan="{b}" opening={hm} | 물 빼기 | {b} 물꼬를 {hw} 시간 터 놓는다.
      yeomjeon_drain pan="{b2}" opening={m} | 물 빼기 | {b2} 물꼬, {m}분.
      yeomjeon_rake pan="{b}" yield={kg} | 소금 | 오늘 {b}에서 {t}톤 긁었습니다. 적어 주세요.
      yeomjeon_rake pan="{b2}" yield={kg2} | 소금 | {b2} {kg2}킬로 수확함
      @d yeomjeon_dry pan="{b2}" span=15 // yeomjeon_dry pan="{b2}" span=10 // yeomjeon_dry pan="{b2}" span=4 | 말리기 | {b2:은} {d} 말려야 한다. 그렇게 잡아라.
      yeomjeon_dry pan="{b}" span={d2} | 말리기 | {b}, {d2}일 건조.
      yeomjeon_brine pan="{b2}" amount={l} | 간수 | {b2}에 함수를 {ml}ml 보태기.
      yeomjeon_brine pan="{b}" amount={l2} | 간수 | {b:은} 함수가 부족하군요. {l2}리터 넣읍시다.
      yeomjeon_road length={xs} | 길 | 소금차 길은 {x}km. 입력할 것.
      yeomjeon_road length=850 | 길 | 새 길은 850m라고 넣어 주세요.
    `,
  },
];
