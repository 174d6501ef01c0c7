import { parse } from "@formatjs/icu-messageformat-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { useIntl } from "react-intl";
import { expect, test } from "vitest";
import { type Messages, Words } from "./Words.tsx";

/** As the build leaves them. */
const plain = { id: "a.plain", defaultMessage: parse("'{'不是参数'}'") };
const filled = { id: "a.filled", defaultMessage: parse("共 {count, number} 件") };

function Piece() {
  const { formatMessage } = useIntl();
  return [formatMessage(plain), formatMessage(filled, { count: 1200 })].join("，");
}

const renderedText = (locale: string, messages: Messages) =>
  renderToStaticMarkup(
    <Words locale={locale} messages={messages}>
      <Piece />
    </Words>,
  );

test("plain texts and texts with values are formatted", () => {
  expect(renderedText("zh-CN", {})).toBe("{不是参数}，共 1,200 件");
});

test("another language says its own words", () => {
  const english = {
    "a.plain": parse("'<'plain>"),
    "a.filled": parse("{count, plural, one {# piece} other {# pieces}}"),
  };
  expect(renderedText("en", english)).toBe("&lt;plain&gt;，1,200 pieces");
});
