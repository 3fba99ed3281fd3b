import type { Post, PostedTransfer, PostOutcome, RefusalReason, Transfer } from './index.ts';

/** The ledger's promises in the plainest form that could be right: what the real one is compared with, post by post. */
export interface ModelAccount {
  balance: bigint;
  version: bigint;
  readonly currency: string;
  readonly mayGoBelowZero: boolean;
  isSuspended: boolean;
}

interface Known {
  readonly transfer: Transfer;
  readonly answer: PostedTransfer;
}

export class LedgerModel {
  /** By account id, or the book of an account of the house. */
  readonly accounts = new Map<bigint, ModelAccount>();
  readonly known = new Map<string, Known>();

  /** The outcomes of posts that were made in this order at one moment, on one lane. */
  postAll(posts: readonly Post[]): PostOutcome[] {
    const outcomes = new Map<Post, PostOutcome>();
    let waiting = [...posts];
    while (waiting.length > 0) {
      // Of two posts with one id the second waits for the next batch.
      const ids = new Set<string>();
      const later: Post[] = [];
      for (const post of waiting) {
        if (post.transfers.some(({ id }) => ids.has(id))) {
          later.push(post);
          continue;
        }
        for (const { id } of post.transfers) ids.add(id);
        outcomes.set(post, this.post(post));
      }
      waiting = later;
    }
    return posts.map((post) => outcomes.get(post) as PostOutcome);
  }

  post({ transfers }: Post): PostOutcome {
    const found = transfers.map((transfer) => this.known.get(transfer.id));
    const isSame = transfers.map((transfer, index) => sameContent(found[index], transfer));
    if (isSame.every(Boolean)) {
      return {
        status: 'duplicate',
        transfers: found.map((one) => ({ ...(one as Known).answer, debitVersion: null })),
      };
    }
    const before = new Map([...this.accounts].map(([id, account]) => [id, { ...account }]));
    const reused = found.findIndex((one) => one !== undefined);
    const answers: PostedTransfer[] = [];
    for (const [at, transfer] of transfers.entries()) {
      const reason = reused >= 0 ? (at === reused ? 'id_reused' : undefined) : this.#obstacle(transfer);
      if (reason) {
        const debit = this.accounts.get(keyOf(transfer.debit));
        const state = { debitBalance: debit?.balance ?? 0n, debitVersion: debit?.version ?? 0n };
        for (const [id, account] of before) this.accounts.set(id, account);
        return { status: 'refused', reason, at, ...state };
      }
      if (reused < 0) answers.push(this.#move(transfer));
    }
    for (const [index, transfer] of transfers.entries()) {
      this.known.set(transfer.id, { transfer, answer: answers[index] as PostedTransfer });
    }
    return { status: 'posted', transfers: answers };
  }

  #obstacle(transfer: Transfer): RefusalReason | undefined {
    const debit = this.accounts.get(keyOf(transfer.debit));
    const credit = this.accounts.get(keyOf(transfer.credit));
    if (!debit || !credit) return 'no_account';
    if ((debit.isSuspended || credit.isSuspended) && !transfer.evenSuspended) return 'suspended';
    if (debit.currency !== credit.currency) return 'currency';
    if (transfer.expectVersion !== undefined && transfer.expectVersion !== debit.version) return 'stale';
    if (!debit.mayGoBelowZero && debit.balance < amountOf(transfer, debit)) return 'insufficient_funds';
    return undefined;
  }

  #move(transfer: Transfer): PostedTransfer {
    const debit = this.accounts.get(keyOf(transfer.debit)) as ModelAccount;
    const credit = this.accounts.get(keyOf(transfer.credit)) as ModelAccount;
    const amount = amountOf(transfer, debit);
    debit.balance -= amount;
    credit.balance += amount;
    debit.version++;
    credit.version++;
    return {
      amount,
      debitBalance: debit.balance,
      creditBalance: credit.balance,
      debitVersion: debit.version,
    };
  }
}

export function keyOf(ref: Transfer['debit']): bigint {
  return typeof ref === 'bigint' ? ref : ref.book;
}

function amountOf(transfer: Transfer, debit: ModelAccount): bigint {
  if (!transfer.upToBalance || transfer.amount <= debit.balance) return transfer.amount;
  return debit.balance > 0n ? debit.balance : 0n;
}

function sameContent(found: Known | undefined, transfer: Transfer): boolean {
  if (!found) return false;
  const { transfer: first, answer } = found;
  const isSameAmount =
    answer.amount === transfer.amount || (transfer.upToBalance === true && answer.amount < transfer.amount);
  return (
    isSameAmount &&
    keyOf(first.debit) === keyOf(transfer.debit) &&
    keyOf(first.credit) === keyOf(transfer.credit) &&
    first.kind === transfer.kind &&
    first.reference === transfer.reference
  );
}
