import { calls, moveLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { useBookWords } from '@ikka/sports/words';
import { NumberInput, Select } from '@mantine/core';
import { ActDialog } from '../../parts/acts/ActDialog.tsx';
import type { MatchSheet } from './MatchPage.tsx';
import { touched } from './touched-calls.ts';
import { useTradeWords } from './use-trade-words.ts';

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
  const outcomes = markets.find(({ key }) => key === market)?.outcomes ?? [];
  const most = { most: moveLimits.most };
  return (
    <ActDialog
      opened
      onClose={onClose}
      call={calls.officeSports.officeMoveMarket}
      touches={touched}
      start={{ outcome: '', percent: '' as number | string }}
      request={({ outcome, percent, reason }) => ({
        params: { fixture: match.id },
        body: { market, outcome, percent: percent === '' ? Number.NaN : Number(percent), reason },
      })}
      judge={({ outcome }) => (outcome === '' ? { outcome: { code: 'missing' } } : {})}
      title={`${t('askMove')}: ${marketName(market, match.fixture)}`}
      text={t('askMoveText')}
      action={t('move')}
      reasonWords={useTradeWords()}
      done={t('done.move')}
    >
      {(form) => (
        <>
          <Select
            label={t('outcome')}
            value={form.draft.outcome || null}
            error={form.error('outcome', t('chooseOutcome'))}
            onChange={(next) =>
              form.change({
                outcome: next ?? '',
                percent: outcomes.find(({ key }) => key === next)?.movedPercent ?? 0,
              })
            }
            data={outcomes.map(({ key, odds }) => ({
              value: key,
              label: `${outcomeName(market, key, match.fixture, people.find(({ code }) => code === key)?.name)} (${odds ?? '—'})`,
            }))}
            allowDeselect={false}
          />
          <NumberInput
            label={t('percent', most)}
            value={form.draft.percent}
            error={form.error('percent', t('percentWrong', most))}
            onChange={(percent) => form.change({ percent })}
            allowDecimal={false}
            min={-moveLimits.most}
            max={moveLimits.most}
            clampBehavior="none"
          />
        </>
      )}
    </ActDialog>
  );
}
