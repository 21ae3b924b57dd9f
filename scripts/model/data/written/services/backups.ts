import { choice, date, flag, made, maybe, names, whole, type Written } from '../table';

const jobs = names('nightly-files, weekly-full, mail-inc, cad-archive, hr-db');
const path = made((dice) => dice.pick(['/srv/projects/2024/bridge.dwg', '/home/anke/thesis.tex', '/var/lib/wiki/pages', 'D:\\Shares\\Sales\\offers.xlsx', '/etc/nginx/sites', '/data/scans/box-17']));

export const backups: readonly Written[] = [
  {
    tool: 'tape_load', about: ['Load a tape from a slot into a drive', '테이프를 슬롯에서 드라이브로 넣는다'],
    takes: { slot: whole(1, 60), drive: whole(1, 4) },
    en: `
      tape from slot {slot} into drive {drive}
      load drive {drive} from slot {slot}
      drive {drive} wants the tape in slot {slot}
      slot {slot} → drive {drive}
      put what is in slot {slot} into tape drive {drive}
      Drive {drive} is empty since {clock}; the right cartridge sits in slot {slot}.
      have the robot fetch cartridge {slot} for drive {drive}
      drive no. {drive}, slot no. {slot}, not {not_slot}
      the robot arm carries slot {slot} over to drive {drive}, label {any} should be on it
      The restore of {day} reads from drive {drive}; its cartridge is in {slot}.`,
    ko: `
      {slot}번 슬롯 테이프를 {drive}번 드라이브에 넣#
      드라이브 {drive} ← 슬롯 {slot}
      {drive}번 드라이브에 {slot}번 카트리지 장착하#
      {clock}부터 {drive}번 드라이브가 비어 있다. {slot}번 슬롯 것을 걸#
      {not_slot}번 말고 {slot}번 슬롯을 {drive}번 드라이브로 옮기#
      로봇팔로 {slot}번 슬롯 테이프를 드라이브 {drive}에 물리#
      드라이브 {drive}, 슬롯 {slot} 로드
      {drive}번에는 슬롯 {slot}의 테이프가 들어가야 한다
      {day} 복구는 {drive}번 드라이브로 한다. 카트리지는 {slot}번에 있다. 장착하#`,
    titles: ['Load the tape; Tape into the drive', '테이프 장착; 테이프 로드'],
  },
  {
    tool: 'tapeUnload', about: ['Put the tape of a drive back into a slot', '드라이브의 테이프를 슬롯으로 되돌린다'],
    takes: { drive: whole(1, 4), slot: whole(1, 60), export: maybe(flag()) },
    en: `
      empty drive {drive} into slot {slot}
      drive {drive} → slot {slot}
      take the tape out of drive {drive} and put it back in slot {slot}
      home slot {slot} gets its tape back, it is still in drive {drive}
      [export=true] drive {drive} out to slot {slot}, the courier takes that one away on {day}
      [export=false] unload {drive} to slot {slot}, tape stays in the library
      Slot {slot} is free for the cartridge that drive {drive} has finished writing.
      drive {drive} has written {any} GB, eject to {slot}
      into slot {slot} with the tape from drive {drive}
      [export=true] the tape in drive {drive} goes off site: slot {slot}, mail door`,
    ko: `
      {drive}번 드라이브 테이프를 빼서 {slot}번 슬롯에 넣#
      드라이브 {drive} → 슬롯 {slot}
      {drive}번 드라이브를 비우#. 반납 슬롯 {slot}
      {slot}번 슬롯에 드라이브 {drive}의 테이프를 되돌리#
      [export=true] {day}에 외부 보관업체가 가져간다. {drive}번 테이프를 {slot}번 반출 슬롯으로 내보내#
      [export=false] {drive}번 테이프는 라이브러리 안에 둔다. {slot}번으로 돌려 놓#
      {any}GB 기록 완료. {drive}번 꺼내서 {slot}번으로
      슬롯 {slot:이} 비었으니 {drive}번 드라이브 것을 거기에 두#
      [export=true] {drive}번 테이프 외부 반출, 슬롯 {slot}`,
    titles: ['Unload the tape; Empty the drive', '테이프 반납; 드라이브 비우기'],
  },
  {
    tool: 'restore_file', about: ['Restore a file as it was on a day', '파일을 그날 상태로 복구한다'],
    takes: { path, as_of: date(), host: names('files-1, files-2, nas-south, wiki, ws-044'), overwrite: maybe(flag()) },
    en: `
      restore {path} on {host} as of {as_of}
      {host}: {path} from {as_of}
      bring back {path} as it was on {as_of}, host {host}
      Somebody deleted {path} on {host} at {clock}. The state of {as_of} will do.
      [overwrite=true] put {path} of {as_of} over whatever is on {host} now
      [overwrite=false] {path} from {as_of} to {host}, but leave the present file alone
      from the backup of {as_of} take {path} and put it on {host}
      {as_of}, {path}, {host}
      [overwrite=false] {path} back to {host}, version {as_of}, next to the current one
      fetch {path} out of the backup; date {as_of}, machine {host}, not {not_host}
      [overwrite=true] what is in {path} on {host} is rubbish, replace it by that of {as_of}
      [overwrite=false] I want to compare: {path} of {as_of} beside today's one on {host}
      ransom note on {host} since {clock}; the clean {path} is from {as_of}`,
    ko: `
      {host}의 {path:을} {as_of} 상태로 복구하#
      {host}: {path}, {as_of} 자 복원
      {as_of} 백업에서 {path:을} 꺼내 {host}에 되돌리#
      {clock}에 누가 {host}에서 {path:을} 지웠다. {as_of} 것으로 살리#
      [overwrite=true] {host}에 있는 것을 {as_of} 자 {path:로} 덮어쓰#
      [overwrite=false] {host}의 지금 파일은 두고 {as_of} 자 {path:을} 옆에 복원
      복구 대상 {path}, 기준일 {as_of}, 서버 {host}
      {not_host} 말고 {host:로} {path} 복구({as_of})
      [overwrite=true] {host}의 {path:은} 깨졌다. {as_of} 본으로 갈아 끼우#
      {path} {as_of} 버전 → {host}
      [overwrite=false] 비교해 보려 한다. {host}의 지금 {path} 옆에 {as_of} 것을 두#
      {clock}에 {host} 랜섬웨어 발견. 깨끗한 {path:은} {as_of} 자. 되돌리#`,
    titles: ['Restore a file; Bring the file back; Recovery', '파일 복구; 복원'],
  },
  {
    tool: 'backup.run_now', about: ['Run a backup job', '백업 작업을 실행한다'],
    takes: { job: jobs, level: maybe(choice({ full: ['full', '전체|풀'], incr: ['incremental', '증분'], diff: ['differential', '차등'] })) },
    en: `
      run {job} now
      {job}, {level}
      start the backup {job} as {level}
      [level=full] {job}, everything from scratch, whatever has changed or not
      [level=incr] {job}: only what is new since the last run
      {job} failed at {clock}, do it again
      Before the update there must be a fresh {job}.
      {level} run of {job}, the tape has {any} GB left
      kick off {job}, not {not_job}
      back up with job {job} before the {who} can start work
      [level=diff] {job}: all that changed since the last full one
      The disk in bay {any} clicks. Before anybody touches it, {job} has to run once more.`,
    ko: `
      {job} 백업 지금 돌리#
      {job} {level:로} 실행하#
      [level=full] {job}, 바뀌었든 아니든 처음부터 전부 백업하#
      [level=incr] {job}, 지난번 이후 새로 생긴 것만 백업
      {clock}에 {job} 실패. 다시 돌리#
      업데이트 전에 {job} 백업본이 있어야 한다
      {job} {level} 백업 시작
      {not_job} 말고 {job} 실행 요망
      작업 {job}, 방식 {level}
      [level=diff] {job}, 마지막 전체 백업 이후 바뀐 것 모두
      {any}번 베이 디스크에서 소리가 난다. 손대기 전에 {job} 한 번 더 돌리#`,
    titles: ['Run the backup; Backup', '백업 실행; 백업'],
  },
  {
    tool: 'failed_job', about: ['Backup job that failed last on a host', '마지막으로 실패한 백업 작업을 찾는다'],
    takes: { host: names('files-1, files-2, nas-south, wiki') }, reads: true, result: 'job-{any}',
    en: `
      which backup failed on {host}?
      look up the job that failed on {host} in the night to {day}
      {host}: name of the failed job
      the red mail came from {host}; find out which job it was
      see what went wrong last on {host}, only the job's name`,
    ko: `
      {host}에서 실패한 백업 작업을 찾#
      {host} 백업 실패 작업 이름 조회
      {day} 밤 {host} 오류 메일이 왔다. 어느 작업인지 보#
      {host}에서 마지막으로 어긋난 작업 확인하#`,
    titles: ['Failed backup; Which job failed?', '실패 작업; 백업 실패 확인'],
  },
];
