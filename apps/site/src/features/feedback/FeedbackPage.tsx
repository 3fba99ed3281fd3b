import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, ListSkeleton, PageHero } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconMessageOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAccount } from '../../parts/account/use-account.ts';
import { modulesQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { useModule } from '../../parts/switches/use-module.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import classes from './FeedbackPage.module.css';
import { feedbackSettingsQuery } from './use-feedback.ts';

/** Tell the house something: everybody may, and whoever is logged in is answered in his messages. */
export function FeedbackPage() {
  const { t } = useTranslation('support');
  const failureText = useFailureText();
  const { isIn, isTrial } = useAccount();
  const modules = useQuery(modulesQuery);
  const isOn = useModule('FEEDBACK3');
  const settings = useQuery({ ...feedbackSettingsQuery, enabled: isOn });
  const [isSent, setSent] = useState(false);
  const isMember = isIn && !isTrial;
  return (
    <div className={`page ${classes.feedback}`}>
      <PageHero title={t('feedback.title')} lead={t('feedback.lead')} />
      {modules.data && !isOn ? (
        <EmptyState
          title={t('feedback.offTitle')}
          hint={t('feedback.offHint')}
          icon={<IconMessageOff size={34} stroke={1.4} />}
          action={
            <Button component={Link} to="/help" variant="default">
              {t('feedback.toHelp')}
            </Button>
          }
        />
      ) : settings.isError ? (
        <ErrorState message={failureText(settings.error)} onRetry={() => void settings.refetch()} />
      ) : settings.isPending ? (
        <ListSkeleton rows={3} height={90} />
      ) : isSent ? (
        <section className={classes.sent} role="status">
          <IconCircleCheck size={44} stroke={1.4} aria-hidden="true" />
          <h2>{t('feedback.sentTitle')}</h2>
          <p>{t(isMember ? 'feedback.sentMember' : 'feedback.sentGuest')}</p>
          <Button variant="default" onClick={() => setSent(false)}>
            {t('feedback.another')}
          </Button>
        </section>
      ) : (
        <FeedbackForm settings={settings.data} isMember={isMember} onSent={() => setSent(true)} />
      )}
    </div>
  );
}
