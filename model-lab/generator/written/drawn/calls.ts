import type { Dice } from '../../dice';
import { code, englishWord, identifier, ip, koreanWord } from '../../language/words';
import { copied } from '../values/sayings';
import { asText, members, object, url as anyUrl } from '../values/values';
import type { Slot } from '../table';

const paths = ['relay/{n}/on', 'relay/{n}/off', 'api/tanks/{n}/level', 'v2/rooms/{n}/setpoint', 'api/orders/{n}', 'status.json', 'cgi-bin/pump?id={n}', 'hooks/rinse-{n}', 'healthz', 'api/v1/doors/{n}/events', 'light/{n}?turn=on', 'meters/{n}/readings?from=06:00', 'forecast/harbour-{n}', 'bookings/{n}', 'rpc/Switch.Set', 'reset', 'data/latest.csv', 'kiln/{n}/program', 'bells/ring', 'stock/{n}', 'api/tickets', 'printer/jobs/{n}', 'feeds/tide.xml'];
const hosts = ['plc-{n}.plant.lan', 'api.brewery.example', 'kiln.local', 'gw{n}.farm.example:8443', 'nas.office.lan', 'hydro.example', 'boiler-{n}.local:8080', 'tickets.clinic.example', 'weather.harbour.example', 'localhost:{n}80'];
const numbered = (dice: Dice, text: string): string => text.replaceAll('{n}', () => String(dice.int(2, 60)));
export const url = copied((dice) => {
  if (dice.chance(0.35)) return anyUrl(dice);
  const host = dice.chance(0.35) ? `${ip(dice)}${dice.chance(0.3) ? `:${String(dice.int(1000, 9000))}` : ''}` : numbered(dice, dice.pick(hosts));
  return `${dice.chance(0.65) ? 'http' : 'https'}://${host}/${dice.chance(0.8) ? numbered(dice, dice.pick(paths)) : identifier(dice)}`;
});
const header = (dice: Dice): readonly [string, string] => dice.pick<() => readonly [string, string]>([() => ['Accept', dice.pick(['text/csv', 'application/json', 'application/xml'])], () => ['X-Api-Key', code(dice)], () => ['X-Site', englishWord(dice)], () => ['Content-Type', dice.pick(['text/plain', 'application/json', 'text/csv'])], () => ['X-Request-Id', code(dice)], () => ['If-None-Match', code(dice)], () => ['Prefer', 'return=minimal'], () => ['Accept-Language', dice.pick(['ko', 'en', 'fr'])]])();
/** As an object, or as lines with a colon. */
export const headers = object((dice, language) => {
  const value = Object.fromEntries(dice.chance(0.7) ? [header(dice)] : [header(dice), header(dice)]);
  const lines = Object.entries(value).map(([name, content]) => `${name}: ${content}`);
  return { value, words: dice.chance(0.5) ? asText(dice, value) : lines.join(language === 'ko' ? ', ' : ' and ') };
});
export const json: Slot = { schema: { type: 'string' }, draw(dice, language) {
  const value = asText(dice, members(dice, language));
  return { value, words: value };
} };
export const plain = copied((dice, language) => dice.among([[3, () => dice.pick(['on', 'off', 'OPEN', 'CLOSE', 'start', 'stop', 'ack', 'hold', 'reset', 'ping'])], [2, () => `${englishWord(dice)}=${String(dice.int(0, 90))}&${englishWord(dice)}=${englishWord(dice)}`], [2, () => (language === 'ko' ? `${koreanWord(dice)} ${String(dice.int(2, 40))}호 점검 완료, 이상 없음` : `${englishWord(dice)} ${String(dice.int(2, 40))} checked, all fine`)], [1, () => String(dice.int(1, 900))]])());
