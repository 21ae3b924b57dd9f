import { z } from 'zod';

/** Who is told: `desktop`, `telegram:12345678`, `telegram:@shift` (who is on duty in the group, there), or `@shift` (everywhere). */
export const notifyRoute = /^(?:desktop|@[^\s:]+|[a-z0-9_-]+:\S.*)$/u;

/** Whom else a question is told when nobody has decided it. Nobody decides by being told. */
export const Escalation = z.object({
  /** Since the question was asked. */
  afterSecs: z.number().int(),
  notify: z.array(z.string()),
  /** Told again this often, until the next one is told or somebody decides; absent: once. */
  repeatSecs: z.number().int().optional(),
  /** From then on the question counts as this urgent for whom it is told to and when; absent: as before. */
  priority: z.enum(['high', 'critical']).optional(),
});
export type Escalation = z.infer<typeof Escalation>;

/**
 * Somebody who was told, with the name that the rota has for them, or under which they were let in; `self`: they gave
 * it to themselves, so it stands nowhere without what they are known by.
 */
export const Told = z.object({
  route: z.string(),
  name: z.string().optional(),
  self: z.literal(true).optional(),
});
export type Told = z.infer<typeof Told>;

/** Why somebody was told later than was written: in quiet hours nobody was, or no engine ran. */
export const ToldLate = z.enum(['quiet', 'stopped']);
export type ToldLate = z.infer<typeof ToldLate>;

/** That whoever an escalation names was told. */
export const Telling = z.object({
  /** Which of the escalations, from 1, as they are written. */
  stage: z.number().int().positive(),
  /** How often they were told with this. */
  times: z.number().int().positive(),
  to: z.array(Told),
  /** Groups of the rota in which nobody is on duty. */
  nobody: z.array(z.string()).optional(),
  late: ToldLate.optional(),
});
export type Telling = z.infer<typeof Telling>;

/** The last telling of each escalation. */
export const ToldStage = Telling.extend({ at: z.number() });
export type ToldStage = z.infer<typeof ToldStage>;
