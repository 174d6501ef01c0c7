/** Moving, storing, packing, oils and glues. */
import { goodsObjects } from "../objects-goods.ts";
import { box, disc, fill, type Material, ring, shape, stroke, turn, words } from "../paint.ts";
import { block, can, made, plate, roll, row } from "./parts.ts";

const wheel = (x: number, y: number, r = 24) =>
  disc(x, y, r, "#14181d") + disc(x, y, r * 0.45, fill("r", "steel"));
const steps = (count: number, material: Material, more = "") =>
  stroke("M150 40L70 370M250 40L330 370", "#7d8893", 20) +
  stroke("M150 40L70 370", fill("h", material), 13) +
  shape("M243 40H259L340 370H322z", fill("h", material)) +
  row(count, (i) => {
    const t = (i + 1) / (count + 0.6);
    return box(150 - 80 * t, 40 + 330 * t - 20, 112, 18, 4, fill("v", material));
  }) +
  box(140, 28, 120, 24, 6, fill("v", "dark")) +
  more;
const electricTruck = (coat: "orange" | "navy" | "green", label: string) =>
  box(40, 318, 250, 22, 6, fill("v", "dark")) +
  box(40, 340, 40, 20, 6, "#14181d") +
  box(260, 130, 96, 226, 14, fill("h", coat)) +
  shape("M274 142H342V200H274z", fill("f", "dark")) +
  plate(272, 226, 72, 40, label, { size: 24 }) +
  stroke("M300 130L250 40", "#20262c", 18) +
  stroke("M216 50Q250 10 290 40", "#14181d", 18) +
  wheel(300, 356, 26);
const crateOf = (m: Material, label: string, more = "") =>
  block(46, 150, 250, 180, m, 56) +
  box(62, 166, 218, 148, 6, "rgba(0,0,0,.12)") +
  row(5, (i) => box(70 + i * 43, 176, 34, 128, 4, "rgba(255,255,255,.14)")) +
  box(130, 170, 84, 28, 14, "rgba(0,0,0,.45)") +
  plate(120, 250, 106, 36, label, { paint: "rgba(255,255,255,.85)" }) +
  more;
const tapeOf = (m: Material, more = "") =>
  roll(110, 220, 120, m, { depth: 46, core: 0.6 }) + roll(250, 150, 100, m, { depth: 42, core: 0.6 }) + more;
const bigRoll = (m: Material, more: string) =>
  disc(110, 210, 52, fill("v", m), 140) +
  box(110, 70, 190, 280, 0, fill("v", m)) +
  disc(300, 210, 52, fill("f", m), 140) +
  disc(300, 210, 18, "#4a3218", 48) +
  more;
const drumOf = (m: Material, label: string) =>
  box(96, 80, 208, 280, 8, fill("h", m)) +
  [80, 176, 262, 344]
    .map((y) => box(90, y, 220, 16, 6, fill("h", m)) + box(90, y + 12, 220, 4, 0, "rgba(0,0,0,.2)"))
    .join("") +
  disc(200, 80, 108, fill("f", m), 24) +
  disc(160, 78, 17, fill("r", "steel"), 7) +
  plate(120, 196, 160, 62, label, { size: 34 });

