import { prefersReducedMotion, watchReducedMotion } from '@ikka/stage-kit';
import { useSyncExternalStore } from 'react';

/** Whether the device asks for less motion, kept up. */
export const useReducedMotion = (): boolean => useSyncExternalStore(watchReducedMotion, prefersReducedMotion);
