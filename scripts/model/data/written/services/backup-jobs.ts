import { choice, date, flag, maybe, names, whole, type Written } from '../table';

const job = names('nightly-mail, erp-full, photos-inc, lab_weekly, cam-archive, homes, db-hourly, website');
const vault = names('vault-a, tape-2, cloud-cold, usb-red, nas-cellar, offsite-1, s3-frost');
const path = names('/srv/plans, /home/mira, /var/mail, /data/lab/2026, /etc, /opt/till/db, D:/scans, /mnt/photos/raw');

export const backupJobs: readonly Written[] = [
  {
    tool: 'bk.run', about: ['Run a backup job now', '백업 작업을 지금 실행한다'],
    takes: { job, kind: maybe(choice({ full: ['full|complete', '전체'], incremental: ['incremental|changes only', '증분|변경분'] })) },
    en: `
      run {job} now
      {job}: go, {kind}
      start the backup {job}
      [kind=full] {job} once with every file there is
      [kind=incremental] {job}, but only what changed since last time
      back up with {job} before the {who} arrives
      [kind=full] the chain of {job} is broken, take everything anew
      [kind=incremental] only {any} minutes are left, so {job} just takes what is new
      do {job} out of turn
      a {kind} run of {job}
      {job} did not run at {clock}; make up for it
      not {not_job}, {job} is to run
      [kind=full] save the whole of {job}
      The disk of {job} makes noises since {clock}. Save what can be saved, now.
      {not_job} ran at night, {job} did not. Run it.
      before {any} files are renamed, one round of {job}`,
    ko: `
      {job:을} 지금 돌리#
      {job}: {kind} 실행
      백업 {job} 시작하#
      [kind=full] {job}, 이번엔 파일을 하나도 빼지 말고 모두
      [kind=incremental] {job}, 지난번 이후 바뀐 것만
      {who:이} 오기 전에 {job} 백업을 뜨기
      [kind=full] {job} 사슬이 끊겼다. 처음부터 다 받게 하#
      [kind=incremental] {any}분밖에 없다. {job:은} 새것만 담게 하#
      {clock}에 {job:이} 안 돌았다. 지금 하#
      {not_job} 말고 {job} 실행
      {job} 차례가 아니어도 한 번 돌릴 것
      {job} 백업 {kind:로} 수행
      {job} 디스크에서 {clock}부터 소리가 난다. 지금 백업하#
      {not_job:은} 밤에 돌았고 {job:은} 안 돌았다. 돌릴 것
      파일 {any}개 이름을 바꾸기 전에 {job} 한 번`,
    titles: ['Run the backup; Back up now', '백업 실행; 지금 백업'],
  },
  {
    tool: 'bk.abort', about: ['Break off a backup job that is running', '도는 백업을 끊는다'],
    takes: { job },
    en: `
      break off {job}
      {job} must stop at once, it slows the tills
      abort the backup {job}
      {job} has run {any} hours and strangles the line; end it
      stop {job}, tonight it runs again as planned
      cut {job} short
      {job} is at {any} % and the shop opens at {clock}. Off with it.
      kill the run of {job}, {not_job} may finish
      no more of {job} for the moment, its plan stays in force
      {job} and {not_job} fight for the tape; the former gives up
      it reads the wrong disk, {job} has to stop here
      {job}: enough for today, {any} GB are through
      end {job} in the middle
      running since {clock}, {job}: abort`,
    ko: `
      {job} 백업을 끊#
      {job:을} 바로 멈추#. 계산대가 느리다
      도는 {job} 중단
      {job:이} {any}시간째 회선을 조른다. 끝내#
      {job} 중지. 오늘 밤은 예정대로
      {job:이} {any}%인데 {clock}에 문을 연다. 그만두게 하#
      {not_job:은} 마저 하고 {job}만 끊을 것
      {job} 실행 취소, 일정은 유지
      {job:과} {not_job:이} 테이프를 두고 다툰다. 앞엣것을 끊#
      엉뚱한 디스크를 읽고 있다. {job:을} 여기서 멈추#
      {job}, {any}GB 했으니 오늘은 그만
      {job} 도중에 끝내기
      {clock}부터 도는 {job} 중단할 것
      {job}, 돌던 것만 취소`,
    titles: ['Break off the backup', '백업 중단; 백업 끊기'],
  },
  {
    tool: 'bk.plan_active', about: ['Whether the plan of a backup job is in force', '백업 일정을 켜거나 끈다'],
    takes: { job, active: flag(['on', '켬'], ['off', '끔']) },
    en: `
      plan of {job}: {active}
      [active=false] {job} is not to run on its own until further notice
      [active=true] {job} may follow its plan again
      [active=false] no automatic {job} while the disks are being moved
      [active=true] disks are back, {job} as every night
      [active=false] keep {job} but take it out of the timetable
      [active=true] put {job} back into the timetable
      [active=false] {job} fills {not_job}'s place night after night, so it has to rest
      [active=true] since {day} nothing was saved by {job}; let it do so regularly again
      [active=false] from {clock} on {job} waits until somebody starts it by hand
      the timer of {job} goes {active}
      [active=true] {job} was off for the move, the move ended on {day}
      [active=false] while the {who} looks for the fault, {job} starts only by hand
      [active=true] {not_job} is enough no longer, {job} must run nightly again`,
    ko: `
      {job} 일정 {active}
      [active=false] 따로 말할 때까지 {job:은} 저절로 돌지 않게 하#
      [active=true] {job:이} 다시 일정대로 돌게 하#
      [active=false] 디스크를 옮기는 동안 {job} 자동 실행 없이
      [active=true] 디스크가 돌아왔다. {job:은} 매일 밤처럼
      [active=false] {job:은} 두되 시간표에서 빼#
      [active=true] {job:을} 시간표에 다시 넣#
      [active=true] {day}부터 {job:이} 아무것도 안 받았다. 정기 실행을 되살리#
      [active=false] {clock}부터 {job:은} 손으로 켤 때만 돌게 하#
      [active=true] 이사 때문에 꺼 둔 {job}, {day}에 이사가 끝났다
      [active=false] {who:이} 원인을 찾는 동안 {job:은} 손으로만 시작
      [active=true] {not_job}만으로는 모자란다. {job}도 밤마다 돌게 하#
      [active=false] {job} 예약을 멈춰 두#`,
    titles: ['Timetable of the backup', '백업 일정; 자동 백업'],
  },
  {
    tool: 'bk.keep', about: ['How many daily and weekly backups are kept', '일별과 주별 백업을 몇 개 둘지 정한다'],
    takes: { job, daily: whole(3, 30), weekly: whole(31, 60) },
    en: `
      {job} keeps {daily} dailies and {weekly} weeklies
      {job}: {weekly} weekly, {daily} daily
      of {job} we want {daily} days and {weekly} weeks back
      retention {job}, days {daily}, weeks {weekly}
      the auditor asks for {weekly} weeks, for daily use {daily} are enough, job {job}
      throw away from {job} what is older than {daily} days, except one a week, of which {weekly} stay
      {any} GB are free. {job} may hold {daily} of the nights and {weekly} of the Sundays.
      weeks {weekly}, days {daily}: {job}
      {not_job} is kept for ever. For {job}: {daily} of the daily ones, {weekly} of the weekly.
      {daily} nights, {weekly} weeks, no more of {job}
      old: {not_daily} and {not_weekly}; new for {job}: {daily} daily, {weekly} weekly
      let {job} forget after {daily} days, but have {weekly} Sundays in store
      keep per day {daily}, per week {weekly}: {job}
      {job} thinned out to {daily} daily and {weekly} weekly ones`,
    ko: `
      {job:은} 일별 {daily}개, 주별 {weekly}개 보관하#
      {job}: 주별 {weekly}, 일별 {daily}
      {job} 보관 일수 {daily}, 주수 {weekly}
      감사에서 {weekly}주를 요구한다. 일별은 {daily}개면 된다. {job} 설정
      {any}GB 남았다. {job:은} 날마다 것 {daily}개, 주마다 것 {weekly}개까지 두#
      매일분 {daily}, 매주분 {weekly}. 작업은 {job}
      {job} 백업을 {daily}일치와 {weekly}주치만 남기#
      {not_job:은} 영구 보관. {job:은} 일별 {daily}, 주별 {weekly}
      옛 설정 {not_daily}, {not_weekly}. {job} 새 설정은 일별 {daily}개, 주별 {weekly}개
      {daily}일 밤, {weekly}주. {job:은} 거기까지
      {job} 보관: 하루치 {daily}개와 한 주치 {weekly}개
      주별 {weekly}개까지, 일별 {daily}개까지, {job}
      {job}: 하루 단위 {daily}, 주 단위 {weekly}
      주 단위는 {weekly}, 하루 단위는 {daily}. {job} 보관 설정하#`,
    titles: ['How long to keep; Retention', '보관 기간; 보관 개수'],
  },
  {
    tool: 'bk.exclude', about: ['Leave a folder out of a backup job', '폴더를 백업에서 뺀다'],
    takes: { job, path },
    en: `
      leave {path} out of {job}
      {job} without {path}
      {path} is rubbish, {job} should not carry it
      {job}: skip {path}
      exclude {path} from {job}
      {path} makes {any} GB of {job} and nobody wants it back
      from now on {job} passes by {path}
      strike {path} from what {job} saves, {not_path} remains in
      {path} lies in {not_job} already; out of {job} with it
      {path} is a cache, saved by nobody but {job}; stop that
      since {day} {job} takes {any} minutes longer, all for {path}; not any more
      {job} may carry everything but {path}
      {path} is off the list of {job} for good
      two folders, {path} and {not_path}; {job} drops only the first`,
    ko: `
      {job}에서 {path:을} 빼#
      {job:은} {path} 없이
      {path:은} 쓰레기다. {job:이} 담지 않게 하#
      {job}: {path} 제외
      {path} 때문에 {job:이} {any}GB나 된다. 빼 둘 것
      {not_path:은} 두고 {path}만 {job}에서 제외하#
      {path:은} 이미 {not_job}에 들어 있다. {job}에서는 빼#
      앞으로 {job:은} {path:을} 지나치게 하#
      {path:은} 캐시다. {job:이} 받을 필요 없다
      {day}부터 {path} 때문에 {job:이} {any}분 더 걸린다. 빼기
      {job:은} {path} 빼고 다 받는다
      폴더 둘, {path:과} {not_path}. {job:은} 앞엣것만 빼#
      {job} 대상에서 {path} 제거 요망
      {path} 건너뛰기, 작업 {job}`,
    titles: ['Leave a folder out', '폴더 제외; 백업 제외'],
  },
  {
    tool: 'bk.include', about: ['Take a folder into a backup job', '폴더를 백업에 넣는다'],
    takes: { job, path },
    en: `
      take {path} into {job}
      {job} shall save {path} too
      {path} belongs into {job}
      {job}: + {path}
      add {path} to what {job} carries
      Nobody backs up {path} so far. {job} does from now on.
      {path} was left out of {job} by mistake, put it back in
      include {path}, job {job}, not {not_job}
      {any} GB in {path} are worth keeping: {job}
      {not_path} is saved, {path} beside it is not; {job} should take both
      at {clock} the {who} moved the books to {path}. {job} must know.
      from tonight {path} rides along in {job}
      {job}: {path} as well, please
      what lies in {path} should survive a fire, so {job} takes it`,
    ko: `
      {job}에 {path:을} 넣#
      {job:이} {path}도 받게 하#
      {job}: {path} 포함
      {path:은} 아직 아무 데서도 백업하지 않는다. {job}에 더하#
      실수로 {job}에서 빠진 {path:을} 다시 넣#
      {not_job} 말고 {job}에 {path} 추가하#
      {path}에 남길 것이 {any}GB 있다. {job}에 담기로 함
      {job} 대상에 {path} 추가 요망
      {not_path:은} 받는데 {path:은} 안 받는다. {job}에 같이 넣#
      {clock}에 {who:이} 장부를 {path:로} 옮겼다. {job:이} 그것도 받게 하#
      오늘 밤부터 {path}도 {job}에 함께
      {job} 목록에 {path} 올리기
      {path}에 있는 건 불나도 남아야 한다. {job}에 넣#
      {job} 백업 범위에 {path:을} 더하기`,
    titles: ['Take a folder in', '폴더 포함; 백업 추가'],
  },
  {
    tool: 'bk.bring_back', about: ['Bring a folder back as it was on a day', '폴더를 어느 날 상태로 되찾는다'],
    takes: { path, as_of: date(), into: maybe(names('/restore, /tmp/back, /srv/old-plans, E:/rescue, /home/mira/was')) },
    en: `
      bring back {path} as of {as_of}
      {path} like on {as_of}
      {path} of {as_of}, put it under {into}
      the {who} deleted {path} at {clock}; {as_of} is the last good day
      into {into} please what {path} held on {as_of}
      restore {path}, state {as_of}, target {into}
      we want {path} back the way it was on {as_of}
      {as_of}: {path} → {into}
      {any} files under {path} are scrambled. Take them from {as_of}.
      fetch {path} out of the backup of {as_of}, lay it beside as {into}
      not {not_as_of}, on that day {path} was broken already; {as_of}
      {not_path} is whole. Under {path} everything is gone; {as_of} had it.
      as if it were {as_of} again: {path}, but beside the present one, in {into}
      look how {path} was on {as_of}, lay that into {into}`,
    ko: `
      {path:을} {as_of} 상태로 되돌리#
      {as_of}의 {path:을} {into}에 풀#
      {path}, {as_of} 기준 복구
      {clock}에 {who:이} {path:을} 지웠다. 마지막으로 멀쩡한 날은 {as_of}. 되살리#
      {into}에 {as_of} 당시 {path} 내용을 넣#
      {path} 파일 {any}개가 깨졌다. {as_of} 것으로 복구하#
      {not_as_of}에는 이미 깨져 있었다. {as_of} {path:로} 되돌릴 것
      복구: {path}, 날짜 {as_of}, 대상 {into}
      {not_path:은} 멀쩡하다. {path} 밑이 비었다. {as_of} 것을 되살리#
      지금 것은 두고 {as_of}의 {path:을} {into}에 가져오#
      {as_of} 그날 그대로 {path} 복원 요망
      {path} {as_of} 시점, {into:로} 복구
      {path}, {as_of:로} 되돌리기, {into} 아래에
      {any}일 전 실수. {path:을} {as_of} 당시로 살리#`,
    titles: ['Bring it back; Restore the folder', '폴더 복구; 되찾기'],
  },
  {
    tool: 'bk.verify', about: ['Check that the backups of a job can be read', '백업을 읽을 수 있는지 검사한다'],
    takes: { job, vault: maybe(vault), share_pct: maybe(whole(5, 100, 'pct')) },
    en: `
      check that {job} can be read
      verify {job} on {vault}
      {job}: test reading, {share_pct}
      read {share_pct} of {job} back and compare
      are the copies of {job} on {vault} any good?
      look at {share_pct} of what {job} left on {vault}
      a backup nobody has read is none; try {job}
      no restore, no run: only prove {job} on {vault}
      {any} years of {job} lie there and nobody ever checked
      {vault} fell off a shelf on {day}. Prove that {job} on it is whole.
      {not_job} was tested in spring. Autumn is for {job}.
      {share_pct} of {job} will do as a sample; read it
      the insurance wants proof that {job} can be restored, so test {vault}`,
    ko: `
      {job:을} 읽을 수 있는지 검사하#
      {vault}의 {job} 검증
      {job}: {share_pct} 읽기 시험
      {job} 중 {share_pct:을} 되읽어 비교하#
      {vault}에 둔 {job} 사본이 멀쩡한지 확인하#
      복구도 실행도 아니고 {vault} {job} 검증만
      {any}년치 {job:을} 한 번도 안 읽어 봤다. 검사할 것
      {day}에 {vault:을} 떨어뜨렸다. 안의 {job:이} 온전한지 보#
      {not_job:은} 봄에 시험했다. 가을에는 {job} 검증
      표본으로 {job} {share_pct:을} 읽어 보기
      보험사가 {job} 복구 증거를 원한다. {vault}에서 시험하#
      {vault} {job} 읽기 점검, {share_pct}
      {job} 되읽기 검사, {vault}
      {job:이} 살아 있는지 {share_pct}만 읽어 확인하#`,
    titles: ['Check the backup; Can it be read', '백업 검증; 읽기 시험'],
  },
];
