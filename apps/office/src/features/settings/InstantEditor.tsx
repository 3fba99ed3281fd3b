import { defaultTimeZone, formatInstant, startOfDay } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Button, TextInput } from '@mantine/core';
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
        value={typeof value === 'string' ? formatInstant(value).slice(0, 16).replace(' ', 'T') : ''}
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

/** `2026-11-21T10:30` of the site's zone as an instant; null while it is not complete. */
function instantOf(local: string): string | null {
  const [day, time] = local.split('T');
  const [hours, minutes] = (time ?? '').split(':').map(Number);
  if (!day || hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)) return null;
  return new Date(Date.parse(startOfDay(day)) + (hours * 60 + minutes) * 60_000).toISOString();
}
