import { date, flag, made, maybe, names, span, whole, type Written } from '../table';

const site = names('shop.larch.example, wiki.mill.example, tickets.harbour.example, beta.hanok.example, www.ovenhouse.example, docs.quarry.example');
const other = names('old.larch.example, kb.mill.example, gate.harbour.example, stage.hanok.example, m.ovenhouse.example');
const url = names('/sale, /menu/june, /docs/pump-7, /jobs, /old-shop, /en/contact, /maps/gate.pdf, /news/24');
const ip4 = made((dice) => `${dice.pick(['192.0.2', '198.51.100', '203.0.113', '10.8.4'])}.${String(dice.int(2, 250))}`);

export const zones: readonly Written[] = [
  {
    tool: 'site_shut', about: ['Show a maintenance page instead of a site, or the site again', '사이트를 점검 화면으로 바꾸거나 다시 연다'],
    takes: { site, shut: flag(['shut', '점검'], ['open', '공개']) },
    en: `
      {site}: {shut}
      [shut=true] visitors of {site} see the page with the hammer
      [shut=false] hammer away, {site} is there for everybody
      [shut=true] we move the data of {site} at {clock}, let nobody in
      [shut=false] the data of {site} has moved, people may come
      [shut=true] close the shutters of {site}
      [shut=false] up with the shutters of {site}
      [shut=true] {site} takes orders that get lost; show the maintenance page
      [shut=false] {site} has said "back soon" for {any} hours. It is soon.
      [shut=true] {not_site} stays reachable, {site} does not
      [shut=false] end of the works on {site}
      [shut=true] prices in {site} are wrong since {clock}; rather nothing than that
      [shut=false] prices are right again, show {site}
      [shut=true] for {any} minutes nobody may buy in {site}`,
    ko: `
      {site} {shut}
      [shut=true] {site} 방문자에게 공사 화면을 보이#
      [shut=false] 공사 화면을 걷고 {site:을} 모두에게 열#
      [shut=true] {clock}에 {site} 자료를 옮긴다. 아무도 못 들어오게 하#
      [shut=false] {site} 이전 끝. 다시 열#
      [shut=true] {site} 셔터를 내리#
      [shut=false] {site} 셔터를 올리#
      [shut=true] {site} 주문이 사라진다. 점검 안내로 바꾸#
      [shut=false] {site:이} {any}시간째 곧 연다고만 한다. 이제 열 것
      [shut=true] {not_site:은} 두고 {site}만 점검 중으로
      [shut=true] {clock}부터 {site} 가격이 틀렸다. 차라리 닫아 두#
      [shut=false] 가격을 바로 했다. {site:을} 다시 보이게 하#
      [shut=true] {any}분 동안 {site}에서 못 사게 하#
      [shut=false] {site} 점검 끝`,
    titles: ['Maintenance page; Site open or shut', '점검 화면; 사이트 점검'],
  },
  {
    tool: 'redirect_set', about: ['Send visitors of one address on to another', '한 경로를 다른 경로로 보낸다'],
    takes: { site, from_path: url, to_path: url, permanent: maybe(flag()) },
    en: `
      on {site} send {from_path} to {to_path}
      {site}: {from_path} → {to_path}
      whoever asks {site} for {from_path} should get {to_path}
      {to_path} takes the visitors of {from_path}, site {site}
      [permanent=true] {from_path} of {site} is {to_path} for ever
      [permanent=false] only this week {from_path} leads to {to_path} on {site}
      the printed leaflet says {from_path}, the page is {to_path}; join them on {site}
      to {to_path} from {from_path}, on {site}
      [permanent=true] {any} links still point at {from_path}. On {site} it has become {to_path} and stays so.
      [permanent=false] {from_path} is being rewritten until {day}, till then {site} shows {to_path} in its place
      {from_path} hangs on every lamp post, but on {site} the thing is at {to_path}
      {site}: old {from_path}, new {to_path}
      new {to_path}, old {from_path}, the site is {site}
      let {site} hand {from_path} over to {to_path}`,
    ko: `
      {site}에서 {from_path:을} {to_path:로} 보내#
      {site}: {from_path} → {to_path}
      {site} {from_path:을} 찾으면 {to_path:이} 나오게 하#
      {to_path:로} 보내기. 원래는 {from_path}, 사이트 {site}
      [permanent=true] {site} {from_path:은} 앞으로 영영 {to_path:이}다
      [permanent=false] 이번 주만 {site} {from_path:을} {to_path:로} 돌리#
      전단에는 {from_path}, 실제는 {to_path}. {site}에서 이어 주#
      [permanent=true] 아직 {any}군데가 {from_path:을} 가리킨다. {site}에서 {to_path:로} 아주 옮기#
      [permanent=false] {day}까지 {from_path:을} 고쳐 쓴다. 그동안 {site}에서 {to_path:을} 보이#
      가로등마다 {from_path:이} 붙었는데 {site}에서는 {to_path}에 있다. 그리로 넘기#
      {site}: 옛 {from_path}, 새 {to_path}
      새 경로 {to_path}, 옛 경로 {from_path}, 사이트 {site}
      {site}에서 {from_path:로} 온 손님은 {to_path:로}`,
    titles: ['Redirect; Old address leads to new', '경로 전환; 주소 넘기기'],
  },
  {
    tool: 'redirect_drop', about: ['End a redirect', '경로 넘기기를 끝낸다'],
    takes: { site, from_path: url },
    en: `
      {from_path} on {site} leads nowhere else any more
      end the redirect of {from_path}, {site}
      {site}: {from_path} shows its own page again
      drop the forwarding at {from_path} of {site}
      {from_path} was rewritten, so {site} needs no detour there
      the leaflet is out of print since {day}; {site} may forget {from_path}
      remove what sends {from_path} away on {site}, leave {not_from_path}
      no detour for {from_path} ({site})
      {any} clicks a year do not pay for a redirect: {from_path}, {site}
      {site} has a real page at {from_path} again, nobody need be sent elsewhere
      two detours on {site}: {not_from_path} stays, {from_path} goes
      from {clock} {from_path} of {site} stands for itself
      {site}, {from_path}: no more sending away
      the detour at {from_path} ends, {site}`,
    ko: `
      {site} {from_path} 넘기기를 끝내#
      {site}: {from_path} 제 화면으로
      {from_path:을} 다 고쳤다. {site}에서 우회를 없애#
      {site}의 {from_path} 전환 삭제
      {not_from_path:은} 두고 {from_path} 넘기기만 지우#({site})
      {day}에 전단이 절판됐다. {site:은} {from_path:을} 잊어도 된다
      한 해에 {any}번 누른다. {site} {from_path} 우회 제거
      {from_path} 우회 끝, {site}
      {site}에 {from_path} 화면이 다시 생겼다. 딴 데로 보낼 것 없다
      {site} 우회 둘 중 {not_from_path:은} 두고 {from_path:은} 없애#
      {clock}부터 {site} {from_path:은} 제 화면
      {site} {from_path} 전환을 해제하#
      {site} {from_path} 우회 해제
      {from_path:은} 이제 {site} 자기 화면을 보이게 하#`,
    titles: ['End the redirect', '전환 종료; 우회 삭제'],
  },
  {
    tool: 'cache_clear', about: ['Forget stored copies of a site or of one path', '사이트나 경로의 저장본을 버린다'],
    takes: { site, path: maybe(url) },
    en: `
      clear the cache of {site}
      {site}: forget {path}
      {path} on {site} still shows the old price, drop the copy
      throw away all stored pages of {site}
      visitors of {site} see yesterday; everything afresh, please
      only {path} of {site} has to be fetched anew
      {site} / {path}: purge
      The picture was changed at {clock}, but {site} keeps the old one under {path}. Purge that.
      purge {site}, the whole of it
      {any} people saw the old {path} on {site}; away with the copy
      {site} was changed, {not_site} was not; old copies of the former have to go
      a typo in {path}, mended at {clock}, still stands on {site}; make it look again
      everything {site} remembers is stale`,
    ko: `
      {site} 캐시를 비우#
      {site}: {path} 저장본을 버리#
      {site} {path:이} 아직 옛 가격이다. 저장본 삭제
      {site} 저장된 화면을 전부 버리#
      {site} 손님이 어제 화면을 본다. 모두 새로
      {site}에서 {path}만 새로 가져오게 하#
      {clock}에 그림을 바꿨는데 {site} {path:이} 옛것이다. 비울 것
      {site} 전체 캐시 삭제
      {any}명이 {site} 옛 {path:을} 봤다. 저장본을 없애#
      {site:은} 바꿨고 {not_site:은} 아니다. 앞엣것 저장본을 버리#
      {clock}에 고친 {path} 오타가 {site}에 그대로다. 다시 읽게 하#
      {site:이} 기억하는 건 다 낡았다. 비울 것
      {site} {path} 캐시만 삭제하#`,
    titles: ['Clear the cache', '캐시 비우기; 저장본 삭제'],
  },
  {
    tool: 'site_alias', about: ['Let a second name lead to a site', '다른 이름으로도 사이트에 오게 한다'],
    takes: { alias: other, site },
    en: `
      {alias} is another name for {site}
      {alias} → {site}
      let {alias} lead to {site}
      {site} should answer under {alias} too
      make {alias} an alias of {site}
      people type {alias} and mean {site}
      under {alias} they should find what {site} has
      {any} letters went out with {alias} on them; connect it with {site}
      the name {alias} for the site {site}
      {not_site} has a name of its own. {site} shall also go by {alias}.
      old letters say {alias}. Behind that should stand {site}.
      two names, one house: {site}, and besides {alias}
      who comes by {alias} is shown {site}`,
    ko: `
      {alias:을} {site} 다른 이름으로 하#
      {alias} → {site}
      {alias:로} 와도 {site:이} 나오게 하#
      사람들이 {alias:을} 치는데 실은 {site:이}다. 이어 주#
      {site}에 별칭 {alias:을} 붙이#
      편지 {any}통에 {alias:이} 찍혀 나갔다. {site}에 연결하#
      별칭 {alias}, 본이름 {site}
      옛 편지에는 {alias:이}라고 있다. {site:이} 나오게 하#
      이름은 둘, 집은 하나: {site}, 그리고 {alias}
      {alias:로} 들어온 사람에게 {site:을} 보이#
      {not_site:은} 따로 있다. {alias:은} {site} 별칭으로
      {alias:을} {site}에 이어 주#
      {site} 또 하나의 이름: {alias}
      별칭 추가하#: {alias} → {site}`,
    titles: ['Second name; Alias', '별칭; 다른 이름'],
  },
  {
    tool: 'site_home', about: ['On which machine a site lives, and for how long that is remembered', '사이트가 있는 서버와 기억 시간'],
    takes: { site, ip4, ttl_s: maybe(span('s', 60, 3600)) },
    en: `
      {site} lives at {ip4}
      {site} → {ip4}, {ttl_s}
      point {site} at {ip4}
      {ip4} is the new home of {site}, to be remembered for {ttl_s}
      {site} moves out of {not_ip4} into {ip4}
      address of {site}: {ip4}
      for {ttl_s} the world may remember that {site} is {ip4}
      The old machine goes dark at {clock}. By then {site} has to be {ip4}.
      let the name {site} give {ip4} and hold it {ttl_s}
      with a lifetime of {ttl_s}: {site} = {ip4}
      {not_site} stays where it is, {site} goes to {ip4}
      {any} machines, and {site} is now on {ip4}; the world should ask again after {ttl_s}
      whoever calls {site} from {clock} on must reach {ip4}`,
    ko: `
      {site:을} {ip4:로} 연결하#
      {site} → {ip4}, {ttl_s}
      {ip4:이} {site}의 새 집이다. {ttl_s} 동안 기억
      {site:은} {not_ip4}에서 {ip4:로} 옮긴다
      {site} 주소는 {ip4}
      {clock}에 옛 서버를 끈다. 그 전에 {site:을} {ip4:로} 돌릴 것
      유효 시간 {ttl_s:로} {site} = {ip4}
      이름 {site}, 주소 {ip4}, 유효 {ttl_s}
      {not_site:은} 그대로, {site:은} {ip4:로}
      서버 {any}대 중 {site:은} 이제 {ip4}. {ttl_s} 뒤에는 다시 묻게 하#
      {clock}부터 {site:을} 부르면 {ip4}에 닿아야 한다
      {site:이} {ip4:을} 가리키게 하#
      {site} 새 서버 {ip4}, 기억 {ttl_s}
      {ip4:로} 이사한 {site}`,
    titles: ['New home of the site; Address', '사이트 주소; 서버 변경'],
  },
  {
    tool: 'padlock_order', about: ['Order a certificate for a site', '사이트 인증서를 신청한다'],
    takes: { site, until: maybe(date()), years: maybe(whole(1, 3)) },
    en: `
      order a certificate for {site}
      {site} needs a padlock that holds until {until}
      certificate, {site}, {years} years
      {years} years of certificate for {site}
      browsers warn of {site} since {day}; get it a certificate
      have {site} certified up to {until}
      a padlock for {site}, {not_site} has one
      {site}: encrypted from now on, valid through {until}
      in {any} days {site} stands without; order one for {years} years
      {not_site} is safe until next year, {site} is not
      the browser of the {who} shows {site} in red; order what is missing, for {years} years
      {site} must be trusted on {until} still
      a certificate, please: {site}, {years} years, until {until}
      {site} asks for encryption; order it`,
    ko: `
      {site} 인증서를 신청하#
      {site} 자물쇠, {until}까지
      인증서 {site}, {years}년
      {day}부터 {site}에 경고가 뜬다. 인증서를 마련하#
      {until}까지 가는 {site} 인증서
      {not_site:은} 있다. {site}에도 인증서를 주문하#
      {any}일 뒤 {site:은} 인증서가 없다. {years}년짜리로 신청
      {site} 암호화 인증서, 유효 {until}
      {not_site:은} 내년까지 괜찮고 {site:은} 아니다. 인증서 신청
      {who} 화면에 {site:이} 빨갛다. {years}년짜리 인증서를 주문하#
      {site:은} {until}에도 믿을 수 있어야 한다
      {site} 인증서 새로 마련할 것
      {site} 인증서 발급 신청하#, {years}년
      {site} 자물쇠 마련`,
    titles: ['Certificate for the site', '인증서 신청; 자물쇠'],
  },
];
