import type { Json } from '../../../src/shared/json';
import type { Dice } from '../dice';
import { described, objectOf, type Ask, type Reference, type Skill } from '../family';
import { listedOrComposed, type Phrasing } from '../language/phrasing';
import { fill, say, type Language } from '../language/template';
import { address, code, device, email, identifier, inventedWord, name, number, path, person, phrase, quantity, topic, word } from '../language/words';
import { prose, proseClause } from '../written/values/prose';

/** How a text stands in an instruction: between marks, or as it is when it is one word. */
function shown(dice: Dice, language: Language, text: string): string {
  const bare = !/[\s.,:;]/u.test(text);
  if (text.startsWith('{') && dice.chance(0.4)) return text;
  return dice.among([[6, `"${text}"`], [text.includes("'") ? 0 : 1, `'${text}'`], [0.6, `“${text}”`], [language === 'ko' ? 0.8 : 0, `‘${text}’`], [text.includes('`') ? 0 : 0.3, `\`${text}\``], [bare ? 5 : 0, text]]);
}

const plainValue = (dice: Dice, language: Language): string =>
  dice.among([[3, () => phrase(dice, language)], [2.5, () => prose(dice, language)], [2, () => String(number(dice))], [2, () => word(dice, language)], [1, () => code(dice)], [1, () => identifier(dice)], [0.5, () => address(dice)], [0.5, () => `{"${identifier(dice)}":${String(number(dice))}}`]])();

const storeSentences = {
  en: ['store {c} under the key {k}', 'store {c} under {k}', 'save {c} to {k}', 'save {c} as {k}', 'write {c} to key {k}', 'note {c} under {k}', 'remember {c} as {k}', 'keep {c} under the key {k}', 'set key {k} to {c}', 'put {c} into {k}', 'log {c} under {k}', 'record {c} under the key {k}', 'make a note {k} with the text {c}', 'store a note with the key {k} and the content {c}', 'under the key {k}, store {c}', 'file {c} under {k}', 'put {c} down as {k}', '{c} belongs under {k}', 'the note {k} gets {c}', 'let {k} read {c}', 'leave {c} under {k} for later', 'in the notes, {k} becomes {c}', 'have {c} on record as {k}', 'keep a note: key {k}, content {c}', '{k} should hold {c}', 'add a note {k}: {c}', 'store {c} with the key {k}', 'in {k}, note {c}', 'save a note called {k} that says {c}', 'record {c} as {k}', 'write down {c} under {k}', 'key {k}, content {c}', 'memorise {c} as {k}', 'store {c} in {k}', 'use the key {k} to store {c}', 'put a note {c} under key {k}', 'store the note {c} under {k}', 'log {c} as {k}', 'write {c} into the notes as {k}', 'so that we find it later, keep {c} in the note {k}', '{k} = {c}, please remember', 'under {k} write {c}', 'under {k} we keep {c}', 'note that {k} is {c}', 'do not lose this: {c}, under {k}', '{k} is to read {c}', 'make {k} read {c}', 'the entry {k} says {c} from now on', 'text {c}, key {k}', 'content {c}, key {k}', 'have a note {k} that reads {c}', 'put it on record: {k} is {c}', 'update {k} to {c}', 'overwrite {k} with {c}', 'keep in mind under {k}: {c}', 'the name of the note is {k} and it says {c}'],
  ko: ['{c:을} {k} 키로 저장하#', '{c:을} {k}에 저장하#', '{k}에 {c:을} 기록하#', '{k} 키에 {c:을} 저장하#', '{c:을} {k:로} 기록하#', '{k}라는 키로 {c:을} 남기#', '{c:을} {k:로} 메모하#', '키 {k}에 {c:을} 적#', '{k}에 {c:을} 남기#', '메모 {k}에 {c:을} 쓰#', '{c:을} {k:로} 저장하#', '{c:을} 키 {k}에 보관하#', '키는 {k}, 내용은 {c:로} 메모하#', '{k} 항목에 {c:을} 기록하#', '{k}: {c} 저장', '메모리에 {k} 키로 {c:을} 저장하#', '{c:을} {k} 이름으로 저장하#', '{k}의 값을 {c:로} 저장하#', '{c:을} {k} 아래에 적어 두#', '{k} 메모에 {c:을} 추가하#', '{k}에는 {c:을} 적#', '{k:로} {c:을} 기억해 두#', '{c:을} {k} 이름의 메모로 두#', '{k} 값은 {c}', '{k} 메모: {c}', '나중을 위해 {k}에 {c:을} 남겨 두#', '{c}, 키는 {k:로} 저장하#', '{k}에 {c} 저장', '{c:이}라고 {k}에 적#', '나중에 볼 수 있도록 {c:을} {k}에 남기#', '{k:을} {c:로} 갱신하#', '내용 {c}, 키 {k:로} 저장하#', '{k} = {c:로} 기억하#', '{k:은} {c:이}라고 기억해 두#', '일지에 남기#. 키 {k}, 내용 {c}', '{k}라는 메모를 {c:로} 바꾸#', '{k} 아래 {c}', '잊지 않게 {c:을} {k:로} 적어 두#', '{c:이}라는 내용을 {k}에 남기#', '메모 이름은 {k:이}고 내용은 {c:이}다. 저장하#'],
};
const storePhrasing: Phrasing = {
  verbs: [['store', 'stored'], ['keep', 'kept'], ['save', 'saved'], ['note', 'noted'], ['record', 'recorded'], ['log', 'logged'], ['file', 'filed'], ['put', 'put'], ['write', 'written'], ['enter', 'entered'], ['memorise', 'memorised'], ['hold', 'held'], ['leave', 'left'], ['place', 'placed'], ['set down', 'set down'], ['preserve', 'preserved'], ['remember', 'remembered'], ['deposit', 'deposited'], ['scribble', 'scribbled'], ['register', 'registered'], ['retain', 'retained']],
  places: ['under {k}', 'as {k}', 'under the key {k}', 'in {k}', 'in the note {k}', 'in a note called {k}', 'with {k} as the key', 'at {k}', 'by the name {k}', 'under the name {k}', 'in the entry {k}', 'as the value of {k}', 'into the note {k}', 'with the key {k}', 'in our notes as {k}', 'below the heading {k}', 'for later as {k}'],
  things: ['', '', '', 'the text ', 'the value ', 'the note ', 'the words ', 'the remark ', 'the content '],
  stems: ['저장하', '기록하', '남기', '적어 두', '써 두', '메모하', '보관하', '등록하', '넣', '적', '써 넣', '입력하', '올리', '메모해 두', '남겨 두', '간직하', '기입하'],
  koreanPlaces: ['{k}에', '{k} 키에', '{k:로}', '{k}라는 이름으로', '{k} 아래에', '{k} 항목에', '메모 {k}에', '{k} 메모에', '이름을 {k:로} 해서', '키를 {k:로} 하여', '메모장의 {k}에', '{k} 칸에', '노트 {k}에'],
  koreanThings: [':을}', ':을}', '} 내용을', '} 글을', '} 값을', ':이}라고', '}'],
};
const storeTitles = { en: ['Log the event', 'Write a note', 'Record {w}', 'Note it', 'Save {w}', 'Keep a record'], ko: ['기록 남기기', '메모 저장', '{w} 기록', '결과 저장', '기록'] };

