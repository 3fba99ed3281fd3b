import {
  allCalls,
  type Call,
  calls,
  type RefusalCode,
  refusalStatus,
  transportRefusals,
} from '@ikka/contract';
import { startTestServer, type TestServer } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, must, openPlay, openTrial } from './client-of.ts';
import { type BareRequest, sendKept } from './kept-connections.ts';
import { logInOperator } from './log-in-operator.ts';
import { type Seal, sealerOf } from './sealer-of.ts';

/**
 * Every call of the contract from every kind of caller, with every kind of nonsense: what comes back is the envelope,
 * with a code that the call declares and the status that agrees with it. Never a 5xx.
 */
describe('every call', () => {
  let server: TestServer;
  let seal: Seal;
  const tokens: Record<'member' | 'trial' | 'suspended' | 'play' | 'operator', string> = {
    member: '',
    trial: '',
    suspended: '',
    play: '',
    operator: '',
  };

  beforeAll(async () => {
    server = await startTestServer({
      settings: { 'identity.slider_captcha': false, 'play.minimum_spin_ms': 0, 'modules.switched_off': [] },
    });
    seal = await sealerOf(server);
    tokens.operator = await logInOperator(server);
    tokens.member = await register('matrixmember');
    tokens.trial = await openTrial(server);
    tokens.suspended = await register('matrixsuspended');
    tokens.play = await openPlay(server, tokens.member);
    await suspend('matrixsuspended');
  });
  afterAll(() => server?.stop());

  const client = (token: string | null) => clientOf(server, token);
  const register = async (username: string) => {
    const password = 'a long sentence 7';
    const body = {
      username,
      password: password.replaceAll(' ', '-'),
      confirmPassword: password.replaceAll(' ', '-'),
    };
    const answer = client(null).call(calls.identity.register, {
      body: { ...body, agreeTerms: true, ageConfirmed: true },
    });
    return (await must(answer)).token;
  };
  const suspend = async (account: string) => {
    const office = client(tokens.operator);
    const { list } = await must(office.call(calls.office.officeMembers, { query: { search: account } }));
    const id = list[0]?.id ?? '';
    await must(
      office.call(calls.office.officeSuspendMember, { params: { id }, body: { reason: 'for the matrix' } }),
    );
  };

  interface Answer {
    readonly status: number;
    readonly body: { success?: boolean; code?: RefusalCode; message?: string; value?: unknown };
  }

  const pathOf = (call: Call) => call.path.replace(/:\w+/g, '1');
  const headersOf = (call: Call, token: string | null, hasBody: boolean): Record<string, string> => ({
    Language: 'EN',
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(call.idempotency ? { 'Idempotency-Key': uuidv7() } : {}),
    ...(hasBody
      ? { 'Content-Type': call.form ? 'application/x-www-form-urlencoded' : 'application/json' }
      : {}),
  });

  const send = async (
    call: Call,
    token: string | null,
    sent: { body?: string; query?: string; path?: string },
  ): Promise<Answer> => {
    const path = sent.path ?? pathOf(call);
    const headers = headersOf(call, token, sent.body !== undefined);
    const body = sent.body !== undefined && call.form ? asForm(sent.body) : sent.body;
    return sendBare(`${path}${sent.query ?? ''}`, { method: call.method, headers, body });
  };

  const sendBare = async (path: string, bare: BareRequest): Promise<Answer> => {
    const { status, body } = await sendKept(`${server.url}${path}`, bare);
    return { status, body: body as Answer['body'] };
  };

  const bearers = ['guest', 'dead', 'trial', 'member', 'suspended', 'play', 'operator'] as const;
  const tokenOf = (bearer: (typeof bearers)[number]): string | null =>
    bearer === 'guest' ? null : bearer === 'dead' ? 'x'.repeat(43) : tokens[bearer];

  /** What each kind of token must be answered where the call needs another. */
  const wrongToken = {
    session: 'session.required',
    play: 'play.session_required',
    operator: 'operator.session_required',
  };
  const rightBearers = { session: ['member', 'trial'], play: ['play'], operator: ['operator'] };
  const isSafe = (call: Call) => call.path !== '/wps/session/logout' && call.path !== '/office/api/session';

  describe.each(allCalls.map(({ name, call }) => [name, call] as const))('%s', (_name, call) => {
    const known: readonly RefusalCode[] = [
      ...call.refusals,
      ...transportRefusals,
      'member.real_account_required',
    ];
    /** What is wrong with an answer, whatever it tells; null where nothing is. */
    const faultOf = ({ status, body }: Answer): string | null => {
      const code = body.code as RefusalCode;
      const isRight = body.success
        ? status === 200
        : status < 500 && known.includes(code) && status === refusalStatus[code] && body.message !== '';
      return isRight ? null : `is answered ${status} ${code} ${body.message}`;
    };
    const wrongAbout = (bearer: (typeof bearers)[number], answer: Answer): string | null => {
      const { status, body } = answer;
      const fault = faultOf(answer);
      if (fault !== null || call.token === 'none') return fault;
      const isRight = rightBearers[call.token].includes(bearer);
      if (!isRight) return body.code === wrongToken[call.token] ? null : `hears ${body.code}`;
      if (call.realOnly && bearer === 'trial')
        return body.code === 'member.real_account_required'
          ? null
          : `may what real accounts may: ${body.code}`;
      return status === 401 ? `may not: ${body.code}` : null;
    };

    it('knows what everybody may', async () => {
      await expectNothingWrong(bearers, async (bearer) => {
        if (!isSafe(call) && (bearer === 'member' || bearer === 'trial' || bearer === 'operator'))
          return null;
        return wrongAbout(bearer, await send(call, tokenOf(bearer), call.body ? { body: '{}' } : {}));
      });
    });

    const right = call.token === 'none' ? 'guest' : call.token === 'session' ? 'member' : call.token;

    const refusesNonsense = async () => {
      await expectNothingWrong(nonsense(call), async (body) => {
        const sent =
          call.encrypted && body.startsWith('{')
            ? JSON.stringify({ value: await seal(parsed(body) ?? {}) })
            : body;
        return faultOf(await send(call, tokenOf(right), { body: sent }));
      });
      const plain = await send(call, tokenOf(right), { body: '{"username":"zara"}' });
      if (call.encrypted) expect(plain.body.code).toBe('payload.not_encrypted');
      // The server hangs up on it, so it has a connection of its own.
      const large = await fetch(`${server.url}${pathOf(call)}`, {
        method: call.method,
        headers: headersOf(call, tokenOf(right), true),
        body: JSON.stringify({ x: 'y'.repeat(300_000) }),
      });
      expect(await large.json()).toMatchObject({ code: 'request.too_large' });
    };
    if (call.body !== undefined) it('refuses nonsense where a body is due', refusesNonsense);

    const refusesWhatIsNoFile = async () => {
      const path = call.path.replace(/:\w+/g, 'selfie');
      const types = [
        undefined,
        'application/json',
        'multipart/form-data; boundary=x',
        'image/svg+xml',
        'image/png',
      ];
      const bodies = ['', '{}', 'x', '\u0089PNG\r\n\u001a\n', 'y'.repeat(300_000)];
      const pairs = types.flatMap((type) => bodies.map((body) => [type, body] as const));
      await expectNothingWrong(pairs, async ([type, body]) => {
        const answer = await sendBare(path, {
          method: call.method,
          headers: {
            Authorization: `Bearer ${call.token === 'operator' ? tokens.operator : tokens.member}`,
            ...(type === undefined ? {} : { 'Content-Type': type }),
          },
          body: Buffer.from(body, 'latin1'),
        });
        const isRefused = ['upload.not_an_image', 'request.too_many'].includes(answer.body.code ?? '');
        return faultOf(answer) ?? (isRefused ? null : `is answered ${answer.body.code}`);
      });
    };
    if (call.upload !== undefined) it('refuses what is no file where one is due', refusesWhatIsNoFile);

    const refusesNonsenseInTheAddress = async () => {
      const texts = [
        '',
        ' ',
        '-1',
        '0',
        '1e9',
        '99999999999999999999',
        'x'.repeat(150),
        '%00',
        'اکّا',
        "'; --",
        '../..',
      ];
      await expectNothingWrong(texts, async (text) => {
        const path = call.path.replace(/:\w+/g, encodeURIComponent(text) || '%20');
        const query = call.query
          ? `?${new URLSearchParams(Object.fromEntries(Object.keys(call.query.shape).map((name) => [name, text])))}`
          : '';
        const sent = { path, query, ...(call.body ? { body: '{}' } : {}) };
        return faultOf(await send(call, tokenOf(right), sent));
      });
    };
    if (isSafe(call) && (call.params ?? call.query) !== undefined)
      it('refuses nonsense in the address', refusesNonsenseInTheAddress);
  });

  // What nothing works without is never off.
  const modules = new Set(allCalls.flatMap(({ call: { module } }) => module ?? []));
  modules.delete('COMM3');
  const switchOff = async (off: string[]) => {
    const office = client(tokens.operator);
    const { settings } = await must(office.call(calls.office.officeSettings, {}));
    const version = settings.find((setting) => setting.key === 'modules.switched_off')?.version ?? 0;
    const params = { key: 'modules.switched_off' };
    await must(office.call(calls.office.officeChangeSetting, { params, body: { value: off, version } }));
  };

  it.each([...modules])('of module %s is off when that is off', async (module) => {
    await switchOff([module]);
    const callsOf = allCalls.filter((entry) => entry.call.module === module);
    const pairs = callsOf.flatMap((entry) =>
      (['guest', 'member'] as const).map((one) => [entry, one] as const),
    );
    await atOnce(pairs, async ([{ name, call }, bearer]) => {
      const answer = await send(call, tokenOf(bearer), call.body ? { body: '{}' } : {});
      expect(answer.body.code, `${name} of a ${bearer}`).toBe('module.disabled');
    });
    await switchOff([]);
  });

  it('begins no round in a play session that is open, once the games are switched off', async () => {
    const play = client(tokens.play);
    const { stakes } = await must(play.call(calls.play.playState, {}));
    const begin = async () => {
      const body = { stake: stakes[0] ?? '' };
      const answer = await play.call(calls.play.playRound, { body }, { idempotencyKey: uuidv7() });
      return answer.ok ? 'played' : answer.code;
    };
    const isOpen = await begin();
    expect(isOpen).not.toBe('game.unavailable');
    await switchOff(['GAMELO3']);
    await expect.poll(begin, { timeout: 15_000 }).toBe('game.unavailable');
    await switchOff([]);
    await expect.poll(begin, { timeout: 15_000 }).toBe(isOpen);
  });

  it('is closed in maintenance, but for what must stay open', async () => {
    const office = client(tokens.operator);
    const change = async (status: number, version: number) =>
      must(
        office.call(calls.office.officeChangeSetting, {
          params: { key: 'site.status' },
          body: { value: { status, maintenanceEnd: null }, version },
        }),
      );
    await change(1, 0);
    const safe = allCalls.filter((entry) => isSafe(entry.call));
    await atOnce(safe, async ({ name, call }) => {
      const { status, body } = await send(call, tokens.member, call.body ? { body: '{}' } : {});
      if (call.always) expect(status, name).not.toBe(503);
      else expect(body.code, name).toBe('system.maintenance');
    });
    await change(2, 1);
    const restricted = await send(calls.wallet.balance, tokens.member, {});
    expect(restricted).toMatchObject({ status: 451, body: { code: 'system.region_restricted' } });
    await change(0, 2);
  });

  it('writes no secret into the log', async () => {
    const output = server.output();
    for (const secret of ['a-long-sentence-7', ...Object.values(tokens)])
      expect(output).not.toContain(secret);
  });
});

