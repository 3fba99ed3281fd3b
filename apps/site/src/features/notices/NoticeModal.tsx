import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { useState } from 'react';
import { useLayers } from '../../parts/address/use-layers.ts';
import { NoticeBoard } from './NoticeBoard.tsx';

/** What is announced, above whatever page is open. The notice that is read stands in the address. */
export function NoticeModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('notices');
  const { layers, alter } = useLayers();
  const [pageNo, setPageNo] = useState(1);
  return (
    <ModalShell opened focusTitle onClose={onClose} title={t('title')} subtitle={t('lead')} size={980}>
      <NoticeBoard
        pageNo={pageNo}
        id={layers.notice}
        onPage={(next) => {
          setPageNo(next);
          alter({ notice: undefined }, true);
        }}
        onChoose={(notice) => alter({ notice }, true)}
      />
    </ModalShell>
  );
}
