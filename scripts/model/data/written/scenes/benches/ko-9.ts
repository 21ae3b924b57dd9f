import type { Scene } from '../../scene';

/** Labs, breweries, workshops, kitchens, hotels in Korean, part 9. */
export const benchesKo9: readonly Scene[] = [
  {
    language: 'ko',
    event: 'webhook /lab/run {"절차": "{sop}", "실행": "{run}", "이유": "{why}", "배치": "{batch}", "담당": "{who}"}',
    slots: { sop: 'HPLC 세척, 배지 준비, 원심분리, 냉동고 점검', run: 'run-4410, run-5187, run-6023', why: '=시료 부족, 전원 불안정, 담당자 부재', batch: 'B-118, B-204, B-377', who: '명하진, 어수빈, 독고운' },
    steps: `
      sop_execute name="{sop}" | 절차 시작 | 요청에 적힌 절차를 시작한다. 넘길 값은 없다.
      ^ | 돌리기 | 이벤트의 절차를 그대로 실행.
      sop_execute name="{sop}" payload="{batch}" | 배치와 함께 시작 | 적힌 절차를 배치 번호를 넘기며 시작한다.
      sop_cancel run_id={run} reason="{why}" | 실행 취소 | 적힌 실행을 적힌 이유로 멈춘다.
      ^ | 그만두기 | 어느 실행을 왜 그만두는지는 요청에 다 있다.
      sop_status run_id={run} | 어디까지 | 그 실행이 어디까지 갔는지 본다.
      sop_status | 전체 상태 | 지금 돌고 있는 것을 모두 본다. 하나만 보는 것이 아니다.
      sop_list | 절차 목록 | 어떤 절차들이 있는지 본다.
      notify message="{sop}: {why}" title="{who}" | 알림 | 제목은 담당, 내용은 절차, 쌍점, 이유. 이 컴퓨터에.
      memory_store key={run} content="{sop} {batch}" | 실행 메모 | 실행을 키로 절차와 배치를 띄어 적는다.
    `,
  },
  {
    language: 'ko',
    earlier: ['예약 목록 | cron_list → {c1} 아침 증기 점검, {c2} 오후 필터 세척, {c3} 밤 가마 감시', '도는 절차 | sop_status → {r1} 발효 감시 2단계, {r2} 탱크 세척 5단계'],
    slots: { c1: 'cr-11, cr-14', c2: 'cr-27, cr-29', c3: 'cr-38, cr-40', r1: 'run-701, run-718', r2: 'run-802, run-845' },
    steps: `
      cron_remove id={c2} | 필터 예약 지우기 | 목록에서 필터 세척을 찾아 그 예약을 지운다.
      cron_remove id={c3} | 가마 예약 지우기 | 가마를 끈 지 오래다. 가마 감시 예약을 없앤다. 아이디는 {step1}단계.
      ^ | 밤 예약 | 밤에 도는 것을 목록에서 골라 지운다.
      sop_cancel run_id={r2} reason="탱크 교체" | 세척 멈춤 | {step2}단계에서 세척으로 나온 실행을 '탱크 교체'라는 이유로 멈춘다.
      sop_status run_id={r1} | 발효 보기 | 발효 감시가 어떻게 되어 가는지 그 실행만 본다.
      memory_store key=steam-cron content="{c1}" | 증기 예약 메모 | steam-cron 에 증기 점검 예약의 아이디만.
      notify message="발효 감시 2단계, 탱크 세척 5단계" | 두 실행 알림 | 이 컴퓨터에 도는 것 둘을 이름과 단계로, 나온 순서대로 쉼표로 이어.
      file_write path=plans.txt content="{c1}\\n{c2}\\n{c3}" | 예약 파일 | plans.txt 를 예약 아이디 셋으로, 한 줄에 하나씩 새로 쓴다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt office/note 내일 {time}에 {place} 점검, {who} 입회',
    slots: { time: '=07:30, 09:00, 13:40, 18:10', place: '2호 보일러, 옥상 냉각탑, 지하 펌프실, 건조로', who: '변규리, 심우찬, 감예서' },
    steps: `
      memory_store key=tomorrow content="{place} {time}" | 내일 일 | tomorrow 에 어디를 몇 시에 점검하는지, 곳과 시각만 띄어 적는다.
      notify message="내일 {time}에 {place} 점검, {who} 입회" | 그대로 띄우기 | 받은 글을 그대로 이 컴퓨터에 띄운다.
      send_message channel=facility to="{who}" text="내일 {time} {place} 입회 부탁드립니다" | 입회자에게 | facility 채널로 입회하는 분께 '내일', 시각, 곳, '입회 부탁드립니다'를 이 순서로 보낸다.
      ^ | 입회 부탁 | 채널 facility, 받는 이는 입회자, 글은 '내일 (시각) (곳) 입회 부탁드립니다'.
      mqtt_publish topic="office/next" payload="{time}" | 시각만 | office/next 에 시각만 발행한다.
      file_write path=office/plan.txt content="{time} {place} / {who}" append=true | 일정 한 줄 | office/plan.txt 에 시각, 곳, 빗금, 사람 꼴로 덧붙인다.
      pushover message="{who} 입회" title="{place}" | 푸시 | 제목은 곳, 내용은 입회자 이름과 '입회'. 푸시로.
      cron_add schedule="0 7 * * *" action=message text="점검표 확인" | 매일 | 매일 아침 7시에 '점검표 확인'이라는 메시지를 보내게 한다.
      cron_add schedule="30 18 * * 5" action=procedure text="주간 정리" name=weekly | 금요일 | 금요일마다 저녁 6시 반에 '주간 정리' 절차를 시작하도록, 이름은 weekly 로.
    `,
  },
  {
    language: 'ko',
    earlier: ['일지 찾기 | file_search → {f1} 도장 부스, {f2} 건조로, {f3} 조색실', '메모 찾기 | memory_recall → 필터 주문처 {shop}, 전화 {phone}'],
    slots: { f1: 'logs/paint-a.txt, logs/booth1.txt', f2: 'logs/oven-b.txt, logs/dry2.txt', f3: 'logs/color.txt, logs/mix3.txt', shop: '대한여과, 청정필터, 한솔산업', phone: '02-3341-0987, 031-554-2210, 051-778-6402' },
    steps: `
      file_read path={f2} | 건조로 일지 | 찾은 파일 가운데 건조로 것을 읽는다.
      ^ | 일지 읽기 | {step1}단계에서 건조로라고 나온 파일 전체.
      file_read path={f1} from_line=1 lines=10 | 부스 앞부분 | 도장 부스 일지의 처음 열 줄만 읽는다.
      file_read path={f3} from_line=21 lines=15 | 조색실 중간 | 조색실 일지를 21번째 줄부터 열다섯 줄.
      file_write path={f3} content="백색 조색 완료" append=true | 조색 기록 | 조색실 일지 끝에 '백색 조색 완료'를 덧붙인다.
      file_write path={f1} content="새 장부" | 새로 쓰기 | 도장 부스 일지는 꽉 찼다. '새 장부'라는 글로 갈아 쓴다.
      send_message channel=sms to="{phone}" text="필터 12장 주문합니다" | 주문 문자 | sms 채널로 메모의 전화번호에 다음을 그대로: 필터 12장 주문합니다
      notify message="필터는 {shop}, {phone}" | 주문처 알림 | 이 컴퓨터에 '필터는' 뒤에 주문처, 쉼표, 전화.
      memory_forget key=filter-shop | 낡은 메모 | filter-shop 메모를 지운다.
      file_list path=logs | 일지 폴더 | logs 폴더에 무엇이 있는지 본다.
      file_search query="{shop}" path=orders | 주문 찾기 | orders 폴더에서 그 주문처 이름이 든 파일을 찾는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /shop/search {"말": "{word}", "몇개": {n}, "갈래": "{cat}", "파일": "{path}", "줄": {line}, "줄수": {lines}}',
    slots: { word: '주축 오일, 톱날 규격, 유약 배합, 세제 희석', n: '2..9', cat: '=정비, 구매, 안전', path: 'notes/oil.txt, notes/blade.txt, notes/glaze.txt', line: '11..60', lines: '61..90' },
    steps: `
      memory_recall query="{word}" limit={n} category={cat} | 메모 찾기 | 적힌 말로 메모를 찾되 갈래도 지키고 적힌 개수까지만.
      memory_recall query="{word}" limit={n} | 갈래 없이 | 같은 말로 적힌 개수까지 찾는다. 갈래는 가리지 않는다.
      memory_recall query="{word}" | 전부 찾기 | 적힌 말로 찾는다. 개수도 갈래도 정하지 않는다.
      ^ | 찾아보기 | 말만 넣어 메모를 뒤진다.
      memory_recall query="{word}" category={cat} | 갈래만 | 그 말을 적힌 갈래 안에서 찾는다. 개수는 정하지 않는다.
      file_read path={path} from_line={line} lines={lines} | 몇 줄만 | 적힌 파일을 적힌 줄부터 적힌 줄 수만큼 읽는다.
      file_read path={path} from_line={line} | 거기부터 끝까지 | 적힌 파일을 적힌 줄부터 읽는다. 몇 줄인지는 정하지 않는다.
      file_read path={path} | 통째로 | 그 파일을 처음부터 다 읽는다.
      file_search query="{word}" | 파일 찾기 | 그 말이 든 파일을 아무 데서나 찾는다.
      file_search query="{word}" path=notes | notes 안에서 | 그 말이 든 파일을 notes 안에서만 찾는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt relay/req {"보드": "{board}", "핀": {pin}, "층": {floor}, "장치": "{dev}", "요청": "{want}"}',
    slots: { board: 'esp-kiln, pico-03, nano-hall, uno-shop', pin: '12..27', floor: '=1, 2, 3', dev: '급기팬, 배기팬, 경광등, 히터', want: '=켜기 / 끄기' },
    steps: `
      @want gpio_write pin={pin} value=1 board={board} // gpio_write pin={pin} value=0 board={board} | 요청대로 | 적힌 보드의 적힌 핀을 요청대로 한다. 켜기는 1, 끄기는 0.
      ^ | 켜고 끄기 | 보드와 핀은 메시지. 켜기면 1, 끄기면 0을 쓴다.
      @want gpio_write pin={pin} value=0 board={board} // gpio_write pin={pin} value=1 board={board} | 뒤집힌 장치 | 이 장치는 로우에서 켜진다. 켜기면 0, 끄기면 1을 적힌 보드의 적힌 핀에 준다.
      gpio_read pin={pin} board={board} | 핀 읽기 | 바꾸지 말고, 그 보드의 그 핀 값을 읽는다.
      gpio_read pin={pin} | 보드 없이 읽기 | 보드는 정하지 말고 그 핀만 읽는다.
      board_info board={board} | 보드 상태 | 메시지에 나온 보드의 상태를 본다.
      @want notify message="{dev} 켜기 요청" // notify message="{dev} 끄기 요청" | 알림 | 이 컴퓨터에 장치와 무슨 요청인지, '장치 켜기 요청' 또는 '장치 끄기 요청' 꼴로.
      memory_store key={board} content="{dev}, {floor}층, 핀 {pin}" | 보드 메모 | 보드를 키로 장치, 몇 층, '핀'과 번호를 쉼표로 이어 적는다.
      mqtt_publish topic="relay/{board}" payload="{want}" | 요청 넘기기 | relay/{board} 에 요청만 그대로 발행한다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /hook/ops {"주소": "{url}", "상태": "{state}", "코드": {code}, "담당": "{who}", "방": "{ch}"}',
    slots: { url: '=http://oven.local/api, http://press3.local/job, http://kiln.local/state', state: '=정상 / 응답 없음, 오류', code: '200..504', who: '임가비, 서단오, 채문수', ch: '=ops, kitchen, print' },
    steps: `
      http_request url={url} | 주소 불러 보기 | 메시지의 주소를 불러 본다. 방식은 따로 정하지 않는다.
      http_request url={url} method=POST body=restart | 다시 띄우기 | 그 주소에 POST 로 restart 를 본문에 실어 보낸다.
      ^ | POST | 본문은 restart 한 마디, 방식은 POST, 주소는 이벤트에.
      http_request url={url} method=DELETE | 지우기 | 그 주소로 DELETE 요청. 본문은 없다.
      @state failed "상태가 정상이다" // send_message channel={ch} to="{who}" text="{state} 코드 {code}" | 담당에게 | 정상이 아닐 때만 적힌 방으로 담당에게 상태와 '코드' 번호를 보낸다. 정상이면 실패.
      send_message channel={ch} text="{url} 점검 중" | 방에 | 적힌 방에 주소와 '점검 중'이라고 보낸다. 받는 사람은 정하지 않는다.
      notify message="{state} ({code})" | 상태 알림 | 이 컴퓨터에 상태와 괄호 안에 코드.
      file_write path=ops/log.csv content="{code},{state},{who}" append=true | 기록 | ops/log.csv 에 코드,상태,담당 한 줄을 더한다.
      memory_store key=last-url content="{url}" | 주소 메모 | last-url 에 주소만.
    `,
  },
];
