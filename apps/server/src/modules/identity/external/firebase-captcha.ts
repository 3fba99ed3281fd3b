import { type Refusal, refuse } from '@ikka/contract';
import { z } from 'zod';
import type { IdentityDeps } from '../deps.ts';
import {
  askFirebase,
  type FirebaseDeps,
  firebaseErrors,
  firebaseRefusal,
  isFirebaseOffered,
} from './ask-firebase.ts';

type Answer =
  | { readonly siteKey: string }
  | Refusal<
      (typeof firebaseErrors)[keyof typeof firebaseErrors] | 'firebase.unknown_error' | 'firebase.not_offered'
    >;

const keptMs = 600_000;
const params = z.object({ recaptchaSiteKey: z.string().regex(/^[\w-]{1,200}$/) });

/**
 * The site key under which Firebase wants a reCAPTCHA solved before it sends a code. It is Firebase's own and hardly ever
 * changes: it is kept for ten minutes, and whoever asks while it is being fetched waits for the same answer.
 */
export function createFirebaseCaptcha(deps: FirebaseDeps & Pick<IdentityDeps, 'clock'>) {
  let kept = { address: '', siteKey: '', until: 0 };
  let asking: Promise<Answer> | null = null;

  const ask = async (): Promise<Answer> => {
    const address = deps.settings.get('identity.firebase_address');
    const said = await askFirebase(deps, 'recaptchaParams', params);
    if ('error' in said) return firebaseRefusal(said.error, firebaseErrors, deps.settings);
    const siteKey = said.answer.recaptchaSiteKey;
    kept = { address, siteKey, until: deps.clock.now().getTime() + keptMs };
    return { siteKey };
  };

  return async (): Promise<Answer> => {
    if (!isFirebaseOffered(deps)) return refuse('firebase.not_offered');
    const isFresh = deps.clock.now().getTime() < kept.until;
    if (isFresh && kept.address === deps.settings.get('identity.firebase_address')) {
      return { siteKey: kept.siteKey };
    }
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };
}
