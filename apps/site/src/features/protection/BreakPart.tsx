import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Checkbox, Group, Select } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconHandStop } from '@tabler/icons-react';
import { useState } from 'react';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { type BreakName, breakChoices } from './break-view.ts';
import classes from './ProtectionPage.module.css';
import { useExclude } from './use-protection.ts';

const groups = [
  { kind: 'cool_off', text: 'break.coolOff' },
  { kind: 'self_exclusion', text: 'break.exclusion' },
] as const;

/** A break of days, or an exclusion of months or for good. It is asked once more before it begins. */
export function BreakPart() {
  const { t } = useTranslation(['protection', 'common']);
  const failureText = useFailureText();
  const [name, setName] = useState<BreakName>('days1');
  const [isAsking, setAsking] = useState(false);
  const [isSure, setSure] = useState(false);
  const exclude = useExclude();
  const chosen = breakChoices.find((one) => one.name === name) ?? breakChoices[0];
  const ask = () => {
    exclude.reset();
    setSure(false);
    setAsking(true);
  };
  const begin = () => {
    if (exclude.isPending) return;
    exclude.mutate(chosen.wish, {
      onSuccess: () => {
        setAsking(false);
        notifications.show({ message: t('break.begun') });
      },
    });
  };
  return (
    <section className={classes.card} aria-labelledby="break">
      <h3 id="break" className={classes.heading}>
        <IconHandStop size={22} stroke={1.6} />
        {t('break.title')}
      </h3>
      <p className={classes.hint}>{t('break.hint')}</p>
      <div className={classes.choose}>
        <Select
          label={t('break.length')}
          value={name}
          onChange={(next) => setName(breakChoices.find((one) => one.name === next)?.name ?? name)}
          data={groups.map(({ kind, text }) => ({
            group: t(text),
            items: breakChoices
              .filter(({ wish }) => wish.kind === kind)
              .map((one) => ({ value: one.name, label: t(`break.for.${one.name}`) })),
          }))}
          allowDeselect={false}
          maxDropdownHeight={320}
        />
        <Button color="coral" variant="light" onClick={ask}>
          {t('break.ask')}
        </Button>
      </div>
      <ModalShell
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('break.sureTitle', { length: t(`break.for.${chosen.name}`) })}
        mustAnswer={exclude.isPending}
      >
        <ul className={classes.consequences}>
          {(['once', 'closed', 'open', 'never'] as const).map((line) => (
            <li key={line}>{t(`break.sure.${line}`)}</li>
          ))}
        </ul>
        <Checkbox
          checked={isSure}
          onChange={(event) => setSure(event.currentTarget.checked)}
          label={t('break.understood')}
          mb="md"
        />
        {exclude.isError ? (
          <p className={classes.refused} role="alert">
            {failureText(exclude.error)}
          </p>
        ) : null}
        <Group justify="end" gap="sm">
          <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
            {t('common:action.cancel')}
          </Button>
          <Button color="coral" disabled={!isSure} loading={exclude.isPending} onClick={begin}>
            {t('break.begin')}
          </Button>
        </Group>
      </ModalShell>
    </section>
  );
}
