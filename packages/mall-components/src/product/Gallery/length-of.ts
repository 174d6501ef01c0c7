/** Seconds as a film's length is written: 0:08. */
export const lengthOf = (seconds: number) => `${Math.floor(seconds / 60)}:${`0${seconds % 60}`.slice(-2)}`;
