import { gameOf } from '@ikka/lottery/rules';

/** The lottery and the bet type that the address of the frame asks for; `launched` where it names no lottery. */
export function askedBet(
  search: string,
  launched: string,
): { readonly game: string; readonly play: string | null } {
  const asked = new URLSearchParams(search);
  const game = asked.get('gameCode') ?? '';
  return {
    game: gameOf(game) === undefined ? launched : game,
    play: asked.get('playType'),
  };
}
