import { randomUUID } from 'node:crypto';
import type { Client } from '@ikka/client';
import { calls, type LanguageCode } from '@ikka/contract';
import { clientOf, must } from '../client-of.ts';
import type { House } from '../open-house.ts';

const password = 'mehfil-e-shab77';
let count = 0;

/** What an answer says, whichever way it was fetched. */
export interface Answer {
  readonly status?: number;
  readonly code?: string;
  readonly message?: string;
  readonly value?: unknown;
}

/** A visitor whose page speaks one language. */
export interface Visitor {
  readonly house: House;
  readonly client: Client;
  /** The same page once somebody has logged in. */
  as(token: string): Client;
  /** A request as it goes over the wire, for what a page's client leaves to the browser. */
  send(path: string, init?: RequestInit): Promise<Answer & { readonly headers: Headers }>;
}

export function visitorOf(house: House, language: LanguageCode): Visitor {
  return {
    house,
    client: clientOf(house.server, null, language),
    as: (token) => clientOf(house.server, token, language),
    async send(path, init = {}) {
      const headers = { Language: language, 'Content-Type': 'application/json', ...init.headers };
      const response = await fetch(`${house.server.url}${path}`, { ...init, headers, redirect: 'manual' });
      const text = await response.text();
      const body = text === '' ? {} : (JSON.parse(text) as Omit<Answer, 'status'>);
      return { ...body, status: response.status, headers: response.headers };
    },
  };
}

/** A number that nobody has used yet. */
export const newNumber = () => ({ mobileNum: `30155${50_000 + ++count}`, countryDialingCode: '92' });
export const newName = () => `catalogue${++count}`;
export const registration = (username: string) => ({
  username,
  password,
  confirmPassword: password,
  agreeTerms: true,
  ageConfirmed: true,
});
export const logIn = ({ client }: Visitor, username: string, tried = 'not-this-one-9'): Promise<Answer> =>
  client.call(calls.identity.login, { body: { type: 'username', username, password: tried } });
export const askSms = (visitor: Visitor, number = newNumber()): Promise<Answer> =>
  visitor.client.call(calls.identity.smsCode, { body: number });
export const forget = ({ client }: Visitor, username: string, email: string): Promise<Answer> =>
  client.call(calls.identity.forgotPassword, { body: { username, email } });
export const withdraw = (client: Client): Promise<Answer> =>
  client.call(
    calls.withdrawals.withdraw,
    { body: { payoutAccountId: randomUUID(), amount: '100.00' } },
    { idempotencyKey: randomUUID() },
  );
export const askFirebase = ({ client }: Visitor, mobileNo = newNumber().mobileNum) =>
  client.call(calls.identity.firebaseCode, { body: { countryDialingCode: '92', mobileNo } });

/** Firebase refuses whatever is asked by this name of an error. */
export const refusedByFirebase = async (
  { house: { firebase } }: Visitor,
  error: string,
  ask: () => Promise<Answer>,
): Promise<Answer> => {
  firebase.error = error;
  try {
    return await ask();
  } finally {
    firebase.error = null;
  }
};

export const checkFirebase = async (visitor: Visitor, code: string, error: string | null = null) => {
  const { firebase } = visitor.house;
  const { ticket } = await must(askFirebase(visitor));
  firebase.error = error;
  try {
    return await visitor.client.call(calls.identity.firebaseCheck, { body: { ticket, code } });
  } finally {
    firebase.error = null;
  }
};
