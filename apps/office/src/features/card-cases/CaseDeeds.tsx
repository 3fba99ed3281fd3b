import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Select } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconEye, IconUserCheck } from '@tabler/icons-react';
import { ActButton } from '../../parts/acts/ActButton.tsx';
import { DoButton } from '../../parts/acts/DoButton.tsx';
import { Deeds } from '../../parts/Case.tsx';
import { useMay, useMe } from '../../session/use-session.ts';
import { banTimes, type CardCase, deedsOf } from './case-words.ts';

const office = calls.officeIntegrity;
const touched = [office.officeCardCase, office.officeCardCases, office.officePlayBans];
const bans = ['none', ...banTimes] as const;

/** What can be done with a case now. Where somebody else was quicker the server says so. */
export function CaseDeeds({ found }: { found: CardCase }) {
  const { t } = useTranslation('officeIntegrity');
  const { data: me } = useMe();
  const mayWrite = useMay('integrity.write');
  const deeds = deedsOf(found, { username: me?.username ?? '', mayWrite });
  const seen = { params: { id: found.id }, query: { seen: found.version } };
  if (!Object.values(deeds).some(Boolean)) return null;
  return (
    <Deeds>
      {deeds.take ? (
        <DoButton
          leftSection={<IconEye size={17} />}
          variant={found.holder === null ? 'filled' : 'default'}
          call={office.officeTakeCardCase}
          touches={touched}
          request={seen}
        >
          {t(found.holder === null ? 'act.take' : 'act.takeOver')}
        </DoButton>
      ) : null}
      {deeds.decide ? (
        <>
          <ActButton
            leftSection={<IconUserCheck size={17} />}
            call={office.officeCloseCardCase}
            touches={touched}
            request={({ reason }) => ({
              ...seen,
              body: { verdict: 'cleared' as const, reason, banMinutes: null },
            })}
            title={t('clear.title')}
            text={t('clear.text')}
            action={t('clear.action')}
            done={t('clear.done')}
          >
            {t('act.clear')}
          </ActButton>
          <ActButton
            variant="default"
            c="var(--ikka-money-out)"
            leftSection={<IconCheck size={17} />}
            call={office.officeCloseCardCase}
            touches={touched}
            start={{ ban: 'none' as (typeof bans)[number] }}
            request={({ ban, reason }) => ({
              ...seen,
              body: {
                verdict: 'confirmed' as const,
                reason,
                banMinutes: ban === 'none' ? null : Number(ban),
              },
            })}
            title={t('confirm.title')}
            text={t('confirm.text')}
            action={t('confirm.action')}
            isGrave
            done={t('confirm.done')}
            fields={(form) => (
              <Select {...form.choice('ban', bans, (time) => t(`banTimes.${time}`))} label={t('banFor')} />
            )}
          >
            {t('act.confirm')}
          </ActButton>
        </>
      ) : null}
      {deeds.giveBack ? (
        <DoButton
          variant="default"
          leftSection={<IconArrowBackUp size={17} />}
          call={office.officeReturnCardCase}
          touches={touched}
          request={seen}
        >
          {t('act.giveBack')}
        </DoButton>
      ) : null}
    </Deeds>
  );
}
