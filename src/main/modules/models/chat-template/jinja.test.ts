import { describe, expect, test } from 'vitest';
import { JinjaTemplate, TemplateFailure } from './jinja';

const at = new Date(2026, 10, 3, 14, 5);
const render = (source: string, variables: Readonly<Record<string, unknown>> = {}): string =>
  new JinjaTemplate(source).render(variables, at);

describe('what templates use of Python', () => {
  test.each([
    {
      name: 'a list that was never set is empty',
      source: '[{% for x in nothing %}{{ x }}{% endfor %}]',
      then: '[]',
    },
    { name: 'none is empty too', source: '{{ none | selectattr("a") | list | length }}', then: '0' },
    {
      name: 'a condition of a loop belongs to the loop',
      source: '{% for x in [1, 2, 3] if x != 2 %}{{ x }}{% endfor %}',
      then: '13',
    },
    { name: 'a text that was never set is empty', source: '<{{ nothing | trim }}>', then: '<>' },
    { name: 'what was never set adds nothing to a text', source: '{{ "a" + nothing ~ "b" }}', then: 'ab' },
    {
      name: 'lists grow and shrink',
      source: '{% set l = [1, 2] %}{% set _ = l.append(3) %}{{ l.pop(0) }}{{ l.pop() }}{{ l | length }}',
      then: '131',
    },
    { name: 'texts are filled in', source: '{{ "<{}:{}>".format("a", 7) }}', then: '<a:7>' },
    { name: 'only the named signs are stripped', source: '[{{ "\n  a \n".strip("\n") }}]', then: '[  a ]' },
    {
      name: 'a tuple is unpacked',
      source: '{% for k, v in (("a", 1), ("b", 2)) %}{{ k }}{{ v }}{% endfor %}',
      then: 'a1b2',
    },
    {
      name: 'keys that are numbers stay numbers',
      source:
        '{% set m = {0: "a", 512: "b"} %}{% for k, v in m | dictsort %}{% if 100 <= k %}{{ v }}{% endif %}{% endfor %}{{ m[0] }}',
      then: 'ba',
    },
    { name: 'the least and the most', source: '{{ [3, 1, 2] | min }}{{ [3, 1, 2] | max }}', then: '13' },
    {
      name: 'an object is printed as Python prints it',
      source: '{{ o | string }} {{ o }}',
      variables: { o: { a: "it's", b: [true, null, 1.5], c: 'q"' } },
      then: `{'a': "it's", 'b': [True, None, 1.5], 'c': 'q"'} {'a': "it's", 'b': [True, None, 1.5], 'c': 'q"'}`,
    },
    {
      name: 'truth and nothing are printed as Python prints them',
      source:
        '{{ true }} {{ none }} {{ x }} {{ nothing }} {{ (x | string) ~ none }} {{ none | string }}{% set y = 1 %}',
      variables: { x: false },
      then: 'True None False  FalseNone None',
    },
    {
      name: 'what a round of a loop wrote before it was broken off stays',
      source:
        '{% for x in [1, 2, 3, 4] %}{% if x == 2 %}<{% continue %}{% endif %}{% if x == 3 %}[{{ x }}{% break %}{% endif %}{{ x }};{% endfor %}',
      then: '1;<[3',
    },
    {
      name: 'a loop within a loop is broken off alone',
      source: '{% for x in [1, 2] %}{{ x }}{% for y in "ab" %}{{ y }}{% break %}{% endfor %}.{% endfor %}',
      then: '1a.2a.',
    },
    {
      name: 'a text is a list of its signs',
      source: '{% for x in "밸a" %}{{ x }},{% endfor %}',
      then: '밸,a,',
    },
    {
      name: 'no text is a number, and an empty list is like another one',
      source:
        '{{ "1" == 1 }} {{ "" == 0 }} {{ 1 == 1.0 }} {{ x == [] }} {{ [1, "a"] != [1, "a"] }} {{ none == nothing }}',
      variables: { x: [] },
      then: 'False False True True False False',
    },
    {
      name: 'a mapping can be gone through',
      source: '{{ o is iterable }} {{ 1 is iterable }} {{ o is mapping }}',
      variables: { o: {} },
      then: 'True False True',
    },
    {
      name: 'what is missing is tested as missing',
      source:
        '{{ l | selectattr("a", "undefined") | list | length }} {{ l | rejectattr("a", "equalto", 1) | list | length }} {{ l | selectattr("b.c", "in", ["x"]) | map(attribute="n") | join(",") }} {{ [1, 0, 2] | select | list | length }}',
      variables: {
        l: [
          { a: 1, n: 'one' },
          { n: 'two', b: { c: 'x' } },
        ],
      },
      then: '1 1 two 2',
    },
    {
      name: 'each of a list goes through a filter',
      source: '{{ ["a", 1] | map("tojson") | join(", ") }} {{ [" x "] | map("trim") | first }}',
      then: '"a", 1 x',
    },
    { name: 'signs of per cent are filled in', source: '{{ "%s=%d%%" | format("a", 7) }}', then: 'a=7%' },
    {
      name: 'what stands in a raw block is written as it stands',
      source: '{% raw %}{{ "a" }} {% x %}{% endraw %}!',
      then: '{{ "a" }} {% x %}!',
    },
    {
      name: 'lines end in one way, whatever the file has',
      source: '{%- if true %}\r\na\r\n{%- endif %}\r\n{{ x }}\rb',
      variables: { x: 'c\r\nd' },
      then: 'ac\r\nd\nb',
    },
    {
      name: 'a list that the template made is printed as Python prints it',
      source: '{{ l | map("upper") | list }} {{ ["a", none, {"k": true}] }} {{ ["it\'s"] ~ "" }}',
      variables: { l: ['a', 'b'] },
      then: `['A', 'B'] ['a', None, {'k': True}] ["it's"]`,
    },
    {
      name: 'values are filled into a text as Python fills them in',
      source: '{{ "%s is %d%% of %.1f, %03d" % ("밸", 7, 2, 5) }} {{ "%s" % none }}',
      then: '밸 is 7% of 2.0, 005 None',
    },
    {
      name: 'tests with an argument',
      source:
        '{{ 1 is eq 1 }} {{ 1 is not eq(1) }} {{ 2 is gt 1 and 1 is in [1] }} {{ 1 is not in [1] }} {{ 4 is divisibleby 2 }} {{ 4 is not divisibleby(3) }} {{ 1.5 is float }} {{ x.is }}',
      variables: { x: { is: 'key' } },
      then: 'True False True False True True True key',
    },
    {
      name: 'texts are compared, and a number with two others',
      source: '{{ "b" > "a" }} {{ "B" >= "a" }} {{ 1 < 2 < 2 }} {{ 0 < 1 <= 1 }} {{ (1 == 2) == (2 == 3) }}',
      then: 'True False False True True',
    },
    {
      name: 'parts of texts are found in signs, and cut off',
      source:
        '{{ "😀b".find("b") }} {{ "ab".rfind("x") }} {{ "aab".count("a") }} {{ "a-b-c".rpartition("-") | join("|") }} {{ "a-b-c".rsplit("-", 1) | join("|") }} {{ "a\nb".splitlines() | join("|") }} {{ "12".isdigit() }} {{ "ab".removeprefix("a") }}',
      then: '1 -1 2 a-b|-|c a-b|c a|b True b',
    },
    {
      name: 'filters that count, round and cut',
      source:
        '{{ [1, 2] | sum }} {{ [1, 2] | count }} {{ 3.14159 | round(2) }} {{ "xxaxx" | trim("x") }} {{ nothing | d("e") }}',
      then: '3 2 3.14 a e',
    },
    {
      name: 'blanks before a block with a plus stay',
      source: 'a\n  {%+ if true %}b{% endif %}',
      then: 'a\n  b',
    },
    {
      name: 'names of a block, of a call and of a recursive loop',
      source:
        '{% with a = 1, b = x %}{{ a }}{{ b }}{% endwith %}{{ a }}|{% macro m(l) %}{% for i in l %}{{ caller(i) }}{% endfor %}{% endmacro %}{% call(i) m([1, 2]) %}<{{ i }}>{% endcall %}|{% for n in tree recursive %}{{ n.v }}{{ loop.depth }}{% if n.c %}[{{ loop(n.c) }}]{% endif %}{% endfor %}',
      variables: { x: 'X', tree: [{ v: 'a', c: [{ v: 'b' }] }] },
      then: '1X|<1><2>|a1[b2]',
    },
    {
      name: 'what a block writes goes through filters',
      source:
        '{% filter trim | upper %} a {% endfilter %}|{% set y | replace("a", "b") %}aa{% endset %}{{ y }}|{% generation %}\n{{- "c" }}{% endgeneration %}',
      then: 'A|bb|c',
    },
    {
      name: 'blanks before a mark that takes them end at the mark before it',
      source: 'a\n{% generation %}{{- x | trim }}b{% endgeneration %}\n\n{% raw -%} {{ c }} {%- endraw %}\nd',
      variables: { x: 'x' },
      then: 'a\nxb\n{{ c }}d',
    },
    {
      name: 'numbers of Python',
      source:
        '{{ 1.0 }} {{ 7 / 2 }} {{ 6 / 2 }} {{ 7 // 2 }} {{ -7 % 3 }} {{ 2 ** 3 }} {{ 1e16 }} {{ 0.00001 }} {{ 1_000 }} {{ true + 1 }} {{ 1.5 | tojson }} {{ 2.5 | round }} {{ "0x1F" | int(base=16) }}',
      then: '1.0 3.5 3.0 3 2 8 1e+16 1e-05 1000 2 1.5 2.0 31',
    },
    {
      name: 'tuples and mappings of Python',
      source:
        '{{ (1,) }} {{ () }} {{ {1: "a", true: none} }} {{ o.items() | list }} {{ dict([("k", 1)], z=2) }} {{ o | list }} {{ [] | first | default("none") }} {{ {"a": 1} == {"a": 1} }} {{ [1, 2] < [1, 3] }}',
      variables: { o: { a: 1 } },
      then: "(1,) () {1: 'a', True: None} [('a', 1)] {'k': 1, 'z': 2} ['a'] none True True",
    },
    {
      name: 'texts of Python',
      source:
        '{{ "a b  c".split(None, 1) }} {{ "abc".startswith(("x", "b"), 1) }} {{ "{a!r:>5}|{:,}".format(1000, a="q") }} {{ "%-4s|%x" % ("a", 255) }} {{ "ABC" | capitalize }} {{ "it\'s a-b" | title }} {{ "abc"[::-1] }} {{ ["\u200b"] }} {{ "\\s" }}',
      then: String.raw`['a', 'b  c'] True   'q'|1,000 a   |ff Abc It's A-B cba ['\u200b'] \s`,
    },
    {
      name: 'lists in groups, in lines and in parts',
      source:
        '{% for g in [{"k": 1}, {"k": 2}, {"k": 1}] | groupby("k") %}{{ g.grouper }}x{{ g.list | length }} {% endfor %}{{ [1, 2, 3] | batch(2, 0) | list }} {{ [1, 2, 3] | select("gt", 1) | list }} {{ [{"a": 2}, {"a": 1}] | sum(attribute="a") }} {{ ["b", "A"] | sort }} {{ [{"n": "x"}] | join(",", attribute="n") }}',
      then: "1x2 2x1 [[1, 2], [3, 0]] [2, 3] 3 ['A', 'b'] x",
    },
    {
      name: 'what a loop knows of its round',
      source:
        '{% for i in [1, 1, 2] %}{{ loop.cycle("a", "b") }}{{ loop.changed(i) }}{{ loop.revindex }} {% endfor %}{% for a, (b, c) in [(1, (2, 3))] %}{{ a }}{{ b }}{{ c }}{% endfor %}',
      then: 'aTrue3 bFalse2 aTrue1 123',
    },
    {
      name: 'a date as given',
      source: '{{ strftime_now("%d %b %Y, %-d %B %H:%M %A") }}',
      then: '03 Nov 2026, 3 November 14:05 Tuesday',
    },
  ])('$name', ({ source, variables, then }) => {
    expect(render(source, variables)).toBe(then);
  });
});

