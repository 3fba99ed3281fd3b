import { type calls, isRefusal, languageCode, type Refusal } from '@ikka/contract';
import type { Caller, Handlers, SessionMember } from '../../platform/calls.ts';
import type { Launch } from './index.ts';

/** Opens a trial account for somebody without one. */
export type OpenTrial = (
  caller: Caller,
) => Promise<SessionMember | Refusal<'trial.disabled' | 'member.suspended'>>;

/** The language of the game's page: what the query names, else what the call came in. */
const languageOf = (wished: string | undefined, caller: Caller) => {
  const parsed = languageCode.safeParse(wished?.toUpperCase());
  return parsed.success ? parsed.data : caller.language;
};

/** Opens a game; whatever else must happen with it may refuse too. */
type Opens = {
  launch(
    ...wish: Parameters<Launch['launch']>
  ): Promise<Awaited<ReturnType<Launch['launch']>> | Refusal<'vendor.unreachable'>>;
};

export function launchRoutes(launch: Opens, openTrial: OpenTrial): Handlers<(typeof calls)['launch']> {
  return {
    launchGame: ({ query }, caller) =>
      launch.launch(caller.member, { ...query, language: languageOf(query.language, caller) }),
    async trialLaunch({ query }, caller) {
      const member = caller.member?.isTrial ? caller.member : await openTrial(caller);
      if (isRefusal(member)) return member;
      return launch.launch(member, { ...query, language: languageOf(query.language, caller) });
    },
  };
}
