import { describe, expect, it } from 'vitest';
import { mount } from './mount.ts';

function fakeStage() {
  const log: string[] = [];
  return { log, stage: { destroy: () => log.push('destroyed') } };
}

describe('mount', () => {
  it('hands the stage over and destroys it at unmount', async () => {
    const { log, stage } = fakeStage();
    const unmount = mount(
      async () => stage,
      () => log.push('ready'),
      () => log.push('failed'),
    );
    await Promise.resolve();
    unmount();
    expect(log).toEqual(['ready', 'destroyed']);
  });

  it('destroys a stage that was unmounted before it was built, without a word', async () => {
    const { log, stage } = fakeStage();
    const unmount = mount(
      async () => stage,
      () => log.push('ready'),
      () => log.push('failed'),
    );
    unmount();
    await Promise.resolve();
    expect(log).toEqual(['destroyed']);
  });

  it('reports a failure, but not after unmounting', async () => {
    const log: string[] = [];
    const failing = () => Promise.reject(new Error('no graphics'));
    const build = () =>
      mount(
        failing,
        () => log.push('ready'),
        () => log.push('failed'),
      );
    build();
    build()();
    await new Promise((resolve) => setTimeout(resolve));
    expect(log).toEqual(['failed']);
  });
});
