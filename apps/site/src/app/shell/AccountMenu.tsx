import { useTranslation } from '@ikka/i18n/react';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { UnreadBadge } from '../../features/messages/UnreadBadge.tsx';
import { AvatarPicture } from '../../features/profile/AvatarPicture.tsx';
import { avatarQuery } from '../../features/profile/use-profile.ts';
import { SignOutDialog } from '../../parts/account/SignOutDialog.tsx';
import { useLayers } from '../../parts/address/use-layers.ts';
import { useModule } from '../../parts/switches/use-module.ts';
import { centreIcons } from '../centre/centre-icons.ts';
import { useCentrePages } from '../centre/use-centre-pages.ts';
import classes from './AccountMenu.module.css';
import { accountPages } from './account-pages.ts';

export function AccountMenu({ name, isTrial }: { name: string; isTrial: boolean }) {
  const { t } = useTranslation(['site', 'shell']);
  const { openCentre, openRegister } = useLayers();
  const avatar = useQuery({ ...avatarQuery, enabled: useModule('PROFPIC3') });
  const centrePages = useCentrePages();
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <UnreadBadge />
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <UnstyledButton className={classes.target} aria-label={t('account.menuOf', { name })}>
            <AvatarPicture src={avatar.data?.avatar.icon} name={name} size={36} />
            <bdi className={classes.name}>{name}</bdi>
            <IconChevronDown size={15} className={classes.name} />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {accountPages(centrePages).map((page) => {
            const Icon = centreIcons[page];
            return (
              <Menu.Item
                key={page}
                leftSection={<Icon size={18} />}
                rightSection={page === 'messageV2' ? <UnreadBadge /> : null}
                onClick={() => openCentre(page)}
              >
                {page === 'securityCenter' ? t('account.centre') : t(`shell:centre.${page}`)}
              </Menu.Item>
            );
          })}
          {isTrial ? <Menu.Item onClick={openRegister}>{t('account.register')}</Menu.Item> : null}
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout size={18} />} onClick={() => setLeaving(true)}>
            {t('account.signOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <SignOutDialog opened={leaving} onClose={() => setLeaving(false)} />
    </>
  );
}
