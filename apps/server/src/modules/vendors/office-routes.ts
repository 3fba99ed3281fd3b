import { type calls, isRefusal } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import type { Handlers } from '../../platform/calls.ts';
import type { Clock } from '../../platform/clock.ts';
import { declaredOnly, operatorOf } from '../../platform/office-acts.ts';
import type { Approvals } from '../approvals/index.ts';
import { type Catalogue, maintenanceView } from '../catalogue/index.ts';
import { fingerprintOf, type KnownKey } from './keys.ts';
import type { Reconciliation } from './reconciliations-store.ts';
import type { StoredSync } from './syncs-store.ts';
import type { VendorDesk } from './vendor-desk.ts';

/** The operator's calls on outside vendors. */
export function vendorDeskRoutes(
  desk: VendorDesk,
  catalogue: Pick<Catalogue, 'vendors' | 'counts' | 'maintenance'>,
  clock: Clock,
  approvals: Pick<Approvals, 'wishFor'>,
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
            name: known === undefined ? { ...vendor.name } : { EN: known.nameEn, UR: known.nameUr },
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
        await approvals.wishFor({ act: 'vendorKey.add', payload, reason }, operatorOf(caller)),
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
