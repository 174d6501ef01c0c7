import { paintDefs } from "./paint.ts";

/** An object ready to be set into a scene: markup on a 400 × 400 canvas, and the part of it that is painted. */
export interface Sprite {
  markup: string;
  /** What the object throws on what lies behind it, on the same canvas. */
  shadow: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Half way round the colour wheel at the same lightness: blue turns orange, red teal, yellow blue; grey stays. */
const dyeFilter = `<filter id="dye" color-interpolation-filters="sRGB"><feColorMatrix type="matrix" values="-.574 1.43 .144 0 0 .426 .43 .144 0 0 .426 1.43 -.856 0 0 0 0 0 1 0"/></filter>`;

/** The same object in another colour. */
export const dyed = (sprite: Sprite): Sprite => ({
  ...sprite,
  markup: `<g filter="url(#dye)">${sprite.markup}</g>`,
});

const svg = (width: number, height: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${paintDefs}<radialGradient id="ground"><stop offset="0" stop-color="#0f1a28" stop-opacity=".42"/><stop offset=".55" stop-color="#0f1a28" stop-opacity=".22"/><stop offset="1" stop-color="#0f1a28" stop-opacity="0"/></radialGradient>${dyeFilter}<filter id="far" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter></defs>${inner}</svg>`;

/** `near` throws a shadow, `far` is out of focus, `alone` is on clear ground. */
type Way = "near" | "far" | "alone";

/** Sets the object so that it is centred on `floor` within a box of `reach` px each way. */
function stand(cx: number, floor: number, reach: number, sprite: Sprite, way: Way = "near"): string {
  const scale = Math.min(reach / sprite.width, (reach * 0.94) / sprite.height);
  const x = cx - (sprite.left + sprite.width / 2) * scale;
  const y = floor - (sprite.top + sprite.height) * scale;
  const blur = way === "far" ? 'filter="url(#far)" opacity=".5"' : "";
  const shadow = way === "near" ? sprite.shadow : "";
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})" ${blur}>${shadow}${sprite.markup}</g>`;
}

/** Front view on a white sweep: the main picture of a product, 800 × 800. */
export function studio(sprite: Sprite, hue: number): string {
  return svg(
    800,
    800,
    `<defs><radialGradient id="bg" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#fff"/><stop offset=".6" stop-color="hsl(${hue},24%,97.5%)"/><stop offset="1" stop-color="hsl(${hue},20%,91%)"/></radialGradient></defs><rect width="800" height="800" fill="url(#bg)"/><ellipse cx="408" cy="690" rx="280" ry="46" fill="url(#ground)"/>${stand(400, 686, 568, sprite)}`,
  );
}

/** On a plinth in the department's colour, a second piece out of focus behind: 800 × 800. */
export function plinth(sprite: Sprite, hue: number): string {
  return svg(
    800,
    800,
    `<defs><linearGradient id="wall" x2="0" y2="1"><stop offset="0" stop-color="hsl(${hue},30%,93%)"/><stop offset="1" stop-color="hsl(${hue},32%,82%)"/></linearGradient><linearGradient id="floor" x2="0" y2="1"><stop offset="0" stop-color="hsl(${hue},28%,76%)"/><stop offset="1" stop-color="hsl(${hue},26%,86%)"/></linearGradient><linearGradient id="side" x2="1"><stop offset="0" stop-color="hsl(${hue},26%,84%)"/><stop offset=".4" stop-color="hsl(${hue},22%,95%)"/><stop offset="1" stop-color="hsl(${hue},26%,72%)"/></linearGradient></defs><rect width="800" height="800" fill="url(#wall)"/><rect y="560" width="800" height="240" fill="url(#floor)"/><circle cx="560" cy="300" r="230" fill="#fff" opacity=".3"/>${stand(610, 560, 280, sprite, "far")}<ellipse cx="370" cy="728" rx="400" ry="72" fill="url(#ground)"/><path d="M60 640a310 70 0 0 0 620 0v56a310 70 0 0 1 -620 0z" fill="url(#side)"/><ellipse cx="370" cy="640" rx="310" ry="70" fill="hsl(${hue},22%,96%)"/><ellipse cx="378" cy="648" rx="250" ry="46" fill="url(#ground)"/>${stand(370, 652, 480, sprite)}`,
  );
}

/** Two pieces of one kind, one behind the other: 800 × 800. */
export function pair(front: Sprite, rear: Sprite, hue: number): string {
  return svg(
    800,
    800,
    `<defs><linearGradient id="bg" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset=".72" stop-color="hsl(${hue},22%,97%)"/><stop offset=".73" stop-color="hsl(${hue},22%,92%)"/><stop offset="1" stop-color="hsl(${hue},20%,95%)"/></linearGradient></defs><rect width="800" height="800" fill="url(#bg)"/><ellipse cx="540" cy="612" rx="200" ry="30" fill="url(#ground)"/>${stand(545, 610, 390, rear)}<ellipse cx="318" cy="726" rx="250" ry="40" fill="url(#ground)"/>${stand(312, 722, 470, front)}`,
  );
}

/** One piece before a disc in the department's colour: 800 × 800. */
export function disc(sprite: Sprite, hue: number): string {
  return svg(
    800,
    800,
    `<rect width="800" height="800" fill="hsl(${hue},18%,96.5%)"/><circle cx="400" cy="392" r="316" fill="hsl(${hue},38%,88%)"/><circle cx="400" cy="392" r="262" fill="#fff" opacity=".55"/><ellipse cx="408" cy="710" rx="260" ry="38" fill="url(#ground)"/>${stand(400, 706, 540, sprite)}`,
  );
}

/** Goods packed for the lorry, or another shared picture: three objects on one floor, 800 × 800. */
export function trio(sprites: [Sprite, Sprite, Sprite], hue: number, caption: string): string {
  return svg(
    800,
    800,
    `<defs><linearGradient id="wall" x2="1" y2="1"><stop offset="0" stop-color="hsl(${hue},36%,97%)"/><stop offset="1" stop-color="hsl(${hue},34%,84%)"/></linearGradient></defs><rect width="800" height="800" fill="url(#wall)"/><text x="60" y="124" font-size="46" font-weight="700" fill="hsl(${hue},45%,22%)">${caption}</text><rect x="60" y="152" width="72" height="7" rx="3" fill="hsl(${hue},70%,46%)"/><ellipse cx="400" cy="690" rx="390" ry="60" fill="url(#ground)"/>${stand(200, 650, 300, sprites[0])}${stand(610, 650, 300, sprites[1])}${stand(400, 700, 290, sprites[2])}`,
  );
}

export interface BannerWords {
  title: string;
  line: string;
  action: string;
}

/** Three pieces on clear ground, the middle one in front, 780 × 780. */
export function group(sprites: Sprite[]): string {
  const places: [x: number, floor: number, reach: number][] = [
    [205, 440, 350],
    [575, 450, 360],
    [390, 735, 370],
  ];
  const goods = sprites.map((one, i) => stand(...(places[i] ?? [390, 720, 300]), one));
  return svg(780, 780, `<ellipse cx="390" cy="705" rx="330" ry="56" fill="url(#ground)"/>${goods.join("")}`);
}

/** A banner of a shop, 1600 × 533: words at the left, goods at the right on a dark sweep. */
export function banner(hue: number, words: BannerWords, sprites: Sprite[]): string {
  const [width, height] = [1600, 533];
  // Clear of the edges: a slot of another shape cuts a little off, and an arrow lies at the side.
  const left = width * 0.09;
  const big = 50 * (height / 400);
  const goods = sprites.map((s, i) =>
    stand(width * (0.58 + i * 0.152), height * (i === 1 ? 0.88 : 0.92), height * (i === 1 ? 0.72 : 0.5), s),
  );
  return svg(
    width,
    height,
    `<defs><linearGradient id="bg" x2="1" y2=".6"><stop offset="0" stop-color="hsl(${hue},62%,17%)"/><stop offset=".55" stop-color="hsl(${hue},56%,30%)"/><stop offset="1" stop-color="hsl(${hue},48%,48%)"/></linearGradient><radialGradient id="glow" cx=".74" cy=".45" r=".5"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#bg)"/><path d="M${width * 0.46} 0L${width * 0.62} 0L${width * 0.42} ${height}L${width * 0.26} ${height}z" fill="#fff" opacity=".05"/><rect width="${width}" height="${height}" fill="url(#glow)"/><ellipse cx="${width * 0.73}" cy="${height * 0.92}" rx="${width * 0.29}" ry="${height * 0.1}" fill="url(#ground)"/>${goods.join("")}<text x="${left}" y="${height * 0.4}" font-size="${big}" font-weight="700" fill="#fff">${words.title}</text><text x="${left}" y="${height * 0.56}" font-size="${big * 0.46}" fill="rgba(255,255,255,.86)">${words.line}</text><rect x="${left}" y="${height * 0.66}" width="${big * 3}" height="${big * 0.86}" rx="${big * 0.43}" fill="#fff"/><text x="${left + big * 1.5}" y="${height * 0.66 + big * 0.58}" font-size="${big * 0.42}" font-weight="700" text-anchor="middle" fill="hsl(${hue},62%,24%)">${words.action}</text>`,
  );
}

/** A category icon: the object alone on a clear ground, 160 × 160. */
export const icon = (sprite: Sprite): string => svg(160, 160, stand(80, 152, 146, sprite, "alone"));

/** A word mark with a geometric sign: brands 320 × 160, shops 160 × 160. */
export function wordMark(width: number, height: number, name: string, hue: number, variant: number): string {
  const ink = `hsl(${hue},62%,32%)`;
  const isSquare = width === height;
  const cx = isSquare ? width / 2 : 74;
  const cy = isSquare ? 60 : height / 2;
  const signs = [
    `<path d="M${cx - 36} ${cy + 30}L${cx} ${cy - 36}L${cx + 36} ${cy + 30}L${cx + 14} ${cy + 30}L${cx} ${cy + 2}L${cx - 14} ${cy + 30}z" fill="${ink}"/>`,
    `<path d="M${cx} ${cy - 38}L${cx + 33} ${cy - 19}L${cx + 33} ${cy + 19}L${cx} ${cy + 38}L${cx - 33} ${cy + 19}L${cx - 33} ${cy - 19}z" fill="${ink}"/><circle cx="${cx}" cy="${cy}" r="15" fill="#fff"/>`,
    `<circle cx="${cx}" cy="${cy}" r="36" fill="${ink}"/><path d="M${cx - 20} ${cy + 18}L${cx + 4} ${cy - 20}L${cx + 22} ${cy + 6}" stroke="#fff" stroke-width="9" fill="none"/>`,
    `<rect x="${cx - 34}" y="${cy - 34}" width="68" height="68" rx="14" fill="${ink}"/><path d="M${cx - 18} ${cy}h36M${cx} ${cy - 18}v36" stroke="#fff" stroke-width="10"/>`,
    `<path d="M${cx - 36} ${cy - 30}h72l-20 24h-52zM${cx - 16} ${cy + 4}h52l-20 26h-52z" fill="${ink}"/>`,
  ];
  const size = isSquare ? Math.min(26, 132 / name.length) : Math.min(52, 176 / name.length);
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="#fff"/>${signs[variant % signs.length] ?? ""}<text x="${isSquare ? cx : 126}" y="${isSquare ? 134 : height / 2 + size * 0.36}" font-size="${size}" font-weight="700" fill="hsl(${hue},30%,18%)" ${isSquare ? 'text-anchor="middle"' : ""}>${name}</text>`,
  );
}

/** A made-up licence: a framed sheet with a company's facts, 1600 × 1067. It bears no emblem and says what it is. */
export const licence = (facts: [company: string, address: string, trade: string]): string =>
  svg(
    1600,
    1067,
    `<rect width="1600" height="1067" fill="#fbf7ea"/><rect x="48" y="48" width="1504" height="971" fill="none" stroke="#b08a3c" stroke-width="10"/><rect x="72" y="72" width="1456" height="923" fill="none" stroke="#d8bf82" stroke-width="3"/><text x="800" y="260" font-size="108" font-weight="700" text-anchor="middle" fill="#5c4413">营业执照</text><text x="800" y="330" font-size="34" text-anchor="middle" fill="#8a6a24">演示商城样张</text>${["名称", "住所", "经营范围"].map((name, row) => `<text x="180" y="${490 + row * 130}" font-size="42" fill="#8a6a24">${name}</text><text x="620" y="${490 + row * 130}" font-size="46" font-weight="700" fill="#3b2d10">${facts[row]}</text>`).join("")}`,
  );

/** A made-up side of an ID card, 1000 × 630: its words alone, and that it is no real one. */
export const idCard = (heading: string, lines: readonly string[]): string =>
  svg(
    1000,
    630,
    `<rect width="1000" height="630" rx="36" fill="#e9f1f7"/><rect x="24" y="24" width="952" height="582" rx="24" fill="none" stroke="#9db8cc" stroke-width="4"/><text x="500" y="120" font-size="54" font-weight="700" text-anchor="middle" fill="#2b4a63">${heading}</text>${lines.map((line, row) => `<text x="90" y="${240 + row * 96}" font-size="44" fill="#3b5468">${line}</text>`).join("")}<rect x="700" y="190" width="210" height="270" rx="12" fill="#cfdde8"/><circle cx="805" cy="285" r="52" fill="#9db8cc"/><path d="M715 460c0-60 40-92 90-92s90 32 90 92z" fill="#9db8cc"/><text x="500" y="575" font-size="30" text-anchor="middle" fill="#7d97ab">演示商城样张</text>`,
  );
