import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { useBookWords } from '@ikka/sports/words';
import { notifications } from '@mantine/notifications';
import { useFailureText } from '../../api/failure-text.ts';
import { useAct } from '../../api/use-call.ts';
import { useProposed } from '../../parts/ProposalReason.tsx';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import type { MatchSheet } from './MatchPage.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import type { TradingAct } from './TradeButtons.tsx';
import { touched } from './touched-calls.ts';

const { officeHoldMarket, officeVoidMarket } = calls.officeSports;
export interface Asked {
  readonly act: TradingAct;
  /** Null: the whole match. */
  readonly market: string | null;
}

/** Asks why, and does it. */
export function TradeDialog({
  sheet,
  asked: { act, market },
  onClose,
}: {
  sheet: MatchSheet;
  asked: Asked;
  onClose: () => void;
}) {
  const { t } = useTranslation('officeSports');
  const { marketName } = useBookWords();
  const failureText = useFailureText();
  const proposed = useProposed();
  const hold = useAct(officeHoldMarket, touched);
  const gone = useAct(officeVoidMarket, touched);
  const params = { fixture: sheet.match.id };
  const what = market === null ? t('wholeMatch') : marketName(market, sheet.match.fixture);
  if (act === 'decide') return <DecideDialog sheet={sheet} market={market ?? ''} onClose={onClose} />;
  if (act === 'move') return <MoveDialog sheet={sheet} market={market ?? ''} onClose={onClose} />;
  const tell = () => {
    notifications.show({ color: 'emerald', message: t(`done.${act}`) });
    onClose();
  };
  const failed = act === 'void' ? gone.error : hold.error;
  return (
    <ReasonDialog
      opened
      title={t(`ask.${act}`)}
      text={t(`askText.${act}`, { what })}
      action={t(act === 'suspended' ? 'suspend' : act === 'closed' ? 'close' : act)}
      isGrave={act === 'void'}
      isBusy={hold.isPending || gone.isPending}
      failure={failed ? failureText(failed) : undefined}
      onClose={onClose}
      onConfirm={(reason) => {
        if (act !== 'void') {
          const body = { market, hold: act === 'reopen' ? null : act, reason };
          hold.mutate({ params, body }, { onSuccess: tell });
          return;
        }
        gone.mutate(
          { params, body: { market, reason } },
          { onSuccess: (answer) => (proposed(answer) ? onClose() : tell()) },
        );
      }}
    />
  );
}
