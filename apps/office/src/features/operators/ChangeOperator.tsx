import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Select } from '@mantine/core';
import { About } from '../../parts/acts/About.tsx';
import { ActDialog } from '../../parts/acts/ActDialog.tsx';
import { reasonBody } from '../../parts/acts/reason-of.ts';
import { isProposal } from '../../parts/acts/use-tell.ts';
import { useWord } from '../../parts/use-word.ts';
import type { OneTimeLogin, Operator } from './OperatorsPage.tsx';

/** What is about to be done to an operator. */
export interface OperatorAct {
  readonly kind: 'role' | 'reset' | 'disable' | 'enable';
  readonly operator: Operator;
}

const { officeOperators, officeChangeOperator, officeResetOperator } = calls.office;

/** Asks before it is done, does it, and hands on the one-time password of a reset. */
export function ChangeOperator({
  act,
  roles,
  onClose,
  onLogin,
}: {
  act: OperatorAct | null;
  roles: readonly string[];
  onClose: () => void;
  onLogin: (login: OneTimeLogin) => void;
}) {
  const { t } = useTranslation('office');
  const word = useWord();
  return (
    <About what={act}>
      {({ kind, operator: { username, role: before, state: stood } }, opened) => {
        const words = {
          opened,
          onClose,
          touches: [officeOperators],
          title: t(`operators.ask.${kind}.title`, { name: username }),
          text: t(`operators.ask.${kind}.text`),
          action: t(`operators.${kind === 'role' ? 'changeRole' : kind}`),
          isGrave: kind === 'disable' || kind === 'reset',
        };
        const params = { username };
        if (kind === 'reset') {
          return (
            <ActDialog
              {...words}
              call={officeResetOperator}
              request={({ reason }) => ({ params, body: reasonBody(reason) })}
              onDone={(login) => {
                if (!isProposal(login)) onLogin(login);
              }}
            />
          );
        }
        const state = kind === 'disable' ? 'disabled' : kind === 'enable' ? 'active' : stood;
        return (
          <ActDialog
            {...words}
            call={officeChangeOperator}
            start={{ role: before }}
            request={({ role, reason }) => ({ params, body: { role, state, ...reasonBody(reason) } })}
            isOff={({ role }) => kind === 'role' && role === before}
            done={t('operators.changed', { name: username })}
          >
            {(form) =>
              kind === 'role' ? (
                <Select
                  {...form.choice('role', roles, (name) => word('role', name))}
                  label={t('operators.role')}
                />
              ) : null
            }
          </ActDialog>
        );
      }}
    </About>
  );
}
