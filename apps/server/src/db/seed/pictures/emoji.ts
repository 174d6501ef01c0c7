/** Goods shown by a Fluent 3D object (MIT) instead of a drawing: file name in the package and change of colour. */
export const emojiObjects: Record<string, { file: string; hue?: number; saturation?: number }> = {
  wrench: { saturation: 0.08, file: "1f527" },
  screwdriver: { hue: 20, file: "1fa9b" },
  hammer: { file: "1f528" },
  toolbox: { hue: 16, file: "1f9f0" },
  padlock: { file: "1f512" },
  goggles: { file: "1f97d" },
  gloves: { file: "1f9e4", hue: -50 },
  vest: { hue: 6, saturation: 1, file: "1f9ba" },
  boot: { file: "1f97e" },
  extinguisher: { hue: 12, file: "1f9ef" },
  alarmlight: { hue: 12, file: "1f6a8" },
  bulb: { file: "1f4a1" },
  flashlight: { saturation: 0.3, file: "1f526" },
  thermometer: { saturation: 0.7, file: "1f321-fe0f" },
  microscope: { saturation: 0.45, file: "1f52c" },
  drum: { file: "1f6e2-fe0f" },
  scissors: { hue: 12, saturation: 0.85, file: "2702-fe0f" },
  printer: { saturation: 0.35, file: "1f5a8-fe0f" },
  keyboard: { saturation: 0.1, file: "2328-fe0f" },
  broom: { file: "1f9f9" },
};

/** Faces of reviewers and accounts. */
export const avatarFiles = [
  "1f9d1-200d-1f4bc",
  "1f469-200d-1f4bc",
  "1f468-200d-1f4bc",
  "1f9d1-200d-1f3ed",
  "1f469-200d-1f527",
  "1f477",
  "1f9d1-200d-1f527",
  "1f9d1-200d-1f52c",
];
