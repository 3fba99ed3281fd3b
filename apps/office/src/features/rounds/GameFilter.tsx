import { calls } from '@ikka/contract';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Select } from '@mantine/core';
import { useRead } from '../../api/use-call.ts';

const any = '';

/** One game of the catalogue, found by typing a part of its name. A game that has gone keeps its id as its name. */
export function GameFilter({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange: (gameId: string | undefined) => void;
}) {
  const { t } = useTranslation('office');
  const language = useLanguage();
  const { data } = useRead(calls.catalogue.gameList, { query: { pageSize: 100 } });
  const games = (data?.games ?? []).map((game) => ({
    value: game.gameId,
    label: language === 'ur' ? game.displayName.UR : game.displayName.EN,
  }));
  const isGone = value !== undefined && !games.some((game) => game.value === value);
  return (
    <Select
      label={t('rounds.game')}
      searchable
      nothingFoundMessage={t('rounds.noGame')}
      value={value ?? any}
      onChange={(next) => onChange(next === null || next === any ? undefined : next)}
      data={[{ value: any, label: t('filter.any') }, ...games, ...(isGone ? [{ value, label: value }] : [])]}
    />
  );
}
