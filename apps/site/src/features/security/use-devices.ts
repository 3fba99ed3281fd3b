import { calls } from '@ikka/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { securityQuery } from '../../parts/account/security-query.ts';
import { answerOf, client } from '../../parts/calls/client.ts';

export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => answerOf(client.call(calls.identity.devices, {}, { signal })),
});

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => answerOf(client.call(calls.identity.sessions, {}, { signal })),
});

export function loginLogQuery(pageNo: number) {
  return queryOptions({
    queryKey: ['login-log', pageNo],
    queryFn: ({ signal }) =>
      answerOf(client.call(calls.identity.loginLog, { query: { pageNo, pageSize: 10 } }, { signal })),
  });
}

/** Devices and sessions hang together: what ends one may end others. */
function useDevicesChanged() {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [devicesQuery, sessionsQuery, securityQuery].map(({ queryKey }) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
}

export function useRenameDevice() {
  const changed = useDevicesChanged();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      answerOf(client.call(calls.identity.renameDevice, { params: { id }, body: { name } })),
    onSuccess: changed,
  });
}

export function useRevokeDevice() {
  const changed = useDevicesChanged();
  return useMutation({
    mutationFn: (id: string) => answerOf(client.call(calls.identity.revokeDevice, { params: { id } })),
    onSuccess: changed,
  });
}

export function useEndSession() {
  const changed = useDevicesChanged();
  return useMutation({
    mutationFn: (id: string) => answerOf(client.call(calls.identity.endSession, { params: { id } })),
    onSuccess: changed,
  });
}

export function useEndOtherSessions() {
  const changed = useDevicesChanged();
  return useMutation({
    mutationFn: () => answerOf(client.call(calls.identity.endOtherSessions)),
    onSuccess: changed,
  });
}
