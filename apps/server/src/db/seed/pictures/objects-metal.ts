import { box, disc, fill, place, polygon, ring, shape, stroke, teeth, thread, turn } from "./paint.ts";

const hexHead = (y: number, material: "steel" | "dark" | "brass") =>
  box(142, y, 116, 52, 6, fill("h", material)) +
  shape(
    `M176 ${y}L176 ${y + 52}M224 ${y}L224 ${y + 52}`,
    "none",
    'stroke="rgba(0,0,0,.28)" stroke-width="3"',
  ) +
  shape(
    `M142 ${y + 6}Q200 ${y - 20} 258 ${y + 6}L258 ${y + 8}Q200 ${y - 4} 142 ${y + 8}z`,
    fill("f", material),
  );

const nutFace = (cx: number, cy: number, r: number) =>
  shape(polygon(cx + 6, cy + 10, r, 6), fill("s", "steel")) +
  shape(polygon(cx, cy, r, 6), fill("f", "steel")) +
  ring(cx, cy, r * 0.78, r * 0.5, fill("r", "steel")) +
  disc(cx, cy, r * 0.5, "#2d343c") +
  ring(cx, cy, r * 0.5, r * 0.43, "rgba(255,255,255,.35)") +
  disc(cx + 3, cy + 4, r * 0.4, "#e9edf0");

const bearing =
  ring(207, 209, 150, 50, "#6d7782") +
  ring(200, 200, 150, 112, fill("f", "steel")) +
  ring(200, 200, 112, 76, fill("r", "dark")) +
  Array.from({ length: 9 }, (_, i) => {
    const a = (i * 40 * Math.PI) / 180;
    return disc(200 + 94 * Math.cos(a), 200 + 94 * Math.sin(a), 19, fill("r", "steel"));
  }).join("") +
  ring(200, 200, 80, 50, fill("f", "steel")) +
  ring(200, 200, 150, 145, "rgba(255,255,255,.6)") +
  ring(200, 200, 52, 49, "rgba(0,0,0,.35)");

const drillbit = turn(
  38,
  box(186, 40, 28, 90, 4, fill("h", "steel")) +
    box(184, 130, 32, 200, 2, fill("h", "brass")) +
    shape("M184 330L200 362L216 330z", fill("h", "brass")) +
    [140, 182, 224, 266]
      .map((y) =>
        shape(
          `M184 ${y + 44}C196 ${y + 40} 210 ${y + 14} 216 ${y}L216 ${y + 16}C210 ${y + 32} 198 ${y + 54} 184 ${y + 60}z`,
          "rgba(60,38,5,.62)",
        ),
      )
      .join(""),
);

const endmill = turn(
  -32,
  box(178, 40, 44, 150, 5, fill("h", "steel")) +
    box(180, 190, 40, 160, 2, fill("h", "dark")) +
    [196, 240, 284]
      .map((y) =>
        shape(
          `M180 ${y + 54}C196 ${y + 46} 214 ${y + 18} 220 ${y}L220 ${y + 20}C212 ${y + 40} 198 ${y + 64} 180 ${y + 72}z`,
          "rgba(255,255,255,.22)",
        ),
      )
      .join(""),
);

const flange =
  disc(206, 214, 150, "#5a646e", 140) +
  disc(200, 200, 150, fill("f", "steel"), 140) +
  ring(200, 200, 92, 60, fill("r", "steel")) +
  disc(200, 200, 60, "#39424b") +
  disc(204, 206, 50, "#dfe5ea") +
  Array.from({ length: 8 }, (_, i) => {
    const a = ((i * 45 + 22) * Math.PI) / 180;
    return (
      disc(200 + 120 * Math.cos(a), 200 + 112 * Math.sin(a), 15, "#39424b") +
      disc(202 + 120 * Math.cos(a), 203 + 112 * Math.sin(a), 11, "#dfe5ea")
    );
  }).join("");

const washer = (cx: number, cy: number, r: number) =>
  ring(cx + 4, cy + 7, r, r * 0.48, "#6d7782") +
  ring(cx, cy, r, r * 0.5, fill("f", "steel")) +
  ring(cx, cy, r, r * 0.95, "rgba(255,255,255,.7)") +
  ring(cx, cy, r * 0.54, r * 0.5, "rgba(0,0,0,.3)");

