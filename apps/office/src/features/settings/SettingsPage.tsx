import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ListSkeleton } from '@ikka/ui';
import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { SearchField } from '../../parts/SearchField.tsx';
import { useWord } from '../../parts/use-word.ts';
import { useMay } from '../../session/use-session.ts';
import { SettingRow } from './SettingRow.tsx';
import classes from './settings.module.css';
import { groupsOf, type Setting } from './settings-view.ts';

/** Every switch and constant of the product, by group. */
export function SettingsPage() {
  const { t } = useTranslation('office');
  const word = useWord();
  const mayWrite = useMay('settings.write');
  const { group, search } = useSearch({ from: '/shell/settings' });
  const navigate = useNavigate({ from: '/settings' });
  const query = useRead(calls.office.officeSettings, {});
  const groups = groupsOf(query.data?.settings ?? [], search ?? '', (setting) =>
    word('setting', setting.key) === setting.key ? setting.description : word('setting', setting.key),
  );
  const shown =
    search === undefined ? groups.filter(({ name }) => name === (group ?? groups[0]?.name)) : groups;

  return (
    <>
      <PageHead title={t('settings.title')} hint={t(mayWrite ? 'settings.hint' : 'settings.readOnly')} />
      <Loaded query={query} skeleton={<ListSkeleton rows={8} height={64} />}>
        {() => (
          <div className={classes.page}>
            <div className={classes.index}>
              <SearchField
                label={t('settings.search')}
                value={search}
                onSearch={(next) => void navigate({ search: { group, search: next }, replace: true })}
              />
              <nav className={classes.groups} aria-label={t('settings.groups')}>
                {groups.map(({ name, settings, changed }) => (
                  <button
                    key={name}
                    type="button"
                    className={classes.group}
                    aria-current={shown.length === 1 && shown[0]?.name === name ? 'true' : undefined}
                    onClick={() => void navigate({ search: { group: name, search: undefined } })}
                  >
                    <span>{word('group', name)}</span>
                    <span className={classes.count} data-changed={changed > 0 || undefined}>
                      {settings.length}
                    </span>
                  </button>
                ))}
              </nav>
            </div>
            <div className={classes.list}>
              {shown.map(({ name, settings }) => (
                <section key={name} aria-label={word('group', name)}>
                  <h2 className={classes.groupTitle}>{word('group', name)}</h2>
                  <div className={classes.rows}>
                    {settings.map((setting) => (
                      <SettingRow key={setting.key} setting={setting as Setting} mayWrite={mayWrite} />
                    ))}
                  </div>
                </section>
              ))}
              {shown.length === 0 ? (
                <EmptyState
                  title={t('settings.noneFound')}
                  action={
                    <Button
                      variant="default"
                      onClick={() => void navigate({ search: { group, search: undefined } })}
                    >
                      {t('filter.clear')}
                    </Button>
                  }
                />
              ) : null}
            </div>
          </div>
        )}
      </Loaded>
    </>
  );
}
