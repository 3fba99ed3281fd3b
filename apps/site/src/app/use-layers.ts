import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { CentrePage, LayerSearch } from './search.ts';

/** Opens and closes what lies above the page, by address and without moving the page below. */
export function useLayers() {
  const navigate = useNavigate();
  const layers: LayerSearch = useSearch({ strict: false });
  const show = useCallback(
    (next: LayerSearch, replace = false) => {
      void navigate({
        to: '.',
        search: (before) => ({
          ...before,
          centre: undefined,
          deposit: undefined,
          round: undefined,
          auth: undefined,
          ...next,
        }),
        replace,
        resetScroll: false,
      });
    },
    [navigate],
  );
  const close = useCallback(() => show({}), [show]);
  return {
    layers,
    show,
    openCentre: (centre: CentrePage) => show({ centre }),
    openLogin: () => show({ auth: 'login' }),
    openRegister: () => show({ auth: 'register' }),
    close,
  };
}
