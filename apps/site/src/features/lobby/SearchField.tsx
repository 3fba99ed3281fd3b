import { useTranslation } from '@ikka/i18n/react';
import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import classes from './CategoryGames.module.css';
import { useLobbyAddress } from './use-lobby-address.ts';

/** Looks for a name while it is typed. The address follows a moment later, and leads when one goes back. */
export function SearchField({ name }: { name: string | undefined }) {
  const { t } = useTranslation('lobby');
  const { alter } = useLobbyAddress();
  const [typed, setTyped] = useState(name ?? '');
  const told = useRef(name ?? '');
  const tell = (text: string) => {
    told.current = text.trim();
    alter({ name: told.current || undefined }, true);
  };
  const find = useDebouncedCallback(tell, 200);
  useEffect(() => {
    if ((name ?? '') === told.current) return;
    told.current = name ?? '';
    setTyped(name ?? '');
  }, [name]);
  return (
    <TextInput
      type="search"
      size="md"
      maxLength={80}
      className={classes.search ?? ''}
      aria-label={t('search')}
      placeholder={t('search')}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={
        typed ? (
          <CloseButton
            aria-label={t('clearSearch')}
            onClick={() => {
              setTyped('');
              tell('');
            }}
          />
        ) : null
      }
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        find(event.currentTarget.value);
      }}
    />
  );
}
