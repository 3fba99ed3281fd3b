import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { IconScale, IconSnowflake } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../../session/use-session.ts';
import { AdjustDialog } from './AdjustDialog.tsx';
import { FreezeDialog } from './FreezeDialog.tsx';

/** What an operator can do to the money of a member with a real account. */
export function MoneyButtons({
  member,
}: {
  member: {
    readonly id: string;
    readonly account: string;
    readonly balance: string;
    readonly currency: string;
    readonly isTrial: boolean;
  };
}) {
  const { t } = useTranslation('officeTreasury');
  const mayAdjust = useMay('adjustments.write');
  const mayFreeze = useMay('freezes.write');
  const [opened, setOpened] = useState<'adjust' | 'freeze' | null>(null);
  const close = () => setOpened(null);
  if (member.isTrial) return null;
  return (
    <>
      {mayAdjust ? (
        <Button variant="default" leftSection={<IconScale size={17} />} onClick={() => setOpened('adjust')}>
          {t('act.adjust')}
        </Button>
      ) : null}
      {mayFreeze ? (
        <Button
          variant="default"
          leftSection={<IconSnowflake size={17} />}
          onClick={() => setOpened('freeze')}
        >
          {t('act.freeze')}
        </Button>
      ) : null}
      <AdjustDialog member={member} opened={opened === 'adjust'} onClose={close} />
      <FreezeDialog member={member} opened={opened === 'freeze'} onClose={close} />
    </>
  );
}
