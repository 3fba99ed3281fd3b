import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Checkbox } from '@mantine/core';
import classes from './side.module.css';
import type { useMemory } from './use-memory.ts';

const keys = [
  ['digits', '0 – 9'],
  ['rows', 'J  K'],
  ['random', 'R'],
  ['clear', 'C'],
  ['add', 'A'],
  ['place', 'Ctrl + Enter'],
  ['repeat', 'L'],
  ['types', '[  ]'],
  ['multiple', '+  −'],
  ['help', '?'],
] as const;

/** What the keys do, and whether single ones do anything. */
export function KeysPanel({
  memory: [memory, remember],
  onClose,
}: {
  memory: ReturnType<typeof useMemory>;
  onClose: () => void;
}) {
  const { t } = useTranslation('lotteryDesk');
  return (
    <ModalShell opened onClose={onClose} title={t('keys.title')}>
      <Checkbox
        label={t('keys.on')}
        checked={memory.hasKeys}
        onChange={(event) => {
          const hasKeys = event.currentTarget.checked;
          remember((before) => ({ ...before, hasKeys }));
        }}
      />
      <dl className={classes.keys}>
        {keys.map(([name, key]) => (
          <div key={name}>
            <dt>
              <kbd dir="ltr">{key}</kbd>
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.keysNote}>{t('keys.note')}</p>
    </ModalShell>
  );
}
