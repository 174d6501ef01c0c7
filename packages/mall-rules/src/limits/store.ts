/** Degrees (WGS 84) between which a place of the mall's country lies. */
export const placeLimits = {
  latitude: { min: 3, max: 54 },
  longitude: { min: 73, max: 136 },
} as const;

/** Opening a store. */
export const storeLimits = {
  /** How long after the last keystroke a name is asked about. */
  nameDebounceMs: 400,
  /** What the platform says where it refuses. */
  remarksMax: 200,
} as const;
