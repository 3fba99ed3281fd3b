import type { SiteResource } from '@ikka/contract';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { ThemeToggle, useTopDialog } from '@ikka/ui';
import { Button, Drawer } from '@mantine/core';
import {
  IconCrown,
  IconDeviceMobileDown,
  IconFlame,
  IconGift,
  IconHeadset,
  IconHeart,
  IconHelpCircle,
  IconLayoutGrid,
  IconLogout,
  IconMail,
  IconMessage2Star,
  IconShieldCheck,
  IconShoppingBag,
  IconTrophy,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { ServiceButton } from '../../features/chat/ServiceButton.tsx';
import { UnreadBadge } from '../../features/messages/UnreadBadge.tsx';
import { SignOutDialog } from '../../parts/account/SignOutDialog.tsx';
import { useAccount } from '../../parts/account/use-account.ts';
import { useLayers } from '../../parts/address/use-layers.ts';
import { shellCategories } from '../../parts/games/category-view.ts';
import { useModule } from '../../parts/switches/use-module.ts';
import { centreIcons } from '../centre/centre-icons.ts';
import { useCentrePages } from '../centre/use-centre-pages.ts';
import { BalancePill } from './BalancePill.tsx';
import { CategoryIcon } from './CategoryIcon.tsx';
import { OutLink } from './OutLink.tsx';
import { referencesOf } from './resource-view.ts';
import classes from './SideMenu.module.css';
import { SiteLanguagePicker } from './SiteLanguagePicker.tsx';
import { SocialIcon } from './SocialIcon.tsx';
import { useCategoryWays } from './use-category-ways.ts';
import { VipLabel } from './VipLabel.tsx';
import { WayLink } from './WayLink.tsx';

interface SideMenuProps {
  opened: boolean;
  onClose: () => void;
  resources: readonly SiteResource[];
}

/** Everything that the site has, in one drawer: the account with its balance, the games, the house and its service. */
export function SideMenu({ opened, onClose, resources }: SideMenuProps) {
  const { t } = useTranslation(['shell', 'site', 'common']);
  const account = useAccount();
  const [leaving, setLeaving] = useState(false);
  const isTop = useTopDialog(opened);
  // It stands closed in the page for a moment before it opens, so that it knows whom to give the focus back to.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return (
    <>
      <Drawer
        opened={isShown}
        onClose={onClose}
        position="left"
        size="min(21rem, 88vw)"
        title={t('site:nav.menu')}
        closeOnEscape={isTop}
        closeButtonProps={{ 'aria-label': t('common:action.close') }}
        classNames={{
          content: classes.content ?? '',
          header: classes.head ?? '',
          title: classes.title ?? '',
        }}
      >
        {account.isIn ? <Member onChosen={onClose} /> : <Guest onChosen={onClose} />}
        <Games onChosen={onClose} />
        <Gains onChosen={onClose} />
        {account.isIn ? <AccountPages onChosen={onClose} /> : null}
        <House resources={resources} onChosen={onClose} />
        <div className={classes.foot}>
          <SiteLanguagePicker />
          <ThemeToggle />
        </div>
        {account.isIn ? (
          <button
            type="button"
            className={classes.entry}
            onClick={() => {
              onClose();
              setLeaving(true);
            }}
          >
            <IconLogout size={20} stroke={1.7} aria-hidden />
            {t('site:account.signOut')}
          </button>
        ) : null}
      </Drawer>
      <SignOutDialog opened={leaving} onClose={() => setLeaving(false)} />
    </>
  );
}

function Member({ onChosen }: PartProps) {
  const account = useAccount();
  return (
    <section className={classes.member}>
      <div className={classes.who}>
        <bdi className={classes.name}>{account.name}</bdi>
        <VipLabel onChosen={onChosen} />
      </div>
      <BalancePill />
    </section>
  );
}

interface PartProps {
  onChosen: () => void;
}

function Guest({ onChosen }: PartProps) {
  const { t } = useTranslation('site');
  const { openLogin, openRegister } = useLayers();
  return (
    <div className={classes.guest}>
      <Button
        variant="default"
        onClick={() => {
          onChosen();
          openLogin();
        }}
      >
        {t('account.login')}
      </Button>
      <Button
        onClick={() => {
          onChosen();
          openRegister();
        }}
      >
        {t('account.register')}
      </Button>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav className={classes.part} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      {children}
    </nav>
  );
}