export const memoryStore = (tool: Skill['tool']): Skill => pairing(tool, 'key', 'content', (dice, language) => name(dice, language), plainValue, storeSentences, storeTitles, () => 'stored', storePhrasing);

const publishSentences = {
  en: ['publish {c} to {k}', 'publish {c} on the topic {k}', 'send {c} to the topic {k}', 'send {c} to {k}', 'publish {c} to topic {k}', 'publish the payload {c} to {k}', 'put {c} on {k}', 'publish to {k} the message {c}', 'post {c} on {k}', 'on the topic {k}, publish {c}', 'publish to topic {k} with payload {c}', 'emit {c} on {k}', 'topic {k}, payload {c}', 'send the MQTT message {c} to {k}', 'write {c} to the topic {k}', 'push {c} to {k}', 'broadcast {c} on {k}', 'publish {c} under {k}', 'tell the topic {k} {c}', 'MQTT: publish {c} at {k}', 'let {k} know {c}', '{k} gets the message {c}', 'the topic {k} receives {c}', 'have {c} published at {k}', '{c} to {k}, over MQTT', 'out on {k}: {c}', 'mqtt {k} {c}', '{k} must receive {c}', '{k} has to get {c}', 'answer on {k} with {c}', 'reply on {k}: {c}', '{k} should be told {c}', 'the value of the topic {k} becomes {c}', 'set the topic {k} to {c}', 'announce {c} under {k}', 'the subscribers of {k} should get {c}', 'make {k} say {c}', 'say {c} on {k}', 'command {c} to {k}', 'on {k} we need {c}', '{k} <- {c}', '{c} goes out on {k}', 'signal {c} at {k}', 'with the payload {c}, publish at {k}'],
  ko: ['{k} 토픽에 {c:을} 발행하#', '{c:을} {k}에 발행하#', '{k:로} {c:을} 보내#', '토픽 {k}에 {c:을} 게시하#', '{k}에 {c:을} 전송하#', '{k} 토픽으로 {c:을} 보내#', 'MQTT 토픽 {k}에 {c:을} 발행하#', '{c} 메시지를 {k}에 보내#', '{k}에 {c} 페이로드를 발행하#', '{c:을} {k} 토픽에 올리#', '{k}에 {c} 발행', '토픽은 {k}, 페이로드는 {c:로} 발행하#', '{k}에 {c:을} 퍼블리시하#', '{c:을} 토픽 {k:로} 내보내#', '{k:로} {c} 전송', '{k}에 {c:이}라고 내보내#', '{k} 값을 {c:로} 발행하#', '{c}, 토픽은 {k}', '{k} 쪽으로 {c:을} 보내#', '{k}: {c} 발행하#', '{k:은} {c:을} 받아야 한다', '{k}에 {c:로} 응답하#', '{k}에 {c:이}라고 답하#', '{k} 구독자에게 {c:을} 보내#', '{k} 토픽을 {c:로} 바꾸#', '{k} ← {c}', '{c} 명령을 {k}에 내리#', '{k:이} {c:을} 받게 하#'],
};
const publishPhrasing: Phrasing = {
  verbs: [['publish', 'published'], ['send', 'sent'], ['post', 'posted'], ['emit', 'emitted'], ['push', 'pushed'], ['put', 'put'], ['broadcast', 'broadcast'], ['transmit', 'transmitted'], ['issue', 'issued'], ['place', 'placed'], ['write', 'written'], ['deliver', 'delivered'], ['forward', 'forwarded']],
  places: ['to {k}', 'on {k}', 'to the topic {k}', 'on the topic {k}', 'at {k}', 'under the topic {k}', 'over MQTT to {k}', 'to topic {k}', 'through the broker to {k}', 'to the subscribers of {k}', 'on MQTT topic {k}'],
  things: ['', '', '', 'the payload ', 'the message ', 'the value ', 'the text ', 'the word ', 'the command '],
  stems: ['발행하', '보내', '게시하', '전송하', '올리', '내보내', '퍼블리시하', '전달하', '내', '송신하', '뿌리'],
  koreanPlaces: ['{k}에', '{k} 토픽에', '토픽 {k}에', '{k:로}', '{k} 토픽으로', 'MQTT {k}에', '브로커의 {k}에', '{k} 주제로', '{k} 쪽으로'],
  koreanThings: [':을}', ':을}', '} 메시지를', '} 값을', '} 페이로드를', ':이}라고', '} 명령을'],
};
export const mqttPublish = (tool: Skill['tool']): Skill =>
  pairing(tool, 'topic', 'payload', topic, (dice, language) => dice.among([[3, () => word(dice, 'en')], [3, () => dice.pick(['ON', 'OFF', 'on', 'off', 'open', 'closed', '1', '0', 'true', 'false', 'start', 'stop', 'reset', 'ok'])], [2, () => String(number(dice))], [2, () => phrase(dice, language)], [2, () => `{"${identifier(dice)}":${dice.chance(0.5) ? String(number(dice)) : `"${word(dice, language)}"`}}`]])(), publishSentences, { en: ['Publish {w}', 'Tell the others', 'Send the command', 'Announce {w}'], ko: ['{w} 발행', '명령 전송', '알림 발행', '상태 게시'] }, (dice) => `the broker has the message for ${topic(dice)}`, publishPhrasing);

