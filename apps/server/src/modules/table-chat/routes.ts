import { type calls, isRefusal, type Refusal, refuse } from '@ikka/contract';
import type { Handlers, PlaySession } from '../../platform/calls.ts';
import type { TableChat } from './index.ts';
import { lineView } from './say-line.ts';

/** What the page of a table asks. Whoever opened another game gets nothing here. */
export function tableChatRoutes(chat: TableChat): Handlers<(typeof calls)['tableChat']> {
  const awayFrom = ({ gameId }: PlaySession): Refusal<'game.unavailable'> | null =>
    chat.isTable(gameId) ? null : refuse('game.unavailable', { gameId });
  return {
    tableTalk: (_input, { play }) => awayFrom(play) ?? chat.read(play),
    async sayAtTable({ body }, { play }) {
      const said = awayFrom(play) ?? (await chat.say(play, body));
      return isRefusal(said) ? said : lineView(said);
    },
    reportTableLine: ({ params, body }, { play }) =>
      awayFrom(play) ?? chat.report(play, { no: params.no, reason: body.reason }),
    async hideTableWriter({ params, body }, { play }) {
      const hidden =
        awayFrom(play) ?? (await chat.hide(play, { alias: params.writer, isHidden: body.isHidden }));
      return isRefusal(hidden) ? hidden : { hidden };
    },
  };
}
