import { favouritesMost } from '@ikka/contract';
import { useLocalStorage } from '@mantine/hooks';
import { createContext, useCallback, useContext, useMemo } from 'react';

/** The matches that the player marked on this device. */
export interface Favourites {
  /** The latest first. */
  readonly ids: readonly string[];
  readonly toggle: (id: string) => void;
}

export const FavouritesContext = createContext<Favourites>({ ids: [], toggle: () => undefined });
export const useFavourites = (): Favourites => useContext(FavouritesContext);

/** To be used once for the whole book: every use of a storage notifies all the others, and a list has a hundred matches. */
export function useKeptFavourites(): Favourites {
  const [ids, setIds] = useLocalStorage<string[]>({ key: 'ikka.sports.favourites', defaultValue: [] });
  const toggle = useCallback(
    (id: string) =>
      setIds((known) =>
        known.includes(id) ? known.filter((one) => one !== id) : [id, ...known].slice(0, favouritesMost),
      ),
    [setIds],
  );
  return useMemo(() => ({ ids, toggle }), [ids, toggle]);
}
