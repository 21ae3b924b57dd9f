import type { EngineFixture } from '../../tests/fixtures/engine';
import { eventually } from '../../tests/fixtures/eventually';
import type { Mosquitto } from '../../tests/fixtures/mosquitto';

export const topic = 'bench/pressure';

/** Resolves when the engine sees what is published on the topic; what is published here starts nothing. */
export async function subscribed(broker: Mosquitto, { engine }: EngineFixture): Promise<void> {
  let seen = false;
  const stop = engine.notices.on((notice) => {
    seen ||= notice.type === 'event-seen';
  });
  await eventually('the engine to have subscribed', async () => {
    await broker.publish(topic, JSON.stringify({ value: 0, number: 0 }));
    return seen;
  });
  stop();
}

export const configText = (url: string): string => `
[mqtt]
url = "${url}"
[gateway]
port = 0
[sop]
max_active_runs = 1000
`;

/** The first one starts at our message; the others listen to other topics, as in a home that is in use. */
export function procedureFiles(count: number): Record<string, string> {
  const files: Record<string, string> = {};
  for (let number = 1; number <= count; number += 1) {
    const name = number === 1 ? 'bench' : `other-${String(number)}`;
    files[`${name}/SOP.toml`] = `
[sop]
name = "${name}"
description = "Looks for what is known"
execution_mode = "auto"
cooldown_secs = 0
max_concurrent = 1000

[[triggers]]
type = "mqtt"
topic = "${number === 1 ? topic : `bench/other/${String(number)}`}"
condition = "$.value > 85"
`;
    files[`${name}/SOP.md`] =
      '## Steps\n\n1. **Look** — Look for what is known of it.\n   - call: memory_recall {"query": "pressure"}\n';
  }
  return files;
}
