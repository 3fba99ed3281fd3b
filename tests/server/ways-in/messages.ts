import { calls } from '@ikka/contract';
import { describe, expect, it, vi } from 'vitest';
import { type Channels, createChannels, waysOf } from '../../../apps/server/src/modules/channels/index.ts';
import { createVault } from '../../../apps/server/src/platform/vault.ts';
import { clientOf, must } from '../client-of.ts';
import { type House, SECRET_KEY } from '../open-house.ts';
import { logOfStory } from './log-of-story.ts';

const mobile = '+923034445566';

/** Messages to people from a site of two processes, over a gateway that loses an answer. */
export function messages(house: House): void {
  describe('messages to people, by the whole server', () => {
    const logged = logOfStory(house);

    /** The module in another process of the same site: this one, which runs no jobs. */
    const channelsHere = (): Channels =>
      createChannels({
        database: house.server.database.database,
        clock: { now: () => new Date() },
        vault: createVault(SECRET_KEY),
        settings: { get: () => 'Asia/Karachi' } as never,
        log: { warn: () => undefined, error: () => undefined } as never,
        ways: waysOf({ NODE_ENV: 'test', ...house.sms.env, ...house.mail.env }),
      });

    it('[C1] [C5] [C8] what one process wrote another one’s job sends, and tries again by itself', async () => {
      const { sms, mail, server } = house;
      const channels = channelsHere();
      sms.behave('lose_answer');
      const message = {
        language: 'UR',
        template: 'step_up_code',
        values: { code: '730184' },
        memberId: 42n,
        expiresAt: new Date(Date.now() + 300_000),
      } as const;
      await server.database.database.transaction(async (tx) => {
        await channels.send(tx, { ...message, channel: 'sms', to: mobile });
        await channels.send(tx, { ...message, channel: 'mail', to: 'amna@example.com' });
      });
      const settled = async () =>
        (await channels.deliveriesOf(42n)).map(({ state, attempts }) => [state, attempts]);
      await vi.waitFor(
        async () =>
          expect((await settled()).sort()).toEqual([
            ['sent', 1],
            ['sent', 2],
          ]),
        { timeout: 20_000, interval: 100 },
      );
      expect(sms.delivered).toMatchObject([{ to: mobile, text: expect.stringContaining('730184') }]);
      expect(sms.requests).toHaveLength(2);
      expect(mail.received).toMatchObject([
        { to: ['amna@example.com'], text: expect.stringContaining('730184') },
      ]);
      // A code of six digits may stand in an id by chance: it is looked for as a word.
      expect(logged()).not.toMatch(/(?<![\w.-])730184(?![\w-])|923034445566|amna@/);
    });

    it('[C7] [O17] shows no outbox where messages are sent', async () => {
      const client = clientOf(house.server, house.operator);
      expect(await must(client.call(calls.office.officeMe, {}))).toMatchObject({ hasOutbox: false });
      const answer = await client.call(calls.office.officeOutbox, { query: { pageNo: 1, pageSize: 20 } });
      expect(answer).toMatchObject({ ok: false, code: 'request.not_found' });
    });
  });
}
