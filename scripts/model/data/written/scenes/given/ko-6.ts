import type { Scene } from '../../scene';

/** Optional arguments that are given, and arguments of one type in another order: Korean, part 6. */
export const givenKo6: readonly Scene[] = [
  {
    language: 'ko',
    event: 'webhook /tire/visit {"차번": "{plate}", "규격": "{size}", "바퀴": "{pos}", "수량": {n}, "기사": "{who}", "손님": "{cust}", "전화": "{tel}"}',
    slots: { plate: '=28보 2828, 41우 1004, 159나 5590, 70머 7007', size: '=205/55R16, 225/45R17, 235/60R18', pos: '=앞바퀴 / 뒷바퀴', n: '=2, 4', who: '정비 모래, 금동우, 싱 라제쉬', cust: '손경미, 배달의 곽, 도로시 남', tel: '=010-4545-5454, 010-1771-0771', psi: '=33, 36, 38', lift: '5..9', nm: '=110, 120, 130', rack: '=T-1, T-7, T-11', won: '=45000, 88000, 132000', tm: '=09:40, 13:30, 17:10', km: '=10000, 15000' },
    tools: ['tire_fit(size, plate, axle?: front|rear, count?: int): 타이어를 끼운다', 'air_fill(plate, psi: num, axle?: front|rear, nitrogen?: bool): 바람을 넣는다', 'lug_torque(lift: int, nm: int, mechanic?): 너트를 조인다', 'tire_keep(rack, owner, size, season?: summer|winter): 타이어를 맡는다', 'svc_bill(customer, won: int, plate?, phone?): 청구한다'],
    steps: `
      @pos tire_fit size={size} plate="{plate}" axle=front count={n} // tire_fit size={size} plate="{plate}" axle=rear count={n} | 끼우기 | 접수된 차에 접수된 규격과 수량을, 적힌 바퀴 쪽에 끼운다.
      tire_fit size={size} plate="{plate}" | 규격만 | 이 차에 그 규격을 끼워 주세요. 앞뒤나 수량은 기사가 봅니다.
      air_fill plate="{plate}" psi={psi} nitrogen=true | 질소 | 질소로 {psi} psi. 온 차 네 바퀴 모두라 앞뒤는 따로 없다
      lug_torque lift={lift} nm={nm} mechanic="{who}" | 조이기 | {lift}번 리프트에서 접수의 기사가 {nm} Nm로 조인다.
      tire_keep rack={rack} owner="{cust}" size={size} season=winter | 겨울용 보관 | 손님의 겨울 타이어(온 규격)를 {rack}에 맡아 두#
      svc_bill customer="{cust}" won={won} plate="{plate}" phone={tel} | 청구 | {won}원. 손님, 차번, 전화 모두 접수에 있는 대로 넣을 것.
      send_message channel=sms to={tel} text="{plate} 작업 끝" | 끝 문자 | 손님 번호로 sms: 차번, 빈칸, "작업 끝".
      memory_recall query="{plate}" limit=5 category=cars | 지난 정비 | cars 분류의 이 차 메모를 다섯 건까지 본다.
      cron_add schedule="0 10 1 * *" action=message text="공기압 점검" name="{plate}" timezone=Asia/Seoul | 달마다 | 차번을 이름으로, 매달 1일 10시(Asia/Seoul)에 "공기압 점검" 메시지를 예약해 주세요.
    `,
  },
  {
    language: 'ko',
    slots: { db: '=sales, hr_core, gis, mall_v2', tbl: 'orders, members, sensor_log, coupons', src: '=pg-01, pg-11, maria-2', dst: '=pg-07, pg-70, maria-9', usr: 'app_ro, batch01, yeonju, report_kr', role: '=read, write, admin', rows: '=200, 500, 2000', who: '디비에이 민, 설하나, 코발', gb: '=3, 5, 12', min: '=15, 35, 55', line: '100..900', lim: '3..15', file: '=dump-0101.sql, dump-1212.sql' },
    tools: ['sqlops.dump(db, file, tables?: text[], compress?: bool): 덤프한다', 'sqlops.replica(replica, primary, db, delay_min?: int): 복제를 건다', 'sqlops.grant(user, role: read|write|admin, db, table?): 권한을 준다', 'sqlops.vacuum(db, table?, full?: bool): 청소한다', 'sqlops.kill(host, older_than_min: int, user?): 오래 걸린 것을 끊는다'],
    steps: `
      sqlops.dump db={db} file={file} tables=["{tbl}", "audit"] compress=true | 덤프 | {db}의 {tbl}, audit 두 표를 {file:로}. 압축한다.
      sqlops.replica replica={dst} primary={src} db={db} delay_min=60 | 지연 복제 | {src}의 {db:을} {dst}에서 한 시간 늦게 따라오게 건다
      sqlops.replica replica={dst} primary={src} db={db} | 복제 | 원본은 {src}, 복제본은 {dst}, 대상은 {db}.
      sqlops.grant user={usr} role=read db={db} | 읽기만 | {usr:이} {db:을} 읽을 수 있게 하#
      sqlops.vacuum db={db} table={tbl} full=true | 청소 | 전체 모드로 {db} 안 {tbl} 표를 청소할 것.
      sqlops.kill host={src} older_than_min={min} user={usr} | 끊기 | {src}에서 {usr:이} 연 것 중 {min}분 넘은 쿼리를 끊어라
      send_message channel=dba to="{who}" text="{db} {file}" | 디비 담당에게 | dba 채널의 {who}에게 "{db} {file}" 이 말을 남겨 주세요.
      file_read path=/var/log/pg/{db}.log from_line={line} lines=40 | 느린 쿼리 | /var/log/pg/{db}.log 를 {line}번째 줄부터 마흔 줄 봐 주십시오.
      notify message="{tbl} 복제 시작" title="{dst}" | 화면 | 제목이 {dst:이}고 내용이 "{tbl} 복제 시작"인 알림.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt crane/{cr} {"짐": "{load}", "톤": {ton}, "출발": "{a}", "도착": "{b}", "신호수": "{sig}", "운전": "{op}", "풍속": {wind}}',
    slots: { cr: '=TC-1, TC-3, OHC-2, 갠트리2', load: '철근 다발, H빔 300, 거푸집, 변압기 함', ton: '0.5..4.5', a: '=야적장 2, 3번 게이트, 하역장', b: '=7층 슬래브, B동 옥상, 가조립장', sig: '신호 편, 구슬비, 마르코', op: '운전 하, 탁영호, 기사 소', wind: '=3, 5, 8 / 13, 15, 18', h: '12..45', deg: '15..170', tm: '=07:10, 13:05, 16:45', pin: '4..26', bd: '=타워보드, crane-io, tc-plc', lim: '2..8' },
    tools: ['crane_lift(load, to, from, tons?: num, signaler?): 들어 옮긴다', 'crane_slew(crane, degrees: int, speed?: low|normal|high): 돌린다', 'hook_to(crane, height_m: num, radius_m?: num): 훅을 보낸다', 'lift_permit(operator, signaler, crane, until?): 작업 허가를 낸다', 'siren_on(crane, seconds: num, pattern?: short|long): 경적을 울린다'],
    steps: `
      @wind crane_lift load="{load}" to="{b}" from="{a}" tons={ton} signaler="{sig}" // failed "풍속이 {wind}다" | 양중 | 풍속 10을 넘지 않으면 온 짐을 출발에서 도착으로 옮긴다. 톤수와 신호수도 넣는다. 10을 넘으면 실패.
      crane_lift load="{load}" to="{a}" from="{b}" | 도로 내리기 | 잘못 올렸어요. 그 짐을 도착지에서 출발지로 도로 내려 주세요. 무게나 신호수는 안 적어도 됩니다.
      crane_slew crane={cr} degrees={deg} | 오른쪽 선회 | 이 크레인 {deg}도 돌리#
      hook_to crane={cr} height_m={h} radius_m=22.5 | 훅 | 그 크레인 훅을 반경 22.5 m, 높이 {h} m에 둔다.
      lift_permit operator="{sig}" signaler="{op}" crane={cr} | 맞바꿔 허가 | 오늘은 둘이 일을 바꾼다고 합니다. 신호수가 운전하고 운전이 신호를 봅니다. 기한 없이 허가하십시오.
      siren_on crane={cr} seconds=0.5 pattern=short | 짧은 경적 | 반 초, 짧은 것으로. 그 크레인이다.
      gpio_write pin={pin} value=1 board="{bd}" | 경광등 | {bd} {pin}번 출력에 1을 보내 경광등을 켤 것.
      pushover message="{load} {ton}톤" title="{b}" | 도착지 푸시 | 도착하는 곳이 제목, 짐과 몇 톤인지가 내용("철판 2톤" 꼴).
      memory_recall query="{load}" limit={lim} category=lifts | 양중 메모 | lifts 분류에서 그 짐 이름으로 {lim}건까지 찾아라.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /vet/visit {"이름": "{pet}", "종": "{kind}", "체중": {kg}, "보호자": "{owner}", "전화": "{tel}", "증상": "{sym}", "진료실": {room}}',
    slots: { pet: '호두, 망고, 삐삐, 구름이', kind: '=코숏, 푸들, 앵무, 시바', kg: '0.5..14.5', owner: '피은별, 나디아 홍, 하륜', tel: '=010-3131-1313, 010-7887-0078', sym: '=구토, 절뚝거림, 가려움', room: '1..4', vet: '원장 고, 수의사 재인, 수의사 맹', med: '=세레니아, 메타캄, 아포퀠', ml: '0.2..2.8', days: '=3, 5, 8', cage: '11..29', chip: '=410160010001010, 410097808877887', tm: '=10:20, 14:50, 18:30', lim: '6..12' },
    tools: ['vet_dose(drug, patient, ml: num, route?: oral|injection|eye, days?: int): 약을 준다', 'vet_admit(cage: int, patient, nurse?, fasting?: bool): 입원시킨다', 'vet_xray(patient, kv: int, mas?: num, view?: front|side): 엑스선을 찍는다', 'vet_next(patient, time, room?: int, doctor?): 다음 진료를 잡는다', 'owner_call(phone, owner, about?): 보호자에게 전화한다'],
    steps: `
      vet_dose drug={med} patient={pet} ml={ml} route=injection | 주사 | 온 환자에게 {med} {ml} mL를 주사로.
      vet_dose drug={med} patient={pet} ml={ml} route=oral days={days} | 먹는 약 | 이 아이는 {med:을} {ml} mL씩 {days}일 동안 먹습니다.
      vet_admit cage={cage} patient={pet} fasting=false | 먹여도 되는 입원 | 금식 없이 {cage}번에 넣어 주세요
      vet_xray patient={pet} kv=55 mas=2.5 view=side | 옆으로 한 장 | 55 kV, 2.5 mAs, 옆에서 찍#. 접수된 환자
      vet_next patient={pet} time={tm} room={room} doctor="{vet}" | 다음 진료 | {tm}, 오늘과 같은 진료실, {vet} 진료로 이 환자를 잡는다.
      owner_call phone={tel} owner="{owner}" about="{sym}" | 전화 | 접수된 번호로 보호자에게 전화한다. 용건은 증상에 적힌 말 그대로.
      send_message channel=clinic to="{vet}" text="{pet} {kg} kg, {sym}" | 의사에게 | clinic 채널의 {vet}에게 이름과 체중(kg), 쉼표, 증상. "콩 3 kg, 기침"처럼 써서 보내 주십시오.
      file_write path=vet/{pet}.txt content="{sym} / {med}" append=true | 차트 | vet/이름.txt 끝에 증상, 빗금, {med:을} "기침 / 약" 꼴로 이어 쓴다.
      notify message="{kind} {sym}" title="{pet}" | 진료실 화면 | 제목에는 이름, 내용에는 종과 증상을 띄어 적어 띄운다.
    `,
  },
  {
    language: 'ko',
    slots: { pos: '=POS-1, POS-3, 팝업2, 본점4', sku: '에코백 S, 머그 330, 엽서 세트 B, 키링 곰', n: '2..24', won: '=2900, 6500, 12000, 19900', pct: '=15, 25, 35', cp: '=CP-WELCOME, CP-0707, CP-BOM22', from: '=성수점, 홍대점, 부산점', to: '=제주점, 광주점, 온라인 창고', who: '매니저 온, 주말 알바 윤, 소피 장', mem: '=M-100200, M-220022, M-909099', tm: '=19:00, 20:30, 21:10', prn: '=label-a, zebra2', key: '=SK-0110, SK-4334', lim: '4..14' },
    tools: ['pos_price(pos, sku, won: int, until?): 값을 정한다', 'stock_send(to, from, sku, count: int, rider?): 매장 사이로 보낸다', 'coupon_on(code, percent: int, member?, max_uses?: int): 쿠폰을 연다', 'tag_print(sku, copies?: int, won?: int, printer): 가격표를 찍는다', 'shift_open(pos, cashier, float_won?: int): 계산대를 연다'],
    steps: `
      pos_price pos={pos} sku="{sku}" won={won} until={tm} | 반짝 값 | {tm}까지만 {pos}에서 {sku} {won}원.
      pos_price pos={pos} sku="{sku}" won={won} | 값 바꾸기 | {sku} 값을 {won}원으로 고칩니다. 기기는 {pos}.
      stock_send to="{from}" from="{to}" sku="{sku}" count={n} | 되보내기 | {to}에 남은 {sku} {n}개를 {from:로} 보내 주세요
      coupon_on code={cp} percent={pct} max_uses=100 | 백 번 쿠폰 | {cp:은} {pct}퍼센트 깎아 주고 100번까지 쓸 수 있게 열#
      tag_print sku="{sku}" copies={n} printer={prn} | 값 없는 표 | {sku} 이름표가 {n}장 필요합니다. {prn}에서 뽑되 값은 넣지 마십시오.
      shift_open pos={pos} cashier="{who}" float_won=100000 | 열기 | {pos} 계산대를 연다. 계산원 {who}, 거스름 100000원.
      http_request url=https://shop.darak.kr/c/{cp} method=DELETE | 쿠폰 지우기 | https://shop.darak.kr/c/{cp} 로 DELETE 요청.
      memory_recall query="{sku}" category=goods limit={lim} | 상품 메모 | goods 분류로 {sku:을} 찾아 {lim}개까지 보여라.
      notify message="{sku} {n}개" title="{to}" | 매장 화면 | "{sku} {n}개"라는 알림을 {to:이}라는 제목으로 띄웁니다.
    `,
  },
  {
    language: 'ko',
    earlier: ['출장 신청 읽기 | file_read → {p1}: {c1} {d1}, {p2}: {c2} {d2}', '법인차 현황 | car_list → {v1} 주행 {k1} km, {v2} 주행 {k2} km'],
    slots: { p1: '=오미소, 갈대현', p2: '=마루 킴, 손이레', c1: '=창원, 포항, 여수', c2: '=세종, 속초, 군산', d1: '=2026-05-12, 2026-10-19', d2: '=2026-05-27, 2026-11-04', v1: '=23소 3232, 61주 1166', v2: '=58고 5885, 96루 9009', k1: '21000..39000', k2: '52000..78000', n: '=2, 3, 4', won: '=60000, 95000, 130000', tm: '=06:30, 07:45, 08:20', ot: '=가든 호텔, 역전 모텔, 바다 스테이', boss: '부장 문, 이사 제갈' },
    tools: ['trip_car(driver, plate, date, days?: int, passenger?): 법인차를 준다', 'trip_rail(to, from, name, date, seat?: window|aisle): 기차를 잡는다', 'trip_hotel(hotel, guest, nights?: int, won?: int): 숙소를 잡는다', 'trip_ok(name, approver, date?): 결재를 올린다', 'car_service(plate, km: int, item?): 정비를 적는다'],
    steps: `
      trip_car driver="{p1}" plate="{v1}" date={d1} days={n} passenger="{p2}" | 차 주기 | 덜 달린 차를 {c1} 가는 사람에게, 그 사람 출장일부터 {n}일. 같이 타는 사람은 {p2}.
      trip_car driver="{p2}" plate="{v2}" date={d2} | 다른 차 | 많이 달린 차는 {c2} 가는 사람이 그 출장일에 몹니다. 며칠인지는 안 적습니다.
      trip_rail to="{c1}" from=서울 name="{p1}" date={d1} seat=window | 내려가는 기차 | 서울에서 {c1}까지, 창가. 사람과 날짜는 신청대로.
      trip_hotel hotel="{ot}" guest="{p1}" nights={n} won={won} | 숙소 | {ot}, {n}박, 하루 {won}원. 묵을 사람은 {c1} 출장자.
      file_write path=trip/2026.csv content="{p2},{c2},{d2}" append=true | 출장 장부 | trip/2026.csv 에 {c2} 가는 사람, 지역, 날짜를 쉼표로만 이어 덧붙여 둔다.
      trip_ok name="{p2}" approver="{boss}" date={d2} | 결재 | {step1}단계의 두 번째 사람 건을 출장일까지 적어 {boss}에게 올리#
      car_service plate="{v1}" km={k1} | 주행만 | {v1} 주행거리만 적어 둔다.
      memory_recall query="{ot}" category=hotels | 숙소 메모 | {ot} 메모가 hotels 분류에 있나 찾아봐 주십시오.
      send_message channel=trip to="{p1}" text="{c1} {d1} {tm}" | 출발 알림 | {c1} 가는 사람에게 trip 채널로 지역, 날짜, {tm:을} 띄어서 알려 주십시오.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt kim/dryer/{line} {"로트": "{lot}", "온도": {t}, "습도": {h}, "벨트": {belt}, "등급": "{grade}", "담당": "{who}", "중량": {kg}}',
    slots: { line: 'a, b, c2, main', lot: '=GM-0220, GM-1010, GM-3303', t: '38..52', h: '9..17', belt: '18..36', grade: '=특, 상 / 보통, 하', who: '건조 채, 우럭바위, 미나토', kg: '53..95', min: '=100, 140, 200', sheets: '100..900', box: '=G-11, G-2, H-70', fz: '21..29', n: '=2, 3, 5', bd: '=건조보드, dry-plc, gim-2', pin: '4..8', mt: '=서천, 완도 고금, 진도 군내' },
    tools: ['belt_speed(line, rpm: int, minutes?: int): 벨트를 돌린다', 'dry_air(line, celsius: int, humidity?: int, fan?: low|normal|high): 바람을 맞춘다', 'bundle_tag(lot, grade: top|good|fair, sheets?: int, origin?): 묶음표를 단다', 'frz_store(box, lot, celsius: num, days?: int): 얼려 둔다'],
    steps: `
      belt_speed line={line} rpm={belt} minutes={min} | 벨트 | 보고한 라인의 벨트를 보고된 회전수로 {min}분 돌린다.
      belt_speed line={line} rpm=24 minutes=150 | 두 시간 반 | 벨트는 분당 24회전. 제목만큼 돌려 주세요. 라인은 보고한 곳이에요.
      dry_air line={line} celsius=45 fan=low | 약한 바람 | 팬을 약하게, 45도로 말리#. 같은 라인
      @grade bundle_tag lot={lot} grade=top sheets={sheets} // bundle_tag lot={lot} grade=fair sheets={sheets} | 묶음표 | {sheets}장짜리 표를 이 로트에 단다. 특이나 상이면 top, 보통이나 하이면 fair.
      frz_store box={box} lot={lot} celsius=-{fz}.5 days=90 | 얼리기 | {box}에 그 로트를 영하 {fz}.5도로 90일.
      frz_store box={box} lot={lot} celsius=-{fz} | 기한 없이 | 영하 {fz}도, 상자 {box}, 같은 로트. 며칠인지는 모릅니다.
      pushover message="{grade} {kg} kg" title="{lot}" | 건조 푸시 | 제목은 로트, 본문은 등급과 중량(kg)을 띄어 쓴 것.
      gpio_write pin={pin} value=0 board="{bd}" | 버너 정지 | 버너({bd}, {pin}번)를 0으로 끌 것.
      file_write path=gim/{lot}.csv content="{t};{h};{kg}" append=true | 건조 기록 | gim/로트.csv 에 온도;습도;중량을 이어 적는다.
    `,
  },
  {
    language: 'ko',
    slots: { st: '=ST-011, ST-202, 산정 3, 하구 7', lat: '=34.70, 36.44, 37.11', lon: '=126.33, 127.77, 129.02', h: '=2, 5, 20', off: '0.1..0.9', v: '11..13', lg: '=LG-7711, LG-1177, LG-0440', old: '=LG-9090, LG-3003', who: '관측원 변, 기상 다솜, 보리스', min: '=5, 20, 60', f: '2..80', n: '5..30', tp: 'met/state, awos/x, wx/now', tz: '=Asia/Seoul, UTC', sim: '=010-1234-4321, 012-3003-0303' },
    tools: ['stn_fix(station, lon: num, lat: num, height_m?: num): 위치를 적는다', 'stn_offset(station, temp?: num, pressure?: num, wind?: num): 보정한다', 'logger_swap(station, new_serial, old_serial, by?): 기록계를 바꾼다', 'stn_rate(station, every_min: int, modem?: on|off, phone?): 전송 주기를 정한다', 'rain_tip(station, mm: num, count?: int): 우량계를 시험한다'],
    steps: `
      stn_offset station="{st}" temp=-{off} | 기온 보정 | {st} 기온에 마이너스 {off}도를 준다
      stn_offset station="{st}" temp={off} pressure=-1.5 | 기온과 기압 | 기압 -1.5, 기온 +{off}. {st}의 보정값이니 넣어 주세요.
      logger_swap station="{st}" new_serial={lg} old_serial={old} by="{who}" | 기록계 | {st}에서 {old:을} 빼고 {lg:을} 달았다. 바꾼 이 {who}.
      logger_swap station="{st}" new_serial={old} old_serial={lg} | 되바꾸기 | 새 {lg:이} 먹통이라 {st}에 다시 {old:을} 단 것으로 적#
      stn_rate station="{st}" every_min=30 modem=off | 모뎀 끔 | 모뎀은 끈 채 {st:을} 반 시간마다 보내게 할 것.
      file_read path=met/{lg}.csv from_line={f} lines={n} | 기록 보기 | met/{lg}.csv 를 {f}번째 줄부터 {n}줄.
      rain_tip station="{st}" mm=0.5 count=10 | 우량계 | {st} 우량계를 0.5 mm로 열 번 시험하십시오.
      cron_add schedule="*/20 * * * *" action=procedure text=wx-pull name="{st}" timezone={tz} | 모으기 | 20분마다 wx-pull 절차를 돌리되 시간대는 {tz}, 예약 이름은 {st:로} 한다.
      send_message channel=met to="{who}" text="{st} {lg}" | 관측원에게 | {who}에게 "{st} {lg}" 한 줄을 met 채널에 써 보낼 것.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /home/request {"방": "{room}", "기기": "{dev}", "온도": {t}, "누가": "{who}", "몇시": "{tm}", "소리": {vol}, "곡": "{song}"}',
    slots: { room: '=안방, 서재, 아이방, 거실', dev: '=에어컨 2, 공청기, 가습기 B', t: '17..29', who: '할머니, 큰언니, 로운이, 이모부', tm: '=06:50, 19:15, 22:40', vol: '30..70', song: '섬집 아기, 밤편지, 나는 나비', r2: '=다락, 부엌, 손님방', pct: '=10, 25, 80', pin: '4..16', bd: '=집보드, home-pi, attic-esp', min: '=40, 50, 90', n: '=2, 3' },
    tools: ['cool_set(room, celsius: num, fan?: low|normal|high, until?): 냉방한다', 'blind_to(room, percent: int, side?: left|right|both): 블라인드를 움직인다', 'song_play(song, room, volume?: int, repeat?: int): 노래를 튼다', 'alarm_at(time, room, song?, snooze?: bool): 깨운다', 'fridge_cool(freezer_c: int, fridge_c: int, quick?: bool): 냉장고 온도를 정한다'],
    steps: `
      cool_set room={room} celsius={t} fan=low until={tm} | 시원하게 | 요청한 방을 요청 온도로, 바람은 약하게, 요청에 있는 시각까지.
      blind_to room={room} percent={pct} side=left | 왼쪽 블라인드 | 그 방 왼쪽 블라인드를 {pct}퍼센트로.
      blind_to room={r2} percent=100 side=both | 다 걷기 | {r2} 블라인드는 양쪽 모두 100퍼센트 올리#
      song_play song="{song}" room={room} volume={vol} repeat={n} | 노래 | 신청한 곡을 그 방에서 신청한 소리로 {n}번 되풀이합니다.
      alarm_at time={tm} room={room} song="{song}" snooze=false | 깨우기 | 요청한 시각, 그 방, 그 곡. 다시 울림은 끈다.
      cron_add schedule="0 21 * * *" action=message text="불 끌 시간" name="{r2}" timezone=Asia/Seoul | 불 끄기 | 매일 밤 9시, Asia/Seoul 시간으로 "불 끌 시간" 메시지를 예약하되 이름은 {r2:로} 한다.
      fridge_cool freezer_c=-19 fridge_c=3 quick=true | 냉장고 | 냉장은 3도, 냉동은 영하 19도. 급속도 켤 것.
      gpio_write pin={pin} value=1 board="{bd}" | 복도등 | {bd}에 달린 복도등은 {pin}번이다. 1로 켠다.
      notify message="{room} {t}도" title="{who}" | 알림 | 요청한 사람을 제목으로 하고 방과 온도("도"를 붙여)를 보이십시오.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /sewing/order {"번호": "{no}", "품목": "{item}", "원단": "{cloth}", "수량": {qty}, "치수": "{size}", "재단사": "{cut}", "봉제사": "{sew}", "납기": "{due}"}',
    slots: { no: '=SW-0101, SW-2332, SW-8008', item: '앞치마, 무대 의상 백, 캠핑 의자 커버', cloth: '=옥스퍼드 20수, 린넨 11, 방수 타프', qty: '10..29', size: '=S, M, L, XL', cut: '재단 방, 고을선, 투이', sew: '봉제 위, 나래 임, 쩐 하', due: '=2026-06-19, 2026-08-28, 2026-12-04', m: '31..90', st: '2..5', rpm: '=800, 1200, 2400', thr: '=TH-044, TH-110, TH-771', mc: '=미싱 1, 미싱 7, 오버록 2', ship: '=동대문 상가, 공방 모모, 극단 새녘', roll: '=R-0011, R-7171' },
    tools: ['cut_job(order, cloth, layers?: int, cutter?): 재단한다', 'sew_set(machine, rpm: int, stitch_mm?: num, thread?): 미싱을 맞춘다', 'work_pass(to, from, order, due?): 일을 넘긴다', 'cloth_use(roll, meters: num, order?, scrap?: bool): 쓴 원단을 적는다', 'pack_out(order, receiver, boxes?: int, pieces?: int): 내보낸다'],
    steps: `
      cut_job order={no} cloth="{cloth}" layers=12 cutter="{cut}" | 재단 | 주문 원단을 열두 겹으로, 주문의 재단사가 자른다.
      cut_job order={no} cloth="{cloth}" | 원단만 | 겹 수와 사람은 아직이니 주문과 원단만 넣어 재단을 올려 주세요.
      sew_set machine="{mc}" rpm={rpm} stitch_mm={st}.5 thread={thr} | 미싱 | {mc}, 실 {thr}, 땀 {st}.5 mm, 분당 {rpm}회전.
      work_pass to="{sew}" from="{cut}" order={no} due={due} | 넘기기 | 재단사가 봉제사에게 이 주문을 넘긴다. 납기도 적는다.
      cloth_use roll={roll} meters={m}.5 order={no} scrap=false | 쓴 원단 | {roll}에서 {m}.5미터, 이 주문에 썼다. 자투리는 아님
      pack_out order={no} receiver="{ship}" boxes={st} pieces={qty} | 출고 | {ship} 앞으로 상자 {st}개에 담고 낱개 수는 주문 수량과 같다고 할 것.
      send_message channel=sewing to="{sew}" text="{item} {size} {qty}벌" | 봉제사에게 | sewing 채널로 봉제사에게 품목, 치수, 몇 벌("1벌" 꼴)을 띄어 보내십시오.
      memory_recall query="{cloth}" limit=10 category=cloth | 원단 메모 | cloth 분류에서 주문 원단을 찾아 열 건까지 본다.
      file_write path=sewing/{due}.txt content="{no} {item}" append=true | 납기표 | sewing/납기.txt 에 번호와 품목을 띄어서 뒤에 붙인다.
    `,
  },
];
