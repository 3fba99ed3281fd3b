import { isRefusal, resourceLimits } from '@ikka/contract';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answered, type Bench, bilal, openBench, plainPicture, saira } from '../content-test-bench.ts';
import type { ResourceWish } from './save-resource.ts';

describe('what the site refers to', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench?.close());
  beforeEach(async () => {
    for (const { id, version } of await bench.one.listResources())
      answered(await bench.one.removeResource({ id, version }, saira));
    bench.told.length = 0;
  });

  const wish = (changes: Partial<ResourceWish> = {}): ResourceWish => ({
    id: uuidv7(),
    version: 0,
    resourceType: 'SOCIAL',
    label: { EN: 'Telegram', UR: 'ٹیلی گرام' },
    url: 'https://t.me/ikka',
    qrCodeUrl: '',
    pictureId: null,
    isShown: true,
    ...changes,
  });
  const save = async (changes: Partial<ResourceWish> = {}) =>
    answered(await bench.one.saveResource(wish(changes), saira));
  const labels = async () => (await bench.two.resources()).map(({ labelNameEn }) => labelNameEn);

  it('[K18] a new installation refers to its install guides, each with its code', async () => {
    const fresh = await openBench();
    const shown = await fresh.one.resources();
    await fresh.close();
    expect(shown.map(({ resourceType, url, qrCodeUrl }) => [resourceType, url, qrCodeUrl])).toEqual([
      ['IOS', '/down#ios', '/down#ios'],
      ['ANDROID', '/down#android', '/down#android'],
      ['IOS_LITE', '/down#lite', '/down#lite'],
    ]);
  });

  it('[K18] tells visitors in every process what is shown, at once', async () => {
    expect(await labels()).toEqual([]);
    const one = await save();
    await save({ label: { EN: 'Hidden', UR: 'پوشیدہ' }, isShown: false });
    expect(await bench.two.resources()).toEqual([
      {
        resourceType: 'SOCIAL',
        url: 'https://t.me/ikka',
        qrCodeUrl: '',
        labelNameEn: 'Telegram',
        labelNameUr: 'ٹیلی گرام',
        labelNameCn: 'Telegram',
        picture: null,
      },
    ]);
    answered(await bench.one.removeResource({ id: one.id, version: 1 }, saira));
    expect(await labels()).toEqual([]);
    expect(bench.told).toEqual(Array(3).fill({ name: 'ContentChanged', fact: { part: 'resources' } }));
  });

  it('[K18] gives a logo its picture, which needs no address', async () => {
    const { picture } = answered(await bench.one.keepPicture(await plainPicture('#0a0', 120, 60), saira));
    const logo = { resourceType: 'PAYMENT_LOGO', url: '', pictureId: picture.id } as const;
    expect((await save(logo)).picture).toEqual(picture);
    expect(await bench.one.saveResource(wish({ url: '' }), saira)).toMatchObject({
      code: 'resource.url_missing',
    });
    const unknown = wish({ ...logo, pictureId: 'f'.repeat(64) });
    expect(await bench.one.saveResource(unknown, saira)).toMatchObject({ code: 'picture.unknown' });
  });

  it('[K19] of two who edited one version one saves, and the same again changes nothing', async () => {
    const { id } = await save();
    const mine = wish({ id, version: 1, url: 'https://t.me/one' });
    const theirs = wish({ id, version: 1, url: 'https://t.me/two' });
    const answers = await Promise.all([
      bench.one.saveResource(mine, saira),
      bench.two.saveResource(theirs, bilal),
    ]);
    expect(answers.filter(isRefusal)).toMatchObject([{ code: 'content.changed_meanwhile' }]);
    const [saved] = answers.filter((answer) => !isRefusal(answer));
    const again = wish({ id, version: 1, url: answered(saved ?? answers[0]).url });
    expect(answered(await bench.one.saveResource(again, saira)).version).toBe(2);
    expect(await bench.actions(`resource:${id}`)).toHaveLength(2);
  });

  it('[K19] makes a new one once, whichever press comes first', async () => {
    const fresh = wish();
    const answers = await Promise.all(
      [bench.one, bench.two, bench.one].map((one) => one.saveResource(fresh, saira)),
    );
    expect(answers.map((answer) => answered(answer).version)).toEqual([1, 1, 1]);
    expect(await bench.actions(`resource:${fresh.id}`)).toEqual(['resource.added saira']);
  });

  it('[K19] does not remove what somebody changed meanwhile', async () => {
    const { id } = await save();
    await save({ id, version: 1, url: 'https://t.me/new' });
    const seen = { id, version: 1 };
    expect(await bench.one.removeResource(seen, saira)).toMatchObject({ code: 'content.changed_meanwhile' });
    expect(await bench.one.removeResource({ ...seen, id: uuidv7() }, saira)).toMatchObject({
      code: 'content.unknown',
    });
  });

  it('[K19] orders those of a type, against the order that was looked at', async () => {
    const ids: string[] = [];
    for (const name of ['A', 'B', 'C']) ids.push((await save({ label: { EN: name, UR: name } })).id);
    await save({ resourceType: 'EMAIL', label: { EN: 'Mail', UR: 'ڈاک' }, url: 'mailto:help@ikka.example' });
    const [a = '', b = '', c = ''] = ids;
    const arrange = (seen: string[], wanted: string[]) =>
      bench.one.arrangeResources({ resourceType: 'SOCIAL', seen, wanted }, saira);
    answered(await arrange(ids, [c, a, b]));
    expect(await labels()).toEqual(['C', 'A', 'B', 'Mail']);
    expect(await arrange(ids, [b, a, c])).toMatchObject({ code: 'content.changed_meanwhile' });
    expect(await arrange([c, a, b], [c, a])).toMatchObject({ code: 'content.changed_meanwhile' });
    expect(await arrange([c, a, b], [c, a, a])).toMatchObject({ code: 'content.changed_meanwhile' });
    answered(await arrange(ids, [c, a, b]));
    expect(await bench.actions('resources:SOCIAL')).toEqual(['resource.arranged saira']);
  });

  it('[K19] takes no more of a type than pages can show', async () => {
    for (let n = 0; n < resourceLimits.ofTypeMax; n += 1) await save();
    expect(await bench.one.saveResource(wish(), saira)).toMatchObject({ code: 'content.full' });
    expect(isRefusal(await bench.one.saveResource(wish({ resourceType: 'EMAIL' }), saira))).toBe(false);
  });
});
