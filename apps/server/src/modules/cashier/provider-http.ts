import { setTimeout as delay } from 'node:timers/promises';
import type { z } from 'zod';
import { ProviderUnavailable } from './payment-provider.ts';

/** How long one request to a provider may take, and the pauses before it is repeated. */
export interface Patience {
  readonly timeoutMs?: number;
  readonly retryPausesMs?: readonly number[];
}

export interface ProviderAnswer {
  readonly status: number;
  readonly body: unknown;
}

const longestAnswer = 2 * 1024 * 1024;

/** One request, bounded in time and in what it may answer. Throws where no whole answer comes. */
export async function sendOnce(
  url: string,
  request: { readonly method: string; readonly headers: Record<string, string>; readonly text?: string },
  { timeoutMs = 4_000 }: Patience,
): Promise<ProviderAnswer> {
  const response = await fetch(url, {
    method: request.method,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'content-type': 'application/json', ...request.headers },
    ...(request.text === undefined ? {} : { body: request.text }),
  });
  return { status: response.status, body: parseJson(await boundedText(response)) };
}

/**
 * Repeats a request that is safe to repeat, as long as its answer leaves open what happened: a fault, too many requests, a
 * key that is refused. After that `ProviderUnavailable`, which names `what` and never a secret.
 */
export async function insist(
  what: string,
  send: () => Promise<ProviderAnswer>,
  { retryPausesMs = [200, 800] }: Patience,
): Promise<ProviderAnswer> {
  let trouble: unknown;
  for (const pause of [0, ...retryPausesMs]) {
    await delay(pause);
    try {
      const answer = await send();
      if (isSense(answer)) return answer;
      trouble = `status ${answer.status}`;
    } catch (error) {
      trouble = error;
    }
  }
  throw new ProviderUnavailable(`a provider does not answer ${what}`, { cause: trouble });
}

/** Whether an answer says what happened. */
export const isSense = ({ status }: ProviderAnswer): boolean =>
  status < 500 && status !== 429 && status !== 401 && status !== 403;

/** An answer in the shape that the provider promises, or `ProviderUnavailable`. */
export function inShape<Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> {
  const read = shape.safeParse(body);
  if (!read.success)
    throw new ProviderUnavailable('a provider answered something else', { cause: read.error });
  return read.data;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A header that must stand once. */
export const oneHeader = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value : '';

async function boundedText(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longestAnswer) throw new Error('the answer is too long');
  }
  return text + decoder.decode();
}
