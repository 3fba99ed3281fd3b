import { type SlipUnitPrice, slipLimits } from '@ikka/contract';
import { readDecimal, writeDecimal } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { ActionIcon, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { usePlaySnapshot } from '../hud/use-play.ts';
import classes from './bar.module.css';

const modes = ['YUAN', 'JIAO', 'FEN'] as const;
/** What one unit of each mode costs in whole coins. */
const unitOf = { YUAN: '2', JIAO: '0.2', FEN: '0.02', LI: '0.002' } as const;

/** What one unit costs: any amount where odds are fixed, else so many times two coins or a part of them. */
export function UnitPrice({
  price,
  onChange,
}: {
  price: SlipUnitPrice;
  onChange: (price: SlipUnitPrice) => void;
}) {
  const { t } = useTranslation('lotteryDesk');
  const { server, currency } = usePlaySnapshot();
  if ('unitStake' in price) {
    return (
      <TextInput
        className={classes.stake}
        aria-label={t('unitStake')}
        title={t('unitStake')}
        value={price.unitStake}
        onChange={(event) => onChange({ unitStake: event.currentTarget.value.replace(/[^\d.]/g, '') })}
        onBlur={() =>
          onChange({
            unitStake: writeDecimal(readDecimal(price.unitStake, currency.digits) ?? 0n, currency.digits),
          })
        }
        leftSection={<small>{server.currencySymbol}</small>}
        rightSection={<small>/ 1</small>}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
      />
    );
  }
  const times = (multiple: number) =>
    onChange({ ...price, multiple: Math.min(slipLimits.multipleMost, Math.max(1, multiple)) });
  return (
    <div className={classes.unit}>
      <NativeSelect
        className={classes.mode}
        aria-label={t('unit')}
        value={price.mode}
        onChange={(event) => {
          const mode = modes.find((one) => one === event.currentTarget.value);
          if (mode !== undefined) onChange({ ...price, mode });
        }}
        data={modes.map((mode) => ({ value: mode, label: `${server.currencySymbol} ${unitOf[mode]}` }))}
        dir="ltr"
      />
      <div className={classes.times} dir="ltr">
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('fewerTimes')}
          disabled={price.multiple <= 1}
          onClick={() => times(price.multiple - 1)}
        >
          <IconMinus size={16} />
        </ActionIcon>
        <NumberInput
          aria-label={t('multiple')}
          prefix="× "
          value={price.multiple}
          onChange={(value) => times(Number.isFinite(Number(value)) ? Math.trunc(Number(value)) : 1)}
          min={1}
          max={slipLimits.multipleMost}
          allowDecimal={false}
          hideControls
          inputMode="numeric"
        />
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('moreTimes')}
          onClick={() => times(price.multiple + 1)}
        >
          <IconPlus size={16} />
        </ActionIcon>
      </div>
    </div>
  );
}
