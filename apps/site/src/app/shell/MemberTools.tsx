import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { useLayers } from '../../parts/address/use-layers.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { BalancePill } from './BalancePill.tsx';
import classes from './Header.module.css';

/** What the header holds for whoever is logged in: the balance, the way to more of it, and the account. */
export function MemberTools({
  name,
  isTrial,
  isClosed,
}: {
  name: string;
  isTrial: boolean;
  isClosed: boolean;
}) {
  const { t } = useTranslation('site');
  const { openCentre } = useLayers();
  return (
    <>
      <BalancePill />
      {isTrial ? null : (
        <Button className={classes.wide} onClick={() => openCentre(isClosed ? 'withdraw' : 'depositv2')}>
          {t(isClosed ? 'account.withdraw' : 'account.deposit')}
        </Button>
      )}
      <AccountMenu name={name} isTrial={isTrial} />
    </>
  );
}
