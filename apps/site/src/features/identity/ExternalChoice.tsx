import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, Figure, ListSkeleton } from '@ikka/ui';
import { Alert, Button, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertCircle, IconArrowLeft, IconLink, IconUserPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useAccount } from '../../parts/account/use-account.ts';
import { useLayers } from '../../parts/address/use-layers.ts';
import { useSession } from '../../parts/calls/session.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import classes from '../../parts/scene/FullPage.module.css';
import own from './ExternalChoice.module.css';
import { takeReturn } from './external-return.ts';
import { ProviderMark } from './ProviderMark.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { provenSettings } from './register-view.ts';
import { linkByTicket, type UnlinkedPerson } from './use-external-ticket.ts';
import { registerSettingsQuery } from './use-register-settings.ts';

interface ChoiceProps {
  ticket: string;
  person: UnlinkedPerson;
}

/** Somebody whom no account knows: opens one, or links the one that he has. Nothing is linked without being asked for. */
export function ExternalChoice({ ticket, person }: ChoiceProps) {
  const { t } = useTranslation('identity');
  const { openLogin } = useLayers();
  const session = useSession();
  const { isTrial, member } = useAccount();
  const [isRegistering, setRegistering] = useState(false);
  const provider = t(`external.provider.${person.provider}`);
  const isMember = session !== null && !isTrial;
  // Whoever registers here is logged in by it: the choice is over.
  const isNew = isRegistering && isMember;
  const navigate = useNavigate();
  useEffect(() => {
    if (isNew) void navigate({ href: takeReturn(), replace: true });
  }, [isNew, navigate]);

  return (
    <>
      <span className={own.mark}>
        <ProviderMark provider={person.provider} size={34} />
      </span>
      <h1 className={classes.title}>{t('external.choice.title')}</h1>
      <p className={classes.text}>
        {t('external.choice.hint', { provider })} <bdi className={own.label}>{person.label}</bdi>
        <br />
        {t('external.choice.hintEnd')}
      </p>
      {isRegistering ? (
        <div className={own.form}>
          <ProvenForm ticket={ticket} />
          <Button
            variant="subtle"
            leftSection={<IconArrowLeft className={own.arrow} size={18} />}
            onClick={() => setRegistering(false)}
          >
            {t('external.choice.back')}
          </Button>
        </div>
      ) : isMember ? (
        <LinkNow ticket={ticket} account={member?.account ?? session.account} provider={provider} />
      ) : (
        <Stack gap="lg" className={own.ways}>
          <Way text={t('external.choice.registerHint', { provider })}>
            <Button size="md" leftSection={<IconUserPlus size={20} />} onClick={() => setRegistering(true)}>
              {t('external.choice.register')}
            </Button>
          </Way>
          <Way text={t('external.choice.linkHint', { provider })}>
            <Button size="md" variant="default" leftSection={<IconLink size={20} />} onClick={openLogin}>
              {t('external.choice.link')}
            </Button>
          </Way>
        </Stack>
      )}
    </>
  );
}

function Way({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={own.way}>
      {children}
      <p className={classes.text}>{text}</p>
    </div>
  );
}

function LinkNow({ ticket, account, provider }: { ticket: string; account: string; provider: string }) {
  const { t } = useTranslation('identity');
  const failureText = useFailureText();
  const navigate = useNavigate();
  const link = useMutation({
    mutationFn: () => linkByTicket(ticket),
    onSuccess: () => {
      notifications.show({ color: 'emerald', message: t('external.linked.done', { provider }) });
      void navigate({ href: takeReturn(), replace: true });
    },
  });
  return (
    <Stack gap="md" className={own.ways}>
      {link.isError ? (
        <Alert color="coral" icon={<IconAlertCircle />} role="alert">
          {failureText(link.error)}
        </Alert>
      ) : null}
      <p className={classes.text}>
        {t('external.choice.linkTo')} <Figure>{account}</Figure>
      </p>
      <Button
        size="md"
        leftSection={<IconLink size={20} />}
        loading={link.isPending}
        onClick={() => link.mutate()}
      >
        {t('external.choice.linkNow')}
      </Button>
    </Stack>
  );
}

function ProvenForm({ ticket }: { ticket: string }) {
  const failureText = useFailureText();
  const settings = useQuery(registerSettingsQuery);
  if (settings.isPending) return <ListSkeleton rows={3} height={60} />;
  if (settings.isError) {
    return <ErrorState message={failureText(settings.error)} onRetry={() => void settings.refetch()} />;
  }
  return <RegisterForm settings={provenSettings(settings.data)} ticket={ticket} />;
}
