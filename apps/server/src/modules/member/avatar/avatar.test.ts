import { readdir, readFile } from 'node:fs/promises';
import { builtInAvatars } from '@ikka/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered, type Bench, codeOf, openBench, picture, saira } from '../member-test-bench.ts';

const site = new URL('../../../../../site/public/avatars/', import.meta.url);

describe('pictures of members', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench?.close());

  const fileOf = (address: string) => address.split('/').at(-1) ?? '';
  const shown = async (memberId: bigint) => (await bench.member.avatar({ memberId, isTrial: false })).avatar;

  it('[M6] the house has drawn each of its pictures', async () => {
    expect(builtInAvatars.length).toBeGreaterThanOrEqual(16);
    const drawn = await Promise.all(
      builtInAvatars.map((name) => readFile(new URL(`${name}.svg`, site), 'utf8')),
    );
    expect(new Set(drawn).size).toBe(builtInAvatars.length);
    for (const svg of drawn) {
      expect(svg).toMatch(/^<svg [^>]*viewBox=/);
      expect(svg).not.toMatch(/<script|<foreignObject|href=|on\w+=/i);
    }
  });

  it('[M6] whoever chose none has always the same, and neighbours another', async () => {
    const [one, other] = [await bench.newcomer(), await bench.newcomer()];
    const first = await shown(one.memberId);
    expect(first.kind).toBe('builtIn');
    expect(await shown(one.memberId)).toEqual(first);
    expect((await shown(other.memberId)).name).not.toBe(first.name);
    expect(await bench.member.avatarIcon(one.memberId)).toEqual({ icon: first.icon });
  });

  it('[M6] keeps an upload as two squares, served under addresses of their content', async () => {
    const one = await bench.newcomer();
    const made = answered(await bench.member.uploadAvatar(await picture('#0a5', 'jpeg'), one));
    expect(made).toMatchObject({ kind: 'uploaded', name: null });
    expect(await shown(one.memberId)).toEqual(made);
    for (const [address, side] of [
      [made.icon, 96],
      [made.image, 384],
    ] as const) {
      const served = answered(await bench.member.avatarPicture(fileOf(address)));
      expect(served).toMatchObject({ type: 'image/webp', cache: 'forever' });
      expect(await sharp(served.bytes).metadata()).toMatchObject({
        format: 'webp',
        width: side,
        height: side,
      });
    }
    expect(await bench.actions(`member:${one.memberId}`)).toContain('member.avatar_changed');
  });

  it('[M6] one picture of two members goes when the second gives it up', async () => {
    const [one, other] = [await bench.newcomer(), await bench.newcomer()];
    const same = await picture('#a05');
    const [mine] = await Promise.all([
      bench.member.uploadAvatar(same, one),
      bench.member.uploadAvatar(same, other),
    ]);
    const file = fileOf(answered(mine).image);
    await bench.member.chooseAvatar('peacock', one);
    expect(await shown(one.memberId)).toMatchObject({ kind: 'builtIn', name: 'peacock' });
    expect(codeOf(await bench.member.avatarPicture(file))).toBe('answered');
    await bench.member.uploadAvatar(await picture('#50a'), other);
    expect(codeOf(await bench.member.avatarPicture(file))).toBe('file.unknown');
    expect(await bench.files.read(file.replace('.webp', ''))).toBeNull();
  });

  it('[M6] many who change the same pictures at once lose none that is shown', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => bench.newcomer()));
    const [red, blue] = [await picture('#f00'), await picture('#00f')];
    for (let turn = 0; turn < 3; turn += 1) {
      await Promise.all(
        members.map((one, at) => bench.member.uploadAvatar((at + turn) % 2 === 0 ? red : blue, one)),
      );
    }
    for (const { memberId } of members) {
      const { icon, image } = await shown(memberId);
      for (const address of [icon, image])
        expect(codeOf(await bench.member.avatarPicture(fileOf(address)))).toBe('answered');
    }
  });

  it('[M6] serves no other file of the house under a picture’s address', async () => {
    const one = await bench.newcomer();
    answered(await bench.member.uploadDocument('selfie', await picture('#333'), one));
    const names = (await readdir(bench.filesFolder, { recursive: true })).flatMap(
      (path) => /[0-9a-f]{64}$/.exec(path) ?? [],
    );
    const { rows } = await bench.test.database.pool.query<{ file: string }>(
      'SELECT file FROM member.document',
    );
    expect(names).toContain(rows[0]?.file);
    expect(codeOf(await bench.member.avatarPicture(`${rows[0]?.file}.webp`))).toBe('file.unknown');
  });

  it('[M7] refuses what is no picture, and keeps the one before', async () => {
    const one = await bench.newcomer();
    const before = answered(await bench.member.uploadAvatar(await picture('#123'), one));
    expect(codeOf(await bench.member.uploadAvatar(Buffer.from('MZ not a picture'), one))).toBe(
      'upload.not_an_image',
    );
    expect(await shown(one.memberId)).toEqual(before);
  });

  it('[M18] an operator takes an offensive picture away, and the member is told', async () => {
    const one = await bench.newcomer();
    await bench.verify(one.memberId, { email: `pictured${one.memberId}@mail.example` });
    const act = { operator: saira, reason: 'insults the other players' };
    expect(codeOf(await bench.member.resetAvatar(one.memberId, act))).toBe('member.avatar_not_uploaded');
    expect(codeOf(await bench.member.resetAvatar(1n, act))).toBe('member.unknown');
    const own = answered(await bench.member.uploadAvatar(await picture('#f03'), one));
    const both = await Promise.all([
      bench.member.resetAvatar(one.memberId, act),
      bench.member.resetAvatar(one.memberId, act),
    ]);
    expect(both.map(codeOf).sort()).toEqual(['answered', 'member.avatar_not_uploaded']);
    expect((await shown(one.memberId)).kind).toBe('builtIn');
    for (const address of [own.icon, own.image]) {
      expect(codeOf(await bench.member.avatarPicture(fileOf(address)))).toBe('file.unknown');
      expect(await bench.files.read(fileOf(address).replace('.webp', ''))).toBeNull();
    }
    const { list } = await bench.channels.readOutbox();
    expect(list.filter(({ memberId }) => memberId === one.memberId)).toMatchObject([
      { template: 'picture_removed', channel: 'mail' },
    ]);
    expect((await bench.actions(`member:${one.memberId}`)).filter((act) => act.includes('avatar'))).toEqual([
      'member.avatar_changed',
      'member.avatar_reset',
    ]);
  });

  it('[M6] takes no uploads where the operator has switched them off', async () => {
    const one = await bench.newcomer();
    await bench.set('member.avatar_upload', false);
    expect(codeOf(await bench.member.uploadAvatar(await picture('#456'), one))).toBe('module.disabled');
    expect(await bench.member.avatar({ memberId: one.memberId, isTrial: false })).toMatchObject({
      mayUpload: false,
    });
    await bench.set('member.avatar_upload', true);
    expect(await bench.member.avatar({ memberId: one.memberId, isTrial: true })).toMatchObject({
      mayUpload: false,
    });
  });
});
