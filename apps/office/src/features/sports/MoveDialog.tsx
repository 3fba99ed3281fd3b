import { calls, moveLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { useBookWords } from '@ikka/sports/words';
import { ModalShell } from '@ikka/ui';
import { Button, Group, NumberInput, Select, Stack, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { useProposed } from '../../parts/ProposalReason.tsx';
import type { MatchSheet } from './MatchPage.tsx';
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
  const { t } = useTranslation(['officeSports', 'common']);
  const { marketName, outcomeName } = useBookWords();
  const proposed = useProposed();
  const move = useAct(officeMoveMarket, touched);
  const outcomes = markets.find(({ key }) => key === market)?.outcomes ?? [];
  const [outcome, setOutcome] = useState<string | null>(null);
  const [percent, setPercent] = useState<number | string>('');
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const amount = typeof percent === 'number' && Number.isInteger(percent) ? percent : null;
  const isFar = amount !== null && Math.abs(amount) > moveLimits.most;
  const isShort = reason.trim().length < 3;
  const most = { most: moveLimits.most };

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (outcome === null || amount === null || isFar || isShort || move.isPending) return;
    move.mutate(
      {
        params: { fixture: match.id },
        body: { market, outcome, percent: amount, reason: reason.trim() },
      },
      {
        onSuccess: (answer) => {
          if (!proposed(answer)) notifications.show({ color: 'emerald', message: t('done.move') });
          onClose();
        },
      },
    );
  }

  return (
    <ModalShell
      opened
      onClose={onClose}
      title={`${t('askMove')}: ${marketName(market, match.fixture)}`}
      mustAnswer={move.isPending || reason !== ''}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text>{t('askMoveText')}</Text>
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
          <Failure failure={move.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={move.isPending}>
              {t('common:action.cancel')}
            </Button>
            <Button type="submit" loading={move.isPending}>
              {t('move')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ModalShell>
  );
}
