import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { useBookWords } from '@ikka/sports/words';
import { ActDialog } from '../../parts/acts/ActDialog.tsx';
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
  const params = { fixture: sheet.match.id };
  if (act === 'decide') return <DecideDialog sheet={sheet} market={market ?? ''} onClose={onClose} />;
  if (act === 'move') return <MoveDialog sheet={sheet} market={market ?? ''} onClose={onClose} />;
  const what = market === null ? t('wholeMatch') : marketName(market, sheet.match.fixture);
  const words = {
    opened: true,
    onClose,
    touches: touched,
    title: t(`ask.${act}`),
    text: t(`askText.${act}`, { what }),
    action: t(act === 'suspended' ? 'suspend' : act === 'closed' ? 'close' : act),
    done: t(`done.${act}`),
  };
  return act === 'void' ? (
    <ActDialog
      {...words}
      call={officeVoidMarket}
      request={({ reason }) => ({ params, body: { market, reason } })}
      isGrave
    />
  ) : (
    <ActDialog
      {...words}
      call={officeHoldMarket}
      request={({ reason }) => ({ params, body: { market, hold: act === 'reopen' ? null : act, reason } })}
    />
  );
}
