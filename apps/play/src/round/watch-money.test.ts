import { expect, it } from 'vitest';
import type { ToldMoney } from '../session/frame-parent.ts';
import { bench, settled, state } from './play-test-bench.ts';
import { watchMoney } from './watch-money.ts';

const money = (available: string, change: Partial<ToldMoney> = {}): ToldMoney => ({
  available,
  currency: 'PKR',
  isTrial: false,
  ...change,
});
const asked = ({ sent }: ReturnType<typeof bench>) =>
  sent.filter(({ path }) => path === '/play/api/state').length;

it('shows a deposit at once, and takes back the word that there is too little', async () => {
  const page = bench([], { first: state({ balance: '10.00' }), later: state({ balance: '10.00' }) });
  page.play.setStage(page.stage);
  page.play.spin();
  await page.settle();
  expect(page.play.snapshot().notice?.code).toBe('wallet.insufficient_funds');

  const rich = bench([], { first: state({ balance: '10.00' }), later: state({ balance: '510.00' }) });
  rich.play.setStage(rich.stage);
  rich.play.report({ notice: page.play.snapshot().notice });
  watchMoney(rich.play).hear(money('510.00'));
  await rich.settle();
  expect(rich.play.snapshot()).toMatchObject({ balance: 51_000n, notice: null });
});

it('asks nothing where it shows that sum already, and nothing for money of another kind', async () => {
  const page = bench([], { first: state({ balance: '10.00' }) });
  const { hear } = watchMoney(page.play);
  hear(money('10.00'));
  hear(money('900.00', { isTrial: true }));
  hear(money('900.00', { currency: 'USD' }));
  await page.settle();
  expect(asked(page)).toBe(0);
});

it('tells no win before the picture does: it looks once the round is shown', async () => {
  const page = bench([settled('120.00', '1070.00')], { later: state({ balance: '1570.00' }) });
  let land = () => {};
  page.play.setStage({ ...page.stage, land: () => new Promise<void>((resolve) => (land = resolve)) });
  const { hear } = watchMoney(page.play);
  page.play.spin();
  await page.settle();
  expect(page.play.snapshot().phase).toBe('showing');
  hear(money('1570.00'));
  await page.settle();
  expect([asked(page), page.play.snapshot().balance]).toEqual([0, 95_000n]);
  land();
  await page.settle();
  expect([asked(page), page.play.snapshot().balance]).toEqual([1, 157_000n]);
});

it('hears nothing more once it is stopped', async () => {
  const page = bench([settled('0.00', '950.00')], { later: state({ balance: '5.00' }) });
  page.play.setStage(page.stage);
  const watch = watchMoney(page.play);
  page.play.spin();
  watch.hear(money('5.00'));
  watch.stop();
  await page.settle();
  expect(asked(page)).toBe(0);
});
