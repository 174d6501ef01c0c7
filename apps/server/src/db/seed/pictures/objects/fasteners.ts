/** Bolts, screws, nuts, bearings, drives, locks and castors beside those of objects-metal. */
import { metalObjects } from "../objects-metal.ts";
import { box, disc, fill, polygon, ring, shape, stroke, teeth, thread, turn, words } from "../paint.ts";
import { around, bolt, hex, made, nut, plate, row } from "./parts.ts";

const head = (y: number, material: "steel" | "grey" | "dark") => hex(142, y, 116, 50, material);
const bearingOf = (outer: number, inner: number, ball: number, cage: string) =>
  ring(207, 209, outer, inner, "#6d7782") +
  ring(200, 200, outer, outer - 26, fill("f", "steel")) +
  ring(200, 200, outer - 26, inner + 22, cage) +
  around(16, 200, 200, (outer + inner) / 2 - 1, (x, y) => disc(x, y, ball, fill("r", "steel"))) +
  ring(200, 200, inner + 22, inner, fill("f", "steel")) +
  ring(200, 200, outer, outer - 5, "rgba(255,255,255,.6)");

const link = (x: number, paint: string) =>
  box(x, 166, 78, 68, 34, paint) +
  disc(x + 24, 200, 14, "#39424b") +
  disc(x + 54, 200, 14, "#39424b") +
  disc(x + 22, 197, 8, "#dfe5ea") +
  disc(x + 52, 197, 8, "#dfe5ea");

