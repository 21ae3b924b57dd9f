import type { Scene } from '../../scene';

/** Done or refused, in Korean: words that allow, limits, forbidden pins, hours, missing fields, part 1. */
export const refusedKo1: readonly Scene[] = [
  {
    language: 'ko',
    event: 'webhook /급식/검수 {"품목": "{item}", "업체": "{shop}", "판정": "{verdict}", "중심온도": {t}, "보관칸": {rack}}',
    slots: { item: '두부, 닭정육, 시금치, 동태포', shop: '한빛식자재, 초록마을, 대성유통', verdict: '=적합, 합격, 이상 없음 / 부적합, 보류, 재검 대기', t: '1..5 / 8..14', rack: '2..18' },
    tools: ['rack_admit(칸: int, 품목): 식재료를 보관칸에 들인다', 'rack_hold(칸: int): 보관칸을 잠근다', 'label_out(글, 장수?: int): 라벨을 뽑는다'],
    steps: `
      @verdict rack_admit 칸={rack} 품목="{item}" // failed "판정이 {verdict}이다" | 입고 | 검수를 통과한 식재료만 적힌 칸에 들입니다. 통과하지 못했거나 아직 결론이 나지 않았다면 들이지 마십시오.
      @t rack_admit 칸={rack} 품목="{item}" // failed "중심온도가 {t}도로 5도를 넘는다" | 온도 보고 들이기 | 중심온도가 5도를 넘는 것은 받지 않는다. 넘지 않으면 그 칸에 받아라.
      @verdict label_out 글="{item} 사용 가능" // failed "판정이 {verdict}이라 라벨을 뽑지 않는다" | 라벨 | 판정이 좋게 나왔을 때만 '(품목) 사용 가능'이라는 라벨을 뽑아 주세요.
      @verdict failed "판정이 {verdict}이라 반품 대상이 아니다" // send_message channel=kakao to="{shop}" text="{item} 반품합니다" | 반품 연락 | 쓸 수 있다는 판정이면 연락할 일이 없으니 실패로. 그 외에는 kakao 채널로 업체에 '(품목) 반품합니다'라고 보낼 것.
      @t memory_store key=검수통과 content="{item} {t}도" // failed "{t}도라서 통과가 아니다" | 통과 기록 | 5도 이하로 들어온 것만 검수통과 키에 '콩나물 3도'처럼 남긴다
      rack_hold 칸={rack} | 칸 잠그기 | 판정이나 온도와는 상관없는 일이다. 조리사가 자리를 비우니 적힌 칸을 잠가 둔다.
      label_out 글="{shop}" 장수=2 | 업체 라벨 | 업체 이름만 적힌 라벨 두 장. 판정은 묻지 않음.
      failed "냄새를 맡을 도구가 없다" | 관능 검사 | 포장을 뜯어 냄새를 맡아 보고 쉰내가 나는지 판단해 주세요.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 기계실/요청 {"핀": {pin}, "값": {val}, "요청자": "{who}", "시각": "{time}"}',
    slots: { pin: '0..3 / 6..21', val: '=1, 0', who: '설비팀 고한결, 당직 마진희, 용역 우태식', time: '=08:40, 11:15, 13:50, 16:30 / 22:20, 00:45, 03:30, 05:10', lamp: '30..39' },
    tools: ['pump_bypass(분: int, 담당?): 펌프를 우회 운전한다', 'alarm_mute(분: int): 경보음을 끈다'],
    steps: `
      @pin failed "{pin}번은 소화펌프라 건드릴 수 없다" // gpio_write pin={pin} value={val} | 요청대로 | 0~3번은 소화펌프라 금지. 나머지는 요청한 값 그대로 써 주면 된다.
      @pin failed "{pin}번 핀은 소화펌프 몫이다" // gpio_write pin={pin} value=0 | 내리기 | 요청에 적힌 핀을 0으로 내립니다만, 3번까지는 소화펌프가 물려 있으니 손대지 마세요.
      @time pump_bypass 분=20 담당="{who}" // failed "{time}은 주간이 아니다" | 우회 운전 | 주간(오전 8시~오후 6시)에 들어온 요청이라면 요청자를 담당으로 적어 20분 동안 우회 운전한다. 그 밖의 시간에는 거부.
      @time failed "{time}은 밤이 아니다" // alarm_mute 분=45 | 밤에는 조용히 | 밤 10시부터 새벽 6시 사이에 들어온 것이면 경보음을 45분 끈다. 낮에 들어온 요청에는 끄지 않는다.
      @pin failed "{pin}번은 소화펌프다" // memory_store key=최근핀 content="{pin}" | 핀 기억 | 소화펌프(0번부터 3번)가 아닐 때에 한하여 요청 핀을 최근핀 이라는 키에 적어 둔다.
      gpio_read pin={pin} | 보기만 하기 | 읽는 것은 소화펌프든 아니든 괜찮다. 요청 핀이 지금 어떤지 읽어 봐라.
      gpio_write pin={lamp} value=1 | 접수등 | 접수등({lamp}번)은 소화펌프와 무관하니 바로 켜십시오.
      failed "밸브를 손으로 돌릴 도구가 없다" | 수동 밸브 | 기계실로 내려가 빨간 핸들을 시계 방향으로 두 바퀴 돌린다.
    `,
  },
  {
    language: 'ko',
    earlier: ['배수펌프 상태 | pump_state → {state}', '집수정 수위 | level_cm → {lvl}', '담당 찾기 | duty_find → {who}'],
    slots: { state: '=on, 운전 중, 켜짐 / off, 꺼짐, 정지', lvl: '20..58 / 71..140', who: '=장미르, 소예지, 편도훈 / 없음, 결과 없음, 해당자 없음' },
    tools: ['pump_state(번호: int): 펌프 상태를 읽는다', 'level_cm(): 수위를 읽는다', 'duty_find(): 당직자를 찾는다', 'pump.speed(퍼센트: int): 배수펌프 속도를 정한다', 'duty_call(이름, 용건): 당직자를 부른다'],
    steps: `
      @state pump.speed 퍼센트=60 // failed "배수펌프가 {state} 상태다" | 속도 올리기 | 펌프가 돌고 있어야 속도를 바꿀 수 있다. {step1}단계에서 돌고 있다고 나왔으면 60%로.
      @who duty_call 이름={who} 용건="집수정 확인" // failed "당직자를 찾지 못했다" | 당직 호출 | 앞에서 찾은 사람에게 '집수정 확인'이라는 용건으로 연락해 주세요. 아무도 못 찾았으면 이 단계는 할 수 없습니다.
      @lvl failed "수위가 {lvl}cm로 60cm에 못 미친다" // notify message="집수정 {lvl}cm" | 수위 경고 | 60cm 이상 찼다면 이 컴퓨터에 '집수정 몇cm' 꼴로 띄우고, 거기에 못 미치면 띄우지 않는다(실패).
      @who memory_store key=오늘당직 content="{who}" // failed "당직자가 나오지 않았다" | 당직 메모 | 오늘당직 키에 {step3}단계의 이름을 저장. 이름이 없으면 지어내지 말 것.
      @state gpio_write pin=14 value=1 // failed "펌프가 {state}이라 켜지 않는다" | 운전 표시등 | 14번 등은 펌프가 실제로 돌 때만 켭니다.
      @lvl gpio_write pin=15 value=0 // failed "수위가 아직 {lvl}cm다" | 유입 밸브 열기 | 수위 60cm 미만일 때 15번을 0으로 하여 유입을 다시 받는다. 그보다 높으면 받지 않음.
      pump.speed 퍼센트=30 | 약하게 | 지금은 30%로 낮춰라. 비가 그치고 나서 80%로 올리는 것은 다음 단계에서 할 일이다.
      failed "도면을 붙일 도구가 없다" | 배관도 | 배관도를 출력해서 기계실 벽에 압정으로 꽂아 놓는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /택배함/맡김 {"칸": {box}, "동호": "{home}", "연락처": "{tel}", "크기cm": {size}, "맡긴이": "{who}"}',
    slots: { box: '1..60 / ∅, null, "미상", "없음"', home: '101동 1203호, 104동 502호, 상가 2호', tel: '=010-2231-4470, 010-5518-9023, 010-7702-3316 / ∅, 미상, 없음', size: '20..58 / 66..120', who: 'CJ 기사, 우체국, 로젠 기사' },
    tools: ['boxwall_open(칸: int): 보관함 칸을 연다', 'boxwall_assign(칸: int, 동호): 칸을 세대에 배정한다', 'boxwall_pin(연락처, 시간: int): 찾을 때 쓸 번호를 문자로 보낸다'],
    steps: `
      @box boxwall_open 칸={box} // failed "칸 번호가 없다" | 문 열어 주기 | 기사님이 적어 낸 칸의 문을 열어 주세요. 칸을 알 수 없다면 아무 문이나 열지 마시고 실패로 끝내십시오.
      @box boxwall_assign 칸={box} 동호="{home}" // failed "칸이 적혀 있지 않다" | 배정 | 맡긴 칸을 받는 세대에 배정한다. 몇 번 칸인지 나와 있지 않으면 배정 불가.
      @tel boxwall_pin 연락처={tel} 시간=48 // failed "연락처가 없다" | 찾을 번호 보내기 | 받는 분 연락처로 이틀(48시간) 동안 쓸 번호를 보내되, 연락처를 모르면 보낼 데가 없다
      @tel send_message channel=sms to={tel} text="{who} 택배 도착" // failed "연락처를 알 수 없다" | 도착 문자 | 문자는 sms 채널로, 내용은 맡긴이 뒤에 '택배 도착'. 번호가 비어 있는 건은 거절 처리.
      @size memory_store key=보관중 content="{home}" // failed "{size}cm라서 60cm 칸에 들어가지 않는다" | 보관 기록 | 보관함에는 60cm까지만 들어간다. 들어가는 크기라면 보관중 키에 동호를 적자.
      @size failed "{size}cm라 보관함에 들어간다" // send_message channel=경비실 text="{home} 큰 짐" | 큰 짐 | 한 변이 60cm를 넘는 짐일 때만 경비실 채널에 '(동호) 큰 짐'이라 알릴 것.
      notify message="{who}: {home}" | 누가 맡겼나 | 이 컴퓨터에 맡긴이, 쌍점, 동호 순으로 띄운다. 연락처나 칸이 비었어도 한다.
      failed "짐을 나를 도구가 없다" | 옮기기 | 짐을 수레에 실어 현관문 앞까지 가져다 놓으세요.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 공사장/소음 {"현장": "{site}", "dB": {db}, "시각": "{time}", "장비": "{gear}", "신고자": "{who}"}',
    slots: { site: '2공구, 서측 굴착, 별관 증축', db: '52..69 / 74..98', time: '=09:20, 10:40, 14:10, 16:50 / 23:30, 01:15, 02:50, 04:20', gear: '브레이커, 항타기, 컷팅기', who: '302호, 경로당, 어린이집' },
    tools: ['site_hold(현장, 분: int): 현장 장비를 멈춘다', 'site_permit(현장, 장비): 장비 사용을 허락한다', 'board_text(글): 전광판에 글을 띄운다'],
    steps: `
      @time site_permit 현장="{site}" 장비="{gear}" // failed "{time}에는 허락하지 않는다" | 장비 허락 | 밤 11시부터 새벽 5시 사이에는 어떤 장비도 못 쓴다. 그 시간이 아니라면 해당 현장에 그 장비를 허락하십시오.
      @db site_permit 현장="{site}" 장비="{gear}" // failed "{db}dB로 70dB를 넘는다" | 소음 기준 | 70dB 이하로 나온 현장에만 보고된 장비를 쓰게 해 준다
      @db failed "{db}dB라 멈출 정도가 아니다" // site_hold 현장="{site}" 분=30 | 잠시 멈추기 | 70dB가 넘었을 때는 그 현장을 반 시간 세운다. 그만큼 시끄럽지 않으면 세울 까닭이 없으니 실패.
      @time failed "{time}은 심야가 아니다" // send_message channel=구청 text="{site} 심야 소음" | 심야 민원 | 심야(23시~05시) 신고만 구청 채널로 넘긴다. 글은 현장 이름에 '심야 소음'을 붙인 것.
      @time board_text 글="작업 중 {db}dB" // failed "{time}이라 전광판을 켜지 않는다" | 전광판 | 전광판은 밤 11시~새벽 5시에 켤 수 없습니다. 그때가 아니면 '작업 중' 다음에 측정값과 dB를 붙여 띄워 주세요.
      file_write path=logs/noise.csv content="{time},{site},{db}" append=true | 측정 기록 | logs/noise.csv 에 시각, 현장, dB 값을 쉼표로만 이어 한 줄 더. 시간대는 가리지 않는다.
      pushover message="{who} 민원" | 소장에게 | 신고자 이름 뒤에 '민원'을 붙여 푸시 한 통.
      failed "방음벽을 세울 도구가 없다" | 방음벽 | 컨테이너에 있는 방음 패널을 꺼내 도로 쪽에 세울 것.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 버섯/{dong} {"습도": {rh}, "CO2": {co2}, "미스트": {mist}, "배기": {fan}}',
    slots: { dong: '1동, 2동, 종균실, 생육실', rh: '61..79 / 89..97', co2: '700..1400', mist: '4..12', fan: '17..25 / ∅, null, "?"' },
    tools: ['mush_light(동, 퍼센트: int): 생육실 조도를 정한다', 'mush_fog(동, 초: int): 안개를 뿌린다'],
    steps: `
      gpio_write pin={mist} value=1 | 미스트 | 종균을 새로 넣어 방이 말라도 젖어도 상관없는 날이라, 미스트 출력을 켠다.
      @rh mush_fog 동={dong} 초=90 // failed "습도가 이미 {rh}%다" | 안개 | 습도가 85% 밑일 때 이 동에 1분 반(90초) 동안 안개를 뿌리세요. 그보다 높은데 뿌리면 썩으니 거절해야 합니다.
      @rh failed "습도 {rh}%로는 말릴 것이 없다" // gpio_write pin={mist} value=0 | 미스트 끄기 | 85%를 초과한 경우에 한해 미스트 핀을 내립니다.
      @fan gpio_write pin={fan} value=1 // failed "배기 핀이 없다" | 배기 | CO2가 높다. 배기 핀을 올려라. 핀이 어디인지 안 적혀 있거든 짐작으로 올리지 말 것.
      @fan gpio_read pin={fan} // failed "배기 번호가 빠졌다" | 배기 확인 | 배기 출력이 지금 어떤지 읽기. 번호 누락 시 실패.
      @rh mqtt_publish topic=버섯/건조 payload="{rh}" // failed "{rh}%는 건조가 아니다" | 건조 알림 | 방이 말랐다고 볼 수 있는 85% 미만에서만 버섯/건조 로 습도 숫자를 발행.
      mush_light 동={dong} 퍼센트=30 | 조명 | 지금은 30%. 갓이 펴지는 내일 저녁에 80%로 하는 것은 따로 적어 두었다.
      failed "균사를 긁어낼 도구가 없다" | 균긁기 | 병 윗면의 묵은 균사를 숟가락으로 긁어낸다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /주차/요청 {"차량": "{car}", "등록": "{reg}", "층": {floor}, "분": {min}, "단말": "{dev}"}',
    slots: { car: '38나 4412, 157더 9023, 62호 7781', reg: '=등록, 정기권, 입주민 / 미등록, 만료, 정지', floor: '1..3 / 5..8', min: '10..55 / 70..240', dev: 'LPR-N1, LPR-S2, LPR-B4' },
    tools: ['parkon_raise(단말): 차단봉을 올린다', 'parkon_guide(차량, 층: int): 빈자리로 안내한다', 'parkon_waive(차량): 요금을 면제한다', 'parkon_flag(차량, 사유): 차량에 표시를 남긴다'],
    steps: `
      @reg parkon_raise 단말={dev} // failed "{reg} 차량이다" | 차단봉 | 등록이 살아 있는 차라면 요청한 단말의 차단봉을 올려 줍니다. 살아 있지 않은 차는 올려 주지 마세요.
      @floor parkon_guide 차량="{car}" 층={floor} // failed "{floor}층은 공사 중이다" | 안내 | 4층부터 위는 공사라 막혀 있다. 3층까지의 요청이면 그 층으로 안내해라.
      @min parkon_waive 차량="{car}" // failed "{min}분이라 한 시간을 넘는다" | 면제 | 한 시간이 안 된 차는 무료. 그보다 오래 있었으면 면제하지 않는다.
      @reg failed "{reg} 차량이라 표시하지 않는다" // parkon_flag 차량="{car}" 사유={reg} | 표시 | 문제가 있는 차만, 등록 칸에 적힌 그 말을 사유로 하여 표시해 둘 것. 멀쩡한 차면 실패.
      @min failed "{min}분밖에 안 됐다" // mqtt_publish topic=parking/long payload="{car}" | 장기 주차 | 60분 초과 차량의 번호를 parking/long 으로 발행. 미달이면 하지 않음.
      parkon_flag 차량="{car}" 사유=문콕 | 문콕 신고 | 이 차가 옆 차를 찍었다는 신고가 있었다. 등록 여부와 별개로 '문콕'이라고 남기자.
      failed "차를 밀 도구가 없다" | 밀기 | 이중 주차한 차의 기어가 중립이니 손으로 밀어 주세요.
      failed "번호판을 교체할 도구가 없다" | 번호판 | 찌그러진 앞 번호판을 떼고 새것으로 단다.
    `,
  },
  {
    language: 'ko',
    earlier: ['백업 돌리기 | {done}', '남은 공간 | disk_left → {gb} GB', '스냅샷 찾기 | snap_find → {snap}'],
    slots: { done: '=backup.run → ok, backup.run → 끝남 / 실패: 시간 초과, 건너뜀, 실패: 저장소 응답 없음', gb: '110..480 / 3..40', snap: '=snap-0412, snap-0588, snap-1190 / 없음, [], not found', host: 'nas1, mail03, git-west' },
    tools: ['backup.run(host): 백업을 돌린다', 'disk_left(host): 남은 공간을 잰다', 'snap_find(host): 스냅샷을 찾는다', 'snap_drop(snapshot): 스냅샷을 지운다', 'snap_pin(snapshot, days: int): 스냅샷을 지우지 못하게 한다', 'dedup_start(host): 중복 제거를 시작한다'],
    steps: `
      @done notify message="{host} 백업 끝" // failed "백업이 끝나지 않았다" | 완료 알림 | 백업이 제대로 끝났다면 이 컴퓨터에 '{host} 백업 끝'이라고 띄웁니다. 못 끝냈으면 거짓말이 되니 실패로 해 주세요.
      @snap snap_drop snapshot={snap} // failed "스냅샷을 찾지 못했다" | 옛 스냅샷 지우기 | {step3}단계에서 나온 것을 지운다. 나온 것이 없으면 실패.
      @snap snap_pin snapshot={snap} days=14 // failed "찾은 스냅샷이 없다" | 두 주 묶어 두기 | 찾아 둔 스냅샷을 14일간 못 지우게 할 것. 이름을 상상해서 넣는 일은 금물이다.
      @gb dedup_start host={host} // failed "{gb} GB밖에 남지 않았다" | 중복 제거 | {host}의 중복 제거는 작업 공간을 먹으니 100 GB 이상 남아 있을 때만 시작하세요.
      @gb failed "{gb} GB로 넉넉하다" // send_message channel=ops text="{host} 디스크 {gb} GB" | 부족 알림 | 여유가 100 GB 밑으로 떨어졌다면 ops 채널에 '{host} 디스크'와 남은 양을 GB까지 붙여 쓴다
      @done cron_add schedule="0 4 * * *" action=procedure text="백업 검증" // failed "백업이 이루어지지 않았다" | 검증 예약 | 매일 새벽 4시에 '백업 검증' 절차가 돌도록. 단, 방금 백업이 성공한 경우라야 함.
      failed "디스크를 뽑을 도구가 없다" | 디스크 교체 | {host} 앞면 세 번째 디스크를 뽑고 새것을 끼우십시오.
      file_write path=backup/space.txt content="{gb} GB" | 공간 적기 | 백업이 됐든 안 됐든 backup/space.txt 를 남은 공간(단위 포함)으로 새로 쓴다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /도서관/반납 {"도서": "{book}", "이용자": "{who}", "연체일": {late}, "상태": "{cond}", "반납함": {bin}}',
    slots: { book: '토지 3권, 코스모스, 조선의 밥상, 파브르 곤충기', who: '은하율, 설민재, 표다온', late: '0..6 / 15..60', cond: '=양호, 정상, 깨끗함 / 훼손, 젖음, 낙장', bin: '1..9' },
    tools: ['lib_shelve(도서): 책을 서가로 돌린다', 'lib_suspend(이용자, 일: int): 대출을 막는다', 'lib_extend(이용자, 도서, 일: int): 대출을 늘린다', 'lib_repair(도서, 사유): 수선에 넘긴다'],
    steps: `
      @cond lib_shelve 도서="{book}" // failed "책이 {cond} 상태다" | 서가로 | 성한 책만 서가로 보냅니다. 성하지 않으면 꽂지 말고 실패로 처리해 주세요.
      @cond failed "{cond} 상태라 수선할 것이 없다" // lib_repair 도서="{book}" 사유={cond} | 수선 | 상한 책이면 상태 칸에 적힌 말을 사유로 하여 수선에 넘길 것
      @late failed "연체가 {late}일뿐이다" // lib_suspend 이용자={who} 일=14 | 대출 정지 | 열흘 넘게 늦은 사람은 두 주 동안 대출을 막는다. 열흘이 안 되면 봐준다(실패 처리).
      @late lib_extend 이용자={who} 도서="{book}" 일=7 // failed "{late}일 연체라 연장이 안 된다" | 연장 | 연체가 10일 미만인 분이 원하셨습니다. 그 책을 일주일 더 보게 해 드리세요. 10일 이상이면 안 됩니다.
      @late memory_store key=모범이용자 content="{who}" // failed "{late}일이나 늦었다" | 모범 | 모범이용자 키에 이름을 적어라. 다만 열흘 넘게 늦은 이는 뺀다.
      gpio_write pin={bin} value=1 | 반납함 열기 | 반납함 번호가 곧 핀 번호다. 책 상태를 따지기 전에 그 핀을 1로 올려 연다.
      notify message="{who}: {book}" | 누가 무엇을 | 이 컴퓨터에 이용자, 쌍점, 책 제목.
      failed "책등을 풀로 붙일 도구가 없다" | 책등 | 벌어진 책등에 풀을 바르고 무거운 것으로 눌러 둔다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /미용실/예약 {"손님": "{who}", "시술": "{what}", "시각": "{time}", "디자이너": "{hair}", "전화": "{tel}"}',
    slots: { who: '황보라, 제갈민, 선우진', what: '펌, 염색, 커트, 두피', time: '=10:30, 13:00, 16:20, 19:10 / 06:40, 22:30, 23:15, 00:20', hair: '=세라, 준, 하루 / ∅, 미상, 없음, 미정', tel: '010-4421-7781, 010-9902-3310' },
    tools: ['salon_book(손님, 시술, 시각): 예약을 넣는다', 'salon_chair(디자이너, 손님): 디자이너 자리에 손님을 잡는다', 'salon_points(전화, 점수: int): 적립한다'],
    steps: `
      @time salon_book 손님={who} 시술={what} 시각={time} // failed "{time}은 영업시간이 아니다" | 예약 | 영업시간은 오전 10시부터 저녁 8시까지. 그 안이면 손님, 시술, 시각을 온 대로 넣고, 밖이면 받지 마세요.
      @hair salon_chair 디자이너={hair} 손님={who} // failed "디자이너가 정해지지 않았다" | 자리 | 손님이 고른 디자이너 자리에 잡아 준다. 고르지 않았다면 마음대로 고르지 않는다.
      @time send_message channel=sms to={tel} text="{time} 예약되었습니다" // failed "{time}에는 문을 열지 않는다" | 확인 문자 | 열 시에서 스무 시 사이의 예약이면 sms로 손님 전화에 시각과 '예약되었습니다'를 띄어 보낸다. 아니면 실패.
      @hair send_message channel=직원방 to={hair} text="{who} {what}" // failed "디자이너 이름이 없다" | 디자이너에게 | 직원방 채널에서 맡을 디자이너에게 손님과 시술을 보낸다(예: '김하나 펌'). 맡을 사람이 안 적혔으면 보낼 수 없음.
      @time failed "{time}은 영업시간이다" // memory_store key=시간외문의 content="{who} {time}" | 시간 외 문의 | 가게가 닫힌 때(저녁 8시~오전 10시)를 원하는 손님만 시간외문의 키에 이름과 시각을 띄어 적어 둬라.
      salon_points 전화={tel} 점수=500 | 적립 | 지난주 이벤트 당첨자다. 예약이 되든 말든 이 번호로 500점.
      failed "머리를 감길 도구가 없다" | 샴푸 | 손님을 샴푸대로 모셔 미지근한 물로 머리를 감겨 드립니다.
      failed "찻잔을 나를 도구가 없다" | 차 대접 | 기다리는 손님께 보리차 한 잔 내다 드리기.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 목장/착유 {"젖소": "{cow}", "체세포": {scc}, "항생제": "{drug}", "유량kg": {kg}, "밸브": {valve}}',
    slots: { cow: 'A-112, C-087, K-340', scc: '80..190 / 260..900', drug: '=음성, 불검출 / 양성, 검출, 의심', kg: '9..33', valve: '3..24' },
    tools: ['milk_route(젖소, 탱크: main|waste): 우유를 어느 탱크로 보낼지 정한다', 'cow_treat(젖소, 일: int): 치료 기간을 건다', 'tank_seal(탱크: main|waste): 탱크를 봉한다'],
    steps: `
      @drug milk_route 젖소={cow} 탱크=main // failed "항생제 {drug}이다" | 본 탱크로 | 항생제가 나오지 않은 소의 우유만 main 탱크로 보낸다. 나왔거나 의심되면 이 단계는 실패다.
      @scc milk_route 젖소={cow} 탱크=main // failed "체세포가 {scc}로 200을 넘는다" | 체세포 기준 | 체세포 200 이하면 main 으로 보내고 그 위로는 거절해 주십시오.
      @scc failed "체세포 {scc}로 치료 대상이 아니다" // cow_treat 젖소={cow} 일=5 | 치료 | 200을 웃도는 소는 닷새 동안 치료를 건다. 200에 못 미치면 걸지 않아요.
      @drug gpio_write pin={valve} value=1 // failed "항생제가 {drug}이라 밸브를 열지 않는다" | 송유 밸브 | 적힌 밸브 핀을 high 로. 검사에서 문제 없음이 확인된 소에 한함.
      @drug failed "항생제 {drug}이다" // notify message="{cow} 우유 폐기" | 폐기 알림 | 항생제가 나왔거나 의심되는 소면 이 컴퓨터에 '(소) 우유 폐기'를 띄울 것. 안 걸렸는데 띄우면 안 된다.
      milk_route 젖소={cow} 탱크=waste | 처음 짠 것 | 첫 몇 줄기는 검사 결과가 어떻든 버린다. 이 소 것을 waste 로.
      tank_seal 탱크=main | 봉하기 | 본 탱크가 다 찼다는 연락을 받았으니 봉해 두자.
      failed "유두를 닦을 도구가 없다" | 유두 닦기 | 따뜻한 물수건으로 유두를 닦고 소독액에 담갔다 뺀다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /공방/레이저 {"회원": "{who}", "교육": "{course}", "재료": "{mat}", "두께mm": {mm}, "출력": {power}, "파일": "{file}"}',
    slots: { who: '남궁솔, 강도윤, 피혜인', course: '=이수, 수료, 완료 / 미이수, 예정, 중도 포기', mat: '=자작합판, 아크릴, 펠트 / PVC, 염화비닐, 인조가죽', mm: '2..5 / 9..20', power: '20..80', file: 'box.dxf, gear2.dxf, name.svg' },
    tools: ['laser_queue(파일, 출력: int): 파일을 대기열에 올린다', 'laser_enable(회원, 분: int): 회원이 레이저를 쓰게 한다', 'material_book(재료, 두께: int): 재료를 내준다'],
    steps: `
      @course laser_enable 회원={who} 분=60 // failed "교육이 {course} 상태다" | 사용 허가 | 안전 교육을 마친 회원이라면 한 시간 쓰게 해 주고, 마치지 않은 회원은 돌려보낸다.
      @mat laser_queue 파일={file} 출력={power} // failed "{mat:은} 유독가스가 나서 금지다" | 대기열 | PVC, 염화비닐, 인조가죽은 유독가스가 나와서 금지. 그 밖의 재료라면 온 파일을 온 출력으로 올려 주세요.
      @mm material_book 재료="{mat}" 두께={mm} // failed "{mm}mm는 6mm를 넘는다" | 재료 내주기 | 우리 기계는 6mm까지만 자릅니다. 그 안이면 적힌 재료를 적힌 두께로 내주세요.
      @course memory_store key=이번주회원 content="{who}" // failed "교육 {course}이다" | 회원 적기 | 이번주회원 이라는 키에 교육을 끝낸 사람만 이름을 올린다.
      @mat failed "{mat:은} 써도 된다" // pushover message="금지 재료: {mat}" | 금지 재료 경보 | 태우면 안 되는 것(PVC, 염화비닐, 인조가죽)을 가져왔을 때만 '금지 재료: (재료)'를 푸시로. 괜찮은 재료면 실패로.
      @mm failed "{mm}mm라 자를 수 있다" // send_message channel=톱질방 text="{mat} {mm}mm 부탁해요" | 톱질 부탁 | 6mm보다 두꺼워 레이저로 못 자르는 것은 톱질방 채널에 재료, 두께와 mm, '부탁해요'를 차례로 띄어 써서 넘긴다.
      gpio_write pin=27 value=1 | 집진기 | 연기가 50%를 넘은 적이 있어서 이제는 늘 먼저 켠다. 집진기는 27번, 1이면 돈다.
      failed "렌즈를 닦을 도구가 없다" | 렌즈 닦기 | 면봉에 알코올을 묻혀 렌즈를 살살 닦아라.
    `,
  },
];
