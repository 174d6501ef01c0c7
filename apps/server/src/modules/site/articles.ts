/** Cuts a text of terms at its headings, so that a page can list and reach them. */

export interface Articles {
  /** HTML before the first heading. */
  preamble: string;
  articles: { title: string; content: string }[];
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/** The words of a heading without tags. */
const plain = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? "")
    .trim();

/** `html` is sanitised already: its tags are written in one way. */
export function cutAtHeadings(html: string): Articles {
  const [preamble = "", ...rest] = html.split(/<h2(?:\s[^>]*)?>/);
  return {
    preamble: preamble.trim(),
    articles: rest.map((part) => {
      const [title = "", ...content] = part.split("</h2>");
      return { title: plain(title), content: content.join("").trim() };
    }),
  };
}
