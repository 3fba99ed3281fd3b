import type { SiteResource } from '@ikka/contract';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Skeleton } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { IconChevronDown, IconDeviceMobileDown, IconHeadset, IconMail, IconUsers } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { ServiceButton } from '../../features/chat/ServiceButton.tsx';
import { lazyPart } from '../../parts/loading/lazy-part.ts';
import { OutLink } from './OutLink.tsx';
import classes from './RightBar.module.css';
import { type Reference, referencesOf } from './resource-view.ts';
import { SocialIcon } from './SocialIcon.tsx';
import { usePanel } from './use-panel.ts';
import { usePanelEntry } from './use-panel-entry.ts';

const QrPicture = lazyPart(async () => (await import('../../parts/pictures/QrPicture.tsx')).QrPicture);

type Part = 'service' | 'social' | 'email' | 'apps';

/**
 * At the edge of a wide screen: ways to reach the house, its places elsewhere, and codes for the telephone. But for the
 * customer service, a part stands there only where the operator entered something for it.
 */
export function RightBar({ resources }: { resources: readonly SiteResource[] }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const panel = usePanel<Part>();
  const bar = useClickOutside<HTMLElement>(panel.close);
  const [isUnfolded, setUnfolded] = useState(false);
  const of = (...types: SiteResource['resourceType'][]) =>
    referencesOf(resources, types, language, location.origin);
  const parts: readonly { name: Part; icon: ReactNode; entries: readonly Reference[] }[] = [
    { name: 'service', icon: <IconHeadset size={21} stroke={1.7} />, entries: of('SERVICE') },
    { name: 'social', icon: <IconUsers size={21} stroke={1.7} />, entries: of('SOCIAL') },
    { name: 'email', icon: <IconMail size={21} stroke={1.7} />, entries: of('EMAIL') },
    {
      name: 'apps',
      icon: <IconDeviceMobileDown size={21} stroke={1.7} />,
      entries: of('IOS', 'ANDROID', 'IOS_LITE').filter(({ qr }) => qr !== ''),
    },
  ];
  const shown = parts.filter(({ name, entries }) => name === 'service' || entries.length > 0);
  return (
    <aside ref={bar} className={classes.bar} aria-label={t('reach.label')} onPointerLeave={panel.leave}>
      <button
        type="button"
        className={classes.fold}
        aria-expanded={isUnfolded}
        aria-label={t('reach.label')}
        onClick={() => {
          panel.close();
          setUnfolded(!isUnfolded);
        }}
      >
        {isUnfolded ? <IconChevronDown size={22} /> : <IconHeadset size={22} stroke={1.7} />}
      </button>
      <ul className={classes.parts} data-unfolded={isUnfolded || undefined}>
        {shown.map(({ name, icon, entries }) => (
          <BarPart key={name} name={name} icon={icon} panel={panel}>
            {name === 'service' ? <ServiceButton className={classes.service} onChosen={panel.close} /> : null}
            {name === 'apps' ? <Apps entries={entries} /> : <Ways name={name} entries={entries} />}
          </BarPart>
        ))}
      </ul>
    </aside>
  );
}

interface BarPartProps {
  name: Part;
  icon: ReactNode;
  panel: ReturnType<typeof usePanel<Part>>;
  children: ReactNode;
}

function BarPart({ name, icon, panel, children }: BarPartProps) {
  const { t } = useTranslation('shell');
  const { id, isOpen, entry, toggle } = usePanelEntry(name, panel);
  return (
    <li className={classes.part} {...entry}>
      <button type="button" className={classes.toggle} aria-label={t(`reach.${name}`)} {...toggle}>
        {icon}
      </button>
      {isOpen ? (
        <div id={id} className={classes.card}>
          <h2 className={classes.title}>{t(`reach.${name}`)}</h2>
          <Suspense fallback={<Skeleton height={125} />}>{children}</Suspense>
        </div>
      ) : null}
    </li>
  );
}

function Ways({ name, entries }: { name: Part; entries: readonly Reference[] }) {
  return (
    <ul className={classes.ways}>
      {entries.map(({ key, label, url, qr }) => (
        <li key={key}>
          <OutLink url={url} className={classes.way}>
            {name === 'social' ? <SocialIcon url={url} /> : null}
            <span>{label}</span>
          </OutLink>
          {qr ? <QrPicture text={qr} label={label} /> : null}
        </li>
      ))}
    </ul>
  );
}

function Apps({ entries }: { entries: readonly Reference[] }) {
  return (
    <ul className={classes.codes}>
      {entries.map(({ key, label, url, qr }) => (
        <li key={key} className={classes.app}>
          <QrPicture text={qr} label={label} />
          {url ? (
            <OutLink url={url} className={classes.way}>
              {label}
            </OutLink>
          ) : (
            <span>{label}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
