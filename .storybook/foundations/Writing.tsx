import type { Words } from "@tradehall/ui/component-docs";
import { FoundationPage, PageLink, Points, Say, WordTable } from "./foundation.tsx";
import { numbers, punctuation, tone, words } from "./writing.ts";

const well: Words = ["这样写", "Write"];
const badly: Words = ["不这样写", "Don't write"];
const rule: Words = ["规则", "Rule"];

/** How the library and the mall write, in both languages. */
export function Writing() {
  return (
    <FoundationPage
      lead={[
        "文案以中文为准，英文与它一一对应。同一件事只有一个名称：页面、组件、示例、测试和错误里都一样。",
        "Chinese is the source, and English says the same for each message. One thing has one name: in pages, components, stories, tests and errors.",
      ]}
      sections={[
        {
          id: "writing-tone",
          title: ["语气", "Tone of voice"],
          content: (
            <>
              <Say
                of={[
                  "像一位熟悉业务的采购同事：短、准、客气，不卖萌。",
                  "As a colleague in purchasing who knows the trade: short, exact, polite, never cute.",
                ]}
              />
              <WordTable caption={["语气", "Tone of voice"]} heads={[rule, well, badly]} rows={tone} />
            </>
          ),
        },
        {
          id: "writing-punctuation",
          title: ["标点", "Punctuation"],
          content: (
            <WordTable caption={["标点", "Punctuation"]} heads={[rule, well, badly]} rows={punctuation} />
          ),
        },
        {
          id: "writing-numbers",
          title: ["数字与单位", "Numbers and units"],
          content: (
            <>
              <WordTable
                caption={["数字与单位", "Numbers and units"]}
                heads={[
                  ["什么", "What"],
                  ["写法", "How it is written"],
                ]}
                rows={numbers}
              />
              <PageLink
                of={["金额的规则见“金额”", "The rules of amounts are on the page Money"]}
                to="foundations-money"
              />
            </>
          ),
        },
        {
          id: "writing-words",
          title: ["用词", "Words to use and not to use"],
          content: (
            <WordTable
              caption={["用词", "Words to use and not to use"]}
              heads={[["什么", "What"], well, badly]}
              rows={words}
            />
          ),
        },
        {
          id: "writing-errors",
          title: ["错误和空状态", "Errors and empty states"],
          content: (
            <Points
              of={[
                [
                  "错误写怎样改正，放在字段旁：“请输入 6–20 位密码”，不写“格式错误”。",
                  "An error says how to correct it, at its field: “Enter 6–20 characters”, not “Wrong format”.",
                ],
                [
                  "“还没有”“被筛掉了”“没有权限”“没能加载”各有自己的文字，并给出下一步。",
                  "“None yet”, “filtered away”, “not allowed” and “could not be loaded” have words of their own, and a next step.",
                ],
                [
                  "服务器的问题写“服务器出了点小差~”，后面有“重试”；不显示错误代码。",
                  "A fault of the server says so and offers Retry; it shows no code.",
                ],
                [
                  "确认框的标题是问题，按钮是动作：“取消订单？”，按钮“取消订单”“暂不取消”。",
                  "A question is the title of its dialog, and its button is the act: “Cancel the order?” with “Cancel the order” and “Keep the order”.",
                ],
              ]}
            />
          ),
        },
        {
          id: "writing-code",
          title: ["文字放在哪里", "Where words are kept"],
          content: (
            <Points
              of={[
                [
                  "`ui` 不含文字：文字都是属性。`mall-components` 的文字在组件旁的 `*.messages.ts`（中文）和 `*.en.json`（英文）。",
                  "`ui` knows no words, they are props. Words of `mall-components` are beside each component: `*.messages.ts` (Chinese) and `*.en.json` (English).",
                ],
                [
                  "句子不拼接：变量写在一条消息里，数量用复数形式。",
                  "Sentences are never put together from parts: variables are inside one message, counts use plural forms.",
                ],
                [
                  "给英文留一倍的宽度，给中文留一行的高度。",
                  "Leave twice the width for English, and a full line's height for Chinese.",
                ],
              ]}
            />
          ),
        },
      ]}
      title={["文案", "Writing"]}
    />
  );
}
