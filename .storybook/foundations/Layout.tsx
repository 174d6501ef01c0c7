import { Column, Columns } from "@tradehall/ui/Columns";
import type { Words } from "@tradehall/ui/component-docs";
import { Frame } from "@tradehall/ui/Frame";
import { Grid } from "@tradehall/ui/Grid";
import { Inline } from "@tradehall/ui/Inline";
import { Stack } from "@tradehall/ui/Stack";
import type { ReactNode } from "react";
import { breakpoints } from "../../packages/ui/src/tokens/breakpoints.ts";
import { breakpointMeanings } from "../../packages/ui/src/tokens/meanings.ts";
import { FoundationPage, PageLink, Points, Shown, WordTable } from "./foundation.tsx";

const Block = ({ children }: { children: ReactNode }) => <div className="foundation-block">{children}</div>;

const rules: readonly Words[] = [
  [
    "组件没有外边距。距离由父级的 `space` 给出，值是间距令牌。",
    "A component has no outer margin. Its parent's `space` gives the distance, as a step of the spacing scale.",
  ],
  [
    "先用 `Stack`、`Inline`、`Grid`、`Columns`；自己写 flex 或 grid 之前，先看能否由它们组合出来。",
    "Take `Stack`, `Inline`, `Grid` and `Columns` first, before a flex or grid of your own.",
  ],
  [
    '`space` 可以给两个值：`["s", "l"]` 在手机上是 s，在宽屏上是 l。',
    '`space` takes two values: `["s", "l"]` is s on a phone and l on a wide screen.',
  ],
  [
    "越近的东西越有关系：组内用 xs 和 s，组间用 l 和 xl。",
    "What is nearer belongs together: xs and s inside a group, l and xl between groups.",
  ],
  [
    "从 390 像素开始设计。没有横向滚动，只有表格在自己的框里滚。",
    "Design from 390 px. A page never scrolls sideways; only a table does, in its own box.",
  ],
];

const pieces: readonly (readonly [page: string, name: string, what: Words, example: ReactNode])[] = [
  [
    "ui-stack",
    "Stack",
    ["上下排列，距离相等", "One below the other, with equal distance"],
    <Stack key="stack" space="s">
      <Block>1</Block>
      <Block>2</Block>
      <Block>3</Block>
    </Stack>,
  ],
  [
    "ui-inline",
    "Inline",
    ["左右排列，放不下时换行", "Side by side; what does not fit goes to the next line"],
    <Inline key="inline" space="s">
      {["标签", "Tag", "12 件", "满199元减20元", "包邮", "New", "自营"].map((one) => (
        <Block key={one}>{one}</Block>
      ))}
    </Inline>,
  ],
  [
    "ui-grid",
    "Grid",
    ["等宽的格子；columns={4} 在手机上变成 2 列", "Cells of equal width; columns={4} becomes 2 on a phone"],
    <Grid columns={4} key="grid" space="s">
      {["1", "2", "3", "4", "5", "6", "7", "8"].map((one) => (
        <Block key={one}>{one}</Block>
      ))}
    </Grid>,
  ],
  [
    "ui-columns",
    "Columns",
    [
      "宽度不同的栏；768 像素以下改为上下排列（collapseBelow）",
      "Columns of different widths; below 768 px one is under the other (collapseBelow)",
    ],
    <Columns collapseBelow="wide" key="columns" space="l">
      <Column width="sidebar">
        <Block>sidebar</Block>
      </Column>
      <Column>
        <Block>fluid</Block>
      </Column>
    </Columns>,
  ],
  [
    "ui-frame",
    "Frame",
    [
      "页面内容的框：居中，最宽 1200 像素，两边有 gutter；narrow 用于表单和长文",
      "The frame of a page's content: centred, at most 1200 px, with gutters; narrow is for forms and long text",
    ],
    <Frame key="frame" width="narrow">
      <Block>narrow</Block>
    </Frame>,
  ],
];

/** How pages and components are laid out. */
export function Layout() {
  return (
    <FoundationPage
      lead={[
        "五个组件完成布局。下面的例子是活的：改变窗口宽度，看它们怎样变化。",
        "Five components do the layout. The examples are live: change the window's width and see how they follow.",
      ]}
      sections={[
        { id: "layout-rules", title: ["规则", "Rules"], content: <Points of={rules} /> },
        ...pieces.map(([page, name, what, example]) => ({
          id: `layout-${name.toLowerCase()}`,
          title: [name, name] as const,
          content: (
            <Stack space="s">
              <Shown of={what}>{example}</Shown>
              <PageLink of={[`${name} 的全部属性`, `All props of ${name}`]} to={page} />
            </Stack>
          ),
        })),
        {
          id: "layout-breakpoints",
          title: ["断点", "Breakpoints"],
          content: (
            <WordTable
              caption={["断点", "Breakpoints"]}
              heads={[
                ["名称", "Name"],
                ["像素", "px"],
                ["变化", "What changes"],
              ]}
              rows={Object.entries(breakpointMeanings).map(([name, meaning]) => [
                { show: <code>{name}</code> },
                { show: breakpoints[name as keyof typeof breakpoints] },
                meaning,
              ])}
            />
          ),
        },
      ]}
      title={["布局", "Layout"]}
    />
  );
}
