import type { CallValue, calls } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Alert, Button, Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { IconAlertCircle, IconBuildingBank, IconCurrencyDollar, IconWallet } from '@tabler/icons-react';
import { CallFailure } from '../../parts/calls/client.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { FormSentence } from '../../parts/forms/FormSentence.tsx';
import shared from '../../parts/forms/form-parts.module.css';
import { SubmitButton } from '../../parts/forms/SubmitButton.tsx';
import classes from './PayoutForm.module.css';
import {
  isBankNamed,
  numberSentence,
  type PayoutFields,
  payoutBody,
  refusedPayoutField,
} from './payout-view.ts';
import { useAddPayout } from './use-payouts.ts';

type Options = CallValue<typeof calls.member.payoutAccounts>;

const icons = {
  bank: IconBuildingBank,
  jazzcash: IconWallet,
  easypaisa: IconWallet,
  usdt: IconCurrencyDollar,
};

const [NAME_LEAST, NAME_MOST] = [2, 100];

/** A new bank account or wallet. */
export function PayoutForm({ options, onDone }: { options: Options; onDone: () => void }) {
  const { t } = useTranslation(['member', 'identity', 'common', 'refusals']);
  const failureText = useFailureText();
  const add = useAddPayout();
  const required = (value: string) =>
    value.trim() === '' ? <FormSentence problem={{ kind: 'required' }} /> : null;
  const form = useForm<PayoutFields>({
    initialValues: {
      kind: options.kinds[0] ?? 'bank',
      bankCode: '',
      network: options.networks[0] ?? 'TRC20',
      number: '',
      holderName: options.holderName ?? '',
    },
    validate: {
      bankCode: (value, { kind }) => (kind === 'bank' ? required(value) : null),
      number: required,
      holderName: (value) =>
        required(value) ??
        (value.trim().length < NAME_LEAST ? (
          <FormSentence problem={{ kind: 'pattern', patternId: 0, min: NAME_LEAST, max: NAME_MOST }} />
        ) : null),
    },
  });
  const { kind } = form.values;

  function submit(values: PayoutFields) {
    if (add.isPending) return;
    add.mutate(payoutBody(values), {
      onSuccess: () => {
        notifications.show({ color: 'emerald', message: t('payouts.added') });
        onDone();
      },
      onError: (error) => {
        if (!(error instanceof CallFailure)) return;
        const { failed } = error;
        const field = refusedPayoutField(failed.code);
        if (field === null) return;
        const isNumber = failed.code === 'payout.number_invalid';
        const sentence = isNumber ? numberSentence(failed.value.reason) : 'compare';
        form.setFieldError(
          field,
          sentence === 'expected' ? (
            <Expected values={values} />
          ) : sentence === 'otherBank' ? (
            t('payouts.otherBank')
          ) : (
            <FormSentence problem={{ kind: 'refused', failed }} />
          ),
        );
      },
    });
  }

  return (
    <form className={shared.form} noValidate onSubmit={form.onSubmit(submit)}>
      {add.error && Object.keys(form.errors).length === 0 ? (
        <Alert color="coral" icon={<IconAlertCircle />} role="alert">
          {failureText(add.error)}
        </Alert>
      ) : null}
      <fieldset className={classes.kinds}>
        <legend className={classes.legend}>{t('payouts.kindLabel')}</legend>
        {options.kinds.map((one) => {
          const Icon = icons[one];
          return (
            <label key={one} className={classes.kind}>
              <input
                type="radio"
                name="payout-kind"
                checked={one === kind}
                onChange={() => {
                  form.setFieldValue('kind', one);
                  form.clearErrors();
                }}
              />
              <Icon size={20} stroke={1.6} />
              {t(`payouts.kind.${one}`)}
            </label>
          );
        })}
      </fieldset>
      {kind === 'bank' ? <BankSelect banks={options.banks} props={form.getInputProps('bankCode')} /> : null}
      {kind === 'usdt' ? (
        <Select
          {...form.getInputProps('network')}
          label={t('payouts.network')}
          data={options.networks}
          allowDeselect={false}
          dir="ltr"
        />
      ) : null}
      <TextInput
        {...form.getInputProps('number')}
        label={t(`payouts.number.${kind}`)}
        description={
          // Where it was missed, it stands as the error.
          form.errors.number === undefined ? (
            <>
              <Expected values={form.values} /> {kind === 'usdt' ? t('payouts.usdtHint') : null}
            </>
          ) : undefined
        }
        inputMode={kind === 'jazzcash' || kind === 'easypaisa' ? 'tel' : 'text'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        dir="ltr"
      />
      <TextInput
        {...form.getInputProps('holderName')}
        label={t('payouts.holder')}
        description={t(options.holderName === null ? 'payouts.holderHint' : 'payouts.holderFixed')}
        readOnly={options.holderName !== null}
        autoComplete="name"
        maxLength={NAME_MOST}
        dir="auto"
      />
      <div className={shared.ways}>
        <SubmitButton size="sm" isBusy={add.isPending}>
          {t('payouts.submit')}
        </SubmitButton>
        <Button variant="default" onClick={onDone}>
          {t('common:action.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** What a number of this kind looks like: said before it is typed, and where it was missed. */
function Expected({ values: { kind, network } }: { values: Pick<PayoutFields, 'kind' | 'network'> }) {
  const { t } = useTranslation('member');
  return t(`payouts.expected.${kind === 'usdt' ? network : kind}`);
}

interface BankSelectProps {
  banks: readonly { code: string; name: { EN: string; UR: string } }[];
  props: object;
}

function BankSelect({ banks, props }: BankSelectProps) {
  const { t } = useTranslation('member');
  const language = useLanguage();
  return (
    <Select
      {...props}
      label={t('payouts.bank')}
      placeholder={t('payouts.chooseBank')}
      nothingFoundMessage={t('payouts.noBank')}
      searchable
      allowDeselect={false}
      filter={({ options, search }) =>
        options.filter(
          (option) =>
            'value' in option &&
            banks.some(({ code, name }) => code === option.value && isBankNamed(name, search)),
        )
      }
      data={banks.map(({ code, name }) => ({ value: code, label: textIn(name, language) }))}
    />
  );
}
