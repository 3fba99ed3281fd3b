import { type CallValue, calls } from '@ikka/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';
import { makeOnDevice } from '../../parts/ways-in/passkey-device.ts';

type Passkeys = CallValue<typeof calls.identity.passkeys>;
export type Passkey = Passkeys['list'][number];

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => answerOf(client.call(calls.identity.passkeys, {}, { signal })),
});

/** Every change answers the whole list; what protects the account is read anew beside it. */
function usePasskeyChange<Input>(change: (input: Input) => Promise<Passkeys>, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (list) => {
      queries.setQueryData(passkeysQuery.queryKey, list);
      void queries.invalidateQueries({ queryKey: ['security'] });
      onDone();
    },
  });
}

/** Makes a key on this device and keeps it. Throws a `DeviceRefusal` when the device would not. */
export const useAddPasskey = (onDone: () => void) =>
  usePasskeyChange(async (name: string) => {
    const options = await answerOf(client.call(calls.identity.passkeyRegisterOptions));
    const response = await makeOnDevice(options);
    return answerOf(client.call(calls.identity.passkeyRegister, { body: { name, response } }));
  }, onDone);

export const useRenamePasskey = (onDone: () => void) =>
  usePasskeyChange(
    ({ id, name }: { id: string; name: string }) =>
      answerOf(client.call(calls.identity.passkeyRename, { params: { id }, body: { name } })),
    onDone,
  );

export const useRemovePasskey = (onDone: () => void) =>
  usePasskeyChange(
    (id: string) => answerOf(client.call(calls.identity.passkeyRemove, { params: { id } })),
    onDone,
  );
