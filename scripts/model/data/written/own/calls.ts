import type { Dice } from '../../dice';
import { code, englishWord, identifier, ip, koreanWord } from '../../language/words';
import { copied } from './sayings';
import { asText, members, object, url as anyUrl } from './values';
import { choice, maybe, type Slot, type Written } from '../table';

const paths = ['relay/{n}/on', 'relay/{n}/off', 'api/tanks/{n}/level', 'v2/rooms/{n}/setpoint', 'api/orders/{n}', 'status.json', 'cgi-bin/pump?id={n}', 'hooks/rinse-{n}', 'healthz', 'api/v1/doors/{n}/events', 'light/{n}?turn=on', 'meters/{n}/readings?from=06:00', 'forecast/harbour-{n}', 'bookings/{n}', 'rpc/Switch.Set', 'reset', 'data/latest.csv', 'kiln/{n}/program', 'bells/ring', 'stock/{n}', 'api/tickets', 'printer/jobs/{n}', 'feeds/tide.xml'];
const hosts = ['plc-{n}.plant.lan', 'api.brewery.example', 'kiln.local', 'gw{n}.farm.example:8443', 'nas.office.lan', 'hydro.example', 'boiler-{n}.local:8080', 'tickets.clinic.example', 'weather.harbour.example', 'localhost:{n}80'];
const numbered = (dice: Dice, text: string): string => text.replaceAll('{n}', () => String(dice.int(2, 60)));
const url = copied((dice) => {
  if (dice.chance(0.35)) return anyUrl(dice);
  const host = dice.chance(0.35) ? `${ip(dice)}${dice.chance(0.3) ? `:${String(dice.int(1000, 9000))}` : ''}` : numbered(dice, dice.pick(hosts));
  return `${dice.chance(0.65) ? 'http' : 'https'}://${host}/${dice.chance(0.8) ? numbered(dice, dice.pick(paths)) : identifier(dice)}`;
});
const header = (dice: Dice): readonly [string, string] => dice.pick<() => readonly [string, string]>([() => ['Accept', dice.pick(['text/csv', 'application/json', 'application/xml'])], () => ['X-Api-Key', code(dice)], () => ['X-Site', englishWord(dice)], () => ['Content-Type', dice.pick(['text/plain', 'application/json', 'text/csv'])], () => ['X-Request-Id', code(dice)], () => ['If-None-Match', code(dice)], () => ['Prefer', 'return=minimal'], () => ['Accept-Language', dice.pick(['ko', 'en', 'fr'])]])();
/** As an object, or as lines with a colon. */
const headers = object((dice, language) => {
  const value = Object.fromEntries(dice.chance(0.7) ? [header(dice)] : [header(dice), header(dice)]);
  const lines = Object.entries(value).map(([name, content]) => `${name}: ${content}`);
  return { value, words: dice.chance(0.5) ? asText(dice, value) : lines.join(language === 'ko' ? ', ' : ' and ') };
});
const json: Slot = { schema: { type: 'string' }, draw(dice, language) {
  const value = asText(dice, members(dice, language));
  return { value, words: value };
} };
const plain = copied((dice, language) => dice.among([[3, () => dice.pick(['on', 'off', 'OPEN', 'CLOSE', 'start', 'stop', 'ack', 'hold', 'reset', 'ping'])], [2, () => `${englishWord(dice)}=${String(dice.int(0, 90))}&${englishWord(dice)}=${englishWord(dice)}`], [2, () => (language === 'ko' ? `${koreanWord(dice)} ${String(dice.int(2, 40))}호 점검 완료, 이상 없음` : `${englishWord(dice)} ${String(dice.int(2, 40))} checked, all fine`)], [1, () => String(dice.int(1, 900))]])());
const about = ['Send an HTTP request', 'HTTP 요청을 보낸다'] as const;
const reading = maybe(choice({ GET: ['GET', 'GET'], HEAD: ['HEAD', 'HEAD'] }));
const changing = choice({ POST: ['POST', 'POST'], PUT: ['PUT', 'PUT'], PATCH: ['PATCH', 'PATCH'] });
const calling = maybe(choice({ POST: ['POST', 'POST'], PUT: ['PUT', 'PUT'], DELETE: ['DELETE', 'DELETE'] }));

