/** Parts that several drawings are put together from. */
import { box, disc, fill, type Material, ring, shape, stroke, thread, words } from "../paint.ts";

/** The same drawing of other materials. */
export const made = (drawing: string | undefined, ...changes: [from: Material, to: Material][]): string =>
  changes.reduce((markup, [from, to]) => markup.replaceAll(`-${from})`, `-${to})`), drawing ?? "");

/** A plate with words, as on labels and covers. */
export const plate = (
  x: number,
  y: number,
  w: number,
  h: number,
  text: string,
  { paint = "#fbfcfd", ink = "#22406e", size = h * 0.56 } = {},
): string =>
  box(x, y, w, h, 4, paint) + words(x + w / 2, y + h / 2 + size * 0.36, size, ink, text, 'font-weight="700"');

/** A display with a reading. */
export const display = (x: number, y: number, w: number, h: number, text: string): string =>
  box(x - 4, y - 4, w + 8, h + 8, 6, "#14181d") +
  plate(x, y, w, h, text, {
    paint: "#c9d6bd",
    ink: "#1f2a1c",
    size: Math.min(h * 0.62, (w / text.length) * 1.5),
  });

/** A screen with a picture of heat, of an image or of lines. */
export const screen = (x: number, y: number, w: number, h: number, inner: string): string =>
  box(x - 6, y - 6, w + 12, h + 12, 8, "#14181d") + box(x, y, w, h, 3, "#1b3d63") + inner;

/** A hexagonal body seen from the side, with its edges. */
export const hex = (x: number, y: number, w: number, h: number, material: Material): string =>
  box(x, y, w, h, 5, fill("h", material)) +
  shape(
    `M${x + w * 0.29} ${y}V${y + h}M${x + w * 0.71} ${y}V${y + h}`,
    "none",
    'stroke="rgba(0,0,0,.26)" stroke-width="3"',
  );

/** The same lying down. */
export const lyingHex = (x: number, y: number, w: number, h: number, material: Material): string =>
  box(x, y, w, h, 5, fill("v", material)) +
  shape(
    `M${x} ${y + h * 0.29}H${x + w}M${x} ${y + h * 0.71}H${x + w}`,
    "none",
    'stroke="rgba(0,0,0,.26)" stroke-width="3"',
  );

/** A row of equal things. */
export const row = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

/** Things around a middle. */
export const around = (
  count: number,
  cx: number,
  cy: number,
  r: number,
  draw: (x: number, y: number) => string,
  start = 0,
): string =>
  row(count, (i) => {
    const a = ((start + (i * 360) / count) * Math.PI) / 180;
    return draw(Math.round(cx + r * Math.cos(a)), Math.round(cy + r * Math.sin(a)));
  });

/** A round dial with its scale, hand and unit. */
export const dial = (
  cx: number,
  cy: number,
  r: number,
  unit: string,
  angle = 38,
  rim: Material = "steel",
): string =>
  disc(cx + 5, cy + 7, r, "#5d6873") +
  disc(cx, cy, r, fill("f", rim)) +
  ring(cx, cy, r, r * 0.87, fill("r", rim)) +
  disc(cx, cy, r * 0.87, "#fbfcfd") +
  row(
    31,
    (i) =>
      `<g transform="rotate(${-135 + i * 9} ${cx} ${cy})">${box(cx - 1.5, cy - r * 0.8, i % 5 ? 2 : 4, r * (i % 5 ? 0.08 : 0.14), 0, i > 25 ? "#c62828" : "#20262c")}</g>`,
  ) +
  words(cx, cy + r * 0.42, r * 0.18, "#20262c", unit) +
  `<g transform="rotate(${angle} ${cx} ${cy})">${shape(`M${cx - 4} ${cy + r * 0.16}L${cx - 2} ${cy - r * 0.7}H${cx + 2}L${cx + 4} ${cy + r * 0.16}z`, "#c62828")}</g>` +
  disc(cx, cy, r * 0.09, fill("r", "dark"));

