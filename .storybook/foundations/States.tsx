import type { Words } from "@tradehall/ui/component-docs";
import type { ComponentType } from "react";
import { FoundationPage, Points, Shown } from "./foundation.tsx";
import { Disabled, Empty, Failed, Loading, Pending, Selected } from "./state-samples.tsx";

const states: readonly (readonly [id: string, title: Words, rule: Words, Live: ComponentType])[] = [
  [
    "loading",
    ["加载", "Loading"],
    [
      "第一次加载用骨架，形状与结果相同，页面不跳。再次加载时保留旧内容并变淡。整页转圈从不使用。",
      "The first load shows a skeleton in the shape of the result, so nothing jumps. A reload keeps the old rows, dimmed. Never a spinner in place of a page.",
    ],
    Loading,
  ],
  [
    "empty",
    ["空", "Empty"],
    [
      "说明为什么空、下一步做什么。“还没有”和“被筛掉了”是两种文字。",
      "Say why it is empty and what to do next. “None yet” and “filtered away” have different words.",
    ],
    Empty,
  ],
  [
    "error",
    ["错误", "Error"],
    [
      "放在出错的地方：区域用 ErrorState，字段用 errorMessage，动作的结果用 Notice。写怎样改正；填过的内容不丢。",
      "At the place of the fault: ErrorState for a part, errorMessage for a field, Notice for an act. Say how to correct it; what was typed is kept.",
    ],
    Failed,
  ],
  [
    "disabled",
    ["停用", "Disabled"],
    [
      "旁边写出原因。表单的提交按钮不因为没填完而停用：按下后指出缺什么。",
      "Words beside it say why. A form's submit button is not disabled while fields are missing: pressing it says which.",
    ],
    Disabled,
  ],
  [
    "selected",
    ["选中", "Selected"],
    [
      "颜色之外还有对勾、粗边或字重；读屏软件读出“已选”。",
      "Beside the colour there is a tick, a thick edge or a weight, and it is read aloud as chosen.",
    ],
    Selected,
  ],
  [
    "pending",
    ["进行中", "Pending"],
    [
      "转圈在被按的按钮里，宽度和焦点不变，再按无效。钱、库存、订单状态等服务器确认后才改变显示。",
      "The spinner is inside the pressed button, which keeps its width and focus and ignores presses. Money, stock and order states change only when the server has confirmed.",
    ],
    Pending,
  ],
];

/** The states that every component and page has, live. */
export function States() {
  return (
    <FoundationPage
      lead={[
        "每个组件和页面都有这六种状态，设计时一起画，示例里一起给。",
        "Every component and page has these six; draw them together, and show each in a story.",
      ]}
      sections={[
        ...states.map(([id, title, rule, Live]) => ({
          id: `states-${id}`,
          title,
          content: (
            <Shown of={rule}>
              <Live />
            </Shown>
          ),
        })),
        {
          id: "states-more",
          title: ["还要试的", "Try these, too"],
          content: (
            <Points
              of={[
                [
                  "名称长一倍，数量 999+，金额上千万。",
                  "Names twice as long, 999+, tens of millions of yuan.",
                ],
                ["已售罄、店铺停业、活动结束。", "Sold out, shop closed, activity over."],
                ["390 像素宽、文字放大到 200%、只用键盘。", "390 px wide, text at 200 %, keyboard only."],
                ["没有网络、服务器繁忙。", "No network, a busy server."],
              ]}
            />
          ),
        },
      ]}
      title={["状态", "States"]}
    />
  );
}
