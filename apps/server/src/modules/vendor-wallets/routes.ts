import { type calls, isRefusal, refuse } from '@ikka/contract';
import { knownCurrency, parseAmount } from '@ikka/money';
import type { Handlers } from '../../platform/calls.ts';
import { transferView } from './funds.ts';
import type { VendorWallets } from './index.ts';

const namedAfterCode = (code: string) => ({ EN: code, UR: code });

export function vendorWalletRoutes(wallets: VendorWallets): Handlers<typeof calls.vendorWallets> {
  return {
    merchantWallet() {
      const outside = wallets.vendors();
      return {
        isSingle: outside.length === 0,
        wallets: [
          { accountTypeId: 1, accountTypeName: 'MAIN', vassalage: null, name: null },
          ...outside.map(({ code, name, transferWallet }) => ({
            accountTypeId: transferWallet.accountTypeId,
            accountTypeName: code,
            vassalage: code,
            name,
          })),
        ],
      };
    },
    consolidatedFunds: (_input, { member }) => wallets.funds(member),
    refreshFunds: (_input, { member }) => wallets.refreshFunds(member),
    async walletTransfer({ body }, { member, idempotencyKey: id }) {
      const vendor = wallets.vendor(body.vassalage);
      if (vendor === null) return refuse('wallet.vendor_unknown');
      const amount = parseAmount(body.amount, knownCurrency(member.currency));
      if (amount === null || amount === 0n) return refuse('request.malformed', { fields: ['amount'] });
      const owner = { memberId: member.memberId, currency: member.currency };
      const begun = await wallets.transfer({
        id,
        owner,
        vendor,
        direction: body.direction,
        amount,
        cause: 'member',
      });
      return isRefusal(begun) ? begun : transferView(begun, vendor.name);
    },
    async bringBack({ body }, { member, idempotencyKey: id }) {
      const only = body.vassalage;
      if (only !== undefined && wallets.vendor(only) === null) return refuse('wallet.vendor_unknown');
      const owner = { memberId: member.memberId, currency: member.currency };
      const { transfers, failed } = await wallets.bringBack({ id, owner, only });
      return {
        transfers: transfers.map(({ vendor, row }) => transferView(row, vendor.name)),
        failed: failed.map(({ vendor, code }) => ({ vassalage: vendor.code, name: vendor.name, code })),
      };
    },
    async walletTransfers({ query }, { member }) {
      const { pageNo, pageSize } = query;
      const found = await wallets.list(
        { memberIds: [member.memberId], currency: member.currency },
        { limit: pageSize, offset: (pageNo - 1) * pageSize },
      );
      return {
        list: found.list.map((row) =>
          transferView(row, wallets.vendor(row.vendorCode)?.name ?? namedAfterCode(row.vendorCode)),
        ),
        pageNum: pageNo,
        totalPages: Math.ceil(found.total / pageSize),
        total: found.total,
      };
    },
    async setAutoTransfer({ body }, { member }) {
      await wallets.setAutoTransfer(member.memberId, body.autoTransfer);
      return body;
    },
  };
}
