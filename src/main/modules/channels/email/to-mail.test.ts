import { expect, test } from 'vitest';
import { replySubject, subjectOf, toHtml } from './to-mail';

test.each([
  ['**밸브**를 닫음', '<p><strong>밸브</strong>를 닫음</p>'],
  ['| a |\n|---|\n| 1 |', '<td>1</td>'],
  ['<script>1</script>', '&lt;script&gt;1&lt;/script&gt;'],
  [
    '![a "b" >](https://evil.example/?q=1&r=2 "title") ![](https://evil.example/x.png)',
    '<p><a href="https://evil.example/?q=1&amp;r=2">a &quot;b&quot; &gt;</a> <a href="https://evil.example/x.png">https://evil.example/x.png</a></p>',
  ],
  ['![x](data:image/png;base64,AA)', '<a href="">x</a>'],
  ['[run](javascript:alert(1))', '<a href="">run</a>'],
])('%s becomes HTML', (markdown, html) => {
  expect(toHtml(markdown)).toContain(html);
});

test('a text that begins a thread lends it its first line', () => {
  expect([
    subjectOf('**valve, step 1 of 2**\n\nmore'),
    subjectOf(' \n'),
    subjectOf('x'.repeat(200)).length,
    replySubject('Pump 7'),
    replySubject('RE: Pump 7'),
    replySubject(''),
  ]).toEqual(['ZeroClaw: valve, step 1 of 2', 'ZeroClaw', 131, 'Re: Pump 7', 'RE: Pump 7', 'Re:']);
});
