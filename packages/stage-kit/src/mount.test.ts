import { describe, expect, it } from 'vitest';
import { mount } from './mount.ts';

function fakeStage() {
  const log: string[] = [];
  return { log, stage: { destroy: () => log.push('destroyed') } };
}

const listener = (log: string[]) => ({
  onReady: () => log.push('ready'),
  onGone: () => {},
  onFailed: () => log.push('failed'),
});

describe('mount', () => {
  it('hands the stage over and destroys it at unmount', async () => {
    const { log, stage } = fakeStage();
    const unmount = mount(async () => stage, listener(log));
    await Promise.resolve();
    unmount();
    expect(log).toEqual(['ready', 'destroyed']);
  });

  it('destroys a stage that was unmounted before it was built, without a word', async () => {
    const { log, stage } = fakeStage();
    const unmount = mount(async () => stage, listener(log));
    unmount();
    await Promise.resolve();
    expect(log).toEqual(['destroyed']);
  });

  it('reports a failure, but not after unmounting', async () => {
    const log: string[] = [];
    const failing = () => Promise.reject(new Error('no graphics'));
    const build = () => mount(failing, listener(log));
    build();
    build()();
    await new Promise((resolve) => setTimeout(resolve));
    expect(log).toEqual(['failed']);
  });

  it('builds the stage again when that is asked for, and hears a stage that is gone no more', async () => {
    const log: string[] = [];
    const agains: (() => void)[] = [];
    const unmount = mount(
      async (again) => {
        agains.push(again);
        return { destroy: () => log.push(`destroyed ${agains.length}`) };
      },
      { ...listener(log), onGone: () => log.push('gone') },
    );
    await Promise.resolve();
    agains[0]?.();
    await Promise.resolve();
    expect(log).toEqual(['ready', 'gone', 'destroyed 1', 'ready']);
    agains[0]?.();
    unmount();
    agains[1]?.();
    await Promise.resolve();
    expect([log.slice(4), agains.length]).toEqual([['gone', 'destroyed 2'], 2]);
  });
});
