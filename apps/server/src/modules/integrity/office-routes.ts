import { type calls, isRefusal, refuse } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import { pageOf, rowsOf } from '../../platform/list-pages.ts';
import { declaredOnly, operatorOf } from '../../platform/office-acts.ts';
import { findBans, type StoredBan } from './bans/ban-store.ts';
import { banView } from './bans/ban-view.ts';
import { imposeBan, liftBan } from './bans/impose-ban.ts';
import { actOnCase } from './cases/act-on-case.ts';
import { caseDetail, caseRows } from './cases/case-view.ts';
import type { IntegrityParts } from './parts.ts';

type Calls = (typeof calls)['officeIntegrity'];

/** What operators see of fair play in card rooms, and what they do about it. */
export function integrityOfficeRoutes(parts: IntegrityParts): Handlers<Calls> {
  const { database, clock, identity } = parts;
  const alikeOf = async (account: string | undefined) =>
    account === undefined ? null : identity.membersLike(account);
  const viewOf = async (ban: StoredBan) => banView(ban, await identity.namesOf([ban.memberId]));
  /** The case after an act on it. */
  const afterwards = async (id: string) => {
    const found = await caseDetail(parts, id);
    if (isRefusal(found)) throw new Error(`the case ${id} is gone`);
    return found;
  };

  return {
    async officeCardCases({ query }) {
      const alike = await alikeOf(query.account);
      const { list, total } = await caseRows(parts, {
        state: query.state,
        kind: query.kind,
        memberIds: alike?.ids,
        ...rowsOf(query),
      });
      return { ...pageOf(query, list, total), areAllAlike: alike?.areAll ?? true };
    },
    officeCardCase: ({ params }) => caseDetail(parts, params.id),
    async officeTakeCardCase({ params, query }, caller) {
      const by = { ...operatorOf(caller), seen: query.seen };
      const refused = await actOnCase(parts, params.id, { type: 'take' }, by);
      return refused === null
        ? afterwards(params.id)
        : declaredOnly(['card_case.unknown', 'card_case.not_now', 'case.decided_meanwhile'], refused);
    },
    async officeReturnCardCase({ params, query }, caller) {
      const by = { ...operatorOf(caller), seen: query.seen };
      const refused = await actOnCase(parts, params.id, { type: 'give_back' }, by);
      return refused === null
        ? afterwards(params.id)
        : declaredOnly(
            ['card_case.unknown', 'card_case.not_now', 'card_case.not_yours', 'case.decided_meanwhile'],
            refused,
          );
    },
    async officeCloseCardCase({ params, query, body }, caller) {
      const by = { ...operatorOf(caller), seen: query.seen };
      return (await actOnCase(parts, params.id, { type: 'decide', ...body }, by)) ?? afterwards(params.id);
    },
    async officePlayBans({ query }) {
      const alike = await alikeOf(query.account);
      const { list, total } = await findBans(database.db, {
        isOn: query.isOn === undefined ? undefined : query.isOn === 'yes',
        now: clock.now(),
        memberIds: alike?.ids,
        ...rowsOf(query),
      });
      const accounts = await identity.namesOf(list.map(({ memberId }) => memberId));
      const rows = list.map((ban) => banView(ban, accounts));
      return { ...pageOf(query, rows, total), areAllAlike: alike?.areAll ?? true };
    },
    async officeImposePlayBan({ params, body }, caller) {
      const memberId = BigInt(params.id);
      if ((await identity.member(memberId)) === null) return refuse('member.unknown');
      const ban = await database.transaction((tx) =>
        imposeBan(parts, tx, { memberId, ...body, caseId: null }, operatorOf(caller)),
      );
      return viewOf(ban);
    },
    async officeLiftPlayBan({ params, body }, caller) {
      const lifted = await liftBan(parts, params.id, body.reason, operatorOf(caller));
      return isRefusal(lifted) ? lifted : viewOf(lifted);
    },
  };
}
