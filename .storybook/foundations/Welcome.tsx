import { Code } from "./Code.tsx";
// Samples for other shops: the doors that they name are those of the built packages.
import firstUse from "./first-use.txt?raw";
import { FoundationPage, PageLink, Points, Say, WordTable } from "./foundation.tsx";
import ownBrand from "./own-brand.txt?raw";
import { rooms } from "./rooms.ts";
import { foundations, toolbar, tools, use } from "./welcome-words.ts";

/** The library's first page. */
export function Welcome() {
  return (
    <FoundationPage
      lead={[
        "一个中文 B2B 商城的全部界面组件，从价格到收银台：属性进，事件出，组件不请求数据。演示商城只用这些组件做成。",
        "Every screen piece of a Chinese B2B mall, from the price to the cashier: props in, events out, no component fetches. The demonstration mall is made of nothing else.",
      ]}
      sections={[
        { id: "welcome-look", title: ["怎样看", "Look around"], content: <Points of={toolbar} /> },
        {
          id: "welcome-foundations",
          title: ["基础", "Foundations"],
          content: (
            <WordTable
              caption={["基础", "Foundations"]}
              heads={[
                ["页面", "Page"],
                ["内容", "What is on it"],
              ]}
              rows={foundations.map(([page, name, what]) => [
                { show: <PageLink of={name} to={page} /> },
                what,
              ])}
            />
          ),
        },
        {
          id: "welcome-rooms",
          title: ["组件的分类", "Rooms of components"],
          content: (
            <WordTable
              caption={["组件的分类", "Rooms of components"]}
              heads={[
                ["名称", "Room"],
                ["内容", "What is in it"],
              ]}
              rows={rooms.map(([room, ...what]) => [{ show: <strong>{room}</strong> }, what])}
            />
          ),
        },
        {
          id: "welcome-use",
          title: ["用在你的商城", "Use it in your own shop"],
          content: (
            <>
              <Points of={use} />
              <Code text={firstUse} />
            </>
          ),
        },
        {
          id: "welcome-brand",
          title: ["你的品牌", "Your brand"],
          content: (
            <>
              <Say
                of={[
                  "品牌是数据。`defineBrand` 由一种动作色算出悬停、按下、浅底、链接、焦点的颜色和整个深色配色，并保证对比度；`brandCss` 写出样式表。",
                  "A brand is data. From an accent colour `defineBrand` derives hover, pressed, soft, link and focus colours and the whole dark scheme, with contrast held; `brandCss` writes the stylesheet.",
                ]}
              />
              <Code text={ownBrand} />
            </>
          ),
        },
        {
          id: "welcome-tools",
          title: ["工具与扩展", "Tools, and adding to it"],
          content: <Points of={tools} />,
        },
      ]}
      title={["Tradehall 组件库", "Tradehall, the library"]}
    />
  );
}
