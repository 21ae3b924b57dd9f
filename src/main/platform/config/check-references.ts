import { virtualBoardType } from '../../../shared/boards';
import type { Config } from '../../../shared/config';
import { type ConfigPath, keyText } from '../../../shared/config-keys';
import { lineAddress } from '../../../shared/modbus-line';
import { keyOf, sharedPins, whyShared } from '../../../shared/pin-roles';
import { endOf, isWithin } from '../../../domain/approval/hours';
import { groupIn, isCalled } from '../../../domain/approval/on-duty';
import { withoutEndSlashes } from '../base/without-end-slashes';
import type { Finding } from './finding';
import { didYouMean } from './key-text';
import { routeDoubt } from './route-doubt';

/** What the values must be to each other: names that are used are defined, once. */
export function checkReferences(config: Config): readonly Finding[] {
  return [
    ...unknownProviders(config),
    ...unknownHints(config),
    ...namelessFallbacks(config),
    ...boards(config),
    ...doubleDevices(config),
    ...sharedPorts(config),
    ...doubleServers(config),
    ...duty(config),
    ...routes(config),
  ];
}

/** Triggers name boards and devices in the same way, so a name is for one of them. */
const doubleDevices = ({ peripherals, modbus }: Config): readonly Finding[] =>
  Object.keys(modbus.devices)
    .filter((name) => peripherals.boards.some(({ board }) => board === name))
    .map((name) => ({
      severity: 'error',
      path: ['modbus', 'devices', name],
      at: 'key',
      message: `"${name}" is the name of a board and of a Modbus device`,
      remedy: 'Give one of them another name: triggers name both as "board".',
    }));

/** A serial port is opened once, in one way; only Modbus devices that agree on it share one. */
function sharedPorts({ peripherals, modbus }: Config): readonly Finding[] {
  const used = new Map<string, { readonly name: string; readonly way: string }>();
  const findings: Finding[] = [];
  const use = (
    port: string,
    way: string,
    name: string,
    finding: Pick<Finding, 'severity' | 'path'>,
  ): void => {
    const first = used.get(port) ?? { name, way };
    used.set(port, first);
    if (first.name === name || (first.way === way && way !== onItsOwn)) return;
    findings.push({
      ...finding,
      at: 'value',
      message: `${first.name} and ${name} use the serial port ${port} in different ways; it can be opened in one way alone`,
      remedy:
        'Devices on one line have the same baud, parity and stop_bits. Correct them, or give each a port of its own.',
    });
  };
  peripherals.boards.forEach(({ board, type, path }, index) => {
    if (!peripherals.enabled || path === undefined || type === virtualBoardType) return;
    // What older homes have keeps them from nothing.
    use(path, onItsOwn, board, { severity: 'warning', path: ['peripherals', 'boards', index, 'path'] });
  });
  for (const [name, { url, enabled }] of Object.entries(modbus.devices)) {
    const line = lineAddress(url);
    if (!enabled || line?.kind !== 'serial') continue;
    const path = ['modbus', 'devices', name, 'url'];
    use(line.path, JSON.stringify(line), name, { severity: 'error', path });
  }
  return findings;
}

const onItsOwn = 'a board';

function unknownProviders(config: Config): readonly Finding[] {
  const known = Object.keys(config.providers);
  const used: readonly { readonly path: ConfigPath; readonly name: string }[] = [
    { path: ['default_provider'], name: config.default_provider },
    ...config.reliability.fallbacks.map((name, index) => ({
      path: ['reliability', 'fallbacks', index],
      name,
    })),
    ...config.model_routes.map(({ provider }, index) => ({
      path: ['model_routes', index, 'provider'],
      name: provider,
    })),
  ];
  return used
    .filter(({ name }) => !known.includes(name))
    .map(({ path, name }) => ({
      severity: 'error',
      path,
      at: 'value',
      message: `${keyText(path)} names the provider "${name}", which is not defined`,
      remedy: `${didYouMean(name, known)}Defined: ${known.join(', ')}. Add a table [providers.${name}], or name one of these.`,
    }));
}

/**
 * A server of another kind does not know the default model by its name; on this machine the built-in model
 * answers.
 */
