import { useTranslation } from '@ikka/i18n/react';
import { ActionIcon, Tooltip, useDirection } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconMaximize, IconMinimize } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type RefObject, useEffect, useState } from 'react';
import { ConnectionMark } from '../../parts/line/ConnectionMark.tsx';
import classes from './GamePage.module.css';
import { PositionLine, type ToldPosition } from './PositionLine.tsx';

interface GameBarProps {
  name: string;
  stage: RefObject<HTMLDivElement | null>;
  /** As the game last told it; null until then. */
  position: ToldPosition | null;
}

/**
 * The thin bar above a game: the way back, its name, how long and with what result it is played, and the whole screen for
 * it. No balance: the server's push would tell a win before the reels have come to rest; the game shows its own.
 */
export function GameBar({ name, stage, position }: GameBarProps) {
  const { t } = useTranslation('game');
  const { dir } = useDirection();
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const read = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, []);
  const Back = dir === 'rtl' ? IconArrowRight : IconArrowLeft;
  const label = t(isFull ? 'leaveFullscreen' : 'fullscreen');
  return (
    <div className={classes.bar}>
      <ActionIcon component={Link} to="/index" variant="subtle" size={38} aria-label={t('back')}>
        <Back size={20} />
      </ActionIcon>
      <h1 className={classes.name}>{name}</h1>
      <ConnectionMark isInBar />
      {position ? <PositionLine position={position} /> : null}
      <div className={classes.tools}>
        {document.fullscreenEnabled ? (
          <Tooltip label={label}>
            <ActionIcon
              variant="subtle"
              size={38}
              aria-label={label}
              onClick={() => void (isFull ? document.exitFullscreen() : stage.current?.requestFullscreen())}
            >
              {isFull ? <IconMinimize size={20} /> : <IconMaximize size={20} />}
            </ActionIcon>
          </Tooltip>
        ) : null}
      </div>
    </div>
  );
}
