const NOTES = [660, 880];
const LENGTH = 0.22;
const LOUDNESS = 0.06;

let audio: AudioContext | undefined;

/** Plays two soft notes; silent if the browser blocks audio before the user has interacted with the page. */
export function chime() {
  try {
    audio ??= new AudioContext();
    const player = audio;
    if (player.state === 'suspended') void player.resume().catch(() => {});
    NOTES.forEach((frequency, place) => {
      const start = player.currentTime + place * 0.12;
      const tone = new OscillatorNode(player, { type: 'sine', frequency });
      const volume = new GainNode(player, { gain: 0 });
      volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
      tone.connect(volume).connect(player.destination);
      tone.start(start);
      tone.stop(start + LENGTH);
    });
  } catch {
    // No audio device, or audio isn't allowed: the notice is on screen anyway.
  }
}
