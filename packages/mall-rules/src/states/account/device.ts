/** What a browser and an address tell of the device that a session was opened on. */

/** The first that a user agent names is the one: most name others, too, beside themselves. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, "WeChat"],
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/(OPR|Opera)\//, "Opera"],
  [/QQBrowser\//, "QQ Browser"],
  [/(Firefox|FxiOS)\//, "Firefox"],
  [/(HeadlessChrome|Chrome|CriOS)\//, "Chrome"],
  [/ Safari\//, "Safari"],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/Windows/, "Windows"],
  [/iPhone|iPod/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

const firstOf = (names: typeof browsers, text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** "Chrome · Windows"; "" where neither is known. */
export const deviceOf = (userAgent: string): string =>
  [firstOf(browsers, userAgent), firstOf(systems, userAgent)].filter(Boolean).join(" · ");

/** The first half of an address, enough to know a place again: 203.0.*.*, 2001:db8:*. */
export function maskedAddress(address: string): string {
  const ipv4 = address.split(":").at(-1)?.split(".") ?? [];
  if (ipv4.length === 4) return `${ipv4[0]}.${ipv4[1]}.*.*`;
  const [first, second] = address.split(":");
  return first && second !== undefined ? `${first}:${second}:*` : "";
}
