import { controlOf, type ValueSchema } from './setting-control.ts';
import classes from './settings.module.css';
import { type EditorProps, ValueEditor } from './ValueEditor.tsx';

/** A value of a few named parts, each with its own control. */
export function FieldsEditor({
  value,
  fields,
  label,
  isDisabled,
  onChange,
}: EditorProps & { fields: readonly (readonly [string, ValueSchema])[] }) {
  const record = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return (
    <div className={classes.fields}>
      {fields.map(([name, schema]) => (
        <div key={name} className={classes.field}>
          <bdi dir="ltr" className={classes.key}>
            {name}
          </bdi>
          <ValueEditor
            control={controlOf(schema)}
            schema={schema}
            value={record[name]}
            label={`${label}: ${name}`}
            isDisabled={isDisabled}
            onChange={(next) => onChange({ ...record, [name]: next })}
          />
        </div>
      ))}
    </div>
  );
}