const writeSentences = {
  en: ['write {c} to the file {k}', 'write {c} into {k}', 'save {c} to the file {k}', 'save {c} in {k}', 'create {k} with the text {c}', 'put {c} into the file {k}', 'create the file {k} and write {c}', 'the file {k} must contain {c}', 'write to {k}: {c}', 'store {c} in the file {k}', 'make a file {k} that says {c}', 'write the text {c} to {k}', 'replace the contents of {k} by {c}', 'in the file {k}, write {c}', '{k} gets the text {c}', 'let {k} contain {c}', 'note {c} in the file {k}', 'have {c} in {k}', '{k}: write {c}', 'make the file {k} with the content {c}', 'write {c} into {k}', 'overwrite {k} with {c}', 'the text {c} belongs into {k}', 'put {c} in {k}', '{k} has to say {c}', '{c} goes into {k}', 'start the file {k} with {c}', 'let the file {k} read {c}', 'file {k}, text {c}', 'into {k} goes {c}', 'we need a file {k} that contains {c}'],
  ko: ['{k} 파일에 {c:을} 쓰#', '{c:을} {k}에 쓰#', '파일 {k}에 {c:을} 저장하#', '{k}에 {c:을} 기록하#', '{k} 파일을 만들고 {c:을} 적#', '{c} 내용을 {k} 파일로 저장하#', '{k} 파일에 {c} 내용을 쓰#', '{c:을} {k} 파일에 적#', '파일 {k}에 {c:이}라고 쓰#', '{k}에 {c:이}라고 적#', '{k} 파일 내용은 {c:로} 하#', '{c:을} 담아 {k} 파일을 만들#', '{k} 파일을 {c:로} 채우#', '내용이 {c}인 {k} 파일을 만들#', '{k} 파일에는 {c:이}라고만 적#', '{k:을} {c:로} 덮어쓰#', '{c:이}라는 글을 {k}에 저장하#', '표시용으로 {k} 파일에 {c:을} 쓰#', '{k}에 {c:을} 써 두#', '파일 {k}, 내용 {c:로} 저장하#', '{c:은} {k}에 적#'],
};
const filePhrasing: Phrasing = {
  verbs: [['write', 'written'], ['save', 'saved'], ['store', 'stored'], ['put', 'put'], ['record', 'recorded'], ['enter', 'entered'], ['print', 'printed'], ['dump', 'dumped'], ['place', 'placed'], ['type', 'typed'], ['export', 'exported']],
  places: ['to {k}', 'in {k}', 'into {k}', 'to the file {k}', 'in the file {k}', 'into the file {k}', 'in a file called {k}', 'on disk as {k}', 'as {k}', 'in a new file {k}', 'to a file named {k}'],
  things: ['', '', '', 'the text ', 'the line ', 'the words ', 'the content ', 'the sentence '],
  stems: ['쓰', '저장하', '기록하', '적', '남기', '써 넣', '담', '작성하', '넣', '출력하'],
  koreanPlaces: ['{k}에', '{k} 파일에', '파일 {k}에', '{k} 파일로', '{k:로}', '새 파일 {k}에', '{k} 문서에', '{k}라는 파일에'],
  koreanThings: [':을}', ':을}', '} 내용을', '} 글을', ':이}라고', '} 문장을'],
};
const appendPhrasing: Phrasing = {
  verbs: [['append', 'appended'], ['add', 'added'], ['attach', 'attached'], ['write', 'written'], ['put', 'put']],
  places: ['to the end of {k}', 'at the end of {k}', 'after the last line of {k}', 'as a new last line in {k}', 'to what {k} already holds', 'at the tail of {k}', 'below everything else in {k}', 'as one more line to the file {k}', 'to the end of the file {k}'],
  things: ['', '', 'the line ', 'the text ', 'the entry ', 'the words '],
  stems: ['추가하', '덧붙이', '이어 쓰', '덧쓰', '이어 적', '붙이', '넣'],
  koreanPlaces: ['{k} 끝에', '{k} 파일 끝에', '{k}의 마지막 줄 다음에', '{k} 맨 뒤에', '{k} 파일의 맨 아래에', '{k}에 있는 글 뒤에', '파일 {k} 끝에'],
  koreanThings: [':을}', ':을}', '} 줄을', '} 한 줄을', '} 문장을', '} 내용을'],
};
export const fileWrite = (tool: Skill['tool']): Skill => {
  const plain = pairing(tool, 'path', 'content', path, plainValue, writeSentences, { en: ['Write the file', 'Write the report', 'Save {w}', 'Log {w}'], ko: ['파일 쓰기', '보고서 저장', '{w} 저장', '로그 기록'] }, (dice) => `${path(dice)} is written`, filePhrasing);
  return {
    ...plain,
    ask(dice, language) {
      if (!dice.chance(0.4)) return plain.ask(dice, language);
      const file = path(dice);
      const content = plainValue(dice, language);
      const body = listedOrComposed(dice, language, { en: ['append {c} to {k}', 'add {c} to the end of {k}', 'append the line {c} to the file {k}', 'add the line {c} to {k}', 'append to {k}: {c}', 'at the end of {k} add {c}', 'one more line for {k}: {c}', 'extend {k} by {c}', 'put {c} after the last line of {k}', 'the last line of {k} shall be {c}', 'one line more at the foot of {k}: {c}', 'attach {c} to {k}'], ko: ['{k} 끝에 {c:을} 추가하#', '{k} 파일에 {c:을} 덧붙이#', '{c:을} {k} 파일 끝에 덧붙이#', '{k}에 {c} 줄을 추가하#', '{k} 파일 끝에 {c:을} 이어 쓰#', '{k} 마지막 줄에 {c:을} 넣#', '{k}에 {c:을} 덧붙여 쓰#', '{k} 맨 아래에 {c} 줄을 넣#', '{k} 맨 뒤에 {c:을} 이어 적#', '{c} 한 줄을 {k}에 추가하#'] }, appendPhrasing, { k: shownKey(dice, file), c: shown(dice, language, content) });
      return { arguments: { path: file, content, append: true }, body, titles: language === 'ko' ? ['로그 추가', '기록 추가'] : ['Append to the log', 'Add a line'], result: `${file} is written`, reading: null };
    },
  };
};

