import { allCalls, type Call, calls, type RefusalCode } from '@ikka/contract';
import {
  extremesOf,
  type SmsStandIn,
  shapeOf,
  startSmsStandIn,
  startTestServer,
  type TestServer,
} from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, must, openPlay } from './client-of.ts';
import { sendKept } from './kept-connections.ts';
import { logInOperator } from './log-in-operator.ts';
import { type Seal, sealerOf } from './sealer-of.ts';

/**
 * Every call, with each part of what it takes at the ends of what that part may be and beyond them: the years 0 and 9999, whole
 * numbers of 2^31 and 2^63, NUL, half a character, texts as long as they may be. Whatever the contract lets through, the server
 * answers; nothing of it is a fault. Of the fields of one call whose texts are read alike (registration has twenty) the first is
 * sent every strange text, the others those that are hard to store.
 */
describe('the extremes of what may be sent', () => {
  let sms: SmsStandIn;
  let server: TestServer;
  let seal: Seal;
  let operator = '';
  /** Somebody to whom whatever operators do may happen. */
  let victimId = '';

  beforeAll(async () => {
    sms = await startSmsStandIn();
    server = await startTestServer({
      settings: {
        'identity.slider_captcha': false,
        'identity.mobile_registration': true,
        'play.minimum_spin_ms': 0,
        'modules.switched_off': [],
      },
      env: sms.env,
    });
    seal = await sealerOf(server);
    operator = await logInOperator(server);
    const office = clientOf(server, operator);
    await register('extremevictim');
    const found = office.call(calls.office.officeMembers, { query: { search: 'extremevictim' } });
    victimId = (await must(found)).list[0]?.id ?? '';
  });
  afterAll(async () => {
    await server?.stop();
    await sms?.stop();
  });

  const register = async (username: string) => {
    const password = 'a-long-sentence-7';
    const body = { username, password, confirmPassword: password, agreeTerms: true, ageConfirmed: true };
    return (await must(clientOf(server, null).call(calls.identity.register, { body }))).token;
  };

  const send = async (call: Call, token: string | null, { params, query, body }: Sent) => {
    const path = call.path.replace(/:(\w+)/g, (_whole, name: string) =>
      encodeURIComponent(String((params as Record<string, unknown>)[name]).toWellFormed()),
    );
    const search = query === undefined ? '' : `?${asForm(query)}`;
    const text = body === undefined ? undefined : await written(call, body);
    const answer = await sendKept(`${server.url}${path}${search}`, {
      method: call.method,
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(call.idempotency ? { 'Idempotency-Key': uuidv7() } : {}),
        ...(text === undefined
          ? {}
          : { 'Content-Type': call.form ? 'application/x-www-form-urlencoded' : 'application/json' }),
      },
      body: text,
      mayBeFile: call.download !== undefined,
    });
    return { status: answer.status, code: (answer.body as { code?: RefusalCode } | null)?.code };
  };

  const written = async (call: Call, body: unknown): Promise<string> => {
    if (call.form) return asForm(body);
    if (!call.encrypted) return JSON.stringify(body);
    return JSON.stringify({ value: await seal(body as object) });
  };

  const groups = [...new Set(allCalls.map(({ name }) => name.split('.')[0]))];
  it.each(groups.map((group, at) => [group, at] as const))(
    'are no fault of %s',
    { timeout: 120_000 },
    async (group, at) => {
      // A member of its own, so that nobody finds a member who has excluded himself a while ago.
      const member = await register(`extreme${at}`);
      const play = await openPlay(server, member);
      const tokens = { none: null, session: member, play, operator };
      const own = allCalls.filter(({ name, call }) => name.startsWith(`${group}.`) && !endsSession(call));
      const faults: string[] = [];
      const unheard: string[] = [];
      for (const { name, call } of own) {
        if (call.upload || !(call.params ?? call.query ?? call.body)) continue;
        const sent = [...sendings(call, victimId)].filter((one) => isTaken(call, one));
        let isHeard = false;
        await Promise.all(
          sent.map(async (one) => {
            const { status, code } = await send(call, tokens[call.token], one);
            isHeard ||= code === undefined || !gates.has(code);
            if (status >= 500) faults.push(`${name} ${status} ${code}: ${JSON.stringify(one).slice(0, 300)}`);
          }),
        );
        if (!isHeard && name !== closed) unheard.push(name);
      }
      expect(faults).toEqual([]);
      expect(unheard, 'calls that nothing of it came to').toEqual([]);
    },
  );
});

/**
 * Closed here. It opens with the setting by which a registration needs a code sent by SMS, and with that setting no registration
 * without a code would get as far as its fields. The number that it takes is read as in `identity.smsCode`.
 */
const closed = 'identity.registerSmsCode';

/** Answers given before a call's own code runs. */
const gates: ReadonlySet<RefusalCode> = new Set([
  'session.required',
  'play.session_required',
  'operator.session_required',
  'session.not_fresh',
  'member.real_account_required',
  'request.malformed',
  'request.too_many',
  'module.disabled',
]);

const endsSession = ({ path }: Call) => path === '/wps/session/logout' || path === '/office/api/session';

interface Sent {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

const parts = ['params', 'query', 'body'] as const;

/** One part at an extreme, the others ordinary; each once, however many ways lead to it. */
function* sendings(call: Call, id: string): Generator<Sent> {
  const met = new Set<string>();
  const schemas = parts.flatMap((part) => {
    const schema = call[part];
    return schema === undefined ? [] : [{ part, schema }];
  });
  const samples = Object.fromEntries(
    schemas.map(({ part, schema }) => [part, extremesOf(shapeOf(schema), id).next().value]),
  );
  for (const { part, schema } of schemas) {
    for (const extreme of extremesOf(shapeOf(schema), id)) {
      if (part !== 'body' && !hasTexts(extreme)) continue;
      const one = { ...samples, [part]: extreme };
      const asSent = JSON.stringify(one);
      if (!met.has(asSent)) yield one;
      met.add(asSent);
    }
  }
}

/** An address has a place for texts alone. */
const hasTexts = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one !== 'object');

const isTaken = (call: Call, sent: Sent): boolean =>
  parts.every((part) => call[part]?.safeParse(sent[part]).success ?? true);

const asForm = (fields: unknown): string =>
  new URLSearchParams(
    Object.entries(fields ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
  ).toString();
