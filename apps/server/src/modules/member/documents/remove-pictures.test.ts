import type { DocumentKind } from '@ikka/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered, type Bench, codeOf, openBench, picture, saira } from '../member-test-bench.ts';

const dayMs = 24 * 3_600_000;

describe('pictures of documents whose time is over', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench?.close());

  type Who = { memberId: bigint; ip: string };
  const submit = async (who: Who, kind: DocumentKind = 'selfie') => {
    bench.clock.advance(1_000);
    return answered(await bench.member.uploadDocument(kind, await picture('#789'), who)).id ?? '';
  };
  const reject = (id: string) =>
    bench.member.reviewDocument(id, { event: 'reject', reason: 'cannot be read' }, saira);
  const fileOf = async (id: string) => {
    const { rows } = await bench.test.database.pool.query<{ file: string | null }>(
      'SELECT file FROM member.document WHERE id = $1',
      [id],
    );
    return rows[0]?.file ?? null;
  };
  const isShown = async (id: string) => codeOf(await bench.member.viewDocument(id, saira)) === 'answered';

  it('[M19] go when they count no more, with their bytes; what was decided stays', async () => {
    const one = await bench.newcomer();
    const rejected = await submit(one);
    const replaced = await submit(one, 'identityFront');
    const current = await submit(one, 'identityFront');
    const outdated = await submit(one, 'identityBack');
    const approved = await submit(one, 'proofOfAddress');
    answered(await reject(rejected));
    const soon = new Date(bench.clock.now().getTime() + dayMs);
    answered(await bench.member.approveDocument(outdated, soon, saira));
    answered(await bench.member.approveDocument(approved, null, saira));
    const file = (await fileOf(rejected)) ?? '';
    expect(await bench.files.read(file)).not.toBeNull();

    bench.clock.advance(89 * dayMs);
    expect(await bench.member.removePictures()).toBe(0);
    bench.clock.advance(3 * dayMs);
    expect(await Promise.all([bench.member.removePictures(), bench.member.removePictures()])).toContain(3);
    expect(await bench.member.removePictures()).toBe(0);

    const gone = [rejected, replaced, outdated];
    for (const id of gone) {
      expect(codeOf(await bench.member.viewDocument(id, saira))).toBe('document.picture_removed');
      expect(codeOf(await bench.member.viewOwnDocument(id, one.memberId))).toBe('document.picture_removed');
      expect(await fileOf(id)).toBeNull();
      expect((await bench.actions(`document:${id}`)).at(-1)).toBe('document.picture_removed');
    }
    expect(await bench.files.read(file)).toBeNull();
    expect(await bench.member.document(rejected)).toMatchObject({
      state: 'rejected',
      reason: 'cannot be read',
      reviewer: 'saira',
      pictureRemovedAt: bench.clock.now(),
    });
    const { list } = await bench.member.checklist(one.memberId);
    expect(list.find(({ kind }) => kind === 'selfie')).toMatchObject({ hasPicture: false, mayUpload: true });
    expect([await isShown(current), await isShown(approved)]).toEqual([true, true]);
  });

  it('[M19] of a member who has been away for years go all, approved ones too, and nobody else’s', async () => {
    const [away, here] = [await bench.newcomer(), await bench.newcomer()];
    const [approved, waiting, kept] = [
      await submit(away),
      await submit(away, 'identityFront'),
      await submit(here),
    ];
    answered(await bench.member.approveDocument(approved, null, saira));
    bench.clock.advance(1_826 * dayMs);
    await bench.test.database.pool.query('UPDATE identity.account SET last_login_at = $2 WHERE id = $1', [
      here.memberId,
      bench.clock.now(),
    ]);
    await bench.member.removePictures();
    expect([await isShown(approved), await isShown(waiting), await isShown(kept)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(await bench.member.document(approved)).toMatchObject({ state: 'approved' });
  });

  it('[M19] go at the next run where a process died before their bytes were gone', async () => {
    const one = await bench.newcomer();
    const id = await submit(one);
    const file = (await fileOf(id)) ?? '';
    await bench.test.database.pool.query('UPDATE member.document SET picture_removed_at = $2 WHERE id = $1', [
      id,
      bench.clock.now(),
    ]);
    await bench.member.removePictures();
    expect([await bench.files.read(file), await fileOf(id)]).toEqual([null, null]);
  });
});
