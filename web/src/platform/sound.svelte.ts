// Sound effects, synthesised here rather than fetched: quiet, never the only sign of anything, off with one switch.
import { afterPaint } from "./afterPaint";
import { saveSetting, readSetting } from "./storage/settings";

export type SoundName = "lay" | "rock" | "break" | "mend" | "peek" | "turn" | "treasure" | "end" | "chat";

/** One tone or burst of noise: when it begins, how high, how long, how loud. */
interface Note {
  at: number;
  /** In hertz; for noise, where it is loudest. */
  pitch: number;
  /** The pitch it slides to. */
  until?: number;
  lasts: number;
  loud: number;
  wave: OscillatorType | "noise";
}

const note = (at: number, pitch: number, lasts: number, loud = 1, wave: Note["wave"] = "sine", until = pitch): Note => ({
  at, pitch, lasts, loud, wave, until,
});

const SOUNDS: Record<SoundName, readonly Note[]> = {
  lay: [note(0, 900, 0.05, 0.7, "noise"), note(0, 190, 0.09, 0.9, "sine", 120)],
  rock: [note(0, 240, 0.4, 1.6, "noise", 90), note(0.12, 500, 0.18, 0.7, "noise", 200), note(0, 80, 0.3, 0.9, "sine", 45)],
  break: [note(0, 2400, 0.07, 0.9, "noise"), note(0.02, 310, 0.18, 0.5, "triangle", 150)],
  mend: [note(0, 1245, 0.12, 0.35, "triangle"), note(0.13, 1245, 0.2, 0.35, "triangle")],
  peek: [note(0, 420, 0.22, 0.35, "sine", 760)],
  turn: [note(0, 659, 0.3, 0.6), note(0.16, 880, 0.5, 0.6)],
  treasure: [note(0, 523, 0.25, 0.5, "triangle"), note(0.12, 659, 0.25, 0.5, "triangle"), note(0.24, 784, 0.25, 0.5, "triangle"), note(0.36, 1047, 0.7, 0.6, "triangle")],
  end: [note(0, 392, 0.35, 0.6), note(0.22, 330, 0.35, 0.6), note(0.44, 262, 0.8, 0.7)],
  chat: [note(0, 740, 0.07, 0.35), note(0.07, 988, 0.09, 0.3)],
};
const VOLUME = 0.12;
/** Many at once, after a lost connection, would be noise. */
const LEAST_APART = 90;

let on = $state(readSetting("sound") !== "off");
let context: AudioContext | null = null;
let isWaking = false;
let played = -Infinity;

export function soundOn(): boolean {
  return on;
}

export function setSound(wanted: boolean): void {
  on = wanted;
  saveSetting("sound", wanted ? "on" : "off");
  if (!wanted) return;
  const opened = open();
  if (opened) resume(opened);
  playSound("lay");
}

/** Browsers stay silent until somebody has touched the page: to be called when that happens. */
export function unlockAudio(): void {
  if (!on) return;
  // To open the device takes longer than to draw a card: what was touched answers first. Where only a touch may wake it, the next does.
  if (context === null) afterPaint(open);
  else resume(context);
}

function open(): AudioContext | null {
  if (on && typeof AudioContext !== "undefined") context ??= new AudioContext();
  return context;
}

function resume(context: AudioContext): void {
  // Where nothing can be heard it is never awake: to ask once more with every key costs more than the key does.
  if (context.state === "running" || isWaking) return;
  isWaking = true;
  void context
    .resume()
    .catch(() => undefined)
    .finally(() => (isWaking = false));
}

/** Plays it, `delay` seconds from now; silently does nothing where that is not possible. */
export function playSound(name: SoundName, delay = 0): void {
  if (!on) return;
  if (context === null && navigator.userActivation?.hasBeenActive) open();
  if (context === null || performance.now() - played < LEAST_APART) return;
  if (delay === 0) played = performance.now();
  const begin = context.currentTime + delay;
  for (const one of SOUNDS[name]) sound(context, one, begin);
}

function sound(context: AudioContext, { at, pitch, until = pitch, lasts, loud, wave }: Note, begin: number): void {
  const start = begin + at;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(VOLUME * loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  volume.connect(context.destination);
  const source = wave === "noise" ? noise(context, pitch, until, start, lasts, volume) : tone(context, wave, pitch, until, start, lasts, volume);
  source.start(start);
  source.stop(start + lasts + 0.02);
}

function tone(
  context: AudioContext, wave: OscillatorType, pitch: number, until: number, start: number, lasts: number, out: AudioNode,
): AudioScheduledSourceNode {
  const oscillator = context.createOscillator();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(pitch, start);
  oscillator.frequency.exponentialRampToValueAtTime(until, start + lasts);
  oscillator.connect(out);
  return oscillator;
}

function noise(
  context: AudioContext, pitch: number, until: number, start: number, lasts: number, out: AudioNode,
): AudioScheduledSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * (lasts + 0.02)), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * Math.random() - 1;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(pitch, start);
  filter.frequency.exponentialRampToValueAtTime(until, start + lasts);
  filter.connect(out);
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(filter);
  return source;
}
