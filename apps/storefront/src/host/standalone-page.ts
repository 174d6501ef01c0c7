/**
 * A page that is left when nothing else can: one file, no script, both languages. It carries its few looks itself, since
 * no stylesheet can be relied on here.
 */
import { brandNames, brandOf, type Locale, locales } from "@tradehall/mall-rules/words";

const looks = `
:root { color-scheme: light; font: 16px/1.6 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 32px; padding: 24px;
  background: #f4f6f8; color: #1d2733; }
section { max-width: 420px; box-sizing: border-box; padding: 32px; border-radius: 12px; background: #fff;
  box-shadow: 0 1px 3px #1d273326; }
h1, h2 { margin: 0 0 4px; font-size: 20px; }
p { margin: 0 0 20px; color: #566273; }
nav { display: flex; gap: 12px; }
a { padding: 8px 20px; border: 1px solid #1d2733; border-radius: 6px; color: inherit; text-decoration: none; }
a:first-child { background: #1d2733; color: #fff; }
a:focus-visible { outline: 3px solid #4a90e2; outline-offset: 2px; }
footer { text-align: center; font-size: 13px; color: #566273; }
`;

type Text = Readonly<Record<Locale, string>>;

export interface StandalonePage {
  /** For the page's own style. */
  nonce: string;
  title: Text;
  text: Text;
  /** Ways on, the first of them the nearest. */
  links: readonly { href: string; label: Text }[];
  /** Markup of the head beside what every such page has. */
  head?: string;
  footer?: string;
}

const part = ({ title, text, links }: StandalonePage, locale: Locale, heading: "h1" | "h2"): string =>
  `<section lang="${locale === "en" ? "en" : "zh-CN"}">
<${heading}>${title[locale]}</${heading}>
<p>${text[locale]}</p>
<nav aria-label="${title[locale]}">${links.map(({ href, label }) => `<a href="${href}">${label[locale]}</a>`).join("")}</nav>
</section>`;

export function standalonePage(page: StandalonePage): string {
  const brand = brandNames[brandOf(process.env.MALL_BRAND)];
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${page.head ?? ""}
<title>${page.title.zh_CN} - ${brand.name}</title>
<link rel="icon" href="${brand.sign}" type="image/svg+xml">
<style nonce="${page.nonce}">${looks}</style>
</head>
<body>
<main>${locales.map((locale, index) => part(page, locale, index === 0 ? "h1" : "h2")).join("\n")}</main>
${page.footer ? `<footer>${page.footer}</footer>` : ""}
</body>
</html>
`;
}
