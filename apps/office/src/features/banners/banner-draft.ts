import {
  type BannerGroup,
  type CallRequest,
  type CallValue,
  calls,
  type LocalText,
  type ServedPicture,
} from '@ikka/contract';
import { type DraftProblems, problemsFound } from '../../parts/form/draft-problems.ts';
import { instantOf, localOf, sentInstant } from '../../parts/form/local-instant.ts';
import {
  emptyText,
  type LocalProblems,
  missingIn,
  problemsIn,
  trimmed,
} from '../../parts/form/local-text.ts';

export type BannerRow = CallValue<typeof calls.officeContent.officeBanners>['banners'][number];
type Wish = CallRequest<typeof calls.officeContent.officeSaveBanner>;

/** What the form holds: words as typed, times as the browser's field writes them, empty for none. */
export interface BannerDraft {
  readonly groupName: BannerGroup;
  readonly picture: ServedPicture | null;
  readonly alt: LocalText;
  readonly title: LocalText;
  readonly text: LocalText;
  readonly url: string;
  readonly from: string;
  readonly until: string;
  readonly isShown: boolean;
}

export type BannerProblem = 'missing' | 'both' | 'link' | 'endsTooSoon' | 'picture';
export type BannerProblems = DraftProblems<BannerDraft, BannerProblem>;

export const emptyDraft = (groupName: BannerGroup): BannerDraft => ({
  groupName,
  picture: null,
  alt: emptyText,
  title: emptyText,
  text: emptyText,
  url: '',
  from: '',
  until: '',
  isShown: true,
});

export const draftOf = (banner: BannerRow): BannerDraft => ({
  groupName: banner.groupName,
  picture: banner.picture,
  alt: banner.alt,
  title: banner.title ?? emptyText,
  text: banner.text ?? emptyText,
  url: banner.url,
  from: banner.from === null ? '' : localOf(banner.from),
  until: banner.until === null ? '' : localOf(banner.until),
  isShown: banner.isShown,
});

const linkOf = calls.officeContent.officeSaveBanner.body.shape.url;

/** What stands in the way of saving, by field. */
export function problemsOf(draft: BannerDraft): BannerProblems {
  const [from, until] = [instantOf(draft.from), instantOf(draft.until)];
  return problemsFound<BannerDraft, BannerProblem>({
    picture: draft.picture === null && 'picture',
    alt: missingIn(draft.alt),
    // A text does not stand without its title.
    title: unequalIn(draft.title) ?? (isEmpty(draft.title) && !isEmpty(draft.text) && missingIn(draft.title)),
    text: unequalIn(draft.text),
    url: !linkOf.safeParse(draft.url).success && 'link',
    until: from !== null && until !== null && until <= from && 'endsTooSoon',
  });
}

const isEmpty = (text: LocalText): boolean => Object.values(text).every((words) => words.trim() === '');

/** Words over the picture are said in every language or not at all. */
const unequalIn = (text: LocalText): LocalProblems<'both'> | undefined =>
  isEmpty(text) ? undefined : problemsIn(text, (words) => (words.trim() === '' ? 'both' : null));

const orNone = (text: LocalText): LocalText | null => (isEmpty(text) ? null : trimmed(text));

export function wishOf(draft: BannerDraft, id: string, version: number): Wish {
  return {
    params: { id },
    body: {
      version,
      groupName: draft.groupName,
      pictureId: draft.picture?.id ?? '',
      title: orNone(draft.title),
      text: orNone(draft.text),
      alt: trimmed(draft.alt),
      url: draft.url.trim(),
      from: sentInstant(draft.from),
      until: sentInstant(draft.until),
      isShown: draft.isShown,
    },
  };
}
