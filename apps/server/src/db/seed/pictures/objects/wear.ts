/** Protective wear, fire fighting and first aid. */
import { goodsObjects } from "../objects-goods.ts";
import { box, disc, fill, ring, shape, stroke, words } from "../paint.ts";
import { block, glove, made, plate, roll, row } from "./parts.ts";

const helmetOf = (coat: "red" | "white" | "blue" | "orange" | "yellow") =>
  made(goodsObjects.helmet, ["yellow", coat]);
const vestOf = (coat: "yellow" | "orange", more = "") =>
  shape("M110 60L160 44Q200 90 240 44L290 60L318 130L304 360H96L82 130z", fill("f", coat)) +
  shape("M160 44Q200 90 240 44L222 190L204 360H196L178 190z", "rgba(0,0,0,.14)") +
  row(2, (i) => box(90, 226 + i * 66, 220, 28, 0, fill("v", "grey"))) +
  [128, 252].map((x) => box(x - 6, 62, 28, 166, 0, fill("h", "grey"))).join("") +
  stroke("M200 90V358", "rgba(0,0,0,.4)", 4) +
  more;
const boots = (
  leather: "black" | "dark" | "wood" | "green" | "yellow",
  sole: "black" | "wood" | "orange",
  tall: number,
  more = "",
) =>
  `<g transform="translate(36 -20) scale(.86)" opacity=".96">${shape(`M130 ${200 - tall}H232V250Q300 256 346 300V340H130z`, fill("s", leather))}</g>` +
  shape(`M90 ${190 - tall}H204V262Q288 268 336 318V344H90z`, fill("h", leather)) +
  shape("M84 338H342Q350 372 330 372H90z", fill("v", sole)) +
  more;
const extinguisherOf = (body: "red" | "black" | "blue" | "green", label: string, horn: string) =>
  box(136, 106, 128, 264, 40, fill("h", body)) +
  box(178, 66, 44, 46, 8, fill("h", "brass")) +
  shape("M150 44L262 30L270 46L206 70H170z", fill("v", "dark")) +
  disc(232, 84, 16, fill("r", "steel")) +
  disc(232, 84, 10, "#4dbd8a") +
  horn +
  plate(148, 196, 104, 80, label, { ink: "#7d1414", size: 30 });
const figure = (coat: "navy" | "white" | "grey" | "wood", more: string) =>
  shape(
    "M136 50L176 38Q200 62 224 38L264 50L330 200L286 222L262 150V240H138V150L114 222L70 200z",
    fill("h", coat),
  ) +
  shape("M138 236H262L276 376H212L200 270L188 376H124z", fill("h", coat)) +
  more;

