import { z } from 'zod';
import { sentText } from './wire.ts';

/** How a case stands: another text whenever somebody has moved it on, or has it now. */
export const caseVersion = z
  .string()
  .meta({ description: 'how it stands; to be named as `seen` by every act on it' });

/** What the page showed of a case: whoever acts on it acts on that, and on nothing that somebody else has decided meanwhile. */
export const seenCase = z.object({
  seen: sentText.min(1).max(100).meta({ description: 'the `version` of the case as the operator saw it' }),
});
