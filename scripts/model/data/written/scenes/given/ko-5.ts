import type { Scene } from '../../scene';

/** Optional arguments that are given, and arguments of one type in another order: Korean, part 5. */
export const givenKo5: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt kimchi/{line} {"배치": "{batch}", "염도": {salt}, "온도": {t}, "절임통": {vat}, "반장": "{who}", "보드": "{bd}", "핀": {pin}}',
    slots: { line: 'l1, l2, cut, wash', batch: '=KB-0303, KB-1122, KB-5050', salt: '1.8..3.4', t: '-2..6', vat: '1..12', who: '반장 국, 여명숙, 코지마 린', bd: 'brine-io, 절임보드, plc-7', pin: '4..27', kg: '20..90', hr: '=6, 8, 14', sauce: '젓갈 양념, 비건 양념, 백김치 육수', from: '30..90', lim: '2..9' },
    tools: ['brine_soak(vat: int, hours: int, salt_pct?: num, turn?: bool): 절인다', 'sauce_mix(batch, kg: int, sauce, chili?: low|normal|high): 양념을 버무린다', 'chill_hold(vat: int, celsius: num, until?): 차게 둔다', 'batch_sign(batch, checker, maker, note?): 서명한다'],
    steps: `
      brine_soak vat={vat} hours={hr} salt_pct={salt} turn=true | 절이기 | 메시지의 절임통을 {hr}시간, 알려 온 염도로 절인다. 뒤집기도 켠다.
      brine_soak vat={vat} hours={hr} turn=false | 뒤집지 않고 | 그 통은 뒤집지 말고 {hr}시간만 절여 주세요. 염도는 비워 두고요.
      sauce_mix batch={batch} kg={kg} sauce="{sauce}" chili=low | 덜 맵게 | 이 배치에 {sauce} {kg} kg. 매운맛은 낮음.
      chill_hold vat={vat} celsius=-1.5 until=05:30 | 차게 | 05:30까지 영하 1.5도로 그 통을 두#
      batch_sign batch={batch} checker="{who}" maker=이순덕 note="재검" | 서명 | 담근 사람은 이순덕, 확인은 반장, 비고 "재검". 배치는 온 것.
      gpio_write pin={pin} value=1 board="{bd}" | 교반기 | 메시지에 온 보드의 온 핀에 1을 써서 교반기를 돌린다.
      gpio_read pin={pin} board="{bd}" | 핀 읽기 | 메시지의 보드에서 그 핀이 지금 몇인지 읽어 볼 것
      memory_recall query={batch} limit={lim} | 배치 메모 | 배치 번호로 메모를 찾되 {lim}건까지만.
      notify message="염도 {salt}, {t}도" title="{batch}" | 현장 화면 | 제목은 배치 번호. 내용은 "염도 2, 3도"처럼 염도와 온도를 쓴다.
    `,
  },
  {
    language: 'ko',
    slots: { dom: 'gaon.kr, haneul-shop.com, sori.io, mulgyeol.net', rec: '=www, api, mail, vpn, cdn', ip: '=203.0.113.20, 198.51.100.77, 192.0.2.112', ttl: '=300, 600, 3600', host: 'lb-1, web-kr, proxy4', who: '도메인 명, 배은결, 인프라 홍', ns: '=ns1, ns4', zone: '=Asia/Seoul, Asia/Tokyo, UTC', line: '10..300', n: '5..50', key: '=TK-9900, TK-1414, TK-7227', old: '=203.0.113.4, 198.51.100.11' },
    tools: ['dns.put(zone, name, ip, ttl?: int, proxied?: bool): 주소를 적는다', 'dns.swap(new_ip, old_ip, zone, name?): 주소를 바꾼다', 'cert.issue(domain, alt_names?: text[], days?: int): 인증서를 받는다', 'fw.rule(source, dest, action: allow|deny, port?: int): 방화벽 규칙을 넣는다'],
    steps: `
      dns.put zone={dom} name={rec} ip={ip} ttl={ttl} | 주소 적기 | {dom} 존의 {rec} 이름에 {ip}. TTL은 {ttl}.
      dns.swap new_ip={ip} old_ip={old} zone={dom} name={rec} | 갈아타기 | {dom}의 {rec:이} {old:을} 가리킨다. {ip:로} 바꾸#
      dns.swap new_ip={ip} old_ip={old} zone={dom} | 존 통째로 | {dom} 안에서 {old:은} 모두 {ip:로} 바꿔 주세요
      cert.issue domain={dom} alt_names=["www.{dom}", "{rec}2.{dom}"] days=90 | 인증서 | {dom} 인증서를 90일짜리로. 다른 이름은 www.{dom}, {rec}2.{dom} 둘.
      fw.rule source={old} dest={ip} action=deny port=22 | 막기 | {old}에서 {ip}의 22번으로 오는 것은 막는다.
      fw.rule source={ip} dest={old} action=allow | 허용 | 출발지 {ip}, 목적지 {old}, 허용.
      file_read path=/etc/bind/{dom}.zone from_line={line} lines={n} | 존 파일 | /etc/bind/{dom}.zone 파일 {line}번째 줄부터 {n}줄을 읽어라
      cron_add schedule="15 4 * * *" action=procedure text=cert-check name={key} timezone={zone} | 인증서 점검 | 매일 4시 15분에 cert-check 절차. 이름 {key}, 시간대 {zone}.
      http_request url=https://dns.{dom}/v1/{rec} method=PUT body="{ip}" | API로 | https://dns.{dom}/v1/{rec} 에 본문 {ip:로} PUT 요청을 넣을 것.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /blood/fridge {"냉장고": "{fr}", "혈액": "{bag}", "형": "{abo}", "온도": {t}, "요청과": "{dept}", "담당": "{who}", "내선": "{ext}"}',
    slots: { fr: '=BF-1, BF-2, FZ-3, PLT-1', bag: '=22-01-003303, 22-01-117117, 22-04-900900', abo: '=A+, O-, B+, AB-', t: '2.5..5.5', dept: '=응급실, 수술 5방, 분만실, 혈액내과', who: '임상병리 도, 수혈 담당 금, 노리코', ext: '=2202, 3113, 7070', dest: '=냉장 창고, 적십자 혈액원, 3층 검사실', cold: '25..39', min: '=8, 12, 25', n: '=2, 3, 4' },
    tools: ['bag_issue(department, bag, receiver?, crossmatch?: bool): 혈액을 낸다', 'bag_return(bag, fridge, minutes_out?: int): 돌려받는다', 'plasma_freeze(fridge, celsius: num, hours?: int): 혈장을 얼린다', 'bag_ship(to, from, bags: text[], cooler?: int): 보낸다'],
    steps: `
      bag_issue department="{dept}" bag={bag} receiver="{who}" crossmatch=true | 출고 | 요청과로 그 혈액을 내보낸다. 받는 이는 담당이고 교차 시험은 했다.
      bag_issue department="{dept}" bag={bag} crossmatch=false | 급한 출고 | 교차 시험 없이(그렇게 표시하고) 요청한 과에 이 혈액을 내 주세요. 받는 이는 아직 몰라요.
      bag_return bag={bag} fridge={fr} minutes_out={min} | 반납 | {min}분 밖에 있던 그 혈액을 웹훅의 냉장고로 돌려받는다고 기록하#
      plasma_freeze fridge={fr} celsius=-{cold} hours=4 | 혈장 얼리기 | 알려 온 기기를 영하 {cold}도, 네 시간.
      bag_ship to="{dest}" from="{dept}" bags=["{bag}"] cooler={n} | 보내기 | 이 혈액 한 봉을 요청과에서 {dest:로} {n}번 보냉 상자에 담아 보낸다.
      send_message channel=blood to="{who}" text="{abo} {bag}" | 담당에게 | 담당자에게 blood 채널로 형과 혈액 번호를 그 순서로, 띄어서.
      notify message="{dept} 내선 {ext}" title="{fr}" | 알림창 | 냉장고가 제목이고, 내용은 요청과, "내선", 번호를 띄어 쓴 것
      file_write path=blood/{fr}.log content="{bag},{abo},{t}" append=true | 온도 장부 | blood/냉장고.log 에 혈액,형,온도 순서로 한 줄을 보탭니다.
      memory_recall query="{dept}" category=blood limit={n} | 요청 이력 | 요청과 이름으로 blood 분류의 메모를 {n}개 찾아 주십시오.
    `,
  },
  {
    language: 'ko',
    slots: { truck: '=85사 1158, 93바 3930, 88자 8008', drv: '기사 봉, 유턴, 아흐메드 손', from: '=이천 센터, 옥천 허브, 부곡 CY', to: '=양산 창고, 제주항, 송도 물류', cargo: '=백신 2상자, 냉동 참치, 활어, 꽃 모종', deg: '2..24', km: '=80, 90', tm: '=04:30, 13:20, 23:10', tel: '=010-7171-1717, 010-2266-2662', pal: '=14, 18, 33', doc: '=BL-00331, BL-71771, BL-20202', pin: '4..22', lim: '3..12' },
    tools: ['haul_plan(to, from, plate, driver?, depart?): 운송을 잡는다', 'reefer_set(plate, celsius: num, defrost_h?: int, mode?: low|normal|high): 냉동기를 맞춘다', 'seal_log(plate, doc, seal?, pallets?: int): 봉인을 적는다', 'drv_call(phone, message, repeat?: int): 기사에게 전화한다'],
    steps: `
      haul_plan to="{to}" from="{from}" plate="{truck}" driver="{drv}" depart={tm} | 배차 | {tm} 출발, {from}에서 {to}까지. 차는 {truck}, 운전은 {drv}.
      reefer_set plate="{truck}" celsius=-{deg} defrost_h=6 mode=high | 얼리기 | {truck} 적재함은 영하 {deg}도. 제상은 여섯 시간마다, 세기 높음.
      reefer_set plate="{truck}" celsius=3.5 mode=low | 살살 | 영상 3.5도, 약하게. {truck} 냉동기다
      seal_log plate="{truck}" doc={doc} seal=9911-04 pallets={pal} | 봉인 | 서류 {doc}, 봉인 번호 9911-04, 팔레트 {pal}장. 차 번호 {truck:로} 적#
      seal_log plate="{truck}" doc={doc} pallets={pal} | 팔레트 수 | {doc} 서류로 {truck}에 팔레트 {pal}장을 실었습니다. 봉인은 아직입니다.
      drv_call phone={tel} message="{to} 정체" repeat=2 | 기사에게 | {tel:로} 전화해 "{to} 정체"를 두 번 말한다.
      pushover message="{cargo} → {to}" title="{truck}" | 관제 푸시 | 푸시 제목은 {truck}, 본문은 "{cargo} → {to}".
      send_message channel=haul to="{drv}" text="제한 속도 {km}" | 속도 | haul 채널에서 {drv}에게 "제한 속도 {km}" 한 줄을 남길 것
      memory_recall query="{truck}" limit={lim} category=trucks | 차 이력 | trucks 분류에 있는 {truck} 메모 {lim}건.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /library/desk {"책": "{book}", "등록번호": "{reg}", "빌린이": "{a}", "예약자": "{b}", "서가": "{shelf}", "반납일": "{due}"}',
    slots: { book: '고래의 노래, 천 개의 파랑새, 낮은 언덕, 물리의 정원', reg: '=EM00112233, EM00440044, EM00700117', a: '나봄, 서문탁, 리 올렉', b: '현두리, 기쁨이네, 마동욱', shelf: '=800-12, 410-03, 330-33, 아동-5', due: '=2026-04-30, 2026-07-17, 2026-10-10', kid: '=유아방, 점자 코너, 큰글 서가', w: '=2, 3', won: '=300, 700, 1100', n: '=14, 22, 41', tel: '=010-1212-2121, 010-8448-4884', pg: '3..30' },
    tools: ['lib.lend(to, reg, weeks?: int, desk?: int): 빌려준다', 'lib.pass(reg, next, prev, phone?): 예약자에게 넘긴다', 'lib.shelve(reg, shelf, spot?: int, label?): 꽂는다', 'lib.fine(person, won: int, reg?, reason?): 연체료를 매긴다'],
    steps: `
      lib.lend to="{b}" reg={reg} weeks={w} desk=1 | 빌려주기 | 예약자에게 {w}주 빌려준다. 1번 데스크, 등록번호는 온 것.
      lib.pass reg={reg} next="{b}" prev="{a}" phone={tel} | 넘기기 | 빌린이가 돌려준 책이다. 예약자 차례로 넘기고 전화 {tel:을} 적어 둔다.
      lib.shelve reg={reg} shelf="{kid}" spot={n} label="{book}" | {kid} | 제목의 서가 {n}번 자리에 꽂고 라벨은 책 이름으로 해 주세요.
      lib.shelve reg={reg} shelf={shelf} | 제자리 | 온 서가에 그 책을 꽂#
      lib.fine person="{a}" won={won} reg={reg} reason="연체" | 연체료 | 늦은 사람은 빌린이, 금액 {won}원. 등록번호와 사유 "연체"를 넣을 것.
      http_request url=https://lib.saem.kr/items/{reg} method=PATCH body="{due}" | 반납일 고치기 | https://lib.saem.kr/items/등록번호 에 PATCH. 본문에는 반납일만
      file_read path=lib/{shelf}.txt lines={pg} | 서가 목록 | lib/서가.txt 에서 {pg}줄을 읽는다. 서가는 웹훅에 온 것이다.
      send_message channel=library to="{b}" text="{book} {due}" | 예약자에게 | library 채널로 예약자에게 책 이름과 반납일을 한 칸 띄어 알려 주십시오.
      notify message="{book}" title="{shelf}" | 데스크 화면 | 내용은 책, 제목은 서가인 알림을 띄운다.
    `,
  },
  {
    language: 'ko',
    slots: { b: '=보일러 1, 보일러 3, 온수기 B', t: '45..78', bar: '1.2..2.8', p: '3..26', bd: 'boiler-pi, mech-io, hvac-2', who: '설비 남, 기계실 좌, 호세', tm: '=05:20, 06:10, 21:50', valve: '=SV-2, SV-22, MV-101', zone: '동관, 서관, 강당', day: '=월, 수, 금', from: '100..800', note: '=점화 불량, 누수, 소음', tel: '=02-3311-1133, 070-4004-0440', out: '2..15' },
    tools: ['boiler_set(boiler, water_c: int, bar?: num, outdoor_min_c?: int): 보일러를 맞춘다', 'zone_heat(zone, level: low|normal|high, from?, until?): 구역 난방을 정한다', 'valve_turn(valve, action: open|close, percent?: int, by?): 밸브를 돌린다', 'svc_order(unit, fault, phone?, urgent?: bool): 수리를 부른다'],
    steps: `
      boiler_set boiler="{b}" water_c={t} bar={bar} | 물 온도 | {b:을} 물 {t}도, 압력 {bar} bar로.
      boiler_set boiler="{b}" water_c={t} outdoor_min_c=-{out} | 외기 조건 | 바깥이 영하 {out}도일 때까지 견디게 하고 물은 {t}도로 데웁니다. 대상은 {b}.
      zone_heat zone="{zone}" level=high from={tm} | 아침 난방 | {zone} 난방을 {tm}부터 높음으로 해 주세요
      zone_heat zone="{zone}" level=low until={tm} | 약하게 | {tm}까지는 {zone} 난방을 낮게 두#
      valve_turn valve={valve} action=open | 열기 | {valve} 밸브 열어.
      svc_order unit="{b}" fault="{note}" phone={tel} urgent=true | 급한 수리 | {b}, 증상은 {note}. 급하고, 연락처는 {tel}.
      gpio_write pin={p} value=0 board="{bd}" | 순환 끔 | 순환 펌프를 끄려면 {bd} 보드 {p}번을 0으로 내리면 된다. 내릴 것.
      file_read path=boiler/log.txt from_line={from} lines=18 | 기록 보기 | boiler/log.txt 를 {from}번째 줄부터 열여덟 줄 읽어 주십시오.
      cron_add schedule="40 5 * * 1-5" action=message text="보일러 확인" name=boiler-am timezone=Asia/Seoul | 평일 아침 | 월요일부터 금요일까지 5시 40분, 시간대 Asia/Seoul에 "보일러 확인"이라는 메시지. 예약 이름은 boiler-am으로 둔다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt drone/{id}/plan {"밭": "{field}", "약제": "{chem}", "고도": {alt}, "속도": {spd}, "조종": "{who}", "배터리": "{bat}", "풍속": {wind}}',
    slots: { id: 'd1, d7, spray-2, agri3', field: '=윗배미, 다랑논 3, 과수원 뒤, 12번지 논', chem: '=탄저약 A, 칼슘제, 노린재약 5', alt: '2.5..5.5', spd: '3..7', who: '조종사 빈, 금나라, 드론반 육', bat: '=BT-004, BT-110, BT-227', wind: '=1.2, 2.1, 2.8 / 6.4, 7.7, 9.1', l: '=9, 12, 16', f2: '=물가 논, 고추밭 2, 비탈밭', tm: '=05:50, 06:20, 18:40', n: '10..20', tel: '=010-8282-2828, 010-6161-1661' },
    tools: ['spray_go(field, chemical, liters?: num, altitude_m?: num, speed?: num): 약을 뿌린다', 'fly_to(field, speed: num, altitude_m: num, pilot?): 날려 보낸다', 'bat_swap(new, old, drone, by?): 배터리를 바꾼다', 'farm_warn(phone, field, at?): 이웃에게 방제를 알린다'],
    steps: `
      @wind spray_go field="{field}" chemical="{chem}" altitude_m={alt} speed={spd} // failed "풍속이 {wind}다" | 방제 | 풍속이 4 미만이면 계획대로, 고도와 속도까지 넣어 뿌린다. 물량은 안 넣는다. 바람이 그보다 세면 실패로 한다.
      spray_go field="{f2}" chemical="{chem}" liters={l} | {f2} 방제 | 제목의 밭에 계획에 나온 약 {l}리터. 고도와 속도는 기체에 맡깁니다.
      fly_to field="{f2}" speed={spd} altitude_m={alt} pilot="{who}" | 보내기 | {f2:로} 날려 보내되 고도, 속도, 조종하는 사람은 계획과 같게 한다.
      fly_to field="{field}" speed=2.5 altitude_m=10 | 천천히 | 고도 10 m, 속도 2.5로 계획한 밭 위까지 보내 주세요
      bat_swap new=BT-330 old={bat} drone={id} by="{who}" | 배터리 | 달려 있는 배터리(계획의 것)를 BT-330으로. 기체는 신호를 보낸 것, 바꾼 사람은 조종하는 사람.
      farm_warn phone={tel} field="{field}" at={tm} | 이웃에게 | 그 밭 옆집 {tel}에 {tm}에 뿌린다고 알리#
      file_write path=drone/{id}.csv content="{field},{chem},{wind}" append=true | 비행 기록 | drone/기체.csv 에 밭,약제,풍속을 덧붙인다.
      memory_recall query="{field}" limit={n} category=spray | 지난 방제 | spray 분류에서 그 밭을 찾는다. 많아야 {n}건.
      pushover message="{field} {chem}" title="{who}" | 방제 푸시 | 조종하는 사람 이름이 제목, 밭과 약제가 내용이다. 띄어서 보낼 것.
    `,
  },
  {
    language: 'ko',
    slots: { inc: '=INC-1, INC-4, CO2-22, 항온실 B', co: '4.5..6.5', t: '30.5..38.5', h: '=70, 85, 92', dish: '=HeLa-07, CHO-111, 균주 2202, E7-0044', fz: '=DF-1, DF-3, LN2-5', deg: '70..85', box: '=상자 11, 상자 2, 랙 C-7', row: '=A, B, C, D', col: '1..12', who: '연구원 표, 라비 샤르마, 은채', obj: '=4, 10, 20, 40', ms: '=150, 250, 500', k: '=LB-404, LB-1177' },
    tools: ['inc_set(unit, co2_pct?: num, celsius: num, humidity?: int): 배양기를 맞춘다', 'vial_put(freezer, box, sample, pos?, owner?): 바이알을 넣는다', 'scope_shot(objective: 4|10|20|40, exposure_ms: int, file?, count?: int): 사진을 찍는다', 'freezer_alarm(freezer, high_c: num, delay_min?: int): 경보를 정한다', 'passage(dish, into, ratio: int, by?): 계대한다'],
    steps: `
      inc_set unit="{inc}" co2_pct={co} celsius={t} humidity={h} | 배양 조건 | {inc}, {t}도, 습도 {h}, CO2 {co}퍼센트.
      inc_set unit="{inc}" celsius={t} co2_pct={co} | 습도 빼고 | {inc} 온도를 {t}도, 이산화탄소를 {co}퍼센트로 맞춥니다. 습도는 건드리지 않아요.
      vial_put freezer={fz} box="{box}" sample={dish} pos={row}{col} owner="{who}" | 바이알 | 주인 {who}, 시료 {dish}. {fz}의 {box}, {row}{col} 자리에 넣는다.
      scope_shot objective={obj} exposure_ms={ms} count=3 | 세 장 | {obj}배로 노출 {ms} ms, 세 장 찍#
      freezer_alarm freezer={fz} high_c=-{deg} delay_min=120 | 경보 | {fz:이} 영하 {deg}도보다 따뜻해지고 두 시간 지나면 울리도록
      memory_recall query={dish} limit=5 category=cells | 세포 메모 | cells 분류로 {dish:을} 찾되 다섯 건을 넘기지 마십시오.
      passage dish={dish} into={k} ratio=4 by="{who}" | 계대 | {who:이} {dish:을} {k}에 1 대 4로 나눴다. 비율은 4로 적을 것.
      file_write path=cells/{k}.txt content="{dish} {obj}배" append=true | 관찰 기록 | cells/{k}.txt 끝에 "{dish} {obj}배"라고 보태 적는다.
      notify message="{dish} {t}도" title="{inc}" | 연구실 알림 | 제목은 {inc}, 내용은 "{dish} {t}도".
    `,
  },
  {
    language: 'ko',
    event: 'webhook /helpdesk/ticket {"번호": "{no}", "요청자": "{who}", "자리": "{seat}", "장비": "{dev}", "내용": "{what}", "중요도": "{lv}", "기한": "{due}"}',
    slots: { no: '=HD-1010, HD-2211, HD-7337, HD-9009', who: '연구소 비비, 단무지, 총무 사재', seat: '=4F-12, 4F-33, B1-02, 7F-07', dev: '=노트북 NB-220, 모니터 MX-77, 복합기 3', what: '화면 깜빡임, 비밀번호 잊음, 종이 걸림', lv: '=높음 / 보통 / 낮음', due: '=2026-06-11, 2026-09-19, 2026-11-27', eng: '지원팀 맹, 장재승, 야마다 소라', spare: '=NB-909, MX-303, NB-4114', hr: '=2, 3, 5', ext: '=4404, 7117', from: '3..70', mac: '=b8:27:eb:00:11:22, dc:a6:32:77:70:07' },
    tools: ['tk_set(ticket, priority?: low|normal|high, assignee?, due?): 티켓을 고친다', 'tk_merge(into, ticket, note?): 티켓을 합친다', 'gear_swap(ticket, out, in, seat?): 장비를 바꾼다', 'remote_on(device, minutes: int, engineer?, view_only?: bool): 원격으로 붙는다'],
    steps: `
      @lv tk_set ticket={no} priority=high assignee="{eng}" // tk_set ticket={no} priority=normal assignee="{eng}" // tk_set ticket={no} priority=low assignee="{eng}" | 배정 | 온 중요도로 {eng}에게 맡긴다. 기한은 넣지 않는다.
      tk_set ticket={no} due={due} | 기한만 | 티켓에 요청된 기한만 적어 주세요.
      tk_merge into=HD-0001 ticket={no} note="{what}" | 합치기 | 온 티켓을 HD-0001에 합치고 비고에 내용을 그대로 옮긴다.
      gear_swap ticket={no} out="{dev}" in={spare} seat={seat} | 장비 교체 | 요청자 장비를 빼고 {spare:을} 넣는다. 자리도 함께 기록할 것
      remote_on device="{dev}" minutes=30 engineer="{eng}" view_only=true | 원격 보기 | {eng:이} 반 시간 동안 보기만 하도록 그 장비에 붙#
      remote_on device="{dev}" minutes=60 view_only=false | 원격 조작 | 한 시간, 조작도 되게(보기 전용 아님) 그 장비에 원격으로.
      send_message channel=helpdesk to="{eng}" text="{no} {seat} {what}" | 기사에게 | helpdesk 채널에서 {eng}에게 번호, 자리, 내용을 띄어 보낸다.
      http_request url=https://desk.noeul.kr/t/{no} method=PATCH body="due={due}" | 기한 올리기 | https://desk.noeul.kr/t/번호 에 "due=기한" 꼴의 본문으로 PATCH하십시오.
      memory_store key={no} content="{dev}: {what}" | 메모 | 티켓 번호를 키로 "장비: 내용"을 적어 둔다.
    `,
  },
  {
    language: 'ko',
    slots: { vat: '=독 1, 독 4, 발효조 2, 발효조 7', rice: '찹쌀, 멥쌀 5분도, 흑미, 보리', nuruk: '=진주곡자, 송학곡자, 이화곡', kg: '5..60', t: '8..27', day: '=4, 8, 12, 16', abv: '5.5..17.5', label: '산들막걸리, 달빛 약주, 첫서리 12', cnt: '=24, 48, 96', who: '술아재 봉, 국순이, 미셸 조', min: '=6, 18, 25', rpm: '20..75', bd: 'brew-1, 양조보드, vat-io', pin: '5..26', lot: '=MK-0606, MK-1313, MK-2020' },
    tools: ['mash_in(vat, nuruk, rice, kg?: int, water_l?: int): 술을 빚는다', 'vat_stir(vat, minutes: int, rpm?: int, reverse?: bool): 젓는다', 'vat_temp(vat, celsius: num, days?: int, alarm?: bool): 온도를 둔다', 'bottle_run(label, count: int, abv?: num, lot?): 병에 담는다'],
    steps: `
      mash_in vat="{vat}" nuruk={nuruk} rice="{rice}" water_l=40 | 덧술 | 쌀은 {rice}, 누룩은 {nuruk}. {vat}에 물 40리터로 빚습니다. 쌀 무게는 비워 두세요.
      vat_stir vat="{vat}" minutes={min} rpm={rpm} | 젓기 | {vat:을} {min}분 동안 {rpm} rpm으로 젓는다
      vat_stir vat="{vat}" minutes={min} rpm={rpm} reverse=true | 반대로 젓기 | 분당 {rpm}회전, 거꾸로, {min}분. {vat}.
      vat_temp vat="{vat}" celsius={t} days={day} alarm=true | 띄우기 | {day}일 동안 {vat:을} {t}도에 두고 경보도 켜 주십시오.
      vat_temp vat="{vat}" celsius=-0.5 | 숙성 | {vat} 온도를 영하 0.5도로 내리#
      bottle_run label="{label}" count={cnt} abv={abv} lot={lot} | 병입 | 로트 {lot}, 도수 {abv}, {cnt}병. 상표는 {label}.
      gpio_write pin={pin} value=1 board="{bd}" | 냉각수 | 냉각수 밸브({bd}의 {pin}번)를 1로 해서 연다.
      notify message="{label} {cnt}병" title="{lot}" | 병입 화면 | 화면 알림, 제목은 {lot}, 본문은 "{label} {cnt}병".
      send_message channel=brew to="{who}" text="{label} {cnt}병" | 출하 알림 | {who} 앞으로 brew 채널에 "{label} {cnt}병"을 남긴다.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral 로비보드/pin_7 1',
    slots: { hall: '=소연회장, 그랜드홀, 세미나 2', cl: '한마음회, 정보통신학회, 유 앤드 박', ppl: '=45, 80, 120, 260', t1: '=10:00, 11:30, 13:00', t2: '=15:30, 17:00, 18:20', lay: '=theater, class, round', mic: '=2, 3, 4', who: '연회 노, 지배인 위, 아나 페레스', deg: '20..25', scr: '=2, 3', file: 'intro.mp4, slide-a.pdf, award.pptx', pin: '4..24', bd: '=홀보드, av-1, ballroom-io', won: '=250000, 440000, 770000', tel: '=02-6060-0606, 010-5115-1551' },
    tools: ['hall_book(client, hall, until, from, people?: int): 홀을 잡는다', 'hall_lay(hall, layout: theater|class|round, seats: int, aisle?: bool): 자리를 놓는다', 'av_mic(hall, count: int, wireless?: bool, gain?: low|normal|high): 마이크를 켠다', 'av_show(hall, file, screen?: int, loop?: bool): 화면에 튼다', 'quote_send(client, won: int, phone?, memo?): 견적을 보낸다'],
    steps: `
      hall_book client="{cl}" hall="{hall}" until={t2} from={t1} | 인원 미정 | {hall:을} {cl} 앞으로 {t1}~{t2} 잡아 주세요. 인원은 나중에 온대요.
      hall_lay hall="{hall}" layout={lay} seats={ppl} aisle=true | 자리 | {hall}, {ppl}석, {lay} 배치로 하고 가운데 통로를 둔다
      hall_lay hall="{hall}" layout=round seats={ppl} | 원탁 | 원탁(round) 배치로 {ppl}석을 {hall}에.
      av_mic hall="{hall}" count={mic} wireless=true gain=low | 마이크 | 무선 마이크 {mic}개를 {hall}에서 켜되 감도는 낮게.
      av_show hall="{hall}" file={file} | 상영 | {hall}에서 {file} 재생.
      quote_send client="{cl}" won={won} phone={tel} memo="부가세 별도" | 견적 | {cl}에 {won}원 견적을 {tel:로} 보낼 것. 메모는 "부가세 별도".
      send_message channel=banquet to="{who}" text="{hall} {t1}" | 담당에게 | {who}에게 banquet 채널로 "{hall} {t1}" 한 줄을 전한다.
      memory_recall query="{cl}" category=clients limit=3 | 지난 행사 | clients 분류에서 {cl} 메모를 세 건.
      gpio_write pin={pin} value=0 board="{bd}" | 무대막 | {bd}의 {pin}번을 0으로 놓아 무대막을 내리십시오
    `,
  },
  {
    language: 'ko',
    event: 'webhook /meter/read {"세대": "{unit}", "계량기": "{ser}", "전월": {prev}, "당월": {now}, "검침원": "{who}", "종류": "{kind}"}',
    slots: { unit: '=105-1101, 108-202, 111-1010, 102-707', ser: '=WM-0012210, WM-7700770, GM-3030303', prev: '101..480', now: '490..920', who: '검침 모, 함초롬, 타오 부', kind: '=수도 / 가스', fix: '=WM-9119119, GM-4004004', u2: '=106-606, 101-1303', date: '=2026-04-25, 2026-05-25, 2026-08-25', tel: '=010-3773-7337, 010-9009-1900', from: '5..90', n: '10..30', won: '=2000, 5500' },
    tools: ['meter_put(serial, current: int, previous: int, reader?): 검침값을 넣는다', 'meter_swap(unit, new_serial, old_serial, date?): 계량기를 바꾼다', 'bill_text(phone, unit, amount?: int, due?): 고지서를 문자로 보낸다', 'leak_check(unit, kind: water|gas, minutes?: int, shut?: bool): 새는지 본다'],
    steps: `
      meter_put serial={ser} current={now} previous={prev} reader="{who}" | 검침값 | 이번 달과 지난달 값을 그 계량기에 넣는다. 검침원도 남긴다.
      meter_put serial={ser} current={now} previous={prev} | 이름 없이 | 사람 이름은 빼고 두 달 치 값을 올려 주세요.
      meter_swap unit={u2} new_serial={ser} old_serial={fix} | 딴 집에 달기 | 온 계량기를 {u2} 세대에 달고 거기 있던 {fix:은} 뗀다. 날짜는 비운다
      bill_text phone={tel} unit={unit} amount={won} due={date} | 고지 | {tel:로} 그 세대 고지를 보낸다: {won}원, 기한 {date}.
      bill_text phone={tel} unit={u2} due={date} | {u2} 고지 | 금액 없이 기한 {date}만 넣어 {tel:로} 보내 주십시오. 세대는 제목에.
      @kind leak_check unit={unit} kind=water minutes=20 // leak_check unit={unit} kind=gas shut=true | 새는지 | 수도면 그 세대를 20분 살피고(잠금은 적지 않는다), 가스면 시간 없이 잠그면서 살핀다.
      file_write path=meter/{unit}.csv content="{ser},{now}" append=true | 검침 장부 | meter/세대.csv 에 계량기와 당월을 쉼표로 이어 뒤에 붙이#
      notify message="{kind} {now}" title="{unit}" | 관리실 창 | 세대를 제목으로, 종류와 당월 값을 띄어서 보일 것.
      file_read path=meter/notes.txt from_line={from} lines={n} | 검침 메모 | meter/notes.txt 의 {from}번째 줄에서 시작해 {n}줄을 읽는다.
    `,
  },
];
