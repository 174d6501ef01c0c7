import { box, disc, fill, type Material, place, ring, shape, stroke, thread, turn, words } from "./paint.ts";

const port = (x: number, y: number) => disc(x, y, 13, fill("f", "steel")) + disc(x, y, 8, "#20262c");

const gauge =
  box(176, 300, 48, 34, 4, fill("h", "brass")) +
  thread(200, 334, 380, 18, "brass", 8) +
  disc(206, 178, 138, "#5d6873") +
  disc(200, 170, 138, fill("f", "steel")) +
  ring(200, 170, 138, 120, fill("r", "steel")) +
  disc(200, 170, 120, "#fbfcfd") +
  Array.from(
    { length: 31 },
    (_, i) =>
      `<g transform="rotate(${-135 + i * 9} 200 170)">${box(198.5, 62, i % 5 ? 2 : 4, i % 5 ? 10 : 18, 0, i > 24 ? "#c62828" : "#20262c")}</g>`,
  ).join("") +
  words(200, 226, 22, "#20262c", "MPa") +
  `<g transform="rotate(38 200 170)">${shape("M196 190L198 74L202 74L204 190z", "#c62828")}</g>` +
  disc(200, 170, 12, fill("r", "dark")) +
  shape("M104 120A108 108 0 0 1 240 70A150 150 0 0 0 104 120z", "rgba(255,255,255,.75)");

const meterBody = (display: string) =>
  box(108, 34, 190, 336, 30, "#8d2b12") +
  box(102, 28, 190, 336, 30, fill("f", "orange")) +
  box(118, 44, 158, 304, 20, fill("f", "dark")) +
  box(132, 60, 130, 78, 8, "#c9d6bd") +
  words(197, 116, 46, "#1f2a1c", display, 'font-weight="700"') +
  disc(197, 222, 50, fill("r", "black")) +
  ring(197, 222, 56, 51, "#c9cfd5") +
  box(192, 174, 10, 56, 5, fill("h", "white")) +
  [
    [150, 152],
    [181, 152],
    [213, 152],
    [244, 152],
  ]
    .map(([x = 0, y = 0]) => box(x - 11, y, 22, 11, 5, fill("f", "grey")))
    .join("") +
  [
    [150, "black"],
    [197, "red"],
    [244, "black"],
  ]
    .map(
      ([x]) =>
        disc(Number(x), 314, 17, "#050607") + ring(Number(x), 314, 17, 12, x === 197 ? "#c62828" : "#6d757e"),
    )
    .join("");

const valveBody =
  box(44, 212, 312, 82, 12, fill("v", "steel")) +
  box(30, 200, 66, 106, 8, fill("v", "steel")) +
  box(304, 200, 66, 106, 8, fill("v", "steel")) +
  disc(36, 253, 12, "#343c45", 42) +
  disc(200, 253, 72, fill("r", "steel"), 68) +
  box(184, 150, 32, 66, 4, fill("h", "steel"));

const cylinderTube = (dx: number, dy: number) =>
  place(
    dx,
    dy,
    1,
    box(280, 190, 110, 20, 6, fill("v", "steel")) +
      box(66, 142, 44, 116, 6, fill("v", "dark")) +
      box(110, 152, 150, 96, 2, fill("v", "grey")) +
      box(260, 142, 48, 116, 6, fill("v", "dark")) +
      [158, 236].map((y) => box(100, y, 170, 7, 3, fill("v", "steel"))).join("") +
      port(88, 162) +
      port(284, 162) +
      box(372, 182, 20, 36, 4, fill("v", "steel")) +
      box(136, 180, 96, 34, 4, "#fff") +
      words(184, 205, 22, "#22406e", "SC 40×100"),
  );

const buttons: [x: number, y: number, material: Material][] = [
  [128, 150, "green"],
  [272, 150, "red"],
  [200, 272, "yellow"],
];

