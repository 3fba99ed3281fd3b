import { formatMoney, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Alert, Button } from '@mantine/core';
import { IconArrowBackUp, IconCircleCheck, IconHourglassHigh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { statusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { StateBadge } from '../../parts/lists/StateBadge.tsx';
import { instantInWords } from '../../parts/time/instant-in-words.ts';
import { Shown, useHidden } from './FundsCard.tsx';
import { asKnown } from './transfer-view.ts';
import { useNewestTransfers } from './use-newest-transfers.ts';
import { type Funds, useBringBack, type VendorWallet } from './use-wallets.ts';
import classes from './Wallets.module.css';

const isNothing = (amount: string) => /^[0.]+$/.test(amount);

/** What lies at each vendor and what is on its way, and the one press that brings all of it back. */
export function WalletList({ funds }: { funds: Funds }) {
  const { t } = useTranslation('wallets');
  const back = useBringBack();
  const hasMoney = funds.wallets.some(({ available }) => !isNothing(available));
  return (
    <section className={classes.section}>
      <div className={classes.head}>
        <h3 className={classes.title}>{t('vendors')}</h3>
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={18} />}
          className={classes.turned}
          disabled={!hasMoney}
          loading={back.isPending}
          onClick={() => back.mutate()}
        >
          {t('bringBack')}
        </Button>
      </div>
      <ul className={classes.list}>
        {funds.wallets.map((wallet) => (
          <Row key={wallet.vassalage} wallet={wallet} funds={funds} />
        ))}
      </ul>
      <BroughtBack back={back} />
    </section>
  );
}

function Row({ wallet, funds }: { wallet: VendorWallet; funds: Funds }) {
  const { t } = useTranslation('wallets');
  const [hidden] = useHidden();
  const zone = useQuery(statusQuery).data?.timeZone;
  const name = useVendorName()(wallet.name);
  const money = { hidden, currency: funds.currency, symbol: funds.currencySymbol };
  return (
    <li className={classes.wallet}>
      <div className={classes.row}>
        <span className={classes.what}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {wallet.isOpen ? null : <StateBadge tone="bad">{t('closed')}</StateBadge>}
          {wallet.comparedAt === null ? null : (
            <span className={classes.note}>
              {t('asOf', { time: instantInWords(wallet.comparedAt, zone) })}
            </span>
          )}
        </span>
        <strong className={classes.amount}>
          <Shown {...money} amount={wallet.available} />
        </strong>
      </div>
      {wallet.pending === null ? null : <Pending transfer={wallet.pending} name={name} zone={zone} />}
    </li>
  );
}

/** What is on its way, that it is safe, and what happens next. */
function Pending({
  transfer,
  name,
  zone,
}: {
  transfer: NonNullable<VendorWallet['pending']>;
  name: string;
  zone: string | undefined;
}) {
  const { t } = useTranslation('wallets');
  const amount = formatMoney(transfer.amount, transfer.currency);
  const vendor = `\u2068${name}\u2069`;
  return (
    <Alert color="gold" icon={<IconHourglassHigh />} role="status">
      <p className={classes.said}>{t(`pending.${transfer.direction}`, { amount, vendor })}</p>
      {transfer.state === 'in_doubt' && transfer.nextAskAt !== null ? (
        <p className={classes.said}>
          {t('pending.doubt', { vendor, time: instantInWords(transfer.nextAskAt, zone) })}
        </p>
      ) : null}
    </Alert>
  );
}

function BroughtBack({ back }: { back: ReturnType<typeof useBringBack> }) {
  const { t } = useTranslation('wallets');
  const failureText = useFailureText();
  const nameOf = useVendorName();
  const newest = useNewestTransfers();
  const transfers = back.data?.transfers.map((transfer) => asKnown(transfer, newest));
  return (
    <div aria-live="polite" className={classes.news}>
      {back.isError ? <Alert color="coral">{failureText(back.error)}</Alert> : null}
      {transfers?.map(({ id, state, name, amount, currency }) => (
        <Alert
          key={id}
          color={state === 'done' ? 'emerald' : state === 'returned' ? 'coral' : 'gold'}
          icon={state === 'done' ? <IconCircleCheck /> : <IconHourglassHigh />}
        >
          {t(`back.${state}`, {
            amount: formatMoney(amount, currency),
            vendor: `\u2068${nameOf(name)}\u2069`,
          })}
        </Alert>
      ))}
      {back.data?.failed.map(({ vassalage, name }) => (
        <Alert key={vassalage} color="coral">
          {t('back.failed', { vendor: `\u2068${nameOf(name)}\u2069` })}
        </Alert>
      ))}
      {back.data && back.data.transfers.length === 0 && back.data.failed.length === 0 ? (
        <Alert color="emerald">{t('back.nothing')}</Alert>
      ) : null}
    </div>
  );
}

/** A vendor's name in the language of the page. */
export function useVendorName(): (name: VendorWallet['name']) => string {
  const language = useLanguage();
  return (name) => textIn(name, language);
}
