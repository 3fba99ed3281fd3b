import { hallOf, kindOf } from '@ikka/darya/rules';

/** What a staged boss becomes when this stage of it is caught; null where the fish is gone. */
export function nextStage(gameId: string, kind: string): string | null {
  const hall = hallOf(gameId);
  return (hall === undefined ? undefined : kindOf(hall, kind)?.next) ?? null;
}
