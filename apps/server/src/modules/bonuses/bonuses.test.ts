import { isRefusal } from '@ikka/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Bench, bilal, openBench, zara } from './bonuses-test-bench.ts';
import { rupees, usualTerms } from './bonuses-test-terms.ts';
import type { Holder } from './parts.ts';

const dayMs = 86_400_000;

describe('bonuses on deposits', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
    await bench.offer('half');
  });
  afterAll(() => bench.close());
  afterEach(() => bench.assertBooks());

  const only = async (holder: Holder) => {
    const { list } = await bench.bonuses.list(holder, { limit: 10, offset: 0 });
    const [first] = list;
    if (first === undefined) throw new Error('the member has no bonus');
    return first;
  };

  it('[BO2] [BO3] gives the bonus with the deposit, locked, by what was credited after the fee', async () => {
    const holder = bench.newMember();
    const paid = await bench.deposit(holder, '1000.00', 'half');
    expect(paid).toMatchObject({ state: 'paid', bonus: { offerId: 'half', amount: '495.00', denied: null } });
    expect(await bench.balance(holder, 'cash')).toBe(rupees('990.00'));
    expect(await bench.balance(holder, 'locked_bonus')).toBe(rupees('495.00'));
    expect(await only(holder)).toMatchObject({
      id: paid.id,
      state: 'active',
      deposit: '990.00',
      amount: '495.00',
      required: '990.00',
      played: '0.00',
      missing: '990.00',
      endsAt: new Date(bench.clock.now().getTime() + 7 * dayMs).toISOString(),
    });
  });

  it.each([
    ['less came', '400.00', '198.00'],
    ['more came', '2000.00', '990.00'],
  ])('[BO2] counts what came: %s', async (_what, received, bonus) => {
    const holder = bench.newMember();
    const begun = await bench.begin(holder, '1000.00', 'half');
    expect((await bench.pay(begun, received)).bonus).toMatchObject({ amount: bonus });
  });

  it('[BO2] gives none, and says so, where too little came', async () => {
    const holder = bench.newMember();
    const begun = await bench.begin(holder, '1000.00', 'half');
    expect((await bench.pay(begun, '100.00')).bonus).toMatchObject({ amount: null, denied: 'amount' });
    expect(await bench.balance(holder, 'cash')).toBe(rupees('99.00'));
    expect(bench.letters).toContain(`${holder.memberId}: Your deposit came without the bonus`);
  });

  it('[BO3] gives it once for a payment that is told again, and for one that comes late', async () => {
    const holder = bench.newMember();
    const begun = await bench.begin(holder, '1000.00', 'half');
    bench.clock.advance(2 * 3_600_000);
    await bench.cashier.settlePending();
    await bench.pay(begun);
    await bench.pay(begun);
    expect(await bench.balance(holder, 'locked_bonus')).toBe(rupees('495.00'));
    expect((await bench.bonuses.list(holder, { limit: 10, offset: 0 })).total).toBe(1);
  });

  it('[BO1] keeps the terms that were chosen, whatever becomes of the offer', async () => {
    const holder = bench.newMember();
    await bench.offer('kept');
    const begun = await bench.begin(holder, '1000.00', 'kept');
    await bench.offer('kept', { percent: '1.00' });
    expect(await bench.bonuses.office.stop('kept', 'too dear', zara)).toBeNull();
    expect((await bench.pay(begun)).bonus).toMatchObject({ version: 1, amount: '495.00' });
    expect(await only(holder)).toMatchObject({ offer: { version: 1, percent: '50.00' } });
    await expect(bench.begin(bench.newMember(), '500.00', 'kept')).rejects.toThrow('bonus.not_offered');
  });

  it('[BO3] offers nothing while one is active, and the first one to who never deposited alone', async () => {
    const holder = bench.newMember();
    await bench.offer('welcome', { occasion: 'first' });
    const names = async () => (await bench.bonuses.offers(holder)).list.map(({ offerId }) => offerId);
    expect(await names()).toEqual(['half', 'welcome']);
    await bench.deposit(holder, '500.00', 'welcome');
    expect(await bench.bonuses.offers(holder)).toMatchObject({ active: { state: 'active' }, list: [] });
    await bench.bonuses.giveUp(holder.memberId, (await only(holder)).id);
    expect(await names()).toEqual(['half']);
    expect(await bench.bonuses.office.stop('welcome', 'over', zara)).toBeNull();
  });

  it('[BO3] gives a daily one once a day of the site’s time zone', async () => {
    const holder = bench.newMember();
    await bench.offer('daily', { occasion: 'daily' });
    const give = async () => (await bench.deposit(holder, '500.00', 'daily')).id;
    await bench.bonuses.giveUp(holder.memberId, await give());
    await expect(bench.begin(holder, '500.00', 'daily')).rejects.toThrow('bonus.not_offered');
    bench.clock.advance(dayMs);
    await bench.bonuses.giveUp(holder.memberId, await give());
    expect(await bench.bonuses.office.stop('daily', 'over', zara)).toBeNull();
  });

  it('[BO4] counts stakes behind the credit alone, by weight, and explains them', async () => {
    const holder = bench.newMember();
    await bench.deposit(holder, '1000.00');
    await bench.play(holder, '300.00');
    await bench.deposit(holder, '1000.00', 'half');
    await bench.play(holder, '200.00');
    await bench.play(holder, '100.00', 'fish');
    await bench.play(holder, '50.00', 'live');
    expect(await only(holder)).toMatchObject({
      required: '990.00',
      played: '255.00',
      missing: '735.00',
      lines: [
        { category: 'LIVE', staked: '50.00', weight: 10, counted: '5.00' },
        { category: 'RNG', staked: '200.00', weight: 100, counted: '200.00' },
        { category: 'FISH', staked: '100.00', weight: 50, counted: '50.00' },
      ],
    });
  });

  it('[BO4] counts a stake in play once it is settled, and one that came back never, also one from before', async () => {
    const holder = bench.newMember();
    await bench.deposit(holder, '1000.00');
    const before = await bench.hold(holder, '300.00');
    await bench.deposit(holder, '1000.00', 'half');
    await bench.giveBack(holder, before, '300.00');
    expect(await only(holder)).toMatchObject({ played: '0.00', lines: [] });
    await bench.play(holder, '10.00');
    expect(await only(holder)).toMatchObject({ played: '10.00' });
    const [kept, void1] = [await bench.hold(holder, '70.00'), await bench.hold(holder, '40.00')];
    expect(await only(holder)).toMatchObject({ played: '10.00', inPlay: '110.00' });
    await bench.settle(holder, kept, '70.00');
    await bench.giveBack(holder, void1, '40.00');
    expect(await only(holder)).toMatchObject({ played: '80.00', inPlay: '0.00' });
  });

  it('[BO5] releases it into cash once, when its turnover is met, and the job finds it', async () => {
    const holder = bench.newMember();
    const { id } = await bench.deposit(holder, '1000.00', 'half');
    await bench.play(holder, '980.00');
    await bench.play(holder, '9.99');
    await bench.bonuses.notePlay(holder);
    bench.clock.advance(20_000);
    await bench.bonuses.attend();
    expect(await bench.balance(holder, 'locked_bonus')).toBe(rupees('495.00'));
    await bench.play(holder, '0.01');
    await bench.bonuses.notePlay(holder);
    bench.clock.advance(20_000);
    await Promise.all(bench.instances.map(({ bonuses }) => bonuses.attend()));
    expect(await bench.balance(holder, 'locked_bonus')).toBe(0n);
    expect(await bench.balance(holder, 'cash')).toBe(rupees('495.00'));
    expect(await only(holder)).toMatchObject({ state: 'released', played: '990.00', missing: '0.00' });
    expect(bench.letters.filter((one) => one === `${holder.memberId}: Your bonus is cash now`)).toHaveLength(
      1,
    );
    expect(await bench.bonuses.giveUp(holder.memberId, id)).toMatchObject({ code: 'bonus.not_active' });
  });

  it('[BO5] returns it to the house when its time is over, with what had counted kept', async () => {
    const holder = bench.newMember();
    await bench.deposit(holder, '1000.00', 'half');
    await bench.play(holder, '100.00');
    bench.clock.advance(7 * dayMs);
    await bench.bonuses.attend();
    expect(await only(holder)).toMatchObject({ state: 'expired', played: '100.00', missing: '890.00' });
    expect(await bench.balance(holder, 'locked_bonus')).toBe(0n);
    expect(await bench.balance(holder, 'cash')).toBe(rupees('890.00'));
    expect(bench.letters).toContain(`${holder.memberId}: Your bonus has ended`);
  });

  it('[BO5] lets no time run while the member is excluded, and releases what was earned all the same', async () => {
    const [holder, met] = [bench.newMember(), bench.newMember()];
    await bench.deposit(holder, '1000.00', 'half');
    await bench.deposit(met, '1000.00', 'half');
    await bench.play(met, '990.00');
    bench.excluded.add(holder.memberId).add(met.memberId);
    expect(await only(met)).toMatchObject({ state: 'released' });
    bench.clock.advance(30 * dayMs);
    await bench.bonuses.attend();
    expect(await only(holder)).toMatchObject({ state: 'active', isHeldUp: true });
    bench.excluded.delete(holder.memberId);
    bench.excludedMs.set(holder.memberId, 24 * dayMs);
    const ends = new Date(bench.clock.now().getTime() + dayMs);
    const { state, endsAt } = await only(holder);
    expect(state).toBe('active');
    expect(Math.abs(new Date(endsAt).getTime() - ends.getTime())).toBeLessThan(60_000);
    bench.clock.advance(2 * dayMs);
    expect(await only(holder)).toMatchObject({ state: 'expired' });
  });

  it('[BO3] gives none to who is excluded when the money comes', async () => {
    const holder = bench.newMember();
    const begun = await bench.begin(holder, '1000.00', 'half');
    bench.excluded.add(holder.memberId);
    expect((await bench.pay(begun)).bonus).toMatchObject({ denied: 'excluded', amount: null });
    expect((await bench.bonuses.offers(holder)).list).toEqual([]);
  });

  it('[BO6] [BO7] goes back to the house when the member gives it up, and nobody else can', async () => {
    const [holder, other] = [bench.newMember(), bench.newMember()];
    const { id } = await bench.deposit(holder, '1000.00', 'half');
    expect(await bench.bonuses.giveUp(other.memberId, id)).toMatchObject({ code: 'bonus.unknown' });
    expect((await bench.bonuses.list(other, { limit: 10, offset: 0 })).list).toEqual([]);
    expect(await bench.bonuses.giveUp(holder.memberId, id)).toMatchObject({ state: 'givenUp' });
    expect(await bench.bonuses.giveUp(holder.memberId, id)).toMatchObject({ state: 'givenUp' });
    expect(await bench.balance(holder, 'cash')).toBe(rupees('990.00'));
  });

  it('[BO6] is forfeited in the post that takes money out, and says before what is at stake', async () => {
    const holder = bench.newMember();
    await bench.deposit(holder, '1000.00', 'half');
    await bench.play(holder, '100.00');
    const stake = await bench.bonuses.atStake(holder);
    expect(stake?.details).toMatchObject({ amount: '495.00', required: '990.00', missing: '890.00' });
    const { transfer, attach } = (await stake?.forfeit()) ?? {};
    if (!transfer || !attach) throw new Error('nothing is at stake');
    const outcome = await bench.ledger.hold({
      id: bench.ledger.newId(),
      from: await bench.ledger.memberAccount(holder.memberId, 'cash', 'PKR'),
      into: await bench.ledger.memberAccount(holder.memberId, 'pending_withdrawal', 'PKR'),
      amount: rupees('500.00'),
      kind: 'withdrawal_held',
      linked: [transfer],
      attach: [attach],
    });
    expect(outcome.status).toBe('posted');
    expect(await only(holder)).toMatchObject({ state: 'forfeited', played: '100.00' });
    expect(await bench.bonuses.atStake(holder)).toBeNull();
  });

  it('[BO8] tells of a bonus once, in the audit chain and by a letter', async () => {
    const holder = bench.newMember();
    const { id } = await bench.deposit(holder, '1000.00', 'half');
    await Promise.all(bench.instances.map(({ bonuses }) => bonuses.tellNews(id)));
    await bench.bonuses.attend();
    expect(bench.letters.filter((one) => one === `${holder.memberId}: Your bonus is here`)).toHaveLength(1);
    const { rows } = await bench.test.database.pool.query<{ action: string }>(
      'SELECT action FROM audit.entry WHERE subject = $1',
      [`bonus:${id}`],
    );
    expect(rows.map(({ action }) => action)).toEqual(['bonus.granted']);
  });

  it('[BO5] [BO8] keeps nobody from his turn because nothing can be had of another', async () => {
    const [unreachable, holder] = [bench.newMember(), bench.newMember()];
    for (const one of [unreachable, holder]) await bench.deposit(one, '1000.00', 'half');
    bench.unreachable.add(unreachable.memberId);
    await bench.bonuses.attend();
    expect(bench.letters).toContain(`${holder.memberId}: Your bonus is here`);
    bench.clock.advance(7 * dayMs);
    await bench.bonuses.attend();
    expect(await only(holder)).toMatchObject({ state: 'expired' });
    expect(await bench.balance(unreachable, 'locked_bonus')).toBe(rupees('495.00'));
    expect(await bench.bonuses.attend()).toMatchObject({ looked: 0 });
    bench.unreachable.clear();
    bench.clock.advance(60_000);
    await bench.bonuses.attend();
    expect(await only(unreachable)).toMatchObject({ state: 'expired' });
    expect(bench.letters).toContain(`${unreachable.memberId}: Your bonus has ended`);
  });

  it('[BO1] refuses terms that give nothing, can never be met, or end before they begin', async () => {
    const refusalOf = async (change: object) => {
      const wish = { offerId: 'wrong', version: 0, terms: { ...usualTerms, ...change } };
      return (await bench.bonuses.office.propose(wish, zara))?.code;
    };
    const none = { LIVE: 0, SPORTS: 0, RNG: 0, FISH: 0, PVP: 0, ESPORTS: 0, ELOTT: 0, LOTT: 0 };
    expect(await refusalOf({ percent: '0.00' })).toBe('bonus.gives_nothing');
    expect(await refusalOf({ cap: '0.00' })).toBe('bonus.gives_nothing');
    expect(await refusalOf({ weights: none })).toBe('bonus.never_met');
    expect(await refusalOf({ cap: '1' })).toBe('bonus.amount_invalid');
    expect(await refusalOf({ currency: 'USD' })).toBe('bonus.amount_invalid');
    expect(await refusalOf({ until: '2027-01-01T00:00:00.000Z' })).toBe('bonus.ends_too_soon');
    expect(await refusalOf({ promotionId: 'nowhere' })).toBe('bonus.promotion_unknown');
    expect(await bench.bonuses.office.offer('wrong')).toMatchObject({ code: 'bonus.offer_unknown' });
  });

  it('[BO1] waits for a second operator, and follows the version that its author has read', async () => {
    const { office } = bench.bonuses;
    const wish = { offerId: 'slow', version: 0, terms: { ...usualTerms, promotionId: 'known' } };
    const offered = async () =>
      (await bench.bonuses.offers(bench.newMember())).list.some(({ offerId }) => offerId === 'slow');
    expect(await office.propose(wish, zara)).toBeNull();
    expect(await office.propose({ ...wish, version: 1 }, zara)).toMatchObject({
      code: 'bonus.changed_meanwhile',
    });
    expect(await offered()).toBe(false);
    const first = { offerId: 'slow', version: 1 };
    expect(await office.decide(first, { kind: 'approve' }, zara)).toMatchObject({ code: 'bonus.own' });
    expect(await office.refuse(first, 'too dear', bilal)).toBeNull();
    expect(await office.decide(first, { kind: 'approve' }, bilal)).toMatchObject({
      code: 'bonus.not_waiting',
    });
    expect(await office.propose(wish, zara)).toMatchObject({ code: 'bonus.changed_meanwhile' });
    expect(await office.propose({ ...wish, version: 1 }, zara)).toBeNull();
    expect(await office.decide({ offerId: 'slow', version: 2 }, { kind: 'approve' }, bilal)).toBeNull();
    expect(await offered()).toBe(true);
    expect(await office.stop('slow', 'over', zara)).toBeNull();
    expect(await office.stop('slow', 'over', zara)).toMatchObject({ code: 'bonus.not_offered' });
    expect(await office.decide({ offerId: 'never', version: 1 }, { kind: 'approve' }, bilal)).toMatchObject({
      code: 'bonus.offer_unknown',
    });
  });

  it('[BO9] shows operators every taker and what an offer has cost', async () => {
    await bench.offer('costly');
    const [one, two, three] = [bench.newMember(), bench.newMember(), bench.newMember()];
    for (const holder of [one, two, three]) await bench.deposit(holder, '1000.00', 'costly');
    await bench.bonuses.giveUp(two.memberId, (await only(two)).id);
    await bench.play(three, '990.00');
    await only(three);
    const offer = await bench.bonuses.office.offer('costly');
    const figures = {
      taken: 3,
      granted: '1485.00',
      locked: '495.00',
      released: '495.00',
      returned: '495.00',
    };
    expect(isRefusal(offer) ? offer : offer.figures).toEqual(figures);
    bench.clock.advance(3 * 3_600_000);
    await bench.bonuses.sumHours();
    const later = await bench.bonuses.office.offer('costly');
    expect(isRefusal(later) ? later : later.figures).toEqual(figures);
    const found = await bench.bonuses.office.claims({ offerId: 'costly' }, { limit: 2, offset: 0 });
    expect(found).toMatchObject({ total: 3, list: [{ account: `member${three.memberId}` }, {}] });
  });
});
