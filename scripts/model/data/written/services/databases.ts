import { choice, flag, maybe, names, whole, type Written } from '../table';

const bases = names('orders, crm, billing, sensors, hr_main, wiki_db');
const tables = names('invoices, customers, readings_2025, audit_log, sessions, stock');

export const databases: readonly Written[] = [
  {
    tool: 'table_copy', about: ['Copy a table from one database to another', '테이블을 다른 데이터베이스로 복사한다'],
    takes: { table: tables, src_db: bases, dst_db: names('staging, reporting, archive_db, sandbox, dwh'), rows: maybe(whole(100, 90000)) },
    en: `
      copy {table} from {src_db} to {dst_db}
      {dst_db} should have {table} of {src_db} too
      {table}: {src_db} → {dst_db}
      bring the first {rows} rows of {table} from {src_db} into {dst_db}
      For the test {dst_db} needs {rows} rows of {table}, source {src_db}.
      into {dst_db} goes a copy of {table} out of {src_db}
      {src_db}.{table} to {dst_db}, no more than {rows} rows
      The analysts look at {dst_db} on {day}; put {table} there, it is in {src_db}.
      take {table} ({src_db}) over to {dst_db}, not to {not_dst_db}
      duplicate the table {table} in {dst_db}, original: {src_db}
      Nobody may test on the live data in {src_db}, therefore {dst_db} receives {table} from there.`,
    ko: `
      {src_db}의 {table} 테이블을 {dst_db:로} 복사하#
      {table}: {src_db} → {dst_db}
      {dst_db}에도 {src_db}의 {table:이} 있어야 한다
      {src_db}.{table} 앞 {rows}행만 {dst_db:로} 옮겨 담#
      시험용으로 {dst_db}에 {table} {rows}행 필요, 원본은 {src_db}
      {day}에 분석팀이 {dst_db:을} 본다. {src_db}에서 {table} 사본을 만들어 두#
      {not_dst_db} 말고 {dst_db:로} {table} 복제({src_db})
      대상 {dst_db}, 원본 {src_db}, 테이블 {table}
      {dst_db}에 {src_db} 쪽 {table:을} 넣#
      운영 {src_db}에서는 시험하지 않는다. 거기 {table:을} {dst_db}에 사본으로 두#`,
    titles: ['Copy the table; Table copy', '테이블 복사; 테이블 복제'],
  },
  {
    tool: 'reindexTable', about: ['Rebuild the indexes of a table', '인덱스를 다시 만든다'],
    takes: { db: bases, table: tables, online: maybe(flag()) },
    en: `
      rebuild the indexes of {table} in {db}
      {db}: reindex {table}
      queries on {table} ({db}) crawl since {clock}, make its indexes new
      [online=true] reindex {table} of {db} while people work with it
      [online=false] {db} is closed anyway, so rebuild {table}'s indexes with the table locked
      {table} in {db} wants fresh indexes
      after {any} million deletes the index of {table} in {db} is a sponge; redo it
      the indexes, {db}, {table}, not {not_table}
      [online=true] nobody may be locked out of {db} during the reindex of {table}`,
    ko: `
      {db}의 {table} 인덱스를 다시 만들#
      {db}: {table} 리인덱스
      {clock}부터 {table}({db}) 조회가 느리다. 인덱스를 새로 짜#
      [online=true] 사용 중에 {db} {table} 인덱스를 재구성하#
      [online=false] {db:은} 어차피 닫혀 있다. {table:을} 잠그고 인덱스 재생성
      {any}백만 건을 지웠다. {db} {table} 인덱스 재작성 요망
      {not_table} 말고 {table} 인덱스 갱신, 디비는 {db}
      [online=true] 아무도 막히지 않게 {db}의 {table} 인덱스를 고치#
      인덱스 재구축: {db} / {table}`,
    titles: ['Rebuild the index; Indexes', '인덱스 재구축; 인덱스'],
  },
  {
    tool: 'db.kill_session', about: ['End a session of a database', '세션을 끊는다'],
    takes: { db: bases, pid: whole(200, 64000) },
    en: `
      kill session {pid} on {db}
      {db}: process {pid} has to die
      {pid} holds a lock in {db} for {any} minutes, end it
      throw process {pid} out of {db}
      in {db} session {pid} blocks everybody. Terminate it.
      {db}, pid {pid}
      end the connection with the id {pid}, database {db}
      not {not_pid}, that is the backup: {pid} on {db} is the one to stop`,
    ko: `
      {db} 세션 {pid:을} 끊#
      {db}: 프로세스 {pid} 종료
      {pid:이} {any}분째 {db} 락을 잡고 있다. 끝내#
      {db}에서 {pid}번을 내보내#
      {not_pid:은} 백업이니 두고 {pid}번을 강제 종료하#({db})
      {db:을} 막고 있는 세션 {pid} 정리 바람
      디비 {db}, PID {pid} 킬`,
    titles: ['End the session; Blocking session', '세션 종료; 락 해소'],
  },
  {
    tool: 'grant_access', about: ['Grant or revoke rights on a database', '데이터베이스 권한을 주거나 거둔다'],
    takes: { role: names('reporter, app_rw, etl_user, auditor, intern', '리포터, app_rw, etl_user, 감사, 인턴'), db: bases, right: choice({ read: ['read', '읽기'], write: ['write', '쓰기'], none: ['no', '없음'] }) },
    en: `
      {role} gets {right} access to {db}
      {db}: {right} rights for {role}
      [right=read] {role} may look into {db} but change nothing
      [right=write] {role} has to be able to insert into {db}
      [right=none] {role} has no business in {db} any more, take the rights away
      [right=read] The {any} reports of {role} come out of {db}. Looking is enough.
      [right=none] throw {role} out of {db}'s permissions
      give {role} {right} permission on {db}, {not_db} unchanged
      [right=write] from {day} on {role} fills {db}
      access level on {db} for {role}: {right}`,
    ko: `
      {role}에게 {db} {right} 권한 설정
      {db} 권한: {role} → {right}
      [right=read] {role:은} {db:을} 보기만 하게 하#
      [right=write] {role:이} {db}에 자료를 넣을 수 있어야 한다
      [right=none] {role:은} {db}에 더 볼일이 없다. 권한을 거두#
      [right=read] {role} 보고서 {any}건이 {db}에서 나온다. 조회만 되게 하#
      [right=none] {db}에서 {role} 권한 회수
      {not_db:은} 그대로, {db}만 {role}에게 {right:로} 하#
      [right=write] {day}부터 {role:이} {db:을} 채운다. 수정할 수 있게 하#`,
    titles: ['Rights; Access to the database', '권한; 디비 권한'],
  },
  {
    tool: 'largest_table', about: ['Largest table of a database', '가장 큰 테이블을 찾는다'],
    takes: { db: bases }, reads: true, result: 'log_{any}',
    en: `
      what takes the most room in {db}?
      largest table of {db}
      {db} grew by {any} GB since {day}; see which table it was
      find the fattest table in {db}
      look into {db}, not {not_db}, for the biggest one`,
    ko: `
      {db}에서 제일 큰 테이블을 찾#
      {db} 최대 테이블 조회
      {day} 이후 {db:이} {any}GB 늘었다. 어느 테이블인지 보#
      {not_db} 말고 {db}에서 용량을 제일 먹는 것을 확인하#`,
    titles: ['Largest table; What is so big?', '가장 큰 테이블; 용량 확인'],
  },
];
