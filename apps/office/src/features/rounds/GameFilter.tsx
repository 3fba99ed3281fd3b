import { calls } from '@ikka/contract';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useRead } from '../../api/use-call.ts';
import { gameOptions, nameToFind } from './game-options.ts';

const offered = 50;

/** One game of the catalogue, however many there are, found by a part of its name. One that has gone keeps its id as its name. */
export function GameFilter({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange: (gameId: string | undefined) => void;
}) {
  const { t } = useTranslation('office');
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const chosen = useRead(
    calls.catalogue.gameList,
    { query: { gameId: value ?? '' } },
    { enabled: value !== undefined },
  );
  const chosenGame = chosen.data?.games.find(({ gameId }) => gameId === value);
  const none = t('filter.any');
  const [gameName] = useDebouncedValue(
    nameToFind(search, [none, value, chosenGame?.displayName.EN, chosenGame?.displayName.UR]),
    250,
  );
  const found = useRead(calls.catalogue.gameList, {
    query: { pageSize: offered, ...(gameName === '' ? {} : { gameName }) },
  });
  const data = gameOptions(found.data?.games ?? [], { value, chosenGame, language, none });
  return (
    <Select
      label={t('rounds.game')}
      searchable
      nothingFoundMessage={t('rounds.noGame')}
      data={data}
      // The server has looked already, in both languages.
      filter={({ options }) => options}
      value={value ?? ''}
      onChange={(next) => onChange(next ? next : undefined)}
      searchValue={search}
      onSearchChange={setSearch}
    />
  );
}
