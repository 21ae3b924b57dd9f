import { freemem, totalmem } from 'node:os';
import type { MemoryAtHand } from './llama/load-plan';

/** What a model may take here: of the machine, or of the container, service or session that this runs in. */
export const memoryAtHand = (): MemoryAtHand =>
  withinLimit({ free: freemem(), total: totalmem() }, process.constrainedMemory(), process.availableMemory());

/** `limit` is 0, or more than there is, where nothing limits it; `available` is what is left of it. */
export const withinLimit = (machine: MemoryAtHand, limit: number, available: number): MemoryAtHand =>
  limit > 0 && limit < machine.total
    ? { free: Math.max(0, Math.min(machine.free, available, limit)), total: limit }
    : machine;
