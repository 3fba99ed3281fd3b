import { useTranslation } from '@ikka/i18n/react';
import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useFavourites } from './use-favourites.ts';

/** Marks a match as a favourite, or no more. */
export function FavouriteButton({ fixture }: { fixture: string }) {
  const { t } = useTranslation('sportsbook');
  const { ids, toggle } = useFavourites();
  const isMarked = ids.includes(fixture);
  const Star = isMarked ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      variant="subtle"
      size="md"
      aria-label={t('favourite')}
      aria-pressed={isMarked}
      color={isMarked ? 'gold' : 'gray'}
      onClick={() => toggle(fixture)}
      data-testid="favourite"
    >
      <Star size={16} />
    </ActionIcon>
  );
}
