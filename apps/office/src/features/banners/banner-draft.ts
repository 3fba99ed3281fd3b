import {
  type BannerGroup,
  type CallRequest,
  type CallValue,
  calls,
  type ServedPicture,
} from '@ikka/contract';
import { instantOf, localOf } from '../../parts/local-instant.ts';

export type BannerRow = CallValue<typeof calls.officeContent.officeBanners>['banners'][number];
type Wish = CallRequest<typeof calls.officeContent.officeSaveBanner>;

/** What the form holds: words as typed, times as the browser's field writes them, empty for none. */
export interface BannerDraft {
  readonly groupName: BannerGroup;
  readonly picture: ServedPicture | null;
  readonly altEn: string;
  readonly altUr: string;
  readonly titleEn: string;
  readonly titleUr: string;
  readonly textEn: string;
  readonly textUr: string;
  readonly url: string;
  readonly from: string;
  readonly until: string;
  readonly isShown: boolean;
}

export type DraftProblems = {
  readonly [Field in keyof BannerDraft]?: 'missing' | 'both' | 'link' | 'endsTooSoon' | 'picture';
};

export const emptyDraft = (groupName: BannerGroup): BannerDraft => ({
  groupName,
  picture: null,
  altEn: '',
  altUr: '',
  titleEn: '',
  titleUr: '',
  textEn: '',
  textUr: '',
  url: '',
  from: '',
  until: '',
  isShown: true,
});

export const draftOf = (banner: BannerRow): BannerDraft => ({
  groupName: banner.groupName,
  picture: banner.picture,
  altEn: banner.alt.EN,
  altUr: banner.alt.UR,
  titleEn: banner.title?.EN ?? '',
  titleUr: banner.title?.UR ?? '',
  textEn: banner.text?.EN ?? '',
  textUr: banner.text?.UR ?? '',
  url: banner.url,
  from: banner.from === null ? '' : localOf(banner.from),
  until: banner.until === null ? '' : localOf(banner.until),
  isShown: banner.isShown,
});

const linkOf = calls.officeContent.officeSaveBanner.body.shape.url;

/** What stands in the way of saving, by field. */
export function problemsOf(draft: BannerDraft): DraftProblems {
  const problems: { -readonly [Field in keyof BannerDraft]?: DraftProblems[Field] } = {};
  if (draft.picture === null) problems.picture = 'picture';
  for (const field of ['altEn', 'altUr'] as const)
    if (draft[field].trim() === '') problems[field] = 'missing';
  // Words over the picture are said in both languages or not at all, and a text not without its title.
  for (const [english, urdu] of [
    ['titleEn', 'titleUr'],
    ['textEn', 'textUr'],
  ] as const) {
    const [hasEnglish, hasUrdu] = [draft[english].trim() !== '', draft[urdu].trim() !== ''];
    if (hasEnglish && !hasUrdu) problems[urdu] = 'both';
    if (hasUrdu && !hasEnglish) problems[english] = 'both';
  }
  if (draft.textEn.trim() !== '' && draft.titleEn.trim() === '') problems.titleEn = 'missing';
  if (!linkOf.safeParse(draft.url).success) problems.url = 'link';
  const [from, until] = [instantOf(draft.from), instantOf(draft.until)];
  if (from !== null && until !== null && until <= from) problems.until = 'endsTooSoon';
  return problems;
}

export function wishOf(draft: BannerDraft, id: string, version: number): Wish {
  const inBoth = (english: string, urdu: string) =>
    english.trim() === '' ? null : { EN: english.trim(), UR: urdu.trim() };
  return {
    params: { id },
    body: {
      version,
      groupName: draft.groupName,
      pictureId: draft.picture?.id ?? '',
      title: inBoth(draft.titleEn, draft.titleUr),
      text: inBoth(draft.textEn, draft.textUr),
      alt: { EN: draft.altEn.trim(), UR: draft.altUr.trim() },
      url: draft.url.trim(),
      from: instantOf(draft.from),
      until: instantOf(draft.until),
      isShown: draft.isShown,
    },
  };
}
