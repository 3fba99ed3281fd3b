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

/** Once for the whole book: whoever reads what the device keeps tells all others that do, and there are a hundred matches on a list. */
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
