import { isRefusal, type VendorCallAnswer, type VendorCallBody } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import type { PlaySession } from '../../platform/calls.ts';
import type { WalletParts } from './parts.ts';
import type { OutsideVendor } from './vendor-list.ts';
import { refuseVendor, type VendorRefusal } from './vendor-refusal.ts';

/** Spends the token of a game's address for a session that the vendor may bet with. */
export async function authenticate(
  parts: WalletParts,
  vendor: OutsideVendor,
  { token }: VendorCallBody<'authenticate'>,
): Promise<VendorCallAnswer<'authenticate'> | VendorRefusal> {
  const opened = await parts.openPlay(token);
  if (isRefusal(opened))
    return refuseVendor(opened.code === 'launch.token_invalid' ? 'vendor.token_invalid' : opened.code);
  const { play } = opened;
  if (play.vassalage !== vendor.code) return refuseVendor('vendor.token_invalid');
  const currency = knownCurrency(play.currency);
  const offer = await parts.offerOf(vendor.code, play.gameId, currency);
  if (!offer?.isOpen) return refuseVendor('game.unavailable');
  return {
    sessionToken: opened.token,
    playerId: playerIdOf(parts, vendor.code, play),
    gameId: play.gameId,
    currency: currency.shownCode,
    currencyDigits: currency.digits,
    isTrial: currency.isTrial,
    balance: formatAmount(await balanceOf(parts, vendor, play), currency),
    stakeMin: formatAmount(offer.stakeMin, currency),
    stakeMax: formatAmount(offer.stakeMax, currency),
    language: play.language,
  };
}

/** What a session's player has to play with now. It counts as a sign of life of the game. */
export async function readBalance(
  parts: WalletParts,
  vendor: OutsideVendor,
  { sessionToken }: VendorCallBody<'balance'>,
): Promise<VendorCallAnswer<'balance'> | VendorRefusal> {
  const play = await parts.playSession(sessionToken);
  if (play === null || play.vassalage !== vendor.code) return refuseVendor('vendor.session_over');
  const held = await parts.protection.mayPlay(play);
  if (held) return refuseVendor(held.code);
  const currency = knownCurrency(play.currency);
  return {
    balance: formatAmount(await balanceOf(parts, vendor, play), currency),
    currency: currency.shownCode,
    isTrial: currency.isTrial,
  };
}

/** What the player has to play with there: his cash, or what lies in the vendor's own wallet. */
async function balanceOf(
  { ledger, currencyCode }: WalletParts,
  vendor: OutsideVendor,
  { memberId, currency }: PlaySession,
): Promise<bigint> {
  const code = currencyCode(currency);
  const account =
    vendor.transferWallet === null
      ? await ledger.memberAccount(memberId, 'cash', code)
      : await ledger.memberAccount(memberId, 'vendor_wallet', code, vendor.code);
  return (await ledger.account(account))?.balance ?? 0n;
}

/** The name under which this vendor alone knows the member, in the form of a UUID (version 8: made by our own rule). */
export function playerIdOf(
  { vault }: Pick<WalletParts, 'vault'>,
  vendorCode: string,
  { memberId }: Pick<PlaySession, 'memberId'>,
): string {
  const hex = vault.digest('vendor player', vendorCode, String(memberId)).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
