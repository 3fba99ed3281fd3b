import type { LineSlotGuide } from '@ikka/stage-kit';
import { ListSkeleton } from '@ikka/ui';
import { lazy, Suspense } from 'react';

export type PanelName = 'paytable' | 'history' | 'fair' | 'autoplay';

const AutoplayPanel = lazy(async () => ({ default: (await import('./AutoplayPanel.tsx')).AutoplayPanel }));
const FairPanel = lazy(async () => ({ default: (await import('./FairPanel.tsx')).FairPanel }));
const HistoryPanel = lazy(async () => ({ default: (await import('./HistoryPanel.tsx')).HistoryPanel }));
const PaytablePanel = lazy(async () => ({ default: (await import('./PaytablePanel.tsx')).PaytablePanel }));

/** The panel that is open, if one is. Each is loaded when it is first opened. */
export function Panels({
  panel,
  guide,
  onClose,
}: {
  panel: PanelName | null;
  guide: LineSlotGuide;
  onClose: () => void;
}) {
  if (panel === null) return null;
  return (
    <Suspense fallback={<ListSkeleton rows={0} />}>
      {panel === 'paytable' ? <PaytablePanel guide={guide} onClose={onClose} /> : null}
      {panel === 'history' ? <HistoryPanel onClose={onClose} /> : null}
      {panel === 'fair' ? <FairPanel onClose={onClose} /> : null}
      {panel === 'autoplay' ? <AutoplayPanel onClose={onClose} /> : null}
    </Suspense>
  );
}
