/** Pneumatics, hydraulics, valves and pipes. */
import { box, disc, fill, type Material, ring, shape, stroke, thread, turn, words } from "../paint.ts";
import {
  around,
  block,
  coil,
  dial,
  flangedBody,
  handwheel,
  hex,
  lyingHex,
  pipeBody,
  plate,
  roll,
  row,
} from "./parts.ts";

const lever = (paint: Material = "red") =>
  box(182, 128, 36, 40, 6, fill("h", "dark")) +
  shape("M180 118L338 92Q360 90 360 110Q358 124 340 126L186 146z", fill("v", paint));
const rod = (x: number, y: number, to: number, half = 12) =>
  box(x, y - half, to - x, half * 2, 3, fill("v", "steel")) +
  lyingHex(to - 6, y - half - 10, 26, half * 2 + 20, "dark");
const coilBox = (x: number, y: number, w: number, h: number) =>
  box(x, y, w, h, 8, fill("f", "black")) + plate(x + 10, y + h / 2 - 14, w - 20, 28, "DC24V", { size: 17 });
const push = (x: number, y: number, a: number) =>
  `<g transform="rotate(${a} ${x} ${y})">${box(x - 34, y - 90, 68, 92, 10, fill("h", "white"))}${disc(x, y - 92, 40, fill("f", "blue"), 13)}${disc(x, y - 93, 22, "#14181d", 7)}</g>`;
const hoseOf = (body: Material, mark: string, more = "") =>
  `<path d="M70 330Q60 90 200 90Q340 90 330 250" fill="none" stroke="rgba(15,26,40,.35)" stroke-width="62"/><path d="M66 330Q56 86 200 86Q336 86 326 250" fill="none" stroke="${fill("f", body)}" stroke-width="54"/>${more}${hex(36, 318, 62, 50, "steel")}${hex(296, 240, 62, 50, "steel")}${thread(327, 288, 340, 20, "steel")}${words(204, 94, 24, "#ffffff", mark, 'font-weight="700"')}`;
const elbowOf = (m: Material, lip = "") =>
  stroke("M90 330V210Q90 110 190 110H320", "rgba(15,26,40,.4)", 108) +
  `<path d="M86 330V206Q88 104 190 104H316" fill="none" stroke="${fill("f", m)}" stroke-width="96"/>` +
  stroke("M56 320V206Q62 74 190 74H306", "rgba(255,255,255,.5)", 12) +
  lip;
const collar = (m: Material) =>
  box(30, 296, 114, 50, 10, fill("h", m)) + box(296, 48, 50, 114, 10, fill("v", m));
const plateFlange = (m: Material, middle: string) =>
  disc(206, 214, 154, "#4a5560", 144) +
  disc(200, 200, 154, fill("f", m), 144) +
  middle +
  around(8, 200, 200, 120, (x, y) => disc(x, y, 15, "#39424b") + disc(x + 2, y + 2, 11, "#dfe5ea"), 22);
const butterflyBody = (m: Material, d: Material) =>
  ring(206, 258, 122, 84, "#39424b") +
  ring(200, 250, 122, 84, fill("f", m)) +
  disc(200, 250, 84, "#14181d") +
  disc(200, 250, 80, fill("r", d), 80) +
  box(194, 168, 12, 164, 4, "rgba(0,0,0,.3)") +
  box(184, 76, 32, 70, 4, fill("h", m));

