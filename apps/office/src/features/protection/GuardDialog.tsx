import { useTranslation } from '@ikka/i18n/react';
import { notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { useFailureText } from '../../api/failure-text.ts';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { type GuardAct, isGrave, useGuardActs } from './guard-acts.ts';

/** Asks for the reason of an act, says what will come of it, and does it. */
export function GuardDialog({
  member,
  asked,
  onClose,
}: {
  member: { readonly id: string; readonly account: string };
  asked: GuardAct | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('office');
  const failureText = useFailureText();
  const acts = useGuardActs(member.id);
  // While it closes it still says what it was about.
  const [act, setAct] = useState<GuardAct>({ kind: 'unlock' });
  useEffect(() => {
    if (asked) setAct(asked);
  }, [asked]);
  const words = {
    account: member.account,
    contact: 'contact' in act ? act.contact : 'email' in act ? act.email : '',
    browser: 'browser' in act ? act.browser : '',
  };

  function close() {
    acts.reset();
    onClose();
  }

  return (
    <ReasonDialog
      opened={asked !== null}
      title={t(`protection.ask.${act.kind}.title`, words)}
      text={t(`protection.ask.${act.kind}.text`, words)}
      action={t(`protection.ask.${act.kind}.action`)}
      isGrave={isGrave(act.kind)}
      isBusy={acts.isBusy}
      failure={failureText(acts.failure)}
      onClose={close}
      onConfirm={(reason) =>
        acts.run(act, reason, () => {
          notifications.show({ color: 'emerald', message: t(`protection.ask.${act.kind}.done`, words) });
          close();
        })
      }
    />
  );
}