type Sentences = Readonly<Record<Language, readonly string[]>>;
const shownKey = (dice: Dice, key: string): string => (/\s/u.test(key) ? `"${key}"` : dice.among([[6, key], [3, `"${key}"`], [0.7, `'${key}'`], [0.7, `\`${key}\``]]));

/** Two texts: a place (`key`, `topic`, `path`) and what goes there. */
function pairing(tool: Skill['tool'], first: string, second: string, place: (dice: Dice, language: Language) => string, content: (dice: Dice, language: Language) => string, sentences: Sentences, titles: Sentences, result: (dice: Dice) => string, phrasing: Phrasing | null = null): Skill {
  const order = Object.keys(tool.parameters['properties'] as object);
  const ask = (dice: Dice, language: Language, reference: Reference | null): Ask => {
    const where = place(dice, language);
    const what = reference?.value ?? content(dice, language);
    const values: Record<string, Json> = { [first]: where, [second]: what };
    return {
      arguments: Object.fromEntries(order.flatMap((key): [string, Json][] => (key in values ? [[key, values[key] as Json]] : []))),
      body: listedOrComposed(dice, language, sentences, reference === null ? phrasing : null, { k: shownKey(dice, where), c: reference?.words ?? shown(dice, language, what) }),
      titles: titles[language].map((title) => fill(title, { w: word(dice, language) })),
      result: result(dice),
      reading: null,
    };
  };
  return {
    tool,
    reads: false,
    ask: (dice, language) => ask(dice, language, null),
    askWith: (dice, language, reference) => ask(dice, language, reference),
    askWithout(dice, language) {
      const what = shown(dice, language, content(dice, language));
      const body = say(dice, { en: ['store {c}', 'send {c}', 'write {c}', 'save {c}', 'put {c} where it belongs'], ko: ['{c:을} 저장하#', '{c:을} 보내#', '{c:을} 쓰#', '{c:을} 제자리에 두#'] }[language], { c: what });
      return { body, missing: first, title: language === 'ko' ? '저장' : 'Save' };
    },
  };
}

