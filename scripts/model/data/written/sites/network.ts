import { flag, maybe, names, whole, type Written } from '../table';

const switches = names('sw-core, sw-hall, sw-2f, sw-dock, sw-lab');

export const network: readonly Written[] = [
  {
    tool: 'port_admin', about: ['Enable or disable a switch port', '스위치 포트를 열고 닫는다'],
    takes: { switch: switches, port: whole(1, 48), up: flag(['up|enabled', '활성'], ['down|disabled|shut', '비활성']) },
    en: `
      {switch} port {port} {up}
      port {port} on {switch} must be {up}
      [up=false] shut port {port} on {switch}
      [up=true] no shut on {switch} port {port}
      [up=false] A loop was seen at {clock}. Take port {port} of {switch} out.
      [up=true] bring port {port} of {switch} back, the cable is replaced
      [up=false] nobody may plug into {switch} port {port}, port {not_port} stays live
      [up=true] The camera is mounted; enable {switch}, port {port}.`,
    ko: `
      {switch} {port}번 포트 {up}
      [up=false] {switch} {port}번 포트를 내리#
      [up=true] {switch} {port}번 포트를 다시 올리#
      [up=false] {clock}에 루프 감지. {switch}의 {port}번 포트를 차단하#
      [up=true] 케이블 교체 완료. {switch} {port}번 포트를 살리#
      {not_port}번은 유지하고 {switch} {port}번은 {up} 처리하#
      [up=true] {port}번 포트({switch}) 활성화하#
      [up=false] 쓰지 않는 {switch} {port}번을 꺼 두#`,
    titles: ['Switch port; Port', '포트 제어; 스위치 포트'],
  },
  {
    tool: 'port_set_vlan', about: ['Put a port into a VLAN', '포트에 VLAN을 지정한다'],
    takes: { switch: switches, port: whole(1, 48), vlan: whole(100, 400) },
    en: `
      {switch} port {port} into VLAN {vlan}
      VLAN {vlan} on {switch}, port {port}
      move port {port} of {switch} to vlan {vlan}
      The new printer hangs on {switch} {port}; it belongs in VLAN {vlan}.
      untag {vlan} on port {port}, {switch}
      not VLAN {not_vlan}: port {port} at {switch} gets {vlan}
      put {switch}/{port} on VLAN {vlan}, desk {any}A
      access vlan {vlan} for {switch} port {port}`,
    ko: `
      {switch} {port}번 포트를 VLAN {vlan:로} 바꾸#
      {switch} {port}번 VLAN {vlan}
      프린터가 {switch} {port}번에 있다. VLAN {vlan}에 넣#
      VLAN {not_vlan}이 아니라 {vlan}에 {switch} {port}번을 할당하#
      {switch}의 포트 {port}, VLAN은 {vlan:로} 지정하#
      {switch}/{port} → {vlan}
      {any}번 자리 포트는 {switch} {port}번, VLAN {vlan:로} 하#
      VLAN {vlan}: {switch} {port}번 포트`,
    titles: ['VLAN; Move the port', 'VLAN 지정; VLAN 변경'],
  },
  {
    tool: 'wifi.setChannel', about: ['Choose the radio channel of an access point', '무선 채널을 바꾼다'],
    takes: { ap: names('ap-lobby, ap-dock, ap-roof, ap-canteen'), channel: whole(1, 13) },
    en: `
      {ap} on channel {channel}
      change {ap} to channel {channel}
      channel {channel} for {ap}
      The neighbours use channel {not_channel}, so {ap} goes to {channel}.
      the radio of {ap}: ch {channel}
      scanners drop out near {ap}; try channel {channel}
      retune {ap}, channel {channel}, at {clock}
      too much noise on the air: {ap}, channel {channel}`,
    ko: `
      {ap} 채널 {channel}
      {ap:을} {channel}번 채널로 바꾸#
      옆 건물이 {not_channel}번을 쓴다. {ap:은} {channel}번 채널로 하#
      스캐너가 끊긴다. {ap} 채널을 {channel:로} 옮기#
      {clock}에 {ap} 무선 채널 {channel:로} 변경하#
      {ap} 간섭. 채널 {channel:로}
      {ap} 무선: {channel}번 채널 사용하#
      {any}명이 접속 불량. {ap:을} 채널 {channel:로} 바꾸#`,
    titles: ['Wi-Fi channel; Radio channel', '무선 채널; 채널 변경'],
  },
  {
    tool: 'block_mac', about: ['Block a device in the network', '단말을 차단한다'],
    takes: { mac: names('00:1b:44:11:3a:b7, a4:83:e7:2c:90:0f, 5c:26:0a:7e:11:02'), hours: maybe(whole(1, 72, 'h')) },
    en: `
      block {mac}
      {mac} out of the network for {hours}
      keep {mac} off the net, {hours}
      Somebody brought an own router: block {mac}.
      ban {mac} for {hours}, said the {who}
      the device {mac} must not get in
      {mac} floods port {any}, lock it out for {hours}
      unknown device {mac}; shut it out`,
    ko: `
      {mac} 차단하#
      {mac:을} {hours} 동안 차단하#
      개인 공유기 발견. {mac:을} 막#
      {any}번 포트에서 폭주. {mac} {hours} 차단
      {mac} 단말이 접속하지 못하게 하#
      모르는 기기 {mac}. 내보내#
      차단: {mac}
      {who} 지시로 {mac:을} {hours} 막아 두#`,
    titles: ['Block a device; Lock out', '단말 차단; 접속 차단'],
  },
  {
    tool: 'ping_probe', about: ['Probe an address', '주소에 핑을 보낸다'],
    takes: { address: names('10.4.0.1, 10.4.2.17, 192.168.7.9, plc-7.lan, gate.lan'), count: maybe(whole(2, 20)) }, reads: true, result: '{any} ms',
    en: `
      ping {address}
      ping {address} {count} times
      is {address} alive?
      {count} pings to {address}
      The panel is dark. See whether {address} answers.
      probe {address}, {count} packets, not {not_address}
      anybody home at {address}?
      reachability of {address}, {count} tries`,
    ko: `
      {address}에 핑을 보내#
      {address:로} 핑 {count}회
      {address:이} 살아 있는지 확인하#
      패널이 꺼졌다. {address:이} 응답하는지 보#
      {not_address} 말고 {address}에 {count}번 핑하#
      {address} 응답 있는지 {count}회 시험
      통신 점검: {address}
      {any}번 장비 {address:이} 붙어 있는지 보#`,
    titles: ['Ping; Is it alive?', '핑; 응답 확인'],
  },
  {
    tool: 'qos_limit', about: ['Limit the bandwidth of a group', '대역폭을 제한한다'],
    takes: { group: names('guests, cameras, office, scada, phones', '손님, 카메라, 사무실, 제어망, 전화'), mbit: whole(1, 900) },
    en: `
      limit {group} to {mbit} Mbit
      {group}: {mbit} Mbit/s and no more
      cap the {group} at {mbit} megabits
      The backup crawls; the {group} may have {mbit} Mbps.
      from {clock} on {mbit} Mbit for the {group}
      not the {not_group}, throttle the {group} to {mbit} Mbit/s
      {mbit} Mbit/s are plenty for the {group}
      keep the {group} within {mbit} Mbps`,
    ko: `
      {group} 대역폭을 {mbit}Mbps로 제한하#
      {group} {mbit}메가 제한
      백업이 느리다. {group}은 {mbit}Mbps까지만 쓰게 하#
      {clock}부터 {group} 회선 {mbit}Mbit로 낮추#
      {not_group} 말고 {group}만 {mbit}메가로 묶#
      {group}: {mbit}Mbps면 충분하다
      {group} 상한 {mbit}Mbps 걸어 두#
      회의 {any}명 접속. {group} 회선 {mbit}메가로 줄이#`,
    titles: ['Bandwidth; Throttle', '대역폭 제한; 속도 제한'],
  },
];
