/** Instruments and gauges. */
import { machineObjects } from "../objects-machines.ts";
import { box, disc, fill, ring, shape, stroke, thread, turn, words } from "../paint.ts";
import { block, dial, display, hex, keys, lyingHex, made, meter, plate, row, screen } from "./parts.ts";

const stem = hex(170, 300, 60, 34, "brass") + thread(200, 332, 384, 18, "brass", 8);
const knob = (cx: number, cy: number, r: number) =>
  disc(cx, cy, r, fill("r", "black")) +
  ring(cx, cy, r + 6, r + 1, "#c9cfd5") +
  box(cx - 4, cy - r + 2, 8, r, 4, fill("h", "white"));
const leads =
  stroke("M150 366Q120 396 60 380M250 366Q290 398 350 376", "#14181d", 9) +
  stroke("M60 380L20 364", "#c62828", 14) +
  stroke("M350 376L388 358", "#20262c", 14);
const jaws = (coat: "orange" | "red" | "yellow" | "navy", size: number, reading: string) =>
  ring(200, 110, size, size - 34, fill("f", "dark")) +
  stroke("M200 24V52", "#eef1f3", 4) +
  meter(reading, coat, knob(200, 300, 30), { x: 132, w: 136, y: 150, h: 226 });
const bar = (scale: string, material: "steel" | "dark" = "steel") =>
  turn(
    -24,
    box(20, 170, 360, 44, 3, fill("v", material)) +
      row(33, (i) => box(60 + i * 9, 170, 2, i % 5 ? 12 : 20, 0, "#20262c")) +
      shape("M20 120H62V280L40 320L20 280z", fill("f", material)) +
      shape("M20 176L8 120L32 96V176z", fill("f", material)) +
      scale,
  );
const jaw = shape("M150 156H270V228H196L188 292L166 320V228H150z", fill("f", "steel"));
const mic = (thimble: string) =>
  `<path d="M72 160V250Q72 330 150 330H190Q240 330 246 262" fill="none" stroke="${fill("f", "dark")}" stroke-width="44"/>` +
  box(60, 140, 40, 36, 4, fill("v", "steel")) +
  box(96, 146, 60, 22, 2, fill("v", "steel")) +
  box(150, 128, 100, 60, 8, fill("v", "steel")) +
  thimble;
const pen = (coat: string, tip: string, reading: string) =>
  turn(
    36,
    box(158, 60, 84, 230, 24, coat) +
      display(176, 100, 48, 34, reading) +
      disc(200, 176, 13, "#2d343c") +
      disc(200, 212, 13, "#c62828") +
      box(166, 286, 68, 26, 6, fill("h", "dark")) +
      tip,
  );
const heat = (x: number, y: number, w: number, h: number) =>
  box(x, y, w, h, 3, "#2b1a66") +
  disc(x + w * 0.5, y + h * 0.55, w * 0.4, "#a3267c", h * 0.4) +
  disc(x + w * 0.5, y + h * 0.55, w * 0.28, "#ef7a2e", h * 0.28) +
  disc(x + w * 0.5, y + h * 0.55, w * 0.14, "#fff3a0", h * 0.14);
const camera = (coat: "dark" | "navy", w: number) =>
  shape("M170 220H250L270 380H190z", fill("h", "black")) +
  box(200 - w / 2, 40, w, 200, 24, fill("f", coat)) +
  screen(200 - w / 2 + 20, 62, w - 40, 140, heat(200 - w / 2 + 20, 62, w - 40, 140)) +
  row(3, (i) => disc(170 + i * 30, 222, 8, fill("r", "grey"))) +
  box(168, 252, 20, 44, 8, "#c62828");
const probeCable =
  row(3, (i) => ring(200, 110, 96 - i * 18, 82 - i * 18, fill("f", "dark"))) +
  stroke("M200 200V150", "#14181d", 12);
const scope = (more: string) =>
  box(90, 340, 220, 32, 8, fill("v", "dark")) + box(250, 60, 26, 290, 6, fill("h", "steel")) + more;