export function inventedPairing(dice: Dice): Skill {
  const [first, second, noun] = dice.pick([['key', 'value', 'key'], ['name', 'value', 'name'], ['tag', 'text', 'tag'], ['file', 'text', 'file'], ['channel', 'message', 'channel'], ['table', 'row', 'table'], ['topic', 'message', 'topic'], ['id', 'note', 'id'], ['label', 'text', 'label'], ['room', 'text', 'room'], ['display', 'line', 'display'], ['queue', 'body', 'queue'], ['ticket', 'comment', 'ticket'], ['order', 'remark', 'order']] as const);
  const stem = dice.chance(0.6) ? noun : inventedWord(dice);
  const toolName = `${stem}_${dice.pick(['put', 'write', 'store', 'add', 'post', 'save', 'log', 'append'])}`;
  const properties: Record<string, Json> = dice.chance(0.8) ? { [first]: { type: 'string' }, [second]: { type: 'string' } } : { [second]: { type: 'string' }, [first]: { type: 'string' } };
  const place = noun === 'file' ? path : noun === 'topic' ? topic : (d: Dice, language: Language): string => (d.chance(0.2) ? code(d) : name(d, language));
  return pairing({ name: toolName, description: described(dice, [`Write a ${second} to a ${noun}`, `Store a ${second} under a ${noun}`, `Add a ${second}`, `Put a ${second} into a ${noun}`], ['값을 기록한다', '내용을 저장한다']), parameters: objectOf(properties, [first, second]) }, first, second, place, plainValue, {
    en: [`put {c} into ${noun} {k}`, `write {c} to ${noun} {k}`, `store {c} under ${noun} {k}`, `add {c} to ${noun} {k}`, `post {c} to {k}`, `${noun} {k} gets {c}`, `save {c} in ${noun} {k}`, `log {c} to {k}`, `set ${noun} {k} to {c}`, `in ${noun} {k}, write {c}`, `the ${noun} is {k}, the ${second} is {c}`, `use ${noun} {k} and ${second} {c}`],
    ko: ['{k}에 {c:을} 쓰#', `${noun} {k}에 {c:을} 저장하#`, `{k}에 {c:을} 추가하#`, `${noun} {k}에 {c:을} 등록하#`, `${noun}은(는) {k}, ${second}은(는) {c:로} 저장하#`, '{k}에 {c:을} 입력하#', `{c:을} {k}에 올리#`],
  }, storeTitles, (d) => d.pick(['ok', 'done', 'saved']), noun === 'topic' ? publishPhrasing : noun === 'file' ? filePhrasing : { ...storePhrasing, places: [`in ${noun} {k}`, `under ${noun} {k}`, `to ${noun} {k}`, `on ${noun} {k}`, `with the ${noun} {k}`, `in {k}`, `at {k}`, `for ${noun} {k}`], things: ['', '', `the ${second} `], koreanPlaces: [`${noun} {k}에`, '{k}에', `{k} ${noun}에`] });
}

