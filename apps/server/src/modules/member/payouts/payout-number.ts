import { createHash } from 'node:crypto';
import type { PayoutKind, UsdtNetwork } from '@ikka/contract';
import { latinDigits } from '@ikka/i18n';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { createBase58check } from '@scure/base';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Where money can be sent, as it was typed. */
export type PayoutTarget =
  | { readonly kind: 'bank'; readonly bankCode: string; readonly number: string }
  | { readonly kind: 'jazzcash' | 'easypaisa'; readonly number: string }
  | { readonly kind: 'usdt'; readonly network: UsdtNetwork; readonly number: string };

/** What is wrong with a number: its length, its signs, its own checksum, its bank, or that it is no mobile number. */
export type NumberProblem = 'length' | 'characters' | 'checksum' | 'bank' | 'mobile';

/**
 * The number in the one form in which it is kept and compared, or what is wrong with it.
 * - A bank's: an IBAN of Pakistan (ISO 13616: 24 signs, remainder 1 by 97) of that very bank, or the 8 to 20 digits of an
 *   account, which carry no checksum.
 * - A mobile wallet's: a mobile number of Pakistan, in E.164.
 * - USDT: a TRON address (base58check, first byte 0x41), or an Ethereum one with its capitals as its checksum (EIP-55);
 *   written in one case it carries none, and is taken as it stands.
 */
export function payoutNumber(
  target: PayoutTarget,
): { readonly number: string } | { readonly problem: NumberProblem } {
  const typed = latinDigits(target.number).replace(/[\s\p{Pd}\p{Cf}]/gu, '');
  switch (target.kind) {
    case 'bank':
      return bankNumber(typed.toUpperCase(), target.bankCode);
    case 'usdt':
      return target.network === 'TRC20' ? tronAddress(typed) : ethereumAddress(typed);
    default:
      return walletNumber(typed);
  }
}

function bankNumber(typed: string, bankCode: string): ReturnType<typeof payoutNumber> {
  if (!/^[A-Z0-9]+$/.test(typed)) return { problem: 'characters' };
  if (/^\d+$/.test(typed))
    return typed.length >= 8 && typed.length <= 20 ? { number: typed } : { problem: 'length' };
  if (!/^PK\d{2}[A-Z]{4}[A-Z0-9]*$/.test(typed)) return { problem: 'characters' };
  if (typed.length !== 24) return { problem: 'length' };
  if (!isIban(typed)) return { problem: 'checksum' };
  return typed.slice(4, 8) === bankCode ? { number: typed } : { problem: 'bank' };
}

/** ISO 7064 MOD 97-10 over the IBAN with its first four signs at its end and letters as 10 to 35. */
function isIban(iban: string): boolean {
  const turned = `${iban.slice(4)}${iban.slice(0, 4)}`;
  const digits = turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

function walletNumber(typed: string): ReturnType<typeof payoutNumber> {
  if (!/^\+?\d+$/.test(typed)) return { problem: 'characters' };
  const parsed = parsePhoneNumberFromString(typed.replace(/^00/, '+'), 'PK');
  const isMobile = parsed?.country === 'PK' && parsed.getType() === 'MOBILE';
  return isMobile ? { number: parsed.number } : { problem: 'mobile' };
}

const base58check = createBase58check((bytes: Uint8Array) => createHash('sha256').update(bytes).digest());

function tronAddress(typed: string): ReturnType<typeof payoutNumber> {
  if (typed.length !== 34) return { problem: 'length' };
  if (!/^T[1-9A-HJ-NP-Za-km-z]+$/.test(typed)) return { problem: 'characters' };
  try {
    const bytes = base58check.decode(typed);
    return bytes.length === 21 && bytes[0] === 0x41 ? { number: typed } : { problem: 'characters' };
  } catch {
    return { problem: 'checksum' };
  }
}

function ethereumAddress(typed: string): ReturnType<typeof payoutNumber> {
  if (typed.length !== 42) return { problem: 'length' };
  const [, hex] = /^0[xX]([0-9a-fA-F]{40})$/.exec(typed) ?? [];
  if (hex === undefined) return { problem: 'characters' };
  const right = withCapitals(hex.toLowerCase());
  const isOneCase = hex === hex.toLowerCase() || hex === hex.toUpperCase();
  return isOneCase || hex === right ? { number: `0x${right}` } : { problem: 'checksum' };
}

/** EIP-55: a letter is a capital where the hash of the address has a digit of 8 or more. */
function withCapitals(lower: string): string {
  const hash = Buffer.from(keccak_256(Buffer.from(lower, 'latin1'))).toString('hex');
  return [...lower]
    .map((sign, at) => (Number.parseInt(hash[at] ?? '0', 16) >= 8 ? sign.toUpperCase() : sign))
    .join('');
}

/** What is hashed, so that one account is one member's: an address belongs to its network, a number to its bank. */
export function numberIdentity(kind: PayoutKind, place: string | null, number: string): string {
  // The two Ethereum-like networks share their addresses, and with them their owner.
  if (kind === 'usdt') return `usdt ${number}`;
  return kind === 'bank' && !number.startsWith('PK') ? `bank ${place} ${number}` : `${kind} ${number}`;
}
