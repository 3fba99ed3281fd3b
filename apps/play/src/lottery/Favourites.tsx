import { useTranslation } from '@ikka/i18n/react';
import { playOf, type ShapeCode } from '@ikka/lottery/rules';
import { usePlayWords } from '@ikka/lottery/stage';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconHeartFilled, IconX } from '@tabler/icons-react';
import { type Favourite, withoutFavourite } from './desk-memory.ts';
import classes from './slip.module.css';
import type { BetMaker } from './use-bet-maker.ts';
import type { useMemory } from './use-memory.ts';

/** Slips that the member kept for this lottery; a press adds their lines to the slip. */
export function Favourites({
  maker,
  memory: [, remember],
}: {
  maker: BetMaker;
  memory: ReturnType<typeof useMemory>;
}) {
  const { t } = useTranslation('lotteryDesk');
  if (maker.favourites.length === 0) {
    return maker.items.length === 0 ? <p className={classes.note}>{t('favouritesEmpty')}</p> : null;
  }
  return (
    <div className={classes.favourites} data-testid="favourites">
      <h3>{t('favourites')}</h3>
      <ul>
        {maker.favourites.map((favourite) => (
          <li key={JSON.stringify(favourite)}>
            <UnstyledButton onClick={() => maker.addLines(favourite.lines)} title={t('useFavourite')}>
              <IconHeartFilled size={14} aria-hidden="true" />
              <FavouriteText favourite={favourite} shape={maker.play.shape} />
            </UnstyledButton>
            <ActionIcon
              variant="subtle"
              size="sm"
              aria-label={t('removeFavourite')}
              onClick={() =>
                remember((before) => {
                  const kept = before.favourites.find(
                    (one) => JSON.stringify(one) === JSON.stringify(favourite),
                  );
                  return kept === undefined ? before : withoutFavourite(before, kept);
                })
              }
            >
              <IconX size={14} />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FavouriteText({ favourite: { lines }, shape }: { favourite: Favourite; shape: ShapeCode }) {
  const { t } = useTranslation('lotteryDesk');
  const words = usePlayWords();
  const [first] = lines;
  const play = first && playOf(shape, first.play);
  return (
    <span>
      {play === undefined ? first?.play : words.full(play)}{' '}
      <bdi dir="ltr">{first?.selection.replaceAll(/[A-Z][A-Z0-9_]+/g, words.result)}</bdi>
      {lines.length > 1 ? <small> · {t('linesCount', { count: lines.length })}</small> : null}
    </span>
  );
}
