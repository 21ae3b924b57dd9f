import { code } from '../industry/slots';
import { flag, maybe, names, span, whole, type Written } from '../table';

const box = names('paperless, immich-web, gitea, vaultd, meter-ingest, unifi-ctl, wiki-front, mosq-bridge, frigate, ocr-worker');
const image = names('registry.lan/ocr, hub/caddy, acme/ingest, registry.lan/till-api, hub/postgis, acme/label-gw');
const tag = code('v#.#.#, #.##, 2026.0#, stable-##, rc#');

export const containers: readonly Written[] = [
  {
    tool: 'box.start', about: ['Start a stopped container', '멈춘 컨테이너를 시작한다'],
    takes: { box },
    en: `
      start the container {box}
      {box} up
      {box} lies stopped since {clock}, start it
      the volume is back, so {box} may run again
      let {box} run
      Only {box} comes up; {not_box} and the other {any} stay down.
      container {box}: start
      bring up {box}
      wake {box}, the {who} wants to scan in {any} minutes
      {box} should be among the running ones
      The host came back with {any} containers instead of all. {box} is the missing one; start it.
      do not restart the rest, just start {box}
      {not_box} runs, {box} does not, and the one needs the other. Start what is missing.
      {any} GB are free again, so {box}, stopped for lack of room, may begin.
      {box} was off for the night. It is {clock}, on with it.
      Of three containers two are green; the third, {box}, has to be started.`,
    ko: `
      {box} 컨테이너를 시작하#
      {box} 올리기
      {box:이} {clock}부터 멈춰 있다. 켜#
      볼륨이 돌아왔으니 {box:을} 다시 돌리#
      {not_box} 등 나머지 {any}개는 두고 {box}만 띄우#
      컨테이너 {box} 기동
      {any}분 뒤 {who:이} 스캔한다. {box:을} 깨우#
      {box:이} 실행 목록에 있어야 한다
      호스트가 올라왔는데 {box:이} 빠졌다. 시작시키#
      다른 것은 재시작 말고 {box}만 시작할 것
      {box} 시작 바람
      {not_box:은} 도는데 {box:이} 안 돈다. 빠진 쪽을 시작하#
      {any}GB 비웠다. 자리가 없어 멈췄던 {box:을} 켜#
      밤새 꺼 둔 {box}, {clock}이니 올릴 것
      셋 중 둘은 초록불이다. 남은 {box:을} 기동하#`,
    titles: ['Start the container; Container up', '컨테이너 시작; 컨테이너 기동'],
  },
  {
    tool: 'box.stop', about: ['Stop a container in an orderly way', '컨테이너를 정상적으로 멈춘다'],
    takes: { box, grace_s: maybe(span('s', 5, 180)) },
    en: `
      stop the container {box}
      {box} down, grace {grace_s}
      let {box} finish what it does, at most {grace_s}, then stop it
      {box} off for the backup
      Stop {box} properly. No kill, it is writing.
      container {box}: stop, wait {grace_s}
      {box} is not needed over the weekend, {any} days; put it to rest
      give {box} {grace_s} to say goodbye and end it
      The pool is {any} % full, {box} has to stop
      end {box} gently, {not_box} goes on
      {grace_s} of patience with {box}, then it should be down
      {box} must be still when the disk is swapped at {clock}
      take down {box} and keep its data
      {box} writes to a disk that the {who} wants to pull at {clock}. Let it end its work, then down.
      Two containers share port 8080, {box} and {not_box}; the first of them has to make room.
      No pause, no kill: {box} is shut down as it should be, within {grace_s}.
      {box} is retired as of {day}, its successor runs. Stop the old one.`,
    ko: `
      {box} 컨테이너를 멈추#
      {box} 정지, 유예 {grace_s}
      {box:이} 하던 일을 마치게 {grace_s}까지 기다렸다가 멈추#
      백업 동안 {box:을} 내려 두#
      {box:은} 쓰는 중이다. 강제로 말고 곱게 정지하#
      컨테이너 {box}: {grace_s} 대기 후 정지
      주말 {any}일은 {box:이} 필요 없다. 재우#
      저장소가 {any}% 찼다. {box:을} 정상 종료하#
      {not_box:은} 돌리고 {box}만 세우#
      {clock} 디스크 교체 때 {box:이} 멈춰 있어야 함
      {box} 내림. 종료 여유 {grace_s}
      자료는 두고 {box:을} 얌전히 내리#
      {clock}에 {who:이} 뺄 디스크에 {box:이} 쓰고 있다. 일을 마치게 하고 정지하#
      {box:과} {not_box:이} 8080 포트를 두고 다툰다. {box:을} 내리#
      얼리거나 죽이지 말고 {box:을} {grace_s} 안에 정상 종료
      {day}부로 {box:은} 은퇴. 후속이 도니 옛것을 멈추#`,
    titles: ['Stop the container; Container down', '컨테이너 정지; 컨테이너 내리기'],
  },
  {
    tool: 'box.kill', about: ['End a container at once, whatever it is doing', '컨테이너를 즉시 강제로 끝낸다'],
    takes: { box },
    en: `
      kill the container {box}
      {box} does not listen any more, end it the hard way
      no grace for {box}, cut it now
      {box} has ignored the stop for {any} minutes. Kill.
      {box}: hard off
      force {box} down without waiting
      It mines coins, says the {who}. {box} has to be dead this second.
      shoot {box}, leave {not_box}
      pull the plug on {box}
      {box} will not stop by asking; make it
      Asked politely at {clock}, nothing. So {box} is ended by force.
      {box} got 30 seconds, then another {any}, and still sits there. No more waiting.
      End {box} on the spot. Lost data does not matter, the disk does.
      {not_box} stopped nicely. {box} did not. Use force.
      something wild runs in {box}; not a second longer`,
    ko: `
      {box} 컨테이너를 강제 종료하#
      {box:이} 말을 안 듣는다. 강제로 끝내#
      {box:은} 기다리지 말고 바로 죽이#
      {any}분째 정지 요청을 무시하고 있다. {box} 강제로 끊#
      {box}: 즉시 강제 종료
      {who} 말로는 채굴 중이란다. {box:을} 당장 죽일 것
      {not_box:은} 두고 {box}만 강제로 내리#
      {box} 플러그 뽑듯이 끄기
      {clock}에 정상 종료를 시도했지만 안 됐다. {box} 강제 종료
      유예 없이 {box} 종료
      {box}에 30초 주고 또 {any}초를 줬는데 그대로다. 더 기다리지 말고 강제로 끝내#
      자료는 잃어도 된다. {box:을} 그 자리에서 죽이#
      {not_box:은} 곱게 멈췄는데 {box:은} 아니다. 강제로 내리#
      {box} 안에서 이상한 게 돈다. 1초도 더 두지 말 것`,
    titles: ['Kill the container; The hard way', '강제 종료; 컨테이너 강제 종료'],
  },
  {
    tool: 'box.freeze', about: ['Freeze a container where it is, or let it go on', '컨테이너를 그 자리에서 얼리거나 계속하게 한다'],
    takes: { box, frozen: flag(['frozen', '동결'], ['thawed', '해동']) },
    en: `
      [frozen=true] freeze {box} for the copy, it keeps its memory
      [frozen=false] the copy is done, {box} may go on where it stood
      {box}: {frozen}
      [frozen=true] hold {box} still without ending it
      [frozen=false] let {box} breathe again
      [frozen=true] pause the container {box}, resume comes later
      [frozen=false] resume {box}
      [frozen=true] {box} takes {any} % of the CPU while the {who} prints. Suspend it, do not stop it.
      [frozen=false] {box} has been suspended since {clock}; unfreeze
      [frozen=true] keep {box} in memory but let it do nothing
      [frozen=false] carry on with {box}, {not_box} stays on hold
      [frozen=true] put {box} on hold for {any} minutes, not off
      [frozen=false] lift the hold on {box}
      [frozen=true] While the {any} GB are copied {box} must not move a finger, but neither may it lose what it holds.
      [frozen=false] {box} stood still for the copy. At {clock} the last file was through, so off it goes again.
      [frozen=true] not stopped, only held: {box}
      [frozen=false] not started anew, only let loose: {box}`,
    ko: `
      [frozen=true] 복사하는 동안 {box:을} 얼려 두#. 메모리는 유지
      [frozen=false] 복사 끝. {box:을} 멈췄던 데서 이어 가게 하#
      {box} {frozen}
      [frozen=true] {box:을} 끝내지 말고 그대로 붙들어 두#
      [frozen=false] {box:을} 다시 숨 쉬게 하#
      [frozen=true] 컨테이너 {box} 일시 정지
      [frozen=false] {box} 일시 정지 해제
      [frozen=true] {who:이} 출력하는 동안 {box:이} CPU를 {any}%나 먹는다. 내리지는 말고 얼리#
      [frozen=false] {clock}부터 얼어 있던 {box:을} 녹이#
      [frozen=true] {box:은} 메모리에 둔 채 아무것도 못 하게 하#
      [frozen=false] {not_box:은} 계속 두고 {box}만 풀#
      [frozen=true] {any}분만 {box} 보류, 종료는 아님
      [frozen=true] {any}GB를 옮기는 동안 {box:은} 꼼짝 말아야 하지만 들고 있는 것을 잃어서도 안 된다
      [frozen=false] 복사 때문에 서 있던 {box}, {clock}에 다 끝났으니 다시 움직이게 하#
      [frozen=true] 정지가 아니라 붙들기만. {box}
      [frozen=false] 새로 시작하는 게 아니라 놓아주기만. {box}
      [frozen=true] {box:을} 잠깐 멈칫하게 두#`,
    titles: ['Freeze or thaw; Hold the container', '컨테이너 동결; 일시 정지'],
  },
  {
    tool: 'box.recreate', about: ['Make a container anew from an image and a tag', '이미지와 태그로 컨테이너를 새로 만든다'],
    takes: { box, image: maybe(image), tag },
    en: `
      recreate {box} with {tag}
      {box} → {tag}
      {box} should be built anew from {image}, tag {tag}
      put {box} on {tag}
      the image {image} with the tag {tag} becomes {box}
      {box} still runs {not_tag}. Make it new from {tag}.
      throw the old {box} away and set it up from {image}:{tag}
      [tag=latest] {box} from the newest image there is (latest)
      {tag} is out since {day} and fixes {any} bugs; recreate {box} with it
      new {box}, image {image}, {tag}
      upgrade {box} to {tag}, {not_box} waits a week
      go back to {tag} with {box}, the new one eats memory
      The supplier built {not_tag} by mistake and {tag} to mend it. {box} gets the mended one.
      a restart of {box} changes nothing, it needs {tag}
      {box}: away from {not_tag}, over to {tag}
      The {who} tested {image} in {tag} for {any} days. Now {box} is made from it.`,
    ko: `
      {box:을} {tag:로} 새로 만들#
      {box} → {tag} 재생성
      {image} 이미지의 {tag} 태그로 {box:을} 다시 만들#
      {box:이} 아직 {not_tag:이}다. {tag:로} 갈아 끼우#
      옛 {box:은} 버리고 {image}:{tag:로} 세우#
      [tag=latest] {box:을} 최신 이미지(latest)로 다시 만들#
      {day}에 {tag:이} 나왔다. 버그 {any}건 수정. {box:을} 그 버전으로 올리#
      새 {box}, 이미지 {image}, 태그 {tag}
      {not_box:은} 다음 주. {box}만 {tag:로} 교체하#
      새 버전이 메모리를 먹는다. {box:을} {tag:로} 되돌리#
      태그 {tag}, 컨테이너 {box}, 이미지 {image}: 재생성 요망
      공급사가 {not_tag:을} 잘못 내고 {tag:로} 고쳤다. {box:은} 고친 것으로 다시 만들#
      {box:은} 재시작으로는 안 되고 {tag:이} 필요하다
      {box}: {not_tag}에서 {tag:로} 갈아타기
      {who:이} {image} {tag:을} {any}일 시험했다. 이제 {box:을} 그걸로 재생성
      {box} 이미지를 {image}:{tag:로} 바꿔 새로 띄우#`,
    titles: ['New version of the container; Recreate', '컨테이너 재생성; 버전 교체'],
  },
  {
    tool: 'box.limits', about: ['Memory and processor share of a container', '컨테이너의 메모리와 CPU 한도'],
    takes: { box, mem_mb: whole(128, 8192), cpu_pct: maybe(whole(10, 400, 'pct')) },
    en: `
      {box} may use {mem_mb} MB
      limit {box} to {mem_mb} MB and {cpu_pct} of a core
      {box}: {mem_mb} MB, CPU {cpu_pct}
      memory of {box} {mem_mb} MB, the processor stays free
      {cpu_pct} CPU and {mem_mb} MB for {box}, no more
      {box} took {any} GB last night and the rest starved. Cap it at {mem_mb} MB.
      never more than {mem_mb} megabytes for {box}
      give {box} room: {mem_mb} MB
      cap at {cpu_pct} CPU, {mem_mb} MB: container {box}
      Of {any} GB in the host, {box} gets {mem_mb} MB.
      {box} at {mem_mb} MB, up from {not_mem_mb}
      32 GB are in the host and 9 containers want them. {box}: {mem_mb} MB.
      {not_box} may keep its 4096; for {box} the ceiling is {mem_mb} MB and {cpu_pct} of processor
      Since {day} {box} dies at {any} users. Give it {mem_mb} MB.`,
    ko: `
      {box} 메모리 {mem_mb}MB까지
      {box:을} 메모리 {mem_mb}MB, CPU {cpu_pct:로} 제한하#
      CPU {cpu_pct}, 메모리 {mem_mb}MB. 컨테이너 {box}
      어젯밤 {box:이} {any}GB를 썼다. {mem_mb}MB로 묶#
      {box}에 {mem_mb}MB 주고 CPU는 그대로 두#
      {box} 한도: {mem_mb}MB / {cpu_pct}
      호스트 {any}GB 가운데 {box} 몫은 {mem_mb}MB
      {box} 메모리를 {not_mem_mb}에서 {mem_mb}MB로 바꾸#
      {box:이} {mem_mb}MB 넘게 못 쓰게 하#
      {cpu_pct} 넘기지 말 것, 메모리는 {mem_mb}MB ({box})
      호스트는 32GB, 컨테이너는 9개. {box:은} {mem_mb}MB까지
      {not_box:은} 4096 그대로, {box:은} {mem_mb}MB에 CPU {cpu_pct}
      {day}부터 사용자 {any}명만 되면 {box:이} 죽는다. {mem_mb}MB를 주#
      {box} 상한: 프로세서 {cpu_pct}, 램 {mem_mb}MB`,
    titles: ['Limits of the container; Memory cap', '컨테이너 한도; 메모리 제한'],
  },
  {
    tool: 'images.sweep', about: ['Delete images that no container has used for some days', '며칠 동안 쓰지 않은 이미지를 지운다'],
    takes: { older_days: whole(2, 120), host: maybe(names('dock-1, dock-2, nas-cellar, build-07, edge-k')), dry_run: maybe(flag()) },
    en: `
      sweep images older than {older_days} days
      images nobody used for {older_days} days may go
      [dry_run=true] show what a sweep at {older_days} days would take, delete nothing
      on {host}: away with images unused since {older_days} days
      [dry_run=false] really delete images past {older_days} days on {host}, this is no rehearsal
      {host} has {any} GB left. Clear images that lay idle {older_days} days.
      [dry_run=true] rehearsal only, {older_days} days, host {host}
      keep {older_days} days of images, drop the rest
      image clean-up at {host}, limit {older_days} days
      [dry_run=true] What could go if we drew the line at {older_days} days? Just list it.
      throw out images that were last used more than {older_days} days ago, on {host}, not on {not_host}
      [dry_run=true] Before we lose what we need: list the images that {older_days} days of rest would cost.
      [dry_run=false] The list was read and is right. Now clear for real, {older_days} days.
      two weeks are too short and a year too long, clear images at {older_days} days`,
    ko: `
      {older_days}일 넘게 안 쓴 이미지를 지우#
      [dry_run=true] {older_days}일 기준으로 무엇이 지워질지만 보이고 지우지는 말 것
      {host}: {older_days}일 지난 이미지 청소
      [dry_run=false] 연습 아님. {host}에서 {older_days}일 넘은 이미지를 진짜로 지우#
      {host}에 {any}GB 남았다. {older_days}일 묵은 이미지를 치우#
      [dry_run=true] 예행연습: {older_days}일, {host}
      이미지는 {older_days}일치만 남기고 정리하#
      이미지 정리 {older_days}일 기준, 서버 {host}
      {not_host} 말고 {host}에서 {older_days}일 동안 안 쓴 이미지 삭제하#
      {older_days}일 지난 이미지는 버리#
      [dry_run=true] 필요한 걸 잃기 전에 {older_days}일 기준 목록만 뽑아 보기
      [dry_run=false] 목록을 확인했다. 이제 {older_days}일 기준으로 정말 지우#
      두 주는 짧고 한 해는 길다. {older_days}일 기준으로 이미지를 정리하#
      {host} 디스크 {any}% 찼다. {older_days}일 지난 이미지 제거`,
    titles: ['Clear old images; Room on the disk', '이미지 정리; 디스크 여유'],
  },
];
