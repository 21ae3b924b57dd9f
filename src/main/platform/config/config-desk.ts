import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Config } from '../../../shared/config';
import type { ConfigDiagnostic } from '../../../shared/config-diagnostic';
import { placeKey, type ConfigChange, type ConfigPlace, type ConfigView } from '../../../shared/config-desk';
import { keyText, nodeAt } from '../../../shared/config-keys';
import type { Json, JsonObject } from '../../../shared/json';
import { ok, refuse, type Result } from '../../../shared/result';
import { writeFileAtomically } from '../base/atomic-file';
import type { Clock } from '../base/clock';
import { inFileTurn } from '../base/file-turn';
import { tomlPositions } from '../base/toml-positions';
import { scanToml } from '../base/toml-scanner';
import { Turns } from '../base/turns';
import type { Secrets } from '../../ports/secrets';
import { changeConfig } from './change-config';
import { configText } from './config-text';
import {
  hideAddressPasswords,
  hideSecrets,
  isPlain,
  putSecretsBack,
  splitAddress,
  valuesOf,
  withKnownPassword,
  withoutSecrets,
} from './hide-secrets';
import { parseConfig } from './parse-config';
import { freeSecretName, keychainNames } from './secret-names';

export interface ConfigDeskPorts {
  readonly file: string;
  readonly clock: Clock;
  /** What holds now. */
  readonly config: () => Config;
  /** Resolves when what the file says is in force. */
  readonly reload: () => Promise<void>;
  readonly secrets: Pick<Secrets, 'get' | 'set' | 'keptIn'>;
  /** Keeps a secret out of the log before anything else hears of it. */
  readonly hide: (secret: string) => void;
}

/**
 * config.toml for a page: read without its secrets, changed key by key or as a whole text. Every write starts
 * from what lies on the disk then, so that what somebody else wrote in the meantime stays.
 */
export class ConfigDesk {
  readonly #turns = new Turns();

  constructor(private readonly ports: ConfigDeskPorts) {}

  show(): ConfigView {
    return this.#view(configText(this.ports.file));
  }

  /** Errors and warnings of a text that is not saved. */
  check(text: string): readonly ConfigDiagnostic[] {
    return parseConfig(text).diagnostics;
  }

