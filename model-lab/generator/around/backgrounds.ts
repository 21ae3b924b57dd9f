import type { Dice } from '../dice';
import { particleFor, type Language } from '../language/template';
import { device, person, quantity, word } from '../language/words';

interface Around {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** So many whole sentences that say why, what else there is, and what stays as it is. */
export function backgrounds(dice: Dice, language: Language, count: number): Around {
  const all = new Set<string>();
  for (let tries = 0; all.size < count && tries < 8; tries += 1) all.add((language === 'ko' ? korean : english)(dice));
  const split = dice.int(0, all.size);
  const whole = [...all];
  return { before: whole.slice(0, split), after: whole.slice(split) };
}

const firstNames = ['Marta', 'Jon', 'Aisha', 'Piet', 'Olga', 'Ravi', 'Lena', 'Tom', 'Ines', 'Bruno', 'Mei', 'Karl'];

function english(dice: Dice): string {
  const [few, many, more] = [dice.int(2, 9), dice.int(10, 60), dice.int(61, 900)].map(String) as [string, string, string];
  const [thing, other] = [device(dice, 'en'), device(dice, 'en')];
  const clock = `${String(dice.int(5, 23))}:${dice.pick(['00', '15', '30', '45', '20'])}`;
  const day = dice.pick(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'the weekend', 'Sunday', 'the 14th', 'May']);
  const [who, amount, place, name] = [person(dice, 'en'), quantity(dice, 'en'), word(dice, 'en'), dice.pick(firstNames)];
  return dice.pick([
    // What goes on there
    `The ${thing} has been running since ${clock}.`, `We lost ${few} of ${many} ${thing}s on ${day}.`, `The ${amount} rose by ${few} within ${many} minutes.`, `The ${thing} in the ${place} was serviced on ${day}.`, `It took ${many} minutes last time.`, `The ${thing} tripped ${few} times since ${day}.`, `${name} found water under the ${thing}.`, `The last reading at ${clock} was ${more}.`, `The ${who} heard a noise from the ${thing} at ${clock}.`, `There were ${few} complaints about the ${place}.`, `The ${thing} is ${many} years old and slow.`, `Yesterday the ${amount} went up to ${more}.`, `The ${place} is locked from ${clock} on.`, `${few} people work at the ${thing} until ${clock}.`, `The new ${thing} comes on ${day}.`, `We had the same on ${day}, at ${clock}.`, `Nobody has been in the ${place} since ${day}.`, `The ${thing} needs ${few} minutes to settle.`, `The supplier wants ${many} days for a spare ${thing}.`, `The ${thing} draws ${many} A when it starts.`, `Half of the ${place} is still wet.`, `The crane blocks the ${place} until ${clock}.`, `The ${thing} took ${more} strokes since the last service.`, `It smells of burnt rubber near the ${thing}.`, `${name} is on leave until ${day}.`,
    // Why
    `Otherwise the ${thing} overheats.`, `Otherwise we wait ${many} minutes for nothing.`, `That keeps the ${amount} below ${more}.`, `The auditors asked for it.`, `${name} wants it that way.`, `It saves ${few} percent.`, `The ${who} asked for this at ${clock}.`, `The neighbours complained about the noise.`, `It has to be ready before ${clock}.`, `This is what we agreed on ${day}.`, `The next shift relies on it.`, `The insurance insists.`, `A batch was lost that way in ${day === 'May' ? 'May' : 'spring'}.`, `The ${thing} does not like sudden changes.`, `Last time it was forgotten, and ${few} pallets went to waste.`, `It follows from the risk assessment, page ${many}.`, `That gives the ${who} time to get there.`, `The law wants a record for ${few} years.`, `This protects the ${thing}.`, `The customer comes at ${clock}.`, `The meter counts every minute.`, `We learned this the hard way.`, `So the ${thing} can cool down.`, `Nobody likes it, but the ${thing} needs it.`,
    // What stays as it is
    `The ${thing} stays as it is.`, `Leave the ${thing} alone.`, `Nothing changes at the ${thing}.`, `The other ${thing} keeps running.`, `The ${thing} and the ${other} are none of our business here.`, `${name} looks after the ${thing}.`, `The ${thing} is done by hand later.`, `The ${other} was dealt with in step ${few}.`, `The ${thing} in the ${place} is not meant.`, `Do not touch the ${thing}.`, `Leave the other ${few} as they are.`, `Whatever the ${other} shows, it is not part of this.`, `The ${thing} can wait until ${day}.`, `The rest remains untouched.`, `The ${place} follows tomorrow.`, `The old ${thing} has been dead since ${day}; ignore it.`,
    // Where it is written, how long, how often
    `See page ${many} of the manual.`, `Revision ${few}, ${name}.`, `This takes about ${many} seconds.`, `It is done every ${day === 'the 14th' || day === 'May' || day === 'the weekend' ? 'Friday' : day}.`, `The drawing is ${String(dice.int(100, 999))}-${few}.`, `The list hangs beside the ${thing}.`, `Questions go to ${name}, extension ${more}.`, `The form is number ${more}.`, `The ${amount} may swing a little.`, `A click is normal.`, `You will hear the ${thing}.`, `It gets loud for ${few} seconds.`, `The ${who} knows about it.`, `Count on ${many} seconds.`, `The ${thing} stands in the ${place}.`, `The ${amount} must stay below ${more}.`, `Step ${few} comes back to this.`, `The lamp beside it flickers; that means nothing.`, `This is safe.`, `Nobody is in the room.`,
  ]);
}

