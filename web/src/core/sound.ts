/** Sounds, made by the browser itself: a few oscillators and some noise for each, and nothing to load. */
import { preferences } from "./preferences.svelte.ts";

export const SOUNDS = ["card", "train", "dice", "stone", "coin", "page", "step", "drum", "turn", "end"] as const;
export type SoundName = (typeof SOUNDS)[number];

/** One part of a sound: a tone that glides, or noise through a filter. Seconds, hertz, and loudness from 0 to 1. */
interface Part {
  at?: number;
  lasts: number;
  loud: number;
  wave: OscillatorType | "noise";
  from: number;
  to?: number;
}

const RECIPES: Record<SoundName, readonly Part[]> = {
  card: [{ wave: "noise", from: 2600, to: 900, lasts: 0.09, loud: 0.3 }],
  page: [
    { wave: "noise", from: 900, to: 3200, lasts: 0.16, loud: 0.16 },
    { wave: "noise", from: 2400, to: 700, lasts: 0.12, loud: 0.18, at: 0.14 },
  ],
  train: [
    { wave: "square", from: 150, to: 90, lasts: 0.06, loud: 0.16 },
    { wave: "noise", from: 1500, to: 500, lasts: 0.07, loud: 0.32 },
  ],
  dice: [0, 0.07, 0.13, 0.21, 0.26].map((at, index) => ({
    wave: "noise",
    from: 3400 - index * 240,
    to: 1100,
    lasts: 0.04,
    loud: 0.34 - index * 0.04,
    at,
  })),
  stone: [
    { wave: "triangle", from: 740, to: 420, lasts: 0.06, loud: 0.32 },
    { wave: "noise", from: 1900, to: 900, lasts: 0.03, loud: 0.2 },
  ],
  coin: [
    { wave: "triangle", from: 1760, lasts: 0.09, loud: 0.2 },
    { wave: "triangle", from: 2637, lasts: 0.22, loud: 0.18, at: 0.06 },
  ],
  step: [
    { wave: "sine", from: 170, to: 90, lasts: 0.07, loud: 0.4 },
    { wave: "sine", from: 150, to: 80, lasts: 0.07, loud: 0.3, at: 0.16 },
  ],
  drum: [
    { wave: "sine", from: 140, to: 55, lasts: 0.3, loud: 0.6 },
    { wave: "noise", from: 500, to: 120, lasts: 0.16, loud: 0.25 },
  ],
  turn: [
    { wave: "triangle", from: 523, lasts: 0.16, loud: 0.26 },
    { wave: "triangle", from: 784, lasts: 0.3, loud: 0.26, at: 0.13 },
  ],
  end: [523, 659, 784, 1047].map((from, index) => ({
    wave: "triangle",
    from,
    lasts: index === 3 ? 0.7 : 0.22,
    loud: 0.26,
    at: index * 0.15,
  })),
};

class Sound {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  /** Where sounds go; made with the first one, because browsers allow none before a click. */
  #ready(): AudioContext | null {
    if (typeof AudioContext === "undefined") return null;
    this.#context ??= new AudioContext();
    if (this.#context.state === "suspended") void this.#context.resume();
    return this.#context;
  }

  #hiss(context: AudioContext): AudioBuffer {
    if (this.#noise) return this.#noise;
    const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
    return (this.#noise = buffer);
  }

  /** Plays a sound after so many seconds, if the reader wants any. */
  play(name: SoundName, after = 0): void {
    if (preferences.sound !== true || preferences.volume <= 0) return;
    const context = this.#ready();
    if (!context) return;
    const start = context.currentTime + after;
    for (const part of RECIPES[name]) this.#part(context, part, start + (part.at ?? 0));
  }

  #part(context: AudioContext, { wave, from, to = from, lasts, loud }: Part, start: number): void {
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud * preferences.volume, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    gain.connect(context.destination);
    const source =
      wave === "noise" ? this.#filtered(context, from, to, start, lasts, gain) : context.createOscillator();
    if (source instanceof OscillatorNode) {
      source.type = wave as OscillatorType;
      source.frequency.setValueAtTime(from, start);
      source.frequency.exponentialRampToValueAtTime(to, start + lasts);
      source.connect(gain);
    }
    source.start(start);
    source.stop(start + lasts + 0.02);
  }

  #filtered(
    context: AudioContext,
    from: number,
    to: number,
    start: number,
    lasts: number,
    out: AudioNode,
  ): AudioNode & {
    start(at: number): void;
    stop(at: number): void;
  } {
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    source.buffer = this.#hiss(context);
    source.loop = true;
    filter.type = "bandpass";
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
    source.connect(filter).connect(out);
    return source;
  }
}

export const sound = new Sound();
