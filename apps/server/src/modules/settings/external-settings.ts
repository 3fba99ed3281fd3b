import { z } from 'zod';
import { setting } from './definition.ts';

/** An address of another house: encrypted, unless it is on this very machine. */
const houseAddress = z
  .url({ protocol: /^https?$/ })
  .max(300)
  .refine((text) => /^https:|^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?(\/|$)/.test(text), {
    message: 'an address that begins with https://',
  });

/** Log-ins at other houses: which, and where they are. Their keys stand in the environment. */
export const externalSettings = {
  'identity.google_login': setting(z.boolean(), false, 'Log in with Google'),
  'identity.facebook_login': setting(z.boolean(), false, 'Log in with Facebook'),
  'identity.google_issuer': setting(
    houseAddress,
    'https://accounts.google.com',
    'Issuer of Google’s log-ins (OpenID Connect)',
  ),
  'identity.facebook_issuer': setting(
    houseAddress,
    'https://www.facebook.com',
    'Issuer of Facebook’s log-ins (OpenID Connect)',
  ),
  'identity.facebook_token_address': setting(
    houseAddress,
    'https://graph.facebook.com/v21.0/oauth/access_token',
    'Where codes of Facebook are exchanged, which its own description leaves out',
  ),
  'identity.firebase_project': setting(
    z.string().regex(/^([a-z][a-z0-9-]{2,40})?$/),
    '',
    'Project of Firebase whose phone log-ins count; empty for none',
  ),
  'identity.firebase_issuer': setting(
    houseAddress,
    'https://securetoken.google.com',
    'Issuer of Firebase’s tokens, without the project',
  ),
  'identity.firebase_jwks': setting(
    houseAddress,
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    'Where the keys of Firebase’s tokens are',
  ),
  'identity.firebase_address': setting(
    houseAddress,
    'https://identitytoolkit.googleapis.com/v1',
    'Where Firebase sends and checks codes',
  ),
} as const;
