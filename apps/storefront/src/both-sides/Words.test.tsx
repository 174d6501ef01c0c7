import { parse } from "@formatjs/icu-messageformat-parser";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { useIntl } from "react-intl";
import { expect, test, vi } from "vitest";
import { type Messages, Words } from "./Words.tsx";

/** As the build leaves them: plain texts as they are, others parsed. */
const plain = { id: "a.plain", defaultMessage: "{不是参数}" };
const filled = { id: "a.filled", defaultMessage: parse("共 {count, number} 件") };

function Piece() {
  const { formatMessage } = useIntl();
  return [formatMessage(plain), formatMessage(filled, { count: 1200 })].join("，");
}

const said = (locale: string, messages: Messages) =>
  renderToStaticMarkup(
    <Words locale={locale} messages={messages}>
      <Piece />
    </Words>,
  );

test("plain texts are said as they stand, others are formatted", () => {
  expect(said("zh-CN", {})).toBe("{不是参数}，共 1,200 件");
});

test("another language says its own words", () => {
  const english = {
    "a.plain": "<plain>",
    "a.filled": parse("{count, plural, one {# piece} other {# pieces}}"),
  };
  expect(said("en", english)).toBe("&lt;plain&gt;，1,200 pieces");
});

const wholes = { id: "a.wholes", defaultMessage: parse("{count, number}") };
const others = { id: "a.others", defaultMessage: parse("{share, number} {rate, number, ::percent}") };

function Wholes() {
  const { formatMessage, formatNumber } = useIntl();
  const numbers = [0, 999, 1000, -1_000_000].map((value) => formatNumber(value));
  return [formatMessage(wholes, { count: 1_234_567 }), ...numbers].join(" ");
}

function Others() {
  const { formatMessage, formatNumber } = useIntl();
  return [
    formatMessage(others, { share: 1234.5, rate: 0.25 }),
    formatNumber(2.5),
    formatNumber(1000, { minimumFractionDigits: 2 }),
  ].join(" ");
}

test.each(["zh-CN", "en"])(
  "%s numbers are those of the browser, whole ones without its formats",
  (locale) => {
    const messages = { [wholes.id]: wholes.defaultMessage, [others.id]: others.defaultMessage };
    const draw = (numbers: ReactNode) =>
      renderToStaticMarkup(
        <Words locale={locale} messages={messages}>
          {numbers}
        </Words>,
      );
    const asked = vi.spyOn(Intl, "NumberFormat");
    expect(draw(<Wholes />)).toBe("1,234,567 0 999 1,000 -1,000,000");
    expect(asked).not.toHaveBeenCalled();
    expect(draw(<Others />)).toBe("1,234.5 25% 2.5 1,000.00");
    expect(asked).toHaveBeenCalled();
    asked.mockRestore();
  },
);
