import type { Scene } from '../../scene';

/** Levels from everyday verbs, pins from titles, lists and events, beside calls with several values: Korean, part 4. */
export const wiredKo4: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 부화장/{ic} {"부화기": "{ic}", "온도": {t}, "습도": {h}, "히터핀": {hp}, "전란핀": {tp}, "담당": "{who}"}',
    slots: { ic: 'INC-3, 왼쪽큰놈, 발육2', t: '36.1..37.2 / 38.3..39.6', h: '41..66', hp: '3..9', tp: '10..16', vp: '17..26', who: '부화 정 씨, 야간 노수빈', day: '3..18', deg: '=30, 45', hr: '=1, 2, 4', n: '=120, 600, 1440' },
    tools: ['allkko_turn(incubator, degrees: int, every_h: int): Turn eggs', 'allkko_set(incubator, celsius: num, humidity: int, day?: int): Set an incubator', 'allkko_move(from, to, eggs: int): Move eggs'],
    steps: `
      gpio_write pin={hp} value=0 | 히터 떼기 | 메시지의 히터핀 릴레이를 떼#
      gpio_write pin={tp} value=1 | 전란 물리기 | 알을 굴려야 하니 전란 모터 릴레이를 붙여 줘. 핀은 메시지에 있는 것.
      gpio_write pin={vp} value=0 | {vp}번 환기 세울 것 | 온기가 달아난다.
      @t gpio_write pin={hp} value=1 // gpio_write pin={hp} value=0 | 히터 살릴까 죽일까 | 37.8도보다 낮으면 히터를 살리고 높으면 죽인다. 핀은 히터핀.
      allkko_set incubator="{ic}" celsius=37.5 humidity=58 | 설정값 | 보고한 부화기를 37.5도, 습도 58로. 며칠째인지는 적지 않는다.
      allkko_set incubator="{ic}" celsius=37.2 humidity=68 day={day} | {day}일째 | 오늘이 {day}일째라고 적고, 습도 68, 온도 37.2도. 같은 부화기.
      allkko_turn incubator="{ic}" degrees={deg} every_h={hr} | 각도 | {hr}시간마다 {deg}도 기울이게. 그 부화기.
      allkko_move from="{ic}" to="발생실" eggs={n} | 옮기기 | "발생실"로 {n}개를 보냅니다. 나오는 곳은 보고한 부화기.
      notify message="{t}도 {h}%" title="{ic}" | 화면에 | 제목은 부화기 이름, 내용은 "{t}도 {h}%"
    `,
  },
  {
    language: 'ko',
    event: 'webhook /laundry/{shop} {"매장": "{shop}", "세탁기": {w}, "건조기": {d}, "남은분": {left}, "전화": "{tel}"}',
    slots: { shop: '월곡점, 코인24, 하단점', w: '1..6', d: '7..12', left: '0..48', tel: '=010-4482-9017, 010-2771-3308', a: '3..9', b: '10..16', c: '17..23', e: '24..28', won: '=500, 1000, 1500', msg: '=빨래가 다 되었습니다, 건조 10분 남았습니다, 문이 덜 닫혔습니다' },
    tools: ['ppalbang_refund(shop, machine: int, won: int, reason?): Refund', 'ppalbang_run(machine: int, course: cold|warm|hot, minutes: int, rpm: int): Washer'],
    steps: `
      gpio_write pin={a} value=1 | 급수 밸브 {a}번 | 열 것.
      gpio_write pin={b} value=0 | 배기 {b}번, 다 말랐으니 꺼 주세요 | 다른 핀은 손대지 말고요.
      gpio_write pin={c} value=1 | 간판 | 해 떨어졌다. {c}번 간판에 불 넣어라잉.
      gpio_write pin={e} value=0 | 온수기 단전 | 온수기는 {e}번이다. 새는 것 같으니 전기를 끊#
      gpio_read pin={a} | 급수 상태 | 급수 밸브({a}) 지금 값만 알려 줘, 배기({b})는 됐어.
      ppalbang_refund shop="{shop}" machine={w} won={won} | 환불 | 돈만 먹었대요. 보고한 매장, 메시지의 세탁기, {won}원. 사유는 비워 둬요.
      ppalbang_refund shop="{shop}" machine={d} won={won} reason="열 없음" | 건조기 환불 | 메시지의 건조기가 안 뜨거웠다. {won}원, 사유 "열 없음", 그 매장.
      ppalbang_run machine={w} course=cold minutes=32 rpm=800 | 찬물 빨래 | 울이니까 찬물로 32분, 탈수는 800rpm. 메시지의 세탁기.
      send_message channel=sms to={tel} text="{msg}" | 손님에게 | 메시지에 적힌 번호로 sms: '{msg}'
    `,
  },
  {
    language: 'ko',
    earlier: ['핀 배정표 읽기 | file_read → 압축기=D{d1}, 응축팬=D{d2}, 제상=D{d3}, 문등=D{d4}', '시험 순서 | memory_recall → 압축기는 응축팬이 돈 뒤에'],
    slots: { d1: '2..6', d2: '7..11', d3: '12..17', d4: '18..25', bd: '냉설함, fridge-2, 참치고', who: '냉동 봉 기사, 설비 하윤', ch: '=wechat, line, kakao', f: '=cold/시험.txt, 시험기록.md', s: '=정상, 소음 있음, 재시험' },
    tools: ['naengmae_charge(circuit: int, grams: int, refrigerant: R32|R404A|R744): Charge', 'naengmae_test(circuit: int, bar: num, minutes: int, gas: nitrogen|helium): Pressure test'],
    steps: `
      gpio_write pin={d2} value=1 | 응축팬 먼저 | 응축팬부터 기동. 배정표 참조.
      gpio_write pin={d1} value=1 board="{bd}" | 압축기 투입 | {bd} 보드. 이어서 압축기를 투입한다.
      gpio_write pin={d1} value=0 | 압축기 트립 | 이상음. 압축기를 죽이세요, 응축팬은 두고.
      gpio_write pin={d3} value=0 | 제상 해제 | 제상 히터 소자(消磁). 배정표에 번호가 있다.
      gpio_read pin={d4} board="{bd}" | 문등 | 보드 {bd}에서 문등이 물린 핀 값 보기.
      naengmae_charge circuit=2 grams=850 refrigerant=R32 | 냉매 | R32를 2번 회로에 850g.
      naengmae_test circuit=1 bar=42 minutes=30 gas=nitrogen | 기밀 | 질소로 42바까지, 반 시간. 1번 회로.
      file_write path={f} content="압축기 {s}" | 기록 새로 | {f} 파일을 새로 쓴다. 안에는 "압축기 {s}"만.
      send_message channel={ch} to="{who}" text="압축기 {s}" | 보고 | {who}한테 {ch:로} '압축기 {s}' 전송.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 하우스/{no}/경보 {"하우스": {no}, "지온": {soil}, "CO2": {co2}, "개폐기": {mo}, "탄산": {cv}, "양액기": "{mc}"}',
    slots: { no: '1..9', soil: '7..11 / 16..24', co2: '310..1400', mo: '2..8', cv: '9..15', bl: '16..22', mc: '메로-2, 양돌이, NT7', ratio: '=1:100, 1:200', a: '=40, 60', b: '=45, 80', tk: '=A액, B액, 산', kg: '=5, 10, 25' },
    tools: ['yangaek_mix(machine, tank, kg: int, litres: int): Mix a stock', 'yangaek_alarm(machine, kind: ec|ph|level, low: num, high: num): Alarm limits', 'yangaek_flush(machine, minutes: int, heated: bool): Flush'],
    steps: `
      gpio_write pin={mo} value=1 | 개폐기 감기 | 이벤트 개폐기에 전기를 먹여 감아라.
      gpio_write pin={cv} value=0 | 탄산 잠금 | 탄산 밸브 잠가 주십시오. 번호는 탄산이라고 온 것입니다.
      gpio_write pin={cv} value=1 | 탄산 틀기 | 해 떴으니 탄산을 튼다(메시지의 핀, 높으면 나옴).
      @soil gpio_write pin={bl} value=1 // failed "지온 {soil}도" | 지중 가온 | 지온이 13도가 안 되면 온수 순환({bl}번)을 가동하고 13도를 넘으면 하지 않는다(실패).
      yangaek_mix machine="{mc}" tank="{tk}" kg={kg} litres=500 | 액 타기 | 500L 물에 {kg}kg, {tk} 통. 보고한 양액기.
      yangaek_alarm machine="{mc}" kind=ph low=5.2 high=6.8 | pH 경보 | 산도가 6.8 위나 5.2 아래면 울리게. 그 기계.
      yangaek_alarm machine="{mc}" kind=ec low=0.9 high=3.1 | 농도 경보 | 같은 기계, EC 상한 3.1 하한 0.9.
      yangaek_flush machine="{mc}" minutes=8 heated=false | 헹구기 | 8분, 찬물 그대로 헹굼.
      mqtt_publish topic=house/{no}/co2 payload="{co2}" | 중계 | house/{no}/co2 토픽에 CO2 수치만 내보내기.
    `,
  },
  {
    language: 'ko',
    slots: { p: '3..8', q: '9..14', r: '15..20', s: '21..27', sv: '=web, mail, backup', h1: '=node-a, ora-1, 10.2.0.4', h2: '=node-b, ora-2, 10.2.0.9', gb: '=20, 80, 500', pt: '=8080, 5432, 9100', d: '=2026-12-24T18:00, 2027-02-01T07:30', kept: '7..30', who: '당직 제갈민, 인프라팀' },
    tools: ['seobeo_copy(from, to, gb: int, compress: bool): Copy data', 'seobeo_firewall(host, port: int, action: allow|deny, hours?: int): Firewall', 'seobeo_backup(host, service, keep_days: int): Backup'],
    steps: `
      gpio_write pin={p} value=0 | 랙 팬 {p} 정지 | 먼지 청소 중.
      gpio_write pin={q} value=1 | 예비 전원 투입 | IO{q:이} 예비 전원입니다. 투입해 주십시오. IO{r:과} IO{s:은} 다른 랙.
      gpio_write pin={r} value=0 | 누수 펌프 스톱 | 물 다 퍼냈음, GPIO{r} 스톱!
      gpio_read pin={s} | 누수 센서 | GPIO{s} 조회하#
      seobeo_copy from="{h1}" to="{h2}" gb={gb} compress=true | 복사 | {h1}에서 {h2}로 {gb}GB, 눌러 담아서(압축).
      seobeo_copy from="{h2}" to="{h1}" gb={gb} compress=false | 되돌리기 | {h1} 쪽으로 도로. 출발은 {h2}, {gb}GB, 압축하지 않고.
      seobeo_firewall host="{h2}" port={pt} action=deny | 막기 | {h2}의 {pt} 포트를 막는다, 기한 없이.
      seobeo_firewall host="{h1}" port={pt} action=allow hours=6 | 여섯 시간 열기 | {pt} 포트, {h1}, 여섯 시간만 들여보내기.
      seobeo_backup host="{h1}" service={sv} keep_days={kept} | 백업 | {h1}에서 도는 {sv:을} 백업하고 {kept}일 두었다가 지운다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /ship/in {"선박": "{ship}", "선석": {berth}, "흘수m": {dr}, "도선사": "{pilot}", "크레인핀": {cr}, "급수핀": {wt}}',
    slots: { ship: '한라7, 동방스타, 새벽호', berth: '1..14', dr: '5.1..9.8', pilot: '도선사 심, 마 도선사, 왕정우', cr: '3..9', wt: '10..17', li: '18..26', t: '20..400', kn: '=6, 8, 12', port: '=포항, 다롄, 모지', ch: '6..77' },
    tools: ['hangman_berth(ship, berth: int, side: port|starboard, tugs: int): Berth', 'hangman_vhf(channel: int, sentence, repeat?: int): Radio', 'hangman_cargo(ship, from, to, tonnes: int): Cargo papers'],
    steps: `
      gpio_write pin={cr} value=0 | 크레인 단전 | 강풍이다. 이벤트의 크레인 전원을 내려라.
      gpio_write pin={cr} value=1 | 크레인 급전 | 바람이 잤습니다. 크레인핀에 전원을 올리십시오.
      gpio_write pin={wt} value=1 | 급수 개방 | 청수 공급 시작, 급수핀 개방 요망.
      gpio_write pin={li} value=0 | 선석등 | 선석등({li}번) 끄기.
      hangman_berth ship="{ship}" berth={berth} side=starboard tugs=2 | 접안 | 들어온 배를 그 선석에 우현 붙여서. 예선은 두 척.
      hangman_vhf channel={ch} sentence="{ship} 입항" repeat=3 | 무전 | {ch}채널로 "{ship} 입항"을 세 번 되풀이.
      hangman_vhf channel={ch} sentence="{ship} 대기" | 한마디 | 채널 {ch}에 "{ship} 대기". 몇 번 하라는 말은 없다.
      hangman_cargo ship="{ship}" from=부산 to={port} tonnes={t} | 화물 서류 | 이벤트의 배에 {t}톤, {port}까지. 부산에서 실었다.
      hangman_cargo ship="{ship}" from={port} to=부산 tonnes={t} | 들어온 짐 | {port}에서 부산으로 온 {t}톤, 그 배.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 목공소/{mc} {"기계": "{mc}", "분진": {dust}, "회전": {rpm}, "집진문": {gt}, "전원": {pw}}',
    slots: { mc: '띠톱, 자동대패, 루터2', dust: '12..38 / 61..180', rpm: '900..4200', gt: '3..9', pw: '10..16', ac: '17..24', wood: '=오동, 편백, 월넛, 자작', mm: '=12, 18, 30', len: '=900, 1820, 2400', grit: '=80, 120, 240', ja: '=장롱, 서랍, 문짝' },
    tools: ['mokgong_plane(wood, thickness_mm: int, passes: int, feed_mmin: num): Planer', 'mokgong_cut(wood, length_mm: int, count: int, angle: int): Saw', 'mokgong_sand(piece, grit: int, wet: bool, minutes?: int): Sand'],
    steps: `
      gpio_write pin={pw} value=0 | 날 멈추기 | 손가락 위험! 이벤트의 전원을 끊어.
      gpio_write pin={gt} value=1 | 집진문 트기 | 그 기계 쪽 집진문을 틔운다(전기를 주면 열림).
      gpio_write pin={gt} value=0 | 집진문 막기 | 안 쓰는 기계니 집진문은 닫는다. 전기 주면 열리는 문이고 핀은 이벤트에.
      @dust failed "분진 {dust}로 낮다" // gpio_write pin={ac} value=1 | 공기청정 | 분진이 50을 넘으면 {ac}번 청정기를 돌린다, 아니면 실패로.
      mokgong_plane wood={wood} thickness_mm={mm} passes=3 feed_mmin=6.5 | 대패 | {wood:을} {mm}mm까지 세 번, 분당 6.5m로 먹인다.
      mokgong_cut wood={wood} length_mm={len} count=8 angle=45 | 연귀 | {wood} 여덟 개, 길이 {len}, 45도로 딴다.
      mokgong_sand piece={ja} grit={grit} wet=false | 사포 | {ja:을} {grit}방으로, 물 없이. 시간은 알아서니 안 넣음.
      mokgong_sand piece={ja} grit={grit} wet=true minutes=20 | 물사포 | {ja}, {grit}방, 물 묻혀서 20분.
      file_read path=shop/jigs.txt from_line=40 lines=15 | 지그 목록 | shop/jigs.txt 40번째 줄부터 열다섯 줄을 읽는다.
    `,
  },
  {
    language: 'ko',
    earlier: ['릴레이 명패 | photo_read → R1(핀 {p1}) 정미, R2(핀 {p2}) 현미, R3(핀 {p3}) 승강, R4(핀 {p4}) 형광등', '곳간 조사 | walk → 쌀 {n}포, 겨 {m}포'],
    slots: { p1: '4..9', p2: '10..15', p3: '16..21', p4: '22..27', n: '12..29 / 41..90', m: '3..20', who: '면장댁, 이장 나 씨, 학교 급식', lot: '=2026-햅쌀, 일품-3, 신동진-B', wh: '=본창고, 뒷곳간, 3호저온고', key: '=겨-처리, 쌀-재고' },
    tools: ['jeongmi_polish(lot, degree: int, kg_h: int, stones: bool): Polish rice', 'jeongmi_ship(customer, lot, bags: int, kg: int): Ship'],
    steps: `
      gpio_write pin={p3} value=1 | 승강기 올라가게 | R3을 붙인다.
      gpio_write pin={p3} value=0 | 승강기 떨구기 | 막혔다. R3 떨어뜨려 주게.
      gpio_write pin={p1} value=0 | 정미 멎게 | 정미기가 도는 건 이제 그만. 명패를 보고 핀을 고른다. 현미는 계속 돈다.
      gpio_write pin={p4} value=1 | 불 켜시고 | 어두워서 못 보겠어요, R4 켜요.
      @n failed "쌀이 {n}포뿐" // jeongmi_ship customer="{who}" lot="{lot}" bags=30 kg=20 | 서른 포 출하 | 쌀이 30포 넘게 남아 있으면 {lot} 20kg들이 서른 포를 {who} 앞으로 보낸다. 모자라면 실패.
      jeongmi_polish lot="{lot}" degree=11 kg_h=600 stones=true | 11분도 | {lot}, 11분도, 시간당 600kg. 돌도 골라내게.
      jeongmi_polish lot="{lot}" degree=5 kg_h=450 stones=false | 5분도 | {lot:을} 5분도로, 시간당 450kg. 돌 고르기는 빼고.
      memory_store key={key} content="쌀 {n}포, 겨 {m}포" | 재고 | {key:로} 적어 둘 말: "쌀 {n}포, 겨 {m}포"
      memory_recall query="{wh}" | 창고 메모 | {wh}에 관한 메모가 있나 찾아봐.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 병원/{ward} {"병동": "{ward}", "침대": {bed}, "호출": "{call}", "산소%": {ox}, "야간등": {nl}}',
    slots: { ward: '51병동, 서관3, 회복실', bed: '1..28', call: '통증, 화장실, 수액', ox: '21..40', nl: '3..10', wp: '11..18', vac: '19..26', dg: '=30, 45, 60', lm: '=2, 3.5, 5', nr: '수간호사 염, 간호사 채린, 당직의 방', ml: '=100, 250, 500' },
    tools: ['byeong_bed(ward, bed: int, back_degrees: int, rails: up|down): Bed', 'byeong_oxygen(ward, bed: int, litres_min: num, mask?: nasal|face): Oxygen', 'byeong_infusion(bed: int, ml: int, ml_h: int, ward, alarm: bool): Infusion'],
    steps: `
      gpio_write pin={nl} value=1 | 야간등 | 이벤트에 번호가 온 야간등을 은은하게 켜 주세요(켜짐=1).
      gpio_write pin={wp} value=0 | 세척기 멈춤 | 잠들 시간이라 기구 세척기({wp}번) 소음을 멎게 한다.
      gpio_write pin={vac} value=1 | 흡인 펌프 | {vac}번 흡인 펌프 가동시킴.
      byeong_bed ward="{ward}" bed={bed} back_degrees={dg} rails=up | 등 올리기 | 호출한 침대, 등판 {dg}도, 난간은 세워 둔다.
      byeong_bed ward="{ward}" bed={bed} back_degrees=0 rails=down | 눕히기 | 그 침대를 납작하게(0도), 난간 내리기.
      byeong_oxygen ward="{ward}" bed={bed} litres_min={lm} | 산소 | 분당 {lm}L를 그 침대에. 마스크 종류는 적지 않음.
      byeong_oxygen ward="{ward}" bed={bed} litres_min={lm} mask=nasal | 콧줄로 | 콧줄을 써서 {lm}리터, 보고한 병동 그 침대.
      byeong_infusion bed={bed} ml={ml} ml_h=60 ward="{ward}" alarm=true | 수액 | {ml}ml를 시간당 60ml로. 다 들어가면 울리게. 호출한 데.
      send_message channel=pager to="{nr}" text="{ward} {bed}번 {call}" | 호출 전달 | pager로 {nr}에게 "{ward} {bed}번 {call}"
    `,
  },
  {
    language: 'ko',
    event: 'webhook /brew/{fv} {"탱크": "{fv}", "온도": {t}, "비중": {sg}, "냉각핀": {cp}, "CO2핀": {gp}}',
    slots: { fv: 'FV-2, 막걸리5, 숙성조', t: '4..9 / 16..24', sg: '1.008..1.062', cp: '3..9', gp: '10..16', st: '17..23', beer: '=필스너, 스타우트, 유자에일', l: '=20, 30, 50', ibu: '18..65', who: '양조사 리암, 도매 권 대리', f: '=brew/log.csv, 양조/일지.txt' },
    tools: ['maekju_ramp(tank, target_c: num, hours: int, hold_days: int): Ramp', 'maekju_keg(beer, litres: int, kegs: int, bar: num): Fill kegs', 'maekju_hops(tank, grams: int, minutes: int, dry: bool): Hops'],
    steps: `
      gpio_write pin={cp} value=1 | 냉각 | 냉각핀 통전.
      gpio_write pin={cp} value=0 | 냉각 끊 | 냉각핀 단전.
      gpio_write pin={gp} value=0 | CO2 잠그기 | 새는 소리가 나네. 이벤트의 CO2를 잠가 봐.
      gpio_write pin={st} value=1 | 교반 시작 | 교반기 {st}, 시작하시면 됩니다.
      @t gpio_write pin={cp} value=0 // gpio_write pin={cp} value=1 | 온도 봐서 | 12도 아래면 냉각을 빼고 위면 넣는다(냉각핀, 1=넣음).
      maekju_ramp tank="{fv}" target_c=2.5 hours=36 hold_days=5 | 콜드 크래시 | 36시간에 걸쳐 2.5도까지 내리고 닷새 둔다. 그 탱크.
      maekju_keg beer={beer} litres={l} kegs=8 bar=1.2 | 케그 | {beer}, {l}리터들이 여덟 통, 1.2bar.
      maekju_hops tank="{fv}" grams=340 minutes=15 dry=false | 끓일 때 홉 | 홉 340g을 끓임 끝 15분에(드라이 아님). 보고한 탱크.
      file_write path={f} content="{fv};{sg};{t}" append=true | 일지 | {f}에 한 줄 더: 탱크;비중;온도 순, 쌍반점으로만 이어서.
    `,
  },
  {
    language: 'ko',
    slots: { a: '2..7', b: '8..13', c: '14..20', d: '21..27', nm: '=일출 알림, 물때 알림, 마감 알림', ev: '=새벽 점검, 마감 정리, 물 갈이', run: '=run-77c, bx-210, 4f-18', why: '=중복 실행, 사람이 함, 기계 고장', q: '=펌프 누수, 필터 교체, 전기 요금', dir: '=docs, 일지/2026, plans', ch: '=kakao, slack', who: '물때지기, 나 점장' },
    tools: ['musu_level(tank, cm: int, source: rain|well|city): Water level'],
    steps: `
      gpio_write pin={a} value=1 | 릴레이 핀 {a} 올림 | 그 릴레이를 여자.
      gpio_write pin={b} value=0 | {b}번 놓음 | 코일을 소자하고 손 떼기.
      gpio_read pin={c} | 읽기만 | {c}번 값을 봐라. {d}번은 안 본다.
      cron_add schedule="0 5 * * *" action=message text="{nm}" | 매일 다섯 시 | 매일 새벽 5시 정각에 '{nm}'이라는 메시지.
      cron_add schedule="30 17 * * 1-5" action=procedure text="{ev}" | 평일 저녁 | 평일마다 오후 5시 반에 '{ev}' 절차가 돌게.
      cron_add schedule="0 8 1 * *" action=message text="{q}" name=monthly | 매달 초하루 | 매달 1일 오전 8시, 메시지 "{q}". 예약 이름은 monthly.
      sop_cancel run_id={run} reason="{why}" | 취소 | 실행 {run:을} 그만둔다. 이유: {why}
      sop_execute name="{ev}" | 시작 | '{ev}' 절차를 지금 돌려.
      file_search query="{q}" path={dir} | 찾기 | {dir} 안에서 {q}에 관한 파일을 찾는다(찾을 말: "{q}").
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 자판기/{vm} {"기계": "{vm}", "칸": {slot}, "남은수": {left}, "동전": {coin}, "문핀": {dp}, "냉각핀": {cp}}',
    slots: { vm: 'VM-201, 2층복도, 정류장', slot: '1..40', left: '=0, 1 / 6, 9, 14', coin: '0..80', dp: '3..9', cp: '10..16', lg: '17..25', won: '=700, 1200, 1800', item: '=보리차, 콜라, 컵라면', cnt: '8..36', url: '=http://vend.local/price, https://api.jpan.kr/item' },
    tools: ['japangi_price(machine, slot: int, won: int, from?): Price', 'japangi_refill(machine, slot: int, item, count: int): Refill order'],
    steps: `
      gpio_write pin={dp} value=0 | 문 잠금 빼기 | 문핀 = 1인 동안 걸려 있음. 채워 넣으러 왔으니 빼 주세요.
      gpio_write pin={dp} value=1 | 문 걸기 | 채웠으면 문핀으로 걸어 잠근다(1=걸림).
      gpio_write pin={cp} value=1 | 시원하게 | 냉각핀 살려 놔, 음료가 미지근해.
      gpio_write pin={lg} value=0 | 광고등 | 광고등 {lg}번을 죽이시오.
      @left japangi_refill machine="{vm}" slot={slot} item="{item}" count={cnt} // failed "{left}개 남았다" | 보충 | 세 개도 안 남은 칸이면 {item} {cnt}개를 그 칸에 채우라고 주문한다. 더 남았으면 실패.
      japangi_price machine="{vm}" slot={slot} won={won} | 값 고치기 | 그 칸을 {won}원으로. 언제부터라는 말은 없이.
      japangi_price machine="{vm}" slot={slot} won={won} from=2027-01-01 | 새해부터 | 2027-01-01부터 그 칸은 {won}원.
      http_request url={url} method=POST body="{slot}={won}" | 서버에도 | {url}에 POST로 "{slot}={won}"을 실어 보냄.
      http_request url={url} | 값 받아 오기 | {url} 주소를 조회한다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /tea/{fld} {"밭": "{fld}", "기온": {t}, "서리": {fr}, "방상팬": {fan}, "살수": {wt}, "알림": "{who}"}',
    slots: { fld: '아랫밭, 3단지, 산비탈', t: '-4..1 / 5..14', fr: '=true, false', fan: '3..9', wt: '10..16', li: '17..25', who: '차밭 오 이장, 보성 채', kg: '=12, 35, 80', c: '=240, 280, 310', kind: '우전으로 / 세작으로 / 중작으로' },
    tools: ['nokcha_roast(grade: ujeon|sejak|jungjak, celsius: int, minutes: int): Pan roast', 'nokcha_pick(field, kg: int, pickers: int, rain_ok: bool): Picking plan'],
    steps: `
      gpio_write pin={fan} value=1 | 팬 돌리시오 | 이벤트의 방상팬 가동.
      gpio_write pin={fan} value=0 | 팬 그만 | 해가 올라왔네, 방상팬 그만 돌아도 되겠어.
      @t gpio_write pin={wt} value=1 // failed "기온 {t}도라 얼지 않는다" | 얼음 입히기 | 2도 밑이면 살수를 개방(1)해 얼음옷을 입힌다. 2도를 넘으면 하지 않고 실패.
      gpio_write pin={li} value=0 | 작업등 {li} | 소등하기.
      @kind nokcha_roast grade=ujeon celsius={c} minutes=12 // nokcha_roast grade=sejak celsius={c} minutes=12 // nokcha_roast grade=jungjak celsius={c} minutes=12 | 덖기 | {kind} {c}도, 열두 분.
      nokcha_pick field="{fld}" kg={kg} pickers=6 rain_ok=false | 따기 | 그 밭에서 {kg}kg, 여섯이서. 비 오면 안 딴다.
      nokcha_pick field="{fld}" kg={kg} pickers=11 rain_ok=true | 비와도 | 열한 명이 {kg}kg, 비가 와도 딴다. 밭은 메시지.
      pushover message="{fld} {t}도" | 폰 | 푸시 한 줄: "{fld} {t}도"
      send_message channel=kakao to="{who}" text="서리 {fr}" | 카톡 | kakao로 메시지의 사람에게 "서리 {fr}".
    `,
  },
  {
    language: 'ko',
    earlier: ['단지 배관도 | file_read → 101동 밸브 핀 {v1}, 102동 {v2}, 103동 {v3}, 주밸브 {v0}(손대지 말 것)', '누수 신고 | inbox → {dong}동 {ho}호'],
    slots: { v0: '2..5', v1: '6..11', v2: '12..17', v3: '18..26', dong: '101 / 102 / 103', ho: '=302, 1104, 705', bd: '기계실, apt-w, 지하함', tel: '=031-440-1122, 02-930-7718', m: '40..180', from: '=09:00, 13:30', to: '=11:30, 17:00' },
    tools: ['danji_notice(building: int, from, until, kind: water|power|gas): Notice of a cut', 'danji_repair(building: int, flat: int, phone, trade: plumber|electrician|glazier): Repair', 'danji_meter(building: int, flat: int, cubic: num, estimated: bool): Meter'],
    steps: `
      @dong gpio_write pin={v1} value=0 // gpio_write pin={v2} value=0 // gpio_write pin={v3} value=0 | 새는 동 잠그기 | 신고가 들어온 동의 밸브를 잠가 물을 막는다(1=열림). 핀은 배관도에.
      @dong gpio_write pin={v1} value=1 // gpio_write pin={v2} value=1 // gpio_write pin={v3} value=1 | 물 다시 | 고쳤으니 그 동에 물을 다시 보내 주세요. 열림이 1.
      @dong gpio_read pin={v1} // gpio_read pin={v2} // gpio_read pin={v3} | 밸브 값 | 신고 동 밸브 핀을 읽어 오라.
      gpio_write pin={v2} value=0 board="{bd}" | 102동 공사 | {bd} 보드. 102동 물을 끊는다, 낮으면 막힌다. 주밸브는 그대로.
      @dong danji_notice building=101 from={from} until={to} kind=water // danji_notice building=102 from={from} until={to} kind=water // danji_notice building=103 from={from} until={to} kind=water | 단수 안내 | 신고 동에 물이 {from}부터 {to}까지 안 나온다고.
      danji_repair building={dong} flat={ho} phone={tel} trade=plumber | 설비 부르기 | 신고 들어온 집. 배관공이 필요하고 연락처는 {tel}.
      danji_meter building={dong} flat={ho} cubic={m}.5 estimated=true | 검침 | 그 집 계량기 {m}.5, 눈대중으로 넣은 값이라고 표시.
      notify message="{dong}동 {ho}호 누수" | 화면 | 이 컴퓨터에 '{dong}동 {ho}호 누수'.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 스키장/{lift} {"리프트": "{lift}", "풍속": {w}, "적설cm": {sn}, "제설기": {gun}, "조명": {li}, "속도": {sp}}',
    slots: { lift: '실버, 곤돌라2, 초급', w: '3..11 / 17..28', sn: '12..90', gun: '3..9', li: '10..16', sp: '=1.5, 2.3, 4', hn: '17..24', nm: '=챌린지, 패밀리, 루키', mn: '20..90', wet: '-9..-3' },
    tools: ['seolwon_gun(gun: int, bar: int, litres_min: int, wet_bulb: int): Snow gun', 'seolwon_lift(lift, mps: num, load: up|down|both): Lift', 'seolwon_groom(slope, passes: int, from, tiller: bool): Groom'],
    steps: `
      gpio_write pin={gun} value=1 | 눈 뿌려 | 메시지의 제설기 핀을 살려.
      gpio_write pin={gun} value=0 | 눈 그쳐 | 메시지의 제설기 핀을 죽여.
      @w gpio_write pin={hn} value=0 // gpio_write pin={hn} value=1 | 강풍 사이렌 | 풍속이 15m/s를 넘으면 {hn}번 사이렌을 울리고(1), 안 넘으면 멎은 채로.
      gpio_read pin={li} | 조명 상태 | 조명 핀이 지금 켜져 있는지 읽음.
      seolwon_lift lift="{lift}" mps={sp} load=up | 리프트 속도 | 이벤트대로 초당 그 속도, 올라가는 사람만 태운다.
      seolwon_gun gun=7 bar=26 litres_min=140 wet_bulb={wet} | 7호 제설 | 7호기: 26bar, 분당 140L, 습구 {wet}℃.
      seolwon_groom slope={nm} passes=2 from=22:30 tiller=true | 다지기 | {nm} 슬로프를 두 번, 밤 22:30부터, 틸러를 쓴다.
      seolwon_groom slope={nm} passes=1 from=05:00 tiller=false | 새벽 정리 | 05:00부터 {nm}, 한 번만. 틸러는 들고.
      memory_store key=snow-{lift} content="{sn}cm" | 적설 | snow-{lift} 키에 "{sn}cm"만.
    `,
  },
];
