import { useTranslation } from '@ikka/i18n/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { PageHead } from '../../parts/scene/PageHead.tsx';
import { NoticeBoard } from './NoticeBoard.tsx';
import classes from './NoticePage.module.css';

/** Everything that is announced, each notice and each page of them with an address of its own. */
export function NoticePage() {
  const { t } = useTranslation('notices');
  const { pageNo = 1, notice } = useSearch({ from: '/noticePage' });
  const navigate = useNavigate({ from: '/noticePage' });
  const onPage = useCallback(
    (next: number) => void navigate({ search: { pageNo: next > 1 ? next : undefined } }),
    [navigate],
  );
  return (
    <div className={`page ${classes.page}`}>
      <PageHead title={t('title')} lead={t('lead')} />
      <NoticeBoard
        pageNo={pageNo}
        id={notice}
        onPage={onPage}
        onChoose={(id) =>
          void navigate({ search: (before) => ({ ...before, notice: id }), resetScroll: false })
        }
      />
    </div>
  );
}