const quotedMessage = {
  en: ['show the message {m} to the {p}', 'show {m}', 'show the message {m}', 'send the message {m}', 'send {m} to the {p}', 'notify the {p}: {m}', 'notify the {p} with {m}', 'tell the {p} {m}', 'display {m}', 'display the text {m}', 'send a notification {m}', 'send a notification that says {m}', 'inform the {p}: {m}', 'alert the {p} with {m}', 'alert the {p}: {m}', 'push {m} to the {p}', 'put {m} on the screen', 'pop up {m}', 'message the {p} with {m}', 'get {m} to the {p}', '{m} for the {p}', 'the screen must say {m}', 'let it say {m}', 'the text is {m}', 'pass {m} on to the {p}', 'call the {p}: {m}', 'make {m} visible', 'give the {p} this message: {m}', 'let the {p} read {m}', 'the {p} should see {m}', 'the {p} must see {m}', 'send the {p} the text {m}', 'send the {p} {m}', 'warn the {p} with {m}', 'announce {m}', 'raise a notification with the text {m}', 'write to the {p}: {m}', 'report {m} to the {p}', 'give the {p} the message {m}', 'the message is {m}', 'message: {m}', 'send an alert {m}', 'post {m}', 'say {m} to the {p}', 'send a push message {m}', 'notify {m}', 'issue the warning {m}', 'the notification reads {m}', 'the {p} gets to read {m}', 'we want {m} in front of the {p}', 'let the {p} know: {m}', 'the words for the {p} are {m}', 'something must tell the {p} {m}', 'ping the {p}: {m}', 'hand {m} to the {p}', 'notice: {m}', 'reach the {p} with {m}', 'what the {p} has to hear is {m}'],
  ko: ['{m} 메시지를 보내#', '{m:을} 보내#', '{p}에게 {m:을} 알리#', '{p}에게 {m} 메시지를 보내#', '{m:이}라고 알리#', '{p}에게 {m:이}라고 알리#', '{m} 알림을 보내#', '{m} 알림을 띄우#', '화면에 {m:을} 표시하#', '{m:을} 화면에 띄우#', '{p}에게 {m:을} 전송하#', '{m} 문구를 표시하#', '{p}에게 {m:을} 전달하#', '{m:이}라는 알림을 보내#', '메시지 {m:을} 표시하#', '알림 {m} 전송', '{p}에게 {m} 통지', '{m:을} 통보하#', '{p:이} 볼 수 있게 {m:을} 띄우#', '메시지: {m}', '{m} 경고를 보내#', '{m} 푸시를 보내#', '다음 메시지를 보내#: {m}', '{m:이}라고 {p}에게 전하#', '{p}에게 {m:이}라고 말하#', '{m} 안내를 내보내#', '{p} 화면에 {m:이}라고 쓰#', '{p}에게 {m:을} 주지시키#', '{m:이}라는 문구를 {p}에게 보여 주#', '{p}에게 보낼 말은 {m}', '{m:을} 모두에게 알리#', '{m:이}라는 말을 {p}에게 남기#', '{p:을} 불러 {m:이}라고 전하#', '{m:을} 큰 글씨로 띄우#', '{m:을} 알려 주#', '{p}에게: {m}', '{m:이}라는 글을 보이#', '{p}를 {m:로} 부르#', '{m} 표시'],
};
const messagePhrasing: Phrasing = {
  verbs: [['send', 'sent'], ['show', 'shown'], ['display', 'displayed'], ['announce', 'announced'], ['push', 'pushed'], ['post', 'posted'], ['deliver', 'delivered'], ['put out', 'put out'], ['pass on', 'passed on'], ['broadcast', 'broadcast'], ['bring', 'brought'], ['transmit', 'transmitted'], ['issue', 'issued'], ['raise', 'raised'], ['flash', 'flashed']],
  places: ['to the {p}', 'for the {p}', 'to everyone', 'as a notification', 'as an alert', 'on the screen', 'to the people on duty', 'so that the {p} sees it', 'to the desk of the {p}', 'to all devices', 'where the {p} can read it', 'without delay', 'as a short message', 'to the {p} and nobody else'],
  things: ['', '', 'the text ', 'the message ', 'the words ', 'the notice ', 'the line ', 'the warning '],
  stems: ['보내', '알리', '전하', '표시하', '띄우', '전송하', '전달하', '통보하', '공지하', '내보내', '발송하', '안내하'],
  koreanPlaces: ['{p}에게', '화면에', '모두에게', '{p} 쪽에', '현장에', '당직자에게', '알림으로', '{p:이} 보도록', '{p} 앞으로', '짧은 글로', '빠짐없이'],
  koreanThings: [':을}', ':을}', '} 메시지를', '} 알림을', '} 문구를', ':이}라고', '} 내용을', '} 글을'],
};
const messageTitles = { en: ['Notify {p}', 'Tell the {p}', 'Inform the {p}', 'Send an alert', 'Alert the {p}', 'Notify operator', 'Warn everyone', 'Report'], ko: ['{p} 알림', '{p}에게 알리기', '알림 보내기', '경보 전송', '{p}에게 통보', '보고'] };

/** `notify`, `pushover` and their like: a message, and a title when one is named. */
export function messenger(tool: Skill['tool'], parameter: string, withTitle: boolean, extra: { readonly parameter: string; readonly value: (dice: Dice, language: Language) => string; readonly words: Sentences } | null = null): Skill {
  const build = (dice: Dice, language: Language, message: string, body: string, useTitle: boolean): Ask => {
    const title = useTitle && withTitle && dice.chance(0.17) ? (dice.chance(0.5) ? phrase(dice, language) : word(dice, language)) : null;
    const to = extra === null ? null : extra.value(dice, language);
    const withTo = extra === null || to === null ? body : language === 'ko' ? `${say(dice, extra.words.ko, { x: to })} ${body}` : dice.chance(0.3) ? `${say(dice, extra.words.en, { x: to })}, ${body}` : `${body} ${say(dice, extra.words.en, { x: to })}`;
    const whole = title === null ? withTo : language === 'ko' ? dice.pick([`"${title}" 제목 아래 "${message}" 본문을 보내#`, `제목에는 "${title}", 본문에는 "${message}"`, `제목은 "${title}", ${withTo}`, `"${title}" 제목으로 ${withTo}`, `${withTo} (제목: "${title}")`]) : dice.pick([`the title is "${title}", the text "${message}"`, `title "${title}", text "${message}"`, `a message titled "${title}": "${message}"`, `put "${title}" as title over "${message}"`, `${withTo} with the title "${title}"`, `${withTo}, title "${title}"`, `with the title "${title}", ${withTo}`, `${withTo} (title: "${title}")`, `${withTo} under the title "${title}"`]);
    const values: Record<string, Json> = { [parameter]: message, ...(title === null ? {} : { title }), ...(extra === null || to === null ? {} : { [extra.parameter]: to }) };
    const order = Object.keys(tool.parameters['properties'] as object);
    return { arguments: Object.fromEntries(order.flatMap((key): [string, Json][] => (key in values ? [[key, values[key] as Json]] : []))), body: whole, titles: messageTitles[language].map((each) => fill(each, { p: person(dice, language) })), result: dice.pick(['shown', 'ok', 'sent', 'Pushover accepted the message', 'delivered']), reading: null };
  };
  return {
    tool,
    reads: false,
    ask(dice, language) {
      const p = person(dice, language);
      if (dice.chance(0.22)) {
        const said = unquoted(dice, language, extra === null ? p : null);
        return build(dice, language, said.message, said.body, false);
      }
      const message = dice.among([[5, () => phrase(dice, language)], [4, () => prose(dice, language)], [0.7, () => `${phrase(dice, language)}. ${phrase(dice, language)}`], [0.7, () => `${phrase(dice, language)}!`], [0.7, () => `${phrase(dice, language)}.`], [0.5, () => `${phrase(dice, language)}?`]])();
      return build(dice, language, message, sayMessage(dice, language, extra === null, { m: dice.among([[8, `"${message}"`], [message.includes("'") ? 0 : 1, `'${message}'`], [0.7, `“${message}”`], [language === 'ko' ? 0.7 : 0, `‘${message}’`]]), p }), true);
    },
    askWith: (dice, language, reference) => build(dice, language, reference.value, say(dice, (extra === null ? quotedMessage[language] : quotedMessage[language].filter((sentence) => !sentence.includes('{p}'))).filter((sentence) => !sentence.includes('이}라')), { m: reference.words, p: person(dice, language) }), true),
  };
}

