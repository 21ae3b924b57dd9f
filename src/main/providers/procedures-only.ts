import { withStream, type ModelRequest, type Provider } from '../ports/provider';

/*
 * What a model that only carries out steps answers in a chat. It is said by the product: a model of three million parameters that has
 * never read a conversation would invent something.
 */
const answers = {
  en: [
    'I am the built-in model. I carry out the steps of procedures, and I am not made for conversation.',
    '',
    'What works now: start a procedure under Procedures, follow its run under Runs, decide what waits for you under Approvals, and look at boards and pins under Devices.',
    '',
    'For a model that talks, add a GGUF file to the models folder or a server under [providers] in config.toml, and choose it as default_model. The page Models shows which files fit this machine.',
  ].join('\n'),
  ko: [
    '저는 내장 모델입니다. 절차의 단계를 수행하며, 대화용으로 만들어지지 않았습니다.',
    '',
    '지금 할 수 있는 일: 절차 화면에서 절차를 시작하고, 실행 화면에서 진행 상황을 보고, 승인 화면에서 기다리는 일을 결정하고, 장치 화면에서 보드와 핀을 확인할 수 있습니다.',
    '',
    '대화할 모델이 필요하면 모델 폴더에 GGUF 파일을 넣거나 config.toml의 [providers]에 서버를 추가한 뒤 default_model로 선택하세요. 모델 화면에서 이 컴퓨터에 맞는 파일을 볼 수 있습니다.',
  ].join('\n'),
} as const;

/** The provider for everything but chats; a chat gets a fixed answer in the language of its newest message. */
export function proceduresOnly(provider: Provider): Provider {
  return withStream(provider, async function* (request, signal) {
    if (request.priority !== 'chat') {
      yield* provider.stream(request, signal);
      return;
    }
    signal.throwIfAborted();
    yield { type: 'text', text: answers[languageOf(request)] };
    yield { type: 'finished', reason: 'stop', usage: null, queuedMs: 0 };
  });
}

function languageOf({ messages }: ModelRequest): keyof typeof answers {
  const newest = messages.findLast((message) => message.role === 'user');
  return /\p{Script=Hangul}/u.test(newest?.text ?? '') ? 'ko' : 'en';
}