function korean(dice: Dice): string {
  const [few, many, more] = [dice.int(2, 9), dice.int(10, 60), dice.int(61, 900)].map(String) as [string, string, string];
  const [thing, other, amount, place, who] = [device(dice, 'ko'), device(dice, 'ko'), quantity(dice, 'ko'), word(dice, 'ko'), person(dice, 'ko')];
  const p = (noun: string, particle: '을' | '이' | '은' | '로' | '과'): string => noun + particleFor(noun, particle);
  const day = dice.pick(['월요일', '화요일', '수요일', '목요일', '금요일', '주말', '어제', '지난주', '14일']);
  const hour = String(dice.int(5, 23));
  return dice.pick([
    `${p(thing, '이')} ${hour}시부터 돌고 있다.`, `${thing} ${many}대 중 ${few}대가 멈췄다.`, `${p(amount, '이')} ${few}분 사이에 ${many} 올랐다.`, `${place}의 ${p(thing, '은')} ${day}에 정비했다.`, `지난번에는 ${many}분 걸렸다.`, `${p(thing, '이')} ${day} 이후 ${few}번 트립됐다.`, `${thing} 밑에 물이 고여 있었다.`, `${hour}시 측정값은 ${more}이었다.`, `${p(who, '이')} ${thing} 쪽에서 소리를 들었다.`, `${place} 관련 민원이 ${few}건 있었다.`, `${p(thing, '은')} ${many}년 된 설비라 느리다.`, `어제 ${p(amount, '이')} ${more}까지 올랐다.`, `${p(place, '은')} ${hour}시 이후 잠긴다.`, `${hour}시까지 ${few}명이 ${thing} 옆에서 작업한다.`, `새 ${p(thing, '은')} ${day}에 들어온다.`, `${p(thing, '은')} 안정되는 데 ${few}분 걸린다.`, `예비 ${p(thing, '은')} ${many}일 뒤에 온다.`, `${place} 바닥이 아직 젖어 있다.`, `${p(thing, '은')} 기동할 때 ${many}A를 쓴다.`, `${thing} 근처에서 타는 냄새가 난다.`,
    `안 그러면 ${p(thing, '이')} 과열된다.`, `그래야 ${p(amount, '이')} ${more} 아래로 유지된다.`, `감사에서 지적된 사항이다.`, `${p(who, '이')} ${hour}시에 요청한 작업이다.`, `이웃에서 소음 민원이 들어왔다.`, `${hour}시 전에 준비가 끝나야 한다.`, `${day} 회의에서 정한 것이다.`, `다음 조가 이것을 믿고 일한다.`, `지난번에 빠뜨려 ${few}팔레트를 버렸다.`, `위험성 평가 ${many}쪽에 나온다.`, `법에 따라 ${few}년간 보관한다.`, `고객이 ${hour}시에 온다.`, `${p(thing, '은')} 급격한 변화에 약하다.`, `전기료를 ${few}% 아낄 수 있다.`, `${p(thing, '을')} 보호하기 위해서다.`, `${amount} 변동이 크다.`, `${p(thing, '이')} 식을 시간을 준다.`,
    `${p(thing, '은')} 그대로 둔다.`, `${p(thing, '은')} 건드리지 않는다.`, `다른 ${p(thing, '은')} 계속 돌린다.`, `${p(thing, '과')} ${p(other, '은')} 이번 일과 상관없다.`, `${p(thing, '은')} 나중에 사람이 한다.`, `${p(other, '은')} ${few}단계에서 처리했다.`, `${place} 쪽 ${p(thing, '은')} 해당 없음.`, `나머지 ${few}대는 지금 상태 유지.`, `${p(other, '은')} 신경 쓰지 않아도 된다.`, `${p(thing, '은')} ${day}까지 미뤄도 된다.`, `그 밖에는 손대지 말 것.`, `${p(place, '은')} 내일 한다.`, `옛 ${p(thing, '은')} 철거 예정이니 무시.`,
    `매뉴얼 ${many}쪽 참고.`, `개정 ${few}판.`, `약 ${many}초 걸린다.`, `매일 하는 작업이다.`, `도면 번호 ${more}-${few}.`, `점검표는 ${thing} 옆에 걸려 있다.`, `문의는 내선 ${more}.`, `딸깍 소리가 나도 정상이다.`, `${few}초 정도 시끄럽다.`, `${who}도 알고 있다.`, `${p(thing, '은')} ${place}에 있다.`, `${p(amount, '은')} ${more} 이하여야 한다.`, `옆 램프가 깜빡여도 상관없다.`, `위험하지 않다.`, `지금 안에 아무도 없다.`, `${few}단계에서 다시 확인한다.`, `사람이 다치지 않게 주의.`,
  ]);
}
