import { code } from '../industry/slots';
import { flag, maybe, names, whole, type Written } from '../table';

const volume = names('vg0/db, tank/home, tank/photos, vg1/mail, pool2/scans, rpool/root, ssd/ledger, vg0/erp-data');
const label = code('pre-update-##, before-move, nightly-0#, ok-2026-0#-1#, clean#, audit-q#, snap-##');
const host = names('srv-11, backup-2, lab-win, hv-3, edit-suite, nas-b');

export const volumes: readonly Written[] = [
  {
    tool: 'snap_make', about: ['Make a snapshot of a volume', '볼륨의 스냅샷을 만든다'],
    takes: { volume, label },
    en: `
      snapshot {volume} as {label}
      make a snapshot {label} of {volume}
      {volume}: new snapshot, name {label}
      before anybody touches {volume}, keep its state under {label}
      The upgrade starts at {clock}. Take {volume} as it is now and call that {label}.
      {label} is the name, {volume} the volume; freeze the present state
      put a snapshot of {volume} aside, labelled {label}
      {volume} has {any} snapshots already; one more, {label}
      no copy, no restore: just a snapshot {label} on {volume}
      we want to be able to come back to {volume} as of today, so {label}
      {label} ← {volume}
      for the auditors keep {volume} as it stands, under the name {label}
      snap {volume}, leave {not_volume}, label {label}
      create {label} on {volume}
      hold on to the state of {volume} ({label}) before the {who} begins
      {volume} and {not_volume} are both touched tonight, but only the first has no net under it. Keep its state as {label}.
      The {who} deletes {any} old ledgers at {clock}. So that {volume} can be had back: {label}.
      one more state of {volume} for the shelf, written on it {label}`,
    ko: `
      {volume:을} {label} 이름으로 스냅샷 찍#
      {volume} 스냅샷 {label} 생성
      {volume}: 새 스냅샷, 이름은 {label}
      누가 {volume:을} 건드리기 전에 {label:로} 상태를 남기#
      {clock}에 업그레이드 시작. 지금의 {volume:을} {label}라는 이름으로 떠 두#
      이름 {label}, 볼륨 {volume}. 현재 상태를 박제할 것
      {volume}에 스냅샷이 {any}개 있지만 {label} 하나 더 만들#
      감사용으로 {volume:을} 지금 그대로 보관하#. 라벨 {label}
      {not_volume:은} 빼고 {volume}만 스냅샷, 라벨 {label}
      복원 말고 생성이다. {volume}에 {label}
      오늘 상태로 돌아올 수 있게 {volume} {label} 찍어 둘 것
      {label} 스냅샷 작성 요망 / {volume}
      {who:이} 시작하기 전에 {volume} 상태를 {label:로} 붙들어 두#
      오늘 밤 {volume:과} {not_volume:을} 건드린다. 앞엣것만 안전망이 없다. {label:로} 찍어 두#
      {clock}에 {who:이} 옛 장부 {any}건을 지운다. {volume:을} 되찾을 수 있게 {label} 찍을 것
      {volume} 상태 하나 더 보관, 꼬리표 {label}`,
    titles: ['Snapshot; Keep the state; Before the update', '스냅샷 생성; 작업 전 보관'],
  },
  {
    tool: 'snap_drop', about: ['Delete a snapshot of a volume', '볼륨의 스냅샷을 지운다'],
    takes: { volume, label },
    en: `
      delete the snapshot {label} of {volume}
      {volume}: {label} may go
      drop {label} on {volume}
      {label} of {volume} is no longer needed, throw it out
      {volume} is at {any} %. The old snapshot {label} has to go.
      get rid of {label}, volume {volume}; {not_label} stays
      The update of {volume} held. Remove the safety net {label}.
      nobody will go back to {label} on {volume} any more, off with it
      on {volume} we keep {not_label} and lose {label}
      erase snapshot {label} from {volume}
      {label} eats {any} GB on {volume}. Away with it, the volume itself stays.
      clean {volume} of its snapshot {label}
      snapshot {label}, volume {volume}: delete, do not roll back
      {label} was only for the move, and {volume} has moved. It takes up {any} GB for nothing.
      keep the volume, keep {not_label}, lose {label}: that is {volume}
      {volume} holds 31 snapshots, the oldest is {label}; it goes`,
    ko: `
      {volume}의 스냅샷 {label:을} 지우#
      {volume}: {label} 삭제
      {volume}에서 {label:은} 이제 필요 없다. 버리#
      {volume:이} {any}%까지 찼다. 옛 스냅샷 {label:을} 없애#
      {not_label:은} 남기고 {volume} {label}만 지우#
      {volume} 업데이트가 문제없다. 안전용 {label:은} 치우#
      {label:로} 돌아갈 일이 없다. {volume}에서 제거하#
      {label:이} {volume}에서 {any}GB를 먹는다. 삭제 요망, 볼륨은 그대로
      되돌리기 말고 삭제: 볼륨 {volume}, 스냅샷 {label}
      스냅샷 정리: {volume} / {label}
      {volume}에 남은 {label} 제거할 것
      {label} 스냅샷 없애기({volume})
      {label:은} 이사 때문에 찍었고 {volume} 이사는 끝났다. {any}GB만 잡아먹으니 지우#
      볼륨은 두고 {not_label}도 두고 {label}만 없애#. {volume:이}다
      {volume}에 스냅샷이 31개. 제일 오래된 {label} 삭제`,
    titles: ['Delete the snapshot; Old snapshot', '스냅샷 삭제; 스냅샷 정리'],
  },
  {
    tool: 'snap_return', about: ['Put a volume back to the state of a snapshot', '볼륨을 스냅샷 상태로 되돌린다'],
    takes: { volume, label },
    en: `
      roll {volume} back to {label}
      {volume} as it was at {label}
      return {volume} to {label}
      The update broke it. {volume} goes back to {label}.
      undo everything on {volume} since {label}
      {label} is the last good state of {volume}, have that again
      put {volume} back where {label} was taken
      {any} files on {volume} were overwritten at {clock}; go back to {label}
      {volume}: from now back to {label}, not to {not_label}
      set {volume} to what {label} holds
      restore {label} over {volume}
      Do not delete {label}; use it. {volume} must look as it did then.
      whatever happened on {volume} after {label} is to be forgotten
      {label} is from before the mess, {not_label} from after. {volume} has to look as it did before.
      Nothing is lost that {any} people wrote today on {volume}, for nobody wrote. Go back to {label}.
      undo the {who}'s work on {volume}: state {label}`,
    ko: `
      {volume:을} {label:로} 되돌리#
      {volume} 롤백 → {label}
      업데이트가 망가뜨렸다. {volume:을} {label} 상태로 돌리#
      {label} 이후 {volume}에 생긴 변경을 모두 취소하#
      {volume}의 마지막 정상 상태가 {label:이}다. 그때로 복원하#
      {clock}에 {volume} 파일 {any}개가 덮어써졌다. {label:로} 복귀
      {not_label} 아니고 {label}. {volume:을} 그 시점으로 되돌릴 것
      {label:을} 지우지 말고 써서 {volume:을} 그때 모습으로 만들#
      {volume} 내용을 {label} 당시로 복원 요망
      {label} 스냅샷으로 {volume} 복원하#
      볼륨 {volume}, 기준 {label}: 원상 복구
      {label:은} 사고 전, {not_label:은} 사고 뒤 것이다. {volume:을} 사고 전으로 되돌리#
      {who} 작업을 취소하#. {volume:을} {label} 시점으로 복원
      오늘 {volume}에 쓴 사람이 없다. {label:로} 돌아가도 된다. 롤백하#`,
    titles: ['Roll back the volume; Back to the good state', '볼륨 롤백; 되돌리기'],
  },
  {
    tool: 'volume_extend', about: ['Make a volume larger by some gigabytes', '볼륨을 몇 기가바이트 늘린다'],
    takes: { volume, add_gb: whole(5, 500) },
    en: `
      extend {volume} by {add_gb} GB
      {add_gb} GB more for {volume}
      {volume} grows by {add_gb} gigabytes
      {volume} is full to {any} %. Add {add_gb} GB.
      give {volume} another {add_gb} GB
      make {volume} {add_gb} GB larger
      The group has {any} GB free on each of its disks; {volume} gets {add_gb} of that.
      plus {add_gb} GB on {volume}
      enlarge {volume}, step {add_gb} GB, and leave {not_volume}
      {volume}: +{add_gb} GB
      the mail on {volume} will not fit past {day}, so {add_gb} gigs on top
      stretch {volume}; {add_gb} GB should last
      {volume} has 200 GB, of which {any} are free, and the scans need more. Add {add_gb} GB.
      not to {add_gb} GB, but by {add_gb} GB: {volume}
      until the new disks come on {day}, {volume} helps itself to {add_gb} GB of the reserve`,
    ko: `
      {volume:을} {add_gb}GB 늘리#
      {volume} +{add_gb}GB
      {volume}에 {add_gb}기가 더 주#
      {volume:이} {any}% 찼다. {add_gb}GB 추가하#
      {volume} 확장, {add_gb}GB
      디스크마다 {any}GB씩 비어 있다. 그중 {add_gb}GB를 {volume}에 붙이#
      {not_volume:은} 두고 {volume}만 {add_gb}GB 키우기
      {day} 이후에는 {volume}에 메일이 안 들어간다. {add_gb}GB 얹을 것
      {volume} 용량을 {add_gb}기가만큼 늘려 두#
      {add_gb}GB 증설 요망 ({volume})
      {volume:은} 200GB 중 {any}GB가 남았다. 스캔에 모자라니 {add_gb}GB 더 붙이#
      {add_gb}GB까지가 아니라 {add_gb}GB만큼 {volume:을} 늘릴 것
      {day}에 새 디스크가 온다. 그때까지 예비에서 {add_gb}GB를 {volume}에 보태#`,
    titles: ['Enlarge the volume; More room', '볼륨 확장; 용량 증설'],
  },
  {
    tool: 'volume_attach', about: ['Attach a volume to a machine', '볼륨을 머신에 붙인다'],
    takes: { volume, host, read_only: maybe(flag()) },
    en: `
      attach {volume} to {host}
      {volume} → {host}
      {host} gets {volume}
      [read_only=true] hang {volume} on {host}, but {host} may only look
      [read_only=false] attach {volume} to {host}, writing allowed
      hook {volume} up to {host}; it hung on {not_host} so far
      [read_only=true] {host} is to read {volume} and change nothing on it
      The editors come at {clock}. Put {volume} on {host}.
      [read_only=false] {host} has to write to {volume}, so attach it in full
      connect {volume} with the machine {host}
      {host}, {volume}: attach
      [read_only=true] evidence on {volume}: give it to {host} write-protected
      let {host} see {volume}
      {not_host} has let go of {volume} at {clock}. Now it is {host}'s turn.
      [read_only=true] The auditor sits at {host} and looks through {volume}; nothing on it may change.
      [read_only=false] {host} collects {any} GB a night and writes them to {volume}. Connect the two.`,
    ko: `
      {volume:을} {host}에 붙이#
      {volume} → {host} 연결
      {host}에서 {volume:을} 쓸 수 있게 연결하#
      [read_only=true] {host}에 {volume:을} 붙이되 보기만 하게 하#
      [read_only=false] {host}에 {volume:을} 쓰기 가능으로 붙이#
      여태 {not_host}에 있던 {volume:을} {host}에 물리#
      [read_only=true] {volume:은} 증거물이다. 쓰기 금지로 {host}에 연결
      {clock}에 편집자가 온다. {volume:을} {host}에 걸어 두#
      {host} 머신에 {volume} 부착
      [read_only=false] {host:이} {volume}에 기록해야 한다. 제한 없이 연결하#
      [read_only=true] {host:은} {volume:을} 읽기만. 그렇게 붙일 것
      {not_host:이} {clock}에 {volume:을} 놓았다. 이제 {host} 차례다. 연결하#
      [read_only=true] 감사인이 {host}에 앉아 {volume:을} 살핀다. 하나도 바뀌면 안 된다. 연결해 두#
      [read_only=false] {host:이} 밤마다 {any}GB를 {volume}에 쓴다. 둘을 이어 주#`,
    titles: ['Attach the volume; Volume to the machine', '볼륨 연결; 볼륨 붙이기'],
  },
  {
    tool: 'volume_detach', about: ['Take a volume off a machine', '볼륨을 머신에서 뗀다'],
    takes: { volume, host },
    en: `
      detach {volume} from {host}
      {host} lets go of {volume}
      take {volume} off {host}
      {host} no longer needs {volume}, unhook it
      {volume} comes off {host} before the {who} pulls the shelf
      unplug {volume} at {host}; data remains, {not_volume} remains attached
      {host} without {volume} from {clock} on
      remove the link between {host} and {volume}
      {volume} must be free for another machine. Now it hangs on {host}; free it.
      {host} / {volume}: detach
      away with {volume} from the machine {host}, nothing is deleted
      {host} is scrapped on {day}. {volume}, which hangs on it, must come off before.
      two volumes hang on {host}: {volume} and {not_volume}. Free the former.
      the editors are finished, {volume} leaves {host}`,
    ko: `
      {host}에서 {volume:을} 떼#
      {volume} 분리 ({host})
      {host:은} 이제 {volume:이} 필요 없다. 연결을 풀#
      {who:이} 선반을 빼기 전에 {host}에서 {volume:을} 분리하#
      {not_volume:은} 붙여 두고 {host}의 {volume}만 떼어 내#
      {clock}부터 {host:은} {volume} 없이 돈다
      다른 머신이 쓸 수 있게 {volume:을} {host}에서 풀어 두#
      {host}와 {volume} 연결 해제. 자료는 지우지 말 것
      {volume} 연결 끊기, 머신 {host}
      {host} {volume} 분리 요망
      {host:은} {day}에 폐기한다. 그 전에 {volume:을} 떼#
      {host}에 {volume:과} {not_volume:이} 붙어 있다. 앞엣것만 떼어 내#
      편집이 끝났다. {host}에서 {volume} 분리
      {host}에 더는 {volume:이} 붙어 있으면 안 됨`,
    titles: ['Detach the volume; Free the volume', '볼륨 분리; 볼륨 떼기'],
  },
  {
    tool: 'volume_clone', about: ['Copy a volume to a new volume', '볼륨을 새 볼륨으로 복제한다'],
    takes: { origin: volume, twin: names('test/db, test/home, vg9/mail-copy, play/ledger, vg9/erp-trial, trial/photos') },
    en: `
      clone {origin} to {twin}
      {twin} becomes a copy of {origin}
      make {twin} out of {origin}
      the testers need {origin} under the name {twin}
      {origin} → {twin}
      copy into {twin} what {origin} holds
      {twin} is to be born as the twin of {origin}
      Nobody plays on {origin} itself. Give them {twin}, made from it.
      {any} GB are to be doubled: {origin}, and the double is {twin}
      a second {origin} named {twin}, ready by {clock}
      from the volume {origin} a new one, {twin}
      no snapshot this time but a whole copy: source {origin}, copy {twin}
      {twin} does not exist yet; it is made from {origin}, all {any} GB
      The {who} breaks things for a living. Let it happen on {twin}, a double of {origin}.
      take {origin}, call the copy {twin}`,
    ko: `
      {origin:을} {twin:로} 복제하#
      {twin:은} {origin}의 사본으로 만들#
      {origin} → {twin}
      시험 팀이 {origin} 내용을 {twin}라는 이름으로 쓴다. 만들어 두#
      {twin}에 {origin:을} 통째로 복사하#
      {origin} 원본에서 놀면 안 된다. {twin} 복제본을 주#
      {clock}까지 {origin}의 쌍둥이 {twin} 준비
      스냅샷 말고 전체 복제: 원본 {origin}, 사본 {twin}
      {any}GB짜리 {origin:을} 그대로 {twin:로} 하나 더 만들#
      사본 이름 {twin}, 원본 {origin}. 복제 요망
      {twin:은} 아직 없다. {origin}에서 {any}GB 전부를 떠서 만들#
      {who:이} 마음껏 망가뜨려도 되게 {origin}의 사본 {twin:을} 만들어 두#
      {origin:을} 떠서 {twin}라고 부르기로 함. 복제하#`,
    titles: ['Clone the volume; A copy for the testers', '볼륨 복제; 사본'],
  },
];
