/**
 * A part that a suite opens in its `beforeAll`, for the getters by which stories reach it. Throws where one is read too early: while
 * stories are collected nothing is open yet.
 */
export function opened<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('this is opened before the first story: read it within one');
  return part;
}
