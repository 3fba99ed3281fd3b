import { useTranslation } from '@ikka/i18n/react';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconHistory, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLayers } from '../../app/use-layers.ts';
import { useModule } from '../identity/use-module.ts';
import { AvatarPicture } from '../profile/AvatarPicture.tsx';
import { avatarQuery } from '../profile/use-profile.ts';
import classes from './AccountMenu.module.css';
import { SignOutDialog } from './SignOutDialog.tsx';

export function AccountMenu({ name, isTrial }: { name: string; isTrial: boolean }) {
  const { t } = useTranslation('site');
  const { openCentre, openRegister } = useLayers();
  const avatar = useQuery({ ...avatarQuery, enabled: useModule('PROFPIC3') });
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <UnstyledButton className={classes.target} aria-label={t('account.menuOf', { name })}>
            <AvatarPicture src={avatar.data?.avatar.icon} name={name} size={36} />
            <bdi className={classes.name}>{name}</bdi>
            <IconChevronDown size={15} className={classes.name} />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconUserCircle size={18} />} onClick={() => openCentre('securityCenter')}>
            {t('account.centre')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconHistory size={18} />}
            onClick={() => openCentre('personalHistoryCopy')}
          >
            {t('account.records')}
          </Menu.Item>
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
