import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentKind } from '@ikka/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseVersion } from '../../../platform/case-desk/case-version.ts';
import { answered, type Bench, codeOf, openBench, picture, saira } from '../member-test-bench.ts';

const umar = { username: 'umar', ip: '198.51.100.5' };
const all = { limit: 100, offset: 0 };

describe('identity documents', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench?.close());

  type Who = { memberId: bigint; ip: string };
  const submit = async (who: Who, kind: DocumentKind = 'selfie', colour = '#789') => {
    bench.clock.advance(1_000);
    const row = answered(await bench.member.uploadDocument(kind, await picture(colour), who));
    return row.id ?? '';
  };
  const rowOf = async ({ memberId }: Who, kind: DocumentKind = 'selfie') =>
    (await bench.member.checklist(memberId)).list.find((row) => row.kind === kind);

  it('[M9] begins with a checklist of what is missing', async () => {
    const one = await bench.newcomer();
    const { list } = await bench.member.checklist(one.memberId);
    expect(
      list.map(({ kind, state, isRequired, mayUpload }) => [kind, state, isRequired, mayUpload]),
    ).toEqual([
      ['identityFront', 'missing', true, true],
      ['identityBack', 'missing', true, true],
      ['selfie', 'missing', true, true],
      ['proofOfAddress', 'missing', false, true],
      ['sourceOfIncome', 'missing', false, true],
    ]);
  });

  it('[M8] rests sealed, and comes back whole for its member', async () => {
    const one = await bench.newcomer();
    const id = await submit(one, 'identityFront', '#c8a24a');
    const served = answered(await bench.member.viewOwnDocument(id, one.memberId));
    expect(served).toMatchObject({ type: 'image/webp', cache: 'never' });
    expect(await sharp(served.bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 200 });
    for (const path of await readdir(bench.filesFolder, { recursive: true, withFileTypes: true })) {
      if (!path.isFile()) continue;
      const kept = await readFile(join(path.parentPath, path.name));
      expect(kept.includes('WEBP')).toBe(false);
    }
  });

  it('[M8] is unknown to other members, and to whoever guesses', async () => {
    const [one, other] = [await bench.newcomer(), await bench.newcomer()];
    const id = await submit(one);
    expect(codeOf(await bench.member.viewOwnDocument(id, other.memberId))).toBe('document.unknown');
    expect(codeOf(await bench.member.viewOwnDocument(crypto.randomUUID(), one.memberId))).toBe(
      'document.unknown',
    );
  });

  it('[M8] writes down each operator who looks', async () => {
    const one = await bench.newcomer();
    const id = await submit(one);
    const before = await bench.actions(`document:${id}`);
    const seen = answered(await bench.member.viewDocument(id, saira));
    expect(seen.bytes.length).toBeGreaterThan(0);
    expect(await bench.actions(`document:${id}`)).toEqual([...before, 'document.viewed']);
    expect(codeOf(await bench.member.viewDocument(crypto.randomUUID(), saira))).toBe('document.unknown');
  });

  it('[M9] a new one takes the place of the old, which stays on record', async () => {
    const one = await bench.newcomer();
    const first = await submit(one);
    const second = await submit(one, 'selfie', '#987');
    expect((await rowOf(one))?.id).toBe(second);
    const documents = await bench.member.documentsOf(one.memberId);
    expect(documents?.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      [second, true],
      [first, false],
    ]);
    expect(codeOf(await bench.member.approveDocument(first, null, saira))).toBe('document.not_now');
    expect(codeOf(await bench.member.viewDocument(first, saira))).toBe('answered');
  });

  it('[M9] is not replaced under the eyes of an operator, nor once approved', async () => {
    const one = await bench.newcomer();
    const id = await submit(one);
    answered(await bench.member.reviewDocument(id, { event: 'take' }, saira));
    expect(await rowOf(one)).toMatchObject({ state: 'inReview', mayUpload: false });
    const kept = (await readdir(bench.filesFolder, { recursive: true })).length;
    expect(codeOf(await bench.member.uploadDocument('selfie', await picture('#111'), one))).toBe(
      'document.not_now',
    );
    answered(await bench.member.reviewDocument(id, { event: 'giveBack' }, saira));
    answered(await bench.member.approveDocument(id, null, saira));
    expect(codeOf(await bench.member.uploadDocument('selfie', await picture('#111'), one))).toBe(
      'document.not_now',
    );
    expect((await readdir(bench.filesFolder, { recursive: true })).length).toBe(kept);
  });

  it('[M9] of uploads at once one is current', async () => {
    const one = await bench.newcomer();
    const answers = await Promise.all(
      ['#100', '#200', '#300', '#400'].map(async (colour) =>
        bench.member.uploadDocument('selfie', await picture(colour), one),
      ),
    );
    expect(answers.filter((answer) => codeOf(answer) === 'answered').length).toBeGreaterThanOrEqual(1);
    const documents = await bench.member.documentsOf(one.memberId);
    expect(documents?.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });

  it('[M10] of two operators who decide at once, one does', async () => {
    const one = await bench.newcomer();
    const id = await submit(one);
    const answers = await Promise.all([
      bench.member.reviewDocument(id, { event: 'reject', reason: 'the picture is dark' }, saira),
      bench.member.reviewDocument(id, { event: 'reject', reason: 'not a document' }, umar),
      bench.member.reviewDocument(id, { event: 'take' }, umar),
    ]);
    expect(answers.filter((answer) => codeOf(answer) === 'document.not_now').length).toBeGreaterThanOrEqual(
      1,
    );
    const acts = (await bench.actions(`document:${id}`)).filter((action) => action === 'document.rejected');
    expect(acts).toHaveLength(1);
  });

  it('[M10] what a page shows that is not so any more is acted on no more, also where the act would be allowed', async () => {
    const one = await bench.newcomer();
    const id = await submit(one);
    const reject = { event: 'reject', reason: 'the picture is dark' } as const;
    const stale = { ...umar, seen: caseVersion({ state: 'submitted', holder: null }) };
    answered(await bench.member.approveDocument(id, null, { ...saira, seen: stale.seen }));
    expect(await bench.member.reviewDocument(id, reject, stale)).toMatchObject({
      code: 'case.decided_meanwhile',
      value: { state: 'approved', by: 'saira' },
    });
    expect(await rowOf(one)).toMatchObject({ state: 'approved' });
    const fresh = { ...umar, seen: caseVersion({ state: 'approved', holder: 'saira' }) };
    answered(await bench.member.reviewDocument(id, reject, fresh));
  });

  it('[M11] a decision reaches the member by mail and SMS in his language, and his pages', async () => {
    const one = await bench.newcomer();
    await bench.verify(one.memberId, { email: 'amna@example.com', mobile: '+923001234567' });
    await bench.identity.setLanguage(one.memberId, 'EN');
    const id = await submit(one);
    answered(await bench.member.reviewDocument(id, { event: 'take' }, saira));
    bench.facts.length = 0;
    answered(
      await bench.member.reviewDocument(id, { event: 'reject', reason: 'the picture is dark' }, saira),
    );
    const { list } = await bench.channels.readOutbox();
    const told = list.filter(({ memberId }) => memberId === one.memberId);
    expect(
      told.map(({ channel, template, to, language }) => [channel, template, to, language]).sort(),
    ).toEqual([
      ['mail', 'document_rejected', 'amna@example.com', 'EN'],
      ['sms', 'document_rejected', '+923001234567', 'EN'],
    ]);
    expect(bench.facts).toEqual([
      { name: 'DocumentReviewed', fact: { memberId: one.memberId, kind: 'selfie', state: 'rejected' } },
    ]);
    expect(await rowOf(one)).toMatchObject({
      state: 'rejected',
      reason: 'the picture is dark',
      mayUpload: true,
    });
  });

  it('[M11] tells nothing to contacts that nobody has proven', async () => {
    const one = await bench.newcomer();
    const id = await submit(one);
    answered(await bench.member.approveDocument(id, null, saira));
    const { list } = await bench.channels.readOutbox();
    expect(list.filter(({ memberId }) => memberId === one.memberId)).toEqual([]);
  });

  it('[M12] an approval can be taken back, with its reason', async () => {
    const one = await bench.newcomer();
    const id = await submit(one);
    answered(await bench.member.approveDocument(id, null, saira));
    expect(codeOf(await bench.member.reviewDocument(id, { event: 'take' }, umar))).toBe('document.not_now');
    answered(await bench.member.reviewDocument(id, { event: 'reject', reason: 'it was forged' }, umar));
    expect(await rowOf(one)).toMatchObject({ state: 'rejected', reason: 'it was forged', validUntil: null });
    expect(await bench.actions(`document:${id}`)).toEqual([
      'document.submitted',
      'document.approved',
      'document.rejected',
    ]);
  });

  it('[M13] runs out by itself, and can then be submitted anew', async () => {
    const one = await bench.newcomer();
    const id = await submit(one);
    const now = bench.clock.now();
    expect(codeOf(await bench.member.approveDocument(id, now, saira))).toBe('document.runs_out_too_soon');
    answered(await bench.member.approveDocument(id, new Date(now.getTime() + 60_000), saira));
    const listed = async (state: 'approved' | 'expired') =>
      (await bench.member.findDocuments({ state }, all)).list.some((document) => document.id === id);
    expect([(await rowOf(one))?.state, await listed('approved'), await listed('expired')]).toEqual([
      'approved',
      true,
      false,
    ]);
    bench.clock.advance(60_000);
    expect([(await rowOf(one))?.state, await listed('approved'), await listed('expired')]).toEqual([
      'expired',
      false,
      true,
    ]);
    await submit(one);
    expect((await rowOf(one))?.state).toBe('submitted');
  });

  it('[M12] the queue shows who waits, the longest first', async () => {
    const members = [await bench.newcomer(), await bench.newcomer(), await bench.newcomer()];
    const ids: string[] = [];
    for (const one of members) ids.push(await submit(one, 'proofOfAddress'));
    answered(await bench.member.reviewDocument(ids[1] ?? '', { event: 'take' }, saira));
    answered(await bench.member.approveDocument(ids[2] ?? '', null, saira));
    const { list, total } = await bench.member.findDocuments({ kind: 'proofOfAddress' }, all);
    expect(list.map(({ id, state }) => [id, state])).toEqual([
      [ids[0], 'submitted'],
      [ids[1], 'inReview'],
    ]);
    expect(total).toBe(2);
    expect(list.map(({ account }) => account)).toEqual(
      await Promise.all(
        members.slice(0, 2).map(async (one) => (await bench.identity.member(one.memberId))?.name),
      ),
    );
    const page = await bench.member.findDocuments({ kind: 'proofOfAddress' }, { limit: 1, offset: 1 });
    expect(page.list.map(({ id }) => id)).toEqual([ids[1]]);
  });
});
