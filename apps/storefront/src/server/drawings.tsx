/** Keeps what the server has drawn of pieces that many pages show, by what they show. Server only. */
import type { Locale } from "@tradehall/mall-rules/words";
import type { Draw } from "@tradehall/ui/drawn-once";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { Words } from "../both-sides/Words.tsx";
import { wordsOf } from "./messages.ts";

/** Two kilobytes each, and up to twice as many. */
const mostKept = 4_000;
let kept = new Map<string, string>();
/** Kept before those; what is asked for again goes over, the rest is forgotten with it. */
let keptBefore = new Map<string, string>();

/** An id that React makes says where in the page its element stands. */
const hasOwnPlace = (html: string): boolean => html.includes('"_R_');

function keep(key: string, html: string): string {
  if (kept.size >= mostKept) {
    keptBefore = kept;
    kept = new Map();
  }
  kept.set(key, html);
  return html;
}

function draw(locale: Locale, piece: ReactElement): string {
  return renderToString(
    <Words locale={locale === "en" ? "en" : "zh-CN"} messages={wordsOf(locale).messages}>
      {piece}
    </Words>,
  );
}

const drawIn =
  (locale: Locale): Draw =>
  (name, piece) => {
    const key = `${locale} ${name}`;
    const html = kept.get(key) ?? keep(key, keptBefore.get(key) ?? draw(locale, piece));
    return hasOwnPlace(html) ? undefined : html;
  };

export const drawings: Readonly<Record<Locale, Draw>> = { zh_CN: drawIn("zh_CN"), en: drawIn("en") };
