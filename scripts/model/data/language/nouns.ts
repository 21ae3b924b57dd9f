import type { Dice } from '../dice';
import type { Language } from './template';

/** What people call the value of a parameter or of a payload's field. */
export interface Noun {
  readonly en: string;
  readonly ko: string;
  readonly kind: 'machine' | 'thing' | 'place' | 'amount' | 'text' | 'person';
  /** There is another one of its kind: the word before it is always said. */
  readonly twin?: true;
}

const table: Readonly<Record<Noun['kind'], string>> = {
  machine: `pin=pin/핀; board=board/보드; unit=unit/호기; tank=tank/탱크; vessel=vessel/발효조; fridge=fridge/냉장고; machine=machine/기계; car=car/승강기; host=host/호스트; switch=switch/스위치; port=port/포트; channel=channel/채널; station=station/스테이션; washer=washer/세탁기; dryer=dryer/건조기; house=house/온실; bench=bench/벤치; sensor=sensor/센서; loop=loop/루프; door=door/문; plate=plate/플레이트; hood=hood/후드; pdu=PDU/PDU; outlet=outlet/콘센트; ups=UPS/UPS; service=service/서비스; rack=rack/랙; ap=access point/AP; gate=gate/게이트; pump=pump/펌프; filter=filter/여과지; oven=oven/오븐; fryer=fryer/튀김기; cabinet=cabinet/캐비닛; press=press/인쇄기; printer=printer/프린터; tower=tower/타워; truck=truck/트럭; chute=chute/슈트; cart=cart/카트; inverter=inverter/인버터; escalator=escalator/에스컬레이터; fixture=fixture/조명기; projector=projector/프로젝터; sterilizer=sterilizer/멸균기; injector=injector/인젝터; gun=gun/건; valve=valve/밸브; relay=relay/릴레이; output=output/출력; line=line/라인; lamp=lamp/램프; fan=fan/팬; motor=motor/모터; heater=heater/히터; device=device/장치; light=light/조명; socket=socket/콘센트; circuit=circuit/회로; actuator=actuator/구동기; alarm=alarm/경보기; meter=meter/계량기; node=node/노드; camera=camera/카메라; robot=robot/로봇; crane=crane/크레인; display=display/표시기; compressor=compressor/컴프레서; boiler=boiler/보일러; kiln=kiln/가마; mixer=mixer/믹서; vat=vat/통; coil=coil/코일; slot=slot/슬롯; volume=volume/볼륨; vm=machine/가상 머신; display_id=display/표시기; gateway=gateway/게이트웨이; silo=silo/사일로; oven_no=oven/오븐; server=server/서버`,
  place: `zone=zone/구역; room=room/방; block=block/블록; barn=barn/축사; bank=bank/뱅크; floor=floor/층; bed=bed/베드; bay=bay/베이; deck=deck/층; area=area/구역; point=point/지점; lane=lane/차로; ward=ward/병동; drawer=drawer/서랍; dock=dock/도크; aisle=aisle/통로; pen=pen/우리; row=row/줄; field=field/밭; bin=bin/칸; shelf=shelf/선반; dest=destination/목적지; target=target/대상; from=place it comes from/출발지; to=destination/도착지; destination=destination/목적지; source=source/출처; origin=origin/출발지; address=address/주소; url=address/주소; ip=IP address/IP 주소; folder=folder/폴더; site=site/현장; gate_no=gate/게이트; city=city/도시; column=column/컬럼`,
  thing: `badge=badge/출입증; load=load/짐; lot=lot/로트; sample=sample/시료; variety=variety/품종; item=item/품목; vlan=VLAN/VLAN; mac=MAC address/MAC 주소; group=group/그룹; order=order/주문; template=template/양식; job=job/작업; share=share/공유 폴더; shipment=shipment/송장번호; ear_tag=ear tag/귀표; cue=cue/큐; drug=drug/약품; batch=batch/배치; key=key/키; topic=topic/토픽; path=file/파일; file=file/파일; run_id=run/실행; id=id/번호; name=name/이름; ticket=ticket/티켓; tag=tag/태그; code=code/코드; product=product/제품; material=material/재료; part=part/부품; article=article/품목; recipe=recipe/레시피; program=program/프로그램; query=search word/검색어; label=label/라벨; table=table/테이블; queue=queue/큐; case=case/건; plate_no=number plate/차량번호; number=number/번호; index=index/번호; serial=serial number/일련번호; invoice=invoice/송장; parcel=parcel/소포; patient=patient/환자; animal=animal/개체; account=account/계정; song=song/곡; video=video/영상; step=step/단계; error=error code/오류 코드; process=process/프로세스; time=time/시각; at=time/시각; date=date/날짜; barcode=barcode/바코드; token=token/토큰; liquid=liquid/액체; agent=agent/약제; title=title/제목; sop=procedure/절차`,
  amount: `minutes=time in minutes/시간(분); celsius=temperature/온도; seconds=time in seconds/시간(초); percent=percentage/비율; rpm=speed/회전수; ml=amount/양; cm=height/높이; days=number of days/일수; kilowatts=power/전력; ppm=concentration/농도; level=level/수위; grams=weight/무게; litres=number of litres/물의 양; kilograms=weight/무게; volumes=carbonation/탄산도; microlitres=amount/양; amps=current/전류; hours=number of hours/시간; count=count/개수; mbit=bandwidth/대역폭; mg_per_l=dose/농도; bar=pressure/압력; free=number of free places/빈자리 수; per_hour=speed/속도; opening=opening/개도; copies=number of copies/부수; expected=expected number/예정 수량; km_per_h=speed/속도; kg=weight/무게; warmup_s=warm-up time/예열 시간; degrees=angle/각도; decibels=volume/음량; doses=number of doses/투여 횟수; limit=limit/한도; value=value/값; amount=amount/양; quantity=quantity/수량; qty=quantity/수량; temperature=temperature/온도; temp=temperature/온도; pressure=pressure/압력; speed=speed/속도; setpoint=set point/설정값; sp=set point/설정값; volts=voltage/전압; voltage=voltage/전압; humidity=humidity/습도; weight=weight/무게; flow=flow rate/유량; power=power/출력; threshold=threshold/기준값; timeout=timeout/제한 시간; duration=duration/시간; brightness=brightness/밝기; angle=angle/각도; price=price/가격; length=length/길이; ph=pH/산도; metres_per_min=speed/속도; lines=number of lines/줄 수; position=position/위치; rate=rate/속도; frequency=frequency/주파수`,
  text: `message=message/메시지; content=text/내용; payload=text/내용; text=text/글; body=text/본문; msg=message/메시지; note=note/메모; comment=comment/의견; remark=remark/비고; reason=reason/사유; subject=subject/제목; words=words/문구; row=line/줄`,
  person: `user=user/사용자; operator=operator/운전원; recipient=recipient/받는 사람; person=person/사람; phone=phone number/전화번호; mobile=mobile number/휴대폰 번호; driver=driver/기사; customer=customer/고객; initials=initials/이니셜; email=e-mail address/메일 주소; visitor=visitor/방문객; caller=caller/발신자; owner=owner/담당자; doctor=doctor/의사`,
};
const nouns = new Map<string, Noun>((Object.keys(table) as Noun['kind'][]).flatMap((kind) => table[kind].split('; ').map((entry): [string, Noun] => {
  const [name = '', said = ''] = entry.split('=');
  const [en = '', ko = ''] = said.split('/');
  return [name, { en, ko, kind }];
})));

