/** What is said of drafts of procedures. */
export const draftSentences = {
  'Not known here: the queue {queue}': '여기서 모르는 대기열: {queue}',
  'Nothing was heard there. Check its name at the broker: ZeroClaw makes no queue, and a wrong one is a problem once the procedure is enabled.':
    '거기서 들은 것이 없습니다. 브로커에서 이름을 확인하세요. ZeroClaw는 대기열을 만들지 않으며, 이름이 틀리면 절차를 켰을 때 문제로 나옵니다.',
  'Not known here: the topic {topic}': '여기서 모르는 토픽: {topic}',
  'Nothing was heard there. Check it with "Listen now" in the editor, and choose the topic that is meant.':
    '그 토픽에서는 아무것도 들리지 않았습니다. 편집기의 "지금 듣기"로 확인하고 맞는 토픽을 고르세요.',
  'Not known here: pin {pin} of {board}': '여기서 모르는 핀: {board}의 {pin}번',
  'It has the pins {pins}. Choose the one that is meant.': '핀은 {pins}입니다. 맞는 핀을 고르세요.',
  'Not known here: what pin {pin} of {board} is': '여기서 모르는 것: {board}의 {pin}번 핀이 무엇인지',
  'It has no name. Check that it is the one that is meant, and name it on the page Boards.':
    '이름이 없습니다. 맞는 핀인지 확인하고 보드 화면에서 이름을 붙이세요.',
  'Not known here: the recipient {to}': '여기서 모르는 받는 사람: {to}',
  'Check who is meant: a recipient is written as CHANNEL:RECIPIENT.':
    '누구인지 확인하세요. 받는 사람은 CHANNEL:RECIPIENT로 씁니다.',
  'Not known here: {value}': '여기서 모르는 것: {value}',
  'It is not in the sentence either. Check it before you enable the procedure.':
    '문장에도 없습니다. 절차를 켜기 전에 확인하세요.',
  'The words of step {step} would have been read as more than words, and stand here in plainer ones':
    '{step}단계의 글은 글 이상으로 읽힐 수 있어서 더 단순하게 적었습니다',
  'Read them, and change them in the editor.': '읽어 보고 편집기에서 고치세요.',
  'The built-in model carries out steps and cannot write drafts':
    '내장 모델은 단계를 수행하며 초안을 쓸 수 없습니다',
  'Answer the four questions, or download or connect another model on the page Models.':
    '네 가지 질문에 답하거나, 모델 화면에서 다른 모델을 내려받거나 연결하세요.',
  'The model {model} gave no draft that can be used: {why?}':
    '{model} 모델이 쓸 수 있는 초안을 주지 않았습니다: {why?}',
  'it answered in words': '말로만 답했습니다',
  'its answer was cut off at the limit of its length': '답이 길이 한도에서 잘렸습니다',
  'it did not fill in the form': '양식을 채우지 않았습니다',
  'it said the same again and again': '같은 말을 되풀이했습니다',
  'The model {model} gave no draft within {minutes} minutes':
    '{model} 모델이 {minutes}분 안에 초안을 주지 않았습니다',
  'Say it in other words, choose another model, or answer the four questions yourself.':
    '다른 말로 쓰거나, 다른 모델을 고르거나, 네 가지 질문에 직접 답하세요.',
  'What starts it cannot be written so that it is read as meant':
    '시작하게 하는 것을 뜻한 대로 읽히게 쓸 수 없습니다',
  'Step {step} cannot be written so that it is read as meant': '{step}단계를 뜻한 대로 읽히게 쓸 수 없습니다',
  'Say it in other words, or write it into SOP.toml and SOP.md yourself.':
    '다른 말로 쓰거나, SOP.toml과 SOP.md에 직접 쓰세요.',
} as const;
