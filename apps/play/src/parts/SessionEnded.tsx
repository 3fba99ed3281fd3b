import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { isFramed, leaveGame, tellParent } from '../session/frame-parent.ts';
import { Card } from './Card.tsx';

/** The play session is over: says why, and how to go on. */
export function SessionEnded({ code }: { code: string }) {
  const { t } = useTranslation('play');
  if (code === 'member.suspended') {
    return <Card title={t('ended.suspended')} hint={t('ended.suspendedHint')} />;
  }
  if (code === 'protection.excluded' || code === 'protection.time_used_up') {
    const [subject, hint] =
      code === 'protection.excluded'
        ? (['ended.excluded', 'ended.excludedHint'] as const)
        : (['ended.timeUsed', 'ended.timeUsedHint'] as const);
    return (
      <Card title={t(subject)} hint={t(hint)}>
        <Button onClick={leaveGame}>{t('ended.home')}</Button>
      </Card>
    );
  }
  const title = code === 'launch.token_invalid' ? t('ended.tokenTitle') : t('ended.title');
  return (
    <Card title={title} hint={t('ended.hint')}>
      {isFramed() ? (
        <Button onClick={() => tellParent({ type: 'session-ended', code })}>{t('ended.again')}</Button>
      ) : (
        <Button component="a" href="/index">
          {t('ended.home')}
        </Button>
      )}
    </Card>
  );
}
