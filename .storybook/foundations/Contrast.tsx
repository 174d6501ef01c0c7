import type { Words } from "@tradehall/ui/component-docs";
import { Tag } from "@tradehall/ui/Tag";
import { contrast } from "../../packages/ui/src/tokens/contrast.ts";
import { contrastPairs } from "../../packages/ui/src/tokens/contrast-pairs.ts";
import { dresses } from "./brands.ts";
import { FoundationPage, Points, useSay, WordTable } from "./foundation.tsx";

const schemes = { light: ["浅色", "light"], dark: ["深色", "dark"] } as const satisfies Record<string, Words>;

/** Every pair of colours that may meet on screen, with the ratio it must reach and the one it reaches in each brand. */
function Pairs() {
  const say = useSay();
  return (
    <WordTable
      caption={["每一对颜色的对比度", "Contrast of every pair of colours"]}
      heads={[
        ["样子", "Sample"],
        ["颜色", "Pair"],
        ["至少", "Needs"],
        ...dresses.map(
          ({ brand, name, scheme }): Words => [
            `${name} ${schemes[scheme][0]}`,
            `${brand} ${schemes[scheme][1]}`,
          ],
        ),
      ]}
      rows={contrastPairs.map(({ over, under, ratio }) => [
        {
          show: (
            <span className="pair-ground" style={{ background: `var(--mall-color-${under})` }}>
              {ratio < 4.5 ? (
                <span className="pair-shape" style={{ background: `var(--mall-color-${over})` }} />
              ) : (
                <span style={{ color: `var(--mall-color-${over})` }}>{say(["价格", "Price"])}</span>
              )}
            </span>
          ),
        },
        [`\`${over}\` 在 \`${under}\` 上`, `\`${over}\` on \`${under}\``],
        { show: ratio.toFixed(1) },
        ...dresses.map(({ tokens }) => ({
          show: contrast(tokens.color[over], tokens.color[under]).toFixed(2),
        })),
      ])}
    />
  );
}

/** How readable each brand's colours are upon each other. */
export function Contrast() {
  const say = useSay();
  return (
    <FoundationPage
      lead={[
        "文字与它的底至少 4.5:1，图形和边线至少 3:1（WCAG 2.2 AA）。下面每一对颜色都会在屏幕上相遇，测试在每个品牌、每种配色下检查。",
        "Text needs 4.5:1 to its ground, shapes and edges 3:1 (WCAG 2.2 AA). Every pair below meets on screen, and a test checks each in every brand and scheme.",
      ]}
      sections={[
        {
          id: "contrast-rules",
          title: ["规则", "Rules"],
          content: (
            <Points
              of={[
                [
                  "新的一对颜色先写进 `contrast-pairs.ts`，再用在组件里。",
                  "A new pair goes into `contrast-pairs.ts` before a component uses it.",
                ],
                [
                  "`defineBrand` 由一种动作色算出其余颜色，并保证对比度；给出的颜色互相看不清时，它报出每一对。",
                  "`defineBrand` derives the other colours from an accent and holds the contrast; where given colours cannot be read upon each other, it names each pair.",
                ],
                [
                  "停用的文字没有要求，所以不能把需要读的内容放在停用的控件里。",
                  "Nothing is asked of disabled words, so never put what must be read into a disabled control.",
                ],
                [
                  "颜色不单独表示含义：旁边总有图标或文字。",
                  "Colour alone means nothing: an icon or words are beside it.",
                ],
              ]}
            />
          ),
        },
        {
          id: "contrast-pairs",
          title: ["所有颜色对", "All pairs"],
          content: (
            <>
              <p>
                <Tag tone="info">WCAG 2.2 AA</Tag>{" "}
                {say([`${contrastPairs.length} 对`, `${contrastPairs.length} pairs`])}
              </p>
              <Pairs />
            </>
          ),
        },
      ]}
      title={["对比度", "Contrast"]}
    />
  );
}
