import { useWord } from '../../parts/use-word.ts';
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
  const word = useWord();
  const record = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return (
    <div className={classes.fields}>
      {fields.map(([name, schema]) => (
        <div key={name} className={classes.field}>
          <FieldName name={name} />
          <ValueEditor
            control={controlOf(schema)}
            schema={schema}
            value={record[name]}
            label={`${label}: ${word('part', name)}`}
            isDisabled={isDisabled}
            onChange={(next) => onChange({ ...record, [name]: next })}
          />
        </div>
      ))}
    </div>
  );
}

/** The name of a part in the language of the office; one that has no words yet is shown as it is stored. */
function FieldName({ name }: { name: string }) {
  const words = useWord()('part', name);
  return words === name ? (
    <bdi dir="ltr" className={classes.key}>
      {name}
    </bdi>
  ) : (
    <span className={classes.part}>{words}</span>
  );
}
