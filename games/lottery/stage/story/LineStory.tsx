import { useTranslation } from '@ikka/i18n/react';
import type { ReactNode } from 'react';
import type { ShapeCode } from '../../rules/index.ts';
import { usePartName } from '../words/use-part-name.ts';
import { usePlayWords } from '../words/use-play-words.ts';
import classes from './LineStory.module.css';
import { type ToldHit, type ToldLine, tellLine } from './tell-line.ts';

/** Longer lists are cut; the whole is in the line's own text. */
const shownMost = 12;

/** A line of a slip in words: what was chosen, what came of it, and why it won or lost. */
export function LineStory({
  shape,
  line,
  board,
  units,
  money,
}: {
  shape: ShapeCode;
  line: ToldLine;
  board: string | null;
  units: number;
  /** What the line cost and, once it is settled, paid. */
  money: ReactNode;
}) {
  const { t } = useTranslation('lotteryDesk');
  const words = usePlayWords();
  const partName = usePartName();
  const story = tellLine(shape, line, board);
  if (story === null) {
    return (
      <div className={classes.line}>
        <strong>{line.play}</strong>
        <bdi dir="ltr">{line.selection}</bdi>
        {money}
      </div>
    );
  }
  const { play, chosen, hits } = story;
  const text = (symbol: string) => (/^[A-Z][A-Z0-9_]+$/.test(symbol) ? words.result(symbol) : symbol);
  return (
    <div className={classes.line} data-won={hits === null ? undefined : hits.length > 0}>
      <header>
        <strong>{words.full(play)}</strong>
        <span className={classes.money}>{money}</span>
      </header>
      <ul className={classes.chosen}>
        {chosen.map(({ part, symbols }) => (
          <li key={part.code}>
            {play.grammar.parts.length > 1 ? <small>{partName(part.code)}</small> : null}
            {symbols.slice(0, shownMost).map((symbol) => (
              <span
                key={symbol}
                className={classes.symbol}
                data-hit={hits?.some((hit) => hit.symbols.includes(symbol)) || undefined}
              >
                {text(symbol)}
              </span>
            ))}
            {symbols.length > shownMost ? (
              <small>{t('andMore', { count: symbols.length - shownMost })}</small>
            ) : null}
          </li>
        ))}
      </ul>
      <p className={classes.how}>
        {t('units', { count: units })} · {t('odds')}{' '}
        <bdi>{[...new Set(Object.values(line.odds))].slice(0, 4).join(' / ')}</bdi>
      </p>
      {hits === null ? null : hits.length === 0 ? (
        <p className={classes.why}>
          {t('whyLost')} <span>{words.part(play, 'how')}</span>
        </p>
      ) : (
        <ul className={classes.hits}>
          {hits.slice(0, shownMost).map((hit, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: hits may be alike, and are known by their place
            <li key={at}>
              <Hit hit={hit} text={text} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Hit({ hit, text }: { hit: ToldHit; text: (symbol: string) => string }) {
  const { t } = useTranslation('lotteryDesk');
  const places = hit.at.slice(0, shownMost);
  return (
    <>
      <span className={classes.came}>
        <b>{hit.symbols.slice(0, shownMost).map(text).join(', ')}</b>{' '}
        {places.length === 0 ? t('cameNowhere') : null}
      </span>
      {places.length === 0 ? null : (
        <span className={classes.places} dir="ltr">
          {places.map(({ group, before, decisive, after }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places of one row have no other name
            <span key={at} title={t(`group.${group as 'special'}`)}>
              {before}
              <mark>{decisive}</mark>
              {after}
            </span>
          ))}
        </span>
      )}
      <span className={classes.pays}>
        <bdi dir="ltr">
          {hit.times} × {hit.odds}
        </bdi>
      </span>
    </>
  );
}
