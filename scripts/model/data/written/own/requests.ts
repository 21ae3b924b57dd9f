import { capitalised } from '../../language/template';
import { code, englishWord, word } from '../../language/words';
import { jsonText, object, remark, url as anyUrl } from './values';
import { choice, made, maybe, type Slot, type Written } from '../table';

const url = made(anyUrl);
const about = ['Send an HTTP request', 'HTTP 요청을 보낸다'] as const;
const carrying = choice({ POST: ['POST|POST|post', 'POST|POST|포스트'], PUT: ['PUT|put', 'PUT'], PATCH: ['PATCH|patch', 'PATCH'] });
const json: Slot = { schema: { type: 'string' }, draw: (dice, language) => {
  const value = jsonText(dice, language);
  return { value, words: dice.among([[6, value], [2, `'${value}'`], [0.7, `\`${value}\``]]) };
} };
const plainBody = made((dice, language) => dice.among([[3, () => word(dice, language)], [3, () => dice.pick(['ON', 'OFF', 'open', 'closed', 'start', 'stop', 'reset', '1', '0', 'true', 'ping', 'ack'])], [2, () => String(dice.int(0, 900))], [2, () => `${englishWord(dice)}=${dice.chance(0.5) ? String(dice.int(0, 90)) : englishWord(dice)}`], [3, () => remark(dice, language)]])());

const headers = object((dice, language) => {
  const one = (): [string, string] => dice.pick<() => [string, string]>([() => ['Accept', dice.pick(['application/json', 'text/plain', 'text/csv', '*/*'])], () => ['Content-Type', dice.pick(['application/json', 'text/plain', 'application/xml'])], () => [`X-${capitalised(englishWord(dice))}`, dice.chance(0.5) ? code(dice) : String(dice.int(1, 900))], () => [`X-${capitalised(englishWord(dice))}-Id`, code(dice)], () => ['If-Match', code(dice)], () => ['Accept-Language', dice.pick(['ko', 'en', 'de'])], () => ['User-Agent', englishWord(dice)]])();
  const pairs = dice.chance(0.8) ? [one()] : [one(), one()];
  const value = Object.fromEntries(pairs);
  return { value, words: Object.entries(value).map(([header, content]) => `${header}: ${content}`).join(language === 'ko' ? ', ' : ' and ') };
});

