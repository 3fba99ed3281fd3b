import sharp from 'sharp';
import { openPeople } from '../../fixtures/people.fixture.ts';
import { createMember } from './index.ts';

export { answered, codeOf } from '../../platform/calls-test-answers.ts';

export const saira = { username: 'saira', ip: '198.51.100.4' };

export type Bench = Awaited<ReturnType<typeof openBench>>;

/** The module beside the real ones that it stands on, on a real database and a real folder. */
export async function openBench() {
  const people = await openPeople({
    beside: 'member',
    identity: {
      openProfile: (tx, memberId, fields) => member.openProfile(tx, memberId, fields),
      payoutNamesOf: (memberId) => member.payoutNamesOf(memberId),
    },
  });
  const { database, clock, settings, channels, identity, files, audit } = people.parts;
  const member = createMember(people.parts);
  const { test, facts, filesFolder, set, close } = people;
  return {
    test,
    clock,
    member,
    identity,
    channels,
    audit,
    files,
    settings,
    filesFolder,
    facts,
    set,
    /** A new member who acts from his own address. */
    async newcomer(payeeName?: string): Promise<{ memberId: bigint; ip: string }> {
      const { memberId, ip } = await people.register({ payeeName });
      return { memberId, ip };
    },
    /** Writes contacts into an account as if they had been proven. */
    async verify(
      memberId: bigint,
      { email = null, mobile = null }: { email?: string | null; mobile?: string | null },
    ): Promise<void> {
      await database.pool.query(
        `UPDATE identity.account SET email = $2::text, email_key = $2::text, mobile_key = $3::text,
           email_verified_at = CASE WHEN $2::text IS NULL THEN NULL ELSE now() END,
           mobile_verified_at = CASE WHEN $3::text IS NULL THEN NULL ELSE now() END WHERE id = $1`,
        [memberId, email, mobile],
      );
    },
    /** What the audit holds of a subject, oldest first, but for what identity writes. */
    async actions(subject: string): Promise<string[]> {
      const ofIdentity = ['member.registered', 'member.device_added', 'member.logged_in'];
      return (await people.actions(subject)).filter((action) => !ofIdentity.includes(action));
    },
    close,
  };
}

/** A picture of one colour. */
export const picture = (colour: string, format: 'png' | 'jpeg' = 'png'): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();
