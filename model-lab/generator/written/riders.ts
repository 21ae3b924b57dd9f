import type { Language } from '../language/template';

interface Rider {
  readonly argument: 'board' | 'title';
  /** A step with these words says itself what the argument is to be. */
  readonly spokenOf: RegExp;
  readonly sentences: Readonly<Record<Language, readonly string[]>>;
}

const title: Rider = {
  argument: 'title',
  spokenOf: /title|heading|headline|제목/iu,
  sentences: {
    en: ['Title: {v}.', 'The title is {v}.', 'Put {v} in the title.', 'As title write {v}.', 'Give it the title {v}.', 'It should be titled {v}.', 'Headline: {v}', 'Title "{v}".', 'The heading says {v}.', 'Above it stands {v}.'],
    ko: ['제목은 {v}.', '제목에는 {v:을} 넣는다.', '제목: {v}', '제목은 ‘{v}’로 한다.', '알림 제목은 {v}입니다.', '제목을 {v:로} 붙일 것.', '제목 "{v}".', '위에는 {v:을} 적는다.'],
  },
};

/** Sentences after a step that give one more argument of a tool of the product, which people give now and then and scenes seldom do. */
export const riders: Readonly<Partial<Record<string, Rider>>> = {
  gpio_write: {
    argument: 'board',
    spokenOf: /board|보드/iu,
    sentences: {
      en: ['Board: {v}.', 'It is on the board {v}.', 'Use board {v} for it.', 'The board is {v}.', 'That pin belongs to {v}, not to the first board.', 'On {v}, please.', 'We mean the pin of the board called {v}.', 'This is wired to {v}.', 'The board in question is named {v}.', '(Board {v})', 'All of this on {v}.', 'Mind the board: {v}.', 'The relay hangs on {v}.', 'There are several boards; take {v}.'],
      ko: ['보드는 {v}.', '보드 이름은 {v}이다.', '{v} 보드를 쓴다.', '(보드: {v})', '{v}에 달린 핀이다.', '{v} 보드에 물려 있다.', '보드가 여럿이니 {v:을} 쓸 것.', '대상 보드는 {v}입니다.', '{v} 쪽 핀을 말한다.', '첫 보드가 아니라 {v} 보드다.', '이 핀은 {v}에 있음.', '{v} 보드에서 하세요.'],
    },
  },
  gpio_read: {
    argument: 'board',
    spokenOf: /board|보드/iu,
    sentences: {
      en: ['Board: {v}.', 'The input is on {v}.', 'Ask board {v}.', 'The board is called {v}.', 'On {v}.', 'It is an input of {v}.', '(Board {v})', 'The sensor hangs on the board {v}.', 'The one on {v} is meant.', 'We mean the board {v}.'],
      ko: ['보드는 {v}.', '{v} 보드에서.', '(보드: {v})', '{v}에 달린 입력이다.', '보드 이름은 {v}입니다.', '{v} 보드의 핀이다.', '대상 보드는 {v}.', '센서는 {v} 보드에 있다.'],
    },
  },
  notify: title,
  pushover: title,
};
