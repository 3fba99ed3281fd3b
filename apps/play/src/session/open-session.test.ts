import { describe, expect, it } from 'vitest';
import { openSession } from './open-session.ts';
import { createTabMemory } from './tab-memory.ts';

function bench(answers: Record<string, unknown>, token: string | null) {
  const asked: string[] = [];
  const map = new Map<string, string>();
  const memory = createTabMemory({
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  });
  memory.setToken(token);
  const client = {
    call: async (declared: { path: string }) => {
      asked.push(declared.path);
      return answers[declared.path] as never;
    },
  };
  return { asked, memory, client };
}

const used = { ok: false, code: 'launch.token_invalid', message: '', value: {}, status: 401 };
const opened = { ok: true, value: { token: 'session', state: { game: 'opened' } } };
const found = { ok: true, value: { game: 'found' } };

describe('openSession', () => {
  it('spends the launch token and keeps the session', async () => {
    const { client, memory } = bench({ '/play/api/session': opened }, null);
    const answer = await openSession(client, memory, { token: 'launch', game: null });
    expect(answer).toEqual({ ok: true, value: { game: 'opened' } });
    expect(memory.token()).toBe('session');
  });

  it('goes on with the session of the tab after a reload', async () => {
    const { client, memory, asked } = bench({ '/play/api/state': found }, 'session');
    expect(await openSession(client, memory, { token: null, game: null })).toEqual(found);
    expect(asked).toEqual(['/play/api/state']);
  });

  it('goes on with the session of the tab when the address brings the spent token again', async () => {
    const { client, memory } = bench({ '/play/api/session': used, '/play/api/state': found }, 'session');
    expect(await openSession(client, memory, { token: 'launch', game: null })).toEqual(found);
  });

  it('opens no other game than the address names', async () => {
    const other = { ok: true, value: { game: { gameId: 'dice' } } };
    const { client, memory } = bench({ '/play/api/session': used, '/play/api/state': other }, 'session');
    expect(await openSession(client, memory, { token: 'launch', game: 'limbo' })).toEqual(used);
    expect(await openSession(client, memory, { token: 'launch', game: 'dice' })).toEqual(other);
  });

  it('says that there is no session where there is neither', async () => {
    const { client, memory, asked } = bench({}, null);
    const answer = await openSession(client, memory, { token: null, game: null });
    expect(answer).toMatchObject({ ok: false, code: 'play.session_required' });
    expect(asked).toEqual([]);
  });
});
