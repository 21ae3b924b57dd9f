import { code } from '../industry/slots';
import { choice, flag, moment, names, whole, type Written } from '../table';

const app = names('checkout, pick-app, tariff-api, door-ui, invoice-pdf, kiosk, route-planner, loyalty, sensor-hub');
const version = code('#.1#.#, 2.#.#, 2026.#.1, v#.#, r1##, 3.#.0-rc#');
const env = choice({ test: ['test|the test stage', '시험|테스트'], staging: ['staging|the rehearsal stage', '스테이징|예비'], prod: ['production|prod|live', '운영|실서비스'] });
const feature = names('new-basket, dark_theme, bulk-print, sms-login, fast-scan, price-hints, beta.map, two_for_one');

export const releases: readonly Written[] = [
  {
    tool: 'ship_version', about: ['Put a version of an app on an environment', '앱 버전을 환경에 배포한다'],
    takes: { app, version, env },
    en: `
      deploy {app} {version} to {env}
      {app}: {version} on {env}
      {version} of {app} goes to {env}
      ship {app} in version {version}, target {env}
      [env=prod] the customers get {app} {version}
      [env=test] let the testers have {version} of {app}
      [env=staging] dress rehearsal for {app} with {version}
      {env} should run {app} {version}
      release {version}, app {app}, on {env}
      {any} tickets wait for {version}; roll it out, {app}, {env}
      [env=prod] {app} has behaved for {any} days. {version} may go live.
      not {not_version}: {app} {version}, {env}
      [env=test] {version} of {app} is hot from the oven, for the test machines only
      put {version} of {app} on {env} before {clock}
      {not_version} stays in the drawer, it was tested for {any} minutes only. {app} gets {version}, {env}.
      {not_app} is frozen, {app} is not: {version} onto {env}
      [env=prod] the {who} signed at {clock}; real customers may have {version} of {app}
      [env=test] nobody outside may see {version} of {app} yet, so the machines of the testers only`,
    ko: `
      {app} {version:을} {env}에 배포하#
      {app}: {env}에 {version}
      {version} 배포, 앱은 {app}, 환경은 {env}
      [env=prod] 손님이 쓰는 {app:을} {version:로} 올리#
      [env=test] 검수팀이 {app} {version:을} 써 보게 하#
      [env=staging] {app} {version} 리허설 환경에 올리#
      {env} 환경의 {app:은} {version:이}어야 한다
      {version:을} 기다리는 티켓이 {any}건. {app}, {env}에 배포하#
      [env=prod] {any}일간 문제없었다. {app} {version} 실서비스 반영
      {not_version} 말고 {version}. {app:을} {env}에 내보내#
      [env=test] 갓 나온 {app} {version:은} 시험 장비에만 올릴 것
      {clock} 전에 {env} {app} {version} 배포 요망
      {not_version:은} {any}분밖에 시험하지 않았다. {app:은} {version}, {env}에 배포하#
      {not_app:은} 동결, {app:은} 아니다. {version:을} {env}에 올리#
      [env=prod] {clock}에 {who:이} 서명했다. 손님에게 {app} {version:을} 내보내#
      [env=staging] 내일 공개 전에 {app} {version:을} 예비 환경에서 맞춰 보게 올리#`,
    titles: ['Deploy; Ship the version; Release', '배포; 버전 배포'],
  },
  {
    tool: 'ship_back', about: ['Go back to an older version on an environment', '환경을 이전 버전으로 되돌린다'],
    takes: { app, env, to_version: version },
    en: `
      roll {app} on {env} back to {to_version}
      {app}, {env}: back to {to_version}
      {env} returns to {to_version} of {app}
      [env=prod] customers see errors in {app}; give them {to_version} back
      [env=test] the testers cannot work, {app} back to {to_version}
      undo the release of {app} on {env}, the good one was {to_version}
      {app} broke at {clock} on {env}. {to_version} was fine, return to it.
      {to_version} again for {app} ({env})
      [env=staging] rehearsal failed, {app} there falls back to {to_version}
      {not_to_version} was not good either; back to {to_version} with {app} on {env}
      withdraw what was shipped, {app} {env}, and restore {to_version}
      {app} got a new version on {env} at {clock} and {any} orders hang. {to_version} never hung. Back.
      [env=prod] before lunch the customers had {to_version} of {app}; have them get it again
      [env=test] testers: {app} as before, {to_version}
      not forward to the next, back to {to_version}: {app}, {env}`,
    ko: `
      {env}의 {app:을} {to_version:로} 되돌리#
      {app} {env} 롤백 → {to_version}
      [env=prod] 손님 화면에 {app} 오류가 난다. {to_version:로} 되돌릴 것
      [env=test] 검수팀이 일을 못 한다. {app:을} {to_version:로} 복귀
      {clock}에 {env} {app:이} 망가졌다. 멀쩡하던 {to_version:로} 돌리#
      {env} {app} 배포 취소, 이전 버전은 {to_version}
      [env=staging] 리허설 실패. {app:을} {to_version:로} 물리#
      {not_to_version}도 안 좋았다. {env} {app:은} {to_version:로} 후퇴
      {to_version:로} 원복 바람 ({app}, {env})
      {clock}에 {env} {app:을} 올린 뒤 주문 {any}건이 걸렸다. 걸린 적 없는 {to_version:로} 되돌리#
      [env=prod] 점심 전 손님들은 {app} {to_version:을} 썼다. 그걸로 되돌릴 것
      [env=test] 검수 장비 {app:은} 예전 {to_version:로}
      앞으로 말고 뒤로. {env} {app} {to_version}`,
    titles: ['Roll back; Back to the old version', '롤백; 이전 버전 복귀'],
  },
  {
    tool: 'ship_stop', about: ['Stop a deployment that is under way', '진행 중인 배포를 멈춘다'],
    takes: { app, env },
    en: `
      stop the deployment of {app} to {env}
      halt {app} on its way to {env}
      {app} → {env}: stop where it is, no way back yet
      do not let {app} go any further on {env}
      Four of {any} machines are done and the errors climb: halt {app}, {env}
      [env=prod] abort the live release of {app}, what has been shipped stays
      break off {app} on {env}
      the rollout of {app} to {env} must not continue
      [env=test] leave the testers alone, end the shipping of {app}
      cancel what runs for {app} on {env}, {not_app} may finish
      Half of the machines of {env} have the new {app}, the other half shall not get it. Stop, but do not go back.
      {not_app} may roll on. {app} to {env} halts at once.
      the {who} saw {any} errors while {app} went out to {env}; freeze the rollout where it stands`,
    ko: `
      {app} {env} 배포를 중단하#
      {env:로} 가던 {app:을} 멈추#
      {app} → {env} 진행 중지. 되돌리지는 말 것
      {any}대 끝났는데 오류가 는다. {env} {app} 배포를 세우#
      [env=prod] {app} 실서비스 반영 중단. 이미 나간 것은 그대로
      {app} {env} 배포가 더 나가면 안 된다
      [env=test] 검수 환경의 {app} 배포를 끊#
      {not_app:은} 끝까지 두고 {env}의 {app}만 취소하#
      배포 중지: {app}, {env}
      {env} 절반은 새 {app:을} 이미 가졌다. 나머지는 받지 않게 멈추되 되돌리지는 말 것
      {not_app:은} 계속, {env:로} 나가던 {app:은} 바로 중지
      {env} {app} 배포 중 오류 {any}건. 그 자리에서 세우#
      {app} {env} 롤아웃 정지 바람`,
    titles: ['Stop the rollout; Halt', '배포 중단; 배포 정지'],
  },
  {
    tool: 'feature_flip', about: ['Switch a feature on or off in an environment', '기능을 켜거나 끈다'],
    takes: { feature, env, on: flag(['on', '켬'], ['off', '끔']) },
    en: `
      {feature} on {env}: {on}
      [on=true] let {env} have {feature}
      [on=false] hide {feature} on {env}
      [on=true,env=prod] everybody may use {feature} from now on
      [on=false,env=prod] customers complain about {feature}, take it away from them
      [on=true,env=test] only the testers shall see {feature}, show it to them
      [on=false,env=test] the testers are through with {feature}, switch it off for them
      switch {feature} {on} ({env})
      [on=false] {feature} causes {any} errors a minute at {env}. Off.
      [on=true] {env} gets {feature}, {not_feature} stays as it is
      [on=true] light up {feature} at {env} before {clock}
      [on=false] no {feature} on {env} until the {who} says so
      feature {feature}, {env}, {on}
      [on=false] Since {clock} the till freezes whenever {feature} is used on {env}. Take it away until it is mended.
      [on=true] {feature} is mended since {day}, {env} may have it back
      [on=true] {any} of our own people asked for {feature} on {env}
      [on=false] {not_feature} may stay on {env}, {feature} may not`,
    ko: `
      {env} {feature} {on}
      [on=true] {env}에서 {feature:을} 보이게 하#
      [on=false] {env}에서 {feature:을} 감추#
      [on=true,env=prod] 이제 모든 손님이 {feature:을} 쓰게 하#
      [on=false,env=prod] 손님들이 {feature} 때문에 항의한다. 거두#
      [on=true,env=test] 검수팀에게만 {feature:을} 켜 주#
      [on=false,env=test] {feature} 검수 끝. 시험 환경에서 끄#
      [on=false] {env} {feature:이} 분당 오류 {any}건을 낸다. 끌 것
      [on=true] {not_feature:은} 두고 {env}에 {feature}만 켜#
      [on=true] {clock} 전에 {env}에서 {feature} 켜 둘 것
      [on=false] {who} 지시가 있을 때까지 {env}에 {feature} 없이
      기능 {feature}, 환경 {env}: {on}
      [on=false] {clock}부터 {env}에서 {feature:을} 쓰면 계산대가 멈춘다. 고칠 때까지 거두#
      [on=true] {feature:을} {day}에 고쳤다. {env}에 다시 내주#
      [on=true] 우리 직원 {any}명이 {env} {feature:을} 기다린다. 켜#
      [on=false] {env}에서 {not_feature:은} 두어도 되지만 {feature:은} 안 된다`,
    titles: ['Feature switch; Feature on or off', '기능 스위치; 기능 켜고 끄기'],
  },
  {
    tool: 'feature_share', about: ['Show a feature to a share of the users', '사용자 일부에게만 기능을 보인다'],
    takes: { feature, share: whole(1, 99, 'pct') },
    en: `
      show {feature} to {share} of the users
      {feature}: {share}
      {share} of the people get {feature}
      widen {feature} to {share}
      let {share} see {feature}, the rest waits
      {feature} was at {not_share}; now {share}
      {any} complaints so far. {feature} shrinks to {share} of the customers.
      {share} for {feature}, {not_feature} is not changed
      share of {feature} → {share}
      raise or lower it, {feature} has to stand at {share}
      from {clock} on {share} of the visitors try {feature}
      {not_share} were too many at once. {feature} goes down to {share}.
      for the rest of the week {share} of all customers see {feature}
      not all and not none: {feature}, {share}
      {any} testers liked {feature}. Real people now, {share} of them.`,
    ko: `
      {feature:을} 사용자 {share}에게 보이#
      {feature}: {share}
      {feature} 공개 범위를 {share:로} 하#
      {share}만 {feature:을} 보고 나머지는 기다린다
      {not_share:이}던 {feature:을} {share:로} 바꾸#
      불만 {any}건. {feature} 비율을 {share:로} 조정하#
      {not_feature:은} 두고 {feature}만 {share:로}
      {clock}부터 방문자 {share:이} {feature:을} 써 본다
      {feature} 노출 비율 {share}
      {not_share:은} 한꺼번에 너무 많았다. {feature:을} {share:로} 하#
      이번 주 남은 동안 손님 {share:이} {feature:을} 보게 하#
      전부도 아니고 없음도 아니다. {feature} {share}
      시험자 {any}명이 좋아했다. 이제 실제 손님 {share}에게 {feature:을} 열#
      {feature} 대상 비율을 {share:로} 맞추#`,
    titles: ['Share of the users; Widen the feature', '공개 비율; 기능 범위'],
  },
  {
    tool: 'freeze_until', about: ['Allow no deployments of a team until a moment', '어느 시각까지 팀의 배포를 막는다'],
    takes: { team: names('web, payments, warehouse, mobile, core, billing', '웹팀, 결제팀, 물류팀, 앱팀, 코어, 정산팀'), until: moment() },
    en: `
      no deployments by {team} until {until}
      freeze {team} until {until}
      {team}: hands off until {until}
      {until} is the first moment at which {team} may ship again
      the fair lasts {any} days, {team} ships nothing before {until}
      until {until} the team {team} keeps still
      code freeze, team {team}, end {until}
      lock releases of {team} up to {until}, {not_team} may go on
      Inventory begins at {clock} on {day}. {team} is frozen until {until}.
      {team} gets its releases back at {until}, not a minute sooner
      {team} has shipped {any} times this week. Enough; next time at {until}, not before.
      {not_team} asked for more time and got none. {team} is the one to be frozen, until {until}.
      peace and quiet for {team}'s servers up to {until}`,
    ko: `
      {until}까지 {team} 배포를 막#
      {team} 배포 동결, {until}까지
      {team}: {until} 전에는 손대지 말 것
      {until:이} 되어야 {team:이} 다시 배포할 수 있다
      행사가 {any}일 간다. {until} 전까지 {team} 배포 금지
      {not_team:은} 해도 되고 {team}만 {until}까지 동결하#
      {day} {clock}부터 재고 조사다. {team:은} {until}까지 묶어 두#
      코드 프리즈: {team}, 종료 {until}
      {team:이} 이번 주에만 {any}번 배포했다. 이제 {until}까지 쉬게 하#
      멈출 팀은 {team:이}다. {until}까지 배포 금지
      {team} 서버 건드리지 않기, {until}까지
      {until} 전에 {team:이} 내보내지 못하게 잠그#
      {team} 동결하#. 풀리는 때는 {until}`,
    titles: ['Freeze; No releases', '배포 동결; 배포 금지'],
  },
  {
    tool: 'pipeline_do', about: ['Retry, skip or cancel a step of a build', '빌드 단계를 다시 하거나 건너뛰거나 취소한다'],
    takes: { build: whole(1000, 9999), step: names('lint, unit-tests, package, sign, smoke, upload, docs'), action: choice({ retry: ['retry|run again', '재시도|다시 실행'], skip: ['skip', '건너뛰기'], cancel: ['cancel|abort', '취소|중단'] }) },
    en: `
      build {build}, step {step}: {action}
      {action} {step} of build {build}
      [action=retry] {step} in {build} failed on a network hiccup, give it another go
      [action=skip] {build} can do without {step} this time
      [action=cancel] {step} of {build} has been running {any} minutes, break it off
      [action=retry] once more {step}, build {build}
      [action=skip] jump over {step} in build {build} and go on with the next one
      [action=cancel] stop {step} in build {build}, nobody needs the result
      [action=skip] leave out {step}, build {build}, {not_step} is still to run
      [action=retry] The mirror was down at {clock}. {build} should try {step} a second time.
      [action=cancel] end {step} for {build}; not {not_build}
      [action=retry] Everything in {build} is green but {step}, and that only because the disk was full. Give it a second chance.
      [action=skip] {build}: we know {step} fails since {day}, go past it
      [action=cancel] {step} of {build} hangs, usually it takes {any} seconds, now it is an hour. Enough.`,
    ko: `
      빌드 {build} {step} {action}
      {build}번 빌드의 {step} 단계 {action}
      [action=retry] {build} {step:이} 네트워크 때문에 실패했다. 한 번 더 돌리#
      [action=skip] {build:은} 이번에 {step} 없이 간다
      [action=cancel] {build}의 {step:이} {any}분째다. 끊#
      [action=retry] {step} 다시, 빌드 {build}
      [action=skip] 빌드 {build}에서 {step:은} 빼고 다음으로 넘어가#
      [action=cancel] {build} {step} 결과는 필요 없다. 그만두게 하#
      [action=skip] {not_step:은} 하고 {step}만 생략, 빌드 {build}
      [action=retry] {clock}에 미러가 죽어 있었다. {build} {step} 재실행 요망
      [action=retry] {build:은} {step}만 빼고 초록이다. 디스크가 차서 그랬으니 한 번 더 하#
      [action=skip] {build}: {day}부터 {step:이} 안 되는 건 안다. 지나쳐 가#
      [action=cancel] {build} {step:이} 보통 {any}초인데 한 시간째다. 그만두#
      [action=cancel] 빌드 {build}의 {step:을} 도중에 끊#
      [action=retry] {step} 재시도, 빌드 번호 {build}`,
    titles: ['Build step; Retry the step; Pipeline', '빌드 단계; 파이프라인'],
  },
];