/** Fluid power, instruments and electric goods. */
export const machineObjects: Record<string, string> = {
  gauge,
  multimeter:
    stroke("M150 330C110 420 40 300 70 200", "#16191d", 9) +
    stroke("M197 330C250 430 360 320 340 180", "#b01f1f", 9) +
    meterBody("230.4"),
  clampmeter:
    `<path d="M148 150C90 110 110 24 200 24C290 24 310 110 252 150" fill="none" stroke="#a8410a" stroke-width="36"/><path d="M148 146C90 106 112 22 200 22C288 22 310 106 252 146" fill="none" stroke="#ef7b2c" stroke-width="24"/>` +
    place(56, 128, 0.74, meterBody("16.8")),
  detector:
    box(126, 60, 160, 290, 26, "#93600a") +
    box(118, 52, 160, 290, 26, fill("f", "yellow")) +
    box(136, 96, 124, 100, 10, "#1c2024") +
    box(144, 104, 108, 84, 6, "#bfe3c4") +
    words(198, 140, 26, "#17301c", "O2 20.9") +
    words(198, 174, 26, "#17301c", "CO 000") +
    [
      [164, 246],
      [232, 246],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 24, fill("r", "black")))
      .join("") +
    [160, 184, 208, 232].map((x) => disc(x, 304, 8, "#4a3505")).join("") +
    box(180, 30, 40, 34, 8, fill("h", "black")),
  irgun:
    shape(
      "M70 90L300 90Q334 90 334 124L334 160Q334 184 306 186L240 190L262 330Q264 352 242 352L196 352Q178 352 174 334L150 192L86 186Q60 184 60 156L60 108Q60 90 70 90z",
      fill("f", "yellow"),
    ) +
    shape("M170 192L240 190L262 330Q264 352 242 352L196 352Q178 352 174 334z", fill("h", "black")) +
    disc(66, 138, 22, fill("r", "black"), 42) +
    disc(62, 138, 13, fill("r", "navy"), 26) +
    box(250, 104, 66, 56, 6, "#c9dcc2") +
    words(283, 143, 28, "#17301c", "36.5") +
    shape("M150 200L166 200L176 252Q158 246 150 200z", fill("f", "red")),
  rangefinder:
    box(124, 46, 164, 316, 28, "#14181d") +
    box(116, 38, 164, 316, 28, fill("f", "dark")) +
    box(130, 56, 136, 126, 10, "#e2ecd9") +
    words(198, 110, 34, "#17301c", "12.368") +
    words(198, 156, 24, "#17301c", "8.502 m") +
    disc(198, 232, 32, fill("r", "red")) +
    [
      [156, 290],
      [198, 290],
      [240, 290],
      [156, 326],
      [198, 326],
      [240, 326],
    ]
      .map(([x = 0, y = 0]) => box(x - 16, y - 11, 32, 20, 9, fill("f", "grey")))
      .join("") +
    disc(152, 38, 14, "#2a2f36", 7) +
    disc(240, 38, 14, "#5b1212", 7),
  testpen: turn(
    38,
    box(182, 30, 36, 60, 8, fill("h", "black")) +
      shape("M192 350L200 392L208 350z", fill("h", "steel")) +
      box(176, 84, 48, 220, 16, fill("h", "yellow")) +
      shape("M176 296L224 296L210 352L190 352z", fill("h", "black")) +
      box(186, 116, 28, 52, 5, "#1c2024") +
      disc(200, 206, 11, fill("r", "red")),
  ),
  transmitter:
    box(150, 40, 100, 54, 8, fill("h", "black")) +
    box(140, 92, 120, 156, 8, fill("h", "steel")) +
    box(140, 140, 120, 56, 0, "#fff") +
    words(200, 176, 24, "#22406e", "4–20 mA") +
    box(124, 246, 152, 46, 4, fill("h", "steel")) +
    thread(200, 292, 366, 34, "steel"),
  caliper: turn(
    -24,
    box(30, 128, 350, 40, 3, fill("v", "steel")) +
      Array.from({ length: 30 }, (_, i) => box(120 + i * 8.4, 128, 1.6, i % 5 ? 9 : 16, 0, "#20262c")).join(
        "",
      ) +
      shape(
        "M40 128L84 128L84 100L62 64L54 128zM30 168L92 168L86 250L72 300L56 300L60 220z",
        fill("f", "steel"),
      ) +
      shape(
        "M118 128L96 128L96 100L112 66L122 110zM96 168L158 168L150 210L118 226L106 300L92 300L98 200z",
        fill("f", "steel"),
      ) +
      box(100, 106, 152, 92, 10, fill("f", "dark")) +
      box(116, 122, 100, 46, 5, "#cfdcc4") +
      words(166, 158, 34, "#17301c", "25.40") +
      disc(232, 184, 10, fill("r", "red")) +
      disc(270, 182, 20, fill("r", "steel")),
  ),
  micrometer:
    stroke("M118 150C70 200 90 330 200 330C270 330 290 270 286 236", "#343c45", 44) +
    stroke("M116 148C70 200 92 326 200 326C268 326 288 268 284 236", "#5a6671", 30) +
    box(96, 136, 46, 30, 4, fill("v", "steel")) +
    box(142, 142, 80, 18, 3, fill("v", "steel")) +
    box(216, 128, 76, 46, 4, fill("v", "dark")) +
    box(268, 118, 92, 66, 6, fill("v", "steel")) +
    Array.from({ length: 10 }, (_, i) => box(276 + i * 8, 122, 2, 58, 0, "rgba(20,25,30,.3)")).join("") +
    box(358, 132, 28, 38, 6, fill("v", "steel")) +
    box(146, 262, 96, 44, 6, "#cfdcc4") +
    words(194, 295, 28, "#17301c", "12.037"),
  cylinder: turn(-22, cylinderTube(-28, 0)),
  solenoid:
    box(96, 168, 210, 92, 8, fill("v", "steel")) +
    box(70, 176, 40, 76, 6, fill("v", "dark")) +
    box(292, 160, 84, 76, 8, fill("f", "black")) +
    box(306, 92, 56, 72, 8, fill("h", "black")) +
    disc(336, 116, 8, fill("r", "red")) +
    port(142, 200) +
    port(200, 200) +
    port(258, 200) +
    port(170, 238) +
    port(230, 238) +
    box(60, 256, 282, 16, 4, fill("v", "grey")),
  fitting:
    place(
      10,
      40,
      0.9,
      box(120, 60, 92, 46, 10, fill("h", "blue")) +
        box(126, 100, 80, 76, 8, fill("h", "black")) +
        box(112, 172, 108, 54, 4, fill("h", "brass")) +
        stroke("M148 172L148 226M184 172L184 226", "rgba(0,0,0,.3)", 3) +
        thread(166, 226, 296, 34, "brass"),
    ) +
    place(
      196,
      120,
      0.66,
      box(120, 60, 92, 46, 10, fill("h", "blue")) +
        box(126, 100, 80, 76, 8, fill("h", "black")) +
        box(112, 172, 108, 54, 4, fill("h", "brass")) +
        thread(166, 226, 296, 34, "brass"),
    ),
  frl:
    [60, 160, 260]
      .map(
        (x, i) =>
          box(x, 110, 84, 76, 8, fill("h", "grey")) +
          box(x + 16, 60, 52, 54, 8, fill("h", i === 1 ? "black" : "blue")) +
          shape(
            `M${x + 8} 186L${x + 76} 186L${x + 72} 310Q${x + 42} 340 ${x + 12} 310z`,
            i === 1 ? fill("h", "grey") : fill("h", i ? "oil" : "glass"),
          ),
      )
      .join("") +
    box(40, 130, 320, 30, 6, fill("v", "steel")) +
    place(152, 178, 0.25, gauge),
  pump:
    box(60, 120, 196, 170, 20, fill("v", "navy")) +
    Array.from({ length: 9 }, (_, i) => box(76 + i * 18, 124, 5, 160, 2, "rgba(255,255,255,.16)")).join("") +
    box(44, 130, 26, 150, 10, fill("v", "dark")) +
    box(252, 140, 66, 130, 8, fill("v", "steel")) +
    disc(324, 206, 44, fill("r", "steel"), 62) +
    box(268, 92, 40, 56, 4, fill("h", "steel")) +
    disc(288, 92, 28, fill("f", "steel"), 9) +
    box(120, 84, 84, 44, 6, fill("f", "dark")) +
    shape("M72 288L108 288L118 322L58 322zM206 288L244 288L256 322L196 322z", fill("s", "dark")),
  hose:
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<ellipse cx="200" cy="${250 - i * 34}" rx="146" ry="62" fill="none" stroke="#0c0d0f" stroke-width="36"/><ellipse cx="200" cy="${247 - i * 34}" rx="146" ry="62" fill="none" stroke="#33383f" stroke-width="24"/><path d="M60 ${236 - i * 34}A146 62 0 0 1 200 ${186 - i * 34}" fill="none" stroke="rgba(255,255,255,.4)" stroke-width="4"/>`,
      )
      .join("") +
    box(330, 240, 34, 60, 6, fill("h", "brass")) +
    box(324, 296, 46, 30, 4, fill("h", "steel")),
  valve:
    valveBody +
    box(176, 128, 48, 26, 6, fill("h", "dark")) +
    shape("M180 122L330 96Q352 94 354 112Q354 126 336 128L186 146z", fill("f", "red")),
  elbow:
    stroke("M90 320L90 210Q90 110 190 110L300 110", "#57626d", 104) +
    stroke("M86 316L86 206Q88 104 190 104L296 104", "#a3afba", 80) +
    stroke("M70 312L70 206Q74 84 190 84L292 84", "rgba(255,255,255,.65)", 16) +
    box(28, 286, 124, 62, 8, fill("h", "steel")) +
    box(276, 48, 62, 124, 8, fill("v", "steel")) +
    disc(90, 348, 54, "#39424b", 12) +
    disc(338, 110, 12, "#39424b", 54),
  breaker: [0, 1]
    .map((i) => {
      const x = 92 + i * 110;
      return (
        box(x + 8, 58, 104, 300, 8, "#a7afb7") +
        box(x, 50, 106, 300, 8, fill("f", "white")) +
        box(x + 10, 110, 86, 172, 4, "#eef1f3") +
        box(x + 32, 160, 42, 66, 6, "#2a3038") +
        box(x + 37, 164, 32, 34, 5, fill("h", i ? "red" : "blue")) +
        words(x + 53, 146, 22, "#22406e", "C32") +
        words(x + 53, 260, 16, "#5d6873", "400V~") +
        disc(x + 53, 78, 17, fill("f", "steel")) +
        stroke(`M${x + 43} 78L${x + 63} 78M${x + 53} 68L${x + 53} 88`, "#39424b", 4) +
        disc(x + 53, 320, 17, fill("f", "steel")) +
        stroke(`M${x + 43} 320L${x + 63} 320M${x + 53} 310L${x + 53} 330`, "#39424b", 4)
      );
    })
    .join(""),
  contactor:
    box(88, 60, 232, 290, 10, "#14181d") +
    box(80, 52, 232, 290, 10, fill("f", "dark")) +
    box(108, 130, 176, 132, 8, fill("f", "white")) +
    box(164, 166, 64, 60, 6, fill("f", "blue")) +
    words(196, 152, 18, "#22406e", "CJX2 AC220V") +
    [112, 168, 224, 280]
      .map(
        (x) =>
          disc(x, 88, 18, fill("f", "brass")) +
          stroke(`M${x - 10} 88L${x + 10} 88M${x} 78L${x} 98`, "#5b4210", 4) +
          disc(x, 304, 18, fill("f", "brass")) +
          stroke(`M${x - 10} 304L${x + 10} 304M${x} 294L${x} 314`, "#5b4210", 4),
      )
      .join(""),
  pushbutton: buttons
    .map(
      ([x, y, c]) =>
        disc(x + 4, y + 8, 72, "#59636d") +
        disc(x, y, 72, fill("f", "steel")) +
        ring(x, y, 72, 56, fill("r", "steel")) +
        disc(x, y, 52, fill("r", c)),
    )
    .join(""),
  netcable:
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<ellipse cx="200" cy="${188}" rx="${140 - i * 14}" ry="${120 - i * 14}" fill="none" stroke="#0c3a73" stroke-width="15"/><ellipse cx="198" cy="185" rx="${140 - i * 14}" ry="${120 - i * 14}" fill="none" stroke="#3f86d6" stroke-width="9"/>`,
      )
      .join("") +
    stroke("M330 210Q360 280 300 320", "#2a6fc0", 14) +
    box(236, 296, 72, 48, 6, fill("f", "glass")) +
    Array.from({ length: 6 }, (_, i) => box(240, 302 + i * 6.4, 26, 3, 1, "#c79a3d")).join(""),
  highbay:
    stroke("M200 30L200 74", "#39424b", 12) +
    disc(200, 34, 20, "none", 20, 'stroke="#39424b" stroke-width="8"') +
    box(150, 66, 100, 80, 12, fill("h", "dark")) +
    shape("M70 150L330 150L352 196L48 196z", fill("h", "dark")) +
    Array.from({ length: 15 }, (_, i) => box(84 + i * 16, 150, 4, 44, 1, "rgba(255,255,255,.18)")).join("") +
    disc(200, 204, 154, fill("f", "black"), 44) +
    disc(200, 208, 136, "#fffbe6", 34) +
    Array.from({ length: 7 }, (_, i) => disc(104 + i * 32, 208, 10, "#ffe9a0", 6)).join("") +
    shape("M70 240L330 240L372 372L28 372z", "rgba(255,240,180,.22)"),
  floodlight:
    stroke("M70 170L70 292Q70 320 98 320L302 320Q330 320 330 292L330 170", "#343c45", 16) +
    box(70, 70, 268, 196, 14, "#0c0d0f") +
    box(62, 62, 268, 196, 14, fill("f", "dark")) +
    box(82, 82, 228, 156, 8, fill("f", "glass")) +
    Array.from({ length: 24 }, (_, i) =>
      box(100 + (i % 6) * 34, 98 + Math.floor(i / 6) * 34, 20, 20, 3, "#ffdf7e"),
    ).join("") +
    shape("M82 82L220 82L130 238L82 238z", "rgba(255,255,255,.35)"),
  enclosure:
    box(104, 50, 214, 310, 8, "#7a838c") +
    box(92, 42, 214, 310, 8, fill("f", "white")) +
    box(108, 58, 182, 278, 5, "none", 'stroke="#a4acb4" stroke-width="3"') +
    box(262, 176, 22, 46, 6, fill("h", "dark")) +
    shape("M199 92L232 150L166 150z", "#f2b417") +
    shape("M202 106L190 128L199 128L194 144L210 122L201 122z", "#1d2024") +
    [70, 190, 310].map((y) => box(88, y, 12, 30, 3, fill("h", "steel"))).join(""),
  drill:
    shape(
      "M96 92L276 92Q300 92 300 116L300 160Q300 182 278 182L232 182L216 292L150 292L166 182L110 182Q72 182 72 136Q72 92 96 92z",
      fill("f", "teal"),
    ) +
    shape("M182 186L232 182L216 292L150 292z", fill("h", "black")) +
    box(122, 286, 122, 62, 12, fill("f", "black")) +
    box(134, 310, 98, 18, 4, fill("f", "teal")) +
    box(298, 104, 34, 66, 6, fill("v", "dark")) +
    shape("M330 110L358 124L358 150L330 164z", fill("v", "dark")) +
    box(356, 131, 40, 12, 2, fill("v", "steel")) +
    shape("M232 186L250 186Q246 220 228 226z", fill("f", "red")) +
    Array.from({ length: 5 }, (_, i) => box(98 + i * 14, 112, 6, 44, 3, "rgba(0,0,0,.45)")).join("") +
    box(182, 112, 92, 28, 5, "rgba(255,255,255,.92)") +
    words(228, 133, 20, "#0b5560", "20V", 'font-weight="700"'),
  grinder: turn(
    -18,
    box(30, 172, 246, 66, 30, fill("v", "navy")) +
      box(30, 172, 86, 66, 30, fill("v", "black")) +
      box(262, 164, 62, 84, 12, fill("v", "grey")) +
      box(282, 236, 28, 34, 3, fill("h", "steel")) +
      disc(296, 282, 92, fill("f", "black"), 20) +
      disc(296, 277, 92, fill("r", "grey"), 17) +
      disc(296, 276, 32, fill("r", "yellow"), 8) +
      box(284, 84, 28, 90, 12, fill("h", "black")) +
      box(140, 190, 90, 26, 5, "rgba(255,255,255,.9)") +
      words(185, 210, 18, "#22406e", "125 mm"),
  ),
  solder:
    box(70, 180, 150, 150, 12, fill("f", "navy")) +
    box(88, 200, 114, 50, 6, "#171b20") +
    words(145, 238, 38, "#ff6b5e", "350", 'font-weight="700"') +
    disc(145, 290, 22, fill("r", "dark")) +
    stroke("M220 300C300 340 340 300 330 250", "#1d2024", 9) +
    turn(
      24,
      box(300, 40, 16, 100, 5, fill("h", "steel")) +
        shape("M300 40L308 10L316 40z", fill("h", "copper")) +
        box(292, 136, 32, 110, 12, fill("h", "teal")),
    ),
};
