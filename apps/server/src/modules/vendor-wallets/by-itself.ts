import { byItself as workByItself } from '../../platform/by-itself.ts';
import type { VendorWalletsParts } from './parts.ts';

/** Does something for one wallet; a fault in it is written down, and keeps no other from its turn. */
export const byItself = <Result>(
  { log }: Pick<VendorWalletsParts, 'log'>,
  work: () => Promise<Result>,
): Promise<Result | null> =>
  workByItself({ log, failure: "a vendor's wallet could not be attended to" }, work);
