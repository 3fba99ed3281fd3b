import type { FaultKind } from './faults.ts';

/** Plain numbers for the metrics page. Totals count from the start of the process. */
export interface LaneMetrics {
  readonly queued: number;
  readonly inFlight: number;
  readonly batches: number;
  readonly transfers: number;
  readonly posts: number;
  /** Sum and maximum over batches; divide by `batches` or `posts` for the mean. */
  readonly batchMsSum: number;
  readonly batchMsMax: number;
  readonly batchSizeMax: number;
  readonly waitMsSum: number;
  readonly waitMsMax: number;
  readonly faults: Readonly<Record<FaultKind, number>>;
}

export class LaneMeter {
  #batches = 0;
  #transfers = 0;
  #posts = 0;
  #batchMsSum = 0;
  #batchMsMax = 0;
  #batchSizeMax = 0;
  #waitMsSum = 0;
  #waitMsMax = 0;
  readonly #faults: Record<FaultKind, number> = { collision: 0, lost: 0, broken: 0 };

  record(size: number, ms: number): void {
    this.#batches++;
    this.#transfers += size;
    this.#batchSizeMax = Math.max(this.#batchSizeMax, size);
    this.#batchMsSum += ms;
    this.#batchMsMax = Math.max(this.#batchMsMax, ms);
  }

  waited(ms: number): void {
    this.#posts++;
    this.#waitMsSum += ms;
    this.#waitMsMax = Math.max(this.#waitMsMax, ms);
  }

  fault(kind: FaultKind): void {
    this.#faults[kind]++;
  }

  read(queued: number, inFlight: number): LaneMetrics {
    return {
      queued,
      inFlight,
      batches: this.#batches,
      transfers: this.#transfers,
      posts: this.#posts,
      batchMsSum: this.#batchMsSum,
      batchMsMax: this.#batchMsMax,
      batchSizeMax: this.#batchSizeMax,
      waitMsSum: this.#waitMsSum,
      waitMsMax: this.#waitMsMax,
      faults: { ...this.#faults },
    };
  }
}
