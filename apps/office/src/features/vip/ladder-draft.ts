import { type CallRequest, type CallValue, type calls, vipLimits } from '@ikka/contract';

type OfficeCalls = typeof calls.officeVip;
export type Ladder = CallValue<OfficeCalls['officePublishVip']>;

/** A level as it is edited: its benefits are lines, one each, in the same order in both languages. */
export interface LevelDraft {
  readonly titleEn: string;
  readonly titleUr: string;
  readonly turnover: string;
  readonly benefitsEn: string;
  readonly benefitsUr: string;
}

export type LevelProblem = 'missing' | 'long' | 'many' | 'unequal' | 'amount' | 'rising';
export type LevelProblems = { readonly [Field in keyof LevelDraft]?: LevelProblem };

export const emptyLevel: LevelDraft = {
  titleEn: '',
  titleUr: '',
  turnover: '',
  benefitsEn: '',
  benefitsUr: '',
};

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const draftsOf = ({ levels }: Pick<Ladder, 'levels'>): LevelDraft[] =>
  levels.map(({ title, turnover, benefits }) => ({
    titleEn: title.EN,
    titleUr: title.UR,
    turnover,
    benefitsEn: benefits.map(({ EN }) => EN).join('\n'),
    benefitsUr: benefits.map(({ UR }) => UR).join('\n'),
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
export function problemsOf(levels: readonly LevelDraft[]): LevelProblems[] {
  return levels.map((level, index) => {
    const problems: { -readonly [Field in keyof LevelDraft]?: LevelProblem } = {};
    for (const field of ['titleEn', 'titleUr'] as const) {
      if (level[field].trim() === '') problems[field] = 'missing';
    }
    const [english, urdu] = [linesOf(level.benefitsEn), linesOf(level.benefitsUr)];
    if (english.length !== urdu.length) problems.benefitsUr = 'unequal';
    if (english.length > vipLimits.benefitsMax) problems.benefitsEn = 'many';
    else if (english.some((line) => line.length > vipLimits.benefitMax)) problems.benefitsEn = 'long';
    if (urdu.some((line) => line.length > vipLimits.benefitMax)) problems.benefitsUr = 'long';
    const turnover = hundredths(level.turnover);
    const before = index === 0 ? null : hundredths(levels[index - 1]?.turnover ?? '');
    if (turnover === null) problems.turnover = 'amount';
    else if (index === 0 ? turnover !== 0n : before !== null && turnover <= before)
      problems.turnover = 'rising';
    return problems;
  });
}

export function wishOf(
  levels: readonly LevelDraft[],
  version: number,
): CallRequest<OfficeCalls['officePublishVip']> {
  return {
    body: {
      version,
      levels: levels.map((level) => {
        const urdu = linesOf(level.benefitsUr);
        return {
          title: { EN: level.titleEn.trim(), UR: level.titleUr.trim() },
          turnover: amountOf(level.turnover),
          benefits: linesOf(level.benefitsEn).map((EN, index) => ({ EN, UR: urdu[index] ?? '' })),
        };
      }),
    },
  };
}
