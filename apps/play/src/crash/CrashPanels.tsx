import { ArcadeAutoplayPanel } from '../panels/ArcadeAutoplayPanel.tsx';
import type { PanelName } from '../panels/Panels.tsx';
import { CrashFairPanel } from './CrashFairPanel.tsx';
import { CrashGuidePanel } from './CrashGuidePanel.tsx';
import { MyBetsPanel } from './MyBetsPanel.tsx';
import { ProofPanel } from './ProofPanel.tsx';

/** What can be open over the flight; a proof is that of one round. */
export type CrashPanel = { readonly name: PanelName } | { readonly name: 'proof'; readonly no: number };

interface CrashPanelsProps {
  readonly panel: CrashPanel | null;
  readonly onOpen: (panel: CrashPanel) => void;
  readonly onClose: () => void;
}

export function CrashPanels({ panel, onOpen, onClose }: CrashPanelsProps) {
  switch (panel?.name) {
    case 'paytable':
      return <CrashGuidePanel onClose={onClose} />;
    case 'history':
      return <MyBetsPanel onClose={onClose} />;
    case 'fair':
      return <CrashFairPanel onProve={(no) => onOpen({ name: 'proof', no })} onClose={onClose} />;
    case 'autoplay':
      return <ArcadeAutoplayPanel onClose={onClose} />;
    case 'proof':
      return <ProofPanel no={panel.no} onClose={onClose} />;
    default:
      return null;
  }
}
