/** Small SVG vocabulary for the drawn goods. The canvas is 400 × 400; light comes from the upper left. */

/** Shadow, body, light and highlight of each material. */
const materials = {
  steel: ["#5d6873", "#9aa6b2", "#dfe5ea", "#ffffff"],
  dark: ["#14181d", "#2d343c", "#545f6b", "#8b97a3"],
  black: ["#0c0d0f", "#1d2024", "#3a3f46", "#626a73"],
  brass: ["#8a6420", "#c79a3d", "#f0d58a", "#fff6d6"],
  copper: ["#7d3c1c", "#b9653a", "#e8a67f", "#fde0cd"],
  blue: ["#0c3a73", "#1c63b5", "#4f95e0", "#a9d0f8"],
  navy: ["#12233f", "#22406e", "#41659c", "#8ba8d3"],
  red: ["#7d1414", "#c62828", "#ea5a52", "#f9aaa4"],
  yellow: ["#b57a00", "#f2b417", "#ffd659", "#fff0b8"],
  orange: ["#a8410a", "#e8681a", "#ff9a52", "#ffd2b0"],
  green: ["#0e5b3a", "#1d8f5e", "#4dbd8a", "#aee6cb"],
  teal: ["#0b5560", "#168594", "#4db6c2", "#b2e3e8"],
  white: ["#b3bac2", "#e3e7eb", "#f6f8f9", "#ffffff"],
  grey: ["#6d757e", "#a4acb4", "#c9cfd5", "#eef1f3"],
  card: ["#9a6f41", "#c99a63", "#dfb988", "#f0d8b4"],
  wood: ["#7d4f24", "#b67d45", "#d6a46c", "#eccda4"],
  glass: ["#9cc4d8", "#c6e2ef", "#e6f4fa", "#ffffff"],
  oil: ["#8a5a08", "#d29a1c", "#f0c65a", "#fdeab4"],
} as const;

export type Material = keyof typeof materials;
/** h: round, axis upright · v: round, axis lying · f: flat face · r: domed · s: side in shade. */
export type Shade = "h" | "v" | "f" | "r" | "s";

/** A fill of one material under one kind of light. */
export const fill = (shade: Shade, material: Material): string => `url(#${shade}-${material})`;

function gradients(name: string, [low, body, light, high]: readonly string[]): string {
  const bands = `<stop offset="0" stop-color="${low}"/><stop offset=".14" stop-color="${body}"/><stop offset=".32" stop-color="${high}"/><stop offset=".46" stop-color="${light}"/><stop offset=".72" stop-color="${body}"/><stop offset=".93" stop-color="${low}"/><stop offset="1" stop-color="${body}"/>`;
  return `<linearGradient id="h-${name}">${bands}</linearGradient><linearGradient id="v-${name}" x2="0" y2="1">${bands}</linearGradient><linearGradient id="f-${name}" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${body}"/><stop offset="1" stop-color="${low}"/></linearGradient><radialGradient id="r-${name}" cx=".35" cy=".28" r=".85"><stop offset="0" stop-color="${high}"/><stop offset=".3" stop-color="${light}"/><stop offset=".65" stop-color="${body}"/><stop offset="1" stop-color="${low}"/></radialGradient><linearGradient id="s-${name}" x2="0" y2="1"><stop offset="0" stop-color="${body}"/><stop offset="1" stop-color="${low}"/></linearGradient>`;
}

/** All gradients the objects may name. */
export const paintDefs = Object.entries(materials)
  .map(([name, stops]) => gradients(name, stops))
  .join("");

export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  paint: string,
  more = "",
): string => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${paint}" ${more}/>`;

export const disc = (cx: number, cy: number, rx: number, paint: string, ry = rx, more = ""): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${paint}" ${more}/>`;

export const shape = (d: string, paint: string, more = ""): string =>
  `<path d="${d}" fill="${paint}" ${more}/>`;

export const stroke = (d: string, paint: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const turn = (degrees: number, inner: string): string =>
  `<g transform="rotate(${degrees} 200 200)">${inner}</g>`;

export const place = (x: number, y: number, scale: number, inner: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`;

/** A ring: the even-odd difference of two circles. */
export const ring = (cx: number, cy: number, outer: number, inner: number, paint: string): string =>
  `<path fill-rule="evenodd" fill="${paint}" d="M${cx - outer} ${cy}a${outer} ${outer} 0 1 0 ${outer * 2} 0a${outer} ${outer} 0 1 0 ${-outer * 2} 0zM${cx - inner} ${cy}a${inner} ${inner} 0 1 0 ${inner * 2} 0a${inner} ${inner} 0 1 0 ${-inner * 2} 0z"/>`;

/** Points of a regular polygon. */
export function polygon(
  cx: number,
  cy: number,
  radius: number,
  corners: number,
  startDegrees = 0,
  squash = 1,
): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const a = ((startDegrees + (i * 360) / corners) * Math.PI) / 180;
    return `${(cx + radius * Math.cos(a)).toFixed(1)} ${(cy + radius * squash * Math.sin(a)).toFixed(1)}`;
  });
  return `M${points.join("L")}z`;
}

/** A toothed wheel outline. */
export function teeth(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  count: number,
  lean = 0.5,
): string {
  const points: string[] = [];
  for (let i = 0; i < count; i++) {
    const a = (i * 2 * Math.PI) / count;
    const b = ((i + lean) * 2 * Math.PI) / count;
    points.push(`${(cx + outer * Math.cos(a)).toFixed(1)} ${(cy + outer * Math.sin(a)).toFixed(1)}`);
    points.push(`${(cx + inner * Math.cos(b)).toFixed(1)} ${(cy + inner * Math.sin(b)).toFixed(1)}`);
  }
  return `M${points.join("L")}z`;
}

/** Lying thread between x1 and x2 around y: body with slanted ridges. */
export function thread(
  x: number,
  y1: number,
  y2: number,
  half: number,
  material: Material,
  pitch = 11,
): string {
  let out = box(x - half, y1, half * 2, y2 - y1, 3, fill("h", material));
  for (let y = y1 + 4; y < y2 - 5; y += pitch)
    out +=
      stroke(`M${x - half} ${y + 5}L${x + half} ${y}`, "rgba(20,25,30,.42)", 3) +
      stroke(`M${x - half} ${y + 9}L${x + half} ${y + 4}`, "rgba(255,255,255,.4)", 2);
  return out;
}

/** Words on a label, centred on x; drawn as outlines (outlines.ts). */
export const words = (x: number, y: number, size: number, paint: string, text: string, more = ""): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${paint}" text-anchor="middle" ${more}>${text}</text>`;
