import { sign } from 'node:crypto';
import {
  type TransferWalletAnswer,
  type TransferWalletBody,
  type TransferWalletCallName,
  type TransferWalletRefusalCode,
  transferWalletCalls,
  transferWalletRefusals,
  vendorHeaders,
} from '@ikka/contract';
import { v4 as uuidv4 } from 'uuid';
import { z } from 'zod';
import type { VendorWalletsParts, WalletVendor } from './parts.ts';

/** What a vendor said. `unknown`: nobody can tell whether it heard the question, or it has a fault of its own. */
export type VendorSaid<Name extends TransferWalletCallName> =
  | { readonly kind: 'done'; readonly value: TransferWalletAnswer<Name> }
  | { readonly kind: 'refused'; readonly code: TransferWalletRefusalCode }
  | { readonly kind: 'unknown' };

type Asked<Name extends TransferWalletCallName> = Omit<
  TransferWalletBody<Name>,
  'call' | 'requestId' | 'sentAt'
>;

const envelope = z.union([
  z.object({ success: z.literal(true), value: z.unknown() }),
  z.object({ success: z.literal(false), code: z.string() }),
]);

const patienceMs = 8_000;
const answerBytesMax = 200_000;

/** Asks a vendor once, signed as vendors sign what they ask of us. Never throws: a dead line is an answer too. */
export async function askVendor<const Name extends TransferWalletCallName>(
  parts: Pick<VendorWalletsParts, 'clock' | 'log' | 'patienceMs'>,
  { code, transferWallet }: WalletVendor,
  call: Name,
  asked: Asked<Name>,
): Promise<VendorSaid<Name>> {
  const body = JSON.stringify({
    call,
    requestId: uuidv4(),
    sentAt: parts.clock.now().toISOString(),
    ...asked,
  });
  const signature = sign('RSA-SHA256', Buffer.from(body), transferWallet.privateKey).toString('base64');
  try {
    const response = await fetch(`${transferWallet.url}/${call}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [vendorHeaders.key]: transferWallet.keyId,
        [vendorHeaders.signature]: signature,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(parts.patienceMs ?? patienceMs),
    });
    const text = await response.text();
    if (text.length > answerBytesMax) throw new Error('the vendor answered too much');
    return readSaid(call, JSON.parse(text));
  } catch (error) {
    parts.log.warn({ err: error, vendor: code, call }, "a vendor's wallet did not answer");
    return { kind: 'unknown' };
  }
}

/** Throws where it is no answer of this call. */
function readSaid<Name extends TransferWalletCallName>(call: Name, answer: unknown): VendorSaid<Name> {
  const read = envelope.parse(answer);
  if (read.success) {
    const value = transferWalletCalls[call].answer.parse(read.value) as TransferWalletAnswer<Name>;
    return { kind: 'done', value };
  }
  if (!(read.code in transferWalletRefusals)) throw new Error(`the vendor refused with ${read.code}`);
  const code = read.code as TransferWalletRefusalCode;
  return transferWalletRefusals[code][1] === 'never' ? { kind: 'refused', code } : { kind: 'unknown' };
}
