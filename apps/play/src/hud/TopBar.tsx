import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { ActionIcon } from '@mantine/core';
import {
  IconCoins,
  IconHistory,
  IconInfoCircle,
  IconShieldCheck,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { PanelName } from '../panels/Panels.tsx';
import { isFramed } from '../session/frame-parent.ts';
import classes from './Hud.module.css';
import { SessionLine } from './SessionLine.tsx';
import { usePlaySnapshot } from './use-play.ts';

interface TopBarProps {
  readonly onOpen: (panel: PanelName) => void;
  /** Null until it is there; left out where a game makes none. */
  readonly sound?: { readonly isOn: () => boolean; readonly setOn: (on: boolean) => void } | null;
}

/** The game's name, whose money it is, and the tools. */
export function TopBar({ onOpen, sound }: TopBarProps) {
  const { t } = useTranslation('play');
  const language = useLanguage();
  const { server } = usePlaySnapshot();
  const [isSoundOn, setSoundOn] = useState(() => sound?.isOn() ?? false);
  const toggleSound = () => {
    sound?.setOn(!isSoundOn);
    setSoundOn(!isSoundOn);
  };
  return (
    <header className={classes.top}>
      <div className={classes.name}>
        <h1 className={classes.title}>{textIn(server.game.name, language)}</h1>
        {server.isTrial ? (
          <span className={classes.trial} title={t('trial.hint')} data-testid="trial">
            <IconCoins size={14} aria-hidden="true" />
            {t('trial.badge')}
          </span>
        ) : null}
        {isFramed() ? null : <SessionLine />}
      </div>
      <nav className={classes.tools} aria-label={t('hud.tools')}>
        {sound === undefined ? null : (
          <Tool
            label={isSoundOn ? t('hud.soundOn') : t('hud.soundOff')}
            isPressed={isSoundOn}
            onClick={toggleSound}
          >
            {isSoundOn ? <IconVolume size={20} /> : <IconVolumeOff size={20} />}
          </Tool>
        )}
        <Tool label={t('hud.paytable')} onClick={() => onOpen('paytable')}>
          <IconInfoCircle size={20} />
        </Tool>
        <Tool label={t('hud.history')} onClick={() => onOpen('history')}>
          <IconHistory size={20} />
        </Tool>
        <Tool label={t('hud.fair')} onClick={() => onOpen('fair')}>
          <IconShieldCheck size={20} />
        </Tool>
      </nav>
    </header>
  );
}

function Tool({
  label,
  isPressed,
  onClick,
  children,
}: {
  label: string;
  isPressed?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <ActionIcon
      className={classes.tool}
      variant="subtle"
      size={40}
      radius="xl"
      aria-label={label}
      title={label}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}
