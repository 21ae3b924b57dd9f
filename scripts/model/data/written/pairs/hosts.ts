import { phrase, ip } from '../../language/words';
import { choice, date, flag, made, many, maybe, names, whole, type Written } from '../table';
import { nth } from './counts';

const host = names('web-03, db-prod-1, mail01, edge-seoul, bastion, nas-b, runner-12, kiosk-2');
const machine = names('atlas, pi-gate, srv-21, files-02, proxy-a, lab-nas, core-7, hermes');
const service = names('nginx, postgresql, redis-cache, cups, sshd, telegraf, mosquitto, backup-agent');

export const hosts: readonly Written[] = [
  {
    tool: 'unit_bounce', about: ['Restart a service on a machine', '머신의 서비스를 다시 시작한다'],
    takes: { host, service },
    en: `
      restart {service} on {host}
      bring {service} on {host} back
      {host}: bring {service} back up
      on {host}, {service} has to be started afresh
      {host} answers, but its {service} does not. Give it a restart.
      bounce {service} of {host}, leave {not_service} running
      {service} hangs again ({host}), start it anew
      The certificates were copied at {clock}; for them to count, {service} on the machine {host} needs a restart.
      {host} / {service}: restart
      After {any} days without a pause {service} eats all memory of {host}. Restart only the service, not the box.
      Users cannot get through. On host {host}, not on {not_host}, restart {service}.
      let {host} restart its {service}`,
    ko: `
      {host}의 {service:을} 다시 시작하#
      {service} 재시작, 서버는 {host}
      {host}에서 {service:을} 다시 살리#
      {host}: {service} 재기동 요망
      {host:은} 응답하는데 {service:이} 죽었다. 다시 띄우#
      {service:이} 또 멈췄다({host}). 재시작 바람
      {clock}에 인증서를 교체했으니 {host} 서버에서 {service:을} 재시작하#
      {not_host} 말고 {host:이}다. 거기서 {service:을} 재시작하#
      {host}에서 {not_service:은} 두고 {service}만 다시 올리#
      {any}일 동안 안 껐더니 메모리를 다 먹는다. {service} 재시작할 것 ({host})
      {host} 담당: {service} 서비스 한 번 내렸다 올리#`,
    titles: ['Restart; Bring the service back; Service hangs', '서비스 재시작; 서비스 복구; 재기동'],
  },
  {
    tool: 'unitStopOn', about: ['Stop a service on a machine', '머신의 서비스를 멈춘다'],
    takes: { host, service },
    en: `
      stop {service} on {host}
      {host}: {service} down
      shut {service} down on {host} until the disk is in
      {service} must not run on {host} during the copy
      On {host} we no longer want {service}; stop it.
      take {service} off the air, host {host}
      {service} of {host} is to be stopped at {clock}, {not_service} goes on
      {host} has {any} % of its memory left. Halt {service} there.
      {service} on {host}: stop and leave stopped
      before the table is repaired, put {service} on {host} to rest
      Not {not_host}. {host} is the one whose {service} we stop.`,
    ko: `
      {host}의 {service:을} 멈추#
      {host}: {service} 정지
      디스크 교체가 끝날 때까지 {host}에서 {service:을} 내려 두#
      복사 중에는 {host}에 {service:이} 돌면 안 된다. 정지시키#
      {service} 중지, 서버는 {host}
      {host}에서 {not_service:은} 그대로, {service}만 세우#
      메모리가 {any}% 남았다. {host}의 {service:을} 정지하#
      {not_host} 말고 {host} 서버의 {service:을} 끄#
      {clock} 작업 전까지 {service:을} 꺼 둘 것. 대상 {host}
      {host}, {service} 서비스 내림`,
    titles: ['Stop the service; Service down', '서비스 정지; 서비스 중지'],
  },
  {
    tool: 'name_point', about: ['Let a name lead to an IPv4 address', '호스트 이름이 가리키는 주소를 정한다'],
    takes: { hostname: names('shop.alder.example, cam-yard.lan, print.office.lan, vpn.north.example, wiki.lan, meter-4.plant.lan'), ipv4: made(ip), ttl: maybe(whole(60, 7200)) },
    en: `
      The name {hostname} must point to {ipv4} from now on.
      {hostname} → {ipv4}
      point {hostname} at {ipv4}
      {ipv4} is the new address behind {hostname}
      have {ipv4} answer for the name {hostname}
      {hostname} moved; its address is {ipv4}, TTL {ttl}
      with a TTL of {ttl}, let {hostname} lead to {ipv4}
      The old machine is switched off on {day}. Whoever asks for {hostname} is to get {ipv4}.
      {hostname} goes to {ipv4}, keep it for {ttl} seconds in the caches
      address {ipv4}, name {hostname}: enter it
      set {hostname} to {ipv4} (ttl {ttl}), {not_hostname} stays where it is`,
    ko: `
      앞으로 {hostname:은} {ipv4:을} 가리켜야 한다
      {hostname} → {ipv4}
      {hostname} 주소를 {ipv4:로} 바꾸#
      {ipv4}에 {hostname} 이름을 붙이#
      이름 {hostname}, 주소 {ipv4}, TTL {ttl}
      {hostname} 레코드를 {ipv4:로} 하고 TTL은 {ttl}초로 하#
      {day}에 옛 장비를 끈다. {hostname:을} 찾으면 {ipv4:이} 나오게 하#
      새 주소는 {ipv4}. {hostname:을} 그리로 돌리#
      {not_hostname:은} 두고 {hostname}만 {ipv4:로} 변경할 것
      TTL {ttl}: {hostname:이} {ipv4:로} 가도록 설정하#`,
    titles: ['Name and address; DNS; New address', '이름과 주소; DNS 변경; 주소 변경'],
  },
  {
    tool: 'tree_copy', about: ['Copy a folder from one machine to another', '폴더를 다른 머신으로 복사한다'],
    takes: { path: names('/srv/maps, /var/backups, /data/scans, /home/lab, /opt/recipes, /mnt/video'), src_host: machine, dst_host: machine },
    en: `
      copy {path} from {src_host} to {dst_host}
      copy to {dst_host} what {src_host} has under {path}
      {path}: {src_host} → {dst_host}
      {dst_host} gets a copy of {path} from {src_host}
      fetch {path} off {src_host} and put it on {dst_host}
      {src_host} will be wiped on {day}. Bring its {path} over to {dst_host}.
      on {dst_host} we want the same {path} as on {src_host}
      source {src_host}, target {dst_host}, folder {path}
      target {dst_host}, source {src_host}: {path}
      let {dst_host} have {path}, it lies on {src_host} ({any} GB)
      the folder {path} of {src_host} belongs on {dst_host} too`,
    ko: `
      {src_host}의 {path:을} {dst_host:로} 복사하#
      {dst_host}에 {src_host}의 {path:을} 옮겨 두#
      {path}: {src_host} → {dst_host}
      {dst_host:로} {path} 복사. 원본은 {src_host}
      {day}에 {src_host:을} 초기화한다. {path:을} {dst_host:로} 보내#
      원본 {src_host}, 대상 {dst_host}, 폴더 {path}
      대상 {dst_host}, 원본 {src_host} / {path}
      {src_host}에 있는 {path:이} {dst_host}에도 있어야 한다. 복사하#
      {path}({any}GB)를 {src_host}에서 {dst_host:로} 넘기#
      {dst_host:은} 비어 있다. {src_host}에서 {path:을} 가져다 넣#`,
    titles: ['Copy the folder; Bring the data over; Copy', '폴더 복사; 자료 이전'],
  },
  {
    tool: 'link.mirror', about: ['Mirror one disk onto another', '디스크를 다른 디스크로 복제한다'],
    takes: { from: names('sda, sdb, nvme0, nvme1, disk3, vol-a, vol-c'), to: names('sdc, sdd, nvme2, disk7, disk9, vol-k, vol-m'), verify: maybe(flag()) },
    en: `
      mirror {from} onto {to}
      onto {to} goes everything that is on {from}
      {to} becomes the twin of {from}
      disk {from} to disk {to}
      [verify=true] clone {from} to {to} and compare them afterwards
      [verify=false] {from} → {to}, no comparison, we have no time
      {to} is the fresh disk, {from} the one with the data. Mirror it.
      {from} clicks since {clock}. Save it onto {to}.
      [verify=true] write {from} over to {to}, every block checked
      [verify=false] put {from} on {to} and skip the check
      overwrite {to} with what {from} holds`,
    ko: `
      {from:을} {to}에 복제하#
      {to:을} {from}의 쌍둥이로 만들#
      {to}에 {from} 내용을 그대로 부어 넣#
      디스크 {from} → 디스크 {to}
      [verify=true] {from:을} {to:로} 복제한 다음 서로 비교까지 하#
      [verify=false] {from:을} {to}에 복제하되 대조는 생략하#
      {to:이} 새 디스크, {from:이} 자료 디스크다. 복제 바람
      {clock}부터 {from}에서 딱딱 소리가 난다. {to}에 살려 두#
      [verify=true] {to}에 {from} 복제, 블록마다 검증
      [verify=false] 시간이 없다. 검증 없이 {from:을} {to:로} 넘기#`,
    titles: ['Mirror the disk; Clone', '디스크 복제; 미러'],
  },
  {
    tool: 'strip_outlet', about: ['Switch an outlet of a power strip', '멀티탭 콘센트를 켜고 끈다'],
    takes: { outlet: nth(1, 12), strip: names('PS-2, PS-4, strip-west, rack5-L, rack5-R, P11, bench-A'), on: flag(['on|live', '켜'], ['off|dead', '꺼']) },
    en: `
      {outlet} outlet of strip {strip}: {on}
      [on=true] give current to the {outlet} outlet of {strip}
      [on=false] on {strip}, cut the {outlet} outlet
      [on=true] strip {strip}: the {outlet} socket should carry power again
      [on=false] The {outlet} outlet on {strip} stays dark tonight.
      [on=false] smell of burning at {strip}. No power on its {outlet} outlet any more.
      [on=true] {any} watts are free on {strip}, so bring up the {outlet} outlet
      switch the {outlet} outlet {on}, strip {strip}
      [on=false] {strip}: kill the {outlet} socket, the neighbours stay as they are
      [on=true] the modem sits in the {outlet} outlet of {strip} and needs current from {clock} on
      turn the {outlet} outlet of {strip} {on}`,
    ko: `
      [on=true] {strip} 멀티탭 {outlet} 콘센트를 켜#
      [on=false] {strip}의 {outlet} 콘센트를 끄#
      [on=true] {outlet} 구멍에 전기 넣을 것. 멀티탭은 {strip}
      [on=false] {strip}에서 탄내가 난다. {outlet} 콘센트 전기를 끊#
      [on=true] {strip:은} {any}W 여유가 있으니 {outlet} 콘센트를 살리#
      [on=false] 오늘 밤 {strip} {outlet} 콘센트는 죽여 두#
      [on=true] {clock}부터 모뎀을 쓴다. {strip} {outlet} 콘센트 투입
      [on=false] {strip}: {outlet} 콘센트 차단, 옆은 그대로
      [on=true] {strip} {outlet} 콘센트 통전
      [on=false] {outlet} 콘센트({strip}) 내림`,
    titles: ['Power strip; Outlet; Current for the rack', '멀티탭; 콘센트; 전원'],
  },
  {
    tool: 'switchport', about: ['Open or close a port of a switch', '스위치 포트를 열고 닫는다'],
    takes: { sw: names('sw-2f, sw-core, SW14, access-b, stack-3'), port: whole(1, 48), state: choice({ up: ['open|enabled|up', '열림|활성'], down: ['closed|disabled|down', '닫힘|차단'] }) },
    en: `
      {sw} port {port}: {state}
      port {port} of {sw} is to be {state}
      [state=down] port {port} on {sw} is to be shut
      [state=up] let the camera on port {port} of {sw} back in
      [state=down] nobody may get onto the network through port {port}, switch {sw}
      [state=up] {sw}: lift the block on port {port}
      [state=down] An unknown laptop hangs on {sw}, port {port}. Lock it out.
      [state=up] the cable is fixed since {clock}; port {port} at {sw} may carry traffic again
      [state=down] shut port {port} of {sw}, port {not_port} remains in use
      [state=up] the desk at {sw}/{port} has a user again, bring the port to life`,
    ko: `
      {sw} {port}번 포트 {state}
      [state=down] {sw} {port}번 포트를 막#
      [state=up] {sw} {port}번 포트를 열#
      [state=down] 모르는 노트북이 {sw} {port}번에 물려 있다. 포트를 닫#
      [state=up] 케이블 수리 완료. {sw}의 포트 {port:을} 다시 쓰게 하#
      [state=up] {sw} 포트 {port} 차단 풀 것
      [state=down] {port}번 포트로는 아무도 못 들어오게 하#. 스위치는 {sw}
      [state=down] {not_port}번은 쓰고 있으니 두고 {sw} {port}번만 잠그#
      [state=up] {clock}부터 {sw} {port}번 자리에 사람이 온다. 포트를 살리#
      스위치 {sw}, 포트 {port}: {state} 상태로`,
    titles: ['Switch port; Port', '포트; 스위치 포트'],
  },
  {
    tool: 'disks_scrub', about: ['Check several disks for errors', '디스크 여러 개를 점검한다'],
    takes: { slots: many(whole(1, 36)), host: machine },
    en: `
      scrub the disks in slots {slots} of {host}
      {host}: check slots {slots}
      on {host} have the disks {slots} looked through
      slots {slots}, machine {host}: scrub
      Bays {slots} in {host} reported errors at {clock}. Check them.
      the scrub on {host} covers {slots} and nothing else
      begin a scrub of {slots} on {host}
      {host} has {any} disks; only {slots} are due
      check disks {slots} (in {host})`,
    ko: `
      {host} {slots}번 슬롯 디스크를 점검하#
      {host}: 슬롯 {slots} 점검
      슬롯 {slots}, 머신은 {host}. 디스크 검사하#
      {clock}에 {host} {slots}번에서 오류. 검사 요망
      {host}에는 디스크가 {any}개 있지만 {slots}번만 검사하#
      {host}에서 {slots}번 디스크를 훑어보#
      디스크 검사: {host} / {slots}
      {slots}번 디스크 오류 검사를 시작하#. 대상 {host}
      {host}, {slots}번 베이 스크럽 실행`,
    titles: ['Scrub; Check the disks', '디스크 검사; 디스크 점검'],
  },
  {
    tool: 'ticket.raise', about: ['Write a ticket about an asset', '장비에 대한 작업 요청을 적는다'],
    takes: { asset: names('pump-12, AHU-3, conveyor-B, chiller-1, dock-leveller-4, boiler-2, UPS-7', '펌프-12, 공조기-3, 컨베이어-B, 냉동기-1, 보일러-2, 승강대-4'), text: made(phrase), priority: maybe(choice({ low: ['low', '낮음'], normal: ['normal', '보통'], urgent: ['urgent', '긴급'] })), due: maybe(date()) },
    en: `
      write a ticket for {asset}: "{text}"
      "{text}" goes into a ticket on {asset}
      ticket, asset {asset}, text "{text}", {priority}
      [priority=urgent] raise "{text}" for {asset}, it cannot wait
      [priority=low] for {asset} note a ticket "{text}"; no hurry at all
      a {priority} ticket about {asset} saying "{text}"
      {asset} wants looking at by {due}: ticket "{text}"
      The {who} saw something at {asset} on {day}. Raise a ticket with the words "{text}".
      ticket on {asset}, due {due}, "{text}", priority {priority}
      [priority=urgent] drop everything: ticket for {asset}, "{text}"
      have a ticket opened, "{text}", the machine is {asset}`,
    ko: `
      {asset} 작업 요청서에 "{text}"라고 적#
      "{text}" 내용으로 {asset} 작업 요청을 올리#
      작업 요청: {asset} / "{text}" / {priority}
      [priority=urgent] {asset}, "{text}". 미룰 수 없는 건으로 요청서를 올리#
      [priority=low] 급하지 않다. {asset}에 대해 "{text}" 요청만 남기#
      {asset} 요청 등록, 내용 "{text}", 우선순위 {priority}
      {due}까지 처리할 것으로 {asset} 작업 요청 "{text}" 등록하#
      {day}에 {who:이} {asset}에서 발견했다. "{text}"라고 요청을 남기#
      기한 {due}, 우선순위 {priority}, 장비 {asset}, 내용 "{text}"
      {asset} 건으로 "{text}" 요청서 작성`,
    titles: ['Ticket; Report the fault; Work request', '작업 요청; 고장 접수'],
  },
];
