import { choice, flag, maybe, names, whole, type Written } from '../table';

const loads = names('L-0412, L-0413, L-0420, W-88, W-91');

export const dental: readonly Written[] = [
  {
    tool: 'clave_program', about: ['Start an autoclave program', '고압증기멸균기 프로그램을 시작한다'],
    takes: { clave: whole(1, 4), program: choice({ B_universal: ['universal B|B universal', 'B 유니버설|유니버설'], prion: ['prion', '프리온'], helix_test: ['Helix test|helix', '헬릭스|헬릭스 테스트'], vacuum_test: ['vacuum test|leak test', '진공 시험|누설 시험'] }), load: maybe(loads) },
    en: `
      autoclave {clave}, {program}
      {program} on autoclave {clave} with load {load}
      start {clave} on {program}
      {load} goes into autoclave {clave}: {program}
      [program=vacuum_test] Before the first patient, see that chamber {clave} holds its vacuum.
      [program=helix_test] the steam has to prove it gets into hollow parts: test helix in autoclave {clave}
      [program=prion] suspicion of CJD, load {load}, chamber {clave}, the long prion run
      [program=B_universal] ordinary wrapped instruments, load {load}, clave {clave}
      {any} cassettes lie in chamber {clave}. Run {program}.
      autoclave {clave}, not {not_clave}, takes load {load}, {program}
      {program} for {load} in no. {clave}, done by {clock}
      [program=vacuum_test] {clave} hissed at {clock}; find out if its door seal leaks
      [program=helix_test] Monday ritual: the thin tube goes into {clave}`,
    ko: `
      {clave}번 멸균기 {program}
      {clave}호기에 {load:을} 넣고 {program} 시작하#
      {load}, {clave}호 멸균기, {program}
      [program=vacuum_test] 첫 환자 전에 {clave}호 챔버가 진공을 유지하는지 시험하#
      [program=helix_test] {clave}호 증기 침투를 헬릭스로 확인하#
      [program=prion] CJD 의심 기구다. {load:을} {clave}호에서 프리온용으로 돌리#
      [program=B_universal] 포장된 일반 기구 {load}, {clave}호기 멸균
      카세트 {any}개가 {clave}호에 있다. {program} 돌리#
      {not_clave}호 아니고 {clave}호. {program}
      {clock}까지 끝나게 {clave}번에서 {load} {program}
      {program} 가동: 멸균기 {clave}호
      [program=vacuum_test] {clock}에 {clave}호에서 바람 새는 소리가 났다. 문 패킹이 새는지 시험하#
      [program=helix_test] 월요일 정기: {clave}호에 가는 관을 넣고 증기 침투 시험`,
    titles: ['Autoclave; Sterilise the load; Start the cycle', '멸균; 멸균기 가동; 멸균 시작'],
  },
  {
    tool: 'load.release', about: ['Release or reject a sterilised load', '멸균 로드를 승인하거나 거부한다'],
    takes: { load: loads, ok: flag(['released|good', '적합|승인'], ['rejected|bad', '부적합|거부']), initials: maybe(names('mk, jh, sy, tb, lw')) },
    en: `
      load {load}: {ok}
      [ok=true] The strip changed colour, {load} may go to the chairs.
      [ok=false] wet packs in {load}, nobody uses it
      [ok=true] sign {load} off, {initials}
      [ok=false] {load} missed {any} degrees at the end. It goes round again, so do not pass it.
      [ok=true] all indicators dark on {load}: free for use ({initials})
      [ok=false] a pouch in {load} was torn, fail it, {initials}
      {initials} declares {load} {ok}
      [ok=true] let {load} out of the sterile room
      [ok=false] keep {load} back, the printout of {clock} shows a gap
      {load} is {ok}, {not_load} not decided yet
      [ok=true] three green ticks for {load}
      [ok=false] {load} sounds like rattling wet boxes; nobody opens it, it goes round again
      [ok=false] the spore strip of {load} grew in the incubator
      [ok=true] the spore strip of {load} stayed clear for {any} hours, so use it`,
    ko: `
      {load} {ok} 처리하#
      [ok=true] 지시약 변색 정상. {load} 사용 허가
      [ok=false] {load} 포장이 젖었다. 쓰지 못하게 하#
      [ok=true] {load:을} 진료실로 내보내도 된다. 서명 {initials}
      [ok=false] {load} 마지막에 {any}도 모자랐다. 통과시키지 말 것
      [ok=true] {initials} 확인: {load} 이상 없음
      [ok=false] {load} 파우치가 찢어졌다. 불합격, {initials}
      로드 {load} 판정 {ok}, 확인자 {initials}
      [ok=false] {clock} 출력지에 빈 구간이 있다. {load} 반려
      [ok=true] {load} 멸균 합격이니 내어 주#
      {not_load:은} 보류, {load:은} {ok}
      [ok=true] {load} 체크 세 개 모두 초록
      [ok=false] {load} 포자 시험지가 자랐다. 사용 금지
      [ok=true] {load} 포자 시험지가 {any}시간 동안 맑다. 써도 된다
      [ok=false] {load} 안에 물이 고였다. 다시 돌려야 하니 통과 불가`,
    titles: ['Release the load; Load check', '로드 승인; 멸균 판정'],
  },
  {
    tool: 'chairRecline', about: ['Move the patient chair', '진료 의자를 움직인다'],
    takes: { chair: whole(1, 9), pose: choice({ entry: ['entry|getting-in', '승하차'], flat: ['flat|lying', '수평'], rinse: ['rinse|spitting', '양치'], shock: ['shock|head-down', '쇼크'] }) },
    en: `
      chair {chair} to {pose} position
      {pose} position, chair {chair}
      [pose=entry] The patient in {chair} wants to get up.
      [pose=flat] lay the patient in chair {chair} down
      [pose=rinse] chair {chair}: she has to spit
      [pose=shock] Patient in {chair} has gone white. Head down, legs up!
      [pose=flat] chair {chair} back as far as it goes, upper molars
      [pose=entry] let the next one sit down in {chair}, {clock} appointment
      bring chair {chair} into the {pose} position, {not_chair} stays
      [pose=rinse] sit the patient in {chair} up for the cup
      [pose=rinse] mouthwash time in {chair}
      [pose=flat] root canal in {chair}, the next {any} minutes on the back
      [pose=entry] all done in {chair}, down to the floor with the seat`,
    ko: `
      {chair}번 체어 {pose} 위치
      [pose=entry] {chair}번 환자가 일어나려고 한다. 의자를 내려 주#
      [pose=flat] {chair}번 체어를 완전히 눕히#
      [pose=rinse] {chair}번 환자 입을 헹굴 차례
      [pose=shock] {chair}번 환자 안색이 창백하다. 머리를 낮추고 다리를 올리#
      [pose=flat] 상악 구치부 진료, {chair}번 등받이를 끝까지 젖히#
      [pose=entry] {clock} 예약 환자가 {chair}번에 앉을 수 있게 하#
      {not_chair}번은 그대로, {chair}번을 {pose} 자세로 바꾸#
      [pose=rinse] {chair}번 체어를 컵 있는 쪽으로 세우#
      체어 {chair} → {pose}
      [pose=rinse] {chair}번 환자 가글 시간
      [pose=flat] {chair}번 신경치료 {any}분. 뒤로 끝까지 누이#
      [pose=entry] {chair}번 진료 끝. 내려오기 쉽게 하#`,
    titles: ['Chair; Chair position', '체어 위치; 진료 의자'],
  },
];
