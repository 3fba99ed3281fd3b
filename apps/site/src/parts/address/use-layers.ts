import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import {
  type CentrePage,
  type LayerSearch,
  type ModalName,
  readLayers,
  type SecurityPart,
} from './search.ts';

const nothingAbove = {
  centre: undefined,
  part: undefined,
  deposit: undefined,
  withdrawal: undefined,
  round: undefined,
  message: undefined,
  auth: undefined,
  modal: undefined,
  notice: undefined,
  next: undefined,
} as const satisfies Record<keyof LayerSearch, undefined>;

/**
 * Opens and closes what lies above the page, by address and without moving the page below. A guest who asks for the member
 * centre is asked to log in first: the address keeps what was wanted.
 */
export function useLayers() {
  const navigate = useNavigate();
  // The router keeps beside what was read all that stood in the address: nothing of that may count.
  const search: Record<string, unknown> = useSearch({ strict: false });
  const layers = useMemo(() => readLayers(search), [search]);
  const show = useCallback(
    (next: LayerSearch, replace = false) => {
      void navigate({
        to: '.',
        search: (before) => ({ ...before, ...nothingAbove, ...next }),
        replace,
        resetScroll: false,
      });
    },
    [navigate],
  );
  /** Changes some of the layers and leaves the others as they are. */
  const alter = useCallback(
    (change: LayerSearch, replace = false) => {
      void navigate({
        to: '.',
        search: (before) => ({ ...before, ...change }),
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
    alter,
    openCentre: (centre: CentrePage, part?: SecurityPart) => show({ centre, part }),
    openModal: (modal: ModalName) => alter({ modal }),
    closeModal: useCallback(() => alter({ modal: undefined, notice: undefined }), [alter]),
    openNotice: (notice: string) => alter({ modal: 'notice', notice }),
    openLogin: () => alter({ auth: 'login' }),
    openRegister: () => alter({ auth: 'register' }),
    /** Lets go of the dialog alone: what was wanted behind it opens. */
    closeAuth: useCallback(() => alter({ auth: undefined }, true), [alter]),
    close,
  };
}
