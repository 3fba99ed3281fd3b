import { isRefusal, type Refusal } from '@ikka/contract';
import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Database } from '../../platform/database/index.ts';
import { createAudit } from '../audit/index.ts';
import { signalsOfTest } from './content-test-bench.ts';
import { type Content, createContent, type Notice } from './index.ts';
import { stateOf } from './notice.ts';

const minute = 60_000;
const saira = { username: 'saira', ip: '198.51.100.4' };
const all = { limit: 100, offset: 0 };
const guest = { isMember: false, language: 'EN' } as const;
const fail = async () => {
  throw new Error('notices have no files');
};

describe('notices', () => {
  let test: TestDatabase;
  let clock: FakeClock;
  let types: string[];
  let changes: string[];
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
    types = ['B', 'PL', 'PU', 'PR', 'H'];
    changes = [];
    await test.database.pool.query('DELETE FROM content.notice');
    processes = databases.map((database) => {
      const told: string[] = [];
      const content = createContent({
        database,
        clock,
        settings: { get: (key: string) => (key === 'site.announcement_types' ? types : 'B') } as never,
        audit: createAudit({ database, clock }),
        facts: {
          publish(name, fact) {
            if ('noticeId' in fact) told.push(`${name}${fact.isForAll ? '' : ' quietly'} ${fact.noticeId}`);
            else if (name === 'ContentChanged') changes.push(name);
          },
        },
        signals: signalsOfTest(),
        files: { put: fail, read: fail, remove: fail },
      });
      return { content, told };
    });
  });

  const one = () => processes[0]?.content as Content;
  const two = () => processes[1]?.content as Content;
  const told = () => processes.flatMap((process) => process.told);
  const wish = (changes: Partial<Parameters<Content['publishNotice']>[0]> = {}) => ({
    id: uuidv7(),
    title: { EN: 'Eid greetings', UR: 'عید مبارک' },
    text: { EN: '<p>The bazaar is open.</p>', UR: '<p>بازار کھلا ہے۔</p>' },
    from: null,
    until: null,
    audience: 'everyone' as const,
    languages: ['EN', 'UR'] as const,
    priority: 0,
    ...changes,
  });
  const at = (ms: number) => new Date(clock.now().getTime() + ms);
  const value = (answer: Notice | Refusal): Notice => {
    if (isRefusal(answer)) throw new Error(answer.code);
    return answer;
  };
  const publish = async (changes: Parameters<typeof wish>[0] = {}) =>
    value(await one().publishNotice(wish(changes), saira));
  const shown = async (...asked: Parameters<Content['announcements']>[0]) =>
    (await two().announcements(asked, guest, all)).list.map(({ id }) => id);

  it('[K1] takes the site’s default type where none is named', async () => {
    expect(await publish()).toMatchObject({ type: 'B', state: 'published', createdBy: 'saira' });
    expect(await publish({ type: 'PR' })).toMatchObject({ type: 'PR' });
  });

  it('[K1] refuses a type that the site does not use, and no longer shows it', async () => {
    const { id } = await publish({ type: 'H' });
    expect(await shown('H')).toEqual([id]);
    types = ['B'];
    expect(await one().publishNotice(wish({ type: 'H' }), saira)).toMatchObject({
      code: 'notice.type_unavailable',
    });
    expect(await shown('H')).toEqual([]);
  });

  const from = new Date('2026-11-20T08:00:00.000Z');
  const until = new Date('2026-11-20T09:00:00.000Z');
  it.each([
    ['before its start', '07:59:59.999', until, null, 'scheduled'],
    ['at its start', '08:00:00.000', until, null, 'published'],
    ['just before its end', '08:59:59.999', until, null, 'published'],
    ['at its end', '09:00:00.000', until, null, 'expired'],
    ['long after a start without an end', '23:00:00.000', null, null, 'published'],
    ['once withdrawn, before its start', '07:00:00.000', until, from, 'withdrawn'],
    ['once withdrawn, after its end', '10:00:00.000', until, from, 'withdrawn'],
  ])('[K2] %s', (_when, time, publishedUntil, withdrawnAt, state) => {
    const now = new Date(`2026-11-20T${time}Z`);
    expect(stateOf({ publishedFrom: from, publishedUntil, withdrawnAt }, now)).toBe(state);
  });

  it('[K2] begins at once where the instant asked for has passed', async () => {
    const { from: begins } = await publish({ from: at(-minute) });
    expect(begins).toEqual(clock.now());
  });

  it.each([
    ['before it begins', () => ({ from: at(2 * minute), until: at(minute) })],
    ['as it begins', () => ({ from: at(minute), until: at(minute) })],
    ['in the past', () => ({ until: at(-minute) })],
  ])('[K2] refuses one that ends %s', async (_when, range) => {
    expect(await one().publishNotice(wish(range()), saira)).toMatchObject({ code: 'notice.ends_too_soon' });
    expect((await one().listNotices(all)).total).toBe(0);
  });

  it('[K3] shows what is published now, of the types asked for, newest first', async () => {
    const older = await publish({ type: 'H', until: at(10 * minute) });
    clock.advance(minute);
    const newer = await publish({ type: 'B' });
    await publish({ type: 'PR' });
    const later = await publish({ type: 'H', from: at(20 * minute) });
    const gone = await publish({ type: 'H' });
    await one().withdrawNotice(gone.id, saira);
    expect(await shown('B', 'H')).toEqual([newer.id, older.id]);
    clock.advance(9 * minute);
    expect(await shown('B', 'H')).toEqual([newer.id]);
    clock.advance(11 * minute);
    expect(await shown('H', 'B')).toEqual([later.id, newer.id]);
  });

  it('[K3] answers page by page', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      ids.unshift((await publish()).id);
      clock.advance(1_000);
    }
    const page = await one().announcements(['B'], guest, { limit: 2, offset: 2 });
    expect(page).toMatchObject({ total: 5 });
    expect(page.list.map(({ id }) => id)).toEqual(ids.slice(2, 4));
  });

  it('[K4] tells of a notice at once where it begins at once', async () => {
    const { id } = await publish();
    expect(told()).toEqual([`NoticePublished ${id}`]);
    await Promise.all([one().announceDue(), two().announceDue()]);
    expect(told()).toHaveLength(1);
  });

  it('[K4] tells of each scheduled notice once when it begins, whichever process looks', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 120; n += 1) ids.push((await publish({ from: at(minute) })).id);
    await Promise.all([one().announceDue(), two().announceDue()]);
    expect(told()).toEqual([]);
    clock.advance(minute);
    const looks = Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? one() : two()).announceDue());
    await Promise.all(looks);
    await one().announceDue();
    expect(told().sort()).toEqual(ids.map((id) => `NoticePublished ${id}`).sort());
  });

  it('[K4] does not tell of what was withdrawn or had ended before anybody looked', async () => {
    const { id } = await publish({ from: at(minute) });
    await one().withdrawNotice(id, saira);
    await publish({ from: at(minute), until: at(2 * minute) });
    clock.advance(2 * minute);
    expect(await two().announceDue()).toBe(0);
    expect(told()).toEqual([]);
  });

  it('[K4] a withdrawal against the announcement: told at most once, and shown to nobody afterwards', async () => {
    for (let n = 0; n < 10; n += 1) {
      const { id } = await publish({ from: at(minute) });
      clock.advance(minute);
      await Promise.all([one().announceDue(), two().withdrawNotice(id, saira), two().announceDue()]);
      await one().announceDue();
      expect(told().filter((fact) => fact.endsWith(id)).length).toBeLessThanOrEqual(1);
      expect(await shown('B')).toEqual([]);
    }
  });

  it('[K5] publishes a repeated press once, in whichever process it comes in', async () => {
    const same = wish();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => (n % 2 === 0 ? one() : two()).publishNotice(same, saira)),
    );
    expect(new Set(answers.map((answer) => value(answer).id))).toEqual(new Set([same.id]));
    expect((await one().listNotices(all)).total).toBe(1);
    expect(told()).toHaveLength(1);
    const entries = await test.database.pool.query('SELECT 1 FROM audit.entry WHERE subject = $1', [
      `notice:${same.id}`,
    ]);
    expect(entries.rowCount).toBe(1);
  });

  it('[K5] refuses the id of a notice with other words', async () => {
    const { id } = await publish();
    expect(await two().publishNotice(wish({ id, title: { EN: 'Other', UR: 'دوسرا' } }), saira)).toMatchObject(
      {
        code: 'notice.id_taken',
      },
    );
  });

  it('[K6] withdraws what is scheduled or published, once, and keeps it in the list', async () => {
    const scheduled = await publish({ from: at(minute) });
    const published = await publish();
    for (const { id } of [scheduled, published]) {
      const answers = await Promise.all([one().withdrawNotice(id, saira), two().withdrawNotice(id, saira)]);
      expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
      expect(answers.filter(isRefusal)).toMatchObject([
        { code: 'notice.over', value: { state: 'withdrawn' } },
      ]);
    }
    const { list } = await one().listNotices(all);
    expect(list.map(({ state, withdrawnBy }) => [state, withdrawnBy])).toEqual([
      ['withdrawn', 'saira'],
      ['withdrawn', 'saira'],
    ]);
  });

  it('[K6] refuses to withdraw what is unknown or has ended', async () => {
    expect(await one().withdrawNotice(uuidv7(), saira)).toMatchObject({ code: 'notice.unknown' });
    const { id } = await publish({ until: at(minute) });
    clock.advance(minute);
    expect(await one().withdrawNotice(id, saira)).toMatchObject({
      code: 'notice.over',
      value: { state: 'expired' },
    });
  });

  it('[K7] records who published and withdrew what', async () => {
    const { id } = await publish({ type: 'H' });
    await two().withdrawNotice(id, { username: 'bilal', ip: '198.51.100.5' });
    const audit = createAudit({ database: test.database, clock });
    const { entries } = await audit.find({ subject: `notice:${id}` }, all);
    expect(entries.map(({ action, actor, ip }) => [action, actor, ip])).toEqual([
      ['notice.withdrawn', 'bilal', '198.51.100.5'],
      ['notice.published', 'saira', '198.51.100.4'],
    ]);
    expect(JSON.parse(entries[1]?.after ?? '')).toMatchObject({ type: 'H', title: { EN: 'Eid greetings' } });
    expect(await audit.check()).toMatchObject({ intact: true });
  });

  it('[K1] keeps of an editor’s HTML what is safe, and refuses one that says nothing in a language', async () => {
    const html = '<p onclick="x()">Open<script>steal()</script><img src=x onerror=steal()></p>';
    const { text } = await publish({ text: { EN: html, UR: html } });
    expect(text).toEqual({ EN: '<p>Open</p>', UR: '<p>Open</p>' });
    expect(one().previewNotice({ EN: html, UR: html })).toEqual(text);
    const silent = wish({ text: { EN: '<p>Open</p>', UR: '<p><script>x</script> </p>' } });
    expect(await one().publishNotice(silent, saira)).toMatchObject({ code: 'notice.empty' });
  });

  it.each([
    ['everyone', ['guest', 'member']],
    ['guests', ['guest']],
    ['members', ['member']],
  ] as const)('[K23] what is for %s is shown to them alone', async (audience, seenBy) => {
    await publish({ audience });
    const seen = [];
    for (const isMember of [false, true]) {
      const { total } = await two().announcements(['B'], { isMember, language: 'UR' }, all);
      if (total > 0) seen.push(isMember ? 'member' : 'guest');
    }
    expect(seen).toEqual(seenBy);
  });

  it('[K23] what is for one language is shown in it alone', async () => {
    const urdu = await publish({ languages: ['UR'] });
    const both = await publish({ languages: ['UR', 'EN', 'UR'] });
    expect(both.languages).toEqual(['EN', 'UR']);
    const seenIn = async (language: 'EN' | 'UR') =>
      (await two().announcements(['B'], { isMember: false, language }, all)).list.map(({ id }) => id);
    expect(await seenIn('EN')).toEqual([both.id]);
    expect(new Set(await seenIn('UR'))).toEqual(new Set([both.id, urdu.id]));
  });

  it('[K23] the title of what is not for all, comes up by itself, or offers something is not told to all', async () => {
    for (const change of [
      { audience: 'members' },
      { languages: ['EN'] },
      { type: 'PU' },
      { type: 'PL' },
      { type: 'PR' },
    ] as const) {
      const { id } = await publish(change);
      expect(told().at(-1)).toBe(`NoticePublished quietly ${id}`);
    }
    const { id } = await publish({ type: 'H' });
    expect(told().at(-1)).toBe(`NoticePublished ${id}`);
  });

  it('[K24] stands in the order of its weight, then of its age', async () => {
    const heavy = await publish({ priority: 9 });
    clock.advance(1_000);
    const old = await publish();
    clock.advance(1_000);
    const fresh = await publish();
    expect(await shown('B')).toEqual([heavy.id, fresh.id, old.id]);
  });

  const change = (of: Notice, changes: Partial<Parameters<Content['changeNotice']>[0]> = {}) => ({
    ...wish(),
    id: of.id,
    version: of.version,
    ...changes,
  });

  it('[K25] is changed before it is over, with who did it; when it began stays', async () => {
    const made = await publish({ until: at(10 * minute) });
    clock.advance(minute);
    const title = { EN: 'Open late', UR: 'دیر تک کھلا' };
    const changed = value(
      await two().changeNotice(change(made, { title, type: 'H', from: at(5 * minute), until: at(minute) }), {
        ...saira,
        username: 'bilal',
      }),
    );
    expect(changed).toMatchObject({ title, type: 'H', version: 2, from: made.from, changedBy: 'bilal' });
    expect(await shown('B', 'H')).toEqual([made.id]);
    expect(changes).toEqual(['ContentChanged']);
    clock.advance(minute);
    expect(await one().changeNotice(change(changed), saira)).toMatchObject({ code: 'notice.over' });
  });

  it('[K25] one that waits can be begun at once, and is told then', async () => {
    const made = await publish({ from: at(10 * minute) });
    expect(told()).toEqual([]);
    value(await one().changeNotice(change(made, { from: null }), saira));
    expect(told()).toEqual([`NoticePublished ${made.id}`]);
    expect(await shown('B')).toEqual([made.id]);
  });

  it('[K25] of two who edited one version one is published; the same again changes nothing', async () => {
    const made = await publish();
    const mine = change(made, { priority: 1 });
    const answers = await Promise.all([
      one().changeNotice(mine, saira),
      two().changeNotice(change(made, { priority: 2 }), saira),
    ]);
    expect(answers.filter(isRefusal)).toMatchObject([{ code: 'content.changed_meanwhile' }]);
    const [now] = (await one().listNotices(all)).list;
    const again = change(made, { priority: now?.priority ?? 0 });
    expect(value(await two().changeNotice(again, saira)).version).toBe(2);
  });

  it.each([
    ['of a kind that the site does not use', () => ({ type: 'H' as const }), 'notice.type_unavailable'],
    ['that ends now', () => ({ until: at(0) }), 'notice.ends_too_soon'],
    ['that says nothing', () => ({ text: { EN: '', UR: '' } }), 'notice.empty'],
  ])('[K25] refuses a change to one %s', async (_what, changes, code) => {
    const made = await publish();
    types = ['B'];
    clock.advance(minute);
    expect(await one().changeNotice(change(made, changes()), saira)).toMatchObject({ code });
  });

  it('[K25] tells open pages of a withdrawal at once', async () => {
    const { id } = await publish();
    await one().withdrawNotice(id, saira);
    expect(changes).toEqual(['ContentChanged']);
  });
});
