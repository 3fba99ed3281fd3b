import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Stack, Tabs } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useState } from 'react';
import { useModule } from '../../parts/switches/use-module.ts';
import { ForgotByEmail } from './ForgotByEmail.tsx';
import { ForgotByMobile } from './ForgotByMobile.tsx';
import classes from './ForgotModal.module.css';
import { useFirstFocus } from './use-first-focus.ts';
import { useFormTexts } from './use-form-texts.ts';

/** Without tabs a panel is none; it stays the same element, so that tabs that come later take nothing away. */
const noPanel = { role: 'presentation', 'aria-labelledby': undefined } as const;

/** The way back in for who forgot the password: a link by mail, or a code by SMS where the site has it so. */
export function ForgotModal({ onClose }: { onClose: () => void }) {
  const { t } = useFormTexts();
  const setsByPhone = useModule('CHNGPASSVERIF3');
  const sendsCodes = useModule('VERIFICATION3');
  const hasMobile = setsByPhone && sendsCodes;
  const [wanted, setWanted] = useState<string | null>('email');
  const [isSent, setSent] = useState(false);
  const tab = hasMobile ? wanted : 'email';
  const form = tab === 'mobile' ? <ForgotByMobile /> : <ForgotByEmail onSent={() => setSent(true)} />;
  return (
    <ModalShell
      opened
      onClose={onClose}
      title={t(isSent ? 'forgot.in_been_out' : 'forgot.title')}
      subtitle={isSent ? undefined : t('forgot.subtitle')}
    >
      {isSent ? (
        <Sent onConfirm={onClose} />
      ) : (
        <Tabs value={tab} onChange={setWanted}>
          {hasMobile ? (
            <Tabs.List grow mb="md" aria-label={t('forgot.tabsLabel')}>
              <Tabs.Tab value="email">{t('forgot.tabEmail')}</Tabs.Tab>
              <Tabs.Tab value="mobile">{t('forgot.tabMobile')}</Tabs.Tab>
            </Tabs.List>
          ) : null}
          <Tabs.Panel value={tab ?? 'email'} {...(hasMobile ? {} : noPanel)}>
            {form}
          </Tabs.Panel>
        </Tabs>
      )}
    </ModalShell>
  );
}

/** Confirms that the mail is out, in the same words whether or not the two belong together. */
function Sent({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useTranslation(['identity', 'common']);
  const part = useFirstFocus<HTMLDivElement>();
  return (
    <Stack gap="md" ref={part}>
      <div className={classes.sent} role="status">
        <IconMailForward size={34} stroke={1.5} />
        <p>{t('forgot.sentHint')}</p>
      </div>
      <p className={classes.hint}>{t('forgot.sentNothing')}</p>
      <Button onClick={onConfirm} data-autofocus>
        {t('common:action.confirm')}
      </Button>
    </Stack>
  );
}
