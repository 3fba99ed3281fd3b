import { helpPages, isRefusal, type Refusal } from '@ikka/contract';
import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Database } from '../../../platform/database/index.ts';
import { createAudit } from '../../audit/index.ts';
import { signalsOfTest } from '../content-test-bench.ts';
import { type Content, createContent } from '../index.ts';
import { cleanHtml, wordsOf } from './clean-html.ts';
import { filledPlaces } from './places.ts';
import { firstItems, firstWords } from './seed-help.ts';

const minute = 60_000;
const saira = { username: 'saira', ip: '198.51.100.4' };
const bilal = { username: 'bilal', ip: '198.51.100.5' };
const fail = async () => {
  throw new Error('help texts have no files');
};
const settings = { get: (key: string) => (key === 'site.legal_age' ? 18 : '') } as never;

describe('the help centre', () => {
  let test: TestDatabase;
  let clock: FakeClock;
  let databases: Database[];
  let processes: { content: Content; told: string[] }[];
  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['audit', 'content'] });
    databases = Array.from({ length: 2 }, () => connect(test.url, { max: 10 }));
  });
  afterAll(async () => {
    await Promise.all(databases.map((database) => database.close()));
    await test.drop();
  });
  beforeEach(async () => {
    clock = fakeClock();
    await test.database.pool.query('TRUNCATE content.help_item, content.help_version');
    processes = databases.map((database) => {
      const told: string[] = [];
      const content = createContent({
        database,
        clock,
        settings,
        audit: createAudit({ database, clock }),
        facts: {
          publish: (name, fact) => void told.push(`${name} ${'keys' in fact && fact.keys.join()}`),
        },
        signals: signalsOfTest(),
        files: { put: fail, read: fail, remove: fail },
      });
      return { content, told };
    });
    await Promise.all([one().seedHelp(), two().seedHelp()]);
  });

  const one = () => processes[0]?.content as Content;
  const two = () => processes[1]?.content as Content;
  const told = () => processes.flatMap((process) => process.told);
  const value = <T>(answer: T | Refusal): T => {
    if (isRefusal(answer)) throw new Error(answer.code);
    return answer as T;
  };
  const wish = (changes: Partial<Parameters<Content['publishHelp']>[0]> = {}) => ({
    key: 'terms',
    version: 1,
    kind: 'page' as const,
    title: { EN: 'Terms', UR: 'شرائط' },
    html: { EN: '<p>New rules.</p>', UR: '<p>نئے قواعد۔</p>' },
    ...changes,
  });
  const places = async () =>
    (await one().listHelp()).map(({ key, inFooter, isShown }) => ({ key, inFooter, isShown }));

  it('[K9] starts with every text once, whoever seeds, and seeding again changes nothing of an operator’s', async () => {
    expect((await one().listHelp()).map(({ key }) => key)).toEqual(firstItems.map(({ key }) => key));
    value(await one().publishHelp(wish(), saira));
    await two().seedHelp();
    expect((await two().help('EN')).find(({ key }) => key === 'terms')).toMatchObject({
      title: 'Terms',
      version: 2,
    });
  });

  it('[K8] keeps of an editor’s HTML what is safe, whatever came with it', async () => {
    const html = '<p onclick="x()">Fair</p><script>steal()</script><img src=x onerror=steal()>';
    const published = value(await one().publishHelp(wish({ html: { EN: html, UR: html } }), saira));
    expect(published.html).toEqual({ EN: '<p>Fair</p>', UR: '<p>Fair</p>' });
    expect(one().previewHelp({ EN: html, UR: html }).EN).toBe('<p>Fair</p>');
  });

  it('[K8] refuses a text that says nothing in one of the languages', async () => {
    const html = { EN: '<p>Fair</p>', UR: '<p><script>x</script> </p>' };
    expect(await one().publishHelp(wish({ html }), saira)).toMatchObject({ code: 'help.empty' });
    expect((await one().listHelp()).find(({ key }) => key === 'terms')?.version).toBe(1);
  });

  it('[K9] keeps every version with the time in which it counted', async () => {
    const first = (await two().help('UR')).find(({ key }) => key === 'terms');
    clock.advance(minute);
    value(await one().publishHelp(wish(), saira));
    const changedAt = clock.now();
    clock.advance(minute);
    value(await two().publishHelp(wish({ version: 2, html: { EN: '<p>3</p>', UR: '<p>۳</p>' } }), bilal));
    const versions = value(await one().helpVersions('terms', 'UR'));
    expect(versions.map(({ version, until }) => [version, until])).toEqual([
      [3, null],
      [2, clock.now()],
      [1, changedAt],
    ]);
    expect(versions[2]?.title).toBe(first?.title);
    expect(wordsOf(versions[2]?.html ?? '')).toBe(wordsOf(first?.html ?? ''));
    expect(versions[1]?.html).toBe('<p>نئے قواعد۔</p>');
    expect(value(await two().writtenVersions('terms')).map(({ publishedBy }) => publishedBy)).toEqual([
      'bilal',
      'saira',
      'house',
    ]);
  });

  it('[K9] of two operators who edited the same version one publishes, the other hears of it', async () => {
    const other = wish({ title: { EN: 'Rules', UR: 'قواعد' } });
    const answers = await Promise.all([one().publishHelp(wish(), saira), two().publishHelp(other, bilal)]);
    expect(answers.filter(isRefusal)).toMatchObject([{ code: 'help.changed_meanwhile' }]);
    expect(value(await one().writtenVersions('terms'))).toHaveLength(2);
  });

  it('[K9] publishes a repeated press once', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => (n % 2 ? one() : two()).publishHelp(wish(), saira)),
    );
    expect(answers.map((answer) => value(answer).version)).toEqual([2, 2, 2, 2]);
    expect(told()).toEqual(['HelpChanged terms']);
  });

  it('[K9] puts a new item behind the others, once', async () => {
    const fresh = wish({ key: 'how-points', version: 0, kind: 'question' });
    const answers = await Promise.all([one().publishHelp(fresh, saira), two().publishHelp(fresh, bilal)]);
    expect(answers.map((answer) => value(answer).version)).toEqual([1, 1]);
    expect(told()).toEqual(['HelpChanged how-points']);
    expect((await one().help('EN')).at(-1)).toMatchObject({
      key: 'how-points',
      kind: 'question',
      version: 1,
    });
    const other = { ...fresh, title: { EN: 'Other', UR: 'دوسرا' } };
    expect(await two().publishHelp(other, bilal)).toMatchObject({ code: 'help.changed_meanwhile' });
  });

  it('[K9] takes no more items than every visitor can be asked to download', async () => {
    for (let n = firstItems.length; n < 100; n += 1) {
      value(await one().publishHelp(wish({ key: `extra-${n}`, version: 0, kind: 'question' }), saira));
    }
    expect(await one().publishHelp(wish({ key: 'too-many', version: 0 }), saira)).toMatchObject({
      code: 'help.full',
    });
  });

  it('[K10] shows items in their order, those that are shown alone', async () => {
    const seen = await places();
    const wanted = [...seen].reverse().map((place) => ({
      ...place,
      inFooter: place.key === 'line-lost',
      isShown: place.key !== 'bonus-terms',
    }));
    value(await one().arrangeHelp({ seen, wanted }, saira));
    const shown = await two().help('EN');
    expect(shown.map(({ key }) => key)).toEqual(
      wanted.filter(({ isShown }) => isShown).map(({ key }) => key),
    );
    expect(shown.filter(({ inFooter }) => inFooter).map(({ key }) => key)).toEqual(['line-lost']);
    expect(await two().helpVersions('bonus-terms', 'EN')).toMatchObject({ code: 'help.unknown' });
    expect(value(await two().writtenVersions('bonus-terms'))).toHaveLength(1);
    expect(told()).toHaveLength(1);
  });

  it('[K10] refuses to hide what every site must say of itself', async () => {
    const seen = await places();
    for (const page of helpPages) {
      const wanted = seen.map((place) => ({ ...place, isShown: place.key !== page }));
      expect(await one().arrangeHelp({ seen, wanted }, saira)).toMatchObject({
        code: 'help.must_stay',
        value: { keys: [page] },
      });
    }
  });

  it('[K10] of two arrangements at once one counts; none loses or doubles an item', async () => {
    const seen = await places();
    const [head, ...rest] = seen;
    const mine = { seen, wanted: [...rest, ...(head ? [head] : [])] };
    const theirs = { seen, wanted: [...seen].reverse() };
    const answers = await Promise.all([one().arrangeHelp(mine, saira), two().arrangeHelp(theirs, bilal)]);
    expect(answers.filter(isRefusal)).toMatchObject([{ code: 'help.changed_meanwhile' }]);
    const less = { seen: await places(), wanted: rest };
    expect(await one().arrangeHelp(less, saira)).toMatchObject({ code: 'help.changed_meanwhile' });
    expect(await places()).toHaveLength(seen.length);
  });

  it('[K7] records who published and arranged what, with before and after', async () => {
    value(await one().publishHelp(wish(), saira));
    const seen = await places();
    value(await two().arrangeHelp({ seen, wanted: [...seen].reverse() }, bilal));
    const audit = createAudit({ database: test.database, clock });
    const { entries } = await audit.find({ subject: 'help:terms' }, { limit: 1, offset: 0 });
    expect(entries[0]).toMatchObject({ action: 'help.published', actor: 'saira' });
    expect(JSON.parse(entries[0]?.before ?? '')).toMatchObject({ version: 1 });
    expect(JSON.parse(entries[0]?.after ?? '')).toMatchObject({
      version: 2,
      html: { EN: '<p>New rules.</p>' },
    });
    const arranged = await audit.find({ subject: 'help:all' }, { limit: 1, offset: 0 });
    expect(arranged.entries[0]).toMatchObject({ action: 'help.arranged', actor: 'bilal' });
    expect(await audit.check()).toMatchObject({ intact: true });
  });
});

