import { usePlay, usePlaySnapshot } from './use-play.ts';

/** The one button that plays. It cashes an open round out. While a round is shown it hurries it; while autoplay runs it ends autoplay. */
export function useMainButton() {
  const play = usePlay();
  const { phase, autoplay, autoplayIsEnding, hasStage, open } = usePlaySnapshot();
  const isShowing = phase === 'showing' || phase === 'replaying';
  const isWaiting = phase === 'sending' || phase === 'reconnecting';
  const look: 'stop' | 'finish' | 'spin' = autoplay ? 'stop' : isShowing ? 'finish' : 'spin';
  return {
    look,
    isWaiting,
    isEnding: autoplayIsEnding,
    roundsLeft: autoplay?.left ?? 0,
    open,
    isDisabled:
      !hasStage ||
      phase === 'ended' ||
      autoplayIsEnding ||
      (isWaiting && !autoplay) ||
      open?.cashOut === null,
    press: () => (autoplay ? play.stopAutoplay('player') : play.spin()),
  };
}
