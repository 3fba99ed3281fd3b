import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconDeviceFloppy, IconRestore } from '@tabler/icons-react';
import { useState } from 'react';
import { Mark } from '../../parts/Badges.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { useWord } from '../../parts/use-word.ts';
import { ConfirmChange } from './ConfirmChange.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { controlOf, type ValueSchema } from './setting-control.ts';
import { problemOf } from './setting-problem.ts';
import classes from './settings.module.css';
import { inOneLine, isSame, type Setting } from './settings-view.ts';
import { useProblemText } from './use-problem-text.ts';
import { ValueEditor } from './ValueEditor.tsx';

interface Draft {
  readonly value: unknown;
  /** The version that the operator saw when he began. */
  readonly version: number;
}

const wideKinds = new Set(['modules', 'table', 'json', 'fields', 'registerFields', 'rows']);

/** One setting: what it does, its control, its default and who changed it last. Nothing is sent before it is confirmed. */
export function SettingRow({ setting, mayWrite }: { setting: Setting; mayWrite: boolean }) {
  const { t } = useTranslation('office');
  const word = useWord();
  const problemText = useProblemText();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [asking, setAsking] = useState(false);
  const schema = setting.schema as ValueSchema;
  const control = controlOf(schema, setting.key);
  const value = draft ? draft.value : setting.value;
  const isChanged = draft !== null && !isSame(draft.value, setting.value);
  const isConflict = isChanged && draft.version !== setting.version;
  const problem = isChanged ? problemOf(schema, value) : null;
  const isDefault = isSame(setting.value, setting.defaultValue);
  const described = word('setting', setting.key);
  const label = described === setting.key ? setting.description : described;
  // Whatever is typed or chosen is confirmed anew.
  const begin = (from: Draft | null) => {
    setDraft(from);
    setAsking(false);
  };
  const change = (next: unknown) => begin({ value: next, version: draft?.version ?? setting.version });

  return (
    <article
      className={classes.row}
      data-wide={wideKinds.has(control.kind) || undefined}
      data-changed={isChanged || undefined}
    >
      <div className={classes.about}>
        <h3 className={classes.label}>{label}</h3>
        <p className={classes.meta}>
          <bdi dir="ltr" className={classes.key}>
            {setting.key}
          </bdi>
          {isDefault ? null : <Mark tone="changed">{t('settings.changed')}</Mark>}
        </p>
        <p className={classes.meta}>
          {control.kind === 'table' ||
          control.kind === 'modules' ||
          control.kind === 'registerFields' ? null : (
            <span>
              {t('settings.default')}{' '}
              {typeof setting.defaultValue === 'boolean' ? (
                t(setting.defaultValue ? 'settings.on' : 'settings.off')
              ) : (
                <bdi dir="ltr" className={classes.key}>
                  {inOneLine(setting.defaultValue)}
                </bdi>
              )}
            </span>
          )}
          {setting.changedAt === null ? null : (
            <span>
              {t('settings.changedBy', { name: setting.changedBy ?? '' })} <Instant at={setting.changedAt} />{' '}
              · {t('settings.version', { version: setting.version })}
            </span>
          )}
        </p>
      </div>
      <div className={classes.control}>
        <ValueEditor
          control={control}
          schema={schema}
          value={value}
          label={label}
          isDisabled={!mayWrite}
          onChange={change}
        />
        {problem ? (
          <p className={classes.problem} role="alert">
            {problemText(problem)}
          </p>
        ) : null}
        {isConflict ? (
          <ConflictNotice
            setting={setting}
            onMine={() => begin({ value, version: setting.version })}
            onTheirs={() => begin(null)}
          />
        ) : null}
        {mayWrite && (isChanged || !isDefault) ? (
          <div className={classes.actions}>
            {isChanged ? (
              <>
                <Button
                  size="xs"
                  leftSection={<IconDeviceFloppy size={15} />}
                  disabled={problem !== null || isConflict}
                  onClick={() => setAsking(true)}
                >
                  {t('settings.save')}
                </Button>
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconArrowBackUp size={15} />}
                  onClick={() => begin(null)}
                >
                  {t('settings.undo')}
                </Button>
              </>
            ) : null}
            {isSame(value, setting.defaultValue) ? null : (
              <Button
                size="xs"
                variant="subtle"
                leftSection={<IconRestore size={15} />}
                onClick={() => change(setting.defaultValue)}
              >
                {t('settings.toDefault')}
              </Button>
            )}
          </div>
        ) : null}
      </div>
      <ConfirmChange
        opened={asking && !isConflict}
        setting={setting}
        label={label}
        value={value}
        version={draft?.version ?? setting.version}
        onClose={() => setAsking(false)}
        onDone={() => begin(null)}
      />
    </article>
  );
}