  /**
   * Refused as a whole when one of the changes is: the value is wrong, or the key has changed on the disk
   * since it was shown. A table is added with its secrets as they are: they go where secrets are kept.
   */
  async change(changes: readonly ConfigChange[]): Promise<Result<ConfigView>> {
    return this.#inTurn(() => {
      const secrets = new Map<string, string>();
      return this.#carryOut(
        changes.map((change) => (change.kind === 'add' ? this.#withSecretsApart(change, secrets) : change)),
        secrets,
      );
    });
  }

  /**
   * `hash`: of the text that was edited. A text with errors is refused unless `anyway`: then the last good
   * one stays in force.
   */
  async save(text: string, hash: string, anyway: boolean): Promise<Result<ConfigView>> {
    const written = this.#write((before) => {
      if (hashOf(before) !== hash)
        return refuse({
          code: 'config.changed',
          message: 'config.toml was changed on the disk since you opened it',
          remedy: 'Look at what is there now, then save again.',
        });
      const whole = putSecretsBack(text, before);
      if (!whole.ok) return whole;
      const wrong = parseConfig(whole.value).diagnostics.find(({ severity }) => severity === 'error');
      if (wrong !== undefined && !anyway)
        return refuse({
          code: 'config.wrong',
          message: `Line ${String(wrong.line)}, column ${String(wrong.column)}: ${wrong.message}`,
          remedy: wrong.remedy,
        });
      return whole;
    });
    return written.ok ? ok(await this.#applied(written.value)) : written;
  }

  /**
   * Keeps the secret where secrets are kept, and its place in the file. A new one gets a new place, so that
   * whoever uses it notices.
   */
  async storeSecret(place: ConfigPlace, secret: string): Promise<Result<ConfigView>> {
    return this.#inTurn(() => {
      const secrets = new Map<string, string>();
      return this.#carryOut([{ kind: 'set', place, value: this.#apart(place, secret, secrets) }], secrets);
    });
  }

  /** Takes the name and the password out of `mqtt.url`: the password goes where secrets are kept. */
  async moveBrokerPassword(): Promise<Result<ConfigView>> {
    const values = valuesOf(configText(this.ports.file));
    const url = values === null ? undefined : valueAt(values, ['mqtt', 'url']);
    const parts = typeof url === 'string' ? splitAddress(url) : null;
    if (parts === null)
      return refuse({
        code: 'config.no-password',
        message: 'The address of the broker holds no password',
        remedy: 'There is nothing to move.',
      });
    const { address, username, password } = parts;
    const stored = await this.storeSecret(['mqtt', 'password'], password);
    return stored.ok
      ? this.change([
          { kind: 'set', place: ['mqtt', 'url'], value: address },
          ...(username === ''
            ? []
            : [{ kind: 'set' as const, place: ['mqtt', 'username'], value: username }]),
        ])
      : stored;
  }

  /** Two at once would give two secrets the same place. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.#turns.take(this.ports.file, new AbortController().signal, work);
  }

  async #carryOut(
    changes: readonly ConfigChange[],
    secrets: ReadonlyMap<string, string>,
  ): Promise<Result<ConfigView>> {
    // What is refused keeps no secret; and where one is kept takes its time, in which others may write.
    const possible = changed(configText(this.ports.file), changes);
    if (!possible.ok) return possible;
    for (const [name, secret] of secrets) await this.ports.secrets.set(name, secret);
    let before = new Set<string>();
    const written = this.#write((text) => {
      before = new Set([...keychainNames(valuesOf(text)), ...secrets.keys()]);
      return changed(text, changes);
    });
    // What is in force still uses a secret until the new text is.
    const view = written.ok ? ok(await this.#applied(written.value)) : written;
    await this.#emptyUnused(before);
    return view;
  }

  /** The place in the file of a secret that is to be kept: a name that nothing else uses. */
  #apart(place: ConfigPlace, secret: string, secrets: Map<string, string>): string {
    this.ports.hide(secret);
    const name = freeSecretName(
      place.filter((part) => part !== 'channels_config' && part !== 'providers'),
      new Set([...this.#namesInUse(), ...secrets.keys()]),
    );
    secrets.set(name, secret);
    return `keychain:${name}`;
  }

  #withSecretsApart(
    change: Extract<ConfigChange, { kind: 'add' }>,
    secrets: Map<string, string>,
  ): ConfigChange {
    const { place, list, values } = change;
    const alone = place.reduceRight<Json>((inner, part) => ({ [part]: inner }), list ? [values] : values);
    const apart = Object.entries(values).map(([key, value]) => {
      const own = [...place, ...(list ? [0] : []), key];
      return [
        key,
        typeof value === 'string' && isPlain(value) && nodeAt(own, alone)?.secret === true
          ? this.#apart([...place, key], value, secrets)
          : value,
      ] as const;
    });
    return { ...change, values: Object.fromEntries(apart) };
  }

  /** What a change took out of the file, and nothing uses any more, is kept no longer. */
  async #emptyUnused(before: ReadonlySet<string>): Promise<void> {
    const used = this.#namesInUse();
    for (const name of before) {
      if (!used.has(name) && ((await this.ports.secrets.get(name)) ?? '') !== '')
        await this.ports.secrets.set(name, '');
    }
  }

  /** By the file, or by what holds while the file has an error. */
  #namesInUse(): ReadonlySet<string> {
    return new Set([
      ...keychainNames(valuesOf(configText(this.ports.file))),
      ...keychainNames(asJson(this.ports.config())),
    ]);
  }

  /** Of what lies there in that moment. Never a file of no bytes, which counts as cut off. */
  #write(change: (before: string) => Result<string>): Result<string> {
    return inFileTurn(this.ports.file, () => {
      const wanted = change(configText(this.ports.file));
      if (!wanted.ok) return wanted;
      const text = wanted.value === '' ? '\n' : wanted.value;
      writeFileAtomically(this.ports.file, text);
      return ok(text);
    });
  }

  async #applied(text: string): Promise<ConfigView> {
    await this.ports.reload();
    return this.#view(text);
  }

  #view(text: string): ConfigView {
    const values = valuesOf(text);
    const positions = tomlPositions(text);
    return {
      file: this.ports.file,
      text: hideSecrets(text),
      hash: hashOf(text),
      readAt: this.ports.clock.now(),
      // A message may quote the value that is wrong.
      diagnostics: parseConfig(text).diagnostics.map((found) => ({
        ...found,
        message: hideAddressPasswords(found.message),
      })),
      values: values === null ? null : withoutSecrets(values),
      inForce: withoutSecrets(asJson(this.ports.config())),
      lines: Object.fromEntries(
        scanToml(text).entries.flatMap(({ path }) => {
          const line = positions.find(path)?.key.line;
          return line === undefined ? [] : [[placeKey(path), line]];
        }),
      ),
      secretsIn: this.ports.secrets.keptIn,
    };
  }
}

