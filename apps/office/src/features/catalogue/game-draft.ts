import {
  type CallRequest,
  type CallValue,
  calls,
  catalogueLimits,
  type GameFeature,
  type GameKind,
  gameFeatures,
  gameKinds,
  type LocalText,
  liveKinds,
  type ShelfCategory,
  shelfCategories,
  slotKinds,
} from '@ikka/contract';
import { type DraftProblems, problemsFound } from '../../parts/form/draft-problems.ts';
import { missingIn, trimmed } from '../../parts/form/local-text.ts';

export type GameRow = CallValue<typeof calls.officeCatalogue.officeGames>['list'][number];
type Choice = CallRequest<typeof calls.officeCatalogue.officeChangeGame>['body']['seen'];

/** What the form holds, as typed. */
export interface GameDraft {
  readonly name: LocalText;
  readonly category: ShelfCategory;
  readonly kinds: readonly GameKind[];
  readonly features: readonly GameFeature[];
  readonly tags: string;
  readonly rtp: string;
  readonly volatility: string;
  readonly coinsPerStake: string;
  readonly lines: string;
  readonly isHot: boolean;
  readonly hasTrial: boolean;
  readonly isOpen: boolean;
  readonly sort: string;
}

export type GameProblem = 'missing' | 'number' | 'rtp' | 'volatility' | 'tags';
export type GameProblems = DraftProblems<GameDraft, GameProblem>;

/** The kinds that a category has. */
export const kindsOf = (category: ShelfCategory): readonly GameKind[] =>
  category === 'RNG' ? slotKinds : category === 'LIVE' ? liveKinds : [];

/** What the server said of a game, in the shape in which it is changed; what this version does not know is left out. */
export const choiceOf = (row: GameRow): Choice => ({
  name: row.name,
  category: shelfCategories.find((one) => one === row.category) ?? 'RNG',
  kinds: row.kinds.flatMap((kind) => gameKinds.find((one) => one === kind) ?? []),
  features: row.features.flatMap((feature) => gameFeatures.find((one) => one === feature) ?? []),
  tags: row.tags,
  rtp: row.rtp,
  volatility: row.volatility,
  coinsPerStake: row.coinsPerStake,
  lines: row.lines,
  isHot: row.isHot,
  hasTrial: row.hasTrial,
  isOpen: row.isOpen,
  sort: row.sort,
});

export function draftOf(row: GameRow): GameDraft {
  const choice = choiceOf(row);
  return {
    ...choice,
    tags: choice.tags.join(', '),
    rtp: choice.rtp ?? '',
    volatility: choice.volatility ?? '',
    coinsPerStake: String(choice.coinsPerStake),
    lines: choice.lines === null ? '' : String(choice.lines),
    sort: String(choice.sort),
  };
}

const { shape } = calls.officeCatalogue.officeChangeGame.body.shape.wanted;
const whole = (text: string, least: number, most: number): boolean =>
  /^\d{1,7}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
const orNull = (text: string): string | null => text.trim() || null;
const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

/** What stands in the way of saving, by field. */
export const problemsOf = (draft: GameDraft): GameProblems =>
  problemsFound<GameDraft, GameProblem>({
    name: missingIn(draft.name),
    rtp: !shape.rtp.safeParse(orNull(draft.rtp)).success && 'rtp',
    volatility: !shape.volatility.safeParse(orNull(draft.volatility)).success && 'volatility',
    tags: !shape.tags.safeParse(tagsOf(draft.tags)).success && 'tags',
    coinsPerStake: !whole(draft.coinsPerStake, 1, catalogueLimits.coinsMax) && 'number',
    sort: !whole(draft.sort, 0, catalogueLimits.sortMax) && 'number',
    lines: draft.lines.trim() !== '' && !whole(draft.lines, 1, catalogueLimits.linesMax) && 'number',
  });

/** What goes out of a draft without problems. */
export function wishOf(draft: GameDraft): Choice {
  const own = kindsOf(draft.category);
  return {
    name: trimmed(draft.name),
    category: draft.category,
    kinds: draft.kinds.filter((kind) => own.includes(kind)),
    features: [...draft.features],
    tags: tagsOf(draft.tags),
    rtp: orNull(draft.rtp),
    volatility: orNull(draft.volatility),
    coinsPerStake: Number(draft.coinsPerStake),
    lines: draft.lines.trim() === '' ? null : Number(draft.lines),
    isHot: draft.isHot,
    hasTrial: draft.hasTrial,
    isOpen: draft.isOpen,
    sort: Number(draft.sort),
  };
}