export const storeObjects: Record<string, string> = {
  epallettruck: electricTruck("orange", "48V"),
  "epallettruck-3": electricTruck("navy", "3T"),
  "pallettruck-steel": made(
    goodsObjects.pallettruck,
    ["yellow", "steel"],
    ["orange", "steel"],
    ["red", "steel"],
    ["navy", "steel"],
    ["blue", "steel"],
  ),
  handtruck:
    stroke("M150 350V70Q150 36 186 36H214Q250 36 250 70V350", "#7d8893", 18) +
    stroke("M147 350V70Q147 34 184 34H212Q246 34 247 70V350", "#e9edf0", 8) +
    row(4, (i) => box(150, 110 + i * 56, 100, 12, 4, fill("v", "steel"))) +
    shape("M120 350H300L316 366H104z", fill("v", "steel")) +
    wheel(116, 330, 42) +
    wheel(284, 330, 42),
  toolcart:
    row(
      3,
      (i) =>
        shape(`M70 ${110 + i * 96}L110 ${88 + i * 96}H330L296 ${110 + i * 96}z`, fill("f", "red")) +
        box(70, 110 + i * 96, 228, 26, 3, fill("v", "red")) +
        shape(
          `M298 ${110 + i * 96}L330 ${88 + i * 96}V${112 + i * 96}L298 ${136 + i * 96}z`,
          fill("s", "red"),
        ),
    ) +
    [70, 286].map((x) => box(x, 100, 14, 250, 2, fill("h", "dark"))).join("") +
    box(318, 84, 12, 230, 2, fill("h", "dark")) +
    stroke("M330 100Q372 92 366 60", "#20262c", 13) +
    [78, 292].map((x) => wheel(x, 360, 20)).join(""),
  stepladder: steps(5, "steel"),
  fiberladder:
    stroke("M132 20V384M268 20V384", "#b57a00", 26) +
    stroke("M129 20V384M265 20V384", "#ffd659", 12) +
    row(9, (i) => box(132, 38 + i * 40, 136, 15, 6, fill("v", "steel"))) +
    [132, 268].map((x) => box(x - 16, 366, 32, 26, 8, fill("h", "black"))).join(""),
  platformladder:
    shape("M70 360L170 130H210L120 360z", fill("h", "blue")) +
    row(4, (i) => box(82 + i * 22, 318 - i * 50, 120, 16, 3, fill("v", "grey"))) +
    box(170, 122, 170, 18, 3, fill("v", "grey")) +
    stroke("M330 140V360M190 140V360", "#1c63b5", 14) +
    stroke("M180 122V40H336V122M180 80H336", "#f2b417", 11) +
    [90, 330].map((x) => wheel(x, 368, 18)).join(""),
  stepstool: steps(3, "white", stroke("M140 40Q200 -6 260 40", "#20262c", 12)),
  ehoist:
    stroke("M200 10V70", "#5d6873", 12) +
    ring(200, 28, 26, 15, fill("f", "steel")) +
    box(70, 70, 260, 110, 30, fill("v", "orange")) +
    box(70, 70, 70, 110, 26, fill("v", "dark")) +
    row(6, (i) => box(250 + i * 12, 84, 6, 82, 2, "rgba(0,0,0,.3)")) +
    plate(150, 102, 84, 46, "1T") +
    stroke("M200 180V300", "#7d8893", 11, 'stroke-dasharray="9 8"') +
    stroke("M200 300Q200 326 216 340Q226 374 196 378Q168 378 172 348", "#c62828", 17) +
    stroke("M110 180V320", "#20262c", 6) +
    box(92, 310, 36, 64, 10, fill("h", "yellow")),
  sling:
    stroke(
      "M60 150Q30 70 100 70Q160 70 150 140Q140 230 250 250Q350 270 350 330Q330 380 280 350Q240 320 250 250",
      "#0b5560",
      46,
    ) +
    stroke(
      "M60 150Q30 70 100 70Q160 70 150 140Q140 230 250 250Q350 270 350 330Q330 380 280 350Q240 320 250 250",
      "#4db6c2",
      34,
    ) +
    stroke(
      "M60 150Q30 70 100 70Q160 70 150 140Q140 230 250 250Q350 270 350 330Q330 380 280 350Q240 320 250 250",
      "rgba(255,255,255,.5)",
      3,
    ) +
    plate(168, 210, 74, 36, "2T"),
  rack:
    [56, 324].map((x) => box(x, 20, 20, 360, 2, fill("h", "blue"))).join("") +
    [110, 230, 350].map((y) => box(56, y, 288, 20, 3, fill("v", "orange"))).join("") +
    [
      [90, 50],
      [210, 50],
      [90, 170],
      [210, 170],
      [90, 290],
      [210, 290],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          box(x, y + 46, 100, 14, 2, fill("v", "wood")) +
          box(x + 6, y, 88, 48, 3, fill("f", i % 3 === 1 ? "glass" : "card")),
      )
      .join(""),
  wireshelf:
    [70, 316].map((x) => box(x, 30, 14, 340, 6, fill("h", "steel"))).join("") +
    [80, 170, 260, 340]
      .map(
        (y) =>
          box(66, y, 268, 9, 4, fill("v", "steel")) +
          row(20, (i) => box(80 + i * 12.5, y - 10, 3, 10, 1, "#7d8893")) +
          box(66, y - 13, 268, 4, 2, fill("v", "steel")),
      )
      .join("") +
    row(3, (i) => box(100 + i * 70, 116, 52, 40, 4, fill("f", "blue"))) +
    [76, 324].map((x) => wheel(x, 376, 13)).join(""),
  flowrack:
    [56, 330].map((x) => box(x, 30, 16, 350, 2, fill("h", "navy"))).join("") +
    [90, 200, 310]
      .map(
        (y) =>
          `<g transform="rotate(7 200 ${y})">${box(60, y, 280, 10, 2, fill("v", "steel"))}${row(20, (i) => disc(72 + i * 14, y - 5, 6, fill("r", "yellow")))}${row(3, (i) => box(80 + i * 84, y - 58, 70, 46, 4, fill("f", i === 1 ? "green" : "blue")))}</g>`,
      )
      .join(""),
  drawerbin:
    block(60, 70, 230, 290, "blue", 44) +
    row(12, (i) => {
      const x = 72 + (i % 3) * 72;
      const y = 84 + Math.floor(i / 3) * 68;
      return (
        box(x, y, 64, 56, 4, fill("f", "glass")) +
        box(x + 18, y + 34, 28, 10, 4, "rgba(70,85,100,.6)") +
        row(3, (n) => disc(x + 16 + n * 15, y + 18, 5, fill("r", n % 2 ? "brass" : "steel")))
      );
    }),
  hangbin:
    box(40, 40, 320, 320, 4, fill("f", "grey")) +
    row(12, (i) => box(40, 54 + i * 26, 320, 8, 3, "rgba(0,0,0,.2)")) +
    row(6, (i) => {
      const x = 60 + (i % 3) * 98;
      const y = 96 + Math.floor(i / 3) * 130;
      return (
        shape(`M${x} ${y}H${x + 84}V${y + 84}H${x}z`, fill("f", i % 2 ? "red" : "blue")) +
        shape(
          `M${x - 4} ${y + 34}H${x + 88}L${x + 80} ${y + 92}H${x + 4}z`,
          fill("v", i % 2 ? "red" : "blue"),
        ) +
        plate(x + 22, y + 54, 42, 20, "", {})
      );
    }),
  foldcrate: crateOf(
    "green",
    "折叠",
    shape("M46 150L110 84H352L296 150z", "rgba(0,0,0,.18)") +
      shape("M40 146L84 92L196 96L180 146z", fill("f", "green")) +
      shape("M300 146L344 92L226 96L196 146z", fill("s", "green")),
  ),
  eucrate: crateOf("grey", "EU") + box(36, 142, 270, 18, 4, fill("v", "grey")),
  woodpallet: made(goodsObjects.pallet, ["blue", "wood"], ["navy", "wood"]),
  steelpallet: made(goodsObjects.pallet, ["blue", "steel"], ["navy", "dark"]),
  mailerbox:
    shape("M50 210L200 150L350 210L200 276z", fill("f", "white")) +
    shape("M50 210L200 276V350L50 284z", fill("s", "white")) +
    shape("M350 210L200 276V350L350 284z", "#c3cad1") +
    shape("M50 210L200 150L216 60L70 110z", fill("f", "white")) +
    shape("M70 110L216 60L222 84L82 130z", "rgba(0,0,0,.07)") +
    stroke("M76 226L60 176M324 222L340 172", "#b3bac2", 6),
  heavycarton:
    `<g transform="translate(0 -10)">${made(goodsObjects.carton, ["card", "wood"])}</g>` +
    plate(84, 236, 70, 34, "五层", { paint: "rgba(255,255,255,.8)", size: 20 }),
  krafttape: tapeOf(
    "card",
    row(6, (i) => stroke(`M${128 + i * 5} 104V336`, "rgba(90,55,20,.25)", 2)),
  ),
  fibertape: tapeOf(
    "glass",
    row(6, (i) => stroke(`M${114 + i * 8} 102V338`, "rgba(60,80,100,.5)", 2)) +
      row(10, (i) => stroke(`M112 ${116 + i * 22}H156`, "rgba(60,80,100,.5)", 2)),
  ),
  blackfilm: turn(
    -24,
    box(30, 184, 60, 32, 8, fill("v", "card")) +
      box(310, 184, 60, 32, 8, fill("v", "card")) +
      box(76, 120, 248, 160, 12, fill("v", "black")) +
      disc(324, 200, 26, fill("f", "black"), 80) +
      disc(324, 200, 9, "#c99a63", 22) +
      shape("M90 132H300L296 150H94z", "rgba(255,255,255,.22)"),
  ),
  foamroll: bigRoll(
    "white",
    row(
      5,
      (i) =>
        `<ellipse cx="300" cy="210" rx="${48 - i * 8}" ry="${130 - i * 19}" fill="none" stroke="rgba(90,105,120,.35)" stroke-width="3"/>`,
    ) + stroke("M120 350Q60 372 20 360", "#dfe5ea", 14),
  ),
  airpillow:
    row(12, (i) => {
      const x = 44 + (i % 4) * 80;
      const y = 70 + Math.floor(i / 4) * 96;
      return (
        box(x, y, 74, 86, 30, fill("r", "glass")) +
        shape(
          `M${x + 14} ${y + 34}Q${x + 16} ${y + 12} ${x + 38} ${y + 12}Q${x + 24} ${y + 22} ${x + 22} ${y + 40}z`,
          "rgba(255,255,255,.9)",
        )
      );
    }) + stroke("M40 162H360M40 258H360", "rgba(90,120,140,.5)", 3),
  drum: drumOf("blue", "46#"),
  oilcan:
    shape("M96 130L128 96H288L312 130V360H96z", fill("h", "green")) +
    stroke("M150 96Q200 40 256 96", "#14181d", 14) +
    box(116, 74, 44, 30, 6, fill("h", "red")) +
    plate(112, 190, 184, 96, "导轨油", { size: 46 }) +
    words(204, 330, 30, "#ffffff", "68#", 'font-weight="700"'),
  grease:
    box(86, 120, 228, 240, 10, fill("h", "yellow")) +
    disc(200, 120, 114, fill("f", "red"), 28) +
    disc(200, 112, 104, fill("v", "red"), 22) +
    `<path d="M92 150Q200 250 308 150" fill="none" stroke="#5d6873" stroke-width="7"/>` +
    plate(106, 226, 188, 88, "锂基脂", { ink: "#7d1414", size: 44 }),
  contactcleaner:
    can("white", "blue", "电器清洁", { x: 138, w: 124, top: 110 }) +
    box(186, 40, 28, 30, 4, fill("h", "white")) +
    stroke("M214 52H330", "#e23b30", 6),
  moldspray:
    can("grey", "dark", "防锈剂", { x: 138, w: 124, top: 110 }) +
    box(138, 330, 124, 22, 0, fill("v", "green")) +
    box(184, 40, 32, 30, 6, fill("h", "red")),
  superglue: turn(
    16,
    shape("M194 10H206L216 110H184z", fill("h", "red")) +
      box(164, 110, 72, 26, 6, fill("h", "grey")) +
      box(140, 136, 120, 230, 20, fill("h", "white")) +
      box(140, 186, 120, 120, 0, fill("h", "orange")) +
      words(200, 264, 56, "#ffffff", "502", 'font-weight="700"'),
  ),
  sealant: turn(
    24,
    shape("M192 10H208L216 90H184z", fill("h", "white")) +
      box(150, 90, 100, 260, 10, fill("h", "white")) +
      box(150, 130, 100, 150, 0, fill("h", "navy")) +
      words(200, 196, 28, "#ffffff", "硅酮", 'font-weight="700"') +
      words(200, 236, 28, "#ffffff", "密封胶", 'font-weight="700"') +
      disc(200, 350, 50, fill("f", "grey"), 13),
  ),
  wirefluid: made(
    goodsObjects.jerrycan,
    ["blue", "orange"],
    ["white", "orange"],
    ["green", "orange"],
    ["teal", "orange"],
  ),
  cleanerjug:
    made(goodsObjects.jerrycan, ["blue", "green"], ["white", "green"], ["yellow", "green"]) +
    plate(120, 240, 140, 60, "清洁剂"),
};
