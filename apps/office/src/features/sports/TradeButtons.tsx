import type { MarketHold } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { Deeds } from '../../parts/Case.tsx';

export type TradingAct = MarketHold | 'reopen' | 'move' | 'decide' | 'void';

/** What a trader can do to a match, or to one of its markets, as it stands. */
export function TradeButtons({
  hold,
  onAsk,
  mayMove = false,
  mayDecide = false,
}: {
  hold: MarketHold | null;
  onAsk: (act: TradingAct) => void;
  mayMove?: boolean;
  mayDecide?: boolean;
}) {
  const { t } = useTranslation('officeSports');
  const button = (act: TradingAct, text: string, isGrave = false) => (
    <Button
      key={act}
      size="compact-sm"
      variant="default"
      {...(isGrave ? { c: 'var(--ikka-money-out)' } : {})}
      onClick={() => onAsk(act)}
    >
      {text}
    </Button>
  );
  return (
    <Deeds>
      {hold === null ? button('suspended', t('suspend')) : button('reopen', t('reopen'))}
      {hold === 'closed' ? null : button('closed', t('close'))}
      {mayMove ? button('move', t('move')) : null}
      {mayDecide ? button('decide', t('decide')) : null}
      {button('void', t('void'), true)}
    </Deeds>
  );
}
