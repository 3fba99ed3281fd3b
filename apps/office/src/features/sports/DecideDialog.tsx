import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { useBookWords } from '@ikka/sports/words';
import { Checkbox, Stack } from '@mantine/core';
import { ActDialog } from '../../parts/acts/ActDialog.tsx';
import type { MatchSheet } from './MatchPage.tsx';
import { touched } from './touched-calls.ts';
import { useTradeWords } from './use-trade-words.ts';

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
  const outcomes = markets.find(({ key }) => key === market)?.outcomes ?? [];
  return (
    <ActDialog
      opened
      onClose={onClose}
      call={calls.officeSports.officeDecideMarket}
      touches={touched}
      start={{ winners: [] as readonly string[] }}
      request={({ winners, reason }) => ({
        params: { fixture: match.id },
        body: { market, winners: [...winners], reason },
      })}
      // Not every outcome can have won: the market says how many there are, the call does not.
      judge={({ winners }) => (winners.length === outcomes.length ? { winners: { code: 'many' } } : {})}
      title={`${t('askDecide')}: ${marketName(market, match.fixture)}`}
      text={t('askDecideText')}
      action={t('decide')}
      reasonWords={useTradeWords()}
      done={t('done.decide')}
    >
      {(form) => (
        <Checkbox.Group
          label={t('winners')}
          value={[...form.draft.winners]}
          onChange={(winners) => form.change({ winners })}
          error={form.error('winners', t('winnersWrong'))}
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
    </ActDialog>
  );
}
