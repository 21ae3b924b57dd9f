/** What is told of models: their files, where they are fetched from, and the servers that have some. */
export const modelSentences = {
  'there is no file {file}': '{file} 파일이 없습니다',
  'There is no model {name}': '{name} 모델이 없습니다',
  'Add it first.': '먼저 추가하세요.',
  'No model is configured.': '설정된 모델이 없습니다.',
  'The model cannot be used: {reason?}': '모델을 쓸 수 없습니다: {reason?}',
  'Choose another model.': '다른 모델을 고르세요.',
  'Correct default_provider and default_model in config.toml.':
    'config.toml의 default_provider와 default_model을 고치세요.',
  '{model} would not load: {reason?}': '{model}[은/는] 불러올 수 없습니다: {reason?}',
  'Choose a smaller or an undamaged model.': '더 작거나 손상되지 않은 모델을 고르세요.',
  '{model} could not be loaded: {reason?}': '{model}[을/를] 불러오지 못했습니다: {reason?}',
  'The model is answering': '모델이 답하는 중입니다',
  'The model file {name} does not exist ({file})': '모델 파일 {name}[이/가] 없습니다 ({file})',
  'Choose another model, or put the file back.': '다른 모델을 고르거나 파일을 되돌려 놓으세요.',
  'The model file {name} may not be read ({file})': '모델 파일 {name}[을/를] 읽을 권한이 없습니다 ({file})',
  'Give your user the right to read the file.': '파일을 읽을 권한을 주세요.',
  'The model file {name} cannot be read ({file}): {reason}':
    '모델 파일 {name}[을/를] 읽을 수 없습니다 ({file}): {reason}',
  'Give your user the right to read the file, and check the disk it is on.':
    '파일을 읽을 권한을 주고, 파일이 있는 디스크를 확인하세요.',
  '{name} is not a GGUF model file': '{name}[은/는] GGUF 모델 파일이 아닙니다',
  '{name} is not a GGUF model file ({file})': '{name}[은/는] GGUF 모델 파일이 아닙니다 ({file})',
  'Choose a file in GGUF format; other formats have to be converted first.':
    'GGUF 형식의 파일을 고르세요. 다른 형식은 먼저 변환해야 합니다.',
  'No graphics card was found that llama.cpp can use.':
    'llama.cpp가 쓸 수 있는 그래픽 카드를 찾지 못했습니다.',
  'The memory of {names} holds no layer of it.':
    '{names}의 메모리에는 이 모델의 층이 하나도 들어가지 않습니다.',
  "CUDA cannot be used here: NVIDIA's driver, or its CUDA libraries (version 12 or 13), are missing.":
    'CUDA를 쓸 수 없습니다. NVIDIA 드라이버나 CUDA 라이브러리(버전 12나 13)가 없습니다.',
  'CUDA cannot be used here: its pack is not installed. `zeroclaw models gpu-pack install` fetches it.':
    'CUDA를 쓸 수 없습니다. 팩이 설치되어 있지 않습니다. `zeroclaw models gpu-pack install`로 받을 수 있습니다.',
  'No registry of packages is known here: npm is not installed, or says none':
    '패키지 저장소를 알 수 없습니다. npm이 없거나 저장소를 알려 주지 않습니다',
  'Set package_registry under [models] in config.toml, or give a folder with the files: `zeroclaw models gpu-pack install FOLDER`.':
    'config.toml [models]에 package_registry를 쓰거나 파일이 든 폴더를 주세요: `zeroclaw models gpu-pack install FOLDER`.',
  '{file} is not the package {name} {version}': '{file}[은/는] 패키지 {name} {version}[이/가] 아닙니다',
  'Fetch the file again; its name has to be as the registry has it.':
    '파일을 다시 받으세요. 이름은 저장소에 있는 그대로여야 합니다.',
  'The pack needs {size} on the way, and the disk has {free} left':
    '팩을 설치하려면 {size}[이/가] 필요한데 디스크에 {free}[이/가] 남았습니다',
  'Free some space on the disk of {folder}.': '{folder}[이/가] 있는 디스크를 비우세요.',
  'There is no {names} in {folder}': '{folder}에 {names}[이/가] 없습니다',
  'Fetch it on another machine with `npm pack {name}@{version}`, and put it there.':
    '다른 기기에서 `npm pack {name}@{version}`으로 받아 거기에 두세요.',
  '{file} is not the file that was meant': '{file}[은/는] 받으려던 파일이 아닙니다',
  'No CUDA pack is made for this system': '이 시스템을 위한 CUDA 팩은 없습니다',
  'It is for Linux on 64-bit Intel and AMD processors. `gpu = "vulkan"` computes on NVIDIA cards as well.':
    '64비트 인텔·AMD 프로세서의 리눅스용입니다. `gpu = "vulkan"`으로도 NVIDIA 카드에서 실행합니다.',
  'Delete the folder by hand.': '폴더를 직접 지우세요.',
  '{kind} cannot be used here: its driver, or the part of llama.cpp for it, is missing.':
    '{kind}[을/를] 쓸 수 없습니다. 드라이버나 그것을 위한 llama.cpp 부분이 없습니다.',
  "The model's process failed on {names}, so it is computed on the processor: {reason}":
    '{names}에서 모델 프로세스가 멈춰 프로세서에서 실행합니다: {reason}',
  'There is too little memory for {name}: {text}': '{name}에 쓸 메모리가 부족합니다: {text}',
  'This machine has too little memory for {name}: {text}':
    '이 컴퓨터에는 {name}에 쓸 메모리가 부족합니다: {text}',
  'Close other programs, choose a smaller model, or a smaller context size.':
    '다른 프로그램을 닫거나, 더 작은 모델이나 컨텍스트를 고르세요.',
  'Choose a smaller model, or a smaller context_size under [providers] in config.toml.':
    '더 작은 모델을 고르거나, config.toml [providers]의 context_size를 줄이세요.',
  '{name} is cut off or damaged: {reason}': '{name}[이/가] 잘렸거나 손상되었습니다: {reason}',
  '{name} is cut off or damaged: {reason} ({file})':
    '{name}[이/가] 잘렸거나 손상되었습니다: {reason} ({file})',
  'Download or copy the file again and compare its size with the source.':
    '파일을 다시 받거나 복사하고, 크기를 원본과 비교하세요.',
  'Check that the file is whole and that this version supports its architecture, or choose another model.':
    '파일이 온전한지, 이 버전이 그 구조를 지원하는지 확인하거나 다른 모델을 고르세요.',
  "The prompt has {tokens} tokens, and the model's context holds {size}, {reserve} of them kept for the answer":
    '글이 {tokens}토큰인데, 모델의 컨텍스트는 {size}토큰이고 그중 {reserve}토큰은 답에 씁니다',
  "The model's process made no progress for {seconds} s while {doing}, and was ended":
    '모델 프로세스가 {seconds}초 동안 나아가지 않아({doing}) 끝냈습니다',
  "The model's process ended unexpectedly ({detail})": '모델 프로세스가 갑자기 끝났습니다 ({detail})',
  'Try again: the model is loaded afresh. If it happens again, choose another model or a smaller context size.':
    '다시 시도하세요. 모델을 새로 불러옵니다. 또 일어나면 다른 모델이나 더 작은 컨텍스트를 고르세요.',
  'Perhaps the memory ran out: close other programs, or choose a smaller model or context size. Then try again.':
    '메모리가 부족했을 수 있습니다. 다른 프로그램을 닫거나 더 작은 모델이나 컨텍스트를 고른 뒤 다시 시도하세요.',
  '{model} cannot be used: {reason?}': '{model}[을/를] 쓸 수 없습니다: {reason?}',
  'Left out: {failures?}': '제외함: {failures?}',
  'Correct these providers, or take them out. The other models are used.':
    '이 제공자들을 고치거나 지우세요. 다른 모델을 씁니다.',
  'The model server {server} {what!}': '모델 서버 {server}: {what!}',
  'Check proxy and no_proxy under [network] in config.toml, or HTTPS_PROXY and NO_PROXY of the environment.':
    'config.toml [network]의 proxy와 no_proxy, 또는 환경 변수 HTTPS_PROXY와 NO_PROXY를 확인하세요.',
  'refuses the connection': '연결을 거부합니다',
  'has a name that nobody knows': '이름을 찾을 수 없습니다',
  'closed the connection without an answer': '답하지 않고 연결을 닫았습니다',
  'Write https:// in base_url where the server speaks TLS, and http:// where it does not. If that is right, look into its log: it may have crashed or run out of memory.':
    '서버가 TLS로 말하면 base_url에 https://를, 아니면 http://를 쓰세요. 맞다면 서버의 로그를 보세요. 갑자기 끝났거나 메모리가 부족했을 수 있습니다.',
  'does not speak HTTP': 'HTTP로 말하지 않습니다',
  'Correct host and port in base_url: another program answers there.':
    'base_url의 호스트와 포트를 고치세요. 거기서는 다른 프로그램이 답합니다.',
  'does not speak TLS': 'TLS로 말하지 않습니다',
  'Write http:// in place of https:// in base_url in config.toml.':
    'config.toml의 base_url에서 https:// 대신 http://를 쓰세요.',
  'has a certificate for another name': '다른 이름의 인증서를 씁니다',
  'Write the name that its certificate is for as base_url in config.toml.':
    '인증서에 있는 이름을 config.toml의 base_url에 쓰세요.',
  'sent an answer whose bytes cannot be read': '읽을 수 없는 바이트로 답했습니다',
  'Look into the log of the server, or of the proxy before it: the answer is not packed as its headers say.':
    '서버나 그 앞 프록시의 로그를 보세요. 답이 헤더가 말하는 대로 압축되어 있지 않습니다.',
  'The context of the model at {server} is full: {said}':
    '{server}에 있는 모델의 컨텍스트가 꽉 찼습니다: {said}',
  'does not answer': '응답하지 않습니다',
  'The model server {server} could not be reached: {reason}':
    '모델 서버 {server}에 닿을 수 없습니다: {reason}',
  'The model server {server} does not accept the key ({status})':
    '모델 서버 {server}[이/가] 키를 받아들이지 않습니다({status})',
  'The model server {server} refuses more requests for now (429)':
    '모델 서버 {server}[이/가] 지금은 더 받지 않습니다(429)',
  'The model server {server} failed ({status})': '모델 서버 {server}[이/가] 실패했습니다({status})',
  'None of the {count} servers answers. {first!}': '서버 {count}개 가운데 응답하는 것이 없습니다. {first!}',
  'Start the server, or correct base_url in config.toml.':
    '서버를 시작하거나 config.toml의 base_url을 고치세요.',
  'Check the network and base_url in config.toml.': '네트워크와 config.toml의 base_url을 확인하세요.',
  'Check base_url in config.toml and the network.': 'config.toml의 base_url과 네트워크를 확인하세요.',
  'Correct api_key in config.toml, for instance env:NAME.': 'config.toml의 api_key를 고치세요. 예: env:NAME.',
  'Look into the server’s log, then try again.': '서버의 로그를 보고 다시 시도하세요.',
  'The prompt is too long for {model}': '{model}에 보내기에는 글이 너무 깁니다',
  'Shorten the text, start a new conversation, or choose a model with a larger context.':
    '글을 줄이거나, 새 대화를 시작하거나, 컨텍스트가 더 큰 모델을 고르세요.',
  'The answer was not complete within {seconds} s and was given up':
    '{seconds}초 안에 답이 끝나지 않아 그만두었습니다',
  'The model stopped without an answer: {reason?}.': '모델이 답하지 않고 멈췄습니다: {reason?}.',
  'The model did not come to an end: {reason?}, thoughts included.':
    '모델이 끝까지 답하지 못했습니다: {reason?} (생각 포함).',
  'Begin a new conversation, send less at once, or give the model a larger context: context_size in config.toml, at a server its own setting.':
    '새 대화를 시작하거나, 한 번에 적게 보내거나, 모델의 문맥을 늘리세요. config.toml의 context_size이고, 서버라면 서버의 설정입니다.',
  'Ask it to go on, ask for less at once, or raise max_answer_tokens under [agent] in config.toml.':
    '이어서 답하라고 하거나, 한 번에 적게 묻거나, config.toml의 [agent]에 있는 max_answer_tokens를 늘리세요.',
  'the model asked again for what was done': '모델이 이미 한 일을 다시 요청했습니다',
  'the model asked for the same calls three times in a row': '모델이 같은 호출을 세 번 이어서 요청했습니다',
  'No answer within {seconds} s': '{seconds}초 안에 응답이 없습니다',
  'Set {name} before ZeroClaw starts, or write keychain:{name} and store the secret there.':
    'ZeroClaw를 시작하기 전에 {name}[을/를] 정하거나, keychain:{name}[을/를] 쓰고 거기에 비밀 값을 넣으세요.',
  'The environment variable {name}, which config.toml names, is not set':
    'config.toml에 적힌 환경 변수 {name}[이/가] 정해져 있지 않습니다',
  'There is no secret "{name}" in the keychain, which config.toml names':
    'config.toml에 적힌 비밀 값 "{name}"[이/가] 키체인에 없습니다',
  'There is no secret "{name}" in data/secrets.json, which config.toml names':
    'config.toml에 적힌 비밀 값 "{name}"[이/가] data/secrets.json에 없습니다',
  'The keychain is closed, and the secret "{name}" was not kept':
    '키체인이 잠겨 있어 비밀 "{name}"[을/를] 보관하지 못했습니다',
  'Unlock the system’s keychain, then enter it again; if it stays closed, start ZeroClaw again. Where there is no keychain any more, remove {file}: secrets are then kept in a file that only you can read.':
    '시스템의 키체인 잠금을 푼 다음 다시 입력하세요. 계속 열리지 않으면 ZeroClaw를 다시 시작하세요. 키체인이 더는 없다면 {file}[을/를] 지우세요. 그러면 비밀은 본인만 읽을 수 있는 파일에 보관됩니다.',
  'The keychain does not open the secret "{name}"': '키체인이 비밀 "{name}"[을/를] 열지 않습니다',
  'Unlock the system’s keychain; it is tried again by itself, at the latest after five minutes. If it stays closed, start ZeroClaw again. If the folder came from another machine or user, enter the secret once more.':
    '시스템의 키체인 잠금을 푸세요. 늦어도 5분 뒤에 저절로 다시 시도합니다. 계속 열리지 않으면 ZeroClaw를 다시 시작하세요. 폴더가 다른 컴퓨터나 사용자에게서 왔다면 비밀을 다시 입력하세요.',
  '{file} cannot be read as a JSON object of names and texts':
    '{file}[을/를] 이름과 텍스트로 된 JSON 객체로 읽을 수 없습니다',
  'Correct the file, or delete it and enter the secrets again.':
    '파일을 고치거나, 지우고 비밀 값을 다시 입력하세요.',
  'No secret is kept under the name "{name}"': '"{name}"[이라는/라는] 이름으로 보관된 비밀 값이 없습니다',
  '`zeroclaw secret list` names those that are.': '`zeroclaw secret list` 명령으로 있는 것을 볼 수 있습니다.',
  'Store it with `zeroclaw secret set {name}`, or write env:NAME and set that variable.':
    '`zeroclaw secret set {name}` 명령으로 넣거나, env:NAME을 쓰고 그 변수를 정하세요.',
  'Enter it in Settings, or write env:NAME and set that variable.':
    '설정에서 입력하거나, env:NAME을 쓰고 그 변수를 정하세요.',

  // The state of a model
  'loading {percent} %': '불러오는 중 {percent} %',
  'loads when it is needed': '필요할 때 불러옵니다',
  'not asked yet': '아직 묻지 않았습니다',
  "The model's file has no chat template, so that of {name} is used.":
    '모델 파일에 대화 서식이 없어 {name}의 서식을 씁니다.',
  "The model's chat template cannot be used ({why}), so that of {name} is used.":
    '모델의 대화 서식을 쓸 수 없어({why}) {name}의 서식을 씁니다.',
  "The model's chat template leaves out some of what was said before: the model does not read the whole conversation.":
    '모델의 대화 서식이 앞서 한 말의 일부를 빼므로, 모델은 대화 전체를 읽지 않습니다.',
  "The model's chat template takes one question alone, so longer conversations are laid out with that of {name}.":
    '모델의 대화 서식은 질문 하나만 받으므로, 더 긴 대화에는 {name}의 서식을 씁니다.',
  "The file's chat template is one that {by} corrected on {on}; its known faults are corrected here.":
    '파일의 대화 서식은 {by}[이/가] {on}에 고친 것의 이전 판입니다. 알려진 잘못은 여기에서 고쳐 씁니다.',
  "The file's chat template is one that {by} corrected on {on}. A file that was made later, or the corrected template beside this one under its name with .jinja, has it.":
    '파일의 대화 서식은 {by}[이/가] {on}에 고친 것의 이전 판입니다. 그 뒤에 만든 파일을 쓰거나, 고친 서식을 이 파일 옆에 같은 이름의 .jinja 파일로 두세요.',
  "The chat template beside the model's file is used in the place of its own.":
    '모델 파일의 서식 대신 그 옆에 있는 대화 서식을 씁니다.',
  "The chat template beside the model's file cannot be read ({why}), so the file's own is used.":
    '모델 파일 옆의 대화 서식을 읽을 수 없어({why}) 파일에 든 서식을 씁니다.',
  'Add the model file, or choose another default_model in config.toml.':
    '모델 파일을 추가하거나 config.toml에서 다른 default_model을 고르세요.',
  'The model gives no vector of a text: what it computes are no numbers':
    '모델이 글의 벡터를 내지 못합니다. 계산 결과가 숫자가 아닙니다',
  'Download or copy the file again, or choose another model.':
    '파일을 다시 받거나 복사하거나, 다른 모델을 고르세요.',
  'The model could not answer: {reason?}': '모델이 답하지 못했습니다: {reason?}',
  'No part of llama.cpp runs on this machine: {text}':
    '이 컴퓨터에서는 llama.cpp를 실행할 수 없습니다: {text}',
  'Install the package again with its optional dependencies, or use a server that is OpenAI-compatible.':
    '선택 의존성까지 포함해 다시 설치하거나, OpenAI 호환 서버를 쓰세요.',
  'Check that the disk of the model file answers and that the machine is not out of memory, then try again. If it happens again, choose a smaller model.':
    '모델 파일이 있는 디스크가 응답하는지, 메모리가 남아 있는지 확인한 뒤 다시 시도하세요. 또 일어나면 더 작은 모델을 고르세요.',
  'exit code {code}': '종료 코드 {code}',
  'The model was shut down': '모델을 종료했습니다',
  'Start the app again.': '앱을 다시 시작하세요.',

  // The file of a model
  'This file cannot be used: {reason?}. Download or copy it again.':
    '이 파일은 쓸 수 없습니다: {reason?}. 다시 받거나 복사하세요.',
  'This file cannot be used as a model: {reason?}.': '이 파일은 모델로 쓸 수 없습니다: {reason?}.',
  'it is cut off in its header': '헤더에서 잘렸습니다',
  'it is cut off: {there} of {whole} bytes are there':
    '잘렸습니다: {whole}바이트 가운데 {there}바이트만 있습니다',
  'it is not a GGUF file': 'GGUF 파일이 아닙니다',
  'its GGUF version is {version}; 2 and 3 are known': 'GGUF 버전이 {version}입니다. 아는 버전은 2와 3입니다',
  'it names no architecture': '모델 구조가 적혀 있지 않습니다',
  'it belongs to a model and is none itself': '모델에 딸린 파일이며 그 자체는 모델이 아닙니다',
  'Choose the model that it belongs to.': '이 파일이 딸린 모델을 고르세요.',
  'it has a value of the unknown type {type}': '알 수 없는 종류 {type}의 값이 있습니다',
  'its header is damaged': '헤더가 손상되었습니다',
  '{file} cannot be used as a model: {reason?}': '{file}[은/는] 모델로 쓸 수 없습니다: {reason?}',
  'Give a GGUF file that is whole.': '온전한 GGUF 파일을 주세요.',
  'Nothing is to be done.': '할 일이 없습니다.',
  '{name} is made to find memories by their meaning, and writes no answers':
    '{name}[은/는] 기억을 뜻으로 찾는 데 쓰는 모델이고 답을 쓰지 않습니다',
  'Name it as embedding_model under [memory] in config.toml, and choose another model to answer.':
    'config.toml의 [memory]에 embedding_model로 적고, 답할 모델은 다른 것을 고르세요.',
  'There is a model {name} already': '{name} 모델이 이미 있습니다',
  'Give another name with --name, or replace it with --replace.':
    '--name으로 다른 이름을 주거나 --replace로 바꾸세요.',
  '{file} could not be put into {folder}: {reason?}': '{file}[을/를] {folder}에 넣을 수 없습니다: {reason?}',
  'Check that the disk has space and that you may write there. Nothing has changed.':
    '디스크에 자리가 있는지, 그곳에 쓸 권한이 있는지 확인하세요. 바뀐 것은 없습니다.',
  'The disk has too little space for a copy of {size} MiB': '디스크에 {size} MiB를 복사할 자리가 없습니다',
  'Free some space, or add a link to the file with --link.':
    '자리를 비우거나 --link로 파일의 링크를 추가하세요.',
  '`zeroclaw models` lists them.': '`zeroclaw models`가 목록을 보여 줍니다.',
  '{file} could not be deleted: {reason?}': '{file}[을/를] 지울 수 없습니다: {reason?}',
  'Check that you may write to its folder, and that no program holds it.':
    '그 폴더에 쓸 권한이 있는지, 파일을 잡고 있는 프로그램이 없는지 확인하세요.',
  '"{name}" is the name of the model that ships with ZeroClaw':
    '"{name}"[은/는] ZeroClaw에 들어 있는 모델의 이름입니다',
  'The built-in model is part of ZeroClaw and cannot be removed':
    '내장 모델은 ZeroClaw의 일부라서 지울 수 없습니다',
  'Another one answers with `zeroclaw models use NAME`.':
    '`zeroclaw models use 이름`으로 다른 모델이 답하게 할 수 있습니다.',
  'Give another name with --name.': '--name으로 다른 이름을 주세요.',
  '"{name}" cannot be the name of a model': '"{name}"[은/는] 모델의 이름이 될 수 없습니다',
  'Give one with --name: letters, digits, spaces, and . _ + ( ) -, at most {most}.':
    '--name으로 이름을 주세요: 글자, 숫자, 빈칸과 . _ + ( ) -, 최대 {most}자.',
  'the route "{hint}" under [[model_routes]]': '[[model_routes]]의 경로 "{hint}"',

  // Fetching a model
  '{file} needs {missing} more, and the disk has {free} left':
    '{file}에 {missing}[이/가] 더 필요한데, 디스크에는 {free}[이/가] 남았습니다',
  'The disk is full: {there} of {file} are there':
    '디스크가 가득 찼습니다: {file} 가운데 {there}까지 있습니다',
  'Free some space. {kept?}': '자리를 비우세요. {kept?}',
  '{file} cannot be written: {reason?}': '{file}[을/를] 쓸 수 없습니다: {reason?}',
  'Check that you may write to {folder}.': '{folder}에 쓸 권한이 있는지 확인하세요.',
  'What is there is kept: `zeroclaw models pull {address}` goes on with it.':
    '받은 것은 남아 있습니다. `zeroclaw models pull {address}` 명령이 이어서 받습니다.',
  'What is there is kept: `{command}` goes on with it.':
    '받은 것은 남아 있습니다. `{command}` 명령이 이어서 받습니다.',
  '{address} could not be fetched: {reason?}': '{address}[을/를] 받을 수 없습니다: {reason?}',
  'Check the network and the address. {kept?}': '네트워크와 주소를 확인하세요. {kept?}',
  'What came from {address} is not the file that was meant: its SHA-256 is {found}, not {wanted}':
    '{address}에서 온 것은 찾던 파일이 아닙니다: SHA-256이 {wanted}[이/가] 아니라 {found}입니다',
  'It was deleted. Fetch it again; if it stays so, the source is damaged or was changed.':
    '지웠습니다. 다시 받으세요. 그래도 같으면 원본이 손상되었거나 바뀐 것입니다.',
  'What came from {address} cannot be used: {reason?}': '{address}에서 온 것은 쓸 수 없습니다: {reason?}',
  'It was deleted. Fetch it again, or choose another file.': '지웠습니다. 다시 받거나 다른 파일을 고르세요.',
  '"{file}" is no name of a GGUF file': '"{file}"[은/는] GGUF 파일의 이름이 아닙니다',
  'Give the model a name with --name.': '--name으로 모델에 이름을 주세요.',
  'This is a defect; the log has more.': '프로그램의 결함입니다. 로그에 더 적혀 있습니다.',
  'Nothing of a model "{name}" is being fetched': '"{name}" 모델은 받고 있지 않습니다',
  '`zeroclaw models` lists what is there, and what was begun.':
    '`zeroclaw models`가 있는 것과 시작된 것을 보여 줍니다.',
  'the server has another file by now': '서버의 파일이 그사이 바뀌었습니다',
  'nothing has come for {seconds} s': '{seconds}초 동안 아무것도 오지 않았습니다',
  'the line broke off after {there} of {whole} bytes':
    '{whole}바이트 가운데 {there}바이트에서 연결이 끊겼습니다',
  'the line broke off: {reason?}': '연결이 끊겼습니다: {reason?}',
  'Check package_registry under [models] in config.toml, or what npm is set to.':
    'config.toml [models]의 package_registry나 npm 설정을 확인하세요.',
  '{address} is no packed file: the server sends {type}':
    '{address}[은/는] 압축 파일이 아닙니다: 서버가 {type}[을/를] 보냅니다',
  '{address} is no GGUF file: the server sends {type}':
    '{address}[은/는] GGUF 파일이 아닙니다: 서버가 {type}[을/를] 보냅니다',
  'Give the address of the file itself, not of the page about it.':
    '소개 페이지가 아니라 파일 자체의 주소를 주세요.',
  'The server says that {address} has the SHA-256 {published}, not {wanted}':
    '서버에 따르면 {address}의 SHA-256은 {wanted}[이/가] 아니라 {published}입니다',
  'Check which file you mean, and where the checksum comes from.':
    '어떤 파일인지, 체크섬이 어디서 온 것인지 확인하세요.',
  '{server} cannot be reached: {reason?}': '{server}에 닿을 수 없습니다: {reason?}',
  'it redirects more than {most} times': '{most}번 넘게 다른 주소로 보냅니다',
  'it redirects to "{place}"': '"{place}"[으로/로] 보냅니다',
  'it redirects to {protocol}//{host}, which is not encrypted':
    '암호화되지 않은 {protocol}//{host}[으로/로] 보냅니다',
  'the server {server} answers {status}': '서버 {server}[이/가] {status}[으로/로] 답합니다',
  'It asks who you are: for hf: addresses set hub_token under [models] in config.toml, and accept the licence of the model on its page.':
    '누구인지 묻습니다. hf: 주소라면 config.toml [models]에 hub_token을 쓰고, 모델 페이지에서 라이선스에 동의하세요.',
  'Check the address; names of files on servers tell upper from lower case.':
    '주소를 확인하세요. 서버의 파일 이름은 대문자와 소문자를 구별합니다.',
  'Look at the address in a browser.': '브라우저에서 주소를 열어 보세요.',
  '{address} cannot be fetched: the server answers {status}':
    '{address}[을/를] 받을 수 없습니다: 서버가 {status}[으로/로] 답합니다',
  '{address} cannot be fetched: {reason?}': '{address}[을/를] 받을 수 없습니다: {reason?}',
  'Look at the address in a browser, and give the one that it ends at.':
    '브라우저에서 주소를 열어 보고, 마지막에 도착하는 주소를 주세요.',
  '"{address}" is no place that a model can be fetched from': '"{address}"에서는 모델을 받을 수 없습니다',
  'Give https://…/FILE.gguf, or hf:OWNER/REPOSITORY/FILE.gguf with the file that is meant. A file on this machine is added with `zeroclaw models add FILE`.':
    'https://…/FILE.gguf나, 파일까지 적은 hf:OWNER/REPOSITORY/FILE.gguf를 주세요. 이 컴퓨터에 있는 파일은 `zeroclaw models add FILE`로 추가합니다.',
  '{file} is being fetched already': '{file}[은/는] 이미 받는 중입니다',
  'Wait for it, or stop it where it was started.': '기다리거나, 시작한 곳에서 멈추세요.',

  // What a server answers
  '{failure!}: {said}': '{failure!}: {said}',
  '{name}: {failure!}': '{name}: {failure!}',
  'Correct the host in base_url, or check the network.':
    'base_url에서 호스트를 고치거나 네트워크를 확인하세요.',
  'has a name that cannot be looked up now': '이름을 지금 찾을 수 없습니다',
  'Check the network.': '네트워크를 확인하세요.',
  'Look into the server’s log: it may have crashed or run out of memory.':
    '서버의 로그를 보세요. 갑자기 끝났거나 메모리가 부족했을 수 있습니다.',
  'closed the connection in the middle of its answer': '답하다가 연결을 닫았습니다',
  'took the request and said nothing for an hour': '요청을 받고 한 시간 동안 아무 말이 없습니다',
  'The prompt may be too long for the machine: choose a smaller model or a shorter text.':
    '이 컴퓨터에는 글이 너무 길 수 있습니다. 더 작은 모델이나 더 짧은 글을 고르세요.',
  'fell silent for an hour in the middle of its answer': '답하다가 한 시간 동안 조용합니다',
  'has a certificate that has expired': '인증서의 기한이 지났습니다',
  'Renew it, or correct base_url in config.toml.': '인증서를 새로 받거나 config.toml의 base_url을 고치세요.',
  'has a certificate that this machine does not trust': '이 컴퓨터가 믿지 않는 인증서를 씁니다',
  'Set NODE_EXTRA_CA_CERTS to the file of your authority before ZeroClaw starts.':
    'ZeroClaw를 시작하기 전에 NODE_EXTRA_CA_CERTS를 인증 기관의 파일로 정하세요.',
  'The model server {server} has no model "{model}", or no such address (404)':
    '모델 서버 {server}에 "{model}" 모델이 없거나 그런 주소가 없습니다(404)',
  'Correct model, or base_url ({hint?}), in config.toml.':
    'config.toml의 model이나 base_url을 고치세요({hint?}).',
  'it usually ends in /v1': '보통 /v1로 끝납니다',
  'usually https://api.anthropic.com': '보통 https://api.anthropic.com',
  'usually https://generativelanguage.googleapis.com': '보통 https://generativelanguage.googleapis.com',
  'Wait and try again, or raise the limit with the service.':
    '기다렸다가 다시 시도하거나 서비스에서 한도를 올리세요.',
  'Wait {seconds} s and try again, or raise the limit with the service.':
    '{seconds}초 기다렸다가 다시 시도하거나 서비스에서 한도를 올리세요.',
  '{model} of {server} cannot see images: {said}': '{server}의 {model}[은/는] 그림을 볼 수 없습니다: {said}',
  '{file} cannot be shown to a model: {why!}': '{file}[을/를] 모델에게 보여 줄 수 없습니다: {why!}',
  'it is larger than 5 MB': '5 MB보다 큽니다',
  'it is no PNG, JPEG, WebP or GIF': 'PNG, JPEG, WebP, GIF가 아닙니다',
  'Choose a PNG, JPEG, WebP or GIF of at most 5 MB.': '5 MB 이하인 PNG, JPEG, WebP, GIF를 고르세요.',
  'Choose a model that can see, or leave the image out.': '그림을 볼 수 있는 모델을 고르거나 그림을 빼세요.',
  'The model server {server} refused the request ({status})':
    '모델 서버 {server}[이/가] 요청을 거절했습니다({status})',
  'The model server {server} has no model "{model}" ({status})':
    '모델 서버 {server}에 "{model}" 모델이 없습니다({status})',
  'The model server {server} does not reach the server behind it ({status})':
    '모델 서버 {server}[이/가] 그 뒤의 서버에 연결하지 못합니다({status})',
  'Start the server that it passes requests on to, or look into its log.':
    '요청을 넘겨받는 서버를 시작하거나 그 로그를 살펴보세요.',
  'The model server {server} is loading its model ({status})':
    '모델 서버 {server}[이/가] 모델을 불러오고 있습니다({status})',
  'Wait until it has loaded, then try again.': '다 불러올 때까지 기다린 뒤 다시 시도하세요.',
  'Do what the server says. Its model and key are set under this provider in config.toml.':
    '서버가 한 말대로 하세요. 모델과 키는 config.toml의 이 제공자 아래에 있습니다.',
  'Check that the model supports what was asked, tools for instance.':
    '모델이 요청한 것(예: 도구)을 지원하는지 확인하세요.',
  'The prompt is too long: {said}': '글이 너무 깁니다: {said}',
  'Shorten the text, or start a new conversation.': '글을 줄이거나 새 대화를 시작하세요.',
  'The model server {server} broke off its answer: {said?}':
    '모델 서버 {server}[이/가] 답을 끊었습니다: {said?}',
  'The model server {server} answers with an error: {said?}':
    '모델 서버 {server}[이/가] 오류로 답합니다: {said?}',
  'The model server {server} did not answer itself: {reason?}':
    '모델 서버 {server}[이/가] 직접 답하지 않았습니다: {reason?}',
  'it redirects to {to}, which is not {from}, and nothing was sent there':
    '{to}[으로/로] 보내는데 {from}[이/가] 아니므로 아무것도 보내지 않았습니다',
  'it redirects to {to}, which is not encrypted': '{to}[으로/로] 보내는데 암호화되지 않습니다',
  'it redirects to something that is no address': '주소가 아닌 곳으로 보냅니다',
  'it redirects to {to}, without saying that it wants the request there':
    '{to}[으로/로] 보내면서 요청을 그곳에 다시 보내라고 하지 않습니다',
  'If that other server is meant, write its address as base_url in config.toml.':
    '그 서버가 맞다면 config.toml의 base_url에 그 주소를 쓰세요.',
  'it gives no reason': '이유를 알려 주지 않습니다',
  'The answer of the model server {server} says "{key}" twice, and not the same: nothing of it was taken':
    '모델 서버 {server}의 답에 "{key}"[이/가] 서로 다르게 두 번 있습니다. 답의 아무것도 받아들이지 않았습니다',
  'The model server {server} gave no answer': '모델 서버 {server}[이/가] 답하지 않았습니다',
  'It came behind the end of the answer.': '답이 끝난 뒤에 왔습니다.',
  'The answer of the model server {server} ended before it was whole':
    '모델 서버 {server}의 답이 다 오기 전에 끝났습니다',
  'The answer of the model server {server} is longer than {megabytes} MiB, and was not taken':
    '모델 서버 {server}의 답이 {megabytes} MiB보다 길어서 받지 않았습니다',
  'The answer of {model} is longer than {characters} characters, and was not taken':
    '{model}의 답이 {characters}자보다 길어서 받지 않았습니다',
  'Choose another model, or look into the log of its server.':
    '다른 모델을 고르거나 그 서버의 로그를 보세요.',
  'Check base_url in config.toml, and look into the server’s log.':
    'config.toml의 base_url을 확인하고 서버의 로그를 보세요.',
  'The answer of {server} is not that of {kind?}; {why?}': '{server}의 답은 {kind?}의 것이 아닙니다. {why?}',
  'an OpenAI-compatible server': 'OpenAI 호환 서버',
  'the Messages API': 'Anthropic의 Messages API',
  'the Gemini API': 'Google의 Gemini API',
  'it is of type {type}': '종류가 {type}입니다',
  'it is of type {type}: {text}': '종류가 {type}입니다: {text}',
  'it has no body': '내용이 없습니다',
  'a piece of it is not understood: {text}': '일부를 이해할 수 없습니다: {text}',
  'Check base_url in config.toml: it must name the API (it usually ends in /v1), not a web page.':
    'config.toml의 base_url을 확인하세요. 웹 페이지가 아니라 API를 가리켜야 합니다(보통 /v1로 끝납니다).',
  'Check base_url in config.toml: it must name the service without a path, usually https://api.anthropic.com.':
    'config.toml의 base_url을 확인하세요. 경로 없이 서비스만 적어야 합니다. 보통 https://api.anthropic.com입니다.',
  'Check base_url in config.toml: it must name the service without a path, usually https://generativelanguage.googleapis.com.':
    'config.toml의 base_url을 확인하세요. 경로 없이 서비스만 적어야 합니다. 보통 https://generativelanguage.googleapis.com입니다.',
  'The template of {model} at {server} has no place for tools':
    '{server}에 있는 {model}의 템플릿에는 도구를 넣을 자리가 없습니다',
  'Choose a model that is made for embeddings, and check that the server serves them.':
    '임베딩용으로 만든 모델을 고르고, 서버가 임베딩을 제공하는지 확인하세요.',
  'a server of embeddings': '임베딩 서버',
  'Set tool_dispatcher = "xml" under [agent] in config.toml, or choose a model that calls tools.':
    'config.toml [agent]에 tool_dispatcher = "xml"을 쓰거나, 도구를 부를 수 있는 모델을 고르세요.',
  'The arguments that {server} gave for {tool} cannot be read: {why?} They are: {written}':
    '{server}[이/가] {tool}에 준 인수를 읽을 수 없습니다: {why?} 인수: {written}',
  '{model} declines to answer ({reason})': '{model}[이/가] 답하기를 거절합니다({reason})',
  'Ask in other words, or choose another model.': '다른 말로 묻거나 다른 모델을 고르세요.',
  '{model} wrote a call that its own service did not take ({reason})':
    '{model}[이/가] 자기 서비스도 받아들이지 않는 호출을 썼습니다({reason})',
  'Try again. If it happens again, choose a model that is better at calling tools.':
    '다시 시도하세요. 또 일어나면 도구를 더 잘 부르는 모델을 고르세요.',
  '{server} does not list its models: HTTP {status}':
    '{server}[이/가] 모델 목록을 주지 않습니다: HTTP {status}',
  'it is longer than {megabytes} MiB': '{megabytes} MiB보다 깁니다',
  '{server} does not list its models: {reason?}': '{server}[이/가] 모델 목록을 주지 않습니다: {reason?}',
  '{server} asks for a key': '{server}[이/가] 키를 요구합니다',
  'Add the server to config.toml as a provider, [providers.NAME], with its key as api_key, for instance env:NAME or keychain:NAME. Then look again.':
    'config.toml에 이 서버를 제공자 [providers.NAME]으로 추가하고 api_key에 키를 쓰세요. 예: env:NAME 또는 keychain:NAME. 그런 다음 다시 찾아보세요.',
  'Correct api_key under [providers.{provider}] in config.toml, for instance env:NAME or keychain:NAME. Then look again.':
    'config.toml의 [providers.{provider}] 아래 api_key를 고치세요. 예: env:NAME 또는 keychain:NAME. 그런 다음 다시 찾아보세요.',
  'Check that the address leads to a server of models, with its path: it usually ends in /v1.':
    '주소가 경로까지 모델 서버를 가리키는지 확인하세요. 보통 /v1로 끝납니다.',
  'Check that the server runs, and that the address is right.':
    '서버가 실행 중인지, 주소가 맞는지 확인하세요.',
  'Check api_key of this provider in config.toml.': 'config.toml에서 이 제공자의 api_key를 확인하세요.',
  'Name the model with /model PROVIDER/MODEL.': '/model PROVIDER/MODEL로 모델을 지정하세요.',
  'Check that the server runs and base_url in config.toml is right, or name the model with /model PROVIDER/MODEL.':
    '서버가 실행 중인지, config.toml의 base_url이 맞는지 확인하거나 /model PROVIDER/MODEL로 모델을 지정하세요.',
  '{provider} is a provider, and no [[model_routes]] entry says which of its models is meant':
    '{provider}[은/는] 제공자이며, 그중 어느 모델인지 알려 주는 [[model_routes]] 항목이 없습니다',
  'Write {provider}/MODEL.': '{provider}/MODEL처럼 쓰세요.',
  'There is no file of the model {model} on this machine': '이 컴퓨터에 모델 {model}의 파일이 없습니다',
  'Download or add it in Models, or name another.':
    '모델 화면에서 내려받거나 추가하거나, 다른 모델을 쓰세요.',
  'Correct the name, or config.toml.': '이름이나 config.toml을 고치세요.',
  'No [[model_routes]] entry has the hint "{hint}"': '힌트가 "{hint}"인 [[model_routes]] 항목이 없습니다',
  'Add one to config.toml.': 'config.toml에 하나를 추가하세요.',
  'There are: {hints}.': '있는 것: {hints}.',
  'its answer is no list of models': '답이 모델 목록이 아닙니다',
  'There is no provider to ask': '물을 제공자가 없습니다',
  '{failure!} ({tries} tries)': '{failure!} ({tries}번 시도)',
  'No model could answer. {failures}': '답할 수 있는 모델이 없습니다. {failures}',
  'config.toml names no model of {provider}': 'config.toml에 {provider}의 모델이 적혀 있지 않습니다',
  'Add a [[model_routes]] entry with provider = "{provider}" and the model to use.':
    'provider = "{provider}"와 쓸 모델을 적은 [[model_routes]] 항목을 추가하세요.',
  'There is no [providers.{provider}] in config.toml':
    'config.toml에 [providers.{provider}] 테이블이 없습니다',
  'It did not answer within {seconds} s': '{seconds}초 안에 답하지 않았습니다',
  'Wait until the model is free, or choose a smaller one.':
    '모델이 비기를 기다리거나 더 작은 모델을 고르세요.',
  'Check that the server is not busy, and that the address leads to it.':
    '서버가 바쁘지 않은지, 주소가 맞는지 확인하세요.',
  // What is asked of a model, or of its file
  'This engine has no window to choose a file in': '이 엔진에는 파일을 고를 창이 없습니다',
  'Give the path of the file.': '파일의 경로를 주세요.',
  'This engine has no window to choose a folder in': '이 엔진에는 폴더를 고를 창이 없습니다',
  'Name it under [models] folders in config.toml.': 'config.toml [models]의 folders에 폴더를 쓰세요.',
  'the engine, which has it in memory': '메모리에 올려 둔 엔진',
  '{model} is in use: {uses?}': '{model}[을/를] 쓰고 있습니다: {uses?}',
  'Choose another model there first, or delete it all the same with --force.':
    '먼저 그곳에서 다른 모델을 고르거나, 그래도 지우려면 --force를 쓰세요.',
  'Stop the answer or the run, or wait for its end, and {wish!} then.':
    '답이나 실행을 멈추거나 끝나기를 기다린 뒤 {wish!}.',
  'load another model': '다른 모델을 올리세요',
  'unload it': '내리세요',
  'The model {provider}/{model}, chosen for this conversation, cannot be used: {reason?}. /model default goes back.':
    '이 대화에서 고른 {provider}/{model} 모델을 쓸 수 없습니다: {reason?}. /model default로 되돌릴 수 있습니다.',
  '{provider}/{model} cannot be used: {reason?}': '{provider}/{model}[을/를] 쓸 수 없습니다: {reason?}',
  'Choose another.': '다른 것을 고르세요.',
  'No model': '모델 없음',
  'ready, tools as text': '준비됨, 도구는 텍스트로',
  'Add the model file, or choose another embedding_model. Until then memories are found by their words.':
    '모델 파일을 추가하거나 다른 embedding_model을 고르세요. 그때까지 기억은 낱말로 찾습니다.',
  '{host} answers the search with HTTP {status}': '{host}[이/가] 찾기에 HTTP {status}로 답했습니다',
  'Try again later, or enter the address of a file.': '나중에 다시 시도하거나 파일 주소를 적으세요.',
  'Check that this computer has internet, or enter the address of a file that can be reached.':
    '이 컴퓨터가 인터넷에 연결되어 있는지 확인하거나, 닿을 수 있는 파일 주소를 적으세요.',
  '{host} does not answer as a hub of models does': '{host}[은/는] 모델 허브처럼 답하지 않습니다',
  'Check hub_url under [models] in config.toml.': 'config.toml [models]의 hub_url을 확인하세요.',
  '{host} did not answer within {seconds} s': '{host}[이/가] {seconds}초 안에 응답하지 않았습니다',
  'Its manifest is damaged: pull it again in Ollama.':
    '매니페스트가 손상되었습니다. Ollama에서 다시 받으세요.',
  'Its weights lie in several files, which only Ollama can put together.':
    '가중치가 여러 파일에 나뉘어 있어 Ollama만 합칠 수 있습니다.',
  'its part {part} of {parts} is missing': '{parts}개 가운데 {part}번째 파일이 없습니다',
  '"{text?}" is no address of a server': '"{text?}"[은/는] 서버 주소가 아닙니다',
  'Give a host, a host and a port as host:port, or an address that begins with http:// or https://.':
    '호스트, 호스트:포트, 또는 http://나 https://로 시작하는 주소를 적으세요.',
  '{provider} did not list its models within {seconds} s':
    '{provider}[이/가] {seconds}초 안에 모델 목록을 주지 않았습니다',
  'Try again, or name the model with /model PROVIDER/MODEL.':
    '다시 시도하거나 /model PROVIDER/MODEL로 모델을 지정하세요.',
  '{model} cannot see pictures': '{model}[은/는] 그림을 볼 수 없습니다',
  'Choose a model that can (of a server of your own, say vision = true under [providers] in config.toml), or send it without the picture.':
    '그림을 볼 수 있는 모델을 고르거나(직접 운영하는 서버라면 config.toml [providers]에 vision = true를 쓰세요) 그림 없이 보내세요.',
  'Ask for less at once, choose a faster model, or raise message_timeout_secs under [channels_config] in config.toml.':
    '한 번에 적게 묻거나, 더 빠른 모델을 고르거나, config.toml [channels_config]의 message_timeout_secs를 늘리세요.',
  'Ask again in other words, choose a larger model, or raise max_tool_iterations under [agent] in config.toml.':
    '다른 말로 다시 묻거나, 더 큰 모델을 고르거나, config.toml [agent]의 max_tool_iterations를 늘리세요.',
  'Agent exceeded maximum tool iterations ({most})': '도구를 쓰는 횟수의 한도({most}번)를 넘었습니다',
} as const satisfies Readonly<Record<string, string>>;
