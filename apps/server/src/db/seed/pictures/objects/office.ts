/** Office, cleaning and services. */
import { box, disc, fill, type Material, ring, shape, stroke, turn, words } from "../paint.ts";
import { block, dial, display, plate, roll, row, screen } from "./parts.ts";

const penOf = (body: Material, cap: Material, tip: Material, half = 17) =>
  box(200 - half, 90, half * 2, 220, half, fill("h", body)) +
  box(200 - half - 2, 60, half * 2 + 4, 90, 10, fill("h", cap)) +
  box(200 + half - 2, 70, 10, 100, 5, fill("h", cap)) +
  shape(`M${200 - half + 3} 306H${200 + half - 3}L204 362H196z`, fill("h", tip));
const pens = (list: [Material, Material, Material][], half = 17) =>
  list
    .map(
      ([b, c, t], i) =>
        `<g transform="rotate(${28 + (i - 1) * 10} 200 300) translate(${(i - 1) * 78} 0)">${penOf(b, c, t, half)}</g>`,
    )
    .join("");
const book = (m: Material, more = "") =>
  shape("M96 64H300V350H96z", "#d9dde1", 'transform="translate(14 12)"') +
  box(90, 54, 214, 300, 10, fill("f", m)) +
  box(90, 54, 30, 300, 8, "rgba(0,0,0,.22)") +
  box(262, 54, 14, 300, 0, "rgba(0,0,0,.35)") +
  more;
const machine = (m: Material, more: string) =>
  shape("M64 170L100 120H300L336 170z", fill("f", m)) + box(56, 166, 288, 150, 14, fill("f", m)) + more;
const sheet = (y: number, lines = 4) =>
  box(110, y, 180, 90, 2, "#fbfcfd") +
  row(lines, (i) => stroke(`M128 ${y + 18 + i * 16}H${272 - (i % 2) * 40}`, "#9aa6b2", 4));
const person = (x: number, y: number, coat: Material, hat: Material | null = null) =>
  disc(x, y, 30, "#e0b48c") +
  (hat
    ? shape(
        `M${x - 34} ${y - 4}Q${x - 32} ${y - 42} ${x} ${y - 42}Q${x + 32} ${y - 42} ${x + 34} ${y - 4}z`,
        fill("r", hat),
      )
    : shape(
        `M${x - 30} ${y - 4}Q${x - 28} ${y - 34} ${x} ${y - 34}Q${x + 28} ${y - 34} ${x + 30} ${y - 4}z`,
        "#3a2a1c",
      )) +
  shape(
    `M${x - 56} ${y + 110}Q${x - 52} ${y + 34} ${x} ${y + 34}Q${x + 52} ${y + 34} ${x + 56} ${y + 110}z`,
    fill("h", coat),
  );
const card = (m: Material, text: string, more = "") =>
  turn(
    -10,
    box(50, 104, 300, 190, 18, fill("f", m)) +
      box(50, 138, 300, 30, 0, "rgba(0,0,0,.22)") +
      words(200, 240, 54, "#ffffff", text, 'font-weight="700"') +
      more,
  );
const pump = (body: Material, label: string, neck = "") =>
  box(130, 140, 140, 226, 24, fill("h", body)) +
  box(176, 104, 48, 40, 6, fill("h", "white")) +
  box(192, 60, 16, 50, 4, fill("h", "white")) +
  shape("M116 44H236V72H150L116 60z", fill("v", "white")) +
  plate(130, 216, 140, 84, label, { paint: "rgba(255,255,255,.93)", size: 34 }) +
  neck;

