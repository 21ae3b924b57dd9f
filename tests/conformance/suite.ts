/** A case of a conformance file: an id, what goes in, what is expected, in the words of its group. */
export type ConformanceCase = Readonly<Record<string, unknown>> & { readonly id: string };

export interface CaseOutcome {
  readonly expected: unknown;
  readonly actual: unknown;
}

/** Carries out one case on the real code. What it throws is a failure of the case. */
export type Adapter = (input: ConformanceCase) => CaseOutcome | Promise<CaseOutcome>;

export interface CaseReport {
  readonly file: string;
  readonly group: string;
  readonly id: string;
  readonly result: 'passed' | 'failed' | 'skipped';
  /** Why it was skipped or how it failed. */
  readonly detail: string;
}

export interface ConformanceFile {
  readonly name: string;
  readonly cases: Readonly<Record<string, readonly ConformanceCase[]>>;
}

/**
 * Runs every case of a file, one after the other. Groups that have no adapter are skipped, with the reason.
 */
export async function runFile(
  file: ConformanceFile,
  adapters: Readonly<Record<string, Adapter>>,
  skipReason: string,
): Promise<readonly CaseReport[]> {
  const reports: CaseReport[] = [];
  for (const [group, cases] of Object.entries(file.cases)) {
    const adapter = Object.hasOwn(adapters, group) ? adapters[group] : undefined;
    for (const input of cases) {
      const outcome =
        adapter === undefined
          ? { result: 'skipped' as const, detail: skipReason }
          : await judge(adapter, input);
      reports.push({ file: file.name, group, id: input.id, ...outcome });
    }
  }
  return reports;
}

async function judge(
  adapter: Adapter,
  input: ConformanceCase,
): Promise<Pick<CaseReport, 'result' | 'detail'>> {
  try {
    const { expected, actual } = await adapter(input);
    if (stable(expected) === stable(actual)) return { result: 'passed', detail: '' };
    return {
      result: 'failed',
      detail: `  expected ${JSON.stringify(expected)}\n  actual   ${JSON.stringify(actual)}`,
    };
  } catch (failure) {
    return {
      result: 'failed',
      detail: `  threw    ${failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)}`,
    };
  }
}

/** JSON with sorted keys: equal values, equal texts. */
const stable = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? 'undefined';
