import { ScrollBox } from '@ikka/ui';
import { Checkbox, NumberInput, TextInput } from '@mantine/core';
import { controlOf, type ValueSchema } from './setting-control.ts';
import classes from './settings.module.css';
import { type EditorProps, ValueEditor } from './ValueEditor.tsx';

/** Rows of one shape, such as the fields of the registration form: a table with a control in each cell. */
export function TableEditor({
  value,
  rows,
  columns,
  label,
  isDisabled,
  onChange,
}: EditorProps & { rows: readonly string[]; columns: readonly (readonly [string, ValueSchema])[] }) {
  const table = value as Record<string, Record<string, unknown>>;
  return (
    <ScrollBox className={classes.scroll} dir="ltr" aria-label={label}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th />
            {columns.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {columns.map(([name, schema]) => (
                <td key={name}>
                  <Cell
                    schema={schema}
                    value={table[row]?.[name]}
                    label={`${row}: ${name}`}
                    isDisabled={isDisabled}
                    onChange={(next) => onChange({ ...table, [row]: { ...table[row], [name]: next } })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** The small forms of the controls: a tick for a switch, narrow fields for the rest. */
function Cell({
  schema,
  value,
  label,
  isDisabled,
  onChange,
}: Pick<EditorProps, 'schema' | 'value' | 'label' | 'isDisabled' | 'onChange'>) {
  const control = controlOf(schema);
  const common = { size: 'xs', 'aria-label': label, disabled: isDisabled } as const;
  if (control.kind === 'switch') {
    return (
      <Checkbox
        {...common}
        size="sm"
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  }
  if (control.kind === 'number') {
    return (
      <NumberInput
        {...common}
        w={72}
        hideControls
        allowDecimal={!control.isWhole}
        value={Number(value)}
        onChange={onChange}
      />
    );
  }
  if (control.kind === 'text') {
    return (
      <TextInput
        {...common}
        miw={150}
        value={String(value ?? '')}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <ValueEditor
      control={control}
      schema={schema}
      value={value}
      label={label}
      isDisabled={isDisabled}
      onChange={onChange}
    />
  );
}
