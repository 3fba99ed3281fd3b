import {
  type CallRequest,
  type CallValue,
  calls,
  type LocalText,
  type ResourceType,
  type ServedPicture,
} from '@ikka/contract';
import { type DraftProblems, problemsFound } from '../../parts/form/draft-problems.ts';
import { emptyText, missingIn, trimmed } from '../../parts/form/local-text.ts';

export type LinkRow = CallValue<typeof calls.officeContent.officeResources>['resources'][number];
type Wish = CallRequest<typeof calls.officeContent.officeSaveResource>;

/** What the form holds, as typed. */
export interface LinkDraft {
  readonly resourceType: ResourceType;
  readonly label: LocalText;
  readonly url: string;
  readonly qrCodeUrl: string;
  readonly picture: ServedPicture | null;
  readonly isShown: boolean;
}

export type LinkProblem = 'missing' | 'link' | 'contact' | 'picture';
export type LinkProblems = DraftProblems<LinkDraft, LinkProblem>;

/** A logo is a picture that may lead somewhere; everything else leads somewhere. */
export const isLogo = (type: ResourceType): boolean => type === 'GAME_LOGO' || type === 'PAYMENT_LOGO';

/** What is downloaded or written to is also scanned from a screen. */
export const hasCode = (type: ResourceType): boolean => !isLogo(type) && type !== 'FOOTER_LINK';

export const emptyDraft = (resourceType: ResourceType): LinkDraft => ({
  resourceType,
  label: emptyText,
  url: resourceType === 'EMAIL' ? 'mailto:' : '',
  qrCodeUrl: '',
  picture: null,
  isShown: true,
});

export const draftOf = ({ resourceType, label, url, qrCodeUrl, picture, isShown }: LinkRow): LinkDraft => ({
  resourceType,
  label,
  url,
  qrCodeUrl,
  picture,
  isShown,
});

const { url: address, qrCodeUrl: code } = calls.officeContent.officeSaveResource.body.shape;

/** What stands in the way of saving, by field. */
export const problemsOf = (draft: LinkDraft): LinkProblems =>
  problemsFound<LinkDraft, LinkProblem>({
    label: missingIn(draft.label),
    url: addressProblem(draft),
    qrCodeUrl: hasCode(draft.resourceType) && !code.safeParse(draft.qrCodeUrl).success && 'link',
    picture: isLogo(draft.resourceType) && draft.picture === null && 'picture',
  });

function addressProblem({ url, resourceType }: LinkDraft): 'contact' | 'missing' | undefined {
  if (!address.safeParse(url).success) return 'contact';
  return url.trim() === '' && !isLogo(resourceType) ? 'missing' : undefined;
}

export const wishOf = (draft: LinkDraft, id: string, version: number): Wish => ({
  params: { id },
  body: {
    version,
    resourceType: draft.resourceType,
    label: trimmed(draft.label),
    url: draft.url.trim(),
    qrCodeUrl: hasCode(draft.resourceType) ? draft.qrCodeUrl.trim() : '',
    pictureId: draft.picture?.id ?? null,
    isShown: draft.isShown,
  },
});