/** A face of a hexagonal nut with its bore. */
export const nut = (cx: number, cy: number, r: number, material: Material): string => {
  const corners = around(6, cx, cy, r, (x, y) => `${x} ${y}L`).slice(0, -1);
  return (
    shape(`M${corners}z`, fill("s", material), 'transform="translate(6 10)"') +
    shape(`M${corners}z`, fill("f", material)) +
    ring(cx, cy, r * 0.8, r * 0.5, fill("r", material)) +
    disc(cx, cy, r * 0.5, "#2d343c") +
    disc(cx + 3, cy + 4, r * 0.4, "#e9edf0")
  );
};

/** A standing bottle or can with cap and label. */
export const can = (
  body: Material,
  cap: Material,
  label: string,
  { x = 130, w = 140, top = 96, bottom = 366, neck = 40 } = {},
): string =>
  box(x + w / 2 - neck / 2, top - 42, neck, 46, 6, fill("h", cap)) +
  shape(
    `M${x} ${top + 34}Q${x} ${top} ${x + 34} ${top}H${x + w - 34}Q${x + w} ${top} ${x + w} ${top + 34}V${bottom - 8}Q${x + w} ${bottom} ${x + w - 8} ${bottom}H${x + 8}Q${x} ${bottom} ${x} ${bottom - 8}z`,
    fill("h", body),
  ) +
  plate(x, top + (bottom - top) * 0.36, w, (bottom - top) * 0.36, label, {
    paint: "rgba(255,255,255,.93)",
    size: Math.min(40, (w / label.length) * 0.8),
  });

/** A lying roll seen from its end. */
export const roll = (
  cx: number,
  cy: number,
  r: number,
  material: Material,
  { core = 0.42, depth = 60 } = {},
): string =>
  disc(cx + depth, cy, r * 0.5, fill("v", material), r) +
  box(cx, cy - r, depth, r * 2, 0, fill("v", material)) +
  disc(cx, cy, r * 0.5, fill("f", material), r) +
  disc(cx, cy, r * core * 0.5, fill("f", "card"), r * core) +
  disc(cx + 3, cy, r * core * 0.4, "#4a3218", r * core * 0.82);

/** A coil of cable or hose, with its free end. */
export const coil = (material: Material, width = 24, core = ""): string =>
  row(
    5,
    (i) =>
      ring(200, 200, 150 - i * 19, 150 - i * 19 - width, fill("r", material)) +
      ring(200, 200, 150 - i * 19, 148 - i * 19, "rgba(0,0,0,.25)"),
  ) +
  stroke("M336 250Q360 320 320 366", "#14181d", width + 2) +
  `<path d="M336 250Q360 320 320 366" fill="none" stroke="${fill("f", material)}" stroke-width="${width}" stroke-linecap="round"/>` +
  core;

/** A cut end of a cable: its coat, and the cores that stand out of it. */
export const cutCable = (coat: Material, cores: string[], { half = 50, braid = "" } = {}): string =>
  `<g transform="rotate(42 200 200)">${row(cores.length, (i) => {
    const x = 200 + (i - (cores.length - 1) / 2) * ((half * 1.7) / Math.max(1, cores.length));
    return (
      stroke(`M200 190L${x} 40`, cores[i] ?? "#888", Math.min(26, (half * 1.5) / cores.length)) +
      stroke(`M${x} 40V14`, "#c98a5a", Math.min(16, half / cores.length))
    );
  })}${braid}${box(200 - half, 150, half * 2, 250, 12, fill("h", coat))}</g>`;

/** A hand-held meter with a display, a wheel and keys. */
export const meter = (
  reading: string,
  coat: Material,
  more = "",
  { x = 110, w = 180, y = 40, h = 330 } = {},
): string =>
  box(x + 8, y + 8, w, h, 28, "#2a3038") +
  box(x, y, w, h, 28, fill("f", coat)) +
  box(x + 16, y + 16, w - 32, h - 32, 18, fill("f", "dark")) +
  display(x + 32, y + 36, w - 64, 70, reading) +
  more;

/** Keys in rows. */
export const keys = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  gap = 40,
  paint = fill("f", "grey"),
): string =>
  row(rows, (r) =>
    row(columns, (c) => box(x + c * gap, y + r * gap * 0.72, gap * 0.66, gap * 0.42, 6, paint)),
  );