/** Parts of a name that do not say what the value is. */
const general = new Set('id no name number nr ref target new the set value kind mode state list flag from to at source'.split(' '));

/** Null: a name that says nothing to people. */
export function nounOf(parameter: string, type: string): Noun | null {
  const parts = parameter.replaceAll(/([a-z])([A-Z])/gu, '$1_$2').toLowerCase().split(/[_.-]/u);
  const telling = parts.filter((part) => !general.has(part));
  const found = nouns.get(parameter) ?? nouns.get(telling.join('_')) ?? nouns.get(telling.at(-1) ?? '') ?? nouns.get(telling[0] ?? '');
  return found === undefined || (found.kind === 'amount') !== (type === 'integer' || type === 'number') ? (found !== undefined && found.kind !== 'amount' && found.kind !== 'text' ? found : null) : found;
}

const before = [...nouns.values()].flatMap(({ en, ko }) => [en, ko]);
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
const anyOf = (words: readonly string[]): string => [...new Set(words)].sort((a, b) => b.length - a.length).map(escaped).join('|');
const nounBeforeEnglish = new RegExp(String.raw`(?:\b(?:the|a) )?(?:GPIO |digital |output |header )?\b(${anyOf([...before.filter((each) => /^[a-z]/iu.test(each)), 'GPIO', 'GPIO pin', 'channel', 'key', 'topic', 'note', 'file', 'run'])})(?: (?:number|no\.|nr\.|id|called|named))? $`, 'iu');
const nounBeforeKorean = new RegExp(String.raw`(?:GPIO |디지털 |출력 )?(${anyOf([...before.filter((each) => /^[가-힣]/u.test(each)), 'GPIO', '파일', '토픽', '키', '메모'])})(?: 번호)? $`, 'u');
const nounAfterKorean = new RegExp(String.raw`^(?:번? ?(?:출력 |GPIO )?(?:${anyOf([...before.filter((each) => /^[가-힣]{2,}/u.test(each)), '핀', '단자', '출력'])})(?=[을를이가은는로와과에의 ,]|$)|번|호기|호|층|구역)?`, 'u');

