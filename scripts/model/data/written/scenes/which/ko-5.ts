import type { Scene } from '../../scene';

/** What is wanted is said, not the tool's word: sorting lines, science rooms, moorings; Korean, part 5. */
export const whichKo5: readonly Scene[] = [
  // 사과 선별장
  {
    language: 'ko',
    event: 'mqtt 선별/{ln} {"라인": "{ln}", "당도": {b}, "상자": {n}, "농가": "{fm}"}',
    slots: { ln: '1라인, 꿀사과, 부사2', b: '9.0..11.4 / 13.5..17.0', n: '3..240', fm: '탁영수네, 산골농원, 봉화3반', p: '3..12', q: '13..25', f: '=선별/당도.csv, 사과/2026.txt' },
    tools: ['선별기속도(라인, 퍼센트: int): 선별 속도를 맞춘다', '선별기읽기(라인): 선별기 속도를 읽는다', '상자라벨(농가, 장: int): 상자 라벨을 인쇄한다', '로봇적재(라인, 상자: int): 로봇 팔로 상자를 쌓는다'],
    steps: `
      선별기읽기 라인="{ln}" | 속도 보기 | 그 라인 속도 좀 읽어 줘요. 안 바꿔요.
      선별기속도 라인="{ln}" 퍼센트=70 | 속도 바꾸기 | 그 라인 속도를 70%로 바꿔 줘요.
      @b notify message="{fm} 주스용" // 상자라벨 농가="{fm}" 장={n} | 라벨? | 당도 12 이상만 농가 이름 라벨을 상자 수만큼 뽑는다. 모자라면 라벨 없이 이 컴퓨터에 농가, 한 칸, "주스용".
      로봇적재 라인="{ln}" 상자={n} | 쌓기 | 그 상자들은 로봇 팔이 쌓게.
      failed "트럭에 덮개를 씌울 도구가 없다" | 덮개 | 트럭에 천막 덮개를 씌웁니다.
      gpio_write pin={p} value=1 | 세척수 | 세척수 펌프({p}) 켬
      gpio_read pin={q} | 비상정지 | 비상정지 단추({q}번)가 눌렸는지
      file_write path={f} content="{fm},{b}" append=true | 당도 표 | {f} 끝에 농가,당도
      send_message channel=sms to="{fm}" text="당도 {b}" | 농가에 | 농가에 sms "당도 n"
    `,
  },
  // 과학실
  {
    language: 'ko',
    event: 'manual - {cl} 실험, {ex}',
    slots: { cl: '=2학년 1반, 과학동아리, 3학년 4반', ex: '=산염기, 진자, 개구리알', hh: '=8, 9, 13', p: '3..14', q: '15..26', k: '=다음실험, 깨진비커', d: '=실험, 실험/안전', f: '=실험/순서.txt, 실험/준비물.md' },
    tools: ['모둠화면(모둠: int, 글): 모둠 책상 화면 글', '후드(켬: bool): 흄후드를 켜고 끈다', '후드상태(): 흄후드가 켜졌는지', '현미경촬영(배율: int): 현미경 사진을 찍는다'],
    steps: `
      모둠화면 모둠=3 글="불 끄기" | 3모둠 | 3모둠 책상에 "불 끄기".
      notify message="불 끄기" | 교탁 | 아이들 말고 교탁 컴퓨터(여기)에 "불 끄기".
      후드상태 | 후드? | 후드 켜 놨나?
      후드 켬=true | 후드 | 후드 켜.
      현미경촬영 배율=400 | 400배 | 현미경으로 400배 사진.
      failed "시약을 부을 도구가 없다" | 붓기 | 비커에 묽은 염산을 붓는다.
      file_read path={f} | 순서 | {f}에 있는 대로 합니다. 먼저 읽어 보세요.
      file_list path={d} | 자료 | {d} 폴더 자료 이름들을 알려 주세요.
      memory_store key={k} content="{ex}" | 기억 | 무슨 실험이었는지 {k} 이름으로 기억.
      gpio_write pin={p} value=0 | 가스 | 가스 밸브 핀 {p}, 0이면 잠김. 잠그기.
      gpio_read pin={q} | 암막 | 암막이 내려왔는지 {q}번으로 봄.
    `,
  },
  // 요트 계류장
  {
    language: 'ko',
    event: 'webhook /계류/입항 {"배": "{bt}", "선석": {n}, "깊이m": {d}, "선장": "{cp}"}',
    slots: { bt: '바람새, 마린블루, J-80', n: '1..40', d: '1.2..1.9 / 3.0..5.5', cp: '구 선장, 에릭, 소야', ch: '=vhf, sms', k: '=오늘입항, 마지막배', won: '20000..80000', p: '3..24' },
    tools: ['선석등(선석: int, 켬: bool): 선석 등', '선석전기(선석: int): 선석 전기 사용량을 본다', '선석배정(배, 선석: int): 선석을 준다', '부두카메라(선석: int): 선석 사진을 찍는다'],
    steps: `
      @d failed "수심이 {d}m뿐이다" // 선석배정 배="{bt}" 선석={n} | 배정 | 깊이가 2.5m를 넘으면 그 선석을 준다. 얕으면 실패.
      선석전기 선석={n} | 전기 | 그 선석이 전기를 얼마나 썼는지요.
      선석등 선석={n} 켬=true | 등 | 그 선석 등 켜기
      부두카메라 선석={n} | 보기 | 그 선석에 뭐가 있나 사진으로.
      send_message channel={ch} to="{cp}" text="{n}번으로 오세요" | 선장에게 | 선장에게 {ch:로} "n번으로 오세요".
      notify message="{bt} {n}번" | 사무실 | 선장에겐 아직. 이 컴퓨터에 "배 n번".
      memory_store key={k} content="{bt}" | 기억 | {k}에 배 이름을 기억.
      failed "계류비를 결제할 도구가 없다" | 계류비 | 선장 카드로 {won}원을 받는다.
      failed "줄을 맬 도구가 없다" | 줄 | 뱃머리 줄을 맵니다.
      gpio_write pin={p} value=1 | 급수 | 급수 펌프 {p}번 돌리기
    `,
  },
  // 이발소
  {
    language: 'ko',
    slots: { cu: '오 영감님, 재민, 목사님', st: '=상고, 스포츠, 옆머리만', tm: '=09:30, 13:00, 18:20', k: '=단골머리, 외상', f: '=이발/장부.txt, 예약/오늘.md', p: '2..14', q: '15..27' },
    event: 'manual',
    tools: ['삼색등(켬: bool): 삼색등을 돌리거나 세운다', '삼색등보기(): 삼색등이 도는지 본다', '예약달력(손님, 시각): 예약을 넣는다'],
    steps: `
      삼색등 켬=true | 문 열었다 | 삼색등 돌려.
      삼색등 켬=false | 문 닫는다 | 삼색등 세워.
      삼색등보기 | 도나 | 삼색등 돌고 있나?
      예약달력 손님="{cu}" 시각={tm} | 예약 | {cu}, {tm} 예약.
      memory_store key="머리-{cu}" content="{st}" | 스타일 | "머리-{cu}"에 {st}라고 기억해 둬.
      memory_recall query="{cu}" | 어떻게 깎더라 | {cu}, 어떻게 깎더라? 메모에 "{cu}"로.
      file_write path={f} content="{cu} {tm}" append=true | 장부 | {f} 끝에 "{cu} {tm}"
      notify message="{cu} {tm}" | 화면 | 예약 말고 화면 알림만, 여기. "{cu} {tm}"
      gpio_write pin={p} value=1 | 온수 | 온수기 {p}번 켬.
      gpio_read pin={q} | 가스불 | 가스 밸브 {q}번 확인.
      failed "면도할 도구가 없다" | 면도 | 따뜻한 거품을 바르고 면도합니다.
    `,
  },
  // 저온 저장고
  {
    language: 'ko',
    event: 'mqtt 저온/{rm} {"고": "{rm}", "온도": {t}, "에틸렌": {e}, "품목": "{it}"}',
    slots: { rm: '1고, 배창고, 북고', t: '-0.5..2.5 / 7.0..12.0', e: '0.1..2.8', it: '=배, 양파, 감자', p: '3..13', q: '14..26', bd: '저온-io, 북고보드', tp: '=cold/door, 저온/팬', v: '=open, close, stop' },
    tools: ['냉기(고, 도: num): 저장고 목표 온도', '냉기확인(고): 저장고 온도를 다시 읽는다', '입고표(고, 품목): 입고표를 만든다'],
    steps: `
      냉기확인 고="{rm}" | 확인 | 온도 확인. 그 저장고.
      냉기 고="{rm}" 도=1.5 | 맞추기 | 그 저장고를 1.5도로.
      @t 입고표 고="{rm}" 품목={it} // pushover message="{rm} {t}도" | 들일까 | 5도 아래면 그 품목 입고표를 만든다. 5도보다 높으면 표는 말고 폰에 푸시 "고 n도".
      notify message="{rm} {t}도" | 여기 | 이 컴퓨터에 "고 n도"
      mqtt_publish topic={tp} payload={v} | 토픽 | {tp}에 {v} 발행
      gpio_write pin={p} value=1 board={bd} | 팬 | {bd} {p}번 팬 켬
      gpio_read pin={p} board={bd} | 팬? | {bd} {p}번 팬 읽기만
      gpio_read pin={q} | 문 | 문 접점 {q}번?
      failed "상한 것을 골라낼 도구가 없다" | 고르기 | 상한 것을 손으로 골라냅니다.
    `,
  },
  // 도시락집
  {
    language: 'ko',
    event: 'webhook /도시락/주문 {"회사": "{co}", "개수": {n}, "시각": "{tm}", "결제": {pay}}',
    slots: { co: '한빛설계, 대흥물산, 3층학원', n: '5..90', tm: '=11:20, 11:50, 12:10', pay: '=true / false', wh: '=주방, 배송, 사장님', f: '=도시락/오늘.csv, 주문/12월.txt', k: '=단체주문, 오늘큰것', hh: '=6, 7, 8' },
    tools: ['주방프린터(글): 주방 프린터로 주문서를 뽑는다', '주방표시(글): 주방 모니터에 띄운다', '결제청구(회사, 개수: int): 결제를 청구한다'],
    steps: `
      @pay 주방프린터 글="{co} {n}개" // 결제청구 회사="{co}" 개수={n} | 뽑을까 청구할까 | 결제가 true면 주방 프린터로 "회사 n개"를 뽑고, false면 그 회사에 개수대로 결제를 청구합니다.
      주방표시 글="{tm} {n}개" | 주방 모니터 | 종이는 아끼고 주방 모니터에 "시각 n개".
      notify message="{tm} {n}개" | 접수 PC | 주방 말고 접수 보는 이 PC에 "시각 n개".
      send_message channel=kakao to={wh} text="{co} {n}개" | 카톡 | {wh}에 kakao "회사 n개"
      file_write path={f} content="{co},{n}" append=true | 파일 | {f} 끝에 회사,개수
      memory_store key={k} content="{co} {n}" | 기억 | {k:로} 회사, 한 칸, 개수 기억
      memory_recall query="{co}" | 전에도 | 전에도 시킨 회사인가 메모를 찾아봐요.
      cron_add schedule="0 {hh} * * 1-5" action=message text="쌀 안치기" | 평일 | 평일 오전 {hh}시 정각마다 "쌀 안치기" 메시지.
      failed "밥을 풀 도구가 없다" | 담기 | 밥을 퍼서 칸에 담습니다.
    `,
  },
  // 한우 농장
  {
    language: 'ko',
    event: 'peripheral 축사-io/pin_{p} {v}',
    slots: { p: '2..6', v: '=0 / 1', a: '7..12', b: '13..19', c: '20..27', cow: '=7731, 8042, 9156', k: '=분만예정, 치료소', ph: '=항생제 3일째, 내일 분만, 발굽 손질', f: '=축사/치료.txt, 소/2026.md', who: '수의사 지, 아들, 공판장' },
    tools: ['목걸이찾기(소): 소가 어디 있는지 본다', '급수대(칸: int, 켬: bool): 급수대를 켜고 끈다', '축사캠(칸: int): 축사 사진을 찍는다', '치료대장(소, 글): 치료 대장에 적는다'],
    steps: `
      @v gpio_read pin={a} // gpio_write pin={b} value=1 | 급수 부표 | 올라온 핀이 급수 부표입니다. 1이면 물이 모자란 것이니 {b}번 펌프를 켜고, 0이면 켜지 말고 {a}번 수위만 읽으세요.
      gpio_read pin={p} | 부표 다시 | 부표 핀 다시.
      gpio_write pin={c} value=0 | 송풍 | 송풍기 {c}번 꺼라.
      목걸이찾기 소={cow} | 어디 | {cow} 어디 있나?
      급수대 칸=2 켬=true | 급수 | 2칸 급수대 켜.
      축사캠 칸=5 | 5칸 | 5칸 한 장 찍어 봐.
      치료대장 소={cow} 글="{ph}" | 대장 | {cow} 치료 대장에 "{ph}"
      file_write path={f} content="{cow} {ph}" append=true | 파일 | 대장 말고 {f} 뒤에 "{cow} {ph}"
      memory_store key={k} content="{cow} {ph}" | 기억 | 대장도 파일도 말고 {k}에 "{cow} {ph}" 기억
      send_message channel=sms to="{who}" text="{cow} {ph}" | 문자 | {who}에게 sms "{cow} {ph}"
      failed "송아지를 받을 도구가 없다" | 분만 | 송아지 다리를 잡아당겨 받습니다.
    `,
  },
  // 공연장 주차와 짧은 것들
  {
    language: 'ko',
    slots: { n: '1..60', p: '2..14', q: '15..27', t: '=만차, 동문으로, 장애인 구역 비움', who: '=주차반, 무대감독, 매점', tp: '=lot/sign, 주차/등', f: '=주차/오늘.txt, lot.csv', k: '=만차시각, 민원차' },
    event: 'manual',
    tools: ['주차판(글): 주차장 입구 판 글', '칸보기(칸: int): 칸이 비었는지 본다', '칸막이(칸: int, 막음: bool): 칸을 막거나 연다', '차번호촬영(칸: int): 칸의 차 번호를 찍는다'],
    steps: `
      칸보기 칸={n} | 비었나 | {n}번 칸 비었나?
      칸막이 칸={n} 막음=true | 막기 | {n}번 칸 막아.
      칸막이 칸={n} 막음=false | 열기 | {n}번 칸 열어.
      차번호촬영 칸={n} | 찍기 | {n}번 칸 차 번호 찍기.
      주차판 글="{t}" | 운전자 | 운전자들에게: 입구 판에 "{t}"
      notify message="{t}" | 나 | 나한테만, 이 화면: "{t}"
      send_message channel=radio to={who} text="{t}" | 직원 | {who} radio: "{t}"
      mqtt_publish topic={tp} payload="{t}" | 토픽 | {tp} 토픽: "{t}"
      file_write path={f} content="{t}" append=true | 파일 | {f} 끝에: "{t}"
      memory_store key={k} content="{t}" | 기억 | {k} 기억: "{t}"
      gpio_read pin={p} | 읽기 | {p}번은? 읽기만.
      gpio_write pin={q} value=1 | 켜기 | {q}번 켜기
      failed "차를 견인할 도구가 없다" | 견인 | 불법 주차한 차를 끌어낸다.
    `,
  },
];
