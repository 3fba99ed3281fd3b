import {
  type CallRequest,
  type CallValue,
  type calls,
  inEveryLanguage,
  type LocalText,
  languageCodes,
  vipLimits,
} from '@ikka/contract';
import { type DraftProblems, problemsFound } from '../../parts/form/draft-problems.ts';
import {
  emptyText,
  type LocalProblems,
  missingIn,
  problemsIn,
  trimmed,
} from '../../parts/form/local-text.ts';

type OfficeCalls = typeof calls.officeVip;
export type Ladder = CallValue<OfficeCalls['officePublishVip']>;

/** A level as it is edited: its benefits are lines, one each, in the same order in every language. */
export interface LevelDraft {
  readonly title: LocalText;
  readonly turnover: string;
  readonly benefits: LocalText;
}

export type LevelProblem = 'missing' | 'long' | 'many' | 'unequal' | 'amount' | 'rising';
export type LevelProblems = DraftProblems<LevelDraft, LevelProblem>;

export const emptyLevel: LevelDraft = {
  title: emptyText,
  turnover: '',
  benefits: emptyText,
};

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const draftsOf = ({ levels }: Pick<Ladder, 'levels'>): LevelDraft[] =>
  levels.map(({ title, turnover, benefits }) => ({
    title,
    turnover,
    benefits: inEveryLanguage((code) => benefits.map((benefit) => benefit[code]).join('\n')),
  }));

/** An amount as typed, in hundredths; null for none. Thousands may be grouped. */
function hundredths(typed: string): bigint | null {
  const [, whole, part = ''] = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(typed.replaceAll(',', '').trim()) ?? [];
  return whole === undefined ? null : BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'));
}

/** As the wire writes it; an empty text where nothing of the kind was typed. */
export function amountOf(typed: string): string {
  const units = hundredths(typed);
  return units === null ? '' : `${units / 100n}.${String(units % 100n).padStart(2, '0')}`;
}

/** What stands in the way of publishing, level by level. */
export const problemsOf = (levels: readonly LevelDraft[]): LevelProblems[] =>
  levels.map(({ title, benefits, turnover }, index) =>
    problemsFound<LevelDraft, LevelProblem>({
      title: missingIn(title),
      benefits: benefitProblems(benefits),
      turnover: turnoverProblem(turnover, index === 0 ? null : (levels[index - 1]?.turnover ?? '')),
    }),
  );

function benefitProblems(benefits: LocalText): LocalProblems<LevelProblem> | undefined {
  const [first] = languageCodes;
  const many = first === undefined ? 0 : linesOf(benefits[first]).length;
  return problemsIn(benefits, (text) => {
    const lines = linesOf(text);
    if (lines.length > vipLimits.benefitsMax) return 'many';
    if (lines.some((line) => line.length > vipLimits.benefitMax)) return 'long';
    return lines.length === many ? null : 'unequal';
  });
}

/** `before`: what the level below asks for; null for the first, which asks for nothing. */
function turnoverProblem(typed: string, before: string | null): 'amount' | 'rising' | undefined {
  const turnover = hundredths(typed);
  if (turnover === null) return 'amount';
  if (before === null) return turnover === 0n ? undefined : 'rising';
  const below = hundredths(before);
  return below !== null && turnover <= below ? 'rising' : undefined;
}

export function wishOf(
  levels: readonly LevelDraft[],
  version: number,
): CallRequest<OfficeCalls['officePublishVip']> {
  return {
    body: {
      version,
      levels: levels.map(({ title, turnover, benefits }) => {
        const lines = inEveryLanguage((code) => linesOf(benefits[code]));
        const count = Math.max(...languageCodes.map((code) => lines[code].length));
        return {
          title: trimmed(title),
          turnover: amountOf(turnover),
          benefits: Array.from({ length: count }, (_, at) =>
            inEveryLanguage((code) => lines[code][at] ?? ''),
          ),
        };
      }),
    },
  };
}
