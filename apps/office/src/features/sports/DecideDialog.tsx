import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { useBookWords } from '@ikka/sports/words';
import { ModalShell } from '@ikka/ui';
import { Button, Checkbox, Group, Stack, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { useProposed } from '../../parts/ProposalReason.tsx';
import type { MatchSheet } from './MatchPage.tsx';
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
  const { t } = useTranslation(['officeSports', 'common']);
  const { marketName, outcomeName } = useBookWords();
  const proposed = useProposed();
  const decide = useAct(officeDecideMarket, touched);
  const outcomes = markets.find(({ key }) => key === market)?.outcomes ?? [];
  const [winners, setWinners] = useState<string[]>([]);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isWrong = winners.length === 0 || winners.length === outcomes.length;
  const isShort = reason.trim().length < 3;

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (isWrong || isShort || decide.isPending) return;
    decide.mutate(
      { params: { fixture: match.id }, body: { market, winners, reason: reason.trim() } },
      {
        onSuccess: (answer) => {
          if (!proposed(answer)) notifications.show({ color: 'emerald', message: t('done.decide') });
          onClose();
        },
      },
    );
  }

  return (
    <ModalShell
      opened
      onClose={onClose}
      title={`${t('askDecide')}: ${marketName(market, match.fixture)}`}
      mustAnswer={decide.isPending || reason !== ''}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text>{t('askDecideText')}</Text>
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
          <Textarea
            label={t('reason')}
            description={t('reasonHint')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            maxLength={300}
            minRows={2}
            autosize
            dir="auto"
            error={isAsked && isShort ? t('reasonWrong') : null}
          />
          <Failure failure={decide.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={decide.isPending}>
              {t('common:action.cancel')}
            </Button>
            <Button type="submit" loading={decide.isPending}>
              {t('decide')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ModalShell>
  );
}
