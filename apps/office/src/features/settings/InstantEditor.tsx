import { defaultTimeZone } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Button, TextInput } from '@mantine/core';
import { instantOf, localOf } from '../../parts/form/local-instant.ts';
import classes from './settings.module.css';
import type { EditorProps } from './ValueEditor.tsx';

/** An instant in the site's zone, by the browser's own field; optional ones can be taken away. */
export function InstantEditor({
  value,
  isOptional,
  label,
  isDisabled,
  onChange,
}: EditorProps & { isOptional: boolean }) {
  const { t } = useTranslation('office');
  return (
    <div className={classes.instant}>
      <TextInput
        type="datetime-local"
        aria-label={label}
        description={t('settings.zone', { zone: defaultTimeZone })}
        value={typeof value === 'string' ? localOf(value) : ''}
        disabled={isDisabled}
        dir="ltr"
        onChange={(event) => onChange(instantOf(event.currentTarget.value))}
      />
      {isOptional && value !== null && !isDisabled ? (
        <Button size="xs" variant="subtle" onClick={() => onChange(null)}>
          {t('settings.noInstant')}
        </Button>
      ) : null}
    </div>
  );
}