const verbsToo = new Set(['relay', 'channel', 'light', 'press', 'fan', 'load', 'lot', 'row', 'pump', 'filter', 'note', 'line', 'file', 'point', 'label', 'tag', 'gate', 'order', 'group', 'switch', 'power', 'house', 'board', 'name', 'time', 'date', 'message', 'text', 'comment', 'remark', 'code', 'item', 'book', 'queue', 'run', 'step', 'process', 'water', 'block', 'room', 'station', 'level', 'weight', 'limit', 'value', 'rate', 'position', 'display', 'target', 'host', 'map', 'track', 'film', 'mixer', 'word', 'table', 'case', 'field', 'rack', 'bank', 'dock', 'alarm', 'motor', 'door', 'share', 'floor', 'area', 'plate', 'address', 'fill', 'feed']);
const kinds = new Map([...nouns.values()].flatMap((noun) => [[noun.en.toLowerCase(), noun.kind], [noun.ko, noun.kind]] as const));
export const kindOf = (noun: string): Noun['kind'] => kinds.get(noun.toLowerCase()) ?? 'thing';

/** The noun that stands before a value, and how long it is with its article. */
export function nounBefore(language: Language, text: string): { readonly noun: string; readonly length: number } | null {
  const found = (language === 'ko' ? nounBeforeKorean : nounBeforeEnglish).exec(text);
  // At the beginning it is a verb: `press`, `relay`, `load`.
  if (found === null || (language === 'en' && verbsToo.has((found[1] ?? '').toLowerCase()) && !/^(?:the|a) /iu.test(found[0]) && /(?:^|[.:;,] |\b(?:please|and|then|to) )$/iu.test(text.slice(0, found.index)))) return null;
  return { noun: found[1] ?? '', length: found[0].length };
}
export const nounAfter = (text: string): string => nounAfterKorean.exec(text)?.[0] ?? '';

