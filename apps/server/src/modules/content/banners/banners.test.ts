import { bannerLimits, isRefusal, type Refusal } from '@ikka/contract';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answered, type Bench, bilal, openBench, plainPicture, saira } from '../content-test-bench.ts';
import { bannerStateOf } from './banner.ts';
import type { BannerWish } from './save-banner.ts';

const minute = 60_000;

describe('banners', () => {
  let bench: Bench;
  let pictureId: string;
  beforeAll(async () => {
    bench = await openBench();
    pictureId = answered(await bench.one.keepPicture(await plainPicture('#c8a24a', 400, 160), saira)).picture
      .id;
  });
  afterAll(() => bench?.close());
  beforeEach(async () => {
    for (const { id, version } of await bench.one.listBanners())
      answered(await bench.one.removeBanner({ id, version }, saira));
    bench.told.length = 0;
  });

  const at = (ms: number) => new Date(bench.clock.now().getTime() + ms);
  const wish = (changes: Partial<BannerWish> = {}): BannerWish => ({
    id: uuidv7(),
    version: 0,
    groupName: 'home',
    pictureId,
    title: { EN: 'Eid in the bazaar', UR: 'بازار میں عید' },
    text: null,
    alt: { EN: 'Lanterns', UR: 'لالٹینیں' },
    url: '/promotions',
    from: null,
    until: null,
    isShown: true,
    ...changes,
  });
  const save = async (changes: Partial<BannerWish> = {}) =>
    answered(await bench.one.saveBanner(wish(changes), saira));
  const shown = async (group: Parameters<Bench['two']['banners']>[0] = null) =>
    (await bench.two.banners(group)).map(({ id }) => id);
  const codeOf = (answer: object | Refusal) => (isRefusal(answer) ? answer.code : 'answered');

  const from = new Date('2026-11-20T08:00:00.000Z');
  const until = new Date('2026-11-20T09:00:00.000Z');
  it.each([
    ['before its start', '07:59:59.999', true, 'scheduled'],
    ['at its start', '08:00:00.000', true, 'shown'],
    ['just before its end', '08:59:59.999', true, 'shown'],
    ['at its end', '09:00:00.000', true, 'over'],
    ['while it is hidden', '08:30:00.000', false, 'hidden'],
    ['hidden, after its end', '09:30:00.000', false, 'over'],
  ])('[K14] %s', (_when, time, isShown, state) => {
    const stored = { isShown, shownFrom: from, shownUntil: until };
    expect(bannerStateOf(stored, new Date(`2026-11-20T${time}Z`))).toBe(state);
  });

  it('[K14] shows at each instant what its schedule says, group by group', async () => {
    const home = await save();
    const later = await save({ from: at(minute), until: at(2 * minute) });
    const login = await save({ groupName: 'w_login' });
    await save({ isShown: false });
    expect(await shown()).toEqual([login.id, home.id]);
    bench.clock.advance(minute - 1);
    expect(await shown('home')).toEqual([home.id]);
    bench.clock.advance(1);
    expect(await shown('home')).toEqual([home.id, later.id]);
    bench.clock.advance(minute);
    expect(await shown('home')).toEqual([home.id]);
    expect(await shown('w_register')).toEqual([]);
  });

  it.each([
    ['before it begins', () => ({ from: at(2 * minute), until: at(minute) })],
    ['as it begins', () => ({ from: at(minute), until: at(minute) })],
    ['in the past', () => ({ until: at(-1) })],
    ['now', () => ({ until: at(0) })],
  ])('[K14] refuses one that ends %s', async (_when, range) => {
    expect(await bench.one.saveBanner(wish(range()), saira)).toMatchObject({ code: 'content.ends_too_soon' });
  });

  it('[K14] lets one that is over be corrected without being begun again', async () => {
    const over = await save({ until: at(minute) });
    bench.clock.advance(2 * minute);
    const corrected = await save({
      id: over.id,
      version: 1,
      until: over.until,
      alt: { EN: 'Lamps', UR: 'چراغ' },
    });
    expect(corrected).toMatchObject({ version: 2, state: 'over' });
  });

  it('[K15] answers pictures in every width, with words for whoever sees none', async () => {
    await save();
    const [banner] = await bench.two.banners('home');
    expect(banner).toMatchObject({
      alt: { EN: 'Lanterns', UR: 'لالٹینیں' },
      title: { EN: 'Eid in the bazaar', UR: 'بازار میں عید' },
      text: null,
      picture: { id: pictureId, width: 400, height: 160 },
    });
    expect(banner?.picture.sources[0]?.srcset).toMatch(/^\/wps\/content\/picture\/[0-9a-f]{64}\.avif 160w, /);
  });

  it('[K15] refuses a picture that was never kept', async () => {
    expect(await bench.one.saveBanner(wish({ pictureId: '0'.repeat(64) }), saira)).toMatchObject({
      code: 'picture.unknown',
    });
  });

  it('[K16] of two who edited one version one saves; the same again changes nothing', async () => {
    const { id } = await save();
    const answers = await Promise.all([
      bench.one.saveBanner(wish({ id, version: 1, url: '/vip' }), saira),
      bench.two.saveBanner(wish({ id, version: 1, url: '/fair' }), bilal),
    ]);
    expect(answers.map(codeOf).sort()).toEqual(['answered', 'content.changed_meanwhile']);
    const [now] = await bench.one.listBanners();
    expect(now?.version).toBe(2);
    const repeated = await save({ id, version: 1, url: now?.url ?? '' });
    expect(repeated.version).toBe(2);
    expect(await bench.actions(`banner:${id}`)).toHaveLength(2);
  });

  it('[K16] a removal against a change: one of both counts, and both are recorded as they were', async () => {
    const { id } = await save();
    const answers = await Promise.all([
      bench.one.saveBanner(wish({ id, version: 1, url: '/vip' }), saira),
      bench.two.removeBanner({ id, version: 1 }, bilal),
    ]);
    expect(answers.map(codeOf).filter((code) => code === 'answered')).toHaveLength(1);
    expect(await bench.actions(`banner:${id}`)).toHaveLength(2);
  });

  it('[K16] orders a group against the order that was looked at', async () => {
    const ids = [(await save()).id, (await save()).id, (await save()).id];
    const [a = '', b = '', c = ''] = ids;
    const arrange = (seen: string[], wanted: string[]) =>
      bench.two.arrangeBanners({ groupName: 'home', seen, wanted }, bilal);
    answered(await arrange(ids, [b, c, a]));
    expect(await shown('home')).toEqual([b, c, a]);
    expect(codeOf(await arrange(ids, [c, b, a]))).toBe('content.changed_meanwhile');
    expect(codeOf(await arrange([b, c, a], [b, c]))).toBe('content.changed_meanwhile');
    expect(await bench.actions('banners:home')).toEqual(['banner.arranged bilal']);
  });

  it('[K16] takes no more in a group than anybody looks through', async () => {
    for (let n = 0; n < bannerLimits.ofGroupMax; n += 1) await save();
    expect(codeOf(await bench.one.saveBanner(wish(), saira))).toBe('content.full');
    expect(codeOf(await bench.one.saveBanner(wish({ groupName: 'w_login' }), saira))).toBe('answered');
  });

  it('[K17] tells open pages of every change, and of none that was refused', async () => {
    const { id } = await save();
    await bench.one.saveBanner(wish({ id, version: 7 }), saira);
    answered(await bench.one.removeBanner({ id, version: 1 }, saira));
    expect(bench.told).toEqual(Array(2).fill({ name: 'ContentChanged', fact: { part: 'banners' } }));
  });
});
