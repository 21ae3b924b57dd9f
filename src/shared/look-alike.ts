/** Letters of other scripts, and digits, that look like these of the Latin alphabet; in lower case. */
const latin: Readonly<Record<string, string>> = {
  ...{ а: 'a', α: 'a', ɑ: 'a', в: 'b', β: 'b', с: 'c', ϲ: 'c', ԁ: 'd', е: 'e', ε: 'e', є: 'e' },
  ...{ һ: 'h', н: 'h', η: 'n', п: 'n', і: 'l', ı: 'l', ι: 'l', i: 'l', '1': 'l', '|': 'l', ӏ: 'l' },
  ...{ ј: 'j', к: 'k', κ: 'k', м: 'm', '0': 'o', ο: 'o', о: 'o', р: 'p', ρ: 'p', ԛ: 'q', г: 'r' },
  ...{ ѕ: 's', т: 't', τ: 't', υ: 'u', ν: 'v', ѵ: 'v', ԝ: 'w', ω: 'w', х: 'x', χ: 'x', у: 'y', γ: 'y' },
  ...{ ζ: 'z' },
};

/** The same for names that a person takes for one another: letter case, marks, blanks and scripts do not count. */
export const lookKey = (name: string): string =>
  [
    ...name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[\p{M}\p{C}\p{Z}_\-–—]/gu, ''),
  ]
    .map((letter) => latin[letter] ?? letter)
    .join('');

export const looksLike = (one: string, other: string): boolean =>
  lookKey(one) !== '' && lookKey(one) === lookKey(other);