export const wearObjects: Record<string, string> = {
  "helmet-alarm":
    helmetOf("white") +
    box(172, 196, 56, 74, 10, fill("f", "dark")) +
    shape("M206 206L186 240H200L194 262L216 226H202z", "#ffd659"),
  "helmet-forest":
    helmetOf("orange") +
    box(82, 262, 236, 100, 24, "rgba(20,24,29,.82)") +
    row(12, (i) => stroke(`M${96 + i * 19} 268V356`, "rgba(255,255,255,.22)", 2)) +
    row(5, (i) => stroke(`M88 ${280 + i * 18}H312`, "rgba(255,255,255,.22)", 2)) +
    box(24, 226, 62, 100, 28, fill("h", "black")) +
    box(314, 226, 62, 100, 28, fill("h", "black")),
  "helmet-brim": `<ellipse cx="200" cy="286" rx="198" ry="84" fill="${fill("r", "yellow")}"/>${helmetOf("yellow")}`,
  "helmet-smart":
    helmetOf("blue") +
    box(156, 168, 88, 58, 14, fill("f", "dark")) +
    disc(200, 197, 17, "#1b3d63") +
    disc(195, 192, 6, "#a9d0f8") +
    stroke("M306 110V44", "#14181d", 9) +
    disc(306, 40, 9, "#c62828"),
  "helmet-number": helmetOf("yellow") + plate(150, 186, 100, 54, "A018", { size: 30 }),
  glasses:
    stroke("M60 176Q30 176 26 220M340 176Q370 176 374 220", "#14181d", 14) +
    shape(
      "M56 150H184Q190 240 150 250H100Q60 244 56 150z",
      fill("f", "glass"),
      'stroke="#2d343c" stroke-width="12"',
    ) +
    shape(
      "M216 150H344Q340 244 300 250H250Q210 240 216 150z",
      fill("f", "glass"),
      'stroke="#2d343c" stroke-width="12"',
    ) +
    stroke("M184 164Q200 152 216 164", "#2d343c", 14) +
    stroke("M80 176L116 168M240 176L276 168", "rgba(255,255,255,.9)", 9),
  weldglasses:
    stroke("M50 180Q24 190 22 240M350 180Q376 190 378 240", "#14181d", 22) +
    box(44, 136, 146, 124, 30, fill("f", "dark")) +
    box(210, 136, 146, 124, 30, fill("f", "dark")) +
    box(184, 170, 32, 26, 8, fill("v", "dark")) +
    box(62, 154, 110, 86, 18, "#14532f") +
    box(228, 154, 110, 86, 18, "#14532f") +
    stroke("M78 176L120 164M244 176L286 164", "rgba(180,255,210,.7)", 8),
  weldmask:
    shape("M84 90Q200 20 316 90L328 240Q300 350 200 376Q100 350 72 240z", fill("h", "dark")) +
    shape("M108 96Q150 60 200 58L150 330Q110 300 96 236z", "rgba(255,255,255,.14)") +
    box(116, 140, 168, 104, 12, "#0c0d0f") +
    box(136, 158, 128, 60, 6, "#14532f") +
    box(148, 222, 104, 14, 3, "#22406e") +
    [72, 328].map((x) => disc(x, 150, 20, fill("r", "red"))).join(""),
  "earmuff-radio":
    made(goodsObjects.earmuff, ["orange", "blue"]) +
    stroke("M76 316Q90 366 160 360", "#14181d", 9) +
    disc(166, 360, 15, fill("r", "black")) +
    plate(256, 236, 68, 56, "BT", { paint: "none", ink: "#ffffff", size: 30 }),
  earplug:
    stroke("M128 240Q200 380 272 240", "#1c63b5", 10) +
    [
      [-24, 128],
      [24, 272],
    ]
      .map(
        ([a = 0, x = 0]) =>
          `<g transform="rotate(${a} ${x} 200)">${shape(`M${x - 46} 236V120Q${x - 46} 56 ${x} 56Q${x + 46} 56 ${x + 46} 120V236z`, fill("h", "orange"))}${disc(x, 238, 46, fill("f", "orange"), 16)}</g>`,
      )
      .join(""),
  "gloves-cut":
    glove("grey", "dark", "yellow") +
    plate(150, 268, 92, 34, "CUT 5", { paint: "none", ink: "#ffffff", size: 24 }),
  "gloves-cotton": glove("white", "white", "white"),
  "gloves-weld":
    glove("wood", "orange", "orange", 20) + stroke("M120 208H276", "#7d4f24", 6, 'stroke-dasharray="9 7"'),
  "gloves-chem": glove("green", "green", "green", 24),
  "gloves-volt":
    glove("orange", "red", "orange", 24) + shape("M208 262L182 300H200L192 328L220 288H202z", "#ffd659"),
  "gloves-gift":
    glove("blue", "blue", "white") +
    `<g transform="translate(90 60) scale(.75)">${box(90, 260, 200, 40, 6, fill("v", "red"))}${words(190, 288, 26, "#ffffff", "六双")}</g>`,
  "gloves-box":
    block(60, 180, 240, 160, "blue", 50) +
    plate(84, 226, 192, 76, "丁腈手套", { size: 36 }) +
    disc(200, 164, 74, "#0c3a73", 18) +
    shape("M150 166L160 80L180 82L184 50L202 52L206 78L224 66L234 84L230 166z", fill("f", "navy")),
  "mask-carbon":
    made(goodsObjects.mask, ["white", "grey"], ["grey", "dark"]) + words(150, 296, 22, "#39424b", "活性炭"),
  "respirator-full":
    shape("M96 120Q200 20 304 120L316 240Q270 340 200 352Q130 340 84 240z", fill("h", "black")) +
    shape("M114 124Q200 46 286 124L292 214Q200 262 108 214z", fill("f", "glass"), 'opacity=".95"') +
    shape("M128 132Q160 94 192 90L168 222Q136 218 118 206z", "rgba(255,255,255,.65)") +
    disc(200, 282, 40, fill("r", "dark")) +
    [
      [74, 288],
      [326, 288],
    ]
      .map(
        ([x = 0, y = 0]) =>
          disc(x, y, 58, fill("r", "grey")) +
          ring(x, y, 46, 40, "rgba(0,0,0,.25)") +
          disc(x, y, 26, fill("r", "orange")),
      )
      .join(""),
  "vest-mesh": vestOf(
    "orange",
    row(9, (i) => stroke(`M100 ${130 + i * 10}H300`, "rgba(255,255,255,.22)", 2)),
  ),
  "vest-led": vestOf(
    "yellow",
    row(8, (i) => disc(104 + i * 28, 240, 6, "#ff3b30")) +
      row(8, (i) => disc(104 + i * 28, 306, 6, "#ff3b30")),
  ),
  "vest-gift": vestOf("yellow", plate(216, 150, 70, 42, "百工")),
  weldwear: figure(
    "wood",
    stroke("M200 60V236", "#4a3218", 6) +
      box(146, 130, 46, 50, 4, "rgba(0,0,0,.16)") +
      box(208, 130, 46, 50, 4, "rgba(0,0,0,.16)") +
      box(138, 230, 124, 14, 2, "#4a3218"),
  ),
  coverall:
    shape("M158 60Q160 14 200 14Q240 14 242 60z", fill("r", "white")) +
    disc(200, 52, 24, "#9aa6b2", 26) +
    figure("white", stroke("M200 78V250", "#1c63b5", 6) + stroke("M138 240H262", "#b3bac2", 4)),
  "boot-volt": boots(
    "wood",
    "orange",
    60,
    stroke("M150 150L200 160M150 180L202 190M152 210L206 220", "#20262c", 6) +
      shape("M120 230L104 262H116L110 286L134 250H120z", "#ffd659"),
  ),
  rainboot: boots("green", "wood", 140, box(86, 50, 122, 18, 6, fill("v", "wood"))),
  fallarrest:
    box(180, 8, 40, 36, 16, fill("h", "steel")) +
    ring(200, 34, 30, 18, fill("f", "steel")) +
    disc(200, 166, 112, fill("r", "yellow")) +
    ring(200, 166, 92, 82, "rgba(0,0,0,.2)") +
    plate(148, 140, 104, 50, "10m", { ink: "#20262c" }) +
    stroke("M200 276V340", "#7d8893", 7) +
    stroke("M182 356Q180 330 200 330Q222 330 220 360Q216 392 196 388Q180 382 182 364", "#c79a3d", 11),
  beltharness:
    stroke("M60 220Q200 160 340 220", "#14181d", 60) +
    stroke("M60 216Q200 156 340 216", "#f2b417", 30) +
    box(160, 164, 80, 62, 8, fill("f", "steel")) +
    box(178, 180, 44, 30, 4, "#2d343c") +
    [
      [70, 236],
      [330, 236],
    ]
      .map(([x = 0, y = 0]) => ring(x, y, 32, 20, fill("f", "steel")))
      .join("") +
    stroke("M70 264Q100 372 200 356Q300 372 330 264", "#c62828", 15),
  "extinguisher-co2": extinguisherOf(
    "red",
    "CO2",
    stroke("M178 92Q70 96 84 220", "#14181d", 14) + shape("M68 216H102L124 330H44z", fill("h", "black")),
  ),
  "extinguisher-water":
    extinguisherOf(
      "red",
      "水基",
      stroke("M178 92Q84 100 92 240", "#14181d", 12) + box(82, 236, 22, 44, 6, fill("h", "dark")),
    ) + box(136, 300, 128, 20, 0, fill("v", "green")),
  exitlight:
    box(36, 110, 328, 180, 10, fill("f", "grey")) +
    box(48, 122, 304, 156, 6, "#138a4e") +
    disc(146, 158, 15, "#ffffff") +
    stroke(
      "M142 178L128 220L100 226M128 220L150 240L142 266M126 220L104 256L78 260M136 190L168 200L180 182",
      "#ffffff",
      15,
    ) +
    stroke("M206 200H326M292 166L328 200L292 234", "#ffffff", 18),
  cone:
    shape("M176 40H224L300 330H100z", fill("h", "orange")) +
    shape("M152 134H248L268 212H132z", fill("h", "white")) +
    box(176, 30, 48, 16, 6, fill("v", "orange")) +
    shape("M52 330H348L364 364H36z", fill("v", "black")),
  queuepost:
    box(186, 70, 28, 260, 6, fill("h", "steel")) +
    box(172, 44, 56, 62, 10, fill("h", "dark")) +
    disc(200, 340, 100, fill("v", "steel"), 28) +
    disc(200, 334, 100, fill("f", "steel"), 24) +
    shape("M226 58H392V92H226z", fill("v", "red")) +
    shape("M8 58H174V92H8z", fill("v", "red")),
  hazardtape:
    roll(140, 190, 148, "yellow", { depth: 110, core: 0.5 }) +
    row(5, (i) =>
      shape(`M160 ${70 + i * 60}L250 ${40 + i * 60}V${70 + i * 60}L160 ${100 + i * 60}z`, "#20262c"),
    ),
  eyewash:
    box(186, 60, 24, 300, 6, fill("h", "steel")) +
    shape("M120 360H280L296 380H104z", fill("v", "steel")) +
    stroke("M198 66H300V96", "#9aa6b2", 18) +
    shape("M256 96H344L356 124H244z", fill("v", "green")) +
    shape("M110 200H286Q276 252 198 252Q120 252 110 200z", fill("h", "green")) +
    stroke("M160 196Q164 160 178 164M236 196Q232 160 218 164", "#4f95e0", 7) +
    plate(60, 120, 100, 52, "洗眼", { paint: "#138a4e", ink: "#ffffff" }),
  aed:
    box(60, 120, 280, 230, 24, fill("f", "red")) +
    stroke("M140 120Q140 66 200 66Q260 66 260 120", "#7d1414", 20) +
    shape("M200 300Q110 232 132 186Q160 150 200 190Q240 150 268 186Q290 232 200 300z", "#ffffff") +
    shape("M206 186L176 238H200L190 282L228 226H204z", "#c62828"),
  "firstaid-bag":
    box(66, 126, 268, 216, 40, fill("f", "red")) +
    stroke("M150 126Q150 76 200 76Q250 76 250 126", "#7d1414", 18) +
    stroke("M70 200H330", "#7d1414", 7) +
    box(178, 212, 44, 104, 6, "#ffffff") +
    box(148, 242, 104, 44, 6, "#ffffff"),
};
