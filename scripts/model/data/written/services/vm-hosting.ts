import { choice, flag, maybe, names, whole, type Written } from '../table';

const vms = names('crm-prod, erp-test, wiki-2, build-07, shop-stage, dc-03');
const nodes = names('hv-01, hv-02, hv-05, hv-blue, hv-green');

export const vmHosting: readonly Written[] = [
  {
    tool: 'vm_migrate', about: ['Move a virtual machine to another node', '가상 머신을 다른 노드로 옮긴다'],
    takes: { vm: vms, to_node: nodes, live: maybe(flag()) },
    en: `
      move {vm} to {to_node}
      {vm} → {to_node}
      {to_node} takes over {vm}
      [live=true] carry {vm} over to {to_node} without anybody noticing
      [live=false] {vm} may be down while it goes to {to_node}, cold move
      {any} GB of memory are free on {to_node}; let {vm} run there
      The node under {vm} gets new disks at {clock}. {vm} lives on {to_node} until then.
      migrate the machine {vm}, destination {to_node}, not {not_to_node}
      [live=true] users are working on {vm}, shift it to {to_node} while it runs
      onto {to_node} with {vm}
      [live=false] switch off {vm}, transfer to {to_node}
      Fans scream in the rack of the old node, {any} degrees. {vm} ought to be on {to_node}.
      [live=true] the payroll run on {vm} must not notice that it ends up on {to_node}`,
    ko: `
      {vm:을} {to_node:로} 옮기#
      {vm} → {to_node} 이관
      {to_node:이} {vm:을} 넘겨받게 하#
      [live=true] 사용자가 모르게 {vm:을} {to_node:로} 넘기#
      [live=false] {vm:은} 내려도 된다. 끈 상태로 {to_node:로} 이동하#
      {to_node}에 메모리 {any}GB가 남았다. {vm:을} 거기서 돌리#
      {clock} 디스크 교체 예정. 그동안 {vm:은} {to_node}에 두#
      {not_to_node} 아니고 {to_node:로} {vm} 마이그레이션
      [live=true] 작업 중인 사람이 있다. {vm:을} 켠 채로 {to_node:로} 보내#
      대상 노드 {to_node}, 머신 {vm}
      옛 노드 랙이 {any}도까지 올랐다. {vm:은} {to_node}에 있어야 한다
      [live=true] {vm}에서 급여 계산 중이다. 끊지 말고 {to_node:로} 넘기#`,
    titles: ['Move the machine; Migration', '머신 이관; 마이그레이션'],
  },
  {
    tool: 'vmPower', about: ['Power of a virtual machine', '가상 머신 전원'],
    takes: { vm: vms, op: choice({ start: ['start|power on|boot', '시작|켜기'], shutdown: ['shut down|clean shutdown', '정상 종료|종료'], kill: ['hard off|kill|pull the plug', '강제 종료|강제 꺼짐'], pause: ['pause|suspend', '일시 정지|일시정지'] }) },
    en: `
      {vm}: {op}
      [op=start] {vm} is needed from {clock}, wake it
      [op=shutdown] let {vm} go down in an orderly way
      [op=kill] {vm} reacts to nothing, pull its plug
      [op=pause] freeze {vm} for the time of the copy, it goes on afterwards
      [op=start] bring up the machine {vm}
      [op=kill] no mercy with {vm}, the disk is full and it does not stop by itself
      [op=shutdown] After {any} days without a login {vm} can be put to sleep properly: guest OS down, then off.
      {op} for {vm}, {not_vm} stays untouched
      [op=pause] hold {vm} still, memory kept
      power action on {vm}: {op}
      [op=shutdown] say good night to {vm}, politely
      [op=kill] {vm} has ignored the polite way for {any} minutes. Cut it.
      [op=start] the testers begin at {clock} and find {vm} dark; light it up`,
    ko: `
      {vm} {op}
      [op=start] {clock}부터 {vm:이} 필요하다. 켜#
      [op=shutdown] {vm:을} 순서대로 정상적으로 내리#
      [op=kill] {vm:이} 아무 반응이 없다. 전원을 뽑듯이 끄#
      [op=pause] 복사하는 동안 {vm:을} 얼려 두#
      [op=start] {vm} 머신을 올리#
      [op=kill] {vm}, 디스크가 차서 스스로 못 꺼진다. 강제로 끊#
      [op=shutdown] {any}일째 로그인이 없다. {vm:을} 곱게 꺼 두#
      {not_vm:은} 그대로 두고 {vm}만 {op}
      [op=pause] {vm} 메모리 유지한 채 멈추어 두#
      전원: {vm} / {op}
      [op=shutdown] {vm:을} 얌전히 재우#
      [op=kill] {vm:이} {any}분째 정상 종료를 무시한다. 잘라 버리#
      [op=start] {clock}에 시험이 시작되는데 {vm:이} 꺼져 있다. 살리#`,
    titles: ['Power of the machine; Machine on or off', '머신 전원; 가상 머신 기동'],
  },
  {
    tool: 'vm.resize', about: ['Set cores and memory of a virtual machine', '가상 머신의 코어와 메모리를 정한다'],
    takes: { vm: vms, cores: whole(1, 32), ram_gb: whole(2, 256) },
    en: `
      {vm}: {cores} cores, {ram_gb} GB
      give {vm} {ram_gb} GB of memory and {cores} cores
      {vm} with {cores} CPUs and {ram_gb} GB RAM
      {ram_gb} gigs and {cores} cores for {vm}
      The reports on {vm} take {any} minutes; {cores} vCPU / {ram_gb} GB should help.
      resize {vm} to {cores} processors, memory {ram_gb} GB
      set the memory of {vm} at {ram_gb} GB, cores at {cores}
      shrink nothing but {vm}: RAM {ram_gb}, CPU {cores}
      for {vm} we pay {cores} cores plus {ram_gb} GB from {day} on, make it so`,
    ko: `
      {vm} 코어 {cores}개, 메모리 {ram_gb}GB
      {vm:을} {ram_gb}GB 메모리와 {cores}코어로 바꾸#
      {vm} 사양 변경: CPU {cores} / RAM {ram_gb}
      메모리 {ram_gb}기가에 코어 {cores}개를 {vm}에 주#
      {vm} 보고서가 {any}분 걸린다. {cores}vCPU {ram_gb}GB로 늘리#
      {vm}: RAM {ram_gb}GB, 코어 {cores}
      {not_vm} 말고 {vm}만 {cores}코어, {ram_gb}GB로 조정하#
      {day}부터 {vm:은} 코어 {cores}, 램 {ram_gb}기가로 운영
      {vm}에 할당: 램 {ram_gb}GB와 {cores}코어`,
    titles: ['Resize the machine; More memory; Cores and memory', '사양 변경; 리소스 조정'],
  },
  {
    tool: 'node_maintenance', about: ['Put a node into maintenance, or back into service', '노드를 점검 모드로 두거나 되돌린다'],
    takes: { node: nodes, maintenance: flag() },
    en: `
      [maintenance=true] no new machines on {node}, we open it
      [maintenance=false] {node} has its new fans, it may carry machines again
      [maintenance=true] {node} out of the cluster for repair
      [maintenance=false] {node} back into service
      maintenance mode of {node} {maintenance}
      {node}: maintenance {maintenance}
      [maintenance=true] The {who} will pull {any} memory sticks from {node} at {clock}; prepare the node.
      [maintenance=false] service on {node} is finished, end the maintenance, {not_node} follows tomorrow
      [maintenance=true] take {node} out of rotation
      [maintenance=false] let {node} work like before`,
    ko: `
      [maintenance=true] {node} 점검 모드로 돌리#
      [maintenance=false] {node} 점검 모드 해제하#
      [maintenance=true] {node} 뚜껑을 연다. 새 머신이 못 오게 하#
      [maintenance=false] {node} 팬 교체 완료. 다시 머신을 싣게 하#
      [maintenance=true] {clock}에 {node} 메모리 {any}개를 뺀다. 노드를 점검 상태로 두#
      [maintenance=false] {node} 서비스 복귀
      [maintenance=true] {node:을} 운영에서 빼#
      [maintenance=false] {not_node:은} 내일. {node:은} 정비 끝났으니 원래대로 일하게 하#
      [maintenance=true] 수리차 {node} 정비 걸어 두#`,
    titles: ['Maintenance of the node; Node', '노드 점검; 점검 모드'],
  },
  {
    tool: 'quietest_node', about: ['Node with the least load in a cluster', '가장 한가한 노드를 찾는다'],
    takes: { cluster: names('north, south, dev, dmz, edge') }, reads: true, result: 'hv-{any}',
    en: `
      which node of {cluster} has the least to do?
      find the quietest node in {cluster}
      look for room in {cluster}
      {cluster}: least loaded node
      before we move anything, see who idles in {cluster}
      not {not_cluster}, the cluster {cluster}: which host is bored since {clock}`,
    ko: `
      {cluster}에서 제일 한가한 노드를 찾#
      {cluster} 클러스터 여유 노드 조회
      옮기기 전에 {cluster}에서 부하가 적은 노드를 보#
      {not_cluster} 말고 {cluster}에서 노는 노드 확인하#
      {cluster} 어느 노드에 자리가 있는지 알아보#`,
    titles: ['Quiet node; Where is room?', '한가한 노드; 여유 노드'],
  },
];
