import { Container, type RenderGroup } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { hasChanged } from './has-changed.ts';

/** As the renderer leaves the lists of a group when it has drawn it. */
function drawn(root: Container): void {
  const settle = (group: RenderGroup) => {
    group.structureDidChange = false;
    group.childrenRenderablesToUpdate.index = 0;
    for (const waiting of Object.values(group.childrenToUpdate)) {
      for (const child of waiting.list.slice(0, waiting.index)) child.didChange = false;
      waiting.index = 0;
    }
    for (const inner of group.renderGroupChildren) settle(inner);
  };
  settle(root.renderGroup);
}

describe('what has to be drawn again', () => {
  const scene = () => {
    const root = new Container({ isRenderGroup: true });
    const part = new Container();
    const leaf = new Container();
    part.addChild(leaf);
    root.addChild(part);
    drawn(root);
    return { root, part, leaf };
  };

  it('[6] is nothing where nothing changed, or was set to what it was', () => {
    const { root, leaf } = scene();
    expect(hasChanged(root)).toBe(false);
    leaf.alpha = 1;
    leaf.position.set(0, 0);
    expect(hasChanged(root)).toBe(false);
  });

  it.each<[string, (leaf: Container, part: Container) => void]>([
    ['moves', (leaf) => leaf.position.set(3, 4)],
    ['fades', (leaf) => (leaf.alpha = 0.5)],
    ['takes a colour', (leaf) => (leaf.tint = 0xff0000)],
    ['goes out of sight', (leaf) => (leaf.visible = false)],
    ['comes', (_leaf, part) => part.addChild(new Container())],
    ['goes', (leaf) => leaf.removeFromParent()],
  ])('[6] is a scene in which a part %s, once', (_name, change) => {
    const { root, part, leaf } = scene();
    change(leaf, part);
    expect(hasChanged(root)).toBe(true);
    drawn(root);
    expect(hasChanged(root)).toBe(false);
  });

  it('[6] is what was never drawn, and what lies in a group of its own', () => {
    expect(hasChanged(new Container())).toBe(true);
    const { root, part, leaf } = scene();
    part.enableRenderGroup();
    drawn(root);
    expect(hasChanged(root)).toBe(false);
    leaf.x = 7;
    expect(hasChanged(root)).toBe(true);
  });
});
