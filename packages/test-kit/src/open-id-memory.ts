import type { Adapter, AdapterPayload } from 'oidc-provider';

/** What a provider remembers, over a change of its keys. */
export function openIdMemory(): (model: string) => Adapter {
  const kept = new Map<string, AdapterPayload>();
  const some = (is: (payload: AdapterPayload) => boolean) => [...kept.values()].find(is);
  return (model) => ({
    upsert: async (id, payload) => void kept.set(`${model} ${id}`, payload),
    find: async (id) => kept.get(`${model} ${id}`),
    findByUserCode: async (userCode) => some((payload) => payload.userCode === userCode),
    findByUid: async (uid) => some((payload) => payload.uid === uid),
    consume: async (id) => {
      const payload = kept.get(`${model} ${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1_000);
    },
    destroy: async (id) => void kept.delete(`${model} ${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key);
    },
  });
}
