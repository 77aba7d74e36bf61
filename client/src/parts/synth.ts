// Plays tunes by Web Audio. Loaded when somebody turns the sound on.

import type { Note } from './tunes.ts';

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

function source(audio: AudioContext, note: Note, start: number, end: number): AudioNode {
  if (note.wave !== 'noise') {
    const tone = new OscillatorNode(audio, { type: note.wave, frequency: note.from });
    tone.frequency.exponentialRampToValueAtTime(note.to, end);
    tone.start(start);
    tone.stop(end);
    return tone;
  }
  if (!hiss) {
    hiss = new AudioBuffer({ length: audio.sampleRate, sampleRate: audio.sampleRate });
    const samples = hiss.getChannelData(0);
    for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  }
  const noise = new AudioBufferSourceNode(audio, { buffer: hiss, loop: true });
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: note.from, Q: 1.2 });
  band.frequency.exponentialRampToValueAtTime(note.to, end);
  noise.start(start);
  noise.stop(end);
  return noise.connect(band);
}

export function play(notes: readonly Note[]) {
  context ??= new AudioContext();
  const audio = context;
  void audio.resume().then(() => {
    const now = audio.currentTime + 0.02;
    for (const note of notes) {
      const [start, end] = [now + note.at / 1000, now + (note.at + note.long) / 1000];
      const loud = new GainNode(audio, { gain: 0 });
      loud.gain.setValueAtTime(0, start);
      loud.gain.linearRampToValueAtTime(note.loud, Math.min(start + 0.012, end));
      loud.gain.linearRampToValueAtTime(0, end);
      source(audio, note, start, end).connect(loud).connect(audio.destination);
    }
  }, () => {});
}
