import { isOtherRole } from '../../../../domain/answer/marks';

/** Who says the pieces of an answer: one that names nobody is of whoever spoke last. */
export class Speaker {
  #isOther = false;

  /** Whether what comes with this role is the model's own: what somebody else said is no answer, and calls nothing. */
  isModel(role: string | null | undefined): boolean {
    if (role !== null && role !== undefined && role.trim() !== '') this.#isOther = isOtherRole(role);
    return !this.#isOther;
  }
}
