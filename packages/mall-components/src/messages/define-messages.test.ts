import { createIntl, type MessageTag, type NoMessageValues } from "react-intl";
import { expect, expectTypeOf, test } from "vitest";
import { defineMessages } from "./define-messages.ts";
import type { ValuesOf } from "./values-of.ts";

type Any = string | number;

test("what a message is filled with follows from its text", () => {
  expectTypeOf<ValuesOf<"关闭">>().toEqualTypeOf<NoMessageValues>();
  expectTypeOf<ValuesOf<"已删除 {count} 件">>().toEqualTypeOf<{ count: Any }>();
  expectTypeOf<ValuesOf<"{ min }～{max}">>().toEqualTypeOf<{ min: Any; max: Any }>();
  expectTypeOf<ValuesOf<"共 {count, number} 件，{rate, number, ::percent}">>().toEqualTypeOf<{
    count: number;
    rate: number;
  }>();
  expectTypeOf<ValuesOf<"{at, date, short} {from,time}">>().toEqualTypeOf<{
    at: Date | number;
    from: Date | number;
  }>();
});

test("branches of plurals and selects are read into", () => {
  expectTypeOf<ValuesOf<"{n, plural, one {# piece} other {# pieces}} of {name}">>().toEqualTypeOf<{
    n: number;
    name: Any;
  }>();
  expectTypeOf<ValuesOf<"{min} 件起订{step, plural, =1 {} other {，每次增减 {step} 件}}">>().toEqualTypeOf<{
    min: Any;
    step: number;
  }>();
  expectTypeOf<ValuesOf<"{n, selectordinal, one {#st} other {#th}}">>().toEqualTypeOf<{ n: number }>();
  type Nested = "{who, select, me {我} other {{name}{n, plural, other {（# 次，{at, date}）}}}}，{end}";
  expectTypeOf<ValuesOf<Nested>>().toEqualTypeOf<{
    who: string;
    name: Any;
    n: number;
    at: Date | number;
    end: Any;
  }>();
});

test("a tag is filled with what draws it", () => {
  expectTypeOf<ValuesOf<"<b>重要</b>">>().toEqualTypeOf<{ b: MessageTag }>();
  expectTypeOf<ValuesOf<"同意<a>《{title}》</a>和<b>{n, number}</b>">>().toEqualTypeOf<{
    a: MessageTag;
    b: MessageTag;
    title: Any;
    n: number;
  }>();
});

const words = defineMessages({
  close: { id: "a.close", defaultMessage: "关闭" },
  removed: { id: "a.removed", defaultMessage: "已删除 {count} 件商品" },
  sum: { id: "a.sum", defaultMessage: "共 {count, number} 件" },
  bold: { id: "a.bold", defaultMessage: "<b>{title}</b>" },
});

const { formatMessage } = createIntl({ locale: "zh-CN", messages: {}, onError: () => undefined });

test("messages are filled with what their texts ask for", () => {
  expect(formatMessage(words.close)).toBe("关闭");
  expect(formatMessage(words.removed, { count: "2" })).toBe("已删除 2 件商品");
  expect(formatMessage(words.sum, { count: 1200 })).toBe("共 1,200 件");
  expect(formatMessage(words.bold, { title: "新", b: (parts) => `*${parts.join("")}*` })).toBe("*新*");
});

/** Read by the compiler alone: each of these stops a build. */
export function wrongCalls(key: keyof typeof words): void {
  // @ts-expect-error -- the count is missing
  formatMessage(words.removed);
  // @ts-expect-error -- no such value
  formatMessage(words.removed, { number: 2 });
  // @ts-expect-error -- one value too many
  formatMessage(words.removed, { count: 2, rest: 1 });
  // @ts-expect-error -- a message without values takes none
  formatMessage(words.close, { count: 2 });
  // @ts-expect-error -- a number, since it is grouped
  formatMessage(words.sum, { count: "1 200" });
  // @ts-expect-error -- a tag is drawn by a function
  formatMessage(words.bold, { title: "新", b: "b" });
  // @ts-expect-error -- one of them needs more
  formatMessage(words[key]);
  // @ts-expect-error -- there is no such message
  formatMessage(words.closed);
}