function namelessFallbacks({
  providers,
  default_provider,
  default_model,
  model_routes,
  reliability,
}: Config): readonly Finding[] {
  const kind = providers[default_provider]?.type;
  return reliability.fallbacks.flatMap((name, index): readonly Finding[] => {
    const own = providers[name]?.type;
    if (
      kind === undefined ||
      own === undefined ||
      own === kind ||
      own === 'llama' ||
      model_routes.some(({ provider }) => provider === name)
    )
      return [];
    return [
      {
        severity: 'warning',
        path: ['reliability', 'fallbacks', index],
        at: 'value',
        message: `No [[model_routes]] entry names a model of the fallback "${name}"; it would be asked for "${default_model}"`,
        remedy: `Add an entry with provider = "${name}" and the model that is to answer.`,
      },
    ];
  });
}

/** A server that is named twice would be taken for two. */
const doubleServers = ({ providers }: Config): readonly Finding[] =>
  Object.entries(providers).flatMap(([name, entry]) => {
    if (entry.type !== 'openai') return [];
    const addresses = [entry, ...entry.servers].map(({ base_url: address }) => withoutEndSlashes(address));
    return entry.servers.flatMap(({ base_url: address }, index): Finding[] =>
      addresses.indexOf(addresses[index + 1] ?? '') === index + 1
        ? []
        : [
            {
              severity: 'warning',
              path: ['providers', name, 'servers', index, 'base_url'],
              at: 'value',
              message: `Two servers of the provider "${name}" have the address ${address}`,
              remedy: 'Delete one of them: it would count twice.',
            },
          ],
    );
  });

/** Whoever is on duty has to be somebody who can be told. */
function duty({ duty: { people, shifts, quiet } }: Config): readonly Finding[] {
  const names = people.map(({ name }) => name);
  return [
    ...people.flatMap((person, index): Finding[] =>
      people.findIndex((other) => isCalled(other, person.name)) === index
        ? []
        : [
            {
              severity: 'error',
              path: ['duty', 'people', index, 'name'],
              at: 'value',
              message: `Two people of [duty] have the name "${person.name}"`,
              remedy: 'Write all routes of one person into one entry, or tell them apart by their names.',
            },
          ],
    ),
    ...people.flatMap(({ name, routes: own }, index) =>
      own.flatMap((route, at): Finding[] =>
        route.includes('@') && groupIn(route, [route.split('@')[1] ?? '']) !== null
          ? [
              {
                severity: 'warning',
                path: ['duty', 'people', index, 'routes', at],
                at: 'value',
                message: `"${route}" would be whoever is on duty, but a person is reached in one place; ${name} is not told there`,
                remedy: 'Write where the person is reached, for example "telegram:12345678".',
              },
            ]
          : [],
      ),
    ),
    ...shifts.flatMap(({ name }, index): Finding[] =>
      people.some((person) => isCalled(person, name))
        ? []
        : [
            {
              severity: 'warning',
              path: ['duty', 'shifts', index, 'name'],
              at: 'value',
              message: `No [[duty.people]] entry has the name "${name}", so nobody is told in this shift`,
              remedy: `${didYouMean(name, names)}Add an entry with that name and where the person is reached.`,
            },
          ],
    ),
    ...(quiet.length > 0 &&
    endOf(quiet, someMonday, 'UTC') === null &&
    quiet.some((each) => isWithin(each, someMonday, 'UTC'))
      ? [
          {
            severity: 'warning' as const,
            path: ['duty', 'quiet', 0],
            at: 'key' as const,
            message: 'The quiet hours never end, so they hold nothing back',
            remedy: 'Leave some time of the week out of them.',
          },
        ]
      : []),
  ];
}

/** Noon; which one does not count. */
const someMonday = Date.UTC(2026, 2, 2, 12);

/** Routes that tell nobody, or somebody who may not decide. */
function routes(config: Config): readonly Finding[] {
  const used = [
    ...(config.sop.approval_routes ?? []).map((route, index) => ({
      route,
      path: ['sop', 'approval_routes', index] as ConfigPath,
    })),
    ...config.escalation.flatMap(({ notify }, stage) =>
      notify.map((route, index) => ({ route, path: ['escalation', stage, 'notify', index] as ConfigPath })),
    ),
  ];
  return used.flatMap(({ route, path }): Finding[] => {
    // Who was let in with a code is not known here.
    const doubt = routeDoubt(config, route, () => null);
    return doubt === null ? [] : [{ severity: 'warning', path, at: 'value', ...doubt }];
  });
}

