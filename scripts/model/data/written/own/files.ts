import { path as anyPath, phrase } from '../../language/words';
import { flag, made, maybe, whole, type Written } from '../table';

const path = made(anyPath);

export const ownFiles: readonly Written[] = [
  {
    tool: 'file_read', about: ['Read a text file', '파일을 읽는다'],
    takes: { path, from_line: maybe(whole(2, 400)), lines: maybe(whole(2, 200)) },
    en: `
      The numbers of {day} are in {path}. Get them.
      read the first {lines} lines of {path}
      read {lines} lines of {path}, beginning at line {from_line}
      from line {from_line} on, read {path}
      only {lines} lines out of {path}
      {path}, from line {from_line}, {lines} lines
      skip what comes before line {from_line} of {path} and read the rest
      start at line {from_line} in {path}, take {lines} lines
      the head of {path}: {lines} lines
      no more than {lines} lines of {path}
      not {not_path} but {path}, read it
      before unit {any} starts, see what {path} holds
      have a look into the file {path}
      the recipe is written in {path}; bring it here
      bring up {path}
      what did the {who} write into {path}?
      pull the text out of {path}
      {path} please, all of it
      the settings live in {path}; read them
      fetch the contents of "{path}"
      at {clock} somebody changed {path}. What is in it now?
      cat {path}
      read through {path}
      get hold of the list in {path}
      without changing it, read {path}
      tell me what is in {path}
      I need the text of {path} for step {any}
      view {path} from line {from_line}
      show {lines} lines of {path}
      the file to read is {path}
      the instructions are in {path}, take them from there
      {path}: contents?
      look {path} over
      get {path} off the disk
      read in {path}
      check the file {path} for what the {who} left
      {any} boxes are listed in {path}; read the list
      as written in {path}: read it first
      open up {path} and give me the text
      return {path} as text`,
    ko: `
      {day} 수치는 {path}에 있다. 가져오#
      {path}의 처음 {lines}줄을 읽#
      {path:을} {from_line}번째 줄부터 {lines}줄 읽#
      {path} {from_line}행부터 읽#
      {path}에서 {lines}줄만 읽#
      {path}, {from_line}행부터 {lines}행
      {path}의 {from_line}번째 줄 앞은 건너뛰고 나머지를 읽#
      {path} {from_line}줄에서 시작해 {lines}줄을 보#
      {path} 앞부분 {lines}줄
      {path:을} {lines}줄까지만 읽#
      {not_path} 말고 {path:을} 읽#
      {any}호기 시작 전에 {path} 내용을 보#
      {path} 파일을 들여다보#
      레시피는 {path}에 적혀 있다. 불러오#
      {path:을} 띄우#
      {who:이} {path}에 무엇을 적었는지 보#
      {path}에서 글을 꺼내#
      {path} 전체 읽기
      설정은 {path}에 있다. 읽#
      "{path}" 내용을 가져오#
      {clock}에 누가 {path:을} 고쳤다. 지금 내용을 확인하#
      cat {path}
      {path:을} 죽 읽#
      {path}에 있는 목록을 가져오#
      고치지 말고 {path:을} 읽기만 하#
      {path}에 뭐가 있는지 알려 주#
      {any}단계에 쓸 {path} 글이 필요하다
      {path:을} {from_line}행부터 보#
      {path} {lines}줄을 보이#
      읽을 파일은 {path}
      지침은 {path}에 있다. 거기서 가져오#
      {path}: 내용 확인
      {path} 훑어보#
      디스크에서 {path:을} 읽어 들이#
      {path:을} 읽어 오#
      {who:이} 남긴 것을 {path}에서 확인하#
      {path}에 상자 {any}개 목록이 있다. 읽#
      먼저 {path:을} 읽#
      {path:을} 열어 글을 보여 주#
      {path} 열람하#`,
    titles: ['Get the text; Look into the file', '파일 확인; 내용 읽기'],
  },
  {
    tool: 'file_write', about: ['Write a text file', '파일을 쓴다'],
    takes: { path, content: made(phrase), append: maybe(flag()) },
    en: `
      The report of {clock} goes to {path}: "{content}"
      let there be a file {path} with "{content}" in it
      leave "{content}" in {path} for the {who}
      [append=true] as the last line of {path}: "{content}"
      [append=true] keep what is in {path} and add "{content}" below
      [append=true] {path} grows by one line, "{content}"
      [append=true] one more entry at the bottom of {path}, "{content}"
      [append=true] do not overwrite {path}; append "{content}"
      [append=true] log file {path}: add "{content}"
      [append=true] tack "{content}" on to {path}
      [append=true] continue {path} with the line "{content}"
      not into {not_path}: "{content}" belongs in {path}
      the new text of {path} is "{content}"
      throw away what stands in {path}; it shall say "{content}"
      for the display in room {any} put "{content}" into {path}
      {path} must hold nothing but "{content}"
      drop "{content}" into the file {path}
      echo "{content}" > {path}
      [append=true] echo "{content}" >> {path}
      lay down "{content}" in the file {path}
      make {path}, content "{content}"
      fill {path} with "{content}"
      "{content}", to the file {path}
      so that {who} finds it: "{content}" in {path}
      the label printer reads {path}; write "{content}" there
      write {path} anew with "{content}"
      {path} is missing. Create it with "{content}".
      get "{content}" on disk, file {path}
      have the words "{content}" written in {path}
      at {clock} the screen loads {path}; it has to say "{content}"
      export "{content}" to {path}
      dump "{content}" in {path}
      [append=true] under the {any} lines of {path} goes "{content}"
      [append=true] the journal {path} gets another line, "{content}"
      [append=true] write "{content}" after everything in {path}
      change {path} so that it says "{content}"
      note in {path}, as its only text, "{content}"
      file: {path}. text: "{content}"
      path {path}, content "{content}"
      set down "{content}" in {path}, not in {not_path}`,
    ko: `
      {clock} 보고는 {path}에: "{content}"
      "{content}"가 든 {path} 파일을 만들#
      {who:이} 보도록 {path}에 "{content}"를 남기#
      [append=true] {path} 마지막 줄로 "{content}"
      [append=true] {path} 내용은 두고 아래에 "{content}"를 더하#
      [append=true] {path}에 한 줄 늘리#: "{content}"
      [append=true] {path} 맨 밑에 "{content}" 항목을 하나 더 적#
      [append=true] {path:을} 덮어쓰지 말고 "{content}"를 덧붙이#
      [append=true] 로그 {path}에 "{content}" 추가
      [append=true] {path} 꼬리에 "{content}"를 달아 두#
      [append=true] {path:을} "{content}" 줄로 이어 가#
      {not_path}가 아니라 {path}에 "{content}"를 쓰#
      {path}의 새 글은 "{content}"
      {path}에 있던 것은 버리고 "{content}"로 쓰#
      {any}호실 화면용으로 {path}에 "{content}"를 넣#
      {path}에는 "{content}"만 있어야 한다
      {path} 파일에 "{content}"를 담#
      echo "{content}" > {path}
      [append=true] echo "{content}" >> {path}
      {path} 파일에 "{content}" 기재
      {path} 생성, 내용 "{content}"
      {path:을} "{content}"로 채우#
      "{content}", {path} 파일로
      {who} 확인용 "{content}"를 {path}에 두#
      라벨 프린터가 {path:을} 읽는다. "{content}"를 써 두#
      {path:을} "{content}"로 새로 쓰#
      {path:이} 없다. "{content}"로 만들#
      "{content}"를 디스크의 {path}에 저장하#
      {path}에 "{content}"라고 써 두#
      {clock}에 화면이 {path:을} 읽는다. "{content}"라고 적#
      "{content}" 내보내기, 파일 {path}
      {path}에 "{content}"를 기록해 두#
      [append=true] {path}의 {any}줄 밑에 "{content}"를 적#
      [append=true] 일지 {path}에 한 줄 더, "{content}"
      [append=true] {path}에 있는 모든 것 뒤에 "{content}"를 쓰#
      {path:이} "{content}"라고 되어 있게 고치#
      {path}에 글은 "{content}" 하나만 두#
      파일: {path}. 글: "{content}"
      경로 {path}, 내용 "{content}"
      {not_path} 말고 {path}에 "{content}"를 적#`,
    titles: ['Write it down in a file; Log line; Update the file', '파일 작성; 로그; 파일 갱신'],
  },
];
