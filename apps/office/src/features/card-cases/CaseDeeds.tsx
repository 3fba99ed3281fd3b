import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button, Select } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconArrowBackUp, IconCheck, IconEye, IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useFailureText } from '../../api/failure-text.ts';
import { useAct } from '../../api/use-call.ts';
import { Deeds } from '../../parts/Case.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { useMay, useMe } from '../../session/use-session.ts';
import { banTimes, type CardCase, deedsOf } from './case-words.ts';

const office = calls.officeIntegrity;
const touched = [
  office.officeCardCase,
  office.officeCardCases,
  office.officePlayBans,
  calls.office.officeAudit,
];

/** What can be done with a case now. Where somebody else was quicker the server says so. */
export function CaseDeeds({ found }: { found: CardCase }) {
  const { t } = useTranslation('officeIntegrity');
  const { data: me } = useMe();
  const mayWrite = useMay('integrity.write');
  const deeds = deedsOf(found, { username: me?.username ?? '', mayWrite });
  const request = { params: { id: found.id }, query: { seen: found.version } };
  const take = useAct(office.officeTakeCardCase, touched);
  const giveBack = useAct(office.officeReturnCardCase, touched);
  const [asking, setAsking] = useState<'cleared' | 'confirmed' | null>(null);
  const isBusy = take.isPending || giveBack.isPending;
  if (!Object.values(deeds).some(Boolean)) return null;
  return (
    <>
      <Deeds>
        {deeds.take ? (
          <Button
            leftSection={<IconEye size={17} />}
            variant={found.holder === null ? 'filled' : 'default'}
            loading={take.isPending}
            disabled={isBusy}
            onClick={() => take.mutate(request)}
          >
            {t(found.holder === null ? 'act.take' : 'act.takeOver')}
          </Button>
        ) : null}
        {deeds.decide ? (
          <>
            <Button
              leftSection={<IconUserCheck size={17} />}
              disabled={isBusy}
              onClick={() => setAsking('cleared')}
            >
              {t('act.clear')}
            </Button>
            <Button
              variant="default"
              c="var(--ikka-money-out)"
              leftSection={<IconCheck size={17} />}
              disabled={isBusy}
              onClick={() => setAsking('confirmed')}
            >
              {t('act.confirm')}
            </Button>
          </>
        ) : null}
        {deeds.giveBack ? (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={17} />}
            loading={giveBack.isPending}
            disabled={isBusy}
            onClick={() => giveBack.mutate(request)}
          >
            {t('act.giveBack')}
          </Button>
        ) : null}
      </Deeds>
      <Failure failure={take.error ?? giveBack.error} />
      <Decision found={found} verdict={asking} onClose={() => setAsking(null)} />
    </>
  );
}

const noBan = 'none';

function Decision({
  found,
  verdict,
  onClose,
}: {
  found: CardCase;
  verdict: 'cleared' | 'confirmed' | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('officeIntegrity');
  const failureText = useFailureText();
  const decide = useAct(office.officeCloseCardCase, touched);
  const [ban, setBan] = useState<string>(noBan);
  // The dialog keeps its words while it closes.
  const [latest, setLatest] = useState<'cleared' | 'confirmed'>('cleared');
  if (verdict !== null && verdict !== latest) setLatest(verdict);
  const shown = latest === 'confirmed' ? 'confirm' : 'clear';
  const close = () => {
    decide.reset();
    setBan(noBan);
    onClose();
  };
  const send = (reason: string) => {
    if (verdict === null) return;
    const banMinutes = verdict === 'confirmed' && ban !== noBan ? Number(ban) : null;
    decide.mutate(
      {
        params: { id: found.id },
        query: { seen: found.version },
        body: { verdict, reason, banMinutes },
      },
      {
        onSuccess: () => {
          notifications.show({ color: 'emerald', message: t(`${shown}.done`) });
          close();
        },
      },
    );
  };
  return (
    <ReasonDialog
      opened={verdict !== null}
      title={t(`${shown}.title`)}
      text={t(`${shown}.text`)}
      action={t(`${shown}.action`)}
      isGrave={latest === 'confirmed'}
      isBusy={decide.isPending}
      failure={failureText(decide.error)}
      onClose={close}
      onConfirm={send}
    >
      {latest === 'confirmed' ? (
        <Select
          label={t('banFor')}
          value={ban}
          allowDeselect={false}
          data={[noBan, ...banTimes].map((time) => ({
            value: time,
            label: t(`banTimes.${time as 'none' | (typeof banTimes)[number]}`),
          }))}
          onChange={(time) => setBan(time ?? noBan)}
        />
      ) : null}
    </ReasonDialog>
  );
}
