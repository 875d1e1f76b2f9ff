// A double of the time of day: a process that imports it first began at another hour (FAULTS_CLOCK, in milliseconds), and jumps when told (SIGUSR2).

const began = Number(process.env.FAULTS_CLOCK ?? 0);
/** How far the clock is set on by a signal, in milliseconds. */
const JUMP = 5 * 3_600_000;

const { now } = Date;
let movedNow = began;
Date.now = () => now() + movedNow;
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + began });
process.on('SIGUSR2', () => {
  movedNow += JUMP;
});
