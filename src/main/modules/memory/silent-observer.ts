import type { NewId } from '../../platform/base/ids';
import type { TurnObserver } from '../../ports/turn';

/** Of a turn that nobody watches and in which nothing may be done. */
export class SilentObserver implements TurnObserver {
  constructor(private readonly newId: NewId) {}

  modelRequested(): string {
    return this.newId();
  }

  modelAnswered(): void {}

  modelFailed(): void {}

  delta(): void {}

  permit(): Promise<string> {
    return Promise.resolve('No tool may be used for this.');
  }

  toolSent(): void {}

  toolAnswered(): void {}

  verdict(): null {
    return null;
  }
}
