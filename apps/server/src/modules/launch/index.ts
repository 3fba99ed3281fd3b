import { hash, randomBytes } from 'node:crypto';
import { type LanguageCode, type Refusal, refuse } from '@ikka/contract';
import { v7 as uuidv7 } from 'uuid';
import type { PlaySession, SessionMember } from '../../platform/calls.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Catalogue, ClosedGame } from '../catalogue/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Settings } from '../settings/index.ts';
import { type Bearer, createPlaySessions } from './play-sessions.ts';
import {
  forgetOld,
  insertPlaySession,
  insertToken,
  mostOpenedGames,
  recentGames,
  spendToken,
} from './store.ts';

export { launchPorts } from './ports.ts';

export interface LaunchParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'get'>;
  readonly catalogue: Pick<Catalogue, 'game' | 'whyClosed'>;
  /** Whether the member's session still lives; asking counts as a sign of life of the session. */
  readonly isSessionLive: (sessionId: string) => Promise<boolean>;
  /** Whether the member may open a game now. */
  readonly mayPlay: Protection['mayPlay'];
  /** Whether something that the member began in the game is still on: it is opened to end that, whatever keeps him from beginning more. */
  readonly hasOpen: (member: Pick<PlaySession, 'memberId' | 'currency'>, gameId: string) => Promise<boolean>;
  /** Where the games of an outside vendor open; null for the house's own. */
  readonly gameUrlOf: (vendorCode: string) => string | null;
  /** Where they open for players who do not reach that address; null where there is no other. */
  readonly secondGameUrlOf: (vendorCode: string) => string | null;
}

type Held = Refusal<'protection.excluded' | 'protection.time_used_up'>;

export interface Launch {
  /** Answers the address of the game's page for this member, with a token in its fragment. */
  launch(
    member: SessionMember,
    wish: { readonly gameId: string; readonly vassalage: string; readonly language: LanguageCode },
  ): Promise<{ game_url: string; game_url2?: string } | Refusal<'game.unknown'> | ClosedGame | Held>;
  /** Spends a launch token for a play session. The session's token is answered once and stored hashed. */
  open(
    launchToken: string,
  ): Promise<{ token: string; play: PlaySession } | Refusal<'launch.token_invalid'> | Held>;
  /** The play session of a token while its member's session lives. */
  playSession(token: string): Promise<PlaySession | null>;
  /** The same with the log-in by which it lives, for who must hear of its end. */
  bearer(token: string): Promise<Bearer | null>;
  /** Forgets what is cached of a session that ended. */
  forgetSession(sessionId: string): void;
  /** The games that the member opened in the last month, each once, newest first. */
  recentOf(memberId: bigint, limit: number): Promise<string[]>;
  /** The games that most members opened with real money in the last week, most first. */
  mostOpened(limit: number): Promise<string[]>;
  tidy(): Promise<void>;
}

const day = 86_400_000;
/** How long play sessions are remembered. */
const keptDays = 31;
const newToken = () => randomBytes(32).toString('base64url');
const hashOf = (token: string) => hash('sha256', token, 'buffer');

export function createLaunch(parts: LaunchParts): Launch {
  const { database, clock, settings, catalogue } = parts;
  const sessions = createPlaySessions(parts, hashOf);
  /** Asked where something stands in the way alone, which is seldom. */
  const whyHeld = async (member: Pick<PlaySession, 'memberId' | 'currency'>, gameId: string) => {
    const held = await parts.mayPlay(member);
    return held !== null && (await parts.hasOpen(member, gameId)) ? null : held;
  };
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * day);
  return {
    async launch(member, wish) {
      const game = await catalogue.game(wish.gameId);
      if (game === null || game.vendorCode !== wish.vassalage)
        return refuse('game.unknown', { gameId: wish.gameId });
      if (member.isTrial && !game.hasTrial) return refuse('game.unavailable', { gameId: wish.gameId });
      const closed = (await catalogue.whyClosed(game)) ?? (await whyHeld(member, game.id));
      if (closed) return closed;
      const token = newToken();
      await insertToken(database.db, {
        tokenHash: hashOf(token),
        memberId: member.memberId,
        account: member.account,
        isTrial: member.isTrial,
        currency: member.currency,
        sessionId: member.sessionId,
        gameId: game.id,
        vendorCode: game.vendorCode,
        language: wish.language,
        expiresAt: new Date(clock.now().getTime() + settings.get('play.launch_token_seconds') * 1000),
      });
      // In the fragment, which browsers send to no server and write into no log.
      const fragment = new URLSearchParams({ token, game: game.id, lang: wish.language });
      const page = parts.gameUrlOf(game.vendorCode) ?? `${launchOrigin(settings)}/play/`;
      const second = parts.secondGameUrlOf(game.vendorCode);
      return {
        game_url: `${page}#${fragment}`,
        ...(second === null ? {} : { game_url2: `${second}#${fragment}` }),
      };
    },
    async open(launchToken) {
      const now = clock.now();
      const token = newToken();
      const play = await database.transaction(async (tx) => {
        const spent = await spendToken(tx, hashOf(launchToken), now);
        if (spent === null) return null;
        const { spentAt: _spentAt, expiresAt: _expiresAt, ...bearer } = spent;
        const session = { ...bearer, id: uuidv7(), tokenHash: hashOf(token), startedAt: now };
        await insertPlaySession(tx, session);
        return session;
      });
      const opened = play === null ? null : ((await sessions.find(token))?.play ?? null);
      if (opened === null) return refuse('launch.token_invalid');
      // Where the game may not be opened after all, nobody ever learns the session's token.
      return (await whyHeld(opened, opened.gameId)) ?? { token, play: opened };
    },
    playSession: async (token) => (await sessions.find(token))?.play ?? null,
    bearer: (token) => sessions.find(token),
    forgetSession: (sessionId) => sessions.forget(sessionId),
    recentOf: (memberId, limit) => recentGames(database.db, memberId, daysAgo(keptDays), limit),
    mostOpened: (limit) => mostOpenedGames(database.db, daysAgo(7), limit),
    async tidy() {
      const now = clock.now().getTime();
      await forgetOld(database.db, { tokens: new Date(now - day), sessions: new Date(now - keptDays * day) });
    },
  };
}

/** One of the operator's launch origins at random, or our own. */
function launchOrigin(settings: Pick<Settings, 'get'>): string {
  const origins = settings.get('site.launch_cdns');
  return origins[Math.floor(Math.random() * origins.length)]?.replace(/\/$/, '') ?? '';
}
