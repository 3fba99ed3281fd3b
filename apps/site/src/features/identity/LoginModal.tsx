import { ListSkeleton, ModalShell } from '@ikka/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogBanner } from '../../parts/banners/DialogBanner.tsx';
import { bannersQuery } from '../../parts/banners/use-banners.ts';
import { LoginForm } from './LoginForm.tsx';
import { RememberedCard } from './RememberedCard.tsx';
import { useFormTexts } from './use-form-texts.ts';
import { rememberedQuery } from './use-remembered.ts';

/** The dialog of a log-in. Whom the device remembers is one press away; everybody else gets the form. */
export function LoginModal({ onClose }: { onClose: () => void }) {
  const { t } = useFormTexts();
  const remembered = useQuery(rememberedQuery);
  // The banner stands above the form: both appear together, so that nothing moves.
  const isWaiting = useQuery(bannersQuery).isPending || remembered.isPending;
  /** The name with which the form was asked for instead of the card. */
  const [formName, setFormName] = useState<string | null>(null);
  const name = remembered.data?.username ?? null;
  const showsCard = name !== null && formName === null;
  return (
    <ModalShell
      opened
      focusTitle={isWaiting}
      onClose={onClose}
      title={t(showsCard ? 'remembered.title' : 'login.title')}
      subtitle={t(showsCard ? 'remembered.subtitle' : 'login.subtitle')}
    >
      {isWaiting ? null : <DialogBanner group="w_login" />}
      {isWaiting ? (
        <ListSkeleton rows={4} height={60} />
      ) : showsCard ? (
        <RememberedCard name={name} onForm={setFormName} />
      ) : (
        <LoginForm username={formName ?? ''} remember={formName !== null && formName !== ''} />
      )}
    </ModalShell>
  );
}