/** Servers asked and told, with and without a body. */
export const ownCalls: readonly Written[] = [
  {
    tool: 'http_request', about, result: 'HTTP 200 OK from {url}: application/json, {any} bytes', takes: { url, method: reading },
    en: `
      The tide decides whether we open at {clock}. It stands at {url}; fetch it.
      Gateway {any} pings but says nothing. See if {url} answers.
      what does {url} return
      get the numbers from {url}, nothing is sent along
      look at {url} before the {who} drives out
      the level is published at {url}. Bring it.
      ask {url} for its state, the other address, {not_url}, is out of service
      read {url} over the network
      The old page was {not_url}. Since {day} the readings are at {url}, so fetch those.
      load what is behind {url} for the {who}
      Room {any} has a web thermometer: {url}. Read it out.
      grab {url}
      pull the csv at {url}, we need all {any} columns
      [method=GET] a plain GET on {url}, no header, no body
      [method=GET] use GET and fetch {url}
      [method=GET] The method is GET, the address {url}.
      [method=GET] GET {url}, please; there is no body
      [method=HEAD] Only whether it is there counts, so HEAD on {url}.
      [method=HEAD] We do not want the {any} megabytes behind {url}, just the head of the answer: use HEAD.`,
    ko: `
      {clock}에 열지 말지는 물때가 정한다. {url}에 있으니 가져오#
      {any}번 게이트웨이가 핑에는 답한다. {url:이} 응답하는지 보#
      {url:이} 무엇을 돌려주는지 확인하#
      {url}에서 수치만 받아 오#. 보내는 것은 없음
      {who:이} 출발하기 전에 {url:을} 확인하#
      수위는 {url}에 올라온다. 조회하#
      {not_url:은} 고장이니 {url}에 상태를 물어보#
      예전 주소는 {not_url}. {day}부터는 {url}에 값이 있다. 가져오#
      {any}호실 온도계 주소는 {url}. 읽어 오#
      {url} 조회 요망
      {who} 보고용으로 {url} 내용을 불러오#
      {url} 값 받아 두#
      [method=GET] {url}에 단순 GET. 헤더도 본문도 없음
      [method=GET] GET으로 {url:을} 가져오#
      [method=GET] 메서드는 GET, 주소는 {url}. 호출하#
      [method=GET] 본문 없이 {url}에 GET 요청을 보내#
      [method=HEAD] 있는지만 알면 된다. {url}에 HEAD를 보내#
      [method=HEAD] {any}메가를 다 받을 필요는 없다. {url:은} HEAD로만 확인하#`,
    titles: ['Ask the gateway; Bring the numbers; See if it answers', '게이트웨이 조회; 값 받아 오기; 응답 확인'],
  },
  {
    tool: 'http_request', about, result: 'HTTP 204 from {url}: no content type, 0 bytes', takes: { url, method: calling },
    en: `
      [method=POST] POST {url}, empty body
      [method=POST] post to {url}; it needs no body
      [method=POST] The bell rings when {url} gets a POST with nothing in it. Ring it.
      [method=POST] With an empty body, POST to {url}. The {who} listens for the click of relay {any}.
      [method=POST] a POST without any content to {url}, not to {not_url}
      [method=POST] press the web button: POST on {url}, no body, no header
      [method=POST] no body is needed for the POST to {url}; send it at once, it is past {clock}
      [method=POST] trigger the rinse by posting to {url} (body: none)
      [method=PUT] PUT on {url} with no body
      [method=PUT] {url} is switched by a PUT without a body; do it
      [method=PUT] a bare PUT to {url}, the {any} fields stay empty
      [method=DELETE] The booking for {day} fell through. Delete it on the server: {url}
      [method=DELETE] {url} is a duplicate of {not_url}; send a DELETE to the duplicate
      [method=DELETE] take {url} off the server with a DELETE
      [method=DELETE] the ticket at {url} is to be deleted over HTTP, without a body
      [method=DELETE] delete the print job {url} by an HTTP DELETE
      {method} to {url}, empty body
      send {method} to {url}; no header, no body
      {url} wants a {method} and no body`,
    ko: `
      [method=POST] {url}에 POST, 본문 없음
      [method=POST] 본문 없이 {url:로} POST 요청을 보내#
      [method=POST] {url:은} 빈 POST를 받으면 종이 울린다. 울리#
      [method=POST] {who:이} {any}번 릴레이 소리를 듣고 있다. 본문은 비우고 {url}에 POST하#
      [method=POST] {not_url:이} 아니라 {url}에 내용 없는 POST를 보내#
      [method=POST] 웹 버튼 누르기: {url} POST, 본문도 헤더도 없음
      [method=POST] {clock:이} 지났다. 본문 없는 POST를 {url:로} 바로 보내#
      [method=POST] 헹굼은 {url}에 포스트만 하면 걸린다. 본문은 필요 없다. 보내#
      [method=PUT] {url}에 본문 없이 PUT을 보내#
      [method=PUT] {url:은} 빈 PUT으로 바뀐다. 보내#
      [method=DELETE] {day} 예약이 깨졌다. 서버에서 DELETE로 지우#: {url}
      [method=DELETE] {url:은} {not_url:과} 겹친다. 겹친 앞의 것에 DELETE를 보내#
      [method=DELETE] {url} 티켓을 HTTP DELETE로 삭제하#. 본문 없음
      [method=DELETE] 인쇄 작업 {url:을} DELETE 요청으로 없애#
      [method=DELETE] 서버의 {url:을} DELETE 처리 바람
      {method} {url}, 빈 본문
      {url}에 {method:을} 보내#. 헤더와 본문 없음
      {url:은} 본문 없는 {method:을} 받는다. 보내#`,
    titles: ['Press the web button; Call without a body; Off the server', '웹 버튼; 본문 없는 호출; 서버에서 지우기'],
  },
  {
    tool: 'http_request', about, result: 'HTTP 200 OK from {url}: application/json, {any} bytes', takes: { url, method: changing, body: json },
    en: `
      {method} to {url}. Body: {body}
      Kiln {any} has cooled down and the server must know: {method} {body} to {url}.
      the body of the {method} is {body}; its address {url}
      To {url}, not to {not_url}, goes a {method} with the body {body}.
      [method=POST] post the following to {url}: {body}
      [method=POST] The {who} reported it at {clock}. Pass it on with a POST to {url}, body {body}
      [method=POST] open a ticket by posting {body} to {url}
      [method=POST] {url} takes orders as a POST. This one: {body}
      [method=PUT] Set the record anew, by PUT on {url}: {body}
      [method=PUT] store {body} at {url}, method PUT
      [method=PUT] On {day} the whole entry was wrong. Put {body} at {url} in its place (PUT).
      [method=PATCH] amend {url} with a PATCH, body {body}
      [method=PATCH] of the {any} fields only these change: PATCH {url} {body}
      [method=PATCH] partial update, so PATCH: {body} to {url}`,
    ko: `
      {url}에 {method}. 본문: {body}
      {any}번 가마가 식었다. {url}에 {body} 본문으로 {method} 요청하#
      {method} 본문은 {body}, 주소는 {url}. 보내#
      {not_url} 말고 {url:로} {method} 전송, 본문 {body}
      [method=POST] 다음을 {url}에 POST하#: {body}
      [method=POST] {clock}에 {who:이} 보고했다. {url}에 POST로 넘기#. 본문 {body}
      [method=POST] {body:을} {url}에 포스트해서 티켓을 열#
      [method=POST] {url:은} 주문을 POST로 받는다. 이번 주문: {body}
      [method=PUT] {url} 기록을 PUT으로 통째로 바꾸#: {body}
      [method=PUT] {body:을} {url}에 저장하#. 메서드 PUT
      [method=PUT] {day} 항목이 전부 틀렸다. {url}에 PUT으로 {body:을} 대신 넣#
      [method=PATCH] {url:을} PATCH로 고치#. 본문 {body}
      [method=PATCH] {any}개 항목 중 이것만 바뀐다. PATCH {url} {body}
      [method=PATCH] 일부 수정이므로 PATCH: {url}, {body}`,
    titles: ['Tell the server; Hand it in; Change the record', '서버에 알리기; 접수; 기록 수정'],
  },
  {
    tool: 'http_request', about, result: 'HTTP 200 OK from {url}: text/plain, {any} bytes', takes: { url, method: changing, body: plain },
    en: `
      {method} to {url}, body "{body}"
      [method=POST] post "{body}" to {url} as plain text
      [method=POST] The siren in hall {any} takes its orders at {url}. POST the body "{body}" there.
      [method=POST] hand "{body}" in at {url} by POST, {not_url} is for the night crew
      [method=PUT] {url} has to hold "{body}", so PUT that
      [method=PUT] PUT the text "{body}" to {url} before {clock}
      [method=PATCH] send "{body}" to {url} as a PATCH`,
    ko: `
      {url}에 {method}, 본문 "{body}"
      [method=POST] {url}에 "{body}"라는 글을 POST로 보내#
      [method=POST] {any}동 사이렌은 {url}에서 지시를 받는다. 본문 "{body}"로 POST하#
      [method=POST] {not_url:은} 야간조용이다. "{body}"를 {url}에 포스트하#
      [method=PUT] {url}에는 "{body}"가 있어야 한다. PUT하#
      [method=PUT] {clock} 전에 {url}에 "{body}"를 PUT으로 쓰#
      [method=PATCH] {url}에 PATCH로 "{body}"를 보내#`,
    titles: ['Post the text; Order by HTTP', '글 보내기; HTTP 지시'],
  },
  {
    tool: 'http_request', about, result: 'HTTP 200 OK from {url}: text/csv, {any} bytes', takes: { url, method: reading, headers },
    en: `
      fetch {url} and send the headers {headers}
      the headers are {headers}, the address {url}; get it
      {url} turns us away without {headers} in the headers. Ask it with that.
      [method=GET] GET {url}. Headers: {headers}. No body.
      [method=GET] with the headers {headers}, a GET to {url}
      [method=HEAD] HEAD on {url}, headers {headers}
      since {day} the server at {url} wants {headers} as a header; read its {any} values with it`,
    ko: `
      헤더 {headers:을} 넣어 {url:을} 가져오#
      헤더는 {headers}, 주소는 {url}. 조회하#
      {headers} 헤더가 없으면 {url}에서 거절한다. 헤더를 넣어 조회하#
      [method=GET] GET {url}. 헤더: {headers}. 본문 없음
      [method=GET] {headers} 헤더로 {url}에 GET을 보내#
      [method=HEAD] {url}에 HEAD, 헤더 {headers}
      {day}부터 {url} 서버는 {headers} 헤더를 요구한다. {any}개 값을 읽게 헤더를 넣어 불러오#`,
    titles: ['Ask with a header; With the key', '헤더로 조회; 키 넣어 조회'],
  },
  {
    tool: 'http_request', about, result: 'HTTP 201 from {url}: application/json, {any} bytes', takes: { url, method: changing, headers, body: json },
    en: `
      {method} {url}, headers {headers}, body {body}
      Headers {headers}; body {body}; send a {method} with both to {url}.
      [method=POST] post {body} to {url} and set the header {headers}
      [method=PUT] PUT to {url}: the header is {headers}, the body {body}
      [method=PATCH] change {url} by PATCH, header {headers}, body {body}`,
    ko: `
      {method} {url}, 헤더 {headers}, 본문 {body}
      헤더 {headers}, 본문 {body}. 둘 다 넣어 {url}에 {method} 요청을 보내#
      [method=POST] 헤더에 {headers:을} 넣고 {body:을} {url}에 POST하#
      [method=PUT] {url}에 PUT. 헤더는 {headers}, 본문은 {body}
      [method=PATCH] {url:을} PATCH로 고치#. 헤더 {headers}, 본문 {body}`,
    titles: ['Send with header and body; Report with the key', '헤더와 본문 전송; 키 넣어 보고'],
  },
];
