import { useGameTexts, useTranslation } from '@ikka/i18n/react';
import { type Play, playWords, windowKey } from '@ikka/lottery/rules';
import { Select } from '@mantine/core';
import classes from './maker.module.css';
import type { Sheet } from './use-desk.ts';

/** The bets of a lottery that are open; of five digits in groups, by the digits that they are on. */
export function PlayPicker({
  plays,
  odds,
  chosen,
  onChoose,
}: {
  plays: readonly Play[];
  odds: Sheet['plays'][number]['odds'];
  chosen: Play;
  onChoose: (code: string) => void;
}) {
  const { t } = useTranslation('lotteryDesk');
  const words = usePlayWords();
  const groups = Map.groupBy(plays, (play) => words.group(play));
  return (
    <section className={classes.picker}>
      <Select
        label={t('play')}
        value={chosen.code}
        onChange={(code) => code !== null && onChoose(code)}
        allowDeselect={false}
        searchable
        maxDropdownHeight={360}
        data={
          groups.size > 1
            ? [...groups].map(([group, items]) => ({
                group: group ?? t('allWindows'),
                items: items.map((play) => ({ value: play.code, label: words.full(play) })),
              }))
            : plays.map((play) => ({ value: play.code, label: words.full(play) }))
        }
      />
      <p className={classes.how}>
        {words.part(chosen, 'how')} <span>{words.part(chosen, 'example')}</span>
      </p>
      <p className={classes.how}>
        {t('odds')}: <strong>{oddsText(odds, (from, to) => t('oddsFromTo', { from, to }))}</strong>
      </p>
    </section>
  );
}

/** One figure, or the least and the greatest of several. */
export function oddsText(
  odds: Readonly<Record<string, string>>,
  fromTo: (from: string, to: string) => string,
): string {
  const [least = '', ...others] = Object.values(odds).toSorted((a, b) => Number(a) - Number(b));
  const most = others.at(-1) ?? least;
  return least === most ? least : fromTo(least, most);
}

/** What plays are called. */
export function usePlayWords() {
  const { say } = useGameTexts('lottery');
  const said = (key: string, values?: Readonly<Record<string, string | number>>) =>
    say(key.replace('lottery:', ''), values);
  const part = (play: Play, of: 'name' | 'how' | 'example') => {
    const { key, values } = playWords(play, of);
    return said(key, values);
  };
  const group = (play: Play): string | null => {
    const key = windowKey(play);
    return key === null ? null : said(key);
  };
  return {
    part,
    group,
    full: (play: Play) => [group(play), part(play, 'name')].filter((word) => word !== null).join(' · '),
    result: (name: string) => said(`lottery:results.${name}`),
  };
}
