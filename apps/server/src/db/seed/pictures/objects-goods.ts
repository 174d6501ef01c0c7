import { box, disc, fill, type Material, place, ring, shape, stroke, teeth, turn, words } from "./paint.ts";

/** A carton in two-point view with its lid, at any place. */
const carton = (label: string) =>
  shape("M60 138L200 92L340 138L200 190z", fill("f", "card")) +
  shape("M60 138L200 190L200 350L60 290z", fill("s", "card")) +
  shape("M340 138L200 190L200 350L340 290z", "#a97c4a") +
  shape("M118 119L258 164L282 156L142 111z", "rgba(250,240,215,.75)") +
  shape("M258 164L282 156L282 206L258 214z", "rgba(250,240,215,.55)") +
  `<g transform="matrix(1 .37 0 1 0 0)">${words(120, 190, 26, "rgba(70,40,10,.75)", label, 'font-weight="700"')}${stroke("M84 210L160 210", "rgba(70,40,10,.4)", 3)}</g>` +
  stroke("M226 300L226 270M216 280L226 268L236 280", "rgba(60,34,8,.6)", 4);

const bottle = (body: "blue" | "white" | "yellow", cap: "red" | "blue" | "black", label: string) =>
  shape(
    "M140 160Q140 132 168 124L168 96L232 96L232 124Q260 132 260 160L260 340Q260 362 238 362L162 362Q140 362 140 340z",
    fill("h", body),
  ) +
  box(140, 196, 120, 108, 0, "rgba(255,255,255,.92)") +
  words(200, 246, 30, "#22406e", label, 'font-weight="700"') +
  stroke("M164 270L236 270M176 284L224 284", "#9aa6b2", 4) +
  box(172, 66, 56, 34, 4, fill("h", cap)) +
  shape("M150 40L236 40L252 56L236 70L170 70L160 90L146 90z", fill("v", cap));

const rollSide = (
  cx: number,
  cy: number,
  r: number,
  core: number,
  material: "card" | "black" | "oil" | "glass",
  depth = 40,
) =>
  disc(cx + depth, cy, r * 0.5, fill("v", material), r) +
  box(cx, cy - r, depth, r * 2, 0, fill("v", material)) +
  disc(cx, cy, r * 0.5, fill("f", material), r) +
  disc(cx, cy, core * 0.5, fill("f", "card"), core) +
  disc(cx + 3, cy, core * 0.4, "#4a3218", core * 0.82);

const shelf =
  [
    [64, 60],
    [312, 60],
  ]
    .map(
      ([x = 0, y = 0]) =>
        box(x, y, 24, 292, 2, fill("h", "navy")) +
        Array.from({ length: 14 }, (_, i) => box(x + 9, y + 12 + i * 20, 6, 9, 2, "rgba(0,0,0,.45)")).join(
          "",
        ),
    )
    .join("") +
  [84, 176, 268, 332]
    .map((y) => box(52, y, 296, 16, 2, fill("v", "orange")) + box(52, y - 6, 296, 7, 0, fill("v", "grey")))
    .join("") +
  [
    [96, 112],
    [176, 112],
    [248, 122],
    [104, 206],
    [216, 206],
    [104, 290],
    [180, 284],
    [256, 292],
  ]
    .map(([x = 0, y = 0], i) =>
      box(x, y, 62, (y < 170 ? 170 : y < 262 ? 262 : 326) - y, 3, fill("f", i % 3 === 1 ? "blue" : "card")),
    )
    .join("");

const slats = (y: number) => shape(`M30 ${y}L206 ${y - 72}L376 ${y - 8}L196 ${y + 82}z`, fill("f", "blue"));

const tapes: [material: Material, x: number, y: number][] = [
  ["red", 96, 250],
  ["yellow", 300, 254],
  ["green", 202, 290],
  ["black", 150, 140],
  ["blue", 256, 138],
];

const terminals: [material: Material, x: number, y: number][] = [
  ["red", 90, 90],
  ["blue", 190, 60],
  ["yellow", 290, 100],
  ["black", 130, 220],
  ["grey", 250, 230],
];