test.each([
  { name: 'what it raises', source: '{{ raise_exception("Only users speak") }}', then: 'Only users speak' },
  { name: 'what it cannot be read for', source: '{% if %}', then: '' },
])('a template fails with $name', ({ source, then }) => {
  expect(() => render(source)).toThrow(TemplateFailure);
  expect(() => render(source)).toThrow(then);
});

test.each([
  '{% for x in [1] %}',
  '{{ x',
  '{{ "a" | nofilter }}',
  '{% include "a" %}',
  '{{ none + "a" }}',
  '{{ [1] + "a" - 1 }}',
])('a template that is none fails: %s', (source) => {
  expect(() => render(source)).toThrow(TemplateFailure);
});

test('an object of the input that is printed as it is can be told', () => {
  const template = new JinjaTemplate(
    '{{ call.arguments }}|{{ "a" + call.arguments }}|{{ call.arguments | tojson }}',
  );
  expect(template.render({ call: { arguments: { a: 1 } } }, at, 'PRINTED')).toBe('PRINTED|aPRINTED|{"a": 1}');
});

test.each([
  '{% for a in range(100000) %}{% for b in range(100000) %}{% endfor %}{% endfor %}',
  '{% macro f(x) %}{{ f(x) }}{% endmacro %}{{ f(1) }}',
  "{{ 'a' * 10000000000 }}",
  '{{ [1] * 10000000000 }}',
  "{% set ns = namespace(a='aa') %}{% for i in range(99) %}{% set ns.a = ns.a + ns.a %}{% endfor %}{{ ns.a }}",
  "{% set ns = namespace(a='aa') %}{% for i in range(99) %}{% set ns.a = ns.a ~ ns.a %}{% endfor %}{{ ns.a }}",
  '{% set ns = namespace(a=[1]) %}{% for i in range(99) %}{% set ns.a = ns.a + ns.a %}{% endfor %}',
  "{{ '%1000000000d' % 1 }}",
  "{{ 'x'.ljust(10000000000) }}",
  "{{ 'x'.center(10000000000) }}",
  "{{ 'x' | indent(10000000000, true) }}",
  `{{ ${'('.repeat(50_000)}1${')'.repeat(50_000)} }}`,
])('a template that asks for more than a conversation can need fails: %s', (source) => {
  expect(() => render(source)).toThrow(TemplateFailure);
});
