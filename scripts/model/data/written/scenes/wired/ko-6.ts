import type { Scene } from '../../scene';

/** Numbers that are compared, texts to copy and values of several kinds, beside a few outputs: Korean, part 6. */
export const wiredKo6: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 온실/{zn} {"구역": "{zn}", "실측": {t}, "목표": {set}, "CO2": {co2}, "창핀": {wp}, "담당": "{who}"}',
    slots: { zn: '동쪽열, Z-4, 파프리카B', t: '31..38 / 12..19', set: '22..27', co2: '300..900', wp: '3..10', hp: '11..19', who: '재배사 길, 반장 은하, 영농 2팀', ec: '1.4..2.9', ph: '5.4..6.4', txt: '=환기창을 반쯤 열어 두었습니다, 저녁 7시에 다시 보겠습니다, 양액 통이 비어 갑니다' },
    tools: ['padak_window(zone, percent: int, side: windward|leeward): Roof window', 'padak_recipe(zone, ec: num, ph: num, litres: int, until?): Recipe', 'padak_heat(zone, pipe_c: int, minimum_c: int): Pipe heating'],
    steps: `
      @t gpio_write pin={wp} value=1 // gpio_write pin={wp} value=0 | 창 모터 | 실측이 목표를 웃돌면 창핀을 1, 밑돌면 0.
      @t padak_window zone="{zn}" percent=40 side=leeward // failed "실측 {t}도가 목표 {set}도보다 낮다" | 바람 등진 쪽 | 목표보다 더운 구역이면 바람을 등진 쪽 창을 40%. 아니면 실패로.
      @t failed "실측 {t}도가 목표 {set}도보다 높다" // padak_heat zone="{zn}" pipe_c=52 minimum_c=35 | 배관 난방 | 목표에 못 미칠 때만 그 구역 배관을 52도로, 최저 35도. 그렇지 않으면 실패.
      padak_recipe zone="{zn}" ec={ec} ph={ph} litres=800 | 처방 | 800L에 pH {ph}, EC {ec}. 보고한 구역. 언제까지란 말은 없음.
      padak_recipe zone="{zn}" ec={ec} ph={ph} litres=350 until=18:00 | 저녁까지 | EC {ec}에 pH {ph}로 350리터, 18:00까지만. 그 구역.
      send_message channel=kakao to="{who}" text="{txt}" | 담당에게 그대로 | 메시지의 담당에게 kakao로 다음 문장을 그대로: {txt}
      memory_store key=set-{zn} content="{set}" | 목표 기억 | set-{zn:이}라는 키에 목표값만 저장한다.
      gpio_read pin={hp} | 난방 입력 | {hp}번 입력을 읽어.
    `,
  },
  {
    language: 'ko',
    earlier: ['저울 읽기 | scale → 원료 {kg}kg, 기준 {lim}kg', '수분 재기 | moist → {mo}%', '작업자 | shift_who → {who}'],
    slots: { kg: '12..29 / 55..90', lim: '35..48', mo: '11..19', who: '주간 홍기, 야간 세라', f: '=raw/weigh.csv, 원료/계량.txt', q: '=수분 초과, 원료 반려', lot: '=L-0418, L-7702, 밀-33', topic: '=mill/raw, scale/1/value', p: '4..12', q2: '13..24' },
    tools: ['mildo_blend(lot, kg: int, ratio, minutes: int): Blend flour', 'mildo_return(lot, reason, pickup): Return to the supplier', 'mildo_temper(lot, litres: int, hours: int): Add water and rest'],
    steps: `
      @kg failed "원료 {kg}kg이 기준 {lim}kg보다 적다" // mildo_blend lot={lot} kg=30 ratio=7:3 minutes=15 | 배합 | 기준보다 많이 들어왔으면 {lot} 30kg을 7:3으로 15분 섞는다. 적으면 실패.
      @kg notify message="원료 부족 {kg}kg" title="계량" // notify message="원료 충분 {kg}kg" title="계량" | 계량 알림 | 제목 "계량". 기준에 못 미치면 "원료 부족 {kg}kg", 넘으면 "원료 충분 {kg}kg".
      mildo_temper lot={lot} litres=18 hours=14 | 가수 | {lot}에 물 18L를 주고 열네 시간 재운다.
      mildo_return lot={lot} reason="{q}" pickup=2026-11-30 | 반품 | {lot} 돌려보냄. 이유 {q}, 가지러 오는 날 2026-11-30.
      file_write path={f} content="{lot},{kg},{mo}" append=true | 덧붙이기 | {f} 끝에 로트, 무게, 수분을 쉼표로만 붙여서. 로트는 {lot}, 단위는 빼고.
      mqtt_publish topic={topic} payload="{kg}" | 값 내보내기 | {topic} 토픽에 잰 무게 숫자만.
      gpio_write pin={p} value=0 | 공급 스크루 {p} | 세우기. 저울이 흔들린다.
      gpio_write pin={q2} value=1 | 반출 문 {q2} | 열 것, 자루 나간다.
      send_message channel=slack to="{who}" text="수분 {mo}%" | 작업자에게 | 위에서 찾은 작업자에게 slack으로 "수분 {mo}%".
    `,
  },
  {
    language: 'ko',
    event: 'webhook /fleet/{car} {"차": "{car}", "냉장℃": {t}, "상한": {up}, "하한": {lo}, "위치": "{loc}", "기사": "{drv}"}',
    slots: { car: '냉탑7, 81다3302, T-19', t: '11..16 / 3..5', up: '8..10', lo: '0..2', loc: '안성휴게소, 신탄진, 밀양역', drv: '기사 노, 배 실장', dst: '=가락시장, 부전시장, 통영수협', src: '=홍성공장, 이천센터', box: '30..240', eta: '=04:30, 05:10, 06:45', tel: '=1588-0011, 041-630-2299' },
    tools: ['ttangkkeut_limit(truck, lower: int, upper: int, delay_min?: int): Cold limits', 'ttangkkeut_route(truck, from, to, eta, toll: bool): Route', 'ttangkkeut_claim(truck, boxes: int, phone, photos: bool): Claim'],
    steps: `
      @t notify message="{car} {t}℃ 초과" // failed "{t}℃로 상한 아래" | 초과면 | 냉장이 상한을 넘은 차일 때만 이 컴퓨터에 "{car} {t}℃ 초과". 아니면 실패.
      ttangkkeut_limit truck="{car}" lower={lo} upper={up} | 한계 그대로 | 메시지의 상한, 하한을 그 차에 그대로 넣는다. 지연은 비운다.
      ttangkkeut_limit truck="{car}" lower={lo} upper={up} delay_min=12 | 문 여는 동안 | 12분 봐주기로 하고 위아래 한계는 메시지대로.
      ttangkkeut_route truck="{car}" from={src} to={dst} eta={eta} toll=true | 고속으로 | {dst}까지 {eta} 도착, 나서는 곳 {src}. 통행료 내는 길로.
      ttangkkeut_route truck="{car}" from={dst} to={src} eta={eta} toll=false | 돌아오는 길 | 짐 부리고 {dst}에서 {src:로}, {eta}까지. 돈 안 드는 길.
      ttangkkeut_claim truck="{car}" boxes={box} phone={tel} photos=true | 손해 신고 | 사진도 붙여서 {box}상자, 전화 {tel}. 그 차.
      send_message channel=telegram to="{drv}" text="{loc}에서 10분 대기" | 기사에게 | telegram, 이벤트의 기사: "{loc}에서 10분 대기"
      file_write path=cold/{t}.txt content="{up}/{lo}" | 새 파일 | cold/{t}.txt 내용은 상한/하한, 빗금 하나로.
    `,
  },
  {
    language: 'ko',
    slots: { h: '=6, 7, 9', m: '=10, 20, 40', act: '=물갈이 합시다, 필터를 꺼내 말리세요, 어제 매출을 적어 주세요', sop: '=아침 개장, 밤 점검, 재고 세기', id: '=cron-12, cr-807, a93f', url: '=http://10.5.5.5:8080/state, https://api.namu.io/v1/ping', body: '=점검 완료, ok, 문 닫음', tok: '=abc-771, key-0093', ch: '=slack, discord', rcpt: '=#현장, #관리', tz: '=Asia/Seoul, Asia/Tokyo', p: '2..9', q: '10..19', dir: '=logs, 사진/2026, 문서', key: '=금고-위치, 보험-번호, 비상-연락' },
    tools: ['jari_seat(table: int, people: int, at, smoking: bool): Reserve a table'],
    steps: `
      cron_add schedule="{m} {h} * * *" action=message text="{act}" | 매일 {h}시 {m}분 | 아침마다 그 시각에 "{act}" 하고 메시지를 띄우게.
      cron_add schedule="0 {h} * * 6" action=procedure text="{sop}" timezone={tz} | 토요일 | 토요일 아침 {h}시 정각마다 '{sop}' 절차. 시간대는 {tz}.
      cron_add schedule="2026-12-31T23:00" action=message text="{act}" delivery={"channel":"{ch}"} | 한 해 끝 | 2026년 12월 31일 밤 11시에 한 번, {ch} 채널로 메시지: {act}
      cron_remove id={id} | 예약 지우기 | 예약 {id}, 이제 그만.
      http_request url={url} method=PUT body="{body}" | 상태 올리기 | {url}에 PUT, 본문은 "{body}" 그대로.
      http_request url={url} headers={"X-Token":"{tok}"} | 토큰 달고 조회 | {url:을} 조회하되 X-Token 헤더에 {tok:을} 넣는다.
      http_request url={url} method=DELETE | 비우기 | {url}에 DELETE를 보내.
      memory_recall query="{key}" limit=1 | 하나만 | {key:을} 찾는데 하나면 돼.
      file_list path={dir} | 폴더 보기 | {dir} 폴더에 뭐가 있나 죽 늘어놓아 줘.
      gpio_write pin={p} value=1 | 신호등 | {p}번 불 켜고, {q}번은 그냥 둬.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 활주로/{rw} {"활주로": "{rw}", "풍향": {wd}, "측풍kt": {xw}, "한계kt": {lim}, "시정m": {vis}, "등핀": {lp}}',
    slots: { rw: '15L, 33R, 09', wd: '10..350', xw: '21..30 / 3..9', lim: '12..18', vis: '800..5000', lp: '4..11', bp: '12..20', fl: '=KE1203, LJ77, 훈련기2', alt: '=3000, 5500, 8000', hd: '=150, 210, 330', fq: '=118.1, 121.9, 126.25', w: '0이 세게·1이 약하게 / 1이 세게·0이 약하게' },
    tools: ['gwanje_vector(flight, heading: int, feet: int, knots?: int): Vector', 'gwanje_freq(flight, mhz: num, unit: tower|ground|approach): Hand over', 'gwanje_close(runway, minutes: int, reason): Close a runway'],
    steps: `
      @xw gwanje_close runway={rw} minutes=30 reason="측풍" // failed "측풍 {xw}kt로 한계 {lim}kt 아래" | 닫기 | 측풍이 한계를 넘으면 그 활주로를 반 시간 닫는다(사유 "측풍"). 못 미치면 실패.
      gwanje_vector flight={fl} heading={hd} feet={alt} | 유도 | {fl}: 고도 {alt}피트, 방위 {hd}. 속도 지시는 없다.
      gwanje_vector flight={fl} heading={hd} feet={alt} knots=180 | 속도까지 | {fl:을} 180노트로, {hd}도 방향, {alt}피트.
      gwanje_freq flight={fl} mhz={fq} unit=approach | 주파수 | {fl}, 접근관제 {fq}로 넘긴다.
      @w gpio_write pin={lp} value=0 // gpio_write pin={lp} value=1 | 등화 세게 | 안개. 등핀은 {w}. 활주로등을 세게 하라.
      @w gpio_write pin={lp} value=1 // gpio_write pin={lp} value=0 | 등화 약하게 | 조종사가 눈부시단다. 등핀({w})으로 약하게.
      gpio_write pin={bp} value=0 | 회전등 {bp} | 소등 요망.
      memory_store key=vis-{rw} content="{vis}m" | 시정 | vis-{rw} 키로 '{vis}m' 저장.
      pushover message="{rw} 측풍 {xw}kt" title="기상" | 폰 알림 | 제목은 기상, 본문 "{rw} 측풍 {xw}kt".
    `,
  },
  {
    language: 'ko',
    event: 'webhook /cheese/{vat} {"통": "{vat}", "우유L": {lit}, "온도": {t}, "pH": {ph}, "응고분": {min}}',
    slots: { vat: '동통2, VAT-4, 임실큰통', lit: '80..600', t: '29..31 / 38..43', ph: '5.2..5.9 / 6.3..6.7', min: '15..55', p: '3..10', q: '11..20', st: '젓개는 1에서 물러나고 0에서 젓는다 / 젓개는 0에서 물러나고 1에서 젓는다', g: '=25, 60, 110', kind: '=고다, 모차렐라, 스트링', day: '=30, 90, 180', who: '치즈 장인 손, 유가공 3팀' },
    tools: ['imsil_rennet(vat, ml: int, celsius: num, minutes: int): Rennet', 'imsil_brine(wheels: int, hours: int, salt_percent: num, turn: bool): Brine', 'imsil_shelf(cheese, shelf: int, days: int, humidity: int): Shelf'],
    steps: `
      @st gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 젓기 | {p}번. {st}. 굳지 않게 저어라.
      @st gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | 젓개 물리기 | 응고 들어갔다, 건드리면 안 됨. {p}번 젓개를 물러나게. {st}.
      @t imsil_rennet vat="{vat}" ml={g} celsius=32.5 minutes=40 // failed "온도 {t}도" | 렌넷 | 35도 아래로 식은 통에만 렌넷 {g}ml, 32.5도에서 40분. 더 뜨거우면 실패.
      @ph gpio_write pin={q} value=1 // gpio_write pin={q} value=0 | 유청 빼기 | pH 6.1 밑이면 유청 밸브 {q}번을 열고(1) 위면 닫아 둔다(0).
      imsil_brine wheels=14 hours=9 salt_percent=19.5 turn=true | 염지 | 열네 덩이, 아홉 시간, 19.5% 소금물. 중간에 뒤집는다.
      imsil_brine wheels=6 hours=3 salt_percent=12.0 turn=false | 짧은 염지 | 여섯 덩이만 세 시간, 12.0%. 그대로 둔다(안 뒤집음).
      imsil_shelf cheese={kind} shelf=5 days={day} humidity=85 | 숙성 선반 | {kind:을} 5번 선반에 {day}일, 습도 85.
      file_write path=cheese/ph.log content="{vat} {ph}" append=true | pH 일지 | cheese/ph.log 뒤에 "{vat} {ph}".
      send_message channel=kakao to="{who}" text="{lit}L 들어왔습니다" | 입유 알림 | {who}에게 kakao: {lit}L 들어왔습니다
    `,
  },
  {
    language: 'ko',
    earlier: ['설비 대장 | file_read → 세척기 SN {sn}, 설치 {d1}, 다음 점검 {d2}', '연락처 | memory_recall → 업체 {firm}, 전화 {tel}'],
    slots: { sn: '=WX-4471, KDM-208, A900-3', d1: '=2019-03-02, 2022-07-19', d2: '=2026-12-10, 2027-03-05', firm: '=새한설비, 하나스팀, 동진기공', tel: '=02-855-3010, 051-440-7788', won: '=120000, 350000', part: '=오링 세트, 순환펌프, 솔레노이드', n: '1..6', p: '3..11', q: '12..22', c: '상시 폐로 / 상시 개로', who: '공무팀, 원장실' },
    tools: ['jeongbi_visit(serial, firm, date, hours: int, paid: bool): Visit', 'jeongbi_part(serial, part, count: int, won?: int): Parts', 'jeongbi_move(serial, from, to): Move a machine'],
    steps: `
      jeongbi_visit serial={sn} firm={firm} date={d2} hours=3 paid=true | 방문 | 다음 점검 날에 대장의 세척기를 그 업체가 세 시간. 유상이다.
      jeongbi_visit serial={sn} firm={firm} date=2026-12-01 hours=1 paid=false | 무상 방문 | 2026-12-01에 한 시간, 돈은 안 받는다고 했다. 업체와 기계는 위에서 찾은 대로.
      jeongbi_part serial={sn} part="{part}" count={n} | 부품 | {part} {n}개. 값은 아직 모름. 기계는 대장의 것.
      jeongbi_part serial={sn} part="{part}" count=1 won={won} | 견적대로 | {part} 하나에 {won}원. 같은 기계.
      jeongbi_move serial={sn} from=본관 to=별관 | 옮김 | 별관으로 옮긴다, 지금은 본관.
      send_message channel=sms to={tel} text="{sn} {d2} 점검 부탁드립니다" | 업체 문자 | 업체 전화로 sms. 내용: "{sn} {d2} 점검 부탁드립니다"
      @c gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | 세척기 전원 끊기 | 전원은 {p}번 릴레이의 {c} 접점. 여자시키면 1. 점검 동안 전원이 안 가게.
      @c gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 세척기 전원 보내기 | 점검 끝나서 전원을 보낸다. {p}번 릴레이({c} 접점 사용, 1=여자).
      gpio_read pin={q} | 뚜껑 | 뚜껑 스위치 {q} 읽어 두기.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 빙상장/{rk} {"링크": "{rk}", "빙온": {t}, "기준": {ref}, "습도": {h}, "냉동": {cp}, "제습": {dp}}',
    slots: { rk: '대링크, 컬링B, 보조', t: '-3..-1 / -12..-9', ref: '-7..-5', h: '40..80', cp: '3..9', dp: '10..17', zp: '18..26', mm: '=2, 3, 5', lap: '2..8', team: '=하키 동호회, 피겨반, 컬링부', pr: '=90, 120', lg: '냉동 접촉기 앞단이 음논리 / 냉동 접촉기 앞단이 양논리' },
    tools: ['eolum_flood(rink, litres: int, celsius: int, laps: int): Flood the ice', 'eolum_rent(rink, team, from, minutes: int, lights: full|half): Rent'],
    steps: `
      @lg gpio_write pin={cp} value=0 // gpio_write pin={cp} value=1 | 냉동 투입 | {lg}(음논리면 0이 투입). 이벤트의 냉동을 투입.
      @lg gpio_write pin={cp} value=1 // gpio_write pin={cp} value=0 | 냉동 끊기 | 이벤트의 냉동을 끊는다. {lg}(음논리면 0이 투입).
      @t eolum_flood rink="{rk}" litres=400 celsius=60 laps={lap} // failed "빙온 {t}도로 기준 {ref}도보다 차다" | 정빙 | 빙온이 기준보다 높으면(덜 차면) 60도 물 400L로 {lap}바퀴. 기준보다 차면 실패.
      gpio_write pin={dp} value=1 | 제습 가동 | {h}%라 뿌옇다. 이벤트의 제습 핀(1=가동).
      gpio_read pin={zp} | 정빙차 문 | {zp}번 접점.
      eolum_rent rink="{rk}" team="{team}" from=21:00 minutes={pr} lights=half | 대관 | 그 링크를 {team}에 21:00부터 {pr}분. 불은 반만.
      eolum_rent rink="{rk}" team="{team}" from=06:30 minutes=60 lights=full | 새벽 대관 | 06:30부터 한 시간, {team}, 불 다 켜고.
      notify message="{rk} 빙온 {t}도" | 알림 | 내 화면에 "{rk} 빙온 {t}도".
    `,
  },
  {
    language: 'ko',
    slots: { pen: '1..16', p: '3..9', q: '10..16', r: '17..25', fd: '=포유, 젖돈, 육성, 비육', kg: '=120, 350, 800', t: '=24, 27, 30', vac: '=구제역, 써코, 열병', ml: '=1, 2', n: '12..90', nt: '끊어 두면 열리고 이어 두면 닫히는 / 이어 두면 열리고 끊어 두면 닫히는', ht: '먹이면 식고 굶기면 더워지는 / 먹이면 더워지고 굶기면 식는', who: '농장장 선우, 외국인팀 라자, 수의 권' },
    tools: ['donsa_feed(pen: int, feed, kg: int, meals: int): Feed pigs', 'donsa_climate(pen: int, target_c: int, band: num, min_fan_percent: int): Climate', 'donsa_vaccine(pen: int, vaccine, ml: int, heads: int, booster?: bool): Vaccine'],
    steps: `
      @nt gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 입기창 열기 | 입기창 {p}번은 전기를 {nt} 구동기(0=끊음, 1=이음). 바람이 들게 열 것.
      @nt gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | 입기창 닫기 | 새끼들 춥다. {p}번, 전기를 {nt} 입기창을 닫아 주세요. 0=끊음, 1=이음.
      @ht gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | 보온등 데우기 | 전기를 {ht} 보온판 {q}번. 따습게 해라(1=먹임).
      @ht gpio_write pin={q} value=1 // gpio_write pin={q} value=0 | 보온등 식히기 | {q}번 보온판을 식힌다. 전기를 {ht} 놈이고 1이 먹이는 것.
      gpio_write pin={r} value=0 | 사료 라인 {r}번 | 스크루 세웁시다, 막혔어요.
      donsa_feed pen={pen} feed={fd} kg={kg} meals=3 | 급여 | {pen}번 방, {fd} 사료 {kg}kg, 하루 세 번.
      donsa_climate pen={pen} target_c={t} band=1.5 min_fan_percent=12 | 환경 | {pen}번 방 {t}도, 폭 1.5도, 팬은 못해도 12%.
      donsa_vaccine pen={pen} vaccine={vac} ml={ml} heads={n} | 접종 | {vac} 백신 {ml}ml씩 {n}두, {pen}번 방. 추가 접종인지는 안 적음.
      donsa_vaccine pen={pen} vaccine={vac} ml={ml} heads={n} booster=true | 보강 접종 | 두 번째 맞는 것(보강). {pen}번 방 {n}두, {vac}, {ml}ml.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /cafe/{shop} {"점포": "{shop}", "원두": "{bean}", "보일러℃": {t}, "추출초": {sec}, "남은kg": {kg}}',
    slots: { shop: '성수, 제주함덕, 북촌', bean: '=예가체프, 콜롬비아, 하우스B', t: '78..88 / 92..96', sec: '14..44', kg: '=1, 2, 3 / 9, 14, 20', p: '3..9', q: '10..18', g: '=17.5, 18.2, 20', ml: '=32, 36, 45', n: '4..24', sup: '=모모상회, 로스터 결, 커피랩', dt: '=2026-12-03, 2027-01-11', txt: '=오늘은 밤 9시까지 합니다, 라떼 재료가 떨어졌습니다, 원두가 바뀌었습니다' },
    tools: ['kape_grind(shop, grams: num, notch: int, doser: bool): Grinder', 'kape_pull(shop, seconds: int, ml: int, bar: num, preinfuse_s?: int): Shot', 'kape_order(shop, bean, bags: int, supplier, by): Order beans'],
    steps: `
      @t failed "보일러 {t}℃" // kape_pull shop="{shop}" seconds=28 ml={ml} bar=9.0 | 추출 | 90℃ 넘게 데워진 점포면 28초에 {ml}ml, 9.0bar로 뽑는다. 덜 데워졌으면 실패. 뜸은 지정하지 않음.
      kape_pull shop="{shop}" seconds=31 ml={ml} bar=8.5 preinfuse_s=6 | 뜸 들여 | 6초 뜸 들이고 8.5바, 31초, {ml}ml. 그 점포.
      kape_grind shop="{shop}" grams={g} notch=7 doser=false | 분쇄 | 도저 쓰지 말고 {g}g, 7칸. 그 점포.
      @kg kape_order shop="{shop}" bean="{bean}" bags=6 supplier="{sup}" by={dt} // failed "{kg}kg 남았다" | 원두 주문 | 5kg도 안 남았으면 그 원두 여섯 자루를 {sup}에서 {dt}까지 받는다. 남았으면 실패.
      gpio_write pin={p} value=1 | 제빙 급수 | 제빙기 물 {p}번을 열어 얼음 만들게.
      gpio_write pin={q} value=0 | 로스터 배기 | {q}번 배기 팬을 꺼. 콩 다 식었어.
      mqtt_publish topic=shop/{shop}/board payload="{txt}" | 메뉴판 | shop/{shop}/board 토픽으로 다음 글을 그대로: {txt}
      notify message="{bean} {sec}초" title="{shop}" | 화면 | 제목에 점포, 내용에 "{bean} {sec}초".
      sop_list | 절차 목록 | 어떤 절차들이 있는지 보여 줘요.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 댐/{dam} {"댐": "{dam}", "유입": {in}, "방류": {out}, "수위": {lv}, "경보국": {st}, "문핀": {gp}}',
    slots: { dam: '보현, 소양B, 감포', in: '310..480 / 20..80', out: '110..240', lv: '71..98', st: '1..14', gp: '3..10', sp: '11..18', hp: '19..26', gdir: '1이면 모터가 와이어를 감아 문이 들린다 / 1이면 모터가 와이어를 풀어 문이 앉는다', sr: '에어사이렌 밸브는 공기가 평소 갇혀 있다가 1에서 터진다 / 에어사이렌 밸브는 공기를 1로 가두고 0에서 터뜨린다', mn: '=3, 5', vil: '=아랫마을, 가곡리, 나루터' },
    tools: ['banglyu_gate(dam, gate: int, metres: num, m3s: int): Gate', 'banglyu_warn(station: int, minutes: int, voice: bool, sentence?): Warn', 'banglyu_inform(village, from, m3s: int): Inform a village'],
    steps: `
      @gdir gpio_write pin={gp} value=1 // gpio_write pin={gp} value=0 | 문 들기 | 문핀: {gdir}. 0이면 거꾸로. 문을 들어 물을 보낸다.
      @gdir gpio_write pin={gp} value=0 // gpio_write pin={gp} value=1 | 문 앉히기 | 방류 끝. 문을 앉힐 것. 문핀은 {gdir}. 0이면 거꾸로.
      @sr gpio_write pin={sp} value=1 // gpio_write pin={sp} value=0 | 사이렌 울림 | {sp}번. {sr}. 울려라, 강가에 사람 있다.
      @sr gpio_write pin={sp} value=0 // gpio_write pin={sp} value=1 | 사이렌 그침 | 모두 나왔습니다. {sp}번 사이렌을 그치게 하십시오. {sr}.
      @in banglyu_gate dam="{dam}" gate=2 metres=0.6 m3s=350 // failed "유입 {in}이 방류 {out}보다 적다" | 더 열기 | 유입이 방류보다 많을 때만 2번 문을 0.6m 열어 초당 350㎥로 한다. 적으면 실패.
      gpio_read pin={hp} | 문 열림 접점 | {hp}번 값 읽어 오기, 쓰지 말고.
      banglyu_warn station={st} minutes={mn} voice=true sentence="물이 불어납니다" | 경보 방송 | 메시지의 경보국에서 {mn}분, 말로도 한다: "물이 불어납니다".
      banglyu_warn station={st} minutes={mn} voice=false | 소리만 | 그 경보국 {mn}분, 말은 없이.
      banglyu_inform village={vil} from=16:30 m3s={out} | 마을에 | {vil}에 16:30부터 지금 방류량만큼 나간다고.
    `,
  },
  {
    language: 'ko',
    event: 'cron -',
    earlier: ['시약장 조회 | shelf_list → {a} {na}병, {b} {nb}병', '폐액통 | level → {pct}%'],
    slots: { a: '=아세톤, 메탄올', b: '=염산, 질산', na: '=0, 1, 2 / 8, 11, 15', nb: '3..9', pct: '12..58 / 83..97', co: '=대정화금, 시그마, 삼전', p: '3..9', q: '10..17', r: '18..26', fl: '1에서 눕고(통함) 0에서 선다(막힘) / 1에서 서고(막힘) 0에서 눕는다(통함)', who: '안전관리 제 박사, 행정 미주', sds: '=sds/acetone.pdf.txt, 시약/목록.md', day: '=2026-12-07, 2027-02-15' },
    tools: ['siyak_order(chemical, bottles: int, litres: num, company, urgent?: bool): Order', 'siyak_waste(drum: acid|solvent|halogen, litres: int, pickup): Waste pickup', 'siyak_lock(cabinet: int, state: open|shut, minutes?: int): Cabinet'],
    steps: `
      @na siyak_order chemical={a} bottles=6 litres=2.5 company={co} // failed "{a:이} {na}병 있다" | 주문 | {a:이} 다섯 병보다 적게 남았으면 2.5L짜리 여섯 병을 {co}에 주문. 급한지는 적지 않는다. 넉넉하면 실패.
      siyak_order chemical={b} bottles=2 litres=0.5 company={co} urgent=true | 급한 주문 | {b} 0.5L 두 병, {co}, 급하다고 할 것.
      @pct failed "폐액통 {pct}%" // siyak_waste drum=solvent litres=18 pickup={day} | 수거 | 폐액통이 80%를 넘었으면 유기용매 18L를 {day}에 가져가게. 아니면 실패.
      siyak_lock cabinet=3 state=open minutes=10 | 10분만 | 3번 장을 10분만 연다.
      siyak_lock cabinet=1 state=shut | 1번 장 | 1번 장은 닫아 둬. 시간은 상관없음.
      @fl gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | 배기 댐퍼 통하게 | 댐퍼 날개 {p}번, {fl}. 공기가 통하게.
      @fl gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 배기 댐퍼 막기 | 역류하니 막아 주세요. 날개는 {p}번, {fl}.
      gpio_write pin={q} value=0 | 진공펌프 {q}번 정지 | 증류 끝, {r}번 냉각수는 계속 흐른다.
      file_read path={sds} from_line=1 lines=20 | 앞부분 | {sds}의 첫 줄부터 스무 줄.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 체육관/{hall} {"관": "{hall}", "인원": {n}, "정원": {cap}, "조도": {lx}, "조명핀": {lp}, "환기핀": {vp}}',
    slots: { hall: '실내1관, 배드민턴장, 암벽', n: '61..90 / 8..25', cap: '30..55', lx: '80..600', lp: '3..9', vp: '10..16', sp: '17..24', team: '=은하초, 직장인리그, 시니어반', h: '=1, 2, 3', won: '=20000, 45000', con: '접촉기가 붙으면 밝아지고 1에서 떨어진다 / 접촉기가 붙으면 밝아지고 1에서 붙는다', nm: '관리 추 주무관, 강사 별' },
    tools: ['chejo_book(hall, team, hours: int, won: int, lights?: bool): Book', 'chejo_score(hall, home: int, away: int, period: int): Score board', 'chejo_limit(hall, people: int, from, to): People limit'],
    steps: `
      @con gpio_write pin={lp} value=0 // gpio_write pin={lp} value=1 | 밝게 | 조명핀: {con}. 밝게 해 주세요.
      @con gpio_write pin={lp} value=1 // gpio_write pin={lp} value=0 | 어둡게 | 아무도 없네요, 조명핀으로 어둡게. {con}.
      @n gpio_write pin={vp} value=1 // gpio_write pin={vp} value=0 | 환기는 사람 수로 | 정원을 넘겼으면 환기핀 1, 안 넘겼으면 0.
      @n notify message="{hall} 정원 초과" // failed "인원 {n}명으로 정원 {cap}명 이하" | 초과 알림 | 정원보다 많을 때 이 컴퓨터에 "{hall} 정원 초과". 아니면 실패.
      gpio_write pin={sp} value=0 | 스피커 전원 {sp}번 | 음악 끊기게 전원을 뺀다.
      chejo_book hall="{hall}" team="{team}" hours={h} won={won} | 대관 | 그 관을 {team}에 {h}시간, {won}원. 조명 쓰는지는 미정.
      chejo_book hall="{hall}" team="{team}" hours=2 won={won} lights=true | 야간 대관 | 조명까지 켜서 두 시간 {won}원, {team}, 그 관.
      chejo_score hall="{hall}" home=21 away=18 period=2 | 점수 | 둘째 판, 원정 18, 홈 21.
      chejo_limit hall="{hall}" people={cap} from=09:00 to=18:00 | 정원 고정 | 09:00부터 18:00까지 정원을 메시지의 숫자로.
    `,
  },
  {
    language: 'ko',
    slots: { p: '3..8', q: '9..14', r: '15..20', s: '21..27', tr: '=1호 덕장, 뒤뜰, 갯가', fish: '=과메기, 오징어, 황태', kg: '20..90', sp: '1.5..4.5', hr: '=12, 24, 48', h1: '45..55', h2: '62..75', a: '쉬고 있을 때 그물이 내려와 있다 / 쉬고 있을 때 그물이 올라가 있다', b: '물고 있으면 바람이 자고 놓으면 분다 / 물고 있으면 바람이 불고 놓으면 잔다', who: '구룡포 이모, 수협 위판, 택배 진우' },
    tools: ['mareun_dry(place, fish, hours: int, fan_ms: num): Dry', 'mareun_humid(place, lower: int, upper: int): Humidity limits', 'mareun_sell(fish, kg: int, customer, won_kg: int, salted?: bool): Sell'],
    steps: `
      @a gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 그물 내리기 | 갈매기 그물 권상기 {p}번. {a}, 1을 쓰면 반대로 간다. 그물이 내려와 있어야 함.
      @a gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | 그물 올리기 | 널러 들어가니 그물을 올려 줘. {p}번이고 {a}, 1이면 반대.
      @b gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | 바람 불게 | 릴레이 {q}번(1=묾): {b}. 바람이 불게 해라.
      @b gpio_write pin={q} value=1 // gpio_write pin={q} value=0 | 바람 재우기 | 바람을 재운다. {q}번 릴레이가 {b}. 1이면 문다.
      gpio_write pin={r} value=1 | 짠물 펌프 {r}, 돌릴 것 | {s}번은 민물이니 아님.
      mareun_dry place="{tr}" fish={fish} hours={hr} fan_ms={sp} | 건조 | {tr}, {fish}: {hr}시간, 바람 초속 {sp}m.
      mareun_humid place="{tr}" lower={h1} upper={h2} | 습도 범위 | {tr} 습도는 {h2}를 넘어도 {h1} 밑이어도 안 된다.
      mareun_sell fish={fish} kg={kg} customer="{who}" won_kg=18000 | 판매 | {who}, {fish} {kg}kg, 킬로에 18000원. 간을 했는지는 안 적는다.
      mareun_sell fish={fish} kg={kg} customer="{who}" won_kg=22000 salted=true | 간한 것 | 간한 {fish:을} {kg}kg, 킬로당 22000원, 살 사람 {who}.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /elec/{sub} {"변전소": "{sub}", "부하kW": {kw}, "계약kW": {lim}, "역률": {pf}, "콘덴서핀": {cp}, "차단핀": {bp}}',
    slots: { sub: '공단A, 물류동, 정문TR', kw: '910..1400 / 120..430', lim: '500..850', pf: '0.81..0.88 / 0.95..0.99', cp: '3..9', bp: '10..16', al: '17..24', uv: '0V 트립 코일(전압을 잃으면 떨어짐) / 분리 코일(전압을 받으면 떨어짐)', cx: '콘덴서 접촉기는 쉴 때 들어가 있다 / 콘덴서 접촉기는 쉴 때 빠져 있다', line: '=사출동, 도장, 기숙사', who: '전기 안전 곽, 한전 연락' },
    tools: ['bujeon_shed(line, kw: int, minutes: int, priority: first|last): Shed a load', 'bujeon_meter(substation, every_min: int, log: bool): Meter', 'bujeon_tap(substation, step: int, way: raise|lower): Tap changer'],
    steps: `
      @uv gpio_write pin={bp} value=0 // gpio_write pin={bp} value=1 | 차단기 떨구기 | 차단핀은 {uv}에 있다. 차단기를 떨어뜨려라.
      @cx gpio_write pin={cp} value=0 // gpio_write pin={cp} value=1 | 콘덴서 넣기 | {cx}(1=일함). 콘덴서핀으로 넣어 주세요.
      @cx gpio_write pin={cp} value=1 // gpio_write pin={cp} value=0 | 콘덴서 빼기 | 경부하라 진상. 콘덴서를 뺀다. 콘덴서핀, {cx}. 1이면 일한다.
      @kw bujeon_shed line={line} kw=150 minutes=20 priority=first // failed "{kw}kW로 계약 {lim}kW 아래" | 부하 덜기 | 부하가 계약을 넘으면 {line}에서 150kW를 20분, 가장 먼저 덜어 낼 순위로. 안 넘으면 실패.
      @pf notify message="역률 {pf} 낮음" // notify message="역률 {pf} 양호" | 역률 | 역률이 0.9에 못 미치면 "역률 {pf} 낮음", 넘으면 "역률 {pf} 양호"라고 화면에.
      gpio_read pin={al} | 과열 접점 | {al}번을 읽을 것.
      bujeon_meter substation="{sub}" every_min=15 log=true | 계측 | 그 변전소를 15분마다, 기록도 남긴다.
      bujeon_tap substation="{sub}" step=2 way=raise | 탭 | 두 칸 올린다, 보고한 변전소.
      send_message channel=sms to="{who}" text="{sub} {kw}kW" | 문자 | {who} 앞 sms로 "{sub} {kw}kW".
    `,
  },
];
