import { AsyncLocalStorage } from 'node:async_hooks';

const outside: <T>(work: () => T) => T = AsyncLocalStorage.snapshot();

/**
 * Runs what another process, or a call beside this one, does at this moment: outside of whatever transaction the caller is in, which
 * must not ask for a connection of its own.
 */
export const elsewhere = <T>(work: () => Promise<T>): Promise<T> => outside(async () => await work());
