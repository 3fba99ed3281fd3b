import { type Refusal, refuse } from '@ikka/contract';
import type { OperatorSession } from '../../platform/calls.ts';
import type { Vault } from '../../platform/vault.ts';
import { type ApprovalsParts, doerOf } from './parts.ts';
import { targetOf } from './proposal-view.ts';
import { lockProposal, type Proposal, saveProposal } from './store.ts';

const purpose = 'approvals.secret';

/**
 * A one-time password in two halves, sealed: the first groups of letters for who proposed the act, the others for who approved
 * it. Neither can log in as the operator whom they made or reset together.
 */
export function sealHalves(
  vault: Vault,
  id: string,
  secret: string | undefined,
): Pick<Proposal, 'proposersSecret' | 'decidersSecret'> {
  if (secret === undefined) return { proposersSecret: null, decidersSecret: null };
  const groups = secret.split('-');
  const cut = Math.ceil(groups.length / 2);
  return {
    proposersSecret: vault.seal(purpose, `${id} first`, groups.slice(0, cut).join('-')),
    decidersSecret: vault.seal(purpose, `${id} second`, groups.slice(cut).join('-')),
  };
}

/** Shows an operator his half, once: it is gone before it is answered. */
export async function showSecret(
  { database, audit, vault }: ApprovalsParts,
  id: string,
  by: Pick<OperatorSession, 'username'> & { readonly ip: string },
): Promise<
  | { readonly username: string; readonly part: 'first' | 'second'; readonly text: string }
  | Refusal<'approval.unknown' | 'approval.no_secret'>
> {
  return database.transaction(async (tx) => {
    const found = await lockProposal(tx, id);
    if (found === null) return refuse('approval.unknown');
    const part = found.proposedBy === by.username ? 'first' : 'second';
    const sealed = part === 'first' ? found.proposersSecret : found.decidersSecret;
    if (sealed === null || (part === 'second' && found.decidedBy !== by.username)) {
      return refuse('approval.no_secret');
    }
    await saveProposal(tx, { ...found, [part === 'first' ? 'proposersSecret' : 'decidersSecret']: null });
    await audit.record(tx, {
      ...doerOf(by),
      action: 'approval.secret_shown',
      subject: `approval:${id}`,
      after: { part, subject: found.subject },
    });
    return { username: targetOf(found) ?? '', part, text: vault.open(purpose, `${id} ${part}`, sealed) };
  });
}
