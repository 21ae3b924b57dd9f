import { choice, date, flag, made, maybe, names, whole, type Written } from '../table';

const zones = names('orchard.example, tideline.example, lab-nord.example, hanbit.example');
const hosts = names('www, shop, vpn, mail2, api-v3, intranet');
const address = made((dice) => `${dice.pick([`10.20.${String(dice.int(0, 40))}`, '192.0.2', '198.51.100', '203.0.113'])}.${String(dice.int(2, 250))}`);

export const dnsCerts: readonly Written[] = [
  {
    tool: 'dns_set_a', about: ['Point a name of a zone at an address', '이름을 주소에 연결한다'],
    takes: { zone: zones, name: hosts, ip: address, ttl_s: maybe(whole(60, 7200, 's')) },
    en: `
      {name} in {zone} → {ip}
      point {name} of the zone {zone} at {ip}
      A record: {name}, {zone}, {ip}
      {zone}: {name} resolves to {ip}
      {ip} is the new address of {name} in {zone}, TTL {ttl_s}
      let {name} ({zone}) lead to {ip} and be cached {ttl_s} at most
      The shop moved at {clock}. In {zone} the name {name} must give {ip}.
      set {name} to {ip} in zone {zone}, ttl {ttl_s}; leave {not_name}
      whoever asks {zone} for {name} gets {ip}
      {any} servers still use the old address; in {zone} change {name} to {ip}`,
    ko: `
      {zone} 존에서 {name:을} {ip:로} 연결하#
      {name}, {zone}, {ip} A 레코드
      {zone}: {name} → {ip}
      {name:이} {ip:을} 가리키게 하#. 존은 {zone}
      {ip:이} {zone}의 새 {name} 주소다. TTL {ttl_s:로} 등록하#
      {clock}에 서버를 옮겼다. {zone} 안의 {name:은} {ip:로} 바꾸#
      {zone}에 {name} {ip} 등록, 캐시 {ttl_s}
      {not_name:은} 두고 {name}만 {ip:로} 돌리#({zone})
      {zone}에서 {name:을} 물으면 {ip:이} 나와야 한다
      A 레코드 변경 요망: {name} / {zone} / {ip} / TTL {ttl_s}`,
    titles: ['DNS record; Point the name; Address of a name', 'DNS 레코드; 이름 연결'],
  },
  {
    tool: 'dnsDelete', about: ['Delete a name from a zone', '존에서 이름을 지운다'],
    takes: { zone: zones, name: hosts },
    en: `
      {name} disappears from {zone}
      delete {name} from the zone {zone}
      {zone} no longer knows {name}
      take {name} out of {zone}
      Nobody has asked for {name} in {zone} for {any} days. Off with the record.
      zone {zone}: remove {name}, keep {not_name}
      {name} must not resolve in {zone} any more
      drop the entry {name}, zone {zone}
      clean up {zone}: {name} is dead`,
    ko: `
      {zone}에서 {name} 레코드를 지우#
      {name} 삭제, 존 {zone}
      {any}일째 {zone}의 {name} 조회가 없다. 없애#
      {zone:은} 이제 {name:을} 몰라야 한다
      {not_name:은} 남기고 {zone}의 {name}만 제거하#
      {zone} 정리: {name:은} 더 쓰지 않으니 빼#
      {name} 이름이 {zone}에서 풀리지 않게 하#
      {zone} / {name} 레코드 삭제 바람`,
    titles: ['Remove the name; Delete the record', '레코드 삭제; 이름 제거'],
  },
  {
    tool: 'cert.renew', about: ['Renew the certificate of a domain', '인증서를 갱신한다'],
    takes: { domain: names('shop.orchard.example, vpn.tideline.example, *.hanbit.example, api.lab-nord.example'), key: maybe(choice({ rsa: ['RSA', 'RSA'], ecdsa: ['elliptic curve|ECDSA', '타원 곡선|ECDSA'] })), force: maybe(flag()) },
    en: `
      renew the certificate of {domain}
      {domain}: new certificate, {key}
      the padlock of {domain} turns red in {any} days, get a fresh one
      [force=true] {domain} needs a new certificate, even though the old one is still good
      [force=false] {domain}: renew only if it is about to run out
      fresh {key} certificate for {domain}
      TLS of {domain} ends on {day}. Renew.
      {key} key this time for {domain}, please
      not {not_domain}, {domain} is the one that expires
      [force=true] the key of {domain} leaked; new one now, no matter how long it would last
      extend {domain} ({key})
      [key=rsa] old phones still open {domain}; they need RSA, so renew with that
      [key=ecdsa] renew {domain}, small key on the curve this time`,
    ko: `
      {domain} 인증서를 갱신하#
      {domain}: {key:로} 새 인증서
      {any}일 뒤면 {domain} 자물쇠가 빨개진다. 새로 만들어 두#
      [force=true] 아직 유효해도 {domain} 인증서를 새로 발급하#
      [force=false] {domain:은} 만료가 가까울 때만 갱신하#
      {domain} TLS {day} 만료. 갱신 요망
      {domain} 이번에는 {key} 키로 발급
      {not_domain:이} 아니라 {domain:이} 만료된다. 갱신하#
      [force=true] {domain} 키 유출. 남은 기간과 상관없이 바로 새것으로 바꾸#
      인증서 연장: {domain}({key})
      [key=rsa] 오래된 단말이 {domain}에 들어온다. RSA로 갱신하#
      [key=ecdsa] {domain} 갱신, 이번에는 곡선 방식의 짧은 키로 하#`,
    titles: ['Certificate; Renew the certificate', '인증서 갱신; 인증서'],
  },
  {
    tool: 'cert_revoke', about: ['Revoke a certificate by its serial', '인증서를 폐기한다'],
    takes: { serial: names('04:A1:9F:22, 7C:00:3E:51, 5D:E8:10:B7, 0F:66:C4:9A'), since: maybe(date()), reason: choice({ keyCompromise: ['key compromised|key stolen', '키 유출|키 도난'], superseded: ['superseded|replaced', '대체됨|교체'], cessation: ['no longer used|out of use', '사용 종료|미사용'] }) },
    en: `
      revoke {serial}: {reason}
      {serial} must not be trusted any more, {reason}
      [reason=keyCompromise] the laptop with the key of {serial} was stolen, make the certificate worthless
      [reason=superseded] {serial} has a successor, pull it back
      [reason=cessation] the service behind {serial} was switched off {any} weeks ago; withdraw it
      certificate {serial} invalid since {since}, reason: {reason}
      withdraw {serial}, {reason}, backdated to {since}
      {reason}, therefore {serial} on the revocation list
      [reason=keyCompromise] {serial} since {since} in the wrong hands, kill it, but not {not_serial}
      [reason=cessation] nobody needs {serial}, revoke`,
    ko: `
      {serial} 폐기하#. 사유 {reason}
      {serial}: {reason:로} 인한 폐기
      [reason=keyCompromise] {serial} 키가 든 노트북을 도둑맞았다. 못 쓰게 하#
      [reason=superseded] {serial:은} 새것으로 바뀌었으니 폐기하#
      [reason=cessation] {serial:을} 쓰던 서비스는 {any}주 전에 껐다. 거두#
      {since}부로 {serial} 무효, 사유 {reason}
      {serial:을} 더는 신뢰하지 않게 하#. {reason}
      [reason=keyCompromise] {not_serial} 말고 {serial}. {since}부터 남의 손에 있다. 폐기
      [reason=cessation] {serial:은} 이제 아무도 쓰지 않는다. 폐기 요망
      폐기 목록에 {serial} 추가({reason})`,
    titles: ['Revoke the certificate; Withdraw a certificate', '인증서 폐기; 폐기 처리'],
  },
];