const synonyms: Readonly<Record<string, string>> = {
  user: 'person', operator: 'person/colleague', host: 'server/machine', server: 'machine/host', vehicle: 'car/truck', zone: 'area/part', area: 'zone', room: 'place', badge: 'card', 'phone number': 'telephone number', customer: 'client', client: 'customer', ticket: 'case', order: 'job', tank: 'vessel/basin', vessel: 'tank', door: 'entrance', gate: 'barrier',
  file: 'document', article: 'item', item: 'article', part: 'component', sensor: 'probe', device: 'unit/instrument', machine: 'unit/plant', temperature: 'degrees', pressure: 'reading', level: 'height', speed: 'revolutions', weight: 'kilos', visitor: 'guest', driver: 'lorry driver', camera: 'cam', sample: 'specimen', batch: 'charge/lot', lot: 'batch', recipe: 'programme', program: 'programme/recipe', alarm: 'warning', reason: 'cause', message: 'text/words', account: 'login', animal: 'beast', parcel: 'package',
  사용자: '사람/직원', 운전원: '담당자', 호스트: '서버', 서버: '호스트/장비', 차량: '차', 구역: '자리/쪽', 출입증: '카드', 고객: '손님', 탱크: '통/수조', 문: '출입문', 파일: '문서', 품목: '물건', 부품: '자재', 센서: '감지기', 장치: '기기/설비', 기계: '설비', 온도: '몇 도인지', 수위: '물 높이', 회전수: '속도', 무게: '중량', 방문객: '손님/방문자', 기사: '운전자', 시료: '검체/샘플', 로트: '배치', 레시피: '배합', 프로그램: '코스', 메시지: '문구/내용', 사유: '이유', 계정: '아이디', 소포: '택배',
};
/** Another word for it, where there is one. */
export const synonym = (dice: Dice, noun: string): string => dice.pick((synonyms[noun] ?? noun).split('/'));

/** What has happened to it that brought the event, said of things of a kind. */
const situations: Readonly<Record<Language, Readonly<Record<Noun['kind'], readonly string[]>>>> = {
  en: {
    machine: ['that has tripped', 'that reported', 'that raised the alarm', 'whose battery is low', 'that sent this', 'that is offline', 'that called', 'that has just stopped', 'that is too hot', 'that needs it', 'that complained', 'with the fault', 'whose limit was passed', 'that has just reported in', 'that was pressed', 'which has run dry'],
    place: ['where it happened', 'the alarm came from', 'that called', 'that reported', 'where somebody pressed the button', 'where it is too warm', 'that was left open', 'that is concerned'],
    thing: ['that has just finished', 'that has just come in', 'that was scanned', 'that is waiting', 'that is due', 'that has failed', 'that was just booked', 'that is ready', 'that started this', 'that has just been released', 'they have just registered'],
    amount: ['that was measured', 'that was just reported', 'that was asked for', 'that was ordered', 'that came with the event', 'they want'],
    text: ['that came in', 'that was sent to us', 'they sent', 'that arrived'],
    person: ['who asked for it', 'who has just signed in', 'who called', 'who started this', 'who sent the request', 'who scanned the badge'],
  },
  ko: {
    machine: ['고장 난', '경보를 낸', '멈춘', '신호를 보낸', '배터리가 부족한', '응답이 없는', '과열된', '이상이 생긴', '방금 보고한', '한계를 넘은', '문제가 된', '트립된'],
    place: ['경보가 난', '신호가 온', '호출한', '문이 열린', '문제가 생긴', '이벤트가 일어난'],
    thing: ['방금 끝난', '방금 들어온', '스캔된', '대기 중인', '방금 등록된', '접수된', '완료된', '실패한', '방금 찍힌'],
    amount: ['측정된', '방금 보고된', '요청된', '주문된', '통보된', '계측된'],
    text: ['들어온', '받은', '전달된', '도착한'],
    person: ['요청한', '방금 로그인한', '호출한', '출입증을 찍은', '신청한'],
  },
};
export const situation = (dice: Dice, language: Language, kind: Noun['kind']): string => dice.pick(situations[language][kind]);