const screwAt = (x: number, angle: number) =>
  `<g transform="rotate(${angle} 200 200) translate(${x} 0)">${
    shape("M160 70L240 70L214 104L186 104z", fill("h", "steel")) +
    disc(200, 70, 40, fill("f", "steel"), 12) +
    stroke("M184 70L216 70M200 64L200 76", "#47515b", 5) +
    thread(200, 104, 300, 13, "steel", 14) +
    shape("M187 300L200 338L213 300z", fill("h", "steel"))
  }</g>`;

const chainLink = (x: number) =>
  box(x, 168, 96, 64, 32, fill("v", "dark")) +
  disc(x + 30, 200, 17, fill("r", "steel")) +
  disc(x + 66, 200, 17, fill("r", "steel"));

const caster =
  box(112, 66, 176, 26, 5, fill("v", "steel")) +
  [132, 268].map((x) => disc(x, 72, 9, "#47515b", 4)).join("") +
  box(170, 92, 60, 26, 6, fill("h", "dark")) +
  shape("M150 116L250 116L262 262L240 262L228 150L172 150L160 262L138 262z", fill("h", "steel")) +
  disc(200, 262, 84, fill("r", "red")) +
  ring(200, 262, 84, 66, fill("r", "black")) +
  disc(200, 262, 34, fill("f", "steel")) +
  disc(200, 262, 14, fill("r", "dark")) +
  shape("M148 130L172 130L190 262L168 270z", fill("f", "steel")) +
  disc(182, 262, 17, fill("r", "steel"));

