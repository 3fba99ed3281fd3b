import { isRefusal, type Refusal } from '@ikka/contract';
import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAudit } from '../audit/index.ts';
import { createPromotions, type Promotions } from './index.ts';

const day = 24 * 3_600_000;
const saira = { username: 'saira', ip: '198.51.100.4' };
const bilal = { username: 'bilal', ip: '198.51.100.5' };
const guest = { rankLevel: null };
const member = { rankLevel: 0 };

describe('promotions', () => {
  let test: TestDatabase;
  let clock: FakeClock;
  let promotions: Promotions;
  let told: string[] = [];
  const files = new Map<string, Buffer>();

  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['audit', 'promotions'], max: 10 });
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    clock = fakeClock();
    told = [];
    files.clear();
    await test.database.pool.query(
      'TRUNCATE promotions.page, promotions.page_version, promotions.picture CASCADE',
    );
    promotions = createPromotions({
      database: test.database,
      clock,
      audit: createAudit({ database: test.database, clock }),
      facts: { publish: (name, fact) => void told.push(`${name} ${'ids' in fact && fact.ids.join()}`) },
      files: {
        put: async (bytes) => {
          const { createHash } = await import('node:crypto');
          const name = createHash('sha256').update(bytes).digest('hex');
          files.set(name, Buffer.from(bytes));
          return name;
        },
        read: async (name) => files.get(name) ?? null,
        remove: async (name) => void files.delete(name),
      },
    });
  });

  const value = <T>(answer: T | Refusal): T => {
    if (isRefusal(answer)) throw new Error(answer.code);
    return answer as T;
  };
  const inDays = (days: number) => new Date(clock.now().getTime() + days * day);
  const wish = (changes: Partial<Parameters<Promotions['publish']>[0]> = {}) => ({
    id: 'summer-cup',
    version: 0,
    title: { EN: 'Summer cup', UR: 'گرمائی کپ' },
    summary: { EN: 'A cup for all.', UR: 'سب کے لیے کپ۔' },
    html: { EN: '<p>Play.</p>', UR: '<p>کھیلیں۔</p>' },
    terms: { EN: '<p>Terms.</p>', UR: '<p>شرائط۔</p>' },
    joining: { EN: 'Nothing to do: every round counts.', UR: 'کچھ نہیں کرنا: ہر راؤنڈ گنا جاتا ہے۔' },
    picture: null,
    categories: ['slots' as const],
    audience: 'everyone' as const,
    minimumLevel: null,
    from: null,
    until: null,
    ...changes,
  });
  const seen = async (
    viewer = guest as { rankLevel: number | null },
    state = 'running' as 'running' | 'ended',
  ) => (await promotions.list(viewer, { state })).list.map(({ id }) => id);

  it('[P1] keeps every version with the time in which it counted', async () => {
    const first = value(await promotions.publish(wish(), saira));
    const since = clock.now();
    clock.advance(day);
    const second = value(
      await promotions.publish(wish({ version: 1, terms: { EN: '<p>New.</p>', UR: '<p>نئی۔</p>' } }), bilal),
    );
    expect([first.version, second.version]).toEqual([1, 2]);
    expect(second.from).toEqual(first.from);
    const versions = value(await promotions.versions('summer-cup', guest));
    expect(
      versions.map(({ version, terms, publishedAt, next }) => [version, terms.EN, publishedAt, next]),
    ).toEqual([
      [2, '<p>New.</p>', clock.now(), null],
      [1, '<p>Terms.</p>', since, clock.now()],
    ]);
  });

  it('[P1] of two edits of one version publishes one; the same words again change nothing', async () => {
    value(await promotions.publish(wish(), saira));
    const title = (text: string) => ({ EN: text, UR: text });
    const both = await Promise.all([
      promotions.publish(wish({ version: 1, title: title('One') }), saira),
      promotions.publish(wish({ version: 1, title: title('Two') }), bilal),
    ]);
    expect(both.flatMap((answer) => (isRefusal(answer) ? [answer.code] : []))).toEqual([
      'promotion.changed_meanwhile',
    ]);
    const [current] = await promotions.listWritten();
    const again = { version: 1, title: current?.title ?? title('') };
    expect(value(await promotions.publish(wish(again), saira)).version).toBe(2);
    expect(told).toHaveLength(2);
  });

  it('[P1] makes one of two new ones of one name, and answers a repeated press with it', async () => {
    const answers = await Promise.all([
      promotions.publish(wish(), saira),
      promotions.publish(wish(), saira),
      promotions.publish(wish({ title: { EN: 'Other', UR: 'اور' } }), bilal),
    ]);
    const versions = value(await promotions.writtenVersions('summer-cup'));
    expect(versions).toHaveLength(1);
    expect(answers.filter((one) => !isRefusal(one)).length).toBeGreaterThan(0);
  });

  it.each([
    [{ html: { EN: '<p>x</p>', UR: '<p><script>x</script></p>' } }, 'promotion.empty'],
    [{ terms: { EN: '<p> </p>', UR: '<p>x</p>' } }, 'promotion.empty'],
    [{ audience: 'vip' as const }, 'promotion.level_missing'],
    [{ picture: 'a'.repeat(64) }, 'promotion.picture_unknown'],
    [{ version: 1 }, 'promotion.changed_meanwhile'],
    [{ until: new Date(0) }, 'promotion.ends_too_soon'],
  ])('[P2] refuses %j: %s', async (changes, code) => {
    expect(await promotions.publish(wish(changes), saira)).toMatchObject({ code });
    expect(await promotions.listWritten()).toEqual([]);
  });

  it('[P3] is seen from its beginning, as running until its end, then as ended', async () => {
    value(await promotions.publish(wish({ from: inDays(1), until: inDays(2) }), saira));
    const states = [];
    for (let step = 0; step < 3; step += 1) {
      const read = await promotions.read('summer-cup', guest);
      states.push([await seen(), await seen(guest, 'ended'), isRefusal(read) ? read.code : read.state]);
      clock.advance(day);
    }
    expect(states).toEqual([
      [[], [], 'promotion.unknown'],
      [['summer-cup'], [], 'running'],
      [[], ['summer-cup'], 'ended'],
    ]);
  });

  it('[P3] is not seen while hidden, nor are its versions', async () => {
    value(await promotions.publish(wish(), saira));
    const place = { id: 'summer-cup', isShown: true };
    value(await promotions.arrange({ seen: [place], wanted: [{ ...place, isShown: false }] }, saira));
    expect(await seen()).toEqual([]);
    expect(await promotions.read('summer-cup', member)).toMatchObject({ code: 'promotion.unknown' });
    expect(await promotions.versions('summer-cup', member)).toMatchObject({ code: 'promotion.unknown' });
    expect((await promotions.listWritten())[0]?.state).toBe('hidden');
  });

  it('[P4] is seen by its audience alone', async () => {
    value(await promotions.publish(wish({ id: 'all' }), saira));
    value(await promotions.publish(wish({ id: 'members', audience: 'members' }), saira));
    value(await promotions.publish(wish({ id: 'vip', audience: 'vip', minimumLevel: 2 }), saira));
    expect(await seen(guest)).toEqual(['all']);
    expect(await seen({ rankLevel: 1 })).toEqual(['all', 'members']);
    expect(await seen({ rankLevel: 2 })).toEqual(['all', 'members', 'vip']);
    expect(await promotions.read('vip', { rankLevel: 1 })).toMatchObject({ code: 'promotion.unknown' });
  });

  it('lists by category, and names those that occur', async () => {
    value(await promotions.publish(wish({ id: 'one', categories: ['slots', 'newMembers'] }), saira));
    value(await promotions.publish(wish({ id: 'two', categories: ['live'] }), saira));
    const live = await promotions.list(guest, { state: 'running', category: 'live' });
    expect(live.list.map(({ id }) => id)).toEqual(['two']);
    expect(live.categories).toEqual(['newMembers', 'slots', 'live']);
  });

  it('[P5] keeps of HTML and pictures what is safe, and hands out no other file', async () => {
    const dirty = '<p onclick="x()">Play</p><script>x()</script>';
    value(await promotions.publish(wish({ html: { EN: dirty, UR: dirty } }), saira));
    expect(value(await promotions.read('summer-cup', guest)).html.EN).toBe('<p>Play</p>');
    expect(promotions.preview({ EN: dirty, UR: dirty }).UR).toBe('<p>Play</p>');

    expect(await promotions.uploadPicture(Buffer.from('<svg/>'), saira)).toMatchObject({
      code: 'upload.not_an_image',
    });
    const png = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#334' } })
      .png()
      .toBuffer();
    const { file, image, small } = value(await promotions.uploadPicture(png, saira));
    value(await promotions.uploadPicture(png, bilal));
    const [shown] = [value(await promotions.publish(wish({ version: 1, picture: file }), saira))];
    expect(shown?.picture).toEqual({ file, image, small });
    const addressOf = (address: string) => address.split('/').at(-1) ?? '';
    const bytes = value(await promotions.picture(addressOf(small))).bytes;
    expect((await sharp(bytes).metadata()).width).toBe(720);
    files.set('b'.repeat(64), Buffer.from('somebody’s paper'));
    expect(await promotions.picture(`${'b'.repeat(64)}.webp`)).toMatchObject({ code: 'file.unknown' });
  });

  it('[P9] forgets a picture that no version shows, a day after it came', async () => {
    const draw = async (background: string) =>
      value(
        await promotions.uploadPicture(
          await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
            .png()
            .toBuffer(),
          saira,
        ),
      );
    const [shown, left] = [await draw('#334'), await draw('#433')];
    value(await promotions.publish(wish({ picture: shown.file }), saira));
    value(await promotions.publish(wish({ version: 1, picture: null }), saira));
    clock.advance(day - 1);
    const late = await draw('#343');
    expect(await promotions.tidyPictures()).toBe(0);
    clock.advance(2);
    expect(await promotions.tidyPictures()).toBe(2);
    expect([shown, left, late].map(({ file }) => files.has(file))).toEqual([true, false, true]);
    expect(await promotions.picture(left.image.split('/').at(-1) ?? '')).toMatchObject({
      code: 'file.unknown',
    });
    expect(await promotions.publish(wish({ version: 2, picture: left.file }), saira)).toMatchObject({
      code: 'promotion.picture_unknown',
    });
    expect(await promotions.tidyPictures()).toBe(0);
  });

  it('[P6] arranges what was looked at, and refuses where somebody else was faster', async () => {
    for (const id of ['one', 'two']) value(await promotions.publish(wish({ id }), saira));
    const [one, two] = ['one', 'two'].map((id) => ({ id, isShown: true })) as [
      { id: string; isShown: boolean },
      { id: string; isShown: boolean },
    ];
    value(await promotions.arrange({ seen: [one, two], wanted: [two, one] }, saira));
    value(await promotions.arrange({ seen: [one, two], wanted: [two, one] }, bilal));
    expect(await seen()).toEqual(['two', 'one']);
    const refused = { code: 'promotion.changed_meanwhile' };
    expect(await promotions.arrange({ seen: [one, two], wanted: [one] }, bilal)).toMatchObject(refused);
    expect(await promotions.arrange({ seen: [two, one], wanted: [one] }, bilal)).toMatchObject(refused);
  });

  it('[P7] [P8] records each act with before and after, and tells open pages', async () => {
    value(await promotions.publish(wish(), saira));
    value(await promotions.publish(wish({ version: 1, until: inDays(3) }), bilal));
    const { rows } = await test.database.pool.query(
      `SELECT actor, action, subject, before::json->>'version' AS before, after::json->>'version' AS after
         FROM audit.entry WHERE subject = 'promotion:summer-cup' ORDER BY id DESC LIMIT 2`,
    );
    expect(rows).toEqual([
      {
        actor: 'bilal',
        action: 'promotion.published',
        subject: 'promotion:summer-cup',
        before: '1',
        after: '2',
      },
      {
        actor: 'saira',
        action: 'promotion.published',
        subject: 'promotion:summer-cup',
        before: null,
        after: '1',
      },
    ]);
    expect(told).toEqual(['PromotionsChanged summer-cup', 'PromotionsChanged summer-cup']);
  });
});
