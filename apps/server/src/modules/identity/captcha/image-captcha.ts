import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { type CallAnswer, type calls, type Refusal, refuse } from '@ikka/contract';
import { latinDigits } from '@ikka/i18n';
import { addressKey } from '../../../platform/address-key.ts';
import type { IdentityDeps, Visitor } from '../deps.ts';
import type { DrawnCode } from './draw-code.ts';
import { createPicturePool } from './picture-pool.ts';
import { insertImage, takeImageCheck, takeTurn } from './store.ts';

/** What a visitor read in a picture, to be sent along with the call that asks for it. */
export interface ReadCode {
  readonly id: string;
  readonly code: string;
}

/**
 * Spends the code of a call; answers null where it is right, also while `CAPTCHA3` is off. Right or wrong, its picture
 * is over. Whether a call asks for a code at all, the call decides.
 */
export type SpendImage = (
  captcha: ReadCode | undefined,
) => Promise<Refusal<'captcha.required' | 'captcha.expired' | 'captcha.failed'> | null>;

export interface ImageCaptcha {
  /** Whether there is a code to ask for: the operator's switch. */
  isOn(): boolean;
  /** A new picture; refused to an address that had one just now. */
  show(
    visitor: Pick<Visitor, 'ip'>,
  ): Promise<
    CallAnswer<typeof calls.identity.imageCaptcha> | Refusal<'request.too_many' | 'system.unavailable'>
  >;
  readonly spendImage: SpendImage;
}

/** From the picture to the last moment for sending the form. */
const imageLifeMs = 2 * 60_000;

/** As it is typed: in any case, in the digits of any keyboard, with spaces between. */
const normalised = (code: string): string => latinDigits(code).replace(/\s/gu, '').toUpperCase();

const hashOf = (code: string, salt: Buffer): Buffer =>
  createHash('sha256').update(salt).update(normalised(code)).digest();

/** The picture of a code: shown once, checked once. It stands in PostgreSQL, so that any process may check it. */
export function createImageCaptcha(
  deps: Pick<IdentityDeps, 'database' | 'clock' | 'settings' | 'isModuleOn'>,
  draw: () => Promise<DrawnCode>,
): ImageCaptcha {
  const { db } = deps.database;
  const pool = createPicturePool(draw);
  const isOn = (): boolean => deps.isModuleOn('CAPTCHA3');

  const isTooSoon = async (ip: string, now: Date): Promise<boolean> => {
    const seconds = deps.settings.get('identity.captcha_refresh_seconds');
    if (seconds === 0) return false;
    const key = createHash('sha256')
      .update(`image captcha ${addressKey(ip)}`)
      .digest();
    return !(await takeTurn(db, key, now, new Date(now.getTime() - seconds * 1_000)));
  };

  return {
    isOn,
    async show({ ip }) {
      if (await isTooSoon(ip, deps.clock.now())) {
        return refuse('request.too_many', {
          retryAfterSeconds: deps.settings.get('identity.captcha_refresh_seconds'),
        });
      }
      const drawn = await pool.take();
      if (drawn === null) return refuse('system.unavailable', { retryAfterSeconds: 2 });
      const createdAt = deps.clock.now();
      const [id, salt] = [randomUUID(), randomBytes(16)];
      const answerHash = hashOf(drawn.code, salt);
      const expiresAt = new Date(createdAt.getTime() + imageLifeMs);
      await insertImage(db, { id, answerHash, salt, createdAt, expiresAt });
      return { id, image: drawn.image };
    },
    async spendImage(captcha) {
      if (!isOn()) return null;
      if (captcha === undefined) return refuse('captcha.required');
      const kept = await takeImageCheck(db, captcha.id, deps.clock.now());
      if (kept === null) return refuse('captcha.expired');
      const isRight = timingSafeEqual(kept.answerHash, hashOf(captcha.code, kept.salt));
      return isRight ? null : refuse('captcha.failed');
    },
  };
}