/** With `open`, the people that it goes to may be named. */
function sayMessage(dice: Dice, language: Language, open: boolean, values: { readonly m: string; readonly p: string }): string {
  if (!open) return say(dice, quotedMessage[language].filter((sentence) => !sentence.includes('{p}')), values);
  return listedOrComposed(dice, language, quotedMessage, messagePhrasing, { ...values, c: values.m });
}

/** A message that no marks surround: the clause itself is the message. */
function unquoted(dice: Dice, language: Language, to: string | null): { readonly message: string; readonly body: string } {
  const value = String(number(dice));
  if (language === 'ko') {
    const thing = device(dice, 'ko');
    const message = dice.chance(0.4) ? proseClause(dice, 'ko') : dice.pick([`${thing}를 잠갔다`, `${thing}가 다시 켜졌다`, `${thing}를 다시 가동했다`, `${thing} ${String(dice.int(1, 9))}호기가 준비되었다`, `${word(dice, 'ko')}에 들어가면 안 된다`, `${thing}의 ${quantity(dice, 'ko')} 값이 ${value}까지 올랐다`, `${thing}를 ${word(dice, 'ko')}로 옮겼다`, `내일 ${String(dice.int(1, 23))}시에 다시 시작한다`, `${thing} 수리가 늦어진다`, `${thing}를 닫았다`, `${thing}를 열었다`, `${thing}가 멈췄다`, `${thing} 점검이 필요하다`, `${quantity(dice, 'ko')} 값이 ${value}이다`, `${thing}를 껐다`, `${thing}를 켰다`, `${thing}에 문제가 있다`, `${quantity(dice, 'ko')}이 너무 높다`, `${thing} 교체가 끝났다`, `${thing} 작업이 완료되었다`]);
    if (dice.chance(0.3)) {
      const wish = dice.pick([`${thing}를 살펴봐`, `${thing} ${String(dice.int(1, 9))}호기를 점검해`, `${word(dice, 'ko')}로 와`, `${thing}를 다시 켜`, `필터를 갈아`, `${quantity(dice, 'ko')}을 재 봐`]);
      return { message: `${wish} 달라`, body: `${to === null ? '' : `${to}에게 `}${wish} 달라${dice.pick(['고 부탁하#', '고 요청하#', '고 전하#', '고 연락하#'])}` };
    }
    if (to !== null && dice.chance(0.3)) return { message, body: `${message}${dice.pick(['고', '는 사실을', '는 것을'])} ${to}에게 ${dice.pick(['알리#', '전하#', '보고하#', '말하#', '통지하#'])}` };
    return { message, body: `${to === null ? '' : dice.pick([`${to}에게 `, ''])}${message}${dice.pick(['고 알리#', '고 보고하#', '고 전하#', '는 내용을 알리#', '고 통보하#', '는 알림을 보내#'])}` };
  }
  const thing = device(dice, 'en');
  const message = dice.chance(0.4) ? proseClause(dice, 'en') : dice.pick([`the ${thing} was closed`, `the ${thing} was opened`, `the ${thing} has stopped`, `the ${thing} needs a check`, `the ${quantity(dice, 'en')} is ${value}`, `the ${thing} is off`, `the ${thing} is on`, `the ${thing} is out of service`, `the ${quantity(dice, 'en')} is too high`, `the ${thing} has been replaced`, `work on the ${thing} is finished`, `the ${quantity(dice, 'en')} is back to normal`, `there is a fault at the ${thing}`, `${thing} ${String(dice.int(1, 9))} must be checked`, `the ${thing} has been restarted`, `the ${thing} is running again`, `${thing} ${String(dice.int(1, 9))} is ready`, `the ${quantity(dice, 'en')} has reached ${value}`, `the ${word(dice, 'en')} is closed for today`, `somebody must look at the ${thing}`, `the ${thing} has been shut down because of the ${quantity(dice, 'en')}`, `we start again at ${String(dice.int(1, 23))}:00`, `the ${word(dice, 'en')} ${thing} could not be reached`, `no one should enter the ${word(dice, 'en')}`]);
  const person_ = to === null ? '' : ` the ${to}`;
  if (dice.chance(0.25)) {
    const wish = dice.pick([`check the ${thing}`, `come to the ${word(dice, 'en')}`, `restart ${thing} ${String(dice.int(1, 9))}`, `refill the ${thing}`, `stay away from the ${thing}`, `measure the ${quantity(dice, 'en')}`, `inspect unit ${String(dice.int(1, 40))}`, `have a look at the ${thing}`, `take over the ${thing}`, `bring a new ${thing}`, `call the ${word(dice, 'en')} back`, `open the ${thing} by hand`, `wait at the ${word(dice, 'en')}`]);
    return { message: wish, body: to === null ? dice.pick([`ask somebody to ${wish}`, `send out the request to ${wish}`]) : dice.pick([`ask${person_} to ${wish}`, `tell${person_} to ${wish}`, `request that${person_} ${wish}`, `remind${person_} to ${wish}`, `get${person_} to ${wish}`, `have${person_} ${wish}`, `the ${to} should ${wish}; say so`, `let${person_} know to ${wish}`, `${to ?? ''}: please ${wish}, send that`]) };
  }
  return { message, body: to === null ? dice.pick([`send a message that ${message}`, `report that ${message}`, `say that ${message}`, `send word that ${message}`, `send out a note saying ${message}`, `a message goes out: ${message}`, `raise an alert about it: ${message}`]) : dice.pick([`tell${person_} that ${message}`, `inform${person_} that ${message}`, `notify${person_} that ${message}`, `let${person_} know that ${message}`, `alert${person_} that ${message}`, `send${person_} a message that ${message}`, `report to${person_} that ${message}`, `warn${person_} that ${message}`, `show${person_} that ${message}`, `give${person_} the news: ${message}`, `tell${person_} ${message}`, `make sure${person_} knows that ${message}`, `the ${to} has to hear that ${message}`, `it is time to tell${person_} that ${message}`, `make it known to${person_} that ${message}`, `bring it to the attention of${person_} that ${message}`, `the ${to} must learn that ${message}`, `let${person_} hear that ${message}`]) };
}

