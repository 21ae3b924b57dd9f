/** What is wrong with a plugin. What its own code says stays as it is. */
export const pluginSentences = {
  '"{name}" is no name of a plugin': '"{name}"[은/는] 플러그인 이름이 아닙니다',
  'Name the file without its ending; letters, digits, "-" and "_" are allowed.':
    '파일 이름을 확장자 없이 쓰세요. 글자, 숫자, "-", "_"를 쓸 수 있습니다.',
  'There is no plugin {file}': '{file} 플러그인이 없습니다',
  'Put the file there, or take "{name}" out of config.toml.':
    '파일을 그곳에 두거나 config.toml에서 "{name}"[을/를] 빼세요.',
  'The plugin {file} cannot be loaded: {reason?}': '{file} 플러그인을 불러올 수 없습니다: {reason?}',
  'Correct the file, then save config.toml again.': '파일을 고친 뒤 config.toml을 다시 저장하세요.',
  'The plugin {file} has no default export': '{file} 플러그인에 default export가 없습니다',
  'Write `export default { … }`; docs/how-to/write-a-plugin.md has examples.':
    '`export default { … }`를 쓰세요. 예는 docs/how-to/write-a-plugin.md에 있습니다.',
  'The default export of {file} is no tool: {told?}': '{file}의 default export가 도구가 아닙니다: {told?}',
  'The default export of {file} is no hook: {told?}': '{file}의 default export가 훅이 아닙니다: {told?}',
  'The default export of {file} is no provider: {told?}':
    '{file}의 default export가 제공자가 아닙니다: {told?}',
  'The default export of {file} is no channel: {told?}': '{file}의 default export가 채널이 아닙니다: {told?}',
  '{key}: must be a function': '{key}: 함수여야 합니다',
  '{key}: must be 1 to 64 letters, digits, "-" or "_"': '{key}: 1~64자의 글자, 숫자, "-", "_"여야 합니다',
  '{key}: must say what the tool is for': '{key}: 도구의 쓰임을 말해야 합니다',
  '{key}: must be a JSON Schema of type "object"': '{key}: 종류가 "object"인 JSON Schema여야 합니다',
  '{key}: must have stream(request, signal) or answer(request, signal)':
    '{key}: stream(request, signal)이나 answer(request, signal)이 있어야 합니다',
  '{key}: Invalid input: expected {type}, received {given}': '{key}: {type}[이/가] 와야 하는데 {given}입니다',
  '{first!}; {rest!}': '{first!}; {rest!}',
  'Correct the file, then save config.toml again; docs/how-to/write-a-plugin.md has examples.':
    '파일을 고친 뒤 config.toml을 다시 저장하세요. 예는 docs/how-to/write-a-plugin.md에 있습니다.',
  '{file} is not read: a plugin is an ES module whose name ends in {ending}':
    '{file}[은/는] 읽지 않습니다. 플러그인은 이름이 {ending}[으로/로] 끝나는 ES 모듈입니다',
  '{file} has a name with other characters than letters, digits, "-" and "_"':
    '{file}의 이름에 글자, 숫자, "-", "_"가 아닌 문자가 있습니다',
  'Rename the file.': '파일 이름을 바꾸세요.',
  'config.toml does not name it, so it was not loaded': 'config.toml에 이름이 없어서 불러오지 않았습니다',
  'The plugin {name} is not loaded': '{name} 플러그인을 불러오지 않았습니다',
  'Save config.toml again.': 'config.toml을 다시 저장하세요.',
  'The plugin {file} failed: {reason?}': '{file} 플러그인이 실패했습니다: {reason?}',
  'The plugin {file} failed to {method}: {reason?}':
    '{file} 플러그인의 {method}[이/가] 실패했습니다: {reason?}',
  'Correct the plugin, then save config.toml again.': '플러그인을 고친 뒤 config.toml을 다시 저장하세요.',
  'Correct the plugin, or choose another provider.': '플러그인을 고치거나 다른 제공자를 고르세요.',
  'The tool of {file} cannot be called: the name {tool} is taken by {owner?}':
    '{file}의 도구를 부를 수 없습니다. {tool}[이라는/라는] 이름은 {owner?}에서 이미 씁니다',
  'another tool': '다른 도구',
  'Give the tool another name in the file, then save config.toml again.':
    '파일에서 도구 이름을 바꾼 뒤 config.toml을 다시 저장하세요.',
  '{tool} gave no result that can be understood: a text, or { success, output }, is expected':
    '{tool}의 결과를 알아볼 수 없습니다. 텍스트나 { success, output }[이어야/여야] 합니다',
  'The channel {channel} brought something that is no message: {reason}':
    '{channel} 채널이 메시지가 아닌 것을 가져왔습니다: {reason}',
  'A message has at least { id, sender, text }.': '메시지에는 적어도 { id, sender, text }가 있어야 합니다.',
  'It failed at {point} and was skipped: {reason?}': '{point}에서 실패해 건너뛰었습니다: {reason?}',
  'Fix its file in the plugins folder, or take it out of config.toml.':
    'plugins 폴더에 있는 파일을 고치거나 config.toml에서 빼세요.',
} as const satisfies Readonly<Record<string, string>>;
