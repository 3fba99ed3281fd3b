import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMerchant } from './test-merchant.ts';
import { type SandboxProcess, startSandboxProcess } from './testing.ts';
import { words } from './words.ts';

describe("the payer's page", () => {
  let merchant: Awaited<ReturnType<typeof startMerchant>>;
  let sandbox: SandboxProcess;

  beforeAll(async () => {
    merchant = await startMerchant();
    sandbox = await startSandboxProcess({ webhookUrl: merchant.webhookUrl });
  });
  afterAll(async () => {
    await sandbox.stop();
    sandbox.remove();
    await merchant.close();
  });

  const create = async (reference: string, changes: Record<string, unknown> = {}) => {
    const { body } = await sandbox.call('POST', '/v1/payments', {
      reference,
      amount: '1234567.50',
      currency: 'PKR',
      returnUrl: 'https://merchant.example/back',
      expiresAt: new Date(Date.now() + 600_000).toISOString(),
      ...changes,
    });
    return (body as { payerUrl: string }).payerUrl;
  };
  const open = async (url: string) => {
    const response = await fetch(url);
    return { response, html: await response.text() };
  };

  it('[P11] says that it is a sandbox, and shows merchant, amount, reference and the time to pay', async () => {
    const { response, html } = await open(await create('PAGE-1'));
    expect(response.status).toBe(200);
    expect(html).toContain('SANDBOX — no real money');
    expect(html).toContain('Merchant under test');
    expect(html).toContain('PKR 1,234,567.50');
    expect(html).toContain('PAGE-1');
    expect(html).toMatch(/<time datetime="20/);
    for (const action of ['confirm', 'fail', 'close']) expect(html).toContain(`value="${action}"`);
  });

  it('[P11] is the same page in Urdu, from right to left, by ?lang or by the merchant’s wish', async () => {
    const url = await create('PAGE-2', { language: 'ur' });
    for (const address of [url, `${url}?lang=ur`]) {
      const { html } = await open(address);
      expect(html).toContain('<html lang="ur" dir="rtl">');
      expect(html).toContain(words.ur.banner);
      expect(html).toContain(words.ur.confirm);
    }
    expect((await open(`${url}?lang=en&lang=ur`)).html).toContain('<html lang="ur"');
    expect((await open(`${url}?lang=en`)).html).toContain('<html lang="en" dir="ltr">');
  });

  it('[P11] brings its own look and its own Urdu letters, so that it depends on no other site', async () => {
    const { html, response } = await open(await create('PAGE-6'));
    expect(html).toContain('href="/pay/style.css"');
    const style = await fetch(`${sandbox.address}/pay/style.css`);
    expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    expect(await style.text()).toContain('url("urdu.woff2")');
    const font = await fetch(`${sandbox.address}/pay/urdu.woff2`);
    expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
    expect((await font.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
    expect(response.headers.get('content-security-policy')).toContain("font-src 'self'");
  });

  it('[P12] needs no script and lets none run, whatever the merchant wrote', async () => {
    const { response, html } = await open(await create('PAGE-3', { description: '<script>"&\'</script>' }));
    expect(html).not.toMatch(/<script/i);
    expect(html).toContain('&#60;script&#62;');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' https://merchant.example;");
  });

  it('[P12] offers to pay late once closed or expired, and only the way back once it is over', async () => {
    const url = await create('PAGE-4');
    await sandbox.pay(url, 'close');
    const closed = (await open(url)).html;
    expect(closed).toContain(words.en.payLate);
    expect(closed).not.toContain(words.en.fail);
    await sandbox.pay(url, 'confirm');
    const paid = (await open(url)).html;
    expect(paid).not.toContain('<form');
    expect(paid).toContain(words.en.lateNote);
    expect(paid).toContain('href="https://merchant.example/back"');
  });

  it('[P12] answers an unknown address and an unknown act without telling anything', async () => {
    const { response, html } = await open(`${sandbox.address}/pay/nobody`);
    expect(response.status).toBe(404);
    expect(html).toContain(words.en.unknownTitle);
    const url = await create('PAGE-5');
    const odd = await fetch(url, { method: 'POST', body: new URLSearchParams({ action: 'steal' }) });
    expect([odd.status, (await odd.text()).includes('value="confirm"')]).toEqual([200, true]);
  });
});
