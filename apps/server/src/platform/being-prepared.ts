/**
 * Thrown where an answer would be wrong yet, and work in the background is making it right: worth asking again after some
 * seconds. Any call can come upon it; it answers `system.being_prepared`.
 */
export class BeingPrepared extends Error {
  /** How much of it is there, in whole percent. */
  readonly percent: number;

  constructor(percent: number) {
    super(`being prepared: ${percent} percent`);
    this.name = 'BeingPrepared';
    this.percent = percent;
  }
}