/** Protective wear, packing, storage, cleaning and services. */
export const goodsObjects: Record<string, string> = {
  helmet:
    shape(
      "M40 258C40 140 108 74 200 74C292 74 352 142 356 250L356 268Q200 300 40 268z",
      fill("r", "yellow"),
    ) +
    shape("M22 262Q200 308 378 256Q390 262 384 280Q200 340 18 286Q12 268 22 262z", fill("v", "yellow")) +
    shape("M176 78Q200 58 226 78L236 280Q200 290 168 282z", fill("h", "yellow")) +
    stroke("M116 108Q92 160 94 258M290 110Q312 160 310 256", "rgba(140,90,0,.4)", 6) +
    shape("M80 220Q80 140 140 104Q110 160 108 222z", "rgba(255,255,255,.5)"),
  faceshield:
    shape("M76 130Q200 70 324 130L318 280Q200 372 82 280z", fill("f", "glass"), 'opacity=".85"') +
    shape("M70 116Q200 40 330 116L326 162Q200 100 74 162z", fill("v", "dark")) +
    shape("M112 170Q130 150 160 142L140 300Q118 290 104 276z", "rgba(255,255,255,.6)") +
    disc(74, 138, 22, fill("r", "orange")) +
    disc(326, 138, 22, fill("r", "orange")),
  earmuff:
    stroke("M92 230C70 60 330 60 308 230", "#14181d", 30) +
    stroke("M92 226C72 58 328 58 308 226", "#47515b", 16) +
    [
      [64, 1],
      [244, 0],
    ]
      .map(
        ([x = 0, left]) =>
          box(x + (left ? 50 : -16), 200, 44, 136, 20, fill("h", "black")) +
          box(x, 190, 92, 156, 42, fill("r", "orange")),
      )
      .join(""),
  mask:
    shape("M70 150Q200 70 330 150L330 262Q270 344 200 344Q130 344 70 262z", fill("f", "white")) +
    stroke(
      "M74 180Q200 136 326 180M76 224Q200 190 324 224M92 268Q200 246 308 268",
      "rgba(90,105,120,.28)",
      5,
    ) +
    stroke("M140 124Q200 100 260 124", "#9aa6b2", 9) +
    stroke("M72 160C10 150 20 270 74 254M328 160C390 150 380 270 326 254", "#e3e7eb", 9) +
    disc(200, 236, 36, fill("r", "grey")) +
    ring(200, 236, 26, 20, "rgba(0,0,0,.2)") +
    words(262, 306, 22, "#5d6873", "KN95"),
  respirator:
    shape("M128 120Q200 60 272 120L292 230Q272 318 200 330Q128 318 108 230z", fill("r", "grey")) +
    disc(200, 250, 40, fill("r", "black")) +
    ring(200, 250, 30, 24, "rgba(255,255,255,.2)") +
    [
      [96, 220],
      [304, 220],
    ]
      .map(
        ([x = 0, y = 0]) =>
          disc(x, y + 6, 66, "#50101a") +
          disc(x, y, 66, fill("r", "red")) +
          ring(x, y, 54, 46, "rgba(255,255,255,.28)") +
          disc(x, y, 34, fill("f", "grey")),
      )
      .join("") +
    stroke("M130 120Q60 60 40 110M270 120Q340 60 360 110", "#22282e", 12),
  workwear:
    shape(
      "M130 70L176 54Q200 78 224 54L270 70L348 138L318 200L288 178L292 350L108 350L112 178L82 200L52 138z",
      fill("f", "navy"),
    ) +
    stroke("M200 76L200 350", "#12233f", 4) +
    box(134, 150, 48, 52, 4, "rgba(255,255,255,.1)") +
    box(218, 150, 48, 52, 4, "rgba(255,255,255,.1)") +
    box(110, 236, 180, 18, 0, "#dfe5ea") +
    box(110, 254, 180, 6, 0, "#ffd659") +
    shape("M176 54L200 96L160 86zM224 54L200 96L240 86z", "#0d1a30") +
    [120, 170, 220, 300].map((y) => disc(206, y, 4, "#c9d0d6")).join(""),
  harness: (() => {
    const straps =
      "M150 50L150 120Q156 160 200 176Q244 160 250 120L250 50M200 176L200 226M128 232L272 232M128 232L104 300Q104 352 150 352Q190 348 188 300L180 236M272 232L296 300Q296 352 250 352Q210 348 212 300L220 236M128 232L128 120L150 60M272 232L272 120L250 60";
    return (
      stroke(straps, "#9c3c08", 22) +
      stroke(straps, "#f2883a", 16) +
      stroke(straps, "rgba(255,255,255,.45)", 2, 'stroke-dasharray="6 7"') +
      box(116, 218, 168, 30, 8, fill("v", "dark")) +
      box(176, 212, 48, 42, 6, fill("f", "steel")) +
      box(190, 222, 20, 22, 3, "#39424b") +
      `<circle cx="200" cy="172" r="22" fill="none" stroke="#5d6873" stroke-width="13"/><circle cx="199" cy="170" r="22" fill="none" stroke="#e6ebef" stroke-width="7"/>` +
      [
        [128, 150],
        [272, 150],
        [146, 300],
        [254, 300],
      ]
        .map(([x = 0, y = 0]) => box(x - 15, y - 11, 30, 22, 4, fill("f", "steel")))
        .join("")
    );
  })(),
  firstaid:
    box(70, 128, 268, 214, 24, "#7a838c") +
    box(62, 118, 268, 214, 24, fill("f", "white")) +
    stroke("M150 118L150 92Q150 78 164 78L228 78Q242 78 242 92L242 118", "#a4acb4", 16) +
    box(62, 150, 268, 10, 0, "rgba(0,0,0,.1)") +
    box(172, 178, 48, 132, 6, fill("f", "green")) +
    box(130, 220, 132, 48, 6, fill("f", "green")) +
    [96, 270].map((x) => box(x, 140, 28, 30, 5, fill("f", "grey"))).join(""),
  tapemeasure:
    box(76, 76, 232, 232, 60, "#8a5a00") +
    box(68, 68, 232, 232, 60, fill("f", "yellow")) +
    box(68, 244, 232, 56, 26, fill("v", "black")) +
    disc(180, 166, 74, fill("r", "black")) +
    disc(180, 166, 58, fill("r", "yellow")) +
    words(180, 182, 44, "#1d2024", "5m", 'font-weight="700"') +
    shape("M296 268L392 268L392 296L296 296z", "#f7d84a") +
    Array.from({ length: 11 }, (_, i) => box(302 + i * 8, 268, 2, i % 5 ? 9 : 17, 0, "#1d2024")).join("") +
    box(388, 258, 9, 54, 2, fill("h", "steel")) +
    box(240, 92, 44, 60, 16, fill("f", "black")),
  level: turn(
    -14,
    box(20, 154, 360, 92, 8, fill("v", "yellow")) +
      box(20, 154, 26, 92, 6, fill("v", "black")) +
      box(354, 154, 26, 92, 6, fill("v", "black")) +
      box(150, 164, 100, 40, 10, "#2b3036") +
      box(158, 170, 84, 28, 12, "#c8ea52") +
      disc(200, 182, 15, "#eefbc0", 9) +
      stroke("M182 170L182 198M218 170L218 198", "#20262c", 3) +
      [88, 312]
        .map(
          (x) =>
            disc(x, 200, 30, "#2b3036") +
            box(x - 9, 178, 18, 44, 9, "#c8ea52") +
            disc(x, 196, 7, "#eefbc0", 9),
        )
        .join(""),
  ),
  shelf,
  bin:
    place(
      30,
      16,
      0.72,
      shape("M60 150L320 150L352 330L40 330z", fill("f", "blue")) +
        shape("M60 150L320 150L320 176L60 176z", fill("s", "blue")) +
        shape("M40 250L352 250L366 350L30 350z", fill("v", "blue")) +
        box(120, 272, 150, 46, 4, "#fff") +
        words(195, 306, 28, "#22406e", "A-03-12"),
    ) +
    place(
      110,
      140,
      0.66,
      shape("M60 150L320 150L352 330L40 330z", fill("f", "red")) +
        shape("M60 150L320 150L320 176L60 176z", fill("s", "red")) +
        shape("M40 250L352 250L366 350L30 350z", fill("v", "red")) +
        box(120, 272, 150, 46, 4, "#fff") +
        words(195, 306, 28, "#7d1414", "B-01-07"),
    ),
  crate:
    shape("M48 150L352 150L330 330L70 330z", fill("f", "blue")) +
    box(36, 128, 328, 34, 8, fill("v", "blue")) +
    Array.from({ length: 7 }, (_, i) => box(84 + i * 36, 176, 16, 62, 4, "rgba(5,20,50,.4)")).join("") +
    Array.from({ length: 7 }, (_, i) => box(86 + i * 35.4, 252, 16, 62, 4, "rgba(5,20,50,.4)")).join("") +
    box(154, 190, 92, 34, 14, "#0b2347") +
    shape("M48 128L88 84L314 84L352 128z", "#0f3469"),
  pallet:
    slats(246) +
    Array.from({ length: 6 }, (_, i) =>
      stroke(`M${58 + i * 29} ${235 - i * 12}L${224 + i * 29} ${316 - i * 13}`, "rgba(5,20,50,.4)", 7),
    ).join("") +
    shape("M30 246L196 328L196 364L30 282z", fill("s", "blue")) +
    shape("M376 238L196 328L196 364L376 272z", fill("s", "navy")) +
    shape(
      "M58 268L98 288L98 310L58 290zM128 303L170 324L170 345L128 324zM226 322L262 304L262 326L226 344zM296 286L346 261L346 283L296 308z",
      "#061a36",
    ),
  carton: carton("百工"),
  ptape: rollSide(250, 150, 108, 70, "oil", 48) + rollSide(110, 236, 118, 78, "oil", 52),
  stretchfilm: turn(
    16,
    box(110, 60, 180, 270, 10, fill("h", "glass")) +
      Array.from({ length: 6 }, (_, i) =>
        stroke(`M${124 + i * 30} 64L${124 + i * 30} 326`, "rgba(255,255,255,.4)", 3),
      ).join("") +
      disc(200, 60, 90, fill("f", "glass"), 26) +
      disc(200, 60, 36, fill("f", "card"), 11) +
      disc(200, 60, 28, "#4a3218", 8) +
      shape("M110 326Q200 356 290 326L290 332Q200 364 110 332z", "#8fb5c8") +
      box(172, 340, 56, 36, 4, fill("h", "card")),
  ),
  bubble:
    disc(286, 200, 58, fill("v", "glass"), 118) +
    box(90, 82, 196, 236, 0, fill("v", "glass")) +
    Array.from(
      { length: 48 },
      (_, i) =>
        disc(104 + (i % 8) * 25, 102 + Math.floor(i / 8) * 40, 11, "rgba(255,255,255,.75)", 15) +
        disc(107 + (i % 8) * 25, 106 + Math.floor(i / 8) * 40, 7, "rgba(110,160,185,.35)", 10),
    ).join("") +
    disc(90, 200, 58, fill("f", "glass"), 118) +
    disc(90, 200, 22, fill("f", "card"), 46) +
    disc(92, 200, 16, "#4a3218", 36),
  spray:
    place(-66, 6, 0.96, bottle("blue", "red", "清洁")) + place(86, 38, 0.86, bottle("white", "blue", "防锈")),
  tube: turn(
    32,
    box(158, 20, 84, 20, 3, fill("h", "steel")) +
      shape("M150 40L250 40L236 272L164 272z", fill("h", "red")) +
      box(160, 92, 80, 108, 0, "rgba(255,255,255,.92)") +
      words(200, 150, 24, "#7d1414", "中强度", 'font-weight="700"') +
      stroke("M174 172L226 172M180 186L220 186", "#9aa6b2", 4) +
      box(174, 272, 52, 26, 4, fill("h", "black")) +
      shape("M186 298L214 298L204 372L196 372z", fill("h", "black")),
  ),
  jerrycan:
    shape(
      "M100 120L206 70L252 70Q270 70 270 88L270 110L306 130L306 340Q306 362 284 362L122 362Q100 362 100 340z",
      fill("h", "blue"),
    ) +
    box(220, 48, 56, 36, 6, fill("h", "red")) +
    shape("M128 142L190 110L190 132L150 154L150 196L128 196z", "#f5f7f8") +
    box(122, 214, 164, 110, 6, "#fff") +
    words(204, 264, 32, "#0c3a73", "切削液", 'font-weight="700"') +
    words(204, 300, 22, "#5d6873", "18 L"),
  paper: [0, 1, 2]
    .map((i) => {
      const y = 236 - i * 76;
      return (
        shape(`M40 ${y + 30}L196 ${y - 34}L372 ${y + 14}L212 ${y + 86}z`, fill("f", "white")) +
        shape(`M40 ${y + 30}L212 ${y + 86}L212 ${y + 146}L40 ${y + 88}z`, "#2f6fbd") +
        shape(`M372 ${y + 14}L212 ${y + 86}L212 ${y + 146}L372 ${y + 72}z`, "#1c4f90") +
        `<g transform="matrix(1 .32 0 1 0 ${y - 300})">${words(124, 356, 34, "#ffffff", "A4 70g", 'font-weight="700"')}</g>`
      );
    })
    .join(""),
  toner:
    shape(
      "M50 190Q60 130 120 128L330 128Q352 128 352 150L352 238Q352 256 334 256L70 256Q50 256 50 236z",
      fill("f", "black"),
    ) +
    box(74, 226, 262, 56, 26, fill("v", "teal")) +
    box(60, 150, 40, 50, 8, fill("f", "grey")) +
    box(140, 152, 150, 46, 4, "#f5f7f8") +
    words(215, 184, 28, "#1d2024", "TN-20") +
    box(332, 160, 40, 40, 6, fill("v", "grey")) +
    shape(teeth(352, 240, 30, 22, 16), fill("f", "grey")),
  cabletie: [0, 1, 2, 3, 4]
    .map(
      (i) =>
        stroke(`M${70 + i * 52} 80Q${90 + i * 40} 220 ${110 + i * 46} 346`, "#a4acb4", 15) +
        stroke(
          `M${68 + i * 52} 78Q${88 + i * 40} 218 ${108 + i * 46} 342`,
          i % 2 ? "#2a2f36" : "#f4f6f7",
          11,
        ) +
        box(50 + i * 52, 58, 38, 36, 6, fill("f", i % 2 ? "dark" : "white")),
    )
    .join(""),
  etape: tapes
    .map(
      ([m, x, y]) =>
        box(x - 76, y, 152, 40, 0, fill("h", m)) +
        disc(x, y + 40, 76, fill("h", m), 30) +
        disc(x, y, 76, fill("f", m), 30) +
        disc(x, y, 46, fill("f", "card"), 18) +
        disc(x, y + 3, 40, "#4a3218", 14),
    )
    .join(""),
  terminal: terminals
    .map(
      ([m, x, y]) =>
        `<g transform="translate(${x} ${y}) rotate(14)">${shape("M-20 0L20 0L30 50L-30 50z", fill("h", m)) + box(-18, 48, 36, 20, 2, fill("h", m)) + box(-11, 66, 22, 72, 3, fill("h", "steel"))}</g>`,
    )
    .join(""),
  pallettruck:
    stroke("M96 250L62 80", "#7d1414", 18) +
    stroke("M94 248L61 82", "#e0483f", 10) +
    `<path d="M34 78L44 40Q62 26 84 36L92 70Q64 92 34 78z" fill="none" stroke="#22282e" stroke-width="13" stroke-linejoin="round"/>` +
    box(70, 196, 74, 100, 10, fill("h", "red")) +
    box(92, 150, 30, 60, 6, fill("h", "steel")) +
    shape("M126 262L372 300L388 326L372 332L126 296z", fill("v", "red")) +
    shape("M120 236L340 262L352 284L340 288L120 268z", fill("v", "red")) +
    disc(104, 316, 36, fill("r", "black")) +
    disc(104, 316, 15, fill("r", "steel")) +
    disc(336, 338, 18, fill("r", "orange")) +
    disc(310, 304, 13, fill("r", "orange")),
  trolley:
    stroke("M78 296L52 92Q50 72 70 70L108 66", "#22282e", 17) +
    stroke("M78 292L53 94Q52 74 70 71L106 67", "#6b7681", 8) +
    shape("M66 272L306 248L382 290L120 322z", fill("f", "blue")) +
    shape("M66 272L120 322L120 338L66 288zM120 322L382 290L382 306L120 338z", "#0c3a73") +
    [
      [96, 330],
      [170, 356],
      [352, 326],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 27, fill("r", "black")) + disc(x, y, 11, fill("r", "steel")))
      .join("") +
    place(130, 90, 0.52, carton("ITEM")),
  hoist:
    `<path d="M186 44Q166 14 200 10Q236 14 226 48" fill="none" stroke="#39424b" stroke-width="16"/>` +
    disc(206, 134, 88, "#7d5200") +
    disc(200, 126, 88, fill("r", "yellow")) +
    disc(200, 126, 58, fill("r", "dark")) +
    words(200, 140, 38, "#ffd659", "2T", 'font-weight="700"') +
    [
      [176, 212],
      [262, 196],
      [140, 196],
    ]
      .map(([x = 0, y = 0], k) =>
        Array.from(
          { length: k ? 7 : 4 },
          (_, i) =>
            `<ellipse cx="${x}" cy="${y + i * 24}" rx="${i % 2 ? 5 : 9}" ry="15" fill="none" stroke="${i % 2 ? "#6d7782" : "#9aa6b2"}" stroke-width="6"/>`,
        ).join(""),
      )
      .join("") +
    stroke("M176 308L176 330Q150 340 156 366Q178 396 204 362", "#c62828", 17) +
    box(158, 300, 36, 34, 8, fill("h", "red")),
  certificate:
    box(78, 48, 256, 312, 6, "rgba(30,40,55,.28)") +
    box(70, 40, 256, 312, 6, "#fffdf6") +
    box(84, 54, 228, 284, 2, "none", 'stroke="#c79a3d" stroke-width="4"') +
    words(198, 112, 32, "#22406e", "校准证书", 'font-weight="700"') +
    stroke("M118 146L278 146M118 176L278 176M118 206L278 206M118 236L226 236", "#c3cad1", 7) +
    shape("M246 284L232 366L262 346L292 366L278 284z", fill("f", "red")) +
    shape(teeth(262, 276, 46, 40, 24), fill("r", "brass")) +
    disc(262, 276, 28, fill("r", "oil")),
  service:
    disc(206, 212, 148, "rgba(20,40,70,.2)") +
    disc(200, 200, 148, fill("r", "teal")) +
    shape(teeth(200, 196, 96, 78, 12, 0.5), fill("f", "white")) +
    disc(200, 196, 44, fill("r", "teal")) +
    turn(
      45,
      box(186, 196, 28, 150, 12, fill("h", "steel")) +
        shape("M164 196Q150 150 178 130L178 168L222 168L222 130Q250 150 236 196z", fill("h", "steel")),
    ),
  training:
    box(40, 60, 320, 220, 10, "#4a3218") +
    box(52, 72, 296, 196, 4, fill("f", "green")) +
    words(200, 138, 36, "#f3fbf6", "安全生产培训", 'font-weight="700"') +
    stroke("M92 170L308 170M92 200L250 200", "rgba(255,255,255,.5)", 5) +
    box(28, 276, 344, 18, 4, fill("v", "wood")) +
    stroke("M120 294L92 372M280 294L308 372", "#8a5a2c", 13),
  giftcard: turn(
    -10,
    box(52, 122, 310, 196, 20, "rgba(30,20,10,.3)") +
      box(44, 108, 310, 196, 20, fill("f", "red")) +
      box(222, 108, 34, 196, 0, fill("h", "brass")) +
      box(44, 176, 310, 28, 0, fill("v", "brass")) +
      shape("M238 176Q190 110 168 150Q170 184 238 190Q306 184 310 150Q288 110 238 176z", fill("f", "brass")) +
      words(122, 262, 34, "#fff4d8", "福利卡", 'font-weight="700"'),
  ),
};
