/** A guest of the house opens a game with play money, as the site does: the answer is a play session's token. */
export async function openTrialPlay(
  address: string,
  wish = { gameId: 'karakoram-25', vassalage: 'IKKA_SLOT' },
): Promise<string> {
  const game = new URLSearchParams(wish);
  const launched = await callOf(`${address}wps/relay/GCS_gameTrialLaunch?${game}`, {});
  const page = new URL(String(launched.game_url), address);
  const opened = await callOf(`${address}play/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ launchToken: new URLSearchParams(page.hash.slice(1)).get('token') }),
  });
  return String(opened.token);
}

/** Settings of a house where only its own speed counts: no pace between rounds, play money without an end. */
export const fastPlay: readonly [key: string, value: string][] = [
  ['play.minimum_spin_ms', '0'],
  ['trial.grant', '"900000000.00"'],
];

/** A stake that the game offers. */
export const STAKE = '25.00';

async function callOf(url: string, init: RequestInit): Promise<Record<string, unknown>> {
  const answer = (await (await fetch(url, init)).json()) as {
    success: boolean;
    value: Record<string, unknown>;
  };
  if (!answer.success) throw new Error(`${url} answered ${JSON.stringify(answer)}`);
  return answer.value;
}
