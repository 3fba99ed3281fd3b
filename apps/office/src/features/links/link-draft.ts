import {
  type CallRequest,
  type CallValue,
  calls,
  type ResourceType,
  type ServedPicture,
} from '@ikka/contract';

export type LinkRow = CallValue<typeof calls.officeContent.officeResources>['resources'][number];
type Wish = CallRequest<typeof calls.officeContent.officeSaveResource>;

/** What the form holds, as typed. */
export interface LinkDraft {
  readonly resourceType: ResourceType;
  readonly labelEn: string;
  readonly labelUr: string;
  readonly url: string;
  readonly qrCodeUrl: string;
  readonly picture: ServedPicture | null;
  readonly isShown: boolean;
}

export type DraftProblems = {
  readonly [Field in keyof LinkDraft]?: 'missing' | 'link' | 'contact' | 'picture';
};

/** A logo is a picture that may lead somewhere; everything else leads somewhere. */
export const isLogo = (type: ResourceType): boolean => type === 'GAME_LOGO' || type === 'PAYMENT_LOGO';

/** What is downloaded or written to is also scanned from a screen. */
export const hasCode = (type: ResourceType): boolean => !isLogo(type) && type !== 'FOOTER_LINK';

export const emptyDraft = (resourceType: ResourceType): LinkDraft => ({
  resourceType,
  labelEn: '',
  labelUr: '',
  url: resourceType === 'EMAIL' ? 'mailto:' : '',
  qrCodeUrl: '',
  picture: null,
  isShown: true,
});

export const draftOf = ({ resourceType, label, url, qrCodeUrl, picture, isShown }: LinkRow): LinkDraft => ({
  resourceType,
  labelEn: label.EN,
  labelUr: label.UR,
  url,
  qrCodeUrl,
  picture,
  isShown,
});

const { url: address, qrCodeUrl: code } = calls.officeContent.officeSaveResource.body.shape;

/** What stands in the way of saving, by field. */
export function problemsOf(draft: LinkDraft): DraftProblems {
  const problems: { -readonly [Field in keyof LinkDraft]?: DraftProblems[Field] } = {};
  for (const field of ['labelEn', 'labelUr'] as const)
    if (draft[field].trim() === '') problems[field] = 'missing';
  if (!address.safeParse(draft.url).success) problems.url = 'contact';
  else if (draft.url.trim() === '' && !isLogo(draft.resourceType)) problems.url = 'missing';
  if (hasCode(draft.resourceType) && !code.safeParse(draft.qrCodeUrl).success) problems.qrCodeUrl = 'link';
  if (isLogo(draft.resourceType) && draft.picture === null) problems.picture = 'picture';
  return problems;
}

export const wishOf = (draft: LinkDraft, id: string, version: number): Wish => ({
  params: { id },
  body: {
    version,
    resourceType: draft.resourceType,
    label: { EN: draft.labelEn.trim(), UR: draft.labelUr.trim() },
    url: draft.url.trim(),
    qrCodeUrl: hasCode(draft.resourceType) ? draft.qrCodeUrl.trim() : '',
    pictureId: draft.picture?.id ?? null,
    isShown: draft.isShown,
  },
});
