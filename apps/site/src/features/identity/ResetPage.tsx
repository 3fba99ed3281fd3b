import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, ListSkeleton, LogoMark } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLayers } from '../../parts/address/use-layers.ts';
import { CallFailure } from '../../parts/calls/client.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { BazaarPicture } from '../../parts/scene/BazaarPicture.tsx';
import { ResetForm } from './ResetForm.tsx';
import classes from './ResetPage.module.css';
import { forgetResetToken, keptResetToken } from './reset-token.ts';
import { useFormTexts } from './use-form-texts.ts';
import { resetLinkQuery } from './use-reset-link.ts';

/** Where the link of a mail leads: a new password, or why the link does not do any more. */
export function ResetPage() {
  const { t } = useFormTexts();
  const failureText = useFailureText();
  const { openLogin } = useLayers();
  const [token] = useState(keptResetToken);
  const [outcome, setOutcome] = useState<'open' | 'done' | 'over'>('open');
  const link = useQuery({ ...resetLinkQuery(token), enabled: token !== '' && outcome === 'open' });
  // For good: whatever asks for all answers anew would else take the page, and the button on it, away for a moment.
  if (outcome === 'open' && isInvalid(link.error)) setOutcome('over');

  function end(as: 'done' | 'over') {
    forgetResetToken();
    setOutcome(as);
  }
  if (token === '') {
    return <Ended title={t('reset.missingTitle')} text={t('reset.missingHint')} action={<AskAgain />} />;
  }
  if (outcome === 'done') {
    return (
      <Ended
        isGood
        title={t('reset.doneTitle')}
        text={t('reset.doneHint')}
        action={<Button onClick={openLogin}>{t('reset.toLogin')}</Button>}
      />
    );
  }
  if (outcome === 'over') {
    return <Ended title={t('reset.overTitle')} text={t('reset.overHint')} action={<AskAgain />} />;
  }
  return (
    <Card title={t('reset.title')} text={t('reset.hint')}>
      {link.isPending ? (
        <div role="status" aria-label={t('reset.checking')}>
          <ListSkeleton rows={3} height={60} />
        </div>
      ) : link.isError ? (
        <ErrorState message={failureText(link.error)} onRetry={() => void link.refetch()} />
      ) : (
        <ResetForm
          token={token}
          needsSecondFactor={link.data.needsSecondFactor}
          onDone={() => end('done')}
          onOver={() => end('over')}
        />
      )}
    </Card>
  );
}

const isInvalid = (error: Error | null): boolean =>
  error instanceof CallFailure && error.failed.code === 'reset.link_invalid';

function AskAgain() {
  const { t } = useTranslation('identity');
  const { openModal } = useLayers();
  return <Button onClick={() => openModal('forgetPassModal')}>{t('reset.again')}</Button>;
}

function Card({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={classes.place}>
      <BazaarPicture />
      <div className={classes.card}>
        <LogoMark size={44} />
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{text}</p>
        {children}
      </div>
    </section>
  );
}

function Ended(props: { title: string; text: string; action: ReactNode; isGood?: boolean }) {
  return (
    <section className={classes.place}>
      <BazaarPicture />
      <div className={classes.card} role="status" data-good={props.isGood || undefined}>
        <span className={classes.mark}>
          {props.isGood ? <IconCircleCheck size={44} stroke={1.4} /> : <IconLinkOff size={44} stroke={1.4} />}
        </span>
        <h1 className={classes.title}>{props.title}</h1>
        <p className={classes.text}>{props.text}</p>
        {props.action}
      </div>
    </section>
  );
}
