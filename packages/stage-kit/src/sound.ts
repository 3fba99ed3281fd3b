/** One tone or rush of noise in a cue. Times in seconds, frequencies in hertz, gain 0..1. */
export interface Voice {
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise';
  readonly at: number;
  readonly length: number;
  readonly frequency: number;
  /** The frequency to glide to; for noise, that of the filter. */
  readonly glideTo?: number;
  readonly gain: number;
  readonly attack?: number;
}

export type Cue = readonly Voice[];

/** Sounds of a stage, made here from tones: nothing is downloaded. Silent until the player turns it on. */
export interface Sound {
  isOn(): boolean;
  setOn(on: boolean): void;
  /** Plays a cue; answers how to end it early. `pitch` multiplies every frequency. */
  play(cue: Cue, pitch?: number): () => void;
  /** Silence while the page is hidden; it does not change the player's choice. */
  setPaused(paused: boolean): void;
  destroy(): void;
}

const STORAGE_KEY = 'ikka.sound';

function readChoice(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'on';
  } catch {
    return false;
  }
}

function storeChoice(on: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
  } catch {
    // Where storage is forbidden the choice holds for this visit.
  }
}

export function createSound(): Sound {
  let on = readChoice();
  let context: AudioContext | null = null;
  let noise: AudioBuffer | null = null;

  const open = (): AudioContext | null => {
    if (!('AudioContext' in globalThis)) return null;
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => {});
    return context;
  };

  const noiseOf = (ctx: AudioContext): AudioBuffer => {
    if (noise) return noise;
    const buffer = ctx.createBuffer(1, ctx.sampleRate, ctx.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    noise = buffer;
    return buffer;
  };

  const start = (ctx: AudioContext, voice: Voice, pitch: number): (() => void) => {
    const begin = ctx.currentTime + voice.at;
    const end = begin + voice.length;
    const level = ctx.createGain();
    level.gain.setValueAtTime(0.0001, begin);
    level.gain.linearRampToValueAtTime(voice.gain, begin + (voice.attack ?? 0.008));
    level.gain.exponentialRampToValueAtTime(0.0001, end);
    level.connect(ctx.destination);
    const sweep = (frequency: AudioParam) => {
      frequency.setValueAtTime(voice.frequency * pitch, begin);
      if (voice.glideTo) frequency.exponentialRampToValueAtTime(voice.glideTo * pitch, end);
    };
    if (voice.wave === 'noise') {
      const source = ctx.createBufferSource();
      source.buffer = noiseOf(ctx);
      source.loop = true;
      const filter = ctx.createBiquadFilter();
      filter.type = 'bandpass';
      filter.Q.value = 0.8;
      sweep(filter.frequency);
      source.connect(filter).connect(level);
      source.start(begin);
      source.stop(end);
      return () => source.stop();
    }
    const tone = ctx.createOscillator();
    tone.type = voice.wave;
    sweep(tone.frequency);
    tone.connect(level);
    tone.start(begin);
    tone.stop(end);
    return () => tone.stop();
  };

  return {
    isOn: () => on,
    setOn(next) {
      on = next;
      storeChoice(next);
      if (on) open();
      else void context?.suspend();
    },
    play(cue, pitch = 1) {
      const ctx = on ? open() : null;
      if (ctx?.state !== 'running') return () => {};
      const stops = cue.map((voice) => start(ctx, voice, pitch));
      return () => {
        for (const stop of stops) stop();
      };
    },
    setPaused(paused) {
      if (!context || !on) return;
      void (paused ? context.suspend() : context.resume()).catch(() => {});
    },
    destroy() {
      void context?.close();
      context = null;
      noise = null;
    },
  };
}
