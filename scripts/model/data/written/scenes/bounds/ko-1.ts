import type { Scene } from '../../scene';

/** 견주어 보고 하거나 하지 않는 단계: 값 하나로 갈린다, 1부. */
export const bounds1: readonly Scene[] = [
  // 도예 공방, 가마
  {
    language: 'ko',
    event: 'mqtt kiln/2 {"온도": {t}, "문": "{door}", "경과분": {m}}',
    slots: { t: '24..39 / 40..880', door: '=닫힘, 잠김 / 열림', m: '180..420 / 25..179', p: '2..9', q: '10..18' },
    steps: `
      @t gpio_write pin={p} value=0 // failed "가마가 {t}도다" | 잠금 풀기 | 40도 미만일 때만 {p}번을 0으로 내려 문 잠금을 푼다.
      @t failed "{t}도면 이미 식었다" // gpio_write pin={q} value=1 | 냉각 팬 | 가마가 40도 이상이면 {q}번 냉각 팬을 돌린다. 40도 밑이면 돌리지 않는다.
      @door gpio_write pin={q} value=1 // failed "문이 열려 있다" | 점화 | 문이 열려 있으면 절대 불을 넣지 말 것. 아니면 {q}번에 1.
      @m notify message="가마 꺼낼 시간" // failed "아직 {m}분밖에 안 지났다" | 꺼낼 시간 | 세 시간이 지났으면 "가마 꺼낼 시간" 알림을 띄운다. 안 지났으면 띄우지 않는다.
      @m failed "{m}분이 지나 세 시간을 채웠다" // pushover message="가마 아직 식는 중" | 아직이면 | 세 시간이 지나지 않았으면 "가마 아직 식는 중"이라고 푸시. 지났으면 보낼 것 없음.
      gpio_write pin={p} value=1 | 잠그기 | 몇 도든 {p}번을 1로 해서 잠가 둔다.
      memory_store key=kiln-temp content="{t}" | 온도 적기 | kiln-temp 메모에 온도 숫자만 적는다. 40도 넘으면 손대지 말라는 건 사람 얘기다.
      failed "유약을 바를 도구가 없다" | 유약 | 붓으로 접시에 유약을 두 번 바른다.
    `,
  },
  // 딸기 하우스
  {
    language: 'ko',
    event: 'mqtt berry/house/{h} {"습도": {hum}, "온도": {t}, "양액": {ec}, "시각": "{time}"}',
    slots: { h: '1..12', hum: '71..80 / 81..97', t: '-3.5..4.9 / 5.0..14.5', ec: '0.6..1.1 / 1.2..2.3 / ∅, null', time: '=09:10, 13:40, 17:55 / 18:00, 19:25, 22:40', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @hum failed "습도가 {hum}%다" // gpio_write pin={p} value=1 | 제습 | 습도 80% 초과면 {p}번 제습기를 켜 주세요. 80% 이하면 그냥 두세요.
      @hum gpio_write pin={q} value=1 // failed "습도 {hum}%에는 금지다" | 미스트 | {q}번 미스트. 습도가 80을 넘는 동안에는 절대 틀지 마세요.
      @t gpio_write pin={r} value=1 // gpio_write pin={r} value=0 | 온풍기 | 5도 미만이면 {r}번 온풍기를 켜고, 그렇지 않으면 꺼 주세요.
      @ec gpio_write pin={q} value=1 // failed "양액 농도가 {ec:이}다" // failed "양액 값이 없다" | 양액 보충 | 양액이 1.2가 안 될 때만 {q}번 양액 펌프를 켭니다. 값을 모르면 켜지 않습니다.
      @time gpio_write pin={p} value=1 // failed "{time}은 늦었다" | 관수 | 18시 이후에는 물을 주지 않습니다. 그 전이면 {p}번을 켜서 물을 주세요.
      @time failed "아직 {time}이다" // gpio_write pin={r} value=1 | 보온 커튼 | 18시 이후면 {r}번으로 커튼을 칩니다. 그 전에는 안 칩니다.
      gpio_write pin={p} value=0 | 물 끄기 | {p}번을 꺼 주세요. 양액 값은 안 봐도 됩니다.
      memory_store key="동-{h}" content="{t}" | 온도 메모 | "동-번호" 메모에 온도 숫자만 적어 주세요. 메모 이름은 동-3 처럼요.
    `,
  },
  // 소형 서버실
  {
    language: 'ko',
    earlier: ['디스크 확인 | disk_stat → /data {use}% 사용', '백업 확인 | backup_last → {bk}', '온도 | {t}도'],
    slots: { use: '62..89 / 90..99', bk: '=성공 / 실패, 기록 없음, 진행 중', t: '19..27 / 32..44' },
    tools: ['rk_purge(path, days: int): 오래된 파일을 지운다', 'rk_snapshot(volume, tag?): 스냅샷을 뜬다', 'rk_fan(level: int): 랙 팬 단수를 정한다'],
    steps: `
      @use failed "사용량이 {use}%다" // rk_purge path=/data/tmp days=7 | 임시 파일 정리 | 사용량 90% 이상일 때만 /data/tmp 에서 7일 지난 파일을 지운다.
      @use rk_snapshot volume=data // failed "{use}%라 자리가 없다" | 스냅샷 | data 볼륨 스냅샷. 90% 이상 찼으면 뜨지 말 것.
      @bk rk_purge path=/data/old days=30 // failed "백업이 {bk} 상태다" | 옛 자료 | 백업이 성공으로 나왔을 때만 /data/old 의 30일 넘은 것을 지움.
      @bk failed "백업은 성공했다" // notify message="백업을 확인하세요" | 백업 경고 | 백업이 성공이 아니면 "백업을 확인하세요" 알림. 성공이면 알릴 것 없음.
      @t rk_fan level=1 // rk_fan level=4 | 팬 | 30도가 넘으면 4단, 아니면 1단.
      rk_snapshot volume=home tag=weekly | 홈 스냅샷 | home 볼륨은 data 와 다른 디스크다. data 가 얼마나 찼든 weekly 태그로 스냅샷.
      rk_fan level=2 | 2단 | 팬 2단으로. 보통 30도까지는 걱정 없다.
      failed "하드디스크를 갈아 끼울 도구가 없다" | 디스크 교체 | 3번 베이 하드를 빼고 새것으로 갈아 끼운다.
    `,
  },
  // 빵집
  {
    language: 'ko',
    event: 'webhook /bakery/proof {"반죽": "{dough}", "발효분": {min}, "발효실": {t}, "오븐": "{oven}"}',
    slots: { dough: '=식빵, 바게트, 브리오슈', min: '20..59 / 60..95', t: '25..32 / 33..38', oven: '=예열됨 / 꺼짐, 예열 중, 점검' },
    tools: ['hw_bake(dough, minutes: int): 오븐에 굽는다', 'hw_proof(celsius: int, humid?: int): 발효실을 맞춘다', 'hw_bell(times: int): 벨을 울린다'],
    steps: `
      @oven hw_bake dough={dough} minutes=25 // failed "오븐이 {oven} 상태다" | 굽기 | 오븐이 예열된 경우에 한해 그 반죽을 25분 구워 주세요.
      @min failed "발효가 {min}분뿐이다" // hw_bell times=2 | 다 됐으면 | 발효 60분을 채웠으면 벨을 두 번. 못 채웠으면 울리지 마세요.
      @min hw_proof celsius=30 humid=80 // failed "이미 {min}분 발효했다" | 더 부풀리기 | 발효가 한 시간이 안 됐으면 발효실을 30도, 습도 80으로 맞춥니다. 한 시간이 됐으면 건드리지 마세요.
      @t failed "{t}도면 괜찮다" // hw_proof celsius=28 | 너무 더우면 | 발효실이 32도 넘으면 28도로 내려 주세요.
      @t hw_bell times=1 // hw_bell times=3 | 벨 | 발효실이 32도 이하면 한 번, 그보다 높으면 세 번 울립니다.
      hw_bell times=1 | 출근 벨 | 벨 한 번 울려 주세요. 오븐은 꺼져 있어도 됩니다.
      hw_proof celsius=27 | 마감 | 내일 준비로 발효실을 27도에 둡니다. 32도를 넘기면 반죽이 상하니까요.
      failed "반죽을 손으로 빚을 수 없다" | 성형 | 반죽을 열두 개로 나눠 동그랗게 빚는다.
    `,
  },
  // 아파트 기계실, 무뚝뚝한 메모
  {
    language: 'ko',
    event: 'peripheral 기계실/pin_{pin} {v}',
    earlier: ['수조 수위 | level → {lv}%', '펌프 시간 | 운전 {hr}시간'],
    slots: { pin: '=4, 5, 6 / 7', v: '=0, 1', lv: '8..29 / 30..92', hr: '300..1999 / 2001..3400', p: '10..15', q: '16..20', r: '21..27' },
    steps: `
      @pin gpio_write pin={pin} value=0 // failed "7번은 금지된 핀이다" | 그 핀 끄기 | 올라온 핀 0으로. 단 7번 핀은 건드리지 말 것.
      @pin gpio_read pin={pin} // failed "7번은 읽지 말라고 했다" | 그 핀 읽기 | 방금 그 핀 다시 읽기. 7번이면 읽지도 말 것.
      @lv failed "수위가 {lv}%다" // gpio_write pin={p} value=1 | 급수 펌프 | 수위 30% 이상이어야 {p}번 급수 펌프 기동. 미만이면 기동 금지.
      @lv gpio_write pin={q} value=1 // failed "수위 {lv}%면 충분하다" | 보충 밸브 | 수위 30% 미만 → {q}번 보충 밸브 열기(1). 아니면 하지 말기.
      @hr gpio_write pin={r} value=1 // gpio_write pin={r} value=0 | 펌프 교대 | 2000시간 안 넘었으면 {r}번 1, 넘었으면 {r}번 0.
      @hr failed "{hr}시간 운전했다" // send_message channel=kakao text="펌프 정비 요청" | 정비 | 운전 2000시간 초과 시에만 kakao 로 "펌프 정비 요청" 보낼 것.
      gpio_write pin={q} value=0 | 보충 밸브 닫기 | {q}번 닫기(0). 7번 건드리지 말라는 것과 상관없음.
      memory_store key=water content="{lv}%" | 수위 기록 | water 메모에 수위를 %까지.
    `,
  },
  // 양식장
  {
    language: 'ko',
    event: 'mqtt fish/tank/{id} {"수조": "{id}", "산소": {do}, "수온": {w}, "암모니아": {nh}}',
    slots: { id: '=A1, A2, A3 / B1, B2', do: '3.1..4.9 / 5.0..8.2 / null', w: '14.0..21.9 / 22.0..27.5', nh: '0.01..0.05 / 0.06..0.30' },
    tools: ['aqx_air(tank, on: bool): 에어레이터', 'aqx_feed(tank, grams: int): 사료를 준다', 'aqx_swap(tank, percent: int): 물을 간다'],
    steps: `
      @do aqx_air tank={id} on=true // aqx_air tank={id} on=false // failed "산소 값을 모른다" | 에어레이터 | 산소가 5 미만이면 에어레이터를 켜고 5 이상이면 끕니다. 값이 없으면 실패로 둡니다.
      @do failed "산소가 {do}뿐이다" // aqx_feed tank={id} grams=300 // failed "산소 값이 오지 않았다" | 먹이 | 산소가 5 이상으로 나온 수조에만 사료 300그램을 줍니다.
      @id aqx_feed tank={id} grams=120 // failed "{id} 수조는 A동이 아니다" | A동 치어 | A동 수조면 120그램. B동 수조에서 온 신호면 주지 마십시오.
      @id failed "{id} 수조는 B동이 아니다" // aqx_swap tank={id} percent=20 | B동 환수 | B동 수조인 경우에만 물을 20% 갈아 줍니다.
      @nh failed "암모니아가 {nh}다" // aqx_swap tank={id} percent=40 | 환수 | 암모니아 0.05 초과 시 40% 환수. 0.05 이하면 환수하지 않음.
      @w aqx_feed tank={id} grams=500 // failed "수온이 {w}도다" | 저녁 먹이 | 500그램을 주세요. 수온 22도부터는 저녁을 굶깁니다.
      aqx_air tank={id} on=true | 밤에는 켜기 | 밤이니 그 수조 에어레이터를 켭니다. 산소 값은 없어도 됩니다.
      pushover message="{id} 수온 {w}도" | 수온 푸시 | "(수조) 수온 n도" 형식으로 푸시해 주세요. 산소가 나왔는지는 상관없어요.
    `,
  },
  // 학교 과학실
  {
    language: 'ko',
    event: 'manual - {n}명 실험. 보호안경 {g}개, 담당 교사: {who}',
    slots: { n: '18..24', g: '25..30 / 9..17', who: '=윤보미, 권태성, 마지우 / 없음, 미정', p: '2..9', q: '10..18' },
    steps: `
      @g gpio_write pin={p} value=1 // failed "보호안경이 {g}개뿐이다" | 가스 밸브 | 보호안경이 학생 수보다 많을 때만 {p}번 가스 밸브를 엽니다.
      @g failed "보호안경 {g}개면 넉넉하다" // notify message="보호안경이 모자랍니다" | 모자라면 | 보호안경이 학생 수보다 적으면 "보호안경이 모자랍니다" 알림을 띄워 주세요. 넉넉하면 안 띄웁니다.
      @who gpio_write pin={q} value=1 // failed "담당 교사가 {who}이다" | 약품장 | 담당 교사 이름이 있어야 {q}번 약품장을 열 수 있어요. 없으면 열지 마세요.
      @who memory_store key=lab-teacher content="{who}" // failed "교사 이름이 없다" | 교사 메모 | lab-teacher 에 담당 교사 이름을 적습니다. 정해지지 않았으면 적지 않습니다.
      gpio_write pin={p} value=0 | 밸브 잠그기 | 안경이 몇 개든 {p}번 가스 밸브는 잠급니다(0).
      memory_store key=lab-count content="{n}" | 인원 메모 | lab-count 에 학생 수만 적어 주세요. 교사가 누군지는 필요 없습니다.
      failed "비커를 씻을 도구가 없다" | 비커 | 비커를 세제로 닦아 건조대에 엎어 놓습니다.
      gpio_read pin={q} | 약품장 읽기 | 약품장이 {q}번인데, 열지는 말고 값만 읽어 주세요.
    `,
  },
  // 요트 선주, 반말
  {
    language: 'ko',
    event: 'mqtt boat/{name} {"배터리": {bat}, "빌지": {bilge}, "바람": {wind}, "앵커": "{anc}"}',
    slots: { name: '갈매기호, 민들레, LUNA', bat: '10.8..11.9 / 12.0..13.6', bilge: '0..5 / 6..22', wind: '2..11 / 12..25', anc: '=내림 / 올림' },
    tools: ['sea_pump(on: bool, minutes?: int): 빌지 펌프', 'sea_light(which: anchor|deck|cabin, on: bool): 배의 등', 'sea_sail(percent: int): 돛을 편다'],
    steps: `
      @bilge failed "빌지가 {bilge}cm다" // sea_pump on=true minutes=10 | 빌지 빼기 | 빌지 5cm 넘으면 펌프 10분. 안 넘으면 돌리지 마.
      @wind sea_sail percent=100 // failed "바람이 {wind}미터다" | 돛 | 돛 다 펴. 근데 바람 12미터 이상이면 펴지 마.
      @wind sea_sail percent=80 // sea_sail percent=30 | 돛 맞추기 | 바람 12미터 밑이면 80, 아니면 30.
      @anc sea_light which=anchor on=true // failed "앵커가 올라와 있다" | 정박등 | 앵커 내렸다고 나올 때만 정박등 켜.
      @anc failed "앵커가 내려가 있다" // sea_sail percent=50 | 출발 | 앵커 내린 채로는 돛 펴지 마. 올렸으면 50.
      @bat failed "배터리가 {bat}볼트다" // sea_light which=deck on=true | 갑판등 | 배터리 12볼트 이상이면 갑판등 켜도 돼. 켜. 안 되면 관둬.
      sea_light which=cabin on=false | 선실등 | 선실등 꺼. 배터리 12볼트 밑으로 떨어지면 시동이 안 걸리거든.
      sea_sail percent=0 | 돛 접기 | 바람이 얼마든 돛은 다 접어. 0으로.
      failed "로프를 묶을 도구가 없다" | 로프 | 뒤쪽 로프를 말뚝에 두 번 감아 묶어.
    `,
  },
  // 병원 검체 냉장고
  {
    language: 'ko',
    event: 'mqtt lab/fridge/{f} {"장비": "{f}", "온도": {t}, "허용": [2, 8], "문열림초": {s}}',
    slots: { f: '=RF-1, RF-2 / RF-3, RF-4', t: '2.0..8.0 / -1.5..1.9 / 8.1..12.4', s: '0..29 / 30..240', p: '2..9', q: '10..18' },
    steps: `
      @t gpio_write pin={p} value=1 // failed "온도가 {t}도다" // failed "온도가 {t}도다" | 정상등 | 온도가 2도 이상 8도 이하면 {p}번 녹색등을 켭니다. 벗어나면 켜지 않습니다.
      @t failed "{t}도는 허용 범위 안이다" // pushover message="{f} {t}도" // pushover message="{f} {t}도" | 이탈 푸시 | 2도 미만이거나 8도를 넘는 경우에 한해 "장비 온도도" 형식으로 푸시하십시오. 예: RF-9 11도
      @t failed "{t}도로 낮지 않다" // gpio_write pin={q} value=0 // failed "{t}도로 낮지 않다" | 너무 차면 | 2도 밑으로 내려간 경우에만 {q}번 압축기를 끕니다.
      @s failed "문이 {s}초 열렸다" // notify message="문을 닫아 주십시오" | 문 열림 | 문이 30초 이상 열려 있으면 "문을 닫아 주십시오"를 띄웁니다. 30초가 안 되면 띄우지 않습니다.
      @f memory_store key=혈액 content="{t}" // failed "{f:은} 혈액 냉장고가 아니다" | 혈액 냉장고 | 혈액 냉장고는 RF-1과 RF-2입니다. 그중 하나면 혈액 메모에 온도 숫자를 적고, 다른 장비면 적지 마십시오.
      memory_store key={f} content="{t}" | 전체 기록 | 장비 이름을 키로 온도 숫자를 적습니다. 범위 안이든 밖이든 적습니다.
      gpio_write pin={q} value=1 | 압축기 | {q}번 압축기를 가동(1)합니다. 8도를 넘기면 검체를 버리게 되므로 미리 돌립니다.
      gpio_write pin={p} value=0 | 등 끄기 | {p}번 등을 끄십시오. 온도는 보지 않아도 됩니다.
    `,
  },
  // 세탁소
  {
    language: 'ko',
    event: 'webhook /laundry/job {"번호": "{no}", "무게": {kg}, "소재": "{fab}", "결제": "{pay}"}',
    slots: { no: 'L-2207, L-318, L-4090', kg: '3.0..9.0 / 9.5..16.5', fab: '=면, 폴리에스터 / 실크, 울, 캐시미어', pay: '=완료 / 대기, 취소, 실패' },
    tools: ['wsh_run(job, course: normal|delicate|boil): 세탁을 돌린다', 'wsh_dry(job, minutes: int): 건조한다', 'wsh_pass(job): 손님에게 내준다'],
    steps: `
      @pay wsh_pass job={no} // failed "결제가 {pay} 상태다" | 내주기 | 결제가 완료된 것만 내줘요.
      @kg wsh_run job={no} course=normal // failed "{kg}킬로는 너무 무겁다" | 세탁 | 9킬로 이하만 보통 코스로 돌려요. 넘으면 나눠야 하니 돌리지 말아요.
      @fab wsh_run job={no} course=boil // failed "{fab:은} 삶지 않는다" | 삶기 | 실크, 울, 캐시미어는 절대 삶지 마세요. 그게 아니면 삶음(boil) 코스로요.
      @fab wsh_run job={no} course=normal // wsh_run job={no} course=delicate | 코스 고르기 | 면이나 폴리에스터면 보통, 다른 소재면 섬세(delicate) 코스로 돌려 주세요.
      @fab wsh_dry job={no} minutes=40 // failed "{fab} 소재다" | 건조기 | 면이나 폴리에스터일 때만 건조 40분.
      wsh_dry job={no} minutes=10 | 찬바람 | 찬바람 10분은 어떤 소재든 괜찮아요. 돌려 주세요.
      memory_store key={no} content="{kg}" | 무게 메모 | 번호를 키로 해서 무게 숫자를 적어요. 결제가 안 됐어도 적어요.
      failed "단추를 달 도구가 없다" | 단추 | 떨어진 단추를 실로 달아 주세요.
    `,
  },
  // 태양광 농장
  {
    language: 'ko',
    event: 'mqtt solar/{inv} {"인버터": "{inv}", "출력kW": {kw}, "온도": {t}, "고장코드": {code}}',
    slots: { inv: 'INV-3, INV-11, SMA-7', kw: '0..19 / 20..95', t: '31..64 / 65..88', code: '0..0 / 11..99', p: '2..9', q: '10..18' },
    steps: `
      @code gpio_write pin={p} value=1 // failed "고장코드가 {code:이}다" | 계통 투입 | 고장코드가 0이면 {p}번을 1로 하여 계통에 투입한다. 0이 아니면 투입하지 않는다.
      @code failed "고장코드가 0이다" // memory_store key={inv} content="{code}" | 코드 저장 | 고장코드가 0이 아닐 때 인버터 이름을 키로 코드를 저장한다. 0이면 저장하지 않는다.
      @t failed "온도 {t}도는 낮다" // gpio_write pin={q} value=1 | 냉각 | 65도 이상이면 {q}번 냉각팬 가동. 미만이면 가동하지 않음.
      @t gpio_write pin={q} value=0 // failed "아직 {t}도다" | 팬 정지 | 65도 미만으로 내려왔을 때만 {q}번 팬을 정지한다.
      @kw http_request url=http://10.3.0.8/sell method=POST // failed "출력이 {kw}kW다" | 판매 | 출력이 20 미만이면 http://10.3.0.8/sell 로 POST.
      @kw failed "출력이 {kw}kW다" // mqtt_publish topic=solar/high payload={inv} | 고출력 | 20kW 이상 나오는 인버터면 이름을 solar/high 에 발행한다. 그에 못 미치면 하지 않는다.
      gpio_write pin={p} value=0 | 계통 분리 | {p}번을 0으로. 고장코드가 있든 없든 분리는 할 수 있다.
      failed "패널을 닦을 도구가 없다" | 패널 청소 | 패널에 쌓인 먼지를 물걸레로 닦아 낸다.
    `,
  },
  // 카페 점장
  {
    language: 'ko',
    event: 'webhook /cafe/stock {"우유": {milk}, "원두": {bean}, "시럽": {syrup}, "마감": "{close}"}',
    slots: { milk: '0..5 / 6..30', bean: '1.0..2.9 / 3.0..12.5', syrup: '2..9 / ∅, null', close: '=예 / 아니오' },
    tools: ['mo_order(item, qty: int, express?: bool): 재료를 주문한다', 'mo_menu(item, on: bool): 메뉴를 열고 닫는다', 'mo_sign(open: bool): 간판'],
    steps: `
      @milk mo_order item=우유 qty=20 // failed "우유가 {milk}개 남았다" | 우유 | 우유 다섯 개 이하면 스무 개 주문해 주세요. 더 있으면 주문 안 해요.
      @milk mo_menu item=라떼 on=false // mo_menu item=라떼 on=true | 라떼 | 우유가 여섯 개가 안 되면 라떼를 닫고, 되면 열어 주세요.
      @bean mo_order item=원두 qty=4 express=true // failed "원두가 {bean}킬로 있다" | 원두 급하게 | 원두가 3킬로 미만일 때만 네 봉 급송으로 주문합니다.
      @syrup memory_store key=시럽 content="{syrup}" // failed "시럽 개수가 없다" | 시럽 메모 | 시럽 메모에 남은 개수를 적어요. 개수가 안 왔으면 지어내지 말아요.
      @syrup failed "시럽이 {syrup}개라고 나왔다" // notify message="시럽을 세어 주세요" | 시럽 세기 | 시럽 개수가 안 왔을 때만 "시럽을 세어 주세요" 하고 띄워 주세요.
      @close mo_sign open=false // failed "마감이 아니다" | 간판 끄기 | 마감이라고 온 경우에만 간판을 꺼요.
      mo_menu item=에이드 on=true | 에이드 | 에이드를 열어 주세요. 우유가 몇 개든 상관없는 메뉴예요.
      mo_order item=빨대 qty=3 | 빨대 | 빨대 세 상자 주문이요. 시럽 개수는 몰라도 돼요.
    `,
  },
  // 목공소
  {
    language: 'ko',
    event: 'peripheral saw/pin_{pin} 1',
    earlier: ['집진기 확인 | dust → {dust}', '날 온도 | blade → {t}도', '덮개 | {cov}'],
    slots: { pin: '3..8', dust: '=가동 / 정지, 고장', t: '28..59 / 60..94', cov: '=닫혀 있음 / 열려 있음', p: '10..15', q: '16..21', r: '22..27' },
    steps: `
      @dust gpio_write pin={p} value=1 // failed "집진기가 {dust} 상태" | 톱 전원 | 집진기 가동 중일 때만 {p}번 톱 전원 ON.
      @t gpio_write pin={p} value=1 // failed "날이 {t}도" | 다시 돌리기 | 날이 60도 이상이면 쉬게 둔다. 아니면 {p}번 켠다.
      @cov gpio_write pin={q} value=1 // failed "덮개가 열려 있음" | 대패 | 덮개 열린 채로는 대패({q}번) 절대 금지. 닫혔으면 켠다.
      @cov failed "덮개가 닫혀 있음" // gpio_write pin={r} value=1 | 경고등 | 덮개 열렸으면 {r}번 경고등 켬. 닫혔으면 필요 없음.
      @t failed "날이 {t}도밖에 안 됨" // gpio_write pin={r} value=1 | 송풍 | 60도 이상 → {r}번 송풍. 미만 → 안 함.
      gpio_write pin={p} value=0 | 톱 끄기 | {p}번 끔. 끄는 데는 조건 없음. 집진기 안 돌아도 끔.
      gpio_read pin={pin} | 스위치 | 방금 눌린 핀 다시 읽음.
      failed "톱날을 갈 도구가 없다" | 날 교체 | 무딘 톱날 풀어서 새 날로 바꿈.
    `,
  },
  // 도서관
  {
    language: 'ko',
    event: 'webhook /lib/return {"회원": "{m}", "책": "{book}", "연체일": {d}, "예약자": "{next}", "벌점": {pt}}',
    slots: { m: 'M-1207, M-88, M-3390', book: '=데미안, 토지 3권, 코스모스', d: '0..0 / 1..40', next: '=M-5, M-71, M-402 / ∅, 없음', pt: '0..9 / 10..23' },
    tools: ['bk_fine(member, won: int): 연체료를 매긴다', 'bk_hold(book, member): 책을 맡아 둔다', 'bk_lend(member, book, days?: int): 빌려준다', 'bk_block(member): 대출을 막는다'],
    steps: `
      @d failed "연체가 없다" // bk_fine member={m} won=500 | 연체료 | 연체일이 하루라도 있으면 회원에게 500원을 매겨 주세요. 없으면 매기지 않습니다.
      @d bk_lend member={m} book={book} // failed "{d}일 연체했다" | 다시 빌려주기 | 연체가 없는 회원이면 같은 책을 다시 빌려줍니다. 기간은 정하지 않아요.
      @next bk_hold book={book} member={next} // failed "예약자가 없다" | 예약 도서 | 예약한 사람이 있으면 그 사람 앞으로 책을 맡아 둡니다. 없으면 하지 않습니다.
      @pt bk_lend member={m} book=모비딕 days=14 // failed "벌점이 {pt}점이다" | 모비딕 | 벌점 10점 이상이면 대출이 안 돼요. 그렇지 않으면 모비딕을 14일 빌려주세요.
      @pt failed "벌점이 {pt}점이다" // bk_block member={m} | 정지 | 벌점이 10점 이상인 회원만 대출을 막아 주세요.
      bk_lend member=M-100 book={book} days=7 | 사서 대출 | 돌아온 책을 M-100 앞으로 7일 빌려줍니다. 반납한 사람의 벌점은 보지 않아요.
      memory_store key={m} content="{book} 반납" | 반납 메모 | 회원 번호 메모에 "(책) 반납"이라고 적습니다. 연체했어도 적습니다.
    `,
  },
  // 하수 처리장 야간
  {
    language: 'ko',
    event: 'mqtt sewage/basin {"유입": {q}, "탁도": {ntu}, "pH": {ph}, "가스ppm": {gas}}',
    slots: { q: '110..299 / 300..640', ntu: '3..15 / 16..90', ph: '5.8..8.6 / 3.9..5.7', gas: '0..9 / 10..60', a: '2..9', b: '10..18', c: '19..27' },
    steps: `
      @ntu gpio_write pin={a} value=1 // failed "탁도가 {ntu}다" | 방류 | 탁도 15 이하에 한하여 {a}번 방류 밸브를 개방(1)한다.
      @ph gpio_write pin={a} value=1 // failed "pH가 {ph}다" | pH 확인 방류 | pH 5.8 미만이면 방류 금지. 5.8 이상이면 {a}번을 1로 한다.
      @gas gpio_write pin={b} value=1 // failed "가스가 {gas}ppm이다" | 출입문 | 가스 10ppm 이상에서는 출입문을 열지 않는다. 그보다 낮으면 {b}번을 1로 하여 연다.
      @gas gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | 환기 | 가스가 10ppm 이상이면 {c}번 환기팬을 켜고, 아니면 끈다.
      @q failed "유입이 {q}톤이다" // sop_execute name=우수대응 | 우수 대응 | 유입량 300톤 이상일 때만 우수대응 절차를 시작한다.
      gpio_write pin={a} value=0 | 방류 중지 | {a}번을 닫는다(0). 탁도가 좋더라도 지금은 닫는다.
      file_write path=basin/ph.txt content="{ph}" | pH 기록 | basin/ph.txt 를 pH 숫자로 새로 쓴다. 기준은 5.8이다.
      failed "시료를 떠 올 도구가 없다" | 채수 | 방류구에서 물을 한 병 떠 온다.
    `,
  },
  // 택배 물류
  {
    language: 'ko',
    event: 'webhook /parcel/scan {"송장": "{no}", "무게": {kg}, "지역": "{area}", "파손": "{dmg}", "주소": "{addr}"}',
    slots: { no: '6601-2207, 5518-0093, 7124-8850', kg: '1..20 / 21..45', area: '=서울, 인천 / 제주, 울릉', dmg: '=없음 / 있음, 젖음', addr: '=한강로 12, 송내길 40, 도청로 8 / ∅, 불명, null' },
    tools: ['gt_lane(parcel, lane: int): 레인으로 보낸다', 'gt_hold(parcel, why): 보류한다', 'gt_ship(parcel, by: truck|plane|ship): 보낸다'],
    steps: `
      @kg gt_lane parcel={no} lane=2 // gt_lane parcel={no} lane=7 | 무게 레인 | 20킬로 이하는 2번 레인, 초과는 7번 레인.
      @kg gt_ship parcel={no} by=plane // failed "{kg}킬로라 실을 수 없음" | 항공 | 20킬로 초과는 항공 불가. 아니면 항공으로 발송.
      @area gt_ship parcel={no} by=truck // failed "{area:은} 트럭이 못 감" | 트럭 | 서울, 인천이면 트럭 발송. 섬이면 하지 말 것.
      @dmg failed "파손이 없음" // gt_hold parcel={no} why=파손 | 보류 | 파손 있거나 젖은 것만 사유 "파손"으로 보류.
      @dmg gt_lane parcel={no} lane=1 // failed "파손이 {dmg}으로 나옴" | 정상 레인 | 파손 없음으로 찍힌 것만 1번 레인.
      @addr gt_ship parcel={no} by=truck // failed "주소를 모름" | 주소 확인 후 발송 | 주소 없는 것은 발송 금지. 있으면 트럭.
      gt_hold parcel={no} why=추석 | 명절 보류 | 주소가 있든 없든 전부 보류. 사유는 "추석".
      gt_lane parcel={no} lane=9 | 검수 레인 | 9번 레인으로. 보통 20킬로 넘으면 둘이 든다.
    `,
  },
  // 버섯 재배사
  {
    language: 'ko',
    event: 'mqtt mush/{room} {"재배사": "{room}", "CO2": {co}, "습도": {h}, "온도": "{t}"}',
    slots: { room: '=가, 나 / 다, 라', co: '600..1200 / 1201..2600', h: '70..84 / 85..96', t: '=14.5, 16.0, 17.5 / unknown, -, 오류', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @co failed "CO2가 {co}ppm이다" // gpio_write pin={p} value=1 | 환기 | CO2가 1200을 넘으면 {p}번 환기팬을 켠다. 넘지 않으면 켜지 않는다.
      @h gpio_write pin={q} value=1 // failed "습도가 {h}%나 된다" | 가습 | 습도가 85에 못 미치면 {q}번 가습기를 켠다. 85 이상이면 놔둔다.
      @h gpio_write pin={q} value=1 // gpio_write pin={q} value=0 | 가습 조절 | 습도 85 미만이면 {q}번 1, 아니면 {q}번 0.
      @t memory_store key=버섯온도 content="{t}" // failed "온도를 알 수 없다" | 온도 적기 | 버섯온도 메모에 온도를 적는다. 값을 모르면 적지 마라.
      @t failed "온도는 {t}도로 나왔다" // pushover message="온도 센서 점검" | 센서 점검 | 온도가 숫자로 오지 않았을 때만 "온도 센서 점검" 푸시.
      @room gpio_write pin={r} value=1 // failed "{room} 재배사는 쓰지 않는다" | 배지등 | 가, 나 재배사만 쓴다. 거기서 왔으면 {r}번 등을 켜고 다른 데서 왔으면 켜지 마라.
      gpio_write pin={r} value=0 | 등 끄기 | {r}번 등을 끈다. 온도가 안 나와도 상관없다.
      memory_store key=co2 content="{co}" | CO2 적기 | co2 메모에 CO2 숫자만. 1200은 그냥 참고다.
    `,
  },
  // 영화관 영사
  {
    language: 'ko',
    event: 'mqtt cine/{hall} {"관": {hall}, "램프시간": {hr}, "관객": {seat}, "상영": "{st}"}',
    slots: { hall: '1..8', hr: '400..1499 / 1500..1980', seat: '0..0 / 1..180', st: '=대기, 종료 / 상영중' },
    tools: ['cn_lamp(hall: int, on: bool): 영사 램프', 'cn_lights(hall: int, percent: int): 객석 조명', 'cn_play(hall: int, reel): 상영한다'],
    steps: `
      @seat failed "관객이 없다" // cn_play hall={hall} reel=예고편 | 예고편 | 관객이 한 명이라도 있으면 예고편을 틉니다. 없으면 틀지 않아요.
      @seat cn_lamp hall={hall} on=false // failed "관객이 {seat}명 있다" | 빈 관 | 관객이 0명인 관만 램프를 꺼 주세요.
      @st cn_lights hall={hall} percent=100 // failed "지금 상영중이다" | 객석 밝게 | 상영 중에는 절대 객석을 밝히지 마세요. 아니면 100으로요.
      @st cn_lights hall={hall} percent=60 // cn_lights hall={hall} percent=5 | 객석 조명 | 상영중이면 5, 그렇지 않으면 60.
      @hr cn_lamp hall={hall} on=true // failed "램프를 {hr}시간 썼다" | 램프 켜기 | 램프 사용 1500시간 미만인 경우에 한해 켭니다.
      @hr failed "램프는 {hr}시간이다" // notify message="램프를 바꿔 주세요" | 램프 교체 | 1500시간 이상 썼으면 "램프를 바꿔 주세요" 알림. 아니면 알리지 않습니다.
      cn_lights hall={hall} percent=20 | 비상시 | 상영 중이라도 상관없이 객석을 20으로 올려 주세요.
      failed "팝콘을 쓸 도구가 없다" | 청소 | 바닥에 흘린 팝콘을 빗자루로 쓸어 담아요.
    `,
  },
  // 수의사
  {
    language: 'ko',
    earlier: ['체중 | scale → {kg}kg', '마지막 투약 | memory_recall → {h}시간 전', '알레르기 | {al}'],
    slots: { kg: '2.1..4.9 / 5.0..31.5', h: '2..7 / 8..30', al: '=없음 / 페니실린', pet: '콩이, 라떼, 두부', ml: '=0.4, 0.8, 1.2' },
    tools: ['vt_dose(pet, drug, ml: num): 약을 준다', 'vt_cage(pet, size: s|l): 케이지를 정한다', 'vt_note(pet, text): 진료 기록'],
    steps: `
      @h failed "{h}시간밖에 안 지났다" // vt_dose pet={pet} drug=멜록시캄 ml={ml} | 진통제 | 마지막 투약 뒤 8시간이 지나지 않았으면 주지 않습니다. 지났으면 {pet}에게 멜록시캄 {ml}ml.
      @kg vt_cage pet={pet} size=s // vt_cage pet={pet} size=l | 케이지 | {pet:이} 5킬로 미만이면 작은 케이지(s), 이상이면 큰 케이지(l)로 정해 주세요.
      @kg failed "{kg}킬로라 가볍다" // vt_dose pet={pet} drug=세레니아 ml=1 | 구토약 | 체중이 5킬로 이상일 때만 {pet}에게 세레니아 1ml를 줍니다.
      @al vt_dose pet={pet} drug=페니실린 ml={ml} // failed "페니실린 알레르기다" | 항생제 | 알레르기가 없으면 {pet}에게 페니실린 {ml}ml. 알레르기가 있으면 절대 안 됩니다.
      vt_dose pet={pet} drug=영양제 ml=2 | 영양제 | 영양제는 시간을 따지지 않아요. {pet}에게 2ml 주세요.
      vt_note pet={pet} text="{kg}kg" | 체중 기록 | {pet} 기록에 재어 둔 체중을 kg까지 적어 주세요.
      failed "귀를 닦을 도구가 없다" | 귀 청소 | 면봉으로 양쪽 귀를 닦아 줍니다.
    `,
  },
  // 가정집, 어머니
  {
    language: 'ko',
    event: 'mqtt home/sensor {"거실": {t}, "미세먼지": {pm}, "창문": "{win}", "비": "{rain}"}',
    slots: { t: '16..22 / 26..33', pm: '5..35 / 36..140', win: '=닫힘 / 열림', rain: '=안 옴, 그침 / 옴', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @pm gpio_write pin={p} value=1 // failed "미세먼지가 {pm}이다" | 창문 열기 | 미세먼지 35 이하면 {p}번 창문 모터 켜서 환기해 줘. 35 넘으면 열지 말고.
      @pm failed "미세먼지가 {pm}이다" // gpio_write pin={q} value=1 | 공기청정기 | 미세먼지 36부터는 {q}번 공기청정기 켜기. 그 아래면 안 켜도 돼.
      @win gpio_write pin={r} value=1 // failed "창문이 열려 있다" | 에어컨 | 창문 닫혔을 때만 {r}번 에어컨 켜 줘.
      @t gpio_write pin={r} value=0 // gpio_write pin={r} value=1 | 에어컨 조절 | 25도보다 더우면 {r}번 에어컨 켜고 아니면 꺼 줘.
      @rain gpio_write pin={p} value=1 // failed "비가 온다" | 빨래 널기 | 비가 오면 안 되고, 안 오면 {p}번 빨래건조대 내려 줘(1).
      @rain failed "비가 오지 않는다" // pushover message="빨래 걷어" | 빨래 걷기 | 비 올 때만 "빨래 걷어" 하고 푸시해 줘.
      gpio_write pin={q} value=0 | 청정기 끄기 | 시끄러우니까 {q}번 공기청정기 꺼. 먼지 수치는 보지 말고.
      failed "설거지할 도구가 없다" | 설거지 | 저녁 먹은 그릇 씻어서 엎어 놔.
    `,
  },
];