export const fastenerObjects: Record<string, string> = {
  "bolt-steel": turn(-28, bolt(head(40, "steel"), "steel", 88, 366, 34, 110)),
  "bolt-set":
    turn(-28, bolt(hex(132, 30, 136, 54, "dark"), "dark", 82, 372, 38, 130)) +
    nut(300, 128, 70, "dark") +
    ring(96, 320, 60, 30, fill("f", "dark")) +
    ring(150, 350, 52, 26, fill("f", "dark")),
  "bolt-zinc":
    turn(-28, bolt(head(40, "grey"), "grey", 88, 366, 34, 130)) +
    nut(306, 120, 66, "grey") +
    ring(92, 328, 56, 28, fill("f", "grey")),
  countersunk: turn(
    -28,
    shape("M128 66H272L232 122H168z", fill("h", "steel")) +
      disc(200, 66, 72, fill("f", "steel"), 20) +
      shape(polygon(200, 66, 30, 6, 0, 0.3), "#39424b") +
      thread(200, 120, 360, 32, "steel"),
  ),
  setscrew: [
    [118, 216, 1],
    [268, 172, 1.25],
  ]
    .map(
      ([x = 0, y = 0, k = 1]) =>
        `<g transform="translate(${x - 200 * k} ${y - 200 * k}) scale(${k})">${thread(200, 140, 290, 42, "dark")}${disc(200, 140, 42, fill("f", "dark"), 13)}${shape(polygon(200, 140, 22, 6, 0, 0.34), "#0c0d0f")}${shape("M162 288L182 304H218L238 288z", fill("h", "black"))}</g>`,
    )
    .join(""),
  drillscrew: [
    [-70, -12],
    [66, 10],
  ]
    .map(
      ([x, a]) =>
        `<g transform="rotate(${a} 200 200) translate(${x} 0)">${disc(200, 92, 50, fill("r", "steel"), 16)}${hex(168, 48, 64, 36, "steel")}${box(152, 84, 96, 12, 5, fill("h", "steel"))}${disc(200, 104, 44, "#2d343c", 9)}${thread(200, 108, 290, 15, "steel", 13)}${shape("M188 290H212L206 340L200 356L190 336z", fill("h", "steel"))}${stroke("M194 296L206 336", "#5d6873", 4)}</g>`,
    )
    .join(""),
  panscrew: [
    [-60, -16],
    [58, 12],
  ]
    .map(
      ([x, a]) =>
        `<g transform="rotate(${a} 200 200) translate(${x} 0)">${shape("M154 96Q154 52 200 52Q246 52 246 96z", fill("r", "steel"))}${stroke("M178 74H222M200 58V90", "#39424b", 8)}${thread(200, 96, 306, 15, "steel", 15)}${shape("M185 306L200 352L215 306z", fill("h", "steel"))}</g>`,
    )
    .join(""),
  undercut: turn(
    -24,
    nut(200, 60, 46, "steel") +
      box(178, 90, 44, 90, 4, fill("h", "steel")) +
      box(166, 160, 68, 120, 6, fill("h", "steel")) +
      shape("M166 276L146 352H254L234 276z", fill("h", "steel")) +
      stroke("M188 280L180 350M212 280L220 350", "#39424b", 5) +
      box(176, 96, 48, 10, 2, "#c62828"),
  ),
  chemanchor:
    turn(-16, thread(160, 40, 360, 24, "steel", 12) + nut(160, 96, 46, "steel")) +
    turn(
      -16,
      box(254, 90, 56, 250, 26, fill("h", "glass"), 'opacity=".9"') +
        box(262, 130, 40, 200, 20, fill("h", "oil")) +
        row(8, (i) => disc(270 + (i % 3) * 12, 150 + i * 20, 7, "#e8a67f")) +
        box(254, 80, 56, 26, 8, fill("h", "red")),
    ),
  "thin-nut":
    nut(160, 166, 110, "dark") +
    shape("M196 300L226 284H330L356 300L330 318H226z", fill("v", "dark")) +
    shape("M196 300V318L226 338H330L356 318V300L330 318H226z", fill("s", "dark")),
  "nut-brass": nut(168, 172, 112, "grey") + nut(296, 292, 66, "grey") + words(168, 96, 22, "#39424b", "UNC"),
  locknut:
    nut(200, 210, 128, "steel") +
    ring(200, 210, 84, 54, fill("r", "blue")) +
    ring(200, 210, 88, 82, "rgba(0,0,0,.25)"),
  flangenut:
    disc(206, 262, 158, "#5d6873", 84) +
    disc(200, 250, 158, fill("f", "steel"), 84) +
    nut(200, 186, 104, "steel"),
  "metal-locknut":
    nut(200, 200, 132, "grey") +
    around(3, 200, 200, 90, (x, y) => disc(x, y, 17, "#5d6873") + disc(x - 2, y - 2, 11, "#39424b"), 30),
  springwasher: `<g transform="rotate(-14 200 200)">${ring(206, 212, 132, 84, "#14181d")}${ring(200, 200, 132, 84, fill("f", "dark"))}${ring(200, 200, 132, 126, "rgba(255,255,255,.35)")}${shape("M186 60L222 60L212 124L184 124z", "#eef1f3")}${shape("M222 60L236 72L226 130L212 124z", fill("s", "dark"))}</g>`,
  wedgewasher:
    ring(186, 236, 138, 76, "#4a5560") +
    ring(180, 226, 138, 76, fill("f", "grey")) +
    ring(226, 176, 138, 76, "#4a5560") +
    ring(220, 164, 138, 76, fill("f", "grey")) +
    row(
      28,
      (i) =>
        `<g transform="rotate(${i * 12.86} 220 164)">${box(298, 162, 56, 3.5, 1, "rgba(20,25,30,.4)")}</g>`,
    ),
  rivetnut: [
    [120, 230, 0.8],
    [270, 190, 1.1],
  ]
    .map(
      ([x = 0, y = 0, k = 1]) =>
        `<g transform="translate(${x - 200 * k} ${y - 200 * k}) scale(${k})">${box(158, 130, 84, 190, 6, fill("h", "brass"))}${row(8, (i) => box(163 + i * 10, 150, 3, 80, 1, "rgba(90,55,5,.55)"))}${disc(200, 124, 66, fill("f", "brass"), 22)}${disc(200, 122, 34, "#39301a", 11)}</g>`,
    )
    .join(""),
  "rivet-closed": turn(
    -24,
    box(192, 24, 16, 150, 5, fill("h", "steel")) +
      disc(200, 170, 66, fill("r", "steel"), 24) +
      box(170, 176, 60, 150, 4, fill("h", "white")) +
      shape("M170 320Q170 366 200 366Q230 366 230 320z", fill("h", "white")),
  ),
  "bearing-steel": made(metalObjects.bearing, ["dark", "blue"]) + plate(160, 328, 80, 32, "440C"),
  "thin-bearing": bearingOf(168, 104, 11, "#22406e"),
  "pillowblock-steel": made(
    metalObjects.pillowblock,
    ["navy", "steel"],
    ["blue", "steel"],
    ["green", "steel"],
    ["dark", "steel"],
    ["teal", "steel"],
  ),
  takeup:
    box(60, 90, 280, 34, 4, fill("v", "dark")) +
    box(60, 290, 280, 34, 4, fill("v", "dark")) +
    box(60, 90, 26, 234, 4, fill("h", "dark")) +
    box(314, 90, 26, 234, 4, fill("h", "dark")) +
    thread(366, 150, 266, 12, "steel") +
    box(120, 124, 168, 166, 16, fill("f", "blue")) +
    ring(204, 207, 66, 42, fill("f", "steel")) +
    ring(204, 207, 44, 28, fill("r", "dark")) +
    disc(204, 207, 26, "#eef1f3") +
    box(286, 196, 84, 22, 3, fill("v", "steel")),
  "chain-steel": turn(
    -24,
    row(3, (i) => link(36 + i * 108, fill("f", "steel"))) +
      row(3, (i) => link(90 + i * 108, fill("v", "steel"))),
  ),
  sprocket:
    shape(teeth(206, 210, 160, 128, 22), "#4a5560") +
    shape(teeth(200, 200, 160, 128, 22), fill("f", "steel")) +
    disc(200, 200, 92, fill("r", "steel")) +
    ring(200, 200, 92, 84, "rgba(0,0,0,.2)") +
    disc(200, 200, 42, "#2d343c") +
    disc(204, 204, 34, "#e9edf0") +
    box(192, 150, 16, 20, 2, "#2d343c"),
  "belt-clear":
    stroke("M92 290V176Q92 84 184 84H216Q308 84 308 176V290", "#8fa0ae", 58) +
    stroke("M90 288V174Q90 82 182 82H214Q306 82 306 174V288", "#e6f0f5", 50) +
    `<path d="M90 288V174Q90 82 182 82H214Q306 82 306 174V288" fill="none" stroke="#b9c9d4" stroke-width="46" stroke-dasharray="11 9"/>` +
    stroke("M76 288V174M112 288V174M292 288V174M320 288V174", "rgba(70,85,100,.5)", 3),
  vbelt: `<path d="M110 200a90 90 0 0 1 180 0a90 120 0 0 1 -180 0z" fill="none" stroke="#0c0d0f" stroke-width="60"/><path d="M110 200a90 90 0 0 1 180 0a90 120 0 0 1 -180 0z" fill="none" stroke="#2d343c" stroke-width="46"/><path d="M110 200a90 90 0 0 1 180 0a90 120 0 0 1 -180 0z" fill="none" stroke="#14181d" stroke-width="22"/><path d="M96 180a104 108 0 0 1 130 -92" fill="none" stroke="rgba(255,255,255,.32)" stroke-width="6" stroke-linecap="round"/>${words(200, 106, 20, "#ffd659", "SPA")}`,
  "padlock-steel":
    stroke("M136 200V130Q136 58 200 58Q264 58 264 130V200", "#6d7782", 38) +
    stroke("M132 200V130Q134 56 200 56Q260 56 262 130V200", "#cfd6dc", 22) +
    box(96, 178, 208, 176, 18, fill("h", "steel")) +
    box(96, 330, 208, 24, 10, fill("v", "dark")) +
    plate(150, 236, 100, 44, "304"),
  loto:
    stroke("M142 190V110Q142 52 200 52Q258 52 258 110V190", "#6d7782", 20) +
    stroke("M139 190V110Q140 50 200 50Q255 50 256 110V190", "#e9edf0", 9) +
    box(106, 176, 188, 184, 20, fill("h", "red")) +
    plate(126, 220, 148, 92, "危险", { ink: "#c62828", size: 46 }),
  "caster-grey":
    box(180, 24, 40, 90, 4, fill("h", "steel")) +
    disc(200, 116, 66, fill("f", "grey"), 22) +
    shape("M134 118H266L252 250H148z", fill("h", "white")) +
    disc(200, 272, 104, fill("r", "grey")) +
    disc(200, 272, 66, fill("f", "white")) +
    disc(200, 272, 16, fill("r", "steel")),
  "caster-iron":
    box(88, 46, 224, 26, 4, fill("v", "steel")) +
    shape("M132 72H268L244 250H156z", fill("h", "steel")) +
    disc(200, 262, 112, "#14181d") +
    disc(200, 262, 80, fill("r", "dark")) +
    around(5, 200, 262, 50, (x, y) => disc(x, y, 17, "#14181d")) +
    disc(200, 262, 20, fill("r", "steel")),
  flaghinge:
    box(84, 56, 120, 130, 6, fill("f", "steel")) +
    box(200, 214, 120, 130, 6, fill("f", "steel")) +
    box(180, 40, 44, 160, 12, fill("h", "steel")) +
    box(180, 202, 44, 158, 12, fill("h", "steel")) +
    [
      [114, 90],
      [114, 150],
      [286, 250],
      [286, 310],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 14, "#47515b") + disc(x + 2, y + 2, 9, "#eef1f3"))
      .join(""),
  cuphinge:
    disc(116, 210, 82, fill("f", "steel")) +
    disc(116, 210, 62, fill("r", "grey")) +
    box(104, 168, 26, 84, 4, fill("h", "dark")) +
    shape("M150 176H330L360 196V240L330 256H150z", fill("v", "steel")) +
    box(240, 152, 62, 128, 8, fill("f", "steel")) +
    [
      [270, 176],
      [270, 256],
      [330, 216],
    ]
      .map(
        ([x = 0, y = 0]) =>
          disc(x, y, 13, "#5d6873") + stroke(`M${x - 7} ${y}H${x + 7}M${x} ${y - 7}V${y + 7}`, "#20262c", 3),
      )
      .join(""),
  latch:
    box(120, 236, 160, 110, 10, fill("f", "steel")) +
    box(146, 60, 108, 66, 8, fill("f", "steel")) +
    stroke("M166 100V240M234 100V240", "#7d8893", 14) +
    stroke("M164 100V240M232 100V240", "#e9edf0", 6) +
    shape("M138 200H262L252 320Q200 340 148 320z", fill("v", "steel")) +
    [
      [140, 330],
      [260, 330],
      [166, 78],
      [234, 78],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 8, "#47515b"))
      .join(""),
  foldhandle:
    box(48, 130, 304, 150, 16, fill("f", "black")) +
    box(76, 156, 248, 98, 10, "#0c0d0f") +
    stroke("M104 166V222H296V166", "#47515b", 30) +
    stroke("M102 164V218H294V164", "#8b97a3", 12) +
    [
      [64, 146],
      [336, 146],
      [64, 264],
      [336, 264],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 9, fill("r", "steel")))
      .join(""),
};
