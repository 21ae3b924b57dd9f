import { withStream, type ModelRequest, type Provider } from '../../ports/provider';

/*
 * What a model that only carries out steps answers in a chat. It is said by the product: a model of three
 * million parameters that has never read a conversation would invent something.
 */
const answers = {
  en: [
    'I am the built-in model. I carry out the steps of procedures, and I am not made for conversation.',
    '',
    'What works now: start a procedure under SOPs, follow its run under Runs, decide what waits for you under Approvals, and look at boards and pins under Boards.',
    '',
    'For a model that talks, open the page Models: it downloads one that fits this machine or takes a GGUF file you have. Servers stand under [providers] in config.toml; default_model names who answers.',
  ].join('\n'),
  ko: [
    '저는 내장 모델입니다. 절차의 단계를 수행하며, 대화용으로 만들어지지 않았습니다.',
    '',
    '지금 할 수 있는 일: 절차 화면에서 절차를 시작하고, 실행 화면에서 진행 상황을 보고, 승인 화면에서 기다리는 일을 결정하고, 보드 화면에서 보드와 핀을 확인할 수 있습니다.',
    '',
    '대화할 모델이 필요하면 모델 화면을 여세요. 이 컴퓨터에 맞는 모델을 내려받거나 가지고 있는 GGUF 파일을 추가할 수 있습니다. 서버는 config.toml의 [providers]에 적고, 누가 답할지는 default_model로 정합니다.',
  ].join('\n'),
} as const;

/**
 * The provider for everything but chats; a chat gets a fixed answer in the language of its newest message.
 */
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
