import { type CallResult, createClient } from '@ikka/client';
import { calls, type DaryaState } from '@ikka/contract';
import { fireLimits } from '@ikka/darya/rules';
import type { SeededRandom } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';

/** Six shots a second, as a page with automatic fire has them. In milliseconds. */
export const shotEveryMs = 166;
/** A page sends two shots together. */
export const shotsOfACall = 2;
/** A little beyond what the server allows, so that an uneven clock refuses no shot. */
const leastBetweenMs = fireLimits.interval + 5;

type Scene = NonNullable<DaryaState['scene']>;

/** A shot as it was sent. */
export interface RobotShot {
  readonly bullet: number;
  readonly weapon: 'cannon';
  readonly value: string;
  readonly angle: number;
  /** By the scene's clock. */
  readonly at: number;
  readonly target: null;
}

/** Somebody at a cannon without a page. */
export interface FishRobot {
  /** The scene that is shot at; null while the robot has no seat. */
  readonly scene: Scene | null;
  readonly seat: number | null;
  /** Takes a seat, or finds the one that it has, and reads the room as it is now. */
  sit(): Promise<boolean>;
  /** Fires one shot somewhere into the water, to be sent with the next. Null where there is nothing to fire at. */
  fire(): RobotShot | null;
  /** Sends what was fired since the last time. */
  send(): Promise<CallResult<unknown>>;
}

export function fishRobot(of: {
  readonly address: string;
  readonly token: string;
  readonly roomId: string;
  readonly random: SeededRandom;
}): FishRobot {
  const { roomId, random } = of;
  const client = createClient({
    baseUrl: of.address.replace(/\/$/, ''),
    merchant: 'IKKA',
    device: 'web',
    language: () => 'EN',
    token: () => of.token,
    timeoutMs: 5_000,
  });
  let scene: Scene | null = null;
  let seat: number | null = null;
  let value: string | null = null;
  let bullet = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  const basket: RobotShot[] = [];

  return {
    get scene() {
      return scene;
    },
    get seat() {
      return seat;
    },
    async sit() {
      const params = { roomId };
      const sat = await client.call(calls.darya.sitInDarya, { params }, { idempotencyKey: uuidv7() });
      if (!sat.ok) return false;
      // A new scene counts its time anew.
      if (sat.value.scene?.no !== scene?.no) lastAt = Number.NEGATIVE_INFINITY;
      ({ scene } = sat.value);
      seat = sat.value.me?.seat ?? null;
      value = sat.value.values[0] ?? null;
      bullet = sat.value.me?.lastBullet ?? 0;
      return seat !== null && scene !== null && value !== null;
    },
    fire() {
      if (scene === null || seat === null || value === null) return null;
      const at = Math.max(Date.now() - Date.parse(scene.openedAt), lastAt + leastBetweenMs);
      if (at > Date.parse(scene.endsAt) - Date.parse(scene.openedAt)) return null;
      lastAt = at;
      bullet += 1;
      const inwards = Math.PI * (0.1 + 0.8 * (random.int(10_000) / 10_000));
      const shot: RobotShot = {
        bullet,
        weapon: 'cannon',
        value,
        // The far bank shoots downwards.
        angle: Math.round((seat < 2 ? -inwards : inwards) * 1e5) / 1e5,
        at,
        target: null,
      };
      basket.push(shot);
      return shot;
    },
    async send() {
      const body = { scene: scene?.no ?? 1, shots: basket.splice(0) };
      const answer = await client.call(calls.darya.fireInDarya, { params: { roomId }, body });
      if (!answer.ok && ['darya.not_seated', 'darya.scene_over'].includes(answer.code)) scene = null;
      return answer;
    },
  };
}
