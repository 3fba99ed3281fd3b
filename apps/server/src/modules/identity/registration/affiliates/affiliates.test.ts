import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answered,
  type Bench,
  openBench,
  operator,
  type Process,
  refused,
  registration,
  visitor,
} from '../../identity-test-bench.ts';
import type { RegisterInput } from '../register.ts';

describe('invitations', () => {
  let bench: Bench;
  let other: Process;
  let count = 0;

  const register = (change: Partial<RegisterInput> = {}) => {
    count += 1;
    return bench.identity.register({ ...registration(`Guest${count}`), ...change }, visitor);
  };
  const accountOf = async (name: string) =>
    (await bench.test.database.pool.query('SELECT * FROM identity.account WHERE name = $1', [name])).rows[0];
  const newest = () => accountOf(`Guest${count}`);
  const withReferrals = async (work: () => Promise<void>) => {
    await bench.set('referral.promotion', true);
    await work();
    await bench.set('referral.promotion', false);
  };
  const create = (wish: Parameters<Bench['identity']['createAffiliate']>[0]) =>
    bench.identity.createAffiliate(wish, operator);

  beforeAll(async () => {
    bench = await openBench();
    other = await bench.another();
    for (const name of ['Agent1', 'Plain1', 'Friend1', 'Rival1']) await bench.memberNamed(name);
    answered(await create({ account: 'Agent1', isAgent: 41, code: 'LANTERN' }));
  });
  afterAll(() => bench.close());

  it('[I87] makes an agent of a plain member only where the operator says of which kind', async () => {
    expect(refused(await create({ account: 'Plain1' }))).toBe('affiliate.owner_not_agent');
    const made = answered(await create({ account: ' plain1 ', isAgent: 2, domain: 'ikka.example' }));
    expect(made).toMatchObject({ account: 'Plain1', agentValue: 2, domain: 'ikka.example', members: 0 });
    expect(made.code).toMatch(/^[B-Z][2-9B-Z]{7}$/);
    const { memberId } = await idOf('Plain1');
    expect(await bench.actions(`member:${memberId}`)).toEqual(
      expect.arrayContaining(['member.agent_value_changed', 'affiliate.created']),
    );
    const again = answered(await create({ account: 'Plain1', isAgent: 1 }));
    expect(again.agentValue).toBe(2);
  });

  const idOf = async (name: string) => ({ memberId: (await accountOf(name)).id as bigint });

  it('[I87] refuses a code that is taken, an unknown owner and a trial account', async () => {
    expect(refused(await create({ account: 'Agent1', code: 'LANTERN' }))).toBe('affiliate.code_taken');
    expect(refused(await create({ account: 'Nobody' }))).toBe('member.unknown');
    const trial = await bench.identity.session(answered(await bench.identity.openTrial(visitor)).token);
    expect(refused(await create({ account: trial?.account ?? '', isAgent: 41 }))).toBe('member.unknown');
  });

  it('[I87] gives one code that many ask for at once to one of them', async () => {
    const answers = await Promise.all(
      ['Agent1', 'Plain1'].flatMap((account) =>
        [bench, other].map(({ identity }) => identity.createAffiliate({ account, code: 'RACE1' }, operator)),
      ),
    );
    expect(answers.filter((answer) => 'ownerId' in answer)).toHaveLength(1);
    expect(answers.filter((answer) => 'ownerId' in answer === false).map(refused)).toEqual(
      Array(3).fill('affiliate.code_taken'),
    );
  });

  it('[I88] puts who comes with an affiliate’s code under him, in any case', async () => {
    expect(await bench.identity.isAffiliateCode(' lantern ', 'any.host')).toBe(true);
    answered(await register({ affiliateCode: 'lantern' }));
    const { memberId } = await idOf('Agent1');
    expect((await newest()).upline_id).toBe(memberId);
    const { list } = await bench.identity.affiliates({ search: 'lant' }, { limit: 10, offset: 0 });
    expect(list).toMatchObject([{ code: 'LANTERN', members: 1 }]);
  });

  it('[I88] counts a code on its own host alone', async () => {
    answered(await create({ account: 'Agent1', code: 'BAZAAR', domain: 'ikka.example' }));
    expect(await bench.identity.isAffiliateCode('BAZAAR', 'IKKA.example:3000')).toBe(true);
    expect(await bench.identity.isAffiliateCode('BAZAAR', 'evil-ikka.example')).toBe(false);
    expect(refused(await register({ affiliateCode: 'BAZAAR', domain: 'other.example' }))).toBe(
      'register.affiliate_invalid',
    );
    answered(await register({ affiliateCode: 'BAZAAR', domain: 'ikka.example' }));
  });

  it('[I88] refuses a code that was closed, whose owner is suspended, or that nobody has', async () => {
    const { code } = answered(await create({ account: 'Agent1' }));
    answered(await register({ affiliateCode: code }));
    expect(
      answered(await bench.identity.closeAffiliate(code.toLowerCase(), operator)).closedAt,
    ).not.toBeNull();
    expect(refused(await bench.identity.closeAffiliate(code, operator))).toBe('affiliate.closed');
    expect(refused(await bench.identity.closeAffiliate('NOSUCH', operator))).toBe('affiliate.unknown');
    const { memberId } = await idOf('Plain1');
    const plain = answered(await create({ account: 'Plain1' }));
    await bench.identity.suspendMember(memberId, 'being looked at', operator);
    for (const affiliateCode of [code, plain.code, 'NOSUCH1']) {
      expect(refused(await register({ affiliateCode }))).toBe('register.affiliate_invalid');
    }
    await bench.identity.releaseMember(memberId, 'all is well', operator);
  });

  it('[I88] drops the code while affiliates are switched off', async () => {
    bench.switchedOff.add('AFFMAN3');
    expect(bench.identity.registerSettings().affiliates).toBe(false);
    answered(await register({ affiliateCode: 'NOSUCH1' }));
    expect((await newest()).upline_id).toBeNull();
    bench.switchedOff.delete('AFFMAN3');
  });

  it('[I89] knows the friend by his own code, and by his number where a recommender is asked for', async () => {
    const friend = await accountOf('Friend1');
    expect(friend.referral_code).toMatch(/^[B-Z][2-9B-Z]{7}$/);
    await withReferrals(async () => {
      answered(await register({ referralCode: friend.referral_code.toLowerCase() }));
      expect((await newest()).referred_by).toBe(friend.id);
      expect(refused(await register({ referralCode: 'BBBB2222' }))).toBe('register.referral_invalid');
      expect(refused(await register({ referralCode: String(friend.id) }))).toBe('register.referral_invalid');
    });
    const fields = bench.settings.get('identity.register_fields');
    const recommenderId = { ...fields.recommenderId, enabled: true };
    await bench.set('identity.register_fields', { ...fields, recommenderId });
    answered(await register({ recommenderId: String(friend.id) }));
    expect((await newest()).referred_by).toBe(friend.id);
    expect(await register({ recommenderId: '999999999999' })).toMatchObject({
      code: 'register.referral_invalid',
      value: { field: 'recommenderId' },
    });
    await withReferrals(async () => {
      const rival = await accountOf('Rival1');
      expect(
        refused(await register({ recommenderId: String(rival.id), referralCode: friend.referral_code })),
      ).toBe('register.referral_invalid');
    });
    await bench.set('identity.register_fields', fields);
  });

  it('[I89] lets nobody in without an invitation while direct registration is off', async () => {
    await bench.set('identity.direct_registration', false);
    expect(bench.identity.registerSettings()).toMatchObject({ invitationRequired: true });
    expect(refused(await register())).toBe('register.invitation_required');
    expect(refused(await register({ affiliateCode: 'NOSUCH1' }))).toBe('register.affiliate_invalid');
    const fields = bench.settings.get('identity.register_fields');
    const recommenderId = { ...fields.recommenderId, enabled: true };
    await bench.set('identity.register_fields', { ...fields, recommenderId });
    const friend = await accountOf('Friend1');
    expect(refused(await register({ recommenderId: String(friend.id) }))).toBe(
      'register.invitation_required',
    );
    answered(await register({ referralCode: friend.referral_code }));
    answered(await register({ affiliateCode: 'LANTERN' }));
    await bench.set('identity.register_fields', fields);
    await bench.set('identity.direct_registration', true);
  });

  it('[I87] lists codes by their state and by their owner, newest first', async () => {
    const codes = async (filter: Parameters<Bench['identity']['affiliates']>[0]) => {
      const { list, total } = await bench.identity.affiliates(filter, { limit: 3, offset: 0 });
      return { codes: list.map(({ code }) => code), total };
    };
    const open = await codes({ state: 'open', search: 'agent1' });
    expect(open.codes).toContain('BAZAAR');
    const closed = await codes({ state: 'closed' });
    expect(closed.total).toBe(1);
    expect((await codes({})).codes).toHaveLength(3);
    expect(await codes({ search: 'zzz' })).toEqual({ codes: [], total: 0 });
  });
});
