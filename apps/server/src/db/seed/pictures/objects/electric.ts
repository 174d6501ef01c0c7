/** Switches, cables, lamps and what belongs to them. */
import { machineObjects } from "../objects-machines.ts";
import { box, disc, fill, type Material, ring, shape, stroke, turn, words } from "../paint.ts";
import { block, coil, cutCable, made, plate, roll, row } from "./parts.ts";

const screws = (y: number, from: number, count: number, gap: number) =>
  row(
    count,
    (i) =>
      disc(from + i * gap, y, 13, "#5d6873") +
      disc(from + i * gap, y, 10, fill("r", "brass")) +
      stroke(`M${from + i * gap - 6} ${y}h12`, "#4a3218", 3),
  );
const frame = (w: number, coat: Material, inner: string) =>
  box(200 - w / 2 + 8, 54, w, 310, 8, "#7d868f") + box(200 - w / 2, 46, w, 310, 8, fill("f", coat)) + inner;
const tube = (y: number, body: Material) => box(20, y, 360, 44, 8, fill("v", body));
const lamp = (coat: Material, glass: string) =>
  shape("M110 150H290L324 260H76z", fill("v", coat)) +
  disc(200, 262, 124, fill("f", coat), 40) +
  disc(200, 262, 100, glass, 30) +
  box(184, 46, 32, 60, 6, fill("h", "dark")) +
  box(140, 96, 120, 60, 12, fill("v", coat));
const push = (x: number, cap: Material, lens = false) =>
  disc(x, 176, 92, "#5d6873", 90) +
  disc(x - 4, 170, 92, fill("f", "steel"), 90) +
  disc(x - 4, 170, 70, fill("r", cap)) +
  (lens ? ring(x - 4, 170, 54, 48, "rgba(255,255,255,.4)") : "");
const behind =
  box(160, 220, 80, 140, 8, fill("h", "dark")) +
  row(2, (i) => box(168, 300 + i * 30, 64, 16, 3, fill("v", "brass")));