/** Fasteners, transmission and cutting tools. */
export const metalObjects: Record<string, string> = {
  bolt: turn(
    34,
    hexHead(72, "dark") +
      box(150, 124, 100, 9, 4, fill("h", "dark")) +
      box(174, 132, 52, 66, 0, fill("h", "dark")) +
      thread(200, 196, 338, 26, "dark"),
  ),
  capscrew: turn(
    -28,
    box(150, 64, 100, 86, 8, fill("h", "dark")) +
      Array.from({ length: 12 }, (_, i) => box(153 + i * 8, 84, 3, 60, 1, "rgba(255,255,255,.14)")).join("") +
      disc(200, 66, 50, fill("f", "dark"), 15) +
      shape(polygon(200, 66, 22, 6, 0, 0.34), "#050607") +
      thread(200, 150, 336, 25, "dark"),
  ),
  screw: screwAt(-46, -14) + screwAt(46, 12),
  anchor: turn(
    30,
    thread(200, 60, 150, 17, "steel") +
      shape(polygon(200, 112, 40, 6, 0, 0.5), fill("f", "steel")) +
      disc(200, 142, 46, fill("f", "steel"), 11) +
      box(176, 150, 48, 150, 4, fill("h", "brass")) +
      stroke("M200 220L200 298", "rgba(60,38,5,.6)", 5) +
      shape("M176 300L224 300L232 344L168 344z", fill("h", "steel")),
  ),
  nut: nutFace(168, 172, 108) + nutFace(286, 282, 74),
  washer: washer(170, 170, 116) + washer(284, 288, 72) + washer(108, 306, 50),
  rivet:
    turn(
      -24,
      box(192, 40, 16, 130, 6, fill("h", "steel")) +
        disc(200, 176, 62, fill("f", "grey"), 17) +
        box(172, 180, 56, 110, 4, fill("h", "grey")) +
        disc(200, 300, 33, fill("r", "steel"), 30),
    ) + place(250, 240, 0.36, nutFace(200, 200, 130)),
  bearing,
  pillowblock:
    shape(
      "M48 300L352 300L352 270C352 256 330 250 308 248C304 150 260 104 200 104C140 104 96 150 92 248C70 250 48 256 48 270z",
      fill("f", "green"),
    ) +
    box(48, 282, 304, 20, 4, fill("s", "green")) +
    disc(84, 276, 17, "#12382a", 8) +
    disc(316, 276, 17, "#12382a", 8) +
    place(88, 82, 0.56, bearing),
  chain: turn(
    -30,
    chainLink(20) +
      chainLink(152) +
      chainLink(284) +
      [86, 218]
        .map(
          (x) =>
            box(x, 176, 96, 48, 24, fill("v", "steel")) +
            disc(x + 30, 200, 12, fill("r", "dark")) +
            disc(x + 66, 200, 12, fill("r", "dark")),
        )
        .join(""),
  ),
  belt: `<path d="M108 200a92 92 0 0 1 184 0a92 120 0 0 1 -184 0z" fill="none" stroke="#0c0d0f" stroke-width="44"/><path d="M108 200a92 92 0 0 1 184 0a92 120 0 0 1 -184 0z" fill="none" stroke="#3a3f46" stroke-width="30"/><path d="M108 200a92 92 0 0 1 184 0a92 120 0 0 1 -184 0z" fill="none" stroke="#14171a" stroke-width="24" stroke-dasharray="9 9"/><path d="M92 180a108 108 0 0 1 140 -92" fill="none" stroke="rgba(255,255,255,.35)" stroke-width="6" stroke-linecap="round"/>`,
  caster,
  hinge:
    box(84, 92, 104, 216, 8, fill("f", "steel")) +
    box(212, 92, 104, 216, 8, fill("f", "steel")) +
    box(182, 82, 36, 236, 10, fill("h", "steel")) +
    [136, 190, 244].map((y) => stroke(`M182 ${y}L218 ${y}`, "rgba(0,0,0,.4)", 3)).join("") +
    [
      [122, 130],
      [122, 270],
      [150, 200],
      [278, 130],
      [278, 270],
      [250, 200],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 12, "#4b555f") + disc(x + 1, y + 2, 9, "#c9d0d6"))
      .join(""),
  handle:
    stroke("M92 284L92 180Q92 148 124 148L276 148Q308 148 308 180L308 284", "#14181d", 42) +
    stroke("M92 284L92 180Q92 148 124 148L276 148Q308 148 308 180L308 284", "#47515b", 30) +
    stroke("M86 280L86 180Q88 142 124 142L276 142", "rgba(255,255,255,.45)", 6) +
    disc(92, 292, 34, fill("r", "dark"), 15) +
    disc(308, 292, 34, fill("r", "dark"), 15),
  drillbit: drillbit + place(70, 40, 0.82, endmill),
  sawblade:
    shape(teeth(206, 210, 158, 136, 40, 0.7), "#59636d") +
    shape(teeth(200, 200, 158, 136, 40, 0.7), fill("f", "steel")) +
    ring(200, 200, 118, 112, "rgba(0,0,0,.12)") +
    ring(200, 200, 74, 26, fill("f", "orange")) +
    disc(200, 200, 26, "#3a424b") +
    disc(203, 205, 21, "#e4e9ed") +
    [30, 120, 210, 300]
      .map(
        (a) => `<g transform="rotate(${a} 200 200)">${stroke("M320 200Q300 190 286 200", "#3a424b", 5)}</g>`,
      )
      .join(""),
  grindwheel:
    disc(208, 212, 148, "#0d0e10") +
    disc(200, 200, 148, fill("r", "black")) +
    `<circle cx="200" cy="200" r="128" fill="none" stroke="rgba(255,255,255,.1)" stroke-width="34" stroke-dasharray="3 5"/>` +
    disc(200, 200, 88, fill("r", "yellow")) +
    ring(200, 200, 88, 82, "rgba(0,0,0,.2)") +
    ring(200, 200, 46, 24, fill("f", "steel")) +
    disc(200, 200, 24, "#2b3036") +
    disc(203, 205, 19, "#e4e9ed"),
  flange,
  oring: [
    [150, 160, 92],
    [262, 226, 78],
    [156, 292, 50],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#0c0d0f" stroke-width="24"/><circle cx="${x - 2}" cy="${y - 3}" r="${r}" fill="none" stroke="#4a515a" stroke-width="12"/><circle cx="${x - 4}" cy="${y - 6}" r="${r}" fill="none" stroke="#89929b" stroke-width="3"/>`,
    )
    .join(""),
  pingauge: turn(
    -36,
    box(184, 40, 32, 92, 4, fill("h", "steel")) +
      thread(200, 52, 120, 17, "steel", 9) +
      box(166, 132, 68, 140, 8, fill("h", "dark")) +
      Array.from({ length: 14 }, (_, i) =>
        stroke(`M168 ${142 + i * 9}L232 ${142 + i * 9}`, "rgba(255,255,255,.12)", 2),
      ).join("") +
      box(186, 272, 28, 84, 4, fill("h", "steel")) +
      box(186, 280, 28, 8, 0, fill("h", "red")),
  ),
};
