import type { CallRequest, calls } from '@ikka/contract';

/** What the form holds, as typed. */
export interface AffiliateDraft {
  readonly account: string;
  /** '' for: only if the member is an agent already. */
  readonly isAgent: '' | '1' | '2' | '41' | '42';
  readonly code: string;
  readonly domain: string;
}

export const emptyDraft: AffiliateDraft = { account: '', isAgent: '', code: '', domain: '' };

/** The parts of a draft that cannot go out. */
export function wrongParts({ account, code, domain }: AffiliateDraft): ReadonlySet<keyof AffiliateDraft> {
  const wrong = new Set<keyof AffiliateDraft>();
  if (account.trim() === '') wrong.add('account');
  if (code.trim() !== '' && !/^[A-Z0-9]{4,16}$/.test(code.trim().toUpperCase())) wrong.add('code');
  if (domain.trim() !== '' && !/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(domain.trim().toLowerCase()))
    wrong.add('domain');
  return wrong;
}

type Body = CallRequest<typeof calls.office.officeCreateAffiliate>['body'];

export function bodyOf(draft: AffiliateDraft): Body {
  const [code, domain] = [draft.code.trim(), draft.domain.trim()];
  return {
    account: draft.account.trim(),
    ...(draft.isAgent === '' ? {} : { isAgent: Number(draft.isAgent) as 1 | 2 | 41 | 42 }),
    ...(code === '' ? {} : { code }),
    ...(domain === '' ? {} : { domain }),
  };
}
