import { useTranslation } from '@ikka/i18n/react';
import { MultiSelect, NumberInput, Select, Switch, TagsInput, TextInput } from '@mantine/core';
import { FieldsEditor } from './FieldsEditor.tsx';
import { InstantEditor } from './InstantEditor.tsx';
import { JsonEditor } from './JsonEditor.tsx';
import { LocalTextEditor } from './LocalTextEditor.tsx';
import { ModuleTreeEditor } from './ModuleTreeEditor.tsx';
import { RegisterFieldsEditor } from './RegisterFieldsEditor.tsx';
import { RowsEditor } from './RowsEditor.tsx';
import type { SettingControl, ValueSchema } from './setting-control.ts';
import { TableEditor } from './TableEditor.tsx';

export interface EditorProps {
  readonly control: SettingControl;
  readonly schema: ValueSchema;
  readonly value: unknown;
  /** What a screen reader says of the control; the row shows it beside. */
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onChange: (value: unknown) => void;
}

/** The control that a schema asks for. */
export function ValueEditor(props: EditorProps) {
  const { t } = useTranslation('office');
  const { control, schema, value, label, isDisabled, onChange } = props;
  const common = { 'aria-label': label, disabled: isDisabled };
  switch (control.kind) {
    case 'fixed':
      return <TextInput {...common} value={String(value)} readOnly disabled dir="ltr" />;
    case 'switch':
      return (
        <Switch
          {...common}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
          label={t(value === true ? 'settings.on' : 'settings.off')}
        />
      );
    case 'number':
      return (
        <NumberInput
          {...common}
          value={typeof value === 'number' ? value : ''}
          allowDecimal={!control.isWhole}
          {...(control.min === undefined ? {} : { min: control.min })}
          {...(control.max === undefined ? {} : { max: control.max })}
          clampBehavior="none"
          dir="ltr"
          onChange={onChange}
        />
      );
    case 'choice':
      return (
        <Select
          {...common}
          dir="ltr"
          value={String(value)}
          data={control.options.map(String)}
          onChange={(next) => onChange(control.options.find((option) => String(option) === next))}
        />
      );
    case 'choices':
      return (
        <MultiSelect
          {...common}
          dir="ltr"
          value={Array.isArray(value) ? value.map(String) : []}
          data={[...control.options]}
          onChange={onChange}
          hidePickedOptions
        />
      );
    case 'list':
      return (
        <TagsInput
          {...common}
          dir="ltr"
          value={Array.isArray(value) ? value.map(String) : []}
          onChange={onChange}
          {...(control.most === undefined ? {} : { maxTags: control.most })}
          {...(Array.isArray(value) && value.length > 0 ? {} : { placeholder: t('settings.addToList') })}
          splitChars={[',', ' ', '\n']}
        />
      );
    case 'instant':
      return <InstantEditor {...props} isOptional={control.isOptional} />;
    case 'text':
      return (
        <TextInput
          {...common}
          value={typeof value === 'string' ? value : ''}
          dir="auto"
          {...(schema.maxLength === undefined ? {} : { maxLength: schema.maxLength })}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'localText':
      return <LocalTextEditor {...props} maxLength={control.maxLength} />;
    case 'modules':
      return <ModuleTreeEditor {...props} />;
    case 'fields':
      return <FieldsEditor {...props} fields={control.fields} />;
    case 'table':
      return <TableEditor {...props} rows={control.rows} columns={control.columns} />;
    case 'rows':
      return <RowsEditor {...props} fields={control.fields} most={control.most} />;
    case 'registerFields':
      return <RegisterFieldsEditor {...props} />;
    case 'json':
      return <JsonEditor {...props} />;
  }
}
