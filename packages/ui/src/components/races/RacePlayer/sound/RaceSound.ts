import { chance } from '../../RaceView/scene/chance';
import type { Footfall } from './heardAt';

/** Hertz below which a hoof is heard, and how fast its beat dies away, in seconds. */
const hoof = { Turf: { pitch: 170, dies: 0.05 }, Dirt: { pitch: 240, dies: 0.04 } };
/** Hertz of the voices of a crowd. */
const voices = { low: 280, high: 1_400 };
/** How loud hooves and crowd are at most, so that all of them together stay undistorted. */
const level = { hooves: 0.9, crowd: 0.16 };
/** Seconds in which the crowd follows what it sees. */
const swell = 0.4;

/** Hoofbeats and crowd, made of noise: nothing is downloaded to be heard. */
export class RaceSound {
  readonly #context: BaseAudioContext;
  readonly #noise: AudioBuffer;
  readonly #hooves: BiquadFilterNode;
  readonly #dies: number;
  readonly #crowd: GainNode;
  readonly #chance = chance(7);

  /** @param context starts when the page's visitor has pressed something, as browsers ask for */
  constructor(context: BaseAudioContext, surface: 'Turf' | 'Dirt') {
    this.#context = context;
    this.#noise = noise(context);
    this.#dies = hoof[surface].dies;
    const together = context.createDynamicsCompressor();
    together.connect(context.destination);

    this.#hooves = context.createBiquadFilter();
    this.#hooves.type = 'lowpass';
    this.#hooves.frequency.value = hoof[surface].pitch;
    this.#hooves.connect(together);

    const low = context.createBiquadFilter();
    low.type = 'highpass';
    low.frequency.value = voices.low;
    const high = context.createBiquadFilter();
    high.type = 'lowpass';
    high.frequency.value = voices.high;
    this.#crowd = context.createGain();
    this.#crowd.gain.value = 0;
    const murmur = context.createBufferSource();
    murmur.buffer = this.#noise;
    murmur.loop = true;
    murmur.connect(low).connect(high).connect(this.#crowd).connect(together);
    murmur.start();
  }

  /** Lets a hoof come down so many seconds from now. */
  beat({ loudness }: Pick<Footfall, 'loudness'>, inSeconds: number): void {
    const at = this.#context.currentTime + inSeconds;
    const source = this.#context.createBufferSource();
    source.buffer = this.#noise;
    const gain = this.#context.createGain();
    gain.gain.setValueAtTime(level.hooves * loudness, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + this.#dies * 3);
    source.connect(gain).connect(this.#hooves);
    // No two hooves sound the same.
    source.start(at, this.#chance() * (this.#noise.duration - 1), this.#dies * 3);
  }

  /** How loud the crowd is from now on, 0 to 1. */
  cheer(loudness: number): void {
    this.#crowd.gain.setTargetAtTime(level.crowd * loudness, this.#context.currentTime, swell);
  }
}

/** Three seconds of noise. */
function noise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, 3 * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  const next = chance(1);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * next() - 1;
  return buffer;
}
