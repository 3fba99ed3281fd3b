import { type calls, isRefusal } from '@ikka/contract';
import { knownCurrency } from '@ikka/money';
import type { Handlers } from '../../platform/calls.ts';
import { pageOf, rowsOf } from '../../platform/list-pages.ts';
import { operatorOf } from '../../platform/office-acts.ts';
import type { Settings } from '../settings/index.ts';
import type { Bonuses } from './index.ts';

export function bonusOfficeRoutes(
  { office }: Bonuses,
  settings: Pick<Settings, 'get'>,
): Handlers<typeof calls.officeBonuses> {
  const currency = () => knownCurrency(settings.get('site.currency')).shownCode;
  const afterwards = async (offerId: string) => {
    const found = await office.offer(offerId);
    if (isRefusal(found)) throw new Error(`offer ${offerId} vanished`);
    const { versions: _versions, ...offer } = found;
    return offer;
  };
  return {
    officeBonuses: async () => ({ list: await office.offers(), currency: currency() }),
    async officeBonus({ params }) {
      const found = await office.offer(params.id);
      return isRefusal(found) ? found : { ...found, currency: currency() };
    },
    async officeProposeBonus({ params, body }, caller) {
      const wish = { offerId: params.id, ...body };
      return (await office.propose(wish, operatorOf(caller))) ?? afterwards(params.id);
    },
    async officeApproveBonus({ params }, caller) {
      const of = { offerId: params.id, version: params.version };
      return (await office.decide(of, { kind: 'approve' }, operatorOf(caller))) ?? afterwards(params.id);
    },
    async officeRefuseBonus({ params, body }, caller) {
      const of = { offerId: params.id, version: params.version };
      return (await office.refuse(of, body.reason, operatorOf(caller))) ?? afterwards(params.id);
    },
    async officeStopBonus({ params, body }, caller) {
      return (await office.stop(params.id, body.reason, operatorOf(caller))) ?? afterwards(params.id);
    },
    async officeBonusClaims({ query }) {
      const { memberId, offerId, state } = query;
      const found = await office.claims(
        { memberId: memberId === undefined ? undefined : BigInt(memberId), offerId, state },
        rowsOf(query),
      );
      return pageOf(query, found.list, found.total);
    },
  };
}
