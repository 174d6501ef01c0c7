import type { Words } from "@tradehall/ui/component-docs";
import { Tag } from "@tradehall/ui/Tag";
import { contrast } from "../../packages/ui/src/tokens/contrast.ts";
import { contrastPairs } from "../../packages/ui/src/tokens/contrast-pairs.ts";
import { apartPairs, leastApart } from "../../packages/ui/src/tokens/near-pairs.ts";
import { distance } from "../../packages/ui/src/tokens/oklch.ts";
import { dresses } from "./brands.ts";
import { FoundationPage, Points, useSay, WordTable } from "./foundation.tsx";

const schemes = { light: ["浅色", "light"], dark: ["深色", "dark"] } as const satisfies Record<string, Words>;

const dressHeads = dresses.map(
  ({ brand, name, scheme }): Words => [`${name} ${schemes[scheme][0]}`, `${brand} ${schemes[scheme][1]}`],
);

/** Pairs that mean different things and are beside each other, with how far they are from each other in each brand. */
const Apart = () => (
  <WordTable
    caption={[
      "含义不同、会并排出现的颜色，在 OKLab 里的距离",
      "Distance in OKLab of colours that mean different things",
    ]}
    heads={[["样子", "Sample"], ["颜色", "Pair"], ["至少", "Needs"], ...dressHeads]}
    rows={apartPairs.map((pair) => [
      {
        show: (
          <span className="pair-ground">
            {pair.map((token) => (
              <span className="pair-shape" key={token} style={{ background: `var(--mall-color-${token})` }} />
            ))}
          </span>
        ),
      },
      [`\`${pair[0]}\` 和 \`${pair[1]}\``, `\`${pair[0]}\` and \`${pair[1]}\``],
      { show: leastApart.toFixed(2) },
      ...dresses.map(({ tokens }) => ({
        show: distance(tokens.color[pair[0]], tokens.color[pair[1]]).toFixed(2),
      })),
    ])}
  />
);

/** Every pair of colours that may meet on screen, with the ratio it must reach and the one it reaches in each brand. */
function Pairs() {
  const say = useSay();
  return (
    <WordTable
      caption={["每一对颜色的对比度", "Contrast of every pair of colours"]}
      heads={[["样子", "Sample"], ["颜色", "Pair"], ["至少", "Needs"], ...dressHeads]}
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
          id: "contrast-apart",
          title: ["分得开的颜色", "Colours told apart"],
          content: (
            <>
              <p>
                {say([
                  "促销、危险和动作各有含义，又常并排出现，所以在 OKLab 里至少相距 0.1。深色里两种红一样亮就分不开，危险色会再亮一些。",
                  "A sale, a danger and an action mean different things and are often beside each other, so they are at least 0.1 from each other in OKLab. In the dark, where two reds as light as each other look the same, danger is lighter still.",
                ])}
              </p>
              <Apart />
            </>
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
