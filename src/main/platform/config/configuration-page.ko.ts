import { inKorean } from '../../../shared/sentences/in-korean';
import type { PageWords } from './configuration-page';

/** The texts of the settings page in Korean, by place; names of one's own are `*`. */
interface KoreanTexts {
  readonly docs: Readonly<Record<string, readonly [title: string, text: string]>>;
  readonly tables: Readonly<Record<string, string>>;
}

const introduction = `# config.toml

<!-- Made by \`npx tsx scripts/configuration-page.ts\` from src/shared/config.ts and src/renderer/entities/settings/config-docs.ko.ts. Do not edit. -->

이 파일은 홈 폴더(\`ZEROCLAW_HOME\`, \`--home DIR\`, 또는 \`~/.zeroclaw\`)에 있습니다. 저장한 변경은 다시 시작하지 않아도 적용됩니다.
그렇지 않은 것에는 그렇게 적혀 있습니다.

- 없는 키는 무시하며, 가장 가까운 키를 알려 주는 경고가 됩니다.
- 잘못된 값이나 TOML이 아닌 글은 오류입니다. 마지막으로 올바르던 설정 전체를 그대로 쓰고, 앱과 로그와
  \`zeroclaw doctor\`가 파일, 행, 키, 쓸 수 있는 값을 말합니다. 다시 시작한 뒤에도, 엔진 없이 쓰는 명령줄에서도 그렇습니다. 쓰고 있는
  글은 본인만 읽을 수 있는 \`data/config-in-force.toml\`에 보관합니다. 읽을 수 없는 파일이나, 다른 글을 쓰고 있었는데
  비어 있는 파일도 같습니다. 저장하다 끊기면 그런 파일이 남기 때문입니다.
- 쓰고 있던 설정이 없을 때 config.toml을 쓸 수 없는 엔진은 트리거를 모두 멈추고 오래된 실행을 지우지 않습니다. 파일을 고친 뒤
  트리거를 다시 켜세요. 시작할 때 파일이 없으면 모두 기본값인 새 파일을 씁니다.
- 비밀 값은 \`env:NAME\`(환경 변수), \`keychain:NAME\`(시스템의 키체인. 없으면 본인만 읽을 수 있는 파일
  \`data/secrets.json\`), 또는 값 그대로 쓸 수 있습니다. \`zeroclaw secret set NAME\`이 \`keychain:NAME\`이 가리키는 값을 저장합니다. 비밀 값은
  로그에 적지 않고, 보여 주지 않으며, 모델에게 보내지 않습니다.
`;

/** The words of docs/ko/configuration.md. What has no Korean text is told in English. */
export const koreanWords = ({ docs, tables }: KoreanTexts): PageWords => ({
  introduction,
  top: '파일의 맨 위',
  forType: (head, type) => `\`${head}\`, \`type = "${type}"\``,
  unchecked: '이 안의 키는 여기서 검사하지 않습니다.',
  columns: '| 키 | 기본값 | 쓸 수 있는 값 | |',
  required: '꼭 적어야 함',
  none: '없음',
  tableDoc: ({ head, variant, doc }) => {
    const place = placeOf(head);
    const told =
      variant === null
        ? (tables[place] ?? tables[place.replace(/\.\*$/u, '')] ?? docs[place]?.[1])
        : kindText(docs[`${place}.type`]?.[1] ?? '', variant);
    return told ?? doc;
  },
  keyDoc: ({ head }, { name, doc }) =>
    doc === '' ? '' : (docs[head === '' ? name : `${placeOf(head)}.${name}`]?.[1] ?? doc),
  allowed: ({ allowed }) => inKorean(allowed) ?? allowed,
});

/** `[providers.NAME]` is `providers.*`, `[[duty.people]]` is `duty.people.*`. */
const placeOf = (head: string): string =>
  head
    .replaceAll(/[[\]]/gu, '')
    .replaceAll('NAME', '*')
    .concat(head.startsWith('[[') ? '.*' : '');

/** Of "llama: … openai: …", what is said of one kind. */
const kindText = (text: string, kind: string): string | undefined =>
  text
    .split(/(?:^| )(?=[a-z]+: )/u)
    .find((part) => part.startsWith(`${kind}: `))
    ?.slice(kind.length + 2);
