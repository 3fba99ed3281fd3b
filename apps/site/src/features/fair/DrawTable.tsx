import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { SlotSymbolPicture } from '../../parts/rounds/SlotReels.tsx';
import classes from './FairPage.module.css';
import { type SlotVerdict, stopCount } from './verify-round.ts';

/** The draws of the round, one by one; of a long round the first spin until the rest is asked for. */
export function DrawTable({ verdict }: { verdict: SlotVerdict }) {
  const { t } = useTranslation('fair');
  const [isWhole, setWhole] = useState(false);
  const spins = isWhole ? verdict.draws : verdict.draws.slice(0, 1);
  const rows = spins.flatMap((draws, spin) =>
    draws.map((draw) => ({ id: `${spin}-${draw.reel}`, spin, draw })),
  );
  return (
    <>
      <h3 className={classes.panelTitle}>{t('draws.title')}</h3>
      <p className={classes.hint}>{t('draws.hint', { stops: stopCount })}</p>
      <div className={classes.scroll}>
        <table className={classes.draws}>
          <thead>
            <tr>
              <th scope="col">{t(verdict.draws.length > 1 ? 'draws.spin' : 'draws.reelHead')}</th>
              <th scope="col">{t('draws.bytes')}</th>
              <th scope="col">{t('draws.number')}</th>
              <th scope="col">{t('draws.stop')}</th>
              <th scope="col">{t('draws.symbols')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, spin, draw }) => (
              <tr key={id} data-first={(draw.reel === 1 && spin > 0) || undefined}>
                <td>
                  {verdict.draws.length > 1 ? `${spin + 1} · ` : ''}
                  {t('draws.reel', { reel: draw.reel })}
                </td>
                <td className={classes.bytes}>
                  <Figure>{draw.bytes}</Figure>
                </td>
                <td>
                  <Figure>{draw.number}</Figure>
                </td>
                <td>
                  <Figure>{draw.stop}</Figure>
                </td>
                <td>
                  <span className={classes.shows} dir="ltr">
                    {(verdict.round.spins[spin]?.window[draw.reel - 1] ?? [])
                      .map((symbol, row) => ({ id: `${id}-${row}`, symbol }))
                      .map((cell) => (
                        <SlotSymbolPicture key={cell.id} symbol={cell.symbol} size={26} />
                      ))}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isWhole && verdict.draws.length > 1 ? (
        <Button variant="light" onClick={() => setWhole(true)}>
          {t('draws.more', { count: verdict.draws.length })}
        </Button>
      ) : null}
    </>
  );
}
