import type { ArcadeGuide } from '@ikka/stage-kit';
import { createContext, useContext } from 'react';

export const GuideContext = createContext<ArcadeGuide | null>(null);

/** The guide of the arcade game that is being played. */
export function useGuide(): ArcadeGuide {
  const guide = useContext(GuideContext);
  if (!guide) throw new Error('this part stands outside an arcade game');
  return guide;
}
