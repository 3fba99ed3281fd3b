import { sealedPapers } from '../../../platform/sealed-papers.ts';

/** A document must be read, not admired: no more pixels than that on its longer side. */
export const documentPapers = sealedPapers('member-document', 2_400);
