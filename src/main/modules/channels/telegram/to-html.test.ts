import { expect, test } from 'vitest';
import { toTelegramHtml } from './to-html';

test.each([
  {
    name: 'emphasis',
    markdown: '**bold** __bold__ *it* _it_ ~~gone~~ snake_case_name 3~5',
    html: '<b>bold</b> <b>bold</b> <i>it</i> <i>it</i> <s>gone</s> snake_case_name 3~5',
  },
  { name: 'nested emphasis', markdown: '**bold and *both***', html: '<b>bold and <i>both</i></b>' },
  {
    name: 'emphasis that ends in a bracket before a Korean particle',
    markdown: '오늘은 **금요일(월말)**입니다',
    html: '오늘은 <b>금요일(월말)</b>입니다',
  },
  {
    name: 'code is escaped and otherwise left alone',
    markdown: '`a<b> **x**`',
    html: '<code>a&lt;b&gt; **x**</code>',
  },
  {
    name: 'a fence with a language',
    markdown: 'Do:\n```sh\nls *.md && echo "x"\n```\ndone',
    html: 'Do:\n\n<pre><code class="language-sh">ls *.md &amp;&amp; echo &quot;x&quot;</code></pre>\n\ndone',
  },
  { name: 'a fence that was never closed', markdown: '```\n**x**', html: '<pre>**x**</pre>' },
  {
    name: 'headings, without a second bold',
    markdown: '# The **pump**\n\ntext\n\n### Valve',
    html: '<b>The pump</b>\n\ntext\n\n<b>Valve</b>',
  },
  {
    name: 'nested lists with what stands below an item',
    markdown: '1. first\n   more\n   - inner\n2. second\n\n- [x] did\n- [ ] do',
    html: '1. first\n  more\n  • inner\n2. second\n\n☑ did\n☐ do',
  },
  {
    name: 'code inside a list keeps its columns',
    markdown: '- run\n  ```\n  a\n   b\n  ```',
    html: '• run\n<pre>a\n b</pre>',
  },
  {
    name: 'quotes, nested ones flat',
    markdown: '> one\n> > two',
    html: '<blockquote>one\n\ntwo</blockquote>',
  },
  {
    name: 'a table as fixed-width text',
    markdown: '| pin | **level** |\n|--|--|\n| 5 | `<low>` |',
    html: '<pre>pin | level\n5 | &lt;low&gt;</pre>',
  },
  {
    name: 'links of the web, in every form',
    markdown: '[a](https://x.y/?b=1&c="2") <https://x.y> [r][n] ![pic](https://x.y/p.png)\n\n[n]: http://n.o',
    html: '<a href="https://x.y/?b=1&amp;c=&quot;2&quot;">a</a> <a href="https://x.y">https://x.y</a> <a href="http://n.o">r</a> <a href="https://x.y/p.png">pic</a>',
  },
  {
    name: 'a picture that is a link is one link',
    markdown: '[![p](https://x.y/p.png)](https://x.y)',
    html: '<a href="https://x.y">p</a>',
  },
  {
    name: 'links that do something else are text',
    markdown: '[run](javascript:alert(1)) [file](file:///etc/passwd) [me](tg://user?id=1)',
    html: 'run file me',
  },
  {
    name: 'HTML is shown, never passed on',
    markdown: 'a <b>x</b> & <script>1</script>\n\n<div onclick="x">y</div>',
    html: 'a &lt;b&gt;x&lt;/b&gt; &amp; &lt;script&gt;1&lt;/script&gt;\n\n&lt;div onclick=&quot;x&quot;&gt;y&lt;/div&gt;',
  },
  { name: 'line breaks and rules', markdown: 'a\nb\\\nc\n\n---\n\nd', html: 'a\nb\nc\n\n———\n\nd' },
  { name: 'footnotes', markdown: 'so[^1]\n\n[^1]: because', html: 'so[1]\n\n[1] because' },
  { name: 'nothing', markdown: ' \n', html: '' },
])('$name', ({ markdown, html }) => {
  expect(toTelegramHtml(markdown)).toBe(html);
});