/** Pages that choose from all categories. */
const choices = [
  { to: '/hot', text: 'HOT', icon: IconFlame, module: null },
  { to: '/fav', text: 'FAV', icon: IconHeart, module: 'GAMELOFAV3' },
  { to: '/seamless', text: 'ALL', icon: IconLayoutGrid, module: null },
] as const;

function Games({ onChosen }: PartProps) {
  const { t } = useTranslation(['shell', 'site']);
  const { categoryWay } = useCategoryWays();
  const hasFavourites = useModule('GAMELOFAV3');
  return (
    <Part title={t('menu.games')}>
      <ul className={classes.tiles}>
        {shellCategories.map((category) => (
          <li key={category}>
            <WayLink way={categoryWay(category)} className={classes.tile} onClick={onChosen}>
              <CategoryIcon category={category} size={24} />
              {t(`site:category.${category}`)}
            </WayLink>
          </li>
        ))}
      </ul>
      {choices
        .filter(({ module }) => module === null || hasFavourites)
        .map(({ to, text, icon: Icon }) => (
          <Link key={to} to={to} className={classes.entry} onClick={onChosen}>
            <Icon size={20} stroke={1.7} aria-hidden />
            {t(`site:category.${text}`)}
          </Link>
        ))}
    </Part>
  );
}

function Gains({ onChosen }: PartProps) {
  const { t } = useTranslation(['shell', 'site']);
  const hasPoints = useModule('PTSYS3');
  const entry = { className: classes.entry, onClick: onChosen };
  const icon = { size: 20, stroke: 1.7, 'aria-hidden': true } as const;
  return (
    <Part title={t('menu.gains')}>
      <Link to="/promotions" {...entry}>
        <IconGift {...icon} />
        {t('site:category.PROMO')}
      </Link>
      <Link to="/vip" {...entry}>
        <IconCrown {...icon} />
        {t('menu.vip')}
      </Link>
      {hasPoints ? (
        <Link to="/pointMall" {...entry}>
          <IconShoppingBag {...icon} />
          {t('menu.points')}
        </Link>
      ) : null}
      <Link to="/winners" {...entry}>
        <IconTrophy {...icon} />
        {t('menu.winners')}
      </Link>
    </Part>
  );
}

function AccountPages({ onChosen }: PartProps) {
  const { t } = useTranslation(['shell', 'site']);
  const { openCentre } = useLayers();
  const pages = useCentrePages();
  return (
    <Part title={t('menu.account')}>
      {pages.map((page) => {
        const Icon = centreIcons[page];
        return (
          <button
            key={page}
            type="button"
            className={classes.entry}
            onClick={() => {
              onChosen();
              openCentre(page);
            }}
          >
            <Icon size={20} stroke={1.7} aria-hidden />
            {t(`centre.${page}`)}
            {page === 'messageV2' ? <UnreadBadge /> : null}
          </button>
        );
      })}
    </Part>
  );
}

function House({ resources, onChosen }: PartProps & { resources: readonly SiteResource[] }) {
  const { t } = useTranslation(['shell', 'site']);
  const language = useLanguage();
  const hasFeedback = useModule('FEEDBACK3');
  const of = (...types: SiteResource['resourceType'][]) =>
    referencesOf(resources, types, language, location.origin).filter(({ url }) => url !== '');
  const entry = { className: classes.entry, onClick: onChosen };
  const icon = { size: 20, stroke: 1.7, 'aria-hidden': true } as const;
  const groups = [
    { icon: () => <IconHeadset {...icon} />, entries: of('SERVICE') },
    { icon: () => <IconMail {...icon} />, entries: of('EMAIL') },
    { icon: (url: string) => <SocialIcon url={url} />, entries: of('SOCIAL') },
  ];
  return (
    <Part title={t('menu.house')}>
      <Link to="/fair" {...entry}>
        <IconShieldCheck {...icon} />
        {t('site:nav.fair')}
      </Link>
      <Link to="/down" {...entry}>
        <IconDeviceMobileDown {...icon} />
        {t('menu.app')}
      </Link>
      <Link to="/help" {...entry}>
        <IconHelpCircle {...icon} />
        {t('site:nav.help')}
      </Link>
      <ServiceButton className={classes.entry} onChosen={onChosen} />
      {hasFeedback ? (
        <Link to="/feedback" {...entry}>
          <IconMessage2Star {...icon} />
          {t('site:service.feedback')}
        </Link>
      ) : null}
      {groups.flatMap(({ icon: iconOf, entries }) =>
        entries.map(({ key, url, label }) => (
          <OutLink key={key} url={url} {...entry}>
            {iconOf(url)}
            {label}
          </OutLink>
        )),
      )}
    </Part>
  );
}