/** Letter case does not count for hints. */
function unknownHints(config: Config): readonly Finding[] {
  const known = config.model_routes.map(({ hint }) => hint);
  const isKnown = (hint: string): boolean => known.some((name) => name.toLowerCase() === hint.toLowerCase());
  const named = config.default_model.startsWith('hint:') ? [config.default_model.slice('hint:'.length)] : [];
  return [
    ...named
      .filter((hint) => !isKnown(hint))
      .map((hint): Finding => ({
        severity: 'warning',
        path: ['default_model'],
        at: 'value',
        message: `No [[model_routes]] entry has the hint "${hint}"; there is no model`,
        remedy: `${didYouMean(hint, known)}Add such an entry, or name a model.`,
      })),
    ...config.model_routes.flatMap(({ hint }, index): Finding[] =>
      known.findIndex((name) => name.toLowerCase() === hint.toLowerCase()) === index
        ? []
        : [
            {
              severity: 'warning',
              path: ['model_routes', index, 'hint'],
              at: 'value',
              message: `Another [[model_routes]] entry above has the hint "${hint}"; this one has no effect`,
              remedy: 'Give it a name of its own, or delete it.',
            },
          ],
    ),
    ...config.query_classification.rules.flatMap(({ hint }, index): Finding[] =>
      isKnown(hint)
        ? []
        : [
            {
              severity: 'warning',
              path: ['query_classification', 'rules', index, 'hint'],
              at: 'value',
              message: `No [[model_routes]] entry has the hint "${hint}"; the rule has no effect`,
              remedy: `${didYouMean(hint, known)}Add such an entry, or delete the rule.`,
            },
          ],
    ),
    ...config.query_classification.rules.flatMap(({ keywords, patterns }, index): Finding[] =>
      keywords.length + patterns.length > 0
        ? []
        : [
            {
              severity: 'warning',
              path: ['query_classification', 'rules', index],
              at: 'key',
              message: 'A rule without keywords and patterns fits no message',
              remedy: 'Add keywords = ["…"] or patterns = ["…"], or delete the rule.',
            },
          ],
    ),
  ];
}

function boards(config: Config): readonly Finding[] {
  const names = config.peripherals.boards.map(({ board }) => board);
  return config.peripherals.boards.flatMap((entry, index): readonly Finding[] => {
    const path = ['peripherals', 'boards', index] as const;
    if (names.indexOf(entry.board) !== index) {
      return [
        {
          severity: 'error',
          path: [...path, 'board'],
          at: 'value',
          message: `Two boards have the name "${entry.board}"`,
          remedy: 'Give each board a name of its own.',
        },
      ];
    }
    if (entry.type !== virtualBoardType && entry.path === undefined && entry.serial_number === undefined) {
      return [
        {
          severity: 'error',
          path,
          at: 'key',
          message: `Nothing says where the board "${entry.board}" is plugged in`,
          remedy:
            'Write serial_number = "…" or path = "…" below it, or type = "virtual" for a board inside this program.',
        },
      ];
    }
    const place =
      entry.type !== virtualBoardType
        ? undefined
        : entry.path !== undefined
          ? 'path'
          : entry.serial_number !== undefined
            ? 'serial_number'
            : undefined;
    if (place !== undefined) {
      return [
        {
          severity: 'warning',
          path: [...path, place],
          at: 'key',
          message: `The board "${entry.board}" is virtual: nothing that is plugged in is driven`,
          remedy: `Write the type of the board that is plugged in, or delete ${place}.`,
        },
      ];
    }
    return sharedPins(entry).flatMap((shared) =>
      shared.idle.map((role): Finding => ({
        severity: 'warning',
        path: [...path, keyOf(role)],
        at: 'value',
        ...whyShared(entry.board, { ...shared, idle: [role] }),
      })),
    );
  });
}
