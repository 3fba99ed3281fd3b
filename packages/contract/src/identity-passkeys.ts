import { z } from 'zod';
import { call } from './call.ts';
import { loginAnswer } from './identity-shapes.ts';
import { instant, sentJson, sentText } from './wire.ts';

const base64url = z.string().regex(/^[A-Za-z0-9_-]*$/);
const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
const credential = z.object({
  id: base64url,
  type: z.literal('public-key'),
  transports: z.array(transport).exactOptional(),
});
const verification = z.enum(['required', 'preferred', 'discouraged']);

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, as far as this site uses it. */
const creationOptions = z.object({
  challenge: base64url,
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number().int(),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: verification,
    requireResidentKey: z.boolean(),
    userVerification: verification,
  }),
  attestation: z.literal('none'),
});

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
const requestOptions = z.object({
  challenge: base64url,
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: verification,
  allowCredentials: z.array(credential).exactOptional(),
});

const long = base64url.max(65_536);
const answered = {
  id: base64url.min(1).max(2_048),
  rawId: base64url.min(1).max(2_048),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.record(sentText.max(64), sentJson),
};
const registrationResponse = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: long,
    attestationObject: long,
    transports: z.array(sentText.max(32)).max(10).optional(),
  }),
});
const authenticationResponse = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: long,
    authenticatorData: long,
    signature: long,
    userHandle: base64url.max(128).optional(),
  }),
});
export type PasskeyRegistration = z.infer<typeof registrationResponse>;
export type PasskeyProof = z.infer<typeof authenticationResponse>;

const name = sentText.trim().min(1).max(60);
const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  isBackedUp: z
    .boolean()
    .meta({ description: 'the key lives in an account of its maker and is on several devices' }),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
const list = z.object({ list: z.array(passkey) });
const limit = { points: 20, perSeconds: 60 } as const;
const proofRefusals = ['passkey.unavailable', 'passkey.expired', 'passkey.failed'] as const;

/** Passkeys: log in and prove oneself with a device's own key (WebAuthn). */
export const passkeyCalls = {
  passkeyLoginOptions: call({
    method: 'POST',
    path: '/wps/session/passkey/options',
    summary: 'A challenge for a log-in by passkey, without a name',
    module: 'COMM3',
    token: 'none',
    limit,
    answer: requestOptions,
    refusals: ['passkey.unavailable'],
  }),
  passkeyLogin: call({
    method: 'POST',
    path: '/wps/session/passkey',
    summary: 'Log in by passkey',
    module: 'COMM3',
    token: 'none',
    limit,
    body: z.object({ response: authenticationResponse }),
    answer: loginAnswer,
    refusals: [...proofRefusals, 'login.verification_required'],
  }),
  passkeys: call({
    method: 'GET',
    path: '/wps/member/passkeys',
    summary: 'The member’s passkeys, newest first',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    answer: list,
    refusals: [],
  }),
  passkeyRegisterOptions: call({
    method: 'POST',
    path: '/wps/member/passkeys/options',
    summary: 'A challenge for a new passkey',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    fresh: true,
    limit,
    answer: creationOptions,
    refusals: ['passkey.unavailable', 'passkey.too_many'],
  }),
  passkeyRegister: call({
    method: 'POST',
    path: '/wps/member/passkeys',
    summary: 'Keep a new passkey',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    limit,
    body: z.object({ name, response: registrationResponse }),
    answer: list,
    refusals: [...proofRefusals, 'passkey.too_many', 'passkey.already_registered'],
  }),
  passkeyRename: call({
    method: 'PUT',
    path: '/wps/member/passkeys/:id',
    summary: 'Name a passkey',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    limit,
    params: z.object({ id: z.uuid() }),
    body: z.object({ name }),
    answer: list,
    refusals: ['passkey.unknown'],
  }),
  passkeyRemove: call({
    method: 'DELETE',
    path: '/wps/member/passkeys/:id',
    summary: 'Take a passkey away; the last way into an account stays',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    fresh: true,
    limit,
    params: z.object({ id: z.uuid() }),
    answer: list,
    refusals: ['passkey.unknown', 'member.last_way_in'],
  }),
  passkeyStepUpOptions: call({
    method: 'POST',
    path: '/wps/session/step-up/passkey/options',
    summary: 'A challenge for one of the member’s own passkeys',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    limit,
    answer: requestOptions,
    refusals: ['passkey.unavailable', 'passkey.unknown'],
  }),
  passkeyStepUp: call({
    method: 'POST',
    path: '/wps/session/step-up/passkey',
    summary: 'Prove oneself by a passkey: the session is fresh again',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    limit,
    body: z.object({ response: authenticationResponse }),
    answer: z.object({}),
    refusals: [...proofRefusals],
  }),
} as const;
