import type { CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { useBookWords } from '@ikka/sports/words';
import { useWord } from '../../parts/use-word.ts';

export type Proposal = CallValue<typeof calls.officeApprovals.officeApproval>;

/** How each state marks its row. */
export const proposalTones = {
  waiting: 'changed',
  approved: 'changed',
  applied: 'good',
  failed: 'bad',
  rejected: 'bad',
  cancelled: 'trial',
  expired: 'trial',
} as const satisfies Record<Proposal['state'], string>;

/** What a proposal is about, without the kind of thing: a setting's key, an operator's name, a vendor's code. */
export const nameIn = ({ subject }: Pick<Proposal, 'subject'>): string =>
  subject.slice(subject.indexOf(':') + 1);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A part of what changes, as text; empty where there is none. */
export const partOf = (value: unknown, part: string): string => {
  const found = isRecord(value) ? value[part] : undefined;
  return typeof found === 'string' ? found : '';
};

const namesIn = (value: unknown, part: string): { EN: string; UR: string } => {
  const found = isRecord(value) ? value[part] : undefined;
  return { EN: partOf(found, 'EN'), UR: partOf(found, 'UR') };
};
const teamOf = (name: { EN: string; UR: string }) => ({ code: '', short: '', name });

/** What a proposal does, as one sentence says it. */
export function useSentence(): (proposal: Proposal) => string {
  const { t } = useTranslation('officeApprovals');
  const word = useWord();
  const { nameOf, marketName, outcomeName } = useBookWords();
  return (proposal) => {
    const name = nameIn(proposal);
    switch (proposal.act) {
      case 'setting.change':
        return t('what.setting', { name: word('setting', name) });
      case 'operator.add':
        return t('what.add', { name, role: word('role', partOf(proposal.after, 'role')) });
      case 'operator.reset':
        return t('what.reset', { name });
      case 'operator.change':
        return operatorChange(proposal, name);
      case 'deposit.return':
        return t('what.depositReturn', { amount: partOf(proposal.after, 'amount') });
      case 'vendorWin.release':
        return t('what.winRelease', { amount: partOf(proposal.after, 'amount') });
      case 'vendorWin.refuse':
        return t('what.winRefuse', { amount: partOf(proposal.after, 'amount') });
      case 'sports.void':
        return t(
          partOf(proposal.after, 'market') === '' ? 'what.voidMatch' : 'what.voidMarket',
          traded(proposal),
        );
      case 'sports.move':
        return t('what.move', traded(proposal));
      case 'sports.result':
        return t('what.result', traded(proposal));
      case 'vendorKey.add':
        return t('what.key', { name, key: partOf(proposal.after, 'keyId') });
    }
  };

  /** A match, its market and its outcome by their names. */
  function traded({ after }: Proposal) {
    const [home, away] = [namesIn(after, 'home'), namesIn(after, 'away')];
    const teams = { home: teamOf(home), away: teamOf(away), event: null };
    const market = partOf(after, 'market');
    return {
      match: [nameOf(home), nameOf(away)].filter(Boolean).join(' – '),
      market: market === '' ? '' : marketName(market, teams),
      outcome: market === '' ? '' : outcomeName(market, partOf(after, 'outcome'), teams),
      percent: partOf(after, 'percent'),
      winners: partOf(after, 'winners')
        .split(' ')
        .map((winner) => (winner === '' ? '' : outcomeName(market, winner, teams)))
        .join(' / '),
    };
  }

  function operatorChange({ before, after }: Proposal, name: string): string {
    const state = partOf(after, 'state');
    if (state !== partOf(before, 'state'))
      return t(state === 'disabled' ? 'what.disable' : 'what.enable', { name });
    return t('what.role', {
      name,
      before: word('role', partOf(before, 'role')),
      after: word('role', partOf(after, 'role')),
    });
  }
}
