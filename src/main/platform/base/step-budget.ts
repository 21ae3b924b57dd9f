/** How many steps work may take that a stranger can make as long as they like. */
export class StepBudget {
  constructor(private left: number) {}

  get isSpent(): boolean {
    return this.left < 0;
  }

  /** False: there are not as many left, and none is from now on. */
  take(steps: number): boolean {
    this.left = this.left < steps ? -1 : this.left - steps;
    return !this.isSpent;
  }
}