export function inventedMessenger(dice: Dice): Skill {
  const parameter = dice.pick(['message', 'text', 'body', 'content', 'msg', 'note']);
  const kind = dice.pick(['email', 'sms', 'chat', 'speak', 'display', 'plain', 'page']);
  const toolName = dice.among([[3, { email: 'send_email', sms: 'sms_send', chat: 'chat_post', speak: 'speak', display: 'display_text', plain: 'send_message', page: 'page_person' }[kind] ?? 'send'], [1, `${inventedWord(dice)}_${dice.pick(['send', 'post', 'say', 'notify', 'alert'])}`], [1, `${kind}_${inventedWord(dice)}`]]);
  const descriptions = [`Send a message`, `Send a text by ${kind}`, `Tell somebody something`, `Send a short ${kind} message`, 'Announce a text'];
  const phone = (d: Dice): string => d.pick([`+${String(d.int(1, 99))} ${String(d.int(10, 999))} ${String(d.int(1000, 9_999_999))}`, `0${String(d.int(10, 99))}-${String(d.int(1000, 9999))}-${String(d.int(1000, 9999))}`, `+${String(d.int(10_000_000, 99_999_999))}`]);
  const to = kind === 'sms' && dice.chance(0.6) ? { parameter: dice.pick(['phone', 'to', 'mobile']), value: phone } : kind === 'email' ? { parameter: dice.pick(['to', 'address', 'recipient']), value: (d: Dice) => email(d) } : dice.chance(0.5) ? { parameter: dice.pick(['to', 'recipient', 'user', 'channel', 'room', 'group']), value: (d: Dice, language: Language) => (d.chance(0.2) ? `#${identifier(d)}` : name(d, language).replaceAll(' ', '-')) } : null;
  const properties: Record<string, Json> = to === null ? { [parameter]: { type: 'string' } } : dice.chance(0.5) ? { [to.parameter]: { type: 'string' }, [parameter]: { type: 'string' } } : { [parameter]: { type: 'string' }, [to.parameter]: { type: 'string' } };
  const withTitle = to === null && dice.chance(0.2);
  if (withTitle) properties['title'] = { type: 'string' };
  return messenger({ name: toolName, description: described(dice, descriptions, ['메시지를 보낸다', '알림을 보낸다']), parameters: objectOf(properties, to === null ? [parameter] : [to.parameter, parameter]) }, parameter, withTitle, to === null ? null : { ...to, words: { en: ['to {x}', 'to {x}', 'to "{x}"', `for {x}`, 'at {x}'], ko: ['{x}에게', '{x}에', '"{x}"에게', '{x:로}', '{x} 앞으로'] } });
}

