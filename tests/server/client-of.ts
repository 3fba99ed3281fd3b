import { type Client, createClient } from '@ikka/client';
import { calls, type LanguageCode } from '@ikka/contract';

/** Where a server listens. */
export interface Address {
  /** Without a slash at its end. */
  readonly url: string;
}

/** A page's own client, for a server of a test. */
export function clientOf(server: Address, token: string | null, language: LanguageCode = 'EN'): Client {
  return createClient({
    baseUrl: server.url,
    merchant: 'ikka',
    device: 'web',
    language: () => language,
    token: () => token,
  });
}

/** The value of an answer that must be one. */
export async function must<T>(
  answer: Promise<{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: string }>,
): Promise<T> {
  const got = await answer;
  if (!got.ok) throw new Error(got.code);
  return got.value;
}

/** A trial account's session. */
export async function openTrial(server: Address): Promise<string> {
  const body = { os: 'test', platform: 'W' } as const;
  return (await must(clientOf(server, null).call(calls.identity.freePlay, { body }))).token;
}

/** A play session of the member behind `token`. */
export async function openPlay(
  server: Address,
  token: string,
  query = { gameId: 'karakoram-25', vassalage: 'IKKA_SLOT' },
): Promise<string> {
  const { game_url } = await must(clientOf(server, token).call(calls.launch.launchGame, { query }));
  const launchToken = new URLSearchParams(game_url.split('#')[1]).get('token') ?? '';
  return (await must(clientOf(server, null).call(calls.play.openPlay, { body: { launchToken } }))).token;
}
