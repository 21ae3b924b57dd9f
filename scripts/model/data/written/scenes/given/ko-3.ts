import type { Scene } from '../../scene';

/** Optional arguments that are given, and arguments of one type in another order: Korean, part 3. */
export const givenKo3: readonly Scene[] = [
  {
    language: 'ko',
    slots: { pr: '=prusa-1, bambu-3, voron, ender5', file: 'bracket.gcode, knob-v2.gcode, vase.gcode, hinge.gcode', mat: '=PLA, PETG, ABS, TPU', bed: '=55, 60, 80, 100', noz: '=205, 215, 240, 255', spool: '=SP-0044, SP-1177, SP-2020', g: '40..900', who: '라온제, 명소담, 곽 올가', cop: '2..9', pct: '=60, 80, 110, 130', pin: '3..25', io: 'maker-pi, 공방보드, esp-03', from: '100..900' },
    tools: ['octo.print(printer, file, copies?: int, operator?): 출력한다', 'octo.heat(printer, bed_c?: int, nozzle_c?: int): 데운다', 'octo.spool(printer, spool, material?: PLA|PETG|ABS|TPU, grams?: int): 필라멘트를 건다', 'octo.tune(printer, speed_percent: int, fan_percent?: int): 속도를 바꾼다', 'octo.jog(printer, x?: num, y?: num, z?: num): 축을 움직인다'],
    steps: `
      octo.print printer={pr} file={file} | 뽑기 | {pr}에 {file:을} 걸어 줘
      octo.heat printer={pr} bed_c={bed} nozzle_c={noz} | 예열 | 노즐은 {noz}도, 베드는 {bed}도. 대상 {pr}.
      octo.heat printer={pr} bed_c={bed} | 베드만 | {pr} 베드를 {bed}도로 데우#
      octo.spool printer={pr} spool={spool} material={mat} grams={g} | 실 걸기 | 필라멘트 {spool}({mat}), 남은 무게 {g} g. {pr}에 걸었다고 올린다.
      octo.tune printer={pr} speed_percent={pct} fan_percent=40 | 속도 | {pr:은} 속도 {pct}퍼센트, 팬 40퍼센트로 부탁드려요.
      octo.jog printer={pr} x=-12.5 y=30 | 옆으로 | {pr}의 축을 X -12.5, Y 30으로 옮겨라
      gpio_write pin={pin} value=1 board="{io}" | 환기팬 | ABS를 뽑으니 {io}의 {pin}번(환기팬)에 1을 준다.
      memory_recall query={spool} category=filament | 실 메모 | {spool} 번호를 filament 분류에서 찾아봐라.
      file_read path=gcode/{file} from_line={from} lines=15 | 코드 보기 | gcode/{file} 파일을 {from}번째 줄부터 열다섯 줄 확인할 것.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /pharm/order {"처방": "{rx}", "환자": "{pt}", "약": "{drug}", "1회": {dose}, "하루": {times}, "며칠": {days}, "창구": {win}}',
    slots: { rx: '=RX-20011, RX-33007, RX-41414', pt: '금보연, 사비나 리, 노을찬, 피천득', drug: '아목시실린 250, 록소프로펜 60, 세티리진 10', dose: '=1, 2, 3', times: '=4, 5', days: '=6, 7, 14, 21', win: '8..13', ph: '약사 홍, 약사 도, 약사 변', lot: '=A2207, 770K-7, 0C44', tel: '=010-2727-1010, 010-8008-0880', sh: '=서랍 3, 냉장 B, 유리장 2' },
    tools: ['rx_pack(drug, per_day: int, per_dose: int, days: int, label?): 약을 포장한다', 'rx_call(window: int, name, voice?: bool): 환자를 부른다', 'rx_log(rx, pharmacist, checker?, lot?): 조제를 적는다', 'pill_shelf(drug, shelf, max_c?: num, min_c?: num): 약 둘 곳을 정한다'],
    steps: `
      rx_pack drug="{drug}" per_day={times} per_dose={dose} days={days} label="{pt}" | 조제 | 처방대로 포장하고 봉투 이름은 환자로 한다.
      rx_call window={win} name="{pt}" voice=true | 부르기 | 처방의 창구로 이 환자를 소리 내어 부른다
      rx_call window=2 name="{pt}" voice=false | 2번으로 | 환자를 2번 창구로. 소리는 끄고 화면에만 부르#
      rx_log rx={rx} pharmacist="{ph}" lot={lot} | 조제 기록 | {ph:이} 로트 {lot}에서 이 처방을 지었다고 적을 것.
      rx_log rx={rx} pharmacist="{ph}" checker="약사 심" | 검수 | 이 처방, 지은 이는 {ph}, 검수는 약사 심.
      pill_shelf drug="{drug}" shelf="{sh}" max_c=8 min_c=2 | 보관 | 처방된 약은 2도에서 8도 사이로 {sh}에 둡니다.
      file_write path=rx/{rx}.txt content="{drug} {days}일" append=true | 처방 장부 | rx/처방번호.txt 에 약과 며칠("1일" 꼴)을 띄어 이어 적는다.
      send_message channel=sms to={tel} text="{pt} 님 약 나왔습니다" | 문자 | {tel:로} "{pt} 님 약 나왔습니다"라는 sms를 보내 드리세요.
      memory_recall query="{pt}" category=allergy limit=2 | 알레르기 | allergy 분류에서 환자 이름으로 두 건 찾아본다.
    `,
  },
  {
    language: 'ko',
    slots: { kiln: '=1, 2, 3', t1: '=750, 800, 850', t2: '=1230, 1250, 1280', hold: '=20, 30, 45', cone: '=6, 8, 10', glaze: '청자유, 백매트, 흑유 3번, 재유', piece: '=달항아리 7, 접시 22, 찻잔 33', who: '예슬기, 민 다리아, 도우람', shelf: '1..6', rate: '60..150', pin: '4..22', bd: 'kiln-io, gama-b', tag: '=KT-11, KT-404, KT-7070' },
    tools: ['kiln_fire(kiln: int, top_c: int, ramp_per_h?: int, hold_min?: int): 가마를 땐다', 'kiln_cool(kiln: int, to_c: int, damper?: open|closed): 식힌다', 'glaze_note(piece, glaze, coats?: int, maker?): 유약을 적는다', 'kiln_load(kiln: int, shelf: int, pieces: text[], owner?): 기물을 쟁인다'],
    steps: `
      kiln_fire kiln={kiln} top_c={t2} ramp_per_h={rate} hold_min={hold} | 본벌 | {kiln}번 가마: 시간당 {rate}도씩 올려 {t2}도, 거기서 {hold}분 머문다.
      kiln_fire kiln={kiln} top_c={t1} ramp_per_h={rate} | 초벌 | 초벌이라 {t1}도까지. {kiln}번 가마를 한 시간에 {rate}도로 올리#
      kiln_cool kiln={kiln} to_c=120 damper=closed | 천천히 식히기 | 댐퍼를 닫은 채 {kiln}번을 120도까지 식힙니다.
      kiln_cool kiln={kiln} to_c=60 damper=open | 빨리 식히기 | {kiln}번 가마 댐퍼를 열어서 60도까지 내려 주세요
      glaze_note piece="{piece}" glaze="{glaze}" | 유약만 | 기물 {piece}, 유약 {glaze}.
      kiln_load kiln={kiln} shelf={shelf} pieces=["{tag}", "{piece}"] owner="{who}" | 쟁이기 | {who} 씨 것, {tag:과} {piece}, 이 순서로. {kiln}번 가마 {shelf}단에.
      gpio_write pin={pin} value=0 board="{bd}" | 배기 끄기 | 배기는 {bd} 보드 {pin}번, 0이면 꺼진다. 끈다.
      cron_add schedule="0 22 * * 5" action=procedure text=kiln-night name={tag} | 금요일 밤 | 금요일 밤 10시마다 kiln-night 절차를 돌린다. 예약 이름은 {tag}.
      pushover message="{piece} {t2}도" title="{glaze}" | 푸시 | 제목을 {glaze:로} 하고 "{piece} {t2}도"라고 푸시해 주십시오.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt ward/{ward}/call {"침상": "{bed}", "환자": "{pt}", "호출": "{why}", "등급": "{lv}", "간호사": "{rn}", "시각": "{tm}"}',
    slots: { ward: '5..9', bed: '=502-1, 611-3, 707-2, 909-4', pt: '하은결, 용준식, 옹성희', why: '=통증, 수액, 화장실', lv: '=높음 / 보통 / 낮음', rn: '간호사 임, 간호사 좌, 간호사 공', tm: '=02:20, 11:11, 23:05', to: '=CT실, 초음파실, 수술 3방', from: '=병실, 회복실, 응급실', ml: '=40, 60, 80, 100', other: '=512-2, 606-1', line: '10..90' },
    tools: ['nurse_page(bed, nurse, priority?: low|normal|high): 간호사를 부른다', 'porter_ask(to, from, bed, chair?: bool, at?): 이송을 부탁한다', 'drip_rate(bed, ml_per_h: int, alarm?: bool): 수액 속도를 정한다', 'bed_angle(bed, head: int, knees?: int): 침대 각도를 바꾼다'],
    steps: `
      @lv nurse_page bed={bed} nurse="{rn}" priority=high // nurse_page bed={bed} nurse="{rn}" priority=normal // nurse_page bed={bed} nurse="{rn}" priority=low | 호출 전하기 | 그 침상의 호출을 담당 간호사에게, 알려 온 등급으로 전한다.
      nurse_page bed={bed} nurse="{rn}" | 호출만 | 등급 없이 담당 간호사를 그 침상으로 부르#
      porter_ask to="{to}" from="{from}" bed={bed} chair=true | 휠체어 이송 | 이 환자 침상 번호로, {from}에서 {to}까지 휠체어로 모셔 주세요.
      drip_rate bed={bed} ml_per_h={ml} alarm=true | 수액 | 호출한 침상의 수액을 시간당 {ml} mL로, 경보 켬.
      drip_rate bed={other} ml_per_h={ml} alarm=false | {other} 수액 | 경보는 끄고 시간당 {ml}밀리리터.
      bed_angle bed={bed} head=30 knees=15 | 침대 세우기 | 호출한 분 침대의 머리 쪽은 30도, 무릎 쪽은 15도로 올립니다
      file_write path=ward/{ward}.log content="{tm} {bed} {why}" append=true | 호출 대장 | ward/{ward}.log 에 시각, 침상, 호출 내용을 띄어 이어 쓴다.
      cron_add schedule="0 7 * * *" action=message text="{other} 혈압" name={other} timezone=Asia/Seoul | 혈압 재기 | 날마다 7시, Asia/Seoul. {other:이}라는 이름으로 "{other} 혈압" 메시지가 나가게 한다.
      notify message="{pt} {why}" title="{bed}" | 스테이션 화면 | 침상 번호를 제목으로, 환자와 호출 내용을 띄울 것
    `,
  },
  {
    language: 'ko',
    slots: { sw: '=sw-core, sw-3f, sw-lab2, edge-9', port: '1..48', vlan: '=110, 120, 210, 330', vlan2: '=404, 505', desc: '회의실 AP, 지하 CCTV, 민원 PC, 팩스', mbps: '=100, 500, 900', mac: '=00:1a:22:22:0c, 3c:3c:11:00:9e, a4:44:44:1b:70', ip: '=10.1.10.101, 10.22.2.22, 192.168.70.7', host: 'prn-2f, cam-b1, kiosk3, door-hub', who: '연구망 담당, 표세진, 전산실 마', n: '=24, 64, 72' },
    tools: ['swcfg_port(switch, port: int, vlan: int, trunk?: bool, label?): 포트를 정한다', 'swcfg_rate(switch, up_mbps?: int, down_mbps?: int, port: int): 속도를 묶는다', 'dhcp_pin(ip, mac, hostname?, lease_h?: int): 주소를 고정한다', 'poe_set(switch, ports: int[], power: on|off, minutes?: int): PoE를 켜고 끈다', 'net_ping(host, count?: int, size?: int): 핑을 보낸다'],
    steps: `
      swcfg_port switch={sw} port={port} vlan={vlan2} trunk=true | 트렁크 | VLAN {vlan2}, 트렁크로. 스위치 {sw}, 포트 {port}.
      swcfg_rate switch={sw} down_mbps={mbps} port={port} | 내려받기만 | {sw}의 {port}번은 내려받기만 {mbps} Mbps로 제한하#
      dhcp_pin ip={ip} mac={mac} hostname={host} lease_h=12 | 주소 고정 | MAC {mac}, 호스트 {host}, 주소 {ip}. 임대는 열두 시간.
      poe_set switch={sw} ports=[1, 2, 7] power=off minutes=5 | 전원 내림 | {sw}의 1, 2, 7번 포트 PoE를 5분 동안 끈다.
      poe_set switch={sw} ports=[{port}] power=on | 전원 켬 | {port}번 포트만 PoE를 켜 주십시오. {sw}입니다.
      send_message channel=net to="{who}" text="{sw} {port}번" | 망 담당에게 | net 채널에서 {who}에게 "{sw} {port}번"이라고 보냅니다.
      net_ping host={ip} count={n} | 핑 | {ip}에 핑을 {n}번 보내 본다
      file_write path=net/{sw}.txt content="{port} {vlan}" append=true | 포트 장부 | net/{sw}.txt 뒤에 "{port} {vlan}" 한 줄을 이어 쓸 것.
      http_request url=http://{ip}/reboot method=POST body="{host}" | 재시작 요청 | http://{ip}/reboot 에 본문 {host:로} POST 요청을 보냅니다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /cafe/kiosk {"주문": {no}, "음료": "{drink}", "크기": "{size}", "얼음": "{ice}", "샷": {shot}, "닉네임": "{nick}"}',
    slots: { no: '101..899', drink: '아메리카노, 흑임자 라떼, 유자 에이드, 청귤차', size: '=small, regular, large', ice: '=적게 / 보통 / 많이', shot: '2..5', nick: '봄날의 곰, 7번방, 김밥천재', seat: '=창가 2, 테라스 5, 바 1', lock: '11..29', who: '도윤슬, 매니저 강, 알바 진', n: '=6, 8, 10', tel: '=010-6600-0066, 010-3535-5353' },
    tools: ['bev_make(drink, size: small|regular|large, ice?: low|normal|high, shots?: int): 음료를 만든다', 'bev_call(order: int, nickname?, seat?): 손님을 부른다', 'stamp_add(phone, count: int, by?): 도장을 찍는다', 'sold_out(drink, out: bool, until?): 품절로 둔다'],
    steps: `
      @ice bev_make drink="{drink}" size={size} ice=low // bev_make drink="{drink}" size={size} ice=normal // bev_make drink="{drink}" size={size} ice=high | 주문대로 | 주문한 음료를 주문한 크기와 얼음으로 만든다. 샷은 따로 넣지 않는다.
      bev_call order={no} nickname="{nick}" seat="{seat}" | 자리로 | 주문 번호와 닉네임으로 부르되 자리는 {seat}입니다.
      bev_call order={no} | 번호만 | 주문 번호로만 부르#
      stamp_add phone={tel} count={n} by="{who}" | 도장 | {who:이} {tel}에 도장 {n}개 찍어 줬다고 넣는다.
      sold_out drink="{drink}" out=true until=17:00 | 품절 | 주문이 들어온 이 음료는 재료가 떨어져 17:00까지 품절로 둘 것.
      sold_out drink="{drink}" out=false | 품절 풀기 | 재료가 왔다. 그 음료의 품절을 푼다.
      notify message="{drink} {size}" title="{nick}" | 바에 띄우기 | 닉네임이 제목, 음료와 크기가 내용이다.
      file_write path=cafe/today.csv content="{no},{drink},{size}" append=true | 판매 줄 | cafe/today.csv 맨 뒤에 주문 번호,음료,크기를 쉼표만 써서 더한다
      gpio_write pin={lock} value=1 board=bar-io | 호출 벨 | bar-io 보드에 달린 벨, {lock}번 핀을 1로 해 주세요.
    `,
  },
  {
    language: 'ko',
    slots: { cam: '=정문캠, 후문캠, 2층 복도캠, 주차캠', nvr: '=nvr-1, nvr-b, rec22', from: '=01:10, 02:25, 03:40', to: '=04:05, 05:30, 05:55', pre: '2..9', file: '=evid-11.mp4, evid-202.mp4, evid-77.mp4', who: '보안 지, 형사 반상우, 소장 묵', pan: '15..80', fps: '=12, 20, 30', days: '=45, 60, 90', pin: '4..24', io: 'cctv-io, 방범보드, nvr-pi', code: '=PTZ-0404, CM-1991-9, AX112211' },
    tools: ['cam_clip(camera, to, from, file?): 영상을 잘라 둔다', 'ptz_turn(camera, pan: int, tilt?: int, speed?: low|normal|high): 카메라를 돌린다', 'rec_plan(nvr, camera, fps?: int, keep_days?: int): 녹화를 정한다', 'cam_mask(camera, on: bool, minutes?: int): 화면을 가린다', 'cam_reg(serial, name, nvr?): 카메라를 등록한다'],
    steps: `
      cam_clip camera="{cam}" to={to} from={from} file={file} | 영상 뽑기 | {cam}에서 {from}부터 {to}까지, 파일 이름 {file}.
      cam_clip camera="{cam}" to={to} from={from} | 자르기만 | {to}까지의 {cam} 영상을 잘라 주세요. 시작은 {from}입니다.
      ptz_turn camera="{cam}" pan=-{pan} tilt=10 speed=low | 왼쪽으로 | {cam:을} 천천히(낮은 속도) 수평 -{pan}, 수직 10으로 돌린다.
      rec_plan nvr={nvr} camera="{cam}" keep_days={days} | 보관만 | {nvr}에서 {cam:은} {days}일 보관하도록 정해 둘 것
      cam_mask camera="{cam}" on=true minutes=40 | 가리기 | 탈의실 공사 중이라 {cam} 화면을 40분 가립니다.
      cam_reg serial={code} name="{cam}" nvr={nvr} | 등록 | 시리얼 {code}, 이름 "{cam}", 녹화기 {nvr:로} 등록하#
      gpio_write pin={pin} value=1 board="{io}" | 투광등 | {io}의 투광등, {pin}번 핀을 1로 올려 줘.
      send_message channel=security to="{who}" text="{file} 올림" | 보냈다고 | {who}에게 security 채널로: "{file} 올림".
      memory_recall query="{cam}" limit=6 category=cctv | 카메라 메모 | cctv 분류에서 {cam} 메모를 여섯 개 찾는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt museum/{hall}/case {"진열장": "{cs}", "유물": "{obj}", "습도": {rh}, "온도": {t}, "조도": {lux}, "학예사": "{who}"}',
    slots: { hall: 'h1, east, vault, h3', cs: '=C-11, C-22, W-07, W-30', obj: '청동 거울, 금동 보살, 한글 편지, 백자 병', rh: '=31, 34, 38 / 46, 49, 52', t: '18.1..24.9', lux: '=80, 150, 200', who: '명채린, 방울이, 제임스 국', set: '=45, 50, 55', silica: '=2, 4, 6', day: '=2026-09-09, 2026-12-31, 2027-01-15', dst: '=보존실, 수장고 2, 촬영실' },
    tools: ['case_humid(case, rh: int, tolerance?: int, cassette?: int): 진열장 습도를 맞춘다', 'case_lamp(case, lux: int, from?, until?): 조명을 정한다', 'obj_move(object, to, case?, handler?): 유물을 옮긴다', 'loan_put(object, lender, borrower, until?): 대여를 적는다'],
    steps: `
      case_humid case={cs} rh={set} tolerance=3 cassette={silica} | 습도 | 알려 온 진열장을 {set}퍼센트, 허용 폭 3으로 하고 카세트는 {silica}개 넣는다.
      @rh case_humid case={cs} rh=48 tolerance=2 // failed "습도가 {rh}다" | 건조하면 | 습도가 40보다 낮을 때만 그 진열장을 48퍼센트에 허용 폭 2로 맞춘다. 아니면 하지 않는다.
      case_lamp case={cs} lux=50 from=10:00 until=17:30 | 조명 시간 | 진열장 조명은 50럭스. 10:00에 켜고 17:30에 끄도록 해 주세요.
      obj_move object="{obj}" to="{dst}" case={cs} handler="{who}" | 유물 옮기기 | {dst:로} 간다. 유물, 지금 진열장, 나르는 학예사는 모두 메시지에서.
      obj_move object="{obj}" to="{dst}" | 이동만 기록 | 이 유물의 자리를 {dst:로} 바꿔 적을 것
      loan_put object="{obj}" lender="{dst}" borrower="{who}" until={day} | 대여 | 이 유물은 {day}까지, {dst}에서 그 학예사에게 빌려준 것으로 한다.
      mqtt_publish topic=museum/{hall}/state payload="{rh},{t},{lux}" | 상태 모으기 | museum/{hall}/state 에 습도, 온도, 조도를 이 순서로 쉼표로만 이어 발행합니다.
      pushover message="{obj} 습도 {rh}" title="{cs}" | 학예사 푸시 | 진열장 번호가 제목, 내용은 유물과 "습도"와 값.
      file_read path=museum/{cs}.txt lines=25 | 점검표 | museum/{cs}.txt 를 스물다섯 줄 읽어 주십시오.
    `,
  },
  {
    language: 'ko',
    slots: { ess: '=ESS-1, ESS-3, PCS-02, PCS-11', kw: '40..240', soc: '=15, 20, 25', top: '=85, 90, 95', from: '=09:30, 10:00, 11:15', to: '=14:45, 16:30, 17:20', inv: '1..24', minus: '1..9', who: '태양관리 권, 하늬바람, 육지담', panel: '=서측 3열, 남측 7열, 지붕 B', pf: '0.91..0.99', n: '5..15' },
    tools: ['ess_charge(unit, kw: num, until_soc?: int): 충전한다', 'ess_plan(unit, mode: charge|discharge|idle, to, from, kw?: num): 시간대를 정한다', 'inv_limit(inverter: int, percent: int, power_factor?: num): 인버터를 제한한다', 'panel_wash(panel, liters?: int, crew?): 패널을 씻는다', 'grid_offset(unit, hz?: num, volts?: num): 계통 보정값을 넣는다'],
    steps: `
      ess_charge unit={ess} kw={kw} until_soc={top} | 충전 | {ess:을} {kw} kW로, {top}퍼센트가 될 때까지 충전한다.
      ess_charge unit={ess} kw={kw} | 천천히 채우기 | 충전 출력 {kw} kW, {ess}. 언제 멈출지는 두지 않는다.
      ess_plan unit={ess} mode=idle to={to} from={from} | 쉬는 시간 | {ess:은} {to}까지 쉬게 해 주세요. 시작은 {from}입니다.
      inv_limit inverter={inv} percent=70 | 출력 제한 | 인버터 {inv}번, 70퍼센트로 낮추#
      panel_wash panel="{panel}" liters=300 crew="{who}" | 패널 세척 | {who:이} {panel:을} 300리터로 씻는다고 올릴 것.
      notify message="{ess} {kw} kW" title="{panel}" | 제어실 화면 | {panel:이} 제목, "{ess} {kw} kW"가 내용인 알림을 띄워 줘.
      grid_offset unit={ess} hz=-0.0{minus} | 주파수 보정 | {ess}에 주파수 보정 -0.0{minus:을} 넣습니다.
      memory_recall query="{panel}" limit={n} category=wash | 세척 이력 | {panel} 세척 메모를 wash 분류에서 {n}개까지 찾아 줘
      send_message channel=solar to="{who}" text="{from} 시작" | 관리자에게 | {who} 앞으로 solar 채널에 "{from} 시작"이라고 남기십시오.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /pool/test {"풀": "{pool}", "pH": {ph}, "염소": {cl}, "수온": {t}, "측정자": "{who}", "레인": {lane}}',
    slots: { pool: '=성인풀, 유아풀, 다이빙풀', ph: '6.6..8.1', cl: '=0.2, 0.3 / 0.7, 0.9', t: '25.5..29.5', who: '강물결, 안전요원 서, 유리 킴', lane: '1..8', kg: '0.5..4.5', pump: '11..16', from: '=06:00, 06:40, 07:20', to: '=08:10, 09:30', club: '돌고래반, 마스터즈, 아쿠아로빅', lock: '20..170', bd: 'pool-plc, 수영장보드, aqua-io' },
    tools: ['dose_chem(pool, chemical: chlorine|acid|soda, kg: num, pump?: int): 약품을 넣는다', 'lane_book(lane: int, club, to, from, coach?): 레인을 잡는다', 'water_heat(pool, celsius: num, speed?: low|normal|high): 물을 데운다', 'locker_pop(locker: int, reason?, by?): 사물함을 연다'],
    steps: `
      @cl dose_chem pool="{pool}" chemical=chlorine kg={kg} pump={pump} // failed "염소가 {cl:로} 넉넉하다" | 염소 | 염소가 0.5 미만일 때만 {pump}번 펌프로 그 풀에 염소 {kg} kg을 넣는다. 그 이상이면 넣지 않는다.
      dose_chem pool="{pool}" chemical=acid kg={kg} | 산 넣기 | 산도 조절제 acid {kg} kg, 검사한 풀에.
      lane_book lane={lane} club="{club}" to={to} from={from} coach="{who}" | 레인 예약 | 검사지에 적힌 레인을 {from}에서 {to}까지 {club}에 준다. 코치는 측정한 사람이 한다.
      water_heat pool="{pool}" celsius=28.5 speed=high | 빨리 데우기 | 그 풀을 28.5도까지, 속도는 높음으로 데우#
      water_heat pool="{pool}" celsius=26 | 26도 | 이 풀은 26도면 됩니다. 맞춰 주세요.
      locker_pop locker={lock} reason="열쇠 분실" by="{who}" | 사물함 | {lock}번 사물함을 열되 사유는 "열쇠 분실", 연 사람은 측정자로 남길 것
      gpio_write pin={pump} value=1 board="{bd}" | 여과 펌프 | {bd} {pump}번에 1을 줘서 여과 펌프를 돌린다.
      file_write path=pool/log.csv content="{pool},{ph},{cl},{t}" append=true | 수질 기록 | pool/log.csv 에 풀, pH, 염소, 수온을 쉼표로 이은 줄을 덧붙여 두십시오
      send_message channel=pool to="{who}" text="{pool} pH {ph}" | 측정자에게 | pool 채널로 측정자에게 풀 이름과 "pH"와 값을 띄어 보낸다.
    `,
  },
  {
    language: 'ko',
    event: 'manual',
    slots: { c: 'shop-web, api-gw, worker-2, cron-box', img: 'nginx, redis, node, postgres', tag: '=1.27.0, 7.2-alpine, 20-slim, 16.4', host: '=docker1, dk-seoul, swarm3', hp: '=8080, 8443, 9090, 3001', cpn: '=80, 443, 6379, 5432', mem: '=256, 512, 1024', dst: '=dk-busan, swarm8, docker5', sec: '=5, 15, 45', who: '배포봇, 온새미, 길동무', pat: 'ERROR, timeout, refused', line: '20..400' },
    tools: ['ctr.up(name, image, tag?, host?): 컨테이너를 띄운다', 'ctr.bind(container_port: int, host_port: int, name, host?): 포트를 잇는다', 'ctr.cap(name, memory_mb?: int, cpus?: num): 자원을 묶는다', 'ctr.halt(name, wait_s?: int, host?): 멈춘다', 'ctr.env(name, pairs: text[], restart?: bool): 환경 변수를 넣는다', 'ctr.grep(name, pattern, tail?: int): 로그에서 찾는다'],
    steps: `
      ctr.up name={c} image={img} host={dst} | {dst}에 | 이름 {c}, 이미지 {img}. 태그 없이 {dst}에서.
      ctr.bind container_port={cpn} host_port={hp} name={c} host={host} | 포트 열기 | {c:은} 안에서 {cpn}번을 듣습니다. {host}의 {hp}번으로 들어오게 하십시오.
      ctr.cap name={c} cpus=0.5 | CPU 반 개 | {c} CPU를 반 개로 줄이#
      ctr.halt name={c} wait_s={sec} host={host} | 멈추기 | {sec}초 기다렸다가 {host}의 {c:을} 멈출 것
      ctr.env name={c} pairs=["TZ=Asia/Seoul", "MODE=prod"] restart=true | 환경 변수 | {c}에 TZ=Asia/Seoul, MODE=prod 두 개를 이 순서로 넣고 다시 띄운다.
      ctr.grep name={c} pattern={pat} tail=200 | 로그 찾기 | {c} 로그 마지막 200줄에서 {pat:을} 찾아봅니다.
      file_read path=/etc/stacks/{c}.yml from_line={line} lines=12 | 설정 보기 | /etc/stacks/{c}.yml 의 {line}번째 줄부터 12줄이 궁금하다.
      http_request url=http://{host}:{hp}/hook method=POST body="{c}" | 훅 부르기 | 본문은 {c}, 방식은 POST, 주소는 http://{host}:{hp}/hook 입니다.
      send_message channel=deploy to="{who}" text="{img} {tag}" | 배포 알림 | {who}에게 deploy 채널로 "{img} {tag}" 한 줄을 보낸다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /dairy/milk {"소": "{cow}", "자리": {stall}, "유량": {kg}, "체세포": {scc}, "목장": "{farm}", "착유자": "{who}"}',
    slots: { cow: '=0022-4, 1313-7, 7070-1, 4404-9', stall: '1..24', kg: '9.5..38.5', scc: '=90, 140, 190 / 310, 420, 560', farm: '푸른초장, 솔내목장, 아침이슬', who: '곽두산, 응옥, 표마리', tank: '=T1, T2, T4', feed: '=젖소 18, 건초 A, TMR-5', half: '0.5..3.5', vet: '수의사 봉, 수의사 라온', med: '=세팔로늄, 칼슘제, 비타민 E', days: '=3, 4, 6' },
    tools: ['milk_route(cow, tank, discard?: bool): 젖을 보낼 데를 정한다', 'cow_feed(feed, cow, kg: num, times?: int): 사료를 준다', 'vet_note(cow, medicine, withhold_days?: int, vet?): 치료를 적는다', 'gate_sort(cow, side: left|right, until?): 나가는 길을 가른다', 'brush_on(stall: int, minutes?: int): 솔을 돌린다'],
    steps: `
      @scc milk_route cow={cow} tank={tank} discard=false // milk_route cow={cow} tank={tank} discard=true | 젖 보내기 | 체세포가 200 미만이면 {tank} 탱크로 살려 보내고(버림 아님), 넘으면 {tank:로} 보내되 버림으로 표시한다. 소는 알려 온 소.
      cow_feed feed="{feed}" cow={cow} kg={half} times=3 | 사료 | 이 소에게 {feed}, 한 번에 {half} kg씩 세 번.
      cow_feed feed="{feed}" cow={cow} kg={half} | 덤 사료 | {feed:을} {half}킬로 더 주자. 방금 짠 소다.
      vet_note cow={cow} medicine="{med}" vet="{vet}" | 약만 | 약 {med}, 놓은 이 {vet}. 납유 금지 날수는 적지 않습니다.
      gate_sort cow={cow} side=left until=18:30 | 왼쪽으로 | 그 소를 18:30까지 왼쪽 길로 빼 주세요.
      brush_on stall={stall} minutes=6 | 솔 | 알림에 나온 자리의 솔을 6분 돌리#
      memory_store key=cow-{cow} content="{kg} kg, {who}" | 유량 메모 | cow-{cow} 메모에 유량과 착유자를 "8 kg, 홍길동" 꼴로.
      http_request url=https://milk.nong.kr/{cow} method=PATCH body="{kg}" | 유량 올리기 | https://milk.nong.kr/ 뒤에 소 번호를 붙인 곳으로 PATCH, 본문은 유량 숫자뿐.
      notify message="{cow} {scc}" title="{farm}" | 화면 | 목장 이름을 제목 삼아 소 번호와 체세포를 띄어 보일 것.
    `,
  },
];
