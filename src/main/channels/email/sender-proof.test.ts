import { expect, test } from 'vitest';
import { senderProof } from './sender-proof';

const header = (value: string, key = 'authentication-results'): { key: string; line: string } => ({ key, line: `${key}: ${value}` });

test.each([
  { name: 'nobody looked', headers: [header('x', 'received')], proof: 'unknown' },
  { name: 'DMARC passed', headers: [header('mx.plant.example;\r\n dkim=pass header.d=other.example;\r\n dmarc=pass (p=REJECT) header.from=plant.example')], proof: 'proved' },
  { name: 'DMARC failed', headers: [header('mx.plant.example; spf=pass smtp.mailfrom=evil.example; dmarc=fail header.from=plant.example')], proof: 'forged' },
  { name: 'the mail brings its own verdict', headers: [header('mx.plant.example; dmarc=fail header.from=plant.example'), header('evil.example; dmarc=pass')], proof: 'forged' },
  { name: 'the mail brings a verdict in the name of the server', headers: [header('mx.plant.example; dmarc=fail'), header('mx.plant.example; dmarc=pass')], proof: 'forged' },
  { name: 'signed by the domain itself', headers: [header('mx; dmarc=none; dkim=pass header.i=@plant.example')], proof: 'proved' },
  { name: 'signed by the domain above', headers: [header('mx; dkim=pass header.d=example')], proof: 'proved' },
  { name: 'signed by someone else', headers: [header('mx; dkim=pass header.d=evil.example; spf=pass smtp.mailfrom=x@evil.example')], proof: 'unknown' },
  { name: 'sent from where the domain does not send', headers: [header('mx; spf=fail smtp.mailfrom=ana@plant.example')], proof: 'forged' },
  { name: 'two filters of one server', headers: [header('mx; dkim=none'), header('mx; dmarc=pass')], proof: 'proved' },
])('$name', ({ headers, proof }) => {
  expect(senderProof(headers, 'ana@plant.example')).toBe(proof);
});
