import { calls, moveLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { useBookWords } from '@ikka/sports/words';
import { NumberInput, Select } from '@mantine/core';
import { useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import type { MatchSheet } from './MatchPage.tsx';
import { TradeForm } from './TradeForm.tsx';
import { touched } from './touched-calls.ts';

const { officeMoveMarket } = calls.officeSports;

/** Moves the odds of an outcome by changing its chance. */
export function MoveDialog({
  sheet: { match, markets, people },
  market,
  onClose,
}: {
  sheet: MatchSheet;
  market: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('officeSports');
  const { marketName, outcomeName } = useBookWords();
  const move = useAct(officeMoveMarket, touched);
  const outcomes = markets.find(({ key }) => key === market)?.outcomes ?? [];
  const [outcome, setOutcome] = useState<string | null>(null);
  const [percent, setPercent] = useState<number | string>('');
  const amount = typeof percent === 'number' && Number.isInteger(percent) ? percent : null;
  const isFar = amount !== null && Math.abs(amount) > moveLimits.most;
  const most = { most: moveLimits.most };
  return (
    <TradeForm
      title={`${t('askMove')}: ${marketName(market, match.fixture)}`}
      text={t('askMoveText')}
      act={t('move')}
      done={t('done.move')}
      isBusy={move.isPending}
      failure={move.error}
      onSend={(reason, onDone) => {
        if (outcome !== null && amount !== null && !isFar)
          move.mutate(
            { params: { fixture: match.id }, body: { market, outcome, percent: amount, reason } },
            { onSuccess: onDone },
          );
      }}
      onClose={onClose}
    >
      {(isAsked) => (
        <>
          <Select
            label={t('outcome')}
            value={outcome}
            onChange={(next) => {
              setOutcome(next);
              setPercent(outcomes.find(({ key }) => key === next)?.movedPercent ?? 0);
            }}
            data={outcomes.map(({ key, odds }) => ({
              value: key,
              label: `${outcomeName(market, key, match.fixture, people.find(({ code }) => code === key)?.name)} (${odds ?? '—'})`,
            }))}
            error={isAsked && outcome === null ? t('chooseOutcome') : null}
            allowDeselect={false}
          />
          <NumberInput
            label={t('percent', most)}
            value={percent}
            onChange={setPercent}
            allowDecimal={false}
            min={-moveLimits.most}
            max={moveLimits.most}
            clampBehavior="none"
            error={isAsked && (amount === null || isFar) ? t('percentWrong', most) : null}
          />
        </>
      )}
    </TradeForm>
  );
}
