/** What is said of Modbus devices and of what was asked of them. */
export const modbusSentences = {
  'it has not answered yet': '아직 응답하지 않았습니다',
  'it answers': '응답합니다',
  'it is a single bit, which is 0 or 1, not {value}':
    '한 비트이므로 0이나 1이며, {value}[은/는] 쓸 수 없습니다',
  'it takes {least} to {most}, not {value}':
    '{least}부터 {most}까지 쓸 수 있으며, {value}[은/는] 쓸 수 없습니다',
  '{signal} of {device} could not be read: {reason?}.':
    '{device}의 {signal}[을/를] 읽지 못했습니다: {reason?}.',
  '{signal} of {device} was not written: {reason?}.': '{device}의 {signal}에 쓰지 않았습니다: {reason?}.',
  '{signal} of {device} may have been written, for the device did not answer: {reason?}.':
    '{device}의 {signal}에 썼을 수도 있습니다. 장치가 응답하지 않았습니다: {reason?}.',
  '{signal} of {device} can only be read.': '{device}의 {signal}[은/는] 읽기만 할 수 있습니다.',
  'The device {device} has no signal "{signal}". It has {signals}.':
    '{device} 장치에 "{signal}" 신호가 없습니다. 있는 신호: {signals}.',
  'what stands there is no number': '그 자리에 숫자가 없습니다',
  'the device does not know this kind of request': '장치가 이런 요청을 모릅니다',
  'the device has nothing at this address': '장치의 이 주소에 아무것도 없습니다',
  'the device does not take this value': '장치가 이 값을 받지 않습니다',
  'the device failed in carrying it out': '장치가 수행하지 못했습니다',
  'the device has taken it and needs longer': '장치가 받았으며 시간이 더 걸립니다',
  'the device is busy': '장치가 바쁩니다',
  'the memory of the device is damaged': '장치의 메모리가 손상되었습니다',
  'the gateway cannot reach the device': '게이트웨이가 장치에 닿지 못합니다',
  'the device behind the gateway does not answer': '게이트웨이 뒤의 장치가 응답하지 않습니다',
  'the device refused it with code {code}': '장치가 코드 {code}[으로/로] 거절했습니다',
  'no answer within {ms} ms': '{ms} ms 안에 응답이 없습니다',
  '"{url}" is no address of a Modbus line': '"{url}"[은/는] Modbus 선의 주소가 아닙니다',
  'what came is the answer to something else': '온 것은 다른 것에 대한 답입니다',
  'it is not used any more': '이제 쓰지 않습니다',
  'The device {device} at {url} does not answer: {reason?}':
    '{url}의 {device} 장치가 응답하지 않습니다: {reason?}',
  'Check that it is switched on, its cable or network, and url and unit in config.toml. It is asked again by itself.':
    '켜져 있는지, 케이블이나 네트워크, config.toml의 url과 unit을 확인하세요. 다시 묻는 일은 저절로 합니다.',
  '{signal} of {device} cannot be read: {reason?}': '{device}의 {signal}[을/를] 읽을 수 없습니다: {reason?}',
  'Compare its table, address and type under [modbus.devices.{device}.signals] in config.toml with the manual of the device. Many manuals count addresses from 1, and here they count from 0.':
    'config.toml의 [modbus.devices.{device}.signals]에 쓴 table, address, type을 장치 설명서와 비교하세요. 설명서는 주소를 흔히 1부터 세고, 여기서는 0부터 셉니다.',
  'This call does not name its device. Set "device". {known!}':
    '이 호출에 장치 이름이 없습니다. "device"를 쓰세요. {known!}',
  'Devices: {names}.': '장치: {names}.',
  'There is no Modbus device "{device}". {known!}': '"{device}" Modbus 장치가 없습니다. {known!}',
  'The Modbus device {device} is switched off.': '{device} Modbus 장치를 꺼 두었습니다.',
  'The Modbus device {device} does not answer: {reason?}.':
    '{device} Modbus 장치가 응답하지 않습니다: {reason?}.',
  'Check that it is switched on, and its cable or network.': '켜져 있는지, 케이블이나 네트워크를 확인하세요.',
  'Correct the call, or [modbus.devices] in config.toml.':
    '호출을 고치거나 config.toml의 [modbus.devices]를 고치세요.',
  '{signal} of {device} is now {value}': '{device}의 {signal}[이/가] 이제 {value}입니다',
  '{signal} of {device} is now {value}, and {written} was written':
    '{device}의 {signal}[이/가] 이제 {value}입니다. 쓴 값은 {written}입니다',
  'what came may be the echo of the adapter, and reading it back got: {reason?}':
    '온 것은 어댑터의 반향일 수 있고, 다시 읽었을 때의 결과는 이렇습니다: {reason?}',
  '"{name}" is the name of a board and of a Modbus device':
    '"{name}"[은/는] 보드의 이름이면서 Modbus 장치의 이름입니다',
  '{first} and {second} use the serial port {port} in different ways; it can be opened in one way alone':
    '{first}[과/와] {second}[이/가] 직렬 포트 {port}[을/를] 서로 다르게 씁니다. 한 포트는 한 가지로만 열 수 있습니다',
  'Devices on one line have the same baud, parity and stop_bits. Correct them, or give each a port of its own.':
    '한 선에 있는 장치는 baud, parity, stop_bits가 같아야 합니다. 값을 고치거나 장치마다 다른 포트를 쓰세요.',
  'Give one of them another name: triggers name both as "board".':
    '둘 중 하나의 이름을 바꾸세요. 트리거는 둘 다 "board"로 부릅니다.',
  'The device "{device}" tells of no signal "{signal}"; the trigger never fires':
    '"{device}" 장치는 "{signal}" 신호를 알리지 않으므로, 트리거가 시작되지 않습니다',
  'Add it under [modbus.devices.{device}.signals] in config.toml, with poll_secs above 0.':
    'config.toml의 [modbus.devices.{device}.signals]에 0보다 큰 poll_secs와 함께 더하세요.',
} as const;