/** A box of a machine in slight perspective: front, top and side. */
export const block = (x: number, y: number, w: number, h: number, material: Material, depth = 36): string =>
  shape(`M${x} ${y}L${x + depth} ${y - depth * 0.6}H${x + w + depth}L${x + w} ${y}z`, fill("f", material)) +
  shape(
    `M${x + w} ${y}L${x + w + depth} ${y - depth * 0.6}V${y + h - depth * 0.6}L${x + w} ${y + h}z`,
    fill("s", material),
  ) +
  box(x, y, w, h, 3, fill("f", material));

/** A pistol-like tool: motor, grip, and at choice its battery. */
export const gun = (coat: Material, nose: string, { battery = true, label = "" } = {}): string =>
  nose +
  box(112, 92, 220, 92, 40, fill("v", coat)) +
  shape("M226 176H306L320 320H248z", fill("h", "black")) +
  shape("M232 180H300L306 240H240z", fill("h", coat)) +
  box(222, 190, 18, 44, 8, "#c62828") +
  row(5, (i) => box(288 + i * 9, 112, 5, 52, 2, "rgba(0,0,0,.4)")) +
  (battery
    ? box(216, 316, 132, 56, 10, fill("v", "dark")) + box(228, 330, 60, 8, 4, "#4dbd8a")
    : stroke("M286 320Q290 372 350 378", "#1d2024", 14)) +
  (label ? words(196, 150, 26, "#ffffff", label, 'font-weight="700"') : "");

/** A valve's body between two hexagonal ends. */
export const pipeBody = (material: Material, bore = 90): string =>
  lyingHex(36, 250 - bore / 2 - 8, 56, bore + 16, material) +
  lyingHex(308, 250 - bore / 2 - 8, 56, bore + 16, material) +
  shape(
    `M88 ${250 - bore / 2}Q200 ${250 - bore} 312 ${250 - bore / 2}V${250 + bore / 2}Q200 ${250 + bore} 88 ${250 + bore / 2}z`,
    fill("v", material),
  );

/** The same between flanges. */
export const flangedBody = (material: Material): string =>
  box(96, 206, 208, 96, 10, fill("v", material)) +
  disc(200, 254, 82, fill("r", material), 74) +
  [56, 314]
    .map(
      (x) =>
        box(x, 170, 30, 168, 5, fill("v", material)) +
        row(2, (i) => box(x - 8, 188 + i * 112, 46, 18, 4, fill("v", "dark"))),
    )
    .join("");

/** A wheel to turn by hand on a spindle. */
export const handwheel = (y: number, material: Material = "red"): string =>
  box(190, y, 20, 120, 4, fill("h", "brass")) +
  `<ellipse cx="200" cy="${y}" rx="92" ry="28" fill="none" stroke="${fill("v", material)}" stroke-width="16"/>` +
  stroke(`M112 ${y}H288M200 ${y - 26}V${y + 26}`, fill("v", material), 10) +
  disc(200, y, 16, fill("r", material));

/** A flat glove, its fingers up. */
export const glove = (back: Material, palm: Material, cuff: Material, long = 0): string =>
  [
    [112, 150, -10],
    [152, 92, -4],
    [196, 78, 2],
    [240, 98, 8],
  ]
    .map(
      ([x = 0, y = 0, a = 0]) =>
        `<g transform="rotate(${a} ${x + 18} 220)">${box(x, y, 38, 160, 19, fill("h", palm))}</g>`,
    )
    .join("") +
  `<g transform="rotate(38 290 250)">${box(272, 160, 40, 130, 20, fill("h", palm))}</g>` +
  shape("M110 200H280L288 268Q276 318 256 330H140Q114 300 110 200z", fill("h", palm)) +
  shape("M132 262Q196 246 262 262L252 330H142z", fill("h", back)) +
  box(138, 322, 122, 46 + long, 10, fill("h", cuff)) +
  row(3, (i) => stroke(`M142 ${334 + i * 12}H256`, "rgba(0,0,0,.18)", 3));

export const bolt = (
  head: string,
  material: Material,
  from: number,
  to: number,
  half: number,
  shank = 0,
): string =>
  head +
  box(200 - half, from, half * 2, shank + 4, 0, fill("h", material)) +
  thread(200, from + shank, to, half, material);
