import type { Config } from '../../../platform/config.ts';
import type { ExternalClient } from './open-id-client.ts';

/** The other houses that may vouch for a member, each as it knows us: null where the operator has no account there. */
export function externalClientsOf(config: Config) {
  return {
    google: externalClient(config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET),
    facebook: externalClient(config.FACEBOOK_CLIENT_ID, config.FACEBOOK_CLIENT_SECRET),
  };
}

function externalClient(
  clientId: string | undefined,
  clientSecret: string | undefined,
): ExternalClient | null {
  return clientId === undefined || clientSecret === undefined ? null : { clientId, clientSecret };
}
