import type { Call, CallRequest } from '@ikka/contract';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { CallFailed, officeClient } from './office-client.ts';

/** Takes a file home, written while it is sent, under the name that is given. */
export function useFile<C extends Call & { readonly download: readonly string[] }>(
  declared: C,
): UseMutationResult<void, CallFailed, { readonly request: CallRequest<C>; readonly name: string }> {
  return useMutation<void, CallFailed, { readonly request: CallRequest<C>; readonly name: string }>({
    mutationFn: async ({ request, name }) => {
      const result = await officeClient.download(declared, request);
      if (!result.ok) throw new CallFailed(result);
      saveFile(name, result.value);
    },
  });
}

/** Hands a file to the browser, which saves it under the name. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
