import { code, texts } from '../industry/slots';
import { choice, flag, made, maybe, names, tenths, whole, type Written } from '../table';

const book = names('stock-2026, yields, rota_june, Petty cash, meter log, Boat list, prices-v3, seedlings', '재고-2026, 수확대장, 근무표-6월, 소액지출, 검침부, 선박목록, 단가표-3, 모종');
const cell = made((dice) => `${dice.pick([...'ABCDEFGHK'])}${String(dice.int(2, 90))}`);
const amount = tenths(-200, 2000);

export const sheets: readonly Written[] = [
  {
    tool: 'cell_number', about: ['Write a number into a cell', '칸에 수를 적는다'],
    takes: { book, cell, value: amount },
    en: `
      {book}: {cell} = {value}
      write {value} into {cell} of {book}
      {cell} in {book} gets {value}
      put {value} in the cell {cell}, sheet {book}
      {value} belongs in {cell} ({book})
      {not_cell} is right, {cell} is not; in {book} it must read {value}
      Last week {cell} stood at {not_value}. Enter {value} in {book}.
      the scale said {value}, so {book}, {cell}
      correct {cell} in {book} to {value}
      at {clock} the {who} read {value}; it goes to {cell} of the sheet {book}
      in {book} overwrite {cell} with {value}
      Row {any} is summed by itself. Only {cell} is typed: {value}, in {book}.
      set {book}!{cell} to {value}
      fill {cell} with {value}, that is in {book}, not in {not_book}
      the meter showed {any} in May and shows {value} now; the cell for now is {cell}, the sheet {book}
      minus where plus was: in {book} {cell} reads {value} from now on`,
    ko: `
      {book}: {cell} = {value}
      {book}의 {cell} 칸에 {value:을} 적#
      {book} {cell} 값을 {value:로} 고치#
      {cell}에 {value}, 시트는 {book}
      {not_cell:은} 맞고 {cell:이} 틀렸다. {book}에서 {value:로} 바꾸#
      지난주 {cell:은} {not_value:이}었다. {book}에 {value:을} 넣#
      저울 값 {value}. {book} {cell}에 입력하#
      {clock}에 {who:이} 읽은 값은 {value}. {book} {cell}에 적을 것
      {any}행은 저절로 더해진다. {book} {cell}에 {value}만 입력
      {not_book} 말고 {book}, {cell}, {value}
      {book} {cell:을} {value:로} 덮어쓰기
      {value:을} {cell}에 기입 ({book})
      5월에는 {any:이}었고 지금은 {value:이}다. 지금 칸은 {book} {cell}
      {book} 부호가 틀렸다. {cell:은} {value}`,
    titles: ['Number into the sheet; Fill the cell', '표에 수 적기; 칸 입력'],
  },
  {
    tool: 'cell_text', about: ['Write a text into a cell', '칸에 글을 적는다'],
    takes: { book, cell, entry: texts(`
      paid in cash, # notes
      see page 1#, lower half
      Hall # and yard, no cellar
      counted twice, # missing
      waits for Ines until the 1#th
      paid twice, first on the #th, ask for it back
      new price from July, 1#.# a crate
      rain, only # rows picked, the rest tomorrow
      read at 0#:30, by Sven, glass was wet
      do not order, 4# left`, `
      현금으로 냄, 지폐 #장
      1#쪽 아래 참고
      #동과 마당, 지하 제외
      두 번 셈, #개 모자람
      1#일까지 이나은 대기
      두 번 냄, 먼저 #일, 돌려받을 것
      7월부터 새 값, 상자당 1#.#
      비, #줄만 땀, 나머지는 내일
      0#:30에 김 기사가 읽음, 유리 젖음
      주문 금지, 4#개 남음`) },
    en: `
      {book}, {cell}: {entry}
      write "{entry}" into {cell} of {book}
      {cell} in {book} should say "{entry}"
      the words for {cell}, sheet {book}: {entry}
      "{entry}" goes into {book} at {cell}
      in {book} put this in {cell}: {entry}
      {cell} was empty in {book}; now it reads {entry}
      not a number but words: {cell}, {book}, "{entry}"
      {not_cell} stays blank, {cell} of {book} gets "{entry}"
      The {who} dictated on {day}, for {book}, cell {cell}: {entry}
      note in {book} under {cell}: {entry}
      numbers on the left, words on the right: in {book} the right one, {cell}, gets {entry}
      so that the {who} understands {cell} of {book}, put there "{entry}"
      {not_book} has it already. In {book}, at {cell}: {entry}`,
    ko: `
      {book} {cell}: {entry}
      {book}의 {cell} 칸에 "{entry}"라고 적#
      {cell}에 "{entry}"를 넣#. 시트는 {book}
      {book}에서 {cell} 내용: {entry}
      {not_cell:은} 비워 두고 {book} {cell}에 "{entry}"
      {day}에 {who:이} 불러 준 것, {book} {cell}에: {entry}
      수가 아니라 글이다. {book}, {cell}, "{entry}"
      {book} {cell} 칸에 이렇게 적어 두#: {entry}
      비어 있던 {book} {cell}에 쓸 말: {entry}
      왼쪽은 수, 오른쪽은 글이다. {book} 오른쪽 칸 {cell}에: {entry}
      {who:이} 알아보게 {book} {cell}에 "{entry}"라고 남기#
      {not_book}에는 있다. {book} {cell}에도: {entry}
      {book}의 {cell}: "{entry}"
      {entry} — 이 말을 {book} {cell}에`,
    titles: ['Words into the sheet', '표에 글 적기'],
  },
  {
    tool: 'cell_blank', about: ['Empty a cell', '칸을 비운다'],
    takes: { book, cell },
    en: `
      empty {cell} in {book}
      {book}: nothing in {cell}
      {cell} of {book} must be blank
      wipe {cell}, sheet {book}
      what stands in {cell} of {book} was a typing error; leave it empty
      {not_cell} keeps its figure, {cell} in {book} loses it
      not a zero: {cell} of {book} is to have nothing at all in it
      clear the cell {cell} ({book})
      {book} adds {any} too many because of {cell}; take the entry out
      rub out {cell} in {book}
      in {book} nobody knows who wrote into {cell}; out with it
      {cell} and {not_cell} say the same; {book} needs only the second
      leave the row, leave the column, only {cell} of {book} becomes empty`,
    ko: `
      {book}의 {cell:을} 비우#
      {book}: {cell} 빈칸
      {cell} 칸은 비어 있어야 한다. 시트 {book}
      {book} {cell:은} 잘못 친 것이다. 지우#
      {not_cell:은} 두고 {book} {cell}만 비우#
      0이 아니라 아무것도 없게. {book} {cell}
      {book} {cell} 때문에 합계가 {any}만큼 많다. 칸을 비울 것
      {cell} 칸 내용 삭제, {book}
      {book} {cell}에 누가 썼는지 모른다. 비워 두#
      {cell:과} {not_cell:이} 같다. {book}에는 뒤엣것만 있으면 된다. 앞 칸을 비우#
      행도 열도 두고 {book} {cell}만 빈칸으로
      {book} {cell} 지워서 빈칸
      {cell} 값 없음으로, {book}
      {book}, {cell} 칸만 지우#`,
    titles: ['Empty the cell', '칸 비우기'],
  },
  {
    tool: 'row_insert', about: ['Insert empty rows above a row', '행 위에 빈 행을 넣는다'],
    takes: { book, above: whole(2, 80), rows: maybe(whole(2, 12)) },
    en: `
      insert a row above {above} in {book}
      {rows} new rows in {book}, above row {above}
      {book}: above {above}, {rows} rows
      make room above row {above} in {book}
      in {book} {rows} blank rows have to come before {above}
      push row {above} of {book} down by {rows}
      before row {above} of {book} we need {rows} free lines
      one empty line over number {above} in {book}
      {book} lacks space over row {above}, the {who} wants to add a name
      not at {not_above}: in {book}, above row {above}, {rows} empty ones
      two boats more this year, so above row {above} of {book} come {rows} blank lines
      the head of {book} ends at {above}; one line is to be squeezed in over it
      write nothing yet, only open {rows} rows above {above} in {book}`,
    ko: `
      {book} {above}행 위에 한 줄 넣#
      {book}: {above}행 위에 {rows}줄
      {book} {above}행 앞에 빈 줄 {rows}개를 넣#
      {above}행 위에 자리를 만들#, 시트는 {book}
      {not_above}행 말고 {above}행 위에 {rows}줄 추가 ({book})
      {who:이} 이름을 하나 더 적는다. {book} {above}행 위에 빈 줄 하나
      {book} {above}행을 {rows}줄 아래로 내리#
      {book}, {above}행 위, 빈 행 {rows}개 삽입
      올해 배가 늘었다. {book} {above}행 위에 빈 줄 {rows}개
      아직 적지는 말고 {book} {above}행 위에 {rows}줄만 벌려 두#
      {book} {above}행 위로 한 줄 끼우#
      {book}, {above}행 바로 위, 새 줄 {rows}개
      {book}의 {above}행 앞에 빈 줄 추가하#
      {above}행 위 {rows}줄, {book}`,
    titles: ['New row; Make room', '행 넣기; 줄 추가'],
  },
  {
    tool: 'row_delete', about: ['Delete a row', '행을 지운다'],
    takes: { book, row: whole(2, 80) },
    en: `
      delete row {row} in {book}
      {book}: row {row} away
      row {row} of {book} is a double
      take the whole line {row} out of {book}
      {book} without row {row}, those below move up
      Row {not_row} says the same as {row}. In {book} the second of these goes.
      strike line {row}, sheet {book}
      the boat in row {row} of {book} was sold on {day}, so the line goes
      out of the {any} lines in {book}, number {row} is nonsense; remove it
      remove row {row} from {book}, do not just empty it
      Row {not_row} of {book} is Ines, row {row} is Ines again. The latter goes, line and all.
      {book} is one line too long since {clock}, and that line is {row}
      the supplier in {row} gave up, so {book} can do without the row`,
    ko: `
      {book} {row}행을 지우#
      {book}: {row}행 삭제
      {book} {row}행은 중복이다. 없애#
      {row}번째 줄을 통째로 빼#, 시트 {book}
      {not_row}행은 두고 {book} {row}행만 지우#
      {book} {row}행 배는 {day}에 팔렸다. 줄을 지울 것
      비우는 게 아니라 {book} {row}행을 없애기
      {book} {any}줄 중 {row}행은 엉터리다. 삭제하#
      {book} {not_row}행도 이나은, {row}행도 이나은이다. 뒤엣것을 줄째 지우#
      {clock}부터 {book:이} 한 줄 길다. {row}행이다. 빼#
      {row}행 거래처가 문을 닫았다. {book}에서 줄 삭제
      {book}의 {row}행 제거하#
      {book}, {row}번 줄 통째 삭제하#
      {row}행 없애고 아래를 올리기, {book}`,
    titles: ['Delete the row', '행 삭제; 줄 지우기'],
  },
  {
    tool: 'sheet_guard', about: ['Protect a sheet against changes or lift that', '시트를 보호하거나 푼다'],
    takes: { book, guarded: flag(['protected', '보호'], ['unprotected', '보호 해제']) },
    en: `
      {book}: {guarded}
      [guarded=true] nobody may type in {book} until the count is over
      [guarded=false] the count is over, {book} may be filled in again
      [guarded=true] put {book} under glass
      [guarded=false] take the glass off {book}
      [guarded=true] formulas vanish from {book} every week; shut it against typing
      [guarded=false] the {who} has to mend {any} formulas in {book}, let him in
      [guarded=true] look yes, touch no: {book}
      [guarded=false] {not_book} stays shut, in {book} one may write
      [guarded=true] from {clock} {book} is only for reading
      make {book} {guarded}
      [guarded=true] {book} goes to the auditor on {day}; not a comma may move in it
      [guarded=false] the auditor is through; whoever keeps {book} may type again
      [guarded=true] {any} fingers are in {book} at once, that must stop`,
    ko: `
      {book} {guarded}
      [guarded=true] 실사가 끝날 때까지 {book}에 아무도 못 적게 하#
      [guarded=false] 실사가 끝났다. {book:을} 다시 적을 수 있게 하#
      [guarded=true] {book}에 유리 덮개를 씌워 두#
      [guarded=false] {not_book:은} 두고 {book}만 보호를 풀#
      [guarded=true] {book} 수식이 매주 사라진다. 못 고치게 잠그#
      [guarded=false] {who:이} {book} 수식 {any}개를 고친다. 열어 주#
      [guarded=true] {clock}부터 {book:은} 읽기만
      [guarded=false] {book}에 쓸 수 있게 해제
      {book:을} {guarded} 상태로
      [guarded=true] {book:은} {day}에 감사로 간다. 쉼표 하나 못 바꾸게 하#
      [guarded=false] 감사 끝. {book} 담당이 다시 적을 수 있게
      [guarded=true] {book}에 {any}명이 한꺼번에 손댄다. 막을 것`,
    titles: ['Protect the sheet', '시트 보호; 시트 잠금'],
  },
  {
    tool: 'sheet_sort', about: ['Sort a sheet by a column', '시트를 열 기준으로 정렬한다'],
    takes: { book, column: code('@'), order: choice({ ascending: ['upwards|ascending', '오름차순'], descending: ['downwards|descending', '내림차순'] }) },
    en: `
      sort {book} by {column}, {order}
      {book}: column {column}, {order}
      [order=ascending] {book} by column {column}, the smallest on top
      [order=descending] the largest of column {column} first in {book}
      [order=descending] newest on top, dates are in {column}, sheet {book}
      [order=ascending] from A to Z by column {column} in {book}
      {order} by {column}, that is how {book} should lie
      [order=descending] who owes most stands above all: {book}, column {column}
      [order=ascending] {book} has {any} lines in a muddle; oldest at the top, by {column}
      arrange {book} {order} by column {column}, not by {not_column}
      [order=descending] column {column} of {book} holds the debts. The biggest has to hit the eye first.
      [order=ascending] names stand in {column}; bring {book} into the order of the alphabet
      {book}: {order}, and it is column {column} that counts`,
    ko: `
      {book:을} {column}열 {order:로} 정렬하#
      {book}: {column}열 {order}
      [order=ascending] {book} {column}열, 작은 것이 위로
      [order=descending] {book}에서 {column}열 큰 것부터
      [order=descending] 날짜가 {column}열에 있다. {book} 최근 것이 위로 오게 하#
      [order=ascending] {book} {column}열 가나다순
      {not_column}열 말고 {column}열 {order}, 시트는 {book}
      [order=descending] 많이 밀린 사람이 위로 오게. {book}, {column}열
      [order=ascending] {book} {any}줄이 뒤죽박죽이다. {column}열 오래된 것부터
      [order=descending] {book} {column}열에 빚이 있다. 제일 큰 것이 눈에 먼저 들어오게
      [order=ascending] {column}열에 이름이 있다. {book:을} 가나다로 세우#
      기준은 {column}열, {order}. {book} 정렬 요망
      {book}, {order}, {column}열 기준으로 늘어놓기
      {column}열로 {book} 정렬하#, {order}`,
    titles: ['Sort the sheet', '정렬; 시트 정렬'],
  },
];
