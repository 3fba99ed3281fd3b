import { type VendorCallName, vendorCalls } from '@ikka/contract';
import type { RawRoute } from '../../platform/raw-route.ts';
import type { Vendors } from './index.ts';

/** Far above what a busy vendor needs, and little enough that nobody's signatures are checked without end. */
const limit = { points: 5_000, perSeconds: 10 };

/** The seamless wallet: signed requests, whose bytes are read as they came. */
export function vendorRoutes({ receive }: Pick<Vendors, 'receive'>): RawRoute[] {
  return (Object.keys(vendorCalls) as VendorCallName[]).map((call) => ({
    method: 'POST',
    path: vendorCalls[call].path,
    limit,
    receive: ({ params, headers, rawBody, ip }) =>
      receive({ vendor: params.vendor ?? '', call, headers, rawBody, ip }),
  }));
}
