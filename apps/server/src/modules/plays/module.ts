import { module } from '../../platform/module/module.ts';
import { fill } from '../../platform/module/port.ts';
import { protectionPorts } from '../protection/index.ts';
import { protection } from '../protection/module.ts';
import { createPlays } from './index.ts';
import { sittings } from './sitting.ts';
import { playSources } from './source.ts';

export const plays = module({
  name: 'plays',
  needs: { protection, sources: playSources },
  create(parts) {
    const plays = createPlays(parts);
    return { ...plays, sittingOf: sittings(parts.protection, plays) };
  },
  brings: ({ sittingOf }) => ({ fills: [fill(protectionPorts.sittingOf, sittingOf)] }),
});
