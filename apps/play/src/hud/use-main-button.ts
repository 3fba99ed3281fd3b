import { usePlay, usePlaySnapshot } from './use-play.ts';

/** The one button that plays. Of an open round it takes the step that the picture has ready, or cashes it out. While a round is shown it hurries it; while autoplay runs it ends autoplay. */
export function useMainButton() {
  const play = usePlay();
  const { phase, autoplay, autoplayIsEnding, hasStage, open, prepared } = usePlaySnapshot();
  const isShowing = phase === 'showing' || phase === 'replaying';
  const isWaiting = phase === 'sending' || phase === 'reconnecting';
  /** What is typed cannot be played: no round begins. One that is open goes on. */
  const isWrong = open === null && autoplay === null && play.numbers.problems().length > 0;
  const look: 'stop' | 'finish' | 'spin' = autoplay ? 'stop' : isShowing ? 'finish' : 'spin';
  return {
    look,
    isWaiting,
    isEnding: autoplayIsEnding,
    roundsLeft: autoplay?.left ?? 0,
    open,
    isPrepared: open !== null && prepared !== null,
    isWrong,
    isDisabled:
      !hasStage ||
      phase === 'ended' ||
      autoplayIsEnding ||
      (look === 'spin' && isWrong) ||
      (!autoplay && (isWaiting || (open?.cashOut === null && prepared === null))),
    press: () => (autoplay ? play.stopAutoplay('player') : play.spin()),
  };
}
