import { useTranslation } from '@ikka/i18n/react';
import { About } from '../../parts/acts/About.tsx';
import { ActDialog } from '../../parts/acts/ActDialog.tsx';
import { type GuardAct, guardCall, guardTouched, isGrave } from './guard-acts.ts';

/** Asks for the reason of an act, says what will come of it, and does it. */
export function GuardDialog({
  member: { id, account },
  asked,
  onClose,
}: {
  member: { readonly id: string; readonly account: string };
  asked: GuardAct | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('office');
  return (
    <About what={asked}>
      {(act, opened) => {
        const words = {
          account,
          contact: 'contact' in act ? act.contact : 'email' in act ? act.email : '',
          browser: 'browser' in act ? act.browser : '',
        };
        return (
          <ActDialog
            {...guardCall(id, act)}
            opened={opened}
            onClose={onClose}
            touches={guardTouched}
            title={t(`protection.ask.${act.kind}.title`, words)}
            text={t(`protection.ask.${act.kind}.text`, words)}
            action={t(`protection.ask.${act.kind}.action`)}
            isGrave={isGrave(act.kind)}
            done={t(`protection.ask.${act.kind}.done`, words)}
          />
        );
      }}
    </About>
  );
}