describe('[K12] the first texts', () => {
  const named = (html: string) => [...html.matchAll(/\{(\w*)\}/g)].map(([, name]) => name ?? '');
  const shape = (html: string) => [...html.matchAll(/<(h3|p|li|ol|ul)>/g)].map(([, tag]) => tag).join(' ');
  const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

  it.each(firstItems)(
    '$key stands in both languages, in the same shape, with the same places and links',
    async ({ key }) => {
      const [english, urdu] = [await firstWords(key, 'EN'), await firstWords(key, 'UR')];
      expect(shape(urdu.html)).toBe(shape(english.html));
      expect(named(urdu.html).sort()).toEqual(named(english.html).sort());
      expect(links(urdu.html)).toEqual(links(english.html));
      expect(wordsOf(urdu.html)).toMatch(/[\u0600-\u06ff]/);
      for (const { html } of [english, urdu]) expect(cleanHtml(html)).toBe(html);
    },
  );

  it('name places that there are, and items that there are', async () => {
    const known = filledPlaces(settings).map(({ name }) => name as string);
    const keys = firstItems.map(({ key }) => key);
    for (const { key } of firstItems) {
      const { html } = await firstWords(key, 'EN');
      for (const name of named(html)) expect(known, key).toContain(name);
      for (const href of links(html)) {
        const target = /^\/help#(.*)$/.exec(href ?? '')?.[1];
        if (target !== undefined) expect(keys, key).toContain(target);
      }
    }
  });

  it('hold every page that the site must have, and no telephone number', async () => {
    expect(firstItems.filter(({ kind }) => kind === 'page').map(({ key }) => key)).toEqual([...helpPages]);
    for (const { key } of firstItems) {
      for (const language of ['EN', 'UR'] as const) {
        expect(wordsOf((await firstWords(key, language)).html), key).not.toMatch(/\d[\d -]{5,}\d/);
      }
    }
  });
});
