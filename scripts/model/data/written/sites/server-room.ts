import { choice, flag, maybe, names, tenths, whole, type Written } from '../table';

const hosts = names('db-01, db-02, web-03, nas-2, backup-1, mail-1');

export const serverRoom: readonly Written[] = [
  {
    tool: 'host_reboot', about: ['Reboot a host', '서버를 재부팅한다'],
    takes: { host: hosts, delay_s: maybe(whole(5, 600, 's')) },
    en: `
      reboot {host}
      bounce {host} in {delay_s}
      {host} hangs since {clock}. Restart it.
      restart {host}, not {not_host}, with a delay of {delay_s}
      give {host} a reboot after {delay_s}
      The patch is on {host}; it only needs a restart.
      power cycle nothing, just reboot {host}
      {host} must come up fresh, wait {delay_s} first
      {any} users are off now, so {host} can be rebooted`,
    ko: `
      {host} 재부팅하#
      {host:을} 다시 시작하#
      {clock}부터 {host} 응답 없음. 재시작하#
      {not_host} 아니고 {host:을} {delay_s} 뒤에 재부팅하#
      패치가 끝났으니 {host:을} 재기동하#
      {host} 리부트, {delay_s} 후
      사용자 {any}명이 나갔다. {host:을} 재부팅하#
      {host} 먹통. 리붓하#
      {host:을} {delay_s} 기다렸다가 껐다 켜지 말고 재부팅하#`,
    titles: ['Reboot; Restart the host', '재부팅; 서버 재시작'],
  },
  {
    tool: 'pdu_outlet', about: ['Switch an outlet of a rack PDU', 'PDU 콘센트 제어'],
    takes: { pdu: names('A, B, C'), outlet: whole(1, 24), action: choice({ on: ['on', '켬|투입'], off: ['off', '끔|차단'], cycle: ['cycle|power-cycle', '재투입|껐다 켬'] }) },
    en: `
      PDU {pdu} outlet {outlet} {action}
      outlet {outlet} on PDU {pdu}: {action}
      [action=cycle] power-cycle outlet {outlet} of PDU {pdu}
      [action=off] cut outlet {outlet} on PDU {pdu}, the supply smells
      [action=on] feed outlet {outlet} of PDU {pdu} again
      [action=cycle] The switch in slot {any} is frozen. Take outlet {outlet} of PDU {pdu} off and on again.
      PDU {pdu}, socket {outlet}, {action}; keep {not_outlet} alive
      [action=off] nothing may draw current from outlet {outlet}, PDU {pdu}`,
    ko: `
      PDU {pdu} {outlet}번 콘센트 {action}
      [action=cycle] PDU {pdu}의 {outlet}번을 껐다 켜#
      [action=off] PDU {pdu} {outlet}번 전원을 차단하#
      [action=on] PDU {pdu} {outlet}번에 다시 전원을 넣#
      [action=cycle] {any}번 슬롯 스위치가 멈췄다. PDU {pdu} {outlet}번 재투입하#
      {not_outlet}번은 유지, PDU {pdu} {outlet}번은 {action}
      [action=off] {outlet}번(PDU {pdu})에 전기가 가면 안 된다
      PDU {pdu}-{outlet}: {action}`,
    titles: ['PDU outlet; Power outlet', 'PDU 콘센트; 콘센트 제어'],
  },
  {
    tool: 'crac_setpoint', about: ['Supply air of the room cooler', '항온항습기 급기 온도'],
    takes: { unit: whole(1, 4), celsius: tenths(16, 27, 'C') },
    en: `
      CRAC {unit} supply {celsius}
      cold aisle to {celsius} with unit {unit}
      CRAC unit {unit} should blow {celsius}
      Row {any} runs hot; CRAC {unit} down to {celsius}.
      set unit {unit} to {celsius}, unit {not_unit} is in service
      cooler {unit}: {celsius} until {clock}
      to save power, CRAC {unit} may go to {celsius}
      supply air {celsius} at unit {unit}, the {who} agreed`,
    ko: `
      항온항습기 {unit}호 급기 {celsius}
      {unit}호기 급기 온도를 {celsius:로} 설정하#
      {any}열이 뜨겁다. {unit}호기를 {celsius:로} 내리#
      {not_unit}호는 정비 중. {unit}호를 {celsius:로} 맞추#
      {clock}까지 {unit}호 {celsius} 운전
      절전을 위해 {unit}호 급기를 {celsius:로} 올리#
      {unit}호 항온기: {celsius}
      랙이 뜨겁다. {unit}호 급기 {celsius:로} 낮추#`,
    titles: ['Room cooler; Supply air', '항온항습기; 급기 온도'],
  },
  {
    tool: 'snapshotVolume', about: ['Take a snapshot of a volume', '볼륨 스냅샷을 만든다'],
    takes: { volume: names('home, mail, vm-store, archive, recipes'), keep_days: whole(1, 90, 'days') },
    en: `
      snapshot {volume}, keep {keep_days}
      take a snapshot of {volume} and keep it {keep_days}
      Before the upgrade at {clock}: snapshot of {volume}, retention {keep_days}.
      {volume} snapshot, {keep_days} retention
      freeze a copy of volume {volume} for {keep_days}
      in case {who} asks, hold a snapshot of {volume} for {keep_days}
      {volume}, not {not_volume}: one snapshot, kept {keep_days}
      make sure there is a snapshot of {volume}, to be kept {keep_days}`,
    ko: `
      {volume} 스냅샷을 만들고 {keep_days} 보관하#
      {volume} 볼륨 스냅샷, 보존 {keep_days}
      {clock} 업그레이드 전 {volume} 스냅샷을 뜨#. 보관 {keep_days}
      {not_volume} 말고 {volume} 볼륨을 {keep_days} 보존으로 스냅샷하#
      {volume} 복사본을 {keep_days} 동안 남겨 두#
      만약을 위해 {volume} 스냅샷, {keep_days} 보존
      {who} 요청 {volume} 스냅샷 생성하#, 보관 {keep_days}
      스냅샷 {volume} / {keep_days}`,
    titles: ['Snapshot; Before the upgrade', '스냅샷; 볼륨 스냅샷'],
  },
  {
    tool: 'ups.battery_test', about: ['Run a UPS self test', 'UPS 자체 시험'],
    takes: { ups: names('ups-east, ups-west, ups-core'), deep: flag() },
    en: `
      [deep=false] quick self test on {ups}
      [deep=true] deep battery test of {ups}
      [deep=true] run {ups} on battery until low, full test
      [deep=false] short test only for {ups}, there are {any} minutes left
      [deep=true] It is {day}, so {ups} gets its deep test.
      [deep=false] let {ups} test itself briefly, not {not_ups}
      [deep=true] test {ups}, deep discharge
      [deep=true] {ups} is {any} months old, test it to the bottom`,
    ko: `
      [deep=false] {ups} 간이 자가 진단 실행하#
      [deep=true] {ups} 배터리 심방전 시험을 하#
      [deep=false] 시간이 {any}분뿐이다. {ups:은} 짧은 시험만 하#
      [deep=true] {day} 정기 점검. {ups} 심층 시험
      [deep=false] {not_ups} 말고 {ups}만 약식 시험하#
      [deep=true] {ups} 완전 방전 시험을 시작하#
      [deep=true] {ups} 배터리가 {any}개월 됐다. 완전 시험하#
      [deep=false] {ups} 빠른 시험`,
    titles: ['UPS test; Battery test', 'UPS 시험; 자가 진단'],
  },
  {
    tool: 'svc_restart', about: ['Restart a service on a host', '서비스를 다시 시작한다'],
    takes: { host: hosts, service: names('nginx, postgres, cron, smbd, mosquitto') },
    en: `
      restart {service} on {host}
      {host}: kick {service}
      {service} at {host} eats memory, restart it
      On {host} the {service} has stopped answering. Start it anew.
      only the service {service} on {host}, do not reboot
      {service} needs a restart ({host}), ticket {any}
      bounce the {service} service of {host}, leave {not_service} running
      {host}/{service} restart`,
    ko: `
      {host}의 {service:을} 재시작하#
      {host} {service} 서비스 재기동
      {host}에서 {service:이} 응답하지 않는다. 다시 시작하#
      재부팅하지 말고 {host}의 {service}만 재시작하#
      {not_service}는 두고 {host} {service:을} 재시작하#
      티켓 {any}: {host} / {service} 재시작
      {host}: {service} 재시작 요망
      {service}만 다시 띄우#, 호스트는 {host}`,
    titles: ['Restart the service; Service', '서비스 재시작; 서비스'],
  },
  {
    tool: 'get_rack_temp', about: ['Inlet temperature of a rack', '랙 흡기 온도'],
    takes: { rack: names('R1, R2, R7, R12') }, reads: true, result: '2{any} C',
    en: `
      how warm is {rack}?
      inlet temperature of rack {rack}
      The alarm at {clock} named {rack}; read its temperature.
      check {rack} temp, not {not_rack}
      take the temperature in front of {rack}
      {rack} feels hot, get the reading
      temp at the inlet of {rack}
      rack {rack}, how many degrees?`,
    ko: `
      {rack} 흡기 온도를 읽#
      {rack} 랙 온도는?
      {clock} 경보는 {rack}. 온도를 확인하#
      {not_rack} 말고 {rack} 온도 조회하#
      {rack} 앞 온도 측정
      {rack}, 몇 도인가
      {any}번 서버가 뜨겁다. {rack} 온도를 보#
      랙 온도 조회: {rack}`,
    titles: ['Rack temperature', '랙 온도'],
  },
];
