import { favouritesMost } from '@ikka/contract';
import { useLocalStorage } from '@mantine/hooks';

/** The matches that the player marked on this device, the latest first. */
export function useFavourites(): {
  readonly ids: readonly string[];
  readonly toggle: (id: string) => void;
} {
  const [ids, setIds] = useLocalStorage<string[]>({ key: 'ikka.sports.favourites', defaultValue: [] });
  const toggle = (id: string) =>
    setIds((known) =>
      known.includes(id) ? known.filter((one) => one !== id) : [id, ...known].slice(0, favouritesMost),
    );
  return { ids, toggle };
}
