import { useTranslation } from '@ikka/i18n/react';
import { Money } from '@ikka/ui';
import { ActionIcon, Alert } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconAlertCircle, IconEye, IconEyeOff, IconRefresh } from '@tabler/icons-react';
import type { Funds } from './use-wallets.ts';
import classes from './Wallets.module.css';

const mainParts = ['available', 'lockedBonus', 'inPlay', 'pendingWithdrawal', 'frozen'] as const;
/** Parts that are said even where there is nothing in them. */
const alwaysSaid: ReadonlySet<(typeof mainParts)[number]> = new Set(['available', 'inPlay', 'lockedBonus']);
const isNothing = (amount: string) => /^[0.]+$/.test(amount);

/** Everything in one figure, and the main wallet's parts apart. It hides with the balance in the head of the page. */
export function FundsCard({
  funds,
  isBusy,
  failure,
  onRefresh,
}: {
  funds: Funds;
  isBusy: boolean;
  failure: string | undefined;
  onRefresh: () => void;
}) {
  const { t } = useTranslation('wallets');
  const [hidden, setHidden] = useHidden();
  const { main, currency, currencySymbol, sumBalance } = funds;
  return (
    <section className={classes.card}>
      <div className={classes.head}>
        <div>
          <h3 className={classes.label}>{t('total')}</h3>
          <p className={classes.sum} role="status">
            <Shown hidden={hidden} amount={sumBalance} currency={currency} symbol={currencySymbol} />
          </p>
        </div>
        <div className={classes.tools}>
          <ActionIcon
            variant="default"
            size={40}
            onClick={() => setHidden(!hidden)}
            aria-label={t(hidden ? 'show' : 'hide')}
          >
            {hidden ? <IconEyeOff size={19} /> : <IconEye size={19} />}
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={40}
            onClick={onRefresh}
            loading={isBusy}
            aria-label={t('refresh')}
          >
            <IconRefresh size={19} />
          </ActionIcon>
        </div>
      </div>
      {failure === undefined ? null : (
        <Alert color="coral" icon={<IconAlertCircle />} role="alert">
          {failure}
        </Alert>
      )}
      <h4 className={classes.label}>{t('main')}</h4>
      <dl className={classes.parts}>
        {mainParts
          .filter((part) => alwaysSaid.has(part) || !isNothing(main[part]))
          .map((part) => (
            <div key={part}>
              <dt>{t(`part.${part}`)}</dt>
              <dd>
                <Shown hidden={hidden} amount={main[part]} currency={currency} symbol={currencySymbol} />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

/** Whether amounts are hidden from who looks over the shoulder; one choice for the whole site. */
export const useHidden = () =>
  useLocalStorage({ key: 'ikka.balance-hidden', defaultValue: false, getInitialValueInEffect: false });

export function Shown({
  hidden,
  ...money
}: {
  hidden: boolean;
  amount: string;
  currency: string;
  symbol: string;
}) {
  const { t } = useTranslation('wallets');
  if (!hidden) return <Money {...money} />;
  return (
    <span role="img" aria-label={t('isHidden')}>
      ••••••
    </span>
  );
}
