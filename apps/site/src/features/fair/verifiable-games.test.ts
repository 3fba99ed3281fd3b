import { languages, wireLanguage } from '@ikka/i18n';
import { describe, expect, it } from 'vitest';
import { claimErrors, exampleClaim } from '../../parts/rounds/claim.ts';
import { verifiableGames } from './verifiable-games.ts';

describe.each(languages)('the games of the verifier in %s', (language) => {
  const codes = verifiableGames.map(({ game }) => game.code);
  const names = verifiableGames.map((one) => one.names[wireLanguage(language)]);

  it('are all named in words', () => {
    expect(names.filter((name) => name === '' || /^[a-z-]+$/.test(name))).toEqual([]);
  });

  it('are told apart by their names', () => {
    expect(new Set(names).size).toBe(new Set(codes).size);
  });
});

it.each(verifiableGames)(
  'the example of $game.code $game.version can be computed with',
  ({ game, example }) => {
    expect(claimErrors({ ...exampleClaim, ...example }, game)).toEqual([]);
  },
);