export const ownRequests: readonly Written[] = [
  {
    tool: 'http_request', about, result: 'HTTP 200 OK from {url}: application/json, {any} bytes',
    takes: { url, method: maybe(choice({ GET: ['GET', 'GET'], HEAD: ['HEAD', 'HEAD'] })) },
    en: `
      fetch {url}
      fetch the page {url}
      get {url}
      call {url}
      ask the server at {url}
      request {url}
      Before step {any}, see what {url} answers.
      look what {url} says
      open {url} and bring the answer
      The forecast for {day} stands at {url}. Fetch it.
      download the data from {url}
      query the address {url}
      pull the status from {url}
      the {who} changed the list at {clock}; get it from {url}
      load {url}
      hit {url} once
      try whether {url} answers
      is {url} up? send a request
      not {not_url}, fetch {url}
      read the counter over the web: {url}
      http request to {url}
      the relay box is switched by calling {url}
      curl {url}
      We need the readings of the last {any} hours from {url}.
      retrieve what stands at "{url}"
      web hook without a body: {url}
      [method=GET] GET {url}
      [method=GET] send a GET to {url}
      [method=GET] do a GET request on {url}
      [method=GET] with method GET, ask {url}
      [method=GET] HTTP GET, address {url}
      [method=HEAD] HEAD {url}
      [method=HEAD] only the headers of {url}, so use HEAD
      [method=HEAD] send a HEAD request to {url}
      [method=HEAD] check {url} with HEAD, the body is not needed
      use {method} on {url}
      request {url} with the method {method}
      {method} request, {url}`,
    ko: `
      {url} 주소를 불러오#
      {url}에서 데이터를 가져오#
      {url:을} 조회하#
      {url}에 요청을 보내#
      {url} 호출
      서버 {url}에 물어보#
      {any}단계 전에 {url:이} 뭐라고 답하는지 보#
      {url} 응답을 확인하#
      {day} 예보는 {url}에 있다. 가져오#
      {url} 페이지를 받아 오#
      {url:이} 살아 있는지 요청해 보#
      {not_url} 말고 {url:을} 조회하#
      {who:이} {clock}에 목록을 고쳤다. {url}에서 받아 오#
      웹으로 계량기 값을 읽#: {url}
      HTTP 요청: {url}
      릴레이 박스는 {url:을} 호출하면 바뀐다. 호출하#
      curl {url}
      최근 {any}시간 수치가 필요하다. {url}에서 내려받#
      "{url}"에 있는 것을 가져오#
      본문 없이 웹훅 {url} 호출하#
      {url} 한 번 호출 요망
      [method=GET] GET {url}
      [method=GET] {url}에 GET 요청을 보내#
      [method=GET] GET 방식으로 {url:을} 호출하#
      [method=GET] {url:로} GET 보내기
      [method=HEAD] {url}에 HEAD 요청을 보내#
      [method=HEAD] 헤더만 보면 된다. {url}에 HEAD로 요청하#
      [method=HEAD] HEAD {url}
      [method=HEAD] 본문은 필요 없으니 {url:을} HEAD 방식으로 확인하#
      {method} 메서드로 {url}에 요청하#
      {url}, {method} 요청
      {url}에 {method:로} 물어보#`,
    titles: ['Ask the server; Fetch the data; Call the address; Get the status', '데이터 조회; 주소 호출; 서버 확인; 값 가져오기'],
  },
  {
    tool: 'http_request', about, result: 'HTTP 200 OK from {url}: application/json, {any} bytes',
    takes: { url, method: carrying, body: json },
    en: `
      {method} {body} to {url}
      send a {method} to {url} with the body {body}
      {method} request to {url}, body {body}
      with {method}, send {body} to {url}
      {url} gets a {method} with {body}
      The controller listens at {url}. Send it a {method} with the body {body}.
      body {body}, method {method}, address {url}
      do a {method} on {url}; the body is {body}
      [method=POST] post {body} to {url}
      [method=POST] POST to {url}: {body}
      [method=POST] post this to {url}: {body}
      [method=POST] Tank {any} is done; report it by a POST of {body} to {url}.
      [method=POST] the web hook {url} wants a POST with {body}
      [method=POST] at {clock} the ticket system is told: POST {body} to {url}
      [method=POST] submit {body} to {url} by POST
      [method=POST] curl -X POST -d {body} {url}
      [method=POST] address {url}, POST, body {body}
      [method=POST] for the {who}, post the order {body} at {url}
      [method=PUT] put {body} at {url}
      [method=PUT] PUT to {url} with {body}
      [method=PUT] send a PUT with the body {body} to {url}
      [method=PUT] overwrite what stands at {url} by a PUT of {body}
      [method=PUT] the lamp at {url} takes its new state as a PUT, {body}
      [method=PUT] replace the record: PUT {url}, body {body}
      [method=PUT] curl -X PUT {url} -d {body}
      [method=PATCH] patch {url} with {body}
      [method=PATCH] PATCH {body} into {url}
      [method=PATCH] change only these fields of {url} with a PATCH: {body}
      [method=PATCH] send {body} as a PATCH to {url}, not to {not_url}
      [method=PATCH] a PATCH request goes to {url}; it carries {body}`,
    ko: `
      {url}에 {body} 본문으로 {method} 요청을 보내#
      {method} {url}, 본문 {body}
      {body:을} {url}에 {method:로} 보내#
      {method} 방식으로 {url}에 {body:을} 전송하#
      {url}에 {method} 요청. 본문은 {body}
      제어기는 {url}에서 받는다. {body} 본문으로 {method} 요청하#
      주소 {url}, 메서드 {method}, 본문 {body}
      본문 {body:을} 실어 {url}에 {method}
      [method=POST] {url}에 {body:을} POST하#
      [method=POST] {url:로} POST: {body}
      [method=POST] {body:을} {url}에 POST로 올리#
      [method=POST] {any}번 탱크 완료. {url}에 {body} POST로 보고하#
      [method=POST] 웹훅 {url:은} POST로 {body:을} 받는다. 보내#
      [method=POST] {clock}에 티켓 시스템으로 POST하#: {url}, {body}
      [method=POST] curl -X POST {url} -d {body}
      [method=POST] {who} 요청 건 {body:을} {url}에 POST 전송 요망
      [method=PUT] {url}에 {body:을} PUT하#
      [method=PUT] {url}의 내용을 PUT으로 바꾸#. 본문 {body}
      [method=PUT] {body} 본문으로 {url}에 PUT 요청
      [method=PUT] {url} 램프에 새 상태 {body:을} PUT으로 보내#
      [method=PUT] 기록 교체: PUT {url}, 본문 {body}
      [method=PUT] {not_url} 말고 {url}에 PUT으로 {body:을} 쓰#
      [method=PATCH] {url:을} {body:로} PATCH하#
      [method=PATCH] {url}에서 이 항목만 PATCH로 고치#: {body}
      [method=PATCH] {url}에 PATCH 요청, 본문 {body}
      [method=PATCH] {body:을} 담아 {url}에 PATCH를 보내#`,
    titles: ['Report to the server; Send the request; Web hook; Tell the controller', '서버에 보고; 요청 전송; 웹훅 호출; 상태 전송'],
  },
  {
    tool: 'http_request', about, result: 'HTTP 204 from {url}: no content type, 0 bytes',
    takes: { url, method: carrying, body: plainBody },
    en: `
      {method} "{body}" to {url}
      send a {method} with the body "{body}" to {url}
      {url}: {method}, body "{body}"
      a {method} to {url} that carries "{body}"
      {method} the word "{body}" to {url}
      the body is "{body}", the method {method}, the address {url}
      [method=POST] post "{body}" to {url}
      [method=POST] POST to {url} with the text "{body}"
      [method=POST] write "{body}" on the board at {url} by POST
      [method=POST] Nobody answered since {clock}, so post "{body}" to {url}.
      [method=POST] the siren at {url} starts when "{body}" is posted to it; do that
      [method=POST] at {url} leave "{body}" with a POST
      [method=PUT] put "{body}" to {url} over HTTP
      [method=PUT] set {url} to "{body}" with a PUT
      [method=PUT] PUT {url} "{body}"
      [method=PUT] by PUT, {url} becomes "{body}", {not_url} stays as it is
      [method=PATCH] PATCH {url} "{body}"
      [method=PATCH] patch the text "{body}" into {url}`,
    ko: `
      {url}에 "{body}" 본문으로 {method} 요청을 보내#
      "{body}"를 {url}에 {method:로} 보내#
      {url}: {method}, 본문 "{body}"
      본문 "{body}", 메서드 {method}, 주소 {url}
      {method:로} {url}에 "{body}"를 쓰#
      [method=POST] {url}에 "{body}"를 POST하#
      [method=POST] {url:로} POST, 글은 "{body}"
      [method=POST] {clock}부터 답이 없다. {url}에 "{body}"를 POST로 올리#
      [method=POST] 게시판 {url}에 POST로 "{body}"라고 남기#
      [method=POST] {any}호기 사이렌은 {url}에 "{body}"를 POST하면 울린다. 보내#
      [method=PUT] {url}에 "{body}"를 PUT하#
      [method=PUT] {url} 값을 PUT으로 "{body}"로 바꾸#
      [method=PUT] PUT {url} "{body}"
      [method=PUT] {not_url:은} 그대로 두고 {url}만 PUT으로 "{body}"로 하#
      [method=PATCH] {url}에 "{body}"를 PATCH로 보내#
      [method=PATCH] PATCH {url}, 본문 "{body}"`,
    titles: ['Post it; Send the word; HTTP command', 'POST 전송; HTTP 명령; 서버에 쓰기'],
  },
  {
    tool: 'http_request', about, result: 'HTTP 204 from {url}: no content type, 0 bytes',
    takes: { url, method: maybe(carrying) },
    en: `
      [method=DELETE] DELETE {url}
      [method=DELETE] send a DELETE to {url}
      [method=DELETE] delete the record at {url} on the server
      [method=DELETE] the booking {url} has to go, send a DELETE
      [method=DELETE] by HTTP DELETE remove {url}, not {not_url}
      [method=DELETE] with a DELETE request clear {url}
      [method=DELETE] remove the resource {url} with DELETE, {any} others stay
      [method=DELETE] curl -X DELETE {url}
      [method=POST] POST to {url} without a body
      [method=POST] an empty POST to {url} starts the cycle; send it
      [method=POST] trigger {url} by POST
      [method=POST] the {who} wants the hook {url} called with POST
      [method=POST] fire a POST at {url}, no body
      [method=PUT] an empty PUT to {url}
      send a {method} to {url}, nothing in the body
      call {url} with {method}
      {method} {url}`,
    ko: `
      [method=DELETE] DELETE {url}
      [method=DELETE] {url}에 DELETE 요청을 보내#
      [method=DELETE] 서버의 {url} 자원을 DELETE로 지우#
      [method=DELETE] {url} 예약 기록을 HTTP DELETE로 없애#
      [method=DELETE] {not_url:은} 두고 {url}만 DELETE로 삭제하#
      [method=DELETE] {url}, DELETE
      [method=DELETE] curl -X DELETE {url}
      [method=POST] 본문 없이 {url}에 POST하#
      [method=POST] {url}에 빈 POST를 보내면 시작된다. 보내#
      [method=POST] 훅 {url:을} POST로 호출하#
      [method=POST] {who} 요청: {url} POST 호출, 본문 없음
      [method=PUT] {url}에 빈 PUT을 보내#
      {url}에 {method} 요청만 보내#. 본문은 없다
      {url:을} {method:로} 호출하#
      {method} {url}`,
    titles: ['Delete it on the server; Trigger the hook; HTTP call', '서버에서 삭제; 훅 호출; HTTP 호출'],
  },
  {
    tool: 'http_request', about, result: 'HTTP 200 OK from {url}: text/plain, {any} bytes',
    takes: { url, method: maybe(choice({ GET: ['GET', 'GET'], HEAD: ['HEAD', 'HEAD'] })), headers },
    en: `
      fetch {url} with the header {headers}
      get {url}, header {headers}
      call {url} and send {headers} as header
      with {headers} in the header, ask {url}
      [method=GET] GET {url} with the header {headers}
      {method} {url}, header {headers}
      the server at {url} wants the header {headers}; fetch it with that
      [method=HEAD] HEAD {url}, with the header {headers}`,
    ko: `
      {headers} 헤더를 붙여 {url:을} 조회하#
      {url}에서 가져오되 헤더는 {headers}
      {url} 호출, 헤더 {headers}
      [method=GET] {headers} 헤더로 {url}에 GET 요청을 보내#
      {method} {url}, 헤더 {headers}
      {url} 서버는 {headers} 헤더가 있어야 답한다. 헤더를 넣어 불러오#
      [method=HEAD] 헤더 {headers:을} 넣어 {url}에 HEAD 요청하#`,
    titles: ['Fetch with a header; Ask the server', '헤더 넣어 조회; 서버 조회'],
  },
  {
    tool: 'http_request', about, result: 'HTTP 200 OK from {url}: application/json, {any} bytes',
    takes: { url, method: carrying, headers, body: json },
    en: `
      {method} {body} to {url} with the header {headers}
      [method=POST] post {body} to {url}, header {headers}
      [method=POST] POST to {url}, header {headers}, body {body}
      [method=PUT] PUT {body} at {url} and send the header {headers}
      with the header {headers}, send a {method} to {url}, body {body}`,
    ko: `
      {url}에 헤더 {headers}, 본문 {body:로} {method} 요청을 보내#
      [method=POST] {headers} 헤더로 {url}에 {body:을} POST하#
      [method=PUT] PUT {url}, 헤더 {headers}, 본문 {body}
      헤더는 {headers}, 본문은 {body}. {url}에 {method} 보내#`,
    titles: ['Report with a header; Send the request', '헤더 넣어 전송; 요청 전송'],
  },
];
