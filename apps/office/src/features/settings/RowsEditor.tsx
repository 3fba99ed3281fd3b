import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { FieldsEditor } from './FieldsEditor.tsx';
import { emptyRow, type ValueSchema } from './setting-control.ts';
import classes from './settings.module.css';
import type { EditorProps } from './ValueEditor.tsx';

/** A list of values of one shape, such as the house's accounts: each with its fields, to be added and taken away. */
export function RowsEditor({
  value,
  fields,
  most,
  label,
  isDisabled,
  onChange,
  ...rest
}: EditorProps & {
  fields: readonly (readonly [string, ValueSchema])[];
  most: number | undefined;
}) {
  const { t } = useTranslation('office');
  const rows = Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
  const nameOf = (row: Record<string, unknown>, at: number) => {
    const first = fields.map(([name]) => row[name]).find((one) => typeof one === 'string' && one !== '');
    return `${at + 1} ${first ?? ''}`.trim();
  };
  return (
    <div className={classes.cards}>
      {rows.length === 0 ? <p className={classes.none}>{t('settings.noRows')}</p> : null}
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
        <section key={at} className={classes.card} aria-label={`${label}: ${nameOf(row, at)}`}>
          <FieldsEditor
            {...rest}
            value={row}
            fields={fields}
            label={`${label}: ${at + 1}`}
            isDisabled={isDisabled}
            onChange={(next) => onChange(rows.with(at, next as Record<string, unknown>))}
          />
          {isDisabled ? null : (
            <Button
              size="compact-sm"
              variant="subtle"
              color="coral"
              className={classes.removeRow ?? ''}
              leftSection={<IconTrash size={15} />}
              onClick={() => onChange(rows.toSpliced(at, 1))}
            >
              {t('settings.removeRow', { name: nameOf(row, at) })}
            </Button>
          )}
        </section>
      ))}
      {isDisabled || (most !== undefined && rows.length >= most) ? null : (
        <Button
          size="xs"
          variant="default"
          className={classes.removeRow ?? ''}
          leftSection={<IconPlus size={15} />}
          onClick={() => onChange([...rows, emptyRow(fields)])}
        >
          {t('settings.addRow')}
        </Button>
      )}
    </div>
  );
}