export const officeObjects: Record<string, string> = {
  gelpen: pens(
    [
      ["black", "dark", "steel"],
      ["white", "black", "steel"],
      ["black", "dark", "steel"],
    ],
    14,
  ),
  markerpen: pens(
    [
      ["white", "blue", "blue"],
      ["white", "red", "red"],
      ["white", "black", "black"],
    ],
    24,
  ),
  permmarker: pens(
    [
      ["dark", "black", "black"],
      ["red", "black", "red"],
      ["blue", "black", "blue"],
    ],
    21,
  ),
  penbox:
    box(60, 90, 280, 240, 14, fill("f", "navy")) +
    box(80, 110, 240, 200, 8, "#0d1a30") +
    row(
      8,
      (i) =>
        box(94 + i * 28, 126, 17, 150, 8, fill("h", "white")) +
        box(94 + i * 28, 126, 17, 44, 6, fill("h", "black")) +
        shape(`M${97 + i * 28} 276H${108 + i * 28}L${103 + i * 28} 298z`, fill("h", "steel")),
    ),
  notebook: book("wood", words(190, 210, 26, "rgba(255,240,215,.85)", "笔记本")),
  "notebook-gift": book("navy", words(190, 210, 26, "rgba(220,232,255,.9)", "积分礼")),
  thermalpaper:
    roll(120, 240, 92, "white", { depth: 90, core: 0.2 }) +
    roll(250, 140, 76, "white", { depth: 76, core: 0.2 }) +
    shape("M120 148Q60 120 40 50H130Q146 110 200 148z", fill("f", "white")) +
    stroke("M66 80H112M72 98H120", "#9aa6b2", 4),
  filebox:
    block(90, 70, 150, 280, "blue", 60) +
    plate(112, 110, 106, 150, "", {}) +
    row(4, (i) => stroke(`M124 ${140 + i * 28}H206`, "#9aa6b2", 4)) +
    disc(165, 310, 20, "#0c3a73") +
    ring(165, 310, 20, 13, fill("f", "steel")),
  "folder-clip":
    box(90, 50, 220, 310, 10, fill("f", "grey")) +
    box(106, 92, 188, 256, 3, "#fbfcfd") +
    row(8, (i) => stroke(`M126 ${130 + i * 26}H${274 - (i % 3) * 30}`, "#c9cfd5", 5)) +
    box(130, 34, 140, 44, 8, fill("v", "steel")) +
    box(160, 18, 80, 26, 10, fill("v", "dark")),
  accordion:
    row(9, (i) =>
      shape(
        `M${60 + i * 6} ${330 - i * 5}L${52 + i * 28} ${90 + i * 4}H${84 + i * 28}L${300 + i * 6} ${330 - i * 5}z`,
        i % 2 ? fill("f", "blue") : fill("s", "navy"),
      ),
    ) +
    box(54, 300, 300, 60, 8, fill("v", "blue")) +
    row(7, (i) => plate(76 + i * 38, 84 + i * 3, 26, 24, String(i + 1), { size: 15 })),
  stapler:
    shape("M44 300H350Q366 300 366 322V340H44z", fill("v", "dark")) +
    shape("M60 288L330 178Q362 170 366 204Q364 226 340 236L70 300z", fill("v", "red")) +
    shape("M60 288L300 262V288z", fill("v", "steel")) +
    disc(80, 284, 15, fill("r", "steel")) +
    stroke("M130 236L312 166", "rgba(255,255,255,.4)", 8),
  paperclip: (
    [
      ["red", -30, 110, 120],
      ["blue", 20, 220, 90],
      ["green", -8, 150, 220],
      ["yellow", 34, 268, 210],
    ] as const
  )
    .map(
      ([c, a, x, y]) =>
        `<g transform="translate(${x} ${y}) rotate(${a})"><path d="M0 96V20Q0 -14 26 -14Q52 -14 52 20V110Q52 150 22 150Q-8 150 -8 110V40" fill="none" stroke="${fill("h", c)}" stroke-width="11" stroke-linecap="round"/></g>`,
    )
    .join(""),
  labelprinter:
    block(90, 130, 190, 200, "dark", 50) +
    box(110, 230, 150, 16, 4, "#0c0d0f") +
    shape("M124 240H246V344H124z", "#fbfcfd") +
    row(16, (i) => box(140 + i * 6, 258, i % 3 ? 3 : 4, 40, 0, "#20262c")) +
    stroke("M142 316H228", "#9aa6b2", 5) +
    disc(240, 190, 11, "#4dbd8a") +
    roll(150, 150, 44, "white", { depth: 70, core: 0.4 }),
  inkjet: machine(
    "dark",
    sheet(60, 3) +
      box(90, 230, 220, 16, 4, "#0c0d0f") +
      sheet(250, 3) +
      row(4, (i) =>
        box(
          80 + i * 24,
          186,
          18,
          40,
          4,
          fill("h", (["black", "teal", "red", "yellow"] as const)[i] ?? "black"),
        ),
      ) +
      screen(240, 184, 80, 32, ""),
  ),
  a3printer: machine(
    "white",
    box(40, 166, 320, 40, 8, fill("v", "grey")) +
      sheet(50, 4) +
      box(70, 236, 260, 18, 4, "#2d343c") +
      box(60, 280, 280, 70, 6, fill("v", "grey")) +
      plate(160, 296, 80, 40, "A3"),
  ),
  inkbottles: (["black", "teal", "red", "yellow"] as const)
    .map(
      (m, i) =>
        box(44 + i * 82, 150, 70, 200, 12, fill("h", m)) +
        shape(
          `M${58 + i * 82} 150L${70 + i * 82} 100H${88 + i * 82}L${100 + i * 82} 150z`,
          fill("h", "white"),
        ) +
        box(68 + i * 82, 78, 22, 30, 4, fill("h", m)) +
        plate(50 + i * 82, 210, 58, 70, ["黑", "青", "品", "黄"][i] ?? "", { size: 36 }),
    )
    .join(""),
  monitor:
    box(40, 60, 320, 216, 8, fill("f", "dark")) +
    box(50, 70, 300, 184, 3, "#1b3d63") +
    shape("M50 254L150 150L214 206L280 120L350 200V254z", "#2f7fb8") +
    disc(290, 106, 22, "#ffd659") +
    shape("M50 70H180L90 254H50z", "rgba(255,255,255,.1)") +
    box(184, 276, 32, 60, 2, fill("h", "steel")) +
    shape("M120 336H280L296 356H104z", fill("v", "steel")),
  dock:
    turn(
      -14,
      box(70, 150, 270, 110, 14, fill("v", "grey")) +
        box(84, 218, 40, 22, 4, "#20262c") +
        box(136, 218, 44, 20, 3, "#1c63b5") +
        box(190, 218, 44, 20, 3, "#1c63b5") +
        box(246, 212, 34, 30, 3, "#20262c") +
        box(290, 220, 30, 14, 7, "#20262c") +
        disc(310, 176, 7, "#4dbd8a") +
        words(190, 192, 24, "#47515b", "USB-C", 'font-weight="700"'),
    ) +
    stroke("M74 230Q20 250 40 330", "#20262c", 14) +
    box(24, 326, 32, 44, 6, fill("h", "steel")),
  mouse:
    shape("M110 210Q110 60 200 60Q290 60 290 210V260Q290 366 200 366Q110 366 110 260z", fill("r", "dark")) +
    stroke("M112 190Q200 220 288 190M200 64V206", "rgba(0,0,0,.5)", 4) +
    box(188, 106, 24, 62, 12, fill("h", "steel")) +
    shape("M132 150Q140 96 180 84Q154 130 152 186Q138 180 132 150z", "rgba(255,255,255,.2)"),
  attendance:
    box(80, 50, 240, 300, 22, fill("f", "dark")) +
    screen(
      104,
      78,
      192,
      170,
      disc(200, 148, 40, "#e0b48c") +
        shape("M140 248Q146 196 200 196Q254 196 260 248z", "#4f95e0") +
        stroke("M148 108V96H166M252 108V96H234M148 186V198H166M252 186V198H234", "#4dbd8a", 5),
    ) +
    disc(200, 300, 30, fill("r", "grey")) +
    row(3, (i) => ring(200, 300, 24 - i * 7, 21 - i * 7, "#22406e")) +
    disc(140, 66, 5, "#4dbd8a"),
  camera:
    shape("M60 60H120V150H60z", fill("h", "white")) +
    stroke("M96 110L160 170", "#c9cfd5", 30) +
    `<g transform="rotate(12 220 200)">${box(110, 130, 230, 110, 46, fill("v", "white"))}${box(96, 120, 230, 34, 14, fill("v", "white"))}${disc(336, 185, 34, fill("f", "dark"), 54)}${disc(342, 185, 22, "#14181d", 36)}${disc(344, 185, 12, fill("r", "blue"), 20)}${disc(340, 176, 4, "#ffffff")}</g>` +
    disc(280, 258, 7, "#c62828"),
  safe:
    block(70, 80, 220, 250, "dark", 50) +
    box(88, 98, 184, 214, 8, fill("f", "grey")) +
    box(88, 98, 184, 214, 8, "none", 'stroke="rgba(0,0,0,.35)" stroke-width="4"') +
    display(112, 120, 80, 34, "----") +
    row(9, (i) => box(114 + (i % 3) * 26, 172 + Math.floor(i / 3) * 24, 20, 17, 4, "#20262c")) +
    disc(236, 210, 32, fill("r", "steel")) +
    box(230, 170, 12, 80, 6, fill("h", "dark")) +
    disc(160, 276, 16, fill("r", "blue")) +
    [110, 290].map((y) => box(84, y - 16, 10, 36, 3, "#20262c")).join("") +
    row(2, (i) => box(80 + i * 170, 328, 34, 14, 3, "#14181d")),
  spraybottle:
    shape(
      "M140 170Q140 140 168 130V100H232V130Q260 140 260 170V346Q260 364 242 364H158Q140 364 140 346z",
      fill("h", "yellow"),
    ) +
    plate(140, 216, 120, 86, "去油污", { size: 36 }) +
    box(172, 72, 56, 32, 4, fill("h", "red")) +
    shape("M148 40H232L252 58L232 74H166L158 100H144z", fill("v", "red")),
  bleach:
    shape(
      "M130 150Q130 110 164 104V76H236V104Q270 110 270 150V352Q270 368 254 368H146Q130 368 130 352z",
      fill("h", "white"),
    ) +
    box(160, 44, 80, 40, 8, fill("h", "blue")) +
    plate(130, 196, 140, 104, "84", { paint: "#1c63b5", ink: "#ffffff", size: 64 }),
  flatmop:
    stroke("M236 30L190 280", "#7d8893", 17) +
    stroke("M233 30L188 280", "#e9edf0", 7) +
    box(162, 262, 56, 34, 8, fill("v", "blue")) +
    shape("M40 300H350L372 340H20z", fill("v", "blue")) +
    row(34, (i) => stroke(`M${24 + i * 10.4} 340V372`, i % 2 ? "#c9dcf2" : "#8ba8d3", 8)),
  mopbucket:
    shape("M60 190H340L316 350H84z", fill("f", "yellow")) +
    shape("M200 190V350", "none", 'stroke="rgba(0,0,0,.3)" stroke-width="6"') +
    box(50, 176, 300, 24, 8, fill("v", "yellow")) +
    shape("M70 110H190L180 180H80z", fill("f", "red")) +
    stroke("M160 112L250 30", "#20262c", 15) +
    [96, 180, 226, 306].map((x) => disc(x, 364, 16, "#14181d") + disc(x, 364, 6, "#9aa6b2")).join("") +
    plate(230, 236, 84, 44, "36L"),
  jumboroll:
    disc(150, 200, 60, fill("v", "white"), 150) +
    box(150, 50, 96, 300, 0, fill("v", "white")) +
    disc(246, 200, 60, fill("f", "white"), 150) +
    row(
      4,
      (i) =>
        `<ellipse cx="246" cy="200" rx="${54 - i * 9}" ry="${134 - i * 22}" fill="none" stroke="rgba(90,105,120,.3)" stroke-width="3"/>`,
    ) +
    disc(246, 200, 19, "#b08a5c", 46) +
    disc(248, 200, 13, "#4a3218", 36) +
    shape("M100 290Q60 350 30 360V384H150V350z", fill("f", "white")),
  handtowel:
    block(70, 150, 230, 170, "green", 56) +
    plate(96, 210, 170, 66, "擦手纸", { size: 40 }) +
    box(130, 120, 150, 20, 8, "#0e5b3a") +
    shape("M150 130Q170 30 230 50Q280 66 270 132z", fill("f", "white")) +
    stroke("M190 126Q196 76 232 60", "#c9cfd5", 4),
  wiperoll:
    disc(130, 210, 50, fill("v", "blue"), 138) +
    box(130, 72, 130, 276, 0, fill("v", "blue")) +
    disc(260, 210, 50, fill("f", "blue"), 138) +
    disc(260, 210, 20, "#b08a5c", 50) +
    disc(262, 210, 14, "#4a3218", 38) +
    shape("M90 300Q60 350 20 356V384H150V346z", fill("f", "blue")) +
    stroke("M30 366H146", "rgba(255,255,255,.7)", 3, 'stroke-dasharray="7 7"'),
  handcleaner:
    box(110, 130, 180, 236, 16, fill("h", "orange")) +
    box(100, 92, 200, 50, 10, fill("h", "red")) +
    row(14, (i) => box(106 + i * 14, 98, 4, 38, 1, "rgba(0,0,0,.2)")) +
    plate(110, 190, 180, 110, "洗手膏", { ink: "#a8410a", size: 48 }),
  gelpump: pump(
    "glass",
    "消毒凝胶",
    row(7, (i) => disc(150 + (i % 4) * 30, 330 + Math.floor(i / 4) * 16, 5, "#ffffff")),
  ),
  dispenser:
    shape(
      "M120 60Q120 30 150 30H250Q280 30 280 60V300Q280 340 240 340H160Q120 340 120 300z",
      fill("h", "white"),
    ) +
    box(150, 90, 100, 110, 16, "rgba(120,150,170,.35)") +
    box(150, 140, 100, 60, 10, "rgba(79,149,224,.55)") +
    shape("M170 300H230L222 336H178z", fill("h", "grey")) +
    disc(200, 258, 12, "#14181d") +
    disc(200, 258, 5, "#c62828") +
    [
      [200, 356, 13],
      [186, 374, 9],
      [214, 378, 11],
    ]
      .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, "#cfe3f7"))
      .join(""),
  handcream: row(
    3,
    (i) =>
      `<g transform="rotate(${-12 + i * 12} 200 380) translate(${-90 + i * 90} 0)">${shape("M160 60H240L232 310H168z", fill("h", (["red", "green", "yellow"] as const)[i] ?? "red"))}${box(158, 50, 84, 16, 3, fill("h", "white"))}${box(172, 308, 56, 52, 8, fill("h", "white"))}${words(200, 190, 26, "#ffffff", "护手", 'font-weight="700"')}</g>`,
  ),
  deskvac:
    disc(200, 290, 136, "#9aa6b2", 62) +
    shape("M64 286Q64 120 200 110Q336 120 336 286z", fill("r", "white")) +
    disc(200, 292, 136, "none", 60) +
    box(150, 130, 100, 46, 22, fill("v", "grey")) +
    disc(200, 152, 14, "#4dbd8a") +
    box(70, 286, 260, 18, 9, fill("v", "blue")) +
    row(22, (i) => stroke(`M${84 + i * 11} 322V344`, "#5d6873", 4)),
  gaugeservice:
    dial(170, 190, 140, "MPa") +
    disc(294, 300, 70, fill("f", "green")) +
    stroke("M262 300L286 326L330 276", "#ffffff", 18),
  calibrationkit:
    box(50, 150, 300, 200, 16, fill("f", "dark")) +
    stroke("M150 150V116H250V150", "#14181d", 18) +
    box(70, 170, 260, 160, 8, "#20262c") +
    `<g transform="translate(70 160) scale(.36)">${dial(200, 200, 180, "")}</g>` +
    display(170, 196, 130, 56, "20.000") +
    plate(170, 272, 130, 40, "CNAS", { paint: "#1c63b5", ink: "#ffffff" }),
  compressor:
    box(50, 210, 300, 120, 60, fill("v", "red")) +
    box(110, 100, 120, 110, 10, fill("f", "dark")) +
    row(6, (i) => box(118, 110 + i * 16, 104, 8, 3, fill("v", "steel"))) +
    disc(278, 156, 58, fill("f", "steel")) +
    disc(278, 156, 40, "#2d343c") +
    row(6, (i) => `<g transform="rotate(${i * 60} 278 156)">${box(274, 120, 8, 36, 3, "#9aa6b2")}</g>`) +
    dial(80, 180, 34, "") +
    [100, 300].map((x) => disc(x, 346, 24, "#14181d") + disc(x, 346, 10, "#9aa6b2")).join(""),
  safetyclass:
    box(40, 50, 320, 190, 6, fill("f", "green")) +
    box(52, 62, 296, 166, 3, "#0f4f33") +
    words(200, 130, 44, "#f2f7f3", "安全生产", 'font-weight="700"') +
    words(200, 188, 28, "#ffd659", "班组长班") +
    person(120, 270, "blue", "yellow") +
    person(280, 270, "orange", "yellow"),
  forkliftclass:
    shape("M120 150H250V280H90V230H120z", fill("f", "yellow")) +
    stroke("M134 150V70H236L250 150", "#20262c", 13) +
    box(272, 60, 20, 270, 3, fill("h", "dark")) +
    box(290, 300, 96, 14, 3, fill("v", "steel")) +
    box(300, 220, 70, 76, 3, fill("f", "card")) +
    person(178, 120, "navy", "white") +
    disc(130, 300, 40, "#14181d") +
    disc(130, 300, 16, "#9aa6b2") +
    disc(240, 306, 32, "#14181d") +
    disc(240, 306, 13, "#9aa6b2"),
  summercard: card(
    "teal",
    "清凉礼",
    disc(306, 256, 24, "#ffd659") +
      row(8, (i) => `<g transform="rotate(${i * 45} 306 256)">${box(303, 220, 6, 10, 3, "#ffd659")}</g>`),
  ),
  "giftcard-points": card("navy", "50元"),
};
