import { type calls, isRefusal, type Refusal, refuse } from '@ikka/contract';
import type { Handlers, PlaySession } from '../../platform/calls.ts';
import type { TableChat } from './index.ts';
import type { Sitter } from './parts.ts';
import type { CardTable } from './ports.ts';
import { lineView } from './say-line.ts';

/** What the page of a table asks. Whoever opened another game, or names a room that is none of it, gets nothing here. */
export function tableChatRoutes(
  chat: TableChat,
  cardTable: (play: PlaySession, roomId: string) => Promise<CardTable | null>,
): Handlers<(typeof calls)['tableChat']> {
  const sitterAt = async (
    play: PlaySession,
    { room }: { readonly room?: string | undefined },
  ): Promise<Sitter | Refusal<'game.unavailable'>> => {
    const { memberId, currency, isTrial, gameId } = play;
    const who = { memberId, currency, isTrial };
    if (room === undefined && chat.isTable(gameId)) return { ...who, tableId: gameId };
    const cards = room === undefined ? null : await cardTable(play, room);
    return room === undefined || cards === null
      ? refuse('game.unavailable', { gameId })
      : { ...who, tableId: room, cards };
  };
  return {
    async tableTalk({ query }, { play }) {
      const sitter = await sitterAt(play, query);
      return isRefusal(sitter) ? sitter : chat.read(sitter);
    },
    async sayAtTable({ query, body }, { play }) {
      const sitter = await sitterAt(play, query);
      if (isRefusal(sitter)) return sitter;
      const said = await chat.say(sitter, body);
      return isRefusal(said) ? said : lineView(said);
    },
    async reportTableLine({ params, query, body }, { play }) {
      const sitter = await sitterAt(play, query);
      return isRefusal(sitter) ? sitter : chat.report(sitter, { no: params.no, reason: body.reason });
    },
    async hideTableWriter({ params, query, body }, { play }) {
      const sitter = await sitterAt(play, query);
      if (isRefusal(sitter)) return sitter;
      const hidden = await chat.hide(sitter, { alias: params.writer, isHidden: body.isHidden });
      return isRefusal(hidden) ? hidden : { hidden };
    },
  };
}
