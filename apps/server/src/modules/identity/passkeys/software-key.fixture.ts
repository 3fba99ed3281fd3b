import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyProof, PasskeyRegistration } from '@ikka/contract';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a test may have a key say that an honest one would not. */
export interface KeyLies {
  readonly origin?: string;
  readonly rpId?: string;
  /** Nobody was recognised, only touched. */
  readonly unverified?: boolean;
  readonly counter?: number;
}

/** A device's key, in software: it speaks WebAuthn as a browser with such a device does. */
export class SoftwareKey {
  readonly id = randomBytes(16).toString('base64url');
  counter = 0;
  readonly #privateKey: KeyObject;
  readonly #point: { readonly x: Buffer; readonly y: Buffer };

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#privateKey = privateKey;
    this.#point = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') };
  }

  /** Answers a challenge for a new key. */
  register(options: { readonly challenge: string }, lies: KeyLies = {}): PasskeyRegistration {
    const authData = Buffer.concat([this.#authData(lies, 0x40), this.#credential()]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: clientData('webauthn.create', options.challenge, lies).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal', 'a way that nobody knows'],
      },
    };
  }

  /** Signs a challenge. */
  prove(options: { readonly challenge: string }, lies: KeyLies = {}): PasskeyProof {
    this.counter += 1;
    const authData = this.#authData(lies, 0);
    const said = clientData('webauthn.get', options.challenge, lies);
    const signed = Buffer.concat([authData, createHash('sha256').update(said).digest()]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: said.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
      },
    };
  }

  #named() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  #authData(
    { rpId = 'ikka.test', unverified = false, counter = this.counter }: KeyLies,
    flags: number,
  ): Buffer {
    const head = Buffer.alloc(37);
    createHash('sha256').update(rpId).digest().copy(head);
    head.writeUInt8(flags | 0x01 | (unverified ? 0 : 0x04), 32);
    head.writeUInt32BE(counter, 33);
    return head;
  }

  #credential(): Buffer {
    const id = Buffer.from(this.id, 'base64url');
    const head = Buffer.alloc(18);
    head.writeUInt16BE(id.length, 16);
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(this.#point.x)],
      [-3, new Uint8Array(this.#point.y)],
    ]);
    return Buffer.concat([head, id, Buffer.from(isoCBOR.encode(cose as never))]);
  }
}

function clientData(type: string, challenge: string, { origin = 'https://ikka.test' }: KeyLies): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
