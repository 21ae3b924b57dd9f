import { createHash } from 'node:crypto';
import { takenFolder } from '../../../../domain/run/taken';
import { canonicalJson } from '../../../../shared/canonical-json';
import type { Sop, SopEntry } from '../../../../shared/sop';
import type { SaidCall } from './said-call';

/** A procedure of no library with one step: a call that another engine has handed over. It was asked about there. */
export function takenProcedure(
  engine: string,
  { tool, arguments: args, procedure, run, step, title, approvedBy }: SaidCall,
): SopEntry {
  const name = `${procedure} (${engine})`;
  const whose = `Step ${String(step)} of ${procedure} in run ${run} of the engine ${engine}.`;
  const sop: Sop = {
    name,
    description: whose,
    version: '1',
    priority: 'high',
    executionMode: 'auto',
    cooldownSecs: 0,
    maxConcurrent: 1_000,
    enabled: true,
    tools: 'listed',
    // Whether a call that was interrupted has acted is asked where its run is.
    onInterrupt: 'fail',
    approvalTimeoutSecs: null,
    triggers: [],
    steps: [
      {
        number: 1,
        title,
        body: `${whose} ${approvedBy === null ? 'Nobody was asked there.' : `Approved there by ${approvedBy}.`}`,
        suggestedTools: [],
        requiresConfirmation: false,
        calls: [{ tool, arguments: args }],
        line: 1,
      },
    ],
  };
  return {
    folder: takenFolder,
    name,
    state: 'valid',
    diagnostics: [],
    sop,
    hash: createHash('sha256').update(canonicalJson(sop)).digest('hex'),
  };
}
