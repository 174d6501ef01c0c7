import { Button } from "@tradehall/ui/Button";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import hongyan from "../brands/hongyan.ts?raw";
import { Code } from "./Code.tsx";
import { FoundationPage, Points, useSay } from "./foundation.tsx";
import { variableLines } from "./variable-lines.ts";

/** Of what a brand is seen first. */
export function Worn() {
  const say = useSay();
  return (
    <Inline space="m">
      <Button>{say(["加入购物车", "Add to cart"])}</Button>
      <Link href="#brands-file">{say(["查看详情", "Details"])}</Link>
    </Inline>
  );
}

/** How a brand comes in. */
export function Brands() {
  return (
    <FoundationPage
      lead={[
        "品牌是一个值。组件和适配层都不认品牌的名字，所以别的商城不用改库，也能穿上自己的品牌。",
        "A brand is a value. No component and no adapter knows it by its name, so that another mall wears its own without a change of the library.",
      ]}
      sections={[
        {
          id: "brands-file",
          title: ["一个有类型的文件", "A typed file"],
          content: (
            <>
              <Points
                of={[
                  [
                    "写不同的部分，其余由它推导，浅色深色都保证对比度。工具栏里的鸿雁办公就是这个文件。",
                    "It says what is different; the rest follows, in light and in dark, with contrast held. 鸿雁办公 of the toolbar is this file.",
                  ],
                ]}
              />
              <Code text={hongyan} />
            </>
          ),
        },
        {
          id: "brands-variables",
          title: ["十行 CSS 变量", "Ten lines of CSS variables"],
          content: (
            <>
              <Points
                of={[
                  [
                    "写在我们的一个品牌之上，不用构建。只管浅色，深色仍是原来的。",
                    "Over a brand of ours, without a build. They hold in light; dark stays as it was.",
                  ],
                ]}
              />
              <Code text={variableLines} />
            </>
          ),
        },
        {
          id: "brands-record",
          title: ["店铺的设置，运行时生效", "The shop's record, at run time"],
          content: (
            <Points
              of={[
                [
                  "运营人员在品牌设置里写 `pcAccentColor`、`pcSignalColor`，服务器推导其余颜色，写进页面的 `<style>`。不是颜色的字不起作用。",
                  "The operator writes `pcAccentColor` and `pcSignalColor` into the branding record; the server derives the other colours and puts them into a `<style>` of the page. What is no colour changes nothing.",
                ],
              ]}
            />
          ),
        },
      ]}
      title={["品牌", "Brands"]}
    />
  );
}
