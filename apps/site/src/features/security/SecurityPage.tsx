import type { CallValue, calls } from '@ikka/contract';
import { formatDay } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, Figure, ListSkeleton } from '@ikka/ui';
import {
  IconBuildingBank,
  IconDeviceLaptop,
  IconDeviceMobile,
  IconFingerprint,
  IconHistory,
  IconIdBadge2,
  IconKey,
  IconLink,
  IconMail,
  IconPassword,
  IconShieldLock,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { securityQuery } from '../../parts/account/security-query.ts';
import type { SecurityPart } from '../../parts/address/search.ts';
import { useLayers } from '../../parts/address/use-layers.ts';
import { statusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { useModule } from '../../parts/switches/use-module.ts';
import { useExternalWays } from '../../parts/ways-in/use-external-ways.ts';
import { ScoreCard } from './ScoreCard.tsx';
import classes from './SecurityPage.module.css';
import { SecurityRow } from './SecurityRow.tsx';
import type { SecurityStep } from './security-score.ts';

/** My account: who is meant, how well the account is protected, and the way to each part of it. */
export function SecurityPage({ card }: { card: ReactNode }) {
  const failureText = useFailureText();
  const security = useQuery(securityQuery);
  return (
    <div className={classes.page}>
      {card}
      {security.isPending ? (
        <ListSkeleton rows={6} height={72} />
      ) : security.isError ? (
        <ErrorState message={failureText(security.error)} onRetry={() => void security.refetch()} />
      ) : (
        <Protection security={security.data} />
      )}
    </div>
  );
}

type Overview = CallValue<typeof calls.identity.securityOverview>;

/** Where a step of the score is taken. */
const partOf: Readonly<Record<Exclude<SecurityStep, 'signIn'>, SecurityPart>> = {
  authenticator: 'authenticator',
  recoveryCodes: 'authenticator',
  passkeys: 'passkeys',
  paymentPassword: 'paymentPassword',
  mobile: 'mobile',
  email: 'email',
};

function Protection({ security }: { security: Overview }) {
  const { t } = useTranslation('member');
  const { openCentre, openModal } = useLayers();
  const zone = useQuery(statusQuery).data?.timeZone;
  const hasProfile = useModule('PROFILE3');
  const mayChangePassword = useModule('PASS3');
  const ways = useExternalWays().data;
  const open = (part: SecurityPart) => () => openCentre('securityCenter', part);
  const state = (isGood: boolean) => ({ isGood, label: t(isGood ? 'state.on' : 'state.off') });
  const contact = (masked: string | null, isVerified: boolean) =>
    masked === null
      ? state(false)
      : { isGood: isVerified, label: t(isVerified ? 'state.verified' : 'state.unverified') };

  return (
    <>
      <ScoreCard
        has={security}
        isOffered={(step) =>
          step === 'passkeys' ? ways?.passkeys === true : step !== 'signIn' || mayChangePassword
        }
        onStep={(step) => (step === 'signIn' ? openModal('changePassModal') : open(partOf[step])())}
      />
      <Group title={t('group.signIn')}>
        {mayChangePassword ? (
          <SecurityRow
            icon={IconPassword}
            title={t('password.title')}
            said={
              security.passwordChangedAt === null ? (
                t(security.hasPassword ? 'password.never' : 'password.none')
              ) : (
                <>
                  {t('password.changed')} <Figure>{formatDay(security.passwordChangedAt, zone)}</Figure>
                </>
              )
            }
            onOpen={() => openModal('changePassModal')}
          />
        ) : null}
        <SecurityRow
          icon={IconShieldLock}
          title={t('part.authenticator')}
          said={
            security.hasAuthenticator ? (
              <>
                {t('authenticator.codesLeft')} <Figure>{security.recoveryCodesLeft}</Figure>
              </>
            ) : (
              t('authenticator.why')
            )
          }
          state={state(security.hasAuthenticator)}
          onOpen={open('authenticator')}
        />
        {ways?.passkeys || security.passkeys > 0 ? (
          <SecurityRow
            icon={IconFingerprint}
            title={t('part.passkeys')}
            said={t('passkeys.why')}
            state={
              security.passkeys > 0
                ? { isGood: true, label: t('passkeys.count', { count: security.passkeys }) }
                : state(false)
            }
            onOpen={open('passkeys')}
          />
        ) : null}
        {ways && ways.providers.length > 0 ? (
          <SecurityRow
            icon={IconLink}
            title={t('part.linked')}
            said={t('linked.why')}
            onOpen={open('linked')}
          />
        ) : null}
      </Group>
      <Group title={t('group.contacts')}>
        <SecurityRow
          icon={IconMail}
          title={t('part.email')}
          said={security.maskedEmail ? <Figure>{security.maskedEmail}</Figure> : t('contact.emailWhy')}
          state={contact(security.maskedEmail, security.isEmailVerified)}
          onOpen={open('email')}
        />
        <SecurityRow
          icon={IconDeviceMobile}
          title={t('part.mobile')}
          said={security.maskedMobile ? <Figure>{security.maskedMobile}</Figure> : t('contact.mobileWhy')}
          state={contact(security.maskedMobile, security.isMobileVerified)}
          onOpen={open('mobile')}
        />
      </Group>
      <Group title={t('group.money')}>
        <SecurityRow
          icon={IconKey}
          title={t('part.paymentPassword')}
          said={t('paymentPassword.why')}
          state={state(security.hasPaymentPassword)}
          onOpen={open('paymentPassword')}
        />
        <SecurityRow
          icon={IconBuildingBank}
          title={t('part.payouts')}
          said={t('payouts.why')}
          onOpen={open('payouts')}
        />
        {hasProfile ? (
          <SecurityRow
            icon={IconIdBadge2}
            title={t('part.documents')}
            said={t('documents.why')}
            onOpen={open('documents')}
          />
        ) : null}
      </Group>
      <Group title={t('group.watch')}>
        <SecurityRow
          icon={IconDeviceLaptop}
          title={t('part.devices')}
          said={t('devices.count', { count: security.devices })}
          onOpen={open('devices')}
        />
        <SecurityRow
          icon={IconHistory}
          title={t('part.loginLog')}
          said={t('loginLog.why')}
          onOpen={open('loginLog')}
        />
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.group}>
      <h3 className={classes.groupTitle}>{title}</h3>
      <ul className={classes.rows}>{children}</ul>
    </section>
  );
}
