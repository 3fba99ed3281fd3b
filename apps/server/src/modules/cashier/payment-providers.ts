import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Settings } from '../settings/index.ts';
import { createBtcpayProvider } from './btcpay/btcpay-provider.ts';
import { createManualProvider } from './manual-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

/** The ways in which money comes in, and the companies that bring it, as far as they are set up. */
export function paymentProvidersOf(config: Config, clock: Clock, settings: Settings): PaymentProvider[] {
  const providers: PaymentProvider[] = [createManualProvider({ settings })];
  const { PAYMENT_SANDBOX_URL: url, PAYMENT_SANDBOX_KEY_ID: keyId, PAYMENT_SANDBOX_SECRET: secret } = config;
  if (url !== undefined && keyId !== undefined && secret !== undefined) {
    providers.push(createSandboxProvider({ url, keyId, secret, clock, settings }));
  }
  const { BTCPAY_URL, BTCPAY_STORE_ID: storeId, BTCPAY_API_KEY: apiKey } = config;
  const { BTCPAY_WEBHOOK_SECRET: webhookSecret } = config;
  if (
    BTCPAY_URL !== undefined &&
    storeId !== undefined &&
    apiKey !== undefined &&
    webhookSecret !== undefined
  ) {
    providers.push(
      createBtcpayProvider({ url: BTCPAY_URL, storeId, apiKey, webhookSecret, clock, settings }),
    );
  }
  return providers;
}