/** Does the work for all of them side by side, as the connections allow; fails with the first that fails. */
async function atOnce<One>(all: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  await Promise.all(all.map(work));
}

/** Looks at all of them side by side and expects that nothing is wrong with any, once: thousands of single expects take seconds. */
async function expectNothingWrong<One>(
  all: readonly One[],
  look: (one: One) => Promise<string | null>,
): Promise<void> {
  const wrong: string[] = [];
  await atOnce(all, async (one) => {
    const found = await look(one);
    if (found !== null) wrong.push(`${String(one).slice(0, 80)} ${found}`);
  });
  expect(wrong).toEqual([]);
}

/** Bodies that no page would send. */
function nonsense(call: Call): string[] {
  const shape = call.body && 'shape' in call.body ? Object.keys(call.body.shape as object) : [];
  const wrong = [
    null,
    7,
    -1,
    1.5,
    true,
    [],
    {},
    '',
    ' ',
    'x'.repeat(5_000),
    'null\u0000byte',
    '1e400',
    'اکّا 🂡',
  ];
  return [
    '',
    'null',
    '[]',
    '"text"',
    '7',
    '{',
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{}}}',
    ...wrong.map((value) => JSON.stringify(Object.fromEntries(shape.map((name) => [name, value])))),
  ];
}

/** The same nonsense as a form would carry it. */
function asForm(body: string): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(parsed(body) ?? {})) form.set(name, String(value));
  return form.toString() || body;
}

function parsed(body: string): object | null {
  try {
    return JSON.parse(body) as object;
  } catch {
    return null;
  }
}
