import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { securityQuery } from '../../parts/account/security-query.ts';
import { useSession } from '../../parts/calls/session.ts';
import { AskCard } from '../../parts/forms/AskCard.tsx';
import { ContactForm } from './ContactPart.tsx';

/**
 * Before the first deposit: an e-mail, by which one gets back into an account that now holds money, or on without one. It is
 * asked once; this device remembers who put it off.
 */
export function FirstEmail() {
  const { t } = useTranslation('member');
  const security = useQuery(securityQuery);
  const [isPutOff, setPutOff] = useLocalStorage({
    key: `ikka.first-email-later.${useSession()?.account ?? ''}`,
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [isOpen, setOpen] = useState(false);
  if (isPutOff || security.data?.maskedEmail !== null) return null;
  return (
    <AskCard
      id="first-email"
      icon={<IconMail size={22} stroke={1.6} />}
      title={t('firstEmail.title')}
      hint={t('firstEmail.hint')}
      ways={
        isOpen ? null : (
          <Button variant="light" onClick={() => setOpen(true)}>
            {t('firstEmail.add')}
          </Button>
        )
      }
      later={t('firstEmail.later')}
      onLater={() => setPutOff(true)}
    >
      {isOpen ? <ContactForm kind="email" isFirst onDone={() => setOpen(false)} /> : null}
    </AskCard>
  );
}
