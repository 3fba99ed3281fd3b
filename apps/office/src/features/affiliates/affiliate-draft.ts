import type { CallRequest, calls } from '@ikka/contract';

/** What a plain member becomes; '' for: only if the member is an agent already. */
export const affiliateKinds = ['', '41', '42', '1', '2'] as const;

/** What the form holds, as typed. */
export interface AffiliateDraft {
  readonly account: string;
  readonly isAgent: (typeof affiliateKinds)[number];
  readonly code: string;
  readonly domain: string;
}

export const emptyDraft: AffiliateDraft = { account: '', isAgent: '', code: '', domain: '' };

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
