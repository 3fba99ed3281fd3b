import { useLanguage } from '@ikka/i18n/react';
import type { Cell, SlotSymbol, SpinView } from '@ikka/karakoram-25/rules';
import classes from './SlotReels.module.css';

/** The order of the symbols in the row of pictures. */
const pictures = ['1', '2', '3', '4', 'A', 'K', 'Q', 'J', 'S', 'W-en', 'W-ur'];

/** One symbol of the strips. */
export function SlotSymbolPicture({ symbol, size }: { symbol: SlotSymbol; size?: number }) {
  const language = useLanguage();
  const index = pictures.indexOf(symbol === 'W' ? `W-${language}` : symbol);
  return (
    <span
      className={classes.symbol}
      role="img"
      aria-label={symbol}
      style={{
        backgroundPosition: `${(index / (pictures.length - 1)) * 100}% 0`,
        ...(size ? { inlineSize: size, blockSize: size } : {}),
      }}
    />
  );
}

/** The window of a spin as it stood, with the cells of `lit` in light and the others dimmed. Always from left to right. */
export function SlotReels({ spin, lit }: { spin: SpinView; lit: readonly Cell[] }) {
  const isLit = (reel: number, row: number) => lit.some((cell) => cell.reel === reel && cell.row === row);
  const columns = spin.window.map((column, reel) => ({ id: `reel-${reel}`, reel, column }));
  return (
    <div className={classes.reels} dir="ltr" data-free={spin.isFree || undefined}>
      {columns.map(({ id, reel, column }) => (
        <div key={id} className={classes.reel}>
          {column
            .map((symbol, row) => ({ id: `${id}-${row}`, symbol, row }))
            .map((cell) => (
              <span
                key={cell.id}
                className={classes.cell}
                data-lit={lit.length === 0 ? undefined : isLit(reel, cell.row)}
              >
                <SlotSymbolPicture symbol={cell.symbol} />
              </span>
            ))}
        </div>
      ))}
    </div>
  );
}
