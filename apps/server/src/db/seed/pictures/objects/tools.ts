/** Hand tools, machines, cutters and measures for the workshop. */
import { goodsObjects } from "../objects-goods.ts";
import { machineObjects } from "../objects-machines.ts";
import { box, disc, fill, ring, shape, stroke, teeth, turn, words } from "../paint.ts";
import { block, display, gun, hex, made, plate, row, screen } from "./parts.ts";

const driver = (handle: string, shank: string) => turn(40, shank + handle);
const flutes = (from: number, to: number, half: number, gap: number, paint: string) =>
  row(Math.floor((to - from) / gap), (i) => {
    const y = from + i * gap;
    return shape(
      `M${200 - half} ${y + gap}C200 ${y + gap * 0.9} ${200 + half * 0.8} ${y + 18} ${200 + half} ${y}V${y + 15}C${200 + half * 0.7} ${y + gap * 0.9} 200 ${y + gap + 12} ${200 - half} ${y + gap + 16}z`,
      paint,
    );
  });
const disk = (outer: number, count: number, teethOf: "saw" | "plain", label: string, paint: string) =>
  (teethOf === "saw"
    ? shape(teeth(206, 208, outer, outer - 14, count, 0.75), "#5d6873") +
      shape(teeth(200, 200, outer, outer - 14, count, 0.75), paint)
    : disc(205, 208, outer, "#20262c") + disc(200, 200, outer, paint)) +
  ring(200, 200, outer * 0.44, outer * 0.42, "rgba(0,0,0,.25)") +
  words(200, 128, 24, "rgba(20,25,30,.75)", label, 'font-weight="700"') +
  disc(200, 200, 26, "#39424b") +
  disc(202, 202, 20, "#eef1f3");
const hammerOf = (head: string, grip: string) => turn(38, grip + head);
const wood = box(184, 110, 32, 268, 12, fill("h", "wood"));

const grinderWith = (coat: "green" | "red" | "orange", more = "") =>
  made(machineObjects.grinder, ["navy", coat]) + more;
const cord = stroke("M44 256Q-2 300 46 378", "#1d2024", 12);

