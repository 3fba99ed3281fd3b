import type { Outcome, SmsGateway } from './gateways.ts';

export interface HttpSmsConfig {
  readonly url: string;
  readonly token: string;
  /** What the receiver sees as the sender. */
  readonly sender: string;
  readonly timeoutMs?: number;
}

/** An SMS gateway that takes JSON over HTTP, as docs/operating.md describes. */
export function createHttpSmsGateway(config: HttpSmsConfig): SmsGateway {
  return {
    async send({ id, to, text }) {
      try {
        const response = await fetch(config.url, {
          method: 'POST',
          headers: { Authorization: `Bearer ${config.token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ id, to, from: config.sender, text }),
          // Followed, a redirect could carry the token and the message to somebody else.
          redirect: 'manual',
          signal: AbortSignal.timeout(config.timeoutMs ?? 10_000),
        });
        await response.body?.cancel();
        return outcomeOf(response.status);
      } catch (error) {
        const isLate = error instanceof Error && error.name === 'TimeoutError';
        return { state: 'unclear', fault: isLate ? 'timeout' : 'network' };
      }
    },
  };
}

function outcomeOf(status: number): Outcome {
  // 409: the id is known, so an earlier try arrived although its answer did not.
  if ((status >= 200 && status < 300) || status === 409) return { state: 'accepted' };
  const fault = `http_${status}`;
  // "Too slow" and "too many" are refusals of the moment, not of the message.
  const isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return { state: isFinal ? 'refused' : 'unclear', fault };
}
