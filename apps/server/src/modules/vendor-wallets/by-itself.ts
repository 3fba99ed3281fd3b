import type { VendorWalletsParts } from './parts.ts';

/** Does something for one wallet; a fault in it is written down, and keeps no other from its turn. */
export async function byItself<Result>(
  { log }: Pick<VendorWalletsParts, 'log'>,
  work: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    log.error({ err: error }, "a vendor's wallet could not be attended to");
    return null;
  }
}
