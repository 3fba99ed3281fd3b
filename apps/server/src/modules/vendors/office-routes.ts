import { type calls, isRefusal } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import type { Handlers } from '../../platform/calls.ts';
import type { Clock } from '../../platform/clock.ts';
import { pageOf, rowsOf } from '../../platform/list-pages.ts';
import { declaredOnly, operatorOf } from '../../platform/office-acts.ts';
import type { Approvals } from '../approvals/index.ts';
import { type Catalogue, maintenanceView } from '../catalogue/index.ts';
import type { HeldWin } from './held/held-store.ts';
import type { Vendors } from './index.ts';
import { fingerprintOf, type KnownKey } from './keys.ts';
import type { Reconciliation } from './reconciliations-store.ts';
import type { StoredSync } from './syncs-store.ts';
import type { VendorDesk } from './vendor-desk.ts';

interface HeldWinParts {
  readonly wishFor: Approvals['wishFor'];
  readonly namesOf: (memberIds: readonly bigint[]) => Promise<ReadonlyMap<bigint, string>>;
  readonly heldWins: Pick<Vendors['heldWins'], 'find'>;
}

/** The operator's calls on outside vendors. */
export function vendorDeskRoutes(
  desk: VendorDesk,
  catalogue: Pick<Catalogue, 'vendors' | 'counts' | 'maintenance'>,
  clock: Clock,
  { wishFor, namesOf, heldWins }: HeldWinParts,
): Handlers<typeof calls.officeVendorDesk> {
  const keyView = ({ id, publicKey, validFrom, validUntil, addedBy, addedAt, ...key }: KnownKey) => {
    const now = clock.now();
    return {
      id,
      fingerprint: fingerprintOf({ publicKey, ...key }),
      bits: publicKey.asymmetricKeyDetails?.modulusLength ?? 0,
      validFrom: validFrom?.toISOString() ?? null,
      validUntil: validUntil?.toISOString() ?? null,
      isValid: (validFrom === null || validFrom <= now) && (validUntil === null || now < validUntil),
      addedBy,
      addedAt: addedAt?.toISOString() ?? null,
    };
  };
  return {
    async officeOutsideVendors() {
      const [vendors, shelf, counts, resting] = await Promise.all([
        desk.vendors(),
        catalogue.vendors(),
        catalogue.counts(),
        catalogue.maintenance(),
      ]);
      return {
        vendors: vendors.map(({ vendor, keys, sync, booksInDoubt }) => {
          const known = shelf.find(({ code }) => code === vendor.code);
          return {
            code: vendor.code,
            name: known === undefined ? { ...vendor.name } : known.name,
            maintenance: maintenanceView(resting.ofVendor(vendor.code)),
            openGames: counts
              .filter(({ vendorCode }) => vendorCode === vendor.code)
              .reduce((sum, { games }) => sum + games, 0),
            gameUrl: vendor.gameUrl,
            catalogueUrl: vendor.catalogueUrl,
            sync: sync && syncView(sync),
            keys: keys.map(keyView),
            booksInDoubt,
          };
        }),
      };
    },
    async officeSyncVendor({ params }) {
      const done = await desk.sync(params.code);
      return isRefusal(done) ? done : { sync: syncView(done.sync), changed: done.changed };
    },
    async officeAddVendorKey({ params, body: { id: keyId, publicKey, validFrom, reason } }, caller) {
      const payload = { vendorCode: params.code, keyId, publicKey, validFrom };
      const outcome = declaredOnly(
        [
          'vendor.unknown',
          'vendor.key_invalid',
          'vendor.key_taken',
          'approval.already_open',
          'approval.reason_required',
        ],
        await wishFor({ act: 'vendorKey.add', payload, reason }, operatorOf(caller)),
      );
      if (isRefusal(outcome)) return outcome;
      const { proposalId } = outcome;
      return { key: proposalId === null ? keyView(await desk.key(params.code, keyId)) : null, proposalId };
    },
    async officeEndVendorKey({ params, body }, caller) {
      const wish = { vendorCode: params.code, keyId: params.keyId, reason: body.reason };
      const key = await desk.endKey(wish, operatorOf(caller));
      return isRefusal(key) ? key : { key: keyView(key) };
    },
    async officeHeldWins({ query }) {
      const { rows, total } = await heldWins.find(query.state === 'waiting', rowsOf(query));
      const names = await namesOf(rows.map(({ memberId }) => memberId));
      return pageOf(
        query,
        rows.map((row) => heldWinView(row, names.get(row.memberId) ?? '')),
        total,
      );
    },
    async officeDecideHeldWin({ params, body: { verdict, reason } }, caller) {
      const act = verdict === 'release' ? 'vendorWin.release' : 'vendorWin.refuse';
      const outcome = declaredOnly(
        ['vendor.win_unknown', 'vendor.win_decided', 'approval.already_open'],
        await wishFor({ act, payload: { id: params.id, reason }, reason }, operatorOf(caller)),
      );
      return isRefusal(outcome) ? outcome : { proposalId: outcome.proposalId };
    },
    async officeReconciliations({ query }) {
      const { pageNo, pageSize, vendor, differing } = query;
      const found = await desk.reconciliations(
        { vendorCode: vendor, onlyDiffering: differing === 'yes' },
        { limit: pageSize, offset: (pageNo - 1) * pageSize },
      );
      return {
        list: found.list.map(reconciliationView),
        pageNum: pageNo,
        totalPages: Math.ceil(found.total / pageSize),
        total: found.total,
      };
    },
  };
}

const syncView = ({ at, doneAt, games, problem }: StoredSync) => ({
  at: at.toISOString(),
  doneAt: doneAt?.toISOString() ?? null,
  games,
  problem,
});

/** What is on its way in the ledger is decided: it shows as it will be. */
const shownStates = { releasing: 'released', refusing: 'refused' } as const;

function heldWinView(row: HeldWin, account: string) {
  const { id, vendorCode: vendor, roundId, gameId, because, state, reason } = row;
  const currency = knownCurrency(row.currency);
  return {
    id,
    vendor,
    roundId,
    memberId: String(row.memberId),
    account,
    gameId,
    amount: formatAmount(row.amount, currency),
    currency: currency.shownCode,
    because,
    state: state === 'releasing' || state === 'refusing' ? shownStates[state] : state,
    heldAt: row.heldAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason,
  };
}

function reconciliationView(row: Reconciliation) {
  const currency = knownCurrency(row.currency);
  return {
    id: row.id.toString(),
    vendor: row.vendorCode,
    currency: currency.shownCode,
    isTrial: currency.isTrial,
    from: row.from.toISOString(),
    to: row.to.toISOString(),
    rounds: row.rounds,
    stake: formatAmount(row.stake, currency),
    payout: formatAmount(row.payout, currency),
    differences: row.differences,
    openRounds: row.openRounds,
    at: row.at.toISOString(),
  };
}