export const fluidObjects: Record<string, string> = {
  thincylinder:
    block(90, 130, 190, 180, "steel", 46) +
    disc(185, 220, 70, fill("r", "grey")) +
    disc(185, 220, 50, "#39424b") +
    disc(185, 220, 40, fill("r", "steel")) +
    disc(185, 220, 15, "#20262c") +
    [
      [112, 152],
      [258, 152],
      [112, 288],
      [258, 288],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 13, "#39424b"))
      .join("") +
    disc(302, 150, 10, "#20262c"),
  guidecylinder:
    block(40, 130, 180, 190, "steel", 40) +
    [160, 290].map((y) => box(250, y - 12, 90, 24, 3, fill("v", "steel"))).join("") +
    box(250, 206, 90, 36, 3, fill("v", "dark")) +
    box(330, 112, 34, 224, 6, fill("h", "steel")) +
    disc(92, 170, 15, "#39424b") +
    disc(168, 170, 15, "#39424b") +
    disc(92, 280, 15, "#39424b") +
    disc(168, 280, 15, "#39424b"),
  minicylinder: turn(
    -22,
    rod(280, 200, 370, 9) +
      box(60, 168, 230, 64, 30, fill("v", "steel")) +
      lyingHex(30, 172, 42, 56, "steel") +
      lyingHex(270, 172, 30, 56, "steel") +
      row(2, (i) => disc(100 + i * 150, 172, 9, "#2d343c")),
  ),
  watervalve:
    pipeBody("brass", 80) +
    coilBox(140, 70, 120, 116) +
    box(186, 40, 28, 34, 6, fill("h", "steel")) +
    box(256, 98, 46, 56, 6, fill("h", "dark")),
  manifold:
    block(36, 230, 300, 90, "steel", 26) +
    row(
      5,
      (i) =>
        box(44 + i * 58, 100, 50, 136, 4, fill("f", "grey")) +
        box(44 + i * 58, 64, 50, 60, 6, fill("f", "black")) +
        disc(69 + i * 58, 84, 7, "#4dbd8a") +
        disc(69 + i * 58, 180, 10, "#39424b"),
    ) +
    row(5, (i) => disc(69 + i * 58, 276, 17, fill("r", "brass")) + disc(69 + i * 58, 276, 9, "#20262c")),
  tee:
    box(60, 170, 280, 76, 20, fill("v", "white")) +
    box(162, 170, 76, 150, 20, fill("h", "white")) +
    [
      [70, -90],
      [330, 90],
    ]
      .map(([x = 0, a = 0]) => push(x, 208, a))
      .join("") +
    push(200, 300, 180),
  coupler: turn(
    -18,
    lyingHex(30, 168, 60, 64, "steel") +
      box(86, 156, 130, 88, 14, fill("v", "steel")) +
      row(6, (i) => box(110 + i * 14, 156, 6, 88, 2, "rgba(0,0,0,.25)")) +
      box(232, 176, 70, 48, 6, fill("v", "steel")) +
      lyingHex(296, 166, 50, 68, "steel") +
      box(340, 180, 44, 40, 4, fill("v", "brass")),
  ),
  regulator:
    dial(200, 120, 86, "MPa") +
    box(110, 200, 180, 90, 12, fill("v", "steel")) +
    box(150, 280, 100, 92, 14, fill("h", "dark")) +
    row(8, (i) => box(156 + i * 12, 292, 5, 70, 2, "rgba(255,255,255,.18)")) +
    [70, 290].map((x) => lyingHex(x, 216, 42, 58, "brass")).join(""),
  hydrocylinder: turn(
    -22,
    rod(270, 200, 350, 20) +
      box(50, 140, 240, 120, 6, fill("v", "orange")) +
      box(262, 130, 34, 140, 4, fill("v", "dark")) +
      [28, 372]
        .map(
          (x) =>
            disc(x, 200, 44, fill("f", "orange")) +
            disc(x, 200, 22, "#14181d") +
            disc(x + 3, 203, 17, "#eef1f3"),
        )
        .join("") +
      row(2, (i) => box(84 + i * 140, 112, 30, 34, 4, fill("h", "steel"))),
  ),
  jack:
    disc(206, 330, 144, "#5a1a0a", 40) +
    box(62, 210, 276, 120, 6, fill("h", "red")) +
    disc(200, 330, 138, fill("f", "red"), 36) +
    disc(200, 210, 138, fill("f", "red"), 40) +
    box(150, 120, 100, 92, 4, fill("h", "steel")) +
    disc(200, 210, 50, "#39424b", 14) +
    disc(200, 120, 58, fill("f", "dark"), 17) +
    box(330, 250, 50, 30, 4, fill("v", "brass")) +
    plate(150, 254, 100, 44, "20T"),
  pistonpump:
    block(90, 110, 190, 200, "navy", 50) +
    disc(185, 210, 82, fill("r", "navy")) +
    around(6, 185, 210, 62, (x, y) => disc(x, y, 11, fill("r", "steel"))) +
    disc(185, 210, 26, fill("r", "steel")) +
    box(30, 190, 70, 40, 4, fill("v", "steel")) +
    box(230, 40, 70, 66, 8, fill("h", "dark")) +
    disc(310, 230, 26, "#14181d", 34) +
    disc(312, 232, 18, "#545f6b", 26),
  handpump:
    box(40, 280, 320, 66, 20, fill("v", "yellow")) +
    box(90, 220, 90, 70, 8, fill("h", "dark")) +
    stroke("M132 230L352 90", "#5d6873", 24) +
    stroke("M130 226L348 88", "#cfd6dc", 12) +
    box(326, 58, 60, 40, 14, "#14181d", 'transform="rotate(-32 356 78)"') +
    dial(268, 236, 54, "MPa"),
  "hose-spiral": hoseOf(
    "black",
    "4SP",
    `<path d="M66 330Q56 86 200 86Q336 86 326 250" fill="none" stroke="rgba(255,255,255,.14)" stroke-width="54" stroke-dasharray="5 13"/>`,
  ),
  "hose-ptfe": hoseOf(
    "steel",
    "",
    `<path d="M66 330Q56 86 200 86Q336 86 326 250" fill="none" stroke="rgba(40,50,60,.35)" stroke-width="50" stroke-dasharray="3 5"/>`,
  ),
  hydrovalve:
    block(110, 150, 170, 130, "navy", 34) +
    coilBox(14, 160, 100, 100) +
    coilBox(300, 146, 92, 100) +
    box(96, 290, 210, 50, 4, fill("v", "steel")) +
    plate(140, 186, 104, 52, "NG6"),
  reliefvalve:
    block(120, 130, 170, 170, "navy", 36) +
    box(20, 190, 104, 44, 6, fill("v", "steel")) +
    disc(34, 212, 18, fill("f", "black"), 44) +
    row(5, (i) => box(26 + i * 5, 172, 2, 80, 0, "rgba(255,255,255,.3)")) +
    [
      [146, 156],
      [264, 156],
      [146, 276],
      [264, 276],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 13, "#14181d"))
      .join("") +
    disc(205, 216, 26, "#14181d") +
    disc(205, 216, 17, fill("r", "brass")),
  "valve-brass": pipeBody("brass") + lever("red"),
  "valve-air":
    pipeBody("steel") +
    box(180, 150, 40, 50, 4, fill("h", "steel")) +
    box(60, 60, 280, 96, 12, fill("v", "navy")) +
    [44, 316].map((x) => box(x, 54, 40, 108, 10, fill("v", "dark"))).join("") +
    disc(200, 66, 26, fill("f", "yellow"), 12),
  "valve-flange":
    flangedBody("navy") +
    box(182, 120, 36, 70, 6, fill("h", "dark")) +
    shape("M180 112L340 84Q362 82 362 102Q360 116 342 118L186 138z", fill("v", "red")),
  gatevalve: flangedBody("blue") + shape("M150 212L168 150H232L250 212z", fill("h", "blue")) + handwheel(76),
  globevalve: pipeBody("steel", 96) + box(160, 128, 80, 80, 8, fill("h", "steel")) + handwheel(70, "blue"),
  signalvalve:
    flangedBody("red") +
    shape("M150 212L168 150H232L250 212z", fill("h", "red")) +
    handwheel(80) +
    box(248, 140, 74, 56, 8, fill("f", "dark")) +
    disc(270, 168, 10, "#4dbd8a") +
    disc(298, 168, 10, "#f2b417"),
  butterfly:
    butterflyBody("blue", "steel") +
    shape("M178 62H226L234 84H172z", fill("h", "dark")) +
    shape("M196 60L350 26Q368 24 368 42L208 84z", fill("v", "dark")),
  checkvalve:
    flangedBody("steel") +
    shape("M140 206L160 120H240L260 206z", fill("h", "steel")) +
    box(140, 96, 120, 28, 6, fill("v", "dark")) +
    around(3, 200, 110, 44, (x) => disc(x, 98, 8, fill("r", "steel")), 0) +
    stroke("M156 256H236M214 232L240 256L214 280", "#22406e", 12),
  silentcheck:
    flangedBody("blue") +
    stroke("M156 256H236M214 232L240 256L214 280", "#ffffff", 12) +
    row(4, (i) => stroke(`M${112 + i * 14} 210V300`, "rgba(0,0,0,.25)", 5)),
  safetyvalve:
    hex(150, 300, 100, 36, "brass") +
    thread(200, 334, 384, 30, "brass") +
    box(150, 150, 100, 152, 10, fill("h", "brass")) +
    lyingHex(246, 216, 80, 60, "brass") +
    box(164, 60, 72, 94, 20, fill("h", "brass")) +
    shape("M150 66L300 40L306 56L170 92z", fill("v", "steel")) +
    ring(308, 44, 22, 14, fill("f", "steel")),
  waterregulator:
    pipeBody("brass", 84) +
    shape("M150 214L160 110Q200 84 240 110L250 214z", fill("h", "brass")) +
    box(164, 62, 72, 46, 8, fill("h", "dark")) +
    dial(200, 322, 56, "MPa"),
  pprfitting: elbowOf("white", collar("white")) + words(110, 330, 20, "#1d8f5e", "PPR", 'font-weight="700"'),
  pressfitting: elbowOf(
    "steel",
    collar("steel") + box(30, 292, 114, 12, 6, "#14181d") + box(292, 48, 12, 114, 6, "#14181d"),
  ),
  weldneck: plateFlange(
    "steel",
    ring(200, 200, 96, 62, fill("r", "steel")) +
      ring(200, 200, 80, 58, fill("f", "grey")) +
      disc(200, 200, 58, "#2d343c") +
      disc(205, 207, 46, "#dfe5ea") +
      ring(200, 200, 96, 91, "rgba(0,0,0,.25)"),
  ),
  blindflange: plateFlange(
    "steel",
    ring(200, 200, 92, 88, "rgba(0,0,0,.18)") + words(200, 212, 34, "#47515b", "PN16", 'font-weight="700"'),
  ),
  gardenhose: coil("green", 17, box(282, 340, 90, 34, 8, fill("v", "yellow"))),
  airhose: coil("orange", 17, box(282, 344, 70, 30, 4, fill("v", "brass"))),
  clearhose: coil(
    "glass",
    17,
    row(
      4,
      (i) =>
        `<circle cx="200" cy="200" r="${141 - i * 19}" fill="none" stroke="rgba(70,85,100,.6)" stroke-width="15" stroke-dasharray="2 8"/>`,
    ),
  ),
  ptfetape:
    roll(110, 210, 118, "white", { depth: 44, core: 0.5 }) +
    roll(250, 150, 96, "white", { depth: 40, core: 0.5 }) +
    disc(110, 210, 48, fill("f", "blue"), 96) +
    disc(110, 210, 24, "#dfe5ea", 48) +
    disc(250, 150, 39, fill("f", "blue"), 78) +
    disc(250, 150, 19, "#dfe5ea", 38),
  spiralgasket:
    ring(206, 208, 168, 84, "#39424b") +
    ring(200, 200, 168, 132, fill("f", "green")) +
    row(8, (i) => ring(200, 200, 132 - i * 5, 129 - i * 5, i % 2 ? "#20262c" : "#cfd6dc")) +
    ring(200, 200, 94, 80, fill("f", "steel")) +
    words(200, 58, 20, "#ffffff", "PN16"),
};
