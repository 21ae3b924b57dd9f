import { flag, maybe, names, whole, type Written } from '../table';

const apps = names('checkout, search-api, image-resizer, frontend, mailer, geo-cache');
const spaces = names('prod, staging, qa, team-blue, eu-west');

export const clusters: readonly Written[] = [
  {
    tool: 'deployment_scale', about: ['Set how many copies of an app run', '앱 복제본 수를 정한다'],
    takes: { app: apps, ns: spaces, replicas: whole(0, 24) },
    en: `
      {app} in {ns}: {replicas} replicas
      scale {app} to {replicas} in {ns}
      run {replicas} copies of {app} in {ns}
      {ns} needs {replicas} of {app} before the sale begins at {clock}
      [replicas=0] {app} in {ns} sleeps over the weekend, no copy at all
      [replicas=1] a single {app} is enough for {ns}
      Latency is {any} ms too high. In {ns} bring {app} to {replicas} pods.
      {replicas} pods of {app}, namespace {ns}
      take {app} down or up to {replicas} in {ns}, do not touch {not_app}
      with {replicas} instances {app} should survive {day} in {ns}
      [replicas=0] nobody uses {app} in {ns} until {day}; let it cost nothing
      [replicas=2] two of {app} in {ns}, in case one falls over`,
    ko: `
      {ns}의 {app:을} {replicas}개로 늘리거나 줄이#
      {app}({ns}) 복제본 {replicas}
      {ns}에서 {app} {replicas}개를 띄우#
      {clock} 세일 전까지 {ns}에 {app} {replicas}개가 있어야 한다
      [replicas=0] 주말 동안 {ns}의 {app:은} 하나도 두지 않는다
      [replicas=1] {ns:은} {app} 하나면 충분하다. 그렇게 하#
      지연이 {any}ms 높다. {ns}에서 {app} 파드를 {replicas}개로 맞추#
      네임스페이스 {ns}, {app}, 파드 {replicas}개
      {not_app:은} 그대로, {ns}의 {app} 인스턴스는 {replicas}개
      [replicas=0] {day}까지 {ns}의 {app:을} 아무도 안 쓴다. 모두 내리#
      [replicas=2] 하나가 죽어도 되게 {ns}에 {app} 두 개`,
    titles: ['Scale; More copies; Replicas', '스케일 조정; 복제본 수'],
  },
  {
    tool: 'rollout.image', about: ['Roll out a version of an app', '앱 버전을 배포한다'],
    takes: { app: apps, tag: names('v2.14.1, v3.0.0-rc2, 2026.03-hotfix, 1.9.7, sha-4be01c, v0.44'), ns: spaces },
    en: `
      {app} {tag} to {ns}
      roll {tag} of {app} out in {ns}
      {ns}: {app} goes to {tag}
      deploy {app}:{tag} into {ns}
      In {ns}, {app} should run {tag}.
      the bug of ticket {any} is fixed in {tag}; {app} in {ns} needs it
      bring {ns} to version {tag} of {app}, not to {not_tag}
      back to {tag} with {app} in {ns}, the new one crashes since {clock}
      ship {tag}: {app}, {ns}
      version {tag} for {app} (namespace {ns})
      QA has signed {tag} after {any} test cases. That build of {app} is what {ns} deserves.
      in {ns} nobody should meet {not_tag} of {app} any more, {tag} it is`,
    ko: `
      {ns}에 {app} {tag} 배포하#
      {ns}의 {app:을} {tag:로} 올리#
      {app}:{tag} → {ns}
      {clock}부터 새 버전이 죽는다. {ns} {app:을} {tag:로} 되돌리#
      티켓 {any}번 버그가 {tag}에서 고쳐졌다. {ns}의 {app}에 반영하#
      {not_tag} 말고 {tag}. 앱은 {app}, 위치는 {ns}
      {ns} 네임스페이스 {app} 버전 {tag} 적용
      배포: {app} / {tag} / {ns}
      {ns}에서 {app:이} {tag:로} 돌아야 한다
      시험 {any}건 통과. {ns}의 {app:은} 이제 {tag:로} 하#
      {ns}에 있는 {app} {not_tag:은} 버리고 {tag:로} 가#`,
    titles: ['Roll out; Deploy; New version', '배포; 버전 적용; 롤아웃'],
  },
  {
    tool: 'node_cordon', about: ['Stop or allow new pods on a worker', '작업 노드에 새 파드를 막거나 허용한다'],
    takes: { node: names('wk-01, wk-02, wk-09, gpu-1, gpu-3'), schedulable: flag() },
    en: `
      [schedulable=false] cordon {node}
      [schedulable=true] uncordon {node}
      [schedulable=false] nothing new may land on {node}
      [schedulable=true] {node} takes pods again
      [schedulable=false] {node} has a bad disk; keep new work away from it
      [schedulable=true] disk of {node} replaced after {any} hours, let work come to it
      [schedulable=false] before {clock}: {node} closed for new pods, {not_node} open
      [schedulable=true] lift the block from {node}
      [schedulable=false] hang the closed sign on {node}
      [schedulable=true] spare parts are in; {node} joins in again
      [schedulable=false] what runs on {node} may finish, but nothing else comes`,
    ko: `
      [schedulable=false] {node:을} 코든하#
      [schedulable=true] {node} 코든을 풀#
      [schedulable=false] {node}에 새 파드가 오지 않게 하#
      [schedulable=true] {node}에 다시 파드를 띄울 수 있게 하#
      [schedulable=false] {node} 디스크 불량. 새 작업을 막아 두#
      [schedulable=true] {any}시간 만에 {node} 디스크 교체 완료. 작업 재허용
      [schedulable=false] {clock} 전까지 {node} 신규 배치 금지, {not_node:은} 그대로
      [schedulable=true] {node} 걸어 둔 차단을 내리#
      [schedulable=true] 부품 교체 끝. {node:을} 다시 끼우#
      [schedulable=false] {node}에서 돌던 것은 끝까지 두되 더 올리지 말 것`,
    titles: ['Cordon; Worker node', '노드 코든; 스케줄 제한'],
  },
  {
    tool: 'pod_logs_tail', about: ['Read the last lines of the log of an app', '앱 로그의 끝을 읽는다'],
    takes: { app: apps, ns: spaces, lines: maybe(whole(10, 500)) }, reads: true, result: 'E{any} timeout upstream',
    en: `
      last {lines} lines of {app} in {ns}
      what does {app} write in {ns}?
      look into the log of {app}, namespace {ns}
      {app} in {ns} crashed at {clock}; read the end of its log
      tail {app} ({ns}), {lines} lines
      get {lines} log lines from {ns}, app {app}
      {any} users complain. See what {app} says in {ns}.
      the log of {app} in {ns}, not in {not_ns}
      why does {app} restart in {ns}? read its log, {lines} lines are enough`,
    ko: `
      {ns}의 {app} 로그 마지막 {lines}줄을 읽#
      {ns} {app} 로그 확인
      {clock}에 {ns}의 {app:이} 죽었다. 로그 끝을 보#
      {app}({ns}) 로그 {lines}줄
      사용자 {any}명이 불평한다. {ns}에서 {app:이} 뭐라고 남겼는지 보#
      {not_ns} 말고 {ns}의 {app} 로그를 가져오#
      {app:이} {ns}에서 왜 재시작하는지 로그를 {lines}줄만 읽#
      로그 조회: {app} / {ns}`,
    titles: ['Read the log; Log of the app', '로그 조회; 로그 확인'],
  },
  {
    tool: 'worker_of', about: ['Worker on which an app runs', '앱이 도는 작업 노드를 찾는다'],
    takes: { app: apps, ns: spaces }, reads: true, result: 'wk-{any}',
    en: `
      on which worker does {app} of {ns} run?
      find the worker under {app} in {ns}
      {ns}: where is {app} placed
      {app} ({ns}) stutters since {clock}; look which worker carries it
      the machine that holds {app}, namespace {ns}`,
    ko: `
      {ns}의 {app:이} 어느 작업 노드에서 도는지 찾#
      {app}({ns}) 배치된 워커 확인
      {clock}부터 {app:이} 버벅인다. {ns}에서 어느 워커에 있는지 보#
      {ns} {app} 담당 노드 조회하#`,
    titles: ['Where does it run?; Worker of the app', '작업 노드 찾기; 앱 위치'],
  },
];
