import { expect, test } from 'vitest';
import { senderProof } from './sender-proof';

const header = (value: string, key = 'authentication-results'): { key: string; line: string } => ({
  key,
  line: `${key}: ${value}`,
});

test.each([
  { name: 'nobody looked', headers: [header('x', 'received')], proof: 'unknown' },
  {
    name: 'DMARC passed',
    headers: [
      header(
        'mx.plant.example;\r\n dkim=pass header.d=other.example;\r\n dmarc=pass (p=REJECT) header.from=plant.example',
      ),
    ],
    proof: 'proved',
  },
  {
    name: 'DMARC failed',
    headers: [
      header('mx.plant.example; spf=pass smtp.mailfrom=evil.example; dmarc=fail header.from=plant.example'),
    ],
    proof: 'forged',
  },
  {
    name: 'the mail brings its own verdict',
    headers: [
      header('mx.plant.example; dmarc=fail header.from=plant.example'),
      header('evil.example; dmarc=pass'),
    ],
    proof: 'forged',
  },
  {
    name: 'the mail brings a verdict in the name of the server',
    headers: [header('mx.plant.example; dmarc=fail'), header('mx.plant.example; dmarc=pass')],
    proof: 'forged',
  },
  {
    name: 'the mail brings what the server did not look at',
    headers: [header('mx.plant.example; dkim=none'), header('mx.plant.example; dmarc=pass')],
    proof: 'unknown',
  },
  {
    name: 'signed by the domain itself',
    headers: [header('mx.plant.example; dmarc=none; dkim=pass header.i=@plant.example')],
    proof: 'proved',
  },
  {
    name: 'signed by the domain above',
    headers: [header('mx.plant.example; dkim=pass header.d=example')],
    proof: 'proved',
  },
  {
    name: 'signed by someone else',
    headers: [
      header('mx.plant.example; dkim=pass header.d=evil.example; spf=pass smtp.mailfrom=x@evil.example'),
    ],
    proof: 'unknown',
  },
  {
    name: 'sent from where the domain does not send',
    headers: [header('mx.plant.example; spf=fail smtp.mailfrom=ana@plant.example')],
    proof: 'forged',
  },
  {
    name: 'the sender of the envelope looks like further results',
    headers: [
      header(
        'mx.plant.example; spf=pass smtp.mailfrom="a;dkim=pass header.d=plant.example;"@evil.example; dmarc=none header.from=plant.example',
      ),
    ],
    proof: 'unknown',
  },
  {
    name: 'a comment looks like further results',
    headers: [header('mx.plant.example; spf=pass (sent by (x) ;dmarc=pass ) smtp.mailfrom=x@evil.example')],
    proof: 'unknown',
  },
  {
    name: 'a quoted text within a comment is no end of it',
    headers: [header('mx.plant.example; dkim=none (\\) ;dmarc=pass ) reason="\\" ;dmarc=pass"')],
    proof: 'unknown',
  },
  {
    name: 'a quote that is never closed',
    headers: [header('mx.plant.example; spf=pass smtp.mailfrom="a@evil.example; dmarc=pass')],
    proof: 'unknown',
  },
  {
    name: 'a name that the sender chose holds that of a property',
    headers: [
      header(
        'mx.plant.example; spf=pass smtp.helo=header.d=plant.example smtp.mailfrom=x@plant.example@evil.example',
      ),
    ],
    proof: 'unknown',
  },
  {
    name: 'a result of another server',
    headers: [header('evil.example; dmarc=pass header.from=plant.example')],
    proof: 'unknown',
  },
  {
    name: 'a result without a server',
    headers: [header('dmarc=pass header.from=plant.example')],
    proof: 'unknown',
  },
  { name: 'a name in other letters', headers: [header('MX.plant.example 1; dmarc=pass')], proof: 'proved' },
  {
    name: 'a server beside it',
    headers: [header('by mx2.plant.example; today', 'received'), header('mx2.plant.example; dmarc=pass')],
    proof: 'unknown',
  },
  {
    name: 'a result that is longer than 8 KiB, before one that is not',
    headers: [
      header(`mx.plant.example; dmarc=fail ${'x'.repeat(8_192)}`),
      header('mx.plant.example; dmarc=pass'),
    ],
    proof: 'unknown',
  },
])('$name', ({ headers, proof }) => {
  expect(senderProof(headers, 'ana@plant.example', 'mx.plant.example')).toBe(proof);
});

test.each(['(', '"', '((\\', ';', ' ', 'dkim=pass header.d=@'])(
  '80 kB of %j in a head are read at once',
  (part) => {
    const headers = ['received', 'authentication-results'].flatMap((key) =>
      Array.from({ length: 10 }, () => header(part.repeat(8_000 / part.length), key)),
    );
    expect(
      senderProof([...headers, header(part.repeat(80_000))], 'ana@plant.example', 'mx.plant.example'),
    ).toBe('unknown');
  },
);

test.each(['mx.plant.example; dmarc=pass', '; dmarc=pass', 'dmarc=pass', ''])(
  '%j vouches for nobody where no name of the receiving server is known',
  (value) => {
    expect(
      senderProof(
        [header('from evil by mx.plant.example; today', 'received'), header(value)],
        'ana@plant.example',
        '',
      ),
    ).toBe('unknown');
  },
);
