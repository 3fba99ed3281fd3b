import type { PanelName } from '../panels/Panels.tsx';
import { TableBetsPanel } from './TableBetsPanel.tsx';
import { TableFairPanel } from './TableFairPanel.tsx';
import { TableGuidePanel } from './TableGuidePanel.tsx';

/** What can be open over the table. */
export type TablePanel = Exclude<PanelName, 'autoplay'> | 'roads';

export function TablePanels({ panel, onClose }: { panel: TablePanel | null; onClose: () => void }) {
  switch (panel) {
    case 'paytable':
      return <TableGuidePanel onClose={onClose} />;
    case 'history':
      return <TableBetsPanel onClose={onClose} />;
    case 'fair':
      return <TableFairPanel onClose={onClose} />;
    default:
      return null;
  }
}
