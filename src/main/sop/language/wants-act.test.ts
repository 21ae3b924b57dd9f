import { expect, test } from 'vitest';
import { wantsAct } from './wants-act';

test.each([
  'Close relief valve.',
  'Open the valve',
  'Valve. Set GPIO pin 5 LOW.',
  'Pump. Turn the feed pump off.',
  'Shut down. Stop the pump, then wait.',
  'Notify operator. Send Pushover alert.',
  'Tell. Publish the value on plant/alarm.',
  'Check pressure readings. Read sensor data and log.',
  'Read. Read GPIO pin 3 and say the level.',
  'Keep. Save "readings checked" to pump_pressure.',
  'Log. Record the value.',
  'Wait, and then close the valve.',
  'Tidy. Delete old.log',
  '밸브 닫기. GPIO 5번을 LOW로.',
  '밸브를 닫는다',
  '배기. 댐퍼를 연다.',
  '펌프를 끈다',
  '조명. 모두 켭니다.',
  '알림. 메시지를 보냅니다.',
  '기록. 값을 기록한다.',
  '출력. 핀 5를 LOW로 설정한다.',
  '확인. 핀 3을 읽는다.',
  '담당자에게 알림',
])('an act: %s', (text) => {
  expect(wantsAct(text)).not.toBeNull();
});

test.each([
  'Decide. Is the pressure too high? Answer yes or no.',
  'Summarise. Write a short summary of what happened.',
  'Judge. Read the report and tell what follows from it.',
  'Open questions. Name them.',
  'Do not open the valve; say why it stays closed.',
  'The valve is closed.',
  'High pressure. Say what may have caused it.',
  'Compare the values and explain the difference.',
  'What is to be done, in words.',
  'Setpoint. Which one would be right?',
  'Start with the oldest message.',
  'Answer with one word.',
  'Write the answer in one sentence.',
  '판단. 보고를 읽고 어떻게 할지 답한다.',
  '열 교환기의 상태를 설명한다.',
  '밸브가 닫혀 있는지 말한다.',
  '밸브를 열지 않는다.',
  '요약. 무슨 일이 있었는지 쓴다.',
  '할 일을 글로 적습니다.',
])('words will do: %s', (text) => {
  expect(wantsAct(text)).toBeNull();
});
