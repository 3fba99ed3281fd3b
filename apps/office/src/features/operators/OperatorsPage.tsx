import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ActionIcon, Menu, VisuallyHidden } from '@mantine/core';
import { IconBan, IconDots, IconKey, IconLockOpen, IconUserShield } from '@tabler/icons-react';
import { useState } from 'react';
import { useRead } from '../../api/use-call.ts';
import { Badges, Mark } from '../../parts/Badges.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
import { WholeList } from '../../parts/list/WholeList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useWord } from '../../parts/use-word.ts';
import { useMay, useMe } from '../../session/use-session.ts';
import { AddOperator } from './AddOperator.tsx';
import { ChangeOperator, type OperatorAct } from './ChangeOperator.tsx';
import { OneTimePassword } from './OneTimePassword.tsx';
import classes from './operators.module.css';

type Answer = CallValue<typeof calls.office.officeOperators>;
export type Operator = Answer['operators'][number];
export type OneTimeLogin = CallValue<typeof calls.office.officeResetOperator>;

/** Who works in this office, as what, and what each role opens. */
export function OperatorsPage() {
  const { t } = useTranslation('office');
  const mayWrite = useMay('operators.write');
  const query = useRead(calls.office.officeOperators, {});
  const [act, setAct] = useState<OperatorAct | null>(null);
  const [login, setLogin] = useState<OneTimeLogin | null>(null);
  const columns = useColumns(mayWrite ? setAct : undefined);
  const roles = query.data?.roles ?? [];
  return (
    <>
      <PageHead title={t('operators.title')} hint={t('operators.hint')}>
        {mayWrite ? <AddOperator roles={roles.map(({ name }) => name)} onLogin={setLogin} /> : null}
      </PageHead>
      <WholeList
        query={query}
        rowsOf={({ operators }) => operators}
        caption={t('operators.title')}
        columns={columns}
        rowKey={(row) => row.username}
        none={{ title: t('operators.title') }}
      >
        {(table) => (
          <div className={classes.parts}>
            {table}
            <Roles roles={roles} />
          </div>
        )}
      </WholeList>
      <ChangeOperator
        act={act}
        roles={roles.map(({ name }) => name)}
        onClose={() => setAct(null)}
        onLogin={setLogin}
      />
      <OneTimePassword login={login} onClose={() => setLogin(null)} />
    </>
  );
}

/** What each role opens, as a table of ticks in words. */
function Roles({ roles }: { roles: Answer['roles'] }) {
  const { t } = useTranslation('office');
  const word = useWord();
  return (
    <Panel title={t('operators.roles')}>
      <div className={classes.roles}>
        {roles.map((role) => (
          <div key={role.name} className={classes.role}>
            <strong>{word('role', role.name)}</strong>
            <ul>
              {role.permissions.map((permission) => (
                <li key={permission}>{word('permission', permission)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Panel>
  );
}

function useColumns(onAct: ((act: OperatorAct) => void) | undefined): Column<Operator>[] {
  const { t } = useTranslation('office');
  const word = useWord();
  const me = useMe().data?.username;
  return [
    column.cell('username', t('operators.name'), (row) => (
      <strong className={classes.name}>
        <bdi>{row.username}</bdi>
        {row.username === me ? <small>{t('operators.you')}</small> : null}
      </strong>
    )),
    column.cell('role', t('operators.role'), (row) => word('role', row.role)),
    column.cell('state', t('members.stateLabel'), (row) => (
      <Badges>
        <Mark tone={row.state === 'active' ? 'good' : 'bad'}>{t(`operators.state.${row.state}`)}</Mark>
        {row.hasOneTimePassword ? <Mark tone="changed">{t('operators.oneTime')}</Mark> : null}
      </Badges>
    )),
    extra(
      column.cell('factor', t('operators.secondFactor'), (row) =>
        t(row.hasSecondFactor ? 'operators.factorSet' : 'operators.factorMissing'),
      ),
    ),
    extra(column.instant('lastLoginAt', t('members.lastLogin'))),
    {
      id: 'acts',
      isAct: true,
      title: <VisuallyHidden>{t('operators.acts')}</VisuallyHidden>,
      isFigure: true,
      show: (row) =>
        onAct === undefined || row.username === me ? null : <Acts operator={row} onAct={onAct} />,
    },
  ];
}

function Acts({ operator, onAct }: { operator: Operator; onAct: (act: OperatorAct) => void }) {
  const { t } = useTranslation('office');
  const isActive = operator.state === 'active';
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('operators.actsOf', { name: operator.username })}
        >
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconUserShield size={16} />}
          onClick={() => onAct({ kind: 'role', operator })}
        >
          {t('operators.changeRole')}
        </Menu.Item>
        <Menu.Item leftSection={<IconKey size={16} />} onClick={() => onAct({ kind: 'reset', operator })}>
          {t('operators.reset')}
        </Menu.Item>
        <Menu.Item
          leftSection={isActive ? <IconBan size={16} /> : <IconLockOpen size={16} />}
          onClick={() => onAct({ kind: isActive ? 'disable' : 'enable', operator })}
        >
          {t(isActive ? 'operators.disable' : 'operators.enable')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
