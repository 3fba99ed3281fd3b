import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered, type Bench, bilal, codeOf, openBench, saira } from '../messages-test-bench.ts';

const rows = { limit: 20, offset: 0 };
const guest = { memberId: null, ip: '203.0.113.200', language: 'UR' } as const;

/** A picture that carries a place and a camera beside its pixels. */
const picture = (colour: string) =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: colour } })
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '31/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();

describe('feedback', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench?.close());

  /** Pictures stand in the order in which they came. */
  const keep = async (colour: string) => {
    bench.clock.advance(1);
    return answered(await bench.messages.keepFeedbackImage(await picture(colour))).id;
  };
  const filesKept = async () =>
    (await readdir(bench.filesFolder, { recursive: true })).filter((path) => /[0-9a-f]{64}$/.test(path));

  it('[B1] takes a remark with pictures of which the pixels alone are kept, sealed', async () => {
    const images = [await keep('#a11'), await keep('#1a1')];
    const { id } = answered(
      await bench.messages.sendFeedback({ remark: 'The reels stop late.', images }, guest),
    );
    const found = answered(await bench.messages.feedback(id));
    expect(found).toMatchObject({ state: 'new', account: null, language: 'UR', imageIds: images });
    const shown = answered(await bench.messages.feedbackImage(id, images[0] ?? ''));
    expect(shown).toMatchObject({ type: 'image/webp', cache: 'never' });
    const { format, exif, width } = await sharp(shown.bytes).metadata();
    expect({ format, exif, width }).toEqual({ format: 'webp', exif: undefined, width: 320 });
    for (const name of await filesKept()) {
      const bytes = await bench.files.read(name.split('/').at(-1) ?? '');
      await expect(sharp(bytes ?? Buffer.alloc(0)).metadata()).rejects.toThrow();
    }
    expect(codeOf(await bench.messages.feedbackImage(uuidv7(), images[0] ?? ''))).toBe('feedback.unknown');
    expect(codeOf(await bench.messages.keepFeedbackImage(Buffer.from('GIF89a')))).toBe('upload.not_an_image');
  });

  it('[B2] counts letters as people do, and holds the settings’ bounds', async () => {
    const send = (remark: string, images: string[] = []) =>
      bench.messages.sendFeedback({ remark, images }, guest);
    expect(codeOf(await send('ب'.repeat(140)))).toBe('answered');
    // A flag is two code points and one letter; a vowel sign is none of its own.
    expect(codeOf(await send('🇵🇰'.repeat(140)))).toBe('answered');
    expect(codeOf(await send('بِ'.repeat(140)))).toBe('answered');
    expect(await send('x'.repeat(141))).toMatchObject({
      code: 'feedback.remark_too_long',
      value: { most: 140 },
    });
    const four = await Promise.all(['#111', '#222', '#333', '#444'].map(keep));
    expect(codeOf(await send('pictures', four))).toBe('feedback.too_many_images');
    expect(codeOf(await send('pictures', four.slice(1)))).toBe('answered');
  });

  it('[B3] takes all pictures or nothing, each once, and a repeat once', async () => {
    const [mine, other] = [await keep('#515'), await keep('#155')];
    const before = await bench.messages.feedbacks('new', rows);
    const missing = { remark: 'one is missing', images: [mine, uuidv4()] };
    expect(codeOf(await bench.messages.sendFeedback(missing, guest))).toBe('feedback.image_unknown');
    expect((await bench.messages.feedbacks('new', rows)).total).toBe(before.total);
    const wish = { id: uuidv7(), remark: 'twice', images: [mine] };
    const both = await Promise.all([
      bench.messages.sendFeedback(wish, guest),
      bench.messages.sendFeedback(wish, guest),
    ]);
    expect(both).toEqual([{ id: wish.id }, { id: wish.id }]);
    expect((await bench.messages.feedbacks('new', rows)).total).toBe(before.total + 1);
    const stolen = { remark: 'of somebody else', images: [mine, other] };
    expect(codeOf(await bench.messages.sendFeedback(stolen, guest))).toBe('feedback.image_unknown');
    expect(codeOf(await bench.messages.sendFeedback({ ...wish, remark: 'else' }, guest))).toBe(
      'feedback.image_unknown',
    );
  });

  it('[B4] forgets pictures that no feedback claimed within the hour', async () => {
    await keep('#717');
    const claimed = await keep('#171');
    answered(await bench.messages.sendFeedback({ remark: 'kept', images: [claimed] }, guest));
    const before = (await filesKept()).length;
    await bench.messages.forgetUnclaimedImages();
    expect((await filesKept()).length).toBe(before);
    bench.clock.advance(3_600_001);
    await bench.messages.forgetUnclaimedImages();
    const { list } = await bench.messages.feedbacks('new', { limit: 100, offset: 0 });
    expect((await filesKept()).length).toBe(list.flatMap(({ imageIds }) => imageIds).length);
  });

  it('[B5] a member is answered in the site; of two operators who answer one does', async () => {
    const one = await bench.newcomer();
    const sender = { memberId: one.memberId, ip: '203.0.113.9', language: 'EN' } as const;
    const wish = { remark: 'More <b>slots</b>', images: [], email: 'other@example.com' };
    const { id } = answered(await bench.messages.sendFeedback(wish, sender));
    const both = await Promise.all([
      bench.messages.answerFeedback(id, 'They come.', saira),
      bench.messages.answerFeedback(id, 'Soon.', bilal),
    ]);
    expect(both.map(codeOf).sort()).toEqual(['answered', 'feedback.not_now']);
    const { list } = await bench.messages.inbox(one.memberId, rows);
    expect(list).toHaveLength(1);
    const message = answered(await bench.messages.message(one.memberId, list[0]?.id ?? ''));
    expect(message.html.EN).toMatch(/^<p>“More &lt;b&gt;slots&lt;\/b&gt;”<\/p><p>(They come|Soon)\.<\/p>$/);
    expect(await bench.actions(`feedback:${id}`)).toEqual(['feedback.answered']);
    expect(bench.facts.at(-1)).toEqual({ name: 'InboxChanged', fact: { memberIds: [one.memberId] } });
    expect(answered(await bench.messages.feedback(id))).toMatchObject({ email: null, account: one.name });
  });

  it('[B6] a guest is answered by mail where he left an address, else not at all', async () => {
    const withMail = { remark: 'Write to me', images: [], email: 'guest@example.com' };
    const { id } = answered(await bench.messages.sendFeedback(withMail, guest));
    answered(await bench.messages.answerFeedback(id, 'Line one\nline <two>', saira));
    const { list } = await bench.channels.readOutbox();
    expect(list[0]).toMatchObject({ to: 'guest@example.com', template: 'feedback_answer', language: 'UR' });
    expect(list[0]?.html).toContain('Line one\nline &lt;two&gt;');
    const silent = answered(await bench.messages.sendFeedback({ remark: 'No address', images: [] }, guest));
    expect(codeOf(await bench.messages.answerFeedback(silent.id, 'Thanks', saira))).toBe(
      'feedback.no_way_to_answer',
    );
    expect(answered(await bench.messages.closeFeedback(silent.id, saira))).toMatchObject({ state: 'closed' });
  });

  it('[B7] goes from new to answered to closed, and never back', async () => {
    const { id } = answered(
      await bench.messages.sendFeedback({ remark: 'States', images: [], email: 'a@example.com' }, guest),
    );
    answered(await bench.messages.answerFeedback(id, 'One', saira));
    expect(codeOf(await bench.messages.answerFeedback(id, 'Two', saira))).toBe('feedback.not_now');
    answered(await bench.messages.closeFeedback(id, bilal));
    expect(codeOf(await bench.messages.closeFeedback(id, bilal))).toBe('feedback.not_now');
    expect(codeOf(await bench.messages.answerFeedback(id, 'Three', saira))).toBe('feedback.not_now');
    expect(await bench.actions(`feedback:${id}`)).toEqual(['feedback.answered', 'feedback.closed']);
    expect(codeOf(await bench.messages.closeFeedback(uuidv7(), saira))).toBe('feedback.unknown');
  });
});