export const toolObjects: Record<string, string> = {
  ratchet: turn(
    40,
    box(176, 120, 48, 190, 14, fill("h", "steel")) +
      box(192, 140, 16, 150, 8, "rgba(0,0,0,.15)") +
      disc(200, 90, 62, fill("f", "steel")) +
      shape(teeth(200, 90, 36, 29, 24), "#39424b") +
      disc(200, 90, 25, "#eef1f3") +
      box(224, 112, 34, 16, 8, fill("v", "dark")) +
      shape("M150 300L160 372L190 390L186 340H214L210 390L240 372L250 300z", fill("f", "steel")),
  ),
  adjustable: turn(
    38,
    box(174, 150, 52, 230, 16, fill("h", "blue")) +
      shape("M150 176Q130 110 148 50L186 40V110H212V176z", fill("f", "steel")) +
      shape("M212 176V110L218 40L254 66Q270 120 250 176z", fill("f", "steel")) +
      row(5, (i) => box(190 + i * 8, 140, 5, 24, 2, "#47515b")) +
      disc(200, 352, 11, "#dfe5ea"),
  ),
  torque: turn(
    42,
    box(184, 90, 32, 170, 8, fill("h", "steel")) +
      box(170, 30, 60, 66, 22, fill("f", "steel")) +
      box(188, 50, 24, 24, 3, "#39424b") +
      box(176, 220, 48, 26, 4, "#fbfcfd") +
      row(6, (i) => box(180 + i * 7, 226, 2, 14, 0, "#20262c")) +
      box(176, 250, 48, 130, 12, fill("h", "dark")) +
      row(9, (i) => box(176, 262 + i * 12, 48, 4, 0, "rgba(255,255,255,.2)")),
  ),
  "vde-driver": driver(
    box(166, 210, 68, 150, 24, fill("h", "red")) +
      box(166, 236, 68, 22, 0, "#ffd659") +
      plate(174, 290, 52, 26, "1000V", { paint: "none", ink: "#ffffff", size: 16 }),
    box(184, 44, 32, 180, 8, fill("h", "red")) + shape("M190 20H210V46H190z", fill("h", "steel")),
  ),
  "strike-driver": driver(
    box(164, 200, 72, 150, 22, fill("h", "green")) +
      row(4, (i) => box(176 + i * 15, 212, 5, 120, 2, "rgba(0,0,0,.3)")) +
      hex(180, 346, 40, 34, "steel"),
    hex(186, 30, 28, 180, "steel") + shape("M186 16H214V34H186z", fill("h", "dark")),
  ),
  ballhammer: hammerOf(
    box(120, 60, 120, 66, 12, fill("v", "steel")) +
      disc(108, 93, 46, fill("r", "steel"), 42) +
      box(228, 54, 48, 78, 8, fill("v", "dark")),
    wood,
  ),
  mallet: hammerOf(
    box(96, 52, 104, 96, 14, fill("v", "black")) +
      box(196, 60, 34, 80, 2, fill("v", "steel")) +
      box(226, 52, 92, 96, 14, fill("v", "orange")),
    box(186, 130, 32, 250, 14, fill("h", "blue")) + box(182, 270, 40, 110, 14, fill("h", "black")),
  ),
  toolbag:
    shape("M60 180H340L356 350Q200 378 44 350z", fill("f", "navy")) +
    shape("M60 180L84 140H316L340 180z", fill("v", "navy")) +
    stroke("M120 178Q124 70 200 70Q276 70 280 178", "#14181d", 20) +
    row(4, (i) => box(78 + i * 64, 216, 54, 106, 8, fill("f", "blue"))) +
    box(92, 120, 18, 100, 6, fill("h", "red")) +
    box(152, 110, 22, 112, 6, fill("h", "orange")) +
    box(222, 116, 16, 104, 6, fill("h", "yellow")) +
    stroke("M290 216V130", "#9aa6b2", 12),
  toolchest:
    block(70, 90, 240, 250, "red", 40) +
    row(
      6,
      (i) =>
        box(82, 102 + i * 38, 216, 32, 4, fill("f", "red")) +
        box(130, 110 + i * 38, 120, 8, 4, fill("v", "steel")),
    ) +
    [96, 284].map((x) => disc(x, 352, 20, "#20262c") + disc(x, 352, 8, "#9aa6b2")).join(""),
  corddrill: gun(
    "green",
    box(48, 112, 30, 52, 4, fill("v", "steel")) +
      box(20, 130, 34, 14, 3, fill("v", "steel")) +
      shape("M76 100H118V178H76z", fill("v", "dark")),
    { battery: false },
  ),
  driver12: gun("orange", box(64, 116, 50, 44, 8, fill("v", "dark")) + hex(28, 128, 40, 20, "steel"), {
    label: "12V",
  }),
  impactwrench: gun(
    "green",
    box(52, 120, 62, 40, 6, fill("v", "dark")) + box(26, 126, 32, 28, 2, fill("v", "steel")),
    { label: "40V" },
  ),
  polisher: grinderWith("orange", cord),
  "grinder-ac": grinderWith("red", cord),
  "grinder-smart": grinderWith("green"),
  hammerdrill:
    box(20, 138, 92, 18, 4, fill("v", "steel")) +
    shape("M96 116L136 108V186L96 178z", fill("v", "dark")) +
    shape("M130 96H290Q344 100 350 150V206H130z", fill("v", "green")) +
    stroke("M338 190V320Q336 346 300 340L270 326V210", "#14181d", 30) +
    stroke("M336 190V318", "#3a3f46", 12) +
    box(150, 204, 30, 110, 12, fill("h", "black")) +
    stroke("M330 330Q340 378 390 380", "#1d2024", 12) +
    words(226, 164, 30, "#ffffff", "26mm", 'font-weight="700"'),
  "hammerdrill-li": gun(
    "navy",
    box(18, 128, 60, 16, 4, fill("v", "steel")) + shape("M70 108L118 98V178L70 168z", fill("v", "dark")),
    { label: "SDS" },
  ),
  breakerhammer: turn(
    -90,
    box(14, 190, 96, 22, 2, fill("v", "steel")) +
      shape("M14 190L-10 201L14 212z", fill("v", "steel")) +
      box(104, 168, 60, 66, 6, fill("v", "dark")) +
      shape("M160 150H322Q344 152 344 200Q344 250 322 252H160z", fill("v", "orange")) +
      box(338, 120, 26, 164, 12, fill("h", "black")) +
      box(196, 246, 26, 66, 10, fill("h", "black")) +
      row(6, (i) => box(250 + i * 11, 166, 5, 70, 2, "rgba(0,0,0,.35)")),
  ),
  iron:
    turn(
      48,
      shape("M194 30H206L212 120H188z", fill("h", "copper")) +
        box(184, 116, 32, 80, 4, fill("h", "steel")) +
        disc(200, 200, 34, fill("f", "dark"), 12) +
        box(178, 204, 44, 140, 18, fill("h", "blue")) +
        plate(184, 250, 32, 22, "350", { paint: "#c9d6bd", ink: "#1f2a1c", size: 13 }),
    ) + stroke("M94 304Q40 330 60 376", "#1d2024", 9),
  heatgun: gun("red", box(40, 112, 76, 52, 6, fill("v", "steel")) + disc(42, 138, 10, "#39424b", 26), {
    battery: false,
    label: "1600W",
  }),
  sdsbit: turn(
    38,
    box(184, 30, 32, 96, 5, fill("h", "steel")) +
      row(2, (i) => box(190 + i * 12, 44, 6, 50, 3, "#39424b")) +
      box(184, 126, 32, 210, 2, fill("h", "dark")) +
      flutes(128, 330, 16, 46, "rgba(255,255,255,.3)") +
      shape("M176 330H224L214 372L200 360L186 372z", fill("h", "brass")),
  ),
  carbidedrill: turn(
    38,
    box(178, 30, 44, 140, 5, fill("h", "steel")) +
      box(180, 170, 40, 160, 2, fill("h", "copper")) +
      flutes(172, 320, 20, 50, "rgba(50,20,5,.5)") +
      shape("M180 330L200 366L220 330z", fill("h", "copper")),
  ),
  stepdrill: turn(
    30,
    hex(186, 30, 28, 90, "steel") +
      row(7, (i) => box(118 + i * 11, 116 + i * 32, 164 - i * 22, 33, 3, fill("h", "brass"))) +
      shape("M194 338H206L200 374z", fill("h", "brass")) +
      stroke("M206 124L214 340", "rgba(60,38,5,.55)", 10),
  ),
  endmill: turn(
    -32,
    box(176, 30, 48, 160, 5, fill("h", "steel")) +
      box(178, 188, 44, 170, 2, fill("h", "dark")) +
      flutes(190, 350, 22, 52, "rgba(255,255,255,.3)"),
  ),
  ballmill: turn(
    -32,
    box(176, 30, 48, 170, 5, fill("h", "steel")) +
      box(180, 198, 40, 130, 2, fill("h", "navy")) +
      disc(200, 328, 20, fill("r", "navy")) +
      flutes(200, 320, 20, 44, "rgba(255,255,255,.32)"),
  ),
  alumill: turn(
    -32,
    box(174, 30, 52, 150, 5, fill("h", "steel")) +
      box(176, 178, 48, 180, 2, fill("h", "steel")) +
      flutes(180, 350, 24, 58, "rgba(40,50,60,.55)"),
  ),
  "sawblade-alu": disk(166, 60, "saw", "铝", fill("f", "steel")),
  coldsaw: disk(166, 40, "saw", "冷切", fill("f", "copper")),
  cutdisc: disk(162, 0, "plain", "125×1.6", fill("f", "dark")) + ring(200, 200, 162, 156, "#c62828"),
  flapdisc:
    disc(206, 208, 164, "#3a2a18") +
    disc(200, 200, 164, fill("f", "wood")) +
    row(
      36,
      (i) =>
        `<g transform="rotate(${i * 10} 200 200)">${shape("M300 188L364 180V206L300 210z", i % 2 ? fill("f", "wood") : fill("s", "copper"))}</g>`,
    ) +
    disc(200, 200, 100, fill("r", "card")) +
    words(200, 160, 22, "#4a3218", "80#", 'font-weight="700"') +
    disc(200, 200, 24, "#39424b"),
  "tape-steel": made(goodsObjects.tapemeasure, ["yellow", "steel"], ["orange", "steel"]),
  "tape-mini":
    stroke("M250 92Q300 30 340 74", "#9aa6b2", 8) +
    `<g transform="translate(36 60) scale(.78)">${made(goodsObjects.tapemeasure, ["yellow", "red"])}</g>`,
  fieldtape:
    stroke("M140 110L200 30L260 110", "#14181d", 24) +
    disc(200, 220, 150, fill("f", "orange")) +
    disc(200, 220, 116, fill("r", "yellow")) +
    ring(200, 220, 116, 100, "rgba(0,0,0,.15)") +
    disc(200, 220, 32, fill("f", "dark")) +
    stroke("M200 220L270 172", "#20262c", 16) +
    disc(272, 170, 17, fill("r", "black")) +
    shape("M312 320L384 352V376L296 344z", fill("f", "yellow")),
  digilevel: turn(
    -18,
    box(30, 160, 340, 82, 6, fill("v", "steel")) +
      box(44, 176, 70, 50, 6, fill("f", "green")) +
      box(286, 176, 70, 50, 6, fill("f", "green")) +
      display(146, 178, 108, 46, "45.0°"),
  ),
  framelevel:
    box(70, 70, 260, 260, 6, fill("f", "dark")) +
    box(122, 122, 156, 156, 4, "#eef1f3") +
    box(140, 284, 120, 34, 16, fill("v", "glass")) +
    disc(200, 301, 22, "#8bd46a", 12) +
    stroke("M176 286V316M224 286V316", "#20262c", 3) +
    box(80, 140, 32, 120, 12, fill("h", "wood")),
  "ruler-steel": turn(
    -38,
    box(10, 172, 380, 58, 3, fill("v", "steel")) +
      row(37, (i) => box(20 + i * 10, 172, 2, i % 5 ? 14 : 26, 0, "#20262c")) +
      row(7, (i) => words(24 + i * 50, 218, 16, "#20262c", String(i * 5))),
  ),
  combisquare: turn(
    -20,
    box(20, 178, 360, 46, 3, fill("v", "steel")) +
      row(34, (i) => box(30 + i * 10, 178, 2, i % 5 ? 12 : 22, 0, "#20262c")) +
      shape("M180 120L300 120V290H250L180 214z", fill("f", "blue")) +
      box(214, 140, 60, 24, 12, fill("v", "glass")) +
      disc(244, 152, 10, "#8bd46a", 8) +
      disc(272, 240, 12, fill("r", "brass")),
  ),
  trysquare:
    shape("M96 60H140V300H344V344H96z", fill("f", "steel")) +
    shape("M96 60H140V72L108 344H96z", "rgba(255,255,255,.4)") +
    shape("M80 300H344V356H80z", fill("v", "dark")),
  laserlevel:
    shape("M120 190H280L300 340H100z", fill("f", "green")) +
    box(144, 60, 112, 134, 20, fill("h", "dark")) +
    box(160, 84, 80, 60, 12, "#0f3a22") +
    stroke("M20 112H160M240 112H380M200 20V84", "#39e07c", 5) +
    stroke("M200 150V344", "#39e07c", 3) +
    [112, 288].map((x) => box(x - 12, 336, 24, 34, 6, fill("h", "black"))).join(""),
  rangecam:
    box(112, 40, 176, 330, 28, fill("f", "dark")) +
    screen(
      136,
      70,
      128,
      136,
      shape("M136 206L176 130L206 170L226 146L264 206z", "#4dbd8a") +
        stroke("M200 78V198M144 138H256", "#ff5a4a", 3),
    ) +
    box(150, 226, 100, 38, 12, fill("v", "red")) +
    row(6, (i) => box(146 + (i % 3) * 40, 284 + Math.floor(i / 3) * 34, 30, 22, 8, fill("f", "grey"))),
  bilaser:
    made(machineObjects.rangefinder, ["yellow", "blue"], ["orange", "blue"]) +
    stroke("M200 18V-6M200 382V404", "#ff3b30", 6) +
    stroke("M188 24L200 6L212 24M188 376L200 394L212 376", "#ff3b30", 6),
  precisionset:
    box(50, 110, 300, 220, 18, fill("f", "dark")) +
    box(66, 126, 268, 188, 10, "#20262c") +
    box(84, 146, 232, 40, 18, fill("v", "steel")) +
    row(24, (i) =>
      box(86 + (i % 12) * 19, 206 + Math.floor(i / 12) * 48, 12, 36, 3, fill("h", i % 2 ? "brass" : "steel")),
    ),
  toolpouch:
    box(60, 120, 280, 220, 26, fill("f", "red")) +
    stroke("M150 120Q150 66 200 66Q250 66 250 120", "#7d1414", 20) +
    stroke("M64 190H336", "#7d1414", 8) +
    box(300, 182, 34, 16, 6, fill("v", "steel")) +
    plate(140, 226, 120, 60, "应急", { ink: "#c62828" }),
};
