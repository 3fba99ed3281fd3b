import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { column } from '../../parts/list/columns.tsx';

const { officeLotteryPlays } = calls.officeLottery;
type Play = CallValue<typeof officeLotteryPlays>['plays'][number];
const tones = { sold: 'good', part: 'changed', unopened: 'bad', closed: 'bad' } as const;

/** The plays of a lottery with what they pay and return, and which of them are sold. */
export function GamePlays({ game, onClose }: { game: string; onClose: () => void }) {
  const { t } = useTranslation('officeLottery');
  const read = useRead(officeLotteryPlays, { params: { game } });
  const columns: Column<Play>[] = [
    column.code('play', t('play')),
    column.cell('odds', t('odds'), ({ odds }) => (
      <Text size="sm" dir="ltr" lineClamp={2}>
        {Object.entries(odds)
          .map(([tier, value]) => `${tier} ${value}`)
          .join(', ')}
      </Text>
    )),
    column.figure('returned', t('returned'), ({ returned }) => `${returned} %`),
    column.mark('state', t('state'), ({ state }) => [tones[state], t(`playStates.${state}`)]),
  ];
  return (
    <ModalShell opened onClose={onClose} title={t('playsOf', { game })} size={760}>
      <Stack>
        <Text>{t('playsHint')}</Text>
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link {...props} to="/settings" search={{ group: 'lottery', search: undefined }} />
          )}
        >
          {t('playsSettings')}
        </Anchor>
        <Failure failure={read.error} />
        {read.data === undefined ? null : (
          <DataTable
            caption={t('playsOf', { game })}
            columns={columns}
            rows={read.data.plays}
            rowKey={({ play }) => play}
          />
        )}
      </Stack>
    </ModalShell>
  );
}