export const meterObjects: Record<string, string> = {
  pocketmeter: meter("4.000", "navy", knob(200, 250, 46) + keys(150, 320, 3, 1), { x: 122, w: 156 }) + leads,
  "pocketmeter-gift":
    meter("3.985", "red", knob(200, 250, 46) + plate(146, 314, 108, 36, "积分礼"), { x: 122, w: 156 }) +
    leads,
  benchmeter:
    block(40, 130, 290, 190, "grey", 40) +
    display(60, 150, 160, 66, "1.00000") +
    keys(60, 240, 4, 2, 40) +
    knob(270, 190, 32) +
    row(
      4,
      (i) =>
        disc(244 + (i % 2) * 46, 256 + Math.floor(i / 2) * 40, 13, i % 2 ? "#20262c" : "#c62828") +
        disc(244 + (i % 2) * 46, 256 + Math.floor(i / 2) * 40, 5, "#c79a3d"),
    ) +
    row(2, (i) => box(60 + i * 220, 318, 40, 22, 5, "#20262c")),
  leakclamp: jaws("yellow", 96, "0.25"),
  earthclamp: jaws("navy", 100, "1.20"),
  megger:
    meter(
      "500",
      "red",
      knob(200, 250, 40) +
        box(146, 312, 108, 40, 14, fill("v", "yellow")) +
        words(200, 340, 24, "#20262c", "TEST", 'font-weight="700"'),
    ) + leads,
  digitalpen: turn(
    40,
    box(170, 70, 60, 240, 22, fill("h", "yellow")) +
      box(182, 110, 36, 90, 4, "#c9d6bd") +
      words(200, 166, 20, "#1f2a1c", "220") +
      box(194, 300, 12, 70, 3, fill("h", "steel")) +
      box(224, 60, 12, 110, 5, fill("h", "steel")) +
      disc(200, 236, 12, "#c62828"),
  ),
  hvdetector: turn(
    38,
    box(188, 180, 24, 210, 6, fill("h", "orange")) +
      row(4, (i) => box(182, 220 + i * 44, 36, 10, 4, fill("h", "dark"))) +
      shape("M160 176L176 90H224L240 176z", fill("h", "yellow")) +
      disc(200, 130, 18, "#c62828") +
      disc(194, 124, 6, "#ffb3ad") +
      box(190, 30, 20, 62, 4, fill("h", "steel")) +
      disc(200, 28, 17, fill("r", "steel")),
  ),
  "gauge-plain": stem + dial(200, 170, 138, "MPa", -30, "black"),
  "gauge-contact":
    stem +
    dial(200, 170, 146, "MPa", 10, "dark") +
    `<g transform="rotate(-80 200 170)">${shape("M196 172L198 70H202L204 172z", "#1d8f5e")}</g><g transform="rotate(84 200 170)">${shape("M196 172L198 70H202L204 172z", "#1c63b5")}</g>` +
    box(318, 150, 60, 52, 8, fill("f", "black")) +
    stroke("M376 176Q396 180 392 230", "#14181d", 12),
  "gauge-digital":
    stem +
    disc(206, 178, 140, "#5d6873") +
    disc(200, 170, 140, fill("f", "steel")) +
    disc(200, 170, 116, fill("r", "dark")) +
    display(114, 112, 172, 72, "0.4025") +
    words(260, 220, 24, "#eef1f3", "MPa") +
    row(3, (i) => disc(144 + i * 40, 246, 13, fill("r", "grey"))),
  extransmitter:
    disc(206, 136, 112, "#14232f") +
    disc(200, 130, 112, fill("f", "blue")) +
    disc(200, 130, 84, fill("r", "dark")) +
    display(140, 100, 120, 56, "0.60") +
    lyingHex(306, 110, 66, 52, "steel") +
    hex(158, 236, 84, 56, "steel") +
    box(166, 290, 68, 40, 4, fill("h", "steel")) +
    thread(200, 328, 384, 24, "steel"),
  levelprobe:
    probeCable +
    box(176, 220, 48, 150, 12, fill("h", "steel")) +
    row(4, (i) => disc(186 + (i % 2) * 28, 352 - Math.floor(i / 2) * 16, 4, "#39424b")) +
    box(180, 204, 40, 30, 6, fill("h", "dark")),
  bimetal:
    disc(206, 130, 112, "#5d6873") +
    dial(200, 124, 112, "℃", 20) +
    hex(178, 230, 44, 30, "steel") +
    thread(200, 258, 290, 17, "steel") +
    box(191, 288, 18, 104, 8, fill("h", "steel")),
  coldthermo:
    box(90, 60, 220, 170, 22, fill("f", "white")) +
    display(112, 84, 176, 92, "-18.5") +
    row(3, (i) => disc(140 + i * 60, 206, 11, fill("r", "grey"))) +
    stroke("M200 230Q200 300 270 296Q350 290 330 350", "#14181d", 9) +
    box(316, 344, 24, 50, 10, fill("h", "steel")),
  thermalcam: camera("dark", 200),
  "thermalcam-hd": camera("navy", 260),
  thermocouple:
    meter(
      "25.6",
      "yellow",
      row(
        4,
        (i) =>
          box(136 + i * 34, 212, 24, 18, 3, i % 2 ? fill("f", "orange") : fill("f", "dark")) +
          words(148 + i * 34, 250, 17, "#eef1f3", `T${i + 1}`),
      ) + keys(142, 264, 3, 3, 42),
      { x: 104, w: 192, y: 96, h: 284 },
    ) +
    stroke("M150 96Q140 30 60 44M184 96Q180 20 250 26M250 96Q270 40 356 70", "#c9a33d", 7) +
    stroke("M60 44L16 62M250 26L300 14M356 70L390 100", "#9aa6b2", 8),
  dialcaliper: bar(jaw + dial(228, 190, 60, "mm")),
  vernier: bar(
    jaw + row(12, (i) => box(170 + i * 7, 208, 2, 14, 0, "#20262c")) + disc(210, 150, 13, fill("r", "steel")),
  ),
  carboncaliper: bar(
    shape("M150 156H270V228H196L188 292L166 320V228H150z", fill("f", "black")) +
      display(168, 166, 86, 40, "25.4"),
    "dark",
  ),
  digimic: mic(
    box(150, 108, 130, 96, 12, fill("f", "dark")) +
      display(168, 126, 94, 44, "0.001") +
      box(276, 134, 84, 48, 6, fill("v", "steel")),
  ),
  boremic: turn(
    -30,
    box(40, 168, 190, 64, 10, fill("v", "steel")) +
      row(12, (i) => box(56 + i * 12, 168, 5, 64, 1, "rgba(0,0,0,.25)")) +
      box(228, 178, 70, 44, 4, fill("v", "steel")) +
      disc(320, 200, 26, fill("f", "dark"), 62) +
      [
        [-70, 0],
        [50, 1],
        [0, 2],
      ]
        .map(([dy = 0]) => box(316, 196 + dy * 0.9, 44, 14, 4, fill("v", "brass")))
        .join(""),
  ),
  dialgauge:
    box(186, 20, 28, 60, 6, fill("h", "steel")) +
    disc(206, 186, 122, "#5d6873") +
    dial(200, 180, 122, "0.01mm", -20) +
    disc(200, 128, 26, "#fbfcfd") +
    ring(200, 128, 26, 23, "#20262c") +
    stroke("M200 128V108", "#20262c", 4) +
    box(186, 298, 28, 40, 3, fill("h", "steel")) +
    box(192, 336, 16, 40, 2, fill("h", "steel")) +
    disc(200, 380, 10, fill("r", "brass")),
  leverdial:
    dial(200, 130, 104, "0.01mm", 30) +
    box(150, 224, 100, 66, 10, fill("f", "steel")) +
    box(190, 286, 20, 30, 4, fill("h", "steel")) +
    stroke("M200 310L150 376", "#9aa6b2", 11) +
    disc(148, 378, 10, fill("r", "steel")) +
    shape("M180 20H220L226 40H174z", fill("h", "steel")),
  threadgauge:
    turn(
      -30,
      thread(200, 20, 110, 34, "steel", 9) +
        box(168, 106, 64, 190, 8, fill("h", "dark")) +
        row(8, (i) => box(174 + i * 7, 130, 3, 140, 1, "rgba(255,255,255,.2)")) +
        thread(200, 294, 350, 34, "steel", 9),
    ) +
    ring(320, 110, 66, 32, fill("f", "steel")) +
    words(320, 72, 20, "#22406e", "GO", 'font-weight="700"'),
  "detector-4g":
    made(machineObjects.detector, ["orange", "blue"], ["yellow", "blue"]) +
    plate(230, 40, 76, 46, "4G", { paint: "#1d8f5e", ink: "#ffffff" }),
  fixedgas:
    block(110, 60, 180, 150, "grey", 34) +
    display(136, 84, 130, 54, "0 LEL") +
    disc(300, 40, 26, fill("r", "red")) +
    row(3, (i) => disc(150 + i * 48, 176, 11, ["#4dbd8a", "#f2b417", "#c62828"][i] ?? "")) +
    hex(160, 210, 80, 40, "steel") +
    box(150, 248, 100, 96, 12, fill("h", "steel")) +
    row(6, (i) => box(160 + i * 14, 330, 6, 30, 2, "#39424b")),
  soundmeter:
    disc(200, 56, 46, fill("r", "black")) +
    box(186, 94, 28, 50, 6, fill("h", "steel")) +
    meter("68.5", "yellow", words(200, 282, 26, "#eef1f3", "dB") + keys(158, 300, 3, 2, 36), {
      x: 128,
      w: 144,
      y: 136,
      h: 240,
    }),
  anemometer:
    turn(24, box(192, 10, 16, 190, 5, fill("h", "steel")) + disc(200, 16, 15, fill("r", "dark"))) +
    meter("3.25", "blue", words(200, 282, 24, "#eef1f3", "m/s") + keys(158, 300, 3, 2, 36), {
      x: 118,
      w: 150,
      y: 150,
      h: 230,
    }),
  phpen: pen(
    fill("h", "yellow"),
    box(182, 308, 36, 44, 6, fill("h", "white")) + disc(200, 362, 15, fill("r", "glass")),
    "7.00",
  ),
  dometer:
    meter("8.26", "blue", words(200, 226, 24, "#eef1f3", "mg/L") + keys(150, 250, 3, 3, 40), {
      x: 90,
      w: 180,
    }) +
    stroke("M270 110Q350 110 340 220", "#14181d", 11) +
    box(320, 210, 40, 130, 14, fill("h", "dark")) +
    box(326, 336, 28, 34, 6, fill("h", "steel")),
  usbscope: scope(
    box(110, 70, 170, 130, 14, fill("f", "dark")) +
      screen(126, 86, 138, 90, stroke("M136 156H166V126H196V156H226V110H254", "#4dbd8a", 5)) +
      box(170, 198, 50, 90, 10, fill("h", "black")) +
      shape("M174 288H216L206 310H184z", fill("h", "steel")) +
      box(140, 326, 110, 18, 4, "#1d8f5e"),
  ),
  maglamp:
    stroke("M210 350V210L300 130", "#5d6873", 18) +
    stroke("M208 350V208L298 128", "#cfd6dc", 8) +
    disc(150, 116, 106, "#7d868f", 86) +
    disc(146, 110, 106, fill("f", "white"), 86) +
    disc(146, 110, 74, fill("r", "glass"), 58) +
    shape("M96 84Q120 62 152 60L120 140Q100 124 96 84z", "rgba(255,255,255,.7)") +
    disc(226, 356, 84, fill("v", "dark"), 22),
};
