import { multiplierOf, ROLL_COUNT, readChoice, rtp, tellRound, winningRolls } from '@ikka/dice/rules';
import type { Language } from '@ikka/i18n';
import { createTexts, I18nextProvider } from '@ikka/i18n/react';
import type { ArcadeGuide } from '@ikka/stage-kit';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PlayContext } from '../hud/use-play.ts';
import { bench, state } from '../round/play-test-bench.ts';
import { BetBox } from './BetBox.tsx';
import { GuideContext } from './use-guide.ts';

const guide: ArcadeGuide = {
  kind: 'arcade',
  texts: 'dice',
  rtp: { least: Number(rtp.numerator) / Number(rtp.denominator), greatest: 0.99 },
  first: { side: 'over', target: 5_050 },
  fields: [{ kind: 'number', name: 'target', min: 200, max: 9_799, digits: 2 }],
  readChoice,
  prizes(value) {
    const choice = readChoice(value);
    if (!choice) throw new TypeError('not a choice of dice');
    return [{ multiplier: multiplierOf(choice), chance: winningRolls(choice) / ROLL_COUNT }];
  },
  tell: tellRound,
};
const first = state({ anyStake: true, stakes: ['2.00', '1000.00'], defaultStake: '10.00' });

describe.each<Language>(['en', 'ur'])('the bet box in %s', (language) => {
  let texts: Awaited<ReturnType<typeof createTexts>>;
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    vi.stubGlobal('addEventListener', () => {});
    texts = await createTexts(['arcade', 'play', 'common']);
    await texts.loadNamespaces('dice');
    await texts.changeLanguage(language);
    vi.unstubAllGlobals();
  });
  afterAll(() => vi.unstubAllGlobals());

  const boxAfter = (...typed: readonly (readonly [string, string])[]) => {
    const { play, stage } = bench([], { choosing: guide, first });
    play.setStage(stage);
    for (const [name, text] of typed) {
      play.numbers.type(name, text);
      play.numbers.leave(name);
    }
    return renderToStaticMarkup(
      <MantineProvider>
        <I18nextProvider i18n={texts}>
          <PlayContext value={play}>
            <GuideContext value={guide}>
              <BetBox onAutoplay={() => {}} />
            </GuideContext>
          </PlayContext>
        </I18nextProvider>
      </MantineProvider>,
    );
  };
  const tagOf = (html: string, testId: string): string => {
    const tag = html.match(new RegExp(`<[a-z]+[^>]*data-testid="${testId}"[^>]*>`))?.[0];
    if (tag === undefined) throw new Error(`nothing is called ${testId}`);
    return tag;
  };
  const wordsIn = (html: string, testId: string): string =>
    html
      .slice(html.indexOf(tagOf(html, testId)))
      .split('</p>')[0]
      ?.split('</dd>')[0]
      ?.replace(/<[^>]*>/g, '') ?? '';

  it('takes a bet while everything typed can be played', () => {
    const html = boxAfter(['stake', '20'], ['target', '25']);
    expect(tagOf(html, 'stake')).toContain('value="20.00"');
    for (const button of ['spin', 'autoplay']) expect(tagOf(html, button)).not.toContain('disabled');
    expect(wordsIn(html, 'gain')).toContain('Rs 6.');
    expect(html).not.toContain('why-no-bet');
  });

  it.each([
    ['stake', '7,500', 'stake', /1,000\.00/, 'gain'],
    ['stake', '0.50', 'stake', /2\.00/, 'gain'],
    ['target', '99', 'choice-target', /97\.99/, 'multiplier'],
    ['target', 'x', 'choice-target', /2/, 'gain'],
  ])(
    'takes none while %s is %s, says why and shows no figure of another bet',
    (name, text, id, words, figure) => {
      const html = boxAfter([name, text]);
      expect(tagOf(html, id)).toContain(`value="${text}"`);
      expect(tagOf(html, id)).toContain('aria-invalid="true"');
      for (const button of ['spin', 'autoplay']) expect(tagOf(html, button)).toContain('disabled');
      expect(wordsIn(html, 'why-no-bet')).toMatch(words);
      expect(tagOf(html, 'spin')).toContain('aria-describedby="why-no-bet"');
      expect(wordsIn(html, figure)).toBe('–');
    },
  );
});
