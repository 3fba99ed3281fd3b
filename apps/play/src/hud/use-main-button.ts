import { usePlay, usePlaySnapshot } from './use-play.ts';

/** The one button that plays. While a round is shown it hurries it; while autoplay runs it ends autoplay. */
export function useMainButton() {
  const play = usePlay();
  const { phase, autoplay, autoplayIsEnding, hasStage } = usePlaySnapshot();
  const isShowing = phase === 'showing' || phase === 'replaying';
  const isWaiting = phase === 'sending' || phase === 'reconnecting';
  const look: 'stop' | 'finish' | 'spin' = autoplay ? 'stop' : isShowing ? 'finish' : 'spin';
  return {
    look,
    isWaiting,
    isEnding: autoplayIsEnding,
    roundsLeft: autoplay?.left ?? 0,
    isDisabled: !hasStage || phase === 'ended' || autoplayIsEnding || (isWaiting && !autoplay),
    press: () => (autoplay ? play.stopAutoplay('player') : play.spin()),
  };
}