export const electricObjects: Record<string, string> = {
  indplug: turn(
    -24,
    box(30, 160, 150, 80, 20, fill("v", "blue")) +
      box(6, 182, 40, 36, 8, fill("v", "black")) +
      box(150, 142, 50, 116, 14, fill("v", "navy")) +
      row(3, (i) => box(198, 166 + i * 28, 40, 12, 4, fill("v", "brass"))) +
      box(262, 130, 110, 140, 20, fill("v", "blue")) +
      disc(266, 200, 30, fill("f", "navy"), 70) +
      disc(264, 200, 20, "#14181d", 52) +
      row(3, (i) => disc(262, 174 + i * 26, 5, "#c79a3d", 7)),
  ),
  rcbo: frame(
    208,
    "white",
    box(112, 112, 176, 168, 4, "#eef1f3") +
      box(130, 166, 40, 66, 6, "#2a3038") +
      box(134, 168, 32, 34, 5, fill("h", "blue")) +
      disc(246, 190, 18, fill("r", "yellow")) +
      words(246, 196, 16, "#20262c", "T") +
      words(150, 148, 22, "#22406e", "C32") +
      words(230, 250, 18, "#5d6873", "30mA") +
      screws(80, 130, 3, 70) +
      screws(322, 130, 3, 70),
  ),
  mccb: frame(
    230,
    "dark",
    box(104, 120, 192, 160, 6, fill("f", "grey")) +
      box(160, 158, 80, 84, 6, "#14181d") +
      box(180, 162, 40, 46, 6, fill("h", "black")) +
      words(200, 144, 22, "#20262c", "250A", 'font-weight="700"') +
      row(
        3,
        (i) =>
          box(104 + i * 68, 56, 54, 54, 4, "#14181d") +
          box(114 + i * 68, 66, 34, 40, 3, fill("h", "copper")) +
          box(104 + i * 68, 290, 54, 54, 4, "#14181d") +
          box(114 + i * 68, 294, 34, 40, 3, fill("h", "copper")),
      ),
  ),
  ats: frame(
    290,
    "white",
    row(
      2,
      (i) =>
        box(74 + i * 136, 130, 116, 140, 4, "#eef1f3") +
        box(108 + i * 136, 170, 48, 62, 6, "#2a3038") +
        box(114 + i * 136, 174, 36, 32, 5, fill("h", i ? "blue" : "green")),
    ) +
      box(180, 160, 40, 80, 8, fill("f", "dark")) +
      plate(96, 282, 208, 34, "常用 备用", { size: 22 }) +
      screws(84, 88, 4, 74),
  ),
  relay:
    box(104, 210, 192, 150, 8, fill("f", "blue")) +
    box(118, 50, 164, 176, 10, fill("f", "glass"), 'opacity=".92"') +
    box(140, 90, 70, 110, 6, fill("h", "copper")) +
    row(3, (i) => box(222, 96 + i * 32, 44, 8, 3, fill("v", "brass"))) +
    shape("M128 58H180L150 216H128z", "rgba(255,255,255,.5)") +
    screws(250, 128, 4, 48) +
    screws(320, 128, 4, 48),
  thermal:
    box(96, 80, 208, 270, 8, fill("f", "dark")) +
    row(3, (i) => box(116 + i * 62, 20, 34, 70, 4, fill("h", "copper"))) +
    box(112, 130, 176, 120, 6, fill("f", "grey")) +
    disc(164, 190, 34, fill("r", "white")) +
    stroke("M164 190L184 168", "#c62828", 7) +
    disc(248, 168, 15, fill("r", "blue")) +
    disc(248, 214, 15, fill("r", "red")) +
    screws(310, 132, 3, 68),
  estop:
    behind +
    disc(204, 200, 116, "#b57a00", 108) +
    disc(200, 192, 116, fill("f", "yellow"), 108) +
    disc(206, 170, 92, "#7d1414", 84) +
    disc(200, 158, 92, fill("r", "red"), 84) +
    stroke("M146 130A70 62 0 0 1 236 108M226 100L240 108L230 120", "#ffffff", 9),
  pilotlight: behind + push(204, "green", true) + disc(180, 146, 20, "rgba(255,255,255,.75)", 14),
  socketbox:
    block(66, 70, 250, 280, "green", 36) +
    [
      [130, 140],
      [250, 140],
      [130, 270],
      [250, 270],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          disc(x, y, 48, fill("f", i > 1 ? "red" : "blue")) +
          disc(x, y, 32, "#14181d") +
          disc(x - 10, y + 6, 5, "#c79a3d") +
          disc(x + 10, y + 6, 5, "#c79a3d") +
          disc(x, y - 12, 5, "#c79a3d"),
      )
      .join("") +
    plate(150, 188, 80, 32, "Ex"),
  pdu: turn(
    -16,
    box(10, 156, 380, 92, 8, fill("v", "dark")) +
      row(
        6,
        (i) =>
          box(40 + i * 46, 176, 38, 52, 5, "#e9edf0") +
          stroke(`M${50 + i * 46} 190v14M${68 + i * 46} 190v14M${59 + i * 46} 210v10`, "#20262c", 5),
      ) +
      box(322, 180, 40, 44, 6, fill("h", "red")) +
      [6, 376].map((x) => box(x, 164, 18, 76, 3, fill("h", "steel"))).join(""),
  ),
  powerstrip:
    turn(
      -16,
      box(30, 150, 320, 104, 22, fill("v", "white")) +
        row(
          3,
          (i) =>
            box(56 + i * 70, 174, 58, 58, 8, "#dfe5ea") +
            stroke(
              `M${70 + i * 70} 190l10 12M${104 + i * 70} 190l-10 12M${86 + i * 70} 214v12`,
              "#20262c",
              6,
            ),
        ) +
        row(3, (i) => box(274, 172 + i * 22, 44, 14, 4, "#22406e")),
    ) + stroke("M346 108Q396 90 380 40", "#c9cfd5", 14),
  wire: coil("red", 17),
  "wire-soft": coil("blue", 17),
  "wire-silicone": coil("orange", 17, stroke("M320 366l-14 14M320 366v18M320 366l14 12", "#c98a5a", 5)),
  cable: cutCable("white", ["#8a5a2b", "#1c63b5", "#d8b414"]),
  rubbercable: cutCable("black", ["#20262c", "#8a5a2b", "#9aa6b2", "#1c63b5", "#4dbd8a"], { half: 62 }),
  chaincable:
    cutCable("orange", ["#20262c", "#3a3f46", "#545f6b", "#8b97a3"]) +
    row(
      4,
      (i) =>
        `<g transform="translate(${196 + i * 34} ${284 + i * 22})">${box(0, 0, 30, 62, 8, fill("h", "black"))}${disc(15, 20, 6, "#545f6b")}</g>`,
    ),
  shieldcable: cutCable("grey", ["#c62828", "#20262c", "#1c63b5", "#f2b417"], {
    braid:
      box(154, 120, 92, 70, 4, fill("h", "steel")) +
      row(8, (i) =>
        stroke(
          `M156 ${126 + i * 8}L244 ${120 + i * 8}M156 ${120 + i * 8}L244 ${126 + i * 8}`,
          "rgba(40,50,60,.35)",
          2,
        ),
      ),
  }),
  "bus-cable": cutCable("navy", ["#ffffff", "#1c63b5"], {
    braid: row(6, (i) => box(156, 100 + i * 16, 88, 14, 6, fill("v", "steel"))),
  }),
  fiber:
    cutCable("black", ["#4f95e0", "#f2b417", "#4dbd8a", "#c62828"], {
      half: 44,
      braid: stroke("M172 190V70M228 190V70", "#9aa6b2", 8),
    }) + disc(64, 90, 7, "#ffffff"),
  profinet: coil("green", 19, box(288, 344, 64, 44, 6, fill("f", "steel"))),
  exlight:
    lamp("yellow", "#fdf3c4") +
    row(5, (i) => stroke(`M${116 + i * 42} 236V290`, "#5d6873", 5)) +
    plate(168, 112, 64, 30, "Ex"),
  "highbay-new":
    made(machineObjects.highbay, ["dark", "navy"], ["black", "navy"]) + plate(150, 330, 100, 38, "200lm"),
  linearlight: turn(
    -14,
    box(20, 150, 360, 46, 8, fill("v", "dark")) +
      row(22, (i) => box(26 + i * 16, 128, 8, 30, 2, fill("h", "steel"))) +
      box(28, 194, 344, 50, 6, "#fdf9df") +
      row(28, (i) => disc(42 + i * 12, 219, 4, "#f2d24a")) +
      stroke("M90 128V60M310 128V60", "#7d8893", 6),
  ),
  solarlight:
    turn(
      -8,
      box(50, 30, 210, 130, 6, fill("f", "navy")) +
        row(5, (i) => stroke(`M${50 + i * 52} 32V158`, "rgba(255,255,255,.4)", 3)) +
        row(3, (i) => stroke(`M52 ${62 + i * 33}H258`, "rgba(255,255,255,.4)", 3)) +
        box(180, 158, 18, 60, 4, fill("h", "steel")),
    ) +
    box(120, 214, 220, 144, 12, fill("f", "dark")) +
    box(140, 230, 180, 98, 6, "#fdf9df") +
    row(8, (i) => disc(160 + (i % 4) * 46, 256 + Math.floor(i / 4) * 46, 11, "#f2d24a")) +
    disc(230, 344, 9, "#c9cfd5"),
  worklight:
    stroke("M92 330V130Q92 70 150 70H250Q308 70 308 130V330", "#e8681a", 20) +
    box(110, 110, 180, 180, 16, fill("f", "dark")) +
    box(128, 128, 144, 144, 8, "#fdf9df") +
    row(9, (i) => disc(156 + (i % 3) * 44, 156 + Math.floor(i / 3) * 44, 13, "#f2d24a")) +
    box(66, 322, 268, 30, 10, fill("v", "black")),
  tubelight:
    turn(
      -24,
      tube(150, "white") +
        box(20, 190, 360, 18, 4, fill("v", "grey")) +
        [8, 366].map((x) => box(x, 148, 26, 62, 6, fill("h", "grey"))).join(""),
    ) +
    turn(
      -24,
      box(40, 262, 320, 28, 14, fill("v", "white")) +
        [24, 356].map((x) => box(x, 262, 24, 28, 4, fill("h", "steel"))).join(""),
    ),
  triproof: turn(
    -20,
    box(10, 170, 380, 84, 40, fill("v", "grey")) +
      box(30, 196, 340, 56, 26, "rgba(240,248,255,.9)") +
      box(44, 212, 312, 18, 9, "#fff7cf") +
      row(5, (i) => box(60 + i * 68, 162, 22, 22, 5, fill("v", "steel"))),
  ),
  headlamp:
    stroke("M80 190Q70 60 200 60Q330 60 320 190", "#14181d", 34) +
    stroke("M80 186Q72 62 200 62Q328 62 320 186", "#c62828", 9) +
    box(110, 180, 180, 140, 40, fill("f", "dark")) +
    disc(200, 250, 62, fill("f", "steel")) +
    disc(200, 250, 48, "#fdf9df") +
    disc(200, 250, 20, "#f2d24a") +
    disc(184, 234, 10, "#ffffff"),
  searchlight:
    stroke("M150 110Q150 50 220 50H290Q340 50 340 110V150", "#14181d", 26) +
    box(160, 120, 200, 150, 24, fill("v", "yellow")) +
    shape("M160 104V286L76 316V74z", fill("v", "dark")) +
    disc(76, 195, 40, fill("f", "steel"), 122) +
    disc(72, 195, 30, "#fdf9df", 104) +
    plate(216, 172, 90, 44, "Ex", { ink: "#20262c" }) +
    box(190, 268, 140, 40, 8, fill("v", "black")),
  "flashlight-gift":
    turn(
      -40,
      shape("M60 140H150V260H60z", fill("v", "blue")) +
        box(146, 160, 190, 80, 14, fill("v", "blue")) +
        row(7, (i) => box(170 + i * 18, 160, 7, 80, 2, "rgba(0,0,0,.3)")) +
        disc(60, 200, 20, fill("f", "steel"), 60) +
        disc(57, 200, 13, "#fdf9df", 46) +
        box(226, 150, 30, 14, 6, "#4dbd8a"),
    ) + plate(230, 300, 110, 44, "礼品", { paint: "#c62828", ink: "#ffffff" }),
  steeltie: row(
    3,
    (i) =>
      `<g transform="rotate(${-30 + i * 12} 200 200)">${box(40, 120 + i * 60, 320, 20, 3, fill("v", "steel"))}${box(30, 112 + i * 60, 46, 36, 6, fill("f", "steel"))}${disc(56, 130 + i * 60, 7, "#39424b")}</g>`,
  ),
  velcro:
    roll(150, 200, 120, "black", { depth: 70, core: 0.5 }) +
    shape("M220 300H380V326H220z", fill("v", "black")) +
    row(16, (i) => disc(228 + i * 10, 313, 2.5, "rgba(255,255,255,.4)")),
  rubbertape:
    roll(130, 220, 116, "black", { depth: 60 }) +
    roll(240, 140, 92, "red", { depth: 54 }) +
    plate(196, 326, 120, 40, "10KV"),
  heatshrink:
    box(40, 250, 320, 100, 10, fill("f", "glass")) +
    (["black", "red", "blue", "yellow", "green", "white"] as const)
      .map(
        (one, i) =>
          `<g transform="rotate(-12 200 200)">${box(66 + i * 48, 70 + (i % 2) * 16, 30 - i * 2, 190, 12, fill("h", one))}${disc(81 + i * 47, 72 + (i % 2) * 16, 13 - i, "#14181d", 6)}</g>`,
      )
      .join("") +
    box(40, 290, 320, 60, 10, "rgba(198,226,239,.75)") +
    plate(140, 302, 120, 36, "3 : 1"),
  splice:
    block(76, 130, 220, 150, "glass", 40) +
    row(
      2,
      (i) =>
        box(94 + i * 104, 92, 84, 56, 8, fill("v", "orange")) +
        disc(136 + i * 104, 244, 24, "#39424b") +
        disc(136 + i * 104, 244, 15, fill("r", "copper")),
    ) +
    stroke("M128 280V372M240 280V372", "#c62828", 16),
  dinterminal:
    box(20, 290, 360, 40, 3, fill("v", "steel")) +
    row(
      6,
      (i) =>
        box(50 + i * 52, 90, 48, 206, 5, fill("f", i === 5 ? "green" : i === 4 ? "blue" : "grey")) +
        disc(74 + i * 52, 128, 13, "#39424b") +
        disc(74 + i * 52, 128, 9, fill("r", "steel")) +
        disc(74 + i * 52, 258, 13, "#39424b") +
        plate(60 + i * 52, 176, 28, 30, String(i + 1), { size: 20 }),
    ),
  outdoorbox:
    shape("M40 84L76 50H350L376 84z", fill("v", "steel")) +
    box(60, 84, 290, 280, 6, fill("f", "steel")) +
    box(76, 100, 126, 248, 4, "rgba(0,0,0,.07)") +
    box(208, 100, 126, 248, 4, "rgba(0,0,0,.07)") +
    stroke("M205 90V358", "rgba(0,0,0,.35)", 3) +
    box(186, 200, 14, 52, 5, fill("h", "dark")) +
    box(212, 200, 14, 52, 5, fill("h", "dark")) +
    shape("M270 140L246 182H264L256 214L288 168H268z", "#e8681a"),
  clearbox:
    block(70, 110, 230, 210, "white", 46) +
    box(84, 124, 202, 182, 8, "rgba(198,226,239,.95)") +
    row(4, (i) => box(110 + i * 42, 180, 32, 74, 4, fill("f", i === 3 ? "green" : "grey"))) +
    shape("M90 130H150L110 300H90z", "rgba(255,255,255,.65)") +
    [
      [92, 132],
      [278, 132],
      [92, 298],
      [278, 298],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 8, fill("r", "steel")))
      .join("") +
    row(3, (i) => box(104 + i * 66, 316, 36, 34, 6, fill("h", "dark"))),
};
