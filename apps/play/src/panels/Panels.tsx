import { useTranslation } from '@ikka/i18n/react';
import type { StageModule } from '@ikka/stage-kit';
import { ListSkeleton, ModalShell } from '@ikka/ui';
import { lazy, Suspense } from 'react';
import { PanelBoundary } from './PanelBoundary.tsx';

export type PanelName = 'paytable' | 'history' | 'fair' | 'autoplay';

const ArcadeAutoplayPanel = lazy(async () => ({
  default: (await import('./ArcadeAutoplayPanel.tsx')).ArcadeAutoplayPanel,
}));
const ArcadeGuidePanel = lazy(async () => ({
  default: (await import('./ArcadeGuidePanel.tsx')).ArcadeGuidePanel,
}));
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
  guide: StageModule['guide'];
  onClose: () => void;
}) {
  const { t } = useTranslation('play');
  if (panel === null) return null;
  const title = t(`${panel}.title`);
  const waiting = (
    <ModalShell opened onClose={onClose} title={title}>
      <ListSkeleton rows={4} />
    </ModalShell>
  );
  return (
    <PanelBoundary key={panel} title={title} onClose={onClose}>
      <Suspense fallback={waiting}>
        {panel === 'paytable' ? <Guide guide={guide} onClose={onClose} /> : null}
        {panel === 'history' ? <HistoryPanel guide={guide} onClose={onClose} /> : null}
        {panel === 'fair' ? <FairPanel onClose={onClose} /> : null}
        {panel === 'autoplay' && guide.kind === 'arcade' ? (
          <ArcadeAutoplayPanel guide={guide} onClose={onClose} />
        ) : null}
        {panel === 'autoplay' && guide.kind === 'line-slot' ? <AutoplayPanel onClose={onClose} /> : null}
      </Suspense>
    </PanelBoundary>
  );
}

function Guide({ guide, onClose }: { guide: StageModule['guide']; onClose: () => void }) {
  return guide.kind === 'arcade' ? (
    <ArcadeGuidePanel guide={guide} onClose={onClose} />
  ) : (
    <PaytablePanel guide={guide} onClose={onClose} />
  );
}
