import type { Container, RenderGroup } from 'pixi.js';

/**
 * Whether anything below `root` is otherwise than when it was drawn last, by the lists that the renderer itself draws from.
 * What would look the same again need not be drawn: a stage at rest leaves the machine alone.
 */
export function hasChanged(root: Container): boolean {
  // Before the first picture nothing has been gathered yet.
  return root.renderGroup === null || root.renderGroup === undefined || isWaiting(root.renderGroup);
}

function isWaiting(group: RenderGroup): boolean {
  return (
    group.structureDidChange ||
    group.childrenRenderablesToUpdate.index > 0 ||
    Object.values(group.childrenToUpdate).some(({ index }) => index > 0) ||
    group.renderGroupChildren.some(isWaiting)
  );
}
