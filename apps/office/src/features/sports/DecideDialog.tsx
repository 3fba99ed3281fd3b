import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { useBookWords } from '@ikka/sports/words';
import { Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import type { MatchSheet } from './MatchPage.tsx';
import { TradeForm } from './TradeForm.tsx';
import { touched } from './touched-calls.ts';

const { officeDecideMarket } = calls.officeSports;

/** Says which outcomes of a market have won, where the feed did not. */
export function DecideDialog({
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
  const decide = useAct(officeDecideMarket, touched);
  const outcomes = markets.find(({ key }) => key === market)?.outcomes ?? [];
  const [winners, setWinners] = useState<string[]>([]);
  const isWrong = winners.length === 0 || winners.length === outcomes.length;
  return (
    <TradeForm
      title={`${t('askDecide')}: ${marketName(market, match.fixture)}`}
      text={t('askDecideText')}
      act={t('decide')}
      done={t('done.decide')}
      isBusy={decide.isPending}
      failure={decide.error}
      onSend={(reason, onDone) => {
        if (!isWrong)
          decide.mutate(
            { params: { fixture: match.id }, body: { market, winners, reason } },
            { onSuccess: onDone },
          );
      }}
      onClose={onClose}
    >
      {(isAsked) => (
        <Checkbox.Group
          label={t('winners')}
          value={winners}
          onChange={setWinners}
          error={isAsked && isWrong ? t('winnersWrong') : null}
        >
          <Stack gap="xs" mt="xs">
            {outcomes.map(({ key }) => (
              <Checkbox
                key={key}
                value={key}
                label={
                  <bdi>
                    {outcomeName(market, key, match.fixture, people.find(({ code }) => code === key)?.name)}
                  </bdi>
                }
              />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </TradeForm>
  );
}