/** The text with all of the changes, or why one of them is refused. */
function changed(before: string, changes: readonly ConfigChange[]): Result<string> {
  const shown = valuesOf(before);
  let text = before;
  for (const change of changes) {
    const moved = shown === null ? null : changedSince(change, withoutSecrets(shown));
    if (moved !== null) return moved;
    const next = changeConfig(text, withPassword(change, shown));
    if (!next.ok) return next;
    text = next.value;
  }
  const wrong = newError(
    before,
    text,
    changes.map(({ place }) => keyText(place)),
  );
  return wrong === null
    ? ok(text)
    : refuse({ code: 'config.wrong', message: wrong.message, remedy: wrong.remedy });
}

/**
 * The page shows the password of an address as dots; whoever changes the rest of it means the same password.
 */
function withPassword(change: ConfigChange, shown: JsonObject | null): ConfigChange {
  if (change.kind !== 'set' || typeof change.value !== 'string' || shown === null) return change;
  const written = valueAt(shown, change.place);
  return typeof written === 'string'
    ? { ...change, value: withKnownPassword(change.value, written) }
    : change;
}

const asJson = (config: Config): JsonObject => JSON.parse(JSON.stringify(config)) as JsonObject;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const valueAt = (root: JsonObject, place: ConfigPlace): Json | undefined =>
  place.reduce<Json | undefined>(
    (here, part) =>
      typeof here === 'object' && here !== null ? (here as Record<string | number, Json>)[part] : undefined,
    root,
  );

function changedSince(
  change: ConfigChange,
  now: JsonObject,
): {
  readonly ok: false;
  readonly error: { readonly code: string; readonly message: string; readonly remedy: string };
} | null {
  if (change.kind !== 'set' || change.was === undefined) return null;
  const found = valueAt(now, change.place) ?? null;
  if (isDeepStrictEqual(found, change.was)) return null;
  const told = found === null ? 'it is not written any more' : `it says ${JSON.stringify(found)} now`;
  return {
    ok: false,
    error: {
      code: 'config.changed',
      message: `${keyText(change.place)} was changed on the disk in the meantime: ${told}`,
      remedy: 'Keep that, or write yours over it.',
    },
  };
}

/**
 * An error that a change brings about. One that was there before, elsewhere, does not stand in the way of
 * fixing another.
 */
function newError(before: string, after: string, keys: readonly string[]): ConfigDiagnostic | null {
  const errors = (text: string): readonly ConfigDiagnostic[] =>
    parseConfig(text).diagnostics.filter(({ severity }) => severity === 'error');
  const isOwn = ({ key }: ConfigDiagnostic): boolean =>
    key !== null && keys.some((own) => key === own || key.startsWith(`${own}.`) || key.startsWith(`${own}[`));
  const found = errors(after);
  return found.find(isOwn) ?? (errors(before).length === 0 ? (found[0] ?? null) : null);
}
