import { useTranslation } from '@ikka/i18n/react';
import { Switch } from '@mantine/core';
import { useWord } from '../../parts/use-word.ts';
import { branchesOf, turned } from './module-tree.ts';
import classes from './settings.module.css';
import type { EditorProps } from './ValueEditor.tsx';

/** The whitelabel tree as a tree of switches; the value is the list of what is off. */
export function ModuleTreeEditor({ value, isDisabled, onChange }: EditorProps) {
  const { t } = useTranslation('office');
  const word = useWord();
  const off = Array.isArray(value) ? value.map(String) : [];
  return (
    <ul className={classes.tree}>
      {branchesOf(off).map((branch) => (
        <li key={branch.modId} className={classes.branch}>
          <ModuleSwitch
            modId={branch.modId}
            name={word('module', branch.modId)}
            isOn={branch.isOn}
            hint={branch.isFixed ? t('settings.moduleFixed') : undefined}
            isDisabled={isDisabled || branch.isFixed}
            onTurn={(isOn) => onChange(turned(off, branch.modId, isOn))}
          />
          {branch.children.length === 0 ? null : (
            <ul className={classes.children}>
              {branch.children.map((child) => (
                <li key={child.modId}>
                  <ModuleSwitch
                    modId={child.modId}
                    name={word('module', child.modId)}
                    isOn={child.isOn}
                    hint={child.isReached ? undefined : t('settings.moduleUnreached')}
                    isDisabled={isDisabled || !child.isReached}
                    onTurn={(isOn) => onChange(turned(off, child.modId, isOn))}
                  />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function ModuleSwitch({
  modId,
  name,
  isOn,
  hint,
  isDisabled,
  onTurn,
}: {
  modId: string;
  name: string;
  isOn: boolean;
  hint: string | undefined;
  isDisabled: boolean;
  onTurn: (isOn: boolean) => void;
}) {
  return (
    <Switch
      checked={isOn}
      disabled={isDisabled}
      onChange={(event) => onTurn(event.currentTarget.checked)}
      label={
        <span className={classes.moduleName}>
          {name}{' '}
          <bdi dir="ltr" className={classes.key}>
            {modId}
          </bdi>
        </span>
      }
      description={hint}
    />
  );
}
