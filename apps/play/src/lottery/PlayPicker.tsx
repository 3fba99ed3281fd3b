import { useTranslation } from '@ikka/i18n/react';
import type { Play } from '@ikka/lottery/rules';
import { usePlayWords } from '@ikka/lottery/stage';
import { useEffect, useRef } from 'react';
import classes from './picker.module.css';
import type { Sheet } from './use-desk.ts';

/** The bets of a lottery that are open, as tabs; of five digits by the digits that they are on. Below, the chosen one in a sentence. */
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
  // Bets on no digits in particular come first: they are the easy ones.
  const groups = [...Map.groupBy(plays, (play) => words.group(play) ?? '')].toSorted(
    ([a], [b]) => Number(a !== '') - Number(b !== ''),
  );
  const open = words.group(chosen) ?? '';
  const inGroup = groups.find(([group]) => group === open)?.[1] ?? [];
  return (
    <section className={classes.picker} aria-label={t('betTypes')}>
      {groups.length > 1 ? (
        <fieldset className={classes.groups} aria-label={t('part.digits')}>
          {groups.map(([group, of]) => (
            <button
              key={group}
              type="button"
              aria-pressed={group === open}
              onClick={() => group !== open && onChoose(of[0]?.code ?? '')}
            >
              {group === '' ? t('allWindows') : group}
            </button>
          ))}
        </fieldset>
      ) : null}
      <Tabs plays={inGroup} chosen={chosen} onChoose={onChoose} />
      <p className={classes.how} id="bet-how">
        {words.part(chosen, 'how')}{' '}
        <em>
          {t('example')} {words.part(chosen, 'example')}
        </em>
      </p>
      <p className={classes.odds}>
        {t('odds')} <strong>{oddsText(odds, (from, to) => t('oddsFromTo', { from, to }))}</strong>
      </p>
    </section>
  );
}

/** One stop of the Tab key; arrow keys go from tab to tab. */
function Tabs({
  plays,
  chosen,
  onChoose,
}: {
  plays: readonly Play[];
  chosen: Play;
  onChoose: (code: string) => void;
}) {
  const { t } = useTranslation('lotteryDesk');
  const words = usePlayWords();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector(`[data-play-code="${chosen.code}"]`);
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen.code]);
  function walk(event: React.KeyboardEvent) {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const step = { [forward]: 1, ArrowLeft: -1, ArrowRight: -1 }[event.key] ?? 0;
    if (step === 0) return;
    event.preventDefault();
    const next = plays[(plays.indexOf(chosen) + step + plays.length) % plays.length];
    if (next === undefined) return;
    onChoose(next.code);
    list.current?.querySelector<HTMLElement>(`[data-play-code="${next.code}"]`)?.focus();
  }
  return (
    <div ref={list} className={classes.tabs} role="tablist" aria-label={t('betTypes')} onKeyDown={walk}>
      {plays.map((play) => (
        <button
          key={play.code}
          type="button"
          role="tab"
          aria-selected={play.code === chosen.code}
          aria-describedby={play.code === chosen.code ? 'bet-how' : undefined}
          tabIndex={play.code === chosen.code ? 0 : -1}
          data-play-code={play.code}
          onClick={() => onChoose(play.code)}
        >
          {words.part(play, 'name')}
        </button>
      ))}
    </div>
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
