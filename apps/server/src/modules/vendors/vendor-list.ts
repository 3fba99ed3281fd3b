import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type GameCategory, gameCategory } from '@ikka/contract';
import { z } from 'zod';

/** An outside company whose games the house offers. */
export interface OutsideVendor {
  readonly code: string;
  readonly category: GameCategory;
  readonly name: { readonly EN: string; readonly UR: string };
  readonly sort: number;
  /** The page of its games; a launch adds a fragment with the token, the game and the language. */
  readonly gameUrl: string;
  /** The same page at another address, for players who do not reach the first; null: there is none. */
  readonly gameUrl2: string | null;
  /** Where it says which games it has; null: an operator keeps them by hand. */
  readonly catalogueUrl: string | null;
  readonly keys: readonly VendorKey[];
  /** Where the player's money lies in a wallet of the vendor's own; null: it stays with the house, and the vendor asks for each bet. */
  readonly transferWallet: TransferWallet | null;
}

/** How the house reaches the wallets of a vendor. */
export interface TransferWallet {
  /** The address before the name of the call. */
  readonly url: string;
  /** The key with which the house signs what it asks. */
  readonly keyId: string;
  readonly privateKey: KeyObject;
  /** The number by which the wire knows this wallet; 1 is the main one. */
  readonly accountTypeId: number;
  /** Whether a game that opens brings the player's money in, whatever he chose. */
  readonly isAutomatic: boolean;
}

/** A key with which a vendor signs. To change keys, the new one is listed beside the old one before that runs out. */
export interface VendorKey {
  readonly id: string;
  readonly publicKey: KeyObject;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
}

/** Below this many bits a key is not taken. */
const modulusMin = 2_048;

export const rsaKey = z.string().transform((text, context) => {
  try {
    const key = createPublicKey(text);
    if (key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= modulusMin)
      return key;
  } catch {
    // Said below, for whatever reason it is none.
  }
  context.addIssue({ code: 'custom', message: `no public RSA key of at least ${modulusMin} bits in PEM` });
  return z.NEVER;
});

const houseKey = z.string().transform((text, context) => {
  try {
    const key = createPrivateKey(text);
    if (key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= modulusMin)
      return key;
  } catch {
    // Said below, for whatever reason it is none.
  }
  context.addIssue({ code: 'custom', message: `no private RSA key of at least ${modulusMin} bits in PEM` });
  return z.NEVER;
});

const webAddress = z.url({ protocol: /^https?$/ });
const moment = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .nullable()
  .default(null);

const listShape = z
  .array(
    z.strictObject({
      code: z.string().regex(/^[A-Z][A-Z0-9_]{2,39}$/),
      category: gameCategory,
      name: z.strictObject({ EN: z.string().min(1).max(60), UR: z.string().min(1).max(60) }),
      sort: z.number().int().min(0).max(10_000).default(1_000),
      gameUrl: webAddress,
      gameUrl2: webAddress.nullable().default(null),
      catalogueUrl: webAddress.nullable().default(null),
      keys: z
        .array(
          z.strictObject({
            id: z.string().regex(/^[\w.-]{1,64}$/),
            publicKey: rsaKey,
            validFrom: moment,
            validUntil: moment,
          }),
        )
        .min(1),
      transferWallet: z
        .strictObject({
          url: webAddress.transform((url) => url.replace(/\/$/, '')),
          keyId: z.string().regex(/^[\w.-]{1,64}$/),
          privateKey: houseKey,
          accountTypeId: z.number().int().min(2).max(10_000),
          isAutomatic: z.boolean().default(false),
        })
        .nullable()
        .default(null),
    }),
  )
  .refine((list) => new Set(list.map(({ code }) => code)).size === list.length, 'a code stands twice');

/**
 * Reads the outside vendors from the files that the operator names, in order. Throws an error that names the file and the place,
 * so that a start with half a list is refused.
 */
export function readVendorLists(paths: readonly string[]): OutsideVendor[] {
  const list = paths.flatMap((path) => {
    const read = listShape.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    throw new Error(`${path}: ${issue?.path.join('.')}: ${issue?.message}`);
  });
  const doubled = list.find(({ code }, at) => list.findIndex((other) => other.code === code) !== at);
  if (doubled) throw new Error(`the vendor ${doubled.code} stands in two files`);
  const numbers = list.flatMap(({ transferWallet }) => transferWallet?.accountTypeId ?? []);
  if (new Set(numbers).size < numbers.length) throw new Error('two vendors share an accountTypeId');
  return list;
}
