import { expect, onTestFinished, test } from 'vitest';
import { createAuthority } from '../../fixtures/certificate';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startMosquitto, type Mosquitto } from '../../fixtures/mosquitto';

const authority = createAuthority('plant authority');
const credentials = { username: 'plant', password: 'right' };
const sops = {
  'pump/SOP.toml':
    '[sop]\nname = "pump"\ndescription = "Reads the notes"\nexecution_mode = "auto"\n[[triggers]]\ntype = "mqtt"\ntopic = "pressure"\n',
  'pump/SOP.md': '## Steps\n\n1. **Recall** — Notes.\n   - call: memory_recall {"query": "pressure"}\n',
};

async function brokerFor(address: string): Promise<Mosquitto> {
  const broker = await startMosquitto({
    credentials,
    tls: { ...authority.issue(address), ca: authority.certificate },
  });
  onTestFinished(() => broker.close());
  return broker;
}

async function engineAt(
  broker: Mosquitto,
  settings: string,
  ca = authority.certificate,
): Promise<EngineFixture> {
  const config = `[gateway]\nport = 0\n[mqtt]\nurl = "${broker.url}"\nusername = "plant"\npassword = "env:ZC_TEST_BROKER_PASSWORD"\n${settings}\n`;
  const fixture = await openEngine({ config, sops, files: { 'plant-ca.pem': Buffer.from(ca) } });
  onTestFinished(() => fixture.close());
  return fixture;
}

const withPassword = (password: string): void => {
  process.env['ZC_TEST_BROKER_PASSWORD'] = password;
  onTestFinished(() => {
    delete process.env['ZC_TEST_BROKER_PASSWORD'];
  });
};

test("over TLS, with an authority of one's own and a password, a message starts a run", async () => {
  withPassword('right');
  const broker = await brokerFor('127.0.0.1');
  const { ask } = await engineAt(broker, 'ca_file = "plant-ca.pem"');
  await eventually('the connection', async () => (await ask('engine.status', {})).broker.health === 'on');
  // Published until the subscription is in force.
  await eventually('a run', async () => {
    await broker.publish('pressure', '92');
    return (await ask('runs.list', {}))[0];
  });
});

test.each<{
  name: string;
  address?: string;
  settings: string;
  ca?: string;
  password?: string;
  problem: string;
  text: string;
  remedy: string;
}>([
  {
    name: 'an authority that nobody named',
    settings: '',
    problem: 'mqtt',
    text: 'vouches for its certificate',
    remedy: '"ca_file"',
  },
  {
    name: 'another authority',
    settings: 'ca_file = "plant-ca.pem"',
    ca: createAuthority('plant authority').certificate,
    problem: 'mqtt',
    text: 'secure connection failed|vouches',
    remedy: 'certificate',
  },
  {
    name: 'a certificate for another address',
    address: '127.0.0.9',
    settings: 'ca_file = "plant-ca.pem"',
    problem: 'mqtt',
    text: 'for another name',
    remedy: '"url"',
  },
  {
    name: 'a wrong password',
    settings: 'ca_file = "plant-ca.pem"',
    password: 'wrong',
    problem: 'mqtt',
    text: 'user name or password',
    remedy: '"password"',
  },
  {
    name: 'a file that is not there',
    settings: 'ca_file = "absent.pem"',
    problem: 'mqtt-secret',
    text: 'absent.pem',
    remedy: '"ca_file"',
  },
  {
    name: 'a file without certificates',
    settings: 'ca_file = "config.toml"',
    problem: 'mqtt-secret',
    text: 'no certificate in',
    remedy: '"ca_file"',
  },
])(
  '$name is told with the remedy',
  async ({ address = '127.0.0.1', settings, ca, password = 'right', problem, text, remedy }) => {
    withPassword(password);
    const fixture = await engineAt(await brokerFor(address), settings, ca);
    const found = await fixture.problem(problem);
    expect(found.message).toMatch(new RegExp(text, 'u'));
    expect(found.remedy).toContain(remedy);
  },
);
