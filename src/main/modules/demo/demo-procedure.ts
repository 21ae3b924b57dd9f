import { demoBoard, demoPin, demoSop } from '../../../shared/demo';

export interface DemoTexts {
  readonly toml: string;
  readonly markdown: string;
}

const manifest = (remark: string, description: string): string => `# ${remark}
[sop]
name = "${demoSop}"
description = "${description}"
version = "1.0.0"
priority = "normal"
execution_mode = "auto"
max_concurrent = 1

[[triggers]]
type = "peripheral"
board = "${demoBoard}"
signal = "pin_${String(demoPin)}"
condition = "> 0"

[[triggers]]
type = "manual"
`;

const english = (onBoard: string): DemoTexts => ({
  toml: manifest(
    'The demo of the first start. Settings, Data removes it.',
    'Opens the relief valve of the demo board when its pressure switch turns on',
  ),
  markdown: `# The pressure rises

The pressure switch is on pin ${String(demoPin)} of ${demoBoard}, the relief valve on pin 5: HIGH opens it.

## Steps

1. **Read the pressure switch** — ${onBoard}Read GPIO pin ${String(demoPin)}.
   - tools: gpio_read

2. **Open the relief valve** — ${onBoard}Set GPIO pin 5 HIGH.
   - tools: gpio_write
   - requires_confirmation: true

3. **Tell the operator** — Show the message "Relief valve open" to the operator.
   - tools: notify
`,
});

const korean = (onBoard: string): DemoTexts => ({
  toml: manifest(
    '첫 시작의 데모. 설정의 데이터에서 지운다.',
    '데모 보드의 압력 스위치가 켜지면 안전 밸브를 연다',
  ),
  markdown: `# 압력이 오른다

압력 스위치는 ${demoBoard} 보드의 ${String(demoPin)}번 핀, 안전 밸브는 5번 핀이다. HIGH면 열린다.

## Steps

1. **압력 스위치 읽기** — ${onBoard}GPIO ${String(demoPin)}번 핀을 읽는다.
   - tools: gpio_read

2. **안전 밸브 열기** — ${onBoard}GPIO 5번 핀을 HIGH로 설정한다.
   - tools: gpio_write
   - requires_confirmation: true

3. **담당자에게 알리기** — 담당자에게 "안전 밸브를 열었습니다"라는 메시지를 보여 준다.
   - tools: notify
`,
});

/**
 * The demo's procedure, in the language of whoever looks at it. Where other boards are, its steps name their
 * own.
 */
export function demoTexts(language: 'en' | 'ko', onlyBoard: boolean): DemoTexts {
  return language === 'ko'
    ? korean(onlyBoard ? '' : `${demoBoard} 보드의 `)
    : english(onlyBoard ? '' : `Board ${demoBoard}: `);
}
