import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { About } from '../../parts/acts/About.tsx';
import { ActDialog } from '../../parts/acts/ActDialog.tsx';
import { PublishedWords } from '../../parts/form/PublishedWords.tsx';
import type { Notice } from './notice-draft.ts';

const { officeNotices, officeWithdrawNotice } = calls.office;

/** A notice in both languages, and where it was asked for the question whether to take it back. */
export function NoticeDialog({
  looked,
  onClose,
}: {
  looked: { readonly notice: Notice; readonly asksToWithdraw: boolean } | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('office');
  return (
    <About what={looked}>
      {({ notice: { id, title, text }, asksToWithdraw }, opened) =>
        asksToWithdraw ? (
          <ActDialog
            opened={opened}
            onClose={onClose}
            call={officeWithdrawNotice}
            touches={[officeNotices]}
            request={() => ({ params: { id } })}
            title={t('notices.withdrawTitle')}
            text={t('notices.withdrawText')}
            action={t('notices.withdraw')}
            isGrave
            width={720}
            done={t('notices.withdrawn')}
          >
            {() => <PublishedWords title={title} html={text} areShort />}
          </ActDialog>
        ) : (
          <ModalShell opened={opened} onClose={onClose} title={t('notices.words')} size={720}>
            <PublishedWords title={title} html={text} areShort />
          </ModalShell>
        )
      }
    </About>
  );
}
