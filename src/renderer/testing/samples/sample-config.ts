import { Config } from '../../../shared/config';
import { placeKey, type ConfigChange, type ConfigView } from '../../../shared/config-desk';
import type { Json, JsonObject } from '../../../shared/json';

/** A configuration of values without a file. */
export class SampleConfig {
  #values: JsonObject = {
    sop: { max_active_runs: 10, approval_routes: ['desktop'] },
    mqtt: { url: 'mqtt://127.0.0.1:1883' },
  };

  view(): ConfigView {
    const places = Object.entries(this.#values).flatMap(([table, keys]) => [
      [table],
      ...(typeof keys === 'object' && keys !== null ? Object.keys(keys).map((key) => [table, key]) : []),
    ]);
    const inForce = Config.safeParse(this.#values);
    return {
      file: 'config.toml',
      text: '',
      hash: 'sample',
      readAt: 0,
      diagnostics: [],
      values: this.#values,
      inForce: JSON.parse(JSON.stringify(inForce.data ?? Config.parse({}))) as JsonObject,
      lines: Object.fromEntries(places.map((place, index) => [placeKey(place), index + 1])),
      secretsIn: 'keychain',
    };
  }

  change(changes: readonly ConfigChange[]): ConfigView {
    const values = structuredClone(this.#values);
    for (const change of changes) {
      if (change.kind !== 'set') continue;
      let table: Record<string, Json> = values;
      for (const part of change.place.slice(0, -1))
        table = (table[String(part)] ??= {}) as Record<string, Json>;
      if (change.value === null) delete table[String(change.place.at(-1))];
      else table[String(change.place.at(-1))] = change.value;
    }
    this.#values = values;
    return this.view();
  }
}
